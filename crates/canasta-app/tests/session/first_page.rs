//! The static HTML of the first page, which is shown before the program has loaded.

use canasta_app::session::{Message, Session, StorageMessage};
use canasta_app::view::{Node, page};
use std::path::Path;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;").replace('…', "&hellip;")
}

/// HTML that a browser parses to the same nodes that the program would create.
fn html(nodes: &[Node]) -> String {
    let is_text = |node: &Node| matches!(node, Node::Text(_));
    assert!(!nodes.windows(2).any(|pair| pair.iter().all(is_text)), "a browser would join two texts: {nodes:?}");
    let mut out = String::new();
    for node in nodes {
        match node {
            Node::Text(text) => {
                assert!(!text.is_empty(), "a browser would leave out a text without letters");
                out += &escaped(text);
            }
            Node::Element(element) => {
                let tag = element.tag;
                out += &format!("<{tag}");
                for (name, value) in &element.attributes {
                    assert!(!name.starts_with("--"), "the page's policy allows no styles in {tag}");
                    out +=
                        &if value.is_empty() { format!(" {name}") } else { format!(" {name}=\"{}\"", escaped(value)) };
                }
                out += &format!(">{}", html(&element.children));
                // Void elements have no end tag and no content.
                if !["hr", "input"].contains(&tag) {
                    out += &format!("</{tag}>");
                }
            }
        }
    }
    out
}

/// `CANASTA_BLESS=1` rewrites the file after an intended change of the first page.
#[test]
fn index_html_contains_the_first_page() {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("www/welcome.html");
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    let now = html(&page(&session).into_iter().collect::<Vec<Node>>());
    if std::env::var_os("CANASTA_BLESS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!(kept, now, "if the first page was meant to change: CANASTA_BLESS=1 cargo test --test session");
}
