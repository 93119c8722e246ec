//! What totals are worth: the chance to win the match with them.

use crate::bots::RolloutBot;
use crate::rules::{BySide, Deck, Rules, Seat, State, generator};
use std::cell::Cell;

/// How far hands under certain rules go: measured by playing some.
///
/// Only sums, products, quotients and square roots are used, which give the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinModel {
    /// The mean score of a side in a hand.
    mean: f64,
    /// The standard deviation of the difference of the sides' scores in a hand.
    spread: f64,
}

/// Hands that are played to measure.
const HANDS: u32 = 128;

impl WinModel {
    /// That of these rules, which is measured once: a bot is made anew for each decision of the page.
    #[must_use]
    pub fn of(rules: &Rules) -> WinModel {
        thread_local! {
            static LAST: Cell<Option<(Rules, WinModel)>> = const { Cell::new(None) };
        }
        if let Some((_, known)) = LAST.get().filter(|(of, _)| of == rules) {
            return known;
        }
        let measured = WinModel::measure(rules);
        LAST.set(Some((*rules, measured)));
        measured
    }

    /// Plays hands under the rules and measures their scores.
    fn measure(rules: &Rules) -> WinModel {
        let mut rng = generator([0x59; 32]);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..HANDS {
            let mut state = State::deal(*rules, Seat::FIRST, BySide([0, 0]), &Deck::shuffled(&mut rng));
            RolloutBot::play_out(&mut state);
            let [a, b] = state.score().map_or([0, 0], |sheet| sheet.totals().0).map(f64::from);
            sum += a + b;
            squares += (a - b) * (a - b);
        }
        let hands = f64::from(HANDS);
        WinModel { mean: (sum / (2.0 * hands)).max(50.0), spread: (squares / hands).sqrt().max(50.0) }
    }

    /// The chance to win the match with these totals after a hand, 0 to 1.
    #[must_use]
    pub fn chance(&self, rules: &Rules, own: i32, other: i32) -> f64 {
        let lead = f64::from(own.saturating_sub(other));
        let Some(target) = rules.target else {
            // One hand decides; by how much still counts a little, as it is not over before it is over.
            return 0.8 * step(lead) + 0.2 * sigmoid(lead / self.spread);
        };
        let to_go = f64::from(target.saturating_sub(own.max(other)));
        if to_go <= 0.0 && own != other {
            // Over: nothing is left but which side it was, and a trace of by how much.
            return 0.98 * step(lead) + 0.02 * sigmoid(lead / self.spread);
        }
        let hands = (to_go / self.mean).max(0.5);
        sigmoid(lead / (self.spread * hands.sqrt()))
    }
}

impl WinModel {
    /// What a point of the hand is worth with these totals before it.
    #[must_use]
    pub fn slope(&self, rules: &Rules, own: i32, other: i32) -> f64 {
        let far = 200;
        let more = self.chance(rules, own.saturating_add(far), other);
        (more - self.chance(rules, own.saturating_sub(far), other)) / f64::from(2 * far)
    }
}

fn step(lead: f64) -> f64 {
    if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    }
}

/// Near the normal distribution's, without its exponential.
fn sigmoid(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.5 + x * x).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn chances_are_even_where_totals_are_and_grow_with_the_lead() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let yardstick = WinModel::of(&rules);
            assert!((yardstick.chance(&rules, 700, 700) - 0.5).abs() < 1e-9, "{preset}");
            let mut last = 0.0;
            for own in (-2000..9000).step_by(50) {
                let chance = yardstick.chance(&rules, own, 1500);
                assert!(chance > last && chance < 1.0, "{preset}: {own}");
                assert!((yardstick.chance(&rules, 1500, own) - (1.0 - chance)).abs() < 1e-9);
                last = chance;
            }
        }
    }

    #[test]
    fn a_lead_weighs_more_the_nearer_the_end_is() {
        let rules = Preset::Classic.rules();
        let yardstick = WinModel::of(&rules);
        let near = yardstick.chance(&rules, 4800, 4400);
        assert!(near > yardstick.chance(&rules, 800, 400));
        assert!(yardstick.chance(&rules, 5000, 4990) > 0.95);
    }
}
