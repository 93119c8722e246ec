//! Tunes the parameters of the rollout policy against the population, by the cross-entropy method (R. Rubinstein, "The
//! Cross-Entropy Method for Combinatorial and Continuous Optimization", *Methodology and Computing in Applied Probability* 1,
//! 1999): `cargo run --release --example tune -- four 30 400 1`.
//!
//! The arguments are the number of players, the generations, the pairs of hands against each opponent, and the seed, which
//! repeats a run exactly. Each generation draws parameters around the last best ones, plays them all on the same deals, and
//! goes on from the mean of the best quarter. The parameters so far are among the opponents, so that they are no prey of
//! themselves.

use canasta::bots::{Bot, HeuristicBot, PolicyParameters, PolicySet, RolloutBot, Skill, Style, population};
use canasta::rules::{BySide, Deck, Preset, Rules, Seat, Side, State, generator, seed_from_number};
use rand::{Rng, RngExt};

/// The candidates of a generation.
const CANDIDATES: usize = 24;
/// The candidates from which the next generation follows.
const ELITE: usize = 6;
/// The first standard deviation of each parameter of [`PolicyParameters::NAMES`].
const SPREAD: [f64; PolicyParameters::NAMES.len()] = [20.0, 10.0, 5.0, 20.0, 50.0, 30.0, 5.0, 5.0, 1.0, 1.0, 60.0];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(default);
    let preset = match arguments.first().map(String::as_str) {
        Some("two") => Preset::ClassicTwo,
        _ => Preset::Classic,
    };
    let (generations, pairs, seed) = (number(1, 30), number(2, 400), number(3, 1));
    let rules = preset.rules();
    let mut rng = generator(seed_from_number(seed));
    let mut mean = start(*PolicyParameters::STANDARD.get(rules.players));
    let mut spread = SPREAD;
    for generation in 0..generations {
        let current = parameters(&mean);
        let deals = seed << 32 | generation << 16;
        let mut tried: Vec<(f64, Vec<f64>)> = (0..CANDIDATES)
            .map(|_| {
                let values: Vec<f64> =
                    mean.iter().zip(&spread).map(|(mean, spread)| mean + spread * normal(&mut rng)).collect();
                (strength(rules, parameters(&values), current, pairs, deals), values)
            })
            .collect();
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
        let text: Vec<String> =
            PolicyParameters::NAMES.iter().zip(&mean).map(|(name, value)| format!("{name}={value:.0}")).collect();
        println!("{generation} {score:+.1} {}", text.join(","));
    }
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
    let mut sum = 0;
    for opponent in &mut opponents {
        for pair in 0..pairs {
            for side in [Side::FIRST, Side::SECOND] {
                sum += play(rules, deals + pair, side, &mut own, &mut **opponent);
            }
        }
    }
    f64::from(sum) / (2 * pairs * opponents.len() as u64) as f64
}

/// The points of a hand by which the first bot, on this side, beats the second.
fn play(rules: Rules, deal: u64, side: Side, own: &mut dyn Bot, other: &mut dyn Bot) -> i32 {
    let dealer = rules.players.seat(deal as usize % rules.players.count()).unwrap_or(Seat::FIRST);
    let scores = BySide::from([[0, 0], [1_600, 1_600], [3_100, 3_100]][deal as usize % 3]);
    let mut state = State::deal(rules, dealer, scores, &Deck::shuffled(&mut generator(seed_from_number(deal))));
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
