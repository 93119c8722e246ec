//! The room that the table needs. Left to the style sheets, the page would be laid out twice whenever anything in it
//! changes: once to learn how high everything would like to be, once to fit it into the window; and each time the cards
//! of all melds would take another size. So the style sheets give the felt what the window has left, and what is too
//! much for that, in a small window or with large type, is measured here: then the page is higher and scrolls.

use super::focus::{all, area};
use super::{dom, number};
use crate::view::places::Area;
use wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, Element, HtmlElement};

/// Less than this, in pixels, is rounding.
const SLACK: f64 = 1.0;

/// Fewer letters than so many side by side change how the table is arranged, and the dialogs.
const FEW_LETTERS: [f64; 3] = [17.0, 30.0, 50.0];

/// What the style sheets call the height that the felt needs at least.
const LEAST: &str = "--least";

/// Gives the felt the height that it needs at least, if that is more than it has.
pub fn fit(root: &Element) {
    let page = find(root, ".app");
    let felt = find(root, ".table-area");
    say_letters(root, felt.as_ref().or(page.as_ref()));
    let Some(page) = page else { return };
    let set = number::read(&page.style().get_property_value(LEAST).unwrap_or_default());
    let wanted = felt.as_deref().and_then(need).and_then(|Need { height, least }| {
        // What has been set stays until there is more room than that.
        let tight = if set.is_some() { least > height - SLACK } else { least > height + SLACK };
        tight.then(|| least.ceil())
    });
    match (set, wanted) {
        (Some(set), Some(wanted)) if (set - wanted).abs() <= SLACK => {}
        (_, Some(wanted)) => drop(page.style().set_property(LEAST, &format!("{}px", number::write(wanted, 0)))),
        (Some(_), None) => drop(page.style().remove_property(LEAST)),
        (None, None) => {}
    }
}

/// The first element that a selector finds.
fn find(root: &Element, selector: &str) -> Option<HtmlElement> {
    root.query_selector(selector).ok()??.dyn_into().ok()
}

/// Says in the document how few letters fit side by side on the felt, or in all of the page as long as there is none.
fn say_letters(root: &Element, place: Option<&HtmlElement>) {
    let Some(html) = root.owner_document().and_then(|document| document.document_element()) else { return };
    let Some(style) = place.and_then(|place| style(place)) else { return };
    let [Some(width), Some(left), Some(right), Some(letter)] =
        ["width", "padding-left", "padding-right", "font-size"].map(|name| pixels(&style, name))
    else {
        return;
    };
    let letters = (width - left - right) / letter;
    let few: Vec<String> =
        FEW_LETTERS.iter().filter(|&&few| letters <= few).map(|&few| number::write(few, 0)).collect();
    let few = (!few.is_empty()).then(|| few.join(" "));
    dom::set_attribute(&html, "data-letters", few.as_deref());
}

/// An element's style as it is now.
fn style(element: &Element) -> Option<CssStyleDeclaration> {
    web_sys::window()?.get_computed_style(element).ok()?
}

/// A length of a style.
fn pixels(style: &CssStyleDeclaration, name: &str) -> Option<f64> {
    number::read(style.get_property_value(name).ok()?.strip_suffix("px")?)
}

/// How high the felt is, and how high it must be at least.
struct Need {
    height: f64,
    least: f64,
}

fn need(felt: &Element) -> Option<Need> {
    let here = area(felt);
    let zones = all(felt, ".zone");
    let areas: Vec<Area> = zones.iter().map(area).collect();
    let first = areas.first()?;
    // The zones share what is left: beside each other they are one row.
    let one_row = areas.iter().all(|zone| (zone.y - first.y).abs() <= SLACK);
    let rows = if one_row { &areas[..1] } else { &areas[..] };
    let zone_least = pixels(&style(zones.first()?)?, "min-height")?;
    let free: f64 = rows.iter().map(|zone| (zone.height - zone_least).max(0.0)).sum();
    let end = areas.iter().map(|zone| zone.y + zone.height).fold(f64::MIN, f64::max);
    let over = end - (here.y + here.height - pixels(&style(felt)?, "padding-bottom")?);
    Some(Need { height: here.height, least: here.height + over - free })
}
