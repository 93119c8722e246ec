//! Promises of the browser. Some never settle: each has a limit, after which it counts as refused, and its late answer is not heard.

use gloo::timers::callback::Timeout;
use js_sys::Promise;
use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::rc::Rc;
use std::task::{Poll, Waker};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// The limit of an answer that needs no person, in milliseconds.
pub const QUICK_MS: u32 = 10_000;
/// The limit of an answer that a person may have to give first.
pub const PERSON_MS: u32 = 60_000;

/// Calls `then` with the result of a promise, or with an error after the limit.
pub fn on_settled(promise: &Promise, limit_ms: u32, then: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let (other, late) = (then.clone(), then.clone());
    let timer = Timeout::new(limit_ms, move || {
        if let Some(then) = late.take() {
            then(Err(JsValue::UNDEFINED));
        }
    });
    // Taken by the answer, which ends the limit.
    let timer = Rc::new(Cell::new(Some(timer)));
    let other_timer = timer.clone();
    let fulfilled = Closure::once(move |value: JsValue| {
        drop(timer.take());
        if let Some(then) = then.take() {
            then(Ok(value));
        }
    });
    let rejected = Closure::once(move |error: JsValue| {
        drop(other_timer.take());
        if let Some(then) = other.take() {
            then(Err(error));
        }
    });
    let _ = promise.then2(&fulfilled, &rejected);
    // One of the two is called when the promise is settled, the other never.
    fulfilled.into_js_value();
    rejected.into_js_value();
}

/// Waits for an answer, but not longer than the limit; `None` after it.
pub async fn within<T>(limit_ms: u32, answer: impl Future<Output = T>) -> Option<T> {
    let waker: Rc<RefCell<Option<Waker>>> = Rc::default();
    let is_over = Rc::new(Cell::new(false));
    let (waiting, over) = (waker.clone(), is_over.clone());
    let _timer = Timeout::new(limit_ms, move || {
        over.set(true);
        if let Some(waker) = waiting.take() {
            waker.wake();
        }
    });
    let mut answer = pin!(answer);
    poll_fn(|context| {
        if let Poll::Ready(value) = answer.as_mut().poll(context) {
            return Poll::Ready(Some(value));
        }
        if is_over.get() {
            return Poll::Ready(None);
        }
        *waker.borrow_mut() = Some(context.waker().clone());
        Poll::Pending
    })
    .await
}
