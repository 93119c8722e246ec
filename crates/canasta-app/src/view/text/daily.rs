//! Today's deal: its games, what they came to, and the text that is sent.

use super::{number, preset, signed};
use crate::features::daily::{AgainstPar, DayPicture, DayRefusal, DayResult, Stand};
use crate::session::{Day, DayTry, Level};
use crate::words::{self, daily as say};
use canasta::daily::{DailyDeal, DailyGame, Par};

/// The kind of a game of a day.
#[must_use]
pub fn daily_game(game: DailyGame) -> &'static str {
    match game {
        DailyGame::TwoPlayers => say::day_two(),
        DailyGame::FourPlayers => say::day_four(),
        DailyGame::Further => say::day_further(),
    }
}

/// A game of a day with the name of its rules.
#[must_use]
pub fn daily_deal(deal: DailyDeal) -> String {
    say::day_deal(daily_game(deal.game()), preset(deal.preset()))
}

/// What the library says of a try.
#[must_use]
pub fn day_origin(one: DayTry) -> String {
    match one.number {
        0 | 1 => say::day_origin(&one.deal.date().to_string()),
        number => say::day_origin_again(&one.deal.date().to_string(), number),
    }
}

/// What is wrong with a link to the deal of a day.
#[must_use]
pub fn day_refusal(why: DayRefusal) -> &'static str {
    match why {
        DayRefusal::Date => say::day_link_date(),
        DayRefusal::Game => say::day_link_game(),
    }
}

/// The bots of a first try by the name in its result.
#[must_use]
pub fn day_bots(name: &str) -> String {
    if name == Level::THUMB.name() { say::day_bots_thumb().to_owned() } else { say::day_bots_of_day(name) }
}

/// Points, rounded.
fn rounded(points: f64) -> i32 {
    // The points of a hand fit: the cast saturates.
    points.round() as i32
}

/// Par with its interval.
#[must_use]
pub fn par_with_interval(par: Par) -> String {
    say::day_interval(&signed(rounded(par.mean)), rounded(par.within))
}

/// Par as one number.
#[must_use]
pub fn par_short(par: Par) -> String {
    signed(rounded(par.mean))
}

/// The lead less par.
#[must_use]
pub fn above_par(lead: i32, par: Par) -> String {
    signed(lead.saturating_sub(rounded(par.mean)))
}

/// How a deal went, in a line: the lead, and par once it is known.
#[must_use]
pub fn day_result_line(result: &DayResult, par: Option<Par>) -> String {
    match par {
        Some(par) => say::day_lead_and_par(&signed(result.lead), &par_short(par)),
        None => say::day_lead_only(&signed(result.lead)),
    }
}

/// The mean against par.
#[must_use]
pub fn against_par(mean: &AgainstPar) -> String {
    let points = signed(rounded(mean.mean));
    mean.within.map_or_else(|| points.clone(), |within| say::day_interval(&points, rounded(within)))
}

/// The squares of the course.
#[must_use]
pub fn course_squares(course: &[Stand]) -> String {
    course.iter().map(|stand| stand.square()).collect()
}

/// What the squares say, for who does not see them.
#[must_use]
pub fn course_in_words(course: &[Stand]) -> String {
    let count = |one: Stand| course.iter().filter(|&&stand| stand == one).count();
    say::day_course(count(Stand::Ahead), count(Stand::Level), count(Stand::Behind))
}

/// How far par is.
#[must_use]
pub fn par_underway(done: usize) -> String {
    say::day_par_underway(done, Par::PLAYINGS)
}

/// What is sent of a result: no card is in it.
#[must_use]
pub fn day_to_send(deal: DailyDeal, result: &DayResult, par: Option<Par>) -> String {
    let title = say::day_sent_title(words::common::game(), &deal.date().to_string(), daily_game(deal.game()));
    let points = match par {
        Some(par) => say::day_sent_with_par(&number(result.own), &signed(result.lead), &par_with_interval(par)),
        None => say::day_sent(&number(result.own), &signed(result.lead)),
    };
    let squares = course_squares(&result.course);
    [title, points, squares].into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The picture of what a first try came to, with par once it is known, and the fragment of the address that opens the deal.
#[must_use]
pub fn day_picture(deal: DailyDeal, result: &DayResult, par: Option<Par>, fragment: String) -> DayPicture {
    let mut figures = vec![(say::day_own_points(), number(result.own))];
    if let Some(par) = par {
        figures.push((say::day_par(), par_with_interval(par)));
        figures.push((say::day_above_par(), above_par(result.lead, par)));
    }
    DayPicture {
        file: format!("canasta-{deal}.png"),
        title: format!("{} · {}", words::common::game(), words::first_page::todays_deal()),
        kind: daily_deal(deal),
        day: Day::new(deal.date().number()),
        lead: signed(result.lead),
        lead_note: say::day_lead_note(),
        figures,
        course: result.course.clone(),
        fragment,
    }
}
