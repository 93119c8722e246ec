//! Events become intents: one listener a kind on the whole page, which finds the `data-intent` of what was used.

use super::focus::{
    active, dialog, focus, hand_cards, is_behind, keep_within, menu_button, open_menu, step, update_roving_tabindex,
};
use super::{ask, dispatch_intent, document, drag, showing};
use crate::rules::{Card, Rank};
use crate::session::{DialogIntent, DialogKind, HandIntent, Intent, SelectMode, rank_of_key};
use crate::view::places::Direction;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, EventTarget, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement, KeyboardEvent,
    MouseEvent, PointerEvent,
};

/// Listens to one kind of event for as long as the page lives.
pub fn listen_to(root: &EventTarget, kind: &'static str, on_event: impl FnMut(&Event) + 'static) {
    EventListener::new_with_options(root, kind, EventListenerOptions::enable_prevent_default(), on_event).forget();
}

/// Listens to everything a person can do.
pub fn listen(root: &Element) {
    listen_to(root, "pointerdown", |event| {
        TOUCHED.set(event.dyn_ref::<PointerEvent>().is_some_and(|pointer| pointer.pointer_type() == "touch"));
    });
    listen_to(root, "click", |event| {
        if drag::is_echo() || is_gone(event) {
            event.prevent_default();
            return;
        }
        let Some((_, intent)) = used(event) else { return };
        let press = press_of(event, &intent);
        dispatch_intent(intent, press);
    });
    // Enter in a field is done with the field, and not with the dialog around it.
    listen_to(root, "submit", Event::prevent_default);
    listen_to(root, "contextmenu", |event| {
        if drag::is_dragging() {
            event.prevent_default();
            return;
        }
        // A long press of a finger shows the card large, and selects nothing.
        if drag::by_touch() && editable(event).is_none() {
            event.prevent_default();
            return;
        }
        let Some((element, intent)) = used(event) else {
            return;
        };
        // The right button selects cards; elsewhere on the table it does nothing, and never opens a menu over it.
        event.prevent_default();
        if matches!(intent, Intent::Hand(HandIntent::Select(_))) && element.closest("#hand").ok().flatten().is_some() {
            dispatch_intent(intent, SelectMode::Secondary);
        }
    });
    drag::listen(root);
    let page = root.clone();
    listen_to(root, "focusin", move |event| {
        if let Some(element) = target(event).filter(is_behind) {
            // In a task of its own: to move the focus is another such event.
            Timeout::new(0, move || keep_within(&element)).forget();
        }
        update_roving_tabindex(&page);
    });
    if let Some(document) = document() {
        // Keys are heard wherever the focus is, also when nothing has it.
        let page = root.clone();
        listen_to(&document, "keydown", move |event| {
            if let Some(key) = event.dyn_ref::<KeyboardEvent>()
                && (is_too_soon(key) || on_key(&page, key))
            {
                event.prevent_default();
            }
        });
    }
    listen_to(root, "change", |event| {
        let Some(control) = target(event) else { return };
        choose(&control);
    });
    // A dialog that the browser closed by itself (the way back of a phone): the event does not bubble, but it is captured.
    EventListener::new_with_options(root, "close", EventListenerOptions::run_in_capture_phase(), |event| {
        // One that was closed because the page removes it is no longer in the document's answer.
        if target(event).is_some_and(|dialog| dialog.is_connected() && dialog.has_attribute("data-modal")) {
            dispatch_intent(Intent::Dialog(DialogIntent::Close), SelectMode::Primary);
        }
    })
    .forget();
}

/// Shows what waits to be shown. Says whether what was pressed goes with that, as a button that was pressed twice.
fn is_gone(event: &Event) -> bool {
    showing::flush();
    target(event).is_some_and(|pressed| !pressed.is_connected())
}

/// Shows what waits to be shown. Says whether the key would act on something else with that than on what had the focus.
fn is_too_soon(key: &KeyboardEvent) -> bool {
    let before = active();
    showing::flush();
    before.is_some() && before != active() && matches!(key.key().as_str(), "Enter" | " ")
}

/// The value of a control goes to what it sets.
fn choose(control: &Element) {
    let Some(name) = control.get_attribute("data-set") else { return };
    let value = match (control.dyn_ref::<HtmlSelectElement>(), control.dyn_ref::<HtmlInputElement>()) {
        (Some(select), _) => select.value(),
        (_, Some(input)) => input.value(),
        _ => return,
    };
    CHANGED.set(control.dyn_ref::<HtmlInputElement>().cloned());
    match Intent::from_control(&name, &value) {
        Ok(intent) => dispatch_intent(intent, SelectMode::Primary),
        // Nothing changes, and the field shows again what stands.
        Err(_) => put_right(),
    }
}

/// The field that was written into last shows what became of that: what was refused does not stay in it.
pub fn put_right() {
    let Some(field) = CHANGED.take().filter(|field| field.is_connected() && field.type_() == "text") else { return };
    if let Some(value) = field.get_attribute("value").filter(|value| *value != field.value()) {
        field.set_value(&value);
    }
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The control that an event happened in, and what it asks for.
fn used(event: &Event) -> Option<(Element, Intent)> {
    let control = target(event)?.closest("[data-intent]").ok()??;
    let intent = control.get_attribute("data-intent")?.parse().ok()?;
    Some((control, intent))
}

thread_local! {
    /// Whether the last press was a finger's: not every browser says it of the click that follows.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
    /// The field whose value was last taken, until the document shows it.
    static CHANGED: RefCell<Option<HtmlInputElement>> = const { RefCell::new(None) };
}

/// A finger toggles; so does a click with a modifier key, and that of a screen reader, which no button of a mouse brings.
fn press_of(event: &Event, intent: &Intent) -> SelectMode {
    let mouse = event.dyn_ref::<MouseEvent>();
    let with_key = mouse.is_some_and(|mouse| mouse.shift_key() || mouse.ctrl_key() || mouse.meta_key());
    let is_card = matches!(intent, Intent::Hand(HandIntent::Select(_)));
    let by_reader = is_card && event.is_trusted() && mouse.is_some_and(|mouse| mouse.detail() == 0);
    if with_key || by_reader || TOUCHED.get() { SelectMode::Toggle } else { SelectMode::Primary }
}

/// The field that is written into, or chosen from with letters.
fn editable(event: &Event) -> Option<Element> {
    target(event)?.closest("input:not([type=radio]):not([type=checkbox]), select, textarea").ok()?
}

/// Does what a key asks for. False if it asks for nothing here and the browser may have it.
fn on_key(root: &Element, event: &KeyboardEvent) -> bool {
    if event.default_prevented() || event.is_composing() || event.ctrl_key() || event.meta_key() {
        return false;
    }
    let key = event.key();
    // Held down, a key that acts would act again on whatever has the focus then: throw a card, open another's hand.
    if event.repeat() && matches!(key.as_str(), "Enter" | " ") && editable(event).is_none() {
        return true;
    }
    if key == "Escape" {
        if drag::cancel() {
            return true;
        }
        if dialog().is_some() {
            dispatch_intent(Intent::Dialog(DialogIntent::Close), SelectMode::Toggle);
            return true;
        }
        if open_menu().is_none() {
            dispatch_intent(Intent::Hand(HandIntent::Deselect), SelectMode::Toggle);
        }
        return false;
    }
    if let Some(field) = target(event).and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
        && field.class_list().contains("key")
        && learn_key(&field, &key)
    {
        return true;
    }
    if event.alt_key() {
        return shift_card(event, &key);
    }
    let tv = ask(|session| session.settings().tv).unwrap_or(false);
    if tv && on_remote(root, event, &key) {
        return true;
    }
    if let Some(menu) = open_menu() {
        return in_menu(&menu, &key);
    }
    if editable(event).is_some() {
        return false;
    }
    in_hand(event, &key, tv) || press_primary(root, event, &key) || on_letter(root, event, &key)
}

/// A field of the list of keys takes the key itself, so that the old one need not be deleted first.
fn learn_key(field: &HtmlInputElement, key: &str) -> bool {
    let clears = matches!(key, "Backspace" | "Delete" | " ");
    if key.chars().count() != 1 && !clears {
        return false;
    }
    field.set_value(if clears { "" } else { key });
    choose(field);
    true
}

/// Moves the card that has the focus within the hand.
fn shift_card(event: &Event, key: &str) -> bool {
    let id = |card: Element| card.id().strip_prefix('c').and_then(|id| id.parse().ok());
    let Some((card, Intent::Hand(HandIntent::Select(own)))) = used(event) else { return false };
    let before = match key {
        "ArrowLeft" => match card.previous_element_sibling() {
            Some(neighbour) => id(neighbour),
            None => return true,
        },
        "ArrowRight" => match card.next_element_sibling() {
            Some(neighbour) => neighbour.next_element_sibling().and_then(id),
            None => return true,
        },
        _ => return false,
    };
    dispatch_intent(Intent::Hand(HandIntent::Move(vec![own], before)), SelectMode::Toggle);
    true
}

/// TV mode: the arrows go to what lies there, and Enter acts.
fn on_remote(root: &Element, event: &KeyboardEvent, key: &str) -> bool {
    if event.shift_key() {
        return false;
    }
    let Some(direction) = Direction::of_key(key) else {
        return key == "Enter" && enter(event);
    };
    if target(event).is_some_and(|field| moves_caret(&field, direction)) {
        return false;
    }
    if !step(root, direction) && direction == Direction::Left && open_menu().is_some() {
        close_menu();
    }
    true
}

/// Whether an arrow moves the caret of a field: from the end of what is written it leads on, as it does from a number.
fn moves_caret(field: &Element, direction: Direction) -> bool {
    if !matches!(direction, Direction::Left | Direction::Right) {
        return false;
    }
    let (caret, text) = if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
        (area.selection_start(), area.value())
    } else if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
        let classes = input.class_list();
        if input.type_() != "text" || classes.contains("key") || classes.contains("number") {
            return false;
        }
        (input.selection_start(), input.value())
    } else {
        return false;
    };
    let end = if direction == Direction::Left { 0 } else { text.encode_utf16().count() };
    caret.ok().flatten().and_then(|caret| usize::try_from(caret).ok()) != Some(end)
}

/// Enter on a remote acts on controls that have another key on a keyboard.
fn enter(event: &Event) -> bool {
    let Some(control) = target(event) else { return false };
    if let Some(select) = control.dyn_ref::<HtmlSelectElement>() {
        let next = select.selected_index() + 1;
        let length = i32::try_from(select.length()).unwrap_or(i32::MAX);
        select.set_selected_index(if next < length { next } else { 0 });
        choose(select);
        return true;
    }
    match control.dyn_ref::<HtmlInputElement>() {
        Some(input) if matches!(input.type_().as_str(), "radio" | "checkbox") => {
            input.click();
            true
        }
        _ => false,
    }
}

/// A press on the button that opened the menu closes it, and has the focus then.
fn close_menu() {
    if let Some(opener) = menu_button().and_then(|opener| opener.dyn_into::<HtmlElement>().ok()) {
        opener.click();
        let _ = opener.focus();
    }
}

/// Arrows go round in the menu.
fn in_menu(menu: &Element, key: &str) -> bool {
    let items = super::focus::all(menu, "[role=menuitem]");
    let n = items.len();
    let here = items.iter().position(|item| active().as_ref() == Some(item));
    let to = match (key, here) {
        (_, _) if n == 0 => return false,
        ("ArrowDown", Some(at)) => (at + 1) % n,
        ("ArrowUp", Some(at)) => (at + n - 1) % n,
        ("ArrowDown" | "Home", _) => 0,
        ("ArrowUp" | "End", _) => n - 1,
        // It goes with the menu, on from its button.
        ("Tab", _) => {
            close_menu();
            return false;
        }
        _ => return false,
    };
    focus(items.into_iter().nth(to));
    true
}

/// Keys on a card of the hand.
fn in_hand(event: &KeyboardEvent, key: &str, tv: bool) -> bool {
    let Some((card, intent @ Intent::Hand(HandIntent::Select(_)))) = used(event) else { return false };
    let Some(hand) = card.parent_element() else { return false };
    let sibling = match key {
        "ArrowRight" | "ArrowDown" => card.next_element_sibling().or_else(|| hand.first_element_child()),
        "ArrowLeft" | "ArrowUp" => card.previous_element_sibling().or_else(|| hand.last_element_child()),
        "Home" => hand.first_element_child(),
        "End" => hand.last_element_child(),
        " " => {
            dispatch_intent(intent, SelectMode::Toggle);
            return true;
        }
        "Enter" if tv => {
            dispatch_intent(intent, SelectMode::Toggle);
            return true;
        }
        _ => return false,
    };
    if event.shift_key() && key.starts_with("Arrow") {
        add(&card);
        if let Some(sibling) = &sibling {
            add(sibling);
        }
    }
    focus(sibling);
    true
}

/// Selects a card that is not selected yet.
fn add(card: &Element) {
    if card.get_attribute("aria-selected").as_deref() == Some("false")
        && let Some(Ok(intent)) = card.get_attribute("data-intent").map(|text| text.parse())
    {
        dispatch_intent(intent, SelectMode::Toggle);
    }
}

/// Enter where nothing else takes it presses the highlighted button.
fn press_primary(root: &Element, event: &Event, key: &str) -> bool {
    let idle = target(event).is_none_or(|target| {
        target.closest("button, input, summary, a, dialog").is_ok_and(|control| control.is_none())
    });
    // A dialog that the session has opened may be about to be shown.
    if key != "Enter" || !idle || ask(|session| session.dialog().is_some()).unwrap_or(true) {
        return false;
    }
    let button = root.query_selector(".action-bar .primary, .welcome .primary").ok().flatten();
    match button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        Some(button) => button.click(),
        None => return false,
    }
    true
}

/// Keys of one character.
fn on_letter(root: &Element, event: &KeyboardEvent, key: &str) -> bool {
    if key.chars().count() != 1 || key == " " || event.repeat() {
        return false;
    }
    let Some((on, command, dialog)) = ask(|session| {
        let map = &session.settings().key_map;
        (session.settings().keys, map.command(key).map(|command| command.intent(session)), session.dialog_kind())
    }) else {
        return false;
    };
    match dialog {
        _ if !on => return false,
        Some(DialogKind::ChooseWay) => match key.parse::<usize>() {
            Ok(number @ 1..) => {
                dispatch_intent(Intent::Dialog(DialogIntent::ChooseWay(number - 1)), SelectMode::Toggle)
            }
            _ => return false,
        },
        Some(_) => return false,
        None => match (command, rank_of_key(key)) {
            (Some(intent), _) => dispatch_intent(intent, SelectMode::Toggle),
            (None, Some(rank)) => go_to(root, rank),
            (None, None) => return false,
        },
    }
    true
}

/// Goes to the next card of a rank, or says that there is none.
fn go_to(root: &Element, rank: Rank) {
    let cards = hand_cards(root);
    let is_of_rank = |card: &Element| {
        let card = card.get_attribute("data-card").and_then(|card| card.parse::<Card>().ok());
        card.is_some_and(|card| card.rank() == rank)
    };
    let here = cards.iter().position(|card| active().as_ref() == Some(card)).map_or(0, |at| at + 1);
    let (before, after) = cards.split_at(here.min(cards.len()));
    match after.iter().chain(before).find(|card| is_of_rank(card)) {
        Some(card) => focus(Some(card.clone())),
        // Behind the curtain there are no cards to speak of.
        None if cards.is_empty() => {}
        None => dispatch_intent(Intent::Hand(HandIntent::NoneOf(rank)), SelectMode::Toggle),
    }
}
