//! Rules that are possible and hardly meant: what may be laid and is worth nothing, and numbers of what nobody can lay.

use super::choices::{BlackThreeRole, FootPickup, RedThreeRole};
use super::lists::{BonusKey, DiscardClass, IncompleteKey, KindKey, OutRule};
use super::table::{RuleField, Rules};
use std::fmt;

/// What rules that are possible hardly mean: a switch without its number, or a number without its switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RulesWarning {
    /// Wilds alone may be laid, and their canasta has no bonus.
    WildCanastaWorthNothing,
    /// Sequences may be laid, and seven cards of one have no bonus.
    SequenceWorthNothing,
    /// A canasta of wilds alone has a number, and they may not be laid.
    NoWildMelds,
    /// A sequence has a number, and none may be laid.
    NoSequences,
    /// Red threes are kept in the hand, where they cost nothing.
    RedThreesCostNothing,
    /// Threes are laid out and count nothing.
    ThreesWorthNothing,
    /// A lead of naturals over wilds is asked for, and wilds may outnumber naturals.
    WildsMayOutnumber,
    /// Nobody goes out with a meld that is charged, and none is.
    NoMeldCharged,
    /// Cards of closed ranks may not begin the pile, and no rank is ever closed.
    NoRankCloses,
    /// Mixed canastas are asked for, and melds take no wilds.
    NoMixedCanastas,
    /// The time at which a foot is picked up is chosen, and there is none.
    NoFoot,
}

impl RulesWarning {
    /// The field that has no effect as it stands.
    #[must_use]
    pub const fn field(self) -> RuleField {
        match self {
            RulesWarning::WildCanastaWorthNothing => RuleField::WildMelds,
            RulesWarning::SequenceWorthNothing => RuleField::Sequences,
            RulesWarning::NoWildMelds | RulesWarning::NoSequences => RuleField::CanastaBonuses,
            RulesWarning::RedThreesCostNothing => RuleField::RedThreeRole,
            RulesWarning::ThreesWorthNothing => RuleField::RedThree,
            RulesWarning::WildsMayOutnumber => RuleField::NaturalsAhead,
            RulesWarning::NoMeldCharged => RuleField::OutRules,
            RulesWarning::NoRankCloses => RuleField::NoFirstDiscards,
            RulesWarning::NoMixedCanastas => RuleField::CanastaKinds,
            RulesWarning::NoFoot => RuleField::FootPickup,
        }
    }

    /// The field that would give it one.
    #[must_use]
    pub const fn missing(self) -> RuleField {
        match self {
            RulesWarning::WildCanastaWorthNothing | RulesWarning::SequenceWorthNothing => RuleField::CanastaBonuses,
            RulesWarning::NoWildMelds => RuleField::WildMelds,
            RulesWarning::NoSequences => RuleField::Sequences,
            RulesWarning::RedThreesCostNothing => RuleField::RedThreeHeld,
            RulesWarning::ThreesWorthNothing => RuleField::RedThree,
            RulesWarning::WildsMayOutnumber => RuleField::WildsMaxNaturals,
            RulesWarning::NoMeldCharged => RuleField::IncompletePenalties,
            RulesWarning::NoRankCloses => RuleField::DeadRanks,
            RulesWarning::NoMixedCanastas => RuleField::MaxWilds,
            RulesWarning::NoFoot => RuleField::FootSize,
        }
    }
}

/// What is hardly meant: a sentence without capital and full stop.
impl fmt::Display for RulesWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RulesWarning::WildCanastaWorthNothing => "wild melds may be laid but score no bonus",
            RulesWarning::SequenceWorthNothing => "sequences may be laid but score no bonus",
            RulesWarning::NoWildMelds => "wilds alone have points but may not be laid",
            RulesWarning::NoSequences => "sequences have points but may not be laid",
            RulesWarning::RedThreesCostNothing => "red threes are kept in the hand but cost nothing there",
            RulesWarning::ThreesWorthNothing => "threes are laid out but count nothing",
            RulesWarning::WildsMayOutnumber => "naturals must lead wilds only where wilds may not outnumber them",
            RulesWarning::NoMeldCharged => "no incomplete meld counts against a side, so none keeps it from going out",
            RulesWarning::NoRankCloses => "no rank is ever closed",
            RulesWarning::NoMixedCanastas => "mixed canastas are asked for, but melds take no wilds",
            RulesWarning::NoFoot => "there is no foot to pick up",
        })
    }
}

impl Rules {
    /// What of these rules is hardly meant, in the order of the fields. Rules that [`Rules::check`] refuses have their faults there.
    ///
    /// ```
    /// use canasta::rules::{Preset, RulesWarning, WildMelds};
    /// let rules = Preset::Classic.builder().wild_melds(WildMelds::Allowed).build()?;
    /// assert_eq!(rules.warnings(), [RulesWarning::WildCanastaWorthNothing]);
    /// assert_eq!(Preset::Bolivia.rules().warnings(), []);
    /// # Ok::<(), canasta::rules::BadRules>(())
    /// ```
    #[must_use]
    pub fn warnings(&self) -> Vec<RulesWarning> {
        let bonus = |key| self.canasta_bonuses.at(key).is_some_and(|points| points > 0);
        let charged = |key| self.incomplete_penalties.at(key).is_some_and(|points| points > 0);
        let any_wild =
            || [BonusKey::WILD, BonusKey::WILD_TWOS, BonusKey::WILD_JOKERS, BonusKey::WILD_PURE].into_iter().any(bonus);
        let table = self.threes_table.as_deref().unwrap_or_default();
        let is_laid = self.red_three_role == RedThreeRole::Bonus || self.black_three_role == BlackThreeRole::Bonus;
        let all_threes = if self.threes_table.is_some() { 0 } else { self.four_red_threes };
        let is_meant = |warning: &RulesWarning| match warning {
            RulesWarning::NoFoot => !self.has_feet() && self.foot_pickup != FootPickup::AtOnce,
            RulesWarning::WildsMayOutnumber => self.naturals_ahead > 0 && !self.wilds_max_naturals,
            RulesWarning::SequenceWorthNothing => self.sequences && !bonus(BonusKey::SEQUENCE),
            RulesWarning::WildCanastaWorthNothing => self.wild_melds.is_allowed() && !any_wild(),
            RulesWarning::NoRankCloses => self.no_first_discards.has(DiscardClass::DEAD) && !self.dead_ranks,
            RulesWarning::ThreesWorthNothing => {
                is_laid && self.red_three == 0 && all_threes == 0 && table.iter().all(|&total| total == 0)
            }
            RulesWarning::RedThreesCostNothing => self.red_three_role == RedThreeRole::Dead && self.red_three_held == 0,
            RulesWarning::NoMixedCanastas => {
                self.canasta_kinds.at(KindKey::MIXED).is_some_and(|count| count > 0) && self.max_wilds == Some(0)
            }
            RulesWarning::NoMeldCharged => {
                self.out_rules.has(OutRule::COMPLETE) && self.incomplete_penalties.is_empty()
            }
            RulesWarning::NoSequences => {
                !self.sequences && (bonus(BonusKey::SEQUENCE) || charged(IncompleteKey::SEQUENCE))
            }
            RulesWarning::NoWildMelds => !self.wild_melds.is_allowed() && (any_wild() || charged(IncompleteKey::WILD)),
        };
        let all = [
            RulesWarning::NoFoot,
            RulesWarning::WildsMayOutnumber,
            RulesWarning::SequenceWorthNothing,
            RulesWarning::WildCanastaWorthNothing,
            RulesWarning::NoRankCloses,
            RulesWarning::ThreesWorthNothing,
            RulesWarning::RedThreesCostNothing,
            RulesWarning::NoMixedCanastas,
            RulesWarning::NoMeldCharged,
            RulesWarning::NoSequences,
            RulesWarning::NoWildMelds,
        ];
        all.into_iter().filter(is_meant).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;
    use serde_json::json;

    #[test]
    fn presets_mean_what_they_say() {
        for preset in Preset::ALL {
            assert_eq!(preset.rules().warnings(), [], "{preset}");
        }
    }

    #[test]
    fn a_switch_without_its_number_is_warned_of_until_it_has_one() {
        for (changes, warning, mended) in [
            (
                json!({"wild_melds": true}),
                RulesWarning::WildCanastaWorthNothing,
                json!({"canasta_bonuses": {"wild": 700}}),
            ),
            (
                json!({"sequences": true}),
                RulesWarning::SequenceWorthNothing,
                json!({"canasta_bonuses": {"sequence": 1}}),
            ),
            (json!({"canasta_bonuses": {"wild-twos": 9}}), RulesWarning::NoWildMelds, json!({"wild_melds": true})),
            (json!({"canasta_bonuses": {"wild-pure": 9}}), RulesWarning::NoWildMelds, json!({"wild_melds": true})),
            (
                json!({"incomplete_penalties": {"sequence": 9}}),
                RulesWarning::NoSequences,
                json!({"sequences": true, "canasta_bonuses": {"sequence": 1}}),
            ),
            (json!({"red_three_role": "dead"}), RulesWarning::RedThreesCostNothing, json!({"red_three_held": 500})),
            (
                json!({"red_three": 0, "four_red_threes": 0}),
                RulesWarning::ThreesWorthNothing,
                json!({"red_three": 100}),
            ),
            (json!({"naturals_ahead": 1}), RulesWarning::WildsMayOutnumber, json!({"wilds_max_naturals": true})),
            (
                json!({"out_rules": ["complete"]}),
                RulesWarning::NoMeldCharged,
                json!({"incomplete_penalties": {"7": 100}}),
            ),
            (json!({"no_first_discards": ["dead"]}), RulesWarning::NoRankCloses, json!({"dead_ranks": true})),
            (
                json!({"max_wilds": 0, "canasta_kinds": {"mixed": 1}}),
                RulesWarning::NoMixedCanastas,
                json!({"max_wilds": 3}),
            ),
            (json!({"foot_pickup": "discard"}), RulesWarning::NoFoot, json!({"foot_size": 11})),
        ] {
            let rules = Rules::default().with(changes.as_object().unwrap()).unwrap();
            assert_eq!(rules.warnings(), [warning], "{changes}");
            assert!(changes.get(warning.field().name()).is_some() || warning == RulesWarning::NoSequences, "{changes}");
            assert!(mended.get(warning.missing().name()).is_some(), "{mended}");
            assert_eq!(rules.with(mended.as_object().unwrap()).unwrap().warnings(), [], "{mended}");
        }
    }
}
