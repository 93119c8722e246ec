//! The ways of taking the pile or of laying cards, to choose one.

use crate::session::{DialogIntent, Intent, Session, Ways, closed_canastas};
use crate::view::cards::{bare_card, meld_order};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::node::{b, button, small, span};
use crate::view::text;
use crate::words;
use canasta::rules::{Action, CardSet, Group};

/// The ways of taking the pile or of laying cards, to choose one.
pub(super) fn ways(ways: &Ways, session: &Session) -> Content {
    let top = session.observation().and_then(|seen| seen.pile().last().copied());
    let ours = session.observation().map(|seen| seen.melds(seen.side()).clone());
    let points_of = |cards: CardSet| session.observation().map_or(0, |seen| seen.rules().points_of(cards));
    let way = |(at, action): (usize, &Action)| {
        let (fans, words): (Vec<CardSet>, String) = match action {
            Action::Take { with, groups } => {
                let first = top.and_then(|top| with.cards.checked_add(top.into())).unwrap_or(with.cards);
                let fans = std::iter::once(first).chain(groups.iter().map(|group| group.cards)).collect();
                (fans, text::way_to_take(with.cards, &Group { key: with.key, cards: first }, groups, ours.as_ref()))
            }
            Action::Meld(groups) => {
                (groups.iter().map(|group| group.cards).collect(), text::way_to_lay(groups, ours.as_ref()))
            }
            other => (Vec::new(), other.to_string()),
        };
        let points: i32 = fans.iter().map(|&cards| points_of(cards)).sum();
        let fan = |cards: CardSet| {
            let fan = span().class("fan").attr("aria-hidden", "true");
            fan.children(meld_order(cards).map(|one| bare_card(one, "")))
        };
        let advised = session.is_advised(action);
        let mut notes = vec![text::way_points(points)];
        if let Some(seen) = session.observation() {
            notes.extend(closed_canastas(&seen, action).into_iter().map(text::way_closes));
            notes.push(text::way_leaves(seen.hand().difference(action.cards().unwrap_or_default())));
        }
        if advised {
            notes.insert(0, words::dialogs::advised().to_owned());
        }
        let words = span().class("way-text").child(b().text(words)).child(small().text(text::in_a_row(notes)));
        // A key has one digit.
        let key = Some(at + 1).filter(|&key| key < 10 && session.settings().keys);
        let way = button()
            .class(if advised { "way advised" } else { "way" })
            .attr("type", "button")
            .flag("autofocus", at == 0)
            .maybe("aria-keyshortcuts", key)
            .children(fans.into_iter().map(fan))
            .child(words)
            .children(key.map(|key| span().class("kbd").attr("aria-hidden", "true").text(key)));
        with_intent(way, &Intent::Dialog(DialogIntent::ChooseWay(at)))
    };
    let body = ways.listed().iter().enumerate().map(way).collect();
    let taking = matches!(ways.listed().first(), Some(Action::Take { .. }));
    let title = if taking { words::dialogs::how_to_take() } else { words::dialogs::where_to_lay() };
    let note = text::more_ways(ways.more(), ways.other_suits());
    Content { title: title.to_owned(), note, body, foot: Vec::new() }
}
