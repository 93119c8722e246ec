//! Rules under which matches do not end.

use crate::bots::{Bot, HeuristicBot, MatchError, SeededMatch};
use crate::rules::{Preset, RuleField, Rules, seed_from_number};
use serde::{Deserialize, Serialize};
use serde_json::Map;

/// The hands after which a match counts as endless. Under the presets none takes a third as many.
pub const HANDS_TRIED: usize = 100;
/// The number of matches that are played. Rules are endless if none of them ends.
pub const MATCHES_TRIED: u64 = 3;

/// What matches of bots say of rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Termination {
    /// A match ends.
    Ends,
    /// None of [`MATCHES_TRIED`] matches ended within [`HANDS_TRIED`] hands.
    Endless {
        /// The fields that make it so: with all of them as in the preset, a match ends; with one of them changed it does not.
        causes: Vec<RuleField>,
    },
}

/// Plays matches under rules that differ from a preset, and finds the fields that keep them from ending.
///
/// Bots of simple rules of thumb play all seats. Persons may do better, so the result is a warning, never a verdict.
///
/// ```
/// use canasta::analysis::{Termination, check_termination};
/// use canasta::rules::{Preset, RuleField};
///
/// let rules = Preset::Classic.builder().opening_minimums([300; 4].into()).build()?;
/// let causes = vec![RuleField::OpeningMinimums];
/// assert_eq!(check_termination(Preset::Classic, &rules), Termination::Endless { causes });
/// # Ok::<(), canasta::rules::BadRules>(())
/// ```
#[must_use]
pub fn check_termination(preset: Preset, rules: &Rules) -> Termination {
    if a_match_ends(preset, rules) {
        return Termination::Ends;
    }
    // From the preset the changes are made one after another. One that takes the end away is a cause, and is left out. One that is
    // possible only together with another waits for it.
    let (mut kept, mut causes) = (preset.rules(), Vec::new());
    let mut waiting: Vec<RuleField> =
        RuleField::ALL.iter().copied().filter(|&field| rules.value(field) != kept.value(field)).collect();
    loop {
        let before = waiting.len();
        waiting.retain(|&field| {
            let mut change = Map::new();
            change.insert(field.to_string(), rules.value(field));
            let Ok(tried) = kept.with(&change) else {
                return true;
            };
            if a_match_ends(preset, &tried) {
                kept = tried;
            } else {
                causes.push(field);
            }
            false
        });
        if waiting.len() == before {
            break;
        }
    }
    Termination::Endless { causes }
}

fn a_match_ends(preset: Preset, rules: &Rules) -> bool {
    (0..MATCHES_TRIED).any(|number| {
        let seeded = SeededMatch { preset, rules: *rules, seed: seed_from_number(1), number };
        let mut bots = vec![HeuristicBot::default(); rules.players.count()];
        let mut seats: Vec<&mut dyn Bot> = bots.iter_mut().map(|bot| bot as &mut dyn Bot).collect();
        // A fault of a bot says nothing about the rules.
        !matches!(seeded.play_at_most(HANDS_TRIED, &mut seats), Err(MatchError::EndlessMatch { .. }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AskPartner, Players};

    #[test]
    fn a_match_of_every_preset_ends() {
        for preset in Preset::ALL {
            assert_eq!(check_termination(preset, &preset.rules()), Termination::Ends, "{preset}");
        }
    }

    /// One change at a time, so that the cause is known.
    #[test]
    fn the_field_that_keeps_a_match_from_ending_is_named() {
        let classic = Preset::Classic.rules();
        for (field, rules) in [
            (RuleField::OpeningMinimums, Rules { opening_minimums: [500; 4].into(), ..classic }),
            (RuleField::Target, Rules { target: Some(1_000_000), ..classic }),
            (RuleField::MinNaturals, Rules { min_naturals: 8, ..classic }),
        ] {
            // Changes that do no harm are not named.
            let rules = Rules { going_out: 150, red_three: 90, ..rules };
            assert_eq!(check_termination(Preset::Classic, &rules), Termination::Endless { causes: vec![field] });
        }
    }

    #[test]
    fn a_field_that_is_possible_only_with_another_is_tried_after_it() {
        let classic = Preset::Classic.rules();
        let two = Rules {
            players: Players::Two,
            ask_partner: AskPartner::Never,
            hand_size: 40,
            target: Some(1_000_000),
            ..classic
        };
        two.check().unwrap();
        assert_eq!(check_termination(Preset::Classic, &two), Termination::Endless { causes: vec![RuleField::Target] });
    }
}
