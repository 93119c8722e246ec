//! The facts by which a person would justify an action.

use canasta::rules::sort::insertion_sort_by;
use canasta::rules::{Canasta, Card, CardSet, FrozenBy, MeldKind, Rank, Seat};

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
    /// The player could go out and does not, while the partner holds this number of cards.
    Waits {
        /// The number of cards in the partner's hand.
        partner_holds: usize,
    },
    /// The player, who has no partner, could go out and does not, while this own meld is no canasta yet.
    WaitsFor {
        /// What the meld collects.
        of: MeldKind,
    },
    /// The hand is played out, so that the foot is picked up.
    Foot {
        /// The number of its cards.
        cards: usize,
    },
    /// A canasta brings the foot.
    EarnsFoot {
        /// The number of its cards.
        cards: usize,
    },
    /// The card is the last one, and may not go out.
    LastCard {
        /// Its rank.
        rank: Rank,
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
        /// What the meld collects that counts most of them.
        with: MeldKind,
        /// The number of melds.
        melds: usize,
    },
    /// The hand could be opened, and is not.
    OpeningWaits {
        /// The points that could be laid.
        points: i32,
        /// The minimum; 0: none.
        minimum: i32,
        /// The pairs, and more cards of a rank, that stay in the hand and could take the pile; 0 where that is of no use.
        pairs: usize,
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
    /// A meld grows, and is still far from a canasta.
    TowardsCanasta {
        /// What the meld collects.
        of: MeldKind,
        /// The number of cards that a canasta still needs.
        missing: usize,
    },
    /// What is laid counts for the side, no longer against it.
    LaidCounts {
        /// The points.
        points: i32,
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
        /// The cards that go to the meld that gains most of them.
        cards: CardSet,
        /// The points of these cards.
        share: i32,
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
    /// The other plan lays naturals of the hand with the top card.
    WouldUse {
        /// Their rank.
        rank: Rank,
        /// Their number.
        cards: usize,
    },
    /// The cards of the pile would count in the hand.
    PileCounts {
        /// The number of cards under the top card.
        cards: usize,
        /// Their points.
        points: i32,
    },
    /// The player cannot take the pile, with this card on top; `None`: it is empty.
    CannotTake {
        /// The top card.
        top: Option<Card>,
    },
    /// The hand has cards that fit the top card, and the first melds that would take the pile with it do not reach the minimum.
    TakeFallsShort {
        /// The points of these melds.
        points: i32,
        /// The minimum.
        minimum: i32,
    },

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
        /// The number of cards in the hand of which that can be said.
        singles: usize,
    },
    /// No other single card is worth less in a meld, and some are worth more.
    LeastSingle {
        /// The rank.
        rank: Rank,
        /// The points of the card.
        points: i32,
    },
    /// The hand may end soon, and no other single card would cost more, and some less.
    DearestSingle {
        /// The rank.
        rank: Rank,
        /// The points that count against the side.
        points: i32,
    },
    /// Of no other single card of the hand so many of the rank are seen, so that it is the hardest to pair.
    SeenMostOfSingles {
        /// The rank.
        rank: Rank,
        /// Those that are seen.
        seen: usize,
        /// All of them.
        all: usize,
    },
    /// Nothing tells the single cards of the hand apart.
    SinglesAlike {
        /// Their number.
        singles: usize,
    },
    /// The pile is empty.
    EmptyPile,
    /// So few cards lie in the pile that a take brings little.
    LittleToTake {
        /// The number of cards in the pile before.
        pile: usize,
    },
    /// The own meld of the rank is a canasta already.
    OwnCanasta {
        /// The rank.
        rank: Rank,
    },
    /// Nobody lays the rank any more, because a side has a canasta of it.
    DeadRank {
        /// The rank.
        rank: Rank,
    },
    /// Most cards of the rank are seen: in the own hand, in melds, in the pile, or taken openly.
    MostSeen {
        /// The rank.
        rank: Rank,
        /// Those that are seen.
        seen: usize,
        /// All of them.
        all: usize,
    },
    /// So many cards of the rank stay in the hand.
    Remain {
        /// The rank.
        rank: Rank,
        /// The number of cards.
        cards: usize,
    },
    /// A card of the rank counts so many points in the hand.
    Counts {
        /// The rank.
        rank: Rank,
        /// The points of one card.
        points: i32,
    },
    /// The other plan discards one of three cards or more of a rank.
    KeepsSet {
        /// The rank.
        rank: Rank,
        /// Their number.
        cards: usize,
    },
    /// The other plan breaks up a pair, which this one keeps.
    KeepsPair {
        /// The rank.
        rank: Rank,
        /// Why the pile is frozen to the own side, so that it can be taken with a pair only; `None`: it is not.
        frozen: Option<FrozenBy>,
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
    /// The next player may hold the naturals with which the pile can be taken, and it is large.
    MayTake {
        /// The next player.
        seat: Seat,
        /// The rank.
        rank: Rank,
        /// The cards of the rank that are unseen.
        unseen: usize,
        /// The number of cards that come with it.
        pile: usize,
    },
    /// The pile stays where it is.
    LeavesPile {
        /// The number of cards that a take brings.
        cards: usize,
    },
    /// Cards stay in the hand that could be laid.
    LaysLess {
        /// The cards that go to the meld that gains most points.
        cards: CardSet,
    },
    /// Wilds are laid that another plan keeps.
    SpendsWilds {
        /// The number of wilds.
        wilds: usize,
    },
    /// Naturals are laid that another plan keeps.
    LaysMore {
        /// The cards.
        cards: CardSet,
    },
    /// A card is discarded that another plan lays.
    CouldBeLaid {
        /// The rank.
        rank: Rank,
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
    /// The card is one of three or more of a rank that the own side has not melded.
    BreaksSet {
        /// The rank.
        rank: Rank,
        /// Their number.
        cards: usize,
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

/// What an advised discard gives the next player for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk {
    /// How the pile can be taken.
    pub take: Fact,
    /// What the other cards of the hand would give.
    pub others: Alternatives,
}

/// What the other cards of a hand would give the next player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alternatives {
    /// The pile too, each of them.
    Alike,
    /// Not the pile, or not all of them; they cost more in other ways.
    NotBetter,
}

impl Fact {
    /// How much the fact weighs in comparison with others, from 0 to 100.
    #[must_use]
    pub(super) fn weight(&self) -> usize {
        match *self {
            Fact::CannotTake { .. } | Fact::TakeFallsShort { .. } | Fact::LastCard { .. } => 100,
            Fact::GoesOut { .. } | Fact::Special { .. } => 98,
            Fact::FeedsMeld { pile, .. } | Fact::FeedsPair { pile, .. } => 80 + pile.min(15),
            Fact::Canasta { .. } => 92,
            Fact::Opens { .. } => 90,
            Fact::GetsPile { cards, .. } => 70 + cards.min(25),
            Fact::Foot { .. } | Fact::EarnsFoot { .. } | Fact::Waits { .. } | Fact::WaitsFor { .. } => 88,
            Fact::Freezes { only_they_opened: true, .. } => 86,
            Fact::AllSeen { .. } | Fact::ClosedToThem { .. } | Fact::HandCounts { .. } => 84,
            Fact::NoPairLeft { .. } | Fact::PartnerHolds { .. } | Fact::WouldCostWilds { last: true, .. } => 82,
            Fact::Blocks { pile, .. } | Fact::Freezes { pile, .. } => 64 + pile.min(15),
            Fact::OpeningWaits { .. } => 76,
            Fact::TheyHold { .. } | Fact::WouldLeave { .. } => 74,
            Fact::KeepsPair { frozen: Some(_), .. } | Fact::StaysNatural { .. } => 72,
            Fact::Passed { .. } | Fact::SmallPile { .. } => 70,
            Fact::ThrewAway { .. } | Fact::TheyMelded { .. } => 68,
            Fact::NearsCanasta { .. }
            | Fact::KeepsForMeld { .. }
            | Fact::FitsOwnMeld { .. }
            | Fact::CouldBeLaid { .. } => 66,
            Fact::KeepsWild { .. }
            | Fact::ThrowsWild { .. }
            | Fact::SpendsWilds { .. }
            | Fact::WouldCostWilds { .. } => 62,
            Fact::NeedsPair { .. } => 60,
            Fact::MayTake { pile, .. } => 52 + pile.min(20),
            Fact::LeavesPile { cards } => 40 + cards.min(25),
            Fact::KeepsPair { .. } | Fact::BreaksPair { .. } | Fact::BreaksSet { .. } => 56,
            Fact::EmptyPile => 52,
            Fact::NoMeldOfTheirs { .. } => 50,
            Fact::SeenMostOfSingles { .. } => 43,
            Fact::DearestSingle { .. } => 42,
            Fact::LeastSingle { .. } => 41,
            Fact::Lone { .. } | Fact::SinglesAlike { .. } => 40,
            Fact::TowardsCanasta { .. } => 32,
            Fact::LaidCounts { .. } => 31,
            Fact::OwnCanasta { .. } | Fact::DeadRank { .. } => 48,
            Fact::MostSeen { .. } | Fact::KeepsSet { .. } => 45,
            Fact::LittleToTake { .. } => 38,
            Fact::Lays { .. } | Fact::LaysLess { .. } | Fact::LaysMore { .. } | Fact::WouldUse { .. } => 30,
            Fact::Remain { .. } => 20,
            Fact::PileCounts { .. } | Fact::Counts { .. } => 10,
        }
    }
}

impl Fact {
    /// Whether the next player can be seen to take the pile.
    #[must_use]
    pub const fn is_visible_take(&self) -> bool {
        matches!(self, Fact::FeedsMeld { .. } | Fact::FeedsPair { .. })
    }

    /// Whether what speaks against a discard speaks as much against another, of which `other` is said.
    pub(super) fn is_shared(&self, other: &Fact) -> bool {
        match (self, other) {
            (Fact::MayTake { unseen, .. }, Fact::MayTake { unseen: others, .. }) => others >= unseen,
            (Fact::TheyMelded { .. }, Fact::TheyMelded { .. }) => true,
            (one, other) => {
                let is_danger = one.is_visible_take() || matches!(one, Fact::MayTake { .. } | Fact::TheyMelded { .. });
                is_danger && other.is_visible_take()
            }
        }
    }

    /// Whether it holds of nearly every card, so that it is a reason only where there is no other.
    pub(super) fn is_weak(&self) -> bool {
        self.weight() <= WEAK
    }

    /// Whether it says why one single card of the hand is given up rather than another.
    pub(super) const fn tells_singles_apart(&self) -> bool {
        matches!(self, Fact::LeastSingle { .. } | Fact::DearestSingle { .. } | Fact::SeenMostOfSingles { .. })
    }

    /// Whether it holds of other cards of the hand as well, so that it is never the only reason.
    pub(super) const fn is_shared_by_singles(&self) -> bool {
        matches!(self, Fact::Lone { singles: 2.., .. })
    }
}

/// The weight of facts that hold of nearly every card.
const WEAK: usize = 20;

/// The strongest facts first, at most so many.
pub(super) fn strongest(mut facts: Vec<Fact>, most: usize) -> Vec<Fact> {
    insertion_sort_by(&mut facts, |a, b| a.weight() > b.weight());
    facts.truncate(most);
    facts
}
