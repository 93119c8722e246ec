//! Whole matches under every preset and many house rules: every action is legal and every match ends.

use super::bot::Bot;
use super::heuristic::HeuristicBot;
use super::seeded_match::SeededMatch;
use crate::rules::{Game, Players, Preset, RuleField, Rules, Seed, Visibility, generator, seed_from_number};
use rand_chacha::ChaCha12Rng;
use serde_json::json;

/// Plays a match; panics if it ends with an error.
fn play(preset: Preset, rules: Rules, seed: Seed, number: u64) -> Game {
    let mut bots = [HeuristicBot::default(); Players::MOST];
    let mut seats: Vec<&mut dyn Bot> =
        bots.iter_mut().take(rules.players.count()).map(|bot| bot as &mut dyn Bot).collect();
    let seeded = SeededMatch { preset, rules, seed, number };
    let fail = |error| panic!("{preset} {}: match {number}: {error}", json!(rules.changes_from(&preset.rules())));
    seeded.play(&mut seats).unwrap_or_else(fail)
}

/// The presets that the rules of thumb know.
fn presets() -> impl Iterator<Item = Preset> {
    Preset::ALL.into_iter().filter(|preset| preset.rules().fits_rules_of_thumb())
}

#[test]
fn every_preset_is_played_to_the_end() {
    for preset in presets() {
        for number in 0..20 {
            let game = play(preset, preset.rules(), seed_from_number(1), number);
            assert!(game.end().is_some());
        }
    }
}

#[test]
fn every_house_rule_is_played_to_the_end() {
    let sets = [
        json!({"canastas_to_go_out": 0}),
        json!({"canastas_to_go_out": 2}),
        json!({"canastas_to_go_out": 3, "required_ranks": ["A", "7"]}),
        json!({"canastas_to_go_out": 1, "required_ranks": ["K"]}),
        json!({"draw_count": 2}),
        json!({"draw_count": 1}),
        json!({"wilds_in_opening": false}),
        json!({"wilds_in_opening": false, "out_without_draw": true, "concealed_exempt": true}),
        json!({"out_without_draw": true}),
        json!({"keep_last_card": true}),
        json!({"keep_last_card": false, "canastas_to_go_out": 2}),
        json!({"black_threes_last": true}),
        json!({"pile_allowed": false}),
        json!({"freezing": false, "frozen_until_melded": false}),
        json!({"pile_new_meld": "pair", "pile_own_meld": "under-7"}),
        json!({"opening_minimums": [120, 150, 200, 400]}),
        json!({"opening_minimums": [0, 0, 0, 0]}),
        json!({"min_naturals": 3}),
        json!({"min_naturals": 1}),
        // Without a target: hardly a side of four can open, and red threes count against both, so the match might not end.
        json!({"min_naturals": 5, "target": null}),
        json!({"max_wilds": 1}),
        json!({"max_wilds": 0}),
        json!({"max_wilds": null, "wilds_max_naturals": false}),
        // Without a target: a player with one card never gets the three cards of a meld.
        json!({"hand_size": 1, "target": null}),
        json!({"hand_size": 7}),
        json!({"hand_size": 23}),
        json!({"stock_end": "a"}),
        json!({"stock_end": "b"}),
        json!({"stock_end": "c", "opening_minimums": [15, 15, 15, 15]}),
        json!({"stock_end": "d"}),
        json!({"pile_take": 7, "always_frozen": true}),
        json!({"pile_take": 1}),
        json!({"pile_take": 3, "pile_extra": 2}),
        json!({"turn_up": false}),
        json!({"pile_start": 7, "turn_up_again": []}),
        json!({"pile_start": "rank", "pile_take": 3}),
        json!({"pile_start": 1, "hand_size": 3}),
        json!({"cut_keep": "three", "leader_extra": true, "turn_up_again": ["wild", "red-three", "A"], "turn_up_back": true}),
        json!({"sit_out": true}),
        json!({"foot_size": 2, "foot_threes_replaced": false}),
        json!({"foot_size": 3, "foot_pickup": "canasta", "hand_size": 7}),
        json!({"feet": [3, 2], "hand_size": 7}),
        json!({"feet": [2, 1, 1], "foot_pickup": "canasta", "hand_size": 7}),
        json!({"feet": [2, 3], "foot_pickup": "turn-ends", "foot_threes_replaced": false, "hand_size": 7}),
        json!({"wilds_max_naturals": true, "naturals_ahead": 1}),
        json!({"black_three_held": 100}),
        json!({"packs": 3, "four_red_threes": 1000}),
        json!({"packs": 5, "hand_size": 22}),
        json!({"packs": 8, "pack_jokers": 4}),
        json!({"pack_jokers": 0}),
        json!({"target": 1500}),
        json!({"target": null}),
        json!({"deals": 3, "by_deal": [
            {"draw_count": 3, "pile_take": 3},
            {"canastas_to_go_out": 3, "required_ranks": ["K"], "pile_extra": 1},
            {"canasta_kinds": {"natural": 1}, "opening_minimums": [50, 90, 120, 150]},
        ]}),
        json!({"one_card_pile_closed": false, "keep_last_card": true, "hand_size": 3}),
    ];
    for preset in presets() {
        for set in &sets {
            let mut changes = set.as_object().unwrap().clone();
            changes.entry("target").or_insert(json!(1500));
            // A change that contradicts the other rules is no case.
            let Ok(rules) = preset.rules().with(&changes) else { continue };
            for number in 0..2 {
                play(preset, rules, seed_from_number(2), number);
            }
        }
    }
}

/// Random house rules that the rules of thumb know. A match is one hand.
fn any_rules(preset: Preset, rng: &mut ChaCha12Rng) -> Rules {
    let is_drawn = |field: &RuleField| field.visibility() == Visibility::Always && *field != RuleField::Players;
    let fields: Vec<RuleField> = RuleField::ALL.iter().copied().filter(is_drawn).collect();
    loop {
        let rules = Rules { target: None, ..preset.rules().with_random_changes(&fields, fields.len(), rng) };
        if rules.fits_rules_of_thumb() {
            return rules;
        }
    }
}

#[test]
fn any_combination_of_house_rules_is_played_to_the_end() {
    let mut rng = generator(seed_from_number(3));
    let rounds: u64 = std::env::var("CANASTA_ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(100);
    for number in 0..rounds {
        for preset in [Preset::Classic, Preset::Duel, Preset::ThreeHanded] {
            let rules = any_rules(preset, &mut rng);
            play(preset, rules, seed_from_number(4), number);
        }
    }
}
