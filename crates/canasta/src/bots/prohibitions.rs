//! Fields of the rules that only forbid: the rules of thumb play under them, and decide as without them wherever nothing is forbidden.

use super::bot::Bot;
use super::heuristic::fallback::fallback_action;
use super::heuristic::public_features::PublicFeatures;
use super::heuristic::{HeuristicBot, PolicyParameters, choose_action};
use super::policy::Policy;
use super::rollout::first_choice;
use super::roster::find_bot;
use super::seeded_match::SeededMatch;
use super::style::Style;
use crate::rules::{Action, BySide, Observation, Players, Preset, Rules, State, generator, seed_from_number};
use serde_json::{Value, json};

/// Classic for so many players with some fields changed.
fn rules(preset: Preset, changes: &Value) -> Rules {
    preset.rules().with(changes.as_object().unwrap()).unwrap()
}

/// Calls `visit` for every position of hands that a bot plays with itself, until there were so many.
fn visit_positions(rules: Rules, least: usize, mut visit: impl FnMut(&Observation<'_>) -> Action) {
    let (mut seen, mut number) = (0, 0);
    while seen < least {
        let scores = BySide::from([1_600 * (number as i32 % 3), 0]);
        let deck = rules.shuffled_deck(&mut generator(seed_from_number(number)));
        let dealer = rules.players.seat(number as usize % rules.players.count()).unwrap();
        let mut state = State::deal(rules, dealer, scores, &deck);
        while state.ended().is_none() {
            seen += 1;
            let action = visit(&state.observe(state.to_act()));
            state.play(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
        }
        number += 1;
    }
}

/// What only forbids, and what is forbidden so rarely or so plainly that nothing else should change.
fn fields() -> Vec<Value> {
    vec![
        json!({"meld_max": 20}),
        json!({"meld_max": 10}),
        json!({"melds_per_rank": "one-open"}),
        json!({"melds_per_rank": "any"}),
        json!({"wilds_join_at": 2}),
        json!({"pure_ranks": {"4": "unless-opened"}}),
        json!({"opening_rules": ["no-mixed-canasta"]}),
        json!({"opening_rules": ["no-pile"]}),
        json!({"opening_rules": ["hand-only"]}),
        json!({"opening_rules": ["canasta-free"]}),
        json!({"canasta_kinds": {"mixed": 0}}),
        json!({"out_rules": ["complete"]}),
        json!({"out_rules": ["discard"]}),
        json!({"wild_discards": "last"}),
        json!({"no_first_discards": ["wild", "dead"]}),
        json!({"ask_partner": "once"}),
        json!({"ask_partner": "must"}),
        json!({"black_three_role": "dead"}),
        json!({"closed_turns": 1}),
        json!({"opening_needs": ["", "", "", ""]}),
        json!({"out_rules": ["partners-foot"]}),
    ]
}

#[test]
fn where_nothing_is_forbidden_each_decision_is_that_of_who_is_not_told() {
    for changes in fields() {
        let rules = rules(Preset::Classic, &changes);
        let (mut same, mut refused) = (0, 0);
        visit_positions(rules, 2_000, |seen| {
            let shown = seen.without_prohibitions();
            let shown = shown.observe(seen.seat());
            assert_ne!(Policy::of(seen), Policy::General);
            let parameters = PolicyParameters::STANDARD.get(rules.players);
            let thumb = |seen: &Observation<'_>| choose_action(&PublicFeatures::new(seen));
            let brisk = |seen: &Observation<'_>| first_choice(seen, parameters);
            for (told, untold) in [(thumb(seen), thumb(&shown)), (brisk(seen), brisk(&shown))] {
                match untold.as_ref().map(|untold| seen.check(untold)) {
                    Some(Ok(())) => assert_eq!(told, untold, "{changes}: {:?}", seen.snapshot()),
                    _ => refused += 1,
                }
                same += usize::from(told == untold);
            }
            HeuristicBot::default().act(seen)
        });
        assert!(same > 3_500 && refused < 400, "{changes}: {same} the same, {refused} refused");
    }
}

/// A limit that nothing reaches costs a search nothing either: its playouts are the same.
#[test]
fn levels_that_search_decide_alike_under_a_limit_that_nothing_reaches() {
    for changes in [json!({"meld_max": 20}), json!({"wilds_join_at": 2, "out_rules": ["complete"]})] {
        for level in ["casual", "club"] {
            let entry = find_bot(level).unwrap();
            let mut number = 0;
            visit_positions(rules(Preset::Classic, &changes), 120, |seen| {
                number += 1;
                let shown = seen.without_prohibitions();
                let mut bots = [(); 2].map(|()| entry.create_bot(seed_from_number(number), None, Style::Balanced));
                let told = bots[0].act(seen);
                assert_eq!(told, bots[1].act(&shown.observe(seen.seat())), "{changes}: {level}");
                told
            });
        }
    }
}

/// The fields with values that bind.
fn binding() -> Vec<Value> {
    let mut binding = fields();
    binding.extend([
        json!({"meld_max": 7}),
        json!({"meld_max": 7, "melds_per_rank": "one-open"}),
        json!({"meld_max": 8, "melds_per_rank": "any"}),
        json!({"dead_ranks": true}),
        json!({"dead_ranks": true, "no_first_discards": ["A", "7", "dead"]}),
        json!({"wilds_join_at": 5}),
        json!({"pure_ranks": {"7": "always", "A": "unless-opened"}}),
        json!({"opening_rules": ["pure-set", "hand-only", "no-mixed-canasta"]}),
        json!({"canasta_kinds": {"natural": 1}}),
        json!({"canastas_to_go_out": 2, "canasta_kinds": {"natural": 1, "mixed": 1}}),
        json!({"out_rules": ["discard", "complete"], "incomplete_penalties": {"7": 1000}}),
        json!({"closed_turns": 3, "canastas_to_go_out": 0}),
        json!({"opening_needs": ["", "canasta", "canasta", "natural"]}),
        json!({"opening_needs": ["", "", "", "canasta"], "opening_rules": ["hand-only"]}),
        json!({"out_rules": ["no-discard"]}),
        json!({"out_rules": ["no-discard", "complete"], "keep_last_card": true, "incomplete_penalties": {"7": 1000}}),
        json!({"pile_melds": "top"}),
        json!({"black_three_role": "freeze"}),
        json!({"frozen_needs": 3}),
        json!({"frozen_needs": 3, "frozen_wilds": 1}),
        json!({"frozen_wilds": 1, "always_frozen": true}),
        json!({"black_three_role": "bonus"}),
        json!({"red_three_role": "dead", "red_three_held": 500}),
    ]);
    binding
}

#[test]
fn whole_matches_are_played_under_every_field_that_forbids() {
    for preset in [Preset::Classic, Preset::ClassicTwo, Preset::ThreeHanded] {
        for mut changes in binding() {
            changes["target"] = json!(1500);
            // A change that contradicts the other rules is no case.
            let Ok(rules) = preset.rules().with(changes.as_object().unwrap()) else { continue };
            for number in 0..2 {
                let mut bots = [HeuristicBot::default(); Players::MOST];
                let seats = bots.iter_mut().take(rules.players.count());
                let mut seats: Vec<&mut dyn Bot> = seats.map(|bot| bot as &mut dyn Bot).collect();
                let played = SeededMatch { preset, rules, seed: seed_from_number(6), number }.play(&mut seats);
                assert!(played.is_ok(), "{preset} {changes}: {:?}", played.err());
            }
        }
    }
}

#[test]
fn rules_that_forbid_leave_the_rules_of_thumb_hardly_ever_without_a_choice() {
    for changes in binding() {
        let (mut all, mut refused) = (0, 0);
        visit_positions(rules(Preset::Classic, &changes), 2_000, |seen| {
            let chosen = choose_action(&PublicFeatures::new(seen)).filter(|action| seen.check(action).is_ok());
            all += 1;
            refused += usize::from(chosen.is_none());
            chosen.unwrap_or_else(|| fallback_action(seen))
        });
        assert!(refused * 200 <= all, "{changes}: {refused} of {all}");
    }
}
