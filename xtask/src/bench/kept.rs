//! The figures of the first load that never get worse. A feature that does not fit becomes a part that is loaded later.

use crate::project::Project;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;

/// The file, which the bench reads too.
const FILE: &str = "xtask/src/bench/kept.json";
/// Bytes are kept as whole thousands.
const BYTES: f64 = 1000.0;
/// Ratios are kept as whole hundredths, this much worse than measured: the medians of two runs differ by as much.
const SCATTER: f64 = 0.03;

/// The bounds of the figures of the bench `load`, by their names there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// The commit whose page the ratios are to.
    pub against: String,
    /// Figures of the page that are at most so large.
    most: BTreeMap<String, f64>,
    /// Ratios to the other page that are at most so large.
    ratio_most: BTreeMap<String, f64>,
    /// Ratios to the other page that are at least so large.
    ratio_least: BTreeMap<String, f64>,
}

impl Kept {
    pub fn read(project: &Project) -> Result<Self> {
        let text = fs::read_to_string(project.root.join(FILE)).with_context(|| format!("{FILE} is missing"))?;
        serde_json::from_str(&text).with_context(|| format!("{FILE} cannot be read"))
    }

    pub fn write(&self, project: &Project) -> Result<()> {
        Ok(fs::write(project.root.join(FILE), format!("{}\n", serde_json::to_string_pretty(self)?))?)
    }

    /// Takes over what is better. Says what has changed.
    pub fn improve(&mut self, measured: &BTreeMap<String, f64>) -> Vec<String> {
        let mut changes = Vec::new();
        let mut change = |name: &str, bound: &mut f64, better: f64| {
            changes.push(format!("{name}: {bound} is now {better}"));
            *bound = better;
        };
        if let (Some(bound), Some(bytes)) = (self.most.get_mut("bytes"), measured.get("bytes")) {
            let kept = (bytes / BYTES).ceil() * BYTES;
            if kept < *bound {
                change("bytes", bound, kept);
            }
        }
        for (name, bound) in &mut self.ratio_most {
            let kept = measured.get(&format!("ratio {name}")).map(|ratio| hundredths((ratio + SCATTER) * 100.0).ceil());
            if let Some(kept) = kept.map(|hundredths| hundredths / 100.0).filter(|kept| kept < bound) {
                change(name, bound, kept);
            }
        }
        for (name, bound) in &mut self.ratio_least {
            let kept =
                measured.get(&format!("ratio {name}")).map(|ratio| hundredths((ratio - SCATTER) * 100.0).floor());
            if let Some(kept) = kept.map(|hundredths| hundredths / 100.0).filter(|kept| kept > bound) {
                change(name, bound, kept);
            }
        }
        changes
    }

    /// The first figure that is worse than before.
    #[cfg(test)]
    fn worse_than(&self, before: &Kept) -> Option<String> {
        let is_worse = |now: &BTreeMap<String, f64>, then: &BTreeMap<String, f64>, least: bool| {
            let worse = |(name, then): (&String, &f64)| match now.get(name) {
                Some(now) if (*now > *then, *now < *then) == (least, !least) => None,
                Some(now) if now.to_bits() == then.to_bits() => None,
                _ => Some(name.clone()),
            };
            then.iter().find_map(worse)
        };
        is_worse(&self.most, &before.most, false)
            .or_else(|| is_worse(&self.ratio_most, &before.ratio_most, false))
            .or_else(|| is_worse(&self.ratio_least, &before.ratio_least, true))
    }
}

/// A number of hundredths, without what binary fractions add.
fn hundredths(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;
    use xshell::cmd;

    fn kept(bytes: f64, cards: f64, playouts: f64) -> Kept {
        let one = |name: &str, value| BTreeMap::from([(name.to_owned(), value)]);
        Kept {
            against: "a568dd7".to_owned(),
            most: one("bytes", bytes),
            ratio_most: one("cards", cards),
            ratio_least: one("playouts", playouts),
        }
    }

    fn measured(bytes: f64, cards: f64, playouts: f64) -> BTreeMap<String, f64> {
        let figures = [("bytes", bytes), ("ratio cards", cards), ("ratio playouts", playouts)];
        figures.map(|(name, value)| (name.to_owned(), value)).into()
    }

    #[test]
    fn only_what_is_better_is_taken_over() {
        let mut all = kept(560_000.0, 0.6, 0.9);
        assert!(all.improve(&measured(560_001.0, 0.58, 0.92)).is_empty());
        assert_eq!(all, kept(560_000.0, 0.6, 0.9));
        assert_eq!(all.improve(&measured(420_100.0, 0.44, 1.05)).len(), 3);
        assert_eq!(all, kept(421_000.0, 0.47, 1.02));
        assert!(all.improve(&BTreeMap::new()).is_empty());
    }

    #[test]
    fn what_is_worse_is_found() {
        let before = kept(560_000.0, 0.6, 0.9);
        assert_eq!(before.worse_than(&before), None);
        assert_eq!(kept(550_000.0, 0.5, 1.0).worse_than(&before), None);
        assert_eq!(kept(560_001.0, 0.6, 0.9).worse_than(&before).as_deref(), Some("bytes"));
        assert_eq!(kept(560_000.0, 0.61, 0.9).worse_than(&before).as_deref(), Some("cards"));
        assert_eq!(kept(560_000.0, 0.6, 0.89).worse_than(&before).as_deref(), Some("playouts"));
        let forgotten = Kept { most: BTreeMap::new(), ..before.clone() };
        assert_eq!(forgotten.worse_than(&before).as_deref(), Some("bytes"));
    }

    /// A checkout without a history has nothing to compare with.
    #[test]
    fn no_commit_has_made_a_kept_figure_worse() -> Result<()> {
        let project = Project::find()?;
        let shell = project.shell()?;
        let log = cmd!(shell, "git log --format=%H -- {FILE}").quiet().ignore_stderr().read().unwrap_or_default();
        let mut later = Kept::read(&project)?;
        for commit in log.lines() {
            let place = format!("{commit}:{FILE}");
            let Ok(text) = cmd!(shell, "git show {place}").quiet().ignore_stderr().read() else { continue };
            let earlier: Kept = serde_json::from_str(&text)?;
            if earlier.against == later.against {
                assert_eq!(later.worse_than(&earlier), None, "since {commit}");
            }
            later = earlier;
        }
        Ok(())
    }
}
