//! The facts by which a person would justify an action.

use crate::rules::sort::insertion_sort_by;
use crate::rules::{Canasta, MeldKind, Rank, Seat};

/// A fact of the position, from what one seat may know, that speaks for an action or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    // About the end of the hand.
    /// The plan goes out, while the others hold this number of cards.
    GoesOut {
        /// The number of cards in the opponents' hands.
        they_hold: usize,
        /// Whether it is concealed.
        concealed: bool,
    },
    /// The plan lays a special hand.
    Special {
        /// Its points.
        points: i32,
    },
    /// The player could go out and does not, while the partner holds this number of cards; `None` with two players.
    Waits {
        /// The number of cards in the partner's hand.
        partner_holds: Option<usize>,
    },
    /// The own hand counts against the side if the partner goes out.
    HandCounts {
        /// The points of the hand.
        points: i32,
    },
    /// The partner still holds cards, which would count against the side.
    PartnerHolds {
        /// The partner.
        seat: Seat,
        /// The number of cards.
        cards: usize,
    },
    /// The opponents hold cards, which would count against them.
    TheyHold {
        /// The number of cards.
        cards: usize,
    },

    // About laying and taking.
    /// A meld becomes a canasta.
    Canasta {
        /// What the meld collects.
        of: MeldKind,
        /// Whether it is natural or mixed.
        kind: Canasta,
        /// The bonus, in points.
        bonus: i32,
    },
    /// The side's first melds reach the minimum.
    Opens {
        /// The points laid.
        points: i32,
        /// The minimum; 0: none.
        minimum: i32,
    },
    /// The pile is taken.
    GetsPile {
        /// The number of cards in the pile.
        cards: usize,
        /// Their points.
        points: i32,
        /// The number of wilds among them.
        wilds: usize,
    },
    /// A meld grows to five or six cards.
    NearsCanasta {
        /// What the meld collects.
        of: MeldKind,
        /// The number of cards that a canasta still needs.
        missing: usize,
    },
    /// Wilds are laid elsewhere, so that this meld stays without them.
    StaysNatural {
        /// The rank.
        rank: Rank,
        /// The number of cards in the meld.
        cards: usize,
    },
    /// Points are laid.
    Lays {
        /// The points.
        points: i32,
    },

    // About drawing when the pile could be taken.
    /// The pile has few cards.
    SmallPile {
        /// The number of cards in the pile.
        cards: usize,
    },
    /// The other plan leaves a hand of few cards.
    WouldLeave {
        /// The number of cards.
        cards: usize,
    },
    /// The other plan lays wilds.
    WouldCostWilds {
        /// The number of wilds.
        wilds: usize,
        /// Whether no wild is left in the hand.
        last: bool,
    },
    /// Nothing else is legal.
    OnlyAction,

    // For a discard.
    /// No other card of the rank is unseen, and the next player is not known to hold one, so that nobody can take the pile.
    AllSeen {
        /// The rank.
        rank: Rank,
    },
    /// The opponents' meld of the rank is a canasta, which the rules keep the top card off, so that they cannot take the pile.
    ClosedToThem {
        /// The rank.
        rank: Rank,
    },
    /// The next player needs a natural pair and cannot hold one.
    NoPairLeft {
        /// The next player.
        seat: Seat,
        /// The rank.
        rank: Rank,
    },
    /// The next player did not take the pile from under a card of this rank in its last turn.
    Passed {
        /// The next player.
        seat: Seat,
        /// The rank.
        rank: Rank,
    },
    /// The next player discarded a card of this rank in its last turn.
    ThrewAway {
        /// The next player.
        seat: Seat,
        /// The rank.
        rank: Rank,
    },
    /// A black three blocks the pile for the next player.
    Blocks {
        /// The next player.
        seat: Seat,
        /// The number of cards in the pile before.
        pile: usize,
    },
    /// A wild freezes the pile.
    Freezes {
        /// The number of cards in the pile before.
        pile: usize,
        /// Whether the opponents have opened and the own side has not.
        only_they_opened: bool,
    },
    /// The pile is frozen, and the next player needs a natural pair of this rank, or more where a meld needs more naturals.
    NeedsPair {
        /// The next player.
        seat: Seat,
        /// The rank.
        rank: Rank,
        /// The number of naturals.
        naturals: usize,
    },
    /// The opponents have melds, and none of this rank.
    NoMeldOfTheirs {
        /// The rank.
        rank: Rank,
    },
    /// The card is the only one of its rank in the hand, and fits no own meld.
    Lone {
        /// The rank.
        rank: Rank,
    },
    /// The pile is empty.
    EmptyPile,
    /// The other plan breaks up a pair, which this one keeps.
    KeepsPair {
        /// The rank.
        rank: Rank,
        /// Whether the pile is frozen to the own side, so that it can be taken with a pair only.
        frozen: bool,
    },
    /// The other plan discards a card that fits an own meld.
    KeepsForMeld {
        /// The rank.
        rank: Rank,
    },
    /// The other plan discards a wild.
    KeepsWild {
        /// The rank.
        rank: Rank,
    },

    // Against a discard.
    /// The next player can lay the card onto a meld and take the pile.
    FeedsMeld {
        /// The next player.
        seat: Seat,
        /// What the meld collects.
        of: MeldKind,
        /// The number of cards that come with it.
        pile: usize,
    },
    /// The next player is known to hold a pair of the rank and can take the pile.
    FeedsPair {
        /// The next player.
        seat: Seat,
        /// The rank.
        rank: Rank,
        /// The number of cards that come with it.
        pile: usize,
    },
    /// The opponents have a meld of this rank.
    TheyMelded {
        /// The rank.
        rank: Rank,
    },
    /// The card is one of a pair.
    BreaksPair {
        /// The rank.
        rank: Rank,
    },
    /// The card fits an own meld.
    FitsOwnMeld {
        /// The rank.
        rank: Rank,
    },
    /// A wild is given up and does not freeze anything.
    ThrowsWild {
        /// The rank.
        rank: Rank,
    },
}

impl Fact {
    /// How much the fact weighs in comparison with others, from 0 to 100.
    #[must_use]
    pub(super) fn weight(&self) -> usize {
        match *self {
            Fact::OnlyAction => 100,
            Fact::GoesOut { .. } | Fact::Special { .. } => 98,
            Fact::FeedsMeld { pile, .. } | Fact::FeedsPair { pile, .. } => 80 + pile.min(15),
            Fact::Canasta { .. } => 92,
            Fact::Opens { .. } => 90,
            Fact::GetsPile { cards, .. } => 70 + cards.min(25),
            Fact::Waits { .. } => 88,
            Fact::Freezes { only_they_opened: true, .. } => 86,
            Fact::AllSeen { .. } | Fact::ClosedToThem { .. } | Fact::HandCounts { .. } => 84,
            Fact::NoPairLeft { .. } | Fact::PartnerHolds { .. } | Fact::WouldCostWilds { last: true, .. } => 82,
            Fact::Blocks { pile, .. } | Fact::Freezes { pile, .. } => 64 + pile.min(15),
            Fact::TheyHold { .. } | Fact::WouldLeave { .. } => 74,
            Fact::KeepsPair { frozen: true, .. } | Fact::StaysNatural { .. } => 72,
            Fact::Passed { .. } | Fact::SmallPile { .. } => 70,
            Fact::ThrewAway { .. } | Fact::TheyMelded { .. } => 68,
            Fact::NearsCanasta { .. } | Fact::KeepsForMeld { .. } | Fact::FitsOwnMeld { .. } => 66,
            Fact::KeepsWild { .. } | Fact::ThrowsWild { .. } | Fact::WouldCostWilds { .. } => 62,
            Fact::NeedsPair { .. } => 60,
            Fact::KeepsPair { .. } | Fact::BreaksPair { .. } => 56,
            Fact::EmptyPile => 52,
            Fact::NoMeldOfTheirs { .. } => 50,
            Fact::Lone { .. } => 40,
            Fact::Lays { .. } => 30,
        }
    }
}

/// The strongest facts first, at most so many.
pub(super) fn strongest(mut facts: Vec<Fact>, most: usize) -> Vec<Fact> {
    insertion_sort_by(&mut facts, |a, b| a.weight() > b.weight());
    facts.truncate(most);
    facts
}
