//! What the person should know.

use super::action_buttons::UnavailableReason;
use super::bots::WorkerFailure;
use super::save::Damage;
use crate::rules::RuleError;

/// Something the person should know: a refusal of the last action, or a warning that stays until it is closed.
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
