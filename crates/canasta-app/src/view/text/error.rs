//! Refusals: in a sentence, and in a few words for the second line of a button.

use super::card::{a_top_in, frozen_cards_in, rank_list_in};
use super::{Names, capital, cards_in, meld_kind_in, rule};
use crate::session::UnavailableReason;
use crate::view::text::SideName;
use crate::words::{self, Own, errors as say};
use canasta::rules::{BadRules, FrozenBy, MeldKind, Rank, RecordProblem, RuleError, RulesProblem};

/// The reader's side, or, of two players, the reader.
fn own(names: Names<'_>) -> Own {
    match names.side(names.own_side()) {
        SideName::We | SideName::They | SideName::Pair(..) | SideName::Trio(..) | SideName::Quartet(..) => Own::Side,
        SideName::You | SideName::Player(_) => Own::Alone,
    }
}

/// The reason for which the rules refuse an action.
#[must_use]
pub fn rule_error(error: &RuleError, names: Names<'_>) -> String {
    let own = || own(names);
    let words = match error {
        RuleError::NotYourTurn { to_act } => return say::refused_not_your_turn(names.of(*to_act)),
        RuleError::NotInHand { missing } => return say::refused_not_in_hand(&|case| cards_in(*missing, case)),
        RuleError::MixedRanks { cards: set } => {
            let mut ranks = set.difference(set.wilds()).ranks();
            return match (ranks.next(), ranks.next()) {
                (Some(only), None) => say::refused_rank_does_not_fit(only),
                _ => say::refused_mixed_ranks(&|case| cards_in(*set, case)),
            };
        }
        RuleError::MeldTooSmall { kind, cards, least } if !are_black_threes(*kind) => {
            return say::refused_meld_small(&|case| meld_kind_in(*kind, case), *cards, *least);
        }
        RuleError::TooFewNaturals { naturals, least } => return say::refused_few_naturals(*naturals, *least),
        RuleError::TooManyWilds { rank, wilds, most } => return say::refused_many_wilds(*rank, *wilds, *most),
        RuleError::WildsOutnumberNaturals { rank, wilds, naturals } => {
            return say::refused_wilds_outnumber(*rank, *wilds, *naturals);
        }
        RuleError::NoSuchMeld { kind } => return say::refused_no_such_meld(own(), &|case| meld_kind_in(*kind, case)),
        RuleError::MeldFull { kind, cards, most } => {
            return say::refused_meld_full(&|case| meld_kind_in(*kind, case), *cards, *most);
        }
        RuleError::MeldExists { kind } => return say::refused_meld_exists(own(), &|case| meld_kind_in(*kind, case)),
        RuleError::PureRank { rank } => return say::refused_pure_rank(*rank),
        RuleError::CameWithPile { cards } => {
            return capital(&say::refused_came_with_pile(&|case| cards_in(*cards, case)));
        }
        RuleError::WildsTooEarly { rank, naturals, least } => {
            return say::refused_wilds_early(*rank, *naturals, *least);
        }
        RuleError::DeadRank { rank } => return say::refused_dead_rank(*rank),
        RuleError::DiscardForbidden { card } => match card.suit() {
            Some(suit) => return capital(&say::refused_discard(card.rank(), suit)),
            None => say::refused_discard_joker(),
        },
        RuleError::KindCanastaMissing { kind, have, need } => {
            return say::refused_few_of_kind(own(), *kind, *have, *need);
        }
        RuleError::IncompleteMeld { kind } => return say::refused_incomplete_meld(&|case| meld_kind_in(*kind, case)),
        RuleError::BelowOpeningMinimum { points, minimum } => {
            return say::refused_below_minimum(*points, *minimum, minimum - points);
        }
        RuleError::PileBlocked { top } => return capital(&say::refused_pile_blocked(&|case| a_top_in(*top, case))),
        RuleError::PileFrozen { top, naturals, by } => {
            return match by {
                FrozenBy::Wild => say::refused_frozen_by_wild(*naturals, *top),
                FrozenBy::RedThree => say::refused_frozen_by_three(*naturals, *top),
                FrozenBy::BlackThree => say::refused_frozen_by_black_three(*naturals, *top),
                FrozenBy::Always => say::refused_frozen_always(*naturals, *top),
                FrozenBy::NotMelded => say::refused_frozen_not_melded(own(), *naturals, *top),
            };
        }
        RuleError::PileFrozenByCard { top, cards, wilds } => {
            let cards = |case| frozen_cards_in(*top, *cards, *wilds, case);
            return if top.is_wild() { say::refused_pile_wild_pair(&cards) } else { say::refused_frozen_asks(&cards) };
        }
        RuleError::PileTopWildNeedsPair { top, pair, all } => {
            return say::refused_pile_wild_pair(&|case| frozen_cards_in(top.rank(), *all, all - pair, case));
        }
        RuleError::PileNeedsNaturalPair { top, naturals } => return say::refused_pile_pair(*naturals, *top),
        RuleError::TopCardDoesNotFit { top } => return say::refused_top_does_not_fit(*top),
        RuleError::CanastaFull { rank } => return say::refused_canasta_full(*rank),
        RuleError::CanastasMissing { have, need } => return say::refused_few_canastas(own(), *have, *need),
        RuleError::RankCanastaMissing { missing } => {
            return say::refused_no_canasta_of(own(), &|case| rank_list_in(*missing, case));
        }
        RuleError::MustKeepACard { have, need } if have < need => return say::refused_keep_two(own(), *have, *need),
        RuleError::BadRules(bad) => return bad_rules(bad),
        RuleError::HandOver => say::refused_hand_over(),
        RuleError::MustDrawFirst => say::refused_must_draw(),
        RuleError::AlreadyDrawn => say::refused_already_drawn(),
        RuleError::TooEarly { turns } => return say::refused_too_early(*turns),
        RuleError::NoCards => say::refused_no_cards(),
        RuleError::MeldTooSmall { .. } => say::refused_black_threes_few(),
        RuleError::SequenceBroken { .. } => say::refused_no_sequence(),
        RuleError::WildMeldFirst => say::refused_wild_meld_first(),
        RuleError::CannotMeldBlackThrees => say::refused_black_threes_never(),
        RuleError::OpeningNeedsPureSet => say::refused_opening_pure(),
        RuleError::OpeningNeedsCanasta { natural: false } => say::refused_opening_canasta(),
        RuleError::OpeningNeedsCanasta { natural: true } => say::refused_opening_natural_canasta(),
        RuleError::OpeningMixedCanasta => say::refused_opening_mixed(),
        RuleError::DiscardNeeded => say::refused_discard_needed(),
        RuleError::MeldOutNeeded => say::refused_meld_out(),
        RuleError::PartnerHasFoot => say::refused_partners_foot(),
        RuleError::MustAsk => say::refused_must_ask(),
        RuleError::NotSpecial => say::refused_not_special(),
        RuleError::CannotMeldRedThrees => say::refused_red_threes(),
        RuleError::BlackThreesOnlyGoingOut => say::refused_black_threes_early(),
        RuleError::BlackThreesTakeNoWilds => say::refused_black_threes_wilds(),
        RuleError::WildsNotAllowedInOpening { .. } => say::refused_opening_wilds(),
        RuleError::PileEmpty => say::refused_pile_empty(),
        RuleError::PileClosed { until_melded: true } => return say::refused_pile_unopened(own()),
        RuleError::PileClosed { until_melded: false } => say::refused_pile_closed(),
        RuleError::PileTopWild => say::refused_pile_wild(),
        RuleError::OneCardPile => say::refused_one_card_pile(),
        RuleError::MustKeepACard { .. } => say::refused_keep_two_to_finish(),
        RuleError::MustTakePile => say::refused_must_take(),
        RuleError::CannotAsk => say::refused_cannot_ask(),
        RuleError::MustAnswer => say::refused_must_answer(),
        RuleError::MustGoOut => say::refused_must_go_out(),
        RuleError::MayNotGoOut => say::refused_partner_said_no(),
        RuleError::CannotKeep => say::refused_cannot_keep(),
        RuleError::UnknownAction => say::refused_not_possible(),
        RuleError::BadRecord(problem) => record_problem(problem),
    };
    words.to_owned()
}

/// Whether this is a meld of black threes. More cards would not help it: they are laid only with the last cards of the hand.
const fn are_black_threes(kind: MeldKind) -> bool {
    matches!(kind, MeldKind::Set(Rank::Three))
}

/// The error in a line of a record, after its number.
#[must_use]
pub fn line_error(error: &RuleError, names: Names<'_>) -> String {
    match error {
        RuleError::UnknownAction => say::refused_unreadable_line().to_owned(),
        error => rule_error(error, names),
    }
}

/// A refusal in a few words, for the second line of a button.
#[must_use]
pub fn rule_error_short(error: &RuleError, names: Names<'_>) -> String {
    let words = match error {
        RuleError::NotYourTurn { to_act } => return say::short_not_your_turn(names.of(*to_act)),
        // A meld of three may hold wilds; a larger least size counts cards of the rank.
        RuleError::MeldTooSmall { kind, cards, least } if !are_black_threes(*kind) => {
            return match (least.saturating_sub(*cards), *least > 3, kind.rank()) {
                (more, true, Some(rank)) => say::short_more_of_rank(more, rank),
                (1, _, _) | (_, false, _) => say::short_more_cards(least.saturating_sub(*cards)),
                (more, true, None) => say::short_more_of_meld(more, &|case| meld_kind_in(*kind, case)),
            };
        }
        RuleError::TooFewNaturals { least, .. } => return say::short_few_naturals(*least),
        RuleError::TooManyWilds { most: 0, .. } => say::short_no_wilds(),
        RuleError::TooManyWilds { most, .. } => return say::short_many_wilds(*most),
        RuleError::MeldFull { most, .. } => return say::short_meld_full(*most),
        RuleError::WildsTooEarly { least, .. } => return say::short_wilds_early(*least),
        RuleError::DeadRank { rank } => return say::short_dead_rank(*rank),
        RuleError::KindCanastaMissing { kind, have, need } => return say::short_few_of_kind(*kind, *have, *need),
        RuleError::IncompleteMeld { kind } => return say::short_incomplete_meld(&|case| meld_kind_in(*kind, case)),
        RuleError::BelowOpeningMinimum { points, minimum } => return say::short_below_minimum(*points, *minimum),
        RuleError::PileBlocked { top } => return say::short_pile_blocked(&|case| a_top_in(*top, case)),
        RuleError::PileFrozen { top, naturals, .. } => return say::short_pile_frozen(*naturals, *top),
        RuleError::PileFrozenByCard { top, cards, wilds } => {
            return say::short_frozen_asks(&|case| frozen_cards_in(*top, *cards, *wilds, case));
        }
        RuleError::PileTopWildNeedsPair { top, pair, all } => {
            return words::round::pile_needs_cards(&|case| frozen_cards_in(top.rank(), *all, all - pair, case));
        }
        RuleError::PileNeedsNaturalPair { top, naturals } => return say::short_pile_pair(*naturals, *top),
        RuleError::TopCardDoesNotFit { top } => return say::short_top_does_not_fit(*top),
        RuleError::CanastaFull { rank } => return say::short_canasta_full(*rank),
        RuleError::CanastasMissing { have, need } => return say::short_few_canastas(*have, *need),
        RuleError::RankCanastaMissing { missing } => {
            return say::short_no_canasta_of(&|case| rank_list_in(*missing, case));
        }
        RuleError::HandOver => say::short_hand_over(),
        RuleError::MustDrawFirst => say::short_must_draw(),
        RuleError::AlreadyDrawn => say::short_already_drawn(),
        RuleError::TooEarly { .. } => say::short_too_early(),
        RuleError::NotInHand { .. } => say::short_not_in_hand(),
        RuleError::NoCards => say::short_pick_cards(),
        RuleError::MixedRanks { .. } => say::short_mixed_ranks(),
        RuleError::MeldTooSmall { .. } | RuleError::BlackThreesOnlyGoingOut => say::short_black_threes_early(),
        RuleError::WildsOutnumberNaturals { .. } => say::short_wilds_outnumber(),
        RuleError::NoSuchMeld { .. } => say::short_no_such_meld(),
        RuleError::SequenceBroken { .. } => say::short_no_sequence(),
        RuleError::MeldExists { .. } => say::short_meld_exists(),
        RuleError::PureRank { .. } => say::short_pure_rank(),
        RuleError::CameWithPile { .. } => say::short_came_with_pile(),
        RuleError::WildMeldFirst => say::short_wild_meld_first(),
        RuleError::CannotMeldBlackThrees => say::short_black_threes_never(),
        RuleError::OpeningNeedsPureSet => say::short_opening_pure(),
        RuleError::OpeningNeedsCanasta { natural: false } => say::short_opening_canasta(),
        RuleError::OpeningNeedsCanasta { natural: true } => say::short_opening_natural_canasta(),
        RuleError::OpeningMixedCanasta => say::short_opening_mixed(),
        RuleError::DiscardForbidden { .. } => say::short_discard(),
        RuleError::DiscardNeeded => say::short_discard_needed(),
        RuleError::MeldOutNeeded => say::short_meld_out(),
        RuleError::PartnerHasFoot => say::short_partners_foot(),
        RuleError::MustAsk => say::short_must_ask(),
        RuleError::NotSpecial => say::short_not_special(),
        RuleError::CannotMeldRedThrees => say::short_red_threes(),
        RuleError::BlackThreesTakeNoWilds => say::short_black_threes_wilds(),
        RuleError::WildsNotAllowedInOpening { .. } => say::short_opening_wilds(),
        RuleError::PileEmpty => say::short_pile_empty(),
        RuleError::PileClosed { until_melded: true } => say::short_pile_unopened(),
        RuleError::PileClosed { until_melded: false } => say::short_pile_closed(),
        RuleError::PileTopWild => say::short_pile_wild(),
        RuleError::OneCardPile => say::short_one_card_pile(),
        RuleError::MustKeepACard { .. } => say::short_keep_two(),
        RuleError::MustTakePile => say::short_must_take(),
        RuleError::CannotAsk => say::short_cannot_ask(),
        RuleError::MustAnswer => say::short_must_answer(),
        RuleError::MustGoOut => say::short_must_go_out(),
        RuleError::MayNotGoOut => say::short_partner_said_no(),
        RuleError::CannotKeep => say::short_cannot_keep(),
        RuleError::UnknownAction => say::short_not_possible(),
        RuleError::BadRules(_) => say::short_bad_rules(),
        RuleError::BadRecord(_) => say::short_bad_record(),
    };
    words.to_owned()
}

/// The reason for which rules are not possible.
#[must_use]
pub fn bad_rules(bad: &BadRules) -> String {
    let field = bad.field().map_or_else(|| bad.name().to_owned(), rule);
    let field = field.as_str();
    let problem = match bad {
        BadRules::UnknownPreset(_) => return say::no_such_rules(field),
        BadRules::UnknownField(_) => return say::no_such_rule(field),
        BadRules::NotAnObject(_) => return say::rules_not_an_object(field),
        BadRules::Field { problem, .. } => *problem,
    };
    match problem {
        RulesProblem::NotAValue => not_a_value(bad, field),
        RulesProblem::OutOfRange { least, most } => say::rules_out_of_range(field, least, most),
        RulesProblem::TooManyCards { cards, most } => say::rules_many_cards(field, cards, most),
        RulesProblem::UnequalSides { players } => say::rules_unequal_sides(field, players),
        RulesProblem::NotThreePlayers => say::rules_not_three_players(field),
        RulesProblem::NotTwoPairs => say::rules_not_two_pairs(field),
        RulesProblem::NobodyToAsk => say::rules_nobody_to_ask(field),
        RulesProblem::MoreRanksThanCanastas => say::rules_many_ranks(field),
        RulesProblem::MinimumsFall => say::rules_minimums_fall(field),
        RulesProblem::ConcealedBelowGoingOut => say::rules_concealed_low(field),
        RulesProblem::NoMinimum => say::rules_no_minimum(field),
        RulesProblem::StepsDoNotFit => say::rules_steps_do_not_fit(field),
        RulesProblem::MoreKindsThanCanastas => say::rules_many_kinds(field),
        RulesProblem::NoSuchMelds => say::rules_no_such_melds(field),
        RulesProblem::MoreTalonsThanSides => say::rules_many_talons(field),
        RulesProblem::NotFourteenCards => say::rules_not_fourteen_cards(field),
        RulesProblem::NoTurnUp => say::rules_no_turn_up(field),
        RulesProblem::NotASign => say::rules_not_a_sign(field),
        RulesProblem::NothingFreezes => say::rules_nothing_freezes(field),
        RulesProblem::DiscardAndNone => say::rules_discard_and_none(field),
        RulesProblem::NotAsManyAsMinimums => say::rules_not_as_many(field),
        RulesProblem::FootAndFeet => say::rules_foot_and_feet(field),
        RulesProblem::HandRefused { hand, field: part } => say::rules_hand_refused(field, hand, &rule(part)),
        RulesProblem::MinimumsByHandTwice => say::rules_minimums_by_hand(field),
        RulesProblem::TooManyLists => say::rules_too_many_lists(field),
    }
}

/// A value that a field cannot hold, with the numbers that it can.
fn not_a_value(bad: &BadRules, name: &str) -> String {
    match bad.field().and_then(|field| field.kind().bounds()) {
        Some((least, most)) => say::rules_out_of_range(name, least, most),
        None => say::rules_not_a_value(name),
    }
}

/// The reason for which a record cannot be read.
#[must_use]
pub fn record_problem(problem: &RecordProblem) -> &'static str {
    match problem {
        RecordProblem::NotARecord => say::record_is_none(),
        RecordProblem::UnexpectedLine => say::record_line(),
        RecordProblem::WrongSeats => say::record_seats(),
        RecordProblem::WrongDeck => say::record_deck(),
        RecordProblem::WrongHash => say::record_hash(),
        RecordProblem::WrongRest => say::record_rests(),
        RecordProblem::WrongCut => say::record_cut(),
        RecordProblem::WrongHand => say::record_hand(),
        RecordProblem::WrongDealer => say::record_dealer(),
        RecordProblem::WrongScores => say::record_scores(),
        RecordProblem::WrongEnd => say::record_end(),
        RecordProblem::WrongResult => say::record_result(),
        RecordProblem::NoSeat => say::record_no_seat(),
    }
}

/// The reason for which a button cannot be used.
#[must_use]
pub fn unavailable(reason: &UnavailableReason, names: Names<'_>) -> String {
    match reason {
        UnavailableReason::Rule(error) => rule_error(error, names),
        UnavailableReason::PickCards => say::refused_pick_cards().to_owned(),
        UnavailableReason::PickOneCard => say::refused_pick_one().to_owned(),
        UnavailableReason::TheirsTakeNone => say::refused_their_melds(own(names)),
        UnavailableReason::NoneOf(rank) => say::refused_none_of(*rank),
        UnavailableReason::StockTakesNone => say::refused_onto_stock().to_owned(),
    }
}

/// The short reason for which a button cannot be used.
#[must_use]
pub fn unavailable_short(reason: &UnavailableReason, names: Names<'_>) -> String {
    let words = match reason {
        UnavailableReason::Rule(error) => return rule_error_short(error, names),
        UnavailableReason::PickCards => say::short_pick_cards(),
        UnavailableReason::PickOneCard => say::short_pick_one(),
        UnavailableReason::StockTakesNone | UnavailableReason::TheirsTakeNone => say::short_takes_none(),
        UnavailableReason::NoneOf(_) => say::short_not_in_hand(),
    };
    words.to_owned()
}
