//! Playing what is known to be legal, without asking again: for simulations, which play the same hand thousands of times.
//!
//! An action that is not legal would leave a state that cannot be. So these are for the crate alone, and wherever the
//! program is built to be tested they do ask.

use super::action::{Action, Group};
use super::card::Card;
use super::finish::WayOut;
use super::state::{Bound, Phase, State};

impl State {
    /// Whether drawing is plainly legal and brings a card, or a red three that ends the hand.
    pub(crate) fn plainly_draws(&self) -> bool {
        self.phase == Phase::Draw && self.stock.len() > 0 && self.ended.is_none()
    }

    /// Whether any card of the hand may plainly be discarded, and anything laid that leaves two cards and makes melds.
    pub(crate) fn plainly_goes_on(&self) -> bool {
        self.phase == Phase::Play
            && self.turn.bound != Bound::MustGoOut
            && self.hands[self.seat].len() >= 2
            && self.ended.is_none()
    }

    /// Draws from the stock, where [`State::plainly_draws`].
    pub(crate) fn draw_known(&mut self) {
        debug_assert_eq!(self.check(&Action::Draw), Ok(()));
        self.draw();
    }

    /// Discards a card of the hand, where [`State::plainly_goes_on`] or as the end of a way out.
    pub(crate) fn discard_known(&mut self, card: Card) {
        debug_assert_eq!(self.check(&Action::Discard(card)), Ok(()));
        self.discard(card);
    }

    /// Goes out in this turn by the way that was found for it.
    pub(crate) fn go_out_known(&mut self, way: &WayOut) {
        for groups in way.lay.iter().filter(|groups| !groups.is_empty()) {
            self.lay_known(groups);
        }
        if let Some(card) = way.discard {
            self.discard_known(card);
        }
        debug_assert!(self.ended.is_some());
    }

    /// Lays groups of the hand that are known to make melds, with an opening that is high enough if it is still to come,
    /// and to leave two cards of the hand at least or to be part of a way out.
    pub(crate) fn lay_known(&mut self, groups: &[Group]) {
        debug_assert_eq!(self.check(&Action::Meld(groups.to_vec())), Ok(()));
        let (seat, mut places) = (self.seat, 0);
        let mut hand = self.hands[seat];
        for group in groups {
            hand = hand.minus(group.cards);
            if let Some(rank) = group.rank() {
                places |= self.melds[seat.side()].add(rank, group.cards);
            }
            if !self.known[seat].is_empty() {
                self.known[seat] = self.known[seat].minus(group.cards);
            }
        }
        self.hands[seat] = hand;
        self.melded(places);
    }
}
