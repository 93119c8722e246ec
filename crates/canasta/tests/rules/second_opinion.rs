//! The engine against the second opinion of [`crate::referee`], on the positions of random walks.
//!
//! `CANASTA_POSITIONS=100000 cargo test --release --test rules -- second_opinion` asks for that many positions of every
//! preset, and `CANASTA_SEED=7` for others.

use crate::lone_player;
use crate::random_cases;
use crate::random_walks::{Walk, some_legal};
use crate::referee::{After, Melds, Referee};
use crate::scores::{Memory, agrees_with_a_recount};
use canasta::rules::{
    Action, Answer, AskPartner, BlackThreeRole, Card, CardSet, Given, Group, MeldKind, OutRule, PileMelds, PileStart,
    Players, Preset, Rank, RankSet, Rules, Seat, Setup, State, WordList, WordSet, generator, seed_from_number,
};
use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use std::collections::HashSet;

/// Positions of each preset, and of random house rules, in an ordinary run.
const POSITIONS: usize = 2000;

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{variable} is not a number")))
}

#[derive(Default)]
struct Tally {
    positions: usize,
    accepted: usize,
    refused: usize,
    ended: usize,
    /// Hands in which partners came about.
    partnerships: usize,
}

/// Compares positions under rules that may differ from walk to walk.
fn compare(name: &str, rules_of: impl Fn(u64) -> Rules) -> Tally {
    let positions = number("CANASTA_POSITIONS", POSITIONS as u64) as usize;
    let first = number("CANASTA_SEED", 1) << 32;
    let mut tally = Tally::default();
    for walk in first.. {
        if tally.positions >= positions {
            break;
        }
        let begun = Walk::under(rules_of(walk), walk);
        if let Err(fault) = compare_walk(begun, &mut tally) {
            panic!("{name}, walk {walk}: {fault}");
        }
    }
    println!(
        "{name}: {} positions, {} actions accepted and {} refused by both, {} hands scored",
        tally.positions, tally.accepted, tally.refused, tally.ended
    );
    tally
}

fn compare_walk(mut walk: Walk, tally: &mut Tally) -> Result<(), String> {
    let mut referee = Referee::new(&walk.state);
    let mut memory = Memory::new(&walk.state);
    let scores = walk.state.scores();
    while walk.state.ended().is_none() {
        tally.positions += 1;
        let table = referee.table(&walk.state);
        let has_two_sets = !walk.state.melds(walk.state.sides().of(walk.state.turn_of())).extra().is_empty();
        let tries = if has_two_sets { Vec::new() } else { tries(&walk.state, &mut walk.rng) };
        for action in tries {
            let engine = walk.state.check(&action);
            if engine.is_ok() != table.is_legal(&action) {
                let verdict =
                    engine.map_or_else(|error| format!("refuses it with {}", error.code()), |()| "accepts it".into());
                return Err(format!(
                    "`{action}` ({action:?}): the engine {verdict}\nin {table:?}\nof {:?}",
                    walk.state
                ));
            }
            if engine.is_err() {
                tally.refused += 1;
                continue;
            }
            tally.accepted += 1;
        }
        let before = walk.state.clone();
        let Some(action) = walk.step().map_err(|error| error.to_string())? else { break };
        if !has_two_sets {
            same_table(&before, table.after(&action), &action, &walk.state)?;
        }
        tally.partnerships += usize::from(lone_player::makes_lone(&before, &table, &action, &walk.state)?);
        referee.note(&table, &action);
        if walk.state.ended().is_none() {
            memory.note(&action, &walk.state);
        } else {
            tally.ended += 1;
        }
    }
    agrees_with_a_recount(&walk.state, scores, &memory).map_err(|error| error.to_string())
}

/// Whether the cards of the player lie where the referee expects them.
fn same_table(before: &State, expected: Option<After>, action: &Action, after: &State) -> Result<(), String> {
    let Some(expected) = expected else {
        return if *action == Action::Draw { Ok(()) } else { Err(format!("{action} has no effect that is known")) };
    };
    let (seat, side) = (before.turn_of(), before.sides().of(before.turn_of()));
    let mut now: Vec<Card> = after.hand(seat).iter().collect();
    now.sort();
    let melds_now = after.melds(side).iter().map(|meld| {
        let mut cards: Vec<Card> = meld.cards.iter().collect();
        cards.sort();
        (meld.leading_rank(), cards)
    });
    // Cards that are drawn after taking the pile come from the top of the stock.
    let drawn = before.stock()[after.stock().len()..].iter().copied().filter(|card| !card.is_red_three());
    let mut hand = expected.hand;
    if matches!(action, Action::Take { .. }) {
        hand.extend(drawn);
        hand.sort();
    }
    let same = now == hand
        && after.pile() == expected.pile
        && after.face_down() == expected.face_down
        && melds_now.collect::<Melds>() == expected.melds;
    if same { Ok(()) } else { Err(format!("{action} has another effect in {before:?}")) }
}

/// Actions to compare: all the plain ones, some legal ones, careless ones, and changed ones.
fn tries(state: &State, rng: &mut impl Rng) -> Vec<Action> {
    let mut tries = vec![Action::Draw, Action::Keep, Action::Ask];
    tries.extend([Answer::Yes, Answer::No].map(Action::Answer));
    tries.extend(Card::all().map(Action::Discard));
    tries.push(Action::take(CardSet::EMPTY));
    let (legal, _) = some_legal(&state.observe(state.to_act()), 200);
    let lays = |action: &&Action| matches!(action, Action::Meld(_) | Action::Take { .. });
    let mut laid: Vec<Action> = legal.iter().filter(lays).sample(rng, 4).into_iter().cloned().collect();
    laid.extend((0..8).map(|_| random_cases::careless(state, rng)));
    laid.extend(large(state, rng));
    for action in laid {
        let mut changed = action.clone();
        for _ in 0..2 {
            changed = change(&changed, state, rng);
            tries.push(changed.clone());
        }
        tries.push(action);
    }
    let mut seen = HashSet::new();
    tries.retain(|action| seen.insert(action.clone()));
    tries
}

/// The groups of an action that lays cards, the first of them with the pile's top card where it takes the pile.
fn groups_of(action: &Action) -> Option<(bool, Vec<Group>)> {
    match action {
        Action::Meld(groups) => Some((false, groups.clone())),
        Action::Take { with, groups } => Some((true, [&[*with], &groups[..]].concat())),
        _ => None,
    }
}

fn action_of(takes: bool, mut groups: Vec<Group>) -> Action {
    if takes && !groups.is_empty() { Action::Take { with: groups.remove(0), groups } } else { Action::Meld(groups) }
}

/// The action with one thing changed: a card more, less or another, a wild moved, groups split, joined or left out, a rank
/// named, or the pile left alone.
fn change(action: &Action, state: &State, rng: &mut impl Rng) -> Action {
    let hand = state.hand(state.to_act());
    let Some((takes, mut groups)) = groups_of(action) else { return random_cases::careless(state, rng) };
    if groups.is_empty() {
        return random_cases::careless(state, rng);
    }
    let at = rng.random_range(0..groups.len());
    let laid = groups.iter().try_fold(CardSet::EMPTY, |sum, group| sum.checked_add(group.cards)).unwrap_or(hand);
    let other = rng.random_range(0..groups.len());
    let one = groups[at].cards.iter().choose(rng);
    let left = hand.difference(laid);
    match rng.random_range(0..10) {
        0 | 1 => {
            if let Some(card) = one {
                let _ = groups[at].cards.remove(card);
            }
        }
        2 | 3 => {
            if let Some(card) = left.iter().choose(rng) {
                let _ = groups[at].cards.insert(card);
            }
        }
        4 => {
            if let Some(card) = one {
                let _ = groups[at].cards.remove(card);
                let _ = groups[at].cards.insert(Card::all().choose(rng).expect("a card"));
            }
        }
        5 => {
            if let Some(wild) = groups[at].cards.wilds().iter().choose(rng) {
                let _ = groups[at].cards.remove(wild);
                let _ = groups[other].cards.insert(wild);
            }
        }
        6 => {
            if let Some(card) = one {
                let _ = groups[at].cards.remove(card);
                groups.push(Group::of(CardSet::from(card)));
            }
        }
        7 => {
            let removed = groups.remove(at);
            if rng.random() && !groups.is_empty() {
                let into = rng.random_range(0..groups.len());
                groups[into].cards = groups[into].cards.checked_add(removed.cards).unwrap_or(removed.cards);
            }
        }
        8 => {
            let rank = [None].into_iter().chain(Rank::ALL.map(Some)).choose(rng).expect("a rank");
            groups[at].key = rank.map(|rank| MeldKind::Set(rank).into());
        }
        _ => return action_of(!takes, groups),
    }
    action_of(takes, groups)
}

/// Actions that lay nearly the whole hand, so that going out and its conditions are tried.
fn large(state: &State, rng: &mut impl Rng) -> Vec<Action> {
    let hand = state.hand(state.to_act());
    let melds = state.melds(state.sides().of(state.to_act()));
    let leave = hand.iter().choose(rng);
    [None, leave]
        .into_iter()
        .filter_map(|leave| {
            let laid = hand.difference(leave.map_or(CardSet::EMPTY, CardSet::from));
            let mut groups: Vec<Group> =
                laid.ranks().filter(|rank| !rank.is_wild()).map(|rank| Group::onto(rank, laid.of_rank(rank))).collect();
            for wild in laid.wilds().iter() {
                let onto =
                    groups.iter().filter_map(|group| group.rank()).chain(melds.iter().filter_map(|meld| meld.rank()));
                let rank = onto.choose(rng)?;
                match groups.iter_mut().find(|group| group.rank() == Some(rank)) {
                    Some(group) => drop(group.cards.insert(wild)),
                    None => groups.push(Group::onto(rank, CardSet::from(wild))),
                }
            }
            Some(action_of(rng.random_bool(0.3), groups))
        })
        .collect()
}

/// Enough of everything was compared to mean something.
fn is_telling(tally: &Tally) {
    let (accepted, refused) = (tally.accepted / tally.positions, tally.refused / tally.positions);
    assert!(accepted >= 3 && refused >= 30, "{accepted} accepted and {refused} refused actions a position");
    assert!(tally.ended * 200 > tally.positions, "{} hands ended in {} positions", tally.ended, tally.positions);
}

macro_rules! presets {
    ($($name:ident: $preset:ident;)+) => {
        $(
            #[test]
            fn $name() {
                is_telling(&compare(Preset::$preset.name(), |_| Preset::$preset.rules()));
            }
        )+

        #[test]
        fn every_preset_has_a_second_opinion() {
            // That of three-handed games has a test of its own.
            let quick = |preset: &Preset| preset.rules().fits_rules_of_thumb() && !preset.rules().lone_taker;
            let classic = Preset::ALL.into_iter().filter(quick);
            assert_eq!(classic.collect::<Vec<_>>(), [$(Preset::$preset),+]);
        }
    };
}

presets! {
    classic: Classic;
    classic_two: ClassicTwo;
    duel: Duel;
    rooms_two: RoomsTwo;
    rooms_four: RoomsFour;
    evening: Evening;
    pagat: Pagat;
}

#[test]
fn three_handed() {
    let tally = compare("three-handed", |_| Preset::ThreeHanded.rules());
    is_telling(&tally);
    assert!(tally.partnerships * 100 > tally.positions, "{} partnerships", tally.partnerships);
}

/// Partners that come about under other rules than those of the preset.
#[test]
fn three_players_under_house_rules() {
    let rules = |walk: u64| {
        let mut rng = generator(seed_from_number(!walk));
        loop {
            let rules = random_cases::rules(&mut rng);
            let ask_partner = if rng.random() { AskPartner::Allowed } else { AskPartner::Never };
            let rules =
                rules.to_builder().players(Players::Three).sides(None).lone_taker(true).ask_partner(ask_partner);
            if let Ok(rules) = rules.build() {
                return rules;
            }
        }
    };
    is_telling(&compare("three players under house rules", rules));
}

#[test]
fn house_rules() {
    is_telling(&compare("house rules", |walk| random_cases::rules(&mut generator(seed_from_number(!walk)))));
}

/// Rules that seldom meet by chance: those of the opening decide who may ask or go out undrawn.
#[test]
fn going_out_with_an_opening() {
    let rules = |walk: u64| {
        let mut rng = generator(seed_from_number(!walk));
        let mut rules = random_cases::rules(&mut rng);
        rules.wilds_in_opening = rng.random_bool(0.2);
        rules.out_without_draw = rng.random();
        // Rules under which nobody can be asked would make no position.
        let can_ask = rules.sides().has_partners() && !rules.lone_taker;
        rules.ask_partner = if can_ask { AskPartner::Allowed } else { AskPartner::Never };
        rules.concealed_exempt = rng.random();
        rules.black_threes_last = rng.random();
        rules.canastas_to_go_out = rng.random_range(0..=1);
        rules.required_ranks = RankSet::EMPTY;
        rules.min_naturals = rng.random_range(1..=3);
        rules
    };
    is_telling(&compare("going out with an opening", rules));
}

/// House rules of families and clubs about the turn (V44 to V52), beside others.
#[test]
fn rules_of_the_turn() {
    let rules = |walk: u64| {
        let mut rng = generator(seed_from_number(!walk));
        let mut rules = random_cases::rules(&mut rng);
        rules.closed_turns = rng.random_range(0..=3) * rng.random_range(0..=1);
        rules.frozen_needs = rng.random_range(2..=3);
        rules.frozen_wilds = rng.random_range(0..=1);
        if rng.random_bool(0.3) {
            rules.out_rules = WordSet::of(&[OutRule::NO_DISCARD]);
        }
        if rules.freezing && rng.random_bool(0.3) {
            rules.black_three_role = BlackThreeRole::Freeze;
        }
        rules.pile_melds = if rng.random() { PileMelds::Top } else { PileMelds::Any };
        if rng.random_bool(0.3) {
            let needs: Vec<usize> = (0..4).map(|_| rng.random_range(0..3)).collect();
            rules.opening_needs = WordList::of(&needs);
        }
        rules
    };
    is_telling(&compare("rules of the turn", rules));
}

/// Piles with cards face down, which may all be threes, and cards drawn after them (V20, V43).
#[test]
fn piles_with_cards_face_down() {
    let rules = |walk: u64| {
        let mut rng = generator(seed_from_number(!walk));
        let mut rules = random_cases::rules(&mut rng);
        rules.turn_up = true;
        rules.pile_start = PileStart::Cards(rng.random_range(1..=3));
        rules.pile_extra = rng.random_range(0..=2);
        rules
    };
    is_telling(&compare("piles with cards face down", rules));
}

/// A turn goes on where threes face down would have ended it, had no card been drawn after the pile.
#[test]
fn a_card_drawn_after_the_pile_goes_on_with_the_turn() {
    let mut rules = Preset::Classic.rules();
    (rules.pile_start, rules.pile_extra) = (PileStart::Cards(2), 1);
    let cards = |text: &str| text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
    let mut setup = Setup::new(rules);
    setup.hands[0] = Given::Cards(cards("9c"));
    setup.melds[setup.rules.sides().iter().next().unwrap()] = vec![cards("Ks Kh Kc").into_iter().collect()];
    (setup.pile, setup.face_down) = (cards("3h 3d Kd"), 2);
    setup.stock = Given::Cards(cards("7c 7d"));
    let mut state = setup.state().unwrap();
    let mut referee = Referee::new(&state);
    let (table, take) = (referee.table(&state), Action::take(CardSet::EMPTY));
    assert!(table.is_legal(&take));
    referee.note(&table, &take);
    state.play(&take).unwrap();
    assert_eq!((state.turn_of(), state.hand(state.turn_of()).len()), (Seat::FIRST, 2));
    let table = referee.table(&state);
    for action in tries(&state, &mut generator(seed_from_number(1))) {
        assert_eq!(table.is_legal(&action), state.check(&action).is_ok(), "{action}");
    }
}
