//! The spread of a board of duplicate between equal Masters, from which the cut points of the victory points follow: the figures of
//! `docs/duplicate.md`.
//!
//! Each board is played twice by Masters in all seats that differ in their random numbers alone. The difference is the lead of the
//! first seat's side in the one playing less that in the other. That is the result of a board whether the same player sits on the
//! other side the second time or another one in the same seat.
//!
//! ```sh
//! cargo run --release --example duplicate -- classic-two 200 100
//! ```

use canasta::bots::{Budget, Style, find_bot};
use canasta::rules::{BySide, Deck, Preset, Rules, Seat, Seed, State, generator, seed_from_number};
use std::env;
use std::error::Error;

/// The most actions of a hand.
const MOST_ACTIONS: usize = 4_000;

/// Plays a board by Masters with these random numbers; the lead of the first seat's side.
fn play(rules: Rules, dealer: Seat, deck: &Deck, worlds: u32, seed: Seed) -> Option<i32> {
    let master = find_bot("master")?;
    let mut bots: Vec<_> = (0_u8..)
        .zip(rules.players.seats())
        .map(|(number, _)| {
            let mut own = seed;
            own[31] = number;
            master.create_bot(own, Some(Budget::Worlds(worlds)), Style::Balanced)
        })
        .collect();
    let scores = BySide::new(rules.sides().scores());
    let mut state = State::deal(rules, dealer, scores, deck);
    for _ in 0..MOST_ACTIONS {
        if state.ended().is_some() {
            break;
        }
        let seat = state.to_act();
        let action = bots.get_mut(seat.index())?.act(&state.observe(seat));
        state.play(&action).ok()?;
    }
    state.lead(state.sides().scoring_of(Seat::FIRST))
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let usage = "arguments: PRESET BOARDS WORLDS";
    let preset: Preset = arguments.next().ok_or(usage)?.parse().map_err(|_| usage)?;
    let boards: u32 = arguments.next().ok_or(usage)?.parse()?;
    let worlds: u32 = arguments.next().ok_or(usage)?.parse()?;
    let rules = preset.rules();
    let mut rng = generator(seed_from_number(0x00d0_b1e0));
    let mut squares = Vec::new();
    for board in 0..boards {
        let deck = rules.shuffled_deck(&mut rng);
        let dealer = rules.players.seat(board as usize % rules.players.count()).unwrap_or(Seat::FIRST);
        let seed = |playing: u64| seed_from_number(u64::from(board) * 2 + playing);
        let leads = [0, 1].map(|playing| play(rules, dealer, &deck, worlds, seed(playing)));
        let [Some(first), Some(second)] = leads else { return Err("a hand did not end".into()) };
        squares.push(f64::from(first - second).powi(2));
    }
    let count = f64::from(boards);
    // Its mean is zero, since both playings are alike.
    let variance = squares.iter().sum::<f64>() / count;
    let spread = variance.sqrt();
    let fourth = squares.iter().map(|square| (square - variance).powi(2)).sum::<f64>() / count;
    let error = (fourth / count).sqrt() / (2.0 * spread);
    println!("{preset}: {boards} boards, {worlds} playouts a decision: {spread:.0} ± {error:.0} points a board");
    Ok(())
}
