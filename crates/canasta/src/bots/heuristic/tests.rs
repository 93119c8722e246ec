//! Single decisions that a card player would expect.

use super::fallback::fallback_action;
use super::habit::Habit;
use super::heuristic_bot::{HeuristicBot, choose_action};
use super::public_features::PublicFeatures;
use crate::bots::bot::Bot;
use crate::rules::{
    Action, BySide, Card, Deck, Drew, Given, Phase, Preset, Rules, Seat, Setup, Side, State, generator,
    seed_from_number,
};
use serde_json::json;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A position in which seat 0 is to act with this hand. `change` sets the rest.
fn position(rules: Rules, hand: &str, change: impl FnOnce(&mut Setup)) -> State {
    let mut setup = Setup::new(rules);
    setup.hands = [11, 11, 11, 11].map(Given::Unknown).into();
    setup.hands[0] = Given::Cards(cards(hand));
    if rules.players.count() == 2 {
        setup.hands[2] = Given::Cards(Vec::new());
        setup.hands[3] = Given::Cards(Vec::new());
    }
    change(&mut setup);
    setup.state().unwrap()
}

fn melds(setup: &mut Setup, side: Side, melds: &[&str]) {
    setup.melds[side] = melds.iter().map(|cards| cards.parse().unwrap()).collect();
}

/// The bot's action, which must be legal without the fallback action.
fn decision(state: &State) -> Action {
    let observation = state.observe(state.to_act());
    let action = choose_action(&PublicFeatures::new(&observation)).expect("the rules of thumb choose an action");
    assert_eq!(observation.check(&action), Ok(()), "{action}");
    assert_eq!(HeuristicBot::default().act(&observation), action);
    action
}

fn text(state: &State) -> String {
    decision(state).to_string()
}

/// The rank of the discard.
fn discarded_rank(state: &State) -> String {
    match decision(state) {
        Action::Discard(card) => card.rank().to_string(),
        other => panic!("{other} instead of a discard"),
    }
}

#[test]
fn goes_out_by_completing_the_canasta_it_needs() {
    let state = position(Preset::Classic.rules(), "Ks Kh 2c 4d", |setup| {
        setup.phase = Phase::Play;
        melds(setup, Side::FIRST, &["Ks Kd Kc Kc"]);
        setup.hands[2] = Given::Unknown(2);
    });
    assert_eq!(text(&state), "meld Ks Kh 2c");
}

#[test]
fn completes_a_needed_canasta_with_wild_cards() {
    let state = position(Preset::ClassicTwo.rules(), "Ks Kh 2c 4d 5d 6d 7h 8h 9h", |setup| {
        setup.phase = Phase::Play;
        melds(setup, Side::FIRST, &["Ks Kd Kc Kc"]);
    });
    assert_eq!(text(&state), "meld Ks Kh 2c");
}

#[test]
fn never_adds_wild_cards_to_a_natural_canasta_or_to_six_naturals() {
    let state = position(Preset::Classic.rules(), "2c 2d 4d 5d 6d 7h 8h 9h", |setup| {
        setup.phase = Phase::Play;
        melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh", "Qs Qs Qd Qd Qc Qc", "As Ah 2s Ad Ac Ac Jo"]);
    });
    assert!(matches!(decision(&state), Action::Discard(_)));
}

#[test]
fn discards_no_rank_that_the_next_player_has_melded() {
    let state = position(Preset::Duel.rules(), "7d Qd Kh Kd Ks 9h 9d", |setup| {
        setup.phase = Phase::Play;
        setup.pile = cards("4s 5s 6s 8s Th");
        melds(setup, Side::FIRST, &["As Ah Ad"]);
        melds(setup, Side::SECOND, &["7s 7h 7c", "Jh Jd Jc"]);
    });
    assert_ne!(discarded_rank(&state), "7");
}

#[test]
fn discards_no_rank_that_the_next_player_is_known_to_hold_as_a_pair() {
    // The next player took queens with the pile.
    let mut state = position(Preset::Duel.rules(), "7d Qd Kh Kd Ks 9h 9d 5c", |setup| {
        setup.phase = Phase::Draw;
        setup.seat = setup.rules.players.seat(1).unwrap();
        setup.pile = cards("Qs Qh 4s 4c 8d");
        setup.hands[1] = Given::Cards(cards("8s 8c As Ad 3s"));
        melds(setup, Side::FIRST, &["Jh Jd Jc"]);
        melds(setup, Side::SECOND, &["Th Td Tc"]);
    });
    for action in ["take 8s 8c", "discard 3s", "draw"] {
        state.play(&action.parse().unwrap()).unwrap();
    }
    assert_ne!(discarded_rank(&state), "Q");
}

#[test]
fn blocks_a_valuable_pile_with_a_black_three() {
    let state = position(Preset::Duel.rules(), "7d Jd Kh Kd Ts 9h 9d 3s", |setup| {
        setup.phase = Phase::Play;
        setup.pile = cards("4s 5s 6s 8s 5h Qs Qh 4d 4c Ac 6c");
        melds(setup, Side::FIRST, &["As Ah Ad"]);
        melds(setup, Side::SECOND, &["7s 7h 7c", "Jh Js Jc", "9s 9c 9d"]);
    });
    assert_eq!(discarded_rank(&state), "3");
}

#[test]
fn keeps_a_black_three_while_the_pile_has_little_value() {
    let state = position(Preset::Classic.rules(), "4d 6c 7d 7h 9h 9d Kh Kd Ks As 3s", |setup| {
        setup.phase = Phase::Play;
        setup.pile = cards("5s");
    });
    assert_ne!(discarded_rank(&state), "3");
}

#[test]
fn discards_no_wild_card_on_a_small_pile() {
    for hand in ["2s 2h Jo Kh Kd 9d 9h 4c", "Jo 5d", "2c 2d As Ah"] {
        let state = position(Preset::Duel.rules(), hand, |setup| {
            setup.phase = Phase::Play;
            setup.pile = cards("8s 6h");
            melds(setup, Side::FIRST, &["Qs Qh Qd"]);
            melds(setup, Side::SECOND, &["Jh Js Jc"]);
        });
        assert!(!["2", "Jo"].contains(&discarded_rank(&state).as_str()), "{hand}");
    }
}

#[test]
fn freezes_a_large_pile_against_opponents_who_have_opened() {
    let state = position(Preset::Classic.rules(), "2s 2h 8h 8d Kh Kd Jd Js Qd Qc 7c", |setup| {
        setup.phase = Phase::Play;
        setup.pile = cards("4s 5s 6s Ks Th Qs 5h 4d 4c Ac Kc Tc Ts 5c");
        setup.scores = BySide::from([3000, 3000]);
        melds(setup, Side::SECOND, &["9s 9h 9d", "8s 8c 8h", "Jh Js Jc", "Ah As Ac"]);
    });
    assert_eq!(discarded_rank(&state), "2");
}

#[test]
fn takes_a_large_pile() {
    let state = position(Preset::Classic.rules(), "Ts Th 4d 5d 6d 7h 8h", |setup| {
        setup.pile = cards("4s 5s Ks Kd Qh 8s 2d Tc");
        melds(setup, Side::FIRST, &["Qs Qd Qc"]);
    });
    assert_eq!(text(&state), "take Ts Th");
    let fits = position(Preset::Classic.rules(), "Ts Th 4d 5d 6d 7h 8h", |setup| {
        setup.pile = cards("4s 5s Ks Kd 8s Qh");
        melds(setup, Side::FIRST, &["Qs Qd Qc"]);
    });
    assert_eq!(text(&fits), "take");
}

#[test]
fn opens_with_the_pile() {
    let state = position(Preset::Classic.rules(), "Ts Th Ks Kd Kc 4d 5d 6d 7h 8h Js", |setup| {
        setup.pile = cards("4s 5s 9d Qh 8s Tc");
    });
    assert_eq!(text(&state), "take Ts Th + Ks Kd Kc");
}

#[test]
fn passes_a_pile_of_little_value() {
    let state = position(Preset::Duel.rules(), "Ts 2c Ks Kd 5d 6d 7h 8h Js", |setup| {
        setup.pile = cards("Tc");
        melds(setup, Side::FIRST, &["Qs Qd Qc"]);
    });
    assert_eq!(text(&state), "draw");
}

#[test]
fn opens_with_the_groups_that_cost_least() {
    let state = position(Preset::Classic.rules(), "Ks Kd Kc Th Td 8s 8h 8d 2c Jo 4d 5h", |setup| {
        setup.phase = Phase::Play;
    });
    assert_eq!(text(&state), "meld 8s 8h 8d + Ks Kd Kc", "60 points without a wild");
    let with_a_wild = position(Preset::Classic.rules(), "Ks Kd Kc Th Td 8s 6h 5d 2c Jo 4d 5h", |setup| {
        setup.phase = Phase::Play;
    });
    assert_eq!(text(&with_a_wild), "meld Ks Kd Kc 2c", "a two does it, and the tens stay a pair");
}

#[test]
fn opens_without_wilds_where_they_are_not_allowed() {
    let rules = Preset::Classic.rules().with(json!({"wilds_in_opening": false}).as_object().unwrap()).unwrap();
    let state = position(rules, "Ks Kd Kc Th Td Jo 2c 8s 6h 5d 4d 5h", |setup| setup.phase = Phase::Play);
    assert!(matches!(decision(&state), Action::Discard(_)));
}

#[test]
fn plays_on_while_the_partner_has_a_full_hand_and_more_can_be_gained() {
    let table = |partner: usize, theirs: usize| {
        position(Preset::Pagat.rules(), "Qs Qh 4d", |setup| {
            setup.phase = Phase::Play;
            melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh", "Qd Qc Qc"]);
            melds(setup, Side::SECOND, &["9s 9h 9d"]);
            setup.hands[1] = Given::Unknown(theirs);
            setup.hands[2] = Given::Unknown(partner);
            setup.hands[3] = Given::Unknown(theirs);
            setup.stock = Given::Unknown(30);
        })
    };
    let out = |state: &State| {
        let mut state = state.clone();
        while state.ended().is_none() && state.to_act().index() == 0 {
            state.play(&decision(&state)).unwrap();
        }
        state.ended().is_some()
    };
    assert!(!out(&table(14, 5)));
    assert!(out(&table(1, 11)));
}

#[test]
fn goes_out_when_the_opponents_are_about_to() {
    let state = position(Preset::Pagat.rules(), "Qs Qh Td 4d", |setup| {
        setup.phase = Phase::Play;
        melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh", "Qd Qc Qc", "Ts Ts Th Th Tc", "As As Ad Ac 2s 2c"]);
        melds(setup, Side::SECOND, &["9s 9s 9h 9h 9d 9d 9c", "Js Jh Jd Jc"]);
        setup.hands[1] = Given::Unknown(1);
    });
    assert!(matches!(decision(&state), Action::Meld(_)));
}

#[test]
fn does_not_end_the_match_while_it_is_behind() {
    let table = |ours: i32| {
        position(Preset::Classic.rules(), "Qs Qh 4d", |setup| {
            setup.phase = Phase::Play;
            melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh", "Qd Qc Qc"]);
            melds(setup, Side::SECOND, &["9s 9s 9h 9h 9d 9d 9c"]);
            setup.hands[2] = Given::Unknown(2);
            setup.scores = BySide::from([ours, 4800]);
        })
    };
    let mut behind = table(2000);
    while behind.ended().is_none() && behind.to_act().index() == 0 {
        behind.play(&decision(&behind)).unwrap();
    }
    assert_eq!(behind.ended(), None);
    assert_eq!(text(&table(4900)), "meld Qs Qh");
}

#[test]
fn answers_the_partner_by_what_the_own_hand_costs() {
    let asked = |partner: &str| {
        let mut state = position(Preset::Classic.rules(), "Qs Qh 4d", |setup| {
            setup.phase = Phase::Play;
            melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh", "Qd Qc Qc", "Js Js Jh Jh Jd"]);
            setup.hands[2] = Given::Cards(cards(partner));
            setup.hands[1] = Given::Unknown(5);
            setup.hands[3] = Given::Unknown(5);
        });
        state.play(&Action::Ask).unwrap();
        assert_eq!(state.to_act().index(), 2);
        text(&state)
    };
    assert_eq!(asked("4s 5h 6c 8d"), "answer yes");
    assert_eq!(asked("Jo Jo As Ah Ad Jd Jc 2c"), "answer no");
}

#[test]
fn asks_when_going_out_may_cost_the_partner_much() {
    let state = position(Preset::Classic.rules(), "Qs Qh 4d", |setup| {
        setup.phase = Phase::Play;
        melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh", "Qd Qc Qc", "Js Js Jh Jh"]);
        melds(setup, Side::SECOND, &["9s 9h 9d 9c"]);
        setup.hands[2] = Given::Unknown(9);
    });
    assert_eq!(text(&state), "ask");
}

#[test]
fn goes_out_after_the_partners_yes() {
    let mut state = position(Preset::Classic.rules(), "Qs Qh 4d", |setup| {
        setup.phase = Phase::Play;
        melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh", "Qd Qc Qc"]);
    });
    for action in ["ask", "answer yes"] {
        state.play(&action.parse().unwrap()).unwrap();
    }
    while state.ended().is_none() {
        state.play(&decision(&state)).unwrap();
    }
    assert_eq!(state.turn_of().index(), 0);
}

#[test]
fn keeps_the_last_card_where_it_must() {
    let state = position(Preset::RoomsTwo.rules(), "4d", |setup| {
        setup.phase = Phase::Play;
        melds(setup, Side::FIRST, &["Ks Kd Kc"]);
    });
    assert_eq!(text(&state), "keep");
}

#[test]
fn takes_the_pile_when_it_must_and_ends_the_hand_when_nothing_is_left_to_gain() {
    let must = position(Preset::Classic.rules(), "4d 5d 6d", |setup| {
        setup.stock = Given::Cards(Vec::new());
        setup.pile = cards("9d Kh");
        melds(setup, Side::FIRST, &["Ks Kd Kc"]);
    });
    assert_eq!(text(&must), "take");
    let may_not = position(Preset::Classic.rules(), "4d 5d 6d", |setup| {
        setup.stock = Given::Cards(Vec::new());
        setup.pile = cards("9d Qh");
        melds(setup, Side::FIRST, &["Ks Kd Kc"]);
    });
    assert_eq!(text(&may_not), "draw");
}

#[test]
fn goes_out_without_drawing_where_the_rules_have_it() {
    let rules = Preset::RoomsTwo.rules().with(json!({"out_without_draw": true}).as_object().unwrap()).unwrap();
    let state = position(rules, "Qs Qh Qd 4d", |setup| {
        melds(setup, Side::FIRST, &["Ks Ks Kd Kd Kc Kc Kh"]);
    });
    assert_eq!(text(&state), "meld Qs Qh Qd");
}

#[test]
fn melds_everything_before_the_stock_is_empty() {
    let state = position(Preset::ClassicTwo.rules(), "Qs Qh Qd 4d 5h Ks 9d 2c", |setup| {
        setup.phase = Phase::Play;
        setup.drew = Drew::Stock;
        setup.stock = Given::Unknown(2);
        melds(setup, Side::FIRST, &["Kh Kd Kc"]);
    });
    let Action::Meld(groups) = decision(&state) else { panic!("melds nothing") };
    assert!(groups.iter().map(|group| group.cards.len()).sum::<usize>() >= 5, "{groups:?}");
}

/// The bot cannot know hidden cards: the action is the same for every distribution of them.
#[test]
fn acts_the_same_for_every_distribution_of_hidden_cards() {
    use crate::rules::{BySide, Seat, generator};
    let mut rng = generator([11; 32]);
    for preset in Preset::ALL {
        let mut state =
            State::deal(preset.rules(), Seat::FIRST, BySide::from([0, 0]), &preset.rules().shuffled_deck(&mut rng));
        while state.ended().is_none() {
            let observation = state.observe(state.to_act());
            let action = HeuristicBot::default().act(&observation);
            for _ in 0..3 {
                let Some(other) = State::sample(&observation, &mut rng) else { continue };
                assert_eq!(HeuristicBot::default().act(&other.observe(observation.seat())), action);
            }
            state.play(&action).unwrap();
        }
    }
}

/// The rules of thumb nearly always choose a legal action; the fallback is for unforeseen positions.
#[test]
fn needs_the_fallback_action_in_at_most_one_of_a_thousand_decisions() {
    use crate::rules::{BySide, Deck, Seat, generator};
    let (mut all, mut refused) = (0, 0);
    for preset in Preset::ALL.into_iter().filter(|preset| preset.rules().fits_rules_of_thumb()) {
        let mut rng = generator([9; 32]);
        for _ in 0..50 {
            let mut state =
                State::deal(preset.rules(), Seat::FIRST, BySide::from([0, 1600]), &Deck::shuffled(&mut rng));
            while state.ended().is_none() {
                let observation = state.observe(state.to_act());
                let chosen = choose_action(&PublicFeatures::new(&observation))
                    .filter(|action| observation.check(action).is_ok());
                all += 1;
                refused += usize::from(chosen.is_none());
                let action = chosen.unwrap_or_else(|| fallback_action(&observation));
                state.play(&action).unwrap();
            }
        }
    }
    assert!(refused * 1000 <= all, "{refused} of {all}");
}

/// A bot without a habit still plays by the rules, and decides otherwise somewhere. Doubt in which the partner is asked is too
/// rare for so few hands.
#[test]
fn a_habit_that_is_switched_off_changes_decisions() {
    let mut differs = [false; Habit::ALL.len()];
    let mut asked = false;
    for (number, preset) in (0..30).flat_map(|number| [(number, Preset::Classic), (number, Preset::ClassicTwo)]) {
        let deck = Deck::shuffled(&mut generator(seed_from_number(number)));
        let mut state = State::deal(preset.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
        while state.ended().is_none() {
            let seen = state.observe(state.to_act());
            let action = HeuristicBot::default().act(&seen);
            asked |= action == Action::Ask;
            for (habit, differs) in Habit::ALL.into_iter().zip(&mut differs) {
                let other = HeuristicBot::default().without(habit).act(&seen);
                assert_eq!(seen.check(&other), Ok(()), "{habit:?}: {other}");
                *differs |= other != action;
            }
            state.play(&action).expect("the bot acts legally");
        }
    }
    for (habit, differs) in Habit::ALL.into_iter().zip(differs) {
        let is_rare = habit == Habit::AskPartner && !asked;
        assert!(differs || is_rare, "without {habit:?} every decision is the same");
        assert_eq!(Habit::from_name(habit.name()), Some(habit));
    }
}
