//! The review of one decision of a finished hand: its evaluation, and the plan of the strongest bot.

use super::advice::{LastTurn, Reasons, reasons};
use super::bots::PlanResult;
use super::hint::{Advice, Candidate, advice, candidate};
use canasta::analysis::carries_out;
use canasta::rules::{Action, CardSet, Observation, Seat};

/// The evaluation of a decision, compared with the best plan of the strongest bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// The best plan of the strongest bot.
    pub best: Candidate,
    /// The plan that was played, if the bot tried it too.
    pub done: Option<Candidate>,
    /// The next best plans that were tried, the best first, with other first actions than the best and what was played.
    pub others: Vec<Candidate>,
    /// Whether the plan that was played is the best.
    pub is_best: bool,
    /// Why a person would prefer the best plan to the one that was played.
    pub reasons: Reasons,
}

/// The reason of a bot for its action.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The bot plays by heuristic alone.
    Heuristic,
    /// The search found this advice, and the bot played its best plan.
    Found(Box<Advice>),
    /// The search of a bot with a time limit found this advice when it was repeated. The first search may have had another
    /// result.
    FoundAgain(Box<Advice>),
}

/// The review of one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The number of the question to the strongest bot.
    strongest_id: u32,
    /// The number of the question to the bot that decided.
    decider_id: u32,
    /// The number of the decision among the actions of the hand.
    pub decision: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The hand before the decision.
    pub held: CardSet,
    /// The reason of the bot that decided, if it is known.
    pub reason: Option<Reason>,
    /// The evaluation; `None` while the strongest bot searches.
    pub evaluation: Option<Evaluation>,
    did: Vec<Action>,
}

impl Review {
    /// A review without results, of these actions.
    pub(super) const fn new(
        (strongest_id, decider_id): (u32, u32),
        decision: usize,
        seat: Seat,
        held: CardSet,
        did: Vec<Action>,
    ) -> Review {
        Review { strongest_id, decider_id, decision, seat, held, reason: None, evaluation: None, did }
    }

    /// The numbers of the questions to the bots.
    pub(super) fn questions(&self) -> [u32; 2] {
        [self.strongest_id, self.decider_id]
    }

    /// Whether the question with this number goes to the bot that decided.
    pub(super) const fn is_asked_of_decider(&self, id: u32) -> bool {
        self.decider_id == id
    }

    /// Stores the results of the bot that decided. They are its reason only if it would play the same action again.
    pub(super) fn explain(&mut self, found: &[PlanResult], is_time_limited: bool) {
        let Some(advice) = advice(found).filter(|advice| Some(&advice.best.first) == self.did.first()) else { return };
        let advice = Box::new(advice);
        self.reason = Some(if is_time_limited { Reason::FoundAgain(advice) } else { Reason::Found(advice) });
    }

    /// Evaluates the decision by the results of the strongest bot, with the reasons that its seat had: `seen` is the
    /// observation before it, `last_turn` that of the next player. False if the results allow no evaluation.
    pub(super) fn answer(&mut self, seen: &Observation<'_>, found: &[PlanResult], last_turn: LastTurn) -> bool {
        self.evaluation = evaluate(&self.did, found);
        if let Some(evaluation) = &mut self.evaluation {
            let other = (!evaluation.is_best).then_some(&self.did[..]);
            evaluation.reasons = reasons(seen, &evaluation.best.actions(), other, last_turn);
        }
        self.evaluation.is_some()
    }

    /// Whether the question with this number goes to the strongest bot.
    pub(super) const fn is_asked_of_strongest(&self, id: u32) -> bool {
        self.strongest_id == id
    }

    /// Whether the strongest bot made the decision, so that one question serves both purposes.
    #[must_use]
    pub const fn is_of_strongest(&self) -> bool {
        self.decider_id == self.strongest_id
    }

    /// Whether the decision was to draw when the pile could have been taken.
    #[must_use]
    pub fn is_of_drawing(&self) -> bool {
        self.did.first() == Some(&Action::Draw)
    }

    /// Whether the actions lay any cards.
    #[must_use]
    pub fn lays(&self) -> bool {
        self.did.iter().any(|action| matches!(action, Action::Meld(_) | Action::Take { .. }))
    }
}

/// The most plans that are named beside the best and what was played.
const MOST_OTHERS: usize = 2;

/// The evaluation of these actions against plan results, which are sorted best first.
fn evaluate(did: &[Action], found: &[PlanResult]) -> Option<Evaluation> {
    let best = found.first()?;
    let same = |result: &&PlanResult| {
        let plan = result.actions.iter().map(|action| action.parse().ok()).collect::<Option<Vec<Action>>>();
        plan.is_some_and(|plan| carries_out(did, &plan))
    };
    let done = found.iter().find(same);
    let is_best = done.is_some_and(|done| std::ptr::eq(done, best));
    // A plan without trials has no estimates.
    let done = done.filter(|done| done.trials > 0).and_then(candidate);
    let best = candidate(best)?;
    let mut others: Vec<Candidate> = Vec::new();
    for other in found.iter().filter(|result| result.trials > 0 && !result.vetoed).filter_map(candidate) {
        let is_known = [Some(&best.first), did.first()].contains(&Some(&other.first))
            || others.iter().any(|known| known.first == other.first);
        if !is_known && others.len() < MOST_OTHERS {
            others.push(other);
        }
    }
    Some(Evaluation { best, done, others, is_best, reasons: Reasons::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan_result(actions: &str, trials: u32, chance: f64) -> PlanResult {
        let actions = actions.split(", ").map(str::to_owned).collect();
        PlanResult { actions, trials, chance, points: 0.0, vetoed: false, behind: None }
    }

    fn did(actions: &str) -> Vec<Action> {
        actions.split(", ").map(|action| action.parse().unwrap()).collect()
    }

    #[test]
    fn the_decision_is_found_among_the_plans_that_were_tried() {
        let found = [
            plan_result("meld Ks Kh Kd, discard 4c", 40, 0.5),
            plan_result("discard 4c", 40, 0.4),
            plan_result("discard 5c", 0, 0.0),
        ];
        let evaluation = evaluate(&did("meld Ks Kh Kd, discard 4c"), &found).unwrap();
        assert!(evaluation.is_best && evaluation.best.trials == 40);
        let evaluation = evaluate(&did("discard 4c"), &found).unwrap();
        assert!(!evaluation.is_best && evaluation.done.unwrap().chance < evaluation.best.chance);
        // The next best plans are named in any case.
        let found = [&found[..], &[plan_result("discard Qc", 20, 0.3), plan_result("discard 9s", 10, 0.2)]].concat();
        for done in ["meld Ks Kh Kd, discard 4c", "discard 4c"] {
            let others = evaluate(&did(done), &found).unwrap().others;
            let others: Vec<String> = others.iter().map(|other| other.first.to_string()).collect();
            let next = if done == "discard 4c" { &["discard Qc", "discard 9s"] } else { &["discard 4c", "discard Qc"] };
            assert_eq!(others, next, "{done}");
        }
        // A plan without trials has no estimates, and an action outside the plans has none either.
        for other in ["discard 5c", "discard 6c", "meld Ks Kh Kd, discard 9c"] {
            let evaluation = evaluate(&did(other), &found).unwrap();
            assert!(evaluation.done.is_none() && !evaluation.is_best);
        }
        assert_eq!(evaluate(&did("discard 4c"), &[]), None);
        // Other suits, another order or two steps have the same effect.
        let found = [plan_result("meld Ks Kh Kd + 9s 9h 2c, discard 4c", 40, 0.5), plan_result("draw", 40, 0.4)];
        for same in ["meld 9c 9d 2s + Ks Kh Kc, discard 4d", "meld Ks Kh Kd, meld 9s 9h 2c, discard 4s"] {
            assert!(evaluate(&did(same), &found).unwrap().is_best, "{same}");
        }
        // Actions after new cards were seen are ignored.
        assert_eq!(evaluate(&did("draw, meld 5s 5h 5d, discard 4c"), &found).unwrap().done.unwrap().chance, 0.4);
        assert!(evaluate(&did("meld 5s 5h 5d, discard 4c"), &found).unwrap().done.is_none());
    }
}
