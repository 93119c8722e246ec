//! The service worker: www/service-worker.js with the list of the page's files.

use super::files::{INDEX, is_kept_offline};
use super::html::replace_once;
use crate::hash;
use anyhow::Result;
use std::collections::BTreeMap;

/// Fills in the name of the build, and the files that it keeps with their hashes.
pub fn build(script: &str, files: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let mut list = String::new();
    for (name, bytes) in files.iter().filter(|(name, _)| is_kept_offline(name)) {
        // Some hosts redirect index.html to its folder.
        let address = if name == INDEX { "" } else { name };
        list += &format!("  [\"./{address}\", \"{}\"],\n", hash::integrity(bytes));
    }
    let build = hash::short((list.clone() + script).as_bytes());
    let script = replace_once(script, "const BUILD = \"\";", &format!("const BUILD = \"{build}\";"))?;
    replace_once(&script, "const FILES = [];", &format!("const FILES = [\n{list}];"))
}
