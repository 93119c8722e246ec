//! Showing what has changed: the document, then the styles, then how it fits into the window, then what moves, then the
//! styles of that; the picture comes behind them, or between. Each takes a slow device a good part of the time that a task
//! may last, so each is a task of its own.

use super::deferred::{Deferred, hold_back};
use super::task::{self, Task};
use super::{
    APP, App, LOOK_MS, api, apply_settings, canvas, device_estimate, document, dom, fit, focus, input, is_begun, look,
    modal, motion, send, sound, work,
};
use crate::session::{GameEvent, Settings};
use crate::view::{self, Node};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// How many steps follow a change of the document.
const STEPS: usize = 4;

/// What is needed to change the document while nothing of the page is borrowed.
struct Showing {
    root: Element,
    shown: Vec<Node>,
    page: Vec<Node>,
    rest: Deferred,
    settings: Settings,
    news: Vec<GameEvent>,
    moving: Option<motion::Plan>,
    changed: bool,
    /// Whether the answer to what is wondered about is new.
    answered: bool,
}

/// What is done after a change of the document; when a picture comes first, see `FrameDeadline`.
pub struct PendingRender {
    /// Where the focus was, if it is yet to be put back there, and a dialog to be opened before.
    focus: Option<focus::Focus>,
    moving: Option<motion::Plan>,
    next: Step,
    rest: Deferred,
    _frame: AnimationFrame,
}

/// What a picture shows of a change that comes before its last step.
#[derive(Clone, Copy)]
pub enum FrameDeadline {
    /// All of it: what is left is done first.
    Whole,
    /// What is there by then, though cards are yet to fly, and a dialog yet to be opened: what is left would make it too long a
    /// task.
    Early,
    /// The same after a press, when it usually comes before any step: styles and layout are worked out with the change, so that
    /// the picture has less to do.
    Pressed,
}

/// What comes next of what is left.
#[derive(Clone, Copy)]
enum Step {
    /// To open a dialog, which is laid out for that, or to work out the styles that have changed.
    Styles,
    /// To put back the focus, and to fit the table into the window: for both it is laid out.
    Fit,
    /// To let move what has moved.
    Moves,
}

/// Does the next of what is to be done: first what is left of a change.
pub fn go_on() {
    let step = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        let left = app.left.as_mut()?;
        let step = left.next;
        left.next = match step {
            Step::Styles => Step::Fit,
            Step::Fit | Step::Moves => Step::Moves,
        };
        Some((step, app.root.clone()))
    });
    match step {
        Some((Step::Styles, root)) => {
            modal::show(&root);
            work_out_styles();
        }
        Some((Step::Fit, root)) => {
            open_and_focus();
            fit::fit(&root);
        }
        Some((Step::Moves, _)) => {
            if settle() {
                // A turn for it has been asked for: see `STEPS`.
                task::add_first(Task::Motion);
            }
        }
        None => match task::next() {
            Some(Task::Look) => look_around(),
            Some(Task::Motion) => work_out_styles(),
            Some(Task::Message(message)) => send(message),
            Some(Task::Show(picture)) => work(|| show_for(picture)),
            None => {}
        },
    }
}

/// Has the browser work out the styles of all that has changed, and lay out what they depend on.
fn work_out_styles() {
    // Asked which animations there are, it must.
    let _ = document().map(|document| document.get_animations());
}

/// Sees where everything is that a change to come may move.
fn look_around() {
    APP.with_borrow(|app| app.iter().for_each(|app| motion::look(&app.session, &app.root)));
}

/// Opens a dialog, and puts the focus back where it was, if that has been left to be done.
fn open_and_focus() {
    let left = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        Some((app.left.as_mut()?.focus.take()?, app.root.clone()))
    });
    if let Some((_, root)) = &left {
        modal::open(root);
    }
    match left {
        // It has gone elsewhere meanwhile, or has stayed, or a dialog has it.
        Some((_, root)) if focus::active().is_some() => focus::update_roving_tabindex(&root),
        Some((focus, root)) => focus.restore(&root),
        None => {}
    }
}

/// Gives up what would move.
pub fn keep_still() {
    APP.with_borrow_mut(|app| {
        if let Some(left) = app.as_mut().and_then(|app| app.left.as_mut()) {
            left.moving = None;
        }
    });
}

/// Fits the table into the window, and lets move what the last change of the document has moved. Says whether anything moves.
fn settle() -> bool {
    open_and_focus();
    let left = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        Some((app.left.take()?, app.root.clone()))
    });
    let Some((left, root)) = left else { return false };
    if !matches!(left.next, Step::Moves) {
        fit::fit(&root);
    }
    let moves = left.moving.is_some_and(|moving| motion::after(moving, &root));
    APP.with_borrow_mut(|app| {
        if let Some(app) = app {
            app.look = Some(Timeout::new(LOOK_MS, look));
            canvas::show_graph(&app.session, &app.root);
        }
    });
    if !matches!(left.rest, Deferred::Nothing) {
        task::add(Task::Show(if device_estimate::is_slow() { FrameDeadline::Early } else { FrameDeadline::Whole }));
    }
    moves
}

/// A picture is made before the last step: what is to fly is not seen in it, nor a dialog that is yet to be shown. The table
/// fits into the window, what makes room is on its way, and the focus is back.
fn come_early() {
    let Some(root) = APP.with_borrow(|app| app.as_ref().map(|app| app.root.clone())) else { return };
    let waits = modal::waits(&root);
    if !waits {
        open_and_focus();
    }
    fit::fit(&root);
    APP.with_borrow_mut(|app| {
        let Some(left) = app.as_mut().and_then(|app| app.left.as_mut()) else { return };
        if let Some(moving) = &mut left.moving {
            motion::come_early(moving, &root);
        }
        if !waits {
            left.next = Step::Moves;
        }
    });
}

/// Before the document changes again, if the last change is not settled: what moved with that was to move from where it is
/// now. How the table fits is seen again after the change.
fn make_room() {
    open_and_focus();
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

/// Shows what a person has done: at once; on a slow device, if it moves anything on the table, after the next picture. For a
/// tenth of a second after a press the browser makes pictures before anything else: one would come in between, and all that is
/// left would be one long task with it. What was dragged is shown at once: in that picture it would be where it came from.
pub fn show_done() {
    if !device_estimate::is_slow()
        || motion::has_dropped()
        || !APP.with_borrow(|app| app.as_ref().is_some_and(moves_much))
    {
        show();
        return;
    }
    // A browser lets sounds begin within a press only.
    APP.with_borrow(|app| app.iter().filter(|app| app.is_heard()).for_each(|_| sound::play(&[])));
    task::add_after_picture(Task::Show(FrameDeadline::Pressed));
}

/// Whether something on the table is to be shown elsewhere than it was.
fn moves_much(app: &App) -> bool {
    !app.session.news(app.happened).is_empty() || motion::has_changed(&app.session)
}

/// Shows what waits to be shown, with the focus where it belongs: something else is to be done now.
pub fn flush() {
    if task::is_to_show() {
        work(show);
    }
    open_and_focus();
}

/// Shows the session, and tells listeners of a changed game.
pub fn show() {
    show_for(FrameDeadline::Whole);
}

fn show_for(picture: FrameDeadline) {
    if is_begun() && !(matches!(picture, FrameDeadline::Pressed) && close_first()) {
        change(picture);
    }
}

/// A dialog that goes with what a person has done at the table goes first, and has a picture for itself. Says whether there is
/// one.
fn close_first() -> bool {
    if focus::dialog().is_none() {
        return false;
    }
    let closing = APP.with_borrow_mut(|app| {
        let app = app.as_mut()?;
        let length = view::page(&app.session).len();
        (length < app.shown.len()).then(|| (app.root.clone(), std::mem::take(&mut app.shown), length))
    });
    let Some((root, mut shown, length)) = closing else { return false };
    let focus = focus::Focus::of(&root);
    dom::patch(&root, &shown, &shown[..length]);
    shown.truncate(length);
    APP.with_borrow_mut(|app| {
        if let Some(app) = app {
            app.shown = shown;
            app.focus = Some(focus);
        }
    });
    modal::open(&root);
    task::add_after_picture(Task::Show(FrameDeadline::Pressed));
    true
}

/// Not part of its caller, which the start calls too: it would be compiled for that, and it is much. `index.html` has the
/// same asked of wasm-opt, for all functions that are much.
#[inline(never)]
fn change(picture: FrameDeadline) {
    make_room();
    task::forget_shows();
    // Before the clock starts: on a slow device it has often been done in another task.
    APP.with_borrow(|app| {
        app.iter().filter(|app| moves_much(app)).for_each(|app| motion::look(&app.session, &app.root))
    });
    let since = device_estimate::now();
    // Once for each step. Asked for before anything changes: later than that, the picture would be asked for first.
    (0..STEPS).for_each(|_| task::ask());
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
            // Hands that come to lie open move what is on the felt: what flies there would miss it.
            moving: motion::before(&app.session, &news, &app.root).filter(|_| !matches!(rest, Deferred::Hands)),
            news,
            changed,
            answered,
        })
    });
    let Some(Showing { root, shown, page, rest, settings, news, moving, changed, answered }) = showing else { return };
    // Nothing of the page is borrowed while the document changes.
    apply_settings(&settings);
    let focus = focus::Focus::of(&root);
    focus.give_up_what_goes(&root, &shown, &page);
    dom::patch(&root, &shown, &page);
    // It was in a dialog that has gone before.
    let focus = APP.with_borrow_mut(|app| app.as_mut()?.focus.take()).unwrap_or(focus);
    input::put_right();
    // On a slow device the next picture does not wait for the steps.
    let picture = match picture {
        FrameDeadline::Whole if !news.is_empty() && device_estimate::is_slow() => FrameDeadline::Early,
        other => other,
    };
    // Nor does a change there for a dialog, which is laid out when it opens: that is a task of its own. Where one is open
    // already, as for who has pressed in it, another takes its place at once.
    let later = !matches!(picture, FrameDeadline::Whole) && focus::dialog().is_none();
    let opens_later = later && modal::expect(&root);
    if !opens_later {
        modal::open(&root);
    }
    let lost = focus.is_lost();
    let focus = match rest {
        Deferred::Nothing if later => Some(focus),
        Deferred::Nothing => {
            focus.restore(&root);
            None
        }
        // The dialog takes it.
        Deferred::Hands | Deferred::Dialog => {
            focus::update_roving_tabindex(&root);
            None
        }
    };
    if answered {
        show_answer(&root);
    }
    if view::tells(&page) && !view::tells(&shown) {
        show_focus();
    }
    APP.with_borrow_mut(|app| {
        if let Some(app) = app {
            app.shown = page;
            // When a picture comes before the steps have had their turns.
            let frame = request_animation_frame(move |_| match picture {
                FrameDeadline::Whole => drop(settle()),
                FrameDeadline::Early | FrameDeadline::Pressed => come_early(),
            });
            app.left = Some(PendingRender { focus, moving, next: Step::Styles, rest, _frame: frame });
            app.celebrate(&news);
            app.be_heard(&news);
            if let Deferred::Nothing = rest {
                app.heard.hear(&app.session);
            }
        }
    });
    if changed {
        device_estimate::note(device_estimate::now() - since);
        api::tell();
    }
    if matches!(picture, FrameDeadline::Pressed) {
        work_out_styles();
    }
    // Nowhere it is not for as long as a task.
    if lost && !opens_later {
        open_and_focus();
    }
}

/// What has the focus in a dialog comes out from behind what is said at its edge.
fn show_focus() {
    if let Some(control) = focus::active().filter(|control| !focus::is_behind(control)) {
        into_view(&control);
    }
}

/// An answer that opens below the edge of its dialog comes into view.
fn show_answer(root: &Element) {
    if let Ok(Some(answer)) = root.query_selector("dialog[open] .evaluation") {
        into_view(&answer);
    }
}

fn into_view(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
