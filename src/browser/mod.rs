//! The page: the only part that touches the browser. It turns events into messages, effects into storage and timers,
//! and the description that `view` makes into the document.

mod api;
mod device;
mod dom;
mod input;
mod storage;

use crate::rules::Seed;
use crate::session::{Back, Choice, Effect, Felt, Intent, Message, Motion, Press, Session, Settings, Switch, Theme};
use crate::view::{self, Node};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

/// The one sitting of the page, and what the document shows of it.
struct App {
    session: Session,
    root: Element,
    shown: Vec<Node>,
    timer: Option<Timeout>,
    /// What programs have been told of last.
    told: Option<u32>,
}

thread_local! {
    static APP: RefCell<Option<App>> = const { RefCell::new(None) };
}

/// The document; there is none only outside a page.
fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Starts the page in its `#page` element.
pub fn start() {
    console_error_panic_hook::set_once();
    let Some(root) = document().and_then(|document| document.get_element_by_id("page")) else { return };
    // What the page says without the program.
    root.set_text_content(None);
    let app = App { session: Session::default(), root: root.clone(), shown: Vec::new(), timer: None, told: None };
    APP.set(Some(app));
    input::listen(&root);
    device::listen(&root);
    api::install();
    let kept = storage::Kept::read();
    let blocked = kept.is_none();
    let kept = kept.unwrap_or_default();
    if let Some(rules) = kept.rules {
        send(Message::RestoreRules(rules));
    }
    send(Message::Restore { settings: kept.settings, game: kept.game });
    if blocked {
        send(Message::StorageBlocked);
    }
    storage::on_change_elsewhere(|| send(Message::KeptElsewhere));
}

/// Asks the session something.
fn ask<T>(question: impl FnOnce(&Session) -> T) -> Option<T> {
    APP.with_borrow(|app| app.as_ref().map(|app| question(&app.session)))
}

/// Hands a message to the session, carries out what it asks for, and shows what has changed.
fn send(message: Message) {
    let mut waiting = vec![message];
    while let Some(message) = waiting.pop() {
        let effects =
            APP.with_borrow_mut(|app| app.as_mut().map(|app| app.session.update(message))).unwrap_or_default();
        waiting.extend(effects.into_iter().filter_map(carry_out));
    }
    let told = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        app.show();
        let changes = app.session.changes();
        (app.told != Some(changes)).then(|| app.told = Some(changes))
    });
    if told.is_some() {
        api::tell();
    }
}

/// Hands an intent to the session.
fn intend(intent: Intent, press: Press) {
    send(Message::Intent(intent, press));
}

/// Does what the session asks for; gives the message that answers it at once, if one does.
fn carry_out(effect: Effect) -> Option<Message> {
    match effect {
        Effect::SaveGame(text) => storage::keep(storage::GAME, &text),
        Effect::ForgetGame => storage::forget(storage::GAME),
        Effect::SaveSettings(text) => storage::keep(storage::SETTINGS, &text),
        Effect::SaveRules(text) => storage::keep(storage::RULES, &text),
        Effect::Copy(text) => {
            device::copy(&text);
            Ok(())
        }
        Effect::Download(name, text) => {
            device::download(name, &text);
            Ok(())
        }
        Effect::Print => {
            device::print();
            Ok(())
        }
        Effect::Fullscreen => {
            device::toggle_fullscreen();
            Ok(())
        }
        Effect::KeepDamaged(text) => storage::keep_aside(&text),
        Effect::Wait(number, milliseconds) => {
            let timer = Timeout::new(milliseconds, move || send(Message::Tick(number)));
            APP.with_borrow_mut(|app| {
                if let Some(app) = app {
                    app.timer = Some(timer);
                }
            });
            Ok(())
        }
        Effect::NeedSeed => return random_seed().map(Message::Seed),
    }
    .err()
    .map(|storage::Blocked| Message::StorageBlocked)
}

/// 256 bits from the browser's own source of randomness.
fn random_seed() -> Option<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    Some(seed)
}

impl App {
    /// Makes the document show the session: only the nodes that differ are touched.
    fn show(&mut self) {
        apply_settings(self.session.settings());
        let page = view::page(&self.session);
        let focus = input::Focus::of(&self.root);
        dom::patch(&self.root, &self.shown, &page);
        self.shown = page;
        dom::open_dialogs(&self.root);
        focus.restore(&self.root);
    }
}

/// The switches of the styles stand on the `html` element.
fn apply_settings(settings: &Settings) {
    let Some(html) = document().and_then(|document| document.document_element()) else { return };
    let html: HtmlElement = html.unchecked_into();
    let set = |name: &str, value: Option<&str>| {
        let now = html.get_attribute(name);
        // An attribute of a valid name can always be set.
        match value {
            Some(value) if now.as_deref() != Some(value) => drop(html.set_attribute(name, value)),
            None if now.is_some() => drop(html.remove_attribute(name)),
            _ => {}
        }
    };
    let flag = |on: bool| on.then_some("");
    set(
        "data-theme",
        match settings.theme {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
            Theme::Contrast => Some("contrast"),
        },
    );
    set("data-messages", (!settings.is_on(Switch::Messages)).then_some("no"));
    set("data-lite", flag(settings.lite));
    set("data-tv", flag(settings.tv));
    set("data-four-colour", flag(settings.four_colour));
    set("data-left", flag(settings.left_handed));
    set("data-speed", (settings.motion == Motion::Off).then_some("off"));
    set("data-felt", Some(settings.felt).filter(|&felt| felt != Felt::Green).map(Felt::name));
    set("data-back", Some(settings.back).filter(|&back| back != Back::Blue).map(Back::name));
}
