//! Queries: announcements on request, for people who use a screen reader.

/// Something about the table that is announced on request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// The own hand by ranks, and the selection.
    Hand,
    /// The melds of both sides.
    Melds,
    /// Top, size and state of the pile, and the stock.
    Pile,
    /// The scores.
    Scores,
    /// The minimum of the opening.
    Minimum,
    /// The buttons, and the reasons why some are unavailable.
    Buttons,
    /// The last announcement once more.
    Repeat,
}

impl Query {
    /// Every query.
    pub const ALL: [Query; 7] =
        [Query::Hand, Query::Melds, Query::Pile, Query::Scores, Query::Minimum, Query::Buttons, Query::Repeat];

    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Query::Hand => "hand",
            Query::Melds => "melds",
            Query::Pile => "pile",
            Query::Scores => "scores",
            Query::Minimum => "minimum",
            Query::Buttons => "buttons",
            Query::Repeat => "repeat",
        }
    }

    /// The query with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Query> {
        Query::ALL.into_iter().find(|query| query.name() == name)
    }
}
