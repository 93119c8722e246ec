//! Several ways of one thing, to choose one.

use super::{Parts, doing};
use crate::rules::{Action, CardSet};
use crate::session::{Intent, Session};
use crate::view::cards::{bare_card, meld_order};
use crate::view::node::{b, button, small, span};
use crate::view::text;

/// Several ways of one thing, to choose one.
pub(super) fn ways(session: &Session) -> Parts {
    let top = session.observation().and_then(|seen| seen.pile().last().copied());
    let ours = session.observation().map(|seen| *seen.melds(seen.side()));
    let way = |(at, action): (usize, &Action)| {
        let (fans, words): (Vec<CardSet>, String) = match action {
            Action::Take { with, groups } => {
                let first = top.and_then(|top| with.cards.checked_add(top.into())).unwrap_or(with.cards);
                let more: Vec<String> = groups.iter().map(|group| text::cards_short(group.cards)).collect();
                let with = match with.cards.is_empty() {
                    true => "Onto your meld".to_owned(),
                    false => format!("With {}", text::cards(with.cards)),
                };
                let words = if more.is_empty() { with } else { format!("{with}; lay {} too", text::list(&more)) };
                (std::iter::once(first).chain(groups.iter().map(|group| group.cards)).collect(), words)
            }
            Action::Meld(groups) => {
                let each = groups.iter().map(|group| match group.rank() {
                    Some(rank) if ours.is_some_and(|melds| !melds.of(rank).is_empty()) => {
                        format!("{} to the {}", text::cards(group.cards), text::ranks(rank))
                    }
                    Some(rank) => format!("{} {}", text::ranks(rank), text::cards_short(group.cards)),
                    None => text::cards(group.cards),
                });
                let words = text::capital(&text::list(&each.collect::<Vec<_>>()));
                (groups.iter().map(|group| group.cards).collect(), words)
            }
            other => (Vec::new(), other.to_string()),
        };
        let points: i32 = fans.iter().map(|cards| cards.points()).sum();
        let fan = |cards: CardSet| {
            let fan = span().class("fan").attr("aria-hidden", "true");
            fan.children(meld_order(cards).map(|one| bare_card(one, "")))
        };
        let words = span().child(b().text(words)).child(small().text(format_args!("{points} points")));
        let way = button().class("way").attr("type", "button").children(fans.into_iter().map(fan)).child(words);
        doing(way, &Intent::Way(at))
    };
    let body = session.ways().iter().enumerate().map(way).collect();
    let taking = matches!(session.ways().first(), Some(Action::Take { .. }));
    let title = if taking { "How do you take the pile?" } else { "Where do the cards go?" };
    (title.to_owned(), String::new(), body, Vec::new())
}
