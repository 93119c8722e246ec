//! Moving the focus with arrow keys to the control that lies there.

use crate::dom::find::{active, all, area, first, open_dialog, open_menu};
use crate::render::focus::{CONTROLS, focus, most_likely};
use canasta_app::view::places::{Area, Direction, toward};
use web_sys::Element;

/// Controls in collapsed sections, with the heads of sections within. They have a position on the screen, but accept no focus.
const COLLAPSED: &str = "details:not([open]) > :not(summary), details:not([open]) > :not(summary) *";

/// Moves the focus to the next control in a direction. Returns whether there is one.
pub fn move_focus(root: &Element, direction: Direction) -> bool {
    let scope = open_dialog().or_else(open_menu);
    let controls: Vec<(Element, Area)> = all(scope.as_ref().unwrap_or(root), CONTROLS)
        .into_iter()
        .map(|control| {
            let area = area(&control);
            (control, area)
        })
        .filter(|(control, area)| {
            let scrolls = !control.class_list().contains("melds") || control.scroll_height() > control.client_height();
            area.width > 0.0 && area.height > 0.0 && scrolls && !control.matches(COLLAPSED).unwrap_or(false)
        })
        .collect();
    let here = active().filter(|active| controls.iter().any(|(control, _)| control == active));
    let Some(here) = here else {
        let initial = match &scope {
            Some(scope) => first(scope, "[autofocus]").or_else(|| controls.first().map(|(control, _)| control.clone())),
            None => most_likely(root),
        };
        focus(initial);
        return true;
    };
    // In a scrolling body the next control may be out of sight: it precedes those outside of the body. From outside, only
    // visible controls are reached.
    let scroller = |element: &Element| element.closest(".dialog-body").ok().flatten();
    let home = scroller(&here);
    let is_visible = |(control, place): &(Element, Area)| {
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
    let found = next(near).or_else(|| next(far.into_iter().filter(is_visible).collect()));
    // Text that continues out of sight precedes the controls around it.
    let text = scope.as_ref().and_then(|scope| first(scope, ".dialog-body[tabindex]"));
    if let Some(text) = text.filter(|text| !found.as_ref().is_some_and(|found| text.contains(Some(found))))
        && scroll(&text, direction)
    {
        return true;
    }
    let is_found = found.is_some();
    focus(found);
    is_found
}

/// Scrolls text by most of its visible height. Returns false at its end.
fn scroll(text: &Element, direction: Direction) -> bool {
    let (top, visible, all) = (text.scroll_top(), text.client_height(), text.scroll_height());
    let by = match direction {
        Direction::Down if top + visible + 1 < all => visible * 7 / 10,
        Direction::Up if top > 0 => -visible * 7 / 10,
        Direction::Left | Direction::Right | Direction::Up | Direction::Down => return false,
    };
    text.set_scroll_top(top + by);
    true
}
