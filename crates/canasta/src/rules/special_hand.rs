//! Special hands of fourteen cards (V27).

use super::cards::{CardSet, Rank};
use super::ruleset::{Rules, SpecialHand};
use super::sort::insertion_sort_by_key;
use std::cmp::Reverse;

/// Whether a hand is the special hand at this place of [`SpecialHand`]'s words. Its side has laid out the `threes`.
///
/// "Of n" are cards of one rank; twos are a rank, and jokers too.
pub(super) fn is_special_hand(special: usize, hand: CardSet, threes: CardSet) -> bool {
    // Any card is the fourteenth of a straight, a three that is kept too.
    let has_three = !hand.of_rank(Rank::Three).is_empty();
    if hand.len() != Rules::SPECIAL_HAND || (has_three && special != SpecialHand::STRAIGHT) {
        return false;
    }
    let counts = hand.counts();
    let of = |rank| counts.of(rank);
    // How many cards there are of each rank, the most first.
    let sizes = |ranks: &[Rank]| {
        let mut sizes: Vec<usize> = ranks.iter().map(|&rank| of(rank)).filter(|&cards| cards > 0).collect();
        insertion_sort_by_key(&mut sizes, |&cards| Reverse(cards));
        sizes
    };
    let (naturals, all) = (sizes(&Rank::NATURALS), sizes(&Rank::ALL));
    let (twos, jokers) = (of(Rank::Two), of(Rank::Joker));
    let wilds = twos + jokers;
    let matching = twos == 0 || jokers == 0;
    let has = |rank| of(rank) == 2;
    match special {
        SpecialHand::PAIRS => naturals == [2; 7],
        SpecialHand::WILD_PAIRS => naturals == [2; 6] && wilds == 2 && matching && has(Rank::Ace) && has(Rank::Seven),
        SpecialHand::MIAMI_PAIRS => {
            all == [2; 7] && [Rank::Ace, Rank::Seven, Rank::Two, Rank::Joker].into_iter().all(has)
        }
        SpecialHand::ZIP_CODE => all == [4, 3, 3, 2, 2],
        SpecialHand::GARBAGE => naturals == [4, 4, 3, 3],
        SpecialHand::BLAST_OFF => all == [5, 4, 3, 2],
        SpecialHand::TRIPLES => naturals == [3; 4] && wilds == 2 && matching,
        SpecialHand::QUADS => naturals == [4; 3] && wilds == 2 && matching,
        SpecialHand::DREAM_4 => naturals == [5, 5] && wilds == 4 && matching,
        SpecialHand::DREAM_5 => naturals == [5, 4] && wilds == 5,
        SpecialHand::STRAIGHT => naturals.len() == Rank::NATURALS.len() && twos > 0 && jokers > 0 && !threes.is_empty(),
        _ => false,
    }
}

impl SpecialHand {
    /// Whether laying the hand at this place wins the game whatever the scores.
    #[must_use]
    pub const fn is_dream(special: usize) -> bool {
        special == SpecialHand::DREAM_4 || special == SpecialHand::DREAM_5
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Words as _;

    /// The special hands that a hand is, beside a three that is laid out or none.
    fn names(hand: &str, three: bool) -> Vec<&'static str> {
        let threes = if three { "3h" } else { "" };
        let (hand, threes) = (hand.parse().unwrap(), threes.parse().unwrap());
        let words = SpecialHand::WORDS.iter().enumerate();
        words.filter(|&(at, _)| is_special_hand(at, hand, threes)).map(|(_, &word)| word).collect()
    }

    #[test]
    fn each_special_hand_is_known_and_no_other() {
        for (hand, name) in [
            ("4s 4h 6s 6h 8s 8h 9s 9h Js Jh Qs Qh Ks Kh", "pairs"),
            ("6s 6h 9s 9h Js Jh Qs Qh 7s 7h As Ah Jo Jo", "wild-pairs"),
            ("9s 9h Js Jh Qs Qh 7s 7h As Ah 2s 2h Jo Jo", "miami-pairs"),
            ("4s 4h 5s 5h 6s 6h 6d 2s 2h 2d Ks Kh Kd Kc", "zip-code"),
            ("8s 8h 8d 8c Qs Qh Qd Qc 5s 5h 5d Ks Kh Kd", "garbage"),
            ("8s 8h 8d 8c 8s Qs Qh Qd Qc Jo Jo Jo Ks Kh", "blast-off"),
            ("8s 8h 8d Qs Qh Qd 5s 5h 5d Ks Kh Kd 2s 2h", "triples"),
            ("8s 8h 8d 8c Qs Qh Qd Qc 5s 5h 5d 5c Jo Jo", "quads"),
            ("8s 8h 8d 8c 8s Qs Qh Qd Qc Qs 2s 2h 2d 2c", "dream-4"),
            ("8s 8h 8d 8c 8s Qs Qh Qd Qc 2s 2h 2d 2c Jo", "dream-5"),
        ] {
            assert_eq!(names(hand, false), [name], "{hand}");
            assert_eq!(names(hand, true), [name], "{hand}");
        }
        let straight = "4s 5h 6d 7c 8s 9h Td Jc Qs Kh Ad 2c Jo 9d";
        assert_eq!((names(straight, true), names(straight, false)), (vec!["straight"], vec![]));
        for other in [
            "4s 4h 6s 6h 8s 8h 9s 9h Js Jh Qs Qh Ks Ah",
            "6s 6h 9s 9h Js Jh Qs Qh 7s 7h As Ah Jo 2s",
            "8s 8h 8d Qs Qh Qd 5s 5h 5d Ks Kh Kd 2s Jo",
            "4s 4h 6s 6h 8s 8h 9s 9h Js Jh Qs Qh Ks",
        ] {
            assert_eq!(names(other, true), Vec::<&str>::new(), "{other}");
        }
    }
}
