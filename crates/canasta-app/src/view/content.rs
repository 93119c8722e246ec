//! The content of a dialog.

use crate::view::node::Element;

/// The content of a dialog. The frame around it is the same for all.
pub(crate) struct Content {
    pub title: String,
    /// A sentence below the title; empty if there is none.
    pub note: String,
    pub body: Vec<Element>,
    /// The buttons along the lower edge.
    pub foot: Vec<Element>,
}
