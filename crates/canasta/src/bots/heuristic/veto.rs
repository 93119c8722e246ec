//! Vetoes: actions that no level plays, however little it knows.

use super::discard;
use super::going_out::table_points;
use super::held_points::most_held_points;
use super::heuristic_bot::HeuristicBot;
use super::public_features::{PublicFeatures, open_to_top_card};
use super::unasked::goes_out_unasked;
use crate::bots::bot::Bot;
use crate::bots::general::{self, Judgement};
use crate::bots::policy::Policy;
use crate::rules::{
    Action, Answer, Card, Ended, Meld, MeldsPerRank, Observation, Rank, State, TurnObligation, generator, legal,
};

/// The least number of cards of a pile for which a wild card may be discarded.
const MIN_PILE_FOR_WILD: usize = 5;
/// The least number of cards of a pile that must not be given away.
const LARGE_PILE: usize = 10;

/// The reason against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veto {
    /// Discards a wild card on a small pile, although the hand has other cards.
    WildThrownAway,
    /// Discards a card with which the next player can certainly take a large pile, although the hand has a safe card.
    PileFed,
    /// Goes out, or asks to, and thereby certainly loses the match.
    LosesTheMatch,
    /// Goes out while the partner, who could have been asked, holds many cards, and is not certain to win the match by it.
    Unasked,
}

/// The veto against an action of the observing seat, if there is one.
#[must_use]
pub fn find_veto(observation: &Observation<'_>, action: &Action) -> Option<Veto> {
    let unasked = || goes_out_unasked(observation, std::slice::from_ref(action)).then_some(Veto::Unasked);
    find_veto_of_all(observation, action).or_else(unasked)
}

/// The veto of every level, the beginner's too, who asks nobody.
fn find_veto_of_all(observation: &Observation<'_>, action: &Action) -> Option<Veto> {
    let may_go_out = matches!(action, Action::Take { .. } | Action::Meld(_) | Action::Ask | Action::Discard(_));
    if may_go_out
        && observation.obligation() != TurnObligation::MustGoOut
        && is_losing(observation)
        && goes_out_and_loses(observation, action)
    {
        return Some(Veto::LosesTheMatch);
    }
    let Action::Discard(card) = *action else { return None };
    let most = observation.rules().pile_take.map_or(usize::MAX, usize::from);
    let (hand, pile) = (observation.hand(), observation.takeable_len());
    // The last card goes out, so that neither wild cards nor the pile matter.
    if hand.len() < 2 {
        return None;
    }
    if card.is_wild() {
        let is_wasted = pile < MIN_PILE_FOR_WILD && hand.wilds().len() < hand.len();
        return is_wasted.then_some(Veto::WildThrownAway);
    }
    let is_fed = pile >= LARGE_PILE.min(most)
        && next_can_take(observation, card)
        && hand.faces().any(|other| is_safe(observation, other));
    is_fed.then_some(Veto::PileFed)
}

/// Whether public information shows that the next player can take the pile with this card on top.
fn next_can_take(observation: &Observation<'_>, card: Card) -> bool {
    let (rules, rank) = (observation.rules(), card.rank());
    if !rank.is_natural() || !rules.pile_allowed {
        return false;
    }
    let next = observation.next_opponent();
    let opponent_melds = observation.melds(observation.sides().of(next));
    if !has_single_sets(observation) {
        let pair = observation.known(next).count(rank) >= 2 && !opponent_melds.is_empty();
        return pair || joins_a_set(observation, rank);
    }
    let melded = opponent_melds.of(rank).len();
    if melded > 0 && !open_to_top_card(rules, melded) {
        return false;
    }
    let joins = melded > 0 && !observation.is_frozen_to(observation.sides().of(next));
    // A side that has not opened needs more than a pair.
    let pair = observation.known(next).count(rank) >= 2 && !opponent_melds.is_empty();
    joins || pair
}

/// Whether a side has at most one set of a rank, and nothing but sets.
fn has_single_sets(observation: &Observation<'_>) -> bool {
    match Policy::of(observation) {
        Policy::Thumb => true,
        Policy::AskingThumb => {
            observation.rules().melds_per_rank == MeldsPerRank::One && !observation.rules().lone_taker
        }
        Policy::General => false,
    }
}

/// Whether the next player can take the pile with a card of this rank for one of several sets that its side may have of it.
fn joins_a_set(observation: &Observation<'_>, rank: Rank) -> bool {
    let theirs = observation.sides().of(observation.next_opponent());
    let is_open = |meld: Meld| meld.rank() == Some(rank) && open_to_top_card(observation.rules(), meld.cards.len());
    !observation.is_frozen_to(theirs) && observation.melds(theirs).iter().any(is_open)
}

/// Whether public information shows that the next player cannot take the pile with this card on top. Wild cards do not count
/// as safe: they are too valuable.
fn is_safe(observation: &Observation<'_>, card: Card) -> bool {
    let (rules, rank) = (observation.rules(), card.rank());
    if card.is_wild() {
        return false;
    }
    if rank == Rank::Three {
        return true;
    }
    let next = observation.next_opponent();
    let is_gone = observation.unseen().count(rank) == 0 && observation.known(next).count(rank) == 0;
    if !has_single_sets(observation) {
        return is_gone && !rules.pile_onto_sequence && !joins_a_set(observation, rank);
    }
    let melded = observation.melds(observation.sides().of(next)).of(rank).len();
    if melded >= Meld::CANASTA && !open_to_top_card(rules, melded) {
        return true;
    }
    // The next player cannot hold a card of the rank.
    let joins = melded > 0 && !observation.is_frozen_to(observation.sides().of(next));
    !joins && is_gone
}

/// Whether the opponents would win the match if the hand ended now, whatever they hold: a quick test before the exact one.
fn is_losing(observation: &Observation<'_>) -> bool {
    if !observation.fits_rules_of_thumb() {
        // Penalties and bonuses of the variants are counted in the exact test alone.
        return observation.foot_len(observation.seat()) == 0;
    }
    let (own, other, scores) = (observation.side(), observation.rival(), observation.scores());
    let ends = |total| observation.rules().is_reached(total, observation.hand_number());
    let features = PublicFeatures::new(observation);
    let table_total = scores[other].saturating_add(table_points(&features, other));
    if !ends(table_total) {
        return false;
    }
    let least_total = table_total - max_opponent_hand_points(observation);
    ends(least_total) && least_total > scores[own].saturating_add(table_points(&features, own))
}

/// The most points that the opponents' hands can cost them.
fn max_opponent_hand_points(observation: &Observation<'_>) -> i32 {
    most_held_points(observation, observation.sides().seats_of(observation.rival()))
}

/// Whether the action goes out, forces going out or asks for it, and the match is then lost.
fn goes_out_and_loses(observation: &Observation<'_>, action: &Action) -> bool {
    // Melds and their points are the same in every sample. Hands are not, so the best case for the own side is assumed: no
    // points in its own hands, the highest cards in those of the opponents.
    let Some(mut state) = State::sample(observation, &mut generator([0x5e; 32])) else { return false };
    let is_own_turn = |state: &State| state.ended().is_none() && state.turn_of() == observation.seat();
    let is_free = |state: &State| {
        let must_go_out = state.observe(observation.seat()).obligation() == TurnObligation::MustGoOut;
        is_own_turn(state) && state.hand(observation.seat()).len() > 1 && !must_go_out
    };
    if *action == Action::Ask {
        // As if the partner agreed.
        if state.play(action).is_err() || state.play(&Action::Answer(Answer::Yes)).is_err() {
            return false;
        }
    } else if state.play(action).is_err() || is_free(&state) {
        return false;
    }
    while is_own_turn(&state) {
        let step = legal::first_step_out(&state.observe(observation.seat()));
        if step.is_none_or(|step| state.play(&step).is_err()) {
            return false;
        }
    }
    if !matches!(state.ended(), Some(Ended::Out | Ended::Concealed)) {
        return false;
    }
    let Some(sheet) = state.score() else { return false };
    let (own, other) = (sheet.sides[observation.side()], sheet.sides[observation.rival()]);
    // Penalties may be for cards in hands, which differ between samples.
    let rules = observation.rules();
    let seats = observation.sides().seats_of(observation.rival()).count();
    let penalty: i32 = rules.held_penalties.iter().map(|(_, points)| points).sum();
    let held = max_opponent_hand_points(observation) + penalty * i32::try_from(seats).unwrap_or(1);
    let least = other.total - other.in_hand - held;
    least > own.total - own.in_hand - own.penalties && rules.is_reached(least, observation.hand_number())
}

/// The action itself, or if it is vetoed the best other that is not: the question to the partner where it was left out, else a
/// discard in Classic, any action in the variants.
#[must_use]
pub fn replace_vetoed(features: &PublicFeatures<'_>, action: Action) -> Action {
    replace(features, action, find_veto)
}

fn replace(
    features: &PublicFeatures<'_>,
    action: Action,
    find_veto: fn(&Observation<'_>, &Action) -> Option<Veto>,
) -> Action {
    let observation = features.observation;
    let Some(veto) = find_veto(observation, &action) else { return action };
    if veto == Veto::Unasked && observation.check(&Action::Ask).is_ok() {
        return Action::Ask;
    }
    let others: Vec<Action> = if Policy::of(observation) != Policy::General {
        discard::ranked(features).into_iter().map(|(_, card)| Action::Discard(card)).collect()
    } else {
        let weights = Judgement::ByHand.weights(observation.rules());
        general::ranked(observation, weights).into_iter().map(|(action, _)| action).collect()
    };
    let mut allowed =
        others.into_iter().filter(|other| find_veto(observation, other).is_none() && observation.check(other).is_ok());
    let if_legal = |other: Action| Some(other).filter(|other| observation.check(other).is_ok());
    allowed.next().or_else(|| if_legal(Action::Draw)).or_else(|| if_legal(Action::Keep)).unwrap_or(action)
}

/// A heuristic bot whose vetoed actions are replaced.
#[derive(Clone, Copy, Debug)]
pub struct VettedHeuristicBot(pub HeuristicBot);

impl Bot for VettedHeuristicBot {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let action = self.0.act(observation);
        replace(&self.0.features(observation), action, find_veto_of_all)
    }
}
