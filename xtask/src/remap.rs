//! A page that says nothing of the machine on which it was built. The compiler writes the place of each source file into
//! the program, for its messages: those of crates and of the standard library begin with the builder's home folder.

use crate::process;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;

/// The variable with flags for the compiler, and what lies between two of them.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";
const BETWEEN: &str = "\x1f";

/// Lets a command that starts cargo call such places by other names. Flags that the user has set stay.
pub fn hide_places(command: &mut Command) {
    let theirs = env::var_os(FLAGS).or_else(|| {
        let plain = env::var("RUSTFLAGS").ok()?;
        Some(plain.split_whitespace().collect::<Vec<_>>().join(BETWEEN).into())
    });
    let sources = process::rustlib().map(|lib| lib.join("src").join("rust"));
    let crates = cargo_home().map(|home| home.join("registry").join("src"));
    let places = [(crates, "crates"), (sources, "rust")];
    let places: Vec<(PathBuf, &str)> = places.into_iter().filter_map(|(path, name)| Some((path?, name))).collect();
    command.env(FLAGS, flags(theirs.as_deref(), &places));
}

/// Flags that call places by other names, after those that are there.
fn flags(theirs: Option<&OsStr>, places: &[(PathBuf, &str)]) -> OsString {
    let mut flags = theirs.unwrap_or_default().to_owned();
    for (path, name) in places {
        if !flags.is_empty() {
            flags.push(BETWEEN);
        }
        flags.push("--remap-path-prefix=");
        flags.push(path);
        flags.push("=");
        flags.push(name);
    }
    flags
}

/// Where cargo keeps the sources of crates.
fn cargo_home() -> Option<PathBuf> {
    let named = env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    named.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_are_there_stay() {
        let places = [(PathBuf::from("/a b"), "c"), (PathBuf::from("/d"), "e")];
        let all = flags(Some("-x\x1f-y".as_ref()), &places);
        assert_eq!(all, "-x\x1f-y\x1f--remap-path-prefix=/a b=c\x1f--remap-path-prefix=/d=e");
        assert_eq!(flags(None, &places[1..]), "--remap-path-prefix=/d=e");
        assert_eq!(flags(None, &[]), "");
    }
}
