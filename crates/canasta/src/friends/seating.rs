//! Who sits where.

use super::away_reason::AwayReason;
use super::heartbeat::Signal;
use super::message::{SeatInfo, Secret};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SeatPlayer {
    /// A person at the host's device.
    Here,
    /// A person at another device, who has come.
    Guest,
    /// Nobody yet: it waits for a guest.
    Open,
    /// A bot.
    Bot,
}

impl SeatPlayer {
    /// The word of messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SeatPlayer::Here => "here",
            SeatPlayer::Guest => "guest",
            SeatPlayer::Open => "open",
            SeatPlayer::Bot => "bot",
        }
    }
}

/// A seat at the host's table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// Who plays.
    pub player: SeatPlayer,
    /// The name.
    pub name: String,
    /// By which a guest is known again.
    pub(super) token: Option<Secret>,
    /// Whether a bot plays for a guest who is away.
    pub(super) bot_plays: bool,
    /// The end at which a guest waits to be found after a reload of the host, as a session description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) reserve: Option<String>,
    /// When a guest who is away was last looked for by it, and how often.
    #[serde(skip)]
    pub(super) sought: (Option<u64>, u32),
    /// Why a guest is away. A goodbye alone is saved: whether a line that was cut would stand after a reload, nobody knows.
    #[serde(
        default,
        skip_serializing_if = "is_no_goodbye",
        serialize_with = "write_away",
        deserialize_with = "read_away"
    )]
    pub(super) away: Option<AwayReason>,
    /// Since when a guest is away, in milliseconds; a guest of a saved table from the first time that is told after it.
    #[serde(skip)]
    pub(super) away_since: Option<u64>,
}

fn is_no_goodbye(away: &Option<AwayReason>) -> bool {
    away.is_none_or(|why| !why.is_goodbye())
}

fn write_away<S: Serializer>(away: &Option<AwayReason>, serializer: S) -> Result<S::Ok, S::Error> {
    away.map(AwayReason::name).serialize(serializer)
}

/// A reason of a later version is none.
fn read_away<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<AwayReason>, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    Ok(name.as_deref().and_then(AwayReason::from_name).filter(|why| why.is_goodbye()))
}

impl Seating {
    /// A seat before anybody has come.
    #[must_use]
    pub fn new(player: SeatPlayer, name: &str) -> Seating {
        Seating {
            player,
            name: name.to_owned(),
            token: None,
            bot_plays: false,
            reserve: None,
            sought: (None, 0),
            away: None,
            away_since: None,
        }
    }

    /// Whether a bot plays for a guest who is away.
    #[must_use]
    pub const fn bot_plays(&self) -> bool {
        self.bot_plays
    }

    /// Why a guest is away, if that is known: after a reload of the host it is of those alone who have said goodbye.
    #[must_use]
    pub const fn away(&self) -> Option<AwayReason> {
        self.away
    }

    pub(super) fn info(&self, signal: Signal) -> SeatInfo {
        let signal = if self.player == SeatPlayer::Guest { signal } else { Signal::Good };
        SeatInfo {
            name: self.name.clone(),
            player: self.player.name().to_owned(),
            signal: signal.name().to_owned(),
            bot_plays: self.bot_plays,
            away: self.away.map(|why| why.name().to_owned()),
        }
    }
}
