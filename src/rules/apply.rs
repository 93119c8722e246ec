//! Changing the state by actions that passed the check: nothing here can fail.

use super::cards::{Card, CardSet};
use super::lay::Laid;
use super::meld::Melds;
use super::ruleset::StockEnd;
use super::state::{Drew, Ended, Phase, State, Turn, TurnObligation};

impl State {
    pub(super) fn take(&mut self, laid: &Laid) {
        let rest = self.pile_rest();
        self.pile.take(self.rules.pile_take);
        self.turn.drew = Drew::Pile;
        self.lay(laid);
        self.pick_up(rest);
        self.phase = Phase::Play;
        self.end_if_out();
        self.draw_extra();
    }

    /// Moves cards of the pile: red threes to the table, the others to the hand as known cards.
    pub(super) fn pick_up(&mut self, cards: CardSet) {
        let (seat, side) = (self.seat, self.sides.of(self.seat));
        let red = cards.red_threes();
        if !red.is_empty() {
            self.red_threes[side] = self.red_threes[side].union(red);
        }
        let cards = cards.difference(red);
        self.hands[seat] = self.hands[seat].union(cards);
        self.known[seat] = self.known[seat].union(cards);
    }

    pub(super) fn meld(&mut self, laid: &Laid) {
        self.lay(laid);
        self.melded(laid.places);
    }

    /// Notes that a `meld` laid cards onto these places.
    pub(super) fn melded(&mut self, places: u16) {
        if self.phase == Phase::Draw || places & Melds::BLACK_THREES_BIT != 0 {
            self.turn.obligation = TurnObligation::MustGoOut;
        }
        self.turn.melded = true;
        self.laid(places);
        self.phase = Phase::Play;
        self.end_if_out();
    }

    pub(super) fn discard(&mut self, card: Card) {
        let seat = self.seat;
        let _ = self.hands[seat].remove(card);
        if !self.known[seat].is_empty() {
            let _ = self.known[seat].remove(card);
        }
        self.pile.push(card);
        if self.hands[seat].is_empty() {
            self.end_out();
        }
        self.end_turn();
    }

    /// Draws what the rules give after taking the pile, unless the take has ended the hand.
    pub(super) fn draw_extra(&mut self) {
        if self.rules.pile_extra > 0 && self.ended.is_none() {
            let _ = self.draw_cards(self.rules.pile_extra);
        }
    }

    pub(super) fn draw(&mut self) {
        if self.draw_cards(self.rules.draw_count) == 0 {
            self.ended = Some(Ended::RedThree);
            return;
        }
        self.turn.drew = Drew::Stock;
        self.phase = Phase::Play;
    }

    /// Draws, lays out red threes and replaces them while there are cards (rules §2.5 and §2.6). Returns the number of cards
    /// that came to the hand.
    fn draw_cards(&mut self, mut wanted: u8) -> usize {
        let (seat, side) = (self.seat, self.sides.of(self.seat));
        let mut drawn = 0;
        while wanted > 0 {
            let Some(card) = self.stock.pop() else { break };
            if card.is_red_three() {
                self.red_threes[side].push(card);
            } else {
                self.hands[seat].push(card);
                drawn += 1;
                wanted -= 1;
            }
        }
        drawn
    }

    fn lay(&mut self, laid: &Laid) {
        let (seat, side) = (self.seat, self.sides.of(self.seat));
        self.melds[side] = laid.melds;
        self.hands[seat] = self.hands[seat].difference(laid.from_hand);
        self.known[seat] = self.known[seat].difference(laid.from_hand);
        self.laid(laid.places);
    }

    pub(super) const fn laid(&mut self, places: u16) {
        self.turn.laid = true;
        self.turn.touched_old |= places & self.turn.old_melds != 0;
    }

    fn end_if_out(&mut self) {
        if self.hands[self.seat].is_empty() {
            self.end_out();
        }
    }

    fn end_out(&mut self) {
        self.ended = Some(if self.is_concealed() { Ended::Concealed } else { Ended::Out });
    }

    /// Whether the player who goes out does so concealed (rules §2.14).
    fn is_concealed(&self) -> bool {
        let new_canasta = self.melds[self.sides.of(self.seat)].iter().any(|meld| {
            let place = Melds::place(meld.rank).unwrap_or_default();
            meld.canasta().is_some() && self.turn.old_melds & (1 << place) == 0
        });
        !self.has_laid[self.seat] && !self.turn.touched_old && new_canasta
    }

    pub(super) fn end_turn(&mut self) {
        if self.ended.is_some() {
            return;
        }
        if self.rules.stock_end == StockEnd::EndsWithTurn && self.stock.len() == 0 {
            self.ended = Some(Ended::Stock);
            return;
        }
        self.has_laid[self.seat] |= self.turn.laid;
        self.seat = self.rules.players.after(self.seat);
        self.phase = Phase::Draw;
        self.turn = Turn::new(self.melds[self.sides.of(self.seat)].places());
    }
}
