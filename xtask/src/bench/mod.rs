//! `cargo xtask bench`: the benches of tests/browser/bench, on the finished page. `against` finds another build to compare with, `kept` are
//! the figures that never get worse.

mod against;
mod kept;

pub use against::KEPT;

use crate::browser_tests::on_page;
use crate::project::Project;
use crate::quality::Quality;
use crate::steps::note;
use anyhow::{Context, Result};
use clap::Args;
use kept::Kept;
use std::collections::BTreeMap;
use std::fs;

/// The figures of each bench.
pub type Figures = BTreeMap<String, BTreeMap<String, f64>>;

/// The arguments of `cargo xtask bench`.
#[derive(Args, Default)]
pub struct Arguments {
    /// Words in the names of the benches to run
    pub words: Vec<String>,
    /// Let `load` visit another build in turn with this one: its folder, or a commit, which is built once; without a value the commit
    /// that the kept figures name
    #[arg(long, value_name = "DIST", num_args = 0..=1, default_missing_value = against::KEPT)]
    pub against: Option<String>,
    /// Write down the figures of `load` where they are better than the kept ones
    #[arg(long)]
    pub keep: bool,
}

/// Runs the benches whose name contains one of the words; all of them without words. Returns whether every figure is within its
/// bound.
pub fn run(project: &Project, arguments: &Arguments) -> Result<bool> {
    let (is_within, _) = measure(project, arguments)?;
    Ok(is_within)
}

/// As [`run`], and gives the figures.
pub fn measure(project: &Project, arguments: &Arguments) -> Result<(bool, Figures)> {
    let mut kept = Kept::read(project)?;
    let other = arguments.against.as_deref().map(|named| against::folder(project, named, &kept)).transpose()?;
    let written = project.state()?.join("figures.json");
    if written.exists() {
        fs::remove_file(&written)?;
    }
    let is_within = on_page(project, Quality::Release, "benches", "bench/run.mjs", &arguments.words, |mut runner| {
        runner.env("CANASTA_DIST", project.dist()).env("CANASTA_FIGURES", &written);
        if let Some(other) = &other {
            runner.env("CANASTA_AGAINST", other);
        }
        let is_within = runner.status()?.success();
        Ok((is_within, if is_within { "all within their bounds" } else { "not all within their bounds" }.to_owned()))
    })?;
    let text = fs::read_to_string(&written).context("the benches gave no figures")?;
    let figures: Figures = serde_json::from_str(&text)?;
    if arguments.keep
        && let Some(load) = figures.get("load")
    {
        for change in kept.improve(load) {
            note(change);
        }
        kept.write(project)?;
    }
    Ok((is_within, figures))
}
