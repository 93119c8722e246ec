//! The figures of each game as a table for other programs: comma-separated values as in RFC 4180.

use super::overview::Counted;
use crate::session::day::Day;
use crate::session::level::Player;
use crate::words;
use std::fmt::Write as _;

/// The name of the file.
pub const STATISTICS_FILE: &str = "canasta-statistics.csv";

/// A field. Spreadsheets would carry out a text that begins like a formula, so that a name gets an apostrophe before it.
fn field(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

/// A number with one decimal. To write a number with a fraction would add code to the page.
fn tenths(value: f64) -> String {
    let tenths = (10.0 * value).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

/// The table of these games and the days on which each was stored last where the person is, a line each after the names of the columns.
/// People read the names and the results, so those are in their language.
pub(super) fn statistics_csv<'a>(games: impl IntoIterator<Item = (Counted<'a>, Day)>) -> String {
    let mut text = words::statistics::statistics_file_columns().to_owned();
    text += "\r\n";
    for ((game, facts), day) in games {
        let players: Vec<String> = game
            .players
            .iter()
            .map(|place| match place.player {
                Player::Bot(level) => format!("{} ({})", place.name, level.name()),
                Player::Person | Player::Friend => place.name.to_string(),
            })
            .collect();
        let result = words::statistics::statistics_file_result(game.state);
        let target = game.target.map(|target| target.to_string()).unwrap_or_default();
        let [own, other] = game.totals;
        let marked =
            |hand: Option<super::facts::MarkedHand>| hand.map(|hand| hand.points.to_string()).unwrap_or_default();
        let t = &facts.tally;
        let date = if game.changed.is_known() { day.to_string() } else { String::new() };
        let players = field(&players.join("; "));
        let (preset, changed) = (game.preset.name(), game.rules_changed);
        // Writing to a string cannot fail.
        let _ = write!(text, "{date},{preset},{changed},{target},{players},{result},{own},{other},{},", t.hands);
        let _ = write!(text, "{},{},{},{},{},", t.points, t.other_points, t.natural, t.mixed, t.out);
        let _ = write!(text, "{},{},{},{},", t.concealed, t.other_out, t.openings, t.opening_rounds);
        let _ = write!(text, "{},{},{},{},", t.opening_points, t.piles, t.pile_cards, t.largest_pile);
        let _ = write!(text, "{},{},", marked(facts.best), marked(facts.worst));
        let review = facts.review.unwrap_or_default();
        // Both in thousandths of the probability to win the match.
        let errors = review.error_rate().map(|rate| tenths(rate.mean)).unwrap_or_default();
        let luck = review.luck().map(|luck| tenths(1000.0 * luck)).unwrap_or_default();
        let _ = write!(text, "{},{},{errors},{luck}\r\n", review.hands, review.decisions);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::library::GameState;
    use crate::words::Locale;
    use std::collections::BTreeSet;

    #[test]
    fn numbers_have_one_decimal() {
        assert_eq!([25.44, -0.06, -12.0, 0.0].map(tenths), ["25.4", "-0.1", "-12.0", "0.0"]);
    }

    #[test]
    fn every_language_names_every_column() {
        for locale in Locale::ALL {
            words::speak_built(locale);
            let names: BTreeSet<&str> = words::statistics::statistics_file_columns().split(',').collect();
            assert_eq!(names.len(), 28, "{locale:?}: {names:?}");
            assert!(names.iter().all(|name| !name.is_empty() && field(name) == *name), "{locale:?}: {names:?}");
            for state in [GameState::Begun, GameState::Won, GameState::Lost] {
                let result = words::statistics::statistics_file_result(state);
                assert_eq!(field(&result), result, "{locale:?}");
            }
        }
    }

    #[test]
    fn names_stay_one_field_and_are_no_formulas() {
        assert_eq!(field("Ada"), "Ada");
        assert_eq!(field("Ada, \"the\" Great"), "\"Ada, \"\"the\"\" Great\"");
        assert_eq!(field("=SUM(A1)"), "'=SUM(A1)");
        assert_eq!(field("-1,5"), "\"'-1,5\"");
    }
}
