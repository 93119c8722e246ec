//! The own hand.

use super::scene::Scene;
use crate::session::{HandCard, HandCardPlace, HandIntent, Intent};
use crate::view::cards::hand_card;
use crate::view::controls::with_intent;
use crate::view::node::{Element, div, p};
use crate::view::text;
use crate::words;
use canasta::rules::CardSet;

/// From this many cards on, the hand shows how many it holds of each rank.
const BIG_HAND: usize = 18;

impl Scene<'_> {
    pub(super) fn hand(&self) -> Element {
        let fan: Vec<&HandCard> = self.session.hand_layout().fan().collect();
        let n = fan.len();
        let label = text::hand_label(n, self.names);
        let mut hand = div()
            .class(if n >= BIG_HAND { "hand big" } else { "hand" })
            .attr("id", "hand")
            .attr("role", "listbox")
            .attr("aria-multiselectable", "true")
            .attr("aria-orientation", "horizontal")
            .attr("aria-label", label)
            .attr("--held", n.max(1));
        let all: CardSet = fan.iter().map(|held| held.card).collect();
        let [mut best, mut done] = self.session.reviewed_cards().unwrap_or_default();
        let is_own = self.names.is_you(self.own_seat());
        let played = if is_own { words::table::done_by_you() } else { words::table::done_here() };
        let mut before = None;
        for (at, held) in fan.iter().enumerate() {
            let rank = held.card.rank();
            let count = (before != Some(rank)).then(|| all.count(rank));
            before = Some(rank);
            // A card is marked as often as the plan plays it.
            let mark = [(&mut best, "best", words::common::best()), (&mut done, "done", played)];
            let mark = mark.into_iter().find_map(|(cards, class, word)| {
                let is_played = cards.contains(held.card);
                *cards = cards.difference(if is_played { held.card.into() } else { CardSet::EMPTY });
                is_played.then_some((class, word))
            });
            let name = text::card(held.card);
            let one = hand_card(held.card, if held.fresh { "new" } else { "" })
                .key(format_args!("c{}", held.id))
                .attr("--i", at)
                .attr("role", "option")
                .attr("id", format_args!("c{}", held.id))
                .attr("tabindex", -1)
                .attr("aria-selected", held.place == HandCardPlace::Picked)
                .attr("aria-label", mark.map_or_else(|| name.clone(), |(_, word)| text::marked_card(&name, word)))
                .maybe("data-reviewed", mark.map(|(class, _)| class))
                .maybe("data-word", mark.map(|(_, word)| word))
                .attr("data-hint", text::meld_hint(self.seen.rules().points_of_card(held.card), 0))
                .maybe("data-count", count);
            hand = hand.child(with_intent(one, &Intent::Hand(HandIntent::Select(held.id))));
        }
        let resting = self.session.hides_all_hands();
        let resting = resting.then(|| p().class("resting").key("resting").text(words::table::you_rest()));
        div().class("hand-area").key("hand-area").child(hand).children(resting).children(self.discard_warning())
    }
}
