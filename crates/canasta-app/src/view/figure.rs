//! Pictures of cards with a caption, as explanations show them.

use super::cards::{back, bare_card};
use super::controls::icon;
use super::node::{Element, div, p, span};
use super::text;
use crate::words;
use canasta::rules::{Card, CardSet};

/// What a picture says about its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing: it only shows them.
    None,
    /// The rules allow it.
    Right,
    /// The rules refuse it.
    Wrong,
    /// It is good play.
    Good,
    /// It is poor play.
    Bad,
}

/// A part of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Cards side by side.
    Fan(Vec<Card>),
    /// The pile, its top card last. A wild or red three in it lies crosswise.
    Pile(Vec<Card>),
    /// The stock.
    Stock,
}

/// A picture of cards with a caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The parts, from left to right.
    pub parts: Vec<Part>,
    /// What it says about them.
    pub verdict: Verdict,
    /// The text below; empty if there is none.
    pub caption: String,
}

impl Part {
    /// The cards of the part.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        match self {
            Part::Fan(cards) | Part::Pile(cards) => cards.iter().copied().collect(),
            Part::Stock => CardSet::EMPTY,
        }
    }

    fn element(&self) -> Element {
        let (class, label, cards): (_, _, Vec<Element>) = match self {
            Part::Fan(cards) => (
                fan_class(cards.len()),
                text::cards_in_full(self.cards()),
                cards.iter().map(|&one| bare_card(one, "")).collect(),
            ),
            Part::Pile(cards) => {
                let freezes = |card: Card| card.is_wild() || card.is_red_three();
                let drawn = cards.iter().map(|&one| bare_card(one, if freezes(one) { "crosswise" } else { "" }));
                ("fan discards", text::pile_in_full(cards), drawn.collect())
            }
            Part::Stock => ("fan", words::glossary::term_stock().to_owned(), vec![back().attr("aria-hidden", "true")]),
        };
        span().class(class).attr("role", "img").attr("aria-label", label).children(cards)
    }
}

/// Wide strips for few cards, narrow ones for many.
const fn fan_class(cards: usize) -> &'static str {
    match cards {
        0..=4 => "fan",
        5..=8 => "fan close",
        _ => "fan closest",
    }
}

impl Figure {
    /// A picture of cards that lie side by side.
    #[must_use]
    pub fn of(cards: CardSet, caption: String) -> Figure {
        let fan = super::cards::meld_order(cards).collect();
        Figure { parts: vec![Part::Fan(fan)], verdict: Verdict::None, caption }
    }

    /// The picture as an element of the page.
    #[must_use]
    pub fn element(&self) -> Element {
        let (class, sign) = match self.verdict {
            Verdict::None => ("figure", None),
            Verdict::Right => ("figure right", Some(("check", words::common::is_right()))),
            Verdict::Wrong => ("figure wrong", Some(("x", words::common::is_wrong()))),
            Verdict::Good => ("figure right", Some(("check", words::common::is_good()))),
            Verdict::Bad => ("figure wrong", Some(("x", words::common::is_bad()))),
        };
        let parts = span().class("figure-cards").children(self.parts.iter().map(Part::element));
        let words = (!self.caption.is_empty()).then(|| {
            let sign = sign.map(|(name, word)| [icon(name), span().class("sr-only").text(word)]);
            p().class("figure-caption").children(sign.into_iter().flatten()).child(span().text(&self.caption))
        });
        div().class(class).child(parts).children(words)
    }
}

/// Pictures side by side.
pub(crate) fn pictures(figures: &[Figure]) -> Option<Element> {
    (!figures.is_empty()).then(|| div().class("figures").children(figures.iter().map(Figure::element)))
}
