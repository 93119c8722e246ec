//! The words of the game with pictures of cards, made from the rules in play and from the position where it helps.

use super::term::Term;
use crate::pages::example_cards::{
    SUITS, canasta_groups, canasta_size, meld, mixed_canasta_size, naturals, opening_groups, set, special_hand_cards,
    special_hand_numbers, wilds_in,
};
use crate::view::figure::{Figure, Part, Verdict};
use crate::view::text;
use crate::words;
use canasta::rules::{Card, CardSet, Observation, OpeningNeed, Rank, Rules, Suit};

/// The links of a word to others.
#[must_use]
pub(super) const fn related(term: Term) -> &'static [Term] {
    match term {
        Term::Values => &[Term::RedThree, Term::HandPoints],
        Term::Natural => &[Term::Wild, Term::NaturalCanasta],
        Term::Wild => &[Term::Natural, Term::Freezing, Term::MixedCanasta],
        Term::RedThree => &[Term::BlackThree, Term::Score],
        Term::BlackThree => &[Term::Blocked, Term::RedThree],
        Term::Meld => &[Term::Canasta, Term::Opening, Term::Wild],
        Term::Opening => &[Term::Values, Term::Meld, Term::Concealed, Term::BonusCards],
        Term::Canasta => &[Term::NaturalCanasta, Term::MixedCanasta, Term::GoingOut],
        Term::NaturalCanasta => &[Term::MixedCanasta, Term::Natural],
        Term::MixedCanasta => &[Term::NaturalCanasta, Term::Wild],
        Term::Stock => &[Term::Pile, Term::Turn, Term::BonusCards],
        Term::Pile => &[Term::Taking, Term::Frozen, Term::Blocked],
        Term::Taking => &[Term::Pile, Term::Frozen, Term::Opening],
        Term::Discard => &[Term::Pile, Term::Turn],
        Term::Frozen => &[Term::Freezing, Term::Blocked, Term::Natural],
        Term::Freezing => &[Term::Frozen, Term::Wild],
        Term::Blocked => &[Term::BlackThree, Term::Frozen],
        Term::Turn => &[Term::Stock, Term::Meld, Term::Discard],
        Term::Dealer => &[Term::Turn, Term::Hand],
        Term::Side => &[Term::Partner, Term::Score],
        Term::Partner => &[Term::Side, Term::Asking],
        Term::Asking => &[Term::GoingOut, Term::Partner],
        Term::BonusCards => &[Term::Opening, Term::Stock],
        Term::SpecialHand => &[Term::Hand, Term::Score],
        Term::GoingOut => &[Term::Canasta, Term::Concealed, Term::HandPoints, Term::SpecialHand],
        Term::Concealed => &[Term::GoingOut, Term::Opening],
        Term::HandPoints => &[Term::Values, Term::Score],
        Term::Score => &[Term::Target, Term::GoingOut, Term::HandPoints],
        Term::Target => &[Term::Score, Term::Hand],
        Term::Hand => &[Term::Turn, Term::HandPoints],
        Term::Practice => &[Term::Undo],
        Term::Undo => &[Term::Practice],
    }
}

/// Whether the rules in play have a use for a word.
#[must_use]
pub(super) fn is_in_use(term: Term, rules: &Rules) -> bool {
    match term {
        Term::Partner => rules.sides().has_partners() || rules.lone_taker,
        Term::Asking => rules.ask_partner.is_allowed(),
        Term::MixedCanasta => !matches!(rules.max_wilds, Some(0)),
        Term::Freezing => rules.pile_allowed && rules.freezing && !rules.always_frozen,
        Term::Blocked => rules.pile_allowed && !blocking(rules).is_empty(),
        Term::Taking | Term::Frozen => rules.pile_allowed,
        Term::BonusCards => !rules.talons.is_empty(),
        Term::SpecialHand => !rules.special_hands.is_empty(),
        _ => true,
    }
}

/// Cards of a pile below its top card.
const BELOW: [Card; 2] = [Card::new(Rank::Five, Suit::Clubs), Card::new(Rank::Jack, Suit::Hearts)];
const FREEZER: Card = Card::new(Rank::Two, Suit::Spades);
const RED_THREES: [Card; 2] = [Card::new(Rank::Three, Suit::Hearts), Card::new(Rank::Three, Suit::Diamonds)];
const BLACK_THREE: Card = Card::new(Rank::Three, Suit::Spades);

/// The threes that stop the pile, a black one first.
fn blocking(rules: &Rules) -> Vec<Card> {
    [BLACK_THREE, RED_THREES[0]].into_iter().filter(|&three| rules.is_stop_card(three)).collect()
}

fn shown(parts: Vec<Part>, caption: String) -> Figure {
    Figure { parts, verdict: Verdict::None, caption }
}

fn pile(more: &[Card]) -> Part {
    Part::Pile(BELOW.iter().chain(more).copied().collect())
}

/// The pictures of a word.
#[must_use]
pub(crate) fn figures(term: Term, rules: &Rules, seen: Option<Observation<'_>>) -> Vec<Figure> {
    let card = Card::new;
    let (king, seven) = (Rank::King, Rank::Seven);
    let counted = |cards: CardSet| Figure::of(cards, text::cards_and_points(cards, rules));
    // The top card of the pile on the table makes the best example.
    let top = seen.and_then(|seen| seen.pile().last().copied()).filter(|top| top.rank().is_natural());
    let top = top.unwrap_or(card(Rank::Nine, Suit::Diamonds));
    let takers = || naturals(top.rank(), 8).into_iter().filter(|&one| one != top).take(rules.pile_naturals()).collect();
    match term {
        Term::Values => [Rank::Joker, Rank::Ace, king, seven]
            .map(|rank| {
                let points = rules.points_of_rank(rank);
                let mut cards: Vec<Card> = match rank {
                    Rank::Joker => vec![Card::JOKER],
                    Rank::Ace => vec![card(rank, Suit::Hearts), card(Rank::Two, Suit::Clubs)],
                    Rank::Seven => {
                        let three = Some(BLACK_THREE).filter(|_| rules.held_points(set(&[BLACK_THREE])) == points);
                        let three = three.filter(|&three| !rules.is_bonus(three));
                        [card(rank, Suit::Diamonds), card(Rank::Four, Suit::Clubs)].into_iter().chain(three).collect()
                    }
                    _ => vec![card(rank, Suit::Hearts), card(Rank::Eight, Suit::Clubs)],
                };
                cards.retain(|&card| card.is_black_three() || rules.points_of_card(card) == points);
                shown(vec![Part::Fan(cards)], text::points_each(points))
            })
            .into(),
        Term::Natural => vec![shown(
            vec![Part::Fan(vec![
                card(Rank::Four, Suit::Clubs),
                card(Rank::Nine, Suit::Hearts),
                card(king, Suit::Spades),
                card(Rank::Ace, Suit::Diamonds),
            ])],
            String::new(),
        )],
        Term::Wild => {
            let n = rules.smallest_meld();
            let wild = wilds_in(rules, n, 1);
            let both = shown(vec![Part::Fan(vec![card(Rank::Two, Suit::Hearts), Card::JOKER])], String::new());
            let used = (wild > 0).then(|| counted(meld(seven, n - wild, wild)));
            [both].into_iter().chain(used).collect()
        }
        Term::RedThree => {
            // A table gives totals.
            let has_price = rules.is_bonus(RED_THREES[0]) && rules.threes_table.is_none_or(|table| table.is_empty());
            let caption = if has_price { text::points_each(rules.red_three) } else { String::new() };
            vec![shown(vec![Part::Fan(RED_THREES.into())], caption)]
        }
        Term::Blocked if rules.pile_allowed && !blocking(rules).is_empty() => {
            vec![shown(vec![pile(&blocking(rules)[..1])], words::common::nobody_next().to_owned())]
        }
        Term::BlackThree if rules.pile_allowed && rules.is_stop_card(BLACK_THREE) => {
            vec![shown(vec![pile(&[BLACK_THREE])], words::common::nobody_next().to_owned())]
        }
        Term::BlackThree | Term::Blocked => vec![shown(vec![Part::Fan(vec![BLACK_THREE])], String::new())],
        Term::Meld => {
            let n = rules.smallest_meld();
            let wild = wilds_in(rules, n, 1);
            let mixed = (wild > 0).then(|| counted(meld(seven, n - wild, wild)));
            [counted(meld(king, n, 0))].into_iter().chain(mixed).collect()
        }
        Term::Opening => {
            let minimum = seen.map_or(rules.opening_minimum(0), |seen| seen.opening_minimum(seen.seat()));
            let need = seen.map_or(rules.opening_need_of_hand(0, 1), |seen| seen.opening_need(seen.seat()));
            let groups = match need {
                OpeningNeed::NOTHING => opening_groups(rules, minimum),
                _ => canasta_groups(rules, minimum),
            };
            let figure = |groups: Vec<CardSet>| {
                let parts = groups.iter().map(|cards| Part::Fan(cards.iter().collect())).collect();
                shown(parts, text::sum_of_groups(&groups, minimum, rules))
            };
            groups.map(figure).into_iter().collect()
        }
        Term::Canasta => vec![natural_canasta(rules)].into_iter().chain(mixed_canasta(rules)).collect(),
        Term::NaturalCanasta => vec![natural_canasta(rules)],
        Term::MixedCanasta => mixed_canasta(rules).into_iter().collect(),
        Term::Stock => vec![shown(vec![Part::Stock], String::new())],
        Term::Pile => vec![shown(vec![pile(&[top])], String::new())],
        Term::Discard => vec![shown(vec![pile(&[card(Rank::Four, Suit::Diamonds)])], String::new())],
        Term::Taking | Term::Frozen if !rules.pile_allowed => vec![shown(vec![pile(&[top])], String::new())],
        Term::Taking => {
            vec![Figure {
                parts: vec![pile(&[top]), Part::Fan(takers())],
                verdict: Verdict::Right,
                caption: words::glossary::from_the_hand().to_owned(),
            }]
        }
        Term::Frozen => {
            let freezer: &[Card] = if rules.freezing { &[FREEZER] } else { &[] };
            let frozen = || pile(&freezer.iter().copied().chain([top]).collect::<Vec<_>>());
            let mut one_wild: Vec<Card> = takers();
            if let Some(last) = one_wild.last_mut() {
                *last = Card::new(Rank::Two, Suit::Clubs);
            }
            let with = |cards, verdict, caption: &str| Figure {
                parts: vec![frozen(), Part::Fan(cards)],
                verdict,
                caption: caption.to_owned(),
            };
            vec![
                with(takers(), Verdict::Right, words::glossary::from_the_hand()),
                with(one_wild, Verdict::Wrong, words::glossary::a_wild_does_not_help()),
            ]
        }
        Term::Freezing => vec![shown(vec![pile(&[FREEZER])], String::new())],
        Term::SpecialHand => special_hands(rules),
        Term::GoingOut | Term::Concealed => {
            let cards = if term == Term::GoingOut { 3 } else { 7 };
            let last = Part::Fan(vec![card(Rank::Four, Suit::Diamonds)]);
            let laid = Part::Fan(naturals(king, cards.max(rules.smallest_meld())));
            vec![shown(vec![laid, last], words::common::meld_and_discard().to_owned())]
        }
        Term::HandPoints => {
            let left = [card(Rank::Ace, Suit::Hearts), card(king, Suit::Diamonds), card(seven, Suit::Clubs)];
            vec![shown(vec![Part::Fan(left.into())], text::left_in_hand(set(&left), rules))]
        }
        Term::Hand => {
            let ranks = [king, king, Rank::Jack, Rank::Nine, Rank::Nine, seven, Rank::Four];
            let hand = ranks.iter().zip(SUITS.iter().cycle()).map(|(&rank, &suit)| card(rank, suit)).collect();
            vec![shown(vec![Part::Fan(hand)], String::new())]
        }
        Term::Turn
        | Term::BonusCards
        | Term::Dealer
        | Term::Side
        | Term::Partner
        | Term::Asking
        | Term::Score
        | Term::Target
        | Term::Practice
        | Term::Undo => Vec::new(),
    }
}

/// The special hands of the rules, each with its name and points.
fn special_hands(rules: &Rules) -> Vec<Figure> {
    let all = special_hand_numbers().filter(|&at| rules.special_hands.at(at).is_some());
    all.map(|at| shown(vec![Part::Fan(special_hand_cards(at))], text::special_hand_worth(at, rules))).collect()
}

fn natural_canasta(rules: &Rules) -> Figure {
    let cards = naturals(Rank::Seven, canasta_size(rules));
    Figure::of(set(&cards), text::canasta_points(true, rules.natural_canasta))
}

/// A canasta with wilds; none where the rules allow none.
fn mixed_canasta(rules: &Rules) -> Option<Figure> {
    let (n, wild) = mixed_canasta_size(rules)?;
    Some(Figure::of(meld(Rank::Seven, n - wild, wild), text::canasta_points(false, rules.mixed_canasta)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Preset;

    /// Words about the course of the game, which no cards show.
    const WITHOUT_CARDS: [Term; 10] = [
        Term::BonusCards,
        Term::Turn,
        Term::Dealer,
        Term::Side,
        Term::Partner,
        Term::Asking,
        Term::Score,
        Term::Target,
        Term::Practice,
        Term::Undo,
    ];

    /// The presets, and house rules that are far from them.
    fn all_rules() -> Vec<Rules> {
        let classic = Preset::Classic.rules();
        let mut all: Vec<Rules> = Preset::ALL.into_iter().map(Preset::rules).collect();
        all.extend([
            Rules { max_wilds: Some(0), ..classic },
            Rules { min_naturals: 8, ..classic },
            Rules { min_naturals: 1, max_wilds: None, ..classic },
            Rules { pile_allowed: false, ..classic },
            Rules { freezing: false, frozen_until_melded: false, ..classic },
            Rules { opening_minimums: [0, 700, 900, 900].into(), ..classic },
            Rules { canastas_to_go_out: 0, target: None, ..classic },
        ]);
        all
    }

    #[test]
    fn every_word_is_explained_and_shown_under_any_rules() {
        for rules in all_rules() {
            for term in Term::ALL {
                let explanation = text::explanation(term, &rules);
                let is_full = |words: &str| words.ends_with('.') && words.len() > 10;
                assert!(!explanation.sentences.is_empty(), "{term:?}");
                for sentence in &explanation.sentences {
                    assert!(is_full(sentence), "{term:?}: {sentence}");
                }
                // Threes have other names by what they do.
                assert!(!explanation.also.is_empty() || matches!(term, Term::RedThree | Term::BlackThree), "{term:?}");
                let pictures = figures(term, &rules, None);
                let is_shown = pictures.iter().any(|figure| !figure.parts.is_empty());
                let has_none = WITHOUT_CARDS.contains(&term)
                    || (term == Term::MixedCanasta && rules.max_wilds == Some(0))
                    || (term == Term::SpecialHand && rules.special_hands.is_empty())
                    || (term == Term::Opening && rules.opening_minimums[1] > 600);
                assert_eq!(is_shown, !has_none, "{term:?} under {rules:?}");
                for figure in pictures {
                    let mut all = CardSet::EMPTY;
                    let mut cards = figure.parts.iter().flat_map(|part| part.cards().iter());
                    assert!(cards.all(|card| all.insert(card)), "{term:?}: no card is there three times");
                }
            }
        }
    }

    #[test]
    fn words_lead_to_words() {
        for term in Term::ALL {
            assert!(!related(term).contains(&term) && !related(term).is_empty(), "{term:?}");
        }
        let linked: Vec<Term> = Term::ALL.into_iter().flat_map(|term| related(term).iter().copied()).collect();
        for term in Term::ALL {
            let is_linked = linked.contains(&term) || matches!(term, Term::Dealer | Term::Side);
            assert!(is_linked, "no word leads to {term:?}");
        }
    }

    #[test]
    fn the_opening_that_is_shown_reaches_its_minimum_with_the_fewest_groups() {
        let rules = Preset::Classic.rules();
        let points = |minimum| {
            let groups = opening_groups(&rules, minimum)?;
            Some((groups.len(), groups.iter().map(|cards| cards.points()).sum::<i32>()))
        };
        assert_eq!([15, 50, 90, 120].map(points), [Some((1, 15)), Some((1, 60)), Some((2, 90)), Some((3, 120))]);
        assert_eq!(points(1_000), None);
    }

    #[test]
    fn numbers_in_explanations_are_those_of_the_rules() {
        let house = Rules {
            opening_minimums: [17, 53, 91, 123].into(),
            natural_canasta: 511,
            mixed_canasta: 313,
            red_three: 107,
            four_red_threes: 807,
            going_out: 111,
            concealed: 222,
            target: Some(4_321),
            hand_size: 12,
            canastas_to_go_out: 3,
            max_wilds: Some(2),
            ..Preset::Classic.rules()
        };
        let words = |term| text::explanation(term, &house).sentences.join(" ");
        let holds = |term, parts: &[&str]| {
            for part in parts {
                assert!(words(term).contains(part), "{part} in {}", words(term));
            }
        };
        holds(Term::Opening, &["17", "53", "91", "123"]);
        holds(Term::NaturalCanasta, &["511"]);
        holds(Term::MixedCanasta, &["313"]);
        holds(Term::RedThree, &["107", "807"]);
        holds(Term::GoingOut, &["three canastas", "111"]);
        holds(Term::Concealed, &["222", "111"]);
        holds(Term::Target, &["4,321"]);
        holds(Term::Hand, &["12 cards"]);
        holds(Term::Wild, &["two wilds"]);
    }
}
