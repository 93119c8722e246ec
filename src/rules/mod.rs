//! What Canasta is: a pure engine for every rule of `docs/rules.md`, without browser, clock or randomness of its own.
//!
//! A [`State`] is one hand with all its cards. It comes into being by dealing, by a checked [`Setup`] or by
//! [`State::sample`], and changes only by [`State::play`]. Players see an [`Observation`] of it. A [`Game`] is a match
//! of several hands with its [`Record`].

mod action;
mod apply;
mod appraise;
mod card;
mod cards;
mod code;
mod counts;
mod deal;
mod error;
mod field;
mod finish;
mod game;
mod house;
pub(crate) mod json;
mod known;
mod lay;
pub mod legal;
mod meld;
mod notation;
mod observation;
pub(crate) mod order;
mod play;
mod position;
mod preset;
mod record;
mod replay;
mod sample;
mod score;
mod seat;
mod setup;
mod snapshot;
mod state;
mod table;

pub use action::{Action, Answer, Group};
pub use appraise::Appraisal;
pub use card::{Card, NotACard, Rank, Suit};
pub use cards::CardSet;
pub use code::{CodeError, read_rules_code, rules_code};
pub use counts::{Counts, Ranks};
pub use deal::{Deck, NotADeck, Seed, generator, seed_from_number};
pub use error::{FrozenBy, RecordProblem, RuleError};
pub(crate) use field::{FieldValue, Fields, field, field_if_there, fields, object, put_field, words};
pub(crate) use finish::GoingOutPlan;
pub use game::Game;
pub use house::{BadRules, LARGEST, PileNewMeld, PileOwnMeld, RankSet, Rules, RulesProblem, StockEnd};
pub use meld::{Canasta, Meld, Melds, Missing};
pub use observation::Observation;
pub use position::{Position, PositionError};
pub use preset::Preset;
pub use record::{Entry, HandRecord, Record, deck_sha256, lacks_hand_on};
pub use replay::{LineError, Replay, replay};
pub use score::{GameEnd, ScoreSheet, SideScore};
pub use seat::{BySeat, BySide, Players, Seat, Side};
pub use setup::{Given, Setup, SetupError};
pub use snapshot::{Snapshot, SoFar};
pub use state::{Banner, Drew, Ended, Phase, State, TurnObligation};
