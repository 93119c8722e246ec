//! The place of this page among all that its host stores: other games may lie in other folders. www/storage.js names it before the
//! program starts.

use crate::dom::find::html;

/// The attribute with the beginning of all keys.
const ATTRIBUTE: &str = "data-storage";

/// What the names of everything that this page stores begin with.
fn prefix() -> String {
    html().and_then(|html| html.get_attribute(ATTRIBUTE)).unwrap_or_default()
}

/// The key of a value.
pub fn key(name: &str) -> String {
    prefix() + name
}

/// The value that a key of this page names; `None` for the keys of other games.
pub fn name(key: &str) -> Option<String> {
    key.strip_prefix(prefix().as_str()).map(str::to_owned)
}

/// The name of the page as a whole, for its database.
pub fn page_name() -> String {
    prefix().trim_end().to_owned()
}
