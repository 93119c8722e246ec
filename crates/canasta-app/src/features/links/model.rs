//! What was opened, and the name under which the person sends.

use canasta::links::{LinkError, NotLinkable};

/// What the dialog about links shows. What it is about stands in [`Links`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPage {
    /// A link that cannot be used.
    Refused,
    /// What can be sent.
    Send,
}

impl LinkPage {
    /// Its name, by which the page tells dialogs apart.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            LinkPage::Refused => "link-refused",
            LinkPage::Send => "link-send",
        }
    }
}

/// What was opened, and the name under which the person sends.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// Why the last link could not be used.
    pub(super) refused: Option<Box<LinkError>>,
    /// Why the last link could not be made.
    pub(super) not_made: Option<NotLinkable>,
    /// The name as it was written, once it was.
    pub(super) name: Option<String>,
}

impl Links {
    /// Why the link that was opened last cannot be used.
    #[must_use]
    pub fn refused(&self) -> Option<&LinkError> {
        self.refused.as_deref()
    }

    /// Why the link that was to be sent last could not be made.
    #[must_use]
    pub const fn not_made(&self) -> Option<&NotLinkable> {
        self.not_made.as_ref()
    }

    /// The name under which the person sends, if they have written one here.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }
}
