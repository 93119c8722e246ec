//! What is seen: the page as a pure description, made from what the person may see and nothing else.

pub mod announcements;
pub mod card_images;
pub mod cards;
pub mod confetti;
mod controls;
mod dialogs;
pub mod graph;
pub mod motion;
pub mod node;
pub mod open_hands;
pub mod places;
pub mod sound;
mod table;
pub mod text;

pub use node::{Element, Node};

use crate::session::Session;
use cards::Faces;

/// The whole page: the table, what is said aloud, and the open dialog.
#[must_use]
pub fn page(session: &Session) -> Vec<Node> {
    text::set_language(session.settings().language);
    cards::show_as(if session.settings().lite { Faces::Signs } else { Faces::Drawn });
    let names: Vec<String> = session.places().iter().map(|place| place.name.clone()).collect();
    let app = node::div().class("app").key("app").attr("id", "app").children(table::table(session, &names));
    let mut parts: Vec<Node> = vec![app.into(), announcements::region(session, &names).into()];
    if let Some(open) = session.dialog_kind()
        && let Some(dialog) = dialogs::dialog(session, &names)
    {
        parts.push(dialogs::shade(open).into());
        parts.push(dialog.into());
    }
    parts
}

/// Whether the dialog of a page says what came of something: the words stand at its lower edge, over what is there.
#[must_use]
pub fn tells(page: &[Node]) -> bool {
    let Some(Node::Element(dialog)) = page.get(3) else { return false };
    let mut told = false;
    dialog
        .walk(&mut |part| told |= matches!(part.get("class"), Some("error" | "success")) && !part.children.is_empty());
    told
}
