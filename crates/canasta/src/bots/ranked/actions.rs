//! How actions change the table.

use super::laying::Laying;
use super::places::{Hand, Pile};
use super::table::{SEATS, SIDES, Table, Unsure};
use crate::rules::{Action, Card, CardSet, Counts, Drew, Ended, Meld, Phase, Rank, Ranks, StockEnd, TurnObligation};

impl Table<'_> {
    fn own(&mut self) -> &mut Hand {
        &mut self.hands[self.seat % SEATS]
    }

    /// Draws from the stock, lays red threes out and replaces them. Requires [`Table::can_draw`].
    pub fn draw(&mut self) {
        let (mut wanted, mut drawn) = (self.rules.draw_count, 0);
        while wanted > 0 {
            let Some((&card, rest)) = self.stock.split_last() else { break };
            self.stock = rest;
            if card.is_red_three() {
                self.lying[self.seat % SIDES].red_threes += 1;
                continue;
            }
            let own = self.own();
            own.cards.push(card);
            own.counts.add_of_rank(card.rank(), 1);
            (drawn, wanted) = (drawn + 1, wanted - 1);
        }
        self.own().len += drawn;
        if drawn == 0 {
            self.ended = Some(Ended::RedThree);
            return;
        }
        self.drew = Drew::Stock;
        self.phase = Phase::Play;
    }

    /// The end of the hand at an empty stock, of which no card can be drawn.
    pub fn end_by_stock(&mut self) {
        self.ended = Some(Ended::Stock);
    }

    /// Discards a card of a rank, the first by suit.
    pub fn discard(&mut self, rank: Rank) -> Result<(), Unsure> {
        let card = self.hand(self.seat).cards.any_of_rank(rank).ok_or(Unsure)?;
        self.discard_card(card)
    }

    /// Discards a card of the hand.
    pub fn discard_card(&mut self, card: Card) -> Result<(), Unsure> {
        let own = self.own();
        if !own.cards.remove(card) {
            return Err(Unsure);
        }
        own.counts.remove_of_rank(card.rank(), 1);
        own.len -= 1;
        if !own.known.is_empty() {
            let _ = own.known.remove(card);
        }
        let is_last = own.len == 0;
        self.pile.push(card, card.is_wild());
        if is_last {
            self.go_out();
        }
        self.end_turn();
        Ok(())
    }

    /// Ends the turn, if the hand is not over.
    pub fn end_turn(&mut self) {
        if self.ended.is_some() {
            return;
        }
        if self.rules.stock_end == StockEnd::EndsWithTurn && self.stock.is_empty() {
            self.ended = Some(Ended::Stock);
            return;
        }
        let laid = self.laid;
        self.own().has_laid |= laid;
        self.seat = self.after(self.seat);
        self.phase = Phase::Draw;
        self.obligation = TurnObligation::Free;
        self.drew = Drew::Nothing;
        (self.asked, self.melded, self.laid, self.touched_old) = (false, false, false, false);
        self.old_melds = self.lying(Table::side_of(self.seat)).naturals.ranks(1);
    }

    /// Ends the hand of the player who has no card left.
    fn go_out(&mut self) {
        let side = self.lying(Table::side_of(self.seat));
        let new_canasta = !side.counts().ranks(Meld::CANASTA).and(Ranks::NATURALS).except(self.old_melds).is_empty();
        let is_concealed = !self.hand(self.seat).has_laid && !self.touched_old && new_canasta;
        self.ended = Some(if is_concealed { Ended::Concealed } else { Ended::Out });
    }

    /// Melds cards of the hand.
    pub fn meld(&mut self, laying: &Laying) -> Result<(), Unsure> {
        self.lay(laying)?;
        if laying.naturals.of(Rank::Three) > 0 {
            self.obligation = TurnObligation::MustGoOut;
        }
        self.melded = true;
        if self.hand(self.seat).len == 0 {
            self.go_out();
        }
        Ok(())
    }

    /// Moves cards from the hand to the melds.
    fn lay(&mut self, laying: &Laying) -> Result<(), Unsure> {
        let cards = laying.cards();
        let own = self.own();
        let mut laid = CardSet::EMPTY;
        let mut ranks = cards.ranks(1).bits();
        while ranks != 0 {
            let rank = Rank::ALL.get(ranks.trailing_zeros() as usize).copied().ok_or(Unsure)?;
            ranks &= ranks - 1;
            let (n, held) = (cards.of(rank), own.counts.of(rank));
            let of_rank = match n == held {
                true => own.cards.of_rank(rank),
                false => own.cards.take_of_rank(rank, n).ok_or(Unsure)?,
            };
            laid = laid.union(of_rank);
        }
        own.cards = own.cards.difference(laid);
        if !own.known.is_empty() {
            own.known = own.known.difference(laid);
        }
        own.counts = own.counts - cards;
        own.len -= cards.total();
        let side = &mut self.lying[self.seat % SIDES];
        side.naturals = side.naturals + laying.naturals;
        side.wilds = side.wilds + laying.wilds;
        side.points += cards.points();
        self.laid = true;
        self.touched_old |= !laying.naturals.ranks(1).or(laying.wilds.ranks(1)).and(self.old_melds).is_empty();
        Ok(())
    }

    /// Takes the pile with cards of the hand, which are laid with its top card. Where too few cards would be left to be sure
    /// of a legal end of the turn, it is not judged.
    pub fn take(&mut self, laying: &Laying) -> Result<(), Unsure> {
        let top = self.pile.below_top(0).ok_or(Unsure)?;
        let (given, taken) = (laying.cards().total(), self.pile.len - self.pile.red_threes);
        // One card of the pile is laid, and two cards must remain.
        if self.phase != Phase::Draw || self.hand(self.seat).len + taken < given + 3 || self.ended.is_some() {
            return Err(Unsure);
        }
        self.drew = Drew::Pile;
        self.lay(laying)?;
        let rank = top.rank();
        let side = &mut self.lying[self.seat % SIDES];
        let mut one = Counts::NONE;
        one.add_of_rank(rank, 1);
        side.naturals = side.naturals + one;
        side.points += top.points();
        side.red_threes += self.pile.red_threes;
        self.touched_old |= !one.ranks(1).and(self.old_melds).is_empty();
        let mut rest = self.pile.counts - one;
        rest.remove_of_rank(Rank::Three, self.pile.red_threes);
        let mut cards = self.pile.cards.difference(top.into());
        if self.pile.red_threes > 0 {
            cards = cards.difference(cards.red_threes());
        }
        let own = self.own();
        own.cards = own.cards.union(cards);
        own.known = own.known.union(cards);
        own.counts = own.counts + rest;
        own.len += taken - 1;
        let recent = self.pile.recent;
        self.pile = Pile {
            cards: CardSet::EMPTY,
            counts: Counts::NONE,
            len: 0,
            points: 0,
            red_threes: 0,
            has_freezer: false,
            recent,
        };
        self.phase = Phase::Play;
        Ok(())
    }

    /// Asks the partner.
    pub fn ask(&mut self) {
        self.asked = true;
        self.phase = Phase::Answer;
    }

    /// Answers the partner.
    pub fn answer(&mut self, yes: bool) {
        self.obligation = if yes { TurnObligation::MustGoOut } else { TurnObligation::MayNotGoOut };
        self.phase = Phase::Play;
    }

    /// Plays an action of a plan. `is_legal` says that it is known to be legal now.
    pub fn play(&mut self, action: &Action, is_legal: bool) -> Result<(), Unsure> {
        match action {
            Action::Draw if self.can_draw() => {
                self.draw();
                Ok(())
            }
            Action::Discard(card) if self.can_continue() => self.discard_card(*card),
            Action::Meld(groups) if is_legal && self.can_continue() => {
                let mut laying = Laying::default();
                for group in groups {
                    let rank = group.rank().ok_or(Unsure)?;
                    let wilds = group.cards.wilds();
                    let naturals = group.cards.len() - wilds.len();
                    // Which of the cards are laid is told by their ranks alone if they are the first of these.
                    laying.add(rank, naturals, wilds.count(Rank::Two), wilds.count(Rank::Joker));
                }
                let cards = groups.iter().fold(CardSet::EMPTY, |sum, group| sum.union(group.cards));
                let after = self.hand(self.seat).len.checked_sub(cards.len());
                if after.is_none_or(|left| left < 2) || laying.naturals.of(Rank::Three) > 0 || !self.are_first(cards) {
                    return Err(Unsure);
                }
                self.meld(&laying)
            }
            _ => Err(Unsure),
        }
    }

    /// Whether these cards are the first of their ranks in the hand.
    fn are_first(&self, cards: CardSet) -> bool {
        let hand = self.hand(self.seat).cards;
        cards.ranks().all(|rank| hand.take_of_rank(rank, cards.count(rank)) == Some(cards.of_rank(rank)))
    }
}
