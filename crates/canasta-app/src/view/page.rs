//! The page as three parts, so that each can be shown in its turn.

use super::node::{Element, Node};

/// A description of the whole page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The table, or the welcome before the first game.
    pub table: Node,
    /// The live region: the announcements for screen readers.
    pub live: Node,
    /// The open dialog.
    pub dialog: Option<OpenDialog>,
}

/// An open dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenDialog {
    /// The layer that keeps the pointer from the table.
    pub shade: Node,
    /// The dialog itself.
    pub dialog: Node,
}

/// A part of a dialog or of the review that a change brings and that may lie beyond its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// The evaluation of a decision in the review.
    Evaluation,
    /// The field that a press has opened. It takes the focus.
    Field,
    /// The focused control, which a message at the lower edge of the dialog may cover.
    Focus,
    /// Another decision, in the review beside the table.
    Decision,
}

impl Page {
    /// The nodes in the order of the document.
    #[must_use]
    pub fn nodes(&self) -> Vec<&Node> {
        let dialog = self.dialog.iter().flat_map(|open| [&open.shade, &open.dialog]);
        [&self.table, &self.live].into_iter().chain(dialog).collect()
    }

    /// The number of elements.
    #[must_use]
    pub fn element_count(&self) -> usize {
        let mut count = 0;
        for element in self.nodes().into_iter().filter_map(Node::element) {
            element.walk(&mut |_| count += 1);
        }
        count
    }

    /// The part of the dialog or of the review that is to be scrolled into view when this page follows `shown`.
    #[must_use]
    pub fn reveal(&self, shown: &Page) -> Option<Reveal> {
        let evaluation = self.find_in_dialog("evaluation");
        if evaluation.is_some() && evaluation != shown.find_in_dialog("evaluation") {
            return Some(Reveal::Evaluation);
        }
        if self.find_in_dialog("title-field").is_some() && shown.find_in_dialog("title-field").is_none() {
            return Some(Reveal::Field);
        }
        if self.has_feedback() && !shown.has_feedback() {
            return Some(Reveal::Focus);
        }
        let decisions = (self.decision()?, shown.decision()?);
        (decisions.0 != decisions.1).then_some(Reveal::Decision)
    }

    /// The element of the dialog with this class.
    fn find_in_dialog(&self, class: &str) -> Option<&Element> {
        let mut found = None;
        self.dialog.as_ref()?.dialog.element()?.walk(&mut |part| {
            if part.get("class") == Some(class) {
                found = found.or(Some(part));
            }
        });
        found
    }

    /// The name of the decision that the review beside the table shows.
    fn decision(&self) -> Option<&Node> {
        let named = |parent: &Element, key: &str| parent.children.iter().position(|child| child.key() == Some(key));
        let app = self.table.element()?;
        let review = app.children.get(named(app, "match-review")?)?.element()?;
        let details = review.children.get(named(review, "details")?)?.element()?;
        details.children.get(named(details, "decision")?)?.element()?.children.first()
    }

    /// Whether a message stands at the lower edge of the dialog.
    fn has_feedback(&self) -> bool {
        let mut found = false;
        if let Some(dialog) = self.dialog.as_ref().and_then(|open| open.dialog.element()) {
            dialog.walk(&mut |part| {
                found |= matches!(part.get("class"), Some("error" | "success")) && !part.children.is_empty();
            });
        }
        found
    }
}

impl IntoIterator for Page {
    type Item = Node;
    type IntoIter = std::vec::IntoIter<Node>;

    fn into_iter(self) -> Self::IntoIter {
        let dialog = self.dialog.into_iter().flat_map(|open| [open.shade, open.dialog]);
        [self.table, self.live].into_iter().chain(dialog).collect::<Vec<_>>().into_iter()
    }
}
