//! The border of a part of the page: what fails within ends there.

use js_sys::Function;
use wasm_bindgen::closure::ScopedClosure;
use wasm_bindgen::{JsCast, JsValue};

/// Carries out a part. An exception of the browser or a fault of the part ends only this part, and is written to the console. `None` then.
///
/// The part must leave nothing half done that others use: what it has borrowed or begun to change stays so.
pub fn guarded<T>(part: impl FnOnce() -> T) -> Option<T> {
    let (mut part, mut result) = (Some(part), None);
    let mut run = || result = part.take().map(|part| part());
    let thrown = {
        let call = ScopedClosure::<dyn FnMut()>::borrow_mut_aborting(&mut run);
        // A call from outside catches what is thrown within.
        call.as_js_value().unchecked_ref::<Function>().call0(&JsValue::NULL).err()
    };
    if let Some(error) = thrown {
        web_sys::console::error_1(&error);
    }
    result
}
