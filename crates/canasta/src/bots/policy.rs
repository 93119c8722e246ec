//! Which policy plays a position.

use crate::rules::Observation;

/// A policy of the bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Policy {
    /// The rules of thumb, whose choices are legal under these rules.
    Thumb,
    /// The rules of thumb, which ask the rules about each choice, because these forbid more than they know.
    AskingThumb,
    /// The policy that weighs any legal action, for kinds of melds, cards and turns that the rules of thumb do not know.
    General,
}

impl Policy {
    /// The policy for a position. Two sets of a rank that come about by partners of the moment are no case for the rules of thumb.
    #[inline]
    pub(super) fn of(observation: &Observation<'_>) -> Policy {
        if observation.fits_rules_of_thumb() { Policy::Thumb } else { Policy::beyond_thumb(observation) }
    }

    #[cold]
    fn beyond_thumb(observation: &Observation<'_>) -> Policy {
        let rules = observation.rules();
        let forbids_more = rules.is_played_by_thumb() && !(rules.lone_taker && rules.fits_rules_of_thumb());
        if forbids_more { Policy::AskingThumb } else { Policy::General }
    }
}
