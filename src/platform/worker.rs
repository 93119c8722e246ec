//! The worker in which bots think. The page starts it, asks it and stops it; the worker itself answers.
//!
//! Page and worker run the same program, which is compiled once: the page passes its compiled module on.

use crate::dom::find::document;
use canasta_app::session::{Reply, reply_to};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Object, Reflect};
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker};

/// Names the script that starts this program in a worker. Its file name contains the build; in the single-file page it is a
/// part of the page.
const SCRIPT: &str = "meta[name=canasta-worker]";

#[wasm_bindgen]
extern "C" {
    /// `import.meta.url`: the address of this program's JavaScript. wasm-bindgen keeps it in a thread-local cell.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE: String;
}

/// What a worker reports to the page.
pub enum Report {
    /// A text.
    Said(String),
    /// The worker does not work.
    Failed,
}

/// The worker, while there is one.
#[derive(Default)]
pub struct WorkerHandle(Option<Running>);

struct Running {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl WorkerHandle {
    /// Starts a worker in place of the last one.
    pub fn start(&mut self, report: impl Fn(Report) + Clone + 'static) -> Result<(), JsValue> {
        self.stop();
        let place = document().and_then(|document| document.query_selector(SCRIPT).ok().flatten());
        let script = place.and_then(|place| place.get_attribute("content")).ok_or(JsValue::UNDEFINED)?;
        let worker = Worker::new(&script)?;
        let (on_error, on_message_error) = (report.clone(), report.clone());
        let listeners = [
            EventListener::new(&worker, "error", move |_| on_error(Report::Failed)),
            EventListener::new(&worker, "messageerror", move |_| on_message_error(Report::Failed)),
            EventListener::new(&worker, "message", move |event| {
                let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                report(text.map_or(Report::Failed, Report::Said));
            }),
        ];
        let program = Object::new();
        let sent = Reflect::set(&program, &"glue".into(), &GLUE.with(String::clone).into())
            .and_then(|_| Reflect::set(&program, &"module".into(), &wasm_bindgen::module()))
            .and_then(|_| worker.post_message(&program));
        self.0 = Some(Running { worker, _listeners: listeners });
        sent.inspect_err(|_| self.stop())
    }

    /// Sends a text to the worker. The failure of a worker that has ended has been reported already.
    pub fn ask(&self, text: &str) {
        if let Some(Running { worker, .. }) = &self.0 {
            // A text can always be sent.
            let _ = worker.post_message(&text.into());
        }
    }

    /// Stops the worker, even while it computes.
    pub fn stop(&mut self) {
        if let Some(running) = self.0.take() {
            running.worker.terminate();
            // One of the listeners may be running just now, so they are dropped later.
            Timeout::new(0, move || drop(running)).forget();
        }
    }
}

/// The scope of the worker, if the program runs in one.
pub fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// The worker's clock.
fn clock() -> Duration {
    let now = scope().and_then(|scope| scope.performance()).map_or(0.0, |performance| performance.now());
    // Microseconds since the worker's start fit into 64 bits.
    Duration::from_micros((now * 1000.0) as u64)
}

/// Within the worker: answers questions, one after another.
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
