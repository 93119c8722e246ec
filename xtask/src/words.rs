//! `cargo xtask test words`: another implementation of Fluent says every message of every language too.

use crate::project::Project;
use crate::steps::note;
use crate::test_summary::TestSummary;
use anyhow::{Result, anyhow};
use canasta_words_build::Problem;
use std::fs;
use std::path::PathBuf;
use xshell::cmd;

/// The script that compares, and the package that it compares with.
const FOLDER: &str = "tests/words";

/// Compares every message with what `@fluent/bundle` says, and numbers with what the browser's `Intl` writes.
pub fn check(project: &Project) -> Result<TestSummary> {
    if which::which("npm").is_err() {
        note("there is no Node.js: the words are not compared with another implementation");
        return Ok(TestSummary::default());
    }
    let shell = project.shell()?;
    let texts = project.target.join("words.json");
    let said =
        cmd!(shell, "cargo run --quiet --package canasta-words-build --example say -- locales").quiet().read()?;
    shell.write_file(&texts, said)?;
    let locales = project.root.join("locales");
    shell.change_dir(FOLDER);
    if !shell.path_exists("node_modules/@fluent/bundle") {
        cmd!(shell, "npm ci --silent --no-audit --no-fund").quiet().run()?;
    }
    Ok(TestSummary::one(cmd!(shell, "node opinion.mjs {locales} {texts}").run().is_ok()))
}

/// Writes the table of English with accents, which the browser tests serve in the place of a language. It is no part of the page.
pub fn write_accented(project: &Project) -> Result<PathBuf> {
    let folder = project.root.join("locales");
    let refused =
        |problems: Vec<Problem>| anyhow!("{}", problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    let words = canasta_words_build::Project::read(&folder).map_err(refused)?;
    let path = project.target.join("accented.words");
    fs::write(&path, words.accented(&folder).map_err(refused)?)?;
    Ok(path)
}
