//! Cards for the pictures of the pages, made from the rules in play.

use canasta::rules::{Card, CardSet, Meld, Rank, Rules, Suit};

/// The suits in the order in which pictures show them.
pub(super) const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

/// So many naturals of a rank, at most eight.
pub(super) fn naturals(rank: Rank, n: usize) -> Vec<Card> {
    SUITS.iter().cycle().take(n.min(8)).map(|&suit| Card::new(rank, suit)).collect()
}

/// So many wilds: twos first, at most eight of them.
pub(super) fn wilds(n: usize) -> Vec<Card> {
    naturals(Rank::Two, n)
}

/// Cards as a set.
pub(super) fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

/// Naturals of a rank with wilds.
pub(super) fn meld(rank: Rank, of_rank: usize, wild: usize) -> CardSet {
    naturals(rank, of_rank).into_iter().chain(wilds(wild)).collect()
}

/// The number of wilds that a picture of a mixed meld of so many cards holds; 0 where the rules allow none.
pub(super) fn wilds_in(rules: &Rules, cards: usize, wanted: usize) -> usize {
    let allowed = |&wild: &usize| {
        let of_rank = cards - wild;
        of_rank >= usize::from(rules.min_naturals) && wild <= rules.most_wilds(of_rank)
    };
    (0..=wanted.min(cards)).rev().find(allowed).unwrap_or(0)
}

/// The smallest groups of naturals that open at this minimum; none if these ranks cannot reach it.
pub(super) fn opening_groups(rules: &Rules, minimum: i32) -> Option<Vec<CardSet>> {
    let n = rules.smallest_meld();
    let cheap = [Rank::Seven, Rank::King].map(|rank| vec![rank]);
    let all = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight];
    let more = (1..=all.len()).map(|count| all[..count].to_vec());
    let groups = |ranks: Vec<Rank>| ranks.into_iter().map(|rank| set(&naturals(rank, n))).collect::<Vec<_>>();
    let is_enough = |groups: &Vec<CardSet>| groups.iter().map(|&cards| rules.points_of(cards)).sum::<i32>() >= minimum;
    cheap.into_iter().chain(more).map(groups).find(is_enough)
}

/// An example of each special hand, in the order of the words of [`SpecialHand`]: the ranks, each with the number of its cards.
const SPECIAL_HANDS: [&str; 11] = [
    "4 2 6 2 8 2 9 2 J 2 Q 2 K 2",
    "6 2 9 2 J 2 Q 2 7 2 A 2 Jo 2",
    "9 2 J 2 Q 2 7 2 A 2 2 2 Jo 2",
    "6 4 9 3 K 3 Q 2 2 2",
    "8 4 Q 4 5 3 K 3",
    "8 5 Q 4 Jo 3 K 2",
    "8 3 Q 3 5 3 K 3 2 2",
    "8 4 Q 4 5 4 Jo 2",
    "8 5 Q 5 2 4",
    "8 5 Q 4 2 4 Jo 1",
    "4 1 5 1 6 1 7 1 8 1 9 2 T 1 J 1 Q 1 K 1 A 1 2 1 Jo 1",
];

/// The special hands that have an example, by their number.
pub(super) fn special_hand_numbers() -> std::ops::Range<usize> {
    0..SPECIAL_HANDS.len()
}

/// A special hand as cards.
pub(super) fn special_hand_cards(special: usize) -> Vec<Card> {
    let mut words = SPECIAL_HANDS.get(special).map_or("", |words| words).split(' ');
    let mut hand = Vec::new();
    while let (Some(rank), Some(cards)) = (words.next(), words.next().and_then(|cards| cards.parse().ok())) {
        let rank = Rank::ALL.into_iter().find(|one| one.notation() == rank);
        hand.extend(rank.into_iter().flat_map(|rank| match rank {
            Rank::Joker => vec![Card::JOKER; cards],
            // Of one rank after another the suits change, as they do in a hand.
            rank => {
                SUITS.iter().cycle().skip(rank.index() % 4).take(cards).map(|&suit| Card::new(rank, suit)).collect()
            }
        }));
    }
    hand
}

/// The number of cards of the smallest canasta.
pub(super) fn canasta_size(rules: &Rules) -> usize {
    Meld::CANASTA.max(rules.smallest_meld())
}

/// A canasta without wilds with which a side opens; none if it counts too little.
pub(super) fn canasta_groups(rules: &Rules, minimum: i32) -> Option<Vec<CardSet>> {
    let canasta = |rank| meld(rank, canasta_size(rules), 0);
    let all = [Rank::Seven, Rank::King, Rank::Ace].map(canasta);
    all.into_iter().find(|&cards| rules.points_of(cards) >= minimum).map(|cards| vec![cards])
}

/// The cards of the smallest canasta with wilds, and how many of them are wild; none where the rules allow no wilds.
pub(super) fn mixed_canasta_size(rules: &Rules) -> Option<(usize, usize)> {
    let least = canasta_size(rules);
    (least..=least + 1).map(|n| (n, wilds_in(rules, n, 2))).find(|&(_, wild)| wild > 0)
}
