//! The focus: one stop in the hand, arrows that find the next control, and a place to go when an element is gone.

use super::{document, dom, modal};
use crate::view;
use crate::view::places::{Area, Direction, toward};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

/// What can have the focus.
const CONTROLS: &str = "button, input, select, textarea, summary, a[href], [role=option], .melds[tabindex='0']";

/// What is folded away. It has a place on the screen all the same, and takes no focus.
const FOLDED: &str = "details:not([open]) :not(summary, summary *)";

/// Gives the focus to an element, if there is one.
pub fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        if dialog().is_none() {
            modal::free(&element);
        }
        let _ = element.focus();
    }
}

/// The element that has the focus, if it is more than the page itself.
pub fn active() -> Option<Element> {
    document()?.active_element().filter(|element| !matches!(element.tag_name().as_str(), "BODY" | "HTML"))
}

fn find(root: &Element, what: &str) -> Option<Element> {
    root.query_selector(what).ok().flatten()
}

/// All elements that match, in the order of the page.
pub fn all(root: &Element, what: &str) -> Vec<Element> {
    let Ok(list) = root.query_selector_all(what) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

/// The cards of the hand.
pub fn hand_cards(root: &Element) -> Vec<Element> {
    all(root, "#hand > [role=option]")
}

/// Where an element is on the screen.
pub fn area(element: &Element) -> Area {
    let rect = element.get_bounding_client_rect();
    Area { x: rect.x(), y: rect.y(), width: rect.width(), height: rect.height() }
}

/// The open dialog.
pub fn dialog() -> Option<Element> {
    document()?.query_selector("dialog[open]").ok().flatten()
}

/// The menu, if it is open.
pub fn open_menu() -> Option<Element> {
    document()?.query_selector("#menu:popover-open").ok().flatten()
}

/// The button of the menu, outside of it.
pub fn menu_button() -> Option<Element> {
    document()?.query_selector(".toolbar > [popovertarget=menu]").ok().flatten()
}

/// Whether an element lies behind an open dialog.
pub fn is_behind(element: &Element) -> bool {
    dialog().is_some_and(|dialog| !dialog.contains(Some(element)))
}

/// Whether an element takes the focus that it is given.
fn takes(control: &Element) -> bool {
    focus(Some(control.clone()));
    active().as_ref() == Some(control)
}

/// Gives the focus to the first thing of a dialog that is likely to be wanted, or else that takes it.
fn focus_first(dialog: &Element) {
    let first = find(dialog, "[autofocus]");
    let _ = first.into_iter().chain(all(dialog, CONTROLS)).any(|control| takes(&control));
}

/// Takes the focus from an element behind an open dialog: not all that is there is inert yet.
pub fn keep_within(element: &Element) {
    if is_behind(element) && active().as_ref() == Some(element) {
        dialog().iter().for_each(focus_first);
    }
}

/// Makes one card of the hand the one that the tab key finds: the one with the focus, else the one that was it.
pub fn update_roving_tabindex(root: &Element) {
    let cards = hand_cards(root);
    let active = active();
    let focused = cards.iter().position(|card| active.as_ref() == Some(card));
    let was = cards.iter().position(|card| card.get_attribute("tabindex").as_deref() == Some("0"));
    let stop = focused.or(was).unwrap_or(0);
    for (at, card) in cards.iter().enumerate() {
        let index = if at == stop { "0" } else { "-1" };
        if card.get_attribute("tabindex").as_deref() != Some(index) {
            let _ = card.set_attribute("tabindex", index);
        }
    }
}

/// What is likely to be wanted now.
fn best(root: &Element) -> Option<Element> {
    const WANTED: [&str; 6] = [
        ".question .primary",
        ".action-bar .primary",
        "#hand > [tabindex='0']",
        ".welcome .action",
        // While others play: what the own turn begins with.
        ".action-bar [data-intent='do:draw']",
        ".action-bar button",
    ];
    WANTED.iter().find_map(|what| find(root, what))
}

/// Moves the focus to the next control in a direction. False if there is none.
pub fn step(root: &Element, direction: Direction) -> bool {
    let scope = dialog().or_else(open_menu);
    let controls: Vec<(Element, Area)> = all(scope.as_ref().unwrap_or(root), CONTROLS)
        .into_iter()
        .map(|control| {
            let area = area(&control);
            (control, area)
        })
        .filter(|(control, area)| {
            let scrolls = !control.class_list().contains("melds") || control.scroll_height() > control.client_height();
            area.width > 0.0 && area.height > 0.0 && scrolls && !control.matches(FOLDED).unwrap_or(false)
        })
        .collect();
    let here = active().filter(|active| controls.iter().any(|(control, _)| control == active));
    let Some(here) = here else {
        let first = match &scope {
            Some(scope) => find(scope, "[autofocus]").or_else(|| controls.first().map(|(control, _)| control.clone())),
            None => best(root),
        };
        focus(first);
        return true;
    };
    // In what scrolls the next control may be out of sight: it comes before those that stand still around it. From there
    // the arrows go to what is seen.
    let scroller = |element: &Element| element.closest(".dialog-body").ok().flatten();
    let home = scroller(&here);
    let is_seen = |(control, place): &(Element, Area)| {
        scroller(control).is_none_or(|scroller| {
            let window = area(&scroller);
            place.y + place.height > window.y && place.y < window.y + window.height
        })
    };
    let next = |controls: Vec<(Element, Area)>| {
        let (others, areas): (Vec<Element>, Vec<Area>) = controls.into_iter().unzip();
        toward(area(&here), &areas, direction).and_then(|at| others.into_iter().nth(at))
    };
    let others = controls.into_iter().filter(|(control, _)| *control != here);
    let (near, far): (Vec<_>, Vec<_>) = others.partition(|(control, _)| home.is_some() && scroller(control) == home);
    let found = next(near).or_else(|| next(far.into_iter().filter(is_seen).collect()));
    // Words of which some are out of sight come before the controls around them.
    let words = scope.as_ref().and_then(|scope| find(scope, ".dialog-body[tabindex]"));
    if let Some(words) = words.filter(|words| !found.as_ref().is_some_and(|found| words.contains(Some(found))))
        && scroll(&words, direction)
    {
        return true;
    }
    let is_found = found.is_some();
    focus(found);
    is_found
}

/// Scrolls words by most of what is seen of them. False if they end there.
fn scroll(words: &Element, direction: Direction) -> bool {
    let (top, seen, all) = (words.scroll_top(), words.client_height(), words.scroll_height());
    let by = match direction {
        Direction::Down if top + seen + 1 < all => seen * 7 / 10,
        Direction::Up if top > 0 => -seen * 7 / 10,
        Direction::Left | Direction::Right | Direction::Up | Direction::Down => return false,
    };
    words.set_scroll_top(top + by);
    true
}

/// Where the focus was before the page changed, so that it does not get lost with the element that had it.
pub struct Focus {
    element: Option<Element>,
    /// Its place, if it was a card of the hand.
    card: Option<usize>,
    /// Whether it was a button of the action bar, or of a question.
    act: bool,
    /// What stood around it in the open dialog, the nearest first.
    around: Vec<Element>,
    /// The other controls of the dialog: those behind it, then those before it, the nearest first.
    near: Vec<Element>,
}

/// What stands around an element, up to and with the dialog, and the dialog's other controls as one looks for them.
fn surroundings(element: &Element) -> (Vec<Element>, Vec<Element>) {
    let Some(dialog) = dialog().filter(|dialog| dialog.contains(Some(element))) else { return Default::default() };
    let mut around = Vec::new();
    let mut outer = element.parent_element();
    while let Some(one) = outer {
        outer = (one != dialog).then(|| one.parent_element()).flatten();
        around.push(one);
    }
    let controls = all(&dialog, CONTROLS);
    let at = controls.iter().position(|control| control == element).unwrap_or(controls.len());
    let behind = controls.iter().skip(at + 1);
    (around, behind.chain(controls.iter().take(at).rev()).cloned().collect())
}

impl Focus {
    /// Where it is now.
    pub fn of(root: &Element) -> Focus {
        let element = active().filter(|active| root.contains(Some(active)));
        let card = element.as_ref().and_then(|active| hand_cards(root).iter().position(|card| card == active));
        let within =
            |what: &str| element.as_ref().is_some_and(|active| active.closest(what).is_ok_and(|e| e.is_some()));
        let act = within(".action-bar, .question, .middle, .staging");
        let (around, near) = element.as_ref().map(surroundings).unwrap_or_default();
        Focus { element, card, act, around, near }
    }

    /// Gives it up if the page to come lacks what has it. When an element with the focus is taken away, the browser works out
    /// the styles of the page, which has changed only in part by then, and lays it out.
    pub fn give_up_what_goes(&self, root: &Element, shown: &[view::Node], page: &[view::Node]) {
        // Dialogs see to theirs.
        let Some(element) = self.element.as_ref().filter(|_| self.around.is_empty()) else { return };
        if let Some(element) =
            element.dyn_ref::<HtmlElement>().filter(|element| !dom::stays(root, element, shown, page))
        {
            let _ = element.blur();
        }
    }

    /// Whether nothing has it now that something had it.
    pub fn is_lost(&self) -> bool {
        self.element.is_some() && active().is_none()
    }

    /// Puts it back where it was, or near there if that is gone.
    pub fn restore(self, root: &Element) {
        self.put_back(root);
        update_roving_tabindex(root);
    }

    fn put_back(self, root: &Element) {
        let Some(element) = self.element.clone() else { return };
        let now = active();
        let modal = dialog();
        let in_modal = |element: &Node| modal.as_ref().is_none_or(|modal| modal.contains(Some(element)));
        if now.as_ref() == Some(&element) {
            return;
        }
        if element.is_connected() && in_modal(&element) {
            focus(Some(element.clone()));
            if active().as_ref() == Some(&element) {
                return;
            }
        }
        if now.is_some_and(|now| now.is_connected() && in_modal(&now)) {
            return;
        }
        if let Some(modal) = &modal {
            self.put_near(modal);
            return;
        }
        let cards = hand_cards(root);
        let near = self.card.and_then(|place| cards.get(place.min(cards.len().saturating_sub(1))).cloned());
        // After a button of the table the next thing is in the hand, unless a button says that it is next.
        let hand = || cards.iter().find(|card| card.class_list().contains("new")).or(cards.first()).cloned();
        let stop = || find(root, "#hand > [tabindex='0']").or_else(hand);
        let primary = || find(root, ".question .primary").or_else(|| find(root, ".action-bar .primary"));
        focus(near.or_else(primary).or_else(|| if self.act { stop() } else { None }).or_else(|| best(root)));
    }

    /// Gives the focus to what is next to where it was in a dialog: in the same row, else in what is around that.
    fn put_near(&self, modal: &Element) {
        let rows = self.around.iter().filter(|row| row.is_connected() && modal.contains(Some(row)));
        let mut near = rows.flat_map(|row| self.near.iter().filter(|control| row.contains(Some(control))));
        if near.any(takes) {
            return;
        }
        focus_first(modal);
    }
}
