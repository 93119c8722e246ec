//! The items of a hand as a table: the page of the score pad.

use crate::view::node::{Element, caption, i, small, span, table, tbody, td, tfoot, th, thead, tr};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::{Rules, ScoreSheet, Side, SideScore};

/// How a sheet is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    /// As a whole.
    Whole,
    /// Row by row, while the sums of the sides run along. The style sheets time it.
    RowByRow,
}

/// A row of the sheet: its name, and for each side the points and how they come about.
struct Row {
    name: &'static str,
    points: Vec<i32>,
    notes: Vec<String>,
}

/// The items of a hand, in the order in which they are counted.
fn items(sides: &[&SideScore], rules: &Rules) -> Vec<Row> {
    let row = |name, points: fn(&SideScore, &Rules) -> i32, note: fn(&SideScore, &Rules) -> String| Row {
        name,
        points: sides.iter().map(|side| points(side, rules)).collect(),
        notes: sides.iter().map(|side| note(side, rules)).collect(),
    };
    // Where canastas have further prices, they are one item.
    let canastas_counted = match rules.canasta_bonuses.is_empty() && rules.canasta_count_bonus.is_empty() {
        true => vec![
            row(
                words::score::natural_canastas(),
                |side, rules| canastas(side.natural_canastas, rules.natural_canasta),
                |side, rules| times_of(side.natural_canastas, rules.natural_canasta),
            ),
            row(
                words::score::mixed_canastas(),
                |side, rules| canastas(side.mixed_canastas, rules.mixed_canasta),
                |side, rules| times_of(side.mixed_canastas, rules.mixed_canasta),
            ),
        ],
        false => vec![row(
            words::common::canastas_counted(),
            |side, _| side.canastas,
            |side, _| {
                let counts = [side.natural_canastas, side.mixed_canastas, side.sequences, side.wild_canastas];
                text::canastas_by_kind(counts)
            },
        )],
    };
    let others = [
        row(
            text::threes_laid(rules),
            |side, _| side.red_threes,
            |side, rules| {
                let each = if side.red_threes < 0 { -rules.red_three } else { rules.red_three };
                // All of them, and those of a table, have a price together.
                match side.red_three_count {
                    n if side.red_threes != 0 && canastas(n, each) == side.red_threes => times_of(n, each),
                    n => cards_of(n),
                }
            },
        ),
        row(words::common::going_out(), |side, _| side.going_out, |_, _| String::new()),
        row(words::common::cards_laid(), |side, _| side.melded, |side, _| cards_of(side.melded_cards)),
        row(words::common::cards_in_hand(), |side, _| side.in_hand, |side, _| cards_of(side.cards_in_hand)),
    ];
    let has_penalties = !rules.incomplete_penalties.is_empty() || !rules.held_penalties.is_empty();
    let penalties = row(words::score::penalties(), |side, _| side.penalties, |_, _| String::new());
    let special = row(words::common::special_hand(), |side, _| side.special, |_, _| String::new());
    let extras = row(words::score::extras(), |side, _| side.extras, |_, _| String::new());
    let has_extras = rules.black_threes_melded > 0;
    let further = [(has_penalties, penalties), (has_extras, extras), (!rules.special_hands.is_empty(), special)];
    let further = further.into_iter().filter(|(has, _)| *has).map(|(_, row)| row);
    canastas_counted.into_iter().chain(others).chain(further).collect()
}

fn canastas(n: usize, each: i32) -> i32 {
    // At most a canasta for each rank: fits.
    i32::try_from(n).unwrap_or(0).saturating_mul(each)
}

fn times_of(n: usize, each: i32) -> String {
    if n == 0 { String::new() } else { text::times(n, each) }
}

fn cards_of(n: usize) -> String {
    if n == 0 { String::new() } else { text::cards_count(n) }
}

/// A cell of an item.
fn cell(points: i32, note: &str) -> Element {
    let (class, words) = match points {
        0 => ("zero", "–".to_owned()),
        1.. => ("", text::number(points)),
        _ => ("negative", text::number(points)),
    };
    let note = (!note.is_empty()).then(|| small().text(note));
    let value = span().class("value").children(note).text(" ").text(words);
    td().class(class).child(value)
}

/// A sum. While the rows come one by one, a strip of its intermediate values runs beside it.
fn sum(end: i32, steps: Option<&[i32]>) -> Element {
    let number = span().class("sum").text(text::number(end));
    let strip = steps.map(|steps| {
        let lines = steps.iter().map(|&n| i().text(text::number(n)));
        span().class("reel").attr("aria-hidden", "true").child(span().class("strip").children(lines))
    });
    td().class(if end < 0 { "negative" } else { "" }).child(number).children(strip)
}

/// The items of one hand for all sides, the own one first, under a title if there is one.
pub(super) fn sheet(
    sheet: &ScoreSheet,
    rules: &Rules,
    names: Names<'_>,
    show: Show,
    title: Option<(String, String)>,
    next: Option<u32>,
) -> Element {
    let names = names.scoring();
    let order: Vec<Side> = names.all_sides().collect();
    let sides: Vec<&SideScore> = order.iter().map(|&side| &sheet.sides[side]).collect();
    let of = |points: fn(&SideScore) -> i32| sides.iter().map(|side| points(side)).collect::<Vec<i32>>();
    let items = items(&sides, rules);
    // The sums before the first row and after each.
    let running = |start: &[i32]| {
        let strip = |side: usize| {
            let add = |sum: &mut i32, row: &Row| {
                *sum = sum.saturating_add(row.points[side]);
                Some(*sum)
            };
            std::iter::once(start[side]).chain(items.iter().scan(start[side], add)).collect::<Vec<i32>>()
        };
        (0..start.len()).map(strip).collect::<Vec<_>>()
    };
    let head = |name: &str| th().attr("scope", "row").text(name);
    let sums = |name: &str, ends: &[i32], starts: &[i32]| {
        let strips = (show == Show::RowByRow).then(|| running(starts));
        let strip = |side: usize| strips.as_ref().and_then(|strips| strips.get(side)).map(Vec::as_slice);
        let cells: Vec<Element> = ends.iter().enumerate().map(|(side, &end)| sum(end, strip(side))).collect();
        (tr().child(head(name)), cells)
    };
    let rows = items.iter().enumerate().map(|(at, row)| {
        let cells = row.points.iter().zip(&row.notes).map(|(&points, note)| cell(points, note));
        tr().attr("--row", at).child(head(row.name)).children(cells)
    });
    let (row, cells) = sums(words::common::this_hand(), &of(|side| side.hand), &vec![0; sides.len()]);
    let hand = row.children(cells);
    let before = of(|side| side.before);
    let (row, cells) = sums(words::common::total(), &of(|side| side.total), &before);
    let was = before.iter().map(|&before| text::was(before));
    let total =
        row.class("total").children(cells.into_iter().zip(was).map(|(cell, was)| cell.child(small().text(was))));
    let mut foot = tfoot().child(hand).child(total);
    if let Some(hand) = next {
        let cells = sides.iter().map(|side| td().text(text::next_minimum(rules, side.total, hand)));
        foot = foot.child(tr().class("next").child(head(words::common::opening_next())).children(cells));
    }
    let title = title.map(|(title, note)| caption().text(title).text(" ").child(small().text(note)));
    table()
        .class(if show == Show::RowByRow { "sheet counting" } else { "sheet" })
        .children(title)
        .child(heads(names))
        .child(tbody().children(rows))
        .child(foot)
}

fn heads(names: Names<'_>) -> Element {
    let corner = th().child(span().class("sr-only").text(words::common::item()));
    let side = |side: Side| {
        let class = if side == names.own_side() { "we" } else { "they" };
        th().attr("scope", "col").class(class).text(text::side_heading(names.side(side)))
    };
    thead().child(tr().child(corner).children(names.all_sides().map(side)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{BlackThreeRole, Preset};

    /// The note beside the points of so many threes.
    fn threes(rules: Rules, n: usize, points: i32) -> (&'static str, String) {
        let side = SideScore { red_three_count: n, red_threes: points, ..SideScore::default() };
        let row = items(&[&side], &rules).into_iter().find(|row| row.points == [points]).unwrap();
        (row.name, row.notes[0].clone())
    }

    #[test]
    fn threes_are_so_many_times_their_price_only_where_that_is_their_sum() {
        let classic = Preset::Classic.rules();
        assert_eq!(threes(classic, 3, -300), ("Red threes", "3 × −100".to_owned()));
        assert_eq!(threes(classic, 4, 800).1, "4 cards");
        assert_eq!(threes(Preset::HandAndFoot.rules(), 5, 500).1, "5 × 100");
        assert_eq!(threes(Preset::ModernAmerican.rules(), 3, 500), ("Threes", "3 cards".to_owned()));
        // All four red threes and a black one.
        let with_black = Rules { black_three_role: BlackThreeRole::Bonus, ..classic };
        assert_eq!(threes(with_black, 5, 900).1, "5 cards");
    }
}
