//! The licences of all that a program is linked from: the game, the crates and the standard library, each with its own text.
//!
//! Licences ask that their texts go with the program. Of a crate with a choice of licences MIT is taken where it is offered.

use crate::project::Project;
use crate::rustup::WASM;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// The name of the file with the licences.
pub const LICENCES: &str = "licences.txt";

const STANDARD_LIBRARY: &str = include_str!("standard-library.txt");
/// What is said of crates whose authors keep no rights.
const UNLICENSE: &str = "Its authors have given it to the public domain: https://unlicense.org";
/// Servers do not always name the encoding of a text; browsers believe this mark first.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The packages of the game beside the library, whose licence is theirs too.
const OWN_PACKAGES: [&str; 4] = ["canasta-app", "canasta-cli", "canasta-page", "canasta-words"];

/// What is shipped.
#[derive(Clone, Copy)]
pub enum Program {
    /// The page.
    Page,
    /// The command line, on this system.
    CommandLine,
}

/// What `cargo metadata` says.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// A crate, as `cargo metadata` describes it.
#[derive(Clone, Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    manifest_path: PathBuf,
}

/// The text of [`LICENCES`] for a program.
pub fn of(project: &Project, program: Program) -> Result<String> {
    let shell = project.shell()?;
    let (target, package) = match program {
        Program::Page => (WASM.to_owned(), "canasta-page"),
        Program::CommandLine => (cmd!(shell, "rustc --print host-tuple").quiet().read()?, "canasta-cli"),
    };
    // What only the compiler runs is not linked.
    let tree = cmd!(
        shell,
        "cargo tree --package {package} --target {target} --edges normal,no-proc-macro --prefix none --no-dedupe"
    );
    let linked = parse_tree(&tree.quiet().read()?);
    let metadata = cmd!(shell, "cargo metadata --format-version 1 --filter-platform {target}").quiet().read()?;
    let metadata: Metadata = serde_json::from_str(&metadata).context("cargo metadata prints something else")?;
    let is_linked = |package: &Package| linked.contains(&(package.name.clone(), package.version.clone()));
    let packages: Vec<Package> = metadata.packages.into_iter().filter(is_linked).collect();
    ensure!(packages.len() == linked.len(), "cargo tree and cargo metadata disagree about the crates");
    compose(&packages)
}

/// Names and versions in what `cargo tree` prints, one crate a line.
fn parse_tree(lines: &str) -> BTreeSet<(String, String)> {
    let parse = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some((name.to_owned(), rest.split(' ').next()?.to_owned()))
    };
    lines.lines().filter_map(parse).collect()
}

/// The texts, each once, below the names of the crates that have it.
fn compose(packages: &[Package]) -> Result<String> {
    let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut game = String::new();
    for package in packages {
        if OWN_PACKAGES.contains(&package.name.as_str()) {
            continue;
        }
        let text = text_of(package, packages)?;
        if package.name == "canasta" {
            game = text;
        } else {
            names.entry(text).or_default().push(format!("{} {}", package.name, package.version));
        }
    }
    let mut parts: Vec<(String, String)> = names
        .into_iter()
        .map(|(text, mut names)| {
            names.sort();
            (names.join(", "), text)
        })
        .collect();
    parts.sort();
    parts.push(("The standard library of Rust".to_owned(), STANDARD_LIBRARY.trim().to_owned()));
    let mut out = format!(
        "{BYTE_ORDER_MARK}Canasta is free software, under the MIT licence below or, as you prefer, the Apache-2.0 licence \
         (https://www.apache.org/licenses/LICENSE-2.0).\n\n{game}\n\nIt contains these libraries, under their own licences.\n"
    );
    for (title, text) in parts {
        out += &format!("\n{}\n{title}\n\n{text}\n", "-".repeat(72));
    }
    Ok(out)
}

/// The licence of a crate: its own files, else those of a crate from the same repository.
fn text_of(package: &Package, all: &[Package]) -> Result<String> {
    let repository = package.repository.as_deref().unwrap_or_default();
    let is_relative = |other: &&Package| {
        let root = other.repository.as_deref().unwrap_or_default().trim_end_matches(".git");
        let rest = repository.strip_prefix(root).filter(|_| !root.is_empty());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '.']))
    };
    for source in std::iter::once(package).chain(all.iter().filter(is_relative)) {
        let text = files_of(source, package.license.as_deref().unwrap_or_default())?;
        if !text.is_empty() {
            return Ok(text);
        }
    }
    // Some crates have it at the head of their source alone.
    let head = package.manifest_path.parent().map(|folder| folder.join("src").join("lib.rs"));
    let head = head.and_then(|file| fs::read_to_string(file).ok()).and_then(|source| licence_at_head(&source));
    if let Some(text) = head {
        return Ok(text);
    }
    // It asks for nothing, and crates name it without its text.
    if package.license.as_deref() == Some("Unlicense") {
        return Ok(UNLICENSE.to_owned());
    }
    anyhow::bail!(
        "{} {} carries no text of its licence, nor does a crate from its repository",
        package.name,
        package.version
    )
}

/// The licence in the comment that a source begins with.
fn licence_at_head(source: &str) -> Option<String> {
    let (comment, _) = source.trim_start().strip_prefix("/*")?.split_once("*/")?;
    let lines = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
    let text = lines.collect::<Vec<_>>().join("\n").trim().to_owned();
    text.contains("Permission is hereby granted").then_some(text)
}

fn is_licence(name: &str) -> bool {
    let name = name.to_uppercase();
    ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"].iter().any(|start| name.starts_with(start))
}

/// The files that the licence expression of a crate asks for, among its licence files.
fn chosen<'a>(names: &[&'a str], expression: &str) -> Vec<&'a str> {
    let has = |name: &str, word| name.to_uppercase().contains(word);
    let is_choice = !expression.contains("AND") && expression.split(['/', ' ']).any(|licence| licence == "MIT");
    let is_part_choice =
        ["(MIT OR Apache-2.0)", "(Apache-2.0 OR MIT)"].iter().any(|choice| expression.contains(choice));
    let with_mit = names.iter().any(|name| has(name, "MIT"));
    let is_needed = |name: &&str| match () {
        () if is_choice && with_mit => has(name, "MIT"),
        () if is_part_choice && with_mit => !has(name, "APACHE"),
        () => true,
    };
    names.iter().copied().filter(is_needed).collect()
}

/// The licence files in the folder of a crate that are needed.
fn files_of(package: &Package, expression: &str) -> Result<String> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let names: BTreeSet<String> = fs::read_dir(folder)
        .with_context(|| format!("reading {} failed", folder.display()))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).filter(|name| is_licence(name)).collect();
    let mut texts = Vec::new();
    for name in chosen(&names, expression) {
        let text = fs::read_to_string(folder.join(name))?;
        // Line ends differ between crates, and texts that are otherwise the same are shown once.
        texts.push(text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim().to_owned());
    }
    Ok(texts.join("\n\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_may_stand_at_the_head_of_a_source() {
        let source = "/* \n * A library\n * \n * Permission is hereby granted, free of charge\n */\n\nuse std::fmt;\n";
        let text = "A library\n\nPermission is hereby granted, free of charge";
        assert_eq!(licence_at_head(source).as_deref(), Some(text));
        for other in ["use std::fmt;\n", "/* A library */\nuse std::fmt;\n"] {
            assert_eq!(licence_at_head(other), None, "{other}");
        }
    }

    #[test]
    fn mit_is_chosen_where_it_is_offered() {
        let names = ["COPYRIGHT", "LICENSE-APACHE", "LICENSE-MIT", "LICENSE-UNICODE"];
        for expression in ["MIT", "MIT OR Apache-2.0", "Apache-2.0/MIT", "BSD-2-Clause OR Apache-2.0 OR MIT"] {
            assert_eq!(chosen(&names, expression), ["LICENSE-MIT"], "{expression}");
        }
        let of_unicode = "(MIT OR Apache-2.0) AND Unicode-3.0";
        assert_eq!(chosen(&names, of_unicode), ["COPYRIGHT", "LICENSE-MIT", "LICENSE-UNICODE"]);
        for expression in ["Apache-2.0", "MIT-0", "MIT AND Apache-2.0", ""] {
            assert_eq!(chosen(&names, expression), names, "{expression}");
        }
        assert_eq!(chosen(&["LICENSE"], "MIT"), ["LICENSE"]);
    }

    #[test]
    fn a_tree_is_read_line_by_line() {
        let tree = "canasta v0.1.0 (/a folder)\nrand v0.10.3\nrand v0.10.3 (*)\n";
        let expected = [("canasta", "0.1.0"), ("rand", "0.10.3")];
        assert_eq!(parse_tree(tree), expected.map(|(name, version)| (name.to_owned(), version.to_owned())).into());
    }

    /// A folder with crates, removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Result<Self> {
            let folder = std::env::temp_dir().join(format!("canasta-licences-{name}-{}", std::process::id()));
            fs::create_dir_all(&folder)?;
            Ok(Self(folder))
        }

        fn package(&self, name: &str, license: &str, repository: &str, files: &[(&str, &str)]) -> Result<Package> {
            let folder = self.0.join(name);
            fs::create_dir_all(&folder)?;
            for (file, text) in files {
                fs::write(folder.join(file), text)?;
            }
            Ok(Package {
                name: name.to_owned(),
                version: "1.0.0".to_owned(),
                license: Some(license.to_owned()),
                repository: Some(repository.to_owned()),
                manifest_path: folder.join("Cargo.toml"),
            })
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn every_crate_stands_above_its_own_text() -> Result<()> {
        let folder = Folder::new("texts")?;
        let both = [("LICENSE-MIT", "Copyright Ada\r\nMIT text\n"), ("LICENSE-APACHE", "Apache text")];
        let packages = [
            folder.package("canasta", "MIT OR Apache-2.0", "", &[("LICENSE-MIT", "Copyright us")])?,
            folder.package("b", "MIT OR Apache-2.0", "https://x/b", &both)?,
            folder.package("a", "MIT", "https://x/a", &[("LICENSE", "Copyright Ada\nMIT text")])?,
            folder.package("b-part", "MIT OR Apache-2.0", "https://x/b/tree/part", &[])?,
            folder.package(
                "c",
                "MIT AND Zlib",
                "https://x/c",
                &[("LICENSE-MIT", "Copyright C"), ("LICENSE-ZLIB", "zlib text")],
            )?,
            folder.package("d", "Unlicense", "https://x/d", &[])?,
        ];
        let text = compose(&packages)?;
        let place = |part: &str| text.find(part).with_context(|| format!("no {part:?} in\n{text}"));
        assert!(place("Copyright us")? < place("a 1.0.0, b 1.0.0, b-part 1.0.0\n\nCopyright Ada\nMIT text\n")?);
        place("c 1.0.0\n\nCopyright C\n\nzlib text\n")?;
        place("d 1.0.0\n\nIts authors have given it to the public domain")?;
        place("The standard library of Rust\n")?;
        assert!(!text.contains("Apache text"), "the choice is MIT");
        Ok(())
    }

    #[test]
    fn a_crate_without_a_text_is_named() -> Result<()> {
        let folder = Folder::new("missing")?;
        let error =
            compose(&[folder.package("bare", "MIT", "https://x/bare", &[])?]).err().map(|error| error.to_string());
        assert!(error.is_some_and(|error| error.starts_with("bare 1.0.0 carries no text")));
        Ok(())
    }

    #[test]
    fn both_programs_have_the_texts_of_what_they_are_linked_from() -> Result<()> {
        let project = Project::find()?;
        let page = of(&project, Program::Page)?;
        let command_line = of(&project, Program::CommandLine)?;
        let title =
            |text: &str, name: &str| text.lines().any(|line| line.split(", ").any(|part| part.starts_with(name)));
        for (name, in_page, in_command_line) in [
            ("serde ", true, true),
            ("web-sys ", true, false),
            ("gloo-events ", true, false),
            ("clap_builder ", false, true),
        ] {
            assert_eq!(title(&page, name), in_page, "{name}");
            assert_eq!(title(&command_line, name), in_command_line, "{name}");
        }
        // Compilers' tools and test libraries are not shipped.
        for name in ["syn ", "serde_derive ", "criterion ", "axum "] {
            assert!(!title(&page, name) && !title(&command_line, name), "{name}");
        }
        Ok(())
    }
}
