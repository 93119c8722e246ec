//! The game as an app of the device: usable offline, installed, updated.
//!
//! The service worker, which caches the files, is written when the page is built. The single-file page has neither a service
//! worker nor a manifest.

use super::promise::{PERSON_MS, QUICK_MS, on_settled};
use crate::dom::find::document;
use crate::schedule::after;
use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Function, Reflect};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState, VisibilityState};

/// The service worker, beside the page.
const SCRIPT: &str = "./sw.js";
/// The message that activates a new version.
const USE: &str = "use";
/// How long a page stays open before it looks for a new version again.
const HOUR_MS: f64 = 3_600_000.0;

/// News about the app.
pub enum PwaEvent {
    /// Whether the browser would install the app now.
    CanInstall(bool),
    /// A new version is ready.
    NewVersion,
}

/// The app, as a handle that can be cloned.
#[derive(Clone)]
pub struct Pwa {
    state: Rc<RefCell<State>>,
    report: Rc<dyn Fn(PwaEvent)>,
}

#[derive(Default)]
struct State {
    /// The event with which the browser asks whether to install the app.
    install_prompt: Option<JsValue>,
    registration: Option<ServiceWorkerRegistration>,
    /// Whether the service worker is registered, or on its way.
    is_registered: bool,
    /// Whether this page reloads once the new version takes over. Other pages keep their version.
    reloads: bool,
}

/// The window, unless the page is the single file.
fn window_of_app() -> Option<web_sys::Window> {
    document()?.query_selector("link[rel=manifest]").ok()??;
    web_sys::window()
}

impl Pwa {
    /// An app whose news go to `report`.
    pub fn new(report: impl Fn(PwaEvent) + 'static) -> Pwa {
        Pwa { state: Rc::default(), report: Rc::new(report) }
    }

    /// Listens for what can be installed.
    pub fn listen(&self) {
        let Some(window) = window_of_app() else { return };
        let may_prevent = EventListenerOptions::enable_prevent_default();
        let pwa = self.clone();
        EventListener::new_with_options(&window, "beforeinstallprompt", may_prevent, move |event| {
            event.prevent_default();
            pwa.state.borrow_mut().install_prompt = Some(event.into());
            (pwa.report)(PwaEvent::CanInstall(true));
        })
        .forget();
        let pwa = self.clone();
        EventListener::new(&window, "appinstalled", move |_| {
            pwa.state.borrow_mut().install_prompt = None;
            (pwa.report)(PwaEvent::CanInstall(false));
        })
        .forget();
    }

    /// Registers the service worker once, which brings in all files of the game, and listens for what can be updated.
    pub fn register(&self) {
        let Some(window) = window_of_app() else { return };
        if std::mem::replace(&mut self.state.borrow_mut().is_registered, true) {
            return;
        }
        // A browser that stores nothing for this page refuses its service worker too, and logs that as an error.
        let Some(container) = container().filter(|_| matches!(window.local_storage(), Ok(Some(_)))) else { return };
        let pwa = self.clone();
        EventListener::new(&container, "controllerchange", move |_| {
            if pwa.state.borrow().reloads {
                reload();
            }
        })
        .forget();
        let pwa = self.clone();
        on_settled(&container.register(SCRIPT), PERSON_MS, move |registration| {
            // Without a service worker the game needs its connection at the next start, as it did at this one.
            // It is tried again when the connection is back.
            match registration.ok().and_then(|it| it.dyn_into::<ServiceWorkerRegistration>().ok()) {
                Some(registration) => pwa.watch(registration),
                None => pwa.state.borrow_mut().is_registered = false,
            }
        });
    }

    /// Reports each new version, whether it waits already or comes later.
    fn watch(&self, registration: ServiceWorkerRegistration) {
        if registration.waiting().is_some() && is_controlled() {
            (self.report)(PwaEvent::NewVersion);
        }
        // A version that is being installed was found before this listened.
        self.report_once_installed(&registration);
        EventListener::new(&registration, "updatefound", {
            let (pwa, registration) = (self.clone(), registration.clone());
            move |_| pwa.report_once_installed(&registration)
        })
        .forget();
        if let Some(document) = document() {
            let (page, registration) = (document.clone(), registration.clone());
            let checked = Cell::new(js_sys::Date::now());
            EventListener::new(&document, "visibilitychange", move |_| {
                let now = js_sys::Date::now();
                if page.visibility_state() == VisibilityState::Visible && now - checked.get() > HOUR_MS {
                    checked.set(now);
                    // Without a connection there is no new version.
                    let _ = registration.update().map(|done| on_settled(&done, PERSON_MS, |_| {}));
                }
            })
            .forget();
        }
        self.state.borrow_mut().registration = Some(registration);
    }

    /// Reports the version that is being installed, once it is.
    fn report_once_installed(&self, registration: &ServiceWorkerRegistration) {
        let Some(installing) = registration.installing() else { return };
        // The first version is no news. It may control this page before the page hears that it is installed.
        let is_first = registration.active().is_none();
        let (pwa, worker) = (self.clone(), installing.clone());
        EventListener::new(&installing, "statechange", move |_| {
            if worker.state() == ServiceWorkerState::Installed && !is_first && is_controlled() {
                (pwa.report)(PwaEvent::NewVersion);
            }
        })
        .forget();
    }

    /// Lets the browser ask the person whether to install the app.
    pub fn install(&self) {
        let Some(event) = self.state.borrow_mut().install_prompt.take() else { return };
        // An event can ask once; the browser sends another when it may ask again.
        (self.report)(PwaEvent::CanInstall(false));
        let ask = Reflect::get(&event, &"prompt".into()).ok().and_then(|ask| ask.dyn_into::<Function>().ok());
        if let Some(answer) = ask.and_then(|ask| ask.call0(&event).ok()).and_then(|answer| answer.dyn_into().ok()) {
            on_settled(&answer, PERSON_MS, |_| {});
        }
    }

    /// Reloads the page with the new version.
    pub fn apply_update(&self) {
        let waiting = self.state.borrow().registration.as_ref().and_then(ServiceWorkerRegistration::waiting);
        match waiting {
            Some(waiting) => {
                self.state.borrow_mut().reloads = true;
                // A text can always be sent.
                let _ = waiting.post_message(&USE.into());
                // One that does not take over is left for the next start.
                after(QUICK_MS, reload);
            }
            // Another page has activated it.
            None => reload(),
        }
    }
}

/// The service workers of this page; `None` in pages that were not loaded securely.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// Whether this page came from the cache of a service worker.
fn is_controlled() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}
