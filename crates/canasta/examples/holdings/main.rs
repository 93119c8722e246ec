//! What can be known of the next player's hand, learned from the hands that `histories` prints and checked on hands that were not learned
//! from: `cargo run --release --example holdings -- hands.txt 6 folder`; 6 is how often
//! they are learned from, and the folder gets the tables and the weights.
//!
//! At each discard it predicts how many cards of each rank the next player holds beyond those that were seen, and prints the sum of
//! the log-losses over the eleven ranks: of a random deal, of the tables of `likelihoods.rs`, of tables by what was seen since the deal,
//! and of a small network that is the same for every rank.

use canasta::bots::belief_calibration::table_likelihoods;
use canasta::bots::holding::{COUNTS, History, INPUTS, class, inputs, normalise, random_deal};
use canasta::rules::{Action, BySide, Deck, Phase, Preset, Rank, Seat, State};
use learner::Learner;
use std::collections::BTreeMap;
use tables::SeenTables;

mod learner;
mod tables;

/// Every so many hands one is kept for the check.
const CHECKED: u64 = 5;
/// The probability of each number of cards.
type Distribution = [f32; COUNTS];

/// One rank of one decision.
struct Example {
    /// The probabilities in a random deal.
    random: Distribution,
    /// Those by the tables of `likelihoods.rs`.
    tables: Distribution,
    /// What the pile tells of it, as today's tables see it.
    evidence: u16,
    /// The class of what was seen of it since the deal.
    class: u16,
    inputs: [u8; INPUTS],
    /// The number of cards that the next player holds beyond those that are known.
    held: u8,
}

/// The examples of one hand.
struct Hand {
    number: u64,
    /// The bot of each decision's next player, and its eleven examples.
    decisions: Vec<(u8, [Example; 11])>,
    /// The same about the hands of the two other seats, to learn from.
    others: Vec<[Example; 11]>,
}

impl Hand {
    fn all(&self) -> impl Iterator<Item = &Example> {
        self.decisions.iter().map(|(_, examples)| examples).chain(&self.others).flatten()
    }
}

fn main() {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("the argument is a file of hands");
        return;
    };
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("{path} cannot be read");
        return;
    };
    let mut names: Vec<String> = Vec::new();
    let hands: Vec<Hand> = text.lines().filter_map(|line| read_hand(line, &mut names)).collect();
    let (checked, learned): (Vec<Hand>, Vec<Hand>) = hands.into_iter().partition(|hand| hand.number % CHECKED == 0);
    println!("{} hands to learn from, {} to check", learned.len(), checked.len());
    let recounted = SeenTables::learn(&learned, |example| example.evidence);
    let tables = SeenTables::learn(&learned, |example| example.class);
    let mut network = Learner::new();
    let epochs = std::env::args().nth(2).and_then(|text| text.parse().ok()).unwrap_or(6);
    network.learn(&learned, epochs, &checked);
    let (weights, rounded) = network.rounded();
    let today = |example: &Example| example.tables;
    report("a random deal", &checked, &names, |example| example.random, today);
    report("today's tables", &checked, &names, today, today);
    report("today's tables, counted in these hands", &checked, &names, |example| recounted.predict(example), today);
    report("tables of what was seen since the deal", &checked, &names, |example| tables.predict(example), today);
    report("the network", &checked, &names, |example| network.predict(example), today);
    report("the network with weights of a byte", &checked, &names, |example| rounded.predict(example), today);
    let Some(folder) = std::env::args().nth(3) else { return };
    for (name, text) in [("seen_tables.rs", tables.text()), ("weights.rs", weights)] {
        if let Err(error) = std::fs::write(format!("{folder}/{name}"), text) {
            eprintln!("{folder}/{name}: {error}");
        }
    }
}

/// Replays a line of `histories`.
fn read_hand(line: &str, names: &mut Vec<String>) -> Option<Hand> {
    let mut parts = line.split('|');
    let head: Vec<&str> = parts.next()?.split(' ').collect();
    let number: u64 = head.first()?.parse().ok()?;
    let scores = [head.get(2)?.parse::<i32>().ok()?, head.get(3)?.parse().ok()?];
    let bots: Vec<u8> = head[4..].iter().map(|&name| place_of(names, name)).collect();
    let deck: Deck = parts.next()?.parse().ok()?;
    let rules = Preset::Classic.rules();
    let dealer = rules.players.seat(head.get(1)?.parse().ok()?)?;
    let mut state = State::deal(rules, dealer, BySide::from(scores), &deck);
    let mut history = History::of_deal(&state.observe(Seat::FIRST));
    let (mut decisions, mut others) = (Vec::new(), Vec::new());
    for text in parts {
        let action = state.read(text).ok()?;
        let seat = state.to_act();
        if matches!(action, Action::Discard(_)) && state.phase() == Phase::Play {
            let next = rules.players.after(seat);
            if let Some(examples) = examples(&state, &history, seat, next) {
                decisions.push((*bots.get(next.index())?, examples));
            }
            if !number.is_multiple_of(CHECKED) {
                let rest = [rules.players.after(next), rules.players.after(rules.players.after(next))];
                others.extend(rest.into_iter().filter_map(|other| examples(&state, &history, seat, other)));
            }
        }
        state.play(&action).ok()?;
        history.add(seat, &action);
    }
    Some(Hand { number, decisions, others })
}

fn place_of(names: &mut Vec<String>, name: &str) -> u8 {
    let place = names.iter().position(|old| old == name).unwrap_or_else(|| {
        names.push(name.to_owned());
        names.len() - 1
    });
    place as u8
}

/// The examples of a decision about the hand of another seat, rank by rank.
fn examples(state: &State, history: &History, seat: Seat, other: Seat) -> Option<[Example; 11]> {
    let seen = state.observe(seat);
    let (hand, known) = (state.hand(other), seen.known(other));
    let unseen = seen.unseen();
    let hidden = unseen.difference(seen.rules().bonus_cards(unseen));
    let free = hand.len() - known.len();
    let likelihoods = table_likelihoods(&seen, other);
    let inputs = inputs(&seen, history, other);
    let all: Vec<Example> = Rank::NATURALS
        .into_iter()
        .map(|rank| {
            let knows = known.count(rank);
            let random = random_deal(hidden.len(), hidden.count(rank), free);
            let (evidence, likelihoods) = &likelihoods[rank.index()];
            let mut tables = random;
            for (count, value) in tables.iter_mut().enumerate() {
                *value *= likelihoods[(count + knows).min(COUNTS - 1)] as f32;
            }
            normalise(&mut tables);
            Example {
                random,
                tables,
                evidence: (evidence * 3 + knows.min(2)) as u16,
                class: class(&seen, history, other, rank) as u16,
                inputs: inputs[rank.index()],
                held: (hand.count(rank) - knows).min(COUNTS - 1) as u8,
            }
        })
        .collect();
    all.try_into().ok()
}

fn loss(example: &Example, predicted: &Distribution) -> f64 {
    -f64::from(predicted[usize::from(example.held)].max(1e-6)).ln()
}

/// A mean over decisions, with its interval by hands.
#[derive(Default)]
struct Mean {
    hands: Vec<(f64, f64)>,
}

impl Mean {
    fn show(&self) -> String {
        let (sum, count) = self.hands.iter().fold((0.0, 0.0), |sum, hand| (sum.0 + hand.0, sum.1 + hand.1));
        let mean = sum / f64::max(count, 1.0);
        let squares: f64 = self.hands.iter().map(|(sum, count)| (sum - mean * count).powi(2)).sum();
        format!("{mean:+.4} ± {:.4}", 1.96 * squares.sqrt() / f64::max(count, 1.0))
    }
}

fn report(
    title: &str,
    hands: &[Hand],
    names: &[String],
    predict: impl Fn(&Example) -> Distribution,
    base: impl Fn(&Example) -> Distribution,
) {
    let (mut all, mut less) = (Mean::default(), Mean::default());
    let mut by_bot: BTreeMap<&str, Mean> = BTreeMap::new();
    let mut bins = [(0u32, 0.0f64, 0u32); 10];
    let mut bins_by_bot: BTreeMap<&str, (u32, f64, u32)> = BTreeMap::new();
    for hand in hands {
        let (mut sum, mut gain) = (0.0, 0.0);
        let mut of_bots: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
        for (bot, examples) in &hand.decisions {
            let name = names.get(usize::from(*bot)).map_or("", String::as_str);
            let mut of_decision = 0.0;
            for example in examples {
                let predicted = predict(example);
                let value = loss(example, &predicted);
                sum += value;
                of_decision += value - loss(example, &base(example));
                let pair = f64::from(predicted[2..].iter().sum::<f32>());
                let bin = &mut bins[((pair * 10.0) as usize).min(9)];
                let by = bins_by_bot.entry(name).or_default();
                for bin in [bin, by] {
                    bin.0 += 1;
                    bin.1 += pair;
                    bin.2 += u32::from(example.held >= 2);
                }
            }
            gain += of_decision;
            let of_bot = of_bots.entry(name).or_default();
            of_bot.0 += of_decision;
            of_bot.1 += 1.0;
        }
        let count = hand.decisions.len() as f64;
        all.hands.push((sum, count));
        less.hands.push((gain, count));
        of_bots.into_iter().for_each(|(name, value)| by_bot.entry(name).or_default().hands.push(value));
    }
    println!("{title}: {} nats a decision, {} beside today's tables", all.show(), less.show());
    print!("  holds two more, said and true:");
    for (count, said, held) in bins.iter().filter(|bin| bin.0 > 0) {
        print!(
            " {:.1}/{:.1} ({count})",
            100.0 * said / f64::from(*count),
            100.0 * f64::from(*held) / f64::from(*count)
        );
    }
    println!();
    for (name, mean) in by_bot {
        let (count, said, held) = bins_by_bot.get(name).copied().unwrap_or_default();
        let percent = |value: f64| 100.0 * value / f64::from(count.max(1));
        println!("  {name:>10}: {}, two {:.1}/{:.1}", mean.show(), percent(said), percent(f64::from(held)));
    }
}
