//! `cargo xtask figures`: which figures of the documents are stale, and how they are measured again. `table` reads docs/figures.md, `measures`
//! measures, `sentence` writes down.

mod measures;
mod sentence;
mod table;

use crate::project::Project;
use crate::steps::note;
use anyhow::{Context, Result, bail};
use clap::Args;
use measures::MEASURES;
use std::fs;
use table::{Again, Figure, Freshness, LIST};
use xshell::cmd;

/// The arguments of `cargo xtask figures`.
#[derive(Args)]
pub struct Arguments {
    /// Measure these again and write them down, with the commit
    #[arg(long, value_name = "NAME", num_args = 1.., conflicts_with_all = ["run_stale", "release"])]
    run: Vec<String>,
    /// Measure all that a release demands and that are stale
    #[arg(long, conflicts_with = "release")]
    run_stale: bool,
    /// Fail if one that a release demands is stale
    #[arg(long)]
    release: bool,
}

/// Runs the command. Returns whether a release may be made, where that is asked.
pub fn run(project: &Project, arguments: &Arguments) -> Result<bool> {
    let figures = table::read(project)?;
    if arguments.run.is_empty() && !arguments.run_stale {
        return list(project, &figures, arguments.release);
    }
    for figure in &figures {
        let is_wanted = match arguments.run_stale {
            true => figure.again == Again::Run && !figure.freshness(project)?.is_fresh(),
            false => arguments.run.contains(&figure.name),
        };
        if is_wanted {
            measure(project, figure)?;
        }
    }
    let unknown = arguments.run.iter().find(|name| figures.iter().all(|figure| figure.name != **name));
    match unknown {
        Some(name) => bail!("{LIST} has no figure {name}"),
        None => Ok(true),
    }
}

/// Prints the state of all figures. Returns whether those are fresh that a release demands.
fn list(project: &Project, figures: &[Figure], for_release: bool) -> Result<bool> {
    let mut stale = Vec::new();
    for figure in figures {
        let freshness = figure.freshness(project)?;
        let state = match (&freshness, figure.again) {
            (Freshness::Fresh, _) => "fresh".to_owned(),
            (_, Again::Older) => format!("of an older program, as its text says: {freshness}"),
            (_, Again::Run | Again::Hand) => {
                stale.push(figure);
                format!("STALE: {freshness}")
            }
        };
        println!("{:20} {}   {state}", figure.name, figure.commit);
    }
    for (again, advice) in
        [(Again::Run, "cargo xtask figures --run-stale"), (Again::Hand, "the commands of docs/figures.md")]
    {
        let names: Vec<&str> =
            stale.iter().filter(|figure| figure.again == again).map(|figure| &*figure.name).collect();
        if !names.is_empty() {
            println!("\nto be measured again with {advice}: {}", names.join(" "));
        }
    }
    Ok(!for_release || stale.is_empty())
}

/// Measures a figure and writes it down where it stands, with the commit.
fn measure(project: &Project, figure: &Figure) -> Result<()> {
    let Some(measure) = MEASURES.iter().find(|measure| measure.name == figure.name) else {
        bail!("{}: {LIST} says how it is measured", figure.name);
    };
    let shell = project.shell()?;
    let changed = figure.uncommitted(project)?;
    if !changed.is_empty() {
        bail!("{}: commit these first, so that the commit says what was measured: {}", figure.name, changed.join(" "));
    }
    println!("{}", figure.name);
    let values = (measure.measure)(project)?;
    for (name, value) in &values {
        note(format_args!("{name}: {value}"));
    }
    for place in measure.places {
        let path = project.root.join(place.file);
        let text = fs::read_to_string(&path).with_context(|| format!("{} is missing", place.file))?;
        let written = place.write(&text, &values).with_context(|| format!("{} has no such sentence", place.file))?;
        fs::write(&path, written)?;
    }
    let commit = cmd!(shell, "git rev-parse HEAD").quiet().read()?;
    let path = project.root.join(LIST);
    let list = fs::read_to_string(&path)?;
    let commit = commit.get(..table::DIGITS).context("a commit has a hash")?;
    fs::write(&path, table::with_commit(&list, &figure.name, commit))?;
    Ok(())
}
