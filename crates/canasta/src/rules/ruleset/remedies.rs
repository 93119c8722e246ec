//! What would mend rules that are refused: changes of one field each.

use super::bad_rules::{BadRules, RulesProblem};
use super::by_deal::ByDeal;
use super::field_kind::FieldKind;
use super::lists::{KindKey, OutRule, Words as _};
use super::table::{RuleField, Rules};
use crate::rules::seat::Players;
use serde_json::{Map, Value, json};

/// A change of one field after which a fault of rules is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// The field that changes.
    pub field: RuleField,
    /// Its new value as JSON, as records and scenarios have it.
    pub value: Value,
}

impl Rules {
    /// The changes of one field that mend the fault which [`Rules::check`] names, the nearest first; none if it finds nothing wrong.
    ///
    /// ```
    /// use canasta::rules::{Players, Preset, RuleField};
    /// let mut rules = Preset::Classic.rules();
    /// rules.players = Players::Three;
    /// let remedies = rules.remedies();
    /// assert_eq!((remedies[0].field, &remedies[0].value), (RuleField::AskPartner, &false.into()));
    /// ```
    #[must_use]
    pub fn remedies(&self) -> Vec<Remedy> {
        let Err(BadRules::Field { field: fault, problem }) = self.check() else { return Vec::new() };
        let mut remedies = Vec::new();
        for (field, value) in self.candidates(fault, problem) {
            let mut mended = *self;
            // A change that leaves the fault, or brings one before it, is none.
            let is_set = mended.set_value(field, &value) && value != self.value(field);
            let is_gone = match mended.in_one_form().check() {
                Ok(()) => true,
                Err(BadRules::Field { field: later, .. }) => later > fault,
                Err(_) => false,
            };
            if is_set && is_gone {
                remedies.push(Remedy { field, value });
            }
        }
        remedies
    }

    /// Changes that may mend a fault.
    fn candidates(&self, field: RuleField, problem: RulesProblem) -> Vec<(RuleField, Value)> {
        let classic = (field, Rules::default().value(field));
        match problem {
            RulesProblem::NotAValue | RulesProblem::TooManyLists => vec![classic],
            RulesProblem::OutOfRange { least, most } => vec![(field, within(self.value(field), least, most)), classic],
            RulesProblem::TooManyCards { .. } => {
                let in_hands = usize::from(self.hand_size) * self.players.count();
                let free = self.cards().len().saturating_sub(8 + self.dealt_cards() - in_hands);
                let each = free / self.players.count();
                let packs = (self.packs..=8).find(|&packs| {
                    let more = Rules { packs, ..*self };
                    self.dealt_cards() + 8 <= more.cards().len()
                });
                let packs = packs.map(|packs| (RuleField::Packs, json!(packs)));
                let no_foot = [(RuleField::FootSize, json!(0)), (RuleField::Feet, json!([]))];
                std::iter::once((RuleField::HandSize, json!(each))).chain(packs).chain(no_foot).collect()
            }
            RulesProblem::UnequalSides { .. } => vec![(RuleField::Sides, Value::Null)],
            RulesProblem::NotThreePlayers => vec![
                (RuleField::LoneTaker, json!(false)),
                (RuleField::Players, json!(Players::Three)),
                (RuleField::Sides, Value::Null),
            ],
            RulesProblem::NotTwoPairs => {
                vec![classic, (RuleField::Sides, Value::Null), (RuleField::Players, json!(Players::Four))]
            }
            RulesProblem::NobodyToAsk => {
                let even = self.players.count() + self.players.count() % 2;
                vec![
                    (RuleField::AskPartner, json!(false)),
                    (RuleField::Sides, Value::Null),
                    (RuleField::Players, json!(even.max(4))),
                    (RuleField::LoneTaker, json!(true)),
                ]
            }
            RulesProblem::MoreRanksThanCanastas => {
                vec![(RuleField::CanastasToGoOut, json!(self.required_ranks.len())), (field, json!([]))]
            }
            RulesProblem::MinimumsFall => {
                let mut all = self.opening_minimums.to_vec();
                all.sort_unstable();
                vec![(field, json!(all))]
            }
            RulesProblem::ConcealedBelowGoingOut => {
                vec![(field, json!(self.going_out)), (RuleField::GoingOut, json!(self.concealed))]
            }
            RulesProblem::NoMinimum => vec![(field, json!([0]))],
            RulesProblem::StepsDoNotFit => {
                let mut steps = self.opening_steps.to_vec();
                steps.sort_unstable();
                steps.dedup();
                let many = self.opening_minimums.len().saturating_sub(1);
                steps.truncate(many);
                while steps.len() < many {
                    steps.push(steps.last().map_or(0, |last| last.saturating_add(1500)));
                }
                let minimums: Vec<i32> =
                    self.opening_minimums.iter().copied().take(self.opening_steps.len() + 1).collect();
                vec![(field, json!(steps)), (RuleField::OpeningMinimums, json!(minimums))]
            }
            RulesProblem::MoreKindsThanCanastas => {
                let sum: i32 = self.canasta_kinds.iter().map(|(_, count)| count).sum();
                vec![(RuleField::CanastasToGoOut, json!(sum)), (field, json!({}))]
            }
            RulesProblem::NoSuchMelds => self.missing_melds(field),
            RulesProblem::MoreTalonsThanSides => {
                let sides = self.sides().count();
                vec![(field, json!(self.talons.iter().take(sides).collect::<Vec<_>>()))]
            }
            RulesProblem::NotFourteenCards => {
                let hand = Rules::SPECIAL_HAND.saturating_sub(self.draw_count.into());
                vec![(RuleField::HandSize, json!(hand)), (field, json!({}))]
            }
            RulesProblem::NothingFreezes => vec![(RuleField::Freezing, json!(true)), classic],
            RulesProblem::DiscardAndNone => {
                let without = |word: usize| {
                    let left = self.out_rules.iter().filter(|&one| one != OutRule::WORDS[word]);
                    (field, json!(left.collect::<Vec<_>>()))
                };
                vec![without(OutRule::DISCARD), without(OutRule::NO_DISCARD)]
            }
            RulesProblem::NotAsManyAsMinimums => {
                let words = self.opening_needs.iter().chain(std::iter::repeat(""));
                let words: Vec<&str> = words.take(self.opening_minimums.len()).collect();
                vec![(field, json!(words)), (field, json!([]))]
            }
            RulesProblem::FootAndFeet => vec![(RuleField::FootSize, json!(0)), classic],
            RulesProblem::HandRefused { hand, field: fault } => {
                let hand_rules = self.of_hand_alone(u32::try_from(hand).unwrap_or(1));
                let change = |field: RuleField, value: Option<Value>| {
                    let changed = self.with_hand_changed(hand - 1, |values| match value {
                        Some(value) => drop(values.insert(field.name().to_owned(), value)),
                        None => drop(values.remove(field.name())),
                    });
                    (RuleField::ByDeal, changed)
                };
                let within = hand_rules.remedies().into_iter().filter(|remedy| ByDeal::FIELDS.contains(&remedy.field));
                let mended = within.map(|remedy| change(remedy.field, Some(remedy.value)));
                let as_base = (field, self.with_hand_changed(hand - 1, Map::clear));
                mended.chain([change(fault, None), as_base]).collect()
            }
            RulesProblem::MinimumsByHandTwice => {
                let mut hands = self.value(field);
                let all = hands.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut);
                all.for_each(|hand| drop(hand.remove(RuleField::OpeningMinimums.name())));
                vec![(field, hands), (RuleField::OpeningBy, json!("score"))]
            }
            RulesProblem::NoTurnUp => {
                vec![(RuleField::TurnUp, json!(true)), (field, Rules::default().value(field))]
            }
            RulesProblem::NotASign => {
                let mut sign = self.threes_sign.as_deref().unwrap_or_default().to_vec();
                sign.sort_unstable();
                vec![(field, json!(sign)), (field, Value::Null)]
            }
        }
    }

    /// Changes after which a field that is about melds finds them, or no longer asks for them.
    fn missing_melds(&self, field: RuleField) -> Vec<(RuleField, Value)> {
        let kind = |at| self.canasta_kinds.at(at).is_some_and(|count| count > 0);
        let of_kinds = field == RuleField::CanastaKinds && kind(KindKey::SEQUENCE);
        let sequences = !self.sequences && (field == RuleField::PileOntoSequence || of_kinds);
        let asks_for_wilds = (field == RuleField::CanastaKinds && kind(KindKey::WILD)) || field == RuleField::PileWild;
        let wilds = !self.wild_melds.is_allowed() && asks_for_wilds;
        let without = match field.kind() {
            FieldKind::Points { .. } => {
                let is_laid = |at: usize| match at {
                    KindKey::SEQUENCE => self.sequences,
                    KindKey::WILD => self.wild_melds.is_allowed(),
                    _ => true,
                };
                let left = self.canasta_kinds.entries().filter(|&(at, ..)| is_laid(at));
                let left: Map<String, Value> = left.map(|(_, key, count)| (key.to_owned(), json!(count))).collect();
                Value::Object(left)
            }
            FieldKind::Words(_) => Rules::default().value(field),
            _ => json!(false),
        };
        let sequences = sequences.then_some((RuleField::Sequences, json!(true)));
        let wilds = wilds.then_some((RuleField::WildMelds, json!(true)));
        sequences.into_iter().chain(wilds).chain([(field, without)]).collect()
    }
}

/// A value with each of its numbers brought into a range.
fn within(value: Value, least: i32, most: i32) -> Value {
    match value {
        Value::Number(number) => {
            number.as_i64().map_or(Value::Number(number), |n| n.clamp(least.into(), most.into()).into())
        }
        Value::Array(all) => all.into_iter().map(|one| within(one, least, most)).collect(),
        Value::Object(all) => all.into_iter().map(|(key, one)| (key, within(one, least, most))).collect(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    /// Rules that may not be possible.
    fn changed(preset: Preset, changes: &Value) -> Rules {
        let mut rules = preset.rules();
        for (name, value) in changes.as_object().unwrap() {
            assert!(rules.set_value(name.parse().unwrap(), value), "{name}");
        }
        rules
    }

    #[test]
    fn every_fault_has_a_change_that_mends_it() {
        for (preset, changes, remedies) in [
            (Preset::Classic, json!({"players": 3}), json!({"ask_partner": false, "players": 4, "lone_taker": true})),
            (Preset::Classic, json!({"hand_size": 30}), json!({"hand_size": 24, "packs": 3})),
            (Preset::Classic, json!({"hand_size": 0}), json!({"hand_size": 1})),
            (Preset::Classic, json!({"sides": 3}), json!({"sides": null})),
            (Preset::Classic, json!({"lone_taker": true, "sides": 4, "players": 3}), json!({"sides": null})),
            (Preset::Classic, json!({"lone_taker": true}), json!({"lone_taker": false, "players": 3})),
            (Preset::Classic, json!({"sit_out": true, "sides": 4}), json!({"sit_out": false, "sides": null})),
            (Preset::Classic, json!({"sit_out": true, "players": 6}), json!({"sit_out": false, "players": 4})),
            (
                Preset::Classic,
                json!({"required_ranks": ["7", "A"]}),
                json!({"canastas_to_go_out": 2, "required_ranks": []}),
            ),
            (
                Preset::Classic,
                json!({"opening_minimums": [15, 90, 50, 120]}),
                json!({"opening_minimums": [15, 50, 90, 120]}),
            ),
            (Preset::Classic, json!({"opening_minimums": []}), json!({"opening_minimums": [0]})),
            (Preset::Classic, json!({"opening_minimums": [80]}), json!({"opening_steps": []})),
            (Preset::Classic, json!({"going_out": 300}), json!({"concealed": 300, "going_out": 200})),
            (
                Preset::Classic,
                json!({"canasta_kinds": {"natural": 2}}),
                json!({"canastas_to_go_out": 2, "canasta_kinds": {}}),
            ),
            (Preset::Classic, json!({"canasta_kinds": {"wild": 1}}), json!({"wild_melds": true, "canasta_kinds": {}})),
            (
                Preset::Classic,
                json!({"pile_onto_sequence": true}),
                json!({"sequences": true, "pile_onto_sequence": false}),
            ),
            (Preset::Classic, json!({"pile_wild": "pair"}), json!({"wild_melds": true, "pile_wild": "never"})),
            (Preset::Classic, json!({"talons": [4, 3, 2]}), json!({"talons": [4, 3]})),
            (Preset::HandAndFoot, json!({"feet": [13, 11]}), json!({"foot_size": 0, "feet": []})),
            // A list of one foot has the fault that it stands beside the other.
            (Preset::HandAndFoot, json!({"feet": [13]}), json!({"foot_size": 0, "feet": []})),
            (Preset::ModernAmerican, json!({"pile_start": "rank"}), json!({"turn_up": true, "pile_start": 0})),
            (Preset::Classic, json!({"special_hands": {"pairs": 100}}), json!({"hand_size": 13, "special_hands": {}})),
            (Preset::Classic, json!({"threes_sign": [3, 1]}), json!({"threes_sign": [1, 3]})),
            (
                Preset::Classic,
                json!({"opening_needs": ["", "canasta"]}),
                json!({"opening_needs": ["", "canasta", "", ""]}),
            ),
            (
                Preset::HandAndFoot,
                json!({"by_deal": [{}, {"canasta_kinds": {"natural": 3, "mixed": 3}}]}),
                json!({"by_deal": [{}, {"canastas_to_go_out": 6, "canasta_kinds": {"natural": 3, "mixed": 3}}]}),
            ),
            (
                Preset::HandAndFoot,
                json!({"by_deal": [{"draw_count": 3, "opening_minimums": [50]}]}),
                json!({"by_deal": [{"draw_count": 3}]}),
            ),
        ] {
            let found = changed(preset, &changes).remedies();
            let found: Map<String, Value> =
                found.into_iter().rev().map(|remedy| (remedy.field.name().to_owned(), remedy.value)).collect();
            assert_eq!(Value::Object(found), remedies, "{changes}");
        }
        assert_eq!(Preset::Classic.rules().remedies(), []);
        // The foot that is refused beside a list is no field to fold away.
        assert!(changed(Preset::HandAndFoot, &json!({"feet": [13, 11]})).has_use_for(RuleField::FootSize));
    }

    /// Whatever is wrong, the first remedies of it and of what follows lead to possible rules.
    #[test]
    fn remedies_lead_to_possible_rules() {
        let mut rng = crate::rules::generator([5; 32]);
        let mut faults = 0;
        for number in 0..400 {
            let base = Preset::ALL[number % Preset::ALL.len()].rules();
            let other = Preset::ALL[(number / 7) % Preset::ALL.len()].rules();
            let drawn = other.with_random_changes(RuleField::ALL, 20, &mut rng);
            // Every third field of other rules: together they seldom fit.
            let mut rules = base;
            for &field in RuleField::ALL.iter().skip(number % 3).step_by(3) {
                assert!(rules.set_value(field, &drawn.value(field)));
            }
            for _ in 0..RuleField::ALL.len() {
                let Err(bad) = rules.check() else { break };
                faults += 1;
                let remedies = rules.remedies();
                let first = remedies.first().unwrap_or_else(|| panic!("{bad}"));
                assert!(rules.set_value(first.field, &first.value), "{bad}");
            }
            assert_eq!(rules.check(), Ok(()));
        }
        assert!(faults > 100, "{faults}");
    }
}
