//! The page of the statistics, and achievements.

use super::match_review::{win_chance, win_loss, within_errors};
use super::{level, list, number, shown_name};
use crate::features::statistics::{
    Achievement, FactsProgress, HandTally, Opponents, Overview, ReviewFacts, Reviewed, Role, Streaks, WinRate,
    WithPlayer,
};
use crate::words::{self, Number, statistics as say};

/// A quotient with one decimal, rounded.
fn tenths(sum: i64, count: u32) -> String {
    let count = i64::from(count.max(1));
    words::number(Number::decimal((sum.saturating_mul(20) + count * sum.signum()) / (2 * count), 1))
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
    let counted = say::statistics_note(overview.tally.hands, overview.rate.finished);
    format!("{counted} {}", say::statistics_do_not_count())
}

/// How far the counting is, while it goes on.
#[must_use]
pub fn facts_progress(progress: FactsProgress) -> String {
    match progress {
        FactsProgress::Unread => say::reading_games().to_owned(),
        FactsProgress::Games { .. } => say::counting_games().to_owned(),
        FactsProgress::Done => String::new(),
    }
}

/// How many games are still to be counted.
#[must_use]
pub fn games_left(left: usize) -> String {
    say::games_left(left)
}

/// Whom the games were played against.
#[must_use]
pub fn opponents(opponents: Opponents) -> String {
    match opponents {
        Opponents::Level(bots) => level(bots).to_owned(),
        Opponents::Mixed => say::several_levels().to_owned(),
        Opponents::People => say::against_people().to_owned(),
    }
}

/// With or against whom the games were played.
#[must_use]
pub fn with_player(player: &WithPlayer) -> String {
    match player.role {
        Role::Partner => say::with_player(&shown_name(&player.name)),
        Role::Opponent => say::against_player(&shown_name(&player.name)),
    }
}

/// How many games were won, of how many.
#[must_use]
pub fn won_of(rate: WinRate) -> String {
    say::count_of(rate.won, rate.finished)
}

/// The share of games won; empty without games.
#[must_use]
pub fn win_share(rate: WinRate) -> String {
    rate.share().map_or_else(String::new, |share| say::percent(percent(share.share)))
}

/// Wilson's 95 % interval of the share; empty while there are few games.
#[must_use]
pub fn win_interval(rate: WinRate) -> String {
    rate.share()
        .filter(|_| rate.says_something())
        .map_or_else(String::new, |share| say::percent_range(percent(share.low), percent(share.high)))
}

/// The figures of a hand: their names and values.
#[must_use]
pub fn hand_figures(tally: &HandTally) -> Vec<(&'static str, String)> {
    let hands = tally.hands;
    let of = |count: u32, all: u32| {
        let share = f64::from(count) / f64::from(all.max(1));
        say::percent_of(percent(share), count, all)
    };
    let mut figures = vec![
        (say::figure_your_points(), mean(tally.points, hands)),
        (say::figure_their_points(), mean(tally.other_points, hands)),
        (say::figure_natural(), tenths(i64::from(tally.natural), hands)),
        (say::figure_mixed(), tenths(i64::from(tally.mixed), hands)),
        (say::figure_out(), of(tally.out, hands)),
        (say::figure_concealed(), of(tally.concealed, tally.out)),
        (say::figure_they_out(), of(tally.other_out, hands)),
        (say::figure_opened(), of(tally.openings, hands)),
    ];
    if tally.openings > 0 {
        figures.push((say::figure_opening_round(), tenths(i64::from(tally.opening_rounds), tally.openings)));
        figures.push((say::figure_opening_points(), mean(tally.opening_points, tally.openings)));
    }
    figures.push((say::figure_piles(), tenths(i64::from(tally.piles), hands)));
    if tally.piles > 0 {
        figures.push((say::figure_pile_cards(), tenths(i64::from(tally.pile_cards), tally.piles)));
        figures.push((say::figure_largest_pile(), words::cards::cards_count(tally.largest_pile, words::Case::Nom)));
    }
    figures
}

/// Games won or lost one after another.
#[must_use]
pub fn streaks(streaks: &Streaks) -> Vec<(&'static str, String)> {
    let now = match streaks.last {
        Some((games, true)) => say::games_won_now(games),
        Some((games, false)) => say::games_lost_now(games),
        None => return Vec::new(),
    };
    vec![
        (say::streak_now(), now),
        (say::streak_won(), streaks.won.to_string()),
        (say::streak_lost(), streaks.lost.to_string()),
    ]
}

/// The points of a listed hand.
#[must_use]
pub fn marked_points(points: i32) -> String {
    number(points)
}

/// The number of a listed hand, from 0.
#[must_use]
pub fn marked_hand(hand: usize) -> String {
    words::look_back::hand_number(hand.saturating_add(1))
}

/// The button that shows a listed hand, for screen readers.
#[must_use]
pub fn look_back_at(points: i32, hand: usize) -> String {
    words::statistics::points_look_back(points, hand.saturating_add(1))
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
    say::course_range(&mean(low, 1), &mean(high, 1))
}

/// The lowest and the highest share of a picture, in thousandths of a percent.
#[must_use]
pub fn share_range(low: i64, high: i64) -> String {
    let [low, high] = [low, high].map(|share| win_chance(share as f64 / 100_000.0));
    say::share_range(&low, &high)
}

/// How many games have a stored review, which alone count.
#[must_use]
pub fn reviewed_note(reviewed: &Reviewed) -> String {
    match reviewed.games {
        0 => say::no_game_reviewed().to_owned(),
        games => format!("{} {}", say::games_reviewed(games, reviewed.tally.decisions), say::only_reviewed_count()),
    }
}

/// The error rate, its interval of two standard errors, and the luck a hand.
#[must_use]
pub fn reviewed_figures(tally: &ReviewFacts) -> [String; 3] {
    let none = || "–".to_owned();
    let rate = tally.error_rate();
    let interval = rate.filter(|rate| rate.standard_error.is_finite());
    [
        rate.map_or_else(none, |rate| match rate.mean < 0.0 {
            true => format!("0 ({})", crate::words::review::as_good_as_search()),
            false => win_chance(rate.mean / 1000.0),
        }),
        interval.map_or_else(none, |rate| within_errors(rate.standard_error / 1000.0)),
        tally.luck().map_or_else(none, |luck| win_loss(-luck)),
    ]
}

/// An achievement: its name, and how it is got.
#[must_use]
pub fn achievement(achievement: Achievement) -> (&'static str, &'static str) {
    use words::statistics::*;
    match achievement {
        Achievement::Natural => (achievement_natural(), achievement_natural_how()),
        Achievement::QuickOpening => (achievement_quick_opening(), achievement_quick_opening_how()),
        Achievement::Victory => (achievement_victory(), achievement_victory_how()),
        Achievement::BigPile => (achievement_big_pile(), achievement_big_pile_how()),
        Achievement::TwoNaturals => (achievement_two_naturals(), achievement_two_naturals_how()),
        Achievement::RedThrees => (achievement_red_threes(), achievement_red_threes_how()),
        Achievement::Concealed => (achievement_concealed(), achievement_concealed_how()),
        Achievement::BigHand => (achievement_big_hand(), achievement_big_hand_how()),
        Achievement::FiveCanastas => (achievement_five_canastas(), achievement_five_canastas_how()),
        Achievement::Shutout => (achievement_shutout(), achievement_shutout_how()),
        Achievement::Comeback => (achievement_comeback(), achievement_comeback_how()),
        Achievement::BeatMaster => (achievement_beat_master(), achievement_beat_master_how()),
    }
}

/// How many achievements there are.
#[must_use]
pub fn achieved_of(achieved: usize, all: usize) -> String {
    say::count_of(achieved, all)
}

/// The line about what was achieved in a hand.
#[must_use]
pub fn achieved_now(all: &[Achievement]) -> String {
    let names: Vec<String> = all.iter().map(|one| say::achievement_quoted(achievement(*one).0)).collect();
    say::achieved_now(all.len(), &|_| list(&names))
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
