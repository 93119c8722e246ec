//! Scores: ends of hands, totals and results.

use super::{Names, length, list, number, with_canasta};
use crate::view::text::SideName;
use crate::words::{self, SideWords, Who};
use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{BySide, Ended, Rules, Seat, Side};

/// The end of a hand, as the title of its score.
#[must_use]
pub fn hand_title(hand: usize, ended: Ended, went_out: Option<SideName<'_>>) -> String {
    let side = went_out.unwrap_or_else(|| SideName::Player(words::common::somebody()));
    match ended {
        Ended::Out => side.say(|side| words::score::hand_went_out(hand, side)),
        Ended::Concealed => side.say(|side| words::score::hand_went_out_concealed(hand, side)),
        Ended::Stock => words::score::hand_stock_ran_out(hand),
        Ended::RedThree => words::score::hand_ended_by_three(hand),
        Ended::Special => words::score::hand_was_special(hand),
    }
}

/// The side that leads, and the margin.
#[must_use]
pub fn lead(totals: BySide<i32>, names: Names<'_>) -> String {
    let names = names.scoring();
    let mut order: Vec<(Side, i32)> = totals.entries().map(|(side, &total)| (side, total)).collect();
    insertion_sort_by_key(&mut order, |&(_, total)| -i64::from(total));
    let (Some(&(leader, best)), Some(&(_, second))) = (order.first(), order.get(1)) else { return String::new() };
    if best == second {
        return words::score::is_tie().to_owned();
    }
    names.side(leader).say(|side| words::score::side_leads(side, best.saturating_sub(second)))
}

/// The note of the score pad: the score, and whether the game is practice.
#[must_use]
pub fn pad_note(note: &str, practice: bool) -> String {
    if practice { format!("{note} {}", words::score::game_is_practice()) } else { note.to_owned() }
}

/// A finished hand in a line: its title and the totals after it.
#[must_use]
pub fn hand_result(title: &str, totals: &[i32]) -> String {
    let totals = totals.iter().map(|&total| number(total));
    let totals = totals.reduce(|before, next| words::score::totals_to(&before, &next));
    words::score::hand_result(title, &totals.unwrap_or_default())
}

/// The winners of the match and the margin.
#[must_use]
pub fn won(winners: &[Seat], margin: i32, names: Names<'_>) -> String {
    let one = |seat: Seat| if names.is_you(seat) { words::score::winner_you() } else { names.of(seat) };
    match *winners {
        [seat] if names.is_you(seat) => words::score::match_won(SideWords::You, margin),
        [seat] => words::score::match_won(SideWords::Player(names.of(seat)), margin),
        ref seats => {
            let third = match names.who_rests() {
                Who::You => words::score::winner_you(),
                Who::Other(name) => name,
            };
            let has_third =
                names.resting().is_some() && seats.first().is_some_and(|&seat| names.sides.of(seat) == Side::FIRST);
            let all = seats.iter().map(|&seat| one(seat)).chain(has_third.then_some(third));
            let all = list(&all.map(str::to_owned).collect::<Vec<_>>());
            words::score::match_won(SideWords::Several(&all), margin)
        }
    }
}

/// What the opening of a side with this total needs in a hand: "120 + canasta".
#[must_use]
pub fn next_minimum(rules: &Rules, total: i32, hand: u32) -> String {
    with_canasta(number(rules.opening_minimum_of_hand(total, hand)), rules.opening_need_of_hand(total, hand))
}

/// The length of the match and its target.
#[must_use]
pub fn match_note(hands: usize, rules: &Rules, practice: bool) -> String {
    // Where the number of hands ends the match, it has just been said.
    let goal = rules.target.map(|_| length(rules.target, rules.deals));
    match (goal, practice) {
        (Some(goal), false) => words::score::match_note(hands, &goal),
        (Some(goal), true) => words::score::match_note_practice(hands, &goal),
        (None, false) => words::score::hands_note(hands),
        (None, true) => words::score::hands_note_practice(hands),
    }
}

/// The total of a side, at the end of its line in the graph.
#[must_use]
pub fn total_of(side: SideName<'_>, total: i32) -> String {
    side.say(|side| words::score::total_of(side, total))
}
