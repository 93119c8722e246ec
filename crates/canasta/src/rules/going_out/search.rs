//! What is searched for a way to go out, and the plan that is found.

use crate::rules::action::{Action, Group};
use crate::rules::cards::{Card, CardSet, RankSet};
use crate::rules::meld::Melds;
use crate::rules::ruleset::Rules;

/// The opening that a hand needs to go out at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// The side has melded.
    Done,
    /// It has not; this many points are needed, unless everything is laid in one exempt `meld`.
    Needed {
        /// Points of the first meld.
        minimum: i32,
        /// The canasta that it must hold, by its place in the words of [`OpeningNeed`](crate::rules::OpeningNeed) (V49).
        canasta: usize,
        /// Whether a hand melded out entirely is exempt now (rules §2.9).
        exempt: bool,
    },
}

/// A plan for going out: `meld` actions in this order, then perhaps a discard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GoingOutPlan {
    /// The groups of each action. If the opening allows no wilds, the groups without wilds are the first action.
    pub lay: Vec<Vec<Group>>,
    /// The last card.
    pub discard: Option<Card>,
}

impl GoingOutPlan {
    /// Its first action.
    pub(crate) fn first_step(self) -> Option<Action> {
        match self.lay.into_iter().find(|groups| !groups.is_empty()) {
            Some(groups) => Some(Action::Meld(groups)),
            None => self.discard.map(Action::Discard),
        }
    }
}

/// A search for a way to go out: the hand, the own melds, the rules and the opening.
#[derive(Clone, Copy)]
pub(in crate::rules) struct GoingOutSearch<'a> {
    pub rules: &'a Rules,
    /// Whether the fast search is right for these melds under these rules.
    pub is_fast: bool,
    pub hand: CardSet,
    /// Cards of the hand that came with the pile: they may be discarded and not laid (V47).
    pub came: CardSet,
    pub melds: &'a Melds,
    pub opening: Opening,
    /// The ranks of which nothing more is laid.
    pub dead: RankSet,
}
