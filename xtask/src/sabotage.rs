//! `cargo xtask sabotage`: breaks the game on purpose, one line at a time, and sees that a test notices.
//!
//! It works on a copy of the last commit, so nothing here is touched. A run takes an hour or more: it belongs into the night.

use crate::project::Project;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;
use xshell::{Shell, cmd};

/// A line that is broken, and the test that must fail.
struct Sabotage {
    /// What is broken.
    what: &'static str,
    file: &'static str,
    /// The text that is replaced; it stands once in the file.
    right: &'static str,
    wrong: &'static str,
    test: Test,
}

/// The test that must fail.
#[derive(Clone, Copy)]
enum Test {
    /// A test binary of the game, and words of its tests.
    Rust(&'static str, &'static str),
    /// Words of browser tests.
    Browser(&'static str),
}

const ALL: &[Sabotage] = &[
    Sabotage {
        what: "red threes never count against a side",
        file: "crates/canasta/src/rules/score.rs",
        right: "_ if !has_melded && self.red_threes_negative => true,",
        wrong: "_ if !has_melded && self.red_threes_negative => return 1,",
        test: Test::Rust("scenarios", ""),
    },
    Sabotage {
        what: "a side that has not melded takes an unfrozen pile with a wild",
        file: "crates/canasta/src/rules/state.rs",
        right: "|| (self.rules.frozen_until_melded && self.melds[side].is_empty())",
        wrong: "|| (false && self.melds[side].is_empty())",
        test: Test::Rust("scenarios", ""),
    },
    Sabotage {
        what: "a meld may hold one wild too many",
        file: "crates/canasta/src/rules/lay.rs",
        right: "Some(most) if wilds > most =>",
        wrong: "Some(most) if wilds > most + 1 =>",
        test: Test::Rust("scenarios", ""),
    },
    Sabotage {
        what: "the stock of a sampled state keeps its order",
        file: "crates/canasta/src/rules/sample.rs",
        right: "self.cards[dealt..].shuffle(rng);",
        wrong: "let _ = (&rng, dealt);",
        test: Test::Rust("bots", "order_of_a_sampled_stock"),
    },
    Sabotage {
        what: "a preset changes under old records",
        file: "crates/canasta/src/rules/ruleset/preset.rs",
        right: "concealed: 100,\n    red_threes_negative: false,",
        wrong: "concealed: 150,\n    red_threes_negative: false,",
        test: Test::Rust("records", ""),
    },
    Sabotage {
        what: "a save that was changed from outside passes",
        file: "crates/canasta-app/src/session/save.rs",
        right: "sum.is_some_and(|sum| sum != checksum(&fields))",
        wrong: "sum.is_some_and(|sum| sum == \"\")",
        test: Test::Rust("session", "save_recovery"),
    },
    Sabotage {
        what: "a damaged save is overwritten before a copy of it exists",
        file: "crates/canasta-app/src/session/set_aside.rs",
        right: "Effect::Storage(effect) => !effect.value().is_some_and(is_kept),",
        wrong: "Effect::Storage(effect) => !effect.value().is_some_and(is_kept) || true,",
        test: Test::Rust("session", "save_recovery"),
    },
    Sabotage {
        what: "hidden characters pass into names",
        file: "crates/canasta-app/src/session/name.rs",
        right: "filter(|&letter| !is_hidden(letter))",
        wrong: "filter(|&letter| !is_hidden(letter) || true)",
        test: Test::Rust("session", ""),
    },
    Sabotage {
        what: "the live log is not announced",
        file: "crates/canasta-app/src/view/announcements.rs",
        right: ".attr(\"aria-live\", \"polite\")",
        wrong: ".attr(\"aria-live\", \"off\")",
        test: Test::Browser("screen_reader"),
    },
    Sabotage {
        what: "texts of the dark theme can hardly be seen",
        file: "www/tokens.css",
        right: "--ink-dim: light-dark(#e2efe9, #b3c8c0);",
        wrong: "--ink-dim: light-dark(#e2efe9, #2a4f47);",
        test: Test::Browser("accessibility"),
    },
    Sabotage {
        what: "the service worker takes any file for the right one",
        file: "www/service-worker.js",
        right: "{ integrity: HASHES.get(address), cache: \"no-cache\", priority }",
        wrong: "{ cache: \"no-cache\", priority }",
        test: Test::Browser("wrong byte"),
    },
    Sabotage {
        what: "a form may send to anywhere",
        file: "xtask/src/finish/policy.rs",
        right: "worker-src 'self'; base-uri 'self'; \\\n             form-action 'none'\"",
        wrong: "worker-src 'self'; base-uri 'self'\"",
        test: Test::Browser("security_policy"),
    },
];

/// Breaks every line in turn, or those whose description has one of these words. False if a test has not noticed.
pub fn run(project: &Project, words: &[String]) -> Result<bool> {
    let shell = project.shell()?;
    let copy = project.root.join("target").join("sabotage");
    if !copy.exists() {
        cmd!(shell, "git worktree add --detach {copy} HEAD").quiet().run()?;
    }
    shell.change_dir(&copy);
    cmd!(shell, "git checkout --quiet --force --detach").arg(head(project)?).run()?;
    let chosen: Vec<&Sabotage> = ALL
        .iter()
        .filter(|one| words.is_empty() || words.iter().any(|word| one.what.contains(word.as_str())))
        .collect();
    ensure!(!chosen.is_empty(), "nothing is described like that");
    let mut missed = 0;
    for (number, one) in chosen.iter().enumerate() {
        let is_noticed = one.try_in(&shell, &copy)?;
        missed += u32::from(!is_noticed);
        println!("{:<8}[{}/{}] {}", if is_noticed { "noticed" } else { "MISSED" }, number + 1, chosen.len(), one.what);
    }
    println!("{} noticed, {missed} missed", chosen.len() - missed as usize);
    Ok(missed == 0)
}

/// The last commit.
fn head(project: &Project) -> Result<String> {
    let shell = project.shell()?;
    Ok(cmd!(shell, "git rev-parse HEAD").quiet().read()?)
}

impl Sabotage {
    /// Whether the test fails on the broken line. A test that fails on the right one, and a line that does not compile, are errors.
    fn try_in(&self, shell: &Shell, copy: &Path) -> Result<bool> {
        let path = copy.join(self.file);
        let right = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", self.file))?;
        let wrong = self.broken(&right)?;
        ensure!(self.test.passes(shell)?, "{}: the test fails already", self.what);
        fs::write(&path, wrong)?;
        let compiles = !matches!(self.test, Test::Rust(..)) || cmd!(shell, "cargo check --quiet --lib").run().is_ok();
        let outcome = if compiles { self.test.passes(shell) } else { Ok(true) };
        fs::write(&path, right)?;
        ensure!(compiles, "{}: the broken line does not compile", self.what);
        Ok(!outcome?)
    }

    fn broken(&self, text: &str) -> Result<String> {
        if text.matches(self.right).count() != 1 {
            bail!("{}: its line stands not once in {}", self.what, self.file);
        }
        Ok(text.replacen(self.right, self.wrong, 1))
    }
}

impl Test {
    fn passes(self, shell: &Shell) -> Result<bool> {
        let run = match self {
            Test::Rust(binary, words) => cmd!(shell, "cargo test --quiet --test {binary} {words}"),
            Test::Browser(words) => cmd!(shell, "cargo xtask test browser -- {words}"),
        };
        Ok(run.ignore_stdout().ignore_stderr().quiet().run().is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line that was changed is brought up to date here too.
    #[test]
    fn every_line_stands_once_in_its_file() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for one in ALL {
            let text = fs::read_to_string(root.join(one.file)).unwrap_or_default().replace("\r\n", "\n");
            if let Err(error) = one.broken(&text) {
                panic!("{error:#}");
            }
        }
    }
}
