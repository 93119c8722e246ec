//! The words of other languages: a file each, named by its content.

use super::files::Files;
use super::html::replace_once;
use crate::hash;
use anyhow::{Result, anyhow};
use canasta_words_build::Project;
use std::path::Path;

/// The addresses of the files in www/start.js; Trunk.toml leaves them empty.
const ADDRESSES: &str = "const WORDS = {};";

/// The beginning of the names of these files.
const NAME: &str = "words-";

/// Whether the file has the words of a language. It is loaded where that language is spoken.
pub fn is_words(name: &str) -> bool {
    name.starts_with(NAME)
}

/// Adds a file for each language that the game offers, and the addresses to the page. Gives the files by their language tags.
pub fn add(root: &Path, files: &mut Files, page: &str) -> Result<(String, Vec<(String, String)>)> {
    let project = Project::read(&root.join("locales"))
        .map_err(|problems| anyhow!("{}", problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))?;
    let (mut names, mut addresses) = (Vec::new(), Vec::new());
    for language in project.languages.into_iter().filter(|language| language.is_offered()) {
        let tag = language.locale.tag().to_owned();
        let name = format!("{NAME}{tag}-{}.bin", hash::short(&language.table));
        addresses.push(format!("\"{tag}\":\"./{name}\""));
        files.insert(name.clone(), language.table);
        names.push((tag, name));
    }
    let page = replace_once(page, ADDRESSES, &format!("const WORDS = {{{}}};", addresses.join(",")))?;
    Ok((page, names))
}
