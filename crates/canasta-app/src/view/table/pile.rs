//! Stock and pile.

use super::scene::Scene;
use crate::pages::glossary::{Term, WordsIntent};
use crate::session::{ActionKind, Intent, TableIntent};
use crate::view::cards::{back, bare_card};
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, b, button, div, p, section, small, span, strong};
use crate::view::text;
use crate::words;
use canasta::rules::{Banner, Card, FrozenBy, Phase, PileWild};

/// The word and the number below stock or pile. It explains the word.
fn caption(says: fn(&str) -> String, cards: usize, term: Term) -> Element {
    let label = text::explain(&says(&cards.to_string()));
    let caption = button().class("caption").attr("type", "button").attr("aria-label", label);
    with_intent(caption.around(text::around(&says), b().text(cards)), &Intent::Words(WordsIntent::Explain(term)))
}

impl Scene<'_> {
    pub(super) fn middle(&self) -> Element {
        section()
            .class("middle")
            .key("middle")
            .attr("aria-label", words::table::stock_and_pile())
            .child(self.whose_turn())
            .child(self.stock())
            .child(self.pile())
    }

    /// Whose turn it is, where the own seat has no place in the strip.
    fn whose_turn(&self) -> Element {
        let words = match (self.goes_on(), self.is_my_turn()) {
            (false, _) => String::new(),
            (true, true) => words::table::your_turn().to_owned(),
            // In a record, nobody is to act.
            (true, false) if self.names.is_you(self.seen.to_act()) => words::table::your_turn().to_owned(),
            (true, false) => text::is_playing(self.names.of(self.seen.to_act())),
        };
        let class = if self.is_my_turn() { "whose-turn mine" } else { "whose-turn" };
        p().class(class).key("turn").attr("aria-hidden", "true").text(words)
    }

    fn stock(&self) -> Element {
        let n = self.seen.stock_len();
        let go = self.is_offered(ActionKind::Draw);
        let class = match (n, go) {
            (0, _) => "stock empty",
            (1, true) => "stock low available",
            (1, false) => "stock low",
            (_, true) => "stock available",
            (_, false) => "stock",
        };
        let stock = button()
            .class(class)
            .attr("type", "button")
            .attr("aria-label", text::stock_label(n, go))
            .attr("data-hint", text::stock_hint(n, go))
            .maybe("data-empty", (n == 0).then_some(words::table::empty()))
            .maybe("aria-disabled", (!go).then_some("true"))
            .children((n > 0).then(back));
        let cap = caption(words::common::stock_is, n, Term::Stock);
        div()
            .class("column")
            .key("stock")
            .child(with_intent(stock, &Intent::Table(TableIntent::Act(ActionKind::Draw))))
            .child(cap)
    }

    /// The tooltip of the pile.
    fn pile_title(&self) -> &'static str {
        let top = self.seen.pile().last();
        match self.seen.frozen_to(self.side()) {
            _ if self.names.watched => words::common::the_pile(),
            _ if !self.seen.rules().pile_allowed || top.is_none() => words::table::discards_hint(),
            _ if self.is_my_turn() && self.seen.phase() == Phase::Play => words::table::discards_hint(),
            _ if self.seen.pile_closed_to(self.own_seat()).is_some() => words::table::discards_hint(),
            _ if top.is_some_and(|&top| self.is_never_taken(top)) => words::table::pile_blocked_hint(),
            // Naturals do not take a wild.
            Some(_) if top.is_some_and(|top| top.is_wild()) => words::table::pile_hint(),
            Some(_) => words::table::pile_frozen_hint(),
            None => words::table::pile_hint(),
        }
    }

    /// Whether nobody takes the pile while this card is on top.
    fn is_never_taken(&self, top: Card) -> bool {
        let is_taken = top.is_wild() && self.seen.rules().pile_wild != PileWild::Never;
        !top.rank().is_natural() && !is_taken
    }

    fn pile(&self) -> Element {
        let pile = self.seen.pile();
        let n = pile.len();
        let face_down = self.seen.face_down();
        // A pile that the rules never let be taken cannot be frozen.
        let banner = self.seen.banner().filter(|_| self.seen.rules().pile_allowed);
        let go = self.is_offered(ActionKind::Take);
        let may_discard = self.is_offered(ActionKind::Discard);
        let class = match (n, go, may_discard) {
            (0, _, false) => "pile empty",
            (0, _, true) => "pile empty accepts",
            (_, true, _) if !self.session.hand_layout().picked().is_empty() => "pile available accepts",
            (_, true, _) => "pile available",
            (_, false, true) => "pile accepts",
            (_, false, false) => "pile",
        };
        let label = text::pile_label(&self.seen);
        let label = match (n, may_discard, go) {
            (1.., true, _) => words::table::pile_discard_here(&label),
            (1.., false, true) => words::table::pile_take_it(&label),
            _ => label,
        };
        let mut face = button()
            .class(class)
            .attr("type", "button")
            .attr("aria-label", label)
            .attr("data-hint", self.pile_title())
            .maybe("data-empty", (n == 0 && face_down == 0).then_some(words::table::empty()))
            .maybe("aria-disabled", (!go && !may_discard).then_some("true"));
        if face_down > 0 {
            // They lie below all others, and show where only a few do.
            face = face.child(span().class(format!("card back depth-{}", n.min(3))).key("down"));
        }
        if banner == Some(Banner::PileFrozen) {
            // The card that freezes the pile lies crosswise, as at a real table, also when it is the top card.
            let freezer = pile
                .iter()
                .enumerate()
                .rev()
                .find(|(_, card)| self.seen.rules().freezes(**card) || card.is_red_three());
            face = face.children(
                freezer
                    .filter(|(at, _)| at + 1 < n)
                    .map(|(at, &card)| bare_card(card, "crosswise").key(format_args!("x{at}"))),
            );
        }
        // A place for the back of those that lie face down.
        let below = pile.iter().enumerate().skip(n.saturating_sub(if face_down > 0 { 3 } else { 4 }));
        for (at, &one) in below {
            let depth = n - 1 - at;
            let freezes = banner == Some(Banner::PileFrozen) && (self.seen.rules().freezes(one) || one.is_red_three());
            let class = match depth {
                0 if freezes => "crosswise top".to_owned(),
                0 => String::new(),
                _ => format!("depth-{depth}"),
            };
            if depth == 0 || !freezes {
                face = face.child(bare_card(one, &class).key(format_args!("p{at}")));
            }
        }
        let down = (face_down > 0).then(|| small().text(" · ").text(words::table::lie_face_down(face_down)));
        let cap = caption(words::table::pile_is, n + face_down, Term::Pile).children(down);
        let class = if banner.is_some() { "column marked" } else { "column" };
        let mut column =
            div().class(class).key("pile").child(with_intent(face, &Intent::Table(TableIntent::Pile))).child(cap);
        let closed = self.seen.pile_closed_to(self.own_seat()).filter(|_| self.seen.rules().pile_allowed);
        let by_side = (closed.is_some() && self.seen.melds(self.side()).is_empty())
            || self.seen.frozen_to(self.side()) == Some(FrozenBy::NotMelded);
        let needs = || match &closed {
            Some(reason) => text::rule_error_short(reason, self.names),
            None => text::pile_needs(&self.seen),
        };
        let badge = match banner {
            Some(banner @ Banner::PileFrozen) => {
                Some(("banner", "snow", text::banner(banner, self.seen.rules()), needs(), Term::Frozen))
            }
            Some(banner @ Banner::Frozen) => Some((
                "banner black-three",
                "stop",
                text::banner(banner, self.seen.rules()),
                text::until_covered(&self.seen).to_owned(),
                Term::Blocked,
            )),
            None if n > 0 && by_side && self.seen.rules().pile_allowed => {
                Some(("banner note", "info", words::table::not_opened(), needs(), Term::Opening))
            }
            None => None,
        };
        // The place of the badge stays free, so that the pile does not move when it appears.
        let place = div().class("badge-place").key("badge").children(badge.map(|(class, sign, word, why, term)| {
            let badge = button().class(class).key(word).attr("type", "button").child(icon(sign));
            let words = span().child(strong().text(word)).text(" ").child(small().text(why));
            with_intent(badge.child(words), &Intent::Words(WordsIntent::Explain(term)))
        }));
        column = column.child(place);
        column
    }
}
