//! What pages of this browser hand to each other: a reply that was opened in another page than that of the table.

use crate::platform::namespace;
use canasta_app::features::friends::Passed;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// The name of the channel, after the folder of the page.
const CHANNEL: &str = "friends";
/// How long a table may take to answer.
const ANSWER_MS: u32 = 3_000;

/// The first words of the messages, which pages of other versions read too: `["pass", NUMBER, TEXT]` and its answer, `["taken", NUMBER]`
/// or `["refused", NUMBER]`.
const PASS: &str = "pass";
const TAKEN: &str = "taken";
const REFUSED: &str = "refused";

/// What becomes of what is passed.
pub enum PassEvent {
    /// What became of it in another page.
    Passed(Passed),
    /// Another page has passed this.
    Handed(String),
}

/// The channel to the other pages. It hears no message of its own.
pub struct Passing {
    channel: BroadcastChannel,
    shared: Rc<Shared>,
    report: Rc<dyn Fn(PassEvent)>,
    _listener: EventListener,
}

#[derive(Default)]
struct Shared {
    /// Whether a table waits in this page.
    takes: Cell<bool>,
    /// The number of what was handed to that table last.
    handed: Cell<Option<f64>>,
    /// The number of what was passed and not yet answered, and the end of its time.
    waiting: RefCell<Option<(f64, Timeout)>>,
}

impl Passing {
    /// The channel, where the browser has any.
    pub fn new(report: impl Fn(PassEvent) + 'static) -> Option<Passing> {
        let channel = BroadcastChannel::new(&namespace::key(CHANNEL)).ok()?;
        let (shared, report): (Rc<Shared>, Rc<dyn Fn(PassEvent)>) = (Rc::default(), Rc::new(report));
        let listener = {
            let (shared, report) = (shared.clone(), report.clone());
            EventListener::new(&channel, "message", move |event| {
                let message = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                if let Some(event) = message.and_then(|message| shared.hear(&message)) {
                    report(event);
                }
            })
        };
        Some(Passing { channel, shared, report, _listener: listener })
    }

    /// Takes what other pages pass, or leaves it to others.
    pub fn set_takes(&self, takes: bool) {
        self.shared.takes.set(takes);
    }

    /// Tells the page that passed the last text whether it was of use.
    pub fn answer(&self, is_taken: bool) {
        if let Some(number) = self.shared.handed.take() {
            let word = if is_taken { TAKEN } else { REFUSED };
            let _ = self.channel.post_message(&Array::of2(&word.into(), &number.into()));
        }
    }

    /// Passes a text to a table in another page.
    pub fn pass(&self, text: &str) {
        let mut bytes = [0; 4];
        // Without randomness two pages that pass at once may hear each other's answer.
        let _ = getrandom::fill(&mut bytes);
        let number = f64::from(u32::from_le_bytes(bytes));
        let (shared, report) = (self.shared.clone(), self.report.clone());
        let late = Timeout::new(ANSWER_MS, move || {
            if shared.waiting.take().is_some() {
                report(PassEvent::Passed(Passed::Nobody));
            }
        });
        self.shared.waiting.replace(Some((number, late)));
        // A list of texts and numbers can always be sent.
        let _ = self.channel.post_message(&Array::of3(&PASS.into(), &number.into(), &text.into()));
    }
}

impl Shared {
    fn hear(&self, message: &JsValue) -> Option<PassEvent> {
        let message = message.dyn_ref::<Array>()?;
        let number = message.get(1).as_f64()?;
        match message.get(0).as_string()?.as_str() {
            PASS if self.takes.get() => {
                let text = message.get(2).as_string()?;
                self.handed.set(Some(number));
                Some(PassEvent::Handed(text))
            }
            answer @ (TAKEN | REFUSED)
                if self.waiting.borrow().as_ref().is_some_and(|(waiting, _)| *waiting == number) =>
            {
                self.waiting.take();
                Some(PassEvent::Passed(if answer == TAKEN { Passed::Taken } else { Passed::Refused }))
            }
            _ => None,
        }
    }
}
