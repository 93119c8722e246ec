//! QR codes of links, painted on canvases.

use crate::dom::find::all;
use crate::platform::link;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement};

/// The light margin that readers need, in modules.
const MARGIN: i32 = 4;
/// Pixels of a module.
const MODULE: i32 = 6;

/// Paints the links of the canvases below an element.
pub fn paint_codes(root: &Element) {
    for element in all(root, "canvas[data-qr]") {
        let Some(fragment) = element.get_attribute("data-qr") else { continue };
        let code = QrCode::encode_text(&link::to(&fragment), QrCodeEcc::Low);
        if let (Ok(code), Ok(canvas)) = (code, element.dyn_into::<HtmlCanvasElement>()) {
            paint(&canvas, &code);
        }
    }
}

fn paint(canvas: &HtmlCanvasElement, code: &QrCode) {
    let side = (code.size() + 2 * MARGIN) * MODULE;
    let pixels = u32::try_from(side).unwrap_or_default();
    canvas.set_width(pixels);
    canvas.set_height(pixels);
    let context = canvas.get_context("2d").ok().flatten();
    let Some(pen) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok()) else { return };
    // Readers expect dark on light, whatever the theme.
    pen.set_fill_style_str("#fff");
    pen.fill_rect(0.0, 0.0, side.into(), side.into());
    pen.set_fill_style_str("#000");
    let modules = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    for (x, y) in modules.filter(|&(x, y)| code.get_module(x, y)) {
        let at = |place: i32| f64::from((place + MARGIN) * MODULE);
        pen.fill_rect(at(x), at(y), MODULE.into(), MODULE.into());
    }
}
