//! What was seen of each rank since the deal: who discarded it, let it pass and laid it, and when.
//!
//! All of it is public, and it stays when a pile is taken.

use crate::rules::{Action, Card, CardSet, Observation, Players, Rank, Seat};

/// What was seen of one rank and one seat since the deal. Turns are those of the seat, from 1; 0 is never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Cards that were discarded.
    pub discards: u8,
    /// The turn of the first of them.
    pub first_discard: u8,
    /// The turn of the last of them.
    pub last_discard: u8,
    /// How often the pile was left with such a card on top.
    pub passes: u8,
    /// The turn of the last time.
    pub last_pass: u8,
    /// The cards of the pile at that time.
    pub passed_pile: u8,
    /// Whether the pile was frozen to the seat at that time.
    pub passed_frozen: bool,
    /// Naturals that were laid from the hand.
    pub laid: u8,
    /// The turn of the last of them.
    pub last_laid: u8,
}

/// What was seen of one seat since the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatHistory {
    /// What was seen of each rank that can be melded.
    pub traces: [Trace; Rank::NATURALS.len()],
    /// Turns that were ended.
    pub turns: u8,
    /// Piles that were taken.
    pub takes: u8,
    /// The turn of the last of them.
    pub last_take: u8,
    /// Wild cards that were discarded.
    pub wild_discards: u8,
    /// Threes that were discarded.
    pub three_discards: u8,
    /// Whether the seat has laid a card.
    has_laid: bool,
}

/// The public history of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct History {
    seats: [SeatHistory; Players::MOST],
    players: usize,
    pile_len: usize,
    top: Option<Card>,
    pile_frozen: bool,
}

impl History {
    /// The history of a hand that has just been dealt.
    #[must_use]
    pub fn of_deal(observation: &Observation<'_>) -> History {
        let pile = observation.pile();
        History {
            seats: Default::default(),
            players: observation.rules().players.count(),
            pile_len: observation.pile_len(),
            top: pile.last().copied(),
            pile_frozen: pile.iter().any(|&card| observation.rules().freezes(card)),
        }
    }

    /// What was seen of a seat.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &SeatHistory {
        &self.seats[seat.index()]
    }

    /// Adds an action.
    pub fn add(&mut self, seat: Seat, action: &Action) {
        let partner = (self.players == 4).then(|| (seat.index() + 2) % 4);
        let opened = self.seats[seat.index()].has_laid || partner.is_some_and(|partner| self.seats[partner].has_laid);
        let frozen = self.pile_frozen || !opened;
        let of_seat = &mut self.seats[seat.index()];
        let turn = of_seat.turns.saturating_add(1);
        match action {
            Action::Draw => {
                if let Some(place) =
                    self.top.map(|card| card.rank().index()).filter(|&place| place < Rank::NATURALS.len())
                {
                    let trace = &mut of_seat.traces[place];
                    trace.passes = trace.passes.saturating_add(1);
                    trace.last_pass = turn;
                    trace.passed_pile = self.pile_len.min(255) as u8;
                    trace.passed_frozen = frozen;
                }
            }
            Action::Take { with, groups } => {
                of_seat.takes = of_seat.takes.saturating_add(1);
                of_seat.last_take = turn;
                for group in std::iter::once(with).chain(groups) {
                    of_seat.lay(group.cards, turn);
                }
                (self.pile_len, self.top, self.pile_frozen) = (0, None, false);
                of_seat.has_laid = true;
            }
            Action::Meld(groups) => groups.iter().for_each(|group| of_seat.lay(group.cards, turn)),
            Action::Discard(card) => {
                of_seat.turns = turn;
                let place = card.rank().index();
                if let Some(trace) = of_seat.traces.get_mut(place).filter(|_| card.rank().is_natural()) {
                    trace.discards = trace.discards.saturating_add(1);
                    trace.last_discard = turn;
                    if trace.first_discard == 0 {
                        trace.first_discard = turn;
                    }
                } else if card.is_wild() {
                    of_seat.wild_discards = of_seat.wild_discards.saturating_add(1);
                    self.pile_frozen = true;
                } else {
                    of_seat.three_discards = of_seat.three_discards.saturating_add(1);
                }
                self.pile_len += 1;
                self.top = Some(*card);
            }
            Action::Keep => of_seat.turns = turn,
            Action::Ask | Action::Answer(_) | Action::Special(_) => {}
        }
    }
}

impl SeatHistory {
    fn lay(&mut self, cards: CardSet, turn: u8) {
        self.has_laid = true;
        for (trace, rank) in self.traces.iter_mut().zip(Rank::NATURALS) {
            let laid = cards.count(rank) as u8;
            if laid > 0 {
                trace.laid = trace.laid.saturating_add(laid);
                trace.last_laid = turn;
            }
        }
    }
}
