//! What was opened, and the name under which the person sends.

use super::sent_deal::SentDeal;
use canasta::links::{LinkError, NotLinkable};

/// What the dialog about links shows. What it is about stands in [`Links`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPage {
    /// A link that cannot be used.
    Refused,
    /// A deal that can be played.
    Deal,
    /// The results of a deal that was played.
    Results,
    /// What can be sent.
    Send,
}

impl LinkPage {
    /// Its name, by which the page tells dialogs apart.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            LinkPage::Refused => "link-refused",
            LinkPage::Deal => "link-deal",
            LinkPage::Results => "link-results",
            LinkPage::Send => "link-send",
        }
    }
}

/// What was opened, and the name under which the person sends.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The deal that was opened last and is not played yet.
    pub(super) deal: Option<Box<SentDeal>>,
    /// Why the last link could not be used.
    pub(super) refused: Option<Box<LinkError>>,
    /// Why the last link could not be made.
    pub(super) not_made: Option<NotLinkable>,
    /// The name as it was written, once it was.
    pub(super) name: Option<String>,
}

impl Links {
    /// The deal that was opened last, until it is played.
    #[must_use]
    pub fn deal(&self) -> Option<&SentDeal> {
        self.deal.as_deref()
    }

    /// Takes the deal that was opened last, in order to play it.
    pub(crate) const fn take_deal(&mut self) -> Option<Box<SentDeal>> {
        self.deal.take()
    }

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
