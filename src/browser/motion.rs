//! Cards on their way. `before` looks where everything is, unless that is known from the last look; then the page is
//! patched, `after` looks again and lets the browser animate what differs: reads first, then writes, transform and opacity
//! only.
//!
//! What came from another place flies as a copy above the page, so nothing clips it and the card itself can be used at
//! once where it lies; what merely made room glides. Nothing waits for it: the next wish of the person ends it.

use super::{above, device, document, dom, number};
use crate::rules::{Card, Players, Rank, Seat};
use crate::session::{Happening, Session};
use crate::view::motion::{Move, Scene, Spot, Thing, moves, scene, travel_ms};
use crate::view::{cards, node};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use js_sys::{Function, JSON, Object, Reflect};
use std::cell::RefCell;
use std::collections::HashMap;
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

/// A copy on its way, which waits where it begins and stays where it ends.
const FLIGHT: Manner = Manner { fill: "both", composite: "replace", easing: EASE };
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

/// The middle of a card on the screen, and its width.
#[derive(Clone, Copy, Debug)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
}

impl Area {
    fn of(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        // A card that lies crosswise has its width on the other side.
        let width = rect.width().min(rect.height());
        (width > 0.0).then(|| Area { x: rect.left() + rect.width() / 2.0, y: rect.top() + rect.height() / 2.0, width })
    }

    /// The whole of a card of a meld, also of one of which no more is there than its strip.
    fn of_laid(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        let width = rect.height() / 1.4;
        (width > 0.0).then(|| Area { x: rect.left() + width / 2.0, y: rect.top() + rect.height() / 2.0, width })
    }

    /// The corner where a card begins.
    fn corner(self) -> (f64, f64) {
        (self.x - self.width / 2.0, self.y - self.width * 0.7)
    }
}

/// A meld as a whole.
struct Laid {
    element: Element,
    corner: (f64, f64),
    cards: Option<Row>,
}

/// The cards of a meld, fanned or squared.
struct Row {
    element: Element,
    width: f64,
    height: f64,
    shown: u32,
}

impl Laid {
    fn of(meld: Element) -> Laid {
        let rect = meld.get_bounding_client_rect();
        let row = meld.query_selector(".fan, .sq").ok().flatten().and_then(|element| {
            let rect = element.get_bounding_client_rect();
            let (width, height) = (rect.width(), rect.height());
            (width > 0.0).then(|| Row { shown: element.child_element_count(), element, width, height })
        });
        Laid { element: meld, corner: (rect.left(), rect.top()), cards: row }
    }
}

/// Where everything is.
#[derive(Default)]
struct Measured {
    things: HashMap<Thing, (Area, Element)>,
    spots: HashMap<Spot, Area>,
    melds: HashMap<Spot, Laid>,
    /// The element of the top card of the pile.
    top: Option<(Card, Element)>,
}

fn each(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = within.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

fn read<T: std::str::FromStr>(element: &Element, attribute: &str) -> Option<T> {
    element.get_attribute(attribute)?.parse().ok()
}

impl Measured {
    /// Looks at the whole table once.
    fn take(root: &Element, me: Seat) -> Measured {
        let mut all = Measured::default();
        for one in each(root, "#hand > .card") {
            let slot = one.id().strip_prefix('c').and_then(|id| id.parse().ok());
            if let (Some(slot), Some(card), Some(area)) = (slot, read(&one, "data-card"), Area::of(&one)) {
                all.things.insert(Thing { spot: Spot::Hand(slot), card: Some(card), nth: 0 }, (area, one));
            }
        }
        for (zone, side) in [(".zone.we", me.side()), (".zone.they", me.side().other())] {
            let Ok(Some(zone)) = root.query_selector(zone) else { continue };
            for meld in each(&zone, ".meld") {
                let Some(rank) = read::<Rank>(&meld, "data-rank") else { continue };
                match meld.query_selector(".sq > .card:last-child") {
                    // A squared canasta is one pile: its cards are nowhere by themselves.
                    Ok(Some(top)) => all.spot(Spot::Meld(side, rank), &top),
                    _ => all.cards(Spot::Meld(side, rank), each(&meld, ".fan > .card"), Area::of_laid),
                }
                all.melds.insert(Spot::Meld(side, rank), Laid::of(meld));
            }
            all.cards(Spot::RedThrees(side), each(&zone, ".r3 .card"), Area::of);
            all.spot(Spot::RedThrees(side), &zone);
            for (at, group) in each(&zone, ".grp").iter().enumerate() {
                all.cards(Spot::Staged(at), each(group, ".card"), Area::of);
            }
        }
        for one in each(root, ".stock") {
            all.spot(Spot::Stock, &one);
        }
        for pile in each(root, ".pile") {
            match each(&pile, ".card").pop() {
                Some(top) => {
                    all.spot(Spot::Pile, &top);
                    all.top = read(&top, "data-card").map(|card| (card, top));
                }
                None => all.spot(Spot::Pile, &pile),
            }
        }
        let seats = each(root, ".seat");
        for (at, seat) in seats.iter().enumerate() {
            // They stand in the page clockwise, beginning after the own one.
            let number = (me.index() + 1 + at) % (seats.len() + 1);
            let Some(place) = Players::Four.seat(number) else { continue };
            for part in each(seat, ".backs, .av").iter().rev() {
                all.spot(Spot::Seat(place), part);
            }
        }
        all
    }

    fn cards(&mut self, spot: Spot, elements: Vec<Element>, area: impl Fn(&Element) -> Option<Area>) {
        let mut seen: Vec<Card> = Vec::new();
        for one in elements {
            if let (Some(card), Some(area)) = (read::<Card>(&one, "data-card"), area(&one)) {
                let nth = seen.iter().filter(|&&other| other == card).count();
                seen.push(card);
                self.spots.insert(spot, area);
                self.things.insert(Thing { spot, card: Some(card), nth }, (area, one));
            }
        }
    }

    /// The place itself; the last word counts, unless the place has no size.
    fn spot(&mut self, spot: Spot, element: &Element) {
        if let Some(area) = Area::of(element) {
            match spot {
                Spot::RedThrees(_) => self.spots.entry(spot).or_insert(Area { width: area.width.min(40.0), ..area }),
                _ => self.spots.entry(spot).and_modify(|old| *old = area).or_insert(area),
            };
        }
    }

    fn area(&self, thing: Thing) -> Option<Area> {
        self.things.get(&thing).map(|(area, _)| *area).or_else(|| self.spots.get(&thing.spot).copied())
    }

    /// The element that shows a thing, to be hidden while its copy flies.
    fn element(&self, thing: Thing) -> Option<&Element> {
        let top = || {
            self.top.as_ref().filter(|(card, _)| thing.spot == Spot::Pile && thing.card == Some(*card)).map(|(_, e)| e)
        };
        self.things.get(&thing).map(|(_, element)| element).or_else(top)
    }
}

/// What has been set in motion by one look.
struct Batch {
    number: u32,
    layer: Option<HtmlElement>,
    flights: Vec<Animation>,
    glides: Vec<Animation>,
    _end: Timeout,
}

impl Batch {
    fn end(self) {
        self.flights.iter().chain(&self.glides).for_each(Animation::cancel);
        if let Some(layer) = self.layer {
            layer.remove();
        }
    }
}

#[derive(Default)]
struct Stage {
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
}

/// Whether the person's system asks for rest.
pub fn is_calm() -> bool {
    device::wants_rest()
}

/// Looks at the page before it changes, if anything will have moved.
pub fn before(session: &Session, news: &[Happening], root: &Element) -> Option<Plan> {
    let now = scene(session);
    let me = now.as_ref().map(|now| now.me);
    let (old, known) = STAGE.with_borrow_mut(|stage| {
        // What glides is elsewhere: then this must look again.
        let still = stage.batches.iter().all(|batch| batch.glides.is_empty());
        let known = stage.known.take().filter(|(of, _)| still && Some(*of) == me);
        (std::mem::replace(&mut stage.scene, now.clone()), known)
    });
    let now = now?;
    let travel = travel_ms(session, news);
    if travel == 0 || (news.is_empty() && old.as_ref() == Some(&now)) || is_calm() {
        return None;
    }
    let moves = moves(old.as_ref(), &now, news);
    let before = known.map_or_else(|| Measured::take(root, now.me), |(_, known)| known);
    Some(Plan { me: now.me, travel, moves, before })
}

/// Looks at the page after it has changed, and lets move what has moved.
pub fn after(plan: Plan, root: &Element) {
    let Some(document) = document() else { return };
    STAGE.with_borrow_mut(|stage| {
        // What still glides goes on from where it is seen: that was measured before.
        stage.batches.iter_mut().flat_map(|batch| batch.glides.drain(..)).for_each(|glide| glide.cancel());
        let now = Measured::take(root, plan.me);
        stage.last = stage.last.wrapping_add(1);
        stage.batches.extend(set_off(&document, stage.last, &plan, &now));
        stage.known = Some((plan.me, now));
    });
}

/// From here on only writes.
fn set_off(document: &Document, number: u32, plan: &Plan, now: &Measured) -> Option<Batch> {
    let travel = f64::from(plan.travel);
    let gap = (travel * 0.3).min(travel * 1.5 / plan.moves.len().max(1) as f64);
    let mut flights: Vec<(HtmlElement, String, f64, f64)> = Vec::new();
    let mut hidden: Vec<(Element, f64)> = Vec::new();
    let mut fly = |face: Option<Card>, from: Area, to: Area, delay: f64, last_ink: f64| {
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
        flights.push((copy, format!("[{},{}]", frame(from, 1.0), frame(to, last_ink)), travel, delay));
    };
    for one in &plan.moves {
        let from = plan.before.area(one.from).or_else(|| now.area(one.from));
        let (Some(from), Some(to)) = (from, now.area(one.to)) else { continue };
        let delay = gap * one.order as f64;
        let away = matches!(one.to.spot, Spot::Seat(_));
        fly(one.face(), from, to, delay, if away { 0.2 } else { 1.0 });
        if let Some(element) = now.element(one.to) {
            hidden.push((element.clone(), delay + travel));
        }
    }
    // A canasta that closes: its cards gather on the squared pile.
    for (thing, (from, _)) in &plan.before.things {
        if let (Spot::Meld(..), false, Some(to)) =
            (thing.spot, now.things.contains_key(thing), now.spots.get(&thing.spot))
        {
            fly(thing.card, *from, *to, 0.0, 1.0);
        }
    }
    let glides = glides(&plan.before, now);
    if flights.is_empty() && glides.is_empty() {
        return None;
    }
    let layer = if flights.is_empty() { None } else { Some(above::open("flight")?) };
    if let Some(layer) = &layer {
        flights.iter().for_each(|(copy, ..)| drop(layer.append_child(copy)));
    }
    let longest = flights.iter().map(|(.., delay)| delay + travel).fold(travel, f64::max);
    let flights =
        flights.iter().filter_map(|(copy, frames, lasts, delay)| animate(copy, frames, *lasts, *delay, &FLIGHT));
    let hidden =
        hidden.iter().filter_map(|(one, lasts)| animate(one, r#"[{"opacity":0},{"opacity":0}]"#, *lasts, 0.0, &HIDDEN));
    let flights = flights.chain(hidden).collect();
    let glides = glides.iter().filter_map(|(one, frames)| {
        let manner = if one.matches(RAISED).unwrap_or(true) { &RAISED_GLIDE } else { &GLIDE };
        animate(one, frames, travel, 0.0, manner)
    });
    let glides = glides.collect();
    // A few seconds at most: fits.
    let end = Timeout::new(longest.ceil() as u32 + 20, move || end(number));
    Some(Batch { number, layer, flights, glides, _end: end })
}

/// What made room, with the frames that bring it from where it was.
fn glides(before: &Measured, now: &Measured) -> Vec<(Element, String)> {
    let mut glides = Vec::new();
    let mut glide = |element: &Element, from: String| {
        glides.push((element.clone(), format!(r#"[{{"transform":"{from}"}},{{"transform":"none"}}]"#)));
    };
    // A meld glides as a whole; and as long as none is added, so do its cards. By how much, and whether they do.
    let mut moved: HashMap<Spot, ((f64, f64), bool)> = HashMap::new();
    for (spot, laid) in &now.melds {
        let Some(old) = before.melds.get(spot) else { continue };
        let (x, y) = (old.corner.0 - laid.corner.0, old.corner.1 - laid.corner.1);
        let moves = x.abs() > UNSEEN || y.abs() > UNSEEN;
        if moves {
            glide(&laid.element, transform(x, y, 1.0));
        }
        let rows = old.cards.as_ref().zip(laid.cards.as_ref());
        let same = rows.filter(|(old, row)| old.element == row.element && old.shown == row.shown);
        moved.insert(*spot, (if moves { (x, y) } else { (0.0, 0.0) }, same.is_some()));
        if let Some((old, row)) = same
            && ((old.width - row.width).abs() > UNSEEN || (old.height - row.height).abs() > UNSEEN)
        {
            let [wide, high] = [old.width / row.width, old.height / row.height].map(|n| number::write(n, 3));
            glide(&row.element, format!("scale({wide},{high})"));
        }
    }
    for (thing, (to, element)) in &now.things {
        let Some((from, _)) = before.things.get(thing) else { continue };
        let (x, y) = match moved.get(&thing.spot) {
            Some((_, true)) => continue,
            // They grow from their corner.
            Some(((with_x, with_y), false)) => {
                let ((from_x, from_y), (to_x, to_y)) = (from.corner(), to.corner());
                (from_x - to_x - with_x, from_y - to_y - with_y)
            }
            None => (from.x - to.x, from.y - to.y),
        };
        let size = from.width / to.width;
        if x.abs() > UNSEEN || y.abs() > UNSEEN || (size - 1.0).abs() * to.width > UNSEEN {
            glide(element, transform(x, y, size));
        }
    }
    glides
}

/// Where a card is and how large, as styles write it.
fn transform(x: f64, y: f64, size: f64) -> String {
    let [x, y, size] = [(x, 1), (y, 1), (size, 3)].map(|(n, digits)| number::write(n, digits));
    format!("translate({x}px,{y}px) scale({size})")
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
