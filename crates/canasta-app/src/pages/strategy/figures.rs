//! The cards that show the principles of good play.

use super::principle::Principle;
use crate::pages::example_cards::{meld, naturals, opening_groups, wilds_in};
use crate::view::figure::{Figure, Part, Verdict};
use crate::view::text;
use crate::words;
use canasta::rules::{Card, CardSet, Meld, Rank, Rules, Suit};

const fn card(rank: Rank, suit: Suit) -> Card {
    Card::new(rank, suit)
}

fn fan(cards: CardSet) -> Part {
    Part::Fan(crate::view::cards::meld_order(cards).collect())
}

/// A pile with this card on top.
fn pile(top: Card) -> Part {
    let below = [
        card(Rank::Five, Suit::Clubs),
        card(Rank::Jack, Suit::Hearts),
        card(Rank::Queen, Suit::Spades),
        card(Rank::Eight, Suit::Diamonds),
    ];
    Part::Pile(below.into_iter().chain([top]).collect())
}

/// The pictures of a principle, made from the rules in play.
#[must_use]
pub(super) fn figures(principle: Principle, rules: &Rules) -> Vec<Figure> {
    let of = |parts: Vec<Part>, verdict, caption: &str| Figure { parts, verdict, caption: caption.to_owned() };
    let right = |parts, caption| of(parts, Verdict::Good, caption);
    let wrong = |parts, caption| of(parts, Verdict::Bad, caption);
    let plain = |parts, caption| of(parts, Verdict::None, caption);
    let (seven, king, nine) = (Rank::Seven, Rank::King, Rank::Nine);
    let nine_up = card(nine, Suit::Diamonds);
    let pair = || Part::Fan(vec![card(nine, Suit::Spades), card(nine, Suit::Hearts)]);
    let takers = || {
        let more = naturals(nine, 8).into_iter().filter(|&one| one != nine_up);
        Part::Fan(more.take(rules.pile_naturals()).collect())
    };
    let their_sevens = || fan(meld(seven, 4.max(rules.smallest_meld()), 0));
    match principle {
        Principle::TakePile => vec![right(vec![pile(nine_up), takers()], words::strategy::pile_for_pair())],
        Principle::GuardDiscards => vec![
            wrong(vec![their_sevens(), Part::Fan(vec![card(seven, Suit::Clubs)])], words::strategy::feeds_their_meld()),
            right(vec![pile(nine_up), Part::Fan(vec![card(nine, Suit::Clubs)])], words::strategy::thrown_just_now()),
        ],
        Principle::WeighPile => {
            let small = Part::Pile(vec![nine_up]);
            vec![wrong(vec![small, takers()], words::strategy::small_pile())]
        }
        Principle::KeepPairs => vec![
            right(vec![pair()], words::strategy::pair_kept()),
            wrong(vec![Part::Fan(vec![card(nine, Suit::Spades)])], words::strategy::pair_broken()),
        ],
        Principle::HoldBack => {
            vec![plain(vec![fan(meld(king, rules.smallest_meld(), 0)), pair()], words::strategy::kept_in_hand())]
        }
        Principle::WaitToOpen => {
            let least = rules.smallest_meld();
            let minimum = rules.opening_minimum(0);
            let with_wilds = meld(king, least - wilds_in(rules, least, 1), wilds_in(rules, least, 1));
            let natural = opening_groups(rules, minimum).unwrap_or_default();
            vec![
                wrong(vec![fan(with_wilds)], words::strategy::wild_in_opening()),
                right(
                    natural.iter().map(|&cards| fan(cards)).collect(),
                    &text::sum_of_groups(&natural, minimum, rules),
                ),
            ]
        }
        Principle::SaveWilds => vec![
            wrong(vec![fan(meld(seven, 4, wilds_in(rules, 7, 3)))], words::strategy::wilds_spent()),
            right(vec![fan(meld(seven, 6, wilds_in(rules, 7, 1)))], words::strategy::wild_well_used()),
        ],
        Principle::Freeze => vec![plain(vec![pile(card(Rank::Two, Suit::Spades))], words::strategy::frozen_by_you())],
        Principle::KeepBlackThrees => {
            vec![right(vec![pile(card(Rank::Three, Suit::Spades))], words::common::nobody_next())]
        }
        Principle::Remember => {
            let seen = Part::Pile(vec![card(nine, Suit::Clubs), card(nine, Suit::Hearts), card(king, Suit::Spades)]);
            vec![right(vec![seen, Part::Fan(vec![card(nine, Suit::Clubs)])], words::strategy::nines_gone())]
        }
        Principle::TimeEnding => {
            vec![plain(
                vec![fan(meld(seven, 7, 0)), Part::Fan(vec![card(Rank::Four, Suit::Diamonds)])],
                words::strategy::or_one_more(),
            )]
        }
        Principle::WatchHands => {
            vec![plain(
                vec![Part::Fan(vec![Card::JOKER, card(Rank::Ace, Suit::Spades)])],
                &text::left_in_hand([Card::JOKER, card(Rank::Ace, Suit::Spades)].into_iter().collect(), rules),
            )]
        }
        Principle::AskPartner => Vec::new(),
        Principle::WaitForNatural => {
            let n = Meld::CANASTA - 1;
            vec![right(vec![fan(meld(seven, n, 0))], &text::canasta_points(true, rules.natural_canasta))]
        }
        Principle::HelpPartner => {
            vec![right(vec![fan(meld(king, rules.smallest_meld(), 0))], words::strategy::partner_adds())]
        }
    }
}
