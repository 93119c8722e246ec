//! The results of a match, board by board.

use super::boards::{Boards, DuplicateMatch, Playing, Second, Way};
use super::victory_points::VictoryPoints;
use crate::rules::Preset;
use serde::{Deserialize, Serialize};

/// The results of a board: each the lead of the first seat's side at the end of a playing ([`State::lead`](crate::rules::State::lead)),
/// in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The first time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<i32>,
    /// The second time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<i32>,
}

/// The score card of a match. Results come in any order; one that is there already stays.
///
/// ```
/// use canasta::duplicate::{Boards, DuplicateMatch, Playing, ScoreCard, Second, Way};
/// use canasta::rules::{Preset, Seat, seed_from_number};
/// let duplicate = DuplicateMatch::new(Preset::Classic, seed_from_number(1), Boards::Four, Second::Turned, Seat::FIRST).unwrap();
/// let mut card = ScoreCard::of(&duplicate);
/// assert!(card.enter(Playing { board: 1, way: Way::First }, 900) && card.enter(Playing { board: 1, way: Way::Second }, -400));
/// assert_eq!((card.difference(1), card.total(), card.victory_points()), (Some(500), 500, None));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct ScoreCard {
    preset: Preset,
    boards: Boards,
    second: Second,
    rows: Vec<Row>,
}

/// A stored score card, whose rows may be too many or too few.
#[derive(Deserialize)]
struct Stored {
    preset: Preset,
    boards: Boards,
    second: Second,
    rows: Vec<Row>,
}

impl TryFrom<Stored> for ScoreCard {
    type Error = String;

    fn try_from(stored: Stored) -> Result<ScoreCard, String> {
        let Stored { preset, boards, second, rows } = stored;
        if rows.len() != usize::from(boards.count()) {
            return Err(format!("a score card of {} boards has {} rows", boards.count(), rows.len()));
        }
        Ok(ScoreCard { preset, boards, second, rows })
    }
}

impl ScoreCard {
    /// The empty card of a match.
    #[must_use]
    pub fn of(duplicate: &DuplicateMatch) -> ScoreCard {
        let (preset, boards, second) = (duplicate.preset(), duplicate.boards(), duplicate.second());
        ScoreCard { preset, boards, second, rows: vec![Row::default(); usize::from(boards.count())] }
    }

    /// Enters the lead of the first seat's side in a playing. Returns false, changing nothing, if there is no such board or if it has a
    /// result: the first counts.
    pub fn enter(&mut self, playing: Playing, lead: i32) -> bool {
        let row = usize::from(playing.board).checked_sub(1).and_then(|at| self.rows.get_mut(at));
        let place = row.map(|row| match playing.way {
            Way::First => &mut row.first,
            Way::Second => &mut row.second,
        });
        match place {
            Some(place @ None) => {
                *place = Some(lead);
                true
            }
            Some(Some(_)) | None => false,
        }
    }

    /// The rows, from the first board.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The result of a board, from 1, in points: what was won on its cards, whoever had them. `None` until it has been played twice.
    ///
    /// Turned, the player has had all the cards, and both leads add up. Against another one in the same seat, theirs is taken off.
    #[must_use]
    pub fn difference(&self, board: u8) -> Option<i32> {
        let row = self.rows.get(usize::from(board).checked_sub(1)?)?;
        let (first, second) = (row.first?, row.second?);
        Some(match self.second {
            Second::Turned => first.saturating_add(second),
            Second::Other => first.saturating_sub(second),
        })
    }

    /// The sum of the results so far.
    #[must_use]
    pub fn total(&self) -> i32 {
        (1..=self.boards.count()).filter_map(|board| self.difference(board)).fold(0, i32::saturating_add)
    }

    /// The victory points of the player and of the other, once all boards have been played twice.
    #[must_use]
    pub fn victory_points(&self) -> Option<(u8, u8)> {
        let is_over = (1..=self.boards.count()).all(|board| self.difference(board).is_some());
        is_over.then(|| VictoryPoints::of(self.preset, self.boards).points(self.total()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Seat, seed_from_number};

    fn card(second: Second) -> (DuplicateMatch, ScoreCard) {
        let seed = seed_from_number(3);
        let duplicate = DuplicateMatch::new(Preset::ClassicTwo, seed, Boards::Four, second, Seat::FIRST).unwrap();
        let card = ScoreCard::of(&duplicate);
        (duplicate, card)
    }

    #[test]
    fn cards_that_are_good_for_a_side_are_good_for_neither_player() {
        // Whoever has the first seat wins 800 with these cards.
        for (second, leads) in [(Second::Turned, [800, -800]), (Second::Other, [800, 800])] {
            let (duplicate, mut card) = card(second);
            for playing in duplicate.playings() {
                assert_eq!(card.victory_points(), None);
                assert!(card.enter(playing, leads[playing.way as usize]));
            }
            assert_eq!((card.total(), card.victory_points()), (0, Some((10, 10))), "{second:?}");
        }
    }

    #[test]
    fn a_result_is_entered_once() {
        let (_, mut card) = card(Second::Other);
        let playing = Playing { board: 4, way: Way::First };
        assert!(card.enter(playing, 5));
        assert!(!card.enter(playing, 900));
        assert!(!card.enter(Playing { board: 5, ..playing }, 1) && !card.enter(Playing { board: 0, ..playing }, 1));
        assert_eq!(card.rows()[3], Row { first: Some(5), second: None });
        assert_eq!(card.difference(4), None);
        assert!(card.enter(Playing { way: Way::Second, ..playing }, i32::MIN));
        assert_eq!(card.difference(4), Some(i32::MAX));
    }

    #[test]
    fn a_card_is_stored_and_a_damaged_one_refused() {
        let (_, mut card) = card(Second::Turned);
        assert!(card.enter(Playing { board: 2, way: Way::First }, -350));
        let text = serde_json::to_string(&card).unwrap();
        assert_eq!(text, r#"{"preset":"classic-two","boards":"4","second":"turned","rows":[{},{"first":-350},{},{}]}"#);
        assert_eq!(serde_json::from_str::<ScoreCard>(&text).unwrap(), card);
        assert!(serde_json::from_str::<ScoreCard>(&text.replace("\"4\"", "\"8\"")).is_err());
    }
}
