//! What the others probably hold, by what they threw and what they let lie.
//!
//! How much likelier a hand is than cards dealt at random has been counted in hands played by rules of thumb
//! (`cargo run --release --example beliefs` counts again and prints the tables). Everything that is asked is seen by
//! everybody: who threw which card of the pile, who let it lie, what is melded.

use super::tables::{NATURALS, PARTS, WILDS};
use crate::rules::{CardSet, Drew, Observation, Phase, Players, Rank, Seat, State};
use rand::Rng;

/// What is seen of a rank and a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Trace {
    /// Nothing.
    None,
    /// The seat let a card of the rank lie that was thrown to it.
    Passed,
    /// The seat has thrown one itself.
    Thrown,
    /// Its side has a meld of the rank.
    Melded,
}

/// How many traces there are.
pub const TRACES: usize = 4;
/// Counts of cards that are told apart: so many and more are one.
pub const COUNTS: usize = 6;
/// The same for wilds.
pub const WILD_COUNTS: usize = 8;
/// How far down the pile is looked.
const MOST: usize = 16;

/// The ranks that have melds.
const RANKS: usize = Rank::NATURALS.len();

/// What can be seen of the other seats.
#[derive(Clone, Debug)]
pub struct Belief {
    ways: u32,
    seats: [Seen; 4],
}

/// What is seen of a seat, and where its tables are.
#[derive(Clone, Copy, Debug)]
struct Seen {
    naturals: &'static [[u16; COUNTS]; TRACES],
    wilds: &'static [u16; WILD_COUNTS],
    traces: [Trace; RANKS],
}

impl Belief {
    /// What an observation shows. Of so many ways to deal the cards the likely ones are sooner taken.
    pub fn of(seen: &Observation<'_>, ways: u32) -> Belief {
        let rules = seen.rules();
        let four = usize::from(rules.players == Players::Four);
        let mut seats = [Seen { naturals: &NATURALS[0][0], wilds: &WILDS[0][0], traces: [Trace::None; RANKS] }; 4];
        for seat in rules.players.seats() {
            let opened = usize::from(!seen.melds(seat.side()).is_empty());
            let (naturals, wilds) = (&NATURALS[four][opened], &WILDS[four][opened]);
            seats[seat.index()] = Seen { naturals, wilds, traces: traces(seen, seat) };
        }
        Belief { ways, seats }
    }

    /// A state that could be.
    pub fn sample(&self, seen: &Observation<'_>, rng: &mut impl Rng) -> Option<State> {
        State::sample_likely(seen, rng, self.ways, |seat, hand| self.weigh(seat, hand))
    }

    /// How much likelier a hand is than if cards were dealt at random.
    fn weigh(&self, seat: Seat, hand: CardSet) -> f64 {
        let Seen { naturals, wilds, traces } = &self.seats[seat.index() & 3];
        let counts = hand.counts().bytes();
        let of_wilds = usize::from(counts[Rank::Two.index()] + counts[Rank::Joker.index()]).min(WILD_COUNTS - 1);
        let mut weight = f64::from(wilds[of_wilds]) / f64::from(PARTS);
        for (trace, &count) in traces.iter().zip(&counts) {
            weight *= f64::from(naturals[*trace as usize][usize::from(count).min(COUNTS - 1)]) / f64::from(PARTS);
        }
        weight
    }
}

/// What is seen of a seat, rank by rank.
pub fn traces(seen: &Observation<'_>, seat: Seat) -> [Trace; RANKS] {
    let players = seen.rules().players;
    let before = |seat: Seat| players.seats().find(|&other| players.after(other) == seat).unwrap_or(seat);
    let mut traces = [Trace::None; RANKS];
    // The top card was thrown by the player before the one whose turn it is, and so on round the table. (A turn without a
    // discard is rare; then all below it is taken for another's.)
    let mut thrower = before(seen.turn_of());
    let mut passed = seen.phase() != Phase::Draw && seen.drew() != Drew::Pile;
    for card in seen.pile().iter().rev().take(MOST) {
        if let Some(trace) = traces.get_mut(card.rank().index()) {
            if thrower == seat {
                *trace = Trace::Thrown;
            } else if passed && players.after(thrower) == seat && *trace == Trace::None {
                *trace = Trace::Passed;
            }
        }
        passed = true;
        thrower = before(thrower);
    }
    let melds = seen.melds(seat.side());
    for (trace, rank) in traces.iter_mut().zip(Rank::NATURALS) {
        if melds.has(rank) {
            *trace = Trace::Melded;
        }
    }
    traces
}
