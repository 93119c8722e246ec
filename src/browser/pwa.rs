//! The game as an app of the device: kept for play without a connection, installed, renewed.
//!
//! The service worker, which keeps the files, is written when the page is built. The whole game in one file has none, and
//! no manifest either: there is nothing to keep.

use super::{device, document, send};
use crate::session::{DeviceMessage, Message};
use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Function, Reflect};
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState, VisibilityState};

/// The service worker, beside the page.
const SCRIPT: &str = "./sw.js";
/// What it is told when the new version is to be used.
const USE: &str = "use";
/// How long a page stays open before it asks again for a new version.
const HOUR_MS: f64 = 3_600_000.0;

thread_local! {
    /// What the browser would ask when the game is to be installed.
    static QUESTION: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    static KEEPER: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
    /// Whether this page waits for the new version to take over. Others go on with what they have.
    static RENEWING: Cell<bool> = const { Cell::new(false) };
}

/// Has the game kept, and listens for what becomes of that.
pub fn listen() {
    let there = document().and_then(|document| document.query_selector("link[rel=manifest]").ok().flatten());
    let Some(window) = web_sys::window().filter(|_| there.is_some()) else { return };
    let may_prevent = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, "beforeinstallprompt", may_prevent, |event| {
        event.prevent_default();
        QUESTION.set(Some(event.into()));
        send(Message::Device(DeviceMessage::CanInstall(true)));
    })
    .forget();
    EventListener::new(&window, "appinstalled", |_| {
        QUESTION.set(None);
        send(Message::Device(DeviceMessage::CanInstall(false)));
    })
    .forget();
    let Some(container) = container() else { return };
    EventListener::new(&container, "controllerchange", |_| {
        if RENEWING.get() {
            reload();
        }
    })
    .forget();
    device::on_settled(&container.register(SCRIPT), |registration| {
        // Without one the game needs its connection again at the next start, as it did at this.
        if let Some(registration) = registration.ok().and_then(|it| it.dyn_into::<ServiceWorkerRegistration>().ok()) {
            watch(registration);
        }
    });
}

/// Where service workers are kept; there are none in pages that were not loaded securely.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// Tells of new versions, those that are waiting already and those to come.
fn watch(registration: ServiceWorkerRegistration) {
    if registration.waiting().is_some() && is_kept() {
        send(Message::Device(DeviceMessage::UpdateReady));
    }
    // One that is coming already was found before anybody listened.
    expect(&registration);
    EventListener::new(&registration, "updatefound", {
        let registration = registration.clone();
        move |_| expect(&registration)
    })
    .forget();
    let asked = Cell::new(js_sys::Date::now());
    if let Some(document) = document() {
        let page = document.clone();
        let registration = registration.clone();
        EventListener::new(&document, "visibilitychange", move |_| {
            let now = js_sys::Date::now();
            if page.visibility_state() == VisibilityState::Visible && now - asked.get() > HOUR_MS {
                asked.set(now);
                // Without a connection there is nothing new.
                let _ = registration.update().map(|done| device::on_settled(&done, |_| {}));
            }
        })
        .forget();
    }
    KEEPER.set(Some(registration));
}

/// Tells of the version that is coming, once it is there.
fn expect(registration: &ServiceWorkerRegistration) {
    let Some(coming) = registration.installing() else { return };
    // Without an older one it is the first, and nothing new. It may have taken this page over before the page hears that it
    // is installed.
    let is_first = registration.active().is_none();
    let worker = coming.clone();
    EventListener::new(&coming, "statechange", move |_| {
        if worker.state() == ServiceWorkerState::Installed && !is_first && is_kept() {
            send(Message::Device(DeviceMessage::UpdateReady));
        }
    })
    .forget();
}

/// Whether this page came from what a service worker keeps.
fn is_kept() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

/// Lets the browser ask the person.
pub fn install() {
    let Some(event) = QUESTION.take() else { return };
    // An event can ask once; the browser sends another when it may ask again.
    send(Message::Device(DeviceMessage::CanInstall(false)));
    let ask = Reflect::get(&event, &"prompt".into()).ok().and_then(|ask| ask.dyn_into::<Function>().ok());
    if let Some(answer) = ask.and_then(|ask| ask.call0(&event).ok()).and_then(|answer| answer.dyn_into().ok()) {
        device::on_settled(&answer, |_| {});
    }
}

/// Goes on with the new version.
pub fn renew() {
    match KEEPER.with_borrow(|keeper| keeper.as_ref().and_then(ServiceWorkerRegistration::waiting)) {
        Some(waiting) => {
            RENEWING.set(true);
            // A text can always be sent.
            let _ = waiting.post_message(&USE.into());
        }
        // Another page has let it take over.
        None => reload(),
    }
}

fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}
