//! Another task, as soon as this one has ended: sooner than a timer, which waits for milliseconds when it follows others,
//! and sooner than a picture that is only asked for after this was.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort};

/// Calls a function of the page in tasks of their own.
pub struct Soon {
    port: MessagePort,
    _called: Closure<dyn FnMut()>,
}

impl Soon {
    /// One that calls this.
    pub fn new(call: impl FnMut() + 'static) -> Option<Soon> {
        let channel = MessageChannel::new().ok()?;
        let called = Closure::<dyn FnMut()>::new(call);
        channel.port2().set_onmessage(Some(called.as_ref().unchecked_ref()));
        Some(Soon { port: channel.port1(), _called: called })
    }

    /// Asks for a call.
    pub fn ask(&self) {
        let _ = self.port.post_message(&JsValue::NULL);
    }
}
