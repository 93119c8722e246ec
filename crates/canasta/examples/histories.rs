//! Plays hands at a table of four and prints their histories, one hand a line, for `holdings` to learn from:
//! `cargo run --release --example histories -- 0 3000 400 > hands.txt`.
//!
//! The arguments are the number of the first hand, the number after the last one, and the playouts of a decision. A hand follows from its number alone,
//! so that several processes can share the work. In two hands of three master plays all seats; in the third it plays one side, with
//! a style, and two members of the population play the other.

use canasta::bots::{Bot, Budget, Style, find_bot, population};
use canasta::rules::{BySide, Deck, Preset, Seat, State, generator, seed_from_number};
use rand::RngExt;

/// The most actions of a hand.
const MOST_ACTIONS: usize = 4_000;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let &[from, to, playouts] = numbers.as_slice() else {
        eprintln!("the arguments are the first hand, the hand after the last, and the playouts of a decision");
        return;
    };
    for number in from..to {
        print_hand(number, playouts as u32);
    }
}

/// Prints the number, the dealer, the scores and the bots, and after a bar each the deck and the actions.
fn print_hand(number: u64, playouts: u32) {
    let Some(master) = find_bot("master") else { return };
    let rules = Preset::Classic.rules();
    let mut rng = generator(seed_from_number(number));
    let mut pick = |below: u32| rng.random_range(0..below) as usize;
    let scores = [0, 0].map(|_| pick(100) as i32 * 50 - 250);
    let members: Vec<_> = population().filter(|bot| bot.name != "master-1").collect();
    let guests = [0, 0].map(|_| members[pick(members.len() as u32)]);
    let guest_side = number.is_multiple_of(3).then(|| pick(2));
    let style = Style::ALL[pick(Style::ALL.len() as u32)];
    let mut names = Vec::new();
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for seat in rules.players.seats() {
        let (bot, style) = match guest_side {
            Some(side) if seat.index() % 2 == side => (guests[seat.index() / 2], Style::Balanced),
            Some(_) => (master, style),
            None => (master, Style::Balanced),
        };
        let seed = seed_from_number(number << 2 | seat.index() as u64);
        bots.push(bot.create_bot(seed, Some(Budget::Worlds(playouts)), style));
        names.push(bot.name);
    }
    let dealer = rules.players.seat(number as usize % 4).unwrap_or(Seat::FIRST);
    let deck = Deck::shuffled(&mut rng);
    let mut state = State::deal(rules, dealer, BySide::from(scores), &deck);
    let mut line = format!("{number} {} {} {}", dealer.index(), scores[0], scores[1]);
    names.iter().for_each(|name| line.push_str(&format!(" {name}")));
    line.push_str(&format!("|{deck}"));
    for _ in 0..MOST_ACTIONS {
        let action = bots[state.to_act().index()].act(&state.observe(state.to_act()));
        line.push_str(&format!("|{action}"));
        if state.play(&action).is_err() || state.ended().is_some() {
            break;
        }
    }
    println!("{line}");
}
