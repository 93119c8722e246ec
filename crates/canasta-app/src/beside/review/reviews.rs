//! The reviews that a session holds.

use super::MatchReview;
use canasta::rules::Game;

/// The reviews of the records that were looked at last, the last one first, and whether they are shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reviews {
    /// The reviews.
    pub kept: Vec<MatchReview>,
    /// Whether they are shown.
    pub panel: Panel,
}

/// Whether reviews are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Panel {
    #[default]
    Closed,
    Open,
}

/// The most records whose reviews are kept in the session.
const MOST_KEPT: usize = 4;

impl Reviews {
    /// The review of this record.
    pub fn of(&self, game: &Game) -> Option<&MatchReview> {
        self.kept.iter().find(|review| review.is_of(game.record()))
    }

    pub fn of_mut(&mut self, game: &Game) -> Option<&mut MatchReview> {
        self.kept.iter_mut().find(|review| review.is_of(game.record()))
    }

    /// The review of this record, which becomes the last one that was looked at.
    pub fn begin(&mut self, game: &Game) -> Option<&mut MatchReview> {
        let record = game.record();
        let mut review = match self.kept.iter().position(|review| review.is_of(record)) {
            Some(at) => self.kept.remove(at),
            None => MatchReview::new(record),
        };
        review.follow(record);
        self.kept.insert(0, review);
        self.kept.truncate(MOST_KEPT);
        self.kept.first_mut()
    }
}
