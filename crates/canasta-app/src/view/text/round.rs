//! Texts of the last round, of the sides' melds, and of the badges at the pile.

use super::card::{frozen_cards_in, group_in, groups_in, meld_kind_in, the_card_in, wilds_like_top_in};
use super::{cards_short_in, list, list_of, number, threes_count};
use crate::session::{Laying, SeatRound, TurnEnd, TurnStart};
use crate::words::{self, round as say};
use canasta::rules::{CardSet, Observation, OpeningNeed, PileWild};

/// What a seat did in its turn, in the order in which it happened, for screen readers.
#[must_use]
pub fn seat_turn(turn: &SeatRound) -> String {
    let mut did: Vec<String> = Vec::new();
    match turn.took {
        TurnStart::Nothing => {}
        TurnStart::Stock { cards } => did.push(say::turn_drew(cards)),
        TurnStart::Pile { cards: 1, top } => did.push(say::turn_took_card(&|case| the_card_in(top, case))),
        TurnStart::Pile { cards, .. } => did.push(say::turn_took_pile(cards)),
    }
    let new: Vec<CardSet> = turn.laid.iter().filter(|laying| !laying.joined).map(|laying| laying.cards).collect();
    if !new.is_empty() {
        did.push(say::turn_laid(&|case| groups_in(&new, case)));
    }
    let added = |laying: &Laying| {
        let meld = laying.meld.kind;
        say::turn_added(&|case| group_in(laying.cards, case), &|case| meld_kind_in(meld, case))
    };
    did.extend(turn.laid.iter().filter(|laying| laying.joined).map(added));
    did.extend(turn.canastas.iter().map(|&kind| say::turn_closed(&|case| meld_kind_in(kind, case))));
    match turn.end {
        TurnEnd::Open => {}
        TurnEnd::Discard(card) => did.push(say::turn_discarded(&|case| the_card_in(card, case))),
        TurnEnd::Kept => did.push(say::turn_kept_last().to_owned()),
    }
    list(&did)
}

/// The label over the top card of a pile that was taken.
#[must_use]
pub fn took_pile(cards: usize) -> String {
    say::label_pile(cards)
}

/// The word after the number of a seat's cards.
#[must_use]
pub fn cards_word(n: usize) -> String {
    say::word_cards(n)
}

/// Why a deck is not cut.
#[must_use]
pub fn bad_cut(most: usize) -> String {
    say::bad_cut(most)
}

/// The accessible name of the threes that a side has laid out, with what they count.
#[must_use]
pub fn red_threes(threes: CardSet, points: i32) -> String {
    say::threes_with_points(&threes_count(threes), &bonus(points))
}

/// The accessible name of a button that explains a thing on the table.
#[must_use]
pub fn explain(thing: &str) -> String {
    say::explain_thing(thing)
}

/// The players of a side, the reader first.
#[must_use]
pub fn both(names: &[&str]) -> String {
    list(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
}

/// Points with their sign.
#[must_use]
pub fn bonus(points: i32) -> String {
    if points < 0 { number(points) } else { say::plus_points(points) }
}

/// The number of cards of a canasta, after the number of those in a meld.
#[must_use]
pub fn of_canasta(canasta: usize) -> String {
    say::of_canasta(canasta)
}

/// By how many cards somebody changed a meld, after the name.
#[must_use]
pub fn meld_change(cards: usize) -> String {
    say::meld_change(cards)
}

/// Who laid the new cards of a meld, after its name: "new: Ada +3, Ben +1".
#[must_use]
pub fn meld_laid_by(parts: &[(&str, usize)]) -> String {
    let parts: Vec<String> = parts.iter().map(|&(name, cards)| say::meld_change_by(name, cards)).collect();
    say::meld_laid_by(&list_of(&parts))
}

/// What a side has on the table so far, or the minimum of its opening; once the hand is over, what it has brought.
#[must_use]
pub fn opening_state(open: bool, minimum: i32, laid: i32, hand: Option<i32>) -> String {
    match (open, minimum) {
        _ if let Some(hand) = hand => say::points_of_hand(&bonus(hand)),
        (true, _) => say::points_so_far(&bonus(laid)),
        (false, 0) if laid != 0 => say::points_so_far(&bonus(laid)),
        (false, 0) => say::side_not_opened().to_owned(),
        (false, minimum) => say::side_opens_at(minimum),
    }
}

/// Points of an opening, with the canasta that it needs beside them, by its place in the words of [`OpeningNeed`].
#[must_use]
pub fn with_canasta(opening: String, need: usize) -> String {
    match need {
        OpeningNeed::CANASTA => say::plus_canasta(&opening),
        OpeningNeed::NATURAL => say::plus_natural_canasta(&opening),
        _ => opening,
    }
}

/// A sentence about the minimum of an opening, and one about the canasta that it needs beside.
#[must_use]
pub fn and_canasta(sentence: String, need: usize) -> String {
    let canasta = match need {
        OpeningNeed::CANASTA => words::errors::refused_opening_canasta(),
        OpeningNeed::NATURAL => words::errors::refused_opening_natural_canasta(),
        _ => return sentence,
    };
    format!("{sentence} {canasta}")
}

/// What a side without melds needs.
#[must_use]
pub fn not_opened(minimum: i32) -> String {
    match minimum {
        0 => say::opens_with_any_meld().to_owned(),
        minimum => say::first_melds_count(minimum),
    }
}

/// What the selection would make: its points (of a minimum), and the cards.
#[must_use]
pub fn place_here(points: i32, minimum: i32, picked: CardSet) -> (String, String) {
    let head = if minimum > 0 { say::place_points(points, minimum) } else { bonus(points) };
    (head, say::place_cards(&|case| cards_short_in(picked, case)))
}

/// What it takes to take a pile that is frozen.
#[must_use]
pub fn pile_needs(seen: &Observation<'_>) -> String {
    match seen.pile().last() {
        Some(top) if top.rank().is_natural() => {
            if let Some((cards, wilds)) = seen.frozen_by_card_needs() {
                return say::pile_needs_cards(&|case| frozen_cards_in(top.rank(), cards, wilds, case));
            }
            let own_meld = seen.melds(seen.side()).of(top.rank());
            say::pile_needs_naturals(seen.rules().frozen_naturals(own_meld), top.rank())
        }
        Some(top) if top.is_wild() && seen.rules().pile_wild != PileWild::Never => {
            say::pile_needs_cards(&|case| wilds_like_top_in(seen.rules(), case))
        }
        Some(top) if top.is_wild() => say::wild_on_top().to_owned(),
        // A black three on a frozen pile: the freeze outlasts the block.
        _ => say::pile_also_blocked().to_owned(),
    }
}

/// Whose turn it is.
#[must_use]
pub fn is_playing(name: &str) -> String {
    say::player_plays(name)
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
        let natural = |words: &str| with_canasta(words.to_owned(), OpeningNeed::NATURAL);
        assert_eq!(natural("opens at 120"), "opens at 120 + natural canasta");
        assert_eq!(with_canasta("120".to_owned(), OpeningNeed::CANASTA), "120 + canasta");
        assert_eq!(with_canasta("120".to_owned(), OpeningNeed::NOTHING), "120");
        assert_eq!(not_opened(0), "Not opened yet. Any meld opens.");
    }
}
