//! Playing actions without a check, for simulations, whose callers know that they are legal.
//!
//! An illegal action would leave an impossible state. So these functions are private to the crate, and builds with debug
//! assertions check the action.

use super::action::{Action, Group};
use super::cards::{Card, Counts};
use super::going_out::GoingOutPlan;
use super::meld::Melds;
use super::state::{Drew, Phase, State, TurnObligation};

impl State {
    /// Whether drawing is legal and takes a card of the stock. Quick, and exact.
    pub(crate) fn can_surely_draw(&self) -> bool {
        self.phase == Phase::Draw && self.stock.len() > 0 && self.ended.is_none()
    }

    /// Whether any card of the hand may be discarded, and any valid melds may be laid that leave two cards. False may also
    /// mean that only a full check can tell.
    pub(crate) fn can_surely_continue(&self) -> bool {
        self.phase == Phase::Play
            && self.fits_rules_of_thumb()
            && self.turn.obligation != TurnObligation::MustGoOut
            && self.hands[self.seat].len() >= 2
            && self.ended.is_none()
    }

    /// Draws from the stock. Requires [`State::can_surely_draw`].
    pub(crate) fn draw_unchecked(&mut self) {
        debug_assert_eq!(self.check(&Action::Draw), Ok(()));
        self.draw();
    }

    /// Discards a card of the hand. Requires [`State::can_surely_continue`], or that the card ends a plan for going out.
    pub(crate) fn discard_unchecked(&mut self, card: Card) {
        debug_assert_eq!(self.check(&Action::Discard(card)), Ok(()));
        self.discard(card);
    }

    /// Goes out in this turn by a plan that was made for this state.
    pub(crate) fn go_out_unchecked(&mut self, way: &GoingOutPlan) {
        for groups in way.lay.iter().filter(|groups| !groups.is_empty()) {
            self.meld_unchecked(groups);
        }
        if let Some(card) = way.discard {
            self.discard_unchecked(card);
        }
        debug_assert!(self.ended.is_some());
    }

    /// Lays groups of the hand. Requires that they are valid melds, that they reach the minimum if they open, and that they
    /// leave two cards in the hand or are part of a plan for going out.
    pub(crate) fn meld_unchecked(&mut self, groups: &[Group]) {
        debug_assert_eq!(self.check(&Action::Meld(groups.to_vec())), Ok(()));
        let places = self.put_down(groups);
        self.melded(places, places & Melds::BLACK_THREES_BIT != 0, 0);
    }

    /// Whether the pile may be taken with so many fitting cards of the hand: whether enough cards remain to continue. False
    /// may also mean that only a full check can tell.
    pub(crate) fn can_surely_take(&self, given: usize) -> bool {
        let most = self.rules.pile_take;
        let taken = self.pile.takeable(most).len() - self.rules.bonus_cards(self.pile.takeable_set(most)).len();
        // One card of the pile is laid, and two cards must remain.
        self.phase == Phase::Draw
            && self.fits_rules_of_thumb()
            && self.hands[self.seat].len() + taken >= given + 3
            && self.ended.is_none()
    }

    /// Takes the pile with cards of the hand. Requires that they fit it, and [`State::can_surely_take`].
    pub(crate) fn take_unchecked(&mut self, with: Group, groups: &[Group]) {
        debug_assert_eq!(self.check(&Action::Take { with, groups: groups.to_vec() }), Ok(()));
        let Some(top) = self.pile.row.last() else { return };
        self.become_lone_by_taking();
        let (side, rest, face_down) = (self.sides.of(self.seat), self.pile_rest(), self.pile_face_down());
        self.take_from_pile();
        self.turn.drew = Drew::Pile;
        let one = Counts::one_of_each(1 << top.rank().index());
        let places = self.put_down(&[with]) | self.melds[side].add(top.rank(), top.into(), one) | self.put_down(groups);
        self.laid(places);
        self.pick_up(rest);
        self.pick_up_face_down(face_down);
        self.phase = Phase::Play;
        self.draw_extra();
    }

    /// Moves groups from the hand to the own melds; returns the places of these melds as bits.
    fn put_down(&mut self, groups: &[Group]) -> u16 {
        let (seat, side, mut places) = (self.seat, self.sides.of(self.seat), 0);
        for group in groups {
            let counts = group.cards.counts();
            self.hands[seat].take(group.cards, counts);
            if let Some(rank) = group.rank() {
                places |= self.melds[side].add(rank, group.cards, counts);
            }
            if !self.known[seat].is_empty() {
                self.known[seat] = self.known[seat].difference(group.cards);
            }
        }
        places
    }
}
