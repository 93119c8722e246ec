//! The page: the only part that touches the browser. It turns events into messages, effects into storage and timers,
//! and the description that `view` makes into the document.

mod animation;
mod api;
mod canvas;
mod card_images;
mod deferred;
mod device;
mod device_estimate;
mod dom;
mod drag;
mod fit;
mod flip;
mod flying;
mod focus;
mod input;
mod layout_snapshot;
mod live_region;
mod modal;
mod motion;
mod number;
mod overlay;
mod pwa;
mod rasterizer;
mod scheduler;
mod sheet;
mod showing;
mod sound;
mod start;
mod storage;
mod task;
mod vec_map;
mod worker;

use crate::rules::Seed;
use crate::session::{
    Back, BotMessage, Choice, DeviceEffect, Effect, Felt, GameEvent, Intent, Message, Motion, SelectMode, Session,
    Settings, Size, StorageEffect, StorageMessage, Switch, Theme, TimerEffect, WorkerEffect,
};
use crate::view::{Node, sound as hearing};
use focus::Focus;
use gloo::timers::callback::Timeout;
use scheduler::Scheduler;
use showing::{PendingRender, show};
pub use start::start;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use web_sys::{Document, Element};

/// How long after a change the page is measured.
const LOOK_MS: u32 = 200;

/// The one sitting of the page, and what the document shows of it.
struct App {
    session: Session,
    root: Element,
    /// Whether the start has come to the first page: before it nothing is shown.
    begun: bool,
    shown: Vec<Node>,
    timer: Option<Timeout>,
    /// Goes off when a worker takes too long.
    alarm: Option<Timeout>,
    /// Looks at the size of the page when it has settled.
    look: Option<Timeout>,
    /// What the last change of the document left to be done.
    left: Option<PendingRender>,
    /// Does that in tasks of their own.
    soon: Option<Scheduler>,
    /// Where the focus was before a dialog went ahead of the change of the table that it goes with.
    focus: Option<Focus>,
    /// The decision that is wondered about, and whether the answer was there: at the last change of the document.
    wondered: Option<(usize, bool)>,
    /// What programs have been told of last.
    told: Option<u32>,
    /// How much of what happened has been shown.
    happened: u32,
    was_my_turn: bool,
    /// What has been said aloud.
    heard: live_region::LiveRegion,
    /// Whether the person has done something: before that, browsers make no sound.
    touched: bool,
}

thread_local! {
    static APP: RefCell<Option<App>> = const { RefCell::new(None) };
    /// Messages that wait for their turn.
    static WAITING: RefCell<VecDeque<Message>> = const { RefCell::new(VecDeque::new()) };
    /// Whether a message is being handled.
    static BUSY: Cell<bool> = const { Cell::new(false) };
}

/// The document; there is none only outside a page.
fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Asks the session something.
fn ask<T>(question: impl FnOnce(&Session) -> T) -> Option<T> {
    APP.with_borrow(|app| app.as_ref().map(|app| question(&app.session)))
}

/// Hands a message to the session, carries out what it asks for, and shows what has changed.
///
/// Changing the document can itself raise events (a text field that loses the focus says that it changed), so a message
/// that comes while another is being handled waits for it.
fn send(message: Message) {
    if matches!(message, Message::Intent(..) | Message::Program(_)) {
        // Who acts does not wait for what still moves, nor for what would.
        showing::flush();
        showing::keep_still();
        motion::finish();
        canvas::stop();
    }
    WAITING.with_borrow_mut(|waiting| waiting.push_back(message));
    work(|| {});
}

/// Does this, while messages wait, and then hands the session what waits.
fn work(first: impl FnOnce()) {
    if BUSY.replace(true) {
        return;
    }
    first();
    let mut done = false;
    while let Some(message) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        done |= matches!(message, Message::Intent(..));
        let effects =
            APP.with_borrow_mut(|app| app.as_mut().map(|app| app.session.update(message))).unwrap_or_default();
        let answers: Vec<Message> = effects.into_iter().filter_map(carry_out).collect();
        let answered = !answers.is_empty();
        WAITING.with_borrow_mut(|waiting| answers.into_iter().rev().for_each(|answer| waiting.push_front(answer)));
        if answered {
            continue;
        }
        if std::mem::take(&mut done) {
            showing::show_done();
        } else {
            show();
        }
    }
    BUSY.set(false);
}

/// The lines for a dialog have been said, or are yet to be.
fn said(all: bool) {
    APP.with_borrow_mut(|app| app.iter_mut().for_each(|app| app.heard.said(all)));
}

/// Whether the start has come to the first page.
fn is_begun() -> bool {
    APP.with_borrow(|app| app.as_ref().is_some_and(|app| app.begun))
}

/// Hands an intent to the session. Before the first page there is nothing that a person could mean.
fn dispatch_intent(intent: Intent, press: SelectMode) {
    if !is_begun() {
        return;
    }
    APP.with_borrow_mut(|app| app.iter_mut().for_each(|app| app.touched = true));
    send(Message::Intent(intent, press));
}

/// Does what the session asks for; gives the message that answers it at once, if one does.
fn carry_out(effect: Effect) -> Option<Message> {
    match effect {
        Effect::Storage(StorageEffect::SaveGame(text)) => {
            storage::keep_game_soon(text, || send(Message::Storage(StorageMessage::Blocked)));
            Ok(())
        }
        Effect::Storage(StorageEffect::ForgetGame) => storage::forget(storage::GAME),
        Effect::Storage(StorageEffect::SaveSettings(text)) => storage::keep(storage::SETTINGS, &text),
        Effect::Storage(StorageEffect::SaveRules(text)) => storage::keep(storage::RULES, &text),
        Effect::Storage(StorageEffect::SavePlan(text)) => storage::keep(storage::PLAN, &text),
        Effect::Device(DeviceEffect::Copy(text)) => {
            device::copy(&text);
            Ok(())
        }
        Effect::Device(DeviceEffect::Download(name, text)) => {
            device::download(name, &text);
            Ok(())
        }
        Effect::Device(DeviceEffect::Print) => {
            device::print();
            Ok(())
        }
        Effect::Device(DeviceEffect::Install) => {
            pwa::install();
            Ok(())
        }
        Effect::Device(DeviceEffect::ApplyUpdate) => {
            pwa::renew();
            Ok(())
        }
        Effect::Device(DeviceEffect::Fullscreen) => {
            device::toggle_fullscreen();
            Ok(())
        }
        Effect::Storage(StorageEffect::SetAside(text)) => storage::keep_aside(&text),
        Effect::Timer(TimerEffect::Step(number, milliseconds)) => {
            let timer = Timeout::new(milliseconds, move || {
                // Without a pause between two actions there is nothing to see of the first.
                if milliseconds == 0 {
                    send(Message::Bots(BotMessage::StepDue(number)))
                } else {
                    task::send_after_picture(Message::Bots(BotMessage::StepDue(number)))
                }
            });
            APP.with_borrow_mut(|app| {
                if let Some(app) = app {
                    app.timer = Some(timer);
                }
            });
            Ok(())
        }
        Effect::Worker(WorkerEffect::Start(number)) => {
            if worker::start(number).is_err() {
                return Some(Message::Bots(BotMessage::WorkerFailed(number)));
            }
            Ok(())
        }
        Effect::Worker(WorkerEffect::Ask(text)) => {
            worker::ask(&text);
            Ok(())
        }
        Effect::Worker(WorkerEffect::Stop) => {
            worker::stop();
            Ok(())
        }
        Effect::Timer(TimerEffect::WorkerTimeout(number, milliseconds)) => {
            // Behind an answer that has come.
            let alarm = Timeout::new(milliseconds, move || {
                task::send_after_picture(Message::Bots(BotMessage::WorkerTimeout(number)))
            });
            APP.with_borrow_mut(|app| {
                if let Some(app) = app {
                    app.alarm = Some(alarm);
                }
            });
            Ok(())
        }
        Effect::RequestSeed => return Some(Message::Seed(random_seed())),
    }
    .err()
    .map(|storage::Blocked| Message::Storage(StorageMessage::Blocked))
}

/// 256 bits from the browser's own source of randomness.
fn random_seed() -> Option<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    Some(seed)
}

/// Looks at the page when it has settled.
fn look() {
    mark_scrolling();
    card_images::look();
}

/// Marks a page that is higher than the window: there a finger on the hand scrolls.
fn mark_scrolling() {
    let Some(html) = document().and_then(|document| document.document_element()) else { return };
    let scrolls = html.scroll_height() > html.client_height() + 1;
    if html.has_attribute("data-scrolls") != scrolls {
        let _ = html.toggle_attribute_with_force("data-scrolls", scrolls);
    }
}

impl App {
    /// At the end of a match that the person's side has won.
    fn celebrate(&self, news: &[GameEvent]) {
        let settings = self.session.settings();
        let ended = news.iter().any(|what| matches!(what, GameEvent::Ended { .. }));
        let end = self.session.standing().and_then(|standing| standing.end);
        let won = end.is_some_and(|end| end.winner == self.session.me().side());
        if ended && won && !settings.lite && settings.motion != Motion::Off && !motion::is_calm() {
            canvas::celebrate();
        }
    }

    /// Whether the person wants to hear anything.
    fn is_heard(&self) -> bool {
        let settings = self.session.settings();
        settings.sounds && !settings.lite
    }

    fn be_heard(&mut self, news: &[GameEvent]) {
        let was_my_turn = std::mem::replace(&mut self.was_my_turn, hearing::is_my_turn(&self.session));
        if !self.is_heard() {
            sound::close();
        } else if self.touched && !news.is_empty() {
            sound::play(&hearing::sounds(&self.session, news, was_my_turn));
        }
    }
}

/// The switches of the styles stand on the `html` element.
fn apply_settings(settings: &Settings) {
    let Some(html) = document().and_then(|document| document.document_element()) else { return };
    let set = |name: &str, value: Option<&str>| dom::set_attribute(&html, name, value);
    let flag = |on: bool| on.then_some("");
    set(
        "data-theme",
        match settings.theme {
            Theme::System => device::wants_contrast().then_some("contrast"),
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
            Theme::Contrast => Some("contrast"),
        },
    );
    set("lang", Some(settings.language.name()));
    set("data-messages", (!settings.is_on(Switch::Messages)).then_some("no"));
    set("data-lite", flag(settings.lite));
    set("data-tv", flag(settings.tv));
    set("data-four-colour", flag(settings.four_colour));
    set("data-large-print", flag(settings.large_print));
    set("data-left", flag(settings.left_handed));
    set("data-speed", (settings.motion == Motion::Off).then_some("off"));
    set("data-felt", Some(settings.felt).filter(|&felt| felt != Felt::Green).map(Felt::name));
    set("data-cards", Some(settings.card_size).filter(|&size| size != Size::Normal).map(Size::name));
    set("data-type", Some(settings.text_size).filter(|&size| size != Size::Normal).map(Size::name));
    set("data-back", Some(settings.back).filter(|&back| back != Back::Blue).map(Back::name));
    card_images::show(settings);
}
