//! Keys: some act wherever the focus is, the others belong to the focused control.

use super::control::{control_of, dispatch_value, editable};
use super::drag::{DragAndDrop, listen_to};
use super::navigation::move_focus;
use super::skip;
use crate::app::{self, dispatch_intent};
use crate::dom::find::{
    active, all, area, card_id, close_menu, document, first, hand_cards, open_dialog, open_menu, target,
};
use crate::render::focus::focus;
use canasta::rules::{Card, Rank};
use canasta_app::features::settings::{KeyPress, rank_of_key};
use canasta_app::session::{
    CardMove, DialogIntent, DialogKind, HandIntent, Intent, LookBackIntent, SelectMode, Stride,
};
use canasta_app::view::places::Direction;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement, KeyboardEvent};

/// Listens to keys, wherever the focus is.
pub fn listen(root: &Element, drags: &DragAndDrop) {
    let Some(document) = document() else { return };
    let (root, drags) = (root.clone(), drags.clone());
    listen_to(&document, "keydown", move |event| {
        if let Some(key) = event.dyn_ref::<KeyboardEvent>()
            && (is_outdated(key) || on_key(&root, &drags, key))
        {
            event.prevent_default();
        }
    });
}

/// Shows what is not shown yet. Returns whether the key would then act on another control than the one that had the focus.
fn is_outdated(key: &KeyboardEvent) -> bool {
    let before = active();
    app::flush();
    before.is_some() && before != active() && matches!(key.key().as_str(), "Enter" | " ")
}

/// Handles a key. Returns false if it has no meaning here, so that the browser may handle it.
fn on_key(root: &Element, drags: &DragAndDrop, event: &KeyboardEvent) -> bool {
    if event.default_prevented() || event.is_composing() || event.meta_key() {
        return false;
    }
    let key = event.key();
    if on_record_key(event, &key) {
        return true;
    }
    if event.ctrl_key() {
        return false;
    }
    // A key that is held down would act again on the control that has the focus then, and discard a card for instance.
    if event.repeat() && matches!(key.as_str(), "Enter" | " ") && editable(event).is_none() {
        return true;
    }
    if key == "Escape" {
        if drags.cancel() {
            return true;
        }
        if open_dialog().is_some() {
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
        && assign_key(&field, &key)
    {
        return true;
    }
    if event.alt_key() {
        return move_card(event, &key);
    }
    let tv = app::query(|session| session.settings().tv).unwrap_or(false);
    if tv && on_tv_key(root, event, &key) {
        return true;
    }
    if let Some(menu) = open_menu() {
        return on_menu_key(root, &menu, &key);
    }
    if editable(event).is_some() {
        return false;
    }
    if key == " " && skip::on_space(event) {
        return true;
    }
    on_hand_key(event, &key, tv) || press_primary(root, event, &key) || on_letter(root, event, &key)
}

/// Keys of a record that is looked back at: arrows for a step, with Shift or Control and with the page keys for a turn, these with
/// Shift for a hand, Home and End for the ends of the hand, Space to play. In TV mode arrows move the focus, except along the scrubber.
fn on_record_key(event: &KeyboardEvent, key: &str) -> bool {
    let looks = app::query(|session| {
        let is_free = session.look_back().is_some() && session.dialog().is_none();
        is_free.then_some(session.settings().tv)
    });
    let Some(tv) = looks.flatten().filter(|_| open_menu().is_none() && !event.alt_key()) else { return false };
    let field = editable(event);
    let on_scrubber = field.as_ref().is_some_and(|field| field.class_list().contains("scrubber"));
    if field.is_some() && !on_scrubber {
        return false;
    }
    let by_turn = event.shift_key() || event.ctrl_key();
    let is_horizontal = matches!(key, "ArrowLeft" | "ArrowRight");
    let takes_arrows = match (tv, on_scrubber) {
        (true, false) => false,
        (false, true) => true,
        (true, true) | (false, false) => is_horizontal,
    };
    let stride = match key {
        "ArrowLeft" | "ArrowDown" if takes_arrows && by_turn => Stride::TurnBack,
        "ArrowLeft" | "ArrowDown" if takes_arrows => Stride::Back,
        "ArrowRight" | "ArrowUp" if takes_arrows && by_turn => Stride::TurnOn,
        "ArrowRight" | "ArrowUp" if takes_arrows => Stride::On,
        // As on every slider, the upper page key goes on.
        "PageUp" if by_turn => Stride::HandOn,
        "PageDown" if by_turn => Stride::HandBack,
        "PageUp" | "MediaTrackNext" | "MediaFastForward" => Stride::TurnOn,
        "PageDown" | "MediaTrackPrevious" | "MediaRewind" => Stride::TurnBack,
        "Home" => Stride::Start,
        "End" => Stride::End,
        " " | "MediaPlayPause" | "MediaPlay" | "MediaPause" => {
            let on_button = target(event).is_some_and(|target| {
                target.closest("button, select, summary, a").is_ok_and(|control| control.is_some())
            });
            if key == " " && (on_button || event.ctrl_key()) {
                return false;
            }
            if !event.repeat() {
                dispatch_intent(Intent::LookBack(LookBackIntent::Play), SelectMode::Toggle);
            }
            return true;
        }
        _ => return false,
    };
    dispatch_intent(Intent::LookBack(LookBackIntent::Go(stride)), SelectMode::Toggle);
    true
}

/// A field of the list of keys takes a key as its value, so that the old one need not be deleted first.
fn assign_key(field: &HtmlInputElement, key: &str) -> bool {
    let clears = matches!(key, "Backspace" | "Delete" | " ");
    if key.chars().count() != 1 && !clears {
        return false;
    }
    field.set_value(if clears { "" } else { key });
    dispatch_value(field);
    true
}

/// Moves the focused card within the hand.
fn move_card(event: &Event, key: &str) -> bool {
    let id = |card: Element| card_id(&card);
    let Some((card, Intent::Hand(HandIntent::Select(own)))) = control_of(event) else { return false };
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
    dispatch_intent(Intent::Hand(HandIntent::Move(CardMove { cards: vec![own], before })), SelectMode::Toggle);
    true
}

/// TV mode: the arrows move the focus to the control that lies there, and Enter acts.
fn on_tv_key(root: &Element, event: &KeyboardEvent, key: &str) -> bool {
    if event.shift_key() {
        return false;
    }
    let Some(direction) = Direction::of_key(key) else {
        return key == "Enter" && on_tv_enter(event);
    };
    if target(event).is_some_and(|field| moves_caret(&field, direction)) {
        return false;
    }
    if !move_focus(root, direction) && direction == Direction::Left && open_menu().is_some() {
        close_menu();
    }
    true
}

/// Whether an arrow moves the caret of a field. At the end of the text, and in numbers, it moves the focus.
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

/// Enter on a remote control acts on controls that have other keys on a keyboard.
fn on_tv_enter(event: &Event) -> bool {
    let Some(control) = target(event) else { return false };
    if let Some(select) = control.dyn_ref::<HtmlSelectElement>() {
        let next = select.selected_index() + 1;
        let length = i32::try_from(select.length()).unwrap_or(i32::MAX);
        select.set_selected_index(if next < length { next } else { 0 });
        dispatch_value(select);
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

/// Arrows move the focus within the menu, and from its end to its start.
fn on_menu_key(root: &Element, menu: &Element, key: &str) -> bool {
    if let ("ArrowLeft" | "ArrowRight", Some(direction)) = (key, Direction::of_key(key)) {
        return move_focus(root, direction);
    }
    let items: Vec<Element> = all(menu, "[role=menuitem]").into_iter().filter(|item| area(item).width > 0.0).collect();
    let n = items.len();
    let here = items.iter().position(|item| active().as_ref() == Some(item));
    let to = match (key, here) {
        (_, _) if n == 0 => return false,
        ("ArrowDown", Some(at)) => (at + 1) % n,
        ("ArrowUp", Some(at)) => (at + n - 1) % n,
        ("ArrowDown" | "Home", _) => 0,
        ("ArrowUp" | "End", _) => n - 1,
        // The focus moves on from the button of the menu.
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
fn on_hand_key(event: &KeyboardEvent, key: &str, tv: bool) -> bool {
    let Some((card, intent @ Intent::Hand(HandIntent::Select(_)))) = control_of(event) else { return false };
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
        select(&card);
        if let Some(sibling) = &sibling {
            select(sibling);
        }
    }
    focus(sibling);
    true
}

/// Selects a card, if it is not.
fn select(card: &Element) {
    if card.get_attribute("aria-selected").as_deref() == Some("false")
        && let Some(Ok(intent)) = card.get_attribute("data-intent").map(|text| text.parse())
    {
        dispatch_intent(intent, SelectMode::Toggle);
    }
}

/// Enter presses the highlighted button, unless a control takes it.
fn press_primary(root: &Element, event: &Event, key: &str) -> bool {
    let idle = target(event).is_none_or(|target| {
        target.closest("button, input, summary, a, dialog").is_ok_and(|control| control.is_none())
    });
    // The session may have a dialog that is not shown yet.
    if key != "Enter" || !idle || app::query(|session| session.dialog().is_some()).unwrap_or(true) {
        return false;
    }
    let button = first(
        root,
        ".lesson .primary, .question .primary, .hint-sheet .primary, .action-bar .primary, .welcome :is(.primary, .go)",
    );
    match button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        Some(button) => button.click(),
        None => return false,
    }
    true
}

/// Handles keys of one character.
fn on_letter(root: &Element, event: &KeyboardEvent, key: &str) -> bool {
    if event.repeat() {
        return false;
    }
    let code = event.code();
    let press =
        KeyPress { key, code: &code, shift: event.shift_key(), caps_lock: event.get_modifier_state("CapsLock") };
    let Some((on, Some(key), command, dialog)) = app::query(|session| {
        let map = &session.settings().key_map;
        let key = press.character(map).map(String::from);
        let command = key.as_ref().and_then(|key| map.command(key)).map(|command| command.intent(session));
        (session.settings().keys, key, command, session.dialog_kind())
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
        None => match (command, rank_of_key(&key)) {
            (Some(intent), _) => dispatch_intent(intent, SelectMode::Toggle),
            (None, Some(rank)) => focus_rank(root, rank),
            (None, None) => return false,
        },
    }
    true
}

/// Focuses the next card of a rank, or announces that there is none.
fn focus_rank(root: &Element, rank: Rank) {
    let cards = hand_cards(root);
    let is_of_rank = |card: &Element| {
        let card = card.get_attribute("data-card").and_then(|card| card.parse::<Card>().ok());
        card.is_some_and(|card| card.rank() == rank)
    };
    let here = cards.iter().position(|card| active().as_ref() == Some(card)).map_or(0, |at| at + 1);
    let (before, after) = cards.split_at(here.min(cards.len()));
    match after.iter().chain(before).find(|card| is_of_rank(card)) {
        Some(card) => focus(Some(card.clone())),
        // Behind the curtain there are no cards to search.
        None if cards.is_empty() => {}
        None => dispatch_intent(Intent::Hand(HandIntent::NoneOf(rank)), SelectMode::Toggle),
    }
}
