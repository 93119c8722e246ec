//! `cargo xtask imports`: no two files of a crate import each other, directly or in a circle.
//!
//! A file uses another if its code names something that the other defines. Re-exports are followed to the defining file, so
//! that `use super::X` of a child uses the sibling that defines `X`. A `mod` declaration is no use, nor is a re-export of
//! something from the module's own children. Code for tests alone does not count.

mod circles;
mod resolve;
mod sources;
mod uses;

use crate::steps::note;
use crate::test_summary::TestSummary;
use anyhow::Result;
use sources::{FileId, Read, Sources, crate_roots};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use uses::Uses;

/// The folders of the packages.
const PACKAGES: [&str; 6] = ["", "crates/canasta", "crates/canasta-app", "crates/canasta-cli", "workload", "xtask"];

/// The most names that are shown for one use.
const NAMES_SHOWN: usize = 6;

/// Prints the faults in the imports of all packages; with words, only those that touch a path with one of the words.
pub fn check(root: &Path, words: &[String]) -> Result<TestSummary> {
    let read = |file: &Path| std::fs::read_to_string(root.join(file)).ok();
    let roots: Vec<PathBuf> = PACKAGES.iter().flat_map(|folder| crate_roots(root, Path::new(folder))).collect();
    let mut faults = find_faults(&load(&read, &roots)?);
    faults.retain(|fault| words.is_empty() || words.iter().any(|word| fault.contains(word)));
    for fault in &faults {
        println!("{fault}");
    }
    note(format_args!("{} faults in the imports", faults.len()));
    Ok(TestSummary::one(faults.is_empty()))
}

/// Reads the crates with these root files.
fn load(read: Read<'_>, roots: &[PathBuf]) -> Result<Sources> {
    let mut sources = Sources::default();
    for file in roots {
        sources.add_crate(read, file)?;
    }
    Ok(sources)
}

fn find_faults(sources: &Sources) -> Vec<String> {
    let uses = uses::uses(sources);
    circles::circles(&uses).iter().map(|circle| describe(sources, &uses, circle)).collect()
}

/// `circle: a.rs -> b.rs -> a.rs`, then a line for each use.
fn describe(sources: &Sources, uses: &Uses, circle: &[FileId]) -> String {
    let closed: Vec<FileId> = circle.iter().chain(circle.first()).copied().collect();
    let files: Vec<&str> = closed.iter().map(|&file| sources.files[file].as_str()).collect();
    let mut text = format!("circle: {}", files.join(" -> "));
    for (pair, files) in closed.windows(2).zip(files.windows(2)) {
        text += &format!("\n    {} uses {} of {}", files[0], list(&uses[&pair[0]][&pair[1]]), files[1]);
    }
    text
}

/// The names that tie two files; variants and functions of a type that is named are left out.
fn list(names: &BTreeSet<String>) -> String {
    let is_apart = |name: &str| name.split_once("::").is_none_or(|(owner, _)| !names.contains(owner));
    let names: Vec<&str> = names.iter().map(String::as_str).filter(|name| is_apart(name)).collect();
    let more = if names.len() > NAMES_SHOWN { ", …" } else { "" };
    names[..names.len().min(NAMES_SHOWN)].join(", ") + more
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of a library of these files. Fails if one of them is no Rust.
    fn faults_in<const N: usize>(files: [(&str, &str); N]) -> Vec<String> {
        let read = |file: &Path| {
            let text = files.iter().find(|(name, _)| Path::new("src").join(name) == file);
            text.map(|(_, text)| (*text).to_owned())
        };
        match load(&read, &[PathBuf::from("src/lib.rs")]) {
            Ok(sources) => find_faults(&sources),
            Err(error) => panic!("{error:#}"),
        }
    }

    /// The files of the only circle.
    fn circle_in<const N: usize>(files: [(&str, &str); N]) -> String {
        let faults = faults_in(files);
        assert_eq!(faults.len(), 1, "{faults:?}");
        faults[0].lines().next().unwrap_or_default().replace("src/", "")
    }

    #[test]
    fn two_files_that_import_each_other_are_a_circle() {
        let faults = faults_in([
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A(B);"),
            ("b.rs", "use super::a::{self, A}; pub struct B; fn f() { A::new(); }"),
        ]);
        assert_eq!(
            faults,
            [
                "circle: src/a.rs -> src/b.rs -> src/a.rs\n    src/a.rs uses B of src/b.rs\n    src/b.rs uses A of src/a.rs"
            ]
        );
    }

    #[test]
    fn a_circle_of_three_files_is_found() {
        let circle = circle_in([
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            ("b.rs", "use crate::c::C; pub struct B;"),
            ("c.rs", "use crate::a::A; pub struct C;"),
        ]);
        assert_eq!(circle, "circle: a.rs -> b.rs -> c.rs -> a.rs");
    }

    #[test]
    fn a_re_export_is_followed_to_the_file_that_defines_the_item() {
        let files = [
            ("lib.rs", "mod room;"),
            ("room/mod.rs", "mod a; mod b; pub use a::A; pub use b::*;"),
            ("room/a.rs", "use super::B; pub struct A(B);"),
            ("room/b.rs", "pub struct B;"),
        ];
        assert!(faults_in(files).is_empty());
        let files = [files[0], files[1], files[2], ("room/b.rs", "use super::A; pub struct B(A);")];
        assert_eq!(circle_in(files), "circle: room/a.rs -> room/b.rs -> room/a.rs");
    }

    #[test]
    fn an_item_that_a_parent_defines_and_its_use_of_the_child_are_a_circle() {
        let circle = circle_in([
            ("lib.rs", "mod room;"),
            ("room/mod.rs", "mod a; use a::A; pub struct Room(A);"),
            ("room/a.rs", "use super::Room; pub struct A; fn f(_: Room) {}"),
        ]);
        assert_eq!(circle, "circle: room/mod.rs -> room/a.rs -> room/mod.rs");
    }

    #[test]
    fn paths_in_code_and_in_macros_count_without_an_import() {
        let circle = circle_in([
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "pub fn f() { super::b::g(); }"),
            ("b.rs", "pub fn g() { println!(\"{}\", crate::a::f()); }"),
        ]);
        assert_eq!(circle, "circle: a.rs -> b.rs -> a.rs");
    }

    #[test]
    fn a_module_and_a_function_of_one_name_are_told_apart() {
        let files = [
            ("lib.rs", "mod deal; mod b; pub use deal::deal;"),
            ("deal.rs", "pub fn deal() {} pub struct Deck;"),
            ("b.rs", "use crate::deal::{self, Deck}; fn f(_: Deck) { deal::deal(); crate::deal(); }"),
        ];
        assert!(faults_in(files).is_empty());
    }

    #[test]
    fn names_from_globs_and_macros_belong_to_their_file() {
        let circle = circle_in([
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::*; make! { pub enum A { X } } fn f() { g(); }"),
            ("b.rs", "pub fn g() { let _ = crate::a::A::X; }"),
        ]);
        assert_eq!(circle, "circle: a.rs -> b.rs -> a.rs");
    }

    #[test]
    fn tests_and_inline_modules_are_no_files_of_their_own() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "pub struct A; mod inner { use super::A; use crate::b::B; } #[cfg(test)] mod tests;"),
            ("b.rs", "pub struct B; #[cfg(test)] mod tests { use crate::a::A; }"),
        ];
        assert!(faults_in(files).is_empty());
    }
}
