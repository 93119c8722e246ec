//! The rules as one plain value, their presets and their share code (rules §1).
//!
//! A new house rule is a row of the table in `table`; everything in this folder follows from it.

mod bad_rules;
mod builder;
mod by_deal;
mod check;
mod choices;
mod field_kind;
mod field_value;
mod fit;
mod json;
mod lists;
mod of_hand;
mod preset;
mod random;
mod relevance;
mod remedies;
mod share_code;
mod table;
#[cfg(test)]
mod typescript;
mod warnings;

pub use bad_rules::{BadRules, RulesProblem};
pub use by_deal::{ByDeal, HandValues};
pub use choices::{
    AskPartner, BlackThreeRole, CutKeep, FootPickup, MeldsPerRank, OpeningBy, PileMelds, PileNewMeld, PileOwnMeld,
    PileStart, PileWild, PureRanks, RedThreeRole, StockEnd, WildDiscards, WildMelds,
};
pub use field_kind::{FieldKind, LARGEST, RandomRange, RuleGroup, Visibility};
pub(crate) use fit::Fit;
pub use lists::{
    BonusKey, CardKey, CountKey, DiscardClass, IncompleteKey, KindKey, Numbers, OpeningNeed, OpeningRule, OutRule,
    Points, RankKey, SpecialHand, TurnUpKind, WordList, WordSet, Words,
};
pub use preset::Preset;
pub use remedies::Remedy;
pub use share_code::{CodeError, read_rules_code, rules_code};
pub use table::{RuleField, Rules, RulesBuilder, UnknownRuleField};
pub use warnings::RulesWarning;
