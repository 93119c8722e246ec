//! A moment of a record as a scenario (rules §5).

use canasta::rules::setup_json::{write_cards, write_setup};
use canasta::rules::{Action, Phase, Preset, Setup, State};
use serde_json::{Map, Value, json};

/// The text of a scenario file with one scenario: the turn from its start, and what its actions lead to. `None` if the turn
/// began at a position that a scenario cannot hold.
pub(super) fn scenario_text(name: &str, preset: Preset, turn_start: &State, actions: &[Action]) -> Option<String> {
    let setup = Setup::at_turn_start(turn_start)?;
    let mut state = turn_start.clone();
    for action in actions {
        state.play(action).ok()?;
    }
    let mut scenario = Map::new();
    let _ = scenario.insert("name".to_owned(), name.into());
    scenario.extend(write_setup(preset, &setup));
    let done: Vec<String> = actions.iter().map(Action::to_string).collect();
    let _ = scenario.insert("actions".to_owned(), done.into());
    let _ = scenario.insert("expect".to_owned(), expect(&state));
    Some(format!("{:#}\n", json!([scenario])))
}

/// What is to be seen after the actions.
fn expect(state: &State) -> Value {
    let hands: Vec<Value> =
        state.rules().players.seats().map(|seat| Value::from(state.hand(seat).to_string())).collect();
    match state.ended() {
        Some(ended) => json!({ "hands": hands, "discard": write_cards(state.pile()), "ended": ended.name() }),
        None => {
            let phase = match state.phase() {
                Phase::Draw => "draw",
                Phase::Play => "play",
                Phase::Answer => "answer",
            };
            let seat = state.to_act().index();
            json!({ "hands": hands, "discard": write_cards(state.pile()), "phase": phase, "seat": seat })
        }
    }
}
