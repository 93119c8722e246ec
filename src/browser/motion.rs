//! Cards on their way. `before` looks where everything is, unless that is known from the last look; then the page is
//! patched, `after` looks again and lets the browser animate what differs: reads first, then writes, transform and opacity
//! only.
//!
//! What came from another place flies as a copy above the page, so nothing clips it and the card itself can be used at
//! once where it lies; what merely made room glides. Nothing waits for it: the next wish of the person ends it.
//!
//! A picture can come between the change and the copies, which take a slow device a task of their own. In it what made room
//! has set out already, and what is to fly is not seen.

use super::animation::hide;
use super::flip::{self, FlipAnimation};
use super::flying::{FlightPlan, FlyingCard};
use super::layout_snapshot::{Area, LayoutSnapshot};
use super::{device, document, overlay};
use crate::rules::Seat;
use crate::session::{GameEvent, Session};
use crate::view::motion::{Move, Scene, moves, scene, travel_ms};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Animation, AnimationPlayState, Element, HtmlElement};

/// How long what is to fly is out of sight at most before it does, in milliseconds.
const LONGEST_MS: f64 = 500.0;
/// The class of a row of cards that are on their way each by itself: then the covered ones are whole too, for what covers them
/// is elsewhere.
const LOOSE: &str = "loose";

/// What has been set in motion by one look.
struct Batch {
    number: u32,
    layer: Option<HtmlElement>,
    flights: Vec<Animation>,
    glides: Vec<Animation>,
    /// The rows whose cards are on their way each by itself.
    loose: Vec<Element>,
    _end: Timeout,
}

impl Batch {
    fn end(self) {
        self.flights.iter().chain(&self.glides).for_each(Animation::cancel);
        set_loose(&self.loose, false);
        if let Some(layer) = self.layer {
            layer.remove();
        }
    }
}

#[derive(Default)]
struct Stage {
    /// Where cards were let go that had been dragged, by their slots.
    dropped: Vec<(u32, Area)>,
    scene: Option<Scene>,
    batches: Vec<Batch>,
    last: u32,
    /// Where everything was for whom at the last look, until something changes its place: another change of the page, the
    /// window, a scroll, or a card that is raised.
    known: Option<(Seat, LayoutSnapshot)>,
}

thread_local! {
    static STAGE: RefCell<Stage> = RefCell::default();
}

/// What `after` needs to know of the time before.
pub struct Plan {
    me: Seat,
    /// How long a card is on its way, in milliseconds.
    travel: f64,
    moves: Vec<Move>,
    before: LayoutSnapshot,
    /// If a picture has come before.
    kept_back: Option<KeptBack>,
}

/// What is to fly, out of sight until it does or that is given up.
struct KeptBack {
    unseen: Vec<Animation>,
    /// The rows whose cards are on their way each by itself, for as long as that lasts.
    loose: Vec<Element>,
}

impl Drop for KeptBack {
    fn drop(&mut self) {
        self.unseen.iter().for_each(Animation::cancel);
    }
}

/// Whether the person's system asks for rest.
pub fn is_calm() -> bool {
    device::wants_rest()
}

/// Whether what lies on the table differs from what was shown last.
pub fn has_changed(session: &Session) -> bool {
    STAGE.with_borrow(|stage| stage.scene != scene(session))
}

/// Whether cards have been let go that were dragged, and are yet to be shown where they are now.
pub fn has_dropped() -> bool {
    STAGE.with_borrow(|stage| !stage.dropped.is_empty())
}

/// Looks where everything is, unless that is known: what comes will move some of it.
pub fn look(session: &Session, root: &Element) {
    if travel_ms(session, &[]) == 0 || is_calm() {
        return;
    }
    STAGE.with_borrow_mut(|stage| {
        if stage.is_still() && stage.known.is_none() {
            let me = session.me();
            stage.known = Some((me, LayoutSnapshot::take(root, me)));
        }
    });
}

/// Looks at the page before it changes, if anything will have moved.
pub fn before(session: &Session, news: &[GameEvent], root: &Element) -> Option<Plan> {
    let now = scene(session);
    let me = now.as_ref().map(|now| now.me);
    let (old, known, dropped) = STAGE.with_borrow_mut(|stage| {
        let still = stage.is_still();
        let known = stage.known.take().filter(|(of, _)| still && Some(*of) == me);
        (std::mem::replace(&mut stage.scene, now.clone()), known, std::mem::take(&mut stage.dropped))
    });
    let now = now?;
    let travel = travel_ms(session, news);
    if travel == 0 || (news.is_empty() && old.as_ref() == Some(&now)) || is_calm() {
        return None;
    }
    let moves = moves(old.as_ref(), &now, news);
    let mut before = known.map_or_else(|| LayoutSnapshot::take(root, now.me), |(_, known)| known);
    before.put(&dropped);
    Some(Plan { me: now.me, travel: f64::from(travel), moves, before, kept_back: None })
}

/// A picture comes before anything flies: what is to fly is not seen in it, and what makes room glides from now on.
pub fn come_early(plan: &mut Plan, root: &Element) {
    STAGE.with_borrow_mut(|stage| {
        let (now, mut loose) = stage.halt(plan.me, root);
        let unseen = plan.journey(&now).unseen();
        let glides = flip::of(&plan.before, &now, &mut loose);
        // From here on only writes.
        let hidden = unseen.iter().filter_map(|(one, _)| hide(one, LONGEST_MS)).collect();
        plan.kept_back = Some(KeptBack { unseen: hidden, loose: loose.clone() });
        if unseen.is_empty() && glides.is_empty() {
            set_loose(&loose, false);
        } else {
            stage.set_off(plan.travel, &[], &[], &glides, loose);
        }
        stage.known = Some((plan.me, now));
    });
}

/// Remembers where cards of the hand are let go: if that moves them, they go on from there.
pub fn drop_from<'a>(cards: impl Iterator<Item = (u32, &'a Element)>) {
    let dropped = cards.filter_map(|(slot, card)| Some((slot, Area::of(card)?))).collect();
    STAGE.with_borrow_mut(|stage| stage.dropped = dropped);
}

/// Lets move what has moved, now that the page has changed. Says whether anything does.
pub fn after(plan: Plan, root: &Element) -> bool {
    let Some(document) = document() else { return false };
    STAGE.with_borrow_mut(|stage| {
        let known = plan.kept_back.as_ref().and_then(|_| stage.known.take());
        let on_its_way = known.is_some();
        let (now, glides, mut loose) = match known {
            Some((_, now)) => (now, Vec::new(), Vec::new()),
            None => {
                // What a picture has shown on its way, and is elsewhere now, goes on from there.
                let seen = plan.kept_back.as_ref().map(|_| LayoutSnapshot::take(root, plan.me));
                let (now, mut loose) = stage.halt(plan.me, root);
                let glides = flip::of(seen.as_ref().unwrap_or(&plan.before), &now, &mut loose);
                (now, glides, loose)
            }
        };
        let journey = plan.journey(&now);
        let flights = journey.flights(&document);
        let unseen = journey.unseen();
        // From here on only writes.
        let moves = !flights.is_empty() || !glides.is_empty();
        if moves {
            if on_its_way {
                loose = stage.take_loose();
            }
            let kept = plan.kept_back.iter().flat_map(|kept| &kept.loose);
            let missing: Vec<Element> = kept.filter(|row| !loose.contains(row)).cloned().collect();
            loose.extend(missing);
            stage.set_off(plan.travel, &flights, &unseen, &glides, loose);
        } else {
            set_loose(&loose, false);
        }
        stage.known = Some((plan.me, now));
        moves
    })
}

impl Plan {
    fn journey<'a>(&'a self, now: &'a LayoutSnapshot) -> FlightPlan<'a> {
        FlightPlan { travel: self.travel, moves: &self.moves, before: &self.before, now }
    }
}

impl Stage {
    /// Whether nothing glides: what does is not where it belongs.
    fn is_still(&self) -> bool {
        self.batches.iter().all(|batch| batch.glides.is_empty())
    }

    /// Ends what still glides, which goes on from where it is seen: that has been measured. Looks where everything belongs, and
    /// which rows have cards that were on their way each by itself.
    fn halt(&mut self, me: Seat, root: &Element) -> (LayoutSnapshot, Vec<Element>) {
        self.batches.iter_mut().flat_map(|batch| batch.glides.drain(..)).for_each(|glide| glide.cancel());
        (LayoutSnapshot::take(root, me), self.take_loose())
    }

    fn take_loose(&mut self) -> Vec<Element> {
        self.batches.iter_mut().flat_map(|batch| batch.loose.drain(..)).collect()
    }

    /// Lets all of it move.
    fn set_off(
        &mut self,
        travel: f64,
        flights: &[FlyingCard],
        unseen: &[(Element, f64)],
        glides: &[FlipAnimation],
        loose: Vec<Element>,
    ) {
        let layer = if flights.is_empty() { None } else { overlay::open("flight") };
        if let Some(layer) = &layer {
            flights.iter().for_each(|flight| drop(layer.append_child(&flight.copy)));
        }
        set_loose(&loose, true);
        let longest = flights.iter().map(|flight| flight.lasts(travel)).fold(travel, f64::max);
        let flights = flights.iter().filter_map(|flight| flight.set_off(travel));
        let unseen = unseen.iter().filter_map(|(one, lasts)| hide(one, *lasts));
        let flights = flights.chain(unseen).collect();
        let glides = flip::set_off(glides, travel);
        self.last = self.last.wrapping_add(1);
        let number = self.last;
        // A few seconds at most: fits.
        let end = Timeout::new(longest.ceil() as u32 + 20, move || end(number));
        self.batches.push(Batch { number, layer, flights, glides, loose, _end: end });
    }
}

/// Says of rows whether their cards are on their way each by itself.
fn set_loose(rows: &[Element], on: bool) {
    for row in rows {
        // A class of a valid name can always be given and taken away.
        let _ = row.class_list().toggle_with_force(LOOSE, on);
    }
}

/// A batch has come to its end.
fn end(number: u32) {
    let ended = STAGE.with_borrow_mut(|stage| {
        let at = stage.batches.iter().position(|batch| batch.number == number)?;
        Some(stage.batches.remove(at))
    });
    if let Some(batch) = ended {
        batch.end();
    }
}

/// Ends all motion at once: the person goes on.
pub fn finish() {
    let all = STAGE.with_borrow_mut(|stage| std::mem::take(&mut stage.batches));
    all.into_iter().for_each(Batch::end);
}

/// What moves without a change of the game makes another look necessary.
fn forget_places(root: &Element) {
    let forget = || STAGE.with_borrow_mut(|stage| stage.known = None);
    for kind in ["transitionrun", "transitionend", "transitioncancel"] {
        EventListener::new(root, kind, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if target.is_some_and(|target| target.matches("#hand > .card").unwrap_or(true)) {
                forget();
            }
        })
        .forget();
    }
    for kind in ["resize", "scroll"] {
        EventListener::new_with_options(
            &gloo::utils::window(),
            kind,
            EventListenerOptions::run_in_capture_phase(),
            move |_| forget(),
        )
        .forget();
    }
}

/// What is pressed stays under the finger: cards that make room stand still between press and release.
pub fn listen(root: &Element) {
    forget_places(root);
    for (kind, still) in [("pointerdown", true), ("pointerup", false), ("pointercancel", false)] {
        EventListener::new_with_options(root, kind, EventListenerOptions::run_in_capture_phase(), move |_| {
            STAGE.with_borrow(|stage| {
                for glide in stage.batches.iter().flat_map(|batch| &batch.glides) {
                    // Neither pausing nor going on fails for an animation that has a timeline.
                    match (still, glide.play_state()) {
                        (true, AnimationPlayState::Running) => drop(glide.pause()),
                        (false, AnimationPlayState::Paused) => drop(glide.play()),
                        _ => {}
                    }
                }
            });
        })
        .forget();
    }
}
