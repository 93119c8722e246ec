//! Changing the state by actions that passed the check: nothing here can fail.

use super::cards::{Card, CardSet};
use super::lay::{self, CheckedMelds};
use super::meld::{Meld, Melds};
use super::ruleset::{Fit, FootPickup, StockEnd};
use super::seat::Seat;
use super::state::{Drew, Ended, Phase, State, Turn, TurnObligation};

/// Whether two sets of a rank become one when their owners become partners.
#[derive(Clone, Copy, PartialEq, Eq)]
enum JoinSets {
    Yes,
    No,
}

/// What became of the last card of a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LastCard {
    Laid,
    Discarded,
}

impl State {
    pub(super) fn take(&mut self, laid: &CheckedMelds) {
        self.become_lone_by_taking();
        let (rest, face_down) = (self.pile_rest(), self.pile_face_down());
        self.take_from_pile();
        self.turn.drew = Drew::Pile;
        let (earned, waiting) = (self.earned_feet(&laid.melds), self.feet.waiting(self.seat));
        self.lay(laid);
        self.pick_up(rest);
        (self.came, self.came_hidden) = (self.came_by_taking(rest.union(face_down)), self.came_by_taking(face_down));
        self.pick_up_face_down(face_down);
        self.phase = Phase::Play;
        let ends = self.foot_ends_turn();
        if earned > 0 {
            self.pick_up_feet(earned);
        } else if face_down.is_empty() || waiting > 0 || !self.is_stuck_with_face_down() {
            self.end_if_out(LastCard::Laid);
        }
        self.draw_extra();
        let is_stuck = !face_down.is_empty() && self.ended.is_none() && self.is_stuck_with_face_down();
        if ends || is_stuck || self.is_stuck_with_foot(waiting) {
            self.end_turn();
        }
    }

    /// Removes the cards from the pile that are taken together.
    pub(super) fn take_from_pile(&mut self) {
        let State { rules, pile, .. } = self;
        pile.take(rules.pile_take, |card| rules.freezes(card));
    }

    /// Moves cards of the pile: bonus cards to the table, the others to the hand as known cards.
    pub(super) fn pick_up(&mut self, cards: CardSet) {
        let seat = self.seat;
        let red = self.rules.bonus_cards(cards);
        if !red.is_empty() {
            self.lay_out_threes(red);
        }
        let cards = cards.difference(red);
        self.hands[seat] = self.hands[seat].union(cards).into();
        self.known[seat] = self.known[seat].union(cards);
    }

    /// Moves cards that lay face down in the pile: threes that are laid out to the table, the others to the hand, where nobody else
    /// knows them (V43).
    pub(super) fn pick_up_face_down(&mut self, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let red = self.rules.bonus_cards(cards);
        self.lay_out_threes(red);
        self.hands[self.seat] = self.hands[self.seat].union(cards.difference(red)).into();
    }

    /// Whether cards that lay face down were threes to lay out, so that the turn cannot be finished with what is left (V43).
    fn is_stuck_with_face_down(&self) -> bool {
        let hand = self.hands[self.seat].cards();
        hand.len() < 2 && !self.can_finish(hand, &self.melds[self.sides.of(self.seat)], self.came)
    }

    pub(super) fn meld(&mut self, laid: &CheckedMelds) {
        let earned = self.earned_feet(&laid.melds);
        self.lay(laid);
        self.melded(laid.places, laid.has_black_threes(), earned);
    }

    /// Notes that a `meld` laid cards onto these places, perhaps black threes, and perhaps canastas that bring so many feet.
    pub(super) fn melded(&mut self, places: u16, black_threes: bool, earned: usize) {
        if self.phase == Phase::Draw || black_threes {
            self.turn.obligation = TurnObligation::MustGoOut;
        }
        self.turn.melded = true;
        self.laid(places);
        self.phase = Phase::Play;
        let ends = self.foot_ends_turn();
        let waiting = self.feet.waiting(self.seat);
        if earned > 0 {
            self.pick_up_feet(earned);
        } else {
            self.end_if_out(LastCard::Laid);
        }
        if ends || self.is_stuck_with_foot(waiting) {
            self.end_turn();
        }
    }

    /// Whether the hand was emptied before the discard and the rules let the foot be played on in the next turn only. Where the last card
    /// may not be melded, threes that lay face down in the pile have left none.
    fn foot_ends_turn(&self) -> bool {
        let ends = matches!(self.rules.foot_pickup, FootPickup::TurnEnds | FootPickup::Discard);
        ends && self.has_foot() && self.hands[self.seat].is_empty()
    }

    /// Whether a foot of so many that waited was picked up in this action, with which the turn cannot be finished (V25).
    fn is_stuck_with_foot(&self, waiting: usize) -> bool {
        self.feet.waiting(self.seat) < waiting && self.has_too_few_cards()
    }

    /// Whether the turn cannot be finished with the cards held: a single one that may not go out, or none.
    fn has_too_few_cards(&self) -> bool {
        let hand = self.hands[self.seat].cards();
        let melds = &self.melds[self.sides.of(self.seat)];
        hand.is_empty() || (hand.len() == 1 && !self.can_finish(hand, melds, CardSet::EMPTY))
    }

    pub(super) fn discard(&mut self, card: Card) {
        let seat = self.seat;
        self.hands[seat].remove(card);
        if !self.known[seat].is_empty() {
            let _ = self.known[seat].remove(card);
        }
        self.pile.push(card, self.rules.freezes(card));
        if self.hands[seat].is_empty() {
            self.end_if_out(LastCard::Discarded);
        }
        if !self.rules.talons.is_empty() && self.ended.is_none() {
            self.draw_talon();
        }
        self.end_turn();
    }

    /// Draws the bonus cards that the player is due for the opening (V24).
    fn draw_talon(&mut self) {
        if let Some(cards) = self.talon(&self.melds[self.sides.of(self.seat)]) {
            let _ = self.draw_cards(cards);
        }
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
        // A foot of threes alone has left no card, so that the one drawn may be neither laid nor discarded.
        if !self.rules.foot_threes_replaced && !self.has_foot() && self.has_too_few_cards() {
            self.end_turn();
        }
    }

    /// Draws, lays out red threes and replaces them while there are cards (rules §2.5 and §2.6). Returns the number of cards
    /// that came to the hand.
    fn draw_cards(&mut self, mut wanted: u8) -> usize {
        let seat = self.seat;
        let mut drawn = 0;
        while wanted > 0 {
            let Some(card) = self.stock.pop() else { break };
            if self.rules.is_bonus(card) {
                self.lay_out_threes(card.into());
            } else {
                self.hands[seat].push(card);
                drawn += 1;
                wanted -= 1;
            }
        }
        drawn
    }

    /// Adds threes to those that score for the player whose turn it is.
    fn lay_out_threes(&mut self, threes: CardSet) {
        let side = self.sides.scoring_of(self.seat);
        self.red_threes[side].add(threes);
    }

    /// Makes the player whose turn it is lone if this is the first take of the hand where the rules ask for it (V6).
    pub(super) fn become_lone_by_taking(&mut self) {
        if self.rules.lone_taker && self.sides.lone().is_none() {
            self.make_lone(self.seat, JoinSets::Yes);
        }
    }

    /// Makes a player the lone one of this hand and the two others partners, whose melds are one side's from now on (V6, V7). The
    /// partner who sits first after the lone player gives the older melds.
    fn make_lone(&mut self, lone: Seat, join: JoinSets) {
        let first = self.rules.players.after(lone);
        let second = self.rules.players.after(first);
        let alone = self.sides.scoring();
        let mut pooled = std::mem::take(&mut self.melds[alone.of(first)]);
        let younger = std::mem::take(&mut self.melds[alone.of(second)]);
        for meld in younger.iter() {
            let joined = match join {
                JoinSets::Yes => lay::set_that_can_join(&self.rules, &pooled, meld),
                JoinSets::No => None,
            };
            match joined {
                Some(place) => pooled.lay_at(place, meld.cards),
                None => drop(pooled.start(meld)),
            }
        }
        self.sides = alone.with_lone(lone);
        if !pooled.extra().is_empty() {
            // Two sets of a rank need the checks.
            self.fit = self.fit.min(Fit::FastSearch);
        }
        self.melds[self.sides.of(first)] = pooled;
    }

    fn lay(&mut self, laid: &CheckedMelds) {
        let (seat, side) = (self.seat, self.sides.of(self.seat));
        self.melds[side].clone_from(&laid.melds);
        self.hands[seat] = self.hands[seat].difference(laid.from_hand).into();
        self.known[seat] = self.known[seat].difference(laid.from_hand);
        if !self.came.is_empty() {
            // A card of the same face was laid: that which came is still held.
            let missing = self.came.difference(self.came_hidden).difference(self.known[seat]);
            self.known[seat] = self.known[seat].union(missing);
        }
        self.turn.touched_old |= laid.extra.is_some_and(|first| first < self.turn.old_extra);
        self.laid(laid.places);
    }

    pub(super) const fn laid(&mut self, places: u16) {
        self.turn.laid = true;
        self.turn.touched_old |= places & self.turn.old_melds != 0;
    }

    /// If the hand is empty, picks up the foot, or ends the hand of who goes out. Who may not go out has discarded the last card
    /// before bonus cards come, also where a canasta brings the foot.
    pub(super) fn end_if_out(&mut self, by: LastCard) {
        if !self.hands[self.seat].is_empty() || self.must_earn_foot() {
            return;
        }
        if self.has_foot() {
            self.pick_up_feet(1);
        } else if self.goes_out(by) {
            self.end_out();
        }
    }

    /// Whether the player whose hand is empty goes out by that.
    fn goes_out(&self, by: LastCard) -> bool {
        let melds = &self.melds[self.sides.of(self.seat)];
        self.rules.talons.is_empty() || self.check_going_out(melds, by == LastCard::Discarded).is_ok()
    }

    /// Makes so many feet part of the hand, as far as they wait: bonus cards are laid out, and replaced where the rules say so. One of
    /// which nothing is left is followed by the next (V25, V38).
    fn pick_up_feet(&mut self, mut feet: usize) {
        while feet > 0 {
            let Some(foot) = self.feet.take(self.seat) else { return };
            let bonus = self.rules.bonus_cards(foot);
            let mut came = foot.len() - bonus.len();
            self.hands[self.seat] = self.hands[self.seat].union(foot.difference(bonus)).into();
            self.lay_out_threes(bonus);
            if self.rules.foot_threes_replaced {
                // As many as a foot has: fits.
                came += self.draw_cards(bonus.len() as u8);
            }
            feet -= usize::from(came > 0);
        }
    }

    fn end_out(&mut self) {
        self.ended = Some(if self.is_concealed() { Ended::Concealed } else { Ended::Out });
        if self.rules.lone_taker && self.sides.lone().is_none() {
            self.make_lone(self.seat, JoinSets::No);
        }
    }

    /// Whether the player who goes out does so concealed (rules §2.14).
    fn is_concealed(&self) -> bool {
        let melds = &self.melds[self.sides.of(self.seat)];
        let is_old_set = |meld: &Meld| {
            let place = meld.rank().and_then(Melds::place).unwrap_or_default();
            self.turn.old_melds & (1 << place) != 0
        };
        let sets = melds.iter().take(melds.places().count_ones() as usize).filter(|meld| !is_old_set(meld));
        let extra = melds.extra().iter().copied().skip(self.turn.old_extra);
        let new_canasta = sets.chain(extra).any(|meld| meld.canasta().is_some());
        !self.has_laid[self.seat] && !self.turn.touched_old && new_canasta
    }

    /// Counts a turn that ends while some are closed (V44).
    #[cold]
    fn count_turn(&mut self) {
        let ended = &mut self.turns[self.seat];
        if *ended < self.rules.closed_turns {
            *ended += 1;
            self.fit = self.fit_now();
        }
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
        (self.came, self.came_hidden) = (CardSet::EMPTY, CardSet::EMPTY);
        if self.rules.closed_turns > 0 {
            self.count_turn();
        }
        self.seat = self.rules.players.after(self.seat);
        self.phase = Phase::Draw;
        self.turn = Turn::new(&self.melds[self.sides.of(self.seat)]);
    }
}
