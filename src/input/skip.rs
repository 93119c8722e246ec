//! A tap on free felt, or Space, while others play: what moves arrives at once, and the next step follows.

use crate::app::{self, dispatch_intent};
use crate::dom::find::target;
use crate::platform::device_estimate::now;
use canasta_app::session::{Intent, SelectMode, Session, TableIntent};
use std::cell::Cell;
use web_sys::Event;

/// How long after the last skip another press on the same place has no other meaning, in milliseconds: the turn may have come
/// to the person in between.
const GRACE_MS: f64 = 600.0;

thread_local! {
    /// The time of the last skip. Listeners are called by the browser, and get no arguments of ours.
    static LAST: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// Skips if others play, or while the last move of a hand is seen. Returns whether the press has no other meaning: it skips, or comes just after a skip.
fn skip() -> bool {
    let time = now();
    if app::end_dwell() {
        LAST.set(time);
        return true;
    }
    if app::query(Session::can_skip).unwrap_or(false) {
        LAST.set(time);
        dispatch_intent(Intent::Table(TableIntent::Skip), SelectMode::Toggle);
        return true;
    }
    time - LAST.get() < GRACE_MS
}

/// A click on free felt. The own part of the table counts as felt while the person cannot lay cards.
pub fn on_click(event: &Event, intent: Option<&Intent>) -> bool {
    let is_free = match intent {
        None => target(event).is_some_and(|target| {
            let is = |selector: &str| target.closest(selector).is_ok_and(|found| found.is_some());
            is(".table-area, .player-area") && !is("button, input, select, summary, a, dialog")
        }),
        Some(intent) => matches!(intent, Intent::Table(TableIntent::Lay)),
    };
    is_free && skip()
}

/// Space, unless a button outside of cards, stock and pile has the focus.
pub fn on_space(event: &Event) -> bool {
    let presses = target(event).is_some_and(|target| {
        let is = |selector: &str| target.closest(selector).is_ok_and(|found| found.is_some());
        is("button, input, select, summary, a, dialog") && !is("#hand, .middle, .zone")
    });
    !presses && skip()
}
