//! Dragging cards with mouse, pen and finger, and the enlarged card of a long press.

use super::drop_target::DropTarget;
use crate::app::{self, dispatch_intent};
use crate::dom::find::{all, area, card_id, document, hand_cards, html, target};
use crate::dom::{number, overlay};
use canasta_app::session::{CardMove, HandIntent, Intent, SelectMode};
use canasta_app::view::places::{Area, moved};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement, PointerEvent};

/// The distance after which a mouse, or a finger, drags, in pixels.
const DRAG_DISTANCE: f64 = 6.0;
const DRAG_DISTANCE_TOUCH: f64 = 10.0;

/// The distance within which a finger has only tapped, in pixels.
const TAP_DISTANCE: f64 = 24.0;

/// The time after which a resting finger enlarges a card.
const LONG_PRESS_MS: u32 = 450;

/// The time after a drag or a long press in which a click still belongs to it.
const CLICK_DELAY_MS: u32 = 0;
const CLICK_DELAY_TOUCH_MS: u32 = 350;

/// Presses and drags, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct DragAndDrop(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    press: Option<Press>,
    /// Whether the last press was a finger's. Not every browser says so of the click that follows.
    is_touch: bool,
    /// Whether the next click is only the end of a drag or of a long press.
    ignores_click: bool,
    /// Ends that.
    click_timer: Option<Timeout>,
}

/// A press on a card.
struct Press {
    pointer: i32,
    touch: bool,
    card: HtmlElement,
    /// The id of a card of the hand.
    card_id: Option<u32>,
    start: (f64, f64),
    /// The largest distance from the start.
    distance: f64,
    long_press: Option<Timeout>,
    enlarged: Option<Element>,
    drag: Option<Drag>,
}

/// Cards that are dragged.
struct Drag {
    /// Copies of the cards, under the pointer.
    ghost: HtmlElement,
    /// The ids of the cards in the order of the hand.
    dragged: Vec<u32>,
    /// The cards of the hand at the start.
    hand: Vec<(u32, Area)>,
    /// The ids of the cards that were selected at the start.
    selected: Vec<u32>,
    target: Option<DropTarget>,
}

/// Listens to one kind of event for as long as the page lives. The listener may prevent the browser's own reaction.
pub fn listen_to(target: &EventTarget, kind: &'static str, on_event: impl FnMut(&Event) + 'static) {
    EventListener::new_with_options(target, kind, EventListenerOptions::enable_prevent_default(), on_event).forget();
}

fn position(pointer: &PointerEvent) -> (f64, f64) {
    (f64::from(pointer.client_x()), f64::from(pointer.client_y()))
}

fn hand_card(event: &Event) -> Option<HtmlElement> {
    target(event)?.closest("#hand > .card").ok()??.dyn_into().ok()
}

fn is_selected(card: &Element) -> bool {
    card.get_attribute("aria-selected").as_deref() == Some("true")
}

/// A copy of a card that only decorates.
fn copy_of(card: &Element) -> Option<Element> {
    let copy: Element = card.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for name in ["id", "role", "tabindex", "aria-selected", "aria-label", "data-intent", "data-count", "style"] {
        let _ = copy.remove_attribute(name);
    }
    copy.set_class_name("card");
    Some(copy)
}

impl DragAndDrop {
    /// Listens to pointers.
    pub fn listen(&self, root: &Element) {
        let drags = self.clone();
        listen_to(root, "pointerdown", move |event| drags.on_pointer_down(event));
        if let Some(document) = document() {
            let drags = self.clone();
            listen_to(&document, "pointermove", move |event| drags.on_pointer_move(event));
            let drags = self.clone();
            listen_to(&document, "pointerup", move |event| drags.on_release(event, true));
            let drags = self.clone();
            listen_to(&document, "pointercancel", move |event| drags.on_release(event, false));
        }
        let drags = self.clone();
        listen_to(root, "dblclick", move |event| {
            // Only a double click of a mouse discards; two taps of a finger select twice.
            if let (Some(card_id), false) = (hand_card(event).and_then(|card| card_id(&card)), drags.is_touch()) {
                dispatch_intent(Intent::Hand(HandIntent::Discard(card_id)), SelectMode::Primary);
            }
        });
    }

    /// Whether the last press was a finger's.
    pub fn is_touch(&self) -> bool {
        self.0.borrow().is_touch
    }

    /// Whether a click is only the end of a drag or of a long press.
    pub fn ignores_click(&self) -> bool {
        self.0.borrow().ignores_click
    }

    /// Whether cards are being dragged.
    pub fn is_dragging(&self) -> bool {
        self.0.borrow().press.as_ref().is_some_and(|press| press.drag.is_some())
    }

    /// Ends a drag without a drop. Returns whether there was one.
    pub fn cancel(&self) -> bool {
        let Some(press) = self.0.borrow_mut().press.take() else { return false };
        let was_dragging = press.drag.is_some();
        finish(press, None);
        // The button is still down: its release is no click.
        self.0.borrow_mut().ignores_click = was_dragging;
        was_dragging
    }

    fn on_pointer_down(&self, event: &Event) {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
        // A second finger, or the palm, does not end the press of the first.
        if !pointer.is_primary() && self.0.borrow().press.is_some() {
            return;
        }
        self.cancel();
        let touch = pointer.pointer_type() == "touch";
        let of_hand = hand_card(event);
        let card = of_hand.clone().or_else(|| {
            // A long press enlarges every card of the table.
            let card = touch.then(|| target(event)?.closest(".card[data-card]").ok()?).flatten();
            card.and_then(|card| card.dyn_into().ok())
        });
        let mut state = self.0.borrow_mut();
        state.is_touch = touch;
        state.ignores_click = false;
        let Some(card) = card.filter(|_| pointer.is_primary() && pointer.button() == 0) else { return };
        let drags = self.clone();
        state.press = Some(Press {
            pointer: pointer.pointer_id(),
            touch,
            card_id: of_hand.as_deref().and_then(card_id),
            card,
            start: position(pointer),
            distance: 0.0,
            long_press: touch.then(|| Timeout::new(LONG_PRESS_MS, move || drags.enlarge())),
            enlarged: None,
            drag: None,
        });
    }

    fn enlarge(&self) {
        let mut state = self.0.borrow_mut();
        let Some(press) = state.press.as_mut().filter(|press| press.drag.is_none()) else { return };
        let (Some(card), Some(enlarged)) = (copy_of(&press.card), overlay::open("peek")) else { return };
        let _ = enlarged.append_child(&card);
        press.enlarged = Some(enlarged.into());
    }

    fn on_pointer_move(&self, event: &Event) {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
        let is_own = |press: &Press| press.pointer == pointer.pointer_id();
        if pointer.pointer_type() == "mouse" && pointer.buttons() & 1 == 0 {
            // The button was released outside of the window.
            if self.0.borrow().press.as_ref().is_some_and(is_own) {
                self.cancel();
                self.0.borrow_mut().ignores_click = false;
            }
            return;
        }
        let at = position(pointer);
        let starts =
            self.0.borrow_mut().press.as_mut().filter(|press| is_own(press)).and_then(|press| press.move_to(at));
        if let Some(card_id) = starts {
            self.start(card_id, pointer);
        }
        let mut state = self.0.borrow_mut();
        if let Some(drag) = state.press.as_mut().and_then(|press| press.drag.as_mut()) {
            event.prevent_default();
            drag.move_to(at);
        }
    }

    /// Starts to drag a card, or all selected cards if it is one of them.
    fn start(&self, dragged: u32, pointer: &PointerEvent) {
        let Some(html) = html() else { return };
        let selected = hand_cards(&html).iter().filter(|card| is_selected(card)).filter_map(card_id).collect();
        dispatch_intent(Intent::Hand(HandIntent::Grab(dragged)), SelectMode::Primary);
        let hand = hand_cards(&html);
        let mut cards: Vec<&Element> = hand.iter().filter(|card| is_selected(card)).collect();
        if cards.is_empty() {
            cards = hand.iter().filter(|card| card_id(card) == Some(dragged)).collect();
        }
        let Some(ghost) = overlay::open("ghost") else { return };
        for card in &cards {
            if let Some(copy) = copy_of(card) {
                let _ = ghost.append_child(&copy);
            }
            let _ = card.class_list().add_1("drag");
        }
        let drag = Drag {
            ghost,
            dragged: cards.iter().filter_map(|card| card_id(card)).collect(),
            hand: hand.iter().filter_map(|card| Some((card_id(card)?, area(card)))).collect(),
            selected,
            target: None,
        };
        if let Some(press) = &mut self.0.borrow_mut().press {
            // Otherwise a mouse that leaves the window would drag forever.
            let _ = press.card.set_pointer_capture(pointer.pointer_id());
            press.drag = Some(drag);
        }
    }

    fn on_release(&self, event: &Event, drops: bool) {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
        let press = {
            let state = &mut *self.0.borrow_mut();
            let press = state.press.take_if(|press| press.pointer == pointer.pointer_id());
            if state.ignores_click
                || press.as_ref().is_some_and(|press| press.drag.is_some() || press.enlarged.is_some())
            {
                state.ignores_click = true;
                let drags = self.clone();
                let delay = if state.is_touch { CLICK_DELAY_TOUCH_MS } else { CLICK_DELAY_MS };
                let timer = Timeout::new(delay, move || drags.0.borrow_mut().ignores_click = false);
                state.click_timer = Some(timer);
            }
            press
        };
        let Some(press) = press else { return };
        let target = press.drag.as_ref().and_then(|drag| drag.target.clone()).filter(|_| drops);
        // A finger that has slipped a little has tapped.
        let is_tap =
            press.touch && drops && press.distance < TAP_DISTANCE && matches!(target, Some(DropTarget::Hand(_)));
        let tapped = press.card_id.filter(|_| is_tap);
        finish(press, target.filter(|_| !is_tap));
        if let Some(card_id) = tapped {
            dispatch_intent(Intent::Hand(HandIntent::Select(card_id)), SelectMode::Toggle);
        }
    }
}

impl Press {
    /// Follows the pointer. Returns the id of a card that begins to be dragged.
    fn move_to(&mut self, at: (f64, f64)) -> Option<u32> {
        let (x, y) = (at.0 - self.start.0, at.1 - self.start.1);
        self.distance = self.distance.max(x.hypot(y));
        let threshold = if self.touch { DRAG_DISTANCE_TOUCH } else { DRAG_DISTANCE };
        if self.drag.is_some() || self.distance < threshold {
            return None;
        }
        self.long_press = None;
        if let Some(enlarged) = self.enlarged.take() {
            enlarged.remove();
            // A long press is no tap, wherever the finger goes.
            self.distance = self.distance.max(TAP_DISTANCE);
        }
        self.card_id
    }
}

impl Drag {
    /// Moves the copies under the pointer, and highlights the target there.
    fn move_to(&mut self, at: (f64, f64)) {
        let (width, height) = (f64::from(self.ghost.offset_width()), f64::from(self.ghost.offset_height()));
        let [x, y] = [at.0 - width / 2.0, at.1 - height * 0.4].map(|pixels| number::write(pixels, 1));
        let _ = self.ghost.style().set_property("transform", &format!("translate({x}px, {y}px)"));
        let areas: Vec<Area> = self.hand.iter().map(|(_, area)| *area).collect();
        let target = DropTarget::at(at, &areas);
        if target != self.target {
            self.target.iter().for_each(DropTarget::unhighlight);
            target.iter().for_each(DropTarget::highlight);
            self.target = target;
        }
    }
}

/// Removes everything that shows a press, and drops what was dragged.
fn finish(press: Press, target: Option<DropTarget>) {
    if let Some(enlarged) = press.enlarged {
        enlarged.remove();
    }
    let Some(drag) = press.drag else { return };
    drag.target.iter().for_each(DropTarget::unhighlight);
    let copies = all(&drag.ghost, ".card");
    app::run(|app| app.renderer.animator.drop_from(drag.dragged.iter().copied().zip(&copies)));
    drag.ghost.remove();
    for card in html().map(|html| all(&html, "#hand > .drag")).unwrap_or_default() {
        let _ = card.class_list().remove_1("drag");
    }
    match target {
        Some(DropTarget::Table(_, intent)) => dispatch_intent(intent, SelectMode::Primary),
        Some(DropTarget::Hand(at)) => {
            let order: Vec<u32> = drag.hand.iter().map(|(card_id, _)| *card_id).collect();
            if let Some(before) = moved(&order, &drag.dragged, at) {
                dispatch_intent(
                    Intent::Hand(HandIntent::Move(CardMove { cards: drag.dragged, before })),
                    SelectMode::Primary,
                );
            }
            dispatch_intent(Intent::Hand(HandIntent::SelectOnly(drag.selected)), SelectMode::Primary);
        }
        // The selection is again what it was before the drag.
        None => dispatch_intent(Intent::Hand(HandIntent::SelectOnly(drag.selected)), SelectMode::Primary),
    }
}
