//! The worker in which bots think. The page starts it, asks it and stops it; `src/worker.rs` is the program in it.
//!
//! The page compiles that program once and passes it on, so that another worker starts at once.

use crate::dom::find::document;
use gloo::events::EventListener;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

/// Names the script of the worker. Its file name contains the build; in the single-file page it is a
/// part of the page.
const SCRIPT: &str = "meta[name=canasta-worker]";

#[wasm_bindgen]
extern "C" {
    /// Sends a worker its program, once that is loaded. One that cannot get it reports an error. The script that starts the page
    /// defines this.
    #[wasm_bindgen(catch, js_name = canastaSendBots)]
    fn send_program(worker: &Worker) -> Result<(), JsValue>;
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
        let sent = send_program(&worker);
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
        if let Some(Running { worker, .. }) = self.0.take() {
            // A listener that is running just now is given back when its call ends.
            worker.terminate();
        }
    }
}
