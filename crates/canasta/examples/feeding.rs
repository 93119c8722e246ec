//! Why a level discards cards that fit the opponents' melds, although it holds a card that does not:
//! `cargo run --release --example feeding -- master classic 60 400`.
//!
//! The arguments are the bot, the rules, the number of hands and the playouts of a decision. Each such discard is compared with
//! the best other one on the same 400 sampled worlds; the gain is in points of the hand, and negative where feeding cost.

mod common;

use canasta::bots::{Budget, SearchBot, SearchConfig};
use canasta::rules::{Action, Card, Observation, Phase, Rank};
use common::Hands;

/// Discards of one class.
#[derive(Clone, Copy, Default)]
struct Class {
    count: u32,
    gain: f64,
    /// Those in which the comparison is for the other discard by more than two standard errors.
    worse: u32,
}

const CLASSES: [&str; 5] = [
    "the pile is frozen to them",
    "a pile of one or two cards",
    "a pile of three to five cards",
    "a larger pile, and the other card is of a pair or fits an own meld",
    "a larger pile, and the other card is single",
];

fn main() {
    let Some(hands) = Hands::from_arguments(60) else { return };
    let (mut choices, mut classes) = (0, [Class::default(); CLASSES.len()]);
    for hand in 0..hands.count {
        hands.play(hand, |state, action| {
            let seen = state.observe(state.to_act());
            if let Action::Discard(card) = *action
                && seen.phase() == Phase::Play
                && let Some(others) = others_than_feeding(&seen)
            {
                choices += 1;
                if fits_theirs(&seen, card) {
                    let (class, gain, worse) = compare(seen, card, &others);
                    classes[class].count += 1;
                    classes[class].gain += gain;
                    classes[class].worse += u32::from(worse);
                }
            }
        });
    }
    let fed: u32 = classes.iter().map(|class| class.count).sum();
    println!(
        "{choices} choices between both kinds, {fed} fed ({:.0} %)",
        100.0 * f64::from(fed) / f64::from(choices.max(1))
    );
    for (class, name) in classes.iter().zip(CLASSES) {
        let mean = class.gain / f64::from(class.count.max(1));
        println!("{:>5}  gain {mean:+7.1} points, {:>3} clearly worse: {name}", class.count, class.worse);
    }
}

/// Whether a card fits a meld of the opponents.
fn fits_theirs(seen: &Observation<'_>, card: Card) -> bool {
    card.rank().is_natural() && seen.melds(seen.rival()).has(card.rank())
}

/// The discards that fit no meld of the opponents, wild cards apart; `None` unless the hand has both kinds.
fn others_than_feeding(seen: &Observation<'_>) -> Option<Vec<Card>> {
    let safe: Vec<Card> = seen.hand().faces().filter(|&card| !card.is_wild() && !fits_theirs(seen, card)).collect();
    let has_both = !safe.is_empty() && seen.hand().faces().any(|card| fits_theirs(seen, card));
    has_both.then_some(safe)
}

/// The class of a discard, the points that it gains over the best other one, and whether it is clearly worse.
fn compare(seen: Observation<'_>, card: Card, others: &[Card]) -> (usize, f64, bool) {
    let mut bot = SearchBot::new("compare", [9; 32], Budget::Worlds(100 * others.len() as u32), SearchConfig::FIRST);
    let plans = others.iter().map(|&other| vec![Action::Discard(other)]).collect();
    let best = bot.compare(&seen, plans).into_iter().next();
    let Some(Action::Discard(other)) = best.and_then(|best| best.plan.first().cloned()) else { return (0, 0.0, false) };
    let mut trial = bot.pair(seen, [vec![Action::Discard(other)], vec![Action::Discard(card)]]);
    trial.run(400);
    let points = trial.difference().points();
    let frozen = seen.frozen_to(seen.rival()).is_some();
    let (rank, hand) = (other.rank(), seen.hand());
    let is_useful = rank != Rank::Three && (hand.count(rank) >= 2 || seen.melds(seen.side()).has(rank));
    let class = match seen.pile().len() {
        _ if frozen => 0,
        0..=2 => 1,
        3..=5 => 2,
        _ if is_useful => 3,
        _ => 4,
    };
    (class, points.mean, points.mean + 2.0 * points.standard_error < 0.0)
}
