//! What is to be done in tasks of their own, one after another: at once, or when the next picture has been made.

use super::scheduler::Scheduler;
use super::showing::{FrameDeadline, go_on};
use super::{APP, device_estimate, document};
use crate::session::Message;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;

/// How long a picture is waited for, in milliseconds.
const PICTURE_MS: u32 = 100;

/// What is done when everything of a change is where it belongs.
pub enum Task {
    /// To look where everything is, before it changes.
    Look,
    /// To work out the styles of what has begun to move.
    Motion,
    /// What a message brings.
    Message(Message),
    /// To show what has changed, or what follows a change of the table.
    Show(FrameDeadline),
}

impl Task {
    const fn is_show(&self) -> bool {
        matches!(self, Task::Show(_))
    }
}

/// What waits for the next picture.
struct Waiting {
    due: Task,
    _picture: AnimationFrame,
    _late: Timeout,
}

thread_local! {
    /// What waits for a picture, in the order in which it came.
    static WAITING: RefCell<VecDeque<Waiting>> = const { RefCell::new(VecDeque::new()) };
    /// What has its turn now.
    static DUE: RefCell<VecDeque<Task>> = const { RefCell::new(VecDeque::new()) };
}

/// Asks for a turn, in a task of its own.
pub fn ask() {
    let asked = APP.with_borrow(|app| app.as_ref().and_then(|app| app.soon.as_ref()).map(Scheduler::ask));
    if asked.is_none() {
        Timeout::new(0, go_on).forget();
    }
}

/// Lets something have its turn, behind what has been asked for.
pub fn add(due: Task) {
    DUE.with_borrow_mut(|all| all.push_back(due));
    ask();
}

/// Lets something have the next turn, one that has been asked for already.
pub fn add_first(due: Task) {
    DUE.with_borrow_mut(|all| all.push_front(due));
}

/// What has its turn now, if anything.
pub fn next() -> Option<Task> {
    DUE.with_borrow_mut(VecDeque::pop_front)
}

/// Whether something waits to be shown.
pub fn is_to_show() -> bool {
    WAITING.with_borrow(|all| all.iter().any(|one| one.due.is_show()))
        || DUE.with_borrow(|all| all.iter().any(Task::is_show))
}

/// Forgets what waits to be shown: it is shown now.
pub fn forget_shows() {
    WAITING.with_borrow_mut(|all| all.retain(|one| !one.due.is_show()));
    DUE.with_borrow_mut(|all| all.retain(|due| !due.is_show()));
}

/// Sends a message that no press brings when the next picture has been made. Such messages are sent in the order in which
/// they came.
pub fn send_after_picture(message: Message) {
    add_after_picture(Task::Message(message));
}

/// Lets something have its turn when the next picture has been made: while one is due, the browser makes it before anything
/// that is left, and all of that together would be one long task.
pub fn add_after_picture(due: Task) {
    // A window that is not seen makes no pictures.
    if document().is_none_or(|document| document.hidden()) && WAITING.with_borrow(VecDeque::is_empty) {
        add(due);
        return;
    }
    let waiting = Waiting {
        due,
        _picture: request_animation_frame(|_| picture_has_come()),
        _late: Timeout::new(PICTURE_MS, picture_has_come),
    };
    WAITING.with_borrow_mut(|all| all.push_back(waiting));
}

/// The picture has come for which the first of what waits has waited, or it comes too late. What it waited for ends with it.
/// On a slow device a task of its own sees before it where everything is: much may move with it.
fn picture_has_come() {
    if let Some(Waiting { due, .. }) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        if device_estimate::is_slow() {
            add(Task::Look);
        }
        add(due);
    }
}
