//! What the browser moves: styles of an element that change over time.

use super::number;
use js_sys::{Function, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

/// Fast at first, gentle at the end: as the style sheets have it.
const EASE: &str = "cubic-bezier(.2,.8,.25,1)";

/// How something is animated, in words of the browser.
pub struct AnimationOptions {
    fill: &'static str,
    composite: &'static str,
    easing: &'static str,
}

/// A copy on its way, which waits where it begins. Where it ends, the card itself is seen from then on.
pub const FLIGHT: AnimationOptions = AnimationOptions { fill: "backwards", composite: "replace", easing: EASE };
/// A copy that comes from the stock: nobody sees it before it leaves.
pub const DRAWN: AnimationOptions = AnimationOptions { fill: "none", ..FLIGHT };
/// What is not seen while its copy flies. Nothing changes until the end, so that the browser has nothing to work out for
/// each picture.
const HIDDEN: AnimationOptions = AnimationOptions { fill: "none", composite: "replace", easing: "steps(1)" };
/// What makes room. What only replaces a transform is moved without the page's own thread.
pub const GLIDE: AnimationOptions = AnimationOptions { fill: "none", composite: "replace", easing: EASE };
/// The same for a raised card, which keeps its own transform meanwhile.
pub const RAISED_GLIDE: AnimationOptions = AnimationOptions { composite: "add", ..GLIDE };

/// Where a card is and how large, as styles write it.
pub fn transform(x: f64, y: f64, size: f64) -> String {
    let [x, y, size] = [(x, 1), (y, 1), (size, 3)].map(|(n, digits)| number::write(n, digits));
    format!("translate({x}px,{y}px) scale({size})")
}

/// Keeps an element out of sight for so many milliseconds.
pub fn hide(element: &Element, lasts: f64) -> Option<Animation> {
    animate(element, r#"[{"opacity":0},{"opacity":0}]"#, &timing(lasts, 0.0, &HIDDEN)?)
}

/// When and how something moves, for any number of elements: it lasts so many milliseconds after a delay of so many.
pub fn timing(lasts: f64, delay: f64, manner: &AnimationOptions) -> Option<Object> {
    let timing = Object::new();
    let all: [(&str, JsValue); 5] = [
        ("duration", lasts.into()),
        ("delay", delay.into()),
        ("easing", manner.easing.into()),
        ("fill", manner.fill.into()),
        ("composite", manner.composite.into()),
    ];
    for (name, value) in all {
        Reflect::set(&timing, &name.into(), &value).ok()?;
    }
    Some(timing)
}

/// `element.animate(…)`, which web-sys counts among the unstable ones.
pub fn animate(element: &Element, frames: &str, timing: &Object) -> Option<Animation> {
    let frames = JSON::parse(frames).ok()?;
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, &frames, timing).ok()?.dyn_into().ok()
}
