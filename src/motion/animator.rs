//! The animations of the table, in three steps around a patch of the document:
//!
//! 1. [`Animator::plan`], before the patch, measures the table unless its layout is known.
//! 2. [`Animator::prepare`], before the frame, measures it again: what made room starts to move, and cards that are to fly are
//!    hidden.
//! 3. [`Animator::start`] lets copies of these cards fly. On a slow device that comes after the frame.
//!
//! Each step reads first and writes afterwards, and only transform and opacity are animated. The next action of the person
//! ends all motion, so that input is never blocked.

use super::animation::hide;
use super::flip::{self, FlipAnimation};
use super::flying::{FlightPlan, FlyingCard};
use super::layout_snapshot::{Area, LayoutSnapshot};
use crate::dom::find::{document, target};
use crate::dom::overlay;
use crate::platform::system_preferences::SystemPreferences;
use canasta::rules::Seat;
use canasta_app::session::{GameEvent, Session};
use canasta_app::view::motion::{Move, Scene, cards_fly, moves, moves_back, scene, travel_ms};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Animation, AnimationPlayState, Element, HtmlElement};

/// The longest time between hiding a card and its flight, in milliseconds.
const MAX_HIDDEN_MS: f64 = 500.0;
/// The class of a row whose cards move separately. Covered cards are shown whole then, because what covers them is elsewhere.
const SEPARATE: &str = "loose";

/// The animations, as a handle that can be cloned.
#[derive(Clone)]
pub struct Animator {
    state: Rc<RefCell<State>>,
    preferences: SystemPreferences,
}

#[derive(Default)]
struct State {
    /// Where dragged cards were dropped, by their ids.
    dropped: Vec<(u32, Area)>,
    /// The cards of the table as the page shows them.
    scene: Option<Scene>,
    batches: Vec<Batch>,
    last_number: u32,
    /// The layout as last measured, and the seat whose hand it shows. Changes of the page, the window, the scroll position and
    /// raised cards invalidate it.
    layout: Option<(Seat, LayoutSnapshot)>,
}

/// The animations that were started together.
struct Batch {
    number: u32,
    layer: Option<HtmlElement>,
    flights: Vec<Animation>,
    flips: Vec<Animation>,
    /// The rows whose cards move separately.
    separate: Vec<Element>,
    _end: Timeout,
}

impl Batch {
    fn end(self) {
        self.flights.iter().chain(&self.flips).for_each(Animation::cancel);
        mark_separate(&self.separate, false);
        if let Some(layer) = self.layer {
            layer.remove();
        }
    }
}

/// The motion of one change of the page.
pub struct Plan {
    me: Seat,
    /// How long one card flies, in milliseconds.
    travel: f64,
    moves: Vec<Move>,
    before: LayoutSnapshot,
    /// Set by `prepare`.
    hidden: Option<HiddenCards>,
}

/// Cards that are hidden until their copies fly, or until the plan is dropped.
struct HiddenCards {
    animations: Vec<Animation>,
    /// The rows whose cards move separately.
    separate: Vec<Element>,
}

impl Drop for HiddenCards {
    fn drop(&mut self) {
        self.animations.iter().for_each(Animation::cancel);
    }
}

impl Plan {
    fn flight_plan<'a>(&'a self, now: &'a LayoutSnapshot) -> FlightPlan<'a> {
        FlightPlan { travel: self.travel, moves: &self.moves, before: &self.before, now }
    }
}

impl Animator {
    /// An animator that respects these preferences.
    pub fn new(preferences: SystemPreferences) -> Animator {
        Animator { state: Rc::default(), preferences }
    }

    /// Whether the table differs from the one that is shown.
    pub fn has_changed(&self, session: &Session) -> bool {
        self.state.borrow().scene != scene(session)
    }

    /// Whether a drop of dragged cards has not been shown yet.
    pub fn has_dropped(&self) -> bool {
        !self.state.borrow().dropped.is_empty()
    }

    /// Remembers where dragged cards are dropped, so that they move on from there.
    pub fn drop_from<'a>(&self, cards: impl Iterator<Item = (u32, &'a Element)>) {
        self.state.borrow_mut().dropped =
            cards.filter_map(|(card_id, card)| Some((card_id, Area::of(card)?))).collect();
    }

    /// Measures the layout before a change, unless it is known or nothing will be animated.
    pub fn measure(&self, session: &Session, root: &Element) {
        if travel_ms(session, &[]) == 0 || self.preferences.reduced_motion() {
            return;
        }
        let mut state = self.state.borrow_mut();
        if !state.has_flips() && state.layout.is_none() {
            let me = session.me();
            state.layout = Some((me, LayoutSnapshot::take(root, me)));
        }
    }

    /// Plans the motion of a change, before the document is patched. `None` if nothing will be animated.
    pub fn plan(&self, session: &Session, events: &[GameEvent], root: &Element) -> Option<Plan> {
        let mut state = self.state.borrow_mut();
        let new = scene(session);
        let old = std::mem::replace(&mut state.scene, new.clone());
        let has_flips = state.has_flips();
        let layout = state.layout.take();
        let dropped = std::mem::take(&mut state.dropped);
        let new = new?;
        let travel = travel_ms(session, events);
        if travel == 0 || (events.is_empty() && old.as_ref() == Some(&new)) || self.preferences.reduced_motion() {
            return None;
        }
        let undone = session.undone_events();
        let moves = match (events.is_empty(), undone.is_empty()) {
            (true, false) => moves_back(old.as_ref(), &new, undone),
            _ if cards_fly(session, events) => moves(old.as_ref(), &new, events),
            _ => Vec::new(),
        };
        let known = layout.filter(|(seat, _)| !has_flips && *seat == new.me);
        let mut before = known.map_or_else(|| LayoutSnapshot::take(root, new.me), |(_, layout)| layout);
        before.move_cards(&dropped);
        Some(Plan { me: new.me, travel: f64::from(travel), moves, before, hidden: None })
    }

    /// Starts the motion of what made room, and hides the cards that are to fly.
    pub fn prepare(&self, plan: &mut Plan, root: &Element) {
        let mut state = self.state.borrow_mut();
        // Elements that are still moving have been measured where they are seen, and move on from there.
        state.cancel_flips();
        let now = LayoutSnapshot::take(root, plan.me);
        let mut separate = state.take_separate();
        let hidden = plan.flight_plan(&now).hidden();
        let flips = flip::flips(&plan.before, &now, &mut separate);
        // From here on, the document is only written.
        let animations = hidden.iter().filter_map(|(element, _)| hide(element, MAX_HIDDEN_MS)).collect();
        plan.hidden = Some(HiddenCards { animations, separate: separate.clone() });
        if hidden.is_empty() && flips.is_empty() {
            mark_separate(&separate, false);
        } else {
            self.start_batch(&mut state, plan.travel, &[], &[], &flips, separate);
        }
        state.layout = Some((plan.me, now));
    }

    /// Lets cards fly. Returns whether any does.
    pub fn start(&self, plan: Plan, root: &Element) -> bool {
        let Some(document) = document() else { return false };
        let mut state = self.state.borrow_mut();
        let layout = state.layout.take().map(|(_, layout)| layout);
        let now = layout.unwrap_or_else(|| LayoutSnapshot::take(root, plan.me));
        let flight_plan = plan.flight_plan(&now);
        let flying = flight_plan.flying_cards(&document);
        let hidden = flight_plan.hidden();
        // From here on, the document is only written.
        if !flying.is_empty() {
            let mut separate = state.take_separate();
            for row in plan.hidden.iter().flat_map(|hidden| &hidden.separate) {
                if !separate.contains(row) {
                    separate.push(row.clone());
                }
            }
            self.start_batch(&mut state, plan.travel, &flying, &hidden, &[], separate);
        }
        state.layout = Some((plan.me, now));
        !flying.is_empty()
    }

    fn start_batch(
        &self,
        state: &mut State,
        travel: f64,
        flying: &[FlyingCard],
        hidden: &[(Element, f64)],
        flips: &[FlipAnimation],
        separate: Vec<Element>,
    ) {
        let layer = if flying.is_empty() { None } else { overlay::open("flight") };
        if let Some(layer) = &layer {
            flying.iter().for_each(|card| drop(layer.append_child(&card.copy)));
        }
        mark_separate(&separate, true);
        let duration = flying.iter().map(|card| card.duration(travel)).fold(travel, f64::max);
        let flights = flying.iter().filter_map(|card| card.start(travel));
        let hidden = hidden.iter().filter_map(|(element, duration)| hide(element, *duration));
        let flights = flights.chain(hidden).collect();
        let flips = flip::start(flips, travel);
        state.last_number = state.last_number.wrapping_add(1);
        let number = state.last_number;
        let animator = self.clone();
        // A few seconds at most, which fit.
        let end = Timeout::new(duration.ceil() as u32 + 20, move || animator.end_batch(number));
        state.batches.push(Batch { number, layer, flights, flips, separate, _end: end });
    }

    fn end_batch(&self, number: u32) {
        let mut state = self.state.borrow_mut();
        if let Some(at) = state.batches.iter().position(|batch| batch.number == number) {
            state.batches.remove(at).end();
        }
    }

    /// Ends all motion at once.
    pub fn finish(&self) {
        let batches = std::mem::take(&mut self.state.borrow_mut().batches);
        batches.into_iter().for_each(Batch::end);
    }

    /// Listens for what invalidates the layout, and for presses: what is pressed stays under the pointer.
    pub fn listen(&self, root: &Element) {
        for kind in ["transitionrun", "transitionend", "transitioncancel"] {
            let animator = self.clone();
            EventListener::new(root, kind, move |event| {
                if target(event).is_some_and(|target| target.matches("#hand > .card").unwrap_or(true)) {
                    animator.forget_layout();
                }
            })
            .forget();
        }
        let captured = EventListenerOptions::run_in_capture_phase();
        for kind in ["resize", "scroll"] {
            let animator = self.clone();
            EventListener::new_with_options(&gloo::utils::window(), kind, captured, move |_| animator.forget_layout())
                .forget();
        }
        for (kind, pressed) in [("pointerdown", true), ("pointerup", false), ("pointercancel", false)] {
            let animator = self.clone();
            EventListener::new_with_options(root, kind, captured, move |_| animator.pause_flips(pressed)).forget();
        }
    }

    fn forget_layout(&self) {
        self.state.borrow_mut().layout = None;
    }

    fn pause_flips(&self, pause: bool) {
        for flip in self.state.borrow().batches.iter().flat_map(|batch| &batch.flips) {
            // Pausing and playing an animation that has a timeline cannot fail.
            match (pause, flip.play_state()) {
                (true, AnimationPlayState::Running) => drop(flip.pause()),
                (false, AnimationPlayState::Paused) => drop(flip.play()),
                _ => {}
            }
        }
    }
}

impl State {
    /// Whether elements of the page are moving, so that they are not where they belong.
    fn has_flips(&self) -> bool {
        self.batches.iter().any(|batch| !batch.flips.is_empty())
    }

    fn cancel_flips(&mut self) {
        self.batches.iter_mut().flat_map(|batch| batch.flips.drain(..)).for_each(|flip| flip.cancel());
    }

    fn take_separate(&mut self) -> Vec<Element> {
        self.batches.iter_mut().flat_map(|batch| batch.separate.drain(..)).collect()
    }
}

/// Marks rows whose cards move separately.
fn mark_separate(rows: &[Element], on: bool) {
    for row in rows {
        // A class with a valid name can always be toggled.
        let _ = row.class_list().toggle_with_force(SEPARATE, on);
    }
}
