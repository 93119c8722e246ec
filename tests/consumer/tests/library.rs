//! The library with newer dependencies than this repository's own.

use canasta::bots::{HeuristicBot, SeededMatch};
use canasta::rules::{BySide, Deck, Preset, Seat, State, deck_sha256, generator, replay, seed_from_number};
use canasta_consumer::RandomBot;
use std::collections::HashSet;

#[test]
fn an_own_bot_plays_a_match_in_another_thread() {
    let play = || {
        let seeded = SeededMatch::new(Preset::Duel, seed_from_number(1), 0);
        let (mut own, mut other) = (RandomBot(generator(seed_from_number(2))), HeuristicBot::default());
        seeded.play(&mut [&mut own, &mut other]).unwrap()
    };
    let game = std::thread::spawn(play).join().unwrap();
    assert!(game.end().is_some());
    let text = game.record().to_string();
    assert_eq!(replay(&text).game.unwrap().record(), game.record());
}

/// Rules, errors and actions may grow without a change here.
#[test]
fn house_rules_are_built_and_checked() {
    let rules = Preset::Duel.builder().hand_size(13).target(Some(3000)).build().unwrap();
    assert_eq!((rules.hand_size, rules.target), (13, Some(3000)));
    let error = rules.to_builder().hand_size(0).build().unwrap_err();
    assert_eq!(error.to_string(), "hand_size: must be from 1 to 99");
}

#[test]
fn equal_observations_have_one_hash() {
    let mut rng = generator(seed_from_number(5));
    let state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut rng));
    let seen = state.observe(state.to_act());
    let samples: Vec<State> = (0..20).map(|_| State::sample(&seen, &mut rng).unwrap()).collect();
    assert_eq!(samples.iter().map(|sample| sample.observe(seen.seat())).collect::<HashSet<_>>().len(), 1);
    assert_eq!(samples.iter().collect::<HashSet<_>>().len(), 20);
}

/// The newest generator and shuffle of rand give the decks that `crates/canasta/src/rules/deal.rs` knows.
#[test]
fn seeds_give_the_known_decks() {
    let hash = |number| deck_sha256(&Deck::shuffled(&mut generator(seed_from_number(number))));
    assert_eq!([0, 1, u64::MAX].map(hash), KNOWN);
}

/// The SHA-256 of decks.
const KNOWN: [&str; 3] = [
    "e7d89b9b26eb3331289549a3b4b446f34c6e324feff25829cfa047d1e80734e7",
    "2875fa609001a22aa0940a4393182ac9bc01536670bf4b516d0af26b83a2eefb",
    "1c1bc657af879a30f04a2fc539ef823e9f64622c720bb58dfb22fc517982d5b0",
];
