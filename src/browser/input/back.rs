//! The *Back* button of the browser: it closes what is open, one after another, before it leaves the page.

use crate::browser::app::{self, App, dispatch_intent};
use crate::browser::dom::find::{close_menu, open_menu};
use crate::browser::platform::history::Moved;
use crate::session::{DialogIntent, Intent, SelectMode};
use gloo::events::{EventListener, EventListenerOptions};
use web_sys::Element;

/// Listens to moves within the history, and to what opens and closes without a message.
pub fn listen(root: &Element) {
    app::run(|app| app.history.read());
    EventListener::new(&gloo::utils::window(), "popstate", |_| on_move()).forget();
    // The menu is opened and closed by the browser. The event does not bubble.
    EventListener::new_with_options(root, "toggle", EventListenerOptions::run_in_capture_phase(), |_| {
        app::run(App::follow_history);
    })
    .forget();
}

fn on_move() {
    let mut close = 0;
    app::run(|app| match app.history.moved() {
        Moved::CloseTo(left) => close = app.open_levels().saturating_sub(left),
        Moved::Nothing => app.follow_history(),
    });
    for _ in 0..close {
        if open_menu().is_some() {
            close_menu();
        } else {
            dispatch_intent(Intent::Dialog(DialogIntent::Back), SelectMode::Toggle);
        }
    }
}
