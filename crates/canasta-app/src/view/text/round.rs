//! Texts of the last round, of the sides' melds, and of the badges at the pile.

use super::card::{meld_kind, naturals_of, the_card};
use super::{cards_short, count, group, groups, list, number, threes_count};
use crate::session::{Laying, SeatRound, TurnEnd, TurnStart};
use canasta::rules::{CardSet, Observation};

/// What a seat did in its turn, in the order in which it happened, for screen readers.
#[must_use]
pub fn seat_turn(turn: &SeatRound) -> String {
    let mut did: Vec<String> = Vec::new();
    match turn.took {
        TurnStart::Nothing => {}
        TurnStart::Stock { cards: 1 } => did.push("drew".to_owned()),
        TurnStart::Stock { cards } => did.push(format!("drew {}", count(cards))),
        TurnStart::Pile { cards: 1, top } => did.push(format!("took {} from the pile", the_card(top))),
        TurnStart::Pile { cards, .. } => did.push(format!("took the pile of {cards}")),
    }
    let new: Vec<CardSet> = turn.laid.iter().filter(|laying| !laying.joined).map(|laying| laying.cards).collect();
    if !new.is_empty() {
        did.push(format!("laid {}", groups(&new)));
    }
    let added = |laying: &Laying| format!("added {} to the {}", group(laying.cards), meld_kind(laying.meld.kind));
    did.extend(turn.laid.iter().filter(|laying| laying.joined).map(added));
    did.extend(turn.canastas.iter().map(|&kind| format!("closed a canasta of {}", meld_kind(kind))));
    match turn.end {
        TurnEnd::Open => {}
        TurnEnd::Discard(card) => did.push(format!("discarded {}", the_card(card))),
        TurnEnd::Kept => did.push("kept the last card".to_owned()),
    }
    list(&did)
}

/// The label over the top card of a pile that was taken.
#[must_use]
pub fn took_pile(cards: usize) -> String {
    format!("pile {cards}")
}

/// The word after the number of a seat's cards.
#[must_use]
pub const fn cards_word(n: usize) -> &'static str {
    if n == 1 { " card" } else { " cards" }
}

/// Why a deck is not cut.
#[must_use]
pub fn bad_cut(most: usize) -> String {
    format!("The cut must be a whole number from 0 to {most}.")
}

/// The accessible name of the threes that a side has laid out, with what they count.
#[must_use]
pub fn red_threes(threes: CardSet, points: i32) -> String {
    format!("{}, {} points", threes_count(threes), bonus(points))
}

/// The accessible name of a button that explains a thing on the table.
#[must_use]
pub fn explain(thing: &str) -> String {
    format!("Explain: {thing}")
}

/// The players of a side, the reader first.
#[must_use]
pub fn both(names: &[&str]) -> String {
    list(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
}

/// Points with their sign.
#[must_use]
pub fn bonus(points: i32) -> String {
    if points < 0 { format!("−{}", number(-points)) } else { format!("+{}", number(points)) }
}

/// The number of cards of a canasta, after the number of those in a meld.
#[must_use]
pub fn of_canasta(canasta: usize) -> String {
    format!("/{canasta}")
}

/// By how many cards somebody changed a meld, after the name.
#[must_use]
pub fn meld_change(cards: usize) -> String {
    format!("+{cards}")
}

/// Who laid the new cards of a meld, after its name: "new: Ada +3, Ben +1".
#[must_use]
pub fn meld_laid_by(parts: &[(&str, usize)]) -> String {
    let parts: Vec<String> = parts.iter().map(|&(name, cards)| format!("{name} {}", meld_change(cards))).collect();
    format!("new: {}", parts.join(", "))
}

/// What a side has on the table so far, or the minimum of its opening; once the hand is over, what it has brought.
#[must_use]
pub fn opening_state(open: bool, minimum: i32, laid: i32, hand: Option<i32>) -> String {
    match (open, minimum) {
        _ if let Some(hand) = hand => format!("hand {}", bonus(hand)),
        (true, _) => format!("{} so far", bonus(laid)),
        (false, 0) if laid != 0 => format!("{} so far", bonus(laid)),
        (false, 0) => "not opened".to_owned(),
        (false, minimum) => format!("opens at {minimum}"),
    }
}

/// What a side without melds needs.
#[must_use]
pub fn not_opened(minimum: i32) -> String {
    match minimum {
        0 => "Not opened yet. Any meld opens.".to_owned(),
        minimum => {
            format!("Not opened yet. The first melds of a hand must count at least {minimum}, laid together.")
        }
    }
}

/// What the selection would make: its points (of a minimum), and the cards.
#[must_use]
pub fn place_here(points: i32, minimum: i32, picked: CardSet) -> (String, String) {
    let head = if minimum > 0 { format!("{points} of {minimum}") } else { bonus(points) };
    (head, format!("{} here", cards_short(picked)))
}

/// What it takes to take a pile that is frozen.
#[must_use]
pub fn pile_needs(seen: &Observation<'_>) -> String {
    match seen.pile().last() {
        Some(top) if top.rank().is_natural() => {
            let own_meld = seen.melds(seen.side()).of(top.rank());
            format!("needs {}", naturals_of(seen.rules().frozen_naturals(own_meld), top.rank()))
        }
        Some(top) if top.is_wild() => "a wild card is on top".to_owned(),
        // A black three on a frozen pile: the freeze outlasts the block.
        _ => "and blocked this turn".to_owned(),
    }
}

/// Whose turn it is.
#[must_use]
pub fn is_playing(name: &str) -> String {
    format!("{name} plays")
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{MeldKind, Rank, Seat};

    #[test]
    fn a_turn_is_told_in_the_order_in_which_it_happened() {
        let laying = |rank, cards: &str, joined| Laying {
            meld: MeldKind::Set(rank).into(),
            cards: cards.parse().unwrap(),
            joined,
        };
        let turn = SeatRound {
            took: TurnStart::Pile { cards: 14, top: "9d".parse().unwrap() },
            laid: vec![laying(Rank::Nine, "9d 9c 9h", false), laying(Rank::King, "Kd 2c", true)],
            canastas: vec![MeldKind::Set(Rank::King)],
            end: TurnEnd::Discard("4d".parse().unwrap()),
            ..SeatRound::new(Seat::FIRST)
        };
        let words = "took the pile of 14, laid three nines, added a king with a two to the kings, closed a canasta of \
                     kings and discarded the four of diamonds";
        assert_eq!(seat_turn(&turn), words);
        assert_eq!(seat_turn(&SeatRound::new(Seat::FIRST)), "");
    }

    #[test]
    fn a_minimum_is_named_where_there_is_one() {
        assert_eq!(opening_state(false, 50, -100, None), "opens at 50");
        assert_eq!(opening_state(true, 50, 1_310, None), "+1,310 so far");
        assert_eq!(opening_state(false, 0, 0, None), "not opened");
        assert_eq!(opening_state(false, 0, 200, None), "+200 so far", "red threes count before the first meld");
        assert_eq!(opening_state(true, 50, 595, Some(695)), "hand +695", "cards left in hands count too");
        assert_eq!(not_opened(50), "Not opened yet. The first melds of a hand must count at least 50, laid together.");
        assert_eq!(not_opened(0), "Not opened yet. Any meld opens.");
    }
}
