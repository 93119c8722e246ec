//! The parts of a field of the rules that has several, and the values of fields in a few words.

use super::number::list_of;
use super::rules_further::turned_again_kind;
use super::{item_name, minimum_label, no_limit, number, rank_sign, ranks, rule, rule_value, special_hand};
use crate::features::score_keeper::Item;
use crate::view::text::MinimumStep;
use crate::words::{self, Case, rule_fields as say, rules_further as further};
use canasta::rules::{ByDeal, DiscardClass, FieldKind, KindKey, OpeningRule, OutRule, PureRanks, Rank, RuleField};
use serde_json::Value;

/// The name of a part of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulePart {
    /// The name where the field is known: the sign of a rank, or words.
    pub short: String,
    /// The name in words.
    pub long: String,
}

/// The name of what a field has at a place of the keys or words of its kind.
#[must_use]
pub fn rule_part(field: RuleField, at: usize, key: &str) -> RulePart {
    let rank = match field {
        RuleField::CardPoints => Rank::ALL.get(at).copied(),
        // Its keys are numbers.
        RuleField::CanastaCountBonus => None,
        _ => Rank::NATURALS.into_iter().find(|rank| rank.notation() == key),
    };
    let long = match field {
        RuleField::CanastaKinds => match at {
            KindKey::NATURAL => words::score::natural_canastas().to_owned(),
            KindKey::MIXED => words::score::mixed_canastas().to_owned(),
            KindKey::SEQUENCE => words::score_keeper::item_sequences().to_owned(),
            _ => words::score_keeper::item_wilds().to_owned(),
        },
        RuleField::CanastaBonuses => item_name(Item::Canasta(at)),
        RuleField::CanastaCountBonus => further::so_many_canastas(at + 1),
        RuleField::IncompletePenalties => item_name(Item::Incomplete(at)),
        RuleField::HeldPenalties => item_name(Item::Held(at)),
        RuleField::SpecialHands => special_hand(at).to_owned(),
        RuleField::OpeningRules => match at {
            OpeningRule::PURE_SET => further::opening_pure_set(),
            OpeningRule::HAND_ONLY => further::opening_hand_only(),
            OpeningRule::NO_MIXED_CANASTA => further::opening_no_mixed_canasta(),
            OpeningRule::CANASTA_FREE => further::opening_canasta_free(),
            _ => further::opening_before_pile(),
        }
        .to_owned(),
        RuleField::OutRules => match at {
            OutRule::DISCARD => further::out_by_discard(),
            OutRule::NO_DISCARD => further::out_by_melding(),
            OutRule::PARTNERS_FOOT => further::out_after_partners_foot(),
            _ => further::out_without_incomplete(),
        }
        .to_owned(),
        RuleField::TurnUpAgain => turned_again_kind(at).to_owned(),
        RuleField::NoFirstDiscards if at == DiscardClass::WILD => further::wilds_discarded(Case::Nom).to_owned(),
        RuleField::NoFirstDiscards if at == DiscardClass::DEAD => further::closed_rank_cards(Case::Nom).to_owned(),
        _ => rank.map_or_else(|| key.to_owned(), ranks),
    };
    // Beside words an ace is a word too.
    let rank = rank.filter(|_| field != RuleField::TurnUpAgain);
    RulePart { short: rank.map_or_else(|| long.clone(), |rank| rank_sign(rank).to_owned()), long }
}

/// The accessible name of the control of a part of a field.
#[must_use]
pub fn rule_part_label(field: RuleField, part: &str) -> String {
    say::rule_part(&rule(field), part)
}

/// What stands by the number at a place of the list that a field is, from 0.
#[must_use]
pub fn listed_number(field: RuleField, at: usize) -> String {
    match (field, at) {
        (RuleField::ThreesSign, 0) => say::threes_against_below().to_owned(),
        (RuleField::ThreesSign, _) => say::threes_for_from().to_owned(),
        (RuleField::ThreesTable, _) => say::so_many_threes(at + 1),
        (RuleField::Talons, _) => say::side_by_opening(at + 1),
        _ => say::listed_number(at + 1),
    }
}

/// The choices for a rank: none, and the words of the notation.
#[must_use]
pub fn pure_rank(word: &str) -> &'static str {
    match PureRanks::WORDS.iter().position(|&known| known == word) {
        Some(0) => say::wilds_never_join(),
        Some(_) => say::wilds_join_by_opening(),
        None => say::wilds_may_join(),
    }
}

/// The accessible name of the score from which the opening minimum at this place of the list holds.
#[must_use]
pub fn step_label(at: usize) -> String {
    say::score_of_minimum(&rule(RuleField::OpeningMinimums), at + 1)
}

/// The accessible name of the opening minimum at a place of the list. What it holds for is unknown while a score is not possible.
#[must_use]
pub fn minimum_place_label(at: usize, step: Option<MinimumStep>) -> String {
    let title = rule(RuleField::OpeningMinimums);
    step.map_or_else(|| say::rule_part(&title, &say::listed_number(at + 1)), |step| minimum_label(&title, step))
}

/// The accessible name of what a field has for the opening minimum at a place of the list.
#[must_use]
pub fn of_minimum_label(field: RuleField, at: usize, step: Option<MinimumStep>) -> String {
    let title = rule(field);
    step.map_or_else(|| say::rule_part(&title, &say::listed_number(at + 1)), |step| minimum_label(&title, step))
}

/// The accessible name of the button that makes a list longer.
#[must_use]
pub fn add_label(field: RuleField) -> String {
    say::rule_part(&rule(field), say::add_one())
}

/// The accessible name of the button that takes a number from a list.
#[must_use]
pub fn remove_label(part: &str) -> String {
    say::rule_part(part, words::house_rules::remove())
}

/// A value that may not be possible, in a few words.
#[must_use]
pub fn rule_value_words(field: RuleField, value: &Value) -> String {
    let plain = |value: &Value| match value {
        Value::String(text) => text.clone(),
        value => value.as_i64().and_then(|n| i32::try_from(n).ok()).map_or_else(String::new, number),
    };
    let parts = |keys: &[&str], said: &dyn Fn(RulePart, &str) -> Option<String>| {
        let all = keys.iter().enumerate().filter_map(|(at, &key)| said(rule_part(field, at, key), key));
        let all: Vec<String> = all.collect();
        if all.is_empty() { say::value_none().to_owned() } else { list_of(&all) }
    };
    match (field.kind(), value) {
        (_, Value::Bool(on)) => rule_value(field, if *on { "yes" } else { "no" }).to_owned(),
        (FieldKind::List { .. }, Value::Null) => no_list(field).to_owned(),
        (_, Value::Null) => no_limit(field).to_owned(),
        (FieldKind::Points { keys, .. }, Value::Object(all)) => {
            parts(keys, &|part, key| Some(say::rule_part(&part.short, &plain(all.get(key)?))))
        }
        (FieldKind::WordSet(keys), Value::Array(all)) => {
            parts(keys, &|part, key| all.iter().any(|one| one == key).then_some(part.short))
        }
        (FieldKind::WordByRank(_), Value::Object(all)) => {
            let said = |part: RulePart, word: &str| say::rule_part(&part.short, pure_rank(word));
            parts(&Rank::NATURALS.map(Rank::notation), &|part, key| Some(said(part, all.get(key)?.as_str()?)))
        }
        (FieldKind::Ranks, Value::Array(all)) => {
            let there = |rank: &Rank| all.iter().any(|one| one == rank.notation());
            let signs: Vec<String> =
                Rank::NATURALS.iter().filter(|rank| there(rank)).map(|&rank| rank_sign(rank).into()).collect();
            if signs.is_empty() { say::value_none().to_owned() } else { list_of(&signs) }
        }
        (FieldKind::ByHand, Value::Array(all)) if !all.is_empty() => {
            let one = |(at, hand): (usize, &Value)| {
                let own = ByDeal::FIELDS.iter().filter_map(|&field| Some((field, hand.get(field.name())?)));
                let own = own.map(|(field, value)| say::rule_part(&rule(field), &rule_value_words(field, value)));
                let own: Vec<String> = own.collect();
                let own = if own.is_empty() { say::as_in_other_hands().to_owned() } else { own.join("; ") };
                say::rule_part(&hand_of_rules(at + 1, at + 1 == all.len()), &own)
            };
            all.iter().enumerate().map(one).collect::<Vec<_>>().join(" · ")
        }
        (FieldKind::WordByMinimum(_), Value::Array(all)) if !all.is_empty() => {
            let word = |one: &Value| one.as_str().map_or_else(String::new, |word| rule_value(field, word).to_owned());
            list_of(&all.iter().map(word).collect::<Vec<_>>())
        }
        (_, Value::Array(all)) if all.is_empty() => say::value_none().to_owned(),
        (_, Value::Array(all)) => list_of(&all.iter().map(plain).collect::<Vec<_>>()),
        (FieldKind::Words(_) | FieldKind::SwitchOrWords(_) | FieldKind::NumberOrWord { .. }, Value::String(word)) => {
            rule_value(field, word).to_owned()
        }
        (_, value) => plain(value),
    }
}

/// The values that a field without numbers can have, or the parts of which they are made.
#[must_use]
pub fn possible_values(field: RuleField) -> Vec<String> {
    let switch = ["no", "yes"];
    let words: Vec<&str> = match field.kind() {
        FieldKind::Switch => switch.to_vec(),
        FieldKind::Words(words) | FieldKind::WordByMinimum(words) => words.to_vec(),
        FieldKind::SwitchOrWords(words) => switch.iter().chain(words).copied().collect(),
        FieldKind::Ranks | FieldKind::WordByRank(_) => return Rank::NATURALS.map(ranks).to_vec(),
        FieldKind::WordSet(words) => {
            return words.iter().enumerate().map(|(at, key)| rule_part(field, at, key).long).collect();
        }
        FieldKind::ByHand => return ByDeal::FIELDS.iter().map(|&field| rule(field)).collect(),
        FieldKind::NumberOrWord { word, .. } => vec![word],
        FieldKind::Number { .. }
        | FieldKind::NumberOrNone { .. }
        | FieldKind::Numbers(_)
        | FieldKind::Minimums
        | FieldKind::List { .. }
        | FieldKind::Points { .. } => Vec::new(),
    };
    words.into_iter().map(|word| rule_value(field, word).to_owned()).collect()
}

/// A hand with rules of its own: "Hand 2", or "From hand 3 on" for the last that is listed.
#[must_use]
pub fn hand_of_rules(number: usize, is_last: bool) -> String {
    if is_last { say::from_hand(number) } else { say::minimum_of_hand(number) }
}

/// The choice of no list.
#[must_use]
pub fn no_list(field: RuleField) -> &'static str {
    match field {
        RuleField::ThreesSign => say::threes_by_melds(),
        _ => say::threes_each(),
    }
}
