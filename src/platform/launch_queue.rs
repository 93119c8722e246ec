//! Files that the system opens with the installed app.

use super::promise::{PERSON_MS, within};
use js_sys::futures::{JsFuture, spawn_local};
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;

fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// Calls `method` of an object without arguments, or with one.
fn call(object: &JsValue, method: &str, argument: Option<&JsValue>) -> Option<JsValue> {
    let method: Function = property(object, method)?.dyn_into().ok()?;
    match argument {
        None => method.call0(object),
        Some(argument) => method.call1(object, argument),
    }
    .ok()
}

async fn file_of(handle: JsValue) -> Option<File> {
    let promise: Promise = call(&handle, "getFile", None)?.dyn_into().ok()?;
    within(PERSON_MS, JsFuture::from(promise)).await?.ok()?.dyn_into().ok()
}

/// Calls `open` with the files of each launch. Browsers without a launch queue do nothing.
pub fn listen(open: impl Fn(Vec<File>) + Clone + 'static) {
    let Some(queue) = property(&js_sys::global(), "launchQueue") else { return };
    let consumer = Closure::<dyn Fn(JsValue)>::new(move |launch: JsValue| {
        let handles = property(&launch, "files").map(|files| Array::from(&files)).unwrap_or_default();
        let open = open.clone();
        spawn_local(async move {
            let mut files = Vec::new();
            for handle in handles.iter() {
                files.extend(file_of(handle).await);
            }
            if !files.is_empty() {
                open(files);
            }
        });
    });
    let _ = call(&queue, "setConsumer", Some(&consumer.into_js_value()));
}
