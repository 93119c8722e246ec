//! FLIP animations: an element that made room moves from its old position to its new one, within the page.

use super::animation::{FLIP, FLIP_RAISED, animate, timing, transform};
use super::layout_snapshot::LayoutSnapshot;
use crate::dom::number;
use canasta_app::view::motion::Location;
use std::collections::HashMap;
use web_sys::{Animation, Element};

/// Cards of the hand that a transform of their own raises.
const RAISED: &str = "[aria-selected=true], :hover";
/// The largest motion that cannot be seen, in pixels.
const UNSEEN: f64 = 0.75;

/// An animation that is to be started.
pub struct FlipAnimation {
    element: Element,
    keyframes: String,
}

/// Starts the animations, which last `travel` milliseconds.
pub fn start(flips: &[FlipAnimation], travel: f64) -> Vec<Animation> {
    let Some((plain, raised)) = timing(travel, 0.0, &FLIP).zip(timing(travel, 0.0, &FLIP_RAISED)) else {
        return Vec::new();
    };
    let start = |flip: &FlipAnimation| {
        let timing = if flip.element.matches(RAISED).unwrap_or(true) { &raised } else { &plain };
        animate(&flip.element, &flip.keyframes, timing)
    };
    flips.iter().filter_map(start).collect()
}

/// How the cards of a meld move with it.
enum MeldMotion {
    /// They move and scale as one row.
    AsRow,
    /// Each moves by itself, within a meld that moves this far.
    Separately((f64, f64)),
}

/// The animations of everything that is elsewhere than `before`. A meld moves as a whole, and so do its cards, unless cards
/// come or go or were already moving: then its row is added to `separate`.
pub fn flips(before: &LayoutSnapshot, now: &LayoutSnapshot, separate: &mut Vec<Element>) -> Vec<FlipAnimation> {
    let mut flips = Vec::new();
    let mut flip = |element: &Element, from: String| {
        let keyframes = format!(r#"[{{"transform":"{from}"}},{{"transform":"none"}}]"#);
        flips.push(FlipAnimation { element: element.clone(), keyframes });
    };
    let mut motions: HashMap<Location, MeldMotion> = HashMap::new();
    for (location, meld) in &now.melds {
        let old = before.melds.get(location);
        let (x, y) = old.map(|old| difference(old.corner, meld.corner)).unwrap_or_default();
        let moves = is_visible(x) || is_visible(y);
        if moves {
            flip(&meld.element, transform(x, y, 1.0));
        }
        let Some(row) = &meld.row else { continue };
        let old_row = old.and_then(|old| Some((old, old.row.as_ref()?)));
        let scaled = old_row.and_then(|(old, old_row)| Some((old, old_row, row.scale_from(old_row)?)));
        match scaled.filter(|_| !separate.contains(&row.element)) {
            Some((old, old_row, (wide, high))) => {
                motions.insert(*location, MeldMotion::AsRow);
                if is_visible(old_row.width - row.width) || is_visible(old_row.height - row.height) {
                    let (x, y) =
                        difference(difference(old_row.corner, old.corner), difference(row.corner, meld.corner));
                    let [wide, high] = [wide, high].map(|n| number::write(n, 3));
                    flip(&row.element, format!("{} scale({wide},{high})", transform(x, y, 1.0)));
                }
            }
            None => {
                motions.insert(*location, MeldMotion::Separately(if moves { (x, y) } else { (0.0, 0.0) }));
                if !separate.contains(&row.element) {
                    separate.push(row.element.clone());
                }
            }
        }
    }
    for (card, (to, element)) in &now.cards {
        let Some((from, _)) = before.cards.get(card) else { continue };
        let (x, y) = match motions.get(&card.location) {
            Some(MeldMotion::AsRow) => continue,
            // The cards of melds scale from their corner, those of the hand from their centre.
            Some(MeldMotion::Separately(meld)) => difference(difference(from.corner(), to.corner()), *meld),
            None => difference((from.x, from.y), (to.x, to.y)),
        };
        let scale = from.width / to.width;
        if is_visible(x) || is_visible(y) || is_visible((scale - 1.0) * to.width) {
            flip(element, transform(x, y, scale));
        }
    }
    flips
}

/// The vector from `to` to `from`.
fn difference((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> (f64, f64) {
    (x - to_x, y - to_y)
}

fn is_visible(pixels: f64) -> bool {
    pixels.abs() > UNSEEN
}
