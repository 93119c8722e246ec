//! Hands that are laid open. At the end of a hand all of them are, while the table changes and a dialog opens; a slow device
//! needs a task for each step.

use super::node::{Element, Node};

/// The key of a node.
fn key(node: &Node) -> &str {
    match node {
        Node::Element(element) => element.key.as_deref().unwrap_or_default(),
        Node::Text(_) => "",
    }
}

/// The table area of a page.
fn area(page: &[Node]) -> Option<&Element> {
    let Some(Node::Element(app)) = page.first() else { return None };
    app.children.iter().find_map(|node| match node {
        Node::Element(area) if key(node) == "table-area" => Some(area),
        _ => None,
    })
}

/// Whether `page` has open hands and `shown` has none.
#[must_use]
pub fn come_open(shown: &[Node], page: &[Node]) -> bool {
    let is_open = |area: &Element| {
        let mut open = false;
        area.walk(&mut |element| open |= element.key.as_deref() == Some("open"));
        open
    };
    area(shown).zip(area(page)).is_some_and(|(was, now)| !is_open(was) && is_open(now))
}

/// Keeps the seats of `shown` in `page`, and the attributes of the table area, which reserve the room for open hands.
pub fn keep_closed(shown: &[Node], page: &mut [Node]) {
    let (Some(was), Some(Node::Element(app))) = (area(shown), page.first_mut()) else { return };
    let Some(Node::Element(area)) = app.children.iter_mut().find(|node| key(node) == "table-area") else { return };
    area.attributes.clone_from(&was.attributes);
    for part in &mut area.children {
        if let Some(seat) = was.children.iter().find(|one| key(one).starts_with("seat") && key(one) == key(part)) {
            part.clone_from(seat);
        }
    }
}
