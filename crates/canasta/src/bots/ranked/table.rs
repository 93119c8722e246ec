//! The table of a playout.

use super::laying::Laying;
use super::places::{Hand, Lying, Pile, RECENT};
use crate::rules::{Card, Counts, Drew, Ended, Meld, Phase, Ranks, Rules, Seat, Side, State, StockEnd, TurnObligation};

/// Most seats, and sides, of the tables that are played out here.
pub(super) const SEATS: usize = 4;
pub(super) const SIDES: usize = 2;

/// A position that this engine does not judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unsure;

/// A hand of Canasta that is played out.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub rules: &'a Rules,
    pub players: usize,
    /// Cards that are drawn in a round.
    pub round: usize,
    /// The stock; its top is the last card.
    pub stock: &'a [Card],
    pub hands: [Hand; SEATS],
    pub lying: [Lying; SIDES],
    pub pile: Pile,
    pub seat: usize,
    pub phase: Phase,
    pub obligation: TurnObligation,
    pub drew: Drew,
    pub asked: bool,
    pub melded: bool,
    pub laid: bool,
    pub touched_old: bool,
    /// The ranks of the melds that lay there before the turn.
    pub old_melds: Ranks,
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

    /// Whether any card may be discarded, and any valid melds laid that leave two cards.
    pub fn can_continue(&self) -> bool {
        self.phase == Phase::Play
            && self.obligation != TurnObligation::MustGoOut
            && self.hand(self.seat).len >= 2
            && self.ended.is_none()
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
}
