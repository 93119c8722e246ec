//! What has happened at a table of several devices, to be told.

use canasta::friends::shuffle::ShuffleCheck;
use canasta::friends::{AwayReason, CloseReason, PHRASES, Question, VoteEnd};

/// Something that has happened. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A friend has come for the first time.
    Arrived(usize),
    /// A friend is back.
    Back(usize),
    /// A friend is back for whom a bot has played, and plays again.
    PlaysAgain(usize),
    /// A bot has played for this device, whose seat is the person's again.
    OwnSeatAgain,
    /// Nothing is heard of a friend.
    Quiet(usize),
    /// A friend is away, for this reason if it is known.
    Away(usize, Option<AwayReason>),
    /// A bot plays for a friend from now on.
    BotPlays(usize),
    /// The friend of this name is not found.
    NotFound(String),
    /// A line was closed because of what came by it.
    Refused(CloseReason),
    /// A seat says a phrase, by its place in [`PHRASES`].
    Said(usize, usize),
    /// A seat reminds this one to act.
    Nudged(usize),
    /// Another seat was reminded to act.
    Reminded(usize),
    /// A vote has ended: whether what was asked is done, and why.
    Decided(Question, bool, VoteEnd),
    /// Actions were taken back.
    Undone,
    /// Nothing is heard of the host.
    HostQuiet,
    /// The host is heard again.
    HostBack,
    /// The host refuses an action or a request: a code of the rules, `stale` or `not-now`.
    NotNow(String),
    /// What is found of the shuffle of a hand.
    Shuffle(ShuffleCheck),
}

impl News {
    /// What a seat says; `None` for a phrase of a later version.
    #[must_use]
    pub fn said(seat: usize, phrase: &str) -> Option<News> {
        let place = PHRASES.iter().position(|known| *known == phrase)?;
        Some(News::Said(seat, place))
    }
}
