//! The fast searches find what the searches for any rules find, wherever they may be used.

use super::action::Action;
use super::cards::{Card, Rank};
use super::deal::generator;
use super::legal;
use super::ruleset::{Fit, Preset, RuleField, Rules, Visibility};
use super::setup::{Given, Setup};
use super::state::{Drew, Phase, State};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use std::collections::BTreeSet;

/// How many positions are compared, and how many of them share their rules.
const POSITIONS: usize = 20_000;
const POSITIONS_OF_RULES: usize = 8;

/// Random rules that the fast searches are made for.
fn fast_rules(fields: &[RuleField], rng: &mut impl Rng) -> Rules {
    loop {
        let preset = Preset::ALL.choose(rng).copied().unwrap_or(Preset::Classic);
        let rules = preset.rules().with_random_changes(fields, 8, rng);
        if rules.fits_fast_search() {
            return rules;
        }
    }
}

/// Takes up to so many cards of a kind from a deck.
fn pull(deck: &mut Vec<Card>, many: usize, is_meant: impl Fn(Card) -> bool) -> Vec<Card> {
    let (mut pulled, mut rest) = (Vec::new(), Vec::new());
    for card in deck.drain(..) {
        if pulled.len() < many && is_meant(card) { pulled.push(card) } else { rest.push(card) }
    }
    *deck = rest;
    pulled
}

/// A position in which a hand of few ranks has much to lay; `None` if the rules refuse it.
fn position(rules: Rules, rng: &mut impl Rng) -> Option<State> {
    let mut setup = Setup::new(rules);
    let seats: Vec<_> = rules.players.seats().collect();
    setup.seat = *seats.choose(rng)?;
    setup.phase = if rng.random_bool(0.3) { Phase::Draw } else { Phase::Play };
    setup.drew = if rng.random() { Drew::Stock } else { Drew::Pile };
    setup.scores = setup.scores.map(|_| rng.random_range(-500..4000));
    setup.pile_frozen = rng.random_bool(0.1);
    let mut deck: Vec<Card> = rules.cards().difference(rules.cards().red_threes()).iter().collect();
    deck.shuffle(rng);
    let sides = rules.sides();
    for side in sides.iter() {
        let has_melded = rng.random_bool(0.6);
        for rank in Rank::NATURALS {
            if !has_melded || !rng.random_bool(0.25) {
                continue;
            }
            let naturals = rng.random_range(usize::from(rules.min_naturals)..=8);
            let wilds = rng.random_range(0..=rules.most_wilds(naturals).min(3));
            let mut meld = pull(&mut deck, naturals, |card| card.rank() == rank);
            if meld.len() == naturals && naturals + wilds >= 3 {
                meld.extend(pull(&mut deck, wilds, Card::is_wild));
                setup.melds[side].push(meld.into_iter().collect());
            } else {
                deck.extend(meld);
            }
        }
    }
    // What the seat to act holds: naturals of some ranks, wilds, perhaps black threes, and some other cards.
    let mut hand = Vec::new();
    for _ in 0..3 {
        let rank = *Rank::NATURALS.choose(rng)?;
        hand.extend(pull(&mut deck, rng.random_range(0..=4), |card| card.rank() == rank));
    }
    hand.extend(pull(&mut deck, rng.random_range(0..=3), Card::is_wild));
    if rng.random_bool(0.2) {
        hand.extend(pull(&mut deck, rng.random_range(1..=4), Card::is_black_three));
    }
    let others = if rng.random_bool(0.5) { 0..2 } else { 0..4 };
    deck.shuffle(rng);
    hand.extend(deck.split_off(deck.len().saturating_sub(rng.random_range(others))));
    if hand.len() < 2 {
        return None;
    }
    for &seat in &seats {
        let cards = if seat == setup.seat { hand.clone() } else { deck.split_off(deck.len().saturating_sub(3)) };
        setup.hands[seat.index()] = Given::Cards(cards);
    }
    let ranks: Vec<Rank> = hand.iter().map(|card| card.rank()).collect();
    setup.pile = deck.split_off(deck.len().saturating_sub(rng.random_range(0..4)));
    if let Some(rank) = ranks.choose(rng).filter(|rank| rank.is_natural()) {
        setup.pile.extend(pull(&mut deck, 1, |card| card.rank() == *rank));
    }
    setup.stock = Given::Cards(deck);
    setup.state().ok()
}

/// The legal actions up to the choice of suits, as texts.
fn actions(state: &State, searched: &State) -> BTreeSet<String> {
    let (seen, from) = (state.observe(state.to_act()), searched.observe(searched.to_act()));
    let canonical = |action| legal::canonical_form(&seen, &action).map(|action| action.to_string());
    legal::all(&from).into_iter().map(|action| canonical(action).unwrap_or_default()).collect()
}

/// Whether a plan for going out is found; panics if it cannot be played.
fn goes_out(state: &State) -> bool {
    let Some(plan) = legal::going_out_plan(&state.observe(state.to_act())) else { return false };
    let mut played = state.clone();
    let melds = plan.lay.iter().filter(|groups| !groups.is_empty()).map(|groups| Action::Meld(groups.clone()));
    for action in melds.chain(plan.discard.map(Action::Discard)) {
        let result = played.play(&action);
        assert_eq!(result, Ok(()), "{action} of {plan:?}\n{:#?}", state.observe(state.to_act()));
    }
    assert!(played.ended().is_some(), "{plan:?}\n{:#?}", state.observe(state.to_act()));
    true
}

#[test]
fn the_fast_searches_find_what_the_others_find() {
    let mut rng = generator([45; 32]);
    let fields: Vec<RuleField> =
        RuleField::ALL.iter().copied().filter(|field| field.visibility() == Visibility::Always).collect();
    let (mut rules, mut compared, mut ways_out, mut takes, mut melds) = (Rules::default(), 0, 0, 0, 0);
    while compared < POSITIONS {
        if compared % POSITIONS_OF_RULES == 0 {
            rules = fast_rules(&fields, &mut rng);
        }
        let Some(fast) = position(rules, &mut rng) else {
            rules = fast_rules(&fields, &mut rng);
            continue;
        };
        assert!(fast.fit >= Fit::FastSearch);
        let any = State { fit: Fit::AnySearch, ..fast.clone() };
        let what = || format!("{}\n{:#?}", serde_json::json!(rules), fast.observe(fast.to_act()));
        let (found, expected) = (actions(&fast, &fast), actions(&fast, &any));
        assert!(found == expected, "fast {:?}, any {:?}\n{}", &found - &expected, &expected - &found, what());
        assert_eq!(goes_out(&fast), goes_out(&any), "{}", what());
        compared += 1;
        ways_out += usize::from(goes_out(&fast));
        takes += found.iter().filter(|action| action.starts_with("take")).count();
        melds += found.iter().filter(|action| action.starts_with("meld")).count();
    }
    assert!(ways_out > POSITIONS / 20 && takes > POSITIONS / 20 && melds > POSITIONS, "{ways_out} {takes} {melds}");
}
