//! The page: the only part that touches the browser. It turns events into messages, effects into storage and timers,
//! and the description that `view` makes into the document.

mod api;
mod canvas;
mod dom;
mod input;
mod motion;
mod sound;
mod storage;

use crate::rules::Seed;
use crate::session::{
    Back, Choice, Effect, Felt, Happening, Intent, Message, Motion, Press, Session, Settings, Switch, Theme,
};
use crate::view::{self, Node, sound as hearing};
use gloo::events::EventListener;
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
    /// How much of what happened has been shown.
    happened: u32,
    was_my_turn: bool,
    /// Whether the person has done something: before that, browsers make no sound.
    touched: bool,
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
    let app = App {
        session: Session::default(),
        root: root.clone(),
        shown: Vec::new(),
        timer: None,
        told: None,
        happened: 0,
        was_my_turn: false,
        touched: false,
    };
    APP.set(Some(app));
    input::listen(&root);
    motion::listen(&root);
    EventListener::new(&gloo::utils::window(), "resize", |_| {
        APP.with_borrow(|app| app.iter().for_each(|app| canvas::show_graph(&app.session, &app.root)));
    })
    .forget();
    api::install();
    let kept = storage::Kept::read();
    let blocked = kept.is_none();
    let kept = kept.unwrap_or_default();
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
    if matches!(message, Message::Intent(..) | Message::Play(_) | Message::NewGame(_)) {
        // Who acts does not wait for what still moves.
        motion::finish();
        canvas::stop();
    }
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
    APP.with_borrow_mut(|app| app.iter_mut().for_each(|app| app.touched = true));
    send(Message::Intent(intent, press));
}

/// Does what the session asks for; gives the message that answers it at once, if one does.
fn carry_out(effect: Effect) -> Option<Message> {
    match effect {
        Effect::SaveGame(text) => storage::keep(storage::GAME, &text),
        Effect::ForgetGame => storage::forget(storage::GAME),
        Effect::SaveSettings(text) => storage::keep(storage::SETTINGS, &text),
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
        let news = self.session.news(self.happened).to_vec();
        self.happened = self.session.happened();
        let moving = motion::before(&self.session, &news, &self.root);
        let focus = input::Focus::of(&self.root);
        dom::patch(&self.root, &self.shown, &page);
        self.shown = page;
        dom::open_dialogs(&self.root);
        focus.restore(&self.root);
        if let Some(moving) = moving {
            motion::after(moving, &self.root);
        }
        canvas::show_graph(&self.session, &self.root);
        self.celebrate(&news);
        self.be_heard(&news);
    }

    /// At the end of a match that the person's side has won.
    fn celebrate(&self, news: &[Happening]) {
        let settings = self.session.settings();
        let ended = news.iter().any(|what| matches!(what, Happening::Ended { .. }));
        let end = self.session.standing().and_then(|standing| standing.end);
        let won = end.is_some_and(|end| end.winner == self.session.me().side());
        if ended && won && !settings.lite && settings.motion != Motion::Off && !motion::is_calm() {
            canvas::celebrate();
        }
    }

    fn be_heard(&mut self, news: &[Happening]) {
        let settings = self.session.settings();
        let on = settings.sounds && !settings.lite;
        let was_my_turn = std::mem::replace(&mut self.was_my_turn, hearing::is_my_turn(&self.session));
        if !on {
            sound::close();
        } else if self.touched && !news.is_empty() {
            sound::play(&hearing::sounds(&self.session, news, was_my_turn));
        }
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
