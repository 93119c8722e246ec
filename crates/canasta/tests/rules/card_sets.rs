//! `CardSet` against a plain list of cards.

use crate::random_cases::cases;
use canasta::rules::{Card, CardSet, Rank};
use proptest::prelude::*;

fn faces() -> Vec<Card> {
    Card::all().collect()
}

/// The most copies of a card that a set can hold: those of eight packs, with four jokers each.
fn most(card: Card) -> usize {
    if card == Card::JOKER { 32 } else { 8 }
}

fn packs(packs: usize) -> Vec<Card> {
    faces().into_iter().flat_map(|card| vec![card; packs * if card == Card::JOKER { 4 } else { 1 }]).collect()
}

/// Any cards of two or of eight packs.
fn cards() -> impl Strategy<Value = Vec<Card>> {
    let (two, eight) = (packs(2), packs(8));
    assert_eq!(eight.len(), 448);
    prop_oneof![
        4 => proptest::sample::subsequence(two.clone(), 0..=20),
        1 => proptest::sample::subsequence(two, 0..=112),
        2 => proptest::sample::subsequence(eight, 0..=448),
    ]
    .prop_shuffle()
}

fn count(cards: &[Card], card: Card) -> usize {
    cards.iter().filter(|&&other| other == card).count()
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// The value of a card, read from its name.
fn value(card: Card) -> i32 {
    match card.to_string().as_str() {
        "Jo" => 50,
        "3h" | "3d" => 0,
        name => match &name[..1] {
            "A" | "2" => 20,
            "K" | "Q" | "J" | "T" | "9" | "8" => 10,
            _ => 5,
        },
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_set_contains_the_inserted_cards(list in cards()) {
        let set: CardSet = list.iter().copied().collect();
        prop_assert_eq!(set.len(), list.len());
        prop_assert_eq!(set.is_empty(), list.is_empty());
        prop_assert_eq!(set.iter().collect::<Vec<_>>(), sorted(list.clone()));
        let mut once = sorted(list.clone());
        once.dedup();
        prop_assert_eq!(set.faces().collect::<Vec<_>>(), once);
        for (n, &card) in sorted(list.clone()).iter().enumerate() {
            prop_assert_eq!(set.nth(n), Some(card));
        }
        prop_assert_eq!(set.nth(list.len()), None);
        for card in faces() {
            prop_assert_eq!(set.count_of(card), count(&list, card));
            prop_assert_eq!(set.contains(card), list.contains(&card));
        }
        for rank in Rank::ALL {
            let own: Vec<Card> = sorted(list.iter().copied().filter(|card| card.rank() == rank).collect());
            prop_assert_eq!(set.count(rank), own.len());
            prop_assert_eq!(set.of_rank(rank).iter().collect::<Vec<_>>(), own.clone());
            prop_assert_eq!(set.any_of_rank(rank), own.first().copied());
            prop_assert_eq!(set.ranks().any(|other| other == rank), !own.is_empty());
            for n in 0..=own.len() + 1 {
                let some = set.take_of_rank(rank, n).map(|some| some.iter().collect::<Vec<_>>());
                prop_assert_eq!(some, own.get(..n).map(<[Card]>::to_vec));
            }
        }
        prop_assert_eq!(set.points(), list.iter().copied().map(value).sum::<i32>());
        prop_assert_eq!(set.to_string().parse(), Ok(set));
    }

    #[test]
    fn subsets_by_kind_agree_with_lists(list in cards()) {
        let set: CardSet = list.iter().copied().collect();
        let some = |kind: fn(&str) -> bool| -> Vec<Card> {
            sorted(list.iter().copied().filter(|card| kind(&card.to_string())).collect())
        };
        let is = |set: CardSet| set.iter().collect::<Vec<_>>();
        prop_assert_eq!(is(set.wilds()), some(|name| name == "Jo" || name.starts_with('2')));
        prop_assert_eq!(is(set.red_threes()), some(|name| name == "3h" || name == "3d"));
        prop_assert_eq!(is(set.black_threes()), some(|name| name == "3s" || name == "3c"));
        prop_assert_eq!(is(set.naturals()), some(|name| name != "Jo" && !name.starts_with(['2', '3'])));
    }

    #[test]
    fn union_and_difference_agree_with_lists(a in cards(), b in cards()) {
        let (set, other): (CardSet, CardSet) = (a.iter().copied().collect(), b.iter().copied().collect());
        let fits = faces().into_iter().all(|card| count(&a, card) + count(&b, card) <= most(card));
        let both: Vec<Card> = a.iter().chain(&b).copied().collect();
        let sum = set.checked_add(other).map(|sum| sum.iter().collect::<Vec<_>>());
        prop_assert_eq!(sum, fits.then(|| sorted(both)));
        let within = faces().into_iter().all(|card| count(&b, card) <= count(&a, card));
        prop_assert_eq!(set.contains_all(other), within);
        for card in faces() {
            let (n, m) = (count(&a, card), count(&b, card));
            prop_assert_eq!(set.difference(other).count_of(card), n.saturating_sub(m));
            prop_assert_eq!(set.intersection(other).count_of(card), n.min(m));
        }
    }

    #[test]
    fn cards_are_inserted_and_removed_one_by_one(list in cards(), index in 0..Card::FACES) {
        let card = faces()[index];
        let set: CardSet = list.iter().copied().collect();
        let (n, most) = (count(&list, card), most(card));
        let mut more = set;
        prop_assert_eq!(more.insert(card), n < most);
        prop_assert_eq!(more.count_of(card), (n + 1).min(most));
        prop_assert_eq!(more.len(), list.len() + usize::from(n < most));
        prop_assert!(more.contains_all(set));
        let mut less = set;
        prop_assert_eq!(less.remove(card), n > 0);
        prop_assert_eq!(less, set.difference(card.into()));
        prop_assert_eq!(less.len(), list.len() - usize::from(n > 0));
    }
}
