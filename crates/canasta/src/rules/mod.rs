//! The rules of Canasta: a pure engine for every rule of `docs/rules.md`, without browser, clock or randomness of its own.
//!
//! A [`State`] is one hand with all its cards. It is made by dealing, by a checked [`Setup`] or by [`State::sample`], and
//! changed only by [`State::play`]. Players see an [`Observation`] of it. A [`Game`] is a match of several hands with its
//! [`Record`].

mod action;
mod apply;
mod appraise;
mod card_points;
mod cards;
mod deal;
mod error;
mod feet;
mod game;
mod going_out;
mod held;
mod lay;
pub mod legal;
mod meld;
mod meld_key;
mod melds_by_side;
mod named;
mod notation;
mod observation;
mod pasted;
mod people;
mod pile;
mod play;
mod position;
mod reason;
mod record;
mod replay;
mod ruleset;
mod sample;
mod score;
#[cfg(test)]
mod searches_agree;
mod seat;
mod serde_text;
mod setup;
pub mod setup_json;
mod sides;
mod snapshot;
#[doc(hidden)]
pub mod sort;
mod special_hand;
mod state;
mod threes;
mod unchecked;

pub use action::{Action, Answer, Group};
pub use appraise::Appraisal;
pub use cards::{Card, CardSet, Cards, Counts, NotACard, Rank, RankSet, Ranks, Suit};
pub use deal::{CutDeck, Deck, NotADeck, Seed, generator, seed_from_number};
pub use error::{FrozenBy, RecordProblem, RuleError};
pub use game::Game;
pub(crate) use going_out::{GoingOutPlan, RankOpening, RankPlan, RankSearch};
pub use meld::{Canasta, Meld, Melds, Missing};
pub use meld_key::{MeldKey, MeldKind, Which};
pub(crate) use named::{listed, named, serde_by_name};
pub use observation::Observation;
pub use pasted::{is_invisible, plain_link, plain_text};
pub use people::HandPeople;
pub use position::{Position, PositionError};
pub use record::{DealtDeck, Entry, HandRecord, Record, Start, deck_sha256, omits_current_hand};
pub use replay::{LineError, Replay, Replaying, replay};
pub use ruleset::{
    AskPartner, BadRules, BlackThreeRole, BonusKey, ByDeal, CardKey, CodeError, CountKey, CutKeep, DiscardClass,
    FieldKind, FootPickup, HandValues, IncompleteKey, KindKey, LARGEST, MeldsPerRank, Numbers, OpeningBy, OpeningNeed,
    OpeningRule, OutRule, PileMelds, PileNewMeld, PileOwnMeld, PileStart, PileWild, Points, Preset, PureRanks,
    RandomRange, RankKey, RedThreeRole, Remedy, RuleField, RuleGroup, Rules, RulesBuilder, RulesProblem, RulesWarning,
    SpecialHand, StockEnd, TurnUpKind, UnknownRuleField, Visibility, WildDiscards, WildMelds, WordList, WordSet, Words,
    read_rules_code, rules_code,
};
pub use score::{GameEnd, ScoreSheet, SideScore};
pub use seat::{BySeat, BySide, OutOfRange, Players, Seat, Side};
pub(crate) use serde_text::serde_by_text;
pub use setup::{Given, Setup, SetupError};
pub use sides::Sides;
pub use snapshot::{Snapshot, TurnProgress};
pub use state::{Banner, Drew, Ended, Phase, State, TurnObligation};
