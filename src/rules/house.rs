//! The rules as one plain value: which Canasta is played (rules §1).

use super::card::Rank;
use super::field::{FieldValue, fields};
use super::preset::Preset;
use super::seat::Players;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::fmt;

/// A set of ranks from 4 to ace.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct RankSet(u16);

impl RankSet {
    /// No rank.
    pub const EMPTY: RankSet = RankSet(0);

    /// Adds a rank. Returns false, changing nothing, if it was there or is none of 4 to ace.
    #[must_use]
    pub const fn insert(&mut self, rank: Rank) -> bool {
        let bit = 1 << rank as u16;
        if !rank.is_natural() || self.0 & bit != 0 {
            return false;
        }
        self.0 |= bit;
        true
    }

    /// Whether the rank is there.
    #[must_use]
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 & (1 << rank as u16) != 0
    }

    /// How many ranks.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks in order.
    pub fn iter(self) -> impl Iterator<Item = Rank> + Clone {
        Rank::NATURALS.into_iter().filter(move |&rank| self.contains(rank))
    }
}

impl FromIterator<Rank> for RankSet {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> RankSet {
        ranks.into_iter().fold(RankSet::EMPTY, |mut set, rank| {
            let _ = set.insert(rank);
            set
        })
    }
}

impl fmt::Debug for RankSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// With what the top card of an unfrozen pile makes a new meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PileNewMeld {
    /// A natural pair, or a natural and a wild.
    PairOrWild,
    /// A natural pair only (further wilds may join it).
    Pair,
}

/// Onto which own melds the pile's top card may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PileOwnMeld {
    /// Any.
    Any,
    /// Those of fewer than seven cards, also with a natural pair.
    Under7,
}

/// What happens when the stock is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StockEnd {
    /// (a) The pile must be taken if it is not frozen and its top card fits an own meld; else the hand may be ended.
    TakeIfFits,
    /// (b) The hand ends with the turn in which the last card was drawn.
    EndsWithTurn,
    /// (c) The pile must be taken if it can be.
    TakeIfAble,
}

fields! {
    /// Which Canasta is played: every field of the table in rules §1.
    ///
    /// A plain value: presets are constants ([`Preset::rules`]), house rules are changed fields ([`Rules::with`]).
    /// [`Rules::check`] refuses impossible combinations; the engine takes any rules that pass it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Rules {
        /// Two or four.
        pub players: Players,
        /// Cards dealt to each seat.
        pub hand_size: u8,
        /// Cards drawn from the stock, 1 or 2.
        pub draw_count: u8,
        /// Canastas that a side needs to go out.
        pub canastas_to_go_out: u8,
        /// Ranks that must be among those canastas.
        pub required_ranks: RankSet,
        /// Most wilds in a meld; `None`: no cap.
        pub max_wilds: Option<u8>,
        /// Whether wilds in a meld may never outnumber its naturals.
        pub wilds_max_naturals: bool,
        /// Least naturals in a meld.
        pub min_naturals: u8,
        /// Points of a side's first meld, for a score below 0, from 0, from 1500 and from 3000.
        pub opening_minimums: [i32; 4],
        /// Whether a hand melded out entirely is exempt from the minimum.
        pub concealed_exempt: bool,
        /// Whether the opening may hold wilds.
        pub wilds_in_opening: bool,
        /// Whether the pile may be taken at all.
        pub pile_allowed: bool,
        /// What makes a new meld with the top card of an unfrozen pile.
        pub pile_new_meld: PileNewMeld,
        /// Own melds onto which the top card may go.
        pub pile_own_meld: PileOwnMeld,
        /// Whether the pile is frozen to a side that has not melded.
        pub frozen_until_melded: bool,
        /// Whether a wild in the pile, or a red three turned up at the deal, freezes it.
        pub freezing: bool,
        /// Whether a pile of one card is closed to a hand of one card.
        pub one_card_pile_closed: bool,
        /// Whether black threes are laid only when no other card is left in the hand.
        pub black_threes_last: bool,
        /// Whether the partner may be asked "May I go out?".
        pub ask_partner: bool,
        /// Whether a player may go out without drawing first.
        pub out_without_draw: bool,
        /// Whether the last card is kept when it may not go out.
        pub keep_last_card: bool,
        /// What happens when the stock is empty.
        pub stock_end: StockEnd,
        /// Bonus for going out.
        pub going_out: i32,
        /// Bonus in total for going out concealed.
        pub concealed: i32,
        /// Bonus for a natural canasta.
        pub natural_canasta: i32,
        /// Bonus for a mixed canasta.
        pub mixed_canasta: i32,
        /// Bonus for one red three.
        pub red_three: i32,
        /// Bonus in total for all four.
        pub four_red_threes: i32,
        /// Whether red threes count against a side with no meld.
        pub red_threes_negative: bool,
        /// The game ends at this score; `None`: after one hand.
        pub target: Option<i32>,
    }
}

/// No bonus, minimum or target may be larger, so that no score can overflow.
pub const LARGEST: i32 = 1_000_000;

/// What is wrong with a field of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesProblem {
    /// There is no such preset.
    UnknownPreset,
    /// There is no such field.
    UnknownField,
    /// The value is of another type, or outside what the field can hold.
    NotAValue,
    /// The changes are no JSON object.
    NotAnObject,
    /// The number is outside this range.
    OutOfRange {
        /// Smallest possible.
        least: i32,
        /// Largest possible.
        most: i32,
    },
    /// The cards dealt and the turn-up are more than 100.
    TooManyCards {
        /// Dealt cards and the turn-up.
        cards: usize,
    },
    /// Two players have no partner to ask.
    NobodyToAsk,
    /// More ranks are required than canastas are needed.
    MoreRanksThanCanastas,
    /// A minimum is smaller than that for a lower score.
    MinimumsFall,
    /// The concealed total is below the bonus for going out.
    ConcealedBelowGoingOut,
}

/// Rules that cannot be: error code `bad-rules`, with the name of the field (rules §1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRules {
    /// Name of the field in scenario files and records, or of the preset that is none.
    pub field: String,
    /// What is wrong with it.
    pub problem: RulesProblem,
}

impl BadRules {
    pub(super) fn new(field: &str, problem: RulesProblem) -> BadRules {
        BadRules { field: field.to_owned(), problem }
    }
}

impl fmt::Display for BadRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad-rules: {}: {:?}", self.field, self.problem)
    }
}

impl std::error::Error for BadRules {}

impl Default for Rules {
    fn default() -> Rules {
        Preset::Classic.rules()
    }
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fields().serialize(serializer)
    }
}

/// Rules of which every field is given, and no other. They are not checked.
impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        let fields = Map::deserialize(deserializer)?;
        let rules = Rules::default().changed(&fields).map_err(D::Error::custom)?;
        match rules.fields().keys().find(|&name| !fields.contains_key(name)) {
            Some(missing) => Err(D::Error::custom(format_args!("missing field `{missing}`"))),
            None => Ok(rules),
        }
    }
}

impl Rules {
    /// These rules with fields changed, checked. `changes` uses the names of the fields, as scenarios and records do.
    ///
    /// ```
    /// use canasta::rules::Preset;
    /// let changes = serde_json::json!({"target": 3000});
    /// let rules = Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap();
    /// assert_eq!(rules.target, Some(3000));
    /// let nonsense = serde_json::json!({"target": 0});
    /// assert_eq!(rules.with(nonsense.as_object().unwrap()).unwrap_err().field, "target");
    /// ```
    ///
    /// # Errors
    /// Names the first field that is unknown, of a wrong type, or part of an impossible combination.
    pub fn with(&self, changes: &Map<String, Value>) -> Result<Rules, BadRules> {
        let rules = self.changed(changes)?;
        rules.check()?;
        Ok(rules)
    }

    /// These rules with fields changed, whether or not they can be together.
    fn changed(&self, changes: &Map<String, Value>) -> Result<Rules, BadRules> {
        let mut fields = self.to_json();
        let mut rules = *self;
        for (name, value) in changes {
            let field = fields.get_mut(name).ok_or_else(|| BadRules::new(name, RulesProblem::UnknownField))?;
            // Field by field, so that a wrong type names its field.
            field.clone_from(value);
            rules = Rules::from_json(&fields).ok_or_else(|| BadRules::new(name, RulesProblem::NotAValue))?;
        }
        Ok(rules)
    }

    /// Every field by name.
    #[must_use]
    pub fn fields(&self) -> Map<String, Value> {
        match self.to_json() {
            Value::Object(fields) => fields,
            // Rules are always an object.
            _ => Map::new(),
        }
    }

    /// The fields in which these rules differ from `base`.
    #[must_use]
    pub fn changes_from(&self, base: &Rules) -> Map<String, Value> {
        let before = base.fields();
        let mut changes = self.fields();
        changes.retain(|name, value| before.get(name) != Some(value));
        changes
    }

    /// Refuses impossible combinations (rules §1).
    ///
    /// # Errors
    /// Names the field at fault.
    pub fn check(&self) -> Result<(), BadRules> {
        let range = |field: &str, value: i32, least: i32, most: i32| match value {
            v if v < least || v > most => Err(BadRules::new(field, RulesProblem::OutOfRange { least, most })),
            _ => Ok(()),
        };
        range("hand_size", self.hand_size.into(), 1, 99)?;
        let cards = self.players.count() * usize::from(self.hand_size) + 1;
        if cards > 100 {
            return Err(BadRules::new("hand_size", RulesProblem::TooManyCards { cards }));
        }
        range("draw_count", self.draw_count.into(), 1, 2)?;
        range("canastas_to_go_out", self.canastas_to_go_out.into(), 0, 11)?;
        if self.required_ranks.len() > usize::from(self.canastas_to_go_out) {
            return Err(BadRules::new("required_ranks", RulesProblem::MoreRanksThanCanastas));
        }
        range("min_naturals", self.min_naturals.into(), 1, 8)?;
        for (i, &minimum) in self.opening_minimums.iter().enumerate() {
            range("opening_minimums", minimum, 0, LARGEST)?;
            if i > 0 && minimum < self.opening_minimums[i - 1] {
                return Err(BadRules::new("opening_minimums", RulesProblem::MinimumsFall));
            }
        }
        if self.ask_partner && self.players == Players::Two {
            return Err(BadRules::new("ask_partner", RulesProblem::NobodyToAsk));
        }
        for (field, bonus) in [
            ("going_out", self.going_out),
            ("concealed", self.concealed),
            ("natural_canasta", self.natural_canasta),
            ("mixed_canasta", self.mixed_canasta),
            ("red_three", self.red_three),
            ("four_red_threes", self.four_red_threes),
        ] {
            range(field, bonus, 0, LARGEST)?;
        }
        if self.concealed < self.going_out {
            return Err(BadRules::new("concealed", RulesProblem::ConcealedBelowGoingOut));
        }
        self.target.map_or(Ok(()), |target| range("target", target, 1, LARGEST))
    }

    /// The minimum of a side's first meld at a score before the hand (rules §2.9).
    #[must_use]
    pub const fn opening_minimum(&self, score: i32) -> i32 {
        self.opening_minimums[match score {
            ..0 => 0,
            0..1500 => 1,
            1500..3000 => 2,
            3000.. => 3,
        }]
    }

    /// Cards of the smallest meld: three, and no fewer than a meld needs naturals. Black threes are melded three together
    /// whatever the house rules.
    #[must_use]
    pub const fn smallest_meld(&self) -> usize {
        if self.min_naturals > 3 { self.min_naturals as usize } else { 3 }
    }

    /// Most wilds that a meld with so many naturals may hold.
    #[must_use]
    pub const fn most_wilds(&self, naturals: usize) -> usize {
        let cap = match self.max_wilds {
            Some(cap) => cap as usize,
            None => usize::MAX,
        };
        if self.wilds_max_naturals && naturals < cap { naturals } else { cap }
    }
}
