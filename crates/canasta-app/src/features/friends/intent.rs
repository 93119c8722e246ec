//! Intents about tables of several devices.

use super::patience::Patience;
use super::servers::Reach;
use crate::named::named;
use crate::session::Level;
use crate::session::grammar::{Codec, Name, ParseIntentError, intents};
use std::fmt;
use std::str::FromStr;

named! {
    /// Who is to sit at a seat of the host's table.
    pub enum SeatChoice {
        /// A person at this device.
        Here = "here",
        /// A person at another device.
        Friend = "friend",
        /// A bot.
        Bot = "bot",
    }
}

/// A vote as a word.
struct Answer;

impl Codec<bool> for Answer {
    fn write(yes: &bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *yes { "yes" } else { "no" })
    }

    fn read(text: &str) -> Option<bool> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// A level by its name and style.
struct LevelName;

impl Codec<Level> for LevelName {
    fn write(level: &Level, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(level, f)
    }

    fn read(text: &str) -> Option<Level> {
        Level::named(text)
    }
}

intents! {
    /// A step about tables of several devices.
    FriendsStep {
        /// Open the link to a table, or a reply to an invitation.
        Read(text: String) = set "friends-link",
        /// Choose the game of the table.
        ChooseGame = "friends-game",
        /// Set the own name.
        WriteName(name: String) = set "friends-name",
        /// Choose who is to sit at a seat of the host's table.
        Seat(seat: usize, choice: SeatChoice as Name) = "friends-seat",
        /// Choose how long the seat of a friend who is away waits.
        Away(patience: Patience as Name) = "friends-away",
        /// Choose the level of the bots at the table.
        Bots(level: Level as LevelName) = set "friends-bots",
        /// Choose how far the table reaches.
        Reach(reach: Reach as Name) = "friends-reach",
        /// Set the address of the own server.
        WriteServer(text: String) = set "friends-server",
        /// Set the name at the own server.
        WriteServerUser(text: String) = set "friends-server-user",
        /// Set the password at the own server.
        WriteServerPassword(text: String) = set "friends-server-password",
        /// Set the address of the signalling server.
        WriteRoomServer(text: String) = set "friends-server-room",
        /// Let the signalling server carry what devices say that cannot be connected, or not.
        RoomRelays = "friends-room-relays",
        /// Make the invitation.
        Invite = "friends-invite",
        /// Write a reply that was pasted.
        WriteReply(text: String) = set "friends-reply",
        /// Look for the friend whose reply was pasted.
        Apply = "friends-apply",
        /// Switch the camera on that reads a reply, or off.
        Scan = "friends-scan",
        /// Answer the invitation that was opened.
        Answer = "friends-answer",
        /// Share the own link: the invitation, or the reply.
        Share = "friends-share",
        /// Copy it.
        Copy = "friends-copy",
        /// Deal the first hand.
        Deal = "friends-deal",
        /// Give the seats for which nobody has come to bots.
        FillWithBots = "friends-fill",
        /// Show what can be said.
        Talk = "friends-talk",
        /// Say a phrase, by its place in the list.
        Say(phrase: usize) = "friends-say",
        /// Remind the seat that is to act.
        Nudge = "friends-nudge",
        /// Ask for a bot at a seat that is away.
        AskBot(seat: usize) = "friends-bot",
        /// Vote on what is asked.
        Vote(yes: bool as Answer) = "friends-vote",
        /// Show or hide what others say.
        Mute = "friends-mute",
        /// Leave the table.
        Leave = "friends-leave",
    }
}

/// An intent about tables of several devices: the text of a [`FriendsStep`]. Its part reads it, so that the first program does not hold
/// the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendsIntent(String);

impl FriendsIntent {
    /// The intent to open the link to a table, or a reply to an invitation.
    #[must_use]
    pub fn of_link(text: String) -> FriendsIntent {
        FriendsStep::Read(text).into()
    }

    /// The step; `None` if the text is none.
    pub(crate) fn step(&self) -> Option<FriendsStep> {
        self.0.parse().ok()
    }

    /// Whether it leaves the table, which is asked about before.
    pub(crate) fn is_leave(&self) -> bool {
        self.0 == "friends-leave"
    }

    /// Whether it deals, which may replace the match.
    pub(crate) fn is_deal(&self) -> bool {
        self.0 == "friends-deal"
    }

    /// Whether it only changes the content of a form.
    pub(crate) fn is_form_change(&self) -> bool {
        ["set:friends-name", "set:friends-reply", "set:friends-server"].iter().any(|set| self.0.starts_with(set))
    }
}

impl From<FriendsStep> for FriendsIntent {
    fn from(step: FriendsStep) -> FriendsIntent {
        FriendsIntent(step.to_string())
    }
}

impl fmt::Display for FriendsIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for FriendsIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<FriendsIntent, ParseIntentError> {
        let word = text.strip_prefix("set:").unwrap_or(text);
        if word.starts_with("friends-") { Ok(FriendsIntent(text.to_owned())) } else { Err(ParseIntentError) }
    }
}
