//! House rules: changes, codes, own rules, and results of exports and imports.

use super::number::list_of;
use super::{Names, bad_rules, bytes, capital, line_error, list, possible_values, preset, rule, rule_value_words};
use crate::session::{Feedback, SetAside};
use crate::words::{self, files as say};
use canasta::analysis::{HANDS_TRIED, MATCHES_TRIED};
use canasta::rules::{BadRules, CodeError, Preset, Remedy, RuleField, RuleGroup, RulesProblem, RulesWarning, Seat};
use serde_json::Value;

/// The heading of a group of rules.
#[must_use]
pub fn rule_group(group: RuleGroup) -> &'static str {
    match group {
        RuleGroup::Deal => words::house_rules::group_deal(),
        RuleGroup::Melds => words::house_rules::group_melds(),
        RuleGroup::Opening => words::house_rules::group_opening(),
        RuleGroup::Pile => words::house_rules::group_pile(),
        RuleGroup::Threes => words::house_rules::group_threes(),
        RuleGroup::GoingOut => words::house_rules::group_end(),
        RuleGroup::Scoring => words::house_rules::group_scoring(),
    }
}

/// The number of rules that differ from the preset.
#[must_use]
pub fn rules_changed(n: usize) -> String {
    capital(&words::house_rules::rules_changed(n))
}

/// The name of a text that was set aside.
#[must_use]
pub fn set_aside(aside: &SetAside) -> String {
    if aside.is_game() { say::aside_game(aside.number) } else { say::aside_text(aside.number) }
}

/// The size of a text that was set aside.
#[must_use]
pub fn set_aside_size(aside: &SetAside) -> String {
    bytes(aside.text.len() as u64)
}

/// The result of an action in a dialog.
#[must_use]
pub fn feedback(feedback: &Feedback) -> String {
    let words = match feedback {
        Feedback::Kept(name) => return say::rules_kept(name),
        Feedback::NameTaken(name) => return say::name_taken(name),
        Feedback::BadCode(error) => return bad_code(error),
        Feedback::BadRules(bad) => return bad_rules(bad),
        Feedback::Imported(n) if *n > 0 => return say::settings_and_rules_imported(*n),
        Feedback::Loaded(hands) => return say::record_loaded(*hands),
        Feedback::BadSettings(name) if name != "own_rules" => return say::unknown_setting(name),
        Feedback::BadRecord(wrong) => {
            return say::bad_record(wrong.line, &line_error(&wrong.error, Names::new(&[], Seat::FIRST)));
        }
        Feedback::Copied => say::was_copied(),
        Feedback::NotCopied => say::not_copied(),
        Feedback::NotStored => say::not_stored(),
        Feedback::NoName => say::rules_lack_name(),
        Feedback::TooMany => say::too_many_rules(),
        Feedback::CodeUsed => say::code_used(),
        Feedback::Imported(_) => say::settings_imported(),
        Feedback::NoScenario => say::no_scenario(),
        Feedback::ReadAgain => say::aside_read(),
        Feedback::StillUnreadable => say::aside_unreadable(),
        Feedback::NothingWritten => say::nothing_written(),
        Feedback::NoFile => say::no_such_file(),
        Feedback::BadSettings(_) => say::impossible_rules_in_file(),
        Feedback::HandWasOn => say::record_of_begun_hand(),
        Feedback::NoDeal => say::record_without_deal(),
    };
    words.to_owned()
}

fn bad_code(error: &CodeError) -> String {
    match error {
        CodeError::Empty => say::no_code_yet().to_owned(),
        CodeError::NoLetter(c) => say::code_never_contains(&shown_character(*c)),
        CodeError::Mistyped => say::code_mistyped().to_owned(),
        CodeError::Newer => say::code_is_newer().to_owned(),
        CodeError::Impossible(bad) => say::code_is_impossible(&bad_rules(bad)),
    }
}

/// A character so that it can be found in a text: with its number where no keyboard has it, and by that alone where it may show nothing.
fn shown_character(c: char) -> String {
    let (letter, number) = (c.to_string(), format!("U+{:04X}", u32::from(c)));
    match c {
        c if c.is_ascii_graphic() => say::character_quoted(&letter),
        c if c.is_alphanumeric() => say::character_with_number(&letter, &number),
        _ => number,
    }
}

/// A preset, and the number of its changed rules.
#[must_use]
pub fn preset_changed(base: Preset, n: usize) -> String {
    words::house_rules::game_and_changes(preset(base), &rules_changed(n))
}

/// The note above the fields.
#[must_use]
pub fn house_note(base: Preset, n: usize, is_saved: bool) -> String {
    let changed = preset_changed(base, n);
    if n == 0 || !is_saved { changed } else { format!("{changed} {}", words::house_rules::draft_is_saved()) }
}

/// The label of the button that resets a field.
#[must_use]
pub fn rule_back(rule: &str) -> String {
    words::house_rules::reset_rule(rule)
}

/// The name of a field in quotation marks; one that is in some already, as “May I go out?”, gets no more.
pub(super) fn rule_quoted(field: RuleField) -> String {
    let name = rule(field);
    let quoted = words::house_rules::rule_quoted(&name);
    if quoted.chars().next() == name.chars().next() { name } else { quoted }
}

/// The warning that a match under the chosen rules hardly ends, with the fields that make it so.
#[must_use]
pub fn no_end_in_sight(fields: &[RuleField]) -> String {
    let names: Vec<String> = fields.iter().copied().map(rule_quoted).collect();
    words::house_rules::may_never_end(MATCHES_TRIED, HANDS_TRIED, fields.len(), &list(&names))
}

/// The reason for which rules are not possible, with the values that the field can have.
#[must_use]
pub fn rules_fault(bad: &BadRules) -> String {
    match bad {
        BadRules::Field { field, problem: RulesProblem::NotAValue } if field.kind().bounds().is_none() => {
            words::house_rules::possible_values(&rule(*field), &list_of(&possible_values(*field)))
        }
        bad => bad_rules(bad),
    }
}

/// The number of rules that a search has found.
#[must_use]
pub fn rules_found(n: usize) -> String {
    words::house_rules::rules_found(n)
}

/// What a field was before it was changed: "Classic: 11".
#[must_use]
pub fn came_from(base: Preset, field: RuleField) -> String {
    // The scores of the opening minimums stand in their row.
    words::rule_fields::rule_part(preset(base), &rule_value_words(field, &base.rules().value(field)))
}

/// Changed rules with their values: "Packs: 3, Cards dealt to each player: 13".
#[must_use]
pub fn changed_rules(changed: impl Iterator<Item = (RuleField, Value)>) -> String {
    let said = |(field, value): (RuleField, Value)| {
        words::rule_fields::rule_part(&rule(field), &rule_value_words(field, &value))
    };
    let all: Vec<String> = changed.map(said).collect();
    all.join("; ")
}

/// The label of a button that makes a change which mends the rules.
#[must_use]
pub fn remedy(remedy: &Remedy) -> String {
    words::house_rules::set_rule(&rule_quoted(remedy.field), &rule_value_words(remedy.field, &remedy.value))
}

/// What of possible rules is hardly meant, and which rule would change that.
#[must_use]
pub fn rules_warning(warning: RulesWarning) -> String {
    let words = match warning {
        RulesWarning::WildCanastaWorthNothing => words::house_rules::wild_canasta_worth_nothing(),
        RulesWarning::SequenceWorthNothing => words::house_rules::sequence_worth_nothing(),
        RulesWarning::NoWildMelds => words::house_rules::no_wild_melds(),
        RulesWarning::NoSequences => words::house_rules::no_sequences(),
        RulesWarning::RedThreesCostNothing => words::house_rules::red_threes_cost_nothing(),
        RulesWarning::ThreesWorthNothing => words::house_rules::threes_worth_nothing(),
        RulesWarning::WildsMayOutnumber => words::house_rules::wilds_may_outnumber(),
        RulesWarning::NoMeldCharged => words::house_rules::no_meld_charged(),
        RulesWarning::NoRankCloses => words::house_rules::no_rank_closes(),
        RulesWarning::NoMixedCanastas => words::house_rules::no_mixed_canastas(),
        RulesWarning::NoFoot => words::house_rules::no_foot(),
    };
    if warning.field() == warning.missing() {
        return words.to_owned();
    }
    [words.to_owned(), words::house_rules::other_rule_would(&rule_quoted(warning.missing()))].join(" ")
}

/// The note of a field that keeps a match from ending.
#[must_use]
pub fn keeps_match_from_ending() -> &'static str {
    words::house_rules::value_never_ends()
}

/// The label of the field for the name of own rules.
#[must_use]
pub fn own_name(number: usize) -> String {
    words::house_rules::name_of_own_rules(number)
}

/// The label of the button that removes own rules.
#[must_use]
pub fn remove_rules(name: &str) -> String {
    words::house_rules::remove_own_rules(name)
}
