//! How the page starts: step by step, each in a task of its own, so that what has come meanwhile, taps above all, has its
//! turn between them. Browsers may compile what a step needs only then, which takes a slow device longer than the step.

use super::live_region::LiveRegion;
use super::scheduler::Scheduler;
use super::{
    APP, App, LOOK_MS, api, apply_settings, ask, canvas, device, document, fit, input, look, mark_scrolling, motion,
    overlay, pwa, send, showing, storage, work, worker,
};
use crate::session::{DialogIntent, DialogKind, Intent, Message, SelectMode, Session, StorageMessage};
use crate::view::{self, Node};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::{Element, Event};

type Step = fn(&Element);

/// The start of the page, in order.
const STEPS: [Step; 5] = [listen, restore, dress, show, listen_further];

/// Starts the program: the page in its `#page` element, or, in a worker, the one that thinks.
pub fn start() {
    console_error_panic_hook::set_once();
    let Some(document) = document() else {
        if let Some(scope) = worker::scope() {
            worker::listen(&scope);
        }
        return;
    };
    if let Some(root) = document.get_element_by_id("page") {
        go_on(root, &STEPS);
    }
}

fn go_on(root: Element, steps: &'static [Step]) {
    if let Some((step, others)) = steps.split_first() {
        let task = move || {
            step(&root);
            go_on(root, others);
        };
        // In a window that nobody sees, each timer would take a second.
        if gloo::utils::document().hidden() {
            task()
        } else {
            Timeout::new(0, task).forget();
        }
    }
}

/// Has a session, of which nothing is shown yet, and listens to the person.
fn listen(root: &Element) {
    APP.set(Some(App {
        session: Session::default(),
        root: root.clone(),
        begun: false,
        shown: Vec::new(),
        timer: None,
        alarm: None,
        look: None,
        left: None,
        soon: Scheduler::new(showing::go_on),
        focus: None,
        wondered: None,
        told: None,
        happened: 0,
        was_my_turn: false,
        heard: LiveRegion::default(),
        touched: false,
    }));
    input::listen(root);
    motion::listen(root);
    overlay::prepare();
    EventListener::new(&gloo::utils::window(), "resize", |_| {
        APP.with_borrow_mut(|app| {
            if let Some(app) = app {
                fit::fit(&app.root);
                mark_scrolling();
                canvas::show_graph(&app.session, &app.root);
                app.look = Some(Timeout::new(LOOK_MS, look));
            }
        });
    })
    .forget();
    device::listen(root);
}

/// Takes up what is kept, and what other pages of this game keep from now on.
fn restore(_: &Element) {
    let kept = storage::Kept::read();
    let blocked = kept.is_none();
    let kept = kept.unwrap_or_default();
    if let Some(rules) = kept.rules {
        send(Message::Storage(StorageMessage::RestoreRules(rules)));
    }
    send(Message::Storage(StorageMessage::Restore { settings: kept.settings, game: kept.game }));
    if let Some(plan) = kept.plan {
        send(Message::Storage(StorageMessage::RestorePlan(plan)));
    }
    if blocked {
        send(Message::Storage(StorageMessage::Blocked));
    }
    storage::keep_when_leaving();
    storage::on_change_elsewhere(|what| {
        send(match what {
            storage::Elsewhere::Game => Message::Storage(StorageMessage::GameSavedElsewhere),
            storage::Elsewhere::NoGame => Message::Storage(StorageMessage::GameForgottenElsewhere),
            storage::Elsewhere::Settings(text) => Message::Storage(StorageMessage::SettingsSavedElsewhere(text)),
            storage::Elsewhere::Rules(text) => Message::Storage(StorageMessage::RestoreRules(text)),
            storage::Elsewhere::Plan(text) => Message::Storage(StorageMessage::RestorePlan(text)),
        });
    });
}

/// Draws the cards as the settings want them.
fn dress(_: &Element) {
    if let Some(settings) = ask(|session| *session.settings()) {
        apply_settings(&settings);
    }
}

/// Shows what was kept, or the welcome, in place of what the page says without the program.
fn show(root: &Element) {
    let shown = take_over(root);
    api::install();
    APP.with_borrow_mut(|app| {
        if let Some(app) = app {
            app.begun = true;
            app.shown = shown;
        }
    });
    work(showing::show);
    // The script that has started the program waits for it.
    if let Ok(shown) = Event::new("CanastaShown") {
        let _ = gloo::utils::window().dispatch_event(&shown);
    }
}

/// Takes away what stands in the place of the page until now. Somebody new has the first page before the eyes, and perhaps a
/// finger on it: it goes on being used, if it still is what it was.
fn take_over(root: &Element) -> Vec<Node> {
    let Some(document) = document() else { return Vec::new() };
    let was_seen = document.document_element().is_some_and(|html| {
        let classes = html.class_list();
        let was_seen = classes.contains("new");
        let _ = classes.remove_2("new", "late");
        was_seen
    });
    for id in ["splash", "wait"] {
        if let Some(element) = document.get_element_by_id(id) {
            element.remove();
        }
    }
    if was_seen {
        let first = view::page(&Session::default());
        if u32::try_from(view::node::count(&first)) == Ok(root.get_elements_by_tag_name("*").length()) {
            return first;
        }
    }
    root.set_text_content(None);
    Vec::new()
}

/// Does what the address asks for, now and later, and listens for new versions.
fn listen_further(_: &Element) {
    EventListener::new(&gloo::utils::window(), "hashchange", |_| follow_address()).forget();
    follow_address();
    pwa::listen();
}

/// Does what the address asks for, once: the shortcuts of the installed game lead here. `#resume` needs nothing: the game
/// in progress is there again by itself.
fn follow_address() {
    let location = gloo::utils::window().location();
    let hash = location.hash().unwrap_or_default();
    let wish = match hash.as_str() {
        "#resume" => None,
        "#new-game" => Some(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))),
        _ => return,
    };
    // Loading the page again must not ask again. An address of this page can always be shown.
    let address = location.href().unwrap_or_default().replace(&hash, "");
    if let Ok(history) = gloo::utils::window().history() {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
    if let Some(intent) = wish {
        send(Message::Intent(intent, SelectMode::Primary));
    }
}
