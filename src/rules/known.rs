//! Playing what is known to be legal, without asking again: for simulations, which play the same hand thousands of times.
//!
//! An action that is not legal would leave a state that cannot be. So these are for the crate alone, and wherever the
//! program is built to be tested they do ask.

use super::action::{Action, Group};
use super::cards::Card;
use super::finish::GoingOutPlan;
use super::state::{Drew, Phase, State, TurnObligation};

impl State {
    /// Whether drawing is plainly legal and brings a card, or a red three that ends the hand.
    pub(crate) fn plainly_draws(&self) -> bool {
        self.phase == Phase::Draw && self.stock.len() > 0 && self.ended.is_none()
    }

    /// Whether any card of the hand may plainly be discarded, and anything laid that leaves two cards and makes melds.
    pub(crate) fn plainly_goes_on(&self) -> bool {
        self.phase == Phase::Play
            && self.turn.obligation != TurnObligation::MustGoOut
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
    pub(crate) fn go_out_known(&mut self, way: &GoingOutPlan) {
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
        let places = self.put_down(groups);
        self.melded(places);
    }

    /// Whether the pile may plainly be taken with so many cards of the hand that suit it: enough are left to go on with.
    pub(crate) fn plainly_takes(&self, given: usize) -> bool {
        let taken = self.pile.row.len() - self.pile.set.red_threes().len();
        // One of them is laid, and two are left.
        self.phase == Phase::Draw && self.hands[self.seat].len() + taken >= given + 3 && self.ended.is_none()
    }

    /// Takes the pile with cards that are known to suit it, where [`State::plainly_takes`].
    pub(crate) fn take_known(&mut self, with: Group, groups: &[Group]) {
        debug_assert_eq!(self.check(&Action::Take { with, groups: groups.to_vec() }), Ok(()));
        let Some(top) = self.pile.row.last() else { return };
        let (side, rest) = (self.seat.side(), self.pile_rest());
        self.pile.clear();
        self.turn.drew = Drew::Pile;
        let places = self.put_down(&[with]) | self.melds[side].add(top.rank(), top.into()) | self.put_down(groups);
        self.laid(places);
        self.pick_up(rest);
        self.phase = Phase::Play;
    }

    /// Brings groups from the hand to the own melds; gives their places as bits.
    fn put_down(&mut self, groups: &[Group]) -> u16 {
        let (seat, mut places) = (self.seat, 0);
        let mut hand = self.hands[seat];
        for group in groups {
            hand = hand.difference(group.cards);
            if let Some(rank) = group.rank() {
                places |= self.melds[seat.side()].add(rank, group.cards);
            }
            if !self.known[seat].is_empty() {
                self.known[seat] = self.known[seat].difference(group.cards);
            }
        }
        self.hands[seat] = hand;
        places
    }
}
