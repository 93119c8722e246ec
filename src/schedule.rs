//! Tasks of their own for the event loop: as soon as possible, before the next frame, or after it.

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use js_sys::{Function, Object, Reflect};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// How long a task waits for a frame, in milliseconds. Windows that are not visible make no frames.
const FRAME_TIMEOUT_MS: u32 = 100;

thread_local! {
    /// The tasks that wait for a frame, in the order of the calls. Frames and timers are called by the browser, and get no
    /// arguments of ours.
    static WAITING: RefCell<VecDeque<Box<dyn FnOnce()>>> = RefCell::default();
}

/// Runs a task as soon as the current one has ended. Tasks run in the order of these calls, and before a frame that is requested
/// after this call, where the browser has a scheduler.
pub fn soon(task: impl FnOnce() + 'static) {
    let task = Closure::once_into_js(task);
    if post(&task).is_none()
        && let Some(window) = web_sys::window()
    {
        // A timer of zero can always be set.
        let _ = window.set_timeout_with_callback(task.unchecked_ref());
    }
}

/// `scheduler.postTask(task, { priority: "user-blocking" })`, which web-sys counts as unstable. `None` where it does not exist.
fn post(task: &JsValue) -> Option<JsValue> {
    let scheduler = Reflect::get(&js_sys::global(), &"scheduler".into()).ok().filter(|object| object.is_object())?;
    let post: Function = Reflect::get(&scheduler, &"postTask".into()).ok()?.dyn_into().ok()?;
    let options = Object::new();
    Reflect::set(&options, &"priority".into(), &"user-blocking".into()).ok()?;
    post.call2(&scheduler, task, &options).ok()
}

/// Runs a task in the next frame, before it is painted, unless the result is dropped earlier.
#[must_use]
pub fn before_paint(task: impl FnOnce() + 'static) -> AnimationFrame {
    request_animation_frame(|_| task())
}

/// Runs a task after the next frame has been painted. Without frames, it runs after a short time. Tasks run in the order of
/// these calls, also when the window is hidden meanwhile.
pub fn after_paint(task: impl FnOnce() + 'static) {
    let hidden = web_sys::window().and_then(|window| window.document()).is_none_or(|document| document.hidden());
    if hidden && WAITING.with_borrow(VecDeque::is_empty) {
        soon(task);
        return;
    }
    WAITING.with_borrow_mut(|waiting| waiting.push_back(Box::new(task)));
    // The frame and the timeout race: the first of them runs the task that has waited longest.
    let has_run = Rc::new(Cell::new(false));
    let run_once = |has_run: Rc<Cell<bool>>| {
        move || {
            if !has_run.replace(true)
                && let Some(task) = WAITING.with_borrow_mut(VecDeque::pop_front)
            {
                soon(task);
            }
        }
    };
    let frame = Closure::once_into_js(run_once(has_run.clone()));
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
    Timeout::new(FRAME_TIMEOUT_MS, run_once(has_run)).forget();
}
