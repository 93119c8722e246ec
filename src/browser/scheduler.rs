//! Another task, as soon as this one has ended: sooner than a timer, which waits for milliseconds when it follows others,
//! and sooner than a picture that is only asked for after this was.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort};

/// Calls a function of the page in tasks of their own.
pub struct Scheduler {
    way: Way,
    called: Closure<dyn FnMut()>,
}

/// How a browser is asked.
enum Way {
    /// By its scheduler, as something that a person waits for. Newer than what web-sys counts as stable.
    Scheduler { object: JsValue, post: Function, urgent: Object },
    /// By a message to the page itself.
    Message(MessagePort),
}

impl Scheduler {
    /// One that calls this.
    pub fn new(call: impl FnMut() + 'static) -> Option<Scheduler> {
        let called = Closure::<dyn FnMut()>::new(call);
        let way = Way::scheduler().or_else(|| Way::message(&called))?;
        Some(Scheduler { way, called })
    }

    /// Asks for a call.
    pub fn ask(&self) {
        match &self.way {
            Way::Scheduler { object, post, urgent } => drop(post.call2(object, self.called.as_ref(), urgent)),
            Way::Message(port) => drop(port.post_message(&JsValue::NULL)),
        }
    }
}

impl Way {
    fn scheduler() -> Option<Way> {
        let object = Reflect::get(&js_sys::global(), &"scheduler".into()).ok().filter(|object| object.is_object())?;
        let post = Reflect::get(&object, &"postTask".into()).ok()?.dyn_into().ok()?;
        let urgent = Object::new();
        Reflect::set(&urgent, &"priority".into(), &"user-blocking".into()).ok()?;
        Some(Way::Scheduler { object, post, urgent })
    }

    fn message(called: &Closure<dyn FnMut()>) -> Option<Way> {
        let channel = MessageChannel::new().ok()?;
        channel.port2().set_onmessage(Some(called.as_ref().unchecked_ref()));
        Some(Way::Message(channel.port1()))
    }
}
