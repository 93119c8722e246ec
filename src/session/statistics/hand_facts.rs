//! What happened in a hand, as one side counts it.

use crate::rules::{Action, Ended, HandRecord, Rules, Seat, Side};

/// How a side opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Who laid the cards.
    pub seat: Seat,
    /// The round of the hand, from 1: the own turns of the seat up to this one.
    pub round: u32,
    /// The value of the cards laid.
    pub points: i32,
}

/// A pile that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenPile {
    /// Who took it.
    pub seat: Seat,
    /// The number of its cards.
    pub cards: u32,
}

/// What happened in a finished hand, as one side counts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandFacts {
    /// The points of the side.
    pub points: i32,
    /// The points of the other side.
    pub other_points: i32,
    /// The natural canastas of the side.
    pub natural: u32,
    /// Its mixed canastas.
    pub mixed: u32,
    /// Its red threes.
    pub red_threes: u32,
    /// How the hand ended.
    pub ended: Ended,
    /// Who went out, of either side.
    pub out: Option<Seat>,
    /// How the side opened, if it did.
    pub opening: Option<Opening>,
    /// Whether it has melds at the end.
    pub has_melds: bool,
    /// Whether the other side has.
    pub other_has_melds: bool,
    /// The piles that the side took.
    pub piles: Vec<TakenPile>,
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

impl HandFacts {
    /// The facts of a hand; `None` while it is on.
    #[must_use]
    pub fn of(hand: &HandRecord, rules: &Rules, side: Side) -> Option<HandFacts> {
        hand.end?;
        let mut state = hand.first_state(rules);
        let (mut opening, mut piles) = (None, Vec::new());
        let (mut first, mut turn_of, mut round, mut last) = (None, None, 0, Seat::FIRST);
        for (seat, action) in hand.actions() {
            // An answer to "May I go out?" belongs to the turn of the player who asked.
            let turn = state.turn_of();
            if turn_of.replace(turn) != Some(turn) {
                round += u32::from(*first.get_or_insert(turn) == turn);
            }
            let (pile, was_open) = (state.observe(seat).takeable().len(), !state.melds(side).is_empty());
            if state.play(action).is_err() {
                // A record holds only legal actions.
                break;
            }
            last = seat;
            if seat.side() != side {
                continue;
            }
            if matches!(action, Action::Take { .. }) {
                piles.push(TakenPile { seat, cards: count(pile) });
            }
            if !was_open && !state.melds(side).is_empty() {
                opening = Some(Opening { seat, round, points: state.melds(side).points() });
            }
        }
        let sheet = state.score()?;
        let own = &sheet.sides[side];
        Some(HandFacts {
            points: own.hand,
            other_points: sheet.sides[side.other()].hand,
            natural: count(own.natural_canastas),
            mixed: count(own.mixed_canastas),
            red_threes: count(own.red_three_count),
            ended: sheet.ended,
            out: sheet.went_out.map(|_| last),
            opening,
            has_melds: !state.melds(side).is_empty(),
            other_has_melds: !state.melds(side.other()).is_empty(),
            piles,
        })
    }
}
