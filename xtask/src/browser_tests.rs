//! The browser part of `cargo xtask test`: the finished page, served below a sub-path, in a real Chromium.

use crate::cargo_tool::CargoTool;
use crate::project::Project;
use crate::quality::Quality;
use crate::server::Server;
use crate::steps::Steps;
use crate::test_summary::TestSummary;
use crate::{chromium, dist, npm, words};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use xshell::{Shell, cmd};

/// The address path of the page. An absolute address in the page would work at the root and fail here.
const MOUNT: &str = "/games/canasta/";
/// The oldest Node.js that runs the tests.
const OLDEST_NODE: u32 = 20;

/// The command line of Playwright Test.
pub const PLAYWRIGHT: &str = "node_modules/@playwright/test/cli.js";

/// The tag of the tests of a quick run.
const QUICK: &str = "@quick";

/// Runs the tests that a quick run has, on a page that is built quickly.
pub fn run_quick(project: &Project) -> Result<TestSummary> {
    test(project, Quality::Quick, &["test", "--grep", QUICK, "--project", "chromium"].map(str::to_owned), None)
}

/// Runs the browser tests whose file or name contains one of the words; all of them without words. Words that begin with a hyphen are
/// options of Playwright Test, like `--headed` or `--shard=1/2`.
pub fn run(project: &Project, words: &[String]) -> Result<TestSummary> {
    let (options, words): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| word.starts_with('-'));
    let mut arguments = vec!["test".to_owned()];
    if !words.is_empty() {
        let words: Vec<String> = words.into_iter().map(|word| literal_pattern(word)).collect();
        arguments.extend(["--grep".to_owned(), format!("/{}/i", words.join("|"))]);
    }
    arguments.extend(options.into_iter().cloned());
    test(project, Quality::Release, &arguments, signalling_server(project))
}

/// The signalling server for the tests, which are skipped without it.
pub fn signalling_server(project: &Project) -> Option<PathBuf> {
    let server = CargoTool::matchbox_server();
    Steps::new(1)
        .step(&server.title(), || server.ensure(project))
        .inspect_err(|why| println!("      the tests of a signalling server are left out: {why:#}"))
        .ok()
}

/// `server` is the signalling server, without which its tests are skipped.
fn test(project: &Project, quality: Quality, arguments: &[String], server: Option<PathBuf>) -> Result<TestSummary> {
    on_page(project, quality, "tests", PLAYWRIGHT, arguments, |mut runner| {
        runner.envs(server.map(|server| ("MATCHBOX_SERVER", server)));
        let summary = TestSummary::of_run(runner, TestSummary::from_browser)?;
        Ok((summary, format!("passed: {}, failed: {}", summary.passed, summary.failed)))
    })
}

/// The regular expression that matches a text itself.
fn literal_pattern(text: &str) -> String {
    let mut pattern = String::new();
    for letter in text.chars() {
        if letter.is_ascii_punctuation() {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern
}

/// Builds the page, serves it, and runs a script of tests/browser on it.
pub fn on_page<T>(
    project: &Project,
    quality: Quality,
    what: &str,
    script: &str,
    words: &[String],
    run: impl FnOnce(Command) -> Result<(T, String)>,
) -> Result<T> {
    let shell = project.shell()?;
    let folder = project.root.join("tests").join("browser");
    let mut steps = Steps::new(4 + dist::STEPS);
    let node = steps.step("Node.js", || find_node(&shell))?;
    steps.step("npm packages of the browser tests", || Ok(((), install_packages(&shell, &folder)?)))?;
    let chrome = steps.step("Chromium", || chromium::ensure(&shell))?;
    dist::build(project, quality, &mut steps)?;

    let server = Server::bind([0], project.dist(), MOUNT)?;
    let url = server.url()?;
    std::thread::spawn(move || server.serve());
    shell.change_dir(&folder);
    let accented = words::write_accented(project)?;
    let mut runner = cmd!(shell, "{node} {script} {words...}")
        .env("CHROME", chrome)
        .env("CANASTA_URL", &url)
        .env("CANASTA_ACCENTED", accented);
    let package = npm::folder(project);
    if package.join("browser.js").exists() {
        runner = runner.env("CANASTA_NPM", package);
    }
    steps.step(&format!("{what} against {url}"), || run(runner.into()))
}

/// The module that drives Chromium, installed where it is missing.
pub fn playwright(project: &Project) -> Result<PathBuf> {
    let folder = project.root.join("tests").join("browser");
    install_packages(&project.shell()?, &folder)?;
    Ok(folder.join("node_modules/@playwright/test/index.js"))
}

fn find_node(shell: &Shell) -> Result<(PathBuf, String)> {
    let by_hand = format!("install Node.js {OLDEST_NODE} or newer with npm, from https://nodejs.org");
    let node = which::which("node").with_context(|| by_hand.clone())?;
    let version = cmd!(shell, "{node} --version").quiet().read()?;
    let major = version.trim_start_matches('v').split('.').next().and_then(|number| number.parse::<u32>().ok());
    if major.is_none_or(|major| major < OLDEST_NODE) {
        bail!("{} has version {version}: {by_hand}", node.display());
    }
    let note = format!("{version}, {}", node.display());
    Ok((node, note))
}

/// Runs `npm ci` unless the installed packages are newer than the lock file.
fn install_packages(shell: &Shell, folder: &Path) -> Result<String> {
    let modified = |name: &str| -> Option<SystemTime> { fs::metadata(folder.join(name)).ok()?.modified().ok() };
    if modified("node_modules/.package-lock.json") > modified("package-lock.json") {
        return Ok("there already".to_owned());
    }
    let npm = which::which("npm").context("install Node.js with npm, from https://nodejs.org")?;
    cmd!(shell, "{npm} ci --prefix {folder} --no-audit --no-fund --loglevel=error").run()?;
    Ok("installed".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A quick run stays quick.
    #[test]
    fn ten_browser_tests_are_quick() -> Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/browser");
        let mut marked = 0;
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.to_string_lossy().ends_with(".test.mjs") {
                marked += fs::read_to_string(&path)?.matches(&format!("{{ tag: \"{QUICK}\" }}")).count();
            }
        }
        assert_eq!(marked, 10);
        Ok(())
    }

    /// What only Chromium understands stands in one file, as each other engine has a harness of its own.
    #[test]
    fn no_browser_test_names_a_private_call_of_an_engine() -> Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/browser");
        let mut named = Vec::new();
        for part in ["", "lib", "bench"] {
            for entry in fs::read_dir(folder.join(part))? {
                let path = entry?.path();
                if path.extension().is_some_and(|ending| ending == "mjs") {
                    let calls = ["newCDPSession", "connectOverCDP"];
                    let text = fs::read_to_string(&path)?;
                    named.extend(calls.into_iter().filter(|call| text.contains(call)).map(|call| (path.clone(), call)));
                }
            }
        }
        assert_eq!(named, [(folder.join("lib").join("chromium.mjs"), "newCDPSession")]);
        Ok(())
    }
}
