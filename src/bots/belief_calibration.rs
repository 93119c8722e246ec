//! How much likelier hands are than cards dealt at random: counted in hands played by rules of thumb.

use super::search::belief::{COUNTS, TRACES, WILD_COUNTS, traces};
use super::search::tables::PARTS;
use super::{Bot, HeuristicBot, MOST_ACTIONS};
use crate::rules::{BySide, CardSet, Deck, Observation, Phase, Preset, Rank, Seat, Seed, State, generator};
use std::fmt::Write as _;

/// How often something was so, and how often it was in states drawn at random from what was seen.
#[derive(Clone, Copy, Default)]
struct Often {
    real: u64,
    drawn: u64,
}

/// States drawn for each that came about.
const DRAWN: u64 = 4;

impl Often {
    /// How much likelier it is, in parts.
    fn parts(self) -> u64 {
        // What hardly ever comes about is left as it is.
        const DOUBT: u64 = 20;
        let parts = (self.real + DOUBT) * DRAWN * u64::from(PARTS) / (self.drawn + DOUBT * DRAWN);
        parts.clamp(2, 1024)
    }
}

#[derive(Default)]
struct Tables {
    naturals: [[[Often; COUNTS]; TRACES]; 2],
    wilds: [[Often; WILD_COUNTS]; 2],
}

impl Tables {
    fn note(&mut self, seen: &Observation<'_>, seat: Seat, hand: CardSet, mut add: impl FnMut(&mut Often)) {
        let opened = usize::from(!seen.melds(seat.side()).is_empty());
        for (rank, trace) in Rank::NATURALS.into_iter().zip(traces(seen, seat)) {
            let count = hand.count(rank).min(COUNTS - 1);
            add(&mut self.naturals[opened][trace as usize][count]);
        }
        add(&mut self.wilds[opened][hand.wilds().len().min(WILD_COUNTS - 1)]);
    }
}

/// Plays so many hands for two and for four and prints the tables as source.
#[must_use]
pub fn belief_tables(seed: Seed, hands: u32) -> String {
    let tables = [Preset::ClassicTwo, Preset::Classic].map(|preset| count(preset, seed, hands));
    let list = |row: &[Often]| row.iter().map(|often| often.parts().to_string()).collect::<Vec<_>>().join(", ");
    let mut text = String::new();
    for table in &tables {
        for opened in &table.naturals {
            let rows: Vec<String> = opened.iter().map(|row| format!("[{}]", list(row))).collect();
            let _ = writeln!(text, "[{}],", rows.join(", "));
        }
    }
    for table in &tables {
        let rows: Vec<String> = table.wilds.iter().map(|row| format!("[{}]", list(row))).collect();
        let _ = writeln!(text, "[{}],", rows.join(", "));
    }
    text
}

fn count(preset: Preset, seed: Seed, hands: u32) -> Tables {
    let rules = preset.rules();
    let mut rng = generator(seed);
    let mut tables = Tables::default();
    let (mut thumb, mut dealer) = (HeuristicBot::default(), Seat::FIRST);
    for number in 0..hands {
        // Openings from 50 to 120.
        let score = [0, 1500, 3000][number as usize % 3];
        let mut state = State::deal(rules, dealer, BySide([score, score]), &Deck::shuffled(&mut rng));
        for _ in 0..MOST_ACTIONS {
            let seat = state.to_act();
            let seen = state.observe(seat);
            if seen.phase() == Phase::Play {
                let others = || rules.players.seats().filter(|&other| other != seat);
                others().for_each(|other| tables.note(&seen, other, state.hand(other), |often| often.real += 1));
                for _ in 0..DRAWN {
                    let Some(drawn) = State::sample(&seen, &mut rng) else { continue };
                    others().for_each(|other| tables.note(&seen, other, drawn.hand(other), |often| often.drawn += 1));
                }
            }
            let action = thumb.act(&seen);
            if state.play(&action).is_err() || state.ended().is_some() {
                break;
            }
        }
        dealer = rules.players.after(dealer);
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::belief::Trace;
    use crate::rules::seed_from_number;

    /// Who has thrown a card of a rank had no use for it: seldom is just one more of it left.
    #[test]
    fn who_throws_a_card_seldom_holds_one_more() {
        for preset in [Preset::ClassicTwo, Preset::Classic] {
            let tables = count(preset, seed_from_number(5), 100);
            for opened in tables.naturals {
                assert!(opened[Trace::Thrown as usize][1].parts() < u64::from(PARTS) * 3 / 4, "{preset}");
            }
        }
    }
}
