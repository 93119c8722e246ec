//! Why an action is refused: one variant for each code of rules §4, with its facts.

use super::cards::{Card, CardSet, Rank, RankSet};
use super::meld::Canasta;
use super::meld_key::MeldKind;
use super::ruleset::BadRules;
use super::seat::Seat;

/// Why a pile is frozen to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum FrozenBy {
    /// A wild lies in the pile.
    Wild,
    /// A red three was turned up at the deal, or something that is not listed (in a set-up).
    RedThree,
    /// A black three in it, where these freeze (V48).
    BlackThree,
    /// The player's side has not melded yet.
    NotMelded,
    /// The rules keep it frozen to everybody.
    Always,
}

/// A refused action. The state is exactly as it was.
///
/// [`RuleError::code`] is the name used in scenarios, records and the browser's API. [`Display`](std::fmt::Display) says the
/// facts in English, to stand after it.
///
/// ```
/// use canasta::rules::RuleError;
/// let error = RuleError::BelowOpeningMinimum { points: 45, minimum: 50 };
/// assert_eq!(error.code(), "below-opening-minimum");
/// assert_eq!(error.to_string(), "the opening counts 45 points, and needs 50");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RuleError {
    /// The hand has ended.
    HandOver,
    /// Another seat is to act.
    NotYourTurn {
        /// The seat that must act.
        to_act: Seat,
    },
    /// The turn begins with drawing or taking the pile.
    MustDrawFirst,
    /// The player has drawn or taken the pile already.
    AlreadyDrawn,
    /// Nothing is laid and the pile is not taken in the first turns of a seat.
    TooEarly {
        /// The number of these turns.
        turns: u8,
    },
    /// These cards are not in the hand.
    NotInHand {
        /// The missing cards.
        missing: CardSet,
    },
    /// A group without cards.
    NoCards,
    /// Cards of several ranks in one group, or of another than the one named.
    MixedRanks {
        /// The cards of the group.
        cards: CardSet,
    },
    /// A meld needs three cards, and more where the rules ask for more naturals.
    MeldTooSmall {
        /// What it collects.
        kind: MeldKind,
        /// The number of cards that it would have.
        cards: usize,
        /// The number that it needs.
        least: usize,
    },
    /// A meld needs more naturals.
    TooFewNaturals {
        /// The number that it would have.
        naturals: usize,
        /// The number that it needs.
        least: usize,
    },
    /// More wilds than a meld may hold.
    TooManyWilds {
        /// Rank of the meld.
        rank: Rank,
        /// The number that it would have.
        wilds: usize,
        /// The number that it may have.
        most: usize,
    },
    /// More wilds than naturals in a meld.
    WildsOutnumberNaturals {
        /// Rank of the meld.
        rank: Rank,
        /// The number of wilds that it would have.
        wilds: usize,
        /// The number of naturals that it would have.
        naturals: usize,
    },
    /// The own side has no such meld; wilds alone join one of the own side only.
    NoSuchMeld {
        /// What it would collect.
        kind: MeldKind,
    },
    /// Cards that are no run of one suit.
    SequenceBroken {
        /// The cards as they would lie.
        cards: CardSet,
    },
    /// More cards than a meld may hold.
    MeldFull {
        /// What it collects.
        kind: MeldKind,
        /// The number that it would have.
        cards: usize,
        /// The number that it may have.
        most: usize,
    },
    /// Another meld of a kind is not allowed.
    MeldExists {
        /// What it would collect.
        kind: MeldKind,
    },
    /// A set of this rank takes no wild.
    PureRank {
        /// Rank of the set.
        rank: Rank,
    },
    /// A set needs more naturals before a wild joins it.
    WildsTooEarly {
        /// Rank of the set.
        rank: Rank,
        /// The naturals that it would have.
        naturals: usize,
        /// The naturals that it needs.
        least: usize,
    },
    /// The own wild meld is incomplete, so that no wild goes elsewhere.
    WildMeldFirst,
    /// A side has a canasta of the rank, so that nobody lays more of it.
    DeadRank {
        /// The rank.
        rank: Rank,
    },
    /// Black threes are only discarded, or laid out like red ones.
    CannotMeldBlackThrees,
    /// Cards that came with the pile under its top card are laid in a later turn only.
    CameWithPile {
        /// Those of them that would be laid.
        cards: CardSet,
    },
    /// The opening lacks a natural set from the hand.
    OpeningNeedsPureSet,
    /// The opening lacks a canasta.
    OpeningNeedsCanasta {
        /// Whether it must have no wilds.
        natural: bool,
    },
    /// A mixed canasta would lie after the opening.
    OpeningMixedCanasta,
    /// The card may not be discarded now.
    DiscardForbidden {
        /// The card.
        card: Card,
    },
    /// One goes out by a discard only.
    DiscardNeeded,
    /// One goes out by melding only.
    MeldOutNeeded,
    /// Nobody goes out while a partner's foot waits.
    PartnerHasFoot,
    /// A canasta of a required kind is missing.
    KindCanastaMissing {
        /// The kind.
        kind: Canasta,
        /// The number that the side would have.
        have: usize,
        /// The number that it needs.
        need: usize,
    },
    /// A meld that must be a canasta first is incomplete.
    IncompleteMeld {
        /// What it collects.
        kind: MeldKind,
    },
    /// Nobody goes out without asking the partner.
    MustAsk,
    /// The hand is not this special hand, or cannot be laid now.
    NotSpecial,
    /// Red threes are laid out, never melded.
    CannotMeldRedThrees,
    /// Black threes are melded only by a player who goes out in that turn.
    BlackThreesOnlyGoingOut,
    /// Black threes are melded without wilds.
    BlackThreesTakeNoWilds,
    /// The side's first meld counts too little.
    BelowOpeningMinimum {
        /// Its value, in points.
        points: i32,
        /// The value that it needs, in points.
        minimum: i32,
    },
    /// The side's first meld may hold no wilds.
    WildsNotAllowedInOpening {
        /// The wilds in it.
        wilds: CardSet,
    },
    /// There is no pile.
    PileEmpty,
    /// The pile may not be taken under these rules.
    PileClosed {
        /// Whether that holds only until the side has melded; otherwise the pile is never taken.
        until_melded: bool,
    },
    /// A wild lies on top of the pile.
    PileTopWild,
    /// A wild lies on top of the pile, which other cards of the hand take.
    PileTopWildNeedsPair {
        /// The wild.
        top: Card,
        /// The cards of its kind, or of its kind and colour, that take it.
        pair: usize,
        /// All wilds of the hand that take it, these among them.
        all: usize,
    },
    /// A three that is not laid out lies on top of the pile.
    PileBlocked {
        /// The three.
        top: Card,
    },
    /// A frozen pile is taken with a natural pair only.
    PileFrozen {
        /// Rank of the top card.
        top: Rank,
        /// The naturals of the hand that would take it.
        naturals: usize,
        /// Why it is frozen to this player.
        by: FrozenBy,
    },
    /// A pile that is frozen by a card in it is taken with more cards of the hand than a pair, or with a wild among them.
    PileFrozenByCard {
        /// Rank of the top card.
        top: Rank,
        /// The cards of the hand that take it.
        cards: usize,
        /// How many of these may be wild, or, with a wild on top, other wilds.
        wilds: usize,
    },
    /// These rules ask for a natural pair to take the pile into a new meld.
    PileNeedsNaturalPair {
        /// Rank of the top card.
        top: Rank,
        /// The naturals of the hand that would take it.
        naturals: usize,
    },
    /// The top card of the pile is of another rank, or there is no own meld for it.
    TopCardDoesNotFit {
        /// Rank of the top card.
        top: Rank,
    },
    /// The top card may not go onto an own meld of seven or more.
    CanastaFull {
        /// Rank of the meld.
        rank: Rank,
    },
    /// A pile of one card is closed to a hand of one card.
    OneCardPile,
    /// Too few canastas to go out.
    CanastasMissing {
        /// The number that the side would have.
        have: usize,
        /// The number that it needs.
        need: usize,
    },
    /// A canasta of a required rank is missing.
    RankCanastaMissing {
        /// The ranks that are missing.
        missing: RankSet,
    },
    /// The action would leave no legal way to finish the turn.
    MustKeepACard {
        /// Canastas that the side would have.
        have: usize,
        /// Canastas that it needs to go out.
        need: usize,
    },
    /// The stock is empty and the pile must be taken.
    MustTakePile,
    /// The partner cannot be asked now.
    CannotAsk,
    /// The partner's question must be answered first.
    MustAnswer,
    /// The player must go out in this turn.
    MustGoOut,
    /// The partner said no: the player may not go out in this turn.
    MayNotGoOut,
    /// The last card cannot be kept.
    CannotKeep,
    /// Not an action of the notation, or an answer without a question.
    UnknownAction,
    /// Impossible rules.
    BadRules(BadRules),
    /// A record whose header, deck, dealer or totals are wrong.
    BadRecord(RecordProblem),
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RecordProblem {
    /// The first line is not `canasta-record 1`.
    NotARecord,
    /// The line may not stand here.
    UnexpectedLine,
    /// The number of names differs from the number of seats.
    WrongSeats,
    /// The deck is not two full packs.
    WrongDeck,
    /// The hash does not belong to the deck.
    WrongHash,
    /// The cut is no number from 0 to that of the cards, or comes too late.
    WrongCut,
    /// It names another person than the one who rests, or somebody rests whom no rule lets rest.
    WrongRest,
    /// The number of the hand is not the next.
    WrongHand,
    /// The dealer is not the next in turn.
    WrongDealer,
    /// The scores are not the totals of the hands before.
    WrongScores,
    /// The hand did not end so, or has not ended.
    WrongEnd,
    /// The game did not end so, or has not ended.
    WrongResult,
    /// The action line has no seat.
    NoSeat,
}

impl RecordProblem {
    /// All of them.
    pub const ALL: [RecordProblem; 13] = [
        RecordProblem::NotARecord,
        RecordProblem::UnexpectedLine,
        RecordProblem::WrongSeats,
        RecordProblem::WrongDeck,
        RecordProblem::WrongHash,
        RecordProblem::WrongCut,
        RecordProblem::WrongRest,
        RecordProblem::WrongHand,
        RecordProblem::WrongDealer,
        RecordProblem::WrongScores,
        RecordProblem::WrongEnd,
        RecordProblem::WrongResult,
        RecordProblem::NoSeat,
    ];
}

impl RuleError {
    /// The code of rules §4.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RuleError::HandOver => "hand-over",
            RuleError::NotYourTurn { .. } => "not-your-turn",
            RuleError::MustDrawFirst => "must-draw-first",
            RuleError::AlreadyDrawn => "already-drawn",
            RuleError::TooEarly { .. } => "too-early",
            RuleError::NotInHand { .. } => "not-in-hand",
            RuleError::NoCards => "no-cards",
            RuleError::MixedRanks { .. } => "mixed-ranks",
            RuleError::MeldTooSmall { .. } => "meld-too-small",
            RuleError::TooFewNaturals { .. } => "too-few-naturals",
            RuleError::TooManyWilds { .. } => "too-many-wilds",
            RuleError::WildsOutnumberNaturals { .. } => "wilds-outnumber-naturals",
            RuleError::NoSuchMeld { .. } => "no-such-meld",
            RuleError::SequenceBroken { .. } => "sequence-broken",
            RuleError::MeldFull { .. } => "meld-full",
            RuleError::MeldExists { .. } => "meld-exists",
            RuleError::PureRank { .. } => "pure-rank",
            RuleError::WildsTooEarly { .. } => "wilds-too-early",
            RuleError::WildMeldFirst => "wild-meld-first",
            RuleError::DeadRank { .. } => "dead-rank",
            RuleError::CannotMeldBlackThrees => "cannot-meld-black-threes",
            RuleError::CameWithPile { .. } => "came-with-pile",
            RuleError::OpeningNeedsPureSet => "opening-needs-pure-set",
            RuleError::OpeningNeedsCanasta { .. } => "opening-needs-canasta",
            RuleError::OpeningMixedCanasta => "opening-mixed-canasta",
            RuleError::DiscardForbidden { .. } => "discard-forbidden",
            RuleError::DiscardNeeded => "discard-needed",
            RuleError::MeldOutNeeded => "meld-out-needed",
            RuleError::PartnerHasFoot => "partner-has-foot",
            RuleError::KindCanastaMissing { .. } => "kind-canasta-missing",
            RuleError::IncompleteMeld { .. } => "incomplete-meld",
            RuleError::MustAsk => "must-ask",
            RuleError::NotSpecial => "not-special",
            RuleError::CannotMeldRedThrees => "cannot-meld-red-threes",
            RuleError::BlackThreesOnlyGoingOut => "black-threes-only-going-out",
            RuleError::BlackThreesTakeNoWilds => "black-threes-take-no-wilds",
            RuleError::BelowOpeningMinimum { .. } => "below-opening-minimum",
            RuleError::WildsNotAllowedInOpening { .. } => "wilds-not-allowed-in-opening",
            RuleError::PileEmpty => "pile-empty",
            RuleError::PileClosed { .. } => "pile-closed",
            RuleError::PileTopWild | RuleError::PileTopWildNeedsPair { .. } => "pile-top-wild",
            RuleError::PileBlocked { .. } => "pile-blocked",
            RuleError::PileFrozen { .. } | RuleError::PileFrozenByCard { .. } => "pile-frozen",
            RuleError::PileNeedsNaturalPair { .. } => "pile-needs-natural-pair",
            RuleError::TopCardDoesNotFit { .. } => "top-card-does-not-fit",
            RuleError::CanastaFull { .. } => "canasta-full",
            RuleError::OneCardPile => "one-card-pile",
            RuleError::CanastasMissing { .. } => "canastas-missing",
            RuleError::RankCanastaMissing { .. } => "rank-canasta-missing",
            RuleError::MustKeepACard { .. } => "must-keep-a-card",
            RuleError::MustTakePile => "must-take-pile",
            RuleError::CannotAsk => "cannot-ask",
            RuleError::MustAnswer => "must-answer",
            RuleError::MustGoOut => "must-go-out",
            RuleError::MayNotGoOut => "may-not-go-out",
            RuleError::CannotKeep => "cannot-keep",
            RuleError::UnknownAction => "unknown-action",
            RuleError::BadRules(_) => "bad-rules",
            RuleError::BadRecord(_) => "bad-record",
        }
    }
}

impl From<BadRules> for RuleError {
    fn from(bad: BadRules) -> RuleError {
        RuleError::BadRules(bad)
    }
}
