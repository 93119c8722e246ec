//! The hint: what the strongest bot would do with what the person sees, and why.

use super::bots::PlanResult;
use super::draft::Draft;
use crate::rules::{Action, Group};

/// A plan that the search considered, and its result where the plan was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// What is done now.
    pub first: Action,
    /// What is done after it.
    pub then: Vec<Action>,
    /// The chance to win the match, 0 to 1.
    pub chance: f64,
    /// The points of the hand, own side's less the other's.
    pub points: f64,
    /// The number of sampled deals on which the plan was tried; 0: not tried.
    pub trials: u32,
}

/// A piece of advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What to do.
    pub best: Candidate,
    /// The best that begins otherwise, if that was tried too.
    pub next: Option<Candidate>,
}

/// A hint that the person asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum HintState {
    /// It is being thought about.
    Thinking,
    /// What came of it.
    Advice(Box<Advice>),
}

/// The hint for the position as it is.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// The number of the question to the worker.
    id: u32,
    what: HintState,
    /// Whether the cards show it.
    is_shown: bool,
}

impl Hint {
    /// A hint that was asked for by this question.
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

    /// Takes the advice.
    pub fn answer(&mut self, advice: Advice) {
        self.what = HintState::Advice(Box::new(advice));
    }

    /// Shows the advice on the cards from now on; gives what is to be done first.
    pub fn show(&mut self) -> Option<&Action> {
        let HintState::Advice(advice) = &self.what else { return None };
        self.is_shown = true;
        Some(&advice.best.first)
    }

    /// The action that the cards show: until other cards than its own are selected.
    pub fn shown_on(&self, draft: &Draft) -> Option<&Action> {
        let HintState::Advice(advice) = &self.what else { return None };
        let cards = advice.best.first.cards()?;
        (self.is_shown && (cards.is_empty() || cards == draft.selected_or_staged())).then_some(&advice.best.first)
    }
}

/// Whether two ways of laying or taking come to the same, in whatever order their groups stand.
pub(super) fn is_same_way(one: &Action, other: &Action) -> bool {
    let same = |some: &[Group], others: &[Group]| {
        let is_there =
            |group: &Group| others.iter().any(|other| other.rank() == group.rank() && other.cards == group.cards);
        some.len() == others.len() && some.iter().all(is_there)
    };
    match (one, other) {
        (Action::Meld(some), Action::Meld(others)) => same(some, others),
        (Action::Take { with, groups }, Action::Take { with: other, groups: others }) => {
            with.cards == other.cards && same(groups, others)
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

/// The advice in findings, which have the best first.
pub(super) fn advice(found: &[PlanResult]) -> Option<Advice> {
    let (best, others) = found.split_first()?;
    let best = candidate(best)?;
    let others = others.iter().filter(|result| result.trials > 0 && !result.vetoed).filter_map(candidate);
    let next = others.into_iter().find(|other| other.first != best.first);
    Some(Advice { best, next })
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
