//! The courses over time: each as a picture, and as a table.

use crate::features::statistics::{CoursePoint, HandTally, ReviewFacts, Reviewed};
use crate::view::node::{
    Element, caption, dd, details, div, dl, dt, p, small, span, summary, svg, table, tbody, td, th, thead, tr,
};
use crate::view::text;
use crate::words;
use canasta::bots::Estimate;

/// The height and width of a picture.
const HEIGHT: i32 = 100;
const WIDTH: i32 = 300;

/// A picture of values over time. Zero is always in it. Its numbers are whole: to write one with a fraction would add code to the page.
struct Picture {
    low: i64,
    high: i64,
    steps: i32,
}

impl Picture {
    /// A picture that shows all these values, each line with so many points.
    fn of(values: impl Iterator<Item = i64>, points: usize) -> Picture {
        let (low, high) = values.fold((0, 1), |(low, high), value| (value.min(low), value.max(high)));
        Picture { low, high, steps: i32::try_from(points.saturating_sub(1)).unwrap_or(1).max(1) }
    }

    fn y(&self, value: i64) -> i32 {
        let from_top = (self.high - value).saturating_mul(i64::from(HEIGHT)) / (self.high - self.low).max(1);
        i32::try_from(from_top).unwrap_or(0)
    }

    fn places(&self, values: &[i64]) -> Vec<String> {
        let places = values.iter().zip(0..);
        places.map(|(&value, at)| format!("{},{}", WIDTH * at / self.steps, self.y(value))).collect()
    }

    fn line(&self, class: &str, values: &[i64]) -> Element {
        Element::new("polyline").attr("class", class).attr("points", self.places(values).join(" "))
    }

    /// The area between two lines.
    fn band(&self, lows: &[i64], highs: &[i64]) -> Element {
        let back = self.places(highs).into_iter().rev();
        let places: Vec<String> = self.places(lows).into_iter().chain(back).collect();
        Element::new("polygon").attr("class", "band").attr("points", places.join(" "))
    }

    fn draw(&self, parts: Vec<Element>) -> Element {
        let y = self.y(0);
        let zero =
            Element::new("line").attr("class", "zero").attr("x1", 0).attr("x2", WIDTH).attr("y1", y).attr("y2", y);
        svg()
            .attr("class", "course")
            .attr("viewBox", format_args!("-4 -6 {} {}", WIDTH + 8, HEIGHT + 12))
            .attr("preserveAspectRatio", "none")
            .attr("aria-hidden", "true")
            .child(zero)
            .children(parts)
    }
}

/// What the lines of a picture are, and what they span.
fn key(names: &[(&str, &str)], range: String) -> Element {
    let name = |&(class, name): &(&str, &str)| span().class(class).text(name);
    p().class("course-key").attr("aria-hidden", "true").children(names.iter().map(name)).child(small().text(range))
}

/// The numbers of a picture as a table.
fn numbers(title: &str, heads: &[&str], rows: impl Iterator<Item = (String, Vec<String>)>) -> Element {
    let head = |word: &&str| th().attr("scope", "col").text(*word);
    let row = |(name, values): (String, Vec<String>)| {
        let values = values.into_iter().map(|value| td().text(value));
        tr().child(th().attr("scope", "row").text(name)).children(values)
    };
    let numbers = table()
        .class("rates")
        .child(caption().class("sr-only").text(title))
        .child(thead().child(tr().children(heads.iter().map(head))))
        .child(tbody().children(rows.map(row)));
    details().child(summary().text(words::statistics::as_table())).child(numbers)
}

/// The points a hand over time.
pub(super) fn points_course(points: &[CoursePoint<HandTally>]) -> Vec<Element> {
    let mean = |points: i64, tally: &HandTally| points / i64::from(tally.hands.max(1));
    let own: Vec<i64> = points.iter().map(|point| mean(point.tally.points, &point.tally)).collect();
    let other: Vec<i64> = points.iter().map(|point| mean(point.tally.other_points, &point.tally)).collect();
    let picture = Picture::of(own.iter().chain(&other).copied(), points.len());
    let rows = points
        .iter()
        .map(|point| (text::course_games(point.first, point.last), text::course_points(&point.tally).into()));
    vec![
        picture.draw(vec![picture.line("they", &other), picture.line("we", &own)]),
        key(
            &[("we", words::statistics::your_points()), ("they", words::statistics::their_points())],
            text::course_range(picture.low, picture.high),
        ),
        numbers(
            words::statistics::over_time(),
            &[words::statistics::course_games(), words::statistics::your_points(), words::statistics::their_points()],
            rows,
        ),
    ]
}

/// A probability in thousandths of a percent.
fn share(probability: f64) -> i64 {
    (100_000.0 * probability).round() as i64
}

/// The error rate and the luck of reviewed games, and their courses over time.
pub(super) fn errors_and_luck(reviewed: &Reviewed) -> Vec<Element> {
    if reviewed.games == 0 {
        return Vec::new();
    }
    let fact = |name: &str, value: String| div().child(dt().text(name)).child(dd().text(value));
    let [rate, interval, luck] = text::reviewed_figures(&reviewed.tally);
    let figures = dl()
        .class("fact-list")
        .child(fact(words::common::error_rate(), format!("{rate} {interval}")))
        .child(fact(words::statistics::luck_a_hand(), luck));
    let mut all = vec![figures];
    if !reviewed.course.is_empty() {
        all.extend(pictures(&reviewed.course));
        let rows = reviewed.course.iter().map(|point| {
            let decisions = point.tally.decisions.to_string();
            let values = std::iter::once(decisions).chain(text::reviewed_figures(&point.tally)).collect();
            (text::course_games(point.first, point.last), values)
        });
        let heads = [
            words::statistics::reviewed_games(),
            words::statistics::own_decisions(),
            words::common::error_rate(),
            words::statistics::interval(),
            words::statistics::luck_a_hand(),
        ];
        all.push(numbers(words::statistics::errors_and_luck(), &heads, rows));
    }
    for note in [words::statistics::errors_note(), words::statistics::luck_note()] {
        all.push(p().class("figures-note").text(note));
    }
    all
}

/// The lower end of the interval of two standard errors, the error rate, and the upper end, as they are drawn: none below 0, because
/// nobody plays better than the best plan. The table has them as computed.
fn drawn_rate(rate: Estimate) -> [i64; 3] {
    // A single decision tells nothing of how sure it is.
    let error = if rate.standard_error.is_finite() { 2.0 * rate.standard_error } else { 0.0 };
    [rate.mean - error, rate.mean, rate.mean + error].map(|rate| share(rate / 1000.0).max(0))
}

fn pictures(course: &[CoursePoint<ReviewFacts>]) -> Vec<Element> {
    let rates: Vec<[i64; 3]> = course.iter().filter_map(|point| point.tally.error_rate()).map(drawn_rate).collect();
    let [lows, means, highs] = [0, 1, 2].map(|at| rates.iter().map(|rate| rate[at]).collect::<Vec<_>>());
    let errors = Picture::of(rates.iter().flatten().copied(), course.len());
    let gains: Vec<i64> = course.iter().filter_map(|point| point.tally.luck()).map(share).collect();
    let luck = Picture::of(gains.iter().copied(), course.len());
    vec![
        errors.draw(vec![errors.band(&lows, &highs), errors.line("we", &means)]),
        key(&[("we", words::statistics::errors_over_time())], text::share_range(errors.low, errors.high)),
        luck.draw(vec![luck.line("we", &gains)]),
        key(&[("we", words::statistics::luck_over_time())], text::share_range(luck.low, luck.high)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_error_rate_is_drawn_below_zero() {
        let drawn = |mean: f64, standard_error: f64| drawn_rate(Estimate { mean, standard_error });
        assert_eq!(drawn(10.0, 2.0), [600, 1000, 1400]);
        assert_eq!(drawn(10.0, 8.0), [0, 1000, 2600]);
        assert_eq!(drawn(-1.0, 0.25), [0, 0, 0]);
        assert_eq!(drawn(5.0, f64::INFINITY), [500; 3]);
        let picture = Picture::of(drawn(10.0, 8.0).into_iter(), 1);
        assert_eq!((picture.low, picture.y(0)), (0, HEIGHT), "zero is at the bottom");
    }
}
