//! The graph of the match: the totals of both sides after each hand. Pure: lines and labels between 0 and 1, which the browser
//! paints. The tables of the score pad hold the same numbers.

use super::text::{self, Names, SideName};
use crate::session::Session;
use canasta::rules::ScoreSheet;
use canasta::rules::sort::insertion_sort_by;

/// The nearest number from `least` to `most`; `least` if that is the larger. `f64::clamp` panics with a message that prints its
/// bounds, and the code to print floating-point numbers would add 14 KB to the page.
#[must_use]
pub fn within(number: f64, least: f64, most: f64) -> f64 {
    if number > most { most.max(least) } else { number.max(least) }
}

/// The heights of the words at the ends of lines: near these ends, at least `apart` from each other, between two bounds.
#[must_use]
pub fn places_of_words(ends: &[f64], apart: f64, (top, bottom): (f64, f64)) -> Vec<f64> {
    // From above; of equal ends the later line, which is painted over the other, is above.
    let mut order: Vec<usize> = (0..ends.len()).rev().collect();
    insertion_sort_by(&mut order, |&one, &other| ends[one].total_cmp(&ends[other]).is_lt());
    let half = apart / 2.0;
    // Words that would lie on each other make a block, whose middle is that of their ends.
    let mut blocks: Vec<(f64, usize)> = Vec::new();
    for &line in &order {
        let mut block = (ends[line], 1);
        while let Some(&(middle, words)) = blocks.last() {
            if block.0 - middle >= (words + block.1) as f64 * half {
                break;
            }
            blocks.pop();
            let all = words + block.1;
            block = ((middle * words as f64 + block.0 * block.1 as f64) / all as f64, all);
        }
        blocks.push(block);
    }
    let mut places = vec![0.0; ends.len()];
    let mut lines = order.into_iter();
    for (middle, words) in blocks {
        let reach = words as f64 * half;
        let middle = if words == 1 { middle } else { within(middle, top + reach, bottom - reach) };
        for at in 0..words {
            if let Some(line) = lines.next() {
                places[line] = middle - reach + half + at as f64 * apart;
            }
        }
    }
    places
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
    /// The same without a name, where that is too long.
    pub total: String,
}

/// The most of the width of a graph that is for the labels at the ends of its lines.
const MOST_OF_LABELS: f64 = 0.3;

/// Whether labels of this width leave room for the lines.
#[must_use]
pub fn labels_fit(widest: f64, width: f64) -> bool {
    widest <= width * MOST_OF_LABELS
}

/// The numbers of hands that stand apart on this width: all, or every second, and so on.
pub fn hands_apart(hands: &[(f64, String)], width: f64, widest: f64) -> impl Iterator<Item = &(f64, String)> {
    let step = match hands {
        [first, second, ..] => (second.0 - first.0) * width,
        _ => widest,
    };
    let every = (1..=hands.len()).find(|&every| every as f64 * step >= widest).unwrap_or(hands.len().max(1));
    hands.iter().skip(every - 1).step_by(every)
}

/// The graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// The horizontal lines.
    pub levels: Vec<Level>,
    /// The lines of the other sides, then that of the own side, which is painted over them.
    pub lines: Vec<Line>,
    /// The numbers of hands along the bottom, with their horizontal positions.
    pub hands: Vec<(f64, String)>,
}

/// The maximum of numbers along the bottom.
const NUMBERED: usize = 12;

/// The graph of the match so far; `None` before the first hand has ended.
#[must_use]
pub fn graph(session: &Session) -> Option<Graph> {
    let standing = session.standing()?;
    let names = text::names_with_resting(session);
    let names = Names::at(session, &names).scoring();
    let of_hand = |sheet: &ScoreSheet| {
        let totals = sheet.totals();
        names.all_sides().map(|side| totals[side]).collect::<Vec<i32>>()
    };
    let totals: Vec<Vec<i32>> = session.sheets().iter().map(of_hand).collect();
    let sides: Vec<SideName<'_>> = names.all_sides().map(|side| names.side(side)).collect();
    plot(&totals, standing.rules.target, &sides)
}

/// The graph of these totals and sides, the own side first.
#[must_use]
pub fn plot<T: AsRef<[i32]>>(totals: &[T], target: Option<i32>, names: &[SideName<'_>]) -> Option<Graph> {
    let last = totals.last()?.as_ref();
    let all = totals.iter().flat_map(AsRef::as_ref).copied().chain([0]).chain(target);
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
            .chain(totals.iter().enumerate().map(|(at, all)| (across(at + 1), height(all.as_ref()[side]))))
            .collect(),
        word: text::total_of(names[side], last[side]),
        total: text::number(last[side]),
    };
    let mut levels = vec![Level { y: height(0), word: "0".to_owned(), target: false }];
    levels.extend(target.map(|n| Level { y: height(n), word: text::number(n), target: true }));
    let every = steps.div_ceil(NUMBERED);
    let hands = (1..=steps).filter(|hand| hand % every == 0).map(|hand| (across(hand), hand.to_string())).collect();
    let sides = 0..names.len().min(last.len());
    let lines = sides.rev().map(|side| line(if side == 0 { Whose::We } else { Whose::They }, side)).collect();
    Some(Graph { levels, lines, hands })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[SideName<'static>] = &[SideName::We, SideName::They];

    #[test]
    fn words_keep_apart() {
        let places = |ends: &[f64]| places_of_words(ends, 10.0, (0.0, 100.0));
        assert_eq!(places(&[20.0, 50.0]), [20.0, 50.0]);
        assert_eq!(places(&[50.0, 50.0]), [55.0, 45.0]);
        assert_eq!(places(&[50.0, 46.0]), [53.0, 43.0]);
        assert_eq!(
            places(&[50.0, 52.0, 90.0, 49.0]),
            [50.333333333333336, 60.333333333333336, 90.0, 40.333333333333336]
        );
        assert_eq!(places(&[100.0, 100.0]), [95.0, 85.0]);
    }

    #[test]
    fn numbers_of_hands_keep_apart_and_labels_leave_room_for_the_lines() {
        let hands = plot(&[[10, 20]; 12], None, NAMES).unwrap().hands;
        let shown = |width: f64, widest: f64| {
            hands_apart(&hands, width, widest).map(|(_, number)| &**number).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(shown(600.0, 20.0), "1 2 3 4 5 6 7 8 9 10 11 12");
        assert_eq!(shown(200.0, 20.0), "2 4 6 8 10 12");
        assert_eq!(shown(60.0, 20.0), "4 8 12");
        assert_eq!(shown(10.0, 20.0), "12");
        assert_eq!(hands_apart(&[], 100.0, 20.0).count(), 0);
        assert!(labels_fit(80.0, 340.0) && !labels_fit(150.0, 340.0));
    }

    #[test]
    fn all_lines_stay_within_the_frame() {
        assert_eq!(plot::<[i32; 2]>(&[], Some(5000), NAMES), None);
        let graph = plot(&[[800, -300], [2100, 900], [5200, 4000]], Some(5000), NAMES).unwrap();
        let [they, we] = graph.lines.as_slice() else { panic!("two lines") };
        assert_eq!((they.whose, we.whose), (Whose::They, Whose::We));
        assert_eq!((we.points.len(), they.points.len()), (4, 4));
        let inside = |(x, y): &(f64, f64)| (0.0..=1.0).contains(x) && (0.0..=1.0).contains(y);
        assert!(graph.lines.iter().flat_map(|line| &line.points).all(inside));
        assert_eq!(we.points.last(), Some(&(1.0, 1.0)), "the highest total is at the top right");
        assert!(they.points[1].1.abs() < 1e-9, "the lowest is at the bottom");
        assert_eq!(graph.levels.iter().filter(|level| level.target).count(), 1);
        assert_eq!(graph.hands.len(), 3);
        assert_eq!((&*we.word, &*we.total), ("We 5,200", "5,200"));
        // One hand without a target and without points.
        assert!(plot(&[[0, 0]], None, NAMES).unwrap().lines[0].points.iter().all(|&(_, y)| y == 0.0));
        assert_eq!(plot(&[[10, 20]; 30], None, NAMES).unwrap().hands.len(), 10);
    }
}
