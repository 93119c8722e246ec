//! The keys that do what a step of the guided first hand asks for. Screen readers announce them: nobody who cannot see the page learns
//! them from the buttons.

use super::ranks;
use crate::features::settings::{Command, KeyMap, key_of_rank};
use crate::session::{Goal, Lesson, StepId};
use canasta::rules::{Action, CardSet, Rank};

/// The keys of a step, in a sentence; empty where Enter is enough, which the first step says.
#[must_use]
pub fn lesson_keys(lesson: &Lesson, keys: &KeyMap) -> String {
    let step = lesson.step();
    if step.id == StepId::Aim {
        return "Enter goes on.".to_owned();
    }
    let action = match step.goal {
        Goal::Play(action) | Goal::Try(action, _) => action.parse().ok(),
        _ => None,
    };
    let command = match (step.goal, &action) {
        (Goal::SetOut(_), _) | (_, Some(Action::Meld(_))) => Some(Command::Lay),
        (_, Some(Action::Draw)) => Some(Command::Draw),
        (_, Some(Action::Take { .. })) => Some(Command::Take),
        (_, Some(Action::Discard(_))) => Some(Command::Discard),
        _ => None,
    };
    // Wilds alone fit several melds, and a list asks for one.
    let meld = match &action {
        Some(Action::Meld(groups)) => groups.iter().find(|group| group.cards.non_wilds().is_empty()),
        _ => None,
    };
    let command = command.and_then(|command| keys.key(command)).map(|key| key.to_uppercase().to_string());
    let meld = meld.and_then(|group| group.rank()).map(|rank| format!("choose the {}", ranks(rank)));
    let all: Vec<String> = selecting(lesson.to_select()).chain(command).chain(meld).collect();
    if all.is_empty() { String::new() } else { format!("Keys: {}.", all.join(", then ")) }
}

/// The keys that select cards, rank by rank.
fn selecting(cards: CardSet) -> impl Iterator<Item = String> {
    let keys = move |rank: Rank| {
        let key = key_of_rank(rank);
        let shift = if key.chars().all(char::is_alphabetic) { "Shift " } else { "" };
        let times = match cards.count(rank) {
            1 => String::new(),
            2 => " twice".to_owned(),
            n => format!(" {} times", super::count(n)),
        };
        format!("{shift}{key} and Space{times}")
    };
    cards.ranks().map(keys)
}
