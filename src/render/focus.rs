//! The focus: where it was before a change of the page, and where it goes when its element is gone.

use super::inert::free;
use crate::dom::attributes::set_attribute;
use crate::dom::find::{active, all, first, hand_cards, is_behind_dialog, open_dialog};
use crate::dom::patch;
use canasta_app::view::{Page, text};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

/// The card of the hand that is the tab stop.
const HAND: &str = "#hand > [tabindex='0']";

/// The elements that can have the focus.
pub const CONTROLS: &str = "button, input, select, textarea, summary, a[href], [role=option], .melds[tabindex='0']";

/// Focuses an element, if there is one.
pub fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        if open_dialog().is_none() {
            free(&element);
        }
        let _ = element.focus();
    }
}

/// Focuses a control. Returns whether it accepts the focus.
fn try_focus(control: &Element) -> bool {
    focus(Some(control.clone()));
    active().as_ref() == Some(control)
}

/// Focuses the preferred control of a dialog, or else the first that accepts it.
fn focus_first(dialog: &Element) {
    let preferred = first(dialog, "[autofocus]");
    let _ = preferred.into_iter().chain(all(dialog, CONTROLS)).any(|control| try_focus(&control));
}

/// Moves the focus from an element behind an open dialog into the dialog: not everything behind it is inert yet.
pub fn keep_within_dialog(element: &Element) {
    if is_behind_dialog(element) && active().as_ref() == Some(element) {
        open_dialog().iter().for_each(focus_first);
    }
}

/// Makes one card of the hand the tab stop: the focused one, or else the last one that was.
pub fn update_roving_tabindex(root: &Element) {
    let cards = hand_cards(root);
    let active = active();
    let focused = cards.iter().position(|card| active.as_ref() == Some(card));
    let last = cards.iter().position(|card| card.get_attribute("tabindex").as_deref() == Some("0"));
    let stop = focused.or(last).unwrap_or(0);
    for (at, card) in cards.iter().enumerate() {
        // Long before the focus comes: a screen reader says a description again that changes under it, or just before.
        if focused != Some(at) {
            describe(card, at, cards.len());
        }
        let index = if at == stop { "0" } else { "-1" };
        if card.get_attribute("tabindex").as_deref() != Some(index) {
            let _ = card.set_attribute("tabindex", index);
        }
    }
}

/// Focuses the hand.
pub fn focus_hand(root: &Element) {
    focus(first(root, HAND));
}

/// Focuses the hand that was dealt. Whoever plays by ear knows where they are then.
pub fn focus_after_deal(root: &Element) {
    update_roving_tabindex(root);
    focus(after_deal(root));
}

/// What has the focus at a new table. In the hand Orca changes to focus mode, and at a button it does not. A remote control has one
/// key for both.
pub fn after_deal(root: &Element) -> Option<Element> {
    first(root, "html[data-tv] .lesson .primary").or_else(|| first(root, HAND)).or_else(|| most_likely(root))
}

/// Says the place of a card within the hand. Screen readers leave it out by themselves, or tell more.
fn describe(card: &Element, at: usize, of: usize) {
    set_attribute(card, "aria-description", Some(&text::one_of(at + 1, of)));
}

/// The control at the table that is most likely needed now.
pub fn most_likely(root: &Element) -> Option<Element> {
    const BY_PREFERENCE: [&str; 8] = [
        ".lesson .primary",
        ".question .primary",
        ".hint-sheet .primary",
        ".action-bar .primary",
        HAND,
        ".welcome :is(.action, .go)",
        // While others play: the button with which the person's next turn begins.
        ".action-bar [data-intent='do:draw']",
        ".action-bar button",
    ];
    BY_PREFERENCE.iter().find_map(|selector| first(root, selector))
}

/// The focus before a change of the page.
pub struct Focus {
    element: Option<Element>,
    /// The position in the hand, if it was a card.
    card: Option<usize>,
    /// Whether it was a button of the table.
    is_table_button: bool,
    /// The elements around it up to the open dialog, the nearest first.
    ancestors: Vec<Element>,
    /// The other controls of the dialog: those after it, then those before it, the nearest first.
    neighbours: Vec<Element>,
}

/// The ancestors of an element up to the open dialog, and the dialog's other controls by preference.
fn surroundings(element: &Element) -> (Vec<Element>, Vec<Element>) {
    let Some(dialog) = open_dialog().filter(|dialog| dialog.contains(Some(element))) else {
        return Default::default();
    };
    let mut ancestors = Vec::new();
    let mut parent = element.parent_element();
    while let Some(one) = parent {
        parent = (one != dialog).then(|| one.parent_element()).flatten();
        ancestors.push(one);
    }
    let controls = all(&dialog, CONTROLS);
    let at = controls.iter().position(|control| control == element).unwrap_or(controls.len());
    let after = controls.iter().skip(at + 1);
    (ancestors, after.chain(controls.iter().take(at).rev()).cloned().collect())
}

impl Focus {
    /// The focus as it is now.
    pub fn capture(root: &Element) -> Focus {
        let element = active().filter(|active| root.contains(Some(active)));
        let card = element.as_ref().and_then(|active| hand_cards(root).iter().position(|card| card == active));
        let is_table_button = element.as_ref().is_some_and(|active| {
            active.closest(".action-bar, .question, .middle, .staging").is_ok_and(|found| found.is_some())
        });
        let (ancestors, neighbours) = element.as_ref().map(surroundings).unwrap_or_default();
        Focus { element, card, is_table_button, ancestors, neighbours }
    }

    /// Blurs the focused element if the new page does not contain it. When a focused element is removed, the browser computes
    /// styles and layout of a page that is only half patched.
    pub fn blur_if_removed(&self, root: &Element, shown: &Page, page: &Page) {
        // The focus in a dialog is kept by the dialog.
        let Some(element) = self.element.as_ref().filter(|_| self.ancestors.is_empty()) else { return };
        if let Some(element) = element.dyn_ref::<HtmlElement>()
            && !patch::stays(root, element, &shown.nodes(), &page.nodes())
        {
            let _ = element.blur();
        }
    }

    /// Whether an element had the focus and none has it now.
    pub fn is_lost(&self) -> bool {
        self.element.is_some() && active().is_none()
    }

    /// Returns the focus to its element, or to one nearby if that is gone.
    pub fn restore(self, root: &Element) {
        update_roving_tabindex(root);
        self.find_new_place(root);
        update_roving_tabindex(root);
    }

    fn find_new_place(self, root: &Element) {
        let Some(element) = self.element.clone() else { return };
        let now = active();
        let dialog = open_dialog();
        let is_reachable = |element: &Node| {
            element.is_connected() && dialog.as_ref().is_none_or(|dialog| dialog.contains(Some(element)))
        };
        if now.as_ref() == Some(&element) {
            return;
        }
        if is_reachable(&element) && try_focus(&element) {
            return;
        }
        if now.is_some_and(|now| is_reachable(&now)) {
            return;
        }
        if let Some(dialog) = &dialog {
            self.focus_neighbour(dialog);
            return;
        }
        let cards = hand_cards(root);
        let card = self.card.and_then(|at| cards.get(at.min(cards.len().saturating_sub(1))).cloned());
        // After a button of the table, the hand is next, unless a button is highlighted.
        let in_hand = || cards.iter().find(|card| card.class_list().contains("new")).or(cards.first()).cloned();
        let tab_stop = || first(root, HAND).or_else(in_hand);
        let primary = || {
            let places = [".lesson .primary", ".question .primary", ".action-bar .primary"];
            places.into_iter().find_map(|selector| first(root, selector))
        };
        let after_button = || if self.is_table_button { tab_stop() } else { None };
        focus(card.or_else(primary).or_else(after_button).or_else(|| most_likely(root)));
    }

    /// Focuses the control next to the old one in a dialog: in the same row, or else in what is around that.
    fn focus_neighbour(&self, dialog: &Element) {
        let ancestors = self.ancestors.iter().filter(|one| one.is_connected() && dialog.contains(Some(one)));
        let mut nearest =
            ancestors.flat_map(|one| self.neighbours.iter().filter(|control| one.contains(Some(control))));
        if !nearest.any(try_focus) {
            focus_first(dialog);
        }
    }
}
