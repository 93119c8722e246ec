//! The figures that take minutes, how they are measured, and where they stand.

use super::sentence::{Place, Values, thousands};
use crate::bench::{self, Arguments};
use crate::npm;
use crate::project::Project;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use xshell::cmd;

/// A figure that `--run` measures.
pub struct Measure {
    /// Its name in docs/figures.md.
    pub name: &'static str,
    /// The sentences that state it.
    pub places: &'static [Place],
    /// Measures it. The values have the names that stand in the sentences.
    pub measure: fn(&Project) -> Result<Values>,
}

/// All that `--run` measures.
pub const MEASURES: &[Measure] = &[
    Measure {
        name: "first-load",
        places: &[Place {
            file: "README.md",
            text: "the first page takes a press after {press} s, and the cards of that press are there after {cards} s and {bytes} \
                   bytes over the line; the second visit, without a connection, shows its cards after {offline} s.",
        }],
        measure: first_load,
    },
    Measure {
        name: "sizes",
        places: &[Place {
            file: "README.md",
            text: "`xtask/src/size.rs`: {before the first cards budget} bytes with gzip before the first cards, {all of the game budget} \
                   for all of the game, offline included, and {single file budget} bytes for the single file. This version has \
                   {before the first cards}, {all of the game} and {single file}.",
        }],
        measure: sizes,
    },
    Measure {
        name: "npm-size",
        places: &[Place {
            file: "packages/npm/README.md",
            text: "What a page loads has {raw} bytes, {gzip} with gzip; the entries with links and days {full raw}, {full gzip}",
        }],
        measure: npm_size,
    },
    Measure {
        name: "hands",
        places: &[
            Place {
                file: "docs/bots.md",
                text: "| `classic-two` | {classic-two native} ({classic-two native slowest} to {classic-two native fastest}) | \
                       {classic-two wasm} ({classic-two wasm slowest} to {classic-two wasm fastest}) |",
            },
            Place {
                file: "docs/bots.md",
                text: "| `classic` | {classic native} ({classic native slowest} to {classic native fastest}) | {classic wasm} \
                       ({classic wasm slowest} to {classic wasm fastest}) |",
            },
        ],
        measure: hands,
    },
    Measure {
        name: "playouts",
        places: &[Place {
            file: "docs/review.md",
            text: "Master's search does {playouts} playouts a second in the page's worker",
        }],
        measure: playouts,
    },
];

fn values<const N: usize>(list: [(&str, String); N]) -> Values {
    list.map(|(name, value)| (name.to_owned(), value)).into()
}

/// The figures of a bench, which must be within their bounds.
fn figures_of(project: &Project, name: &str, against: Option<&str>) -> Result<BTreeMap<String, f64>> {
    let arguments = Arguments { words: vec![name.to_owned()], against: against.map(str::to_owned), keep: false };
    let (is_within, mut figures) = bench::measure(project, &arguments)?;
    ensure!(is_within, "a figure is beyond its bound");
    figures.remove(name).with_context(|| format!("the bench {name} gave no figures"))
}

fn seconds(figures: &BTreeMap<String, f64>, name: &str) -> Result<String> {
    let milliseconds = figures.get(name).with_context(|| format!("the bench gave no {name}"))?;
    Ok(format!("{:.1}", milliseconds / 1000.0))
}

fn first_load(project: &Project) -> Result<Values> {
    let figures = figures_of(project, "load", Some(bench::KEPT))?;
    let bytes = figures.get("bytes").context("the bench gave no bytes")?;
    Ok(values([
        ("press", seconds(&figures, "takesPress")?),
        ("cards", seconds(&figures, "cards")?),
        ("bytes", thousands((bytes / 1000.0).round() * 1000.0)),
        ("offline", seconds(&figures, "offline")?),
    ]))
}

fn playouts(project: &Project) -> Result<Values> {
    let figures = figures_of(project, "load", None)?;
    let playouts = figures.get("playouts").context("the bench gave no playouts")?;
    Ok(values([("playouts", thousands((playouts / 100.0).round() * 100.0))]))
}

/// What `cargo xtask size` prints, as whole thousands, and the budgets.
fn sizes(project: &Project) -> Result<Values> {
    let shell = project.shell()?;
    Ok(read_sizes(&cmd!(shell, "cargo xtask size").read().context("a size is over its budget")?))
}

/// The lines `TITLE: SIZE of BUDGET bytes: ok`; a title ends at its first comma.
fn read_sizes(printed: &str) -> Values {
    let thousand = |bytes: &str| bytes.parse().ok().map(|bytes: f64| thousands((bytes / 1000.0).round() * 1000.0));
    let mut values = Values::new();
    for line in printed.lines() {
        let Some((title, rest)) = line.split_once(": ") else { continue };
        let title = title.split(',').next().unwrap_or_default();
        let [size, "of", budget, "bytes:", ..] = rest.split(' ').collect::<Vec<_>>()[..] else { continue };
        if let (Some(size), Some(budget)) = (thousand(size), thousand(budget)) {
            values.insert(title.to_owned(), size);
            values.insert(format!("{title} budget"), budget);
        }
    }
    values
}

fn npm_size(project: &Project) -> Result<Values> {
    let folder = npm::build(project)?;
    let [raw, gzip] = npm::sizes(&folder)?;
    let [full_raw, full_gzip] = npm::sizes(&folder.join(npm::FULL))?;
    let rounded = |bytes: usize| thousands((bytes as f64 / 1000.0).round() * 1000.0);
    let sizes = [("raw", raw), ("gzip", gzip), ("full raw", full_raw), ("full gzip", full_gzip)];
    Ok(values(sizes.map(|(name, bytes)| (name, rounded(bytes)))))
}

/// How often `cargo xtask speed` runs.
const SPEED_RUNS: usize = 3;

fn hands(project: &Project) -> Result<Values> {
    let shell = project.shell()?;
    let mut found: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for _ in 0..SPEED_RUNS {
        let printed = cmd!(shell, "cargo xtask speed hands").quiet().read()?;
        for (name, speeds) in read_speeds(&printed) {
            found.entry(name).or_default().extend(speeds);
        }
    }
    let mut values = Values::new();
    for (name, mut speeds) in found {
        // The median of a run stands first, then its slowest and fastest.
        let mut medians: Vec<f64> = speeds.iter().step_by(3).copied().collect();
        medians.sort_by(f64::total_cmp);
        speeds.sort_by(f64::total_cmp);
        let hundreds = |speed: Option<&f64>| thousands((speed.copied().unwrap_or_default() / 100.0).round() * 100.0);
        values.insert(format!("{name} slowest"), hundreds(speeds.first()));
        values.insert(format!("{name} fastest"), hundreds(speeds.last()));
        values.insert(name, hundreds(medians.get(medians.len() / 2)));
    }
    Ok(values)
}

/// The hands a second of each game that `cargo xtask speed` prints: the median, the slowest and the fastest run.
fn read_speeds(printed: &str) -> Vec<(String, [f64; 3])> {
    let read = |line: &str| {
        let (rules, rest) = line.strip_prefix("hands of ")?.split_once(", ")?;
        let (how, rest) = rest.split_once(' ')?;
        let numbers: Vec<f64> = rest.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
        Some((format!("{rules} {how}"), <[f64; 3]>::try_from(numbers).ok()?))
    };
    printed.lines().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        let printed = "canasta.html    1 2 3\nall of the game, gzip: 970123 of 1150000 bytes: ok\n";
        let size = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(
            read_sizes(printed),
            Values::from([size("all of the game", "970,000"), size("all of the game budget", "1,150,000")])
        );
    }

    #[test]
    fn speeds_are_read() {
        let printed = "\
on one core: median of 7 runs, slowest and fastest
hands of classic-two, native                         106200.4 hands a second, 96200.0 to 130100.0
playouts of classic-two, native                      206200.4 playouts a second, 196200.0 to 230100.0
hands of classic, wasm                               104800.0 hands a second, 96200.0 to 130100.0
";
        let speeds = read_speeds(printed);
        assert_eq!(speeds[0], ("classic-two native".to_owned(), [106_200.4, 96_200.0, 130_100.0]));
        assert_eq!(speeds[1], ("classic wasm".to_owned(), [104_800.0, 96_200.0, 130_100.0]));
        assert_eq!(speeds.len(), 2);
    }
}
