//! Rules that change from hand to hand, in a match that bots play, in its record, and from what a seat is told (V52).

use canasta::bots::{Bot, HeuristicBot, SeededMatch};
use canasta::rules::{
    Action, ByDeal, BySide, Position, Preset, Rules, Seat, Setup, State, generator, replay, rules_code,
};
use serde_json::json;

fn rules(preset: Preset, by_deal: serde_json::Value) -> Rules {
    let changes = json!({ "by_deal": by_deal, "deals": 4, "target": null });
    preset.rules().with(changes.as_object().unwrap()).unwrap()
}

/// The rules of the example of rule pages: three, four and five are drawn, and ever more canastas needed.
fn vegas() -> Rules {
    rules(
        Preset::HandAndFoot,
        json!([{"draw_count": 3}, {}, {"draw_count": 4, "pile_take": 4, "canastas_to_go_out": 5}, {"pile_take": null}]),
    )
}

#[test]
fn each_hand_of_a_match_has_its_rules_and_the_record_those_of_the_match() {
    for (preset, base) in [
        (Preset::HandAndFoot, vegas()),
        (
            Preset::Classic,
            rules(Preset::Classic, json!([{}, {"draw_count": 2, "opening_minimums": [15, 90, 90, 120]}])),
        ),
    ] {
        let mut bots = [(); 4].map(|()| HeuristicBot::default());
        let mut seats: Vec<&mut dyn Bot> = bots.iter_mut().map(|bot| bot as &mut dyn Bot).collect();
        let seeded = SeededMatch { preset, rules: base, seed: [3; 32], number: 0 };
        let game = seeded.play(&mut seats).unwrap();
        assert_eq!(game.record().hands.len(), 4, "{preset}");
        assert_eq!(*game.rules(), base, "{preset}");
        for (number, hand) in (1..).zip(&game.record().hands) {
            let state = hand.first_state(&base);
            let own = |rules: &Rules| rules.to_builder().by_deal(ByDeal::NONE).build().unwrap();
            let changes = base.by_deal.hands().nth(base.by_deal.place(number).unwrap()).unwrap();
            assert_eq!(
                own(state.rules()),
                own(&base).with(serde_json::to_value(changes).unwrap().as_object().unwrap()).unwrap(),
                "{preset} hand {number}"
            );
            assert_eq!(hand.state(&base).score().map(|sheet| sheet.totals()), hand.end.as_ref().map(|end| end.1));
            // What a seat is told leads to the same rules, from those of the match and from those of the hand.
            let seen = state.observe(state.to_act());
            assert_eq!(seen.snapshot().hand_number, Some(number));
            for told in [base, *seen.rules()] {
                let position = Position::new(told, &seen.snapshot()).unwrap();
                assert!(position.observe() == seen, "{preset} hand {number}");
            }
            let again = Setup::at_turn_start(&state).unwrap().state().unwrap();
            assert_eq!(again.rules(), state.rules(), "{preset} hand {number}");
        }
        let text = game.record().to_string();
        let rules_line = text.lines().nth(1).unwrap();
        assert!(rules_line.contains(&base.value("by_deal".parse().unwrap()).to_string()), "{rules_line}");
        let read = replay(&text);
        assert!(read.error.is_none(), "{:?}", read.error);
        let again = read.game.unwrap();
        assert_eq!((again.record(), again.state()), (game.record(), game.state()));
        assert!(rules_code(preset, game.rules()).starts_with('3'));
    }
}

#[test]
fn a_hand_draws_and_takes_what_its_rules_say() {
    let base = vegas();
    let deck = base.shuffled_deck(&mut generator([5; 32]));
    let (first, scores) = (Seat::FIRST, BySide::from([0, 0]));
    for (hand, drawn) in [(1, 3), (2, 2), (3, 4), (4, 2), (9, 2)] {
        let mut state = State::deal(base, first, scores, &deck).with_hand_number(hand);
        let (seat, stock) = (state.to_act(), state.stock().len());
        state.play_as(seat, &Action::Draw).unwrap();
        assert_eq!(stock - state.stock().len(), drawn, "hand {hand}");
        assert_eq!(state.rules().of_hand(3).draw_count, 4, "the rules of a hand know those of the others");
    }
}
