//! The start of the page, step by step, each in a task of its own, so that taps in the meantime are handled between them.
//! Browsers may compile what a step needs only then, which takes a slow device longer than the step itself.

use super::app::{self, App, dispatch};
use super::border;
use super::dom::find::document;
use super::dom::overlay;
use super::effects::{restore_as_writer, restore_stored};
use super::input::events;
use super::parts::{self, Parts};
use super::platform::write_lock::{LockAnswer, LockEvent};
use super::platform::{printer, safari, screen, share, words};
use super::schedule::after;
use canasta_app::session::{DeviceMessage, Message, Session, StorageMessage, Writer};
use canasta_app::view::{self, Page};
use gloo::events::EventListener;
use std::cell::Cell;
use wasm_bindgen::JsValue;
use web_sys::{Element, Event};

type Step = fn(&Element);

/// The steps in order, before and after the browser has said whether this page may write.
const BEFORE: [Step; 1] = [listen];
const AFTER: [Step; 2] = [restore, apply_settings];
const AT_LAST: [Step; 2] = [show, follow_up];

/// How long the page must be shown before what it does not need yet is loaded, in milliseconds.
const IDLE_MS: u32 = 3000;
/// How long the first page waits for the words of its language once the program is there, in milliseconds.
const WORDS_MS: u32 = 4000;

thread_local! {
    /// Whether the first page was followed up, so that what the parts offer can begin.
    static IS_FOLLOWED_UP: Cell<bool> = const { Cell::new(false) };
    /// The root of a page that is shown once the words of its language are there.
    static BEFORE_WORDS: Cell<Option<Element>> = const { Cell::new(None) };
    /// The root of a page that starts once the parts are there.
    static BEFORE_PARTS: Cell<Option<Element>> = const { Cell::new(None) };
}

/// Starts the page in its `#page` element.
pub fn start() {
    console_error_panic_hook::set_once();
    if let Some(root) = document().and_then(|document| document.get_element_by_id("page")) {
        run_steps(root, &BEFORE, load_what_is_needed);
    }
}

fn run_steps(root: Element, steps: &'static [Step], then: fn(Element)) {
    let Some((step, others)) = steps.split_first() else { return then(root) };
    let task = move || {
        step(&root);
        run_steps(root, others, then);
    };
    // Timers of a hidden window take a second each.
    if gloo::utils::document().hidden() {
        task()
    } else {
        after(0, task);
    }
}

/// Loads the parts before anything else where they are needed at once: something is stored, or the address leads somewhere. They come before
/// the question who writes, whose answer would be old when they come.
fn load_what_is_needed(root: Element) {
    if cfg!(feature = "parts") && !needs_parts() {
        return ask_to_write(root);
    }
    BEFORE_PARTS.set(Some(root));
    load_parts();
}

/// Asks the browser whether this page may write, before anything is restored: a page that may not has no saved game.
fn ask_to_write(root: Element) {
    let (Some(storage), Some(lock)) = (app::storage(), app::write_lock()) else { return };
    let report = |answer: Option<StorageMessage>| {
        if let Some(answer) = answer {
            dispatch(Message::Storage(answer));
        }
    };
    let on_event = move |event| match event {
        LockEvent::AskedFor => {
            report(storage.write_now());
            storage.stop_writing();
            dispatch(Message::Storage(StorageMessage::Writer(Writer::Other)));
        }
        LockEvent::Lost => {
            if !storage.is_changed_elsewhere() {
                report(storage.write_now());
            }
            storage.stop_writing();
            dispatch(Message::Storage(StorageMessage::Writer(Writer::Other)));
        }
        LockEvent::Back if storage.is_changed_elsewhere() => restore_as_writer(&storage, dispatch),
        LockEvent::Back => {}
        LockEvent::Leaving => report(storage.write_now()),
    };
    lock.listen(on_event);
    lock.acquire(move |answer| {
        let writer = match answer {
            LockAnswer::Missing => Writer::Every,
            LockAnswer::Held => Writer::This,
            LockAnswer::HeldElsewhere => Writer::Other,
        };
        dispatch(Message::Storage(StorageMessage::Writer(writer)));
        run_steps(root, &AFTER, wait_for_words);
    });
}

/// Shows the page in its own language: the words were asked for when the settings were restored. Without them, or where they are late, it is
/// shown in English.
fn wait_for_words(root: Element) {
    if app::awaits_words() {
        BEFORE_WORDS.set(Some(root));
        after(WORDS_MS, give_up_words);
    } else {
        run_steps(root, &AT_LAST, drop);
    }
}

/// Goes on without words that are late.
fn give_up_words() {
    if let Some(root) = BEFORE_WORDS.take() {
        app::give_up_words();
        run_steps(root, &AT_LAST, drop);
    }
}

/// Goes on with a page that has waited for its words.
fn on_words() {
    if let Some(root) = BEFORE_WORDS.take() {
        run_steps(root, &AT_LAST, drop);
    }
}

/// Creates the state, and listens to the person and the device.
fn listen(root: &Element) {
    app::create(root.clone(), load_parts, on_words);
    events::listen(root);
    app::run(|app| app.renderer.animator.listen(root));
    overlay::prepare();
    EventListener::new(&gloo::utils::window(), "resize", |_| app::run(|app| app.renderer.resize(&app.session)))
        .forget();
    app::run(|app| app.renderer.preferences().on_colour_change(|| app::run(App::apply_settings)));
    printer::listen();
    // A program that wants `window.canasta` at once says so.
    EventListener::new(&gloo::utils::window(), "CanastaLoad", |_| load_parts()).forget();
    screen::mark_fullscreen_support();
    share::mark_support();
}

/// Restores what is stored, and follows other pages of this game.
fn restore(_: &Element) {
    let Some(storage) = app::storage() else { return };
    restore_stored(&storage, dispatch);
    // After the settings, which may name another language: only the words of one are loaded.
    dispatch(Message::Device(DeviceMessage::Language(words::of_device())));
    storage.on_change_elsewhere(|message| dispatch(Message::Storage(message)));
}

/// Draws the cards for the settings.
fn apply_settings(_: &Element) {
    app::run(App::apply_settings);
}

/// Shows the restored game or the welcome, in place of the page without the program.
fn show(root: &Element) {
    let shown = take_over(root);
    app::run(|app| app.start(shown));
    // The script that has started the program waits for this event.
    if let Ok(event) = Event::new("CanastaShown") {
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

/// Removes the page without the program. A new visitor has seen the welcome already, and may have a finger on it: it is kept,
/// and returned, if the program would show the same.
fn take_over(root: &Element) -> Option<Page> {
    let document = document()?;
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
    // The page without the program speaks the same language, unless its script has failed.
    if was_seen && words::speak(app::spoken()) {
        // What a device without any data restores.
        let mut session = Session::without_parts();
        session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
        let welcome = view::page(&session);
        if u32::try_from(welcome.element_count()) == Ok(root.get_elements_by_tag_name("*").length()) {
            return Some(welcome);
        }
    }
    root.set_text_content(None);
    None
}

/// Listens for what can be installed, and loads what the first cards have not needed.
fn follow_up(_: &Element) {
    app::run(|app| app.effects.pwa.listen());
    if let Some((place, was_told)) = safari::place() {
        dispatch(Message::Device(DeviceMessage::Safari(place, was_told)));
    }
    IS_FOLLOWED_UP.set(true);
    // What did not come is loaded once there is a connection again, and so is what makes the game work without one.
    EventListener::new(&gloo::utils::window(), "online", |_| load_parts()).forget();
    match parts::get() {
        Some(parts) => begin(parts),
        // A first visitor who reads the first page needs nothing yet, and the connection is free.
        None => {
            after(IDLE_MS, load_parts);
        }
    }
}

/// Begins what only the parts offer, after the game is restored and shown.
fn begin(parts: &Parts) {
    (parts.begin)();
    (parts.follow_address)();
    register();
}

/// Loads the parts, unless they are there or on their way.
pub fn load_parts() {
    border::load(|parts| match parts {
        Some(parts) if parts::get().is_none() => (parts.complete_words)(take_parts),
        Some(_) => {
            register();
            write_what_waited();
        }
        // The script that has started the program hears of it, and offers to try again.
        None if BEFORE_PARTS.take().is_some() => {
            let fail = || wasm_bindgen::throw_str("a part of the program is missing");
            after(0, fail);
        }
        None => {
            app::parts_failed();
            register();
        }
    });
}

/// Takes the parts once their words have come.
fn take_parts() {
    let Some(parts) = border::get().filter(|_| parts::get().is_none()) else { return };
    parts::take(parts);
    app::take_parts(parts);
    if IS_FOLLOWED_UP.get() {
        begin(parts);
    }
    write_what_waited();
}

fn write_what_waited() {
    BEFORE_PARTS.take().into_iter().for_each(ask_to_write);
}

/// Registers the service worker, unless it is. It brings in all files of the game, so it comes after what the person waits for.
fn register() {
    app::run(|app| app.effects.pwa.register());
}

/// Whether the parts are needed before anything is shown: something is stored, or the address leads somewhere.
fn needs_parts() -> bool {
    let location = gloo::utils::window().location();
    let leads = |part: Result<String, JsValue>| part.is_ok_and(|part| !part.is_empty());
    leads(location.hash()) || leads(location.search()) || app::storage().is_some_and(|storage| storage.has_anything())
}
