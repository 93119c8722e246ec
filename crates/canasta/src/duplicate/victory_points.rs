//! What the difference of a match is worth: victory points, 20 to 0.

use super::boards::Boards;
use crate::rules::Preset;

/// The standard deviation of the difference of a board between equal Masters, in points, as `crates/canasta/examples/duplicate.rs`
/// measured it (docs/duplicate.md). These numbers never change, because results depend on them.
const fn spread_of_board(preset: Preset) -> u16 {
    match preset {
        Preset::Classic => 1_156,
        Preset::ClassicTwo => 1_368,
        Preset::Duel => 948,
        Preset::RoomsTwo => 887,
        Preset::RoomsFour => 917,
        Preset::Evening => 1_092,
        Preset::Pagat => 1_134,
        Preset::ThreeHanded => 574,
        Preset::Samba => 934,
        Preset::Bolivia => 2_796,
        Preset::ModernAmerican => 2_135,
        Preset::HandAndFoot => 1_315,
        Preset::DanishFamily => 2_077,
        Preset::CzechClub => 521,
        Preset::HandKneeAndFoot => 1_315,
    }
}

/// The cut points, in hundredths of the standard deviation of the difference of a match.
const CUTS: [u8; 10] = [5, 15, 25, 40, 55, 70, 90, 115, 140, 170];
/// Points to which a cut point is rounded.
const STEP: f64 = 50.0;

/// The table of victory points for a match: each difference above a cut point gives the winner one more than ten, and the other one less.
///
/// ```
/// use canasta::duplicate::{Boards, VictoryPoints};
/// use canasta::rules::Preset;
/// let table = VictoryPoints::of(Preset::Classic, Boards::Eight);
/// assert_eq!((table.cuts()[0], table.points(150), table.points(151), table.points(-9_000)), (150, (10, 10), (11, 9), (0, 20)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VictoryPoints {
    cuts: [i32; CUTS.len()],
}

impl VictoryPoints {
    /// The victory points of both together.
    pub const SUM: u8 = 20;

    /// The table of a game, also where some of its rules are changed. A match of so many boards varies by the square root of their number
    /// times as much as a board.
    #[must_use]
    pub fn of(preset: Preset, boards: Boards) -> VictoryPoints {
        // A product and a square root are the same on every machine.
        let of_match = f64::from(spread_of_board(preset)) * f64::from(boards.count()).sqrt();
        let cut = |percent: u8| (of_match * f64::from(percent) / 100.0 / STEP).round() * STEP;
        // At most some ten thousand: the cast is lossless.
        VictoryPoints { cuts: CUTS.map(|percent| cut(percent) as i32) }
    }

    /// The cut points, in points of the difference, ascending. Up to the first the match is a draw, above the last it is 20:0.
    #[must_use]
    pub const fn cuts(&self) -> &[i32; CUTS.len()] {
        &self.cuts
    }

    /// The victory points of the one to whom the difference belongs, and those of the other.
    #[must_use]
    pub fn points(&self, difference: i32) -> (u8, u8) {
        let apart = difference.unsigned_abs();
        let above = self.cuts.iter().filter(|cut| apart > cut.unsigned_abs()).count() as u8;
        let (winner, loser) = (VictoryPoints::SUM / 2 + above, VictoryPoints::SUM / 2 - above);
        if difference < 0 { (loser, winner) } else { (winner, loser) }
    }
}

/// The victory points of a match by its difference in points: one's own, and those of the other.
#[must_use]
pub fn victory_points(preset: Preset, boards: Boards, difference: i32) -> (u8, u8) {
    VictoryPoints::of(preset, boards).points(difference)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    #[test]
    fn victory_points_grow_with_the_difference_and_add_up_to_twenty() {
        for preset in Preset::ALL {
            for boards in Boards::ALL {
                let table = VictoryPoints::of(preset, boards);
                assert!(table.cuts().is_sorted_by(|a, b| a < b) && table.cuts()[0] >= 50, "{preset}: {table:?}");
                let mut last = 0;
                for difference in (-20_000..=20_000).step_by(10) {
                    let (own, other) = table.points(difference);
                    assert_eq!(own + other, 20);
                    assert_eq!(table.points(-difference), (other, own));
                    assert!(own >= last, "{preset}: {difference}");
                    last = own;
                }
                assert_eq!(last, 20, "{preset}");
                assert_eq!([0, i32::MAX, i32::MIN].map(|one| table.points(one)), [(10, 10), (20, 0), (0, 20)]);
            }
        }
    }

    /// The table of the page is that of the program.
    #[test]
    fn the_page_about_duplicate_has_these_cut_points() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/duplicate.md");
        let page = std::fs::read_to_string(path).unwrap();
        for preset in Preset::ALL {
            let mut row = format!("| `{preset}` | {} |", spread_of_board(preset));
            for boards in Boards::ALL {
                let cuts = VictoryPoints::of(preset, boards).cuts().map(|cut| cut.to_string());
                let _ = write!(row, " {} |", cuts.join(" "));
            }
            assert!(page.lines().any(|line| line == row), "docs/duplicate.md lacks: {row}");
        }
    }
}
