//! What merely made room: it glides from where it was, in its place of the page.

use super::animation::{GLIDE, RAISED_GLIDE, animate, timing, transform};
use super::layout_snapshot::LayoutSnapshot;
use super::number;
use super::vec_map::VecMap;
use crate::view::motion::Location;
use web_sys::{Animation, Element};

/// Cards of the hand that stand higher than the others, by a transform of their own.
const RAISED: &str = "[aria-selected=true], :hover";
/// Less than this, in pixels, is not seen.
const UNSEEN: f64 = 0.75;

/// What is yet to glide.
pub struct FlipAnimation {
    element: Element,
    frames: String,
}

/// Lets them glide, for so many milliseconds.
pub fn set_off(glides: &[FlipAnimation], travel: f64) -> Vec<Animation> {
    let Some((plain, raised)) = timing(travel, 0.0, &GLIDE).zip(timing(travel, 0.0, &RAISED_GLIDE)) else {
        return Vec::new();
    };
    let glide = |one: &FlipAnimation| {
        let timing = if one.element.matches(RAISED).unwrap_or(true) { &raised } else { &plain };
        animate(&one.element, &one.frames, timing)
    };
    glides.iter().filter_map(glide).collect()
}

/// What made room, with the frames that bring it from where it was. A meld glides as a whole, and so do its cards, unless
/// others come or go or were already on their way: then its row is added to `loose`.
pub fn of(before: &LayoutSnapshot, now: &LayoutSnapshot, loose: &mut Vec<Element>) -> Vec<FlipAnimation> {
    let mut glides = Vec::new();
    let mut glide = |element: &Element, from: String| {
        let frames = format!(r#"[{{"transform":"{from}"}},{{"transform":"none"}}]"#);
        glides.push(FlipAnimation { element: element.clone(), frames });
    };
    // How far melds go whose cards go on by themselves; none if they do not.
    let mut moved: VecMap<Location, Option<(f64, f64)>> = VecMap::default();
    for (spot, meld) in now.melds.iter() {
        let old = before.melds.get(spot);
        let (x, y) = old.map(|old| between(old.corner, meld.corner)).unwrap_or_default();
        let moves = is_seen(x) || is_seen(y);
        if moves {
            glide(&meld.element, transform(x, y, 1.0));
        }
        let Some(row) = &meld.row else { continue };
        let old_row = old.and_then(|old| Some((old, old.row.as_ref()?)));
        let grown = old_row.and_then(|(old, old_row)| Some((old, old_row, row.grown(old_row)?)));
        match grown.filter(|_| !loose.contains(&row.element)) {
            Some((old, old_row, (wide, high))) => {
                moved.put(*spot, None);
                if is_seen(old_row.width - row.width) || is_seen(old_row.height - row.height) {
                    let (x, y) = between(between(old_row.corner, old.corner), between(row.corner, meld.corner));
                    let [wide, high] = [wide, high].map(|n| number::write(n, 3));
                    glide(&row.element, format!("{} scale({wide},{high})", transform(x, y, 1.0)));
                }
            }
            None => {
                moved.put(*spot, Some(if moves { (x, y) } else { (0.0, 0.0) }));
                if !loose.contains(&row.element) {
                    loose.push(row.element.clone());
                }
            }
        }
    }
    for (thing, (to, element)) in now.things.iter() {
        let Some((from, _)) = before.things.get(thing) else { continue };
        let (x, y) = match moved.get(&thing.spot) {
            Some(None) => continue,
            // They grow from their corner.
            Some(Some(with)) => between(between(from.corner(), to.corner()), *with),
            None => between((from.x, from.y), (to.x, to.y)),
        };
        let size = from.width / to.width;
        if is_seen(x) || is_seen(y) || is_seen((size - 1.0) * to.width) {
            glide(element, transform(x, y, size));
        }
    }
    glides
}

/// The way from the second of two points to the first.
fn between((x, y): (f64, f64), (from_x, from_y): (f64, f64)) -> (f64, f64) {
    (x - from_x, y - from_y)
}

fn is_seen(pixels: f64) -> bool {
    pixels.abs() > UNSEEN
}
