//! The fields of the rules: names, explanations and values. A field without them does not compile.

use crate::words::rule_fields as words;
use canasta::rules::{OpeningBy, RuleField, Rules};

/// The name of a field.
#[must_use]
pub fn rule(field: RuleField) -> String {
    words::rule_name(field)
}

/// The explanation of a field.
#[must_use]
pub fn rule_note(field: RuleField) -> &'static str {
    match field {
        RuleField::Players => words::rule_note_players(),
        RuleField::Sides => words::rule_note_sides(),
        RuleField::LoneTaker => words::rule_note_lone_taker(),
        RuleField::SitOut => words::rule_note_sit_out(),
        RuleField::Packs => words::rule_note_packs(),
        RuleField::PackJokers => words::rule_note_pack_jokers(),
        RuleField::HandSize => words::rule_note_hand_size(),
        RuleField::DrawCount => words::rule_note_draw_count(),
        RuleField::LeaderExtra => words::rule_note_leader_extra(),
        RuleField::TurnUp => words::rule_note_turn_up(),
        RuleField::CutKeep => words::rule_note_cut_keep(),
        RuleField::TurnUpAgain => words::rule_note_turn_up_again(),
        RuleField::TurnUpBack => words::rule_note_turn_up_back(),
        RuleField::PileStart => words::rule_note_pile_start(),
        RuleField::CanastasToGoOut => words::rule_note_canastas_to_go_out(),
        RuleField::RequiredRanks => words::rule_note_required_ranks(),
        RuleField::MaxWilds => words::rule_note_max_wilds(),
        RuleField::WildsMaxNaturals => words::rule_note_wilds_max_naturals(),
        RuleField::NaturalsAhead => words::rule_note_naturals_ahead(),
        RuleField::MinNaturals => words::rule_note_min_naturals(),
        RuleField::OpeningMinimums => words::rule_note_opening_minimums(),
        RuleField::ConcealedExempt => words::rule_note_concealed_exempt(),
        RuleField::WildsInOpening => words::rule_note_wilds_in_opening(),
        RuleField::ClosedTurns => words::rule_note_closed_turns(),
        RuleField::PileAllowed => words::rule_note_pile_allowed(),
        RuleField::PileNewMeld => words::rule_note_pile_new_meld(),
        RuleField::PileOwnMeld => words::rule_note_pile_own_meld(),
        RuleField::FrozenUntilMelded => words::rule_note_frozen_until_melded(),
        RuleField::Freezing => words::rule_note_freezing(),
        RuleField::OneCardPileClosed => words::rule_note_one_card_pile_closed(),
        RuleField::AlwaysFrozen => words::rule_note_always_frozen(),
        RuleField::FrozenNeeds => words::rule_note_frozen_needs(),
        RuleField::FrozenWilds => words::rule_note_frozen_wilds(),
        RuleField::PileWild => words::rule_note_pile_wild(),
        RuleField::PileMelds => words::rule_note_pile_melds(),
        RuleField::PileTake => words::rule_note_pile_take(),
        RuleField::PileExtra => words::rule_note_pile_extra(),
        RuleField::BlackThreesLast => words::rule_note_black_threes_last(),
        RuleField::BlackThreeHeld => words::rule_note_black_three_held(),
        RuleField::AskPartner => words::rule_note_ask_partner(),
        RuleField::OutWithoutDraw => words::rule_note_out_without_draw(),
        RuleField::KeepLastCard => words::rule_note_keep_last_card(),
        RuleField::StockEnd => words::rule_note_stock_end(),
        RuleField::GoingOut => words::rule_note_going_out(),
        RuleField::Concealed => words::rule_note_concealed(),
        RuleField::CutBonus => words::rule_note_cut_bonus(),
        RuleField::NaturalCanasta => words::rule_note_natural_canasta(),
        RuleField::MixedCanasta => words::rule_note_mixed_canasta(),
        RuleField::RedThree => words::rule_note_red_three(),
        RuleField::FourRedThrees => words::rule_note_four_red_threes(),
        RuleField::RedThreesNegative => words::rule_note_red_threes_negative(),
        RuleField::Target => words::rule_note_target(),
        RuleField::FootSize => words::rule_note_foot_size(),
        RuleField::Feet => words::rule_note_feet(),
        RuleField::FootPickup => words::rule_note_foot_pickup(),
        RuleField::FootThreesReplaced => words::rule_note_foot_threes_replaced(),
        RuleField::Talons => words::rule_note_talons(),
        RuleField::MeldMax => words::rule_note_meld_max(),
        RuleField::MeldsPerRank => words::rule_note_melds_per_rank(),
        RuleField::Sequences => words::rule_note_sequences(),
        RuleField::WildMelds => words::rule_note_wild_melds(),
        RuleField::WildsJoinAt => words::rule_note_wilds_join_at(),
        RuleField::PureRanks => words::rule_note_pure_ranks(),
        RuleField::DeadRanks => words::rule_note_dead_ranks(),
        RuleField::OpeningBy => words::rule_note_opening_by(),
        RuleField::OpeningSteps => words::rule_note_opening_steps(),
        RuleField::OpeningRules => words::rule_note_opening_rules(),
        RuleField::OpeningNeeds => words::rule_note_opening_needs(),
        RuleField::PileOntoSequence => words::rule_note_pile_onto_sequence(),
        RuleField::WildDiscards => words::rule_note_wild_discards(),
        RuleField::NoFirstDiscards => words::rule_note_no_first_discards(),
        RuleField::BlackThreeRole => words::rule_note_black_three_role(),
        RuleField::RedThreeRole => words::rule_note_red_three_role(),
        RuleField::RedThreeHeld => words::rule_note_red_three_held(),
        RuleField::BlackThreesMelded => words::rule_note_black_threes_melded(),
        RuleField::ThreesTable => words::rule_note_threes_table(),
        RuleField::ThreesSign => words::rule_note_threes_sign(),
        RuleField::CanastaKinds => words::rule_note_canasta_kinds(),
        RuleField::OutRules => words::rule_note_out_rules(),
        RuleField::Deals => words::rule_note_deals(),
        RuleField::ByDeal => words::rule_note_by_deal(),
        RuleField::CardPoints => words::rule_note_card_points(),
        RuleField::CanastaBonuses => words::rule_note_canasta_bonuses(),
        RuleField::CanastaCountBonus => words::rule_note_canasta_count_bonus(),
        RuleField::IncompletePenalties => words::rule_note_incomplete_penalties(),
        RuleField::HeldPenalties => words::rule_note_held_penalties(),
        RuleField::MeldsNeedCanasta => words::rule_note_melds_need_canasta(),
        RuleField::SpecialHands => words::rule_note_special_hands(),
    }
}

/// The name of a value that a field can have.
#[must_use]
pub fn rule_value(field: RuleField, name: &str) -> &str {
    match (field, name) {
        (RuleField::MeldsPerRank, "any") => words::value_several(),
        (RuleField::MeldsPerRank, "one") => words::value_one(),
        (RuleField::MeldsPerRank, "one-open") => words::value_another_canasta(),
        (RuleField::WildDiscards, "any") => words::value_any_time(),
        (RuleField::WildDiscards, "last") => words::value_last(),
        (RuleField::WildMelds, "first") => words::value_wild_first(),
        (RuleField::FootPickup, "at-once") => words::value_at_once(),
        (RuleField::FootPickup, "turn-ends") => words::value_turn_ends(),
        (RuleField::FootPickup, "discard") => words::value_by_discard(),
        (RuleField::FootPickup, "canasta") => words::value_by_canasta(),
        (RuleField::CutKeep, "none") => words::value_keeps_nothing(),
        (RuleField::CutKeep, "one") => words::value_keeps_one(),
        (RuleField::CutKeep, "run") => words::value_keeps_run(),
        (RuleField::CutKeep, "three") => words::value_keeps_three(),
        (RuleField::PileStart, "rank") => words::many_as_turn_up(),
        (RuleField::OpeningBy, "score") => words::value_by_score(),
        (RuleField::OpeningBy, "deal") => words::value_by_hand(),
        (RuleField::AskPartner, "once") => words::value_once(),
        (RuleField::AskPartner, "must") => words::value_must_ask(),
        (RuleField::PileOwnMeld, "none") => words::value_own_meld_none(),
        (RuleField::PileWild, "never") => words::value_wild_never(),
        (RuleField::PileWild, "pair") => words::value_wild_pair(),
        (RuleField::PileWild, "same-colour-pair") => words::value_wild_colour(),
        (RuleField::PileMelds, "any") => words::value_pile_melds_any(),
        (RuleField::PileMelds, "top") => words::value_pile_melds_top(),
        (RuleField::OpeningNeeds, "") => words::value_needs_nothing(),
        (RuleField::OpeningNeeds, "canasta") => words::value_needs_canasta(),
        (RuleField::OpeningNeeds, "natural") => words::value_needs_natural(),
        (_, "stop") => words::value_stop(),
        (_, "dead") => words::value_dead(),
        (_, "bonus") => words::value_bonus(),
        (_, "freeze") => words::value_freeze(),
        (_, "no") => words::value_no(),
        (_, "yes") => words::value_yes(),
        (_, "pair-or-wild") => words::value_pair_or_wild(),
        (_, "pair") => words::value_pair(),
        (_, "any") => words::value_any_meld(),
        (_, "under-7") => words::value_under_seven(),
        (_, "a") => words::value_take_if_fits(),
        (_, "b") => words::value_hand_ends(),
        (_, "c") => words::value_take_if_possible(),
        (_, "d") => words::value_nobody_must(),
        (_, other) => other,
    }
}

/// For what an opening minimum holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MinimumStep {
    /// For the hand of this number.
    Hand(usize),
    /// For scores below this one.
    Below(i32),
    /// From this score on.
    From(i32),
}

/// The scores or hands for which the opening minimums hold.
#[must_use]
pub fn minimum_steps(rules: &Rules) -> Vec<MinimumStep> {
    let score = |place: usize| rules.opening_steps.get(place).copied();
    let step = |place: usize| match (rules.opening_by, place.checked_sub(1)) {
        (OpeningBy::Deal, _) => Some(MinimumStep::Hand(place + 1)),
        (OpeningBy::Score, None) => score(0).map(MinimumStep::Below),
        (OpeningBy::Score, Some(before)) => score(before).map(MinimumStep::From),
    };
    (0..rules.opening_minimums.len()).filter_map(step).collect()
}

/// What stands above the field for an opening minimum.
#[must_use]
pub fn minimum_step(step: MinimumStep) -> String {
    match step {
        MinimumStep::Hand(hand) => words::minimum_of_hand(hand),
        MinimumStep::Below(score) => words::minimum_below(score),
        MinimumStep::From(score) => words::minimum_from(score),
    }
}

/// The label of the field for an opening minimum.
#[must_use]
pub fn minimum_label(rule: &str, step: MinimumStep) -> String {
    match step {
        MinimumStep::Hand(hand) => words::minimum_label_of_hand(rule, hand),
        MinimumStep::Below(score) => words::minimum_label_below(rule, score),
        MinimumStep::From(score) => words::minimum_label_from(rule, score),
    }
}

/// The choice of no number.
#[must_use]
pub fn no_limit(field: RuleField) -> &'static str {
    match field {
        RuleField::Target => words::no_target(),
        RuleField::Sides => words::usual_sides(),
        _ => words::no_limit(),
    }
}
