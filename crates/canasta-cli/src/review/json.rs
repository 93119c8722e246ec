//! The review of a record as JSON.

use super::findings::Findings;
use canasta::analysis::{DecisionReview, HandLuck, MistakeClass};
use canasta::rules::Side;
use serde_json::{Value, json};

/// All findings: docs/review.md describes the fields.
pub fn findings(found: &Findings<'_>) -> Value {
    let decisions: Vec<Value> = found.review.decisions.iter().map(decision).collect();
    let seats: Vec<Value> = found.people().into_iter().map(|person| seat(found, person)).collect();
    let hands: Vec<Value> = found.luck.hands.iter().map(|hand| hand_luck(found, hand)).collect();
    json!({
        "rules": found.record.preset.name(),
        "worlds": found.strength.playouts,
        "decisions": decisions,
        "seats": seats,
        "luck": {
            "events": found.luck.events,
            "hands": hands,
            "sides": found.record.rules.sides().iter().map(|side| side_luck(found, side)).collect::<Vec<_>>(),
        },
    })
}

/// A decision as it is kept with a game, with its class beside it.
fn decision(review: &DecisionReview) -> Value {
    let mut value = serde_json::to_value(review).unwrap_or_default();
    value["class"] = json!(review.class());
    value
}

/// What a person did, who is numbered by the seat at which the record names them; the fifth of five people comes last.
fn seat(found: &Findings<'_>, person: usize) -> Value {
    let tally = found.tally(person);
    let rate = tally.error_rate();
    json!({
        "seat": person,
        "name": found.record.names.get(person),
        "unforced": tally.unforced(),
        "forced": tally.forced,
        "error_rate": rate.map(|rate| rate.mean),
        // An infinite error is written as null.
        "error_rate_error": rate.map(|rate| rate.standard_error),
        "plays_like": found.likeness(&tally).map(|likeness| json!({
            "level": likeness.level,
            "weakest": likeness.weakest,
            "strongest": likeness.strongest,
            "rules": likeness.preset.name(),
        })),
        "inaccuracies": tally.count(MistakeClass::Inaccuracy),
        "mistakes": tally.count(MistakeClass::Mistake),
        "blunders": tally.count(MistakeClass::Blunder),
        "turns": found.turns(person),
    })
}

fn hand_luck(found: &Findings<'_>, hand: &HandLuck) -> Value {
    let side = |side: Side| {
        json!({
            "deal": hand.deal(side),
            "draws": hand.draws(side),
            "luck": hand.luck(side),
            "margin": hand.margin(side),
            "adjusted_margin": hand.adjusted_margin(side),
        })
    };
    json!({ "hand": hand.hand, "sides": found.record.rules.sides().iter().map(side).collect::<Vec<_>>() })
}

fn side_luck(found: &Findings<'_>, side: Side) -> Value {
    json!({
        "name": found.side_name(side),
        "luck": found.luck.luck(side),
        "margin": found.luck.margin(side),
        "adjusted_margin": found.luck.adjusted_margin(side),
        "result": found.luck.result(side),
        "adjusted_result": found.luck.adjusted_result(side),
    })
}
