//! Tasks of their own for the event loop: as soon as possible, before the next frame, or after it.

use gloo::render::{AnimationFrame, request_animation_frame};
use js_sys::{Object, Reflect};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// How long a task waits for a frame, in milliseconds. Windows that are not visible make no frames.
const FRAME_TIMEOUT_MS: u32 = 100;

#[wasm_bindgen]
extern "C" {
    /// Fails where the browser has no scheduler.
    #[wasm_bindgen(catch, js_namespace = scheduler, js_name = postTask)]
    fn post_task(task: &JsValue, options: &JsValue) -> Result<JsValue, JsValue>;
}

thread_local! {
    /// The tasks that wait for a frame, in the order of the calls. Frames and timers are called by the browser, and get no
    /// arguments of ours.
    static WAITING: RefCell<VecDeque<Box<dyn FnOnce()>>> = RefCell::default();
}

/// Runs a task as soon as the current one has ended. Tasks run in the order of these calls, and before a frame that is requested
/// after this call, where the browser has a scheduler.
pub fn soon(task: impl FnOnce() + 'static) {
    let task = once(Box::new(task));
    let options = Object::new();
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&options, &"priority".into(), &"user-blocking".into());
    if post_task(&task, &options).is_err() {
        set_timer(0, &task);
    }
}

/// Runs a task after so many milliseconds; nothing can stop it. A forgotten `Timeout` would keep its closure for as long as the page lives.
pub fn after(milliseconds: u32, task: impl FnOnce() + 'static) {
    set_timer(milliseconds, &once(Box::new(task)));
}

/// A function of the browser, which gives the task back once it is called.
fn once(task: Box<dyn FnOnce()>) -> JsValue {
    Closure::once_into_js(task)
}

fn set_timer(milliseconds: u32, task: &JsValue) {
    if let Some(window) = web_sys::window() {
        // A timer can always be set.
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(task.unchecked_ref(), milliseconds as i32);
    }
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
    let frame = once(Box::new(run_once(has_run.clone())));
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
    after(FRAME_TIMEOUT_MS, run_once(has_run));
}
