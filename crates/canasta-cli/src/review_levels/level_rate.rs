//! The error rate of a level.

use super::match_review::MatchReview;
use canasta::analysis::MistakeClass;
use canasta::analysis::student_t;
use serde::Serialize;

/// The error rate of a level over matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LevelRate {
    /// The level.
    pub level: String,
    /// The number of matches.
    pub matches: usize,
    /// The number of hands.
    pub hands: usize,
    /// The number of decisions that were reviewed.
    pub decisions: usize,
    /// The mean loss, in thousandths of the probability to win the match.
    pub rate: f64,
    /// Half the width of its 95 % interval; `None` for fewer than two matches.
    pub plus_minus: Option<f64>,
    /// The share of the decisions in each class, in the order of [`MistakeClass::ALL`].
    pub classes: [f64; MistakeClass::ALL.len()],
}

impl LevelRate {
    /// The rate over matches of one level; `None` without decisions.
    ///
    /// The interval is that of a ratio of sums, with Student's t over the matches: decisions of one match share its cards, so
    /// they are not independent (W. G. Cochran, *Sampling Techniques*, 3rd edition 1977, section 6.4).
    #[must_use]
    pub fn new(level: &str, matches: &[&MatchReview]) -> Option<LevelRate> {
        let counts = |one: &MatchReview| one.losses.len();
        let sum = |one: &MatchReview| one.losses.iter().map(|loss| loss.0).sum::<f64>();
        let decisions: usize = matches.iter().map(|one| counts(one)).sum();
        if decisions == 0 {
            return None;
        }
        // Counts are far too small to lose digits as doubles.
        let (n, k) = (decisions as f64, matches.len() as f64);
        let rate = matches.iter().map(|one| sum(one)).sum::<f64>() / n;
        let squares: f64 = matches.iter().map(|one| (sum(one) - rate * counts(one) as f64).powi(2)).sum();
        let plus_minus = (matches.len() > 1)
            .then(|| 1000.0 * student_t(matches.len() as u64 - 1) * (squares * k / (k - 1.0)).sqrt() / n);
        let losses = || matches.iter().flat_map(|one| &one.losses);
        let classes =
            MistakeClass::ALL.map(|class| losses().filter(|loss| loss.class() == Some(class)).count() as f64 / n);
        let hands = matches.iter().map(|one| one.hands).sum();
        let level = level.to_owned();
        Some(LevelRate { level, matches: matches.len(), hands, decisions, rate: 1000.0 * rate, plus_minus, classes })
    }
}

/// The table as Markdown.
#[must_use]
pub fn table(rates: &[LevelRate]) -> String {
    let mut text = String::from(
        "| level | error rate | matches | hands | decisions | inaccuracies | mistakes | blunders |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for rate in rates {
        let plus_minus = rate.plus_minus.map(|half| format!(" ± {half:.2}")).unwrap_or_default();
        let [inaccuracies, mistakes, blunders] = rate.classes.map(|share| format!("{:.2} %", 100.0 * share));
        let LevelRate { level, matches, hands, decisions, rate, .. } = rate;
        text += &format!(
            "| {level} | {rate:.2}{plus_minus} | {matches} | {hands} | {decisions} | {inaccuracies} | {mistakes} | \
             {blunders} |\n"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review_levels::match_review::Loss;

    fn a_match(losses: &[f64]) -> MatchReview {
        let losses: Vec<Loss> = losses.iter().map(|&loss| Loss(loss, 0.001)).collect();
        MatchReview { level: "club".to_owned(), number: 0, hands: 1, unforced: losses.len(), losses }
    }

    #[test]
    fn the_rate_is_the_mean_loss_of_a_decision() {
        let (one, other) = (a_match(&[0.0, 0.06, 0.0]), a_match(&[0.12]));
        let rate = LevelRate::new("club", &[&one, &other]).unwrap();
        assert!((rate.rate - 45.0).abs() < 1e-9 && rate.decisions == 4);
        assert_eq!(rate.classes, [0.0, 0.25, 0.25]);
        // Residuals ±0.075: √(2 · 0.075² · 2) · 12.7062 / 4
        assert!((rate.plus_minus.unwrap() - 1000.0 * 0.15 * 12.7062 / 4.0).abs() < 0.01);
        assert_eq!(LevelRate::new("club", &[&one]).unwrap().plus_minus, None);
        assert_eq!(LevelRate::new("club", &[&a_match(&[])]), None);
    }

    /// Equal matches leave no doubt, however their decisions differ.
    #[test]
    fn the_interval_is_that_of_matches() {
        let one = a_match(&[0.0, 0.06, 0.0]);
        assert!(LevelRate::new("club", &[&one, &one, &one]).unwrap().plus_minus.unwrap() < 1e-9);
        assert!(
            table(&[LevelRate::new("club", &[&one, &one]).unwrap()]).contains("| club | 20.00 ± 0.00 | 2 | 2 | 6 |")
        );
    }
}
