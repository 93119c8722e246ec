//! The messages to the session.

use super::intent::{Intent, SelectMode};
use super::plan::NewGame;
use super::set_aside::SetAside;
use super::stored_value::StoredValue;
use super::writer::Writer;
use crate::features::friends::FriendsMessage;
use crate::features::library::LibraryMessage;
use crate::session::day::Day;
use crate::words::Locale;
use canasta::rules::{Action, Seed};

/// A message to the session, grouped by its sender.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control of the page was used. The mode matters for cards only.
    Intent(Intent, SelectMode),
    /// A program in the page drives the game.
    Program(ProgramMessage),
    /// A timer or the worker of the bots reports.
    Bots(BotMessage),
    /// The device's storage reports.
    Storage(StorageMessage),
    /// The library reports.
    Library(LibraryMessage),
    /// The browser or the device reports.
    Device(DeviceMessage),
    /// The browser reports about tables of several devices.
    Friends(FriendsMessage),
    /// A fresh seed for the request before it; `None` if the browser gives no randomness.
    Seed(Option<Seed>),
}

impl From<Intent> for Message {
    fn from(intent: Intent) -> Message {
        Message::Intent(intent, SelectMode::Primary)
    }
}

/// A message of a program in the page.
#[derive(Clone, Debug)]
pub enum ProgramMessage {
    /// Start a game that the program describes.
    NewGame(Box<NewGame>),
    /// Carry out an action of the person.
    Play(Action),
}

/// A message about bots.
#[derive(Clone, Debug)]
pub enum BotMessage {
    /// The next step is due. A number other than that of the last request is late.
    StepDue(u32),
    /// The worker with this number sent a text.
    WorkerSaid(u32, String),
    /// The worker with this number failed, or could not be started.
    WorkerFailed(u32),
    /// The worker has not answered in time. A number other than that of the last request is late.
    WorkerTimeout(u32),
}

/// A message of the device's storage. Texts are as they were saved.
#[derive(Clone, Debug)]
pub enum StorageMessage {
    /// Which page writes from now on: at the start before anything is restored, and whenever it changes.
    Writer(Writer),
    /// The saved settings and the saved game, at the start and when this page has taken over.
    Restore {
        /// The settings, if any were saved.
        settings: Option<String>,
        /// The game, if one was saved.
        game: Option<String>,
    },
    /// The text of a saved value: at the start, or because another page has saved it. The plan may differ from the game, so it comes
    /// after it. Settings and game come together at the start, by [`StorageMessage::Restore`].
    Restored(StoredValue, String),
    /// All texts that are set aside, after each change and once after the start.
    SetAside(Vec<SetAside>),
    /// The storage refused to read or to save this value.
    Blocked(StoredValue),
    /// A value that it had refused is saved.
    Stored(StoredValue),
    /// Another page of this game has ended its game and deleted the save.
    GameForgottenElsewhere,
}

/// A message of the browser or the device.
#[derive(Clone, Debug)]
pub enum DeviceMessage {
    /// Whether the browser has copied a text.
    Copied(bool),
    /// Whether the browser would install the game as an app now.
    CanInstall(bool),
    /// A new version of the game is ready on this device.
    UpdateReady,
    /// The language of the device, of those that are whole; English for any other.
    Language(Locale),
    /// The table of the words of a language, which [`DeviceEffect::LoadWords`](super::DeviceEffect::LoadWords) has asked for;
    /// `None` if it could not be loaded.
    Words(Locale, Option<Vec<u8>>),
    /// Which day it is where the person is.
    Today(Day),
    /// On which days the moments of [`Effect::RequestDays`](super::Effect::RequestDays) were where the person is.
    Days(Vec<Day>),
    /// The page runs in Safari or another browser of its kind, and whether the person was told what that means for stored games.
    Safari(SafariPlace, bool),
}

/// Where Safari shows the page. Both places store games apart from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafariPlace {
    /// In a tab: what is stored is deleted after seven days without a visit.
    Tab,
    /// As an app on the Home Screen, which starts without the games of the tab.
    HomeScreen,
}
