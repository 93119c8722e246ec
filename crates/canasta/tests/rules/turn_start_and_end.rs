//! The beginning and end of a turn, checked independently against the rulebook: taking the pile, drawing at the end of the stock,
//! discarding, keeping, asking.

use crate::random_cases::{self, cases};
use crate::random_walks::Walk;
use crate::referee::{side_of, sum};
use canasta::rules::{
    Action, CardSet, Group, Phase, PileNewMeld, PileOwnMeld, Rank, Rules, State, StockEnd, TurnObligation, legal,
};
use proptest::prelude::*;
use std::ops::ControlFlow;

fn is_meld(rules: &Rules, rank: Rank, cards: CardSet) -> bool {
    let (naturals, wilds) = (cards.count(rank), cards.wilds().len());
    rank.is_natural()
        && cards.len() == naturals + wilds
        && cards.len() >= 3
        && naturals >= rules.min_naturals.into()
        && rules.max_wilds.is_none_or(|most| wilds <= most.into())
        && (wilds == 0 || !rules.wilds_max_naturals || wilds + usize::from(rules.naturals_ahead) <= naturals)
}

fn rank_of(group: &Group) -> Option<Rank> {
    let mut ranks: Vec<Rank> = group.cards.iter().map(|card| card.rank()).filter(|rank| !rank.is_wild()).collect();
    ranks.dedup();
    match (ranks.as_slice(), group.named_rank()) {
        ([], named) => named,
        ([rank], None) => Some(*rank),
        ([rank], Some(named)) => (*rank == named).then_some(named),
        _ => None,
    }
}

fn suffices(rules: &Rules, melds: &[(Rank, CardSet)]) -> bool {
    let big = |rank: Rank| melds.iter().any(|(other, cards)| *other == rank && cards.len() >= 7);
    let count = Rank::NATURALS.into_iter().filter(|&rank| big(rank)).count();
    count >= rules.canastas_to_go_out.into() && rules.required_ranks.iter().all(big)
}

/// Whether the pile may be taken in this way (rules §2.7, §2.9, §2.12 and the table). The black threes that may lie among
/// the melds of a side that goes out cannot be there before the pile is taken.
fn may_take(state: &State, with: &Group, groups: &[Group]) -> bool {
    let rules = state.rules();
    let (seat, side) = (state.to_act(), state.sides().of(state.to_act()));
    let hand = state.hand(seat);
    let Some((&top, rest)) = state.pile().split_last() else { return false };
    let rank = top.rank();
    if state.phase() != Phase::Draw || !rules.pile_allowed || !rank.is_natural() {
        return false;
    }
    // The cards come from the hand, a group has one rank, and the group laid with the top card has its rank.
    let mut used: Vec<_> = with.cards.iter().collect();
    let mut laid: Vec<(Rank, CardSet)> = vec![(rank, CardSet::from(top))];
    if rank_of(with).is_some_and(|own| own != rank) || (rank_of(with).is_none() && with.cards.wilds() != with.cards) {
        return false;
    }
    laid.push((rank, with.cards));
    for group in groups {
        match rank_of(group) {
            Some(own) if own.is_natural() && !group.cards.is_empty() => laid.push((own, group.cards)),
            _ => return false,
        }
        used.extend(group.cards.iter());
    }
    let from_hand: CardSet = used.iter().copied().collect();
    if from_hand.len() != used.len() || !hand.contains_all(from_hand) {
        return false;
    }
    let before: Vec<(Rank, CardSet)> = state.melds(side).iter().map(|meld| (meld.leading_rank(), meld.cards)).collect();
    let cards_of = |melds: &[(Rank, CardSet)], rank: Rank| -> Vec<_> {
        melds.iter().filter(|(other, _)| *other == rank).flat_map(|(_, cards)| cards.iter()).collect()
    };
    let mut melds = before.clone();
    for rank in Rank::NATURALS.into_iter().filter(|&rank| !cards_of(&laid, rank).is_empty()) {
        let cards: CardSet = cards_of(&before, rank).into_iter().chain(cards_of(&laid, rank)).collect();
        if !is_meld(rules, rank, cards) {
            return false;
        }
        melds.retain(|(other, _)| *other != rank);
        melds.push((rank, cards));
    }
    // The condition of the pile.
    let own = cards_of(&before, rank).len();
    let naturals = from_hand.count(rank);
    let freezer = state.pile().iter().any(|card| card.is_wild() || card.is_red_three());
    let unlisted = state.pile_frozen() && !freezer;
    let frozen = rules.always_frozen
        || (rules.freezing && freezer)
        || unlisted
        || (rules.frozen_until_melded && before.is_empty());
    let needed = match (frozen, own, rules.pile_new_meld) {
        (true, ..) | (_, 0, PileNewMeld::Pair) => 2,
        (_, 0, PileNewMeld::PairOrWild) => 1,
        _ => 0,
    };
    let full = rules.pile_own_meld == PileOwnMeld::Under7 && own >= 7;
    let one_card = rules.one_card_pile_closed && rest.is_empty() && state.face_down().is_empty() && hand.len() == 1;
    if naturals < needed || full || one_card {
        return false;
    }
    // The opening.
    if before.is_empty() {
        let all = used.iter().chain([&top]);
        if !rules.wilds_in_opening && all.clone().any(|card| card.is_wild()) {
            return false;
        }
        let minimum = rules.opening_minimums[match state.scores()[side_of(rules, seat)] {
            ..=-1 => 0,
            0..=1499 => 1,
            1500..=2999 => 2,
            _ => 3,
        }];
        if sum(rules, &all.copied().collect::<Vec<_>>()) < minimum {
            return false;
        }
    }
    // The finish: a discard and another card, a last card that may be kept, or going out.
    let stay = rules.pile_take.map_or(0, |most| state.pile().len().saturating_sub(most.into()));
    let rest = &rest[stay..];
    let left = hand.len() - used.len() + rest.iter().filter(|card| !card.is_red_three()).count();
    // A card that lies face down comes to the hand, whatever it is.
    let most_down = rules.pile_take.map_or(usize::MAX, |most| usize::from(most).saturating_sub(state.pile().len()));
    let unknown = state.face_down().len().min(most_down);
    let out = suffices(rules, &melds);
    match left + unknown {
        0 => out,
        1 if unknown == 1 => out || rules.keep_last_card,
        1 => {
            let mut last = hand.difference(from_hand);
            for &card in rest.iter().filter(|card| !card.is_red_three()) {
                assert!(last.insert(card));
            }
            let card = last.iter().next().expect("a card");
            // The last card may still complete the canasta that is missing.
            let completes = melds.iter().any(|&(rank, cards)| {
                let more: CardSet = cards.iter().chain([card]).collect();
                let mut then = melds.clone();
                then.iter_mut().filter(|(other, _)| *other == rank).for_each(|(_, cards)| *cards = more);
                is_meld(rules, rank, more) && suffices(rules, &then)
            });
            out || completes || rules.keep_last_card
        }
        _ => true,
    }
}

/// Whether a rank of the player to act has two sets, which the checks here do not know.
fn has_two_sets(state: &State) -> bool {
    !state.melds(state.sides().of(state.to_act())).extra().is_empty()
}

fn take_is_right(state: &State, action: &Action) -> Result<bool, TestCaseError> {
    let Action::Take { with, groups } = action else { return Ok(false) };
    if has_two_sets(state) {
        return Ok(false);
    }
    let expected = may_take(state, with, groups);
    prop_assert_eq!(state.check(action).is_ok(), expected, "{}: {:?} in {:?}", action, state.check(action), state);
    Ok(expected)
}

/// Whether the generator lists a way to take the pile that the rulebook allows.
fn any_take(state: &State) -> bool {
    let mut found = false;
    let _ = legal::visit_all(&state.observe(state.to_act()), |action| {
        found |= matches!(&action, Action::Take { with, groups } if may_take(state, with, groups));
        // Melds are listed after the ways to take the pile, and only if the player may act before drawing.
        let on = !found && !matches!(action, Action::Meld(_));
        if on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

fn ends_and_beginnings(state: &State) -> Result<(), TestCaseError> {
    if has_two_sets(state) {
        return Ok(());
    }
    let rules = state.rules();
    let seat = state.to_act();
    let observation = state.observe(seat);
    let hand = state.hand(seat);
    let melds: Vec<_> =
        state.melds(state.sides().of(seat)).iter().map(|meld| (meld.leading_rank(), meld.cards)).collect();
    let out = suffices(rules, &melds);
    let ok = |action: &Action| state.check(action).is_ok();
    let (drawing, answering) = (state.phase() == Phase::Draw, state.phase() == Phase::Answer);

    let empty = state.stock().is_empty();
    let must_take = match rules.stock_end {
        _ if !drawing || !empty => false,
        StockEnd::TakeIfFits => {
            let bare = Group::of(CardSet::EMPTY);
            !state.pile_frozen() && !rules.always_frozen && may_take(state, &bare, &[])
        }
        StockEnd::EndsWithTurn | StockEnd::EndsWithDraw => false,
        StockEnd::TakeIfAble => any_take(state),
    };
    prop_assert_eq!(ok(&Action::Draw), drawing && !must_take, "draw in {:?}", state);

    for card in hand.faces() {
        let last = hand.len() == 1;
        let goes = match (observation.obligation(), last) {
            (TurnObligation::Free, false) => !drawing,
            (TurnObligation::Free | TurnObligation::MustGoOut, true) => out && (!drawing || rules.out_without_draw),
            (TurnObligation::MustGoOut, false) => false,
            (TurnObligation::MayNotGoOut, last) => !last,
        };
        prop_assert_eq!(ok(&Action::Discard(card)), goes && !answering, "discard {} in {:?}", card, state);
    }

    let may_not = !out || observation.obligation() == TurnObligation::MayNotGoOut;
    let playing = state.phase() == Phase::Play && observation.obligation() != TurnObligation::MustGoOut;
    let keep = rules.keep_last_card && playing && hand.len() == 1 && may_not;
    prop_assert_eq!(ok(&Action::Keep), keep, "keep in {:?}", state);

    for answer in ["answer yes", "answer no"] {
        prop_assert_eq!(ok(&answer.parse().expect("an action")), answering);
    }
    if ok(&Action::Ask) {
        prop_assert!(rules.ask_partner.is_allowed() && state.phase() == Phase::Play && observation.could_go_out());
        prop_assert!(hand.len() >= 2 || rules.keep_last_card);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn turns_begin_and_end_according_to_the_rulebook(number: u64) {
        let mut walk = Walk::new(number);
        while walk.state.ended().is_none() {
            ends_and_beginnings(&walk.state)?;
            for _ in 0..12 {
                let action = random_cases::careless(&walk.state, &mut walk.rng);
                take_is_right(&walk.state, &action)?;
            }
            if walk.step()?.is_none() {
                break;
            }
        }
    }
}

/// Both answers must be common. Otherwise the comparison proves little.
#[test]
fn both_answers_about_taking_the_pile_are_common() {
    let mut counts = [0; 2];
    for number in 0..300 {
        let mut walk = Walk::new(number);
        while walk.state.ended().is_none() {
            for _ in 0..6 {
                let action = random_cases::careless(&walk.state, &mut walk.rng);
                if matches!(action, Action::Take { .. }) && !walk.state.pile().is_empty() {
                    let right = take_is_right(&walk.state, &action).expect("as the text says");
                    counts[usize::from(right)] += 1;
                }
            }
            if !matches!(walk.step(), Ok(Some(_))) {
                break;
            }
        }
    }
    assert!(counts.iter().all(|&n| n > 200), "{counts:?}");
}
