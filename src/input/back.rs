//! The *Back* button of the browser: it closes what is open, one after another, before it leaves the page.

use crate::app::{self, App, dispatch_intent};
use crate::dom::find::{close_menu, open_menu};
use canasta_app::session::{DialogIntent, Intent, SelectMode};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens to moves within the history, and to what opens and closes without a message.
pub fn listen(root: &Element) {
    app::run(|app| app.history.read());
    EventListener::new(&gloo::utils::window(), "popstate", |_| on_move()).forget();
    // The menu is opened and closed by the browser. The event does not bubble.
    EventListener::new_with_options(root, "toggle", EventListenerOptions::run_in_capture_phase(), |_| {
        app::run(App::follow_history);
    })
    .forget();
    // A press on what does nothing allows an entry too. Escape is none.
    for press in ["pointerdown", "pointerup", "keydown"] {
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&gloo::utils::window(), press, options, |event| {
            let is_escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
            app::run(|app| {
                if !is_escape {
                    app.history.note_press();
                    app.follow_history();
                }
            });
        })
        .forget();
    }
}

fn on_move() {
    let mut close = 0;
    app::run(|app| {
        let left = app.history.moved();
        // The entry below the levels is left alone: the game is asked about once everything is closed.
        close = match app.open_levels() {
            0 => left.min(1),
            levels => left.min(levels),
        };
        if close == 0 {
            app.follow_history();
        }
    });
    for _ in 0..close {
        if open_menu().is_some() {
            close_menu();
        } else {
            dispatch_intent(Intent::Dialog(DialogIntent::Back), SelectMode::Toggle);
        }
    }
}
