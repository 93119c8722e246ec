//! Duplicate: its matches, score sheets and figures.

use super::{preset, sender_name, signed};
use crate::features::duplicate::{Against, BoardMatch, DuplicateFigures, Stage};
use crate::session::BoardTry;
use crate::words::{Number, duplicate as say};
use canasta::duplicate::{Boards, Playing, VictoryPoints, Way};
use canasta::links::Sender;
use std::cmp::Ordering;

/// The number of boards.
#[must_use]
pub fn boards(boards: Boards) -> String {
    say::boards_of(usize::from(boards.count()))
}

/// Who plays the boards the second time.
#[must_use]
pub fn against(against: Against) -> &'static str {
    match against {
        Against::Master => say::against_master(),
        Against::Turned => say::against_turned(),
        Against::Friend => say::against_friend(),
    }
}

/// How the second playing goes.
#[must_use]
pub fn against_note(against: Against) -> &'static str {
    match against {
        Against::Turned => say::against_turned_note(),
        Against::Master => say::against_master_note(),
        Against::Friend => say::against_friend_note(),
    }
}

/// The name of the other column of the score sheet.
#[must_use]
pub fn other_column(one: &BoardMatch) -> String {
    match (one.against(), one.friends().first()) {
        (Against::Turned, _) => say::others_seats().to_owned(),
        (Against::Master, _) => say::master().to_owned(),
        (Against::Friend, Some(friend)) => friend_name(&friend.name),
        (Against::Friend, None) => say::friend().to_owned(),
    }
}

/// The name of a friend; *Friend* if there is none.
#[must_use]
pub fn friend_name(name: &str) -> String {
    if name.is_empty() { say::friend().to_owned() } else { name.to_owned() }
}

/// What a match is, in a line.
#[must_use]
pub fn boards_title(one: &BoardMatch) -> String {
    let other = match (one.against(), one.friends().first()) {
        (Against::Friend, Some(friend)) => friend_name(&friend.name),
        (other, _) => against(other).to_owned(),
    };
    say::boards_title(preset(one.plan().preset()), &boards(one.boards()), &other)
}

/// The next board.
#[must_use]
pub fn next_board(one: &BoardMatch, Playing { board, way }: Playing) -> String {
    let (board, all) = (usize::from(board), usize::from(one.boards().count()));
    match way {
        Way::First => say::board_next(board, all),
        Way::Second => say::board_next_again(board, all),
    }
}

/// How far a match is, or what it came to.
#[must_use]
pub fn boards_stage(one: &BoardMatch) -> String {
    match (one.stage(), one.card().victory_points()) {
        (Stage::Playing(next), _) => next_board(one, next),
        (Stage::Over, Some(points)) => say::boards_result(&victory_points(points), &signed(one.card().total())),
        (Stage::Waiting | Stage::Over, _) => match one.against() {
            Against::Friend => say::waits_for_friend().to_owned(),
            Against::Master | Against::Turned => say::waits_for_master().to_owned(),
        },
    }
}

/// Victory points.
#[must_use]
pub fn victory_points((own, other): (u8, u8)) -> String {
    say::victory_points(usize::from(own), usize::from(other))
}

/// The victory points of a scale, for who does not see it.
#[must_use]
pub fn scale_label((own, other): (u8, u8)) -> String {
    say::scale_label(usize::from(own), usize::from(other))
}

/// The result of a match in a sentence.
#[must_use]
pub fn boards_result(points: (u8, u8), total: i32) -> String {
    let apart = total.unsigned_abs() as usize;
    match points.0.cmp(&points.1) {
        Ordering::Greater => say::boards_won(&victory_points(points), apart),
        Ordering::Less => say::boards_lost(&victory_points(points), apart),
        Ordering::Equal => say::boards_drawn(&victory_points(points)),
    }
}

/// How many points it takes for one victory point more; nothing at 20.
#[must_use]
pub fn to_next_point(table: &VictoryPoints, total: i32) -> Option<String> {
    // Cut points lie on both sides of zero. The difference has to be above one of those above zero, and not below one of the others.
    let cuts = table.cuts();
    let below = cuts.iter().rev().map(|cut| -cut);
    let above = cuts.iter().map(|cut| cut + 1);
    let next = below.chain(above).find(|&next| next > total)?;
    Some(say::to_next_point(usize::try_from(next.saturating_sub(total)).ok()?))
}

/// Who sends which boards.
#[must_use]
pub fn boards_sender(sender: Option<&Sender>) -> String {
    sender.map_or_else(|| crate::words::common::somebody().to_owned(), sender_name)
}

/// What the library says of a board.
#[must_use]
pub fn board_origin(one: BoardTry) -> String {
    let board = usize::from(one.playing.board);
    match one.playing.way {
        Way::First => say::board_origin(board),
        Way::Second => say::board_origin_again(board),
    }
}

/// Which playing of a match.
#[must_use]
pub fn board_number(Playing { board, way }: Playing) -> String {
    match way {
        Way::First => say::board_number(usize::from(board)),
        Way::Second => say::board_number_again(usize::from(board)),
    }
}

/// The figures of all matches.
#[must_use]
pub fn duplicate_figures(figures: &DuplicateFigures) -> Vec<(&'static str, String)> {
    // The points of a board fit: the casts saturate.
    let difference = signed(figures.difference.round() as i32);
    let difference = match figures.within {
        Some(within) => say::difference_interval(&difference, within.round() as i32),
        None => difference,
    };
    let [won, drawn, lost] = figures.won_drawn_lost;
    let tenths = Number::decimal((figures.victory_points * 10.0).round() as i64, 1);
    vec![
        (say::matches_played(), say::won_drawn_lost(won, drawn, lost)),
        (say::mean_victory_points(), say::points_of_twenty(tenths)),
        (say::boards_compared(), super::number(i32::try_from(figures.boards).unwrap_or(i32::MAX))),
        (say::mean_difference(), difference),
    ]
}
