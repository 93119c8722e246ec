//! The picture of the tab, written into the page: a browser asks for no file for it, in the Lite version neither.

use super::draft::{Draft, INDEX, replace_one};
use crate::failure::Result;

/// The drawing.
const ICON: &str = "icon.svg";

/// Writes the icon into the front page. The file stays, for the manifest.
pub fn inline(draft: &mut Draft) -> Result<()> {
    let address = address(draft.text(ICON)?);
    let html = replace_one(draft.text(INDEX)?, &format!("href=\"{ICON}\""), &format!("href=\"{address}\""))?;
    draft.put(INDEX, html);
    Ok(())
}

/// A drawing as an address within an attribute.
fn address(svg: &str) -> String {
    let escaped = svg.trim().replace('%', "%25").replace('#', "%23").replace('<', "%3C").replace('>', "%3E");
    format!("data:image/svg+xml,{}", escaped.replace('"', "'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_drawing_ends_its_attribute() {
        assert_eq!(address("<a b=\"#1\" c=\"5%\"/>\n"), "data:image/svg+xml,%3Ca b='%231' c='5%25'/%3E");
    }
}
