//! Counts the likelihoods of `likelihoods.rs` in games of the heuristic bot.

use super::evidence::{COUNTS, EVIDENCE_KINDS, RANKS, WILD_COUNTS, evidence};
use super::likelihoods::{NATURALS, UNIT};
use crate::bots::bot::{Bot, MAX_ACTIONS};
use crate::bots::heuristic::HeuristicBot;
use crate::rules::{BySide, CardSet, Observation, Phase, Players, Preset, Rank, Seat, Seed, State, generator};
use std::fmt::Write as _;

/// How often a hand had some property: among real hands, and among random deals that agree with the same observations.
#[derive(Clone, Copy, Default)]
struct Frequency {
    real: u64,
    sampled: u64,
}

/// Random deals for each real position.
const SAMPLES: u64 = 4;

impl Frequency {
    /// The likelihood relative to a random deal, in parts of [`UNIT`].
    fn likelihood(self) -> u64 {
        // Pseudo-counts keep the likelihood of rare properties near that of a random deal.
        const PSEUDO_COUNT: u64 = 20;
        let likelihood =
            (self.real + PSEUDO_COUNT) * SAMPLES * u64::from(UNIT) / (self.sampled + PSEUDO_COUNT * SAMPLES);
        likelihood.clamp(2, 1024)
    }
}

/// Frequencies with the indices of `likelihoods.rs`, for one number of players.
#[derive(Default)]
struct Tables {
    naturals: [[[Frequency; COUNTS]; EVIDENCE_KINDS]; 2],
    wilds: [[Frequency; WILD_COUNTS]; 2],
}

impl Tables {
    fn count(&mut self, observation: &Observation<'_>, seat: Seat, hand: CardSet, mut add: impl FnMut(&mut Frequency)) {
        let opened = usize::from(!observation.melds(observation.sides().of(seat)).is_empty());
        for (rank, evidence) in Rank::NATURALS.into_iter().zip(evidence(observation, seat)) {
            let count = hand.count(rank).min(COUNTS - 1);
            add(&mut self.naturals[opened][evidence as usize][count]);
        }
        add(&mut self.wilds[opened][hand.wilds().len().min(WILD_COUNTS - 1)]);
    }
}

/// The evidence about each rank and a seat by its place in the tables, and what they say of each number of its cards, relative to a
/// random deal.
#[must_use]
pub fn table_likelihoods(observation: &Observation<'_>, seat: Seat) -> [(usize, [f64; COUNTS]); RANKS] {
    let four = usize::from(observation.rules().players >= Players::Four);
    let opened = usize::from(!observation.melds(observation.sides().of(seat)).is_empty());
    evidence(observation, seat).map(|evidence| {
        let row = &NATURALS[four][opened][evidence as usize];
        let place = opened * EVIDENCE_KINDS + evidence as usize;
        (place, row.map(|likelihood| f64::from(likelihood) / f64::from(UNIT)))
    })
}

/// Plays `hands` hands with two and with four players and returns the tables as source code.
#[must_use]
pub fn belief_tables(seed: Seed, hands: u32) -> String {
    let tables = [Preset::ClassicTwo, Preset::Classic].map(|preset| count_hands(preset, seed, hands));
    let list = |row: &[Frequency]| {
        row.iter().map(|frequency| frequency.likelihood().to_string()).collect::<Vec<_>>().join(", ")
    };
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

fn count_hands(preset: Preset, seed: Seed, hands: u32) -> Tables {
    let rules = preset.rules();
    let mut rng = generator(seed);
    let mut tables = Tables::default();
    let (mut bot, mut dealer) = (HeuristicBot::default(), Seat::FIRST);
    for number in 0..hands {
        // Opening minimums from 50 to 120.
        let score = [0, 1500, 3000][number as usize % 3];
        let mut state = State::deal(rules, dealer, BySide::from([score, score]), &rules.shuffled_deck(&mut rng));
        for _ in 0..MAX_ACTIONS {
            let seat = state.to_act();
            let observation = state.observe(seat);
            if observation.phase() == Phase::Play {
                let others = || rules.players.seats().filter(|&other| other != seat);
                others().for_each(|other| {
                    tables.count(&observation, other, state.hand(other), |frequency| frequency.real += 1);
                });
                for _ in 0..SAMPLES {
                    let Some(sampled) = State::sample(&observation, &mut rng) else { continue };
                    others().for_each(|other| {
                        tables.count(&observation, other, sampled.hand(other), |frequency| frequency.sampled += 1);
                    });
                }
            }
            let action = bot.act(&observation);
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
    use crate::bots::search::evidence::Evidence;
    use crate::rules::seed_from_number;

    /// A player who discards a card of a rank had no use for it, so that exactly one more card of it is unlikely.
    #[test]
    fn a_discarded_rank_makes_a_single_card_of_it_unlikely() {
        for preset in [Preset::ClassicTwo, Preset::Classic] {
            let tables = count_hands(preset, seed_from_number(5), 100);
            for opened in tables.naturals {
                assert!(opened[Evidence::Discarded as usize][1].likelihood() < u64::from(UNIT) * 3 / 4, "{preset}");
            }
        }
    }
}
