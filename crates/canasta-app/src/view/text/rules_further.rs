//! Sentences of the rules page for games that know more than sets of one rank: sequences, wild melds, feet, bonus cards.

use super::card::{rank_list_in, ranks_in};
use super::number::{capital, number, or_list};
use super::opening_minimums::minimums;
use super::sentence::when;
use super::{list, small, special_hand_is, special_hand_worth};
use crate::words::{Case, Party, Threes, rule_fields, rules, rules_further as say};
use canasta::rules::{
    AskPartner, BlackThreeRole, BonusKey, Canasta, CutKeep, DiscardClass, FootPickup, IncompleteKey, MeldsPerRank,
    OpeningNeed, OpeningRule, OutRule, PileStart, Points, Rank, RankKey, RedThreeRole, RuleField, Rules, SpecialHand,
    TurnUpKind, WildDiscards, WildMelds, WordSet, Words,
};

/// Sentences that hold.
type Sentences = Vec<Option<String>>;

/// How partners come about.
pub(super) fn lone(rules: &Rules) -> Option<String> {
    when(rules.lone_taker, say::lone_player())
}

/// The foot.
pub(super) fn foot(rules: &Rules) -> Option<String> {
    let then = match rules.foot_pickup {
        FootPickup::AtOnce => say::foot_at_once(),
        FootPickup::TurnEnds => say::foot_ends_turn(),
        FootPickup::Discard => say::foot_by_discard(),
        FootPickup::Canasta => say::foot_by_canasta(),
    };
    let is_kept_short = !rules.foot_threes_replaced && rules.has_use_for(RuleField::FootThreesReplaced);
    let threes = when(is_kept_short, say::foot_threes_not_replaced());
    let mut sizes = rules.foot_sizes();
    let first = say::foot_is(sizes.next()?);
    let all = [Some(first), feet_follow(rules), Some(then.to_owned()), threes];
    Some(all.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The feet behind the first, if there are any.
pub(super) fn feet_follow(rules: &Rules) -> Option<String> {
    let more = rules.feet.len().saturating_sub(1);
    (more > 0).then(|| say::feet_follow(more, &foot_sizes(rules.foot_sizes().skip(1))))
}

/// Numbers of cards of several feet: "13 and 11".
pub(super) fn foot_sizes(sizes: impl Iterator<Item = u8>) -> String {
    list(&sizes.map(|cards| cards.to_string()).collect::<Vec<_>>())
}

/// What is dealt in another way, the foot, and bonus cards for the sides that open.
pub(super) fn deal(rules: &Rules) -> Sentences {
    vec![cut(rules), leader(rules), pile_start(rules), lone(rules), foot(rules), talons(rules)]
}

/// What the cutter keeps.
pub(super) fn cut(rules: &Rules) -> Option<String> {
    when(rules.cut_keep != CutKeep::None, cut_keep(rules.cut_keep))
}

/// What a cutter keeps, in a sentence; nothing where that is nothing.
#[must_use]
pub fn cut_keep(keep: CutKeep) -> &'static str {
    match keep {
        CutKeep::None => "",
        CutKeep::One => rules::cut_keeps_one(),
        CutKeep::Run => rules::cut_keeps_run(),
        CutKeep::Three => rules::cut_keeps_three(),
    }
}

/// How the first player begins.
fn leader(rules: &Rules) -> Option<String> {
    when(rules.leader_extra, rules::leader_begins_with_more())
}

/// The cards that lie face down under the turn-up.
fn pile_start(rules: &Rules) -> Option<String> {
    match rules.pile_start {
        PileStart::Cards(0) => None,
        PileStart::Cards(cards) => Some(rules::pile_start_cards(cards)),
        PileStart::Rank => Some(rules::pile_start_rank().to_owned()),
    }
}

/// The cards at this place of the kinds on which another is turned up.
#[must_use]
pub(super) fn turned_again_kind(at: usize) -> &'static str {
    match at {
        TurnUpKind::WILD => rule_fields::turned_again_wilds(),
        TurnUpKind::RED_THREE => rule_fields::turned_again_bonus_threes(),
        TurnUpKind::BLACK_THREE => rule_fields::turned_again_black_threes(),
        _ => rule_fields::turned_again_aces(),
    }
}

/// The cards on which another is turned up, where they are not the usual ones.
pub(super) fn turned_again(rules: &Rules) -> String {
    let all = (0..TurnUpKind::WORDS.len()).filter(|&at| rules.turn_up_again.has(at));
    let all: Vec<String> = all.map(|at| small(turned_again_kind(at))).collect();
    match (all.is_empty(), rules.turn_up_back) {
        (true, _) => rules::turn_up_any().to_owned(),
        (false, true) => rules::turn_up_back_under(&list(&all)),
        (false, false) => rules::turn_up_again_on(&list(&all)),
    }
}

/// Bonus cards for the sides that open.
pub(super) fn talons(rules: &Rules) -> Option<String> {
    let sides = rules.talons.iter().zip(1_u8..).map(|(&cards, place)| say::bonus_cards_of(cards, place));
    let sides: Vec<String> = sides.collect();
    (!sides.is_empty()).then(|| say::bonus_cards_are(&|_| list(&sides)))
}

/// What special hands are, and which there are.
pub(super) fn special_hands(rules: &Rules) -> Sentences {
    let all = (0..SpecialHand::WORDS.len()).filter(|&at| rules.special_hands.at(at).is_some());
    let one = |at: usize| Some(say::special_hand_line(&special_hand_worth(at, rules), special_hand_is(at)));
    let what = when(!rules.special_hands.is_empty(), say::special_hand_what());
    std::iter::once(what).chain(all.map(one)).collect()
}

/// What may not be discarded.
pub(super) fn turn(rules: &Rules) -> Sentences {
    let not_first = rules.no_first_discards;
    vec![
        when(rules.wild_discards == WildDiscards::Last, say::wild_discard_last()),
        (!not_first.is_empty()).then(|| say::first_discard_not(&|case| or_list(&classes(not_first, case)))),
    ]
}

fn classes(set: WordSet<DiscardClass>, case: Case) -> Vec<String> {
    let class = |at: usize| match at {
        DiscardClass::WILD => say::wilds_discarded(case),
        DiscardClass::DEAD => say::closed_rank_cards(case),
        rank => natural(rank, case),
    };
    (0..DiscardClass::WORDS.len()).filter(|&at| set.has(at)).map(class).collect()
}

/// The natural rank at this place, in the plural and in a case.
fn natural(place: usize, case: Case) -> String {
    Rank::NATURALS.get(place).map_or_else(String::new, |&rank| ranks_in(rank, case))
}

/// Several sets of a rank, sequences, wild melds, and the limits of sets.
pub(super) fn melds(rules: &Rules) -> Sentences {
    let pure = rules.pure_ranks;
    vec![
        when(rules.sequences, say::sequence_is()),
        when(rules.wild_melds.is_allowed(), say::wild_meld_is()),
        when(rules.wild_melds == WildMelds::First, say::wild_meld_first()),
        rules.meld_max.map(say::set_at_most),
        (rules.wilds_join_at > 0).then(|| say::wilds_join_sets_of(rules.wilds_join_at)),
        (!pure.always.is_empty()).then(|| capital(&say::ranks_without_wilds(&|case| rank_list_in(pure.always, case)))),
        (!pure.unless_opened.is_empty())
            .then(|| capital(&say::ranks_without_wilds_unless_opened(&|case| rank_list_in(pure.unless_opened, case)))),
        when(rules.dead_ranks, say::rank_is_closed()),
    ]
}

/// How many sets of a rank a side may have.
pub(super) fn sets_of_a_rank(rules: &Rules, party: Party) -> String {
    match rules.melds_per_rank {
        MeldsPerRank::One => say::one_meld_of_a_rank(party),
        MeldsPerRank::OneOpen => say::one_open_meld_of_a_rank(party),
        MeldsPerRank::Any => say::any_melds_of_a_rank(party),
    }
}

/// What the opening asks for beside its minimum.
pub(super) fn opening(rules: &Rules) -> Sentences {
    let has = |rule| rules.opening_rules.has(rule);
    vec![
        when(has(OpeningRule::PURE_SET), say::opening_pure_set()),
        when(has(OpeningRule::HAND_ONLY), say::opening_hand_only()),
        when(has(OpeningRule::NO_MIXED_CANASTA), say::opening_no_mixed_canasta()),
        when(has(OpeningRule::CANASTA_FREE), say::opening_canasta_free()),
        when(has(OpeningRule::NO_PILE), say::opening_before_pile()),
        minimums_with(rules, OpeningNeed::CANASTA).map(|all| say::opening_canasta(&|_| list(&all))),
        minimums_with(rules, OpeningNeed::NATURAL).map(|all| say::opening_natural_canasta(&|_| list(&all))),
        (rules.closed_turns > 0).then(|| say::closed_turns_are(rules.closed_turns)),
    ]
}

/// The opening minimums beside which an opening must hold a canasta; `None` if there are none.
fn minimums_with(rules: &Rules, canasta: usize) -> Option<Vec<String>> {
    let all = minimums(rules).into_iter().enumerate();
    let all: Vec<String> =
        all.filter(|&(at, _)| rules.opening_needs.at(at) == Some(canasta)).map(|(_, minimum)| minimum).collect();
    (!all.is_empty()).then_some(all)
}

/// What the threes do where they are not those of Classic.
pub(super) fn threes(rules: &Rules) -> Option<Sentences> {
    if (rules.red_three_role, rules.black_three_role) == (RedThreeRole::Bonus, BlackThreeRole::Stop) {
        return None;
    }
    let [red, black] = both_threes(rules);
    let last = when(rules.black_threes_last && rules.black_three_role.stops(), rules::black_threes_come_last());
    Some(vec![Some(red), Some(black), last])
}

/// How many black threes are melded, and when.
pub(super) fn black_threes_melded(rules: &Rules) -> &'static str {
    if rules.packs == 2 { rules::black_threes_melded_of_four() } else { rules::black_threes_melded_of_more() }
}

/// What red threes do, and what black ones do.
pub(super) fn both_threes(rules: &Rules) -> [String; 2] {
    let red = match rules.red_three_role {
        RedThreeRole::Bonus => rules::red_three_is_replaced_not_of_pile(),
        RedThreeRole::Dead => say::red_threes_dead(),
    };
    let melded = |stop: &str| format!("{stop} {}", black_threes_melded(rules));
    let black = match rules.black_three_role {
        BlackThreeRole::Stop => melded(rules::black_three_blocks()),
        BlackThreeRole::Dead => say::black_threes_dead().to_owned(),
        BlackThreeRole::Bonus => say::black_threes_bonus().to_owned(),
        BlackThreeRole::Freeze => melded(say::black_threes_freeze()),
    };
    [red.to_owned(), black]
}

/// When the threes that are laid out count for their side, where that depends on its canastas.
pub(super) fn threes_sign(rules: &Rules) -> Option<String> {
    let &[least, enough] = rules.threes_sign.as_deref()? else { return None };
    Some(match (rules.red_threes_negative && least > 0, least == enough) {
        (_, true) if enough <= 0 => say::threes_always_count().to_owned(),
        (true, true) => say::threes_count_or_against(enough),
        (true, false) if least + 1 == enough => say::threes_count_nothing_between(enough, least),
        (true, false) => say::threes_count_nothing_range(enough, least, enough - 1),
        (false, _) => say::threes_count_or_nothing(enough),
    })
}

/// What threes left in a hand count, where it is not what they count in Classic.
pub(super) fn held_threes(rules: &Rules) -> [Option<String>; 2] {
    // A price of threes is that of laid ones.
    let differs = rules.card_points.at(Rank::Three.index()).is_some();
    [
        (rules.black_three_held != 5 || differs).then(|| say::black_three_held(rules.black_three_held)),
        (rules.red_three_held != 0).then(|| say::red_three_held(rules.red_three_held)),
    ]
}

/// The kinds of canastas that going out needs: "two natural and two mixed"; `None` if any kinds do.
pub(super) fn kinds_to_go_out(rules: &Rules) -> Option<String> {
    kinds_to_go_out_in(rules, Case::Nom)
}

/// The kinds of canastas that going out needs, in a case.
pub(super) fn kinds_to_go_out_in(rules: &Rules, case: Case) -> Option<String> {
    let kind = |(at, kind): (usize, Canasta)| Some(say::kind_among_canastas(rules.canasta_kinds.at(at)?, kind, case));
    let kinds: Vec<String> = Canasta::ALL.into_iter().enumerate().filter_map(kind).collect();
    (!kinds.is_empty()).then(|| list(&kinds))
}

/// The melds that count against a side while they are no canastas, in a case: sevens, aces, wilds.
pub(super) fn charged_meld_names(rules: &Rules, case: Case) -> Vec<String> {
    let meld = |at: usize| match at {
        IncompleteKey::SEQUENCE => say::of_a_suit(case),
        IncompleteKey::WILD => say::of_wilds(case),
        rank => natural(rank, case),
    };
    let charged = (0..IncompleteKey::WORDS.len()).filter(|&at| rules.incomplete_penalties.at(at).is_some());
    charged.map(meld).collect()
}

/// The kinds of canastas that going out needs, and how it ends.
pub(super) fn going_out(rules: &Rules) -> Sentences {
    vec![
        kinds_to_go_out(rules)
            .map(|_| say::going_out_needs_kinds(&|case| kinds_to_go_out_in(rules, case).unwrap_or_default())),
        when(rules.out_rules.has(OutRule::DISCARD), say::out_by_discard()),
        when(rules.out_rules.has(OutRule::NO_DISCARD), say::out_by_melding()),
        when(rules.out_rules.has(OutRule::COMPLETE), say::out_without_incomplete()),
        when(rules.out_rules.has(OutRule::PARTNERS_FOOT) && rules.has_feet(), say::out_after_partners_foot()),
        when(rules.ask_partner == AskPartner::Once, say::asks_once()),
        when(rules.ask_partner == AskPartner::Must, say::asks_always()),
        when(rules.foot_size > 0, say::out_after_foot()),
        when(!rules.feet.is_empty(), say::out_after_feet()),
    ]
}

/// The points of canastas, threes, penalties and special hands beyond those of Classic.
pub(super) fn scores(rules: &Rules) -> Sentences {
    let canasta = |at: usize, points: i32| match at {
        BonusKey::SEQUENCE => say::canasta_of_sequence(points),
        BonusKey::WILD => say::canasta_of_wilds(points),
        BonusKey::WILD_TWOS => say::canasta_of_twos(points),
        BonusKey::WILD_JOKERS => say::canasta_of_jokers(points),
        BonusKey::WILD_PURE => say::canasta_of_one_wild(points),
        mixed @ BonusKey::MIXED.. => of_natural(mixed - BonusKey::MIXED, points, say::canasta_of_mixed_rank),
        rank => of_natural(rank, points, say::canasta_of_rank),
    };
    let meld = |at: usize, points: i32| match at {
        IncompleteKey::SEQUENCE => say::incomplete_sequence(points),
        IncompleteKey::WILD => say::incomplete_wilds(points),
        rank => of_natural(rank, points, say::incomplete_rank),
    };
    let many = |at: usize, points: i32| say::canasta_count_price(points, &say::so_many_canastas(at + 1));
    let held = |at: usize, points: i32| match at {
        RankKey::BLACK_THREES => say::held_black_threes(points),
        rank => of_natural(rank, points, say::held_rank),
    };
    let [black_held, red_held] = held_threes(rules);
    vec![
        when(rules.lone_taker, say::lone_player_scores()),
        priced(rules.canasta_bonuses, canasta).map(|all| say::canasta_prices(&|_| list(&all))),
        priced(rules.canasta_count_bonus, many).map(|all| say::canasta_count_prices(&|_| list(&all))),
        priced(rules.incomplete_penalties, meld).map(|all| say::incomplete_prices(&|_| list(&all))),
        priced(rules.held_penalties, held).map(|all| say::held_prices(&|_| list(&all))),
        (rules.black_threes_melded > 0).then(|| say::black_threes_melded(rules.black_threes_melded)),
        when(rules.melds_need_canasta, say::melds_need_canasta()),
        (rules.cut_bonus > 0).then(|| say::cut_counts(rules.cut_bonus)),
        threes_sign(rules),
        black_held,
        red_held,
        rules.deals.map(say::game_of_hands),
    ]
}

/// What cards count that have another value than the usual one.
pub(super) fn card_prices(rules: &Rules) -> Option<String> {
    let price = |at: usize, points: i32| match Rank::ALL.get(at) {
        Some(Rank::Three) => say::card_price_threes(points),
        Some(&rank) => say::card_price(rank, points),
        None => String::new(),
    };
    priced(rules.card_points, price).map(|all| say::card_prices(&|_| list(&all)))
}

/// What is said of the natural rank at this place.
fn of_natural(place: usize, points: i32, message: fn(Rank, i32) -> String) -> String {
    Rank::NATURALS.get(place).map_or_else(String::new, |&rank| message(rank, points))
}

/// The keys of a table, each with its points; `None` for an empty table.
fn priced<K: Words, const MOST: usize>(
    points: Points<K, MOST>,
    said: impl Fn(usize, i32) -> String,
) -> Option<Vec<String>> {
    let all: Vec<String> = (0..K::WORDS.len()).filter_map(|at| Some(said(at, points.at(at)?))).collect();
    (!all.is_empty()).then_some(all)
}

/// The points of the threes laid out, where they follow a table.
pub(super) fn threes_points(rules: &Rules) -> Option<String> {
    let table = rules.threes_table.as_deref()?;
    let threes = if rules.black_three_role == BlackThreeRole::Bonus { Threes::Any } else { Threes::Red };
    Some(match table {
        [] => say::threes_points_each(threes, rules.red_three),
        table => {
            let all: Vec<String> = table.iter().map(|&points| number(points)).collect();
            say::threes_points_table(threes, &list(&all))
        }
    })
}
