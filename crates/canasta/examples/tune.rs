//! Tunes the parameters of the rollout policy against the population, or the weights of a further game against other weights, by
//! the cross-entropy method (R. Rubinstein, "The Cross-Entropy Method for Combinatorial and Continuous Optimization",
//! *Methodology and Computing in Applied Probability* 1, 1999): `cargo run --release --example tune -- four 30 400 1`, or
//! `cargo run --release --example tune -- samba 16 500 2`.
//!
//! The arguments are the number of players or a further game, where wanted with changed fields as in
//! `'classic{"wild_melds":true,"canasta_bonuses":{"wild":1000}}'`, the generations, the pairs of hands against each opponent, and the
//! seed, which repeats a run exactly. Each generation draws parameters around the last best ones, plays them all on the same deals,
//! and goes on from the mean of the best quarter. The parameters so far are among the opponents, so that they are no prey of
//! themselves.

use canasta::bots::{
    Bot, GeneralWeights, HeuristicBot, Judgement, PolicyParameters, PolicySet, RolloutBot, Skill, Style, population,
};
use canasta::rules::{BySide, Preset, Rules, Seat, Side, State, generator, seed_from_number};
use rand::{Rng, RngExt};
use std::thread;

/// The candidates of a generation.
const CANDIDATES: usize = 24;
/// The candidates from which the next generation follows.
const ELITE: usize = 6;
/// The first standard deviation of each parameter of [`PolicyParameters::NAMES`].
const SPREAD: [f64; PolicyParameters::NAMES.len()] = [20.0, 10.0, 5.0, 20.0, 50.0, 30.0, 5.0, 5.0, 1.0, 1.0, 60.0];
/// The first standard deviation of each weight of [`GeneralWeights::NAMES`].
const SPREAD_OF_WEIGHTS: [f64; GeneralWeights::NAMES.len()] =
    [20.0, 20.0, 12.0, 15.0, 10.0, 15.0, 5.0, 20.0, 40.0, 25.0, 25.0, 25.0, 10.0, 4.0, 10.0, 20.0, 30.0];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(default);
    let run = Run { generations: number(1, 30), pairs: number(2, 400), seed: number(3, 1) };
    let name = arguments.first().map_or("four", String::as_str);
    let (game, changes) = name.find('{').map_or((name, "{}"), |at| name.split_at(at));
    let preset = match game {
        "two" => Preset::ClassicTwo,
        "four" => Preset::Classic,
        game => match game.parse() {
            Ok(preset) => preset,
            Err(_) => return eprintln!("{game}: neither two nor four, nor a preset of a further game"),
        },
    };
    let changed = serde_json::from_str(changes).map_err(|error| error.to_string());
    let rules = match changed.and_then(|changes| preset.rules().with(&changes).map_err(|error| error.to_string())) {
        Ok(rules) => rules,
        Err(error) => return eprintln!("{changes}: {error}"),
    };
    if matches!(game, "two" | "four") {
        let mean = start(*PolicyParameters::STANDARD.get(rules.players));
        run.tune(&PolicyParameters::NAMES, mean, SPREAD.to_vec(), |tried, current, deals| {
            strength(rules, parameters(tried), parameters(current), run.pairs, deals)
        });
    } else if rules.is_played_by_thumb() {
        eprintln!("{name} has no weights of its own: two, four or a further game is wanted");
    } else {
        let mean = Judgement::Tuned.weights(&rules).values().map(f64::from).to_vec();
        run.tune(GeneralWeights::NAMES, mean, SPREAD_OF_WEIGHTS.to_vec(), |tried, current, deals| {
            strength_of_weights(rules, weights(tried), weights(current), run.pairs, deals)
        });
    }
}

/// What a run is made of.
#[derive(Clone, Copy)]
struct Run {
    generations: u64,
    /// The pairs of hands against each opponent.
    pairs: u64,
    seed: u64,
}

impl Run {
    /// Tunes values by their strength beside the values so far, on these deals.
    fn tune(
        self,
        names: &[&str],
        mut mean: Vec<f64>,
        mut spread: Vec<f64>,
        strength: impl Fn(&[f64], &[f64], u64) -> f64 + Sync,
    ) {
        let mut rng = generator(seed_from_number(self.seed));
        for generation in 0..self.generations {
            let deals = self.seed << 32 | generation << 16;
            let candidates: Vec<Vec<f64>> = (0..CANDIDATES)
                .map(|_| mean.iter().zip(&spread).map(|(mean, spread)| mean + spread * normal(&mut rng)).collect())
                .collect();
            let (strength, current) = (&strength, &mean);
            let mut tried: Vec<(f64, Vec<f64>)> = thread::scope(|scope| {
                let threads: Vec<_> = candidates
                    .into_iter()
                    .map(|values| scope.spawn(move || (strength(&values, current, deals), values)))
                    .collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
            });
            tried.sort_by(|a, b| b.0.total_cmp(&a.0));
            for (at, (mean, spread)) in mean.iter_mut().zip(&mut spread).enumerate() {
                let elite = tried.iter().take(ELITE).map(|(_, values)| values[at]);
                let best = elite.clone().sum::<f64>() / ELITE as f64;
                let variance = elite.map(|value| (value - best).powi(2)).sum::<f64>() / ELITE as f64;
                *mean = best;
                // Smoothed, because few candidates shrink by chance.
                *spread = 0.4 * *spread + 0.6 * variance.sqrt();
            }
            let score = tried.iter().take(ELITE).map(|(score, _)| score).sum::<f64>() / ELITE as f64;
            let text: Vec<String> = names.iter().zip(&mean).map(|(name, value)| format!("{name}={value:.0}")).collect();
            println!("{generation} {score:+.1} {}", text.join(","));
        }
    }
}

/// The weights with these values, rounded.
fn weights(values: &[f64]) -> GeneralWeights {
    GeneralWeights::from_values(std::array::from_fn(|at| values[at].round() as i32))
}

/// Points a hand of the policy with these weights, in the mean over those set by hand, those half-way, and the weights so far.
fn strength_of_weights(rules: Rules, tried: GeneralWeights, current: GeneralWeights, pairs: u64, deals: u64) -> f64 {
    let bot = |weights| HeuristicBot::new("weights", Skill::Full).with_weights(weights);
    let by_hand = Judgement::ByHand.weights(&rules);
    let (from, to) = (by_hand.values(), Judgement::Tuned.weights(&rules).values());
    let half = GeneralWeights::from_values(std::array::from_fn(|at| i32::midpoint(from[at], to[at])));
    let opponents = [by_hand, half, current].map(|weights| Box::new(bot(weights)) as Box<dyn Bot>);
    mean_points(rules, &mut bot(tried), opponents.into(), pairs, deals)
}

/// The values of parameters, by the order of their names.
fn start(parameters: PolicyParameters) -> Vec<f64> {
    let PolicyParameters {
        take_bonus,
        pair_bonus,
        guard_weight,
        freezing_percent,
        opening_bonus,
        opening_wild_cost,
        add_reserve,
        start_reserve,
        needed_wilds,
        spare_wilds,
        going_out_bonus,
        variants: _,
    } = parameters;
    let counts = [add_reserve.min(16), start_reserve.min(16), needed_wilds, spare_wilds].map(|count| count as f64);
    let [take, pair, guard, freeze, open, wild, out] =
        [take_bonus, pair_bonus, guard_weight, freezing_percent, opening_bonus, opening_wild_cost, going_out_bonus]
            .map(f64::from);
    vec![take, pair, guard, freeze, open, wild, counts[0], counts[1], counts[2], counts[3], out]
}

/// The parameters with these values, rounded.
fn parameters(values: &[f64]) -> PolicyParameters {
    let names = PolicyParameters::NAMES.iter().zip(values);
    names.fold(PolicyParameters::STANDARD.two, |parameters, (name, value)| {
        let value = value.round() as i32;
        parameters.with(name, value).or_else(|| parameters.with(name, 0)).unwrap_or(parameters)
    })
}

/// Points a hand of the rollout policy with these parameters, in the mean over the population and the policy as it was.
fn strength(rules: Rules, tried: PolicyParameters, current: PolicyParameters, pairs: u64, deals: u64) -> f64 {
    let set = |parameters| PolicySet { two: parameters, four: parameters };
    let mut own = RolloutBot::new(set(tried));
    let mut opponents: Vec<Box<dyn Bot>> = population()
        .filter(|entry| entry.create_search([0; 32], None, Style::Balanced).is_none())
        .map(|entry| entry.create_bot([0; 32], None, Style::Balanced))
        .collect();
    opponents.push(Box::new(HeuristicBot::new("thumb", Skill::Full)));
    opponents.push(Box::new(RolloutBot::new(set(current))));
    mean_points(rules, &mut own, opponents, pairs, deals)
}

/// Points a hand of a bot, in the mean over opponents.
fn mean_points(rules: Rules, own: &mut dyn Bot, mut opponents: Vec<Box<dyn Bot>>, pairs: u64, deals: u64) -> f64 {
    let mut sum = 0;
    for opponent in &mut opponents {
        for pair in 0..pairs {
            for side in [Side::FIRST, Side::SECOND] {
                sum += play(rules, deals + pair, side, own, &mut **opponent);
            }
        }
    }
    f64::from(sum) / (2 * pairs * opponents.len() as u64) as f64
}

/// The points of a hand by which the first bot, on this side, beats the second.
fn play(rules: Rules, deal: u64, side: Side, own: &mut dyn Bot, other: &mut dyn Bot) -> i32 {
    let dealer = rules.players.seat(deal as usize % rules.players.count()).unwrap_or(Seat::FIRST);
    let scores = BySide::from([[0, 0], [1_600, 1_600], [3_100, 3_100]][deal as usize % 3]);
    let mut state = State::deal(rules, dealer, scores, &rules.shuffled_deck(&mut generator(seed_from_number(deal))));
    for _ in 0..4_000 {
        let seat = state.to_act();
        let bot: &mut dyn Bot = if state.sides().of(seat) == side { own } else { other };
        let action = bot.act(&state.observe(seat));
        if state.play(&action).is_err() || state.ended().is_some() {
            break;
        }
    }
    state.score().map_or(0, |sheet| sheet.sides[side].hand - sheet.sides[state.rival(side)].hand)
}

/// A nearly normal value: the sum of twelve uniform ones.
fn normal(rng: &mut impl Rng) -> f64 {
    (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0
}
