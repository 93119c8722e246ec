//! Canasta: its rules, strong bots, the review of played games, and a table for players of any program.
//!
//! # Play a hand
//!
//! A [`State`](rules::State) is one hand with all its cards. A player sees an [`Observation`](rules::Observation) of it, and what it
//! plays is checked.
//!
//! ```
//! use canasta::rules::{Action, BySide, Deck, Preset, RuleError, Seat, State, generator, legal, seed_from_number};
//!
//! let deck = Deck::shuffled(&mut generator(seed_from_number(1)));
//! let mut state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
//! let early: Action = "discard 4s".parse()?;
//! assert_eq!(state.play(&early), Err(RuleError::MustDrawFirst)); // nothing has changed
//!
//! while state.ended().is_none() {
//!     let seen = state.observe(state.to_act());
//!     let actions = legal::candidates(&seen); // some legal ones, never none
//!     state.play(actions.last().unwrap())?;
//! }
//! let sheet = state.score().unwrap();
//! println!("{:?}", sheet.totals().as_slice());
//! # Ok::<(), RuleError>(())
//! ```
//!
//! # Write a bot
//!
//! A bot is given what its seat may know, and nothing else. [`SeededMatch`](bots::SeededMatch) plays it against any other, with one bot
//! for each seat; `crates/canasta-cli/examples/own_bot.rs` adds it to the arena.
//!
//! ```
//! use canasta::bots::{Bot, HeuristicBot, SeededMatch};
//! use canasta::rules::{Action, Observation, Preset, legal, seed_from_number};
//!
//! struct FirstBot;
//!
//! impl Bot for FirstBot {
//!     fn name(&self) -> &'static str {
//!         "first"
//!     }
//!
//!     fn act(&mut self, observation: &Observation<'_>) -> Action {
//!         legal::candidates(observation).swap_remove(0)
//!     }
//! }
//!
//! let duel = SeededMatch::new(Preset::Duel, seed_from_number(1), 0);
//! let game = duel.play(&mut [&mut FirstBot, &mut HeuristicBot::default()])?;
//! println!("{:?}", game.end().map(|end| (end.winner, end.margin)));
//! # Ok::<(), canasta::bots::MatchError>(())
//! ```
//!
//! # Replay a record
//!
//! A record is plain text with the decks, and gives the same match for ever. Every line is checked.
//!
//! ```
//! use canasta::bots::{RolloutBot, SeededMatch};
//! use canasta::rules::{Preset, replay, seed_from_number};
//!
//! let duel = SeededMatch::new(Preset::Duel, seed_from_number(1), 0);
//! let game = duel.play(&mut [&mut RolloutBot::default(), &mut RolloutBot::default()])?;
//! let text = game.record().to_string();
//! assert!(text.starts_with("canasta-record 1\nrules duel\n"));
//!
//! let replayed = replay(&text);
//! assert_eq!(replayed.error, None);
//! assert_eq!(replayed.game, Some(game));
//! let cheated = text.replacen("draw", "discard Jo", 1);
//! println!("{}", replay(&cheated).error.unwrap()); // the line, and what is wrong with it
//! # Ok::<(), canasta::bots::MatchError>(())
//! ```
//!
//! # Sample what is hidden
//!
//! A search needs whole states. Those that [`State::sample`](rules::State::sample) draws look the same to the seat.
//!
//! ```
//! use canasta::rules::{BySide, Deck, Preset, Seat, State, generator, seed_from_number};
//!
//! let mut rng = generator(seed_from_number(1));
//! let state = State::deal(Preset::Duel.rules(), Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut rng));
//! let seen = state.observe(state.to_act());
//! let possible = State::sample(&seen, &mut rng).unwrap();
//! assert_eq!(possible.observe(seen.seat()), seen);
//! assert_ne!(possible, state);
//! ```
//!
//! # What may grow
//!
//! A version may add errors, presets, rule fields, actions and ways in which a hand ends: these enums and [`Rules`](rules::Rules) are
//! `non_exhaustive`, so a `match` needs an arm for the rest, and rules are made by a [`RulesBuilder`](rules::RulesBuilder). A program that
//! has a word for each of them turns on the feature `exhaustive`, and its compiler asks for those that a new version has. What a card
//! game cannot do without (cards, ranks, kinds of melds, phases of a turn) is closed.
//!
//! # The modules
//!
//! From the lowest layer to the highest; each imports lower layers only:
//!
//! - [`rules`]: the rules of Canasta, without input or output.
//! - [`bots`]: the computer players.
//! - [`analysis`]: what the decisions of a finished game were worth.
//! - [`referee`]: a table for players of any program.
//! - [`links`]: deals and finished games as short codes, to be sent.
//! - [`daily`]: today's deal, the same for everybody, and its par.
//! - [`duplicate`]: the same cards twice, and what the difference is worth.
//! - [`friends`]: a table whose players sit at several devices.

pub mod analysis;
pub mod bots;
pub mod daily;
pub mod duplicate;
pub mod friends;
pub mod links;
pub mod referee;
pub mod rules;
