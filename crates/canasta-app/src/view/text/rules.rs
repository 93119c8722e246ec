//! The rules page, generated from the rules in force, so that it cannot disagree with the game.

use super::card::{laid_three, rank_list_in, stopping_three, wilds_like_top_in};
use super::number::capital;
use super::opening_minimums::minimums;
use super::rules_further as further;
use super::sentence::when;
use super::{hand_of_rules, list};
use crate::view::text::{RulesSection, RulesTopic};
use crate::words::{Case, Party, rule_fields, rules as say};
use canasta::rules::{
    BlackThreeRole, ByDeal, MeldsPerRank, OpeningRule, OutRule, PileMelds, PileNewMeld, PileOwnMeld, PileWild,
    RuleField, Rules, StockEnd, TurnUpKind,
};

/// The sections of the rules page.
#[must_use]
pub fn rules_page(rules: &Rules) -> Vec<RulesSection> {
    let section = |topic, title: &str, sentences: Vec<Option<String>>| RulesSection {
        topic,
        title: title.to_owned(),
        sentences: sentences.into_iter().flatten().collect(),
    };
    let sections = vec![
        section(RulesTopic::Deal, say::rules_heading_deal(), joined(deal(rules), further::deal(rules))),
        section(RulesTopic::Turn, say::rules_heading_turn(), joined(turn(rules), further::turn(rules))),
        section(RulesTopic::Melds, say::rules_heading_melds(), joined(melds(rules), further::melds(rules))),
        section(RulesTopic::Opening, say::rules_heading_opening(), joined(opening(rules), further::opening(rules))),
        section(RulesTopic::Pile, say::rules_heading_pile(), pile(rules)),
        section(
            RulesTopic::Threes,
            say::rules_heading_threes(),
            further::threes(rules).unwrap_or_else(|| threes(rules)),
        ),
        section(
            RulesTopic::GoingOut,
            say::rules_heading_going_out(),
            joined(going_out(rules), further::going_out(rules)),
        ),
        section(RulesTopic::StockEnd, say::rules_heading_stock_end(), stock_end(rules)),
        section(RulesTopic::Scoring, say::rules_heading_scoring(), joined(scores(rules), further::scores(rules))),
        section(RulesTopic::SpecialHands, say::rules_heading_special_hands(), further::special_hands(rules)),
        section(RulesTopic::Hands, say::rules_heading_hands(), hands(rules)),
        section(RulesTopic::Choices, say::rules_heading_choices(), choices(rules)),
    ];
    // A section about what the rules do not have says nothing.
    sections.into_iter().filter(|section| !section.sentences.is_empty()).collect()
}

/// The sentences of a section, with those of further games.
fn joined(mut sentences: Vec<Option<String>>, further: Vec<Option<String>>) -> Vec<Option<String>> {
    sentences.extend(further);
    sentences
}

/// The sentences of the rules page that are not those of other rules, by section.
#[must_use]
pub fn rules_beside(rules: &Rules, others: &Rules) -> Vec<RulesSection> {
    let others = rules_page(others);
    let new = |mut section: RulesSection| {
        let known = |sentence: &String| others.iter().any(|other| other.sentences.contains(sentence));
        section.sentences.retain(|sentence| !known(sentence));
        (!section.sentences.is_empty()).then_some(section)
    };
    rules_page(rules).into_iter().filter_map(new).collect()
}

fn deal(rules: &Rules) -> Vec<Option<String>> {
    let players = rules.players.count();
    let players = match (rules.sides().has_partners(), rules.sides().count()) {
        (false, _) => say::players_alone(players),
        (true, 2) if players > 4 => say::players_as_two_sides(players, players / 2),
        (true, sides) => say::players_as_sides(players, sides),
    };
    let cards = rules.cards().len();
    let deck = match usize::from(rules.packs) * usize::from(rules.pack_jokers) {
        0 => say::deck_without_jokers(cards, rules.packs),
        jokers => say::deck_with_jokers(cards, rules.packs, jokers),
    };
    let is_usual = rules.turn_up_again == Rules::default().turn_up_again && !rules.turn_up_back;
    let turn_up = match (rules.turn_up, laid_three(rules)) {
        (true, _) if !is_usual => further::turned_again(rules),
        (true, None) => say::turn_up_after_wild().to_owned(),
        (true, Some(three)) => say::turn_up_after_three(three),
        (false, _) => say::turn_up_none().to_owned(),
    };
    let points = match rules.black_three_role {
        BlackThreeRole::Bonus => say::cards_count_points_without_threes(),
        _ => say::cards_count_points(),
    };
    vec![
        Some(format!("{} {deck}", capital(&players))),
        when(rules.sit_out, say::five_people()),
        Some(format!("{} {turn_up}", say::each_gets(rules.hand_size))),
        Some(points.to_owned()),
        further::card_prices(rules),
        Some(say::rules_first_dealer().to_owned()),
    ]
}

pub(super) fn turn(rules: &Rules) -> Vec<Option<String>> {
    let draws = if rules.pile_allowed { say::turn_draws_or_takes } else { say::turn_draws };
    vec![
        Some(draws(rules.draw_count)),
        when(rules.draw_count == 2, say::turn_last_card()),
        when(rules.draw_count > 2, say::turn_last_cards()),
        Some(say::turn_can_be_finished().to_owned()),
    ]
}

/// A side in the words of the rules: who plays alone is one.
pub(super) const fn party(rules: &Rules) -> Party {
    if rules.sides().has_partners() { Party::Side } else { Party::Player }
}

/// The wilds that a meld may hold, after its naturals.
fn meld_wilds(rules: &Rules, case: Case) -> String {
    let ahead = rules.naturals_ahead;
    match (rules.max_wilds, rules.wilds_max_naturals) {
        (Some(0), _) => say::meld_holds_no_wilds(case),
        (None, false) => say::meld_holds_any_wilds(case),
        (None, true) => say::meld_holds_fewer_wilds(ahead, case),
        (Some(most), false) => say::meld_holds_some_wilds(most, case),
        (Some(most), true) => say::meld_holds_some_and_fewer_wilds(most, ahead, case),
    }
}

pub(super) fn melds(rules: &Rules) -> Vec<Option<String>> {
    let canasta = if rules.max_wilds == Some(0) { say::canasta_is_natural() } else { say::canasta_is() };
    vec![
        Some(say::meld_is(rules.smallest_meld(), rules.min_naturals, &|case| meld_wilds(rules, case))),
        Some(further::sets_of_a_rank(rules, party(rules))),
        Some(canasta.to_owned()),
    ]
}

pub(super) fn opening(rules: &Rules) -> Vec<Option<String>> {
    let high = rules.highest_minimum();
    let minimum = match high {
        0 => say::opening_is_anything(party(rules)),
        _ => say::opening_counts(party(rules), &|_| list(&minimums(rules))),
    };
    vec![
        Some(minimum),
        when(
            high != 0
                && rules.pile_allowed
                && !rules.opening_rules.has(OpeningRule::HAND_ONLY)
                && !rules.opening_rules.has(OpeningRule::NO_PILE),
            say::opening_top_card_counts(),
        ),
        when(rules.concealed_exempt && high != 0, say::opening_concealed_exempt()),
        when(!rules.wilds_in_opening, say::opening_without_wilds()),
    ]
}

/// The cards of the hand that take a frozen pile, in a case.
pub(super) fn pair(rules: &Rules, case: Case) -> String {
    say::pile_pair(rules.pile_naturals(), case)
}

/// The cards of the hand that take a pile which is frozen by a card in it, in a case.
pub(super) fn cards_for_frozen(rules: &Rules, case: Case) -> String {
    match rules.frozen_asks_otherwise() {
        true => say::frozen_cards(rules.naturals_for_frozen(), case),
        false => pair(rules, case),
    }
}

/// Whether the pile is frozen to a side that has not melded, which may take it at all.
pub(super) fn is_frozen_until_melded(rules: &Rules) -> bool {
    rules.frozen_until_melded && rules.has_use_for(RuleField::FrozenUntilMelded)
}

pub(super) fn pile(rules: &Rules) -> Vec<Option<String>> {
    if !rules.pile_allowed {
        return vec![Some(say::pile_never_taken().to_owned())];
    }
    let (pair, party) = (|case| pair(rules, case), party(rules));
    let (for_frozen, asks_otherwise) = (|case| cards_for_frozen(rules, case), rules.frozen_asks_otherwise());
    let with = match rules.pile_new_meld {
        PileNewMeld::PairOrWild if !rules.always_frozen && rules.min_naturals <= 2 && rules.most_wilds(2) > 0 => {
            say::taken_with_pair_or_wild(&pair)
        }
        PileNewMeld::PairOrWild | PileNewMeld::Pair => say::taken_with_pair(&pair),
    };
    let taken = match rules.always_frozen {
        true => say::pile_taken(&with),
        false => say::pile_taken_or_onto(&with, party, rules.pile_own_meld),
    };
    let rest = match rules.pile_take {
        None => say::pile_rest_goes().to_owned(),
        Some(1) => say::pile_rest_stays().to_owned(),
        Some(most) => say::pile_rest_part(most - 1),
    };
    let closed = stopping_three(rules).map(say::pile_closed_by_wild_or_three);
    let wild_pair = || say::pile_wild_pair(&|case| wilds_like_top_in(rules, case));
    vec![
        Some(format!("{taken} {rest}")),
        when(rules.pile_melds == PileMelds::Top, say::pile_melds_top()),
        (rules.pile_extra > 0).then(|| say::pile_then_draw(rules.pile_extra)),
        (rules.freezing && (!rules.always_frozen || asks_otherwise)).then(|| {
            let goes_back = rules.turn_up_back && rules.turn_up_again.has(TurnUpKind::RED_THREE);
            match laid_three(rules).filter(|_| rules.turn_up && !goes_back) {
                Some(three) => say::wild_or_three_freezes_for_pair(&for_frozen, three),
                None => say::wild_freezes_for_pair(&for_frozen),
            }
        }),
        when(rules.always_frozen, say::pile_always_frozen()),
        // The first sentence about freezing says what it means.
        is_frozen_until_melded(rules).then(|| match rules.freezing && !asks_otherwise {
            true => say::pile_frozen_until_melded(party),
            false => say::pile_frozen_until_melded_for_pair(party, &pair),
        }),
        (rules.pile_own_meld == PileOwnMeld::Under7 && rules.melds_per_rank == MeldsPerRank::One)
            .then(|| say::pile_not_with_long_meld(party)),
        Some(match rules.pile_wild {
            PileWild::Never => closed.unwrap_or_else(|| say::pile_closed_by_wild().to_owned()),
            PileWild::Pair => wild_pair(),
            PileWild::SameColourPair => format!("{} {}", wild_pair(), say::pile_wild_colour()),
        }),
        when(rules.pile_onto_sequence, say::pile_onto_sequence()),
        when(rules.one_card_pile_closed, say::pile_of_one_card()),
    ]
}

fn threes(rules: &Rules) -> Vec<Option<String>> {
    let red = match rules.pile_allowed {
        true => say::red_three_is_replaced_not_of_pile(),
        false => say::red_three_is_replaced(),
    };
    vec![
        Some(red.to_owned()),
        when(rules.pile_allowed, say::black_three_blocks()),
        Some(further::black_threes_melded(rules).to_owned()),
        when(rules.black_threes_last, say::black_threes_come_last()),
    ]
}

pub(super) fn going_out(rules: &Rules) -> Vec<Option<String>> {
    let ranks = rules.required_ranks;
    let asking = if rules.pile_allowed { say::asking_after_draw_or_pile() } else { say::asking_after_draw() };
    let needs = say::going_out_needs(party(rules), rules.canastas_to_go_out);
    // Another sentence says how one goes out in one way alone.
    let is_one_way = rules.out_rules.has(OutRule::DISCARD) || rules.out_rules.has(OutRule::NO_DISCARD);
    vec![
        Some(if is_one_way { needs } else { format!("{needs} {}", say::going_out_way()) }),
        (!ranks.is_empty()).then(|| say::going_out_needs_ranks(&|case| rank_list_in(ranks, case))),
        Some(say::going_out_concealed_is().to_owned()),
        when(rules.ask_partner.is_allowed(), asking),
        when(rules.out_without_draw, say::out_without_drawing()),
        when(rules.keep_last_card, say::last_card_is_kept()),
    ]
}

pub(super) fn stock_end(rules: &Rules) -> Vec<Option<String>> {
    let end = match rules.stock_end {
        StockEnd::TakeIfFits | StockEnd::TakeIfAble | StockEnd::EndsWithDraw if !rules.pile_allowed => {
            say::stock_end_cannot_draw()
        }
        StockEnd::EndsWithDraw => say::stock_end_may_take(),
        StockEnd::TakeIfFits => say::stock_end_must_take_if_it_fits(),
        StockEnd::EndsWithTurn => say::stock_end_with_turn(),
        StockEnd::TakeIfAble => say::stock_end_must_take(),
    };
    vec![Some(end.to_owned()), laid_three(rules).map(say::stock_end_three)]
}

fn scores(rules: &Rules) -> Vec<Option<String>> {
    let party = party(rules);
    let canastas = match rules.max_wilds {
        Some(0) => say::scores_canasta(rules.natural_canasta),
        _ => say::scores_canastas(rules.natural_canasta, rules.mixed_canasta),
    };
    let threes = || {
        let (each, count, all) = (rules.red_three, rules.cards().red_threes().len(), rules.four_red_threes);
        match rules.red_threes_negative && rules.threes_sign.is_none() {
            true => say::scores_red_threes_negative(each, count, all, party),
            false => say::scores_red_threes(each, count, all),
        }
    };
    vec![
        Some(format!("{} {canastas}", say::scores_going_out(rules.going_out, rules.concealed))),
        Some(further::threes_points(rules).unwrap_or_else(threes)),
        Some(say::scores_cards(party)),
        Some(match rules.target {
            None if rules.deals.is_some_and(|deals| deals > 1) => say::scores_highest_total(party),
            None => say::scores_one_hand().to_owned(),
            Some(target) => say::scores_target(party, target),
        }),
    ]
}

/// What is otherwise in hands with rules of their own.
fn hands(rules: &Rules) -> Vec<Option<String>> {
    let changed: Vec<String> = (1..).zip(rules.by_deal.hands()).map(|(hand, _)| changed_in(rules, hand)).collect();
    let many = changed.len();
    // The hands from here on are like the last.
    let last = changed.iter().rposition(|words| Some(words) != changed.last()).map_or(0, |at| at + 1);
    let mut all: Vec<Option<String>> = (1_usize..)
        .zip(&changed)
        .take(last + 1)
        .filter(|(_, words)| !words.is_empty())
        .map(|(hand, words)| Some(rule_fields::rule_part(&hand_of_rules(hand, hand == last + 1), words)))
        .collect();
    if many > 0 {
        all.insert(0, Some(say::rules_of_hands().to_owned()));
    }
    all
}

/// The sentences of the rules page that hold in a hand and not without its own values.
fn changed_in(rules: &Rules, hand: u32) -> String {
    let alone = Rules { by_deal: ByDeal::NONE, ..*rules };
    let new = rules_beside(&rules.of_hand_alone(hand), &alone);
    new.into_iter().flat_map(|section| section.sentences).collect::<Vec<_>>().join(" ")
}

/// The choices that this game makes where its sources say nothing or disagree.
fn choices(rules: &Rules) -> Vec<Option<String>> {
    vec![
        when(rules.turn_up, say::choice_red_threes()),
        when(rules.turn_up && !rules.turn_up_back, say::choice_turn_up()),
        when(true, say::choice_black_threes_last()),
        when(true, say::choice_wilds_concealed()),
        when(true, say::choice_house_rules()),
        when(rules.pile_allowed, say::choice_reasons()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Players, Preset, RedThreeRole, WordSet};

    fn words(change: impl FnOnce(&mut Rules)) -> String {
        let mut rules = Preset::Classic.rules();
        change(&mut rules);
        rules_page(&rules).into_iter().flat_map(|section| section.sentences).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn hands_with_values_of_their_own_are_told_by_what_changes() {
        let of = |by_deal: serde_json::Value| {
            let by_deal = serde_json::from_value(by_deal).unwrap();
            let rules = Rules { by_deal, ..Preset::Classic.rules() };
            let sections = rules_page(&rules).into_iter().filter(|section| section.topic == RulesTopic::Hands);
            sections.flat_map(|section| section.sentences).skip(1).collect::<Vec<_>>()
        };
        let draw = |cards| serde_json::json!({ "draw_count": cards });
        assert_eq!(of(serde_json::json!([])), [""; 0]);
        let [second, from_third] = &of(serde_json::json!([{}, draw(2), draw(3), draw(3)]))[..] else { panic!() };
        assert!(second.starts_with("Hand 2: ") && second.contains("two cards"), "{second}");
        assert!(from_third.starts_with("From hand 3 on: ") && from_third.contains("three cards"), "{from_third}");
        // The hands after the first are those of the other sentences.
        let [first] = &of(serde_json::json!([draw(2), {}]))[..] else { panic!() };
        assert!(first.starts_with("Hand 1: "), "{first}");
    }

    #[test]
    fn where_the_pile_is_never_taken_no_sentence_takes_it() {
        for stock_end in [StockEnd::TakeIfFits, StockEnd::TakeIfAble, StockEnd::EndsWithDraw] {
            let words = words(|rules| (rules.pile_allowed, rules.stock_end) = (false, stock_end));
            let of_pile: Vec<&str> = words.lines().filter(|line| line.contains("pile")).collect();
            assert_eq!(of_pile, ["The pile is never taken."], "{stock_end:?}");
        }
    }

    #[test]
    fn what_takes_the_pile_can_be_a_meld() {
        assert!(words(|_| ()).contains("with a natural pair, or one natural and one wild, or onto"));
        assert!(words(|rules| rules.max_wilds = Some(0)).contains("with a natural pair, or onto"));
        assert!(words(|rules| rules.min_naturals = 3).contains("with a natural pair, or onto"));
        assert!(words(|rules| rules.min_naturals = 5).contains("with four or more naturals of its rank, or onto"));
    }

    #[test]
    fn a_pile_of_other_games_is_described() {
        let frozen = words(|rules| rules.always_frozen = true);
        assert!(
            frozen.contains("The pile is always frozen.") && frozen.contains("with a natural pair. Then"),
            "{frozen}"
        );
        assert!(!frozen.contains("freezes it until it is taken"), "no card freezes it: {frozen}");
        let part = words(|rules| rules.pile_take = Some(7));
        assert!(part.contains("Then up to 6 cards below it go to your hand."), "{part}");
        assert!(words(|rules| rules.pile_take = Some(1)).contains("Then nothing else goes to your hand."));
        assert!(words(|rules| rules.pile_extra = 1).contains("Then draw 1 card from the stock."));
        let empty = words(|rules| rules.turn_up = false);
        assert!(empty.contains("the first discard begins the pile") && !empty.contains("turn-up"), "{empty}");
    }

    #[test]
    fn going_out_in_one_way_is_told_as_one_way() {
        let way = "You meld all your cards, or all but one and discard it.";
        assert!(words(|_| ()).contains(way));
        for rule in [OutRule::DISCARD, OutRule::NO_DISCARD] {
            let words = words(|rules| rules.out_rules = WordSet::of(&[rule]));
            assert!(!words.contains(way) && words.contains("One goes out by"), "{words}");
        }
    }

    #[test]
    fn a_pile_that_waits_for_the_opening_is_frozen_to_nobody_for_it() {
        let closed = words(|rules| rules.opening_rules = WordSet::of(&[OpeningRule::NO_PILE]));
        assert!(closed.contains("A side that has not melded may not take the pile."), "{closed}");
        assert!(!closed.contains("frozen to a side"), "{closed}");
        assert!(words(|_| ()).contains("frozen to a side that has not melded"));
    }

    #[test]
    fn one_further_foot_is_one() {
        let with = |feet: &str| words(|rules| rules.feet = serde_json::from_str(feet).unwrap());
        assert!(with("[13, 11]").contains("After it comes another, of 11 cards, picked up"));
        assert!(with("[13, 11, 9]").contains("After it come further ones, of 11 and 9 cards, each"));
    }

    #[test]
    fn a_price_of_black_threes_is_that_of_laid_ones() {
        let dear = words(|rules| rules.card_points = serde_json::from_value(serde_json::json!({ "3": 30 })).unwrap());
        assert!(dear.contains("But here: black threes that are laid 30."), "{dear}");
        assert!(dear.contains("A black three left in hand costs 5."), "{dear}");
        assert!(!words(|_| ()).contains("left in hand costs"));
    }

    #[test]
    fn black_threes_that_freeze_are_melded_as_others() {
        let number = "Three or four black threes are melded, without wilds,";
        for role in [BlackThreeRole::Stop, BlackThreeRole::Freeze] {
            for red_three_role in [RedThreeRole::Bonus, RedThreeRole::Dead] {
                let of = |last| {
                    words(|rules| {
                        (rules.black_three_role, rules.red_three_role) = (role, red_three_role);
                        rules.black_threes_last = last;
                    })
                };
                assert!(of(false).contains(number), "{role:?}: {}", of(false));
                assert!(of(true).contains("They are laid only when no other card is left in the hand."));
            }
        }
        assert!(
            words(|rules| {
                (rules.packs, rules.black_three_role) = (3, BlackThreeRole::Freeze);
            })
            .contains("Three or more black threes are melded")
        );
    }

    #[test]
    fn threes_are_those_that_the_rules_lay_out() {
        let bonus = words(|rules| rules.black_three_role = BlackThreeRole::Bonus);
        assert!(bonus.contains("a wild or a three, another is turned up") && bonus.contains("sevens to fours 5."));
        assert!(bonus.contains("If the last card is a three and") && bonus.contains("with a wild on top"), "{bonus}");
        let dead = words(|rules| rules.red_three_role = RedThreeRole::Dead);
        assert!(dead.contains("with a wild or a three on top") && !dead.contains("If the last card is"), "{dead}");
        assert!(
            dead.contains("while it is a wild, another") && !dead.contains("three turned up at the deal"),
            "{dead}"
        );
        assert!(words(|_| ()).contains("A wild in the pile, or a red three turned up at the deal, freezes it until"));
    }

    #[test]
    fn numbers_are_those_of_the_rules() {
        let five = words(|rules| rules.min_naturals = 5);
        assert!(
            five.contains("A meld is five or more cards of one rank from four to ace, with at least five naturals")
        );
        let two = words(|rules| rules.players = Players::Two);
        assert!(two.contains("A player has one meld") && two.contains("onto your meld of its rank"), "{two}");
        assert!(!two.contains(" side"), "two players have no sides: {two}");
        let few = words(|rules| (rules.max_wilds, rules.hand_size) = (Some(0), 1));
        assert!(!few.contains("mixed") && few.contains("Canasta 500."), "{few}");
        assert!(few.contains("two naturals and no wilds.") && few.contains("gets 1 card,"), "{few}");
        assert!(words(|rules| rules.max_wilds = Some(1)).contains("and at most one wild."));
        let ahead = |naturals| words(|rules| (rules.wilds_max_naturals, rules.naturals_ahead) = (true, naturals));
        assert!(ahead(1).contains("and fewer wilds than naturals."));
        assert!(ahead(2).contains("and at least two naturals more than wilds if it holds wilds."));
    }
}
