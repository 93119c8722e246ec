//! An observation round-trips through JSON, which contains nothing hidden.

use crate::random_cases::cases;
use crate::random_walks::{Walk, describe, some_legal};
use canasta::bots::{Bot, HeuristicBot};
use canasta::rules::{
    AskPartner, BySide, Deck, Observation, Position, PositionError, Preset, Rank, Rules, Seat, Setup, SetupError, Side,
    Snapshot, State, generator, legal, seed_from_number,
};
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use serde_json::{Value, json};

/// The position that the observation's JSON shows.
fn crossed(seen: &Observation<'_>) -> Position {
    let json = serde_json::to_string(&seen.snapshot()).expect("it can be written");
    let snapshot: Snapshot = serde_json::from_str(&json).expect("it can be read");
    Position::new(*seen.rules(), &snapshot).unwrap_or_else(|error| panic!("{error:?}: {json}"))
}

/// The position read back has the same observation, legal actions and results.
fn comes_back(state: &State, seat: Seat, rng: &mut impl Rng) {
    let seen = state.observe(seat);
    let position = crossed(&seen);
    let back = position.observe();
    assert_eq!(back, seen);
    assert_eq!(describe(&back), describe(&seen));
    assert_eq!(some_legal(&back, 60).0, some_legal(&seen, 60).0);
    assert_eq!(legal::candidates(&back), legal::candidates(&seen));
    if seen.is_to_act() {
        assert_eq!(HeuristicBot::default().act(&back), HeuristicBot::default().act(&seen));
    }
    let seed = rng.random();
    let (sample, same) = (State::sample(&back, &mut generator(seed)), State::sample(&seen, &mut generator(seed)));
    assert_eq!(sample.is_some(), same.is_some());
    // Sampling may find none.
    let (Some(sample), Some(same)) = (sample, same) else { return };
    assert_eq!(sample.observe(seat), seen);
    if seen.ended().is_none() {
        let hidden = |state: &State| {
            let hands: Vec<_> = state.rules().players.seats().map(|seat| state.hand(seat)).collect();
            (hands, state.stock().to_vec())
        };
        assert_eq!(hidden(&sample), hidden(&same), "samples follow from what is seen and from the seed");
    }
}

proptest! {
    #![proptest_config(cases(600))]

    /// Random positions under random rules, from every seat, also after the end of the hand.
    #[test]
    fn a_snapshot_gives_the_same_observation(number: u64) {
        let mut walk = Walk::new(number);
        loop {
            let seats: Vec<Seat> = walk.state.rules().players.seats().collect();
            if walk.rng.random_bool(0.25) {
                let seat = *seats.choose(&mut walk.rng).expect("seats");
                comes_back(&walk.state.clone(), seat, &mut walk.rng);
            }
            if walk.step()?.is_none() {
                break;
            }
        }
        for seat in walk.state.rules().players.seats() {
            comes_back(&walk.state.clone(), seat, &mut walk.rng);
        }
    }

    /// The JSON is the same for every distribution of the hidden cards.
    #[test]
    fn a_snapshot_contains_no_hidden_cards(number: u64) {
        let mut walk = Walk::new(number);
        loop {
            for seat in walk.state.rules().players.seats() {
                let seen = walk.state.observe(seat);
                // Sampling may find none.
                let Some(other) = State::sample(&seen, &mut walk.rng) else { continue };
                prop_assert_eq!(json!(seen.snapshot()), json!(other.observe(seat).snapshot()));
            }
            if walk.step()?.is_none() {
                break;
            }
        }
    }

    /// Damaged input is refused or read as written. Nothing panics.
    #[test]
    fn a_damaged_snapshot_is_refused_or_read_as_written(number: u64) {
        let mut walk = Walk::new(number);
        for _ in 0..walk.rng.random_range(0..40) {
            if walk.step()?.is_none() {
                break;
            }
        }
        let rules = *walk.state.rules();
        let seats: Vec<Seat> = rules.players.seats().collect();
        let seat = *seats.choose(&mut walk.rng).expect("seats");
        let whole = json!(walk.state.observe(seat).snapshot());
        for _ in 0..40 {
            let mut damaged = whole.clone();
            for _ in 0..walk.rng.random_range(1..3) {
                damage(&mut damaged, &mut walk.rng);
            }
            let Ok(snapshot) = serde_json::from_value::<Snapshot>(damaged) else { continue };
            if let Ok(position) = Position::new(rules, &snapshot) {
                let seen = position.observe();
                prop_assert_eq!(&seen.snapshot(), &snapshot);
                let _ = legal::candidates(&seen);
                let _ = State::sample(&seen, &mut walk.rng);
            }
        }
    }
}

/// Changes a random value.
fn damage(value: &mut Value, rng: &mut impl Rng) {
    match value {
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            if let Some(field) = names.choose(rng).and_then(|name| fields.get_mut(name)) {
                damage(field, rng);
            }
        }
        Value::Array(list) if !list.is_empty() && rng.random_bool(0.5) => {
            let at = rng.random_range(0..list.len());
            damage(&mut list[at], rng);
        }
        Value::Array(list) => match (list.pop(), rng.random()) {
            (Some(last), true) => list.extend([last.clone(), last]),
            (Some(_), false) => {}
            (None, _) => list.push(json!("7s")),
        },
        Value::Bool(on) => *on = !*on,
        Value::Number(_) => *value = json!(rng.random_range(-2..40)),
        Value::String(_) | Value::Null => {
            let words = ["7s", "3h", "Jo", "stock", "pile", "draw", "play", "answer", "out", "must-go-out", "", "no"];
            *value = words.choose(rng).map_or(Value::Null, |word| json!(word));
        }
    }
}

/// Real hands under every preset: every seat after every action.
#[test]
fn a_snapshot_gives_the_same_observation_under_every_preset() {
    for preset in Preset::ALL {
        let (rules, mut rng) = (preset.rules(), generator(seed_from_number(7)));
        let scores = BySide::from_fn(rules.sides().scores(), |side| if side == Side::SECOND { 1500 } else { 0 });
        for _ in 0..4 {
            let mut state = State::deal(rules, Seat::FIRST, scores, &rules.shuffled_deck(&mut rng));
            while state.ended().is_none() {
                for seat in state.rules().players.seats() {
                    comes_back(&state, seat, &mut rng);
                }
                let action = HeuristicBot::default().act(&state.observe(state.to_act()));
                state.play(&action).expect("the bot plays by the rules");
            }
            for seat in state.rules().players.seats() {
                comes_back(&state, seat, &mut rng);
            }
        }
    }
}

/// The number of the hand may pick the minimum.
#[test]
fn the_minimum_of_a_later_hand_is_seen() {
    let rules = Preset::HandAndFoot.rules();
    let deck = rules.shuffled_deck(&mut generator([3; 32]));
    let state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &deck).with_hand_number(3);
    let seen = state.observe(Seat::FIRST);
    assert_eq!(seen.snapshot().opening_minimums, [120, 120]);
    assert_eq!(crossed(&seen).observe(), seen);
}

/// Who is lone, and what each player has, is in the snapshot; an impossible lone player is refused.
#[test]
fn a_lone_player_is_seen() {
    let rules = Preset::ThreeHanded.rules();
    let mut setup = Setup::new(rules);
    let set = |cards: &str| cards.parse().unwrap();
    setup.lone = rules.players.seat(1);
    setup.melds =
        BySide::from([vec![set("Ks Kh Kd"), set("Qs Qh 2c 2d"), set("Qd Qc 2h 2s")], vec![set("As Ah Ad")], vec![]]);
    setup.red_threes = BySide::from([set("3h"), set(""), set("3d")]);
    setup.scores = BySide::from([0, 1500, 3000]);
    let state = setup.state().unwrap();
    let seen = state.observe(Seat::FIRST);
    let snapshot = seen.snapshot();
    assert_eq!(snapshot.lone, Some(1));
    assert_eq!(snapshot.melds.iter().map(Vec::len).collect::<Vec<_>>(), [3, 1, 0]);
    assert_eq!(snapshot.red_threes, [set("3h"), set(""), set("3d")]);
    assert_eq!(
        (snapshot.scores.as_slice(), snapshot.opening_minimums.as_slice()),
        (&[0, 1500, 3000][..], &[50, 90, 120][..])
    );
    assert_eq!(crossed(&seen).observe(), seen);
    assert_eq!(seen.red_threes(seen.side()), set("3h 3d"));

    let refused = |rules: Rules, change: fn(&mut Snapshot)| {
        let mut snapshot = snapshot.clone();
        change(&mut snapshot);
        Position::new(rules, &snapshot).expect_err("refused")
    };
    let cards = |error| matches!(error, PositionError::Cards(SetupError::NotALonePlayer));
    assert!(cards(refused(rules, |s| s.melds.swap(0, 2))));
    let without_lone = rules.to_builder().lone_taker(false).ask_partner(AskPartner::Never).build().unwrap();
    assert!(cards(refused(without_lone, |_| {})));
    assert_eq!(refused(rules, |s| s.lone = Some(3)), PositionError::Seats);
    // Two sets of a rank lie only with partners.
    assert!(matches!(refused(rules, |s| s.lone = None), PositionError::Cards(SetupError::TwoMelds(Rank::Queen))));
}

/// The error has the right kind, for snapshots of the first seat of a new classic hand.
#[test]
fn an_impossible_snapshot_is_refused_by_its_kind() {
    let rules = Preset::Classic.rules();
    let state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut generator([3; 32])));
    let whole = state.observe(state.to_act()).snapshot();
    let refused = |change: fn(&mut Snapshot)| {
        let mut snapshot = whole.clone();
        change(&mut snapshot);
        Position::new(rules, &snapshot).expect_err("refused")
    };
    assert_eq!(refused(|s| s.seat = 4), PositionError::Seats);
    assert_eq!(refused(|s| s.known.clear()), PositionError::Seats);
    assert_eq!(refused(|s| s.hand_counts[0] += 100), PositionError::Counts);
    assert_eq!(refused(|s| s.so_far.asked = true), PositionError::Turn);
    assert_eq!(refused(|s| s.stock += 1), PositionError::Contradiction);
    assert_eq!(refused(|s| s.to_act = None), PositionError::Contradiction);
    assert_eq!(refused(|s| s.opening_minimums[1] = 15), PositionError::Contradiction);
    assert!(matches!(refused(|s| s.unseen = Rules::default().cards()), PositionError::Cards(_)));
    assert!(matches!(refused(|s| s.red_threes[0] = "2c".parse().unwrap()), PositionError::Cards(_)));
    let mut impossible = rules;
    impossible.draw_count = 0;
    assert!(matches!(Position::new(impossible, &whole), Err(PositionError::Rules(_))));
}

/// A later version may say more.
#[test]
fn unknown_fields_of_a_snapshot_are_ignored() {
    let deck = Deck::shuffled(&mut generator(seed_from_number(1)));
    let state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
    let whole = json!(state.observe(Seat::FIRST).snapshot());
    let mut more = whole.clone();
    more["later"] = json!(1);
    assert_eq!(serde_json::from_value::<Snapshot>(more).ok(), serde_json::from_value(whole).ok());
}
