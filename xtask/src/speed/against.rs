//! Two commits in turn.

use super::build::{Built, Ran};
use super::work::{Place, Work, median};
use crate::project::Project;
use crate::steps::note;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// How often each does the work.
const ROUNDS: usize = 9;

/// Builds a commit beside the checkout, lets both do the same work in turn, and prints the ratios.
pub fn compare(project: &Project, commit: &str, works: &[&Work]) -> Result<()> {
    let shell = project.shell()?;
    let built = Built::of(&shell, &project.root, &project.target)?;
    let meant = format!("{commit}^{{commit}}");
    let name = cmd!(shell, "git rev-parse --short --verify {meant}").quiet().read()?;
    let (root, target) = checkout(project, &name)?;
    let old = Built::of(&project.shell()?, &root, &target)?;
    println!(
        "{name} and this checkout in turn, medians of {ROUNDS}: how much more the checkout does (lowest to highest ratio)"
    );
    for work in works {
        let mut rounds = Vec::with_capacity(ROUNDS);
        for round in 0..ROUNDS {
            // Who comes first finds the machine as the other left it.
            let (one, other) = if round % 2 == 0 { (&old, &built) } else { (&built, &old) };
            let (one, other) = (one.run(work)?, other.run(work)?);
            rounds.push(if round % 2 == 0 { (one, other) } else { (other, one) });
        }
        report(work, &rounds, || base(&old, &built, work))?;
    }
    Ok(())
}

/// What both need for no work at all.
fn base(old: &Built, new: &Built, work: &Work) -> Result<(Ran, Ran)> {
    let nothing = Work { number: 0, ..*work };
    Ok((old.run(&nothing)?, new.run(&nothing)?))
}

fn report(work: &Work, rounds: &[(Ran, Ran)], base: impl Fn() -> Result<(Ran, Ran)>) -> Result<()> {
    // Another result is another amount of work.
    let same = if rounds.iter().all(|(old, new)| old.result == new.result) { "" } else { ", other results" };
    if work.place == Place::Memory {
        let (old_base, new_base) = base()?;
        // Numbers of KiB: exact.
        let kib = |ran: fn(&(Ran, Ran)) -> Ran, base: Ran| {
            let mut all: Vec<f64> =
                rounds.iter().map(|pair| ran(pair).memory.saturating_sub(base.memory) as f64).collect();
            median(&mut all)
        };
        let (old, new) = (kib(|pair| pair.0, old_base), kib(|pair| pair.1, new_base));
        println!("{:50} {:5.2} times the memory ({old:.0} KiB, now {new:.0}){same}", work.title, new / old.max(1.0));
        return Ok(());
    }
    let units = f64::from(work.units);
    let a_second = |spent: fn(&(Ran, Ran)) -> f64| {
        let mut all: Vec<f64> = rounds.iter().map(|pair| units / spent(pair).max(1e-9)).collect();
        median(&mut all)
    };
    let (old, new) = (a_second(|pair| pair.0.spent), a_second(|pair| pair.1.spent));
    let mut ratios: Vec<f64> = rounds.iter().map(|(old, new)| old.spent / new.spent.max(1e-9)).collect();
    let middle = median(&mut ratios);
    let range = ratios.first().zip(ratios.last()).map_or((0.0, 0.0), |(&low, &high)| (low, high));
    println!(
        "{:50} {middle:5.2} ({:.2} to {:.2}); {old:.2} {} a second, now {new:.2}{same}",
        work.title, range.0, range.1, work.unit
    );
    Ok(())
}

/// A working tree of the commit with this checkout's workload, and the folder that it is compiled in. Both are kept, so that the
/// next comparison with the same commit starts at once.
fn checkout(project: &Project, name: &str) -> Result<(PathBuf, PathBuf)> {
    let folder = project.state()?.join("against").join(name);
    let tree = folder.join("tree");
    let shell = project.shell()?;
    cmd!(shell, "git worktree prune").quiet().run()?;
    if !tree.join("Cargo.toml").exists() {
        note(format_args!("checking out {name}"));
        cmd!(shell, "git worktree add --force --detach {tree} {name}").quiet().ignore_stdout().ignore_stderr().run()?;
    }
    // What is measured, and how, is that of this checkout.
    copy(&shell, &project.root.join("workload"), &tree.join("workload"))
        .with_context(|| format!("{name} has no crate `workload`"))?;
    Ok((tree, folder.join("target")))
}

fn copy(shell: &Shell, from: &Path, to: &Path) -> Result<()> {
    for file in fs::read_dir(from.join("src"))? {
        let file = file?.path();
        let name = file.file_name().context("a file without a name")?;
        shell.copy_file(&file, to.join("src").join(name))?;
    }
    shell.copy_file(from.join("run.mjs"), to.join("run.mjs"))?;
    Ok(())
}
