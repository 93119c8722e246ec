//! The rules under which texts are looked at.

use crate::texts_and_rules::all_rules;
use canasta::rules::{Preset, Rules};
use serde_json::{Value, json};

/// Changes that say something that no single change of a preset does.
fn more_changes() -> Vec<Value> {
    let mut all = vec![
        json!({ "max_wilds": 0 }),
        json!({ "max_wilds": 1, "min_naturals": 1 }),
        json!({ "pile_take": 1 }),
        json!({ "pile_take": 3 }),
        json!({ "foot_size": 11, "foot_pickup": "discard" }),
        json!({ "foot_size": 11, "foot_pickup": "turn-ends" }),
        json!({ "foot_size": 11, "foot_threes_replaced": false }),
        json!({ "foot_size": 11, "foot_pickup": "canasta" }),
        json!({ "foot_size": 0, "feet": [13, 11], "hand_size": 11, "packs": 6, "out_rules": ["partners-foot"] }),
        json!({ "pile_start": 1 }),
        json!({ "pile_start": "rank" }),
        json!({ "turn_up_again": [] }),
        json!({ "turn_up_again": ["wild", "black-three", "A"], "turn_up_back": true }),
        json!({ "ask_partner": "must" }),
        json!({ "ask_partner": "once" }),
        json!({ "threes_sign": [0, 0] }),
        json!({ "threes_sign": [1, 1] }),
        json!({ "threes_sign": [1, 3], "red_threes_negative": true }),
        json!({ "special_hands": {} }),
        json!({ "players": 6, "sides": 6, "talons": [6, 5, 4, 3, 2, 1] }),
        json!({ "players": 8, "packs": 4 }),
        json!({ "players": 8, "packs": 4, "sides": 4 }),
        json!({ "players": 7, "packs": 4, "ask_partner": false, "talons": [7, 6, 5, 4, 3, 2, 1] }),
        json!({ "players": 5, "sides": 5, "talons": [5, 4, 3, 2, 1] }),
        json!({ "deals": 4, "target": null }),
        json!({ "deals": 1, "target": null }),
        json!({ "by_deal": [{}, { "draw_count": 2, "pile_take": 5 }, { "canastas_to_go_out": 5 }] }),
        json!({ "by_deal": [{ "required_ranks": ["7"], "canastas_to_go_out": 5 }, {}] }),
    ];
    all.extend(
        ["pure-set", "hand-only", "no-mixed-canasta", "canasta-free", "no-pile"]
            .map(|one| json!({ "opening_rules": [one] })),
    );
    all.extend(["one", "run", "three"].map(|kept| json!({ "cut_keep": kept })));
    all.extend(["discard", "complete"].map(|one| json!({ "out_rules": [one] })));
    all.extend((2..=6).map(|players| json!({ "players": players })));
    all
}

/// Every preset, and house rules: each field of each preset changed, or some of them.
pub fn house_rules(is_whole: bool) -> Vec<(Preset, Rules)> {
    let all = all_rules();
    let more = Preset::ALL.into_iter().flat_map(|preset| {
        let changes = more_changes().into_iter();
        changes.filter_map(move |change| Some((preset, preset.rules().with(change.as_object()?).ok()?)))
    });
    if is_whole {
        return all.into_iter().chain(more).collect();
    }
    // The presets stand first.
    let presets = Preset::ALL.len();
    all.iter().take(presets).chain(all.iter().skip(presets).step_by(12)).copied().chain(more.step_by(3)).collect()
}
