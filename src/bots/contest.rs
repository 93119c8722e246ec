//! A match between bots from its seed to its end.

use super::{Bot, MOST_ACTIONS};
use crate::rules::{Action, BadRules, Deck, Game, Preset, RuleError, Rules, Seat, Seed, generator};
use rand::RngExt;
use std::fmt;

/// No match of bots takes more hands than this; one that would is stopped and reported.
const MOST_HANDS: usize = 2_000;

/// One match out of a series: the same seed and number give the same dealer and the same decks everywhere, whoever
/// plays them and however long the matches before it were.
///
/// ```
/// use canasta::bots::{Bot, Contest, HeuristicBot};
/// use canasta::rules::{Preset, seed_from_number};
/// let contest = Contest::new(Preset::Duel, seed_from_number(1), 0);
/// let (mut a, mut b) = (HeuristicBot::default(), HeuristicBot::default());
/// let game = contest.play(&mut [&mut a, &mut b]).unwrap();
/// assert!(game.end().is_some());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// The preset that the record names.
    pub preset: Preset,
    /// The rules: the preset, or with fields changed.
    pub rules: Rules,
    /// The seed of the series.
    pub seed: Seed,
    /// Which match of the series, from 0.
    pub number: u64,
}

/// Why a match did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The rules cannot be.
    BadRules(BadRules),
    /// There is not one bot for each seat.
    Seats {
        /// How many seats there are.
        seats: usize,
        /// How many bots came.
        bots: usize,
    },
    /// A bot did what the rules refuse.
    Illegal {
        /// The hand, from 1.
        hand: usize,
        /// Whose bot.
        seat: Seat,
        /// What it did.
        action: Action,
        /// Why it was refused.
        error: RuleError,
    },
    /// A hand did not end.
    EndlessHand {
        /// The hand, from 1.
        hand: usize,
    },
    /// The match did not end: no side reached the target.
    EndlessGame {
        /// How many hands were played.
        hands: usize,
    },
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::BadRules(bad) => bad.fmt(f),
            Stopped::Seats { seats, bots } => write!(f, "{bots} bots for {seats} seats"),
            Stopped::Illegal { hand, seat, action, error } => {
                write!(f, "hand {hand}: seat {} may not `{action}`: {error}", seat.index())
            }
            Stopped::EndlessHand { hand } => write!(f, "hand {hand} has not ended after {MOST_ACTIONS} actions"),
            Stopped::EndlessGame { hands } => write!(f, "no side has reached the target after {hands} hands"),
        }
    }
}

impl std::error::Error for Stopped {}

impl Contest {
    /// A match with the rules of a preset.
    #[must_use]
    pub const fn new(preset: Preset, seed: Seed, number: u64) -> Contest {
        Contest { preset, rules: preset.rules(), seed, number }
    }

    /// The first dealer, drawn by lot, and the decks, hand after hand.
    pub fn lots(&self) -> (Seat, impl Iterator<Item = Deck> + use<>) {
        let mut rng = generator(self.seed);
        // A stream of its own for each match: none depends on how much the others drew.
        rng.set_stream(self.number);
        let dealer = rng.random_range(0..self.rules.players.count() as u32) as usize;
        let dealer = self.rules.players.seat(dealer).unwrap_or(Seat::FIRST);
        (dealer, std::iter::repeat_with(move || Deck::shuffled(&mut rng)))
    }

    /// Plays the match to its end, with one bot for each seat.
    ///
    /// # Errors
    /// If the rules cannot be, a bot does what they refuse, or the match would go on for ever.
    pub fn play(&self, bots: &mut [&mut dyn Bot]) -> Result<Game, Stopped> {
        let seats = self.rules.players.count();
        if bots.len() != seats {
            return Err(Stopped::Seats { seats, bots: bots.len() });
        }
        let names = bots.iter().map(|bot| bot.name().to_owned()).collect();
        let mut game = Game::new(self.preset, self.rules, names).map_err(Stopped::BadRules)?;
        let (dealer, decks) = self.lots();
        for (hands, deck) in decks.enumerate() {
            if game.end().is_some() {
                break;
            }
            if hands == MOST_HANDS {
                return Err(Stopped::EndlessGame { hands });
            }
            // It is between hands and not over: it can be dealt.
            let _ = game.deal(dealer, deck, None);
            play_hand(&mut game, hands + 1, bots)?;
        }
        Ok(game)
    }
}

fn play_hand(game: &mut Game, hand: usize, bots: &mut [&mut dyn Bot]) -> Result<(), Stopped> {
    for _ in 0..MOST_ACTIONS {
        let Some(state) = game.state().filter(|state| state.ended().is_none()) else { return Ok(()) };
        let seat = state.to_act();
        let Some(bot) = bots.get_mut(seat.index()) else { break };
        let action = bot.act(&state.observe(seat));
        game.play(seat, &action).map_err(|error| Stopped::Illegal { hand, seat, action, error })?;
    }
    if game.hand_is_on() { Err(Stopped::EndlessHand { hand }) } else { Ok(()) }
}
