//! The connection to a signalling server: it carries texts, and knows nothing of what is in them.

use super::line::{MOST_QUEUED, text_of};
use crate::platform::random;
use canasta::friends::LONGEST_MESSAGE;
use canasta_app::features::friends::RoomMessage;
use gloo::events::EventListener;
use js_sys::futures::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::WebSocket;

/// The longest text of the server: a message of the table, sealed, in two letters a byte, with what stands around it.
const LONGEST_TEXT: usize = 2 * LONGEST_MESSAGE + 1_024;

/// A connection to a server. Dropped, it is closed after what was sent, and nothing more is heard of it.
pub struct RoomSocket {
    socket: WebSocket,
    _listeners: [EventListener; 3],
}

impl Drop for RoomSocket {
    fn drop(&mut self) {
        let _ = self.socket.close();
    }
}

impl RoomSocket {
    /// Asks the server. `None` if the browser forbids that, which is reported as well.
    pub fn new(address: &str, report: impl Fn(RoomMessage) + Clone + 'static) -> Option<RoomSocket> {
        let Ok(socket) = WebSocket::new(address) else {
            // The answer comes after the question, as from a server.
            spawn_local(async move { report(RoomMessage::Left) });
            return None;
        };
        let (opened, heard) = (report.clone(), report.clone());
        let listeners = [
            EventListener::new(&socket, "open", move |_| opened(RoomMessage::Entered(random::seed()))),
            EventListener::new(&socket, "message", move |event| {
                if let Some(text) = event.dyn_ref().and_then(|event| text_of(event, LONGEST_TEXT)) {
                    heard(RoomMessage::Heard(text));
                }
            }),
            // It follows an error too.
            EventListener::new(&socket, "close", move |_| report(RoomMessage::Left)),
        ];
        Some(RoomSocket { socket, _listeners: listeners })
    }

    /// Sends a text, unless the server has taken nothing for long.
    pub fn send(&self, text: &str) {
        if self.socket.buffered_amount() as usize + text.len() > MOST_QUEUED || self.socket.send_with_str(text).is_err()
        {
            // The listener hears of it.
            let _ = self.socket.close();
        }
    }
}
