//! Strict changes to the page: text that is expected must be there exactly once.

use crate::hash;
use anyhow::{Context, Result, ensure};
use regex::{Captures, Regex};
use std::collections::BTreeMap;

/// Replaces text that must occur exactly once.
pub fn replace_once(text: &str, old: &str, new: &str) -> Result<String> {
    ensure!(text.matches(old).count() == 1, "expected `{old}` exactly once: have index.html, www/ or Trunk changed?");
    Ok(text.replacen(old, new, 1))
}

/// Fills in every empty `integrity` attribute with the hash of the linked file.
pub fn fill_integrity(page: &str, files: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let link = Regex::new(r#"href="\./([^"]+)" integrity="""#)?;
    for captures in link.captures_iter(page) {
        ensure!(files.contains_key(&captures[1]), "index.html links {}, which is missing", &captures[1]);
    }
    let fill = |captures: &Captures<'_>| {
        let hash = files.get(&captures[1]).map(|bytes| hash::integrity(bytes)).unwrap_or_default();
        format!("href=\"./{}\" integrity=\"{hash}\"", &captures[1])
    };
    Ok(link.replace_all(page, fill).into_owned())
}

/// The only file name that begins and ends so.
pub fn find_name<'a>(files: &'a BTreeMap<String, Vec<u8>>, start: &str, end: &str) -> Result<&'a str> {
    let mut names = files.keys().filter(|name| name.starts_with(start) && name.ends_with(end));
    let name = names.next().with_context(|| format!("Trunk has staged no {start}…{end}"))?;
    ensure!(names.next().is_none(), "Trunk has staged several {start}…{end}");
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replacement_needs_exactly_one_match() {
        assert_eq!(replace_once("a-b", "-", "+").ok().as_deref(), Some("a+b"));
        assert!(replace_once("a--b", "-", "+").is_err());
        assert!(replace_once("ab", "-", "+").is_err());
    }

    #[test]
    fn empty_integrity_attributes_get_the_hash_of_their_file() {
        let files = BTreeMap::from([("a.css".to_owned(), b"a".to_vec())]);
        let page = fill_integrity("<link href=\"./a.css\" integrity=\"\">", &files).ok();
        assert_eq!(page, Some(format!("<link href=\"./a.css\" integrity=\"{}\">", hash::integrity(b"a"))));
        assert!(fill_integrity("<link href=\"./b.css\" integrity=\"\">", &files).is_err());
    }
}
