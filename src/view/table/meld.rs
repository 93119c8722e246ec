//! The melds of the sides, and their red threes.

use super::count_classes::count_classes;
use super::scene::Scene;
use crate::rules::{Action, Canasta, Group, Meld, Rank, Side};
use crate::session::{ActionKind, Intent, TableIntent};
use crate::view::cards::{card, meld_order, top_of_canasta};
use crate::view::controls::with_intent;
use crate::view::node::{Element, b, button, div, h2, i, p, section, small, span};
use crate::view::text;

impl Scene<'_> {
    pub(super) fn zone(&self, side: Side) -> Element {
        let ours = side == self.side();
        let (class, word) = if ours { ("we", text::LABELS.we) } else { ("they", text::LABELS.they) };
        let melds = self.seen.melds(side);
        let whose = if ours { text::LABELS.our_melds } else { text::LABELS.their_melds };
        // It may scroll, so it can be reached by keyboard.
        // The style sheets size the melds by their number.
        let count = melds.iter().count().max(1);
        let staging = ours && !self.session.staged().is_empty();
        let mut list = div()
            .class(format_args!("melds{}", count_classes(melds.iter().count() + usize::from(staging))))
            .attr("role", "group")
            .attr("aria-label", whose)
            .attr("tabindex", 0);
        list = list.attr("--n", count);
        if staging {
            list = list.child(self.stage());
        }
        if melds.is_empty() && !staging {
            list = list.child(p().class("empty").key("none").text(text::LABELS.no_melds));
        }
        // Aces first, as in the hand; black threes last.
        let (threes, mut naturals): (Vec<Meld>, Vec<Meld>) = melds.iter().partition(|meld| meld.rank == Rank::Three);
        naturals.reverse();
        // Each has its index, from which the style sheets compute its position by translation. A new meld moves the others
        // without a new layout.
        let all = naturals.into_iter().chain(threes).enumerate();
        let laid = all.map(|(at, meld)| self.meld(meld, ours).attr("--i", at));
        let list =
            if melds.is_empty() { list } else { list.child(div().class("meld-grid").key("meld-grid").children(laid)) };
        let head = h2().class("zone-title").attr("id", format_args!("z-{class}")).text(word);
        let head = match melds.points() {
            0 => head,
            points => head.child(small().text(text::laid_points(points))),
        };
        // Marks where the selection can be laid.
        let takes = ours
            && !self.session.draft().picked().is_empty()
            && (self.is_offered(ActionKind::Lay) || self.is_offered(ActionKind::Stage));
        let mut zone = section()
            .class(format_args!("zone {class}{}", if takes { " accepts" } else { "" }))
            .key(format_args!("zone-{class}"))
            .attr("aria-labelledby", format_args!("z-{class}"))
            .child(head)
            .child(list);
        let red = self.seen.red_threes(side);
        if !red.is_empty() {
            let class = if red.len() >= 3 { "fan many" } else { "fan" };
            let fan = span().class(class).children(red.iter().map(|three| card(three, "")));
            zone = zone.child(
                div()
                    .class("red-threes")
                    .attr("role", "group")
                    .attr("aria-label", text::red_threes_count(red.len()))
                    .child(fan),
            );
        }
        if ours { with_intent(zone, &Intent::Table(TableIntent::Lay)) } else { zone }
    }

    fn meld(&self, meld: Meld, ours: bool) -> Element {
        let (cards, wilds) = (meld.cards.len(), meld.wilds());
        let more = Meld::CANASTA.saturating_sub(cards);
        let class = match meld.canasta() {
            None => "meld",
            Some(Canasta::Natural) => "meld natural",
            Some(Canasta::Mixed) => "meld mixed",
        };
        let picked = self.session.draft().picked();
        let takes = ours
            && !picked.is_empty()
            && self.is_my_turn()
            && self.seen.check(&Action::Meld(vec![Group { named: Some(meld.rank), cards: picked }])).is_ok();
        let mut element = div()
            .class(if takes { format!("{class} accepts") } else { class.to_owned() })
            .key(format_args!("meld{}", meld.rank))
            .attr("role", "group")
            .attr("data-rank", meld.rank)
            .attr("--k", cards)
            .attr("aria-label", text::meld_label(meld))
            .attr("title", text::meld_hint(meld.cards.points(), if meld.rank == Rank::Three { 0 } else { more }));
        element = match meld.canasta() {
            None => {
                let fan = meld_order(meld.cards).map(|one| card(one, ""));
                let short = meld.rank != Rank::Three;
                let class = if short { "caption incomplete" } else { "caption" };
                let cap = span().class(class).key("cap").child(b().text(cards));
                let stars = format!(" {}", "★\u{fe0e}".repeat(wilds));
                let cap = if wilds == 0 { cap } else { cap.child(span().class("wild-count").key("wn").text(stars)) };
                let to = span()
                    .class("to-canasta")
                    .key("to")
                    .text(text::how_many_more(more))
                    .child(i().text(text::LABELS.to_a_canasta));
                let cap = if short { cap.child(to) } else { cap };
                element.child(span().class("fan").key("fan").children(fan)).child(cap)
            }
            Some(kind) => {
                let wild = meld.cards.wilds().nth(0).map(|wild| card(wild, "crosswise"));
                let top = top_of_canasta(meld.cards, meld.rank).map(|top| card(top, ""));
                let word = match kind {
                    Canasta::Natural => text::LABELS.kind_natural,
                    Canasta::Mixed => text::LABELS.kind_mixed,
                };
                element.child(span().class("squared").key("sq").children(wild).children(top)).child(
                    span().class("caption").key("seal").child(b().text(cards)).child(span().class("kind").text(word)),
                )
            }
        };
        if takes {
            let label = text::add_to(picked, meld.rank);
            let add = button().class("add").key("add").attr("type", "button").attr("aria-label", label);
            element = element.child(with_intent(add, &Intent::Table(TableIntent::AddTo(meld.rank))));
        }
        element
    }
}
