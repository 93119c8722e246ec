//! The table of docs/figures.md.

use crate::project::Project;
use anyhow::{Context, Result, ensure};
use std::fmt;
use std::fs;
use xshell::{Shell, cmd};

/// The list of all figures.
pub const LIST: &str = "docs/figures.md";
/// The digits of a commit in the table.
pub const DIGITS: usize = 7;
/// The columns of the table.
const COLUMNS: usize = 6;
/// What the column of the way says of figures that `--run` measures.
const RUN: &str = "`--run`";
/// What it says of those that are measured by hand, as the command is short.
const HAND: &str = "by hand";

/// How a figure is measured again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// By this command, in minutes. A release demands it.
    Run,
    /// By the command of the row, in minutes. A release demands it.
    Hand,
    /// In hours or days, by a workflow. The text names the commit of the program that it belongs to.
    Older,
}

/// What a figure depends on: a file or a folder, or the lines of a file that have a word.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Dependency {
    path: String,
    word: Option<String>,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    pub name: String,
    pub commit: String,
    pub again: Again,
    dependencies: Vec<Dependency>,
}

/// Whether what a figure depends on is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Freshness {
    Fresh,
    /// The number of files that differ, and the first of them.
    Changed(usize, String),
    /// The commit is in no history that this checkout has.
    UnknownCommit,
}

impl Freshness {
    pub fn is_fresh(&self) -> bool {
        *self == Self::Fresh
    }
}

impl fmt::Display for Freshness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fresh => write!(f, "fresh"),
            Self::Changed(1, path) => write!(f, "{path} has changed"),
            Self::Changed(files, path) => write!(f, "{files} files have changed, the first is {path}"),
            Self::UnknownCommit => write!(f, "the commit is not in this checkout: git fetch --unshallow"),
        }
    }
}

/// The rows of the table.
pub fn read(project: &Project) -> Result<Vec<Figure>> {
    parse(&fs::read_to_string(project.root.join(LIST)).with_context(|| format!("{LIST} is missing"))?)
}

fn parse(text: &str) -> Result<Vec<Figure>> {
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let figures: Vec<Figure> = rows.map(|row| parse_row(row).with_context(|| row.to_owned())).collect::<Result<_>>()?;
    for (at, figure) in figures.iter().enumerate() {
        ensure!(figures[..at].iter().all(|other| other.name != figure.name), "two figures are called {}", figure.name);
    }
    Ok(figures)
}

fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

fn parse_row(row: &str) -> Result<Figure> {
    let cells = cells(row);
    let [name, _, commit, again, _, dependencies] = cells[..] else {
        anyhow::bail!("a row has {COLUMNS} columns");
    };
    ensure!(commit.len() == DIGITS, "a commit has {DIGITS} digits");
    let dependency = |quoted: &str| {
        let path = quoted.trim_matches('`');
        let (path, word) = path.split_once('#').map_or((path, None), |(path, word)| (path, Some(word.to_owned())));
        Dependency { path: path.to_owned(), word }
    };
    Ok(Figure {
        name: name.trim_matches('`').to_owned(),
        commit: commit.to_owned(),
        again: match again {
            RUN => Again::Run,
            HAND => Again::Hand,
            _ => Again::Older,
        },
        dependencies: dependencies.split_whitespace().map(dependency).collect(),
    })
}

/// The table with another commit of a figure.
pub fn with_commit(text: &str, name: &str, commit: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        match cells(line.trim_end())[..] {
            [_, _, old, _, _, _] if line.starts_with(&format!("| `{name}` |")) => {
                out.push_str(&line.replacen(&format!("| {old} |"), &format!("| {commit} |"), 1));
            }
            _ => out.push_str(line),
        }
    }
    out
}

impl Figure {
    /// Whether what it depends on is as it was at its commit.
    pub fn freshness(&self, project: &Project) -> Result<Freshness> {
        let shell = project.shell()?;
        let commit = &self.commit;
        let object = format!("{commit}^{{commit}}");
        if cmd!(shell, "git rev-parse --verify --quiet --end-of-options {object}")
            .quiet()
            .ignore_stdout()
            .run()
            .is_err()
        {
            return Ok(Freshness::UnknownCommit);
        }
        let mut changed = Vec::new();
        for dependency in &self.dependencies {
            let path = &dependency.path;
            match &dependency.word {
                None => {
                    let names = cmd!(shell, "git diff --name-only {commit} -- {path}").quiet().read()?;
                    changed.extend(names.lines().map(str::to_owned));
                }
                Some(word) => {
                    let now = fs::read_to_string(project.root.join(path)).unwrap_or_default();
                    let then = at_commit(&shell, commit, path);
                    if lines_with(&now, word) != lines_with(&then, word) {
                        changed.push(path.clone());
                    }
                }
            }
        }
        changed.dedup();
        Ok(match changed.first() {
            None => Freshness::Fresh,
            Some(first) => Freshness::Changed(changed.len(), first.clone()),
        })
    }

    /// What it depends on and what is not committed.
    pub fn uncommitted(&self, project: &Project) -> Result<Vec<String>> {
        let shell = project.shell()?;
        let paths: Vec<&String> = self.dependencies.iter().map(|dependency| &dependency.path).collect();
        let status = cmd!(shell, "git status --porcelain -- {paths...}").quiet().read()?;
        Ok(status.lines().filter_map(|line| line.get(3..)).map(str::to_owned).collect())
    }
}

/// A file as it was; empty if there was none.
fn at_commit(shell: &Shell, commit: &str, path: &str) -> String {
    let place = format!("{commit}:{path}");
    cmd!(shell, "git show {place}").quiet().ignore_stderr().read().unwrap_or_default()
}

fn lines_with<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    text.lines().filter(|line| line.split_whitespace().any(|part| part == word)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::measures::MEASURES;
    use super::*;

    const TABLE: &str = "\
| Name | Figures | Commit | Again | Command | Depends on |
| --- | --- | --- | --- | --- | --- |
| `sizes` | Sizes | 1234567 | `--run` | `cargo xtask size` | `src` `Cargo.lock` |
| `ladder` | Ladder | 89abcde | workflow | as given there | `workload/decisions.txt#classic` |
";

    #[test]
    fn rows_are_read_and_a_commit_is_replaced() -> Result<()> {
        let figures = parse(TABLE)?;
        assert_eq!(figures[0].again, Again::Run);
        assert_eq!(figures[0].dependencies.len(), 2);
        assert_eq!(figures[1].again, Again::Older);
        let word = |word: &str| Dependency { path: "workload/decisions.txt".to_owned(), word: Some(word.to_owned()) };
        assert_eq!(figures[1].dependencies, [word("classic")]);
        let again = parse(&with_commit(TABLE, "ladder", "fedcba9"))?;
        assert_eq!(again[1].commit, "fedcba9");
        assert_eq!(again[0], figures[0]);
        assert!(parse("| `a` | b | 123 | c | d | `e` |").is_err(), "a commit has seven digits");
        assert!(parse(&format!("{TABLE}| `sizes` | b | 1234567 | c | d | `e` |")).is_err(), "a name twice");
        Ok(())
    }

    #[test]
    fn lines_count_by_whole_words() {
        assert_eq!(lines_with("0 1 classic thumb\n1 1 classic-two thumb\n", "classic"), ["0 1 classic thumb"]);
    }

    #[test]
    fn every_figure_depends_on_paths_that_there_are() -> Result<()> {
        let project = Project::find()?;
        let figures = read(&project)?;
        assert!(figures.len() > 10);
        for figure in &figures {
            assert!(!figure.dependencies.is_empty(), "{}", figure.name);
            for Dependency { path, word } in &figure.dependencies {
                let place = project.root.join(path);
                assert!(place.exists(), "{}: {path}", figure.name);
                if let Some(word) = word {
                    assert!(
                        !lines_with(&fs::read_to_string(place)?, word).is_empty(),
                        "{}: {path}#{word}",
                        figure.name
                    );
                }
            }
        }
        for figure in figures.iter().filter(|figure| figure.again == Again::Run) {
            assert!(MEASURES.iter().any(|measure| measure.name == figure.name), "{}", figure.name);
        }
        for measure in MEASURES {
            assert!(figures.iter().any(|figure| figure.name == measure.name), "{}", measure.name);
        }
        Ok(())
    }

    /// A change of a path makes a figure stale, and nothing else does.
    #[test]
    fn what_has_changed_is_seen() -> Result<()> {
        let folder = Project::find()?.state()?.join("figures-test");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(folder.join("src"))?;
        let project = Project { root: folder.clone(), target: folder.join("target"), tools: folder.join("tools") };
        let shell = project.shell()?;
        fs::write(folder.join("src/a.rs"), "a")?;
        fs::write(folder.join("decisions.txt"), "1 classic\n2 samba\n")?;
        cmd!(shell, "git init --quiet").run()?;
        cmd!(shell, "git add .").run()?;
        cmd!(shell, "git -c user.name=x -c user.email=x@x commit --quiet -m x").run()?;
        let commit = cmd!(shell, "git rev-parse HEAD").read()?;
        let row = format!("| `x` | x | {} | `--run` | x | `src` `decisions.txt#classic` |", &commit[..DIGITS]);
        let figure = parse_row(&row)?;
        assert!(figure.freshness(&project)?.is_fresh());
        fs::write(folder.join("decisions.txt"), "1 classic\n3 samba\n")?;
        assert!(figure.freshness(&project)?.is_fresh(), "no line of the word has changed");
        fs::write(folder.join("decisions.txt"), "4 classic\n3 samba\n")?;
        assert_eq!(figure.freshness(&project)?, Freshness::Changed(1, "decisions.txt".to_owned()));
        fs::write(folder.join("src/a.rs"), "b")?;
        assert_eq!(figure.freshness(&project)?, Freshness::Changed(2, "src/a.rs".to_owned()));
        assert_eq!(figure.uncommitted(&project)?, ["decisions.txt", "src/a.rs"]);
        let elsewhere = Figure { commit: "0000000".to_owned(), ..figure };
        assert_eq!(elsewhere.freshness(&project)?, Freshness::UnknownCommit);
        Ok(())
    }
}
