//! Showing what has changed: the document, then how it fits into the window, then what moves, then the picture. Each takes
//! a slow device a good part of the time that a task may last, so each is a task of its own.

use super::soon::Soon;
use super::{APP, LOOK_MS, api, apply_settings, canvas, document, dom, fit, focus, look, modal, motion, send};
use crate::session::{Happening, Message, Settings};
use crate::view::{self, Node};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// How many steps there are between a change and its picture.
const STEPS: usize = 3;

/// How long a picture is waited for, in milliseconds.
const PICTURE_MS: u32 = 100;

/// What is needed to change the document while nothing of the page is borrowed.
struct Showing {
    root: Element,
    shown: Vec<Node>,
    page: Vec<Node>,
    rest: Rest,
    settings: Settings,
    news: Vec<Happening>,
    moving: Option<motion::Plan>,
    changed: bool,
    /// Whether the answer to what is wondered about is new.
    answered: bool,
}

/// What is done before the next picture; what has not had its turn when that comes is done with it.
pub struct Left {
    moving: Option<motion::Plan>,
    next: Step,
    rest: Rest,
    _frame: AnimationFrame,
}

/// Whether there is more to be shown after that.
#[derive(Clone, Copy)]
enum Rest {
    Nothing,
    /// A dialog that opens over a table that has changed too.
    Dialog,
}

/// What comes next of what is left.
#[derive(Clone, Copy)]
enum Step {
    /// To work out the styles that have changed.
    Styles,
    /// To fit the table into the window, for which it is laid out.
    Fit,
    /// To let move what has moved.
    Moves,
}

/// What is done in a task of its own, whatever is left of a change.
enum Due {
    /// What a message brings, whose picture has come.
    Message(Message),
    /// The dialog that follows a change of the table.
    Dialog,
}

thread_local! {
    /// What nobody waits for, and has its turn now.
    static DUE: RefCell<VecDeque<Due>> = const { RefCell::new(VecDeque::new()) };
}

/// Does the next of what is to be done.
pub fn go_on() {
    match DUE.with_borrow_mut(VecDeque::pop_front) {
        Some(Due::Message(message)) => return send(message),
        Some(Due::Dialog) => return show(),
        None => {}
    }
    let step = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        let left = app.left.as_mut()?;
        let (step, next) = match left.next {
            Step::Styles => (Step::Styles, Step::Fit),
            Step::Fit => (Step::Fit, Step::Moves),
            Step::Moves => (Step::Moves, Step::Moves),
        };
        left.next = next;
        Some((step, app.root.clone()))
    });
    match step {
        Some((Step::Styles, _)) => work_out_styles(),
        Some((Step::Fit, root)) => fit::fit(&root),
        Some((Step::Moves, _)) => settle(),
        None => {}
    }
}

/// Has the browser work out the styles of all that has changed, without laying it out.
fn work_out_styles() {
    // Asked which animations there are, it must.
    let _ = document().map(|document| document.get_animations());
}

/// Asks for a turn of `go_on`, in a task of its own.
fn ask() {
    APP.with_borrow(|app| app.iter().filter_map(|app| app.soon.as_ref()).for_each(Soon::ask));
}

/// Sends a message that nobody waits for when the next picture has been made: while one is due, the browser makes it
/// before anything that is left, and all of that together would be one long task. A window that is not seen makes none.
pub fn send_after_picture(message: Message) {
    let message = Rc::new(RefCell::new(Some(message)));
    let due = move || {
        if let Some(message) = message.take() {
            DUE.with_borrow_mut(|due| due.push_back(Due::Message(message)));
            ask();
        }
    };
    let late = due.clone();
    // One that comes late finds nothing to do.
    Timeout::new(PICTURE_MS, late).forget();
    let made = Closure::once_into_js(due);
    // Each calls it once, and then it is gone.
    let _ = gloo::utils::window().request_animation_frame(made.unchecked_ref());
}

/// Gives up what would move.
pub fn keep_still() {
    APP.with_borrow_mut(|app| {
        if let Some(left) = app.as_mut().and_then(|app| app.left.as_mut()) {
            left.moving = None;
        }
    });
}

/// Fits the table into the window, and lets move what the last change of the document has moved.
fn settle() {
    let left = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        Some((app.left.take()?, app.root.clone()))
    });
    let Some((left, root)) = left else { return };
    if !matches!(left.next, Step::Moves) {
        fit::fit(&root);
    }
    if let Some(moving) = left.moving {
        motion::after(moving, &root);
    }
    APP.with_borrow_mut(|app| {
        if let Some(app) = app {
            app.look = Some(Timeout::new(LOOK_MS, look));
            canvas::show_graph(&app.session, &app.root);
        }
    });
    if let Rest::Dialog = left.rest {
        DUE.with_borrow_mut(|due| due.push_back(Due::Dialog));
        ask();
    }
}

/// Before the document changes again: what moved since the last picture was to move from where it is now. How the table
/// fits is seen again after the change.
fn make_room() {
    let moves = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        let moves = app.left.as_ref().is_some_and(|left| left.moving.is_some());
        if !moves {
            app.left = None;
        }
        Some(moves)
    });
    if moves == Some(true) {
        settle();
    }
}

/// Keeps a dialog for later that something at the table brings: at the end of a hand both are much. Who asks for one has it
/// at once.
fn hold_back(news: &[Happening], shown: &[Node], page: &mut Vec<Node>) -> Rest {
    if news.is_empty() || shown.is_empty() || page.len() <= shown.len() {
        return Rest::Nothing;
    }
    page.truncate(shown.len());
    Rest::Dialog
}

/// Shows the session, and tells listeners of a changed game.
pub fn show() {
    // No picture has come since the last change, in a window that is not seen for instance.
    make_room();
    // Once for each step. Asked for before anything changes: later than that, the picture would be asked for first.
    (0..STEPS).for_each(|_| ask());
    let showing = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        let changes = app.session.changes();
        let changed = app.told != Some(changes);
        app.told = Some(changes);
        let wondered = app.session.wonder().map(|wonder| (wonder.decision, wonder.weighed.is_some()));
        let answered = wondered.is_some() && app.wondered != wondered;
        app.wondered = wondered;
        let news = app.session.news(app.happened).to_vec();
        app.happened = app.session.happened();
        let shown = std::mem::take(&mut app.shown);
        let mut page = view::page(&app.session);
        let rest = hold_back(&news, &shown, &mut page);
        Some(Showing {
            root: app.root.clone(),
            shown,
            page,
            rest,
            settings: *app.session.settings(),
            moving: motion::before(&app.session, &news, &app.root),
            news,
            changed,
            answered,
        })
    });
    let Some(Showing { root, shown, page, rest, settings, news, moving, changed, answered }) = showing else { return };
    // Nothing of the page is borrowed while the document changes.
    apply_settings(&settings);
    let focus = focus::Focus::of(&root);
    dom::patch(&root, &shown, &page);
    modal::open(&root);
    focus.restore(&root);
    if answered {
        show_answer(&root);
    }
    APP.with_borrow_mut(|app| {
        if let Some(app) = app {
            app.shown = page;
            app.left = Some(Left { moving, next: Step::Styles, rest, _frame: request_animation_frame(|_| settle()) });
            app.celebrate(&news);
            app.be_heard(&news);
            app.heard.hear(&app.session);
        }
    });
    if changed {
        api::tell();
    }
}

/// An answer that opens below the edge of its dialog comes into view.
fn show_answer(root: &Element) {
    let Ok(Some(answer)) = root.query_selector("dialog[open] .weighed") else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    answer.scroll_into_view_with_scroll_into_view_options(&options);
}
