//! Tests of the lists of ways.

use super::super::action_buttons::{ActionKind, action_buttons};
use super::*;
use canasta::rules::{Given, Phase, Preset, Setup, Side, State};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn state(hand: &str, pile: &str, ours: &str) -> State {
    let mut setup = Setup::new(Preset::Classic.rules());
    setup.phase = Phase::Draw;
    setup.hands[0] = Given::Cards(cards(hand));
    setup.pile = cards(pile);
    setup.melds[Side::FIRST] = ours.split_terminator('+').map(|meld| meld.parse().unwrap()).collect();
    setup.state().unwrap()
}

/// The ways that the dialog lists when nothing is selected.
fn ways(state: &State) -> Ways {
    let seen = state.observe(state.to_act());
    let mut layout = HandLayout::default();
    layout.follow(seen.hand(), false);
    let buttons = action_buttons(&seen, &layout);
    let take = buttons.into_iter().find(|button| button.kind == ActionKind::Take).unwrap();
    list_ways(&seen, &layout, take.ways.unwrap())
}

fn texts(ways: &Ways) -> Vec<String> {
    ways.listed().iter().map(ToString::to_string).collect()
}

#[test]
fn ways_that_cost_less_come_first() {
    // Fifty points are needed: kings alone, or fewer points with wilds.
    let state = state("9s 9h Ks Kh Kd 7s 7h 2c 2d As 4c", "9d", "");
    let ways = ways(&state);
    let seen = state.observe(state.to_act());
    let costs: Vec<_> = ways.all.iter().map(|way| cost(&seen, way)).collect();
    assert!(costs.is_sorted(), "{:?}", texts(&ways));
    assert_eq!(costs[0].0, 0, "the first needs no wild: {:?}", texts(&ways));
    assert!(costs.iter().any(|cost| cost.0 > 0), "others do");
    assert!(ways.all.iter().all(|way| seen.check(way).is_ok() && !is_padded(&seen, way)));
    let mut effects: Vec<_> =
        ways.all.iter().map(|way| legal::canonical_form(&seen, way).map(|way| way.to_string())).collect();
    effects.sort_unstable();
    effects.dedup();
    assert_eq!(effects.len(), ways.all.len(), "no effect twice");
}

#[test]
fn what_can_be_laid_afterwards_is_no_other_way() {
    let state = state("9s 9h Ks Kh Kd 7s 7h 7d 4c", "9d", "As Ah Ad");
    assert_eq!(texts(&ways(&state)), ["take 9s 9h"]);
}

#[test]
fn other_suits_are_counted() {
    let state = state("9s 9h 9c 4c 5c 6c 7c", "9d", "As Ah Ad");
    let ways = ways(&state);
    assert_eq!((ways.listed().len(), ways.more()), (2, 0), "two nines or three: {:?}", texts(&ways));
    assert_eq!(ways.other_suits(), 2);
    assert_eq!(choices_of_rank("9s 9s 9h".parse().unwrap(), Rank::Nine, 2), 2);
    assert_eq!(choices_of_rank("9s 9s 9h 9h".parse().unwrap(), Rank::Nine, 2), 3);
}

#[test]
fn a_way_names_the_canastas_that_it_closes() {
    let state = state("9s 9h 4c Ks", "9d", "9s 9h 9c 9d");
    let seen = state.observe(state.to_act());
    let take = |text: &str| closed_canastas(&seen, &text.parse().unwrap());
    assert_eq!(take("take 9s 9h"), [MeldKind::Set(Rank::Nine)]);
    assert!(take("take 9s").is_empty());
}
