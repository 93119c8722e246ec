//! Cards on their way. `before` looks where everything is, unless that is known from the last look; then the page is
//! patched, `after` looks again and lets the browser animate what differs: reads first, then writes, transform and opacity
//! only.
//!
//! What came from another place flies as a copy above the page, so nothing clips it and the card itself can be used at
//! once where it lies; what merely made room glides, unless a picture has shown it where it is. Nothing waits for it: the
//! next wish of the person ends it.

use super::kept_back::KeptBack;
use super::listed::Listed;
use super::measured::{Area, Measured};
use super::{above, device, document, dom, number};
use crate::rules::{Card, Seat};
use crate::session::{Happening, Session};
use crate::view::motion::{Move, Scene, Spot, moves, scene, travel_ms};
use crate::view::{cards, node};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use js_sys::{Function, JSON, Object, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, AnimationPlayState, Document, Element, HtmlElement};

/// Fast at first, gentle at the end: as the style sheets have it.
const EASE: &str = "cubic-bezier(.2,.8,.25,1)";

/// How something is animated, in words of the browser.
struct Manner {
    fill: &'static str,
    composite: &'static str,
    easing: &'static str,
}

/// A copy on its way, which waits where it begins. Where it ends, the card itself is seen from then on.
const FLIGHT: Manner = Manner { fill: "backwards", composite: "replace", easing: EASE };
/// A copy that comes from the stock: nobody sees it before it leaves.
const DRAWN: Manner = Manner { fill: "none", ..FLIGHT };
/// What is not seen while its copy flies. Nothing changes until the end, so that the browser has nothing to work out for
/// each picture.
const HIDDEN: Manner = Manner { fill: "none", composite: "replace", easing: "steps(1)" };
/// What makes room. What only replaces a transform is moved without the page's own thread.
const GLIDE: Manner = Manner { fill: "none", composite: "replace", easing: EASE };
/// The same for a raised card, which keeps its own transform meanwhile.
const RAISED_GLIDE: Manner = Manner { composite: "add", ..GLIDE };

/// Cards of the hand that stand higher than the others, by a transform of their own.
const RAISED: &str = "[aria-selected=true], :hover";
/// Less than this, in pixels, is not seen.
const UNSEEN: f64 = 0.75;
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
    known: Option<(Seat, Measured)>,
}

thread_local! {
    static STAGE: RefCell<Stage> = RefCell::default();
}

/// What `after` needs to know of the time before.
pub struct Plan {
    me: Seat,
    travel: u32,
    moves: Vec<Move>,
    before: Measured,
    /// If a picture has come before.
    kept_back: Option<KeptBack>,
}

/// Whether the person's system asks for rest.
pub fn is_calm() -> bool {
    device::wants_rest()
}

/// Looks at the page before it changes, if anything will have moved.
pub fn before(session: &Session, news: &[Happening], root: &Element) -> Option<Plan> {
    let now = scene(session);
    let me = now.as_ref().map(|now| now.me);
    let (old, known, dropped) = STAGE.with_borrow_mut(|stage| {
        // What glides is elsewhere: then this must look again.
        let still = stage.batches.iter().all(|batch| batch.glides.is_empty());
        let known = stage.known.take().filter(|(of, _)| still && Some(*of) == me);
        (std::mem::replace(&mut stage.scene, now.clone()), known, std::mem::take(&mut stage.dropped))
    });
    let now = now?;
    let travel = travel_ms(session, news);
    if travel == 0 || (news.is_empty() && old.as_ref() == Some(&now)) || is_calm() {
        return None;
    }
    let moves = moves(old.as_ref(), &now, news);
    let mut before = known.map_or_else(|| Measured::take(root, now.me), |(_, known)| known);
    before.put(&dropped);
    Some(Plan { me: now.me, travel, moves, before, kept_back: None })
}

/// A picture comes before anything moves: what is to fly is not seen in it. What makes room is there at once.
pub fn keep_back(plan: &mut Plan, root: &Element) {
    plan.kept_back = Some(KeptBack::new(root, plan.me, &plan.moves, &plan.before));
}

/// Remembers where cards of the hand are let go: if that moves them, they go on from there.
pub fn drop_from<'a>(cards: impl Iterator<Item = (u32, &'a Element)>) {
    let dropped = cards.filter_map(|(slot, card)| Some((slot, Area::of(card)?))).collect();
    STAGE.with_borrow_mut(|stage| stage.dropped = dropped);
}

/// Looks at the page after it has changed, and lets move what has moved. Says whether anything does.
pub fn after(mut plan: Plan, root: &Element) -> bool {
    let Some(document) = document() else { return false };
    STAGE.with_borrow_mut(|stage| {
        // What still glides goes on from where it is seen: that was measured before.
        stage.batches.iter_mut().flat_map(|batch| batch.glides.drain(..)).for_each(|glide| glide.cancel());
        let mut loose: Vec<Element> = stage.batches.iter_mut().flat_map(|batch| batch.loose.drain(..)).collect();
        loose.extend(plan.kept_back.iter_mut().flat_map(KeptBack::take_loose));
        let now = Measured::take(root, plan.me);
        stage.last = stage.last.wrapping_add(1);
        let batch = set_off(&document, stage.last, &plan, &now, loose);
        let moves = batch.is_some();
        stage.batches.extend(batch);
        stage.known = Some((plan.me, now));
        moves
    })
}

/// From here on only writes. `loose` are the rows whose cards were on their way each by itself until now.
fn set_off(document: &Document, number: u32, plan: &Plan, now: &Measured, mut loose: Vec<Element>) -> Option<Batch> {
    let travel = f64::from(plan.travel);
    let gap = (travel * 0.3).min(travel * 1.5 / plan.moves.len().max(1) as f64);
    let mut flights: Vec<(HtmlElement, String, f64, Manner)> = Vec::new();
    let mut hidden: Vec<(Element, f64)> = Vec::new();
    let mut fly = |face: Option<Card>, (spot, from): (Spot, Area), to: Area, delay: f64, last_ink: f64| {
        // What moves is a plain box: for each picture that is made meanwhile its styles are worked out anew.
        let picture = node::span().child(face.map_or_else(cards::flying_back, |card| cards::bare_card(card, "")));
        let Some(copy) = dom::make(document, &picture).and_then(|copy| copy.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let width = from.width.max(to.width);
        let _ = copy.style().set_property("--w", &format!("{}px", number::write(width, 1)));
        let frame = |area: Area, ink: f64| {
            let (x, y) = (area.x - width / 2.0, area.y - width * 0.7);
            let size = area.width / width;
            format!(r#"{{"transform":"{}","opacity":{}}}"#, transform(x, y, size), number::write(ink, 1))
        };
        let manner = if spot == Spot::Stock { DRAWN } else { FLIGHT };
        let flight = (copy, format!("[{},{}]", frame(from, 1.0), frame(to, last_ink)), delay, manner);
        match spot {
            // What leaves it first lies on top.
            Spot::Pile => flights.insert(0, flight),
            _ => flights.push(flight),
        }
    };
    // A canasta that closes: its cards gather, the last on top, and then it is there.
    for (spot, meld) in now.melds.iter().filter(|(_, meld)| meld.is_squared()) {
        let Some(to) = now.spots.get(spot) else { continue };
        let mut fan: Vec<(Option<Card>, Area)> = plan
            .before
            .things
            .iter()
            .filter(|(one, _)| one.spot == *spot)
            .map(|(one, (at, _))| (one.card, *at))
            .collect();
        if !fan.is_empty() {
            hidden.extend(meld.row.as_ref().map(|row| (row.element.clone(), travel)));
        }
        while let Some((next, _)) = fan.iter().enumerate().min_by(|(_, (_, a)), (_, (_, b))| a.x.total_cmp(&b.x)) {
            let (card, from) = fan.swap_remove(next);
            fly(card, (*spot, from), *to, 0.0, 1.0);
        }
    }
    for one in &plan.moves {
        let from = plan.before.area(one.from).or_else(|| now.area(one.from));
        let (Some(from), Some(to)) = (from, now.area(one.to)) else { continue };
        let delay = gap * one.order as f64;
        let away = matches!(one.to.spot, Spot::Seat(_));
        fly(one.face(), (one.from.spot, from), to, delay, if away { 0.2 } else { 1.0 });
        if let Some(element) = now.element(one.to) {
            hidden.push((element.clone(), delay + travel));
        }
    }
    let glides = if plan.kept_back.is_none() { glides(&plan.before, now, &mut loose) } else { Vec::new() };
    if flights.is_empty() && glides.is_empty() {
        set_loose(&loose, false);
        return None;
    }
    let layer = if flights.is_empty() { None } else { Some(above::open("flight")?) };
    if let Some(layer) = &layer {
        flights.iter().for_each(|(copy, ..)| drop(layer.append_child(copy)));
    }
    set_loose(&loose, true);
    let longest = flights.iter().map(|(_, _, delay, _)| delay + travel).fold(travel, f64::max);
    let flights =
        flights.iter().filter_map(|(copy, frames, delay, manner)| animate(copy, frames, travel, *delay, manner));
    let hidden = hidden.iter().filter_map(|(one, lasts)| hide(one, *lasts));
    let flights = flights.chain(hidden).collect();
    let glides = glides.iter().filter_map(|(one, frames)| {
        let manner = if one.matches(RAISED).unwrap_or(true) { &RAISED_GLIDE } else { &GLIDE };
        animate(one, frames, travel, 0.0, manner)
    });
    let glides = glides.collect();
    // A few seconds at most: fits.
    let end = Timeout::new(longest.ceil() as u32 + 20, move || end(number));
    Some(Batch { number, layer, flights, glides, loose, _end: end })
}

/// Says of rows whether their cards are on their way each by itself.
pub fn set_loose(rows: &[Element], on: bool) {
    for row in rows {
        // A class of a valid name can always be given and taken away.
        let _ = row.class_list().toggle_with_force(LOOSE, on);
    }
}

/// What made room, with the frames that bring it from where it was. A meld glides as a whole, and so do its cards, unless
/// others come or go or were already on their way: then its row is added to `loose`.
fn glides(before: &Measured, now: &Measured, loose: &mut Vec<Element>) -> Vec<(Element, String)> {
    let mut glides = Vec::new();
    let mut glide = |element: &Element, from: String| {
        glides.push((element.clone(), format!(r#"[{{"transform":"{from}"}},{{"transform":"none"}}]"#)));
    };
    // How far melds go whose cards go on by themselves; none if they do not.
    let mut moved: Listed<Spot, Option<(f64, f64)>> = Listed::default();
    for (spot, meld) in now.melds.iter() {
        let old = before.melds.get(spot);
        let (x, y) = old.map(|old| between(old.corner, meld.corner)).unwrap_or_default();
        let moves = is_seen(x) || is_seen(y);
        if moves {
            glide(&meld.element, transform(x, y, 1.0));
        }
        let Some(row) = &meld.row else { continue };
        let old_row = old.and_then(|old| Some((old, old.row.as_ref()?)));
        let grown = old_row.and_then(|(old, old_row)| Some((old, old_row, row.grown(old_row)?)));
        match grown.filter(|_| !loose.contains(&row.element)) {
            Some((old, old_row, (wide, high))) => {
                moved.put(*spot, None);
                if is_seen(old_row.width - row.width) || is_seen(old_row.height - row.height) {
                    let (x, y) = between(between(old_row.corner, old.corner), between(row.corner, meld.corner));
                    let [wide, high] = [wide, high].map(|n| number::write(n, 3));
                    glide(&row.element, format!("{} scale({wide},{high})", transform(x, y, 1.0)));
                }
            }
            None => {
                moved.put(*spot, Some(if moves { (x, y) } else { (0.0, 0.0) }));
                if !loose.contains(&row.element) {
                    loose.push(row.element.clone());
                }
            }
        }
    }
    for (thing, (to, element)) in now.things.iter() {
        let Some((from, _)) = before.things.get(thing) else { continue };
        let (x, y) = match moved.get(&thing.spot) {
            Some(None) => continue,
            // They grow from their corner.
            Some(Some(with)) => between(between(from.corner(), to.corner()), *with),
            None => between((from.x, from.y), (to.x, to.y)),
        };
        let size = from.width / to.width;
        if is_seen(x) || is_seen(y) || is_seen((size - 1.0) * to.width) {
            glide(element, transform(x, y, size));
        }
    }
    glides
}

/// The way from the second of two points to the first.
fn between((x, y): (f64, f64), (from_x, from_y): (f64, f64)) -> (f64, f64) {
    (x - from_x, y - from_y)
}

fn is_seen(pixels: f64) -> bool {
    pixels.abs() > UNSEEN
}

/// Where a card is and how large, as styles write it.
fn transform(x: f64, y: f64, size: f64) -> String {
    let [x, y, size] = [(x, 1), (y, 1), (size, 3)].map(|(n, digits)| number::write(n, digits));
    format!("translate({x}px,{y}px) scale({size})")
}

/// Keeps an element out of sight for so many milliseconds.
pub fn hide(element: &Element, lasts: f64) -> Option<Animation> {
    animate(element, r#"[{"opacity":0},{"opacity":0}]"#, lasts, 0.0, &HIDDEN)
}

/// `element.animate(…)`, which web-sys counts among the unstable ones.
fn animate(element: &Element, frames: &str, lasts: f64, delay: f64, manner: &Manner) -> Option<Animation> {
    let frames = JSON::parse(frames).ok()?;
    let options = Object::new();
    let all: [(&str, JsValue); 5] = [
        ("duration", lasts.into()),
        ("delay", delay.into()),
        ("easing", manner.easing.into()),
        ("fill", manner.fill.into()),
        ("composite", manner.composite.into()),
    ];
    for (name, value) in all {
        Reflect::set(&options, &name.into(), &value).ok()?;
    }
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, &frames, &options).ok()?.dyn_into().ok()
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
