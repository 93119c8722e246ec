//! The lists of rules that change from hand to hand (V52) stay in memory, so only so many are kept. A test of its own process, since it
//! uses up their room.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta::rules::{BadRules, ByDeal, Preset, Rules, RulesProblem};
use serde_json::{Value, json};

#[test]
fn a_list_beyond_those_that_are_kept_is_refused_and_the_others_stay() {
    let read = |minimum: i32| serde_json::from_value::<ByDeal>(json!([{}, { "opening_minimums": [minimum] }]));
    let with = |rules: Rules, changes: Value| rules.with(changes.as_object().unwrap());
    let steps = json!({ "opening_minimums": [50], "opening_steps": [], "by_deal": [{}, { "opening_minimums": [90] }] });
    let known = with(Preset::Classic.rules(), steps).unwrap();
    let read_all: Vec<_> = (0..10_000).map_while(|minimum| read(minimum).ok()).collect();
    // The list of the checked rules, and that of their hands.
    assert_eq!(read_all.len() + 1, ByDeal::MOST_KEPT);
    let refused = read(30_000).unwrap_err().to_string();
    assert_eq!(refused, "no more than 8192 different lists are kept");
    let too_many = |refused: Result<Rules, BadRules>| {
        let BadRules::Field { problem, .. } = refused.unwrap_err() else { panic!("a field is at fault") };
        assert_eq!(problem, RulesProblem::TooManyLists);
    };
    too_many(with(Preset::Classic.rules(), json!({ "by_deal": [{ "draw_count": 3 }] })));
    // A known list of other rules needs a new one for its hands.
    too_many(with(known, json!({ "opening_minimums": [60] })));
    // What was known still is, and plays each hand.
    assert_eq!(read(90).unwrap(), known.by_deal);
    assert_eq!((known.check(), known.of_hand(2).of_hand(1)), (Ok(()), known.of_hand(1)));
    assert_eq!([1, 2].map(|hand| known.opening_minimum_of_hand(0, hand)), [50, 90]);
}
