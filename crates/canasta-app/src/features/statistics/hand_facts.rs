//! What happened in a hand, as the side of one seat counts it.

use canasta::rules::{Action, Ended, HandRecord, Rules, Seat};

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

/// What happened in a finished hand, as the side of one seat counts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandFacts {
    /// The points of the side.
    pub points: i32,
    /// The points of the other side, the best of several.
    pub other_points: i32,
    /// The natural canastas of the side.
    pub natural: u32,
    /// Its mixed canastas.
    pub mixed: u32,
    /// Its canastas of any kind.
    pub canastas: u32,
    /// Its red threes.
    pub red_threes: u32,
    /// Whether these are all of the packs, and the threes that are laid out count for the side.
    pub all_red_threes_count: bool,
    /// How the hand ended.
    pub ended: Ended,
    /// Who went out, of any side.
    pub out: Option<Seat>,
    /// Whether that was the side.
    pub is_own_out: bool,
    /// How the side opened, if it did.
    pub opening: Option<Opening>,
    /// Whether another side has melds at the end.
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
    pub fn of(hand: &HandRecord, rules: &Rules, me: Seat) -> Option<HandFacts> {
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
            let side = state.sides().of(me);
            let (pile, was_open) = (state.observe(seat).takeable_len(), !state.melds(side).is_empty());
            if state.play(action).is_err() {
                // A record holds only legal actions.
                break;
            }
            last = seat;
            let side = state.sides().of(me);
            if state.sides().of(seat) != side {
                continue;
            }
            if matches!(action, Action::Take { .. }) {
                piles.push(TakenPile { seat, cards: count(pile) });
            }
            if !was_open && !state.melds(side).is_empty() {
                opening = Some(Opening { seat, round, points: rules.points_of(state.melds(side).cards()) });
            }
        }
        let sheet = state.score()?;
        let (sides, scores) = (state.sides(), rules.sides());
        let (side, own_score) = (sides.of(me), scores.of(me));
        let own = &sheet.sides[own_score];
        let red_threes = state.red_threes(own_score).red_threes().len();
        let others = sheet.sides.entries().filter(|&(other, _)| other != own_score);
        Some(HandFacts {
            points: own.hand,
            other_points: others.map(|(_, score)| score.hand).max().unwrap_or_default(),
            natural: count(own.natural_canastas),
            mixed: count(own.mixed_canastas),
            canastas: count(own.natural_canastas + own.mixed_canastas + own.sequences + own.wild_canastas),
            red_threes: count(red_threes),
            all_red_threes_count: red_threes == rules.all_red_threes() && own.red_threes > 0,
            ended: sheet.ended,
            out: sheet.went_out.map(|_| last),
            is_own_out: sheet.went_out.is_some() && sides.of(last) == side,
            opening,
            other_has_melds: sides.opponents(side).any(|other| !state.melds(other).is_empty()),
            piles,
        })
    }
}
