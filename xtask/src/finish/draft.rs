//! The files of a page that is not finished yet, and cutting in its texts.

use crate::failure::{Failure, Result};
use crate::site::Site;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The front page.
pub const INDEX: &str = "index.html";

/// Every file of the staging folder.
pub struct Draft {
    folder: PathBuf,
    files: BTreeMap<String, Vec<u8>>,
    /// The names that were there at the start.
    found: BTreeSet<String>,
}

impl Draft {
    /// Reads the folder.
    pub fn read(folder: PathBuf) -> Result<Self> {
        let site = Site::read(&folder)?;
        let files: BTreeMap<String, Vec<u8>> =
            site.files().map(|(name, bytes)| (name.to_owned(), bytes.to_vec())).collect();
        let found = files.keys().cloned().collect();
        Ok(Self { folder, files, found })
    }

    /// Every file, in the order of the names.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// The bytes of a file.
    pub fn bytes(&self, name: &str) -> Result<&[u8]> {
        self.files.get(name).map(Vec::as_slice).ok_or_else(|| missing(&format!("the page has no file {name}")))
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Result<&str> {
        std::str::from_utf8(self.bytes(name)?).map_err(|_| missing(&format!("{name} is no text")))
    }

    /// The text of a file, which is one no longer.
    pub fn take(&mut self, name: &str) -> Result<String> {
        let text = self.text(name)?.to_owned();
        self.files.remove(name);
        Ok(text)
    }

    /// Adds or replaces a file.
    pub fn put(&mut self, name: &str, text: impl Into<Vec<u8>>) {
        self.files.insert(name.to_owned(), text.into());
    }

    /// Brings the folder to what this holds.
    pub fn write(self) -> Result<()> {
        for name in self.found.iter().filter(|name| !self.files.contains_key(*name)) {
            let path = self.folder.join(name);
            std::fs::remove_file(&path).map_err(|error| Failure::io("deleting", &path, &error))?;
        }
        for (name, bytes) in &self.files {
            let path = self.folder.join(name);
            std::fs::write(&path, bytes).map_err(|error| Failure::io("writing", &path, &error))?;
        }
        Ok(())
    }
}

/// What stands between two marks, of which the first comes once.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> Result<&'a str> {
    let mut places = text.match_indices(start);
    let (Some((at, _)), None) = (places.next(), places.next()) else {
        return Err(missing(&format!("the page should have one `{start}`")));
    };
    let rest = &text[at + start.len()..];
    let end = rest.find(end).ok_or_else(|| missing(&format!("after `{start}` there should be `{end}`")))?;
    Ok(&rest[..end])
}

/// Replaces what must be there exactly once.
pub fn replace_one(text: &str, old: &str, new: &str) -> Result<String> {
    if text.matches(old).count() == 1 {
        return Ok(text.replacen(old, new, 1));
    }
    Err(missing(&format!("the page should have one `{old}`")))
}

/// Something that Trunk, wasm-bindgen or www/ used to bring is not there.
pub fn missing(what: &str) -> Failure {
    Failure::new(
        format!("the page cannot be finished: {what}"),
        "has index.html, www/, or the version of Trunk or wasm-bindgen changed? xtask/src/finish must follow",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cutting_is_strict() {
        assert_eq!(between("a<b>c</b>", "<b>", "</b>").ok(), Some("c"));
        assert!(between("a<b>c", "<b>", "</b>").is_err());
        assert!(between("<b><b></b>", "<b>", "</b>").is_err());
        assert_eq!(replace_one("a-b", "-", "+").ok().as_deref(), Some("a+b"));
        assert!(replace_one("a--b", "-", "+").is_err());
        assert!(replace_one("ab", "-", "+").is_err());
    }
}
