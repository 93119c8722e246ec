//! The chance to win a match for one who sees all hands.

use super::paired_trial::{Estimate, Sums};
use super::playout::Playout;
use super::win_model::WinModel;
use crate::bots::heuristic::PolicyParameters;
use crate::bots::style::Style;
use crate::rules::{Players, Seed, Side, State, generator};

/// The probability that this side wins the match, with all hands known and the stock in random orders: the mean over playouts of
/// the rollout policy. With the same seed it is the same on every machine.
///
/// After the last hand of a match it is 1 or 0.
#[must_use]
pub fn open_chance(state: &State, side: Side, playouts: u32, seed: Seed) -> Estimate {
    if let Some(sheet) = state.score() {
        let totals = sheet.totals();
        let win = match sheet.game_end(state.rules(), state.hand_number()) {
            Some(end) => f64::from(u8::from(end.winner == side)),
            None => WinModel::for_rules(state.rules()).chance(state.rules(), &totals, side, state.hand_number()),
        };
        return Estimate { mean: win, standard_error: 0.0 };
    }
    let playout = Playout {
        side,
        win_model: WinModel::for_rules(state.rules()),
        style: Style::Balanced,
        policies: [*PolicyParameters::STANDARD.get(state.rules().players); Players::MOST],
    };
    let mut rng = generator(seed);
    let mut sums = Sums::default();
    for _ in 0..playouts {
        if let Some(outcome) = playout.run(&[], &state.with_reshuffled_stock(&mut rng)) {
            sums.add(outcome.win_probability);
        }
    }
    sums.estimate()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::RolloutBot;
    use crate::rules::{BySide, Deck, Preset, Seat, seed_from_number};

    #[test]
    fn the_chances_of_both_sides_add_up_to_certainty() {
        let quick = Preset::ALL
            .into_iter()
            .filter(|preset| preset.rules().fits_rules_of_thumb() && preset.rules().sides().scores() == 2);
        for (number, preset) in (0..).zip(quick) {
            let deck = Deck::shuffled(&mut generator(seed_from_number(number)));
            let mut state = State::deal(preset.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
            for _ in 0..2 {
                let [even, odd] = [Side::FIRST, Side::SECOND].map(|side| open_chance(&state, side, 300, [4; 32]));
                assert!((even.mean + odd.mean - 1.0).abs() < 1e-9, "{preset}: {even:?} {odd:?}");
                assert!((0.0..=1.0).contains(&even.mean));
                RolloutBot::play_out(&mut state);
            }
        }
    }

    /// A second estimate with other orders of the stock is within the noise that the first one tells.
    #[test]
    fn an_open_chance_tells_its_noise() {
        let rules = Preset::ClassicTwo.rules();
        let mut close = 0;
        for number in 0..40 {
            let deck = Deck::shuffled(&mut generator(seed_from_number(number)));
            let state = State::deal(rules, Seat::FIRST, BySide::from([1500, 2000]), &deck);
            let [one, other] = [1, 2].map(|seed| open_chance(&state, Side::FIRST, 200, [seed; 32]));
            assert_ne!(one, other);
            close += u32::from((one.mean - other.mean).abs() < 2.0 * one.standard_error.hypot(other.standard_error));
        }
        assert!((33..40).contains(&close), "{close} of 40 within two standard errors");
    }

    #[test]
    fn a_match_that_is_over_is_certain() {
        let rules = Preset::ClassicTwo.rules();
        let deck = Deck::shuffled(&mut generator([1; 32]));
        let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 20_000]), &deck);
        assert!(open_chance(&state, Side::SECOND, 10, [1; 32]).mean > 0.9);
        RolloutBot::play_out(&mut state);
        let certain = |mean| Estimate { mean, standard_error: 0.0 };
        assert_eq!(open_chance(&state, Side::FIRST, 10, [1; 32]), certain(0.0));
        assert_eq!(open_chance(&state, Side::SECOND, 10, [1; 32]), certain(1.0));
    }
}
