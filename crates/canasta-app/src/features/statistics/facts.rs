//! The facts of a game: computed once from its record, and kept beside it, so that ten thousand games are counted quickly.

use super::achievement::{AchievementSet, of_hand, of_match};
use super::hand_facts::HandFacts;
use super::review_facts::ReviewFacts;
use super::tally::HandTally;
use crate::features::library::{Fingerprint, GameId};
use crate::session::json::to_text;
use crate::session::level::Player;
use crate::session::plan::{Place, number_of_person, seat_in_hand, side_of_person};
use canasta::rules::{Game, Players, Rules, Seat};
use serde::{Deserialize, Serialize};

/// The version of what is computed. Facts of another one are computed anew.
const VERSION: u32 = 4;

/// A hand of a game, and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedHand {
    /// The number of the hand, from 0.
    pub hand: usize,
    /// The points of the own side.
    pub points: i32,
}

/// The facts of a game, as the side of its first person counts them. A hand that is on is left out.
///
/// They belong to the fingerprint of the game's record and to its stored review: a game that has gone on or was reviewed is counted anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameFacts {
    version: u32,
    /// The key of the game.
    pub id: GameId,
    /// The fingerprint of the record that was counted.
    pub fingerprint: Fingerprint,
    /// The seats that share the score of the person's own.
    pub partners: Vec<Seat>,
    /// The sums over its hands.
    pub tally: HandTally,
    /// The hand with the most points.
    pub best: Option<MarkedHand>,
    /// The hand with the fewest.
    pub worst: Option<MarkedHand>,
    /// What the person achieved.
    pub achievements: AchievementSet,
    /// What the stored review says of the person; `None` without one.
    pub review: Option<ReviewFacts>,
}

/// Whether a person played: who only watches achieves nothing.
fn has_person(places: &[Place]) -> bool {
    places.iter().any(|place| place.player == Player::Person)
}

/// The numbers of the others of the own side, the fifth of five people too, as seats.
fn partners(rules: &Rules, person: usize) -> Vec<Seat> {
    let own = side_of_person(rules, person);
    let others = (0..rules.people()).filter(|&other| other != person && side_of_person(rules, other) == own);
    others.filter_map(|other| Players::Eight.seat(other)).collect()
}

impl GameFacts {
    /// The facts of a game, with the person at this seat, and the text of its stored review.
    #[must_use]
    pub fn of(id: GameId, game: &Game, places: &[Place], me: Seat, review: Option<&str>) -> GameFacts {
        let person = number_of_person(game.rules(), places, me);
        let mut facts = GameFacts {
            version: VERSION,
            id,
            fingerprint: Fingerprint::of(&game.record().to_string()),
            partners: partners(game.rules(), person),
            tally: HandTally::default(),
            best: None,
            worst: None,
            achievements: of_match(game, places, me),
            review: review.and_then(|text| ReviewFacts::of(text, game, person, me)),
        };
        for (number, hand) in game.record().hands.iter().enumerate() {
            let seat = seat_in_hand(game.rules(), person, hand.number);
            // A hand of the side without the person counts for the side alone.
            let Some(hand) = HandFacts::of(hand, game.rules(), seat.unwrap_or(me)) else { continue };
            facts.tally.count(&hand);
            facts.achievements =
                facts.achievements.union(seat.map_or_else(Default::default, |seat| of_hand(&hand, seat)));
            let this = MarkedHand { hand: number, points: hand.points };
            facts.best = facts.best.filter(|best| best.points >= this.points).or(Some(this));
            facts.worst = facts.worst.filter(|worst| worst.points <= this.points).or(Some(this));
        }
        if !has_person(places) {
            facts.achievements = AchievementSet::default();
        }
        facts
    }

    /// What the person at this seat achieved in the last hand, which has ended, and with it.
    #[must_use]
    pub fn achieved_last(game: &Game, places: &[Place], me: Seat) -> AchievementSet {
        let of_last = || {
            let last = game.record().hands.last()?;
            let seat = seat_in_hand(game.rules(), number_of_person(game.rules(), places, me), last.number)?;
            Some(of_hand(&HandFacts::of(last, game.rules(), seat)?, seat))
        };
        match has_person(places) {
            true => of_last().unwrap_or_default().union(of_match(game, places, me)),
            false => AchievementSet::default(),
        }
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(self)
    }

    /// The facts in a text; `None` if they are none of this version.
    #[must_use]
    pub fn read(text: &str) -> Option<GameFacts> {
        serde_json::from_str(text).ok().filter(|facts: &GameFacts| facts.version == VERSION)
    }
}
