//! What goes in and out of a session: messages, effects, and what the person should know.

use super::{Damage, Intent, NewGame, SelectMode, UnavailableReason, WorkerFailure};
use crate::rules::{Action, RuleError, Seed};

/// What reaches the session.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control of the page was used, with this button.
    Intent(Intent, SelectMode),
    /// Fresh randomness for what the last intent asked: a new game, or the next hand.
    Seed(Seed),
    /// The browser gives no randomness.
    NoSeed,
    /// A game put together by a program.
    NewGame(Box<NewGame>),
    /// An action of the person, said by a program.
    Play(Action),
    /// It is time for the next step of a bot.
    Tick(u32),
    /// The worker with this number said something.
    WorkerSaid(u32, String),
    /// The worker with this number broke, or could not be started.
    WorkerFailed(u32),
    /// An alarm went off.
    Alarm(u32),
    /// What the storage held at the start.
    Restore {
        /// The settings, if any were kept.
        settings: Option<String>,
        /// The game, if one was kept.
        game: Option<String>,
    },
    /// The own rules that the storage held at the start.
    RestoreRules(String),
    /// The plan of the next game that the storage held at the start; after the game, which it may differ from.
    RestorePlan(String),
    /// Whether the browser has copied a text.
    Copied(bool),
    /// The storage refused to keep something.
    StorageBlocked,
    /// Another page of this game has kept another game.
    KeptElsewhere,
    /// Another page of this game has ended its game, and none is kept.
    ForgottenElsewhere,
    /// Another page of this game has kept these settings.
    SettingsElsewhere(String),
    /// Whether the browser would install the game as an app now.
    CanInstall(bool),
    /// A new version of the game lies ready on this device.
    NewVersion,
}

/// What the world is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep the game on the device.
    SaveGame(String),
    /// Forget the kept game: the person has ended it.
    ForgetGame,
    /// Put a damaged save aside, where nothing overwrites it.
    KeepDamaged(String),
    /// Keep the settings on the device.
    SaveSettings(String),
    /// Keep the own rules on the device.
    SaveRules(String),
    /// Keep the plan of the next game on the device.
    SavePlan(String),
    /// Copy a text for other programs; answered by [`Message::Copied`].
    Copy(String),
    /// Hand the person a file: its name and its text.
    Download(&'static str, String),
    /// Print the open dialog.
    Print,
    /// Fill the screen with the page, or no longer.
    Fullscreen,
    /// Let the browser ask whether the game is to be installed.
    Install,
    /// Start the new version. What is kept is there again.
    ApplyUpdate,
    /// Send [`Message::Tick`] with this number after so many milliseconds.
    Wait(u32, u32),
    /// Start a worker with this number; [`Message::WorkerFailed`] if that cannot be.
    StartWorker(u32),
    /// Say this to the worker.
    AskWorker(String),
    /// End the worker, whatever it does.
    StopWorker,
    /// Send [`Message::Alarm`] with this number after so many milliseconds, and none with another any more.
    Alarm(u32, u32),
    /// Send [`Message::Seed`].
    NeedSeed,
}

/// Something the person should know, that stays until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An action was refused.
    Refused(RuleError),
    /// Something must be chosen first.
    Lacking(UnavailableReason),
    /// Nothing can be taken back.
    NothingToUndo,
    /// The person has done nothing in this hand.
    NothingDone,
    /// The save was damaged; the number of finished hands and actions of the next that are intact, if any.
    Damaged(Damage, Option<(usize, usize)>),
    /// The settings were damaged.
    SettingsDamaged,
    /// The own rules were damaged; so many of them could be read.
    RulesDamaged(usize),
    /// The kept plan of the next game was damaged.
    PlanDamaged,
    /// Nothing can be kept on this device.
    NotSaved,
    /// The game goes on in another page too.
    Elsewhere,
    /// No cards can be shuffled.
    NoRandomness,
    /// Bots cannot think as they should.
    NoThinking(WorkerFailure),
    /// A new version of the game lies ready, and is used when the person wants it or at the next start.
    NewVersion,
}

impl Notice {
    /// Whether it is about what was just tried, and goes with the next thing that is done.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        matches!(self, Notice::Refused(_) | Notice::Lacking(_) | Notice::NothingToUndo | Notice::NothingDone)
    }
}
