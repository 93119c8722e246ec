//! Why a connection cannot be made.

use crate::platform::promise::{QUICK_MS, within};
use canasta_app::features::friends::NoConnections;
use js_sys::Promise;
use js_sys::futures::JsFuture;
use wasm_bindgen::JsValue;

/// Why a connection cannot be made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// The browser has no WebRTC.
    NoWebRtc,
    /// It gives no candidate.
    NoNetwork,
    /// It refuses credentials that are not its own.
    ChangedCredentials,
    /// It refuses something else.
    Refused,
}

impl From<Trouble> for NoConnections {
    fn from(trouble: Trouble) -> NoConnections {
        match trouble {
            Trouble::NoWebRtc => NoConnections::NoWebRtc,
            Trouble::NoNetwork => NoConnections::NoNetwork,
            Trouble::ChangedCredentials | Trouble::Refused => NoConnections::Refused,
        }
    }
}

/// The answer of a promise of the browser.
pub async fn settled(promise: Promise) -> Result<JsValue, Trouble> {
    within(QUICK_MS, JsFuture::from(promise)).await.and_then(Result::ok).ok_or(Trouble::Refused)
}
