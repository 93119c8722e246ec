//! The lock that says which page of this game writes what is stored (Web Locks), and how pages pass it on (BroadcastChannel).
//!
//! Browsers without locks, and pages at an address that is not secure, have no lock: there every page writes, and learns from
//! the storage's events what others have written. Without a channel the lock is taken without a word: a page stores each action
//! in the task after it, so that nothing is lost either.

use super::namespace::page_name;
use crate::schedule::after;
use gloo::events::EventListener;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, PageTransitionEvent};

/// The message that asks the page with the lock to save and to let go.
const LET_GO: &str = "let go";
/// The pause between two attempts to get the lock.
const PAUSE_MS: u32 = 100;
/// A page that was just left or reloaded may hold the lock a moment longer.
const ATTEMPTS_AT_START: u32 = 3;
/// How long the browser may take to answer. One that does not counts as one without locks.
const ANSWER_MS: u32 = 2_000;
/// How often the lock is tried before it is taken from a page that does not answer, as one that the browser has frozen.
const ATTEMPTS_TO_TAKE_OVER: u32 = 20;

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`, which web-sys counts as unstable.
    type LockManager;
    #[wasm_bindgen(method, catch)]
    fn request(this: &LockManager, name: &str, options: &Object, granted: &Function) -> Result<Promise, JsValue>;
}

/// What the browser says about the lock at the start.
pub enum LockAnswer {
    /// There are no locks here.
    Missing,
    /// This page has it.
    Held,
    /// Another page has it.
    HeldElsewhere,
}

/// What happens to the lock later.
pub enum LockEvent {
    /// Another page asks for it; it is let go afterwards.
    AskedFor,
    /// Another page has taken it, or has got it while this page was in the browser's cache of pages.
    Lost,
    /// The page has come back out of that cache, and has got the lock again.
    Back,
    /// The page is left, and lets go afterwards.
    Leaving,
}

/// What is tried last to get the lock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// Nothing.
    GiveUp,
    /// To take it.
    Steal,
}

type OnAnswer = Box<dyn FnOnce(LockAnswer)>;

/// The lock, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct WriteLock(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    /// Lets go of the lock, while this page has it.
    release: Option<Function>,
    /// Counts how often this page has got it, so that the end of an earlier time is told from that of this one.
    times: u32,
    /// Whether this page is about to take over.
    is_taking_over: bool,
    channel: Option<BroadcastChannel>,
    on_event: Option<Rc<dyn Fn(LockEvent)>>,
}

fn lock_manager() -> Option<LockManager> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    (!locks.is_undefined()).then(|| locks.unchecked_into())
}

impl WriteLock {
    /// Listens to other pages, and for the end of this one.
    pub fn listen(&self, on_event: impl Fn(LockEvent) + 'static) {
        let channel = BroadcastChannel::new(&page_name()).ok();
        if let Some(channel) = &channel {
            let lock = self.clone();
            EventListener::new(channel, "message", move |_| {
                if lock.is_held() {
                    lock.report(LockEvent::AskedFor);
                    lock.let_go();
                }
            })
            .forget();
        }
        {
            let mut state = self.0.borrow_mut();
            state.channel = channel;
            state.on_event = Some(Rc::new(on_event));
        }
        let window = gloo::utils::window();
        // Pages in the browser's cache must not hold a lock.
        let (leaving, back) = (self.clone(), self.clone());
        EventListener::new(&window, "pagehide", move |_| {
            leaving.report(LockEvent::Leaving);
            leaving.let_go();
        })
        .forget();
        EventListener::new(&window, "pageshow", move |event| {
            let is_back = event.dyn_ref::<PageTransitionEvent>().is_some_and(PageTransitionEvent::persisted);
            // A page that played apart before it was left does so now.
            if is_back && back.0.borrow().times > 0 && !back.is_held() {
                let lock = back.clone();
                back.acquire(move |answer| match answer {
                    LockAnswer::Held => lock.report(LockEvent::Back),
                    LockAnswer::HeldElsewhere => lock.report(LockEvent::Lost),
                    LockAnswer::Missing => {}
                });
            }
        })
        .forget();
    }

    /// Asks for the lock, and calls `then` with the answer.
    pub fn acquire(&self, then: impl FnOnce(LockAnswer) + 'static) {
        self.attempt(ATTEMPTS_AT_START, Last::GiveUp, Box::new(then));
    }

    /// Asks the page with the lock to let go, and calls `then` once this page has it. A page that does not answer loses it.
    pub fn take_over(&self, then: impl FnOnce() + 'static) {
        if self.is_held() || std::mem::replace(&mut self.0.borrow_mut().is_taking_over, true) {
            return;
        }
        if let Some(channel) = &self.0.borrow().channel {
            // A page that is not told loses the lock all the same.
            let _ = channel.post_message(&LET_GO.into());
        }
        let lock = self.clone();
        let then = move |answer| {
            lock.0.borrow_mut().is_taking_over = false;
            // Where the lock does not answer, the person's word counts.
            if !matches!(answer, LockAnswer::HeldElsewhere) {
                then();
            }
        };
        self.attempt(ATTEMPTS_TO_TAKE_OVER, Last::Steal, Box::new(then));
    }

    fn is_held(&self) -> bool {
        self.0.borrow().release.is_some()
    }

    fn let_go(&self) {
        let release = self.0.borrow_mut().release.take();
        if let Some(release) = release {
            // Resolving a promise does not fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }

    fn report(&self, event: LockEvent) {
        let on_event = self.0.borrow().on_event.clone();
        if let Some(on_event) = on_event {
            on_event(event);
        }
    }

    /// Tries to get the lock, some times with a pause between.
    fn attempt(&self, left: u32, last: Last, then: OnAnswer) {
        let Some(manager) = lock_manager() else { return then(LockAnswer::Missing) };
        let options = Object::new();
        let how = if left == 0 && last == Last::Steal { "steal" } else { "ifAvailable" };
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&options, &how.into(), &true.into());
        // Called by the browser's answer, or by its refusal.
        let then = Rc::new(RefCell::new(Some(then)));
        let (lock, answer) = (self.clone(), then.clone());
        let granted = Closure::once_into_js(move |granted: JsValue| -> JsValue {
            let Some(then) = answer.borrow_mut().take() else { return JsValue::UNDEFINED };
            if !granted.is_null() {
                let held = lock.hold();
                then(LockAnswer::Held);
                return held.into();
            }
            if left > 0 {
                after(PAUSE_MS, move || lock.attempt(left - 1, last, then));
            } else {
                then(LockAnswer::HeldElsewhere);
            }
            JsValue::UNDEFINED
        });
        let requested = manager.request(&page_name(), &options, granted.unchecked_ref());
        let Ok(requested) = requested else {
            if let Some(then) = then.borrow_mut().take() {
                then(LockAnswer::Missing);
            }
            return;
        };
        // A lock that is granted later is let go at once, since its answer was taken.
        let late = then.clone();
        after(ANSWER_MS, move || {
            let late = late.borrow_mut().take();
            if let Some(then) = late {
                then(LockAnswer::Missing);
            }
        });
        let lock = self.clone();
        let next = self.0.borrow().times + 1;
        // The promise lasts as long as the lock is held.
        let ended = Closure::once(move |_: JsValue| {
            let refused = then.borrow_mut().take();
            if let Some(then) = refused {
                // Some addresses have the interface, but no locks.
                then(LockAnswer::Missing);
            } else if lock.is_held() && lock.0.borrow().times == next {
                lock.0.borrow_mut().release = None;
                lock.report(LockEvent::Lost);
            }
        });
        let let_go = Closure::once(|_: JsValue| {});
        let _ = requested.then2(&let_go, &ended);
        let_go.into_js_value();
        ended.into_js_value();
    }

    /// A promise that ends once this page lets go. The browser holds the lock until then.
    fn hold(&self) -> Promise {
        let lock = self.clone();
        Promise::new(&mut move |resolve, _| {
            let mut state = lock.0.borrow_mut();
            state.release = Some(resolve);
            state.times += 1;
        })
    }
}
