//! The notices that are shown.

use super::notice::Notice;
use super::stored_value::StoredValue;
use crate::features::library::GameId;
use canasta::rules::RuleError;

/// The refusal of the last action, and the warnings that stay until they are closed.
#[derive(Clone, Debug, Default)]
pub(super) struct Notices {
    refusal: Option<Notice>,
    refusals: u32,
    /// Each warning once, the newest last.
    warnings: Vec<Notice>,
}

impl Notices {
    pub const fn refusal(&self) -> Option<&Notice> {
        self.refusal.as_ref()
    }

    /// How many refusals there were.
    pub const fn refusals(&self) -> u32 {
        self.refusals
    }

    pub fn warning(&self) -> Option<&Notice> {
        self.warnings.last()
    }

    /// Shows a notice. A refusal replaces the refusal before it, and no warning.
    pub fn add(&mut self, notice: Notice) {
        if notice.is_passing() {
            self.refusal = Some(notice);
            self.refusals = self.refusals.wrapping_add(1);
        } else {
            self.remove_warning(&notice);
            self.warnings.push(notice);
        }
    }

    /// Closes the refusal. True if there was one.
    pub fn close_refusal(&mut self) -> bool {
        self.refusal.take().is_some()
    }

    /// Closes a refusal that another player had the turn, since the turn has passed on.
    pub fn close_turn_refusal(&mut self) {
        self.refusal.take_if(|refusal| matches!(refusal, Notice::Refused(RuleError::NotYourTurn { .. })));
    }

    /// Closes the warnings that a value was damaged.
    pub fn close_damaged(&mut self, value: StoredValue) {
        self.warnings.retain(|warning| {
            let damaged = match warning {
                Notice::Damaged(..) => StoredValue::Game,
                Notice::SettingsDamaged => StoredValue::Settings,
                Notice::RulesDamaged(_) => StoredValue::Rules,
                Notice::PlanDamaged => StoredValue::Plan,
                Notice::ProgressDamaged(value) => *value,
                _ => return true,
            };
            damaged != value
        });
    }

    /// Withdraws the offer to go on with the game of the library.
    pub fn close_further(&mut self) {
        self.warnings.retain(|warning| !matches!(warning, Notice::Further(_)));
    }

    /// Whether the game with this key is offered, as the library has more of it.
    pub fn offers_further(&self, id: &GameId) -> bool {
        self.warnings.iter().any(|warning| matches!(warning, Notice::Further(summary) if summary.id == *id))
    }

    /// Closes the last warning.
    pub fn close_warning(&mut self) {
        let _ = self.warnings.pop();
    }

    pub fn remove_warning(&mut self, warning: &Notice) {
        self.warnings.retain(|other| other != warning);
    }

    /// Whether the saved game is damaged or belongs to another page, so that it must not be overwritten without an action.
    pub fn guard_kept_game(&self) -> bool {
        self.warnings.iter().any(|warning| matches!(warning, Notice::Damaged(..) | Notice::Elsewhere))
    }
}
