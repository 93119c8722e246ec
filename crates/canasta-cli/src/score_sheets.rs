//! The score sheets of a game record.

use canasta::rules::{BySide, Entry, Record, Rules, ScoreSheet, Side, SideScore};

/// The score sheets of the finished hands of a record, in order. The record must be valid; a hand with an illegal action has
/// none.
#[must_use]
pub fn score_sheets(record: &Record) -> Vec<ScoreSheet> {
    let hands = record.hands.iter().filter_map(|hand| {
        let mut state = hand.first_state(&record.rules);
        for entry in &hand.entries {
            if let Entry::Action(_, action) = entry {
                state.play(action).ok()?;
            }
        }
        state.score()
    });
    hands.collect()
}

/// One line of a score sheet: its label, and the points of the sides.
pub type ScoreLine = (&'static str, BySide<Cell>);

/// The points of a side in one line, with a count if the line has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The number of canastas, threes or cards that the points are for.
    pub count: Option<usize>,
    /// The points.
    pub points: i32,
}

/// The lines of a score sheet, from the bonuses to the total.
#[must_use]
pub fn score_lines(sheet: &ScoreSheet) -> Vec<ScoreLine> {
    let line = |name: &'static str, cell: fn(&SideScore) -> (Option<usize>, i32)| {
        let cells = sheet.sides.map(|side| {
            let (count, points) = cell(side);
            Cell { count, points }
        });
        (name, cells)
    };
    let rare = [
        line("penalties", |side| (None, side.penalties)),
        line("extras", |side| (None, side.extras)),
        line("special hand", |side| (None, side.special)),
    ];
    let rare = rare.into_iter().filter(|(_, cells)| cells.iter().any(|cell| cell.points != 0));
    let usual = [
        line("going out", |side| (None, side.going_out)),
        line("canastas", |side| (Some(side.natural_canastas + side.mixed_canastas), side.canastas)),
        line("red threes", |side| (Some(side.red_three_count), side.red_threes)),
        line("melded", |side| (Some(side.melded_cards), side.melded)),
        line("in hand", |side| (Some(side.cards_in_hand), side.in_hand)),
    ];
    let sums = [
        line("this hand", |side| (None, side.hand)),
        line("before", |side| (None, side.before)),
        line("total", |side| (None, side.total)),
    ];
    usual.into_iter().chain(rare).chain(sums).collect()
}

/// The numbers of the people who play for a side in the hands of these numbers, those of its seats first (V57).
pub fn people_of_side(rules: &Rules, side: Side, hands: impl IntoIterator<Item = u32>) -> Vec<usize> {
    let mut people = Vec::new();
    for hand in hands {
        let in_hand = rules.people_of_hand(hand);
        for person in rules.sides().seats_of(side).map(|seat| in_hand.at(seat)) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
    }
    people
}

/// The names of a side's players, who rests in the first hand too, joined by "and".
#[must_use]
pub fn side_names(record: &Record, side: Side) -> String {
    // Who rests in the first hand plays in the second.
    let people = people_of_side(&record.rules, side, 1..=2);
    let names: Vec<&str> = people.iter().filter_map(|&person| record.names.get(person)).map(String::as_str).collect();
    names.join(" and ")
}
