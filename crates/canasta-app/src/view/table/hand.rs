//! The own hand.

use super::scene::Scene;
use crate::session::{CardPlace, HandIntent, Intent, Slot};
use crate::view::cards::hand_card;
use crate::view::controls::with_intent;
use crate::view::node::{Element, div};
use crate::view::text;
use canasta::rules::CardSet;

/// From this many cards on, the hand shows how many it holds of each rank.
const BIG_HAND: usize = 18;

impl Scene<'_> {
    pub(super) fn hand(&self) -> Element {
        let fan: Vec<&Slot> = self.session.draft().fan().collect();
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
        let all: CardSet = fan.iter().map(|slot| slot.card).collect();
        let [mut best, mut done] = self.session.reviewed_cards().unwrap_or_default();
        let is_own = self.names.is_you(self.own_seat());
        let played = if is_own { text::LABELS.done_by_you } else { text::LABELS.done_here };
        let mut before = None;
        for (at, slot) in fan.iter().enumerate() {
            let rank = slot.card.rank();
            let count = (before != Some(rank)).then(|| all.count(rank));
            before = Some(rank);
            // A card is marked as often as the plan plays it.
            let mark = [(&mut best, "best", text::LABELS.best), (&mut done, "done", played)];
            let mark = mark.into_iter().find_map(|(cards, class, word)| {
                let is_played = cards.contains(slot.card);
                *cards = cards.difference(if is_played { slot.card.into() } else { CardSet::EMPTY });
                is_played.then_some((class, word))
            });
            let name = text::card(slot.card);
            let one = hand_card(slot.card, if slot.fresh { "new" } else { "" })
                .key(format_args!("c{}", slot.id))
                .attr("--i", at)
                .attr("role", "option")
                .attr("id", format_args!("c{}", slot.id))
                .attr("tabindex", -1)
                .attr("aria-selected", slot.place == CardPlace::Picked)
                .attr("aria-label", mark.map_or_else(|| name.clone(), |(_, word)| text::marked_card(&name, word)))
                .maybe("data-reviewed", mark.map(|(class, _)| class))
                .maybe("data-word", mark.map(|(_, word)| word))
                .attr("data-hint", text::meld_hint(slot.card.points(), 0))
                .maybe("data-count", count);
            hand = hand.child(with_intent(one, &Intent::Hand(HandIntent::Select(slot.id))));
        }
        div().class("hand-area").key("hand-area").child(hand).children(self.discard_warning())
    }
}
