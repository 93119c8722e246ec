//! The other seats.

use super::scene::Scene;
use crate::rules::{CardSet, Players, Seat};
use crate::session::GameEvent;
use crate::view::cards::card;
use crate::view::node::{Element, div, small, span};
use crate::view::text;

/// The maximum length of the text beside a seat, in characters; longer ones are shortened.
const MOST_LETTERS: usize = 36;

impl Scene<'_> {
    pub(super) fn seat(&self, seat: Seat) -> Element {
        let players = self.seen.rules().players;
        // The number of seats after the own, clockwise.
        let place = match (players, (seat.index() + players.count() - self.own_seat().index()) % players.count()) {
            (Players::Two, _) | (Players::Four, 2) => "top",
            (Players::Four, 1) => "left",
            _ => "right",
        };
        let partner = players.partner(self.own_seat()) == Some(seat);
        let name = self.names.of(seat);
        let cards = self.seen.hand_len(seat);
        let turn = self.seen.ended().is_none() && self.seen.to_act() == seat;
        let known = self.seen.known(seat);
        let did = self.last_action(seat);
        let mut who = span()
            .class("seat-label")
            .child(span().class("avatar").attr("aria-hidden", "true").text(name.chars().take(1).collect::<String>()))
            .child(span().class("player-name").text(name));
        if partner {
            who = who.child(small().class("relation").text(text::LABELS.partner));
        }
        let who = who.child(small().text(cards));
        let hint = (!known.is_empty()).then(|| text::known(known));
        let open = self.session.open_hand(seat);
        let partner_class = if partner { " partner" } else { "" };
        div()
            .class(format_args!("seat {place}{partner_class}{}", if open.is_some() { " open" } else { "" }))
            .key(format_args!("seat{}", seat.index()))
            .attr("role", "group")
            .attr("aria-label", text::seat_label(name, partner, cards))
            .maybe("title", hint)
            .maybe("aria-current", turn.then_some("true"))
            .child(who)
            .children(
                (cards > 0).then(|| span().class("backs").key("backs").attr("--n", cards).attr("aria-hidden", "true")),
            )
            .children(open.map(|hand| self.open_hand(hand)))
            .child(
                span()
                    .class("last-action")
                    .key("last-action")
                    .children((!did.is_empty()).then(|| span().key(&did).text(&did))),
            )
    }

    /// The last action of a seat. Of a turn in which it took the pile or melded it names that, as the other players need to
    /// know.
    fn last_action(&self, seat: Seat) -> String {
        let own = |what: &&GameEvent| what.seat() == Some(seat);
        let log = self.session.log();
        // A question and its answer are part of the asker's turn.
        let starts = |what: &GameEvent| matches!(what, GameEvent::Drew { .. } | GameEvent::Took { .. });
        let start = log.iter().rposition(|what| own(&what) && starts(what)).unwrap_or(0);
        let turn = log.get(start..).unwrap_or_default();
        let over = turn.iter().filter(own).any(|what| matches!(what, GameEvent::Ended { .. }));
        let big = |what: &&GameEvent| !over && matches!(what, GameEvent::Took { .. } | GameEvent::Laid { .. });
        let big: Vec<&GameEvent> = turn.iter().filter(own).filter(big).collect();
        let all = |say: fn(&GameEvent) -> String| big.iter().map(|what| say(what)).collect::<Vec<_>>().join("; ");
        let fits = |words: &String| (1..=MOST_LETTERS).contains(&words.chars().count());
        let first = || big.first().map(|what| text::event_brief(what));
        let text = [all(text::event_short), all(text::event_brief)].into_iter().find(fits).or_else(first);
        let last = || log.iter().rev().filter(own).map(text::event_short).find(|words| !words.is_empty());
        text.or_else(last).unwrap_or_default()
    }

    /// An open hand.
    fn open_hand(&self, hand: CardSet) -> Element {
        let cards = hand.iter().map(|one| card(one, ""));
        div()
            .class("open-hand")
            .key("open")
            .attr("role", "group")
            .attr("aria-label", text::LABELS.open_hand)
            .children(cards)
    }
}
