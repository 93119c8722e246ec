//! The strip with the last round: the seats in the order of play, and what each did since one's own last turn.

use super::scene::Scene;
use crate::session::{Laying, SeatRound, TurnEnd, TurnStart};
use crate::view::cards::{meld_order, tiny_back, tiny_card};
use crate::view::node::{Element, b, div, small, span};
use crate::view::text;
use crate::words;
use canasta::rules::{Card, Ended, Seat};

/// The most melds of one turn that are shown each with a card of its own.
const MOST_LAID: usize = 4;
/// The most of them in a narrow strip. The style sheets choose, and the number of the others is there for both.
const FEW_LAID: usize = 2;
/// From this many melds on, they need the room of other columns.
const CROWDED: usize = 3;

impl Scene<'_> {
    /// The strip. The own seat is its last cell.
    pub(super) fn last_round(&self) -> Element {
        let players = self.seen.rules().players;
        let seats = players.from_after(self.own_seat());
        // Where only bots play, the own seat is one like the others.
        let class = if self.session.is_watched() { "round watched" } else { "round" };
        div()
            .class(class)
            .key("round")
            .attr("role", "group")
            .attr(
                "aria-label",
                if self.names.watched { words::table::last_turns() } else { words::table::last_round() },
            )
            .children(seats.map(|seat| self.seat(seat)))
    }

    /// What a seat did, in tiny cards. Its accessible name says the same.
    pub(super) fn turn_of(&self, seat: Seat) -> Option<Element> {
        let turn = self.round.seat(seat).filter(|turn| !turn.is_empty())?;
        let column = |word: &dyn std::fmt::Display, class: &str, cards: Vec<Element>| {
            let cards = span().class("tinies").children(cards);
            span().class(class).child(small().text(word)).child(cards)
        };
        let took = match turn.took {
            TurnStart::Nothing => Vec::new(),
            TurnStart::Stock { cards } => vec![counted(tiny_back(), cards)],
            TurnStart::Pile { top, .. } => vec![tiny_card(top)],
        };
        let word = match turn.took {
            TurnStart::Pile { cards, .. } => text::took_pile(cards),
            TurnStart::Nothing | TurnStart::Stock { .. } => words::table::took().to_owned(),
        };
        let mut laid: Vec<Element> = turn.laid.iter().take(MOST_LAID).map(laid).collect();
        for (most, class) in [(MOST_LAID, "more"), (FEW_LAID, "more few")] {
            if let more @ 1.. = turn.laid.len().saturating_sub(most) {
                laid.push(b().class(class).text(format_args!("+{more}")));
            }
        }
        let end = end_of(turn);
        // Where there is little room, three melds are worth more than the back of a drawn card.
        let class = if turn.laid.len() >= CROWDED { "seat-turn busy" } else { "seat-turn" };
        Some(
            div()
                .class(class)
                .key("turn")
                .attr("aria-hidden", "true")
                .child(column(&word, "took", took))
                .child(column(&words::table::laid(), if laid.is_empty() { "laid none" } else { "laid" }, laid))
                .child(column(&words::table::discarded(), "discarded", vec![end])),
        )
    }
}

/// The card that ended a turn, or the word for another end.
fn end_of(turn: &SeatRound) -> Element {
    let word = match (turn.end, turn.ended) {
        (TurnEnd::Discard(card), _) => return tiny_card(card),
        (TurnEnd::Kept, _) => words::table::turn_kept(),
        (TurnEnd::Open, Some(Ended::Out | Ended::Concealed)) => words::table::turn_out(),
        (TurnEnd::Open, Some(Ended::Stock | Ended::RedThree | Ended::Special)) => words::table::turn_end(),
        (TurnEnd::Open, None) => "…",
    };
    b().class("word").text(word)
}

/// A tiny card for a meld that was laid or added to, with the number of its cards. A natural names the meld; wilds that were
/// added alone are shown themselves.
fn laid(laying: &Laying) -> Element {
    let top = meld_order(laying.cards).last().unwrap_or(Card::JOKER);
    counted(tiny_card(top), laying.cards.len())
}

fn counted(card: Element, count: usize) -> Element {
    if count > 1 { card.attr("data-count", count) } else { card }
}
