//! Dragging cards with mouse, pen and finger, and the large card of a long press.

use super::focus::{all, area, hand_cards};
use super::{dispatch_intent, document, motion, number, overlay};
use crate::session::{DropTarget, HandIntent, Intent, SelectMode, TableIntent};
use crate::view::places::{Area, moved, place_in_hand};
use gloo::timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

/// How far a mouse, or a finger, moves before it drags.
const SLACK: f64 = 6.0;
const SLACK_TOUCH: f64 = 10.0;

/// A finger that was never farther from where it began has only tapped.
const SLIP: f64 = 24.0;

/// How long a finger rests on a card to see it large.
const LONG_PRESS_MS: u32 = 450;

/// How long after a drag or a long press a click still belongs to it.
const ECHO_MS: u32 = 0;
const ECHO_TOUCH_MS: u32 = 350;

/// A press on a card.
struct Hold {
    pointer: i32,
    touch: bool,
    card: HtmlElement,
    /// The slot of the card, if it is one of the hand.
    id: Option<u32>,
    start: (f64, f64),
    /// How far from there it has been at most.
    farthest: f64,
    /// Shows the card large when it runs out.
    timer: Option<Timeout>,
    /// The large card.
    peek: Option<Element>,
    drag: Option<Drag>,
}

/// Cards on their way.
struct Drag {
    ghost: HtmlElement,
    /// The slots of the cards in the order of the hand.
    dragged: Vec<u32>,
    /// The whole hand as it lay when the drag began.
    hand: Vec<(u32, Area)>,
    /// The slots of the cards that were selected then.
    selected: Vec<u32>,
    target: Option<Target>,
}

/// Where cards would be dropped.
#[derive(Clone, PartialEq)]
enum Target {
    /// At a place of the hand.
    Hand(usize),
    /// On something of the table.
    Table(Element, Intent),
}

thread_local! {
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
    static TOUCH: Cell<bool> = const { Cell::new(false) };
    static DEAF: Cell<bool> = const { Cell::new(false) };
    static ECHO: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Listens to pointers.
pub fn listen(root: &Element) {
    super::input::listen_to(root, "pointerdown", press);
    if let Some(document) = document() {
        super::input::listen_to(&document, "pointermove", move_to);
        super::input::listen_to(&document, "pointerup", |event| release(event, true));
        super::input::listen_to(&document, "pointercancel", |event| release(event, false));
    }
    super::input::listen_to(root, "dblclick", |event| {
        // The second click of a mouse on a card; two taps of a finger only select twice.
        if let (Some(id), false) = (hand_card(event).and_then(|card| slot(&card)), TOUCH.get()) {
            dispatch_intent(Intent::Hand(HandIntent::Discard(id)), SelectMode::Primary);
        }
    });
}

/// Whether the last that touched the page was a finger.
pub fn by_touch() -> bool {
    TOUCH.get()
}

/// Whether a click is only the end of a drag or of a long press.
pub fn is_echo() -> bool {
    DEAF.get()
}

/// Whether cards are being dragged.
pub fn is_dragging() -> bool {
    HOLD.with_borrow(|hold| hold.as_ref().is_some_and(|hold| hold.drag.is_some()))
}

/// Ends a drag without a drop. False if there was none.
pub fn cancel() -> bool {
    let Some(hold) = HOLD.take() else { return false };
    let dragging = hold.drag.is_some();
    finish(hold, None);
    // The button is still down: what comes of letting it go is no click.
    DEAF.set(dragging);
    dragging
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn position(pointer: &PointerEvent) -> (f64, f64) {
    (f64::from(pointer.client_x()), f64::from(pointer.client_y()))
}

fn hand_card(event: &Event) -> Option<HtmlElement> {
    target(event)?.closest("#hand > .card").ok()??.dyn_into().ok()
}

/// The number of a card's slot, which its element has as its id.
fn slot(card: &Element) -> Option<u32> {
    card.id().strip_prefix('c')?.parse().ok()
}

fn press(event: &Event) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
    // A second finger, or the palm, ends nothing that the first has begun.
    if !pointer.is_primary() && HOLD.with_borrow(Option::is_some) {
        return;
    }
    let touch = pointer.pointer_type() == "touch";
    TOUCH.set(touch);
    cancel();
    DEAF.set(false);
    let of_hand = hand_card(event);
    let card = of_hand.clone().or_else(|| {
        let card = touch.then(|| target(event)?.closest(".card[data-card]").ok()?).flatten();
        card.and_then(|card| card.dyn_into().ok())
    });
    let Some(card) = card.filter(|_| pointer.is_primary() && pointer.button() == 0) else { return };
    let hold = Hold {
        pointer: pointer.pointer_id(),
        touch,
        id: of_hand.as_deref().and_then(slot),
        card,
        start: position(pointer),
        farthest: 0.0,
        timer: touch.then(|| Timeout::new(LONG_PRESS_MS, peek)),
        peek: None,
        drag: None,
    };
    HOLD.set(Some(hold));
}

/// A copy of a card that only decorates.
fn copy(card: &Element) -> Option<Element> {
    let copy: Element = card.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for name in ["id", "role", "tabindex", "aria-selected", "aria-label", "data-intent", "data-count", "style"] {
        let _ = copy.remove_attribute(name);
    }
    copy.set_class_name("card");
    Some(copy)
}

fn peek() {
    HOLD.with_borrow_mut(|hold| {
        let Some(hold) = hold.as_mut().filter(|hold| hold.drag.is_none()) else { return };
        let (Some(card), Some(large)) = (copy(&hold.card), overlay::open("peek")) else { return };
        let _ = large.append_child(&card);
        hold.peek = Some(large.into());
    });
}

fn move_to(event: &Event) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
    if pointer.pointer_type() == "mouse" && pointer.buttons() & 1 == 0 {
        // The button was let go where the page could not hear it.
        if HOLD.with_borrow(|hold| hold.as_ref().is_some_and(|hold| hold.pointer == pointer.pointer_id())) {
            cancel();
            DEAF.set(false);
        }
        return;
    }
    let at = position(pointer);
    let begins = HOLD.with_borrow_mut(|hold| {
        let hold = hold.as_mut().filter(|hold| hold.pointer == pointer.pointer_id())?;
        let (x, y) = (at.0 - hold.start.0, at.1 - hold.start.1);
        hold.farthest = hold.farthest.max((x * x + y * y).sqrt());
        if hold.drag.is_some() || hold.farthest < if hold.touch { SLACK_TOUCH } else { SLACK } {
            return None;
        }
        hold.timer = None;
        if let Some(peek) = hold.peek.take() {
            peek.remove();
            // A finger that has rested on the card has not tapped it, wherever it goes now.
            hold.farthest = hold.farthest.max(SLIP);
        }
        hold.id
    });
    if let Some(id) = begins {
        begin(id, pointer);
    }
    HOLD.with_borrow_mut(|hold| {
        let Some(drag) = hold.as_mut().and_then(|hold| hold.drag.as_mut()) else { return };
        event.prevent_default();
        let (x, y) =
            (at.0 - f64::from(drag.ghost.offset_width()) / 2.0, at.1 - f64::from(drag.ghost.offset_height()) * 0.4);
        let _ = drag
            .ghost
            .style()
            .set_property("transform", &format!("translate({}px, {}px)", number::write(x, 1), number::write(y, 1)));
        let areas: Vec<Area> = drag.hand.iter().map(|(_, area)| *area).collect();
        let target = target_at(at, &areas);
        if target != drag.target {
            mark(drag.target.as_ref(), false);
            mark(target.as_ref(), true);
            drag.target = target;
        }
    });
}

/// The press becomes a drag: of the selection, if the card is in it.
fn begin(id: u32, pointer: &PointerEvent) {
    let selected = |card: &Element| card.get_attribute("aria-selected").as_deref() == Some("true");
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    let before = hand_cards(&root).iter().filter(|card| selected(card)).filter_map(slot).collect();
    dispatch_intent(Intent::Hand(HandIntent::Grab(id)), SelectMode::Primary);
    let cards = hand_cards(&root);
    let mut dragged: Vec<&Element> = cards.iter().filter(|card| selected(card)).collect();
    if dragged.is_empty() {
        dragged = cards.iter().filter(|card| slot(card) == Some(id)).collect();
    }
    let Some(ghost) = overlay::open("ghost") else { return };
    for card in &dragged {
        if let Some(copy) = copy(card) {
            let _ = ghost.append_child(&copy);
        }
        let _ = card.class_list().add_1("drag");
    }
    let drag = Drag {
        ghost,
        dragged: dragged.iter().filter_map(|card| slot(card)).collect(),
        hand: cards.iter().filter_map(|card| Some((slot(card)?, area(card)))).collect(),
        selected: before,
        target: None,
    };
    HOLD.with_borrow_mut(|hold| {
        if let Some(hold) = hold {
            // Without it a mouse that leaves the window would drag on for ever.
            let _ = hold.card.set_pointer_capture(pointer.pointer_id());
            hold.drag = Some(drag);
        }
    });
}

/// What lies at a point.
fn target_at((x, y): (f64, f64), hand: &[Area]) -> Option<Target> {
    // Coordinates of the screen fit.
    let under = document()?.element_from_point(x as f32, y as f32)?;
    let near = |what: &str| under.closest(what).ok().flatten();
    if near(".player-area").is_some() {
        return near(".hand-area").map(|_| Target::Hand(place_in_hand(hand, x, y)));
    }
    if let Some(meld) = near(".zone.we .meld") {
        let rank = meld.get_attribute("data-rank").and_then(|rank| rank.parse().ok());
        let takes = meld.class_list().contains("accepts");
        let zone = near(".zone.we").filter(|zone| !takes && zone.class_list().contains("accepts"));
        return match (zone, rank) {
            (None, Some(rank)) => Some(Target::Table(meld, Intent::Table(TableIntent::AddTo(rank)))),
            (zone, _) => zone.map(|zone| Target::Table(zone, Intent::Table(TableIntent::Lay))),
        };
    }
    let plain = [
        (".zone.we", Intent::Table(TableIntent::Lay)),
        (".zone.they", Intent::Table(TableIntent::Drop(DropTarget::OpponentMelds))),
        (".pile", Intent::Table(TableIntent::Drop(DropTarget::Pile))),
        (".stock", Intent::Table(TableIntent::Drop(DropTarget::Stock))),
    ];
    if let Some(found) = plain.into_iter().find_map(|(what, intent)| Some(Target::Table(near(what)?, intent))) {
        return Some(found);
    }
    // Beside the pile is near enough.
    let pile = near(".middle .column").and_then(|column| column.query_selector(".pile").ok().flatten());
    pile.map(|pile| Target::Table(pile, Intent::Table(TableIntent::Drop(DropTarget::Pile))))
}

/// Shows where the cards would go. What cannot take them is not marked.
fn mark(target: Option<&Target>, on: bool) {
    let (element, class) = match target {
        Some(Target::Table(element, _)) if !on || element.class_list().contains("accepts") => {
            (Some(element.clone()), "drop-target")
        }
        Some(Target::Hand(place)) => {
            let root = document().and_then(|document| document.document_element());
            let card = root.and_then(|root| hand_cards(&root).into_iter().nth(*place));
            (card, "slot")
        }
        _ => (None, ""),
    };
    if let Some(element) = element {
        let _ = element.class_list().toggle_with_force(class, on);
    }
}

fn release(event: &Event, drop: bool) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
    let hold = HOLD.with_borrow_mut(|hold| hold.take_if(|hold| hold.pointer == pointer.pointer_id()));
    let moved = hold.as_ref().is_some_and(|hold| hold.drag.is_some() || hold.peek.is_some());
    if moved || DEAF.get() {
        DEAF.set(true);
        let echo = Timeout::new(if TOUCH.get() { ECHO_TOUCH_MS } else { ECHO_MS }, || DEAF.set(false));
        ECHO.set(Some(echo));
    }
    let Some(hold) = hold else { return };
    let target = hold.drag.as_ref().and_then(|drag| drag.target.clone()).filter(|_| drop);
    // A finger that has slipped a little has tapped.
    let slipped = hold.touch && drop && hold.farthest < SLIP && matches!(target, Some(Target::Hand(_)));
    let tapped = hold.id.filter(|_| slipped);
    finish(hold, target.filter(|_| !slipped));
    if let Some(id) = tapped {
        dispatch_intent(Intent::Hand(HandIntent::Select(id)), SelectMode::Toggle);
    }
}

/// Clears the screen of a press, and drops what was dragged.
fn finish(hold: Hold, target: Option<Target>) {
    if let Some(peek) = hold.peek {
        peek.remove();
    }
    let Some(drag) = hold.drag else { return };
    mark(drag.target.as_ref(), false);
    let copies = all(&drag.ghost, ".card");
    motion::drop_from(drag.dragged.iter().copied().zip(&copies));
    drag.ghost.remove();
    if let Some(root) = document().and_then(|document| document.document_element()) {
        for card in all(&root, "#hand > .drag") {
            let _ = card.class_list().remove_1("drag");
        }
    }
    match target {
        Some(Target::Table(_, intent)) => dispatch_intent(intent, SelectMode::Primary),
        Some(Target::Hand(place)) => {
            let order: Vec<u32> = drag.hand.iter().map(|(id, _)| *id).collect();
            if let Some(before) = moved(&order, &drag.dragged, place) {
                dispatch_intent(Intent::Hand(HandIntent::Move(drag.dragged, before)), SelectMode::Primary);
            }
            dispatch_intent(Intent::Hand(HandIntent::SelectOnly(drag.selected)), SelectMode::Primary);
        }
        // What was selected before is again; a card that was so only to be dragged is not.
        None => dispatch_intent(Intent::Hand(HandIntent::SelectOnly(drag.selected)), SelectMode::Primary),
    }
}
