//! What is done only if everybody agrees.

use serde::{Deserialize, Serialize};

/// Milliseconds after which a vote that somebody has not answered is off.
pub const VOTE_MS: u64 = 60_000;

/// What can be asked of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Question {
    /// Whether a seat may take back its last action and what came after it.
    Undo {
        /// The seat.
        seat: usize,
    },
    /// Whether a bot plays for a seat that is away.
    BotPlays {
        /// The seat.
        seat: usize,
    },
}

/// Why a vote has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum VoteEnd {
    /// All have voted, or somebody did not in time. Older versions say nothing else.
    #[default]
    Voted,
    /// The time is over that the host chose for seats of who is away.
    TimeOver,
    /// Who was away is back.
    Back,
    /// What was asked about is gone. Whatever a later version says is read so too.
    #[serde(other)]
    Void,
}

/// A vote as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VoteState {
    /// What was asked.
    pub question: Question,
    /// By which seat.
    pub by: usize,
    /// The vote of each seat; `null` for those who have not voted or need not.
    pub votes: Vec<Option<bool>>,
}

/// A vote, with those whose yes it needs.
#[derive(Clone, Debug)]
pub(super) struct Vote {
    pub(super) state: VoteState,
    pub(super) voters: Vec<usize>,
    pub(super) since: u64,
}

impl Vote {
    /// Puts down the vote of a seat. Gives whether that changed something.
    pub(super) fn put(&mut self, seat: usize, yes: bool) -> bool {
        let is_voter = self.voters.contains(&seat);
        match self.state.votes.get_mut(seat) {
            Some(vote) if is_voter && vote.is_none() => {
                *vote = Some(yes);
                true
            }
            _ => false,
        }
    }

    /// The decision, once there is one: no as soon as anybody says so.
    pub(super) fn decision(&self) -> Option<bool> {
        let vote = |&seat: &usize| self.state.votes.get(seat).copied().flatten();
        if self.voters.iter().any(|seat| vote(seat) == Some(false)) {
            return Some(false);
        }
        self.voters.iter().all(|seat| vote(seat) == Some(true)).then_some(true)
    }
}
