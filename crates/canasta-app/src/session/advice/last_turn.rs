//! What a player did in its last turn, as everybody saw it.

use canasta::rules::{Action, HandRecord, Rank, Rules, Seat};

/// What a player did in its last turn, as everybody saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastTurn {
    /// The rank of the card on the pile from under which the player did not take it.
    pub passed: Option<Rank>,
    /// The rank of the discard.
    pub discarded: Option<Rank>,
}

impl LastTurn {
    /// The last turn of a seat before the action with this number.
    pub(crate) fn of(hand: &HandRecord, rules: &Rules, seat: Seat, before: usize) -> LastTurn {
        let mut state = hand.first_state(rules);
        let mut last = LastTurn::default();
        for (who, action) in hand.actions().take(before) {
            if who == seat {
                match action {
                    Action::Draw => {
                        let top = state.pile().last().map(|top| top.rank()).filter(|top| top.is_natural());
                        last = LastTurn { passed: top.filter(|_| rules.pile_allowed), discarded: None };
                    }
                    Action::Take { .. } => last = LastTurn::default(),
                    Action::Discard(card) => last.discarded = Some(card.rank()),
                    Action::Meld(_) | Action::Keep | Action::Ask | Action::Answer(_) | Action::Special(_) => {}
                }
            }
            // The action was legal when it was recorded, and the deal is the same.
            let _ = state.play(action);
        }
        last
    }
}
