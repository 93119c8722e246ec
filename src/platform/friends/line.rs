//! A line to another device: a connection with what is heard of it.

use super::connection::{Connection, event, is_firefox};
use crate::platform::promise::within;
use canasta::friends::LONGEST_MESSAGE;
use canasta::links::Candidate;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use js_sys::JsString;
use js_sys::futures::spawn_local;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::MessageEvent;

/// How often candidates are added again. Each keeps a page in Firefox from giving up for some five seconds.
const AGAIN_MS: u32 = 4_000;
/// The most bytes that wait to be sent: another device that takes nothing for so long is gone.
pub const MOST_QUEUED: usize = 1024 * 1024;
/// How long what was sent may take before a line is closed.
const CLOSING_MS: u32 = 2_000;

/// What happens to a line.
pub enum LineEvent {
    /// It is open.
    Opened,
    /// A text has come.
    Received(String),
    /// It has failed, the other side has closed it, or what came is no text of the conversation.
    Over,
}

/// A line. Dropped, it is closed at once, and nothing more is heard of it.
pub struct Line {
    connection: Rc<Connection>,
    _listeners: [EventListener; 4],
    /// Adds candidates until the line is open.
    pulse: Option<Interval>,
    is_open: bool,
}

impl Line {
    /// A line by this connection.
    pub fn new(connection: Connection, report: impl Fn(LineEvent) + Clone + 'static) -> Line {
        let connection = Rc::new(connection);
        let (opened, received, closed, changed) = (report.clone(), report.clone(), report.clone(), report);
        let peer = connection.clone();
        let listeners = [
            EventListener::new(&connection.channel, "open", move |_| opened(LineEvent::Opened)),
            EventListener::new(&connection.channel, "message", move |event| {
                received(
                    event
                        .dyn_ref()
                        .and_then(|event| text_of(event, LONGEST_MESSAGE))
                        .map_or(LineEvent::Over, LineEvent::Received),
                );
            }),
            EventListener::new(&connection.channel, "close", move |_| closed(LineEvent::Over)),
            EventListener::new(&connection.peer, "connectionstatechange", move |_| {
                if peer.is_over() {
                    changed(LineEvent::Over);
                }
            }),
        ];
        Line { connection, _listeners: listeners, pulse: None, is_open: false }
    }

    /// Its connection.
    pub fn connection(&self) -> Rc<Connection> {
        self.connection.clone()
    }

    /// Keeps a page in Firefox from giving up by these candidates, until the line is open. Its own will do: it asks itself in vain, and
    /// nothing leaves the device. Other browsers wait without it, and Chromium gives up because of it.
    pub fn stay_awake(&mut self, candidates: Vec<Candidate>) {
        if is_firefox() {
            self.add_again(candidates);
        }
    }

    /// Adds candidates again and again, until the line is open.
    pub fn add_again(&mut self, candidates: Vec<Candidate>) {
        if self.is_open {
            return;
        }
        self.connection.add(&candidates);
        let connection = self.connection.clone();
        self.pulse = Some(Interval::new(AGAIN_MS, move || connection.add(&candidates)));
    }

    /// Notes that the channel is open.
    pub fn open(&mut self) {
        self.pulse = None;
        self.is_open = true;
    }

    /// Whether the channel is or was open.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Sends a text, once the line is open. Returns whether the line still takes something.
    pub fn send(&self, text: &str) -> bool {
        let channel = &self.connection.channel;
        !self.is_open
            || (channel.buffered_amount() as usize + text.len() <= MOST_QUEUED && channel.send_with_str(text).is_ok())
    }

    /// Closes the line after what was sent.
    pub fn leave(self) {
        if self.is_open {
            let connection = self.connection.clone();
            connection.channel.close();
            spawn_local(async move {
                within(CLOSING_MS, event(&connection.channel, "close")).await;
                drop(connection);
            });
        }
    }
}

/// The text of a message; `None` for other data and for what has more than `most` bytes.
pub fn text_of(event: &MessageEvent, most: usize) -> Option<String> {
    let data = event.data();
    // A text has at least as many bytes as code units: what is too long is never copied.
    let length = data.dyn_ref::<JsString>()?.length() as usize;
    let text = (length <= most).then(|| data.as_string()).flatten()?;
    (text.len() <= most).then_some(text)
}
