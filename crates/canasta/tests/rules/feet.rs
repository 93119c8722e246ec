//! Feet come when the rules say so, with the cards that they have, in hands that a bot plays.

use canasta::bots::{Bot, HeuristicBot};
use canasta::rules::{Action, BySide, CardSet, Ended, FootPickup, Preset, Rules, Seat, State, generator};

/// Plays hands, and shows each action with the states around it.
fn play(rules: Rules, hands: u8, mut visit: impl FnMut(&State, &Action, &State)) {
    for number in 0..hands {
        let deck = rules.shuffled_deck(&mut generator([number; 32]));
        let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &deck);
        while state.ended().is_none() {
            let before = state.clone();
            let action = HeuristicBot::default().act(&state.observe(state.to_act()));
            state.play(&action).expect("the bot plays by the rules");
            visit(&before, &action, &state);
        }
    }
}

/// The foot that an action of its player has brought.
fn came(before: &State, after: &State) -> Option<CardSet> {
    let seat = before.to_act();
    before.foot(seat).filter(|_| after.feet(seat).count() < before.feet(seat).count())
}

#[test]
fn threes_of_a_foot_are_replaced_where_the_rules_say_so() {
    for is_replaced in [true, false] {
        let builder = Preset::HandAndFoot.builder().foot_threes_replaced(is_replaced);
        let rules = builder.opening_minimums([0].into()).build().expect("rules");
        let (mut feet, mut with_threes) = (0, 0);
        play(rules, 12, |before, action, after| {
            let Some(foot) = came(before, after) else { return };
            feet += 1;
            let threes = foot.red_threes();
            if matches!(action, Action::Take { .. }) || before.stock().len() < 20 {
                return;
            }
            with_threes += usize::from(!threes.is_empty());
            let hand = after.hand(before.to_act());
            assert!(hand.contains_all(foot.difference(threes)));
            let drawn = before.stock().len() - after.stock().len();
            match is_replaced {
                true => assert!(hand.len() == foot.len() && drawn >= threes.len(), "{foot}: {hand}"),
                false => assert_eq!((hand.len(), drawn), (foot.len() - threes.len(), 0), "{foot}: {hand}"),
            }
        });
        assert!(feet > 10 && with_threes > 2, "{feet} {with_threes}");
    }
}

#[test]
fn an_own_canasta_brings_the_foot_and_nothing_else_does() {
    let builder = Preset::HandAndFoot.builder().foot_pickup(FootPickup::Canasta).hand_size(15);
    let rules = builder.opening_minimums([0].into()).build().expect("rules");
    let (mut feet, mut waits) = (0, 0);
    play(rules, 16, |before, action, after| {
        let seat = before.to_act();
        let side = before.sides().of(seat);
        let [had, have] = [before, after].map(|state| state.melds(side).canastas());
        let is_own = matches!(action, Action::Meld(_) | Action::Take { .. }) && have > had;
        match came(before, after) {
            Some(foot) => {
                feet += 1;
                assert!(is_own, "{action}");
                let threes = foot.red_threes();
                assert!(after.hand(seat).contains_all(foot.difference(threes)), "{action}: {foot}");
            }
            None if before.foot(seat).is_some() => {
                waits += 1;
                assert!(!is_own && !after.hand(seat).is_empty(), "{action}");
            }
            None => {}
        }
    });
    assert!(feet > 10 && waits > 100, "{feet} {waits}");
}

/// Who has another foot neither goes out nor is left without a card, and each foot comes after the one before it.
#[test]
fn several_feet_come_one_after_the_other() {
    for pickup in [FootPickup::AtOnce, FootPickup::TurnEnds, FootPickup::Discard, FootPickup::Canasta] {
        let builder =
            Preset::HandAndFoot.builder().foot_size(0).feet([4, 3, 2].into()).foot_pickup(pickup).hand_size(7);
        let rules = builder.opening_minimums([0].into()).build().expect("rules");
        let (mut first, mut last) = (0, 0);
        play(rules, 12, |before, action, after| {
            let seat = before.to_act();
            let feet = |state: &State| state.feet(seat).collect::<Vec<_>>();
            let (had, have) = (feet(before), feet(after));
            assert!(had.ends_with(&have), "{action}");
            let came = had.len() - have.len();
            assert!(came <= 1 || pickup == FootPickup::Canasta || had[0].red_threes() == had[0], "{action}");
            first += usize::from(came > 0 && had.len() == 3);
            last += usize::from(came > 0 && have.is_empty());
            if !have.is_empty() {
                let is_out = matches!(after.ended(), Some(Ended::Out | Ended::Concealed));
                assert!(!is_out && !after.hand(seat).is_empty(), "{action}");
            }
        });
        assert!(first > 10 && last > 3, "{pickup:?}: {first} {last}");
    }
}
