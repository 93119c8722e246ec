//! Links to the game.

/// The address of the page with this fragment.
pub fn to(fragment: &str) -> String {
    let address = gloo::utils::window().location().href().unwrap_or_default();
    let page = address.split_once(['#', '?']).map_or(address.as_str(), |(page, _)| page);
    format!("{page}{fragment}")
}
