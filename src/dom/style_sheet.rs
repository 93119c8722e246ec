//! Constructed style sheets, applied after those of the page. web-sys counts this API as unstable.

use super::find::document;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A style sheet that the page has adopted; dropping it removes it.
pub struct StyleSheet(JsValue);

impl StyleSheet {
    /// An empty one; `None` if the browser does not support them.
    pub fn new() -> Option<StyleSheet> {
        let constructor: Function = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into()).ok()?.dyn_into().ok()?;
        let sheet = Reflect::construct(&constructor, &Array::new()).ok()?;
        update_adopted(|sheets| {
            sheets.push(&sheet);
            sheets
        })?;
        Some(StyleSheet(sheet))
    }

    /// Replaces all rules.
    pub fn replace(&self, rules: &str) {
        // Browsers skip rules that they cannot parse.
        let _ = self.call("replaceSync", rules);
    }

    /// Inserts a rule before the others.
    pub fn insert(&self, rule: &str) {
        // The rules of this program can be parsed.
        let _ = self.call("insertRule", rule);
    }

    fn call(&self, name: &str, text: &str) -> Option<JsValue> {
        let function: Function = Reflect::get(&self.0, &name.into()).ok()?.dyn_into().ok()?;
        function.call1(&self.0, &text.into()).ok()
    }
}

impl Drop for StyleSheet {
    fn drop(&mut self) {
        update_adopted(|sheets| sheets.filter(&mut |sheet, _, _| sheet != self.0));
    }
}

/// Changes the document's list of adopted style sheets.
fn update_adopted(change: impl FnOnce(Array) -> Array) -> Option<()> {
    let document = document()?;
    let name = "adoptedStyleSheets".into();
    let sheets = Reflect::get(&document, &name).ok()?;
    Reflect::set(&document, &name, &change(Array::from(&sheets))).ok()?;
    Some(())
}
