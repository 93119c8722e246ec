//! The game of which links are made.

use crate::session::level::Player;
use crate::session::plan::{DefaultName, Place, first_person};
use canasta::links::{NotLinkable, game_code};
use canasta::rules::{Game, Record, Seat};

/// The game of which links are made: its finished hands.
#[derive(Clone, Debug)]
pub struct Sendable {
    record: Record,
    places: Vec<Place>,
    person: Seat,
}

impl Sendable {
    /// The finished hands of a game; `None` if it has none.
    #[must_use]
    pub fn of(game: &Game, places: &[Place]) -> Option<Sendable> {
        let mut record = game.record().clone();
        record.hands.retain(|hand| hand.end.is_some());
        let is_begun = !record.hands.is_empty();
        is_begun.then(|| Sendable { record, places: places.to_vec(), person: first_person(game, places) })
    }

    /// Whether a person who sends it has played in it.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.places.iter().any(|place| place.player == Player::Person)
    }

    /// The code of the whole game. Who is called *You* has the sender's name in it.
    ///
    /// # Errors
    /// Why it has none.
    pub fn game_code(&self, sender: Option<&str>) -> Result<String, NotLinkable> {
        let mut record = self.record.clone();
        if let (Some(sender), Some(name)) = (sender, record.names.get_mut(self.person.index()))
            && DefaultName::of(name).is_some()
        {
            sender.clone_into(name);
        }
        game_code(&record)
    }
}
