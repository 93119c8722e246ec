//! Effects: requests of the session to the browser and the device.

use super::stored_value::StoredValue;
use crate::features::daily::DayPicture;
use crate::features::friends::FriendsEffect;
use crate::features::library::{LibraryEffect, Timestamp};
use crate::words::Locale;

/// A request of the session, grouped by the part of the browser or device that carries it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Save or delete something on the device.
    Storage(StorageEffect),
    /// Read or change the library.
    Library(LibraryEffect),
    /// Control the worker of the bots.
    Worker(WorkerEffect),
    /// Send a message later.
    Timer(TimerEffect),
    /// Use another ability of the browser or the device.
    Device(DeviceEffect),
    /// Use the browser's connections to other devices.
    Friends(FriendsEffect),
    /// Send [`Message::Seed`](super::Message::Seed).
    RequestSeed,
    /// Send [`DeviceMessage::Today`](super::DeviceMessage::Today).
    RequestDay,
    /// Send [`DeviceMessage::Days`](super::DeviceMessage::Days) for these moments.
    RequestDays(Vec<Timestamp>),
}

/// A request to the device's storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageEffect {
    /// Save the text of a value.
    Save(StoredValue, String),
    /// Delete the saved game after the person has ended it.
    ForgetGame,
    /// Save a damaged text under another key, so that it is not overwritten. Answered by
    /// [`StorageMessage::SetAside`](super::StorageMessage::SetAside), which lacks it if there is no room.
    SetAside(String),
    /// Delete a text that was set aside, by its number. Answered in the same way.
    DeleteSetAside(u32),
    /// Become the page that writes, in place of another: it saves first and lets go. Answered by
    /// [`StorageMessage::Writer`](super::StorageMessage::Writer), and then by everything that is stored, as at the start.
    TakeOver,
}

impl StorageEffect {
    /// The value that it overwrites or deletes.
    pub(super) const fn value(&self) -> Option<StoredValue> {
        match self {
            StorageEffect::Save(value, _) => Some(*value),
            StorageEffect::ForgetGame => Some(StoredValue::Game),
            StorageEffect::SetAside(_) | StorageEffect::DeleteSetAside(_) | StorageEffect::TakeOver => None,
        }
    }
}

/// A request about the worker of the bots. There is at most one worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerEffect {
    /// Start a worker with this number; [`BotMessage::WorkerFailed`](super::BotMessage::WorkerFailed) if that fails.
    Start(u32),
    /// Send this text to the worker.
    Ask(String),
    /// Terminate the worker.
    Stop,
}

/// A request for a message after a delay. A timer replaces a running one of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimerEffect {
    /// Send [`BotMessage::StepDue`](super::BotMessage::StepDue): a number, and milliseconds.
    Step(u32, u32),
    /// Send [`BotMessage::WorkerTimeout`](super::BotMessage::WorkerTimeout): a number, and milliseconds.
    WorkerTimeout(u32, u32),
    /// Send [`LibraryMessage::KeepDue`](crate::features::library::LibraryMessage::KeepDue) after so many milliseconds.
    KeepAgain(u32),
}

/// Before the code of rules in the fragment of an address.
pub const RULES_LINK: &str = "#rules=";

/// A request to the browser or the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceEffect {
    /// Copy a text; answered by [`DeviceMessage::Copied`](super::DeviceMessage::Copied).
    Copy(String),
    /// Copy the address of the page with this fragment; answered like a text.
    CopyLink(String),
    /// Let the person share the address of the page with this fragment. Where that fails, it is copied.
    ShareLink(String),
    /// Let the person share a file: its name and its text. Where that fails, the text is copied.
    ShareFile(&'static str, String),
    /// Let the person share a text, followed by the address of the page with this fragment. Where that fails, both are copied.
    ShareText(String, String),
    /// Let the person share a picture of a result. Where that fails, it is saved on the device.
    SharePicture(Box<DayPicture>),
    /// Copy both; answered like a text.
    CopyText(String, String),
    /// Save a file on the device: its name and its text.
    Download(&'static str, String),
    /// Show the badge of the installed app, or take it away.
    Badge(bool),
    /// Print the open dialog.
    Print,
    /// Enter or leave full screen.
    Fullscreen,
    /// Let the browser ask whether the game is to be installed.
    Install,
    /// Reload the page with the new version, which restores the saved game.
    ApplyUpdate,
    /// Load the parts of the program. [`Session::take_parts`](super::Session::take_parts) or
    /// [`Session::parts_failed`](super::Session::parts_failed) answers it.
    LoadParts,
    /// Load the words of a language; answered by [`DeviceMessage::Words`](super::DeviceMessage::Words).
    LoadWords(Locale),
    /// Leave the page for the one before it.
    Leave,
    /// Note that the person was told what Safari does with stored games, so that it is said once.
    NoteSafariTold,
}
