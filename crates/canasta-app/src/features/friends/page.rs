//! The pages of tables of several devices.

/// A page of the dialog. What it shows stands in [`Friends`](super::Friends).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendsPage {
    /// The own table: who sits where, the invitation, who is there. For a guest, who is connected.
    Table,
    /// An invitation that was opened.
    Invited,
    /// A reply that was opened.
    Reply,
    /// What can be said at the table.
    Say,
}

impl FriendsPage {
    /// The name of the page, by which it is announced anew.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FriendsPage::Table => "friends",
            FriendsPage::Invited => "friends-invited",
            FriendsPage::Reply => "friends-reply",
            FriendsPage::Say => "friends-say",
        }
    }
}
