//! House rules: changes, codes, own rules, and results of exports and imports.

use super::{bad_rules, bytes, capital, count, line_error, list, preset, rule};
use crate::session::{Feedback, SetAside};
use crate::words;
use canasta::analysis::{HANDS_TRIED, MATCHES_TRIED};
use canasta::rules::{CodeError, Preset, RuleField, RuleGroup};

fn counted(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("{} {one}", count(1)) } else { format!("{} {many}", count(n)) }
}

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
    match n {
        0 => "No rules changed".to_owned(),
        n => capital(&counted(n, "rule changed", "rules changed")),
    }
}

/// The subject and verb of a sentence about the own rules that are left.
#[must_use]
pub fn own_left(n: usize) -> String {
    if n == 1 { "One is".to_owned() } else { format!("{} are", capital(&count(n))) }
}

/// The name of a text that was set aside.
#[must_use]
pub fn set_aside(aside: &SetAside) -> String {
    let what = if aside.is_game() { "Saved game" } else { "Other text" };
    format!("{what} {}", aside.number)
}

/// The size of a text that was set aside.
#[must_use]
pub fn set_aside_size(aside: &SetAside) -> String {
    bytes(aside.text.len() as u64)
}

/// The result of an action in a dialog.
#[must_use]
pub fn feedback(feedback: &Feedback) -> String {
    match feedback {
        Feedback::Copied => "Copied.".to_owned(),
        Feedback::NotCopied => "This browser does not let the page copy. Download the text instead, or select it where it is shown and copy it yourself.".to_owned(),
        Feedback::Kept(name) => format!("Saved as “{name}”. You can choose these rules in the New game dialog."),
        Feedback::NotStored => "This browser did not store it: its storage is full or blocked. It holds while this page is open.".to_owned(),
        Feedback::NoName => "Give the rules a name first.".to_owned(),
        Feedback::TooMany => "You already have fifty sets of rules: remove some first.".to_owned(),
        Feedback::NameTaken(name) => format!("Other rules are already called “{name}”: choose another name."),
        Feedback::CodeUsed => "The rules of the code are now chosen.".to_owned(),
        Feedback::BadCode(error) => bad_code(error),
        Feedback::BadRules(bad) => bad_rules(bad),
        Feedback::Imported(0) => "The settings were imported.".to_owned(),
        Feedback::Imported(n) => {
            format!("The settings were imported, and {}.", counted(*n, "set of own rules", "sets of own rules"))
        }
        Feedback::Loaded(hands) => {
            format!("The record is loaded, with {}. Open it to play on, or look at it.", counted(*hands, "hand", "hands"))
        }
        Feedback::NoScenario => "A scenario holds every card, so it can be copied only from a hand that is over.".to_owned(),
        Feedback::ReadAgain => "It can be read now, and was taken over.".to_owned(),
        Feedback::StillUnreadable => "This version cannot read it. It stays here.".to_owned(),
        Feedback::NothingWritten => "Paste a record or settings first, or choose a file.".to_owned(),
        Feedback::NoFile => "This is neither settings nor a record of this game. Nothing was changed.".to_owned(),
        Feedback::BadSettings(name) if name == "own_rules" => {
            "This text holds rules that are not possible. Nothing was changed.".to_owned()
        }
        Feedback::BadSettings(name) => {
            format!("The setting “{name}” or its value is unknown here. Nothing was changed.")
        }
        Feedback::BadRecord(wrong) => {
            let names = super::Names::new(&[], canasta::rules::Seat::FIRST);
            format!("Line {} of the record: {} Nothing was changed.", wrong.line, line_error(&wrong.error, names))
        }
        Feedback::HandWasOn => "This record was taken in the middle of its first hand. It holds only what everybody saw of that hand, not the hidden cards, so it cannot be continued. Save the record again when the hand is over. Nothing was changed.".to_owned(),
        Feedback::NoDeal => "This record holds no dealt hand: there is nothing to show or to continue.".to_owned(),
    }
}

fn bad_code(error: &CodeError) -> String {
    match error {
        CodeError::Empty => "Paste a code first.".to_owned(),
        CodeError::NoLetter(c) => format!("A code never contains {}. Nothing was changed.", shown_character(*c)),
        CodeError::Mistyped => "This code has a wrong, missing or extra letter. Nothing was changed.".to_owned(),
        CodeError::Newer => "This code comes from a newer version of the game. Nothing was changed.".to_owned(),
        CodeError::Impossible(bad) => format!("The rules of this code are not possible. {}", bad_rules(bad)),
    }
}

/// A character so that it can be found in a text: with its number where no keyboard has it, and by that alone where it may show nothing.
fn shown_character(c: char) -> String {
    match c {
        c if c.is_ascii_graphic() => format!("“{c}”"),
        c if c.is_alphanumeric() => format!("“{c}” (U+{:04X})", u32::from(c)),
        c => format!("U+{:04X}", u32::from(c)),
    }
}

/// A preset, and the number of its changed rules.
#[must_use]
pub fn preset_changed(base: Preset, n: usize) -> String {
    format!("{}. {}.", preset(base), rules_changed(n))
}

/// The note above the fields.
#[must_use]
pub fn house_note(base: Preset, n: usize, is_saved: bool) -> String {
    let draft = if n == 0 || !is_saved {
        ""
    } else {
        " Your changes are saved on this device as a draft, even if you do not deal."
    };
    format!("{}{draft}", preset_changed(base, n))
}

/// The label of the button that resets a field.
#[must_use]
pub fn rule_back(rule: &str) -> String {
    format!("{rule}: reset to the preset")
}

/// The warning that a match under the chosen rules hardly ends, with the fields that make it so.
#[must_use]
pub fn no_end_in_sight(fields: &[RuleField]) -> String {
    let names: Vec<String> = fields.iter().map(|&field| format!("“{}”", rule(field))).collect();
    let make = if fields.len() == 1 { "makes" } else { "make" };
    format!(
        "A match under these rules may never end: bots have played {MATCHES_TRIED}, and none ended within {HANDS_TRIED} hands. {} {make} it so.",
        list(&names),
    )
}

/// The note of a field that keeps a match from ending.
#[must_use]
pub fn keeps_match_from_ending() -> &'static str {
    "With this value, a match may never end."
}

/// The label of the field for an opening minimum.
#[must_use]
pub fn minimum_label(title: &str, score: &str) -> String {
    format!("{title}, {}", score.to_ascii_lowercase())
}

/// The label of the field for the name of own rules.
#[must_use]
pub fn own_name(number: usize) -> String {
    format!("Name of your rules {number}")
}

/// The label of the button that removes own rules.
#[must_use]
pub fn remove_rules(name: &str) -> String {
    format!("Remove the rules {name}")
}

/// The label of a button that copies or downloads something.
#[must_use]
pub fn with_what(word: &str, what: &str) -> String {
    format!("{word} {what}")
}
