//! What becomes of the seats of friends who are away, and how the bots play.

use super::controls::step;
use crate::features::friends::{FriendsStep, Patience};
use crate::session::{Level, Session};
use crate::view::form_controls::segmented_choice;
use crate::view::node::{Element, div, option, select, small, span};
use crate::view::text;
use crate::words::friends as say;
use canasta::friends::Guest;

/// What a choice is called.
fn word(patience: Patience) -> String {
    patience.minutes().map_or_else(|| say::away_waits().to_owned(), say::away_minutes)
}

/// What follows from a choice.
fn note(patience: Patience) -> String {
    patience.minutes().map_or_else(|| say::away_waits_note().to_owned(), say::away_bot_note)
}

/// What the host has chosen of both, for a guest. A host of an older version does not say it.
pub(super) fn chosen_rows(guest: &Guest) -> impl Iterator<Item = Element> {
    let row = |key: &'static str, title: &str, chosen: &str| {
        div().class("row").key(key).child(span().class("label").text(title).child(small().text(chosen)))
    };
    let away = guest.absence().and_then(Patience::of).map(note);
    let bots = guest.bots().and_then(Level::named).map(text::level);
    let away = away.map(|note| row("away", say::away_seats(), &note));
    away.into_iter().chain(bots.map(|level| row("bots", say::bots_level(), level)))
}

/// How long seats wait, and the level of the bots.
pub(super) fn away_rows(session: &Session) -> [Element; 2] {
    let friends = session.friends();
    let now = friends.patience();
    let options = Patience::ALL.into_iter().map(|one| (step(FriendsStep::Away(one)), word(one), one == now));
    let choice = segmented_choice("friends-away", say::away_seats(), options);
    let label = span().class("label").text(say::away_seats()).child(small().text(note(now)));
    let level = |one: Level| {
        let is_chosen = one.name() == friends.bots().name();
        option().attr("value", one.name()).flag("selected", is_chosen).text(text::level(one))
    };
    let levels = select()
        .attr("data-set", "friends-bots")
        .attr("aria-label", say::bots_level())
        .children(Level::offered().map(level));
    [
        div().class("row").key("away").child(label).child(choice),
        div().class("row").key("bots").child(span().class("label").text(say::bots_level())).child(levels),
    ]
}
