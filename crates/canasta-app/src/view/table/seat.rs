//! A seat in the strip of the last round: its player, the cards that it holds, and what it did.

use super::scene::Scene;
use crate::view::cards::card;
use crate::view::node::{Element, b, div, i, p, small, span};
use crate::view::text;
use crate::words;
use canasta::rules::{CardSet, Seat};

/// The sign of a side, which tells the sides apart without colour: a full square, an open ring.
pub(super) fn side_sign() -> Element {
    i().class("side-sign").attr("aria-hidden", "true")
}

impl Scene<'_> {
    pub(super) fn seat(&self, seat: Seat) -> Element {
        let own = seat == self.own_seat();
        let sides = self.seen.sides();
        let partner = !own && sides.of(seat) == self.side() && !self.names.watched;
        let name = self.names.of(seat);
        let cards = self.seen.hand_len(seat);
        let on = self.seen.ended().is_none();
        let turn = on && self.seen.to_act() == seat;
        let known = self.seen.known(seat);
        let open = self.session.open_hand(seat).filter(|_| !own);
        let prompt = own && self.session.is_person(seat);
        let side = if sides.of(seat) == self.side() { "we" } else { "they" };
        let mut class = format!("seat {side}");
        for (word, is) in [(" partner", partner), (" own", own), (" open", open.is_some())] {
            if is {
                class.push_str(word);
            }
        }
        // Of two players each is a side, and the sign says enough. Whoever only watches has no partner.
        let relation = (sides.has_partners() && !own && !self.names.watched).then(|| {
            let word = if partner { words::table::your_partner() } else { words::table::opponent() };
            small().class("relation").text(word)
        });
        // A number with another count of figures makes new elements, so that the word after it does not move.
        let figures = if cards < 10 { "one" } else { "two" };
        let held = small()
            .class(if cards < 10 { "held one-figure" } else { "held" })
            .child(span().class("backs").key("backs").attr("--n", cards).attr("aria-hidden", "true"))
            .child(b().key(figures).text(cards))
            .child(span().key(format_args!("word-{figures}")).text(text::cards_word(cards)));
        let who = div()
            .class("seat-label")
            .key("label")
            // A name of many letters is shortened where there is no room for it.
            .child(span().class("player-name").attr("title", name).child(side_sign()).child(b().text(name)))
            .child(span().class("about").children(relation).child(held));
        let did = self.round.seat(seat).map(text::seat_turn).unwrap_or_default();
        let label = text::seat_label(name, partner, cards);
        div()
            .class(class)
            .key(format_args!("seat{}", seat.index()))
            .attr("role", "group")
            .attr("aria-label", if did.is_empty() { label } else { words::common::labelled(&label, &did) })
            .maybe("title", (!known.is_empty() && !own).then(|| text::known(known)))
            .maybe("aria-current", turn.then_some("true"))
            .child(who)
            .children(prompt.then(|| self.own_prompt()))
            .children((!prompt && open.is_none()).then(|| self.turn_of(seat)).flatten())
            .children(open.map(|hand| self.open_hand(hand, self.seen.shown_foot(seat).unwrap_or_default())))
    }

    /// What the person can do now, in the own seat.
    fn own_prompt(&self) -> Element {
        let prompt = self.prompt();
        let players = self.seen.rules().players;
        let next = players.after(self.seen.turn_of()) == self.own_seat();
        let words = match (prompt.is_empty(), self.session.has_hand_ended(), next) {
            (false, ..) => prompt,
            // It stands there while the last card is seen.
            (true, true, _) => {
                self.session.parts().map(|parts| (parts.hand_end)(self.session, self.names)).unwrap_or_default()
            }
            (true, false, true) if !self.is_my_turn() => words::table::you_are_next().to_owned(),
            _ => String::new(),
        };
        // A new text is a new element, so that the old one does not move.
        p().class("own-prompt").key("prompt").children((!words.is_empty()).then(|| span().key(&words).text(&words)))
    }

    /// An open hand, and the foot that lies open with it.
    fn open_hand(&self, hand: CardSet, foot: CardSet) -> Element {
        let cards = hand.iter().chain(foot.iter()).map(|one| card(one, ""));
        let label = if foot.is_empty() { words::table::open_hand() } else { words::table::open_hand_and_foot() };
        div()
            .class("open-hand")
            .key("open")
            .attr("role", "group")
            .attr("aria-label", label)
            .attr("--n", (hand.len() + foot.len()).max(2))
            .children(cards)
    }
}
