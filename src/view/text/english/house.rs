//! House rules: their fields, and what came of the errands around them.

use super::{bad_rules, capital, count, line_error, preset};
use crate::rules::{CodeError, Preset, RuleField};
use crate::session::Feedback;

/// What a field of the rules is called.
#[must_use]
pub const fn rule(field: RuleField) -> &'static str {
    match field {
        RuleField::Players => "Players",
        RuleField::HandSize => "Cards dealt to each",
        RuleField::DrawCount => "Cards drawn from the stock",
        RuleField::CanastasToGoOut => "Canastas needed to go out",
        RuleField::RequiredRanks => "Ranks that must be among them",
        RuleField::MaxWilds => "Most wilds in a meld",
        RuleField::WildsMaxNaturals => "No more wilds than naturals",
        RuleField::MinNaturals => "Fewest naturals in a meld",
        RuleField::OpeningMinimums => "Opening minimum",
        RuleField::ConcealedExempt => "Concealed hand needs no minimum",
        RuleField::WildsInOpening => "Wilds in the opening",
        RuleField::PileAllowed => "The pile may be taken",
        RuleField::PileNewMeld => "A new meld with the top card",
        RuleField::PileOwnMeld => "Top card onto your own meld",
        RuleField::FrozenUntilMelded => "Frozen until a side has melded",
        RuleField::Freezing => "Wilds freeze the pile",
        RuleField::OneCardPileClosed => "One card may not take one card",
        RuleField::BlackThreesLast => "Black threes come last",
        RuleField::AskPartner => "“May I go out?”",
        RuleField::OutWithoutDraw => "Going out without drawing",
        RuleField::KeepLastCard => "The last card may be kept",
        RuleField::StockEnd => "When the stock is empty",
        RuleField::GoingOut => "Bonus for going out",
        RuleField::Concealed => "Going out concealed, in all",
        RuleField::NaturalCanasta => "Natural canasta",
        RuleField::MixedCanasta => "Mixed canasta",
        RuleField::RedThree => "One red three",
        RuleField::FourRedThrees => "All four red threes",
        RuleField::RedThreesNegative => "Red threes can count against you",
        RuleField::Target => "The game ends at",
    }
}

/// What a field of the rules means, in a sentence.
#[must_use]
pub const fn rule_note(field: RuleField) -> &'static str {
    match field {
        RuleField::Players => "Two play for themselves, four as two sides.",
        RuleField::HandSize => "All hands and the turned-up card are at most 100 cards.",
        RuleField::DrawCount => "Taken at the start of a turn, unless you take the pile.",
        RuleField::CanastasToGoOut => "A side must have so many, those of the same turn included.",
        RuleField::RequiredRanks => "A canasta of each chosen rank is needed to go out.",
        RuleField::MaxWilds => "Twos and jokers that one meld may hold.",
        RuleField::WildsMaxNaturals => "A meld may never hold more wilds than naturals.",
        RuleField::MinNaturals => "Natural cards that every meld needs.",
        RuleField::OpeningMinimums => "Points that a side's opening must count, by its score before the hand.",
        RuleField::ConcealedExempt => "A whole hand laid at once, after drawing from the stock, may count less.",
        RuleField::WildsInOpening => "A side's opening may hold wilds.",
        RuleField::PileAllowed => "Otherwise everybody only draws from the stock.",
        RuleField::PileNewMeld => "What your hand needs to begin a meld with the top card of an unfrozen pile.",
        RuleField::PileOwnMeld => "Which melds of your side the top card may join.",
        RuleField::FrozenUntilMelded => "Before its first meld a side needs a natural pair to take the pile.",
        RuleField::Freezing => {
            "With a wild in it, or a red three turned up at the deal, only a natural pair takes the pile."
        }
        RuleField::OneCardPileClosed => "With one card in your hand you may not take a pile of one card.",
        RuleField::BlackThreesLast => "They are laid only when nothing else is left in the hand.",
        RuleField::AskPartner => "Before going out you may ask your partner, whose answer binds you.",
        RuleField::OutWithoutDraw => "You may lay down everything before drawing.",
        RuleField::KeepLastCard => "When you may not go out, your last card is kept instead of discarded.",
        RuleField::StockEnd => "What a player who cannot draw any more must do.",
        RuleField::GoingOut => "For the side whose player goes out.",
        RuleField::Concealed => {
            "For going out in one turn, with nothing laid before; at least the bonus for going out."
        }
        RuleField::NaturalCanasta => "Seven or more cards of a rank without wilds.",
        RuleField::MixedCanasta => "Seven or more cards of a rank with wilds.",
        RuleField::RedThree => "For each that lies out.",
        RuleField::FourRedThrees => "Instead of four single bonuses.",
        RuleField::RedThreesNegative => "They count against a side that has laid no meld.",
        RuleField::Target => "The first side to reach it ends the game; the higher total wins.",
    }
}

/// What a value of a field means.
#[must_use]
pub fn rule_value(name: &str) -> &str {
    match name {
        "pair-or-wild" => "a pair, or a natural and a wild",
        "pair" => "a natural pair only",
        "any" => "any meld",
        "under-7" => "fewer than seven cards",
        "a" => "take the pile if its top card fits a meld",
        "b" => "the hand ends with that turn",
        "c" => "take the pile whenever possible",
        other => other,
    }
}

/// What is said instead of a number.
#[must_use]
pub fn no_limit(field: RuleField) -> &'static str {
    if field == RuleField::Target { "One hand only" } else { "No cap" }
}

fn counted(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("{} {one}", count(1)) } else { format!("{} {many}", count(n)) }
}

/// How much differs from the preset.
#[must_use]
pub fn rules_changed(n: usize) -> String {
    match n {
        0 => "As the preset has them".to_owned(),
        n => capital(&counted(n, "rule changed", "rules changed")),
    }
}

/// How many own rules are left.
#[must_use]
pub fn own_left(n: usize) -> String {
    if n == 1 { "One is".to_owned() } else { format!("{} are", capital(&count(n))) }
}

/// What came of an errand.
#[must_use]
pub fn said(said: &Feedback) -> String {
    match said {
        Feedback::Copied => "Copied.".to_owned(),
        Feedback::NotCopied => "This browser does not let the page copy. Download it instead, or select the text, where it is shown, and copy it yourself.".to_owned(),
        Feedback::Kept(name) => format!("Kept as “{name}”. You find them in the New game dialog."),
        Feedback::NoName => "Give the rules a name first.".to_owned(),
        Feedback::TooMany => "There are fifty own rules already: remove some first.".to_owned(),
        Feedback::NameTaken(name) => format!("Other rules are called “{name}” already."),
        Feedback::CodeUsed => "The rules of the code are chosen.".to_owned(),
        Feedback::BadCode(error) => bad_code(error),
        Feedback::BadRules(bad) => bad_rules(bad),
        Feedback::Imported(0) => "The settings were imported.".to_owned(),
        Feedback::Imported(n) => {
            format!("The settings were imported, and {}.", counted(*n, "set of own rules", "sets of own rules"))
        }
        Feedback::NothingWritten => "Paste a record or settings first, or choose a file.".to_owned(),
        Feedback::NoFile => "This is neither settings nor a record of this game. Nothing was changed.".to_owned(),
        Feedback::BadSettings(name) if name == "own_rules" => {
            "The own rules in this text are impossible. Nothing was changed.".to_owned()
        }
        Feedback::BadSettings(name) => {
            format!("The setting “{name}” or its value is unknown here. Nothing was changed.")
        }
        Feedback::BadRecord(wrong) => {
            let names = super::Names { names: &[], me: crate::rules::Seat::FIRST };
            format!("Line {} of the record: {} Nothing was changed.", wrong.line, line_error(&wrong.error, names))
        }
        Feedback::HandWasOn => "This record was taken in the middle of its first hand. Of a hand that is on it holds only what everybody saw, not the cards, so that nobody can look them up: it cannot be played on. Take it again when the hand is over. Nothing was changed.".to_owned(),
        Feedback::NoDeal => "This record holds no dealt hand: there is nothing to show or to play on.".to_owned(),
    }
}

fn bad_code(error: &CodeError) -> String {
    match error {
        CodeError::Empty => "Paste a code first.".to_owned(),
        CodeError::NoLetter(c) => format!("A code never contains “{c}”. Nothing was changed."),
        CodeError::Mistyped => "A letter of this code is wrong, missing or too many. Nothing was changed.".to_owned(),
        CodeError::Newer => "This code comes from a newer version of the game. Nothing was changed.".to_owned(),
        CodeError::Impossible(bad) => format!("The rules of this code are impossible. {}", bad_rules(bad)),
    }
}

/// A preset, and how much of it is changed.
#[must_use]
pub fn preset_changed(base: Preset, n: usize) -> String {
    format!("{}. {}.", preset(base), rules_changed(n))
}

/// What is said of the rules above their fields.
#[must_use]
pub fn house_note(base: Preset, n: usize) -> String {
    let draft = if n == 0 { "" } else { " Your changes stay on this device as a draft, even if you deal nothing." };
    format!("{}{draft}", preset_changed(base, n))
}

/// Puts a field back.
#[must_use]
pub fn rule_back(rule: &str) -> String {
    format!("{rule}: back to the preset")
}

/// One of the opening minimums.
#[must_use]
pub fn minimum_label(title: &str, score: &str) -> String {
    format!("{title}, {}", score.to_ascii_lowercase())
}

/// The name of own rules, to be changed.
#[must_use]
pub fn own_name(number: usize) -> String {
    format!("Name of the own rules {number}")
}

/// Removes own rules.
#[must_use]
pub fn remove_rules(name: &str) -> String {
    format!("Remove the rules {name}")
}

/// What a button does with a text.
#[must_use]
pub fn with_what(word: &str, what: &str) -> String {
    format!("{word} {what}")
}
