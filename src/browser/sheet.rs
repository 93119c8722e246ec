//! Style sheets of the program's own, behind those of the page. web-sys counts them among what is unstable.

use super::document;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// One that the page has as long as this lasts.
pub struct Sheet(JsValue);

impl Sheet {
    /// An empty one.
    pub fn new() -> Option<Sheet> {
        let make: Function = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into()).ok()?.dyn_into().ok()?;
        let sheet = Reflect::construct(&make, &Array::new()).ok()?;
        adopt(|sheets| {
            sheets.push(&sheet);
            sheets
        })?;
        Some(Sheet(sheet))
    }

    /// Makes these its rules.
    pub fn replace(&self, rules: &str) {
        // What cannot be read as a rule is left out, and nothing is refused.
        let _ = self.call("replaceSync", rules);
    }

    /// Puts a rule before its others.
    pub fn add(&self, rule: &str) {
        // A rule of ours can be read.
        let _ = self.call("insertRule", rule);
    }

    fn call(&self, name: &str, text: &str) -> Option<JsValue> {
        let function: Function = Reflect::get(&self.0, &name.into()).ok()?.dyn_into().ok()?;
        function.call1(&self.0, &text.into()).ok()
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        adopt(|sheets| sheets.filter(&mut |sheet, _, _| sheet != self.0));
    }
}

/// Changes the list of the sheets that the page has by program.
fn adopt(change: impl FnOnce(Array) -> Array) -> Option<()> {
    let document = document()?;
    let name = "adoptedStyleSheets".into();
    let sheets = Reflect::get(&document, &name).ok()?;
    Reflect::set(&document, &name, &change(Array::from(&sheets))).ok()?;
    Some(())
}
