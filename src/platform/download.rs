//! Downloads.

use crate::dom::find::document;
use crate::schedule::after;
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long the browser has to read the file, in milliseconds.
const READ_MS: u32 = 60_000;

/// Offers a text file for download. A browser without files does nothing.
pub fn download(name: &str, text: &str) {
    download_parts(name, &Array::of1(&text.into()));
}

/// Offers a text file that consists of these parts.
pub fn download_parts(name: &str, parts: &Array) {
    download_as(name, "text/plain;charset=utf-8", parts);
}

/// Offers a file of this media type that consists of these parts.
pub fn download_as(name: &str, media_type: &str, parts: &Array) {
    let download = || -> Option<()> {
        let document = document()?;
        let kind = BlobPropertyBag::new();
        kind.set_type(media_type);
        let blob = Blob::new_with_str_sequence_and_options(parts, &kind).ok()?;
        let url = Url::create_object_url_with_blob(&blob).ok()?;
        let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        after(READ_MS, move || drop(Url::revoke_object_url(&url)));
        Some(())
    };
    let _ = download();
}
