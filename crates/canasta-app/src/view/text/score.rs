//! Scores: ends of hands, totals and results.

use super::side::{side_inside, side_name, verb};
use super::{Names, length, list, number};
use crate::view::text::SideName;
use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{BySide, Ended, Rules, Seat, Side};

/// The end of a hand, as the title of its score.
#[must_use]
pub fn hand_title(hand: usize, ended: Ended, went_out: Option<SideName<'_>>) -> String {
    let who = went_out.map_or_else(String::new, side_inside);
    match ended {
        Ended::Out => format!("Hand {hand}: {who} went out"),
        Ended::Concealed => format!("Hand {hand}: {who} went out concealed"),
        Ended::Stock => format!("Hand {hand}: the stock ran out"),
        Ended::RedThree => format!("Hand {hand}: ended by a three"),
        Ended::Special => format!("Hand {hand}: a special hand was laid"),
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
        return "It is a tie.".to_owned();
    }
    let leads = names.side(leader);
    format!("{} {} by {}.", side_name(leads), verb(leads, "lead", "leads"), number(best.saturating_sub(second)))
}

/// The note of the score pad: the score, and whether the game is practice.
#[must_use]
pub fn pad_note(note: &str, practice: bool) -> String {
    if practice { format!("{note} This game is practice.") } else { note.to_owned() }
}

/// A finished hand in a line: its title and the totals after it.
#[must_use]
pub fn hand_result(title: &str, totals: &[i32]) -> String {
    // The totals stay in one line.
    let totals: Vec<String> = totals.iter().map(|&total| number(total)).collect();
    format!("{title}: {}", totals.join("\u{a0}to\u{a0}"))
}

/// The winners of the match and the margin.
#[must_use]
pub fn won(winners: &[Seat], margin: i32, names: Names<'_>) -> String {
    let one = |&seat: &Seat| if names.is_you(seat) { "You".to_owned() } else { names.of(seat).to_owned() };
    let verb = if matches!(winners, [one] if !names.is_you(*one)) { "wins" } else { "win" };
    format!("{} {verb} by {}", list(&winners.iter().map(one).collect::<Vec<_>>()), number(margin))
}

/// The length of the match and its target.
#[must_use]
pub fn match_note(hands: usize, rules: &Rules, practice: bool) -> String {
    let hands = if hands == 1 { "one hand".to_owned() } else { format!("{hands} hands") };
    let practice = if practice { " (practice)" } else { "" };
    // Where the number of hands ends the match, it has just been said.
    let goal = rules.target.map_or_else(String::new, |_| format!(", {}", length(rules.target, rules.deals)));
    format!("After {hands}{goal}{practice}.")
}

/// The total of a side, at the end of its line in the graph.
#[must_use]
pub fn total_of(side: SideName<'_>, total: i32) -> String {
    format!("{} {}", side_name(side), number(total))
}
