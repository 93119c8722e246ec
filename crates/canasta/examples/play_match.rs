//! A match of two bots, its score and its record: `cargo run --release --example play_match`.

use canasta::bots::{MatchError, SeededMatch, Style, find_bot};
use canasta::rules::{Preset, seed_from_number};

fn main() -> Result<(), MatchError> {
    let seed = seed_from_number(1);
    let Some((beginner, club)) = find_bot("beginner").zip(find_bot("club")) else { return Ok(()) };
    let mut first = beginner.create_bot(seed, None, Style::Balanced);
    let mut second = club.create_bot(seed, None, Style::Balanced);
    let game = SeededMatch::new(Preset::Duel, seed, 0).play(&mut [&mut *first, &mut *second])?;
    for (number, sheet) in game.sheets().iter().enumerate() {
        println!("after hand {}: {:?}", number + 1, sheet.totals().as_slice());
    }
    println!("\n{}", game.record());
    Ok(())
}
