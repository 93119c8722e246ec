//! Hands that come to lie open. At the end of a hand all of them do, while the table changes too and a dialog opens: a slow
//! device needs a task of its own for each.

use super::node::{Element, Node};

/// The key of a node.
fn key(node: &Node) -> &str {
    match node {
        Node::Element(element) => element.key.as_deref().unwrap_or_default(),
        Node::Text(_) => "",
    }
}

/// The felt of a page.
fn felt(page: &[Node]) -> Option<&Element> {
    let Some(Node::Element(app)) = page.first() else { return None };
    app.children.iter().find_map(|node| match node {
        Node::Element(felt) if key(node) == "table-area" => Some(felt),
        _ => None,
    })
}

/// Whether hands lie open on `page` that did not on `shown`.
#[must_use]
pub fn come_open(shown: &[Node], page: &[Node]) -> bool {
    let is_open = |felt: &Element| {
        let mut open = false;
        felt.walk(&mut |element| open |= element.key.as_deref() == Some("open"));
        open
    };
    felt(shown).zip(felt(page)).is_some_and(|(was, now)| !is_open(was) && is_open(now))
}

/// Leaves the seats of `page`, and the felt's own attributes, which say how much room their hands have, as they are on `shown`.
pub fn keep_closed(shown: &[Node], page: &mut [Node]) {
    let (Some(was), Some(Node::Element(app))) = (felt(shown), page.first_mut()) else { return };
    let Some(Node::Element(felt)) = app.children.iter_mut().find(|node| key(node) == "table-area") else { return };
    felt.attributes.clone_from(&was.attributes);
    for part in &mut felt.children {
        if let Some(seat) = was.children.iter().find(|one| key(one).starts_with("seat") && key(one) == key(part)) {
            part.clone_from(seat);
        }
    }
}
