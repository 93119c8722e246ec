//! The hint: the action that the strongest bot recommends from the person's observation, with the reason.

use super::advice::{LastTurn, Reasons, reasons};
use super::bots::PlanResult;
use super::draft::Draft;
use crate::rules::{Action, Group, Observation};

/// A plan that the search considered, and its result where the plan was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The next action.
    pub first: Action,
    /// The actions after it.
    pub then: Vec<Action>,
    /// The estimated probability to win the match, 0 to 1.
    pub chance: f64,
    /// The estimated points of the hand: the own side's minus the other side's.
    pub points: f64,
    /// The number of sampled deals on which the plan was tried; 0: not tried.
    pub trials: u32,
}

#[cfg(test)]
impl Candidate {
    /// A plan for tests, in the notation and tried on 50 deals.
    pub(crate) fn tried(actions: &str, chance: f64, points: f64) -> Candidate {
        let mut all: Vec<Action> = actions.split(", ").map(|action| action.parse().unwrap()).collect();
        let then = all.split_off(1);
        Candidate { first: all.remove(0), then, chance, points, trials: 50 }
    }
}

/// The advice of a hint: the best candidate, with an alternative.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The best candidate.
    pub best: Candidate,
    /// The best candidate with another first action, if one was tried.
    pub next: Option<Candidate>,
    /// Why a person would prefer the best to the next.
    pub reasons: Reasons,
}

/// A hint that the person asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum HintState {
    /// The bot is searching.
    Thinking,
    /// The result of the search.
    Advice(Box<Advice>),
}

/// The hint for the current position.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// The number of the question to the worker.
    id: u32,
    what: HintState,
    /// Whether the hint is marked on the cards.
    is_shown: bool,
}

impl Hint {
    /// A hint whose question to the worker has this number.
    pub const fn new(id: u32) -> Hint {
        Hint { id, what: HintState::Thinking, is_shown: false }
    }

    pub const fn id(&self) -> u32 {
        self.id
    }

    pub const fn what(&self) -> &HintState {
        &self.what
    }

    pub const fn is_thinking(&self) -> bool {
        matches!(self.what, HintState::Thinking)
    }

    /// Stores the advice.
    pub fn answer(&mut self, advice: Advice) {
        self.what = HintState::Advice(Box::new(advice));
    }

    /// Marks the advice on the cards, and returns its first action.
    pub fn show(&mut self) -> Option<&Action> {
        let HintState::Advice(advice) = &self.what else { return None };
        self.is_shown = true;
        Some(&advice.best.first)
    }

    /// The action that is marked on the cards. It stays marked until other cards are selected.
    pub fn shown_on(&self, draft: &Draft) -> Option<&Action> {
        let HintState::Advice(advice) = &self.what else { return None };
        let cards = advice.best.first.cards()?;
        (self.is_shown && (cards.is_empty() || cards == draft.selected_or_staged())).then_some(&advice.best.first)
    }
}

/// Whether two melds or takes are equal apart from the order of their groups.
pub(super) fn is_same_way(one: &Action, other: &Action) -> bool {
    let same = |some: &[Group], others: &[Group]| {
        let is_there =
            |group: &Group| others.iter().any(|other| other.kind() == group.kind() && other.cards == group.cards);
        some.len() == others.len() && some.iter().all(is_there)
    };
    match (one, other) {
        (Action::Meld(some), Action::Meld(others)) => same(some, others),
        (Action::Take { with, groups }, Action::Take { with: other, groups: others }) => {
            with.cards == other.cards && (with.kind() == other.kind()) && same(groups, others)
        }
        _ => false,
    }
}

pub(super) fn candidate(result: &PlanResult) -> Option<Candidate> {
    let mut actions = result.actions.iter().map(|action| action.parse().ok()).collect::<Option<Vec<Action>>>()?;
    if actions.is_empty() {
        return None;
    }
    let then = actions.split_off(1);
    Some(Candidate { first: actions.pop()?, then, chance: result.chance, points: result.points, trials: result.trials })
}

impl Candidate {
    /// All actions, in order.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        std::iter::once(&self.first).chain(&self.then).cloned().collect()
    }
}

/// The advice from plan results, which are sorted best first, and why a person would prefer it. `last_turn` is that of the
/// next player.
pub(super) fn advice_about(seen: &Observation<'_>, found: &[PlanResult], last_turn: LastTurn) -> Option<Advice> {
    let mut advice = advice(found)?;
    let next = advice.next.as_ref().map(Candidate::actions);
    advice.reasons = reasons(seen, &advice.best.actions(), next.as_deref(), last_turn);
    Some(advice)
}

/// The advice from plan results, which are sorted best first, without reasons.
pub(super) fn advice(found: &[PlanResult]) -> Option<Advice> {
    let (best, others) = found.split_first()?;
    let best = candidate(best)?;
    let others = others.iter().filter(|result| result.trials > 0 && !result.vetoed).filter_map(candidate);
    let next = others.into_iter().find(|other| other.first != best.first);
    Some(Advice { best, next, reasons: Reasons::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan_result(action: &str, trials: u32, chance: f64) -> PlanResult {
        let actions = action.split(", ").map(str::to_owned).collect();
        PlanResult { actions, trials, chance, points: 0.0, vetoed: false }
    }

    #[test]
    fn advice_compares_what_is_done_first() {
        let found = [
            plan_result("meld Ks Kh Kd, discard 4c", 40, 0.53),
            plan_result("meld Ks Kh Kd, discard 5c", 40, 0.52),
            plan_result("discard Qc", 0, 0.0),
            plan_result("discard 9c", 10, 0.49),
        ];
        let advice = advice(&found).unwrap();
        assert_eq!((advice.best.then.len(), advice.best.trials), (1, 40));
        assert_eq!(advice.next.unwrap().first.to_string(), "discard 9c");
        assert_eq!(super::advice(&[plan_result("dance", 1, 0.5)]), None);
    }
}
