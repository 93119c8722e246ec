//! What the device can do besides keeping things: copy, hand out and take in files, print, fill the screen.

use super::{dispatch_intent, document, send};
use crate::session::{DeviceMessage, FilesIntent, Intent, LONGEST_TEXT, Message, SelectMode};
use gloo::events::EventListener;
use js_sys::{Array, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, Element, Event, HtmlAnchorElement, HtmlElement, HtmlInputElement, HtmlTextAreaElement,
    MediaQueryList, Url,
};

/// As much of a file is read as shows that it is too long.
const LONGEST_FILE: f64 = (LONGEST_TEXT + 1) as f64;

/// Marks sections that were opened for the printer only.
const FOR_PRINT: &str = "data-for-print";

thread_local! {
    /// What the person's system prefers: asked for whenever the page changes, so each question is put once.
    static CONTRAST: Option<MediaQueryList> = query("(prefers-contrast: more)");
    static DARK: Option<MediaQueryList> = query("(prefers-color-scheme: dark)");
    static REST: Option<MediaQueryList> = query("(prefers-reduced-motion: reduce)");
}

fn query(question: &str) -> Option<MediaQueryList> {
    web_sys::window()?.match_media(question).ok()?
}

fn is_so(query: &Option<MediaQueryList>) -> bool {
    query.as_ref().is_some_and(MediaQueryList::matches)
}

/// Whether the person's system asks for more contrast.
pub fn wants_contrast() -> bool {
    CONTRAST.with(is_so)
}

/// Whether it asks for dark colours.
pub fn wants_dark() -> bool {
    DARK.with(is_so)
}

/// Whether it asks for less motion.
pub fn wants_rest() -> bool {
    REST.with(is_so)
}

/// Listens to long texts, files, the printer and the system's wishes, and says in the document what this browser can do.
pub fn listen(root: &Element) {
    EventListener::new(root, "change", on_change).forget();
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, "beforeprint", |_| open_sections()).forget();
        EventListener::new(&window, "afterprint", |_| close_sections()).forget();
    }
    for colours in [CONTRAST.with(Option::clone), DARK.with(Option::clone)].into_iter().flatten() {
        EventListener::new(&colours, "change", |_| {
            if let Some(settings) = super::ask(|session| *session.settings()) {
                super::apply_settings(&settings);
            }
        })
        .forget();
    }
    let Some(document) = document() else { return };
    if let (true, Some(html)) = (document.fullscreen_enabled(), document.document_element()) {
        // An attribute of a valid name can always be set.
        let _ = html.set_attribute("data-can-full", "");
    }
}

fn on_change(event: &Event) {
    let Some(control) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    if let (Some(name), Some(area)) = (control.get_attribute("data-text"), control.dyn_ref::<HtmlTextAreaElement>()) {
        write_text(&name, &area.value());
    }
    if let (Some(name), Some(input)) = (control.get_attribute("data-file"), control.dyn_ref::<HtmlInputElement>()) {
        let Some(file) = input.files().and_then(|files| files.item(0)) else { return };
        // Of a film chosen by mistake no more is read than shows that it is none of ours.
        let Ok(file) = file.slice_with_f64_and_f64(0.0, LONGEST_FILE) else { return };
        // The same file can be chosen again.
        input.set_value("");
        on_settled(&file.text(), move |text| {
            let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
            write_text(&name, &text);
            dispatch_intent(Intent::Files(FilesIntent::Import), SelectMode::Primary);
        });
    }
}

/// Hands a long text to what its control sets.
fn write_text(name: &str, text: &str) {
    if let Ok(intent) = Intent::from_control(name, text) {
        dispatch_intent(intent, SelectMode::Primary);
    }
}

/// Calls `then` with what comes of a promise.
pub fn on_settled(promise: &Promise, then: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let then = std::rc::Rc::new(std::cell::Cell::new(Some(then)));
    let other = then.clone();
    let done = Closure::once(move |value: JsValue| {
        if let Some(then) = then.take() {
            then(Ok(value));
        }
    });
    let failed = Closure::once(move |error: JsValue| {
        if let Some(then) = other.take() {
            then(Err(error));
        }
    });
    let _ = promise.then2(&done, &failed);
    // One of the two is called when the promise is settled, the other never.
    done.forget();
    failed.forget();
}

/// Copies a text; the answer comes as a message.
pub fn copy(text: &str) {
    let Some(window) = web_sys::window() else { return };
    // There is no clipboard in pages that were not loaded securely.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        gloo::timers::callback::Timeout::new(0, || send(Message::Device(DeviceMessage::Copied(false)))).forget();
        return;
    }
    on_settled(&window.navigator().clipboard().write_text(text), |done| {
        send(Message::Device(DeviceMessage::Copied(done.is_ok())))
    });
}

/// Hands the person a file.
pub fn download(name: &str, text: &str) {
    let try_it = || -> Option<()> {
        let document = document()?;
        let kind = BlobPropertyBag::new();
        kind.set_type("text/plain;charset=utf-8");
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind).ok()?;
        let url = Url::create_object_url_with_blob(&blob).ok()?;
        let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        // The browser may still be reading.
        gloo::timers::callback::Timeout::new(60_000, move || drop(Url::revoke_object_url(&url))).forget();
        Some(())
    };
    // A browser without files has nothing to save them with either.
    let _ = try_it();
}

fn sections(what: &str) -> Vec<HtmlElement> {
    let Some(list) = document().and_then(|document| document.query_selector_all(what).ok()) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

/// On paper everything is open.
fn open_sections() {
    for section in sections("dialog[open] details:not([open])") {
        let _ = section.set_attribute("open", "");
        let _ = section.set_attribute(FOR_PRINT, "");
    }
}

fn close_sections() {
    for section in sections("details[data-for-print]") {
        let _ = section.remove_attribute("open");
        let _ = section.remove_attribute(FOR_PRINT);
    }
}

/// Prints the open dialog.
pub fn print() {
    // Not within the session's turn: the browser waits in there.
    gloo::timers::callback::Timeout::new(0, || {
        if let Some(window) = web_sys::window() {
            let _ = window.print();
        }
    })
    .forget();
}

/// Fills the screen with the page, or no longer.
pub fn toggle_fullscreen() {
    let Some(document) = document() else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(html) = document.document_element() {
        let _ = html.request_fullscreen();
    }
}
