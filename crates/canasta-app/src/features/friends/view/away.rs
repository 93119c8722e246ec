//! What becomes of the seats of friends who are away, and how the bots play.

use super::controls::step;
use crate::features::friends::{FriendsStep, Patience};
use crate::session::{Level, Session};
use crate::view::form_controls::segmented_choice;
use crate::view::node::{Element, div, option, select, small, span};
use crate::view::text;
use crate::words::friends as say;

/// What a choice is called.
fn word(patience: Patience) -> String {
    patience.minutes().map_or_else(|| say::away_waits().to_owned(), say::away_minutes)
}

/// How long seats wait, and the level of the bots.
pub(super) fn away_rows(session: &Session) -> [Element; 2] {
    let friends = session.friends();
    let now = friends.patience();
    let note = now.minutes().map_or_else(|| say::away_waits_note().to_owned(), say::away_bot_note);
    let options = Patience::ALL.into_iter().map(|one| (step(FriendsStep::Away(one)), word(one), one == now));
    let choice = segmented_choice("friends-away", say::away_seats(), options);
    let label = span().class("label").text(say::away_seats()).child(small().text(note));
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
