//! The table of a playout, and how actions change it.

use super::laying::Laying;
use crate::bots::heuristic::weights;
use crate::rules::{
    Action, Card, CardSet, Counts, Drew, Ended, Meld, Phase, Rank, Ranks, Rules, Seat, Side, State, StockEnd,
    TurnObligation,
};

/// Most seats, and sides, of the tables that are played out here.
pub(super) const SEATS: usize = 4;
pub(super) const SIDES: usize = 2;

/// A position that this engine does not judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unsure;

/// One seat's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Hand {
    cards: CardSet,
    /// Cards that the seat took openly with the pile and still holds.
    pub known: CardSet,
    pub counts: Counts,
    pub len: usize,
    /// Whether the seat has laid a card before this turn.
    has_laid: bool,
}

/// What a side has on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Lying {
    /// Naturals, or black threes, of each meld.
    pub naturals: Counts,
    /// Wilds of each meld, by its rank.
    pub wilds: Counts,
    /// The value of all of them, in points.
    pub points: i32,
    pub red_threes: usize,
    /// The score before the hand, and the minimum of the first meld.
    pub before: i32,
    pub minimum: i32,
}

impl Lying {
    pub fn is_empty(&self) -> bool {
        self.naturals.is_empty()
    }

    pub fn counts(&self) -> Counts {
        self.naturals + self.wilds
    }

    /// The number of canastas.
    pub fn canastas(&self) -> usize {
        self.counts().ranks(Meld::CANASTA).and(Ranks::NATURALS).len()
    }
}

/// How many cards of the pile's top are kept in order: more than anybody looks at.
const RECENT: usize = 16;

/// The pile.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    cards: CardSet,
    /// The cards by rank; a red three counts as a three.
    pub counts: Counts,
    pub len: usize,
    pub points: i32,
    pub red_threes: usize,
    /// Whether a card lies in it that freezes it where cards do.
    has_freezer: bool,
    /// The last cards, each at its number in the pile, modulo their number.
    recent: [Card; RECENT],
}

impl Pile {
    /// The card so far below the top.
    pub fn below_top(&self, depth: usize) -> Option<Card> {
        let at = self.len.checked_sub(depth + 1)?;
        self.recent.get(at % RECENT).copied()
    }

    fn push(&mut self, card: Card, freezes: bool) {
        self.cards.push(card);
        self.counts.add_of_rank(card.rank(), 1);
        if let Some(place) = self.recent.get_mut(self.len % RECENT) {
            *place = card;
        }
        self.len += 1;
        self.points += card.points();
        self.red_threes += usize::from(card.is_red_three());
        self.has_freezer |= freezes;
    }

    pub fn wilds(&self) -> usize {
        self.counts.of(Rank::Two) + self.counts.of(Rank::Joker)
    }

    /// The value of the pile to the side that takes it.
    pub fn value(&self) -> i32 {
        let wilds = self.wilds();
        let large = self.len.saturating_sub(weights::LARGE_PILE - 1);
        // At most 108 cards: the casts are lossless.
        let each = (self.len - wilds) as i32 * weights::PILE_CARD + wilds as i32 * weights::PILE_WILD;
        self.points + each + large as i32 * weights::LARGE_PILE_CARD
    }
}

/// A hand of Canasta that is played out.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub rules: &'a Rules,
    players: usize,
    /// Cards that are drawn in a round.
    pub round: usize,
    /// The stock; its top is the last card.
    pub stock: &'a [Card],
    hands: [Hand; SEATS],
    lying: [Lying; SIDES],
    pub pile: Pile,
    pub seat: usize,
    pub phase: Phase,
    pub obligation: TurnObligation,
    pub drew: Drew,
    asked: bool,
    melded: bool,
    laid: bool,
    touched_old: bool,
    /// The ranks of the melds that lay there before the turn.
    old_melds: Ranks,
    pub ended: Option<Ended>,
}

impl<'a> Table<'a> {
    /// The table of a hand, if this engine knows its rules.
    pub fn of(state: &'a State) -> Option<Table<'a>> {
        if !state.fits_ranked() {
            return None;
        }
        let rules = state.rules();
        let mut hands = [Hand::default(); SEATS];
        for (hand, seat) in hands.iter_mut().zip(rules.players.seats()) {
            let cards = state.hand(seat);
            if !cards.red_threes().is_empty() {
                return None;
            }
            let seen = state.observe(seat);
            let counts = seen.held();
            *hand = Hand { cards, known: seen.known(seat), counts, len: counts.total(), has_laid: seen.has_laid(seat) };
        }
        let mut lying = [Lying::default(); SIDES];
        for (lying, (side, seat)) in
            lying.iter_mut().zip([Side::FIRST, Side::SECOND].into_iter().zip(rules.players.seats()))
        {
            let melds = state.melds(side);
            *lying = Lying {
                naturals: melds.natural_counts(),
                wilds: melds.wild_counts(),
                points: melds.points(),
                red_threes: state.red_threes(side).len(),
                before: state.scores()[side],
                minimum: state.opening_minimum(seat),
            };
        }
        let row = state.pile();
        let observation = state.observe(Seat::FIRST);
        let mut recent = [Card::JOKER; RECENT];
        for (at, &card) in row.iter().enumerate().skip(row.len().saturating_sub(RECENT)) {
            if let Some(place) = recent.get_mut(at % RECENT) {
                *place = card;
            }
        }
        let cards = observation.pile_cards();
        let pile = Pile {
            cards,
            counts: observation.pile_counts(),
            len: row.len(),
            points: observation.pile_points(),
            red_threes: cards.red_threes().len(),
            has_freezer: state.pile_has_freezer(),
            recent,
        };
        let turn = state.turn_so_far();
        let players = rules.players.count();
        Some(Table {
            rules,
            players,
            round: players * usize::from(rules.draw_count),
            stock: state.stock(),
            hands,
            lying,
            pile,
            seat: state.turn_of().index(),
            phase: state.phase(),
            obligation: turn.obligation,
            drew: turn.drew,
            asked: turn.asked,
            melded: turn.melded,
            laid: turn.laid,
            touched_old: turn.touched_old,
            old_melds: Counts::one_of_each(turn.old_ranks()).ranks(1),
            ended: state.ended(),
        })
    }

    pub fn hand(&self, seat: usize) -> &Hand {
        &self.hands[seat % SEATS]
    }

    fn own(&mut self) -> &mut Hand {
        &mut self.hands[self.seat % SEATS]
    }

    pub fn lying(&self, side: usize) -> &Lying {
        &self.lying[side % SIDES]
    }

    /// The side of a seat.
    pub const fn side_of(seat: usize) -> usize {
        seat % SIDES
    }

    /// The number of seats.
    pub const fn players(&self) -> usize {
        self.players
    }

    pub fn after(&self, seat: usize) -> usize {
        // Two or four players.
        (seat + 1) & (self.players - 1)
    }

    /// The other seat of the same side, with four players.
    pub fn partner(&self, seat: usize) -> Option<usize> {
        (self.players() == SEATS).then_some((seat + 2) % SEATS)
    }

    /// The seat that must act.
    #[allow(clippy::wrong_self_convention, reason = "it converts nothing, and a table is not copied for it")]
    pub fn to_act(&self) -> usize {
        match self.phase {
            Phase::Answer => self.partner(self.seat).unwrap_or(self.seat),
            Phase::Draw | Phase::Play => self.seat,
        }
    }

    /// Whether the pile is frozen to a side.
    pub fn is_frozen_to(&self, side: usize) -> bool {
        let rules = self.rules;
        rules.always_frozen
            || (rules.freezing && self.pile.has_freezer)
            || (rules.frozen_until_melded && self.lying(side).is_empty())
    }

    /// Whether drawing takes a card of the stock.
    pub fn can_draw(&self) -> bool {
        self.phase == Phase::Draw && !self.stock.is_empty() && self.ended.is_none()
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

    /// Whether any card may be discarded, and any valid melds laid that leave two cards.
    pub fn can_continue(&self) -> bool {
        self.phase == Phase::Play
            && self.obligation != TurnObligation::MustGoOut
            && self.hand(self.seat).len >= 2
            && self.ended.is_none()
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

    /// Whether the partner may be asked, if the hand can be gone out with.
    pub fn may_ask(&self) -> bool {
        let len = self.hand(self.seat).len;
        self.partner(self.seat).is_some()
            && self.rules.ask_partner.is_allowed()
            && self.phase == Phase::Play
            && self.obligation == TurnObligation::Free
            && !self.asked
            && !self.melded
            && (len >= 2 || (len == 1 && self.rules.keep_last_card))
    }

    /// Answers the partner.
    pub fn answer(&mut self, yes: bool) {
        self.obligation = if yes { TurnObligation::MustGoOut } else { TurnObligation::MayNotGoOut };
        self.phase = Phase::Play;
    }

    /// Whether the side whose turn it is lacks canastas to go out.
    pub fn lacks_canastas(&self) -> bool {
        self.lying(Table::side_of(self.seat)).canastas() < usize::from(self.rules.canastas_to_go_out)
    }

    /// Whether the last card may be kept.
    pub fn may_keep(&self) -> bool {
        self.rules.keep_last_card
            && self.phase == Phase::Play
            && self.obligation != TurnObligation::MustGoOut
            && self.hand(self.seat).len == 1
            && (self.obligation == TurnObligation::MayNotGoOut || self.lacks_canastas())
    }

    /// Whether the last card may be discarded to go out.
    pub fn may_discard_last(&self) -> bool {
        self.phase == Phase::Play
            && self.hand(self.seat).len == 1
            && self.obligation != TurnObligation::MayNotGoOut
            && !self.lacks_canastas()
    }

    /// Whether these melds are valid with those that lie there.
    pub fn fits(&self, laying: &Laying) -> bool {
        let side = self.lying(Table::side_of(self.seat));
        let mut ranks = laying.naturals.ranks(1).or(laying.wilds.ranks(1)).bits();
        while ranks != 0 {
            let place = ranks.trailing_zeros() as usize;
            ranks &= ranks - 1;
            let naturals = side.naturals.at(place) + laying.naturals.at(place);
            let wilds = side.wilds.at(place) + laying.wilds.at(place);
            if naturals + wilds < 3
                || naturals < usize::from(self.rules.min_naturals)
                || wilds > self.rules.most_wilds(naturals)
            {
                return false;
            }
        }
        true
    }

    /// Whether the pile must be taken at an empty stock, so that the hand cannot be ended by drawing.
    pub fn must_take(&self) -> Result<bool, Unsure> {
        match self.rules.stock_end {
            StockEnd::EndsWithTurn | StockEnd::EndsWithDraw => Ok(false),
            StockEnd::TakeIfAble => Err(Unsure),
            StockEnd::TakeIfFits => {
                let side = Table::side_of(self.seat);
                let Some(top) = self.pile.below_top(0) else { return Ok(false) };
                let melded = self.lying(side).counts().of(top.rank());
                let is_open = match self.rules.pile_own_meld {
                    crate::rules::PileOwnMeld::Any => true,
                    crate::rules::PileOwnMeld::Under7 => melded < Meld::CANASTA,
                    crate::rules::PileOwnMeld::None => false,
                };
                if !top.rank().is_natural() || melded == 0 || !is_open || self.is_frozen_to(side) {
                    return Ok(false);
                }
                // With few cards it depends on what else may be done with them.
                let left = self.hand(self.seat).len + self.pile.len - 1 - self.pile.red_threes;
                if left >= 2 { Ok(true) } else { Err(Unsure) }
            }
        }
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

    /// Panics unless the other table is the same.
    #[cfg(test)]
    pub fn assert_same(&self, other: &Table<'_>) {
        let players = self.players();
        assert_eq!(self.ended, other.ended);
        assert_eq!(self.stock.len(), other.stock.len());
        assert_eq!(self.hands[..players], other.hands[..players]);
        assert_eq!(self.lying, other.lying);
        if self.ended.is_some() {
            return;
        }
        let pile = |pile: &Pile| (pile.cards, pile.counts, pile.len, pile.points, pile.red_threes, pile.has_freezer);
        assert_eq!(pile(&self.pile), pile(&other.pile));
        for depth in 0..self.pile.len.min(8) {
            assert_eq!(self.pile.below_top(depth), other.pile.below_top(depth));
        }
        let turn = |table: &Table<'_>| {
            let facts = (table.asked, table.melded, table.laid, table.touched_old, table.old_melds);
            (table.seat, table.phase, table.obligation, table.drew, facts)
        };
        assert_eq!(turn(self), turn(other));
    }

    /// Whether these cards are the first of their ranks in the hand.
    fn are_first(&self, cards: CardSet) -> bool {
        let hand = self.hand(self.seat).cards;
        cards.ranks().all(|rank| hand.take_of_rank(rank, cards.count(rank)) == Some(cards.of_rank(rank)))
    }
}
