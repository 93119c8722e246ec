//! The parts of the page that are inert while a dialog is open: they can be neither focused nor read by screen readers.

use crate::dom::attributes::set_attribute;
use crate::dom::find::all;
use web_sys::Element;

/// The live region, which becomes inert first: a dialog has its own.
const LIVE_REGION: &str = "#page > [role=log]";

/// The parts behind a dialog, in the order in which they are needed again. Melds can have many cards, so each is a part, and
/// their container is only hidden from screen readers.
const PARTS: [&str; 8] = [
    LIVE_REGION,
    ".player-area > *",
    ".melds > :not(.meld-grid)",
    ".meld-grid > *",
    MELDS,
    ".zone > :not(.melds)",
    ".table-area > :not(.zone)",
    ".app > :not(.table-area, .player-area)",
];

/// The containers of melds. The `inert` attribute would change the styles of everything in them.
const MELDS: &str = ".melds";

/// Whether parts are to be inert.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Background {
    /// A dialog is open.
    Inert,
    /// No dialog is open.
    Free,
}

/// Makes the live region inert, and empties it: some screen readers say what is in it when it is live again.
pub fn silence_live_region(root: &Element) {
    for region in all(root, LIVE_REGION) {
        region.set_text_content(None);
        set_inert(&region, true);
    }
}

/// Frees the live region.
pub fn free_live_region(root: &Element) {
    all(root, LIVE_REGION).iter().for_each(|region| set_inert(region, false));
}

/// Changes parts with about this many elements. Returns whether there are more.
pub fn change_some(root: &Element, background: Background, elements: u32) -> bool {
    let inert = background == Background::Inert;
    let mut changed = 0;
    let parts = PARTS.iter().flat_map(|parts| all(root, parts));
    let mut parts = parts.filter(|part| is_inert(part) != inert);
    for part in parts.by_ref() {
        set_inert(&part, inert);
        changed += 1 + if holds_melds(&part) { 0 } else { part.get_elements_by_tag_name("*").length() };
        if changed >= elements {
            break;
        }
    }
    parts.next().is_some()
}

/// Frees the parts around an element, so that it can be focused.
pub fn free(element: &Element) {
    while let Ok(Some(part)) = element.closest("[inert], .melds[aria-hidden]") {
        set_inert(&part, false);
    }
}

fn is_inert(part: &Element) -> bool {
    part.has_attribute("inert") || (holds_melds(part) && part.has_attribute("aria-hidden"))
}

fn holds_melds(part: &Element) -> bool {
    part.matches(MELDS).unwrap_or(false)
}

fn set_inert(part: &Element, inert: bool) {
    if holds_melds(part) {
        set_attribute(part, "aria-hidden", inert.then_some("true"));
        set_attribute(part, "tabindex", Some(if inert { "-1" } else { "0" }));
    } else {
        // An attribute with a valid name can always be toggled.
        let _ = part.toggle_attribute_with_force("inert", inert);
    }
}
