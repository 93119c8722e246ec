//! Properties of every position that random play reaches, under every preset and random house rules.

use crate::random_cases::{self, cases};
use crate::random_walks::{Walk, count_cards, describe, some_legal};
use canasta::bots::{Bot, HeuristicBot};
use canasta::rules::{Action, CardSet, State, legal};
use proptest::prelude::*;
use rand::RngExt;
use rand::seq::IndexedRandom;

/// Positions with more legal actions are not compared in full.
const MOST: usize = 400;

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn cards_are_conserved(number: u64) {
        let mut walk = Walk::new(number);
        let before = count_cards(&walk.state);
        while let Some(action) = walk.step()? {
            prop_assert_eq!(before, count_cards(&walk.state), "after {}", action);
        }
    }

    /// Listed actions are legal, legal actions are listed; refused actions change nothing; no other seat may act.
    #[test]
    fn the_generator_agrees_with_the_checker(number: u64) {
        let mut walk = Walk::new(number);
        while walk.state.ended().is_none() {
            agree(&mut walk)?;
            if walk.step()?.is_none() {
                break;
            }
        }
    }

    /// Where the last card may be kept, one card always finishes a turn: so nobody is told to keep two (rules §2.12).
    #[test]
    fn a_card_is_enough_where_the_last_may_be_kept(number: u64) {
        let mut walk = Walk::new(number);
        if !walk.state.rules().keep_last_card {
            return Ok(());
        }
        loop {
            for _ in 0..10 {
                let action = random_cases::careless(&walk.state, &mut walk.rng);
                let refused = walk.state.clone().play(&action).map_err(|error| error.code());
                prop_assert_ne!(refused, Err("must-keep-a-card"), "{} in {:?}", action, walk.state);
            }
            if walk.step()?.is_none() {
                break;
            }
        }
    }

    #[test]
    fn no_action_is_legal_after_the_end(number: u64) {
        let mut walk = Walk::new(number);
        while walk.step()?.is_some() {}
        if walk.state.ended().is_some() {
            let before = walk.state.clone();
            for _ in 0..10 {
                let action = random_cases::careless(&walk.state, &mut walk.rng);
                prop_assert_eq!(walk.state.play(&action).map_err(|error| error.code()), Err("hand-over"));
            }
            prop_assert_eq!(&walk.state, &before);
            for seat in walk.state.rules().players.seats() {
                prop_assert!(legal::all(&walk.state.observe(seat)).is_empty());
            }
        }
    }

    /// A sample gives its seat the same observation, and is itself a valid position.
    #[test]
    fn samples_agree_with_the_observation_and_hide_cards(number: u64) {
        let mut walk = Walk::new(number);
        loop {
            if walk.rng.random_bool(0.2) {
                sample(&mut walk)?;
            }
            if walk.step()?.is_none() {
                break;
            }
        }
        sample(&mut walk)?;
    }
}

fn agree(walk: &mut Walk) -> Result<(), TestCaseError> {
    let seat = walk.state.to_act();
    let observation = walk.state.observe(seat);
    let (all, complete) = some_legal(&observation, MOST);
    // Where a rank has two sets, an action can be written in several ways.
    let complete = complete && observation.melds(observation.side()).extra().is_empty();
    let candidates = legal::candidates(&observation);
    prop_assert_eq!(candidates.is_empty(), all.is_empty());
    for action in all.choose(&mut walk.rng).into_iter().chain(candidates.choose(&mut walk.rng)) {
        let mut tried = walk.state.clone();
        prop_assert_eq!(tried.play_as(seat, action), Ok(()), "{}", action);
        prop_assert_ne!(&tried, &walk.state, "{} changes nothing", action);
    }
    let normal = |action: &Action| legal::canonical_form(&observation, action);
    for action in &all {
        prop_assert_eq!(normal(action), Some(action.clone()), "not in its normal form");
    }
    for action in &candidates {
        prop_assert_eq!(observation.check(action), Ok(()), "{}", action);
        let normal = normal(action);
        let listed = normal.as_ref().is_some_and(|action| all.contains(action));
        prop_assert!(listed || !complete, "candidate {} is not among all, as {:?}", action, normal);
    }
    for other in walk.state.rules().players.seats().filter(|&other| other != seat) {
        let observation = walk.state.observe(other);
        prop_assert!(legal::all(&observation).is_empty() && legal::candidates(&observation).is_empty());
    }
    for _ in 0..24 {
        let action = random_cases::careless(&walk.state, &mut walk.rng);
        let mut tried = walk.state.clone();
        match tried.play(&action) {
            Err(error) => prop_assert_eq!(&tried, &walk.state, "{} was refused with {}", action, error),
            Ok(()) => {
                let normal = legal::canonical_form(&walk.state.observe(seat), &action);
                prop_assert!(normal.is_some(), "{} is legal, but has no normal form", action);
                let listed = normal.as_ref().is_some_and(|action| all.contains(action));
                prop_assert!(listed || !complete, "{} is legal, but {:?} is not among all", action, normal);
                if !observation.melds(observation.side()).extra().is_empty() {
                    continue;
                }
                // The normal form has the same effect, except for suits.
                let mut same = walk.state.clone();
                prop_assert_eq!(normal.map(|action| same.play(&action)), Some(Ok(())));
                prop_assert_eq!(shape(&same), shape(&tried), "{}", action);
            }
        }
    }
    Ok(())
}

/// A position without the suits.
fn shape(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let ranks = |cards: CardSet| -> Vec<_> { cards.iter().map(|card| card.rank()).collect() };
    let hands: Vec<_> = state.rules().players.seats().map(|seat| ranks(state.hand(seat))).collect();
    let melds: Vec<_> = state
        .sides()
        .iter()
        .map(|side| state.melds(side).iter().map(|meld| ranks(meld.cards)).collect::<Vec<_>>())
        .collect();
    let pile: Vec<_> = state.pile().iter().map(|card| card.rank()).collect();
    (hands, melds, pile, state.phase(), state.to_act(), state.ended(), state.observe(state.to_act()).obligation())
}

fn sample(walk: &mut Walk) -> Result<(), TestCaseError> {
    let state = &walk.state;
    let seats: Vec<_> = state.rules().players.seats().collect();
    let any = *seats.choose(&mut walk.rng).expect("seats");
    let seat = if walk.rng.random() { any } else { state.to_act() };
    let observation = state.observe(seat);
    let other = State::sample(&observation, &mut walk.rng).expect("some state must be possible: the real one is");
    let observed = other.observe(seat);
    prop_assert_eq!(observed, observation);
    prop_assert_eq!(describe(&observed), describe(&observation));
    prop_assert_eq!(count_cards(&other), count_cards(state));
    let (mut actions, mut others) = (some_legal(&observation, MOST).0, some_legal(&observed, MOST).0);
    prop_assert_eq!(&others, &actions);
    (actions, others) = (legal::candidates(&observation), legal::candidates(&observed));
    prop_assert_eq!(&others, &actions);
    if observation.is_to_act() {
        let (act, again) = (HeuristicBot::default().act(&observation), HeuristicBot::default().act(&observed));
        prop_assert_eq!(&act, &again, "the bot looks into hidden cards");
        prop_assert_eq!(observation.check(&act), Ok(()), "the bot's {}", act);
    }
    for &holder in &seats {
        prop_assert!(other.hand(holder).red_threes().is_empty(), "a red three in a hand");
        prop_assert!(other.hand(holder).contains_all(observation.known(holder)), "a known card has moved");
        prop_assert!(state.hand(holder).contains_all(observation.known(holder)), "a known card is not there");
    }
    // Unseen cards are those neither on the table, nor in the own hand, nor known.
    let mut seen = observation.hand();
    for &holder in seats.iter().filter(|&&holder| holder != seat) {
        seen = seen.checked_add(observation.known(holder)).expect("of two packs");
    }
    for side in observation.sides().iter() {
        let melds = observation.melds(side).iter().map(|meld| meld.cards);
        for cards in melds.chain([observation.red_threes(side)]) {
            seen = seen.checked_add(cards).expect("of two packs");
        }
    }
    seen = seen.checked_add(observation.pile().iter().copied().collect()).expect("of two packs");
    prop_assert_eq!(seen.checked_add(observation.unseen()), Some(state.all_cards()));
    for _ in 0..10 {
        let action = random_cases::careless(state, &mut walk.rng);
        prop_assert_eq!(observation.check(&action), observed.check(&action), "{}", action);
    }
    Ok(())
}

/// The walks must reach enough positions. Otherwise the properties above prove little.
#[test]
fn random_walks_reach_every_phase_action_and_error() {
    let mut reached = std::collections::BTreeMap::<String, usize>::new();
    let mut note = |what: String| *reached.entry(what).or_default() += 1;
    for number in 0..900 {
        let mut walk = Walk::new(number);
        while walk.state.ended().is_none() {
            for _ in 0..6 {
                let action = random_cases::careless(&walk.state, &mut walk.rng);
                match walk.state.check(&action) {
                    Ok(()) => note(format!("careless {}", verb(&action))),
                    Err(error) => note(error.code().to_owned()),
                }
            }
            let bound = walk.state.observe(walk.state.to_act()).obligation();
            match walk.step() {
                Ok(Some(action)) => note(format!("{} {bound:?}", verb(&action))),
                _ => break,
            }
        }
        if let Some(ended) = walk.state.ended() {
            note(format!("ended {}", ended.name()));
        }
    }
    let wanted = [
        "draw Free",
        "take Free",
        "meld Free",
        "discard Free",
        "keep Free",
        "ask Free",
        "answer Free",
        "meld MustGoOut",
        "discard MustGoOut",
        "meld MayNotGoOut",
        "discard MayNotGoOut",
        "keep MayNotGoOut",
        "careless take",
        "careless meld",
        "careless discard",
        "careless draw",
        "careless ask",
        "careless keep",
        "ended out",
        "ended concealed",
        "ended stock",
        "ended red-three",
    ];
    // The other codes belong to invalid text, other seats, rules and records.
    let codes = "must-draw-first already-drawn not-in-hand no-cards mixed-ranks meld-too-small too-few-naturals \
                 too-many-wilds wilds-outnumber-naturals no-such-meld black-threes-only-going-out \
                 black-threes-take-no-wilds below-opening-minimum wilds-not-allowed-in-opening pile-empty pile-closed \
                 pile-top-wild pile-blocked pile-frozen pile-needs-natural-pair top-card-does-not-fit canasta-full \
                 canastas-missing rank-canasta-missing must-keep-a-card must-take-pile cannot-ask must-answer \
                 must-go-out may-not-go-out cannot-keep unknown-action cannot-meld-red-threes one-card-pile";
    let missing: Vec<&str> =
        wanted.into_iter().chain(codes.split_whitespace()).filter(|&what| !reached.contains_key(what)).collect();
    assert!(missing.is_empty(), "never reached: {missing:?} but only {reached:#?}");
}

fn verb(action: &Action) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}
