//! Bytes choose a deal and play: the generator agrees with the checker, and nobody is ever left without an action.
#![no_main]

use canasta::rules::{BySide, Deck, Preset, Seat, State, generator, legal};
use libfuzzer_sys::fuzz_target;
use std::ops::ControlFlow;

/// A large hand has too many actions to list.
const MOST: usize = 300;

fuzz_target!(|bytes: &[u8]| {
    let Some((&preset, bytes)) = bytes.split_first() else { return };
    let Some((seed, choices)) = bytes.split_first_chunk::<8>() else { return };
    let rules = Preset::ALL[usize::from(preset) % Preset::ALL.len()].rules();
    let mut long_seed = [0; 32];
    long_seed[..8].copy_from_slice(seed);
    let deck = Deck::shuffled(&mut generator(long_seed));
    let mut state = State::deal(rules, Seat::FIRST, BySide([0, 0]), &deck);
    let cards = state.all_cards();
    for &choice in choices {
        if state.ended().is_some() {
            return;
        }
        let observation = state.observe(state.to_act());
        let mut actions = legal::candidates(&observation);
        assert!(!actions.is_empty());
        let _ = legal::visit_all(&observation, |action| {
            actions.push(action);
            if actions.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert!(actions.iter().all(|action| observation.check(action).is_ok()));
        let action = &actions[usize::from(choice) * 7 % actions.len()];
        assert_eq!(state.play(action), Ok(()));
        assert_eq!(state.all_cards(), cards);
    }
});
