//! What is worth its bonus at seven cards alone is begun where it is likely to be finished.

use super::{Judgement, choose};
use crate::bots::bot::Bot;
use crate::bots::heuristic::HeuristicBot;
use crate::rules::{
    Action, BySide, Card, Given, MeldKind, Phase, Preset, Rules, Seat, Setup, State, generator, seed_from_number,
};
use serde_json::json;

fn with_wild_melds() -> Rules {
    let changes = json!({"wild_melds": true, "canasta_bonuses": {"wild": 1000}});
    Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap()
}

/// Whether wilds alone are laid from this hand in the first turn, with the weights set by hand and this thought of what is finished.
fn begins(hand: &str, reach: i32) -> bool {
    let mut setup = Setup::new(with_wild_melds());
    setup.hands = vec![Given::Unknown(11); 4];
    setup.hands[0] = Given::Cards(hand.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect());
    setup.phase = Phase::Play;
    let state = setup.state().unwrap();
    let seen = state.observe(Seat::FIRST);
    let weights = Judgement::ByHand.weights(seen.rules()).with("reach", reach).unwrap();
    match choose(&seen, weights) {
        Some(Action::Meld(groups)) => groups.iter().any(|group| group.kind() == Some(MeldKind::Wild)),
        _ => false,
    }
}

#[test]
fn three_wilds_are_kept_and_six_are_laid() {
    let few = "2d Jo Jo 4s 6h 7c 8d 9s Th Jc Qd Ks";
    assert!(begins(few, 0) && !begins(few, 100));
    let many = "2d 2s 2h Jo Jo Jo 7c 8d 9s Th Jc Qd";
    assert!(begins(many, 0) && begins(many, 100));
}

#[test]
fn half_of_the_wild_melds_that_are_begun_become_canastas() {
    let (mut begun, mut finished) = (0, 0);
    // Two jokers more in each pack, so that a canasta of wilds comes about now and then.
    let rules = Rules { pack_jokers: 4, ..with_wild_melds() };
    for number in 0..600 {
        let deck = rules.shuffled_deck(&mut generator(seed_from_number(number)));
        let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &deck);
        while state.ended().is_none() {
            let action = HeuristicBot::default().act(&state.observe(state.to_act()));
            state.play(&action).unwrap();
        }
        let melds = state.sides().iter().flat_map(|side| state.melds(side).iter().collect::<Vec<_>>());
        for meld in melds.filter(|meld| meld.kind == MeldKind::Wild) {
            begun += 1;
            finished += usize::from(meld.canasta().is_some());
        }
    }
    assert!(begun >= 10 && 2 * finished >= begun, "{finished} of {begun}");
}
