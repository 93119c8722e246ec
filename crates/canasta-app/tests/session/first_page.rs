//! The static HTML of the first page, which is shown before the program has loaded.

use canasta_app::session::{DeviceMessage, Message, Session, StorageMessage};
use canasta_app::view::{Node, page};
use canasta_app::words::{self, Locale};
use canasta_words_build::{PageWords, Project};
use std::path::{Path, PathBuf};

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;").replace('…', "&hellip;")
}

/// HTML that a browser parses to the same nodes that the program would create.
fn html(nodes: &[Node], say: &mut dyn FnMut(&str) -> String) -> String {
    let is_text = |node: &Node| matches!(node, Node::Text(_));
    assert!(!nodes.windows(2).any(|pair| pair.iter().all(is_text)), "a browser would join two texts: {nodes:?}");
    let mut out = String::new();
    for node in nodes {
        match node {
            Node::Text(text) => {
                assert!(!text.is_empty(), "a browser would leave out a text without letters");
                out += &escaped(&say(text));
            }
            Node::Element(element) => {
                let tag = element.tag;
                out += &format!("<{tag}");
                for (name, value) in &element.attributes {
                    let is_read = ["aria-label", "title"].contains(&&**name);
                    let value = if is_read { say(value) } else { value.to_string() };
                    assert!(!name.starts_with("--"), "the page's policy allows no styles in {tag}");
                    out +=
                        &if value.is_empty() { format!(" {name}") } else { format!(" {name}=\"{}\"", escaped(&value)) };
                }
                out += &format!(">{}", html(&element.children, say));
                // Void elements have no end tag and no content.
                if !["hr", "input"].contains(&tag) {
                    out += &format!("</{tag}>");
                }
            }
        }
    }
    out
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The page of a visitor for whom nothing is stored, on a device of this language.
fn first_page(locale: Locale) -> Vec<Node> {
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    session.update(Message::Device(DeviceMessage::Language(locale)));
    page(&session).into_iter().collect()
}

/// `CANASTA_BLESS=1` rewrites the file after an intended change of the first page.
#[test]
fn index_html_contains_the_first_page() {
    let path = root().join("www/welcome.html");
    let now = html(&first_page(Locale::En), &mut str::to_owned);
    if std::env::var_os("CANASTA_BLESS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!(kept, now, "if the first page was meant to change: CANASTA_BLESS=1 cargo test --test session");
}

/// A script of the page replaces the English words by those of the language, and the program then keeps what it finds.
#[test]
fn the_page_says_in_every_language_what_the_program_says() {
    let project = Project::read(&root().join("locales")).unwrap();
    let page = PageWords::of(&project).unwrap();
    let (_, english) = &page.languages[0];
    for (locale, others) in page.languages.iter().filter(|(locale, _)| words::is_offered(*locale)) {
        if let Some(language) = project.languages.iter().find(|language| language.locale == *locale) {
            words::take(*locale, language.table.clone()).unwrap();
        }
        let mut say = |text: &str| match english.iter().position(|word| word == text.trim()) {
            Some(place) => text.replace(text.trim(), &others[place]),
            None => {
                let is_said = text.chars().any(char::is_alphabetic) && text != "Canasta";
                assert!(!is_said, "crates/canasta-words-build/src/page.rs lacks “{text}”");
                text.to_owned()
            }
        };
        let without_the_program = html(&first_page(Locale::En), &mut say);
        let by_the_program = html(&first_page(*locale), &mut str::to_owned);
        assert_eq!(without_the_program, by_the_program, "{locale:?}");
    }
}
