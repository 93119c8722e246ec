//! `cargo xtask imports`: no two neighbours in a folder import each other, directly or in a circle. A neighbour is a file, or a folder with
//! all that is in it, so that no two files do so either. The application is compared file by file.
//!
//! A file uses another if its code names something that the other defines. Re-exports are followed to the defining file, so
//! that `use super::X` of a child uses the sibling that defines `X`. A `mod` declaration does not count as a use, nor does a re-export of
//! something from the module's own children. Code for tests alone does not count.

mod circles;
mod resolve;
pub mod sources;
mod uses;

use crate::steps::note;
use crate::test_summary::TestSummary;
use anyhow::Result;
use circles::Graph;
use sources::{Read, Sources, crate_roots};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use uses::Uses;

/// The folders of the packages.
const PACKAGES: [&str; 8] = [
    "",
    "crates/canasta",
    "crates/canasta-app",
    "crates/canasta-cli",
    "crates/canasta-words",
    "crates/canasta-words-build",
    "workload",
    "xtask",
];

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
    let mut faults = Vec::new();
    for graph in circles::graphs(&uses).values() {
        faults.extend(circles::circles(graph).iter().map(|circle| describe(&uses, graph, circle)));
    }
    faults
}

/// `circle: a -> b -> a`, then a line for a use between each two.
fn describe(uses: &Uses, graph: &Graph, circle: &[&str]) -> String {
    let closed: Vec<&str> = circle.iter().chain(circle.first()).copied().collect();
    let mut text = format!("circle: {}", closed.join(" -> "));
    for pair in closed.windows(2) {
        for (user, definer) in &graph[pair[0]][pair[1]] {
            text += &format!("\n    {user} uses {} of {definer}", list(&uses[user][definer]));
        }
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
    use super::circles::BY_FILES;
    use super::*;

    /// The faults of a library of these files. Fails if one of them is no Rust.
    fn faults_in<const N: usize>(files: [(&str, &str); N]) -> Vec<String> {
        faults_below("src", files)
    }

    fn faults_below<const N: usize>(folder: &str, files: [(&str, &str); N]) -> Vec<String> {
        let read = |file: &Path| {
            let text = files.iter().find(|(name, _)| Path::new(folder).join(name) == file);
            text.map(|(_, text)| (*text).to_owned())
        };
        match load(&read, &[Path::new(folder).join("lib.rs")]) {
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
            ["circle: src/a -> src/b -> src/a\n    src/a.rs uses B of src/b.rs\n    src/b.rs uses A of src/a.rs"]
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
        assert_eq!(circle, "circle: a -> b -> c -> a");
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
        assert_eq!(circle_in(files), "circle: room/a -> room/b -> room/a");
    }

    #[test]
    fn an_item_that_a_parent_defines_and_its_use_of_the_child_are_a_circle() {
        let circle = circle_in([
            ("lib.rs", "mod room;"),
            ("room/mod.rs", "mod a; use a::A; pub struct Room(A);"),
            ("room/a.rs", "use super::Room; pub struct A; fn f(_: Room) {}"),
        ]);
        assert_eq!(circle, "circle: room -> room/a -> room");
    }

    #[test]
    fn paths_in_code_and_in_macros_count_without_an_import() {
        let circle = circle_in([
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "pub fn f() { super::b::g(); }"),
            ("b.rs", "pub fn g() { println!(\"{}\", crate::a::f()); }"),
        ]);
        assert_eq!(circle, "circle: a -> b -> a");
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
        assert_eq!(circle, "circle: a -> b -> a");
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

    #[test]
    fn a_folder_uses_and_is_used_with_all_that_is_in_it() {
        let files = [
            ("lib.rs", "mod build; mod finish; mod print;"),
            ("build.rs", "use crate::print::print; pub fn read() {}"),
            ("print.rs", "use crate::finish::ADDRESS; pub fn print() {}"),
            ("finish/mod.rs", "mod address; pub use address::ADDRESS; fn finish() { crate::build::read(); }"),
            ("finish/address.rs", "pub const ADDRESS: u8 = 0;"),
        ];
        assert_eq!(circle_in(files), "circle: build -> print -> finish -> build");
        let faults = faults_in(files);
        let last = faults[0].lines().last().unwrap_or_default();
        assert_eq!(last, "    src/finish/mod.rs uses read of src/build.rs", "the files are named");
    }

    #[test]
    fn folders_whose_files_use_each_other_are_a_circle() {
        let files = [
            ("lib.rs", "mod one; mod other;"),
            ("one/mod.rs", "pub mod a; pub mod b;"),
            ("one/a.rs", "use crate::other::c::C; pub struct A(C);"),
            ("one/b.rs", "pub struct B;"),
            ("other/mod.rs", "pub mod c; pub mod d;"),
            ("other/c.rs", "pub struct C;"),
            ("other/d.rs", "use crate::one::b::B; pub struct D(B);"),
        ];
        assert_eq!(circle_in(files), "circle: one -> other -> one");
        assert!(faults_below(BY_FILES, files).is_empty(), "the application compares the files of its folders");
        let files = files.map(|(name, text)| {
            (name, if name == "other/c.rs" { "use crate::one::a::A; pub struct C(A);" } else { text })
        });
        let faults = faults_below(BY_FILES, files);
        let circle = faults[0].lines().next().unwrap_or_default().replace(BY_FILES, "");
        assert_eq!((faults.len(), circle.as_str()), (1, "circle: one/a -> other/c -> one/a"));
    }
}
