//! Announcements for screen readers.

use super::card::the_card;
use super::side::{side_inside, side_name, verb};
use super::table::own_hand;
use super::{Names, capital, card, cards, cards_count, count, groups, list, number, threes_count};
use crate::session::HandEdit;
use crate::view::text::SideName;
use crate::words;
use canasta::rules::{BySide, Card, CardSet, Rules, Side, TurnObligation};

/// The cards that came to the own hand.
#[must_use]
pub fn got(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(|&card| the_card(card)).collect();
    format!("You got {}.", list(&names))
}

/// The own hand: its cards, the selection and the groups set out.
#[must_use]
pub fn say_hand(hand: CardSet, picked: CardSet, staged: &[CardSet], names: Names<'_>) -> String {
    let mut words = match hand.len() {
        0 => format!("{} is empty.", own_hand(names)),
        n => format!("{}, {}: {}.", own_hand(names), cards_count(n), cards(hand)),
    };
    if !picked.is_empty() {
        words += &format!(" Selected: {}.", cards(picked));
    }
    if !staged.is_empty() {
        words += &format!(" Set out: {}.", groups(staged));
    }
    words
}

/// The melds of one side, and the threes that it has laid out.
#[must_use]
pub fn say_melds(who: &str, melds: &[String], threes: CardSet) -> String {
    let mut all = if melds.is_empty() { "none".to_owned() } else { melds.join("; ") };
    if !threes.is_empty() {
        all += &format!("; {}", threes_count(threes));
    }
    format!("{who}: {all}.")
}

/// The pile and the stock. `unopened` is the own side while the pile is frozen to it only until it opens, with the number of
/// naturals that take it.
#[must_use]
pub fn say_pile(pile: &str, unopened: Option<(SideName<'_>, usize)>, stock: usize) -> String {
    let frozen = unopened.map_or_else(String::new, |(side, naturals)| {
        let opens = match side {
            SideName::We | SideName::They => "your side opens".to_owned(),
            SideName::You | SideName::Player(_) | SideName::Pair(..) | SideName::Trio(..) => {
                format!("{} {}", side_inside(side), verb(side, "open", "opens"))
            }
        };
        format!(" Until {opens}, only {} natural cards of its rank take it.", count(naturals))
    });
    format!("{pile}.{frozen} Stock, {}.", cards_count(stock))
}

/// The scores.
#[must_use]
pub fn say_scores(totals: BySide<i32>, rules: &Rules, hand: usize, names: Names<'_>) -> String {
    let goal = match (rules.target, rules.deals) {
        (Some(to), _) => format!("To {}", number(to)),
        (None, Some(deals @ 2..)) => format!("{deals} hands"),
        (None, _) => "One hand".to_owned(),
    };
    let names = names.scoring();
    let has = |(at, side): (usize, Side)| {
        let name = names.side(side);
        let who = if at == 0 { side_name(name) } else { side_inside(name) };
        format!("{who} {} {}", verb(name, "have", "has"), number(totals[side]))
    };
    let all: Vec<String> = names.all_sides().enumerate().map(has).collect();
    format!("{}. {goal}; hand {hand}.", all.join(", "))
}

/// The opening minimum.
#[must_use]
pub fn say_minimum(open: bool, minimum: i32, side: SideName<'_>) -> String {
    match (open, minimum) {
        (true, _) => {
            format!("{} {} opened: there is no longer a minimum.", side_name(side), verb(side, "have", "has"))
        }
        (false, 0) => "Any meld opens.".to_owned(),
        (false, n) => format!("The opening minimum is {}.", number(n)),
    }
}

/// The buttons: those that can be used, then the others with the reasons.
#[must_use]
pub fn say_buttons(buttons: &[(String, String, bool)]) -> String {
    let one = |(word, effect, _): &(String, String, bool)| {
        if effect.is_empty() { word.clone() } else { format!("{word}: {effect}") }
    };
    let part = |open: bool| buttons.iter().filter(|button| button.2 == open).map(one).collect::<Vec<_>>().join("; ");
    match (part(true), part(false)) {
        (open, shut) if open.is_empty() && shut.is_empty() => words::announcements::nothing_to_do().to_owned(),
        (open, shut) if open.is_empty() => format!("Not now: {shut}."),
        (open, shut) if shut.is_empty() => format!("You can: {open}."),
        (open, shut) => format!("You can: {open}. Not now: {shut}."),
    }
}

/// The button that discards a card.
#[must_use]
pub fn say_discard(card: Card) -> String {
    format!("Discard {}", the_card(card))
}

/// The prompt for the answer to the partner. The question itself was announced before.
#[must_use]
pub fn say_question(points: i32) -> String {
    format!("Answer yes or no. You hold {} points.", number(points))
}

/// A step that the person took with the own cards. `points` are the points set out and the opening minimum, or empty.
#[must_use]
pub fn say_hand_edit(edit: &HandEdit, points: &str) -> String {
    match *edit {
        HandEdit::Staged(set) => format!("Set out: {}. {points}.", cards(set)),
        HandEdit::Unstaged(set) if points.is_empty() => format!("Taken back: {}.", cards(set)),
        HandEdit::Unstaged(set) => format!("Taken back: {}. {points}.", cards(set)),
        HandEdit::Selected(set) => format!("Selected: {}.", cards(set)),
        HandEdit::Unselected => "Nothing is selected.".to_owned(),
        HandEdit::Moved { card: moved, place, of } => format!("{}, {place} of {of}.", capital(&card(moved))),
        HandEdit::Resumed => "The other players continue.".to_owned(),
    }
}

/// The obligation of this turn; empty if there is none.
#[must_use]
pub fn say_obligation(obligation: TurnObligation) -> &'static str {
    match obligation {
        TurnObligation::Free => "",
        TurnObligation::MustGoOut => words::common::must_go_out(),
        TurnObligation::MayNotGoOut => "You may not go out this turn.",
    }
}
