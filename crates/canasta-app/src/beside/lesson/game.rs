//! Games of practice tables.

use crate::session::plan::{Place, seat_names};
use canasta::rules::{BadRules, Deck, Game, Preset, Rules, Seat};

/// A game of practice whose first hand is dealt from a prepared deck.
///
/// # Errors
/// If the rules are impossible.
pub(crate) fn practice_game(
    preset: Preset,
    rules: Rules,
    places: &[Place],
    dealer: Seat,
    deck: Deck,
) -> Result<Game, BadRules> {
    let mut game = Game::new(preset, rules, seat_names(places))?;
    game.mark_practice();
    // Nothing refuses the first deal of a match.
    let _ = game.deal(dealer, deck, None);
    Ok(game)
}
