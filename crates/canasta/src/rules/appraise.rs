//! The value of groups before they are laid, for staging an opening.

use super::action::Group;
use super::error::RuleError;
use super::lay::{self, MeldContext};
use super::observation::Observation;

/// The value of groups that are valid melds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// Their value, in points.
    pub points: i32,
    /// The minimum that the side's opening must reach, in points; `None` once it has melded.
    pub minimum: Option<i32>,
}

impl Observation<'_> {
    /// Checks that groups of the own hand are valid melds, alone or with the own melds, at any moment; returns their value.
    ///
    /// # Errors
    /// The fault of the cards, as [`Observation::check`] would report it.
    pub fn appraise(&self, groups: &[Group]) -> Result<Appraisal, RuleError> {
        let side = self.side();
        let melds = self.melds(side);
        let from_hand = lay::in_hand(self.rules(), groups.iter(), self.hand())?;
        let context = MeldContext { rules: self.rules(), melds, dead: self.state.dead_ranks() };
        let laid = lay::join(context, None, groups, from_hand)?;
        let minimum = melds.is_empty().then(|| self.opening_minimum(self.seat()));
        Ok(Appraisal { points: self.rules().points_of(laid.cards), minimum })
    }
}
