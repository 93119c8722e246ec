//! A bot of your own plays a match against a built-in one; README.md shows this program: `cargo run --release --example first_bot`.

use canasta::bots::{Bot, MatchError, SeededMatch, Style, find_bot};
use canasta::rules::{Action, Observation, Preset, legal, seed_from_number};

/// Takes and melds what it can.
struct Mine;

impl Bot for Mine {
    fn name(&self) -> &'static str {
        "mine"
    }

    fn act(&mut self, seen: &Observation<'_>) -> Action {
        let legal = legal::candidates(seen); // never empty for the seat that is to act
        let useful = legal.iter().find(|action| matches!(action, Action::Take { .. } | Action::Meld(_)));
        useful.or(legal.last()).cloned().unwrap_or(Action::Draw)
    }
}

fn main() -> Result<(), MatchError> {
    let seed = seed_from_number(1);
    let Some(casual) = find_bot("casual") else { return Ok(()) };
    let mut casual = casual.create_bot(seed, None, Style::Balanced);
    let game = SeededMatch::new(Preset::Duel, seed, 0).play(&mut [&mut Mine, &mut *casual])?;
    println!("{:?}\n{}", game.totals().as_slice(), game.record());
    Ok(())
}
