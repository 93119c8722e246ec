//! Animations of the browser: `element.animate(…)` and its options.

use crate::dom::number;
use js_sys::{Function, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

/// The easing of the style sheets: fast at first, slow at the end.
const EASING: &str = "cubic-bezier(.2,.8,.25,1)";

/// The options of an animation, besides its times.
pub struct AnimationOptions {
    fill: &'static str,
    composite: &'static str,
    easing: &'static str,
}

/// A copy in flight, which is seen at its start while it waits. At its end the card itself is seen.
pub const FLIGHT: AnimationOptions = AnimationOptions { fill: "backwards", composite: "replace", easing: EASING };
/// A copy that comes from the stock: it is invisible until it leaves.
pub const FLIGHT_FROM_STOCK: AnimationOptions = AnimationOptions { fill: "none", ..FLIGHT };
/// A card that is hidden while its copy flies. Stepped, so that nothing changes from frame to frame.
const HIDDEN: AnimationOptions = AnimationOptions { fill: "none", composite: "replace", easing: "steps(1)" };
/// An element that makes room. Replacing a transform runs without the main thread.
pub const FLIP: AnimationOptions = AnimationOptions { fill: "none", composite: "replace", easing: EASING };
/// The same for a raised card, which keeps its own transform.
pub const FLIP_RAISED: AnimationOptions = AnimationOptions { composite: "add", ..FLIP };

/// A CSS transform: translation in pixels and scale.
pub fn transform(x: f64, y: f64, scale: f64) -> String {
    let [x, y, scale] = [(x, 1), (y, 1), (scale, 3)].map(|(n, decimals)| number::write(n, decimals));
    format!("translate({x}px,{y}px) scale({scale})")
}

/// Hides an element for a duration in milliseconds.
pub fn hide(element: &Element, duration: f64) -> Option<Animation> {
    animate(element, r#"[{"opacity":0},{"opacity":0}]"#, &timing(duration, 0.0, &HIDDEN)?)
}

/// The second argument of `animate`, for any number of elements; duration and delay are in milliseconds.
pub fn timing(duration: f64, delay: f64, options: &AnimationOptions) -> Option<Object> {
    let timing = Object::new();
    let all: [(&str, JsValue); 5] = [
        ("duration", duration.into()),
        ("delay", delay.into()),
        ("easing", options.easing.into()),
        ("fill", options.fill.into()),
        ("composite", options.composite.into()),
    ];
    for (name, value) in all {
        Reflect::set(&timing, &name.into(), &value).ok()?;
    }
    Some(timing)
}

/// `element.animate(…)`, which web-sys counts as unstable.
pub fn animate(element: &Element, keyframes: &str, timing: &Object) -> Option<Animation> {
    let keyframes = JSON::parse(keyframes).ok()?;
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, &keyframes, timing).ok()?.dyn_into().ok()
}
