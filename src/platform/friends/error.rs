//! Why a connection cannot be made.

use crate::platform::promise::{QUICK_MS, within};
use canasta_app::features::friends::NoConnections;
use js_sys::Promise;
use js_sys::futures::JsFuture;
use wasm_bindgen::JsValue;

/// Why a connection cannot be made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ConnectionError {
    /// The browser has no WebRTC.
    NoWebRtc,
    /// It gives no candidate.
    NoNetwork,
    /// It refuses credentials that are not its own.
    ChangedCredentials,
    /// It refuses something else.
    Refused,
}

impl From<ConnectionError> for NoConnections {
    fn from(error: ConnectionError) -> NoConnections {
        match error {
            ConnectionError::NoWebRtc => NoConnections::NoWebRtc,
            ConnectionError::NoNetwork => NoConnections::NoNetwork,
            ConnectionError::ChangedCredentials | ConnectionError::Refused => NoConnections::Refused,
        }
    }
}

/// The answer of a promise of the browser.
pub async fn settled(promise: Promise) -> Result<JsValue, ConnectionError> {
    within(QUICK_MS, JsFuture::from(promise)).await.and_then(Result::ok).ok_or(ConnectionError::Refused)
}
