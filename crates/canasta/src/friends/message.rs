//! What host and guests say to each other: a line of JSON each, described in `docs/protocol.md`.

use super::absence::Absence;
use super::close_reason::CloseReason;
use super::vote::{Question, VoteEnd, VoteState};
use crate::referee::{SeatAction, hex};
use crate::rules::Snapshot;
use serde::{Deserialize, Serialize};

/// The version of the conversation. A guest says up to which one it knows, and the host which one is spoken.
pub const PROTOCOL: u32 = 1;

/// The most bytes of a message.
pub const LONGEST_MESSAGE: usize = 64 * 1024;

/// The phrases that may be said, by name; what they are in words is the page's affair. A name that is not here is of a later version and
/// is left out.
pub const PHRASES: [&str; 10] =
    ["hello", "well-played", "thanks", "sorry", "good-luck", "oh-no", "thinking", "one-moment", "good-game", "goodbye"];

/// A secret number, or the SHA-256 of one, as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Secret(#[serde(with = "hex")] pub [u8; 32]);

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The name.
    pub name: String,
    /// `here` for a person at the host's device, `guest`, `open` for a seat that waits for a guest, `bot`.
    pub player: String,
    /// Whether a guest's line stands: `good`, `quiet` or `lost`.
    pub signal: String,
    /// Whether a bot plays for a person who is away.
    pub bot_plays: bool,
    /// Why a guest is away, by the name of an [`AwayReason`](super::AwayReason). Older versions do not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<String>,
}

/// A moment of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// The hand, from 1.
    pub hand: u32,
    /// How many actions of the hand are known.
    pub step: usize,
}

/// What a guest says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GuestMessage {
    /// The first message.
    Hello {
        /// The highest version of the conversation that the guest knows.
        protocol: u32,
        /// The version of its program.
        version: String,
        /// By which the guest has its seat again, whatever line it comes by. Nobody but the host is told.
        token: Secret,
        /// How it wants to be called.
        name: String,
        /// What it was last shown, if anything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<Moment>,
    },
    /// The SHA-256 of its number for the shuffle.
    Promise {
        /// The hand that is shuffled for, from 1.
        hand: u32,
        /// The SHA-256.
        sha256: Secret,
    },
    /// Its number for the shuffle.
    Number {
        /// The hand that is shuffled for.
        hand: u32,
        /// The number.
        number: Secret,
    },
    /// An action.
    Act {
        /// The hand.
        hand: u32,
        /// How many actions of the hand the guest has seen.
        step: usize,
        /// The action in notation.
        action: String,
    },
    /// Asks all to take back its last action.
    AskUndo {
        /// The hand.
        hand: u32,
        /// How many actions of the hand the guest has seen.
        step: usize,
    },
    /// Asks all to let a bot play for a seat that is away.
    AskBot {
        /// The seat.
        seat: usize,
    },
    /// A vote on what was asked.
    Vote {
        /// What was asked.
        question: Question,
        /// The vote.
        yes: bool,
    },
    /// Says one of [`PHRASES`].
    Say {
        /// Its name.
        phrase: String,
    },
    /// Reminds the seat that is to act.
    Nudge,
    /// Is on turn and thinks.
    Thinking,
    /// Cuts the deck, as it was asked by [`HostMessage::Cuts`].
    Cut {
        /// The hand that is dealt next.
        hand: u32,
        /// How many cards it lifts; `null` where it leaves that to chance.
        cards: Option<usize>,
    },
    /// The end of a spare connection, which both sides try once the line is cut.
    Spare {
        /// The number that the host has given it.
        number: usize,
        /// The end as a session description.
        sdp: String,
    },
    /// Asks for new spare connections, because the guest has tried one of them on a line that stands again.
    RenewSpares,
    /// Another answer to the invitation of the host, which waits at the guest: the host finds it there after a reload of its page.
    Reserve {
        /// The end as a session description.
        sdp: String,
    },
    /// The page is in the background from now on, where its device may let it sleep.
    Background,
    /// The page is seen again.
    Foreground,
    /// Is there.
    Ping,
    /// Leaves.
    Bye {
        /// The name of the reason.
        reason: String,
    },
    /// A message of a later version.
    #[serde(other)]
    Unknown,
}

/// What the host says to a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum HostMessage {
    /// The answer to the hello.
    Welcome {
        /// The version of the conversation that is spoken.
        protocol: u32,
        /// The version of the host's program.
        version: String,
        /// The guest's seat.
        seat: usize,
        /// The [code](crate::rules::rules_code) of the rules.
        rules: String,
        /// What becomes of the seat of a guest who is away. Older versions do not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        absence: Option<Absence>,
        /// The level of the bots, by name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bots: Option<String>,
        /// Whether a bot has played for the guest, whose seat it is again. Older versions do not say it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot_played: bool,
    },
    /// Who sits where.
    Seats {
        /// Each seat.
        seats: Vec<SeatInfo>,
    },
    /// A deal begins: the SHA-256 of the host's number. Each guest answers with its own.
    Shuffle {
        /// The hand that is shuffled for.
        hand: u32,
        /// The SHA-256.
        sha256: Secret,
    },
    /// What all have promised, and how the deck will be cut. Each guest answers with its number.
    Promises {
        /// The hand that is shuffled for.
        hand: u32,
        /// The SHA-256 of each seat's number; `null` without one.
        promises: Vec<Option<Secret>>,
        /// How many cards the cut will put to the bottom.
        #[serde(default)]
        cut: Option<usize>,
    },
    /// Before a deal: who cuts, and keeps what the rules say.
    Cuts {
        /// The hand that is dealt next.
        hand: u32,
        /// The seat.
        seat: usize,
    },
    /// After the hand: all that the deck was made of.
    Shuffled {
        /// The hand.
        hand: u32,
        /// The host's number.
        host: Secret,
        /// The number of each seat; `null` without one.
        numbers: Vec<Option<Secret>>,
        /// How many cards the cut put to the bottom.
        cut: Option<usize>,
    },
    /// What the guest's seat may know.
    Seen {
        /// The hand, from 1.
        hand: u32,
        /// Which action of the hand is the first in `since`, from 0.
        from: usize,
        /// Actions of all seats from that one on. A guest forgets what it had of them.
        since: Vec<SeatAction>,
        /// The SHA-256 of the deck of the hand, before the cut.
        sha256: String,
        /// What the seat may know.
        observation: Box<Snapshot>,
        /// The totals.
        totals: Vec<i32>,
        /// Whether the match has ended.
        over: bool,
    },
    /// An action or a request is refused.
    No {
        /// The code of the rules, `stale` for what was said about an earlier moment, or `not-now`.
        code: String,
    },
    /// A vote, as it stands.
    Asked {
        /// The vote.
        vote: VoteState,
    },
    /// A vote has ended.
    Decided {
        /// What was asked.
        question: Question,
        /// Whether it is done.
        yes: bool,
        /// Why the vote has ended.
        #[serde(default)]
        end: VoteEnd,
    },
    /// A seat says something.
    Said {
        /// The seat.
        seat: usize,
        /// The name of the phrase.
        phrase: String,
    },
    /// A seat reminds the guest to act.
    Nudged {
        /// The seat that reminds.
        seat: usize,
    },
    /// A seat was reminded by somebody, and is not reminded again for a minute.
    Reminded {
        /// The seat.
        seat: usize,
    },
    /// A seat is on turn and thinks.
    Thinking {
        /// The seat.
        seat: usize,
    },
    /// The end of a spare connection, which both sides try once the line is cut.
    Spare {
        /// Its number, from 0. With 0 the spares before are void.
        number: usize,
        /// The end as a session description.
        sdp: String,
    },
    /// The reserve of the guest is kept.
    Reserved,
    /// Is there.
    Ping,
    /// Ends the conversation.
    Bye {
        /// The name of the reason.
        reason: String,
    },
    /// A message of a later version.
    #[serde(other)]
    Unknown,
}

/// A message as a line of JSON without its end.
pub(super) fn write(message: &impl Serialize) -> String {
    // Strings, numbers and lists always have a JSON.
    serde_json::to_string(message).unwrap_or_default()
}

/// A message of a line.
pub(super) fn read<T: for<'a> Deserialize<'a>>(line: &str) -> Result<T, CloseReason> {
    if line.len() > LONGEST_MESSAGE {
        return Err(CloseReason::TooLong);
    }
    serde_json::from_str(line).map_err(|_| CloseReason::NoMessage)
}
