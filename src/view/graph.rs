//! The graph of the match: the totals of both sides after each hand. Pure: lines and labels between 0 and 1, which the browser
//! paints. The tables of the score pad hold the same numbers.

use super::text::{self, Names, SideName};
use crate::session::{Session, seat_names};

/// The nearest number from `least` to `most`; `least` if that is the larger. `f64::clamp` panics with a message that prints its
/// bounds, and the code to print floating-point numbers would add 14 KB to the page.
#[must_use]
pub fn within(number: f64, least: f64, most: f64) -> f64 {
    if number > most { most.max(least) } else { number.max(least) }
}

/// The side of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The own side.
    We,
    /// The other side.
    They,
}

/// A horizontal line with a label.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The height, from 0 at the bottom to 1 at the top.
    pub y: f64,
    /// The label.
    pub word: String,
    /// Whether it is the target score.
    pub target: bool,
}

/// The totals of one side.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The side.
    pub whose: Whose,
    /// The points from left to right, each coordinate from 0 to 1, from the lower left corner.
    pub points: Vec<(f64, f64)>,
    /// The label at its end.
    pub word: String,
}

/// The graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// The horizontal lines.
    pub levels: Vec<Level>,
    /// The line of the other side, then that of the own side, which is painted over it.
    pub lines: [Line; 2],
    /// The numbers of hands along the bottom, with their horizontal positions.
    pub hands: Vec<(f64, String)>,
}

/// The maximum of numbers along the bottom.
const NUMBERED: usize = 12;

/// The graph of the match so far; `None` before the first hand has ended.
#[must_use]
pub fn graph(session: &Session) -> Option<Graph> {
    let standing = session.standing()?;
    let me = session.me().side();
    let totals: Vec<[i32; 2]> = session
        .sheets()
        .iter()
        .map(|sheet| {
            let totals = sheet.totals();
            [totals[me], totals[me.other()]]
        })
        .collect();
    let names: Vec<String> = seat_names(session.places());
    let names = Names::at(session, &names);
    plot(&totals, standing.rules.target, [me, me.other()].map(|side| names.side(side)))
}

/// The graph of these totals and sides, the own side first.
#[must_use]
pub fn plot(totals: &[[i32; 2]], target: Option<i32>, names: [SideName<'_>; 2]) -> Option<Graph> {
    let last = *totals.last()?;
    let all = totals.iter().flatten().copied().chain([0]).chain(target);
    let (low, high) = all.fold((0, 0), |(low, high): (i32, i32), n| (low.min(n), high.max(n)));
    let span = f64::from(high) - f64::from(low);
    let span = if span > 0.0 { span } else { 1.0 };
    let height = |n: i32| (f64::from(n) - f64::from(low)) / span;
    let steps = totals.len();
    // Exact: a match has a few dozen hands.
    let across = |at: usize| at as f64 / steps as f64;
    let line = |whose: Whose, side: usize| Line {
        whose,
        points: std::iter::once((0.0, height(0)))
            .chain(totals.iter().enumerate().map(|(at, both)| (across(at + 1), height(both[side]))))
            .collect(),
        word: text::total_of(names[side], last[side]),
    };
    let mut levels = vec![Level { y: height(0), word: "0".to_owned(), target: false }];
    levels.extend(target.map(|n| Level { y: height(n), word: text::number(n), target: true }));
    let every = steps.div_ceil(NUMBERED);
    let hands = (1..=steps).filter(|hand| hand % every == 0).map(|hand| (across(hand), hand.to_string())).collect();
    Some(Graph { levels, lines: [line(Whose::They, 1), line(Whose::We, 0)], hands })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [SideName<'static>; 2] = [SideName::We, SideName::They];

    #[test]
    fn all_lines_stay_within_the_frame() {
        assert_eq!(plot(&[], Some(5000), NAMES), None);
        let graph = plot(&[[800, -300], [2100, 900], [5200, 4000]], Some(5000), NAMES).unwrap();
        let [they, we] = &graph.lines;
        assert_eq!((they.whose, we.whose), (Whose::They, Whose::We));
        assert_eq!((we.points.len(), they.points.len()), (4, 4));
        let inside = |(x, y): &(f64, f64)| (0.0..=1.0).contains(x) && (0.0..=1.0).contains(y);
        assert!(graph.lines.iter().flat_map(|line| &line.points).all(inside));
        assert_eq!(we.points.last(), Some(&(1.0, 1.0)), "the highest total is at the top right");
        assert!(they.points[1].1.abs() < 1e-9, "the lowest is at the bottom");
        assert_eq!(graph.levels.iter().filter(|level| level.target).count(), 1);
        assert_eq!(graph.hands.len(), 3);
        assert_eq!(we.word, "We 5,200");
        // One hand without a target and without points.
        assert!(plot(&[[0, 0]], None, NAMES).unwrap().lines[0].points.iter().all(|&(_, y)| y == 0.0));
        assert_eq!(plot(&[[10, 20]; 30], None, NAMES).unwrap().hands.len(), 10);
    }
}
