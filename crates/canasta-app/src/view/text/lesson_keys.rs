//! The keys that do what a step of the guided first hand asks for. Screen readers announce them: nobody who cannot see the page learns
//! them from the buttons.

use crate::features::settings::{Command, KeyMap, key_of_rank};
use crate::session::{Goal, Lesson, StepId};
use crate::words::lesson as say;
use canasta::rules::{Action, CardSet, Rank};

/// The keys of a step, in a sentence; empty where Enter is enough, which the first step says.
#[must_use]
pub fn lesson_keys(lesson: &Lesson, keys: &KeyMap) -> String {
    let step = lesson.step();
    if step.id == StepId::Aim {
        return say::keys_go_on().to_owned();
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
    let meld = meld.and_then(|group| group.rank()).map(say::keys_choose_meld);
    let all = selecting(lesson.to_select()).chain(command).chain(meld);
    all.reduce(|before, next| say::keys_then(&before, &next)).map_or_else(String::new, |all| say::keys_of_step(&all))
}

/// The keys that select cards, rank by rank.
fn selecting(cards: CardSet) -> impl Iterator<Item = String> {
    let keys = move |rank: Rank| {
        let key = key_of_rank(rank);
        let is_shifted = key.chars().all(char::is_alphabetic);
        let key = if is_shifted { say::keys_with_shift(&key) } else { key.to_string() };
        say::keys_of_cards(&key, cards.count(rank))
    };
    cards.ranks().map(keys)
}
