//! A match between bots that follows from a seed.

use super::bot::{Bot, MAX_ACTIONS};
use crate::rules::{Action, BadRules, Deck, Game, Preset, RuleError, Rules, Seat, Seed, generator};
use rand::RngExt;
use std::fmt;

/// The most hands of a match; a longer one is stopped with an error.
const MAX_HANDS: usize = 2_000;

/// One match of a series. Its first dealer and its decks follow from the seed and the number alone, not from the players or
/// from other matches.
///
/// ```
/// use canasta::bots::{Bot, SeededMatch, HeuristicBot};
/// use canasta::rules::{Preset, seed_from_number};
/// let seeded = SeededMatch::new(Preset::Duel, seed_from_number(1), 0);
/// let (mut a, mut b) = (HeuristicBot::default(), HeuristicBot::default());
/// let game = seeded.play(&mut [&mut a, &mut b]).unwrap();
/// assert!(game.end().is_some());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SeededMatch {
    /// The preset that the record names.
    pub preset: Preset,
    /// The rules: the preset, or with fields changed.
    pub rules: Rules,
    /// The seed of the series.
    pub seed: Seed,
    /// The number of the match in the series, from 0.
    pub number: u64,
}

/// Why a match was not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum MatchError {
    /// The rules contradict each other.
    BadRules(BadRules),
    /// The number of bots differs from the number of seats.
    SeatCount {
        /// The number of seats.
        seats: usize,
        /// The number of bots.
        bots: usize,
    },
    /// A bot chose an illegal action.
    IllegalAction {
        /// The number of the hand, from 1.
        hand: usize,
        /// The seat of the bot.
        seat: Seat,
        /// The action.
        action: Action,
        /// Why it was refused.
        error: RuleError,
    },
    /// A hand did not end.
    EndlessHand {
        /// The number of the hand, from 1.
        hand: usize,
    },
    /// The match did not end: no side reached the target.
    EndlessMatch {
        /// The number of hands played.
        hands: usize,
    },
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::BadRules(bad) => bad.fmt(f),
            MatchError::SeatCount { seats, bots } => write!(f, "{bots} bots for {seats} seats"),
            MatchError::IllegalAction { hand, seat, action, error } => {
                write!(f, "hand {hand}: seat {} may not `{action}`: {error}", seat.index())
            }
            MatchError::EndlessHand { hand } => write!(f, "hand {hand} has not ended after {MAX_ACTIONS} actions"),
            MatchError::EndlessMatch { hands } => write!(f, "no side has reached the target after {hands} hands"),
        }
    }
}

impl std::error::Error for MatchError {}

impl SeededMatch {
    /// A match with the rules of a preset.
    #[must_use]
    pub const fn new(preset: Preset, seed: Seed, number: u64) -> SeededMatch {
        SeededMatch { preset, rules: preset.rules(), seed, number }
    }

    /// The random first dealer, and the decks of all hands.
    pub fn dealer_and_decks(&self) -> (Seat, impl Iterator<Item = Deck> + use<>) {
        let mut rng = generator(self.seed);
        // A random stream for each match, so that none depends on the length of the others.
        rng.set_stream(self.number);
        let dealer = rng.random_range(0..self.rules.players.count() as u32) as usize;
        let dealer = self.rules.players.seat(dealer).unwrap_or(Seat::FIRST);
        let rules = self.rules;
        (dealer, std::iter::repeat_with(move || rules.shuffled_deck(&mut rng)))
    }

    /// Plays the match to its end, with one bot for each seat.
    ///
    /// # Errors
    /// If the rules are invalid, the number of bots is wrong, a bot chooses an illegal action, or a hand or the match does not
    /// end.
    pub fn play(&self, bots: &mut [&mut dyn Bot]) -> Result<Game, MatchError> {
        self.play_at_most(MAX_HANDS, bots)
    }

    /// Plays the match to its end, but no more than so many hands.
    ///
    /// # Errors
    /// As [`SeededMatch::play`]; [`MatchError::EndlessMatch`] after the last of these hands.
    pub fn play_at_most(&self, most: usize, bots: &mut [&mut dyn Bot]) -> Result<Game, MatchError> {
        let seats = self.rules.players.count();
        if bots.len() != seats {
            return Err(MatchError::SeatCount { seats, bots: bots.len() });
        }
        let names = bots.iter().map(|bot| bot.name().to_owned()).collect();
        let mut game = Game::new(self.preset, self.rules, names).map_err(MatchError::BadRules)?;
        let (dealer, decks) = self.dealer_and_decks();
        for (hands, deck) in decks.enumerate() {
            if game.end().is_some() {
                break;
            }
            if hands == most {
                return Err(MatchError::EndlessMatch { hands });
            }
            // Dealing cannot fail: the match is between hands and not over.
            let cut = self.rules.cut_of(&deck);
            let _ = game.deal(dealer, deck, cut);
            play_hand(&mut game, hands + 1, bots)?;
        }
        Ok(game)
    }
}

fn play_hand(game: &mut Game, hand: usize, bots: &mut [&mut dyn Bot]) -> Result<(), MatchError> {
    if let Some(state) = game.state() {
        for (seat, bot) in state.rules().players.seats().zip(bots.iter_mut()) {
            bot.hand_started(&state.observe(seat));
        }
    }
    for _ in 0..MAX_ACTIONS {
        let Some(state) = game.state().filter(|state| state.ended().is_none()) else { break };
        let seat = state.to_act();
        let Some(bot) = bots.get_mut(seat.index()) else { break };
        let action = bot.act(&state.observe(seat));
        if let Err(error) = game.play(seat, &action) {
            return Err(MatchError::IllegalAction { hand, seat, action, error });
        }
        bots.iter_mut().for_each(|bot| bot.observed(seat, &action));
    }
    if game.hand_is_on() {
        return Err(MatchError::EndlessHand { hand });
    }
    if let Some(score) = game.score() {
        bots.iter_mut().for_each(|bot| bot.hand_ended(&score));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::HeuristicBot;
    use crate::rules::{Entry, Observation, ScoreSheet, Side, seed_from_number};

    /// Writes down what it is told.
    #[derive(Default)]
    struct Listening {
        inner: HeuristicBot,
        hands: usize,
        actions: Vec<(Seat, Action)>,
        totals: Vec<i32>,
    }

    impl Bot for Listening {
        fn name(&self) -> &'static str {
            "listening"
        }

        fn act(&mut self, observation: &Observation<'_>) -> Action {
            self.inner.act(observation)
        }

        fn hand_started(&mut self, observation: &Observation<'_>) {
            assert_eq!(observation.seat().index(), 1);
            assert_eq!(observation.hand().len(), usize::from(observation.rules().hand_size));
            self.hands += 1;
        }

        fn observed(&mut self, seat: Seat, action: &Action) {
            self.actions.push((seat, action.clone()));
        }

        fn hand_ended(&mut self, score: &ScoreSheet) {
            self.totals.push(score.totals()[Side::SECOND]);
        }
    }

    #[test]
    fn a_bot_is_told_of_every_hand_action_and_score() {
        let (mut other, mut told) = (HeuristicBot::default(), Listening::default());
        let game = SeededMatch::new(Preset::Duel, seed_from_number(3), 0).play(&mut [&mut other, &mut told]).unwrap();
        let hands = &game.record().hands;
        let entries = hands.iter().flat_map(|hand| &hand.entries);
        let played: Vec<(Seat, Action)> = entries
            .filter_map(|entry| match entry {
                Entry::Action(seat, action) => Some((*seat, action.clone())),
                _ => None,
            })
            .collect();
        assert_eq!(told.actions, played);
        assert_eq!((told.hands, told.totals.len()), (hands.len(), hands.len()));
        assert_eq!(told.totals.last(), Some(&game.totals()[Side::SECOND]));
    }

    #[test]
    fn a_match_that_cannot_be_played_says_why() {
        let rules = Rules { target: Some(-5), ..Preset::Duel.rules() };
        let seeded = SeededMatch { rules, ..SeededMatch::new(Preset::Duel, seed_from_number(1), 0) };
        let (mut one, mut two) = (HeuristicBot::default(), HeuristicBot::default());
        let error = seeded.play(&mut [&mut one, &mut two]).unwrap_err();
        assert_eq!(error.to_string(), "target: must be from 1 to 1000000");
    }
}
