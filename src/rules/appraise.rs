//! What groups would be worth if they were laid, before the situation is asked: for staging an opening.

use super::action::Group;
use super::error::RuleError;
use super::lay;
use super::observation::Observation;

/// Groups that are melds, and what they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// Their value in points.
    pub points: i32,
    /// The minimum that the side's opening must reach; `None` once it has melded.
    pub minimum: Option<i32>,
}

impl Observation<'_> {
    /// Whether groups of the own hand are melds, alone or with the own melds, whoever is to act; and their value.
    ///
    /// # Errors
    /// What the cards themselves lack, as [`Observation::check`] would say it.
    pub fn appraise(&self, groups: &[Group]) -> Result<Appraisal, RuleError> {
        let side = self.side();
        let melds = self.melds(side);
        let from_hand = lay::in_hand(groups.iter(), self.hand())?;
        let laid = lay::join(self.rules(), melds, None, groups, from_hand)?;
        let minimum = melds.is_empty().then(|| self.opening_minimum(side));
        Ok(Appraisal { points: laid.cards.points(), minimum })
    }
}
