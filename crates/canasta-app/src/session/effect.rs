//! Effects: requests of the session to the browser and the device.

use super::stored_value::StoredValue;
use crate::features::library::{GameEntry, GameId, NewEntry, Origin, StoredGame, Timestamp};

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

/// What a game of the library is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePurpose {
    /// To continue it.
    Resume,
    /// To look back at it.
    LookBack,
    /// To look at one of its hands, by its number from 0.
    LookAtHand(usize),
    /// To look back at it with its review.
    Review,
    /// To save it as a file.
    Export,
    /// To play one of its mistakes again.
    Exercise,
    /// To offer it at the start, because only the library has its last moves.
    Further,
}

/// A request to the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryEffect {
    /// Send [`LibraryMessage::KeepDue`](super::LibraryMessage::KeepDue) once the change is shown.
    Remind,
    /// Read all summaries.
    List,
    /// Find out how much is stored.
    Measure,
    /// Keep a game of the table. [`settle`](super::settle) says what becomes of the one that is there.
    Put(Box<GameEntry>),
    /// Read a game.
    Get(GameId, GamePurpose),
    /// Give a game this title.
    Rename(GameId, String),
    /// Delete a game.
    Delete(GameId),
    /// Store a deleted game again; answered by [`LibraryMessage::BroughtBack`](super::LibraryMessage::BroughtBack).
    PutBack(Box<StoredGame>),
    /// Mark the game that the quick save does not follow, in place of another; `None` for no game.
    MarkUnsaved(Option<GameId>),
    /// Read the game that is marked, for [`GamePurpose::Further`].
    FindUnsaved,
    /// Take games out of a text that was pasted.
    ReadText(String),
    /// Read the next games of the chosen files.
    ReadMore,
    /// Read no more of them.
    StopReading,
    /// Read no more of the one that is being read.
    LeaveFile,
    /// Say of these games whether they are the person's own.
    SetOrigin(Vec<GameId>, Origin),
    /// Add these games, whose keys are free.
    Add(Vec<NewEntry>),
    /// Save all games as one file, with this line at its end, which may be empty.
    ExportAll(String),
    /// Ask the browser to keep what is stored until the person deletes it, once, unless it would ask the person.
    PersistQuietly,
    /// The same as often as the person wants, who may be asked.
    Persist,
    /// Keep a review with a game, and forget the facts of the game: they tell of its review.
    PutReview(GameId, String),
    /// Read the review that is kept with a game.
    GetReview(GameId),
    /// Read the facts of all games.
    ListFacts,
    /// Read these games, so that they are counted.
    GetGames(Vec<GameId>),
    /// Keep the facts of games. They can be computed again, so that nothing is said if that fails.
    PutFacts(Vec<(GameId, String)>),
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
    /// Send [`LibraryMessage::KeepDue`](super::LibraryMessage::KeepDue) after so many milliseconds.
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
    /// Save a file on the device: its name and its text.
    Download(&'static str, String),
    /// Print the open dialog.
    Print,
    /// Enter or leave full screen.
    Fullscreen,
    /// Let the browser ask whether the game is to be installed.
    Install,
    /// Reload the page with the new version, which restores the saved game.
    ApplyUpdate,
    /// Leave the page for the one before it.
    Leave,
    /// Note that the person was told what Safari does with stored games, so that it is said once.
    NoteSafariTold,
}
