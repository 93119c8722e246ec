//! The page of the statistics, and achievements.

use super::match_review::{AS_GOOD, win_chance, win_loss, within_errors};
use super::{level, list, number, plural};
use crate::features::statistics::{
    Achievement, FactsProgress, HandTally, Opponents, Overview, ReviewFacts, Reviewed, Role, Streaks, WinRate,
    WithPlayer,
};

/// A quotient with one decimal, rounded.
fn tenths(sum: i64, count: u32) -> String {
    let count = i64::from(count.max(1));
    let tenths = (sum.saturating_mul(20) + count * sum.signum()) / (2 * count);
    let sign = if tenths < 0 { "−" } else { "" };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// A quotient, rounded.
fn mean(sum: i64, count: u32) -> String {
    let count = i64::from(count.max(1));
    let mean = (sum.saturating_mul(2) + count * sum.signum()) / (2 * count);
    number(i32::try_from(mean).unwrap_or(if mean < 0 { i32::MIN } else { i32::MAX }))
}

/// A share in whole per cent. It is between 0 and 1, so that it fits.
fn percent(share: f64) -> u32 {
    (share * 100.0 + 0.5) as u32
}

/// How much is counted.
#[must_use]
pub fn statistics_note(overview: &Overview) -> String {
    if overview.is_empty() {
        return String::new();
    }
    let hands = plural(overview.tally.hands as usize, "hand");
    let games = plural(overview.rate.finished as usize, "finished game");
    format!("{hands} and {games} on this device. Practice and games from files do not count.")
}

/// How far the counting is, while it goes on.
#[must_use]
pub fn facts_progress(progress: FactsProgress) -> String {
    match progress {
        FactsProgress::Unread => "Reading your games…".to_owned(),
        FactsProgress::Games { .. } => "Counting your games…".to_owned(),
        FactsProgress::Done => String::new(),
    }
}

/// How many games are still to be counted.
#[must_use]
pub fn games_left(left: usize) -> String {
    format!("{} to go", plural(left, "game"))
}

/// Whom the games were played against.
#[must_use]
pub fn opponents(opponents: Opponents) -> String {
    match opponents {
        Opponents::Level(bots) => level(bots).0.to_owned(),
        Opponents::Mixed => "Several levels".to_owned(),
        Opponents::People => "People".to_owned(),
    }
}

/// With or against whom the games were played.
#[must_use]
pub fn with_player(player: &WithPlayer) -> String {
    match player.role {
        Role::Partner => format!("With {}", player.name),
        Role::Opponent => format!("Against {}", player.name),
    }
}

/// How many games were won, of how many.
#[must_use]
pub fn won_of(rate: WinRate) -> String {
    format!("{} of {}", rate.won, rate.finished)
}

/// The share of games won; empty without games.
#[must_use]
pub fn win_share(rate: WinRate) -> String {
    rate.share().map_or_else(String::new, |share| format!("{} %", percent(share.share)))
}

/// Wilson's 95 % interval of the share; empty while there are few games.
#[must_use]
pub fn win_interval(rate: WinRate) -> String {
    rate.share()
        .filter(|_| rate.says_something())
        .map_or_else(String::new, |share| format!("{}–{} %", percent(share.low), percent(share.high)))
}

/// The figures of a hand: their names and values.
#[must_use]
pub fn hand_figures(tally: &HandTally) -> Vec<(&'static str, String)> {
    let hands = tally.hands;
    let of = |count: u32, all: u32| {
        let share = f64::from(count) / f64::from(all.max(1));
        format!("{} % ({count} of {all})", percent(share))
    };
    let mut figures = vec![
        ("Your points a hand", mean(tally.points, hands)),
        ("Their points a hand", mean(tally.other_points, hands)),
        ("Natural canastas a hand", tenths(i64::from(tally.natural), hands)),
        ("Mixed canastas a hand", tenths(i64::from(tally.mixed), hands)),
        ("Your side went out", of(tally.out, hands)),
        ("Concealed, of these", of(tally.concealed, tally.out)),
        ("They went out", of(tally.other_out, hands)),
        ("Your side opened", of(tally.openings, hands)),
    ];
    if tally.openings > 0 {
        figures.push(("Opened in round", tenths(i64::from(tally.opening_rounds), tally.openings)));
        figures.push(("Points of an opening", mean(tally.opening_points, tally.openings)));
    }
    figures.push(("Piles taken a hand", tenths(i64::from(tally.piles), hands)));
    if tally.piles > 0 {
        figures.push(("Cards of a pile", tenths(i64::from(tally.pile_cards), tally.piles)));
        figures.push(("Largest pile", plural(tally.largest_pile as usize, "card")));
    }
    figures
}

/// Games won or lost one after another.
#[must_use]
pub fn streaks(streaks: &Streaks) -> Vec<(&'static str, String)> {
    let now = match streaks.last {
        Some((games, true)) => format!("{} won", number(i32::try_from(games).unwrap_or(i32::MAX))),
        Some((games, false)) => format!("{} lost", number(i32::try_from(games).unwrap_or(i32::MAX))),
        None => return Vec::new(),
    };
    vec![("Now", now), ("Most won in a row", streaks.won.to_string()), ("Most lost in a row", streaks.lost.to_string())]
}

/// The points of a listed hand.
#[must_use]
pub fn marked_points(points: i32) -> String {
    number(points)
}

/// The number of a listed hand, from 0.
#[must_use]
pub fn marked_hand(hand: usize) -> String {
    format!("Hand {}", hand.saturating_add(1))
}

/// The games of a point of a course.
#[must_use]
pub fn course_games(first: usize, last: usize) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// The mean points a hand at a point of the course: the own ones and the others'.
#[must_use]
pub fn course_points(tally: &HandTally) -> [String; 2] {
    [tally.points, tally.other_points].map(|points| mean(points, tally.hands))
}

/// The lowest and the highest points of the picture.
#[must_use]
pub fn course_range(low: i64, high: i64) -> String {
    format!("From {} to {} points", mean(low, 1), mean(high, 1))
}

/// The lowest and the highest share of a picture, in thousandths of a percent.
#[must_use]
pub fn share_range(low: i64, high: i64) -> String {
    let [low, high] = [low, high].map(|share| win_chance(share as f64 / 100_000.0));
    format!("From {low} to {high}")
}

/// How many games have a stored review, which alone count.
#[must_use]
pub fn reviewed_note(reviewed: &Reviewed) -> String {
    let games = match reviewed.games {
        0 => {
            return "No game is reviewed yet. Look back at a game and choose “Review”. It counts here from then on."
                .to_owned();
        }
        1 => "One game is reviewed".to_owned(),
        games => format!("{games} games are reviewed"),
    };
    let decisions = plural(reviewed.tally.decisions as usize, "decision");
    format!("{games}, with {decisions} of yours. Only reviewed games count here.")
}

/// The error rate, its interval of two standard errors, and the luck a hand.
#[must_use]
pub fn reviewed_figures(tally: &ReviewFacts) -> [String; 3] {
    let none = || "–".to_owned();
    let rate = tally.error_rate();
    let interval = rate.filter(|rate| rate.standard_error.is_finite());
    [
        rate.map_or_else(none, |rate| match rate.mean < 0.0 {
            true => format!("0 ({AS_GOOD})"),
            false => win_chance(rate.mean / 1000.0),
        }),
        interval.map_or_else(none, |rate| within_errors(rate.standard_error / 1000.0)),
        tally.luck().map_or_else(none, |luck| win_loss(-luck)),
    ]
}

/// An achievement: its name, and how it is got.
#[must_use]
pub const fn achievement(achievement: Achievement) -> (&'static str, &'static str) {
    match achievement {
        Achievement::Natural => ("Pure", "Make a natural canasta"),
        Achievement::QuickOpening => ("Off the mark", "Open in the first round of a hand"),
        Achievement::Victory => ("Winner", "Win a match"),
        Achievement::BigPile => ("Two hands full", "Take a pile of 20 cards or more"),
        Achievement::TwoNaturals => ("Twice pure", "Make two natural canastas in a hand"),
        Achievement::RedThrees => ("All of them", "Lay out all red threes, and have them count for you"),
        Achievement::Concealed => ("Out of nowhere", "Go out concealed"),
        Achievement::BigHand => ("Big hand", "Score 2,000 points in a hand"),
        Achievement::FiveCanastas => ("High five", "Make five canastas in a hand"),
        Achievement::Shutout => ("Shutout", "Go out before the others have opened"),
        Achievement::Comeback => ("Comeback", "Win a match after you were 1,500 points behind"),
        Achievement::BeatMaster => ("Giant killer", "Win a match against Master"),
    }
}

/// How many achievements there are.
#[must_use]
pub fn achieved_of(achieved: usize, all: usize) -> String {
    format!("{achieved} of {all}")
}

/// The line about what was achieved in a hand.
#[must_use]
pub fn achieved_now(all: &[Achievement]) -> String {
    let names: Vec<String> = all.iter().map(|one| format!("“{}”", achievement(*one).0)).collect();
    let word = if all.len() == 1 { "New achievement" } else { "New achievements" };
    format!("{word}: {}.", list(&names))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_rounded_half_away_from_zero() {
        assert_eq!(
            [(7, 2), (-7, 2), (10, 3), (0, 0), (-1, 100)].map(|(sum, n)| tenths(sum, n)),
            ["3.5", "−3.5", "3.3", "0.0", "0.0"]
        );
        assert_eq!([(7, 2), (-7, 2), (10, 3), (0, 0)].map(|(sum, n)| mean(sum, n)), ["4", "−4", "3", "0"]);
        assert_eq!([0.0, 0.005, 0.494, 1.0].map(percent), [0, 1, 49, 100]);
    }
}
