//! A canvas to draw on in CSS pixels.

use super::find::document;
use canasta_app::view::graph::within;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, HtmlCanvasElement};

/// A canvas whose unit is the CSS pixel and that is sharp on every screen.
pub struct Canvas {
    pub element: HtmlCanvasElement,
    pub context: CanvasRenderingContext2d,
    pub width: f64,
    pub height: f64,
    style: CssStyleDeclaration,
}

impl Canvas {
    /// Fits the resolution of a canvas element to its size in the page; `None` if it has no size.
    pub fn new(element: HtmlCanvasElement) -> Option<Canvas> {
        let window = web_sys::window()?;
        let (width, height) = (f64::from(element.client_width()), f64::from(element.client_height()));
        if width < 1.0 || height < 1.0 {
            return None;
        }
        let scale = within(window.device_pixel_ratio(), 1.0, 4.0);
        // Screens have a few thousand pixels, which fit.
        element.set_width((width * scale).round() as u32);
        element.set_height((height * scale).round() as u32);
        let context: CanvasRenderingContext2d = element.get_context("2d").ok()??.dyn_into().ok()?;
        context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0).ok()?;
        let style = window.get_computed_style(&element).ok()??;
        Some(Canvas { element, context, width, height, style })
    }

    /// The computed value of a CSS property of the canvas.
    pub fn style(&self, name: &str) -> String {
        self.style.get_property_value(name).map(|value| value.trim().to_owned()).unwrap_or_default()
    }

    /// Sets the lengths of dashes and gaps; none for a solid line.
    pub fn set_dash(&self, lengths: &[f64]) {
        let list: Array = lengths.iter().map(|&length| JsValue::from_f64(length)).collect();
        let _ = self.context.set_line_dash(&list);
    }

    /// Draws a line through these points.
    pub fn polyline(&self, points: &[(f64, f64)]) {
        self.context.begin_path();
        for (at, &(x, y)) in points.iter().enumerate() {
            if at == 0 { self.context.move_to(x, y) } else { self.context.line_to(x, y) }
        }
        self.context.stroke();
    }
}

/// A new canvas element, outside of the page.
pub fn create() -> Option<HtmlCanvasElement> {
    document()?.create_element("canvas").ok()?.dyn_into().ok()
}
