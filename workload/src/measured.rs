//! What is measured: the same work on every machine and in every version of the library, with a number that must be equal
//! in all of them. Only what the library has had since it was first measured is called, so that an older commit can be
//! compiled with this file.

use canasta::analysis::{Strength, review};
use canasta::bots::{Bot, Budget, HeuristicBot, ROSTER, RolloutBot, SeededMatch, Style, find_bot, workload};
use canasta::rules::{Action, BySide, Game, Phase, Preset, Rules, Seat, State, generator, legal, seed_from_number};
use std::ops::ControlFlow;

/// The preset with this index in [`Preset::ALL`]; beyond the end, the first.
fn preset(index: u32) -> Preset {
    Preset::ALL.get(index as usize).copied().unwrap_or(Preset::Classic)
}

/// The low 32 bits: the numbers are only compared.
const fn low(number: i64) -> u32 {
    number as u32
}

/// Whole hands of the rollout policy through the complete rules; the sum of points.
pub fn hands(rules: u32, hands: u32) -> u32 {
    low(workload::play_hands(preset(rules).rules(), seed_from_number(1), hands.into()).points)
}

/// The number of turns in the same hands.
pub fn turns(rules: u32, hands: u32) -> u32 {
    workload::play_hands(preset(rules).rules(), seed_from_number(1), hands.into()).turns as u32
}

/// States that agree with one observation; a checksum.
pub fn samples(rules: u32, samples: u32) -> u32 {
    workload::draw_samples(preset(rules).rules(), seed_from_number(1), samples.into()) as u32
}

/// The low 32 bits of [`workload::decisions`] for the bot with this index in the roster; 0 if there is none.
pub fn decisions(rules: u32, bot: u32) -> u32 {
    ROSTER.get(bot as usize).map_or(0, |entry| workload::decisions(preset(rules).rules(), entry) as u32)
}

/// A hand after so many steps of the rollout policy, in the middle of a turn.
fn position(rules: Rules, seed: u64, steps: usize) -> State {
    let deck = rules.shuffled_deck(&mut generator(seed_from_number(seed)));
    let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &deck);
    for step in 0..10 * steps {
        let before = state.clone();
        if step >= steps && state.phase() == Phase::Play {
            break;
        }
        if RolloutBot::step(&mut state).is_err() || state.ended().is_some() {
            return before;
        }
    }
    state
}

/// Playouts of Master's plans from one sampled position, the same policy each time; the points of the best plan.
pub fn playouts(rules: u32, playouts: u32) -> u32 {
    let state = position(preset(rules).rules(), 1, 6);
    let observation = state.observe(state.to_act());
    let Some(sampled) = State::sample(&observation, &mut generator(seed_from_number(2))) else { return 0 };
    let budget = Some(Budget::Worlds(playouts));
    let bot = find_bot("master").and_then(|entry| entry.create_search(seed_from_number(3), budget, Style::Balanced));
    let Some(mut bot) = bot else { return 0 };
    let found = bot.evaluate_on(&observation, |_| Some(sampled.clone()));
    // A few thousand points: fits.
    found
        .iter()
        .map(|plan| (plan.points * 16.0) as i64)
        .fold(0, |sum, points| sum.wrapping_mul(31).wrapping_add(low(points)))
}

/// Decisions of Master with 2,000 playouts each, as far as so many playouts reach: early, in the middle and late in a hand; a
/// checksum of its actions.
pub fn master(rules: u32, playouts: u32) -> u32 {
    const EACH: u32 = 2_000;
    let mut sum = 0_u32;
    for number in 0..playouts / EACH {
        let state = position(preset(rules).rules(), 10 + u64::from(number), 2 + 9 * (number % 5) as usize);
        let budget = Some(Budget::Worlds(EACH));
        let Some(entry) = find_bot("master") else { return 0 };
        let mut bot = entry.create_bot(seed_from_number(number.into()), budget, Style::Balanced);
        let action = bot.act(&state.observe(state.to_act()));
        sum = checksum(sum, &action);
    }
    sum
}

fn checksum(sum: u32, action: &Action) -> u32 {
    action.to_string().bytes().fold(sum, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
}

/// The review of a match of rules of thumb, all decisions of one seat, with so many worlds for each; a checksum.
pub fn match_review(rules: u32, worlds: u32) -> u32 {
    let preset = preset(rules);
    let mut bots: Vec<_> = preset.rules().players.seats().map(|_| HeuristicBot::default()).collect();
    let mut bots: Vec<&mut dyn Bot> = bots.iter_mut().map(|bot| bot as &mut dyn Bot).collect();
    let Ok(game) = SeededMatch::new(preset, seed_from_number(1), 0).play(&mut bots) else { return 0 };
    let Ok(review) = review(game.record(), &[Seat::FIRST], &Strength::with_worlds(worlds)) else { return 0 };
    review.decisions.iter().filter_map(|decision| decision.worth.as_ref()).fold(0, |sum, worth| {
        // A part of 1, in millionths: fits.
        sum.wrapping_mul(31).wrapping_add(low((worth.win.loss * 1e6) as i64) ^ worth.states)
    })
}

/// All legal actions of a big hand, so many times; their number.
pub fn legal_actions(rules: u32, times: u32) -> u32 {
    let mut rules = preset(rules).rules();
    rules.hand_size = 22;
    let state = position(rules, 4, 1);
    let observation = state.observe(state.to_act());
    let mut actions = 0_u32;
    for _ in 0..times {
        let mut left = 20_000;
        let _ = legal::visit_all(&observation, |_| {
            actions = actions.wrapping_add(1);
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    actions
}

/// Games that are kept: so many, each in the middle of its first hand; the sum of their stocks. What is measured is the memory
/// of the process.
pub fn games(rules: u32, games: u32) -> u32 {
    let preset = preset(rules);
    let rules = preset.rules();
    let begin = |number: u32| {
        let names = rules.players.seats().map(|seat| format!("player {}", seat.index())).collect();
        let mut game = Game::new(preset, rules, names).ok()?;
        let deck = rules.shuffled_deck(&mut generator(seed_from_number(number.into())));
        if !game.deal(Seat::FIRST, deck, None) {
            return None;
        }
        for _ in 0..20 {
            let state = game.state()?;
            let seat = state.to_act();
            let action = HeuristicBot::default().act(&state.observe(seat));
            game.play(seat, &action).ok()?;
        }
        Some(game)
    };
    let kept: Vec<Game> = (0..games).filter_map(begin).collect();
    kept.iter().filter_map(Game::state).map(|state| state.stock().len() as u32).sum()
}
