//! Going out under a partner with many cards, who could have been asked.

use super::held_points::most_held_points;
use crate::rules::{Action, AskPartner, Ended, Observation, Seat, State, TurnObligation, generator, legal};

/// From this number of cards in a partner's hand on, nobody goes out without a question.
const MANY_CARDS: usize = 7;

/// Whether these actions of one turn go out, or leave no other way to end it, without a question to a partner who holds many
/// cards and may be asked, and are not certain to win the match.
pub(in crate::bots) fn goes_out_unasked(observation: &Observation<'_>, plan: &[Action]) -> bool {
    may_ask(observation) && has_full_partner(observation) && empties_hand(observation, plan) && {
        // Own actions do not depend on hidden cards, so any possible state shows their effect.
        let state = State::sample(observation, &mut generator([0x5e; 32]));
        state
            .and_then(|state| after_going_out(observation, state, plan))
            .is_some_and(|out| !surely_wins(observation, &out))
    }
}

/// Whether the rules still let this seat ask in this hand, and it has not done so in this turn.
fn may_ask(observation: &Observation<'_>) -> bool {
    match observation.rules().ask_partner {
        AskPartner::Never => false,
        _ if observation.obligation() != TurnObligation::Free || observation.was_asked() => false,
        AskPartner::Once => !observation.has_asked(),
        AskPartner::Allowed | AskPartner::Must => true,
    }
}

fn partners<'a>(observation: &'a Observation<'_>) -> impl Iterator<Item = Seat> + Clone + use<'a> {
    observation.sides().seats_of(observation.side()).filter(|&seat| seat != observation.seat())
}

fn has_full_partner(observation: &Observation<'_>) -> bool {
    partners(observation).any(|seat| observation.hand_len(seat) >= MANY_CARDS)
}

/// Whether at most one card would be left: a quick test before the exact one.
fn empties_hand(observation: &Observation<'_>, plan: &[Action]) -> bool {
    let mut held = observation.hand().len();
    for action in plan {
        let laid = action.cards().map_or(0, |cards| cards.len());
        if let Action::Take { .. } = action {
            let below = observation.takeable_cards();
            // The top card is laid.
            held += below.difference(below.red_threes()).len().saturating_sub(1) + observation.takeable_face_down();
        }
        held = match action {
            Action::Discard(_) => held.saturating_sub(1),
            _ => held.saturating_sub(laid),
        };
    }
    held <= 1 && observation.foot_len(observation.seat()) == 0
}

/// The state after the actions and all that must follow in this turn, if that ends the hand by going out.
fn after_going_out(observation: &Observation<'_>, mut state: State, plan: &[Action]) -> Option<State> {
    let seat = observation.seat();
    for action in plan {
        state.play_as(seat, action).ok()?;
        if state.ended().is_some() {
            break;
        }
    }
    while state.ended().is_none() {
        let seen = state.observe(seat);
        let is_free = !seen.is_to_act()
            || seen.hand().len() > 1
            || [Action::Keep, Action::Ask].iter().any(|other| seen.check(other).is_ok());
        let step = legal::first_step_out(&seen).filter(|_| !is_free)?;
        state.play(&step).ok()?;
    }
    matches!(state.ended(), Some(Ended::Out | Ended::Concealed)).then_some(state)
}

/// Whether the match is won by this end of the hand whatever the others hold: with the most that the partners' hands can cost, and
/// with nothing in those of the others.
fn surely_wins(observation: &Observation<'_>, out: &State) -> bool {
    let Some(sheet) = out.score() else { return false };
    let rules = observation.rules();
    let own = out.sides().scoring_of(observation.seat());
    let penalty: i32 = rules.held_penalties.iter().map(|(_, points)| points).sum();
    // At most five.
    let risk = most_held_points(observation, partners(observation)) + penalty * partners(observation).count() as i32;
    let ours = &sheet.sides[own];
    let least = ours.total.saturating_sub(ours.in_hand).saturating_sub(risk);
    let others = sheet.sides.entries().filter(|&(side, _)| side != own);
    let most = others.map(|(_, side)| side.total.saturating_sub(side.in_hand).saturating_sub(side.penalties)).max();
    rules.is_reached(least, observation.hand_number()) && most.is_some_and(|most| least > most)
}
