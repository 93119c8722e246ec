//! Notices to the person: refusals and warnings.

use super::action_buttons::UnavailableReason;
use super::bots::WorkerFailure;
use super::disclosure::Disclosure;
use super::message::SafariPlace;
use super::save::Damage;
use super::stored_value::StoredValue;
use crate::features::library::GameSummary;
use canasta::rules::RuleError;

/// A refusal of the last action, or a warning that stays until it is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An action was refused.
    Refused(RuleError),
    /// The person must choose cards first, or cannot do this with them.
    Lacking(UnavailableReason),
    /// No action can be undone, since this was seen after it.
    NothingToUndo(Disclosure),
    /// The person has done nothing in this hand.
    NothingDone,
    /// Nobody has played since the person's last turn.
    NothingHappened,
    /// The first try at the deal of a day is played without hints.
    Unaided,
    /// The save was damaged; the number of finished hands and actions of the next that are intact, if any.
    Damaged(Damage, Option<(usize, usize)>),
    /// The settings were damaged.
    SettingsDamaged,
    /// The own rules were damaged; the number of them that could be read.
    RulesDamaged(usize),
    /// The saved plan of the next game was damaged.
    PlanDamaged,
    /// Some of the progress in this value could not be read. What could be read is used.
    ProgressDamaged(StoredValue),
    /// The progress in this value is of a later version, so it stays as it is.
    ProgressNewer(StoredValue),
    /// There was no room to set a damaged value aside, so nothing overwrites it until it is saved as a file.
    NotSetAside(StoredValue),
    /// A game that was set aside can be read now.
    ReadableAgain,
    /// The storage of the device refuses to save.
    NotSaved,
    /// The library does not store the game.
    NotKept,
    /// The library has a game of which the quick save has lost the last moves.
    Further(Box<GameSummary>),
    /// What Safari does with stored games.
    Safari(SafariPlace),
    /// Another page writes, so that this one plays apart.
    Apart,
    /// The game is being played in another page too.
    Elsewhere,
    /// The browser gives no randomness, so no deck can be shuffled.
    NoRandomness,
    /// The worker of the bots failed, so they decide by rules of thumb.
    NoThinking(WorkerFailure),
    /// The parts of the program could not be loaded.
    PartsMissing,
    /// The words of the language could not be loaded, so that the page is in English.
    WordsMissing,
    /// A new version of the game is ready. It starts when the person asks for it, or at the next visit.
    NewVersion,
}

impl Notice {
    /// Whether the notice is about the last intent, so that the next intent closes it.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        matches!(
            self,
            Notice::Refused(_)
                | Notice::Lacking(_)
                | Notice::NothingToUndo(_)
                | Notice::NothingDone
                | Notice::NothingHappened
                | Notice::Unaided
        )
    }
}
