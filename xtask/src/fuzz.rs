//! `cargo xtask fuzz`: runs the targets of `fuzz`, by libFuzzer or, with `--stable`, by the driver of `tests/fuzz`.

use crate::cargo_tool::CargoTool;
use crate::project::Project;
use crate::rustup;
use crate::steps::note;
use anyhow::{Context, Result, bail};
use xshell::cmd;

/// Seconds that an input may take before libFuzzer calls it a fault.
const SLOWEST: &str = "60";
/// Megabytes that an input may take.
const LARGEST: &str = "2048";

/// Runs a target, or all of them, for so many seconds each. Returns whether nothing was found.
pub fn run(project: &Project, target: Option<&str>, seconds: u32, stable: bool) -> Result<bool> {
    let all = targets(project)?;
    let chosen: Vec<&str> = match target {
        None => all.iter().map(String::as_str).collect(),
        Some(name) if all.iter().any(|target| target == name) => vec![name],
        Some(name) => bail!("there is no target {name}, but {}", all.join(", ")),
    };
    if stable { run_stable(project, &chosen, seconds) } else { run_libfuzzer(project, &chosen, seconds) }
}

/// The names of the targets.
fn targets(project: &Project) -> Result<Vec<String>> {
    let folder = project.root.join("fuzz/fuzz_targets");
    let files = std::fs::read_dir(&folder).with_context(|| format!("{} is missing", folder.display()))?;
    let mut names = Vec::new();
    for file in files {
        let path = file?.path();
        if let Some(name) = path.file_stem().and_then(|name| name.to_str()) {
            names.push(name.to_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn run_stable(project: &Project, targets: &[&str], seconds: u32) -> Result<bool> {
    let shell = project.shell()?;
    let mut found = false;
    for target in targets {
        let run = cmd!(shell, "cargo test --quiet --test fuzz -- --exact {target} --nocapture")
            .env("CANASTA_FUZZ_SECONDS", seconds.to_string());
        found |= run.run().is_err();
    }
    Ok(!found)
}

fn run_libfuzzer(project: &Project, targets: &[&str], seconds: u32) -> Result<bool> {
    let shell = project.shell()?;
    rustup::ensure_nightly(&shell)?;
    let (cargo_fuzz, origin) = CargoTool::cargo_fuzz().ensure(project)?;
    note(format_args!("cargo-fuzz: {origin}"));
    let mut found = false;
    for target in targets {
        // What libFuzzer adds goes into the first folder; the second, committed one stays small.
        let (new, committed) = (format!("target/fuzz/{target}"), format!("fuzz/corpus/{target}"));
        shell.create_dir(&new)?;
        let seconds = format!("-max_total_time={seconds}");
        let (slowest, largest) = (format!("-timeout={SLOWEST}"), format!("-rss_limit_mb={LARGEST}"));
        let run = cmd!(shell, "{cargo_fuzz} fuzz run {target} {new} {committed} -- {seconds} {slowest} {largest}")
            .env("RUSTUP_TOOLCHAIN", rustup::NIGHTLY);
        if run.run().is_err() {
            found = true;
            note(format_args!("{target}: see above; the input is in fuzz/artifacts/{target}"));
        }
    }
    Ok(!found)
}
