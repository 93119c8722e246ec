//! A bot of your own, and the command line with it:
//! `cargo run --release --example own_bot -- arena --a cautious --b thumb --pairs 200`.

use canasta::bots::{Bot, RosterEntry};
use canasta::rules::{Action, Observation, legal};
use std::process::ExitCode;

/// Takes what it can, melds what it can, and discards its cheapest card.
struct CautiousBot;

impl Bot for CautiousBot {
    fn name(&self) -> &'static str {
        "cautious"
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let preference = |action: &Action| match action {
            Action::Take { .. } | Action::Answer(_) => (0, 0),
            Action::Draw | Action::Keep => (1, 0),
            Action::Meld(groups) => (2, -groups.iter().map(|group| group.cards.points()).sum::<i32>()),
            Action::Discard(card) => (3, card.points()),
            Action::Ask => (4, 0),
            // Versions to come may have more actions.
            _ => (5, 0),
        };
        // There is always a legal action: a bot is asked only when it is to act.
        legal::candidates(observation).into_iter().min_by_key(preference).unwrap_or(Action::Draw)
    }
}

/// The bots that the command line knows besides its own.
static BOTS: [RosterEntry; 1] =
    [RosterEntry::new("cautious", "takes and melds what it can", |_seed, _budget| Box::new(CautiousBot))];

fn main() -> ExitCode {
    canasta_cli::cli::main_with(&BOTS)
}
