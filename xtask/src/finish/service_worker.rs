//! The service worker, from www/service-worker.js and the list of files that are really there.

use super::draft::{Draft, INDEX, replace_one};
use super::files::is_kept_offline;
use crate::failure::{Failure, Result};
use crate::pack;
use crate::project::Project;
use std::fmt::Write;

/// Fills in which build this is, and its files with their hashes.
pub fn write(project: &Project, draft: &Draft) -> Result<String> {
    let path = project.root.join("www").join("service-worker.js");
    let script = std::fs::read_to_string(&path).map_err(|error| Failure::io("reading", &path, &error))?;
    let mut files = String::new();
    for (name, bytes) in draft.files().filter(|(name, _)| is_kept_offline(name)) {
        // Some hosts send whoever asks for the index by its name to the folder.
        let address = if name == INDEX { "./".to_owned() } else { format!("./{name}") };
        let _ = writeln!(files, "  [\"{address}\", \"{}\"],", pack::integrity(bytes));
    }
    let build = pack::short_hash((files.clone() + &script).as_bytes());
    let script = replace_one(&script, "const BUILD = \"\";", &format!("const BUILD = \"{build}\";"))?;
    replace_one(&script, "const FILES = [];", &format!("const FILES = [\n{files}];"))
}
