//! The worker that thinks: in it, it hears questions; on the page, it is started, asked and ended.
//!
//! Page and worker are the same program, compiled once: the page hands its compiled module on.

use super::document;
use super::task::send_after_picture;
use crate::session::{BotMessage, Message, Reply, reply_to};
use gloo::events::EventListener;
use js_sys::{Object, Reflect};
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker};

/// Where the page says which script starts this program in a worker: its name tells the build, and in the one file it
/// lies in the page.
const SCRIPT: &str = "meta[name=canasta-worker]";

#[wasm_bindgen]
extern "C" {
    /// Where the JavaScript of this program lies.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE: String;
}

/// A worker that is at work; its listeners end with it.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 3],
}

thread_local! {
    static RUNNING: RefCell<Option<Running>> = const { RefCell::new(None) };
}

/// What the page does.
pub fn start(number: u32) -> Result<(), JsValue> {
    stop();
    let place = document().and_then(|document| document.query_selector(SCRIPT).ok().flatten());
    let script = place.and_then(|place| place.get_attribute("content")).ok_or(JsValue::UNDEFINED)?;
    let worker = Worker::new(&script)?;
    let failed = move || send_after_picture(Message::Bots(BotMessage::WorkerFailed(number)));
    let listeners = [
        EventListener::new(&worker, "message", move |event| {
            let said = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
            match said {
                Some(text) => send_after_picture(Message::Bots(BotMessage::WorkerSaid(number, text))),
                None => failed(),
            }
        }),
        EventListener::new(&worker, "error", move |_| failed()),
        EventListener::new(&worker, "messageerror", move |_| failed()),
    ];
    let program = Object::new();
    let told = Reflect::set(&program, &"glue".into(), &GLUE.with(String::clone).into())
        .and_then(|_| Reflect::set(&program, &"module".into(), &wasm_bindgen::module()))
        .and_then(|_| worker.post_message(&program));
    // One that could not be told what to do is ended too.
    RUNNING.set(Some(Running { worker, _listeners: listeners }));
    told.inspect_err(|_| stop())
}

/// Says something to the worker; one that is not there has ended, and is known to.
pub fn ask(text: &str) {
    RUNNING.with_borrow(|running| {
        if let Some(Running { worker, .. }) = running {
            // A text can always be sent.
            let _ = worker.post_message(&text.into());
        }
    });
}

/// Ends the worker, whatever it does.
pub fn stop() {
    // It may be one of its own listeners that is running: they go once that has come to its end.
    if let Some(running) = RUNNING.take() {
        running.worker.terminate();
        gloo::timers::callback::Timeout::new(0, move || drop(running)).forget();
    }
}

/// The worker's own scope, if this program runs in one.
pub fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// The time in the worker.
fn clock() -> Duration {
    let now = scope().and_then(|scope| scope.performance()).map_or(0.0, |performance| performance.now());
    // Thousandths of milliseconds: a page would have to be open for longer than there have been pages.
    Duration::from_micros((now * 1000.0) as u64)
}

/// What the worker does: it answers questions, one after another.
pub fn listen(scope: &DedicatedWorkerGlobalScope) {
    let page = scope.clone();
    EventListener::new(scope, "message", move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        if let Some(reply) = event.data().as_string().and_then(|text| reply_to(&text, clock)) {
            // A text can always be sent.
            let _ = page.post_message(&reply.into());
        }
    })
    .forget();
    let _ = scope.post_message(&Reply::ready().write().into());
}
