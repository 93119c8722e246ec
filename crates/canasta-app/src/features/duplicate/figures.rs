//! What all matches came to.

use super::board_match::{BoardMatch, Stage};
use super::book::BoardBook;
use canasta::analysis::RunningStats;

/// What all finished matches came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DuplicateFigures {
    /// The number of matches.
    pub matches: usize,
    /// How many of them were won, drawn and lost.
    pub won_drawn_lost: [usize; 3],
    /// The mean of the victory points, 0 to 20.
    pub victory_points: f64,
    /// The number of boards with both results.
    pub boards: usize,
    /// The mean of the difference of a board, in points.
    pub difference: f64,
    /// Half of its interval of 95 %; `None` for a single board.
    pub within: Option<f64>,
}

impl DuplicateFigures {
    /// The figures of a book; `None` without a finished match.
    #[must_use]
    pub fn of(book: &BoardBook) -> Option<DuplicateFigures> {
        let finished: Vec<&BoardMatch> = book.matches().filter(|one| one.stage() == Stage::Over).collect();
        let points: Vec<u8> =
            finished.iter().filter_map(|one| one.card().victory_points()).map(|(own, _)| own).collect();
        let differences = finished
            .iter()
            .flat_map(|one| (1..=one.boards().count()).filter_map(|board| one.card().difference(board)))
            .map(f64::from)
            .collect::<RunningStats>()
            .mean();
        let count = |is: fn(u8) -> bool| points.iter().filter(|&&own| is(own)).count();
        (!points.is_empty()).then(|| DuplicateFigures {
            matches: points.len(),
            won_drawn_lost: [count(|own| own > 10), count(|own| own == 10), count(|own| own < 10)],
            victory_points: points.iter().map(|&own| f64::from(own)).collect::<RunningStats>().mean().mean,
            boards: usize::try_from(differences.n).unwrap_or(usize::MAX),
            difference: differences.mean,
            within: differences.half_width,
        })
    }
}
