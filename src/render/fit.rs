//! The minimum height of the table. If the style sheets computed it, the browser would lay the page out twice for every
//! change. So they give the table area the height that the window leaves, and this module measures whether its contents need
//! more, in a small window or with large type; then the page is higher than the window and scrolls.

use crate::dom::attributes::set_attribute;
use crate::dom::find::{all, area, first};
use crate::dom::number;
use canasta_app::view::places::Area;
use wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, Element, HtmlElement};

/// Differences up to this count as rounding, in pixels.
const SLACK: f64 = 1.0;

/// The widths, in letters, up to which the style sheets arrange table and dialogs differently.
const NARROW_WIDTHS: [f64; 3] = [17.0, 30.0, 50.0];

/// The custom property with the minimum height of the table area.
const MIN_HEIGHT: &str = "--least";

/// Sets the minimum height of the table area, if its contents need more than it has.
pub fn fit(root: &Element) {
    let page = find(root, ".app");
    let table_area = find(root, ".table-area");
    mark_width(root, table_area.as_ref().or(page.as_ref()));
    let Some(page) = page else { return };
    let set = number::read(&page.style().get_property_value(MIN_HEIGHT).unwrap_or_default());
    let wanted = table_area.as_deref().and_then(heights).and_then(|Heights { height, needed }| {
        // A minimum that is set follows what is needed: without it the panel of a lesson would take the height again.
        (set.is_some() || needed > height + SLACK).then(|| needed.ceil())
    });
    match (set, wanted) {
        (Some(set), Some(wanted)) if (set - wanted).abs() <= SLACK => {}
        (_, Some(wanted)) => drop(page.style().set_property(MIN_HEIGHT, &format!("{}px", number::write(wanted, 0)))),
        (Some(_), None) => drop(page.style().remove_property(MIN_HEIGHT)),
        (None, None) => {}
    }
}

fn find(root: &Element, selector: &str) -> Option<HtmlElement> {
    first(root, selector)?.dyn_into().ok()
}

/// Marks the page with the narrow widths that an element does not exceed, in letters of its own size.
fn mark_width(root: &Element, element: Option<&HtmlElement>) {
    let Some(html) = root.owner_document().and_then(|document| document.document_element()) else { return };
    let Some(style) = element.and_then(|element| computed_style(element)) else { return };
    let [Some(width), Some(left), Some(right), Some(letter)] =
        ["width", "padding-left", "padding-right", "font-size"].map(|name| pixels(&style, name))
    else {
        return;
    };
    let letters = (width - left - right) / letter;
    let narrow: Vec<String> =
        NARROW_WIDTHS.iter().filter(|&&width| letters <= width).map(|&width| number::write(width, 0)).collect();
    let narrow = (!narrow.is_empty()).then(|| narrow.join(" "));
    set_attribute(&html, "data-letters", narrow.as_deref());
}

fn computed_style(element: &Element) -> Option<CssStyleDeclaration> {
    web_sys::window()?.get_computed_style(element).ok()?
}

/// A length of a style, in pixels.
fn pixels(style: &CssStyleDeclaration, name: &str) -> Option<f64> {
    number::read(style.get_property_value(name).ok()?.strip_suffix("px")?)
}

/// The height of the table area and the height that its contents need, in pixels.
struct Heights {
    height: f64,
    needed: f64,
}

fn heights(table_area: &Element) -> Option<Heights> {
    let own = area(table_area);
    // Where more than one side plays against ours, theirs share one place.
    let areas: Vec<Area> = all(table_area, ".table-area > :is(.zone, .zones)").iter().map(area).collect();
    let top = areas.first()?.y;
    // The zones share the remaining height; side by side they are one row.
    let one_row = areas.iter().all(|zone| (zone.y - top).abs() <= SLACK);
    let rows = if one_row { &areas[..1] } else { &areas[..] };
    let zone_minimum = pixels(&computed_style(&first(table_area, ".zone.we")?)?, "min-height")?;
    let free: f64 = rows.iter().map(|zone| (zone.height - zone_minimum).max(0.0)).sum();
    let end = areas.iter().map(|zone| zone.y + zone.height).fold(f64::MIN, f64::max);
    let overflow = end - (own.y + own.height - pixels(&computed_style(table_area)?, "padding-bottom")?);
    // Stock and pile, with their words, stand beside the zones.
    let (start, end) =
        all(table_area, ".middle :is(p, button)").iter().map(area).fold((f64::MAX, top), |(start, end), part| {
            if part.height > 0.0 { (start.min(part.y), end.max(part.y + part.height)) } else { (start, end) }
        });
    let beside = if end > top { end - start - area(&first(table_area, ".middle")?).height } else { f64::MIN };
    Some(Heights { height: own.height, needed: own.height + (overflow - free).max(beside) })
}
