//! What one decision was worth.

use super::action_summary::carries_out;
use super::decision::{Decision, DecisionKind};
use super::mistake_class::MistakeClass;
use super::strength::Strength;
use crate::bots::{Budget, Estimate, PlanDifference, SearchBot, SearchConfig};
use crate::rules::sort::insertion_sort_by;
use crate::rules::{Action, Observation, PositionError, Seat, Seed, legal};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The value of what was done beside that of the best plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Values {
    /// The value of what was done.
    pub done: f64,
    /// The value of the best plan.
    pub best: f64,
    /// The mean of the best plan's value minus that of what was done, on the same states. Below 0 if what was done came out
    /// better than the plan that was thought the best.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
}

/// A plan that was neither done nor the best, and what it loses to the best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OtherPlan {
    /// The plan.
    pub plan: Vec<Action>,
    /// The probability to win the match: that of this plan is `done`.
    pub win: Values,
}

/// What a decision was worth, from what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// The plan of the strongest bot; what was done, if that has the same effect.
    pub best: Vec<Action>,
    /// Whether what was done has the same effect as the plan of the strongest bot.
    pub is_best: bool,
    /// The number of states on which both were tried.
    pub states: u32,
    /// The probability to win the match.
    pub win: Values,
    /// The points of the hand, own side minus the other.
    pub points: Values,
    /// The next best plans, the best first, beside the best and what was done; empty in reviews of versions that had none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherPlan>,
}

/// The most plans that are named beside the best and what was done.
const MOST_OTHERS: usize = 2;
/// The part of the states of a comparison on which each candidate is tried where the search has thought of too few: one of so many.
const OTHERS_SHARE: u32 = 4;
/// The most candidates that are tried then.
const MOST_CANDIDATES: usize = 12;

impl Values {
    /// Values are rounded far below their errors, so that they are short where they are kept, and are read back as they were.
    fn rounded([done, best]: [f64; 2], loss: Estimate, places: f64) -> Values {
        let round = |value: f64| (value * places).round() / places;
        Values { done: round(done), best: round(best), loss: round(loss.mean), error: round(loss.standard_error) }
    }

    /// Those of the probability to win the match.
    fn of_win(found: &PlanDifference) -> Values {
        Values::rounded(found.win_probabilities(), found.win_probability(), 1e6)
    }
}

impl Worth {
    /// How bad the decision was; `None` if it was good, or if its loss is within noise.
    #[must_use]
    pub fn class(&self) -> Option<MistakeClass> {
        if self.is_best { None } else { MistakeClass::of(self.win.loss, self.win.error) }
    }

    fn new(best: Vec<Action>, is_best: bool, found: &PlanDifference, others: Vec<OtherPlan>) -> Worth {
        let points = Values::rounded(found.scores(), found.points(), 1e3);
        Worth { best, is_best, states: found.states(), win: Values::of_win(found), points, others }
    }
}

/// The review of one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DecisionReview {
    /// The number of the hand in the record, from 1.
    pub hand: usize,
    /// The number of the first action among the actions of the hand, from 0.
    pub action: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// What was decided.
    pub kind: DecisionKind,
    /// What was done.
    pub done: Vec<Action>,
    /// What it was worth; `None` if the rules left no choice.
    pub worth: Option<Worth>,
}

impl DecisionReview {
    /// Whether it is the review of this decision, with what was done then.
    #[must_use]
    pub fn is_of(&self, decision: &Decision) -> bool {
        let place = (self.hand, self.action, self.seat) == (decision.hand, decision.action, decision.seat);
        place && self.kind == decision.kind && self.done == decision.done
    }

    /// How bad the decision was; `None` if it was forced or good, or if its loss is within noise.
    #[must_use]
    pub fn class(&self) -> Option<MistakeClass> {
        self.worth.as_ref().and_then(Worth::class)
    }
}

/// A seed that follows from what a seat knows, and so reveals nothing of what it does not know.
#[must_use]
pub fn observation_seed(observation: &Observation<'_>) -> Seed {
    // Serialization fails only for maps with keys that are not strings, and no snapshot has one. The fields of a `Value` are in
    // alphabetical order.
    let value = serde_json::to_value(observation.snapshot()).unwrap_or_default();
    Sha256::digest(value.to_string()).into()
}

/// Reviews a decision. The result follows from the decision and the strength alone.
///
/// The strongest bot searches for the best plan. Then this plan and what was done are tried on fresh states, the same for both:
/// so the loss is not the maximum of noisy values, which would be too large.
///
/// # Errors
/// If the observation contradicts itself, which none does that comes from a record.
pub fn evaluate(decision: &Decision, strength: &Strength) -> Result<DecisionReview, PositionError> {
    let worth = if decision.is_forced { None } else { Some(worth(decision, strength)?) };
    Ok(DecisionReview::of(decision, worth))
}

impl DecisionReview {
    /// The review of a decision without a choice, which nothing has to be searched for; `None` for any other. It is what [`evaluate`]
    /// gives, in a program that holds no search.
    #[must_use]
    pub fn of_forced(decision: &Decision) -> Option<DecisionReview> {
        decision.is_forced.then(|| DecisionReview::of(decision, None))
    }

    fn of(decision: &Decision, worth: Option<Worth>) -> DecisionReview {
        let &Decision { hand, action, seat, kind, .. } = decision;
        DecisionReview { hand, action, seat, kind, done: decision.done.clone(), worth }
    }
}

fn worth(decision: &Decision, strength: &Strength) -> Result<Worth, PositionError> {
    let position = decision.position()?;
    let seen = position.observe();
    let budget = Budget::Worlds(strength.playouts);
    let mut bot = SearchBot::new("review", observation_seed(&seen), budget, SearchConfig::BEST);
    let found: Vec<Vec<Action>> = bot.evaluate(&seen).iter().map(|found| found.plan.actions().to_vec()).collect();
    let best = found.first().cloned().unwrap_or_default();
    let is_best = best.is_empty() || carries_out(&decision.done, &best);
    let best = if is_best { decision.done.clone() } else { best };
    let mut trial = bot.pair(seen, [decision.done.clone(), best.clone()]);
    trial.run(strength.least_states);
    let error = trial.difference().win_probability().standard_error;
    trial.run(strength.states(error) - strength.least_states);
    let plans = other_plans(&seen, found, [&decision.done, &best], strength);
    let mut others: Vec<OtherPlan> = plans
        .into_iter()
        .map(|plan| {
            let mut against = bot.pair(seen, [plan.clone(), best.clone()]);
            against.run(strength.least_states);
            OtherPlan { plan, win: Values::of_win(against.difference()) }
        })
        .collect();
    insertion_sort_by(&mut others, |one, other| one.win.loss.total_cmp(&other.win.loss).is_lt());
    Ok(Worth::new(best, is_best, trial.difference(), others))
}

/// The next best of these plans, which are sorted best first, with an effect that is not known yet. Where the search has
/// thought of too few, the best of the other legal actions join them.
fn other_plans(
    seen: &Observation<'_>,
    found: Vec<Vec<Action>>,
    known: [&[Action]; 2],
    strength: &Strength,
) -> Vec<Vec<Action>> {
    let mut others: Vec<Vec<Action>> = Vec::new();
    let mut add = |plan: Vec<Action>| {
        let same = |other: &[Action]| carries_out(other, &plan) || carries_out(&plan, other);
        let is_known = plan.is_empty() || known.into_iter().any(same) || others.iter().any(|other| same(other));
        if !is_known && others.len() < MOST_OTHERS {
            others.push(plan);
        }
        others.len() == MOST_OTHERS
    };
    if found.into_iter().any(&mut add) {
        return others;
    }
    let candidates: Vec<Vec<Action>> =
        legal::candidates(seen).into_iter().map(|action| vec![action]).take(MOST_CANDIDATES).collect();
    // Few states are enough to choose them. What they lose is measured on more.
    let states = strength.least_states / OTHERS_SHARE * u32::try_from(candidates.len()).unwrap_or(0);
    let mut bot = SearchBot::new("review", observation_seed(seen), Budget::Worlds(states), SearchConfig::BEST);
    bot.compare(seen, candidates).into_iter().any(|tried| add(tried.plan.actions().to_vec()));
    others
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{Review, hand_decisions, review};
    use crate::bots::{Bot, SeededMatch, Style, find_bot};
    use crate::rules::{
        BySide, Card, Entry, Game, Given, HandRecord, Phase, Preset, Setup, Side, Start, State, generator,
        seed_from_number,
    };

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    /// A large pile that the next player takes with a king, for certain.
    fn a_large_pile() -> State {
        let mut setup = Setup::new(Preset::Classic.rules());
        setup.phase = Phase::Play;
        setup.hands = vec![Given::Unknown(8); 4];
        setup.hands[0] = Given::Cards(cards("Kd 3s 3c 5s 5h 8d 9d Jc"));
        setup.melds[Side::FIRST] = vec!["As Ah Ad Ac".parse().unwrap()];
        setup.melds[Side::SECOND] = vec!["Ks Kh Kc Ks Kh".parse().unwrap(), "7s 7h 7d 7c".parse().unwrap()];
        setup.pile = cards("4s 4h 6d 6h Qs Qh Td Ts Th Jh Js 9s 9h 8s 8h 4d");
        setup.scores = BySide::from([3500, 3500]);
        setup.state().unwrap()
    }

    /// The first decision of the seat that is to act, which takes these actions.
    fn decision(state: &State, actions: &[&str]) -> Decision {
        let entry = |action: &&str| Entry::Action(state.to_act(), action.parse().unwrap());
        let hand = HandRecord {
            dealer: state.dealer(),
            number: 1,
            scores: state.scores(),
            start: Start::Position(Box::new(state.clone())),
            entries: actions.iter().map(entry).collect(),
            end: None,
        };
        hand_decisions(state.rules(), &hand, 1).remove(0)
    }

    #[test]
    fn a_blunder_is_called_one() {
        let state = a_large_pile();
        let strength = Strength::with_worlds(512);
        let fed = evaluate(&decision(&state, &["discard Kd"]), &strength).unwrap();
        let worth = fed.worth.as_ref().unwrap();
        assert_eq!(fed.class(), Some(MistakeClass::Blunder), "{worth:?}");
        assert!(!worth.is_best && worth.points.loss > 200.0 && worth.win.done < worth.win.best, "{worth:?}");
        // Played instead, the better plan has the same value and is no mistake.
        let best: Vec<String> = worth.best.iter().map(Action::to_string).collect();
        let best: Vec<&str> = best.iter().map(String::as_str).collect();
        let safe = evaluate(&decision(&state, &best), &strength).unwrap();
        assert_eq!((safe.class(), safe.worth.as_ref().unwrap().win.loss), (None, 0.0));
        let safe = safe.worth.unwrap();
        assert!(safe.is_best);
        // The next best two plans are named beside either, with what each loses.
        for worth in [worth, &safe] {
            let losses: Vec<f64> = worth.others.iter().map(|other| other.win.loss).collect();
            assert!(losses.len() == 2 && losses.is_sorted() && worth.others.iter().all(|other| other.win.error < 1.0));
            let plans: Vec<&Vec<Action>> = worth.others.iter().map(|other| &other.plan).chain([&worth.best]).collect();
            assert!((0..3).all(|at| !carries_out(plans[at], plans[(at + 1) % 3])), "{plans:?}");
        }
    }

    /// In whole hands of the games, every decision with three ways or more names two beside the best, whoever made it.
    #[test]
    fn every_decision_with_a_choice_names_the_next_best_plans() {
        for preset in [Preset::ClassicTwo, Preset::Samba, Preset::ModernAmerican] {
            let mut bots = [crate::bots::HeuristicBot::default(); 4];
            let mut seats: Vec<&mut dyn Bot> = bots.iter_mut().map(|bot| bot as &mut dyn Bot).collect();
            seats.truncate(preset.rules().players.count());
            let mut seeded = SeededMatch::new(preset, seed_from_number(3), 0);
            seeded.rules.target = None;
            let game = seeded.play(&mut seats).unwrap();
            let mut named = [0; 3];
            for decision in
                hand_decisions(game.rules(), &game.record().hands[0], 1).iter().filter(|one| !one.is_forced).step_by(3)
            {
                let found = evaluate(decision, &Strength::with_worlds(64)).unwrap().worth.unwrap();
                let position = decision.position().unwrap();
                let ways = legal::candidates(&position.observe()).len();
                named[found.others.len()] += 1;
                assert!(found.others.len() == 2 || ways <= 3, "{preset}: {ways} ways, {found:?}");
            }
            assert!(named[2] > 5, "{preset}: {named:?}");
        }
    }

    #[test]
    fn a_review_does_not_depend_on_hidden_cards() {
        let state = a_large_pile();
        let strength = Strength::with_worlds(64);
        let known = evaluate(&decision(&state, &["discard Jc"]), &strength).unwrap();
        for seed in 0..4 {
            let other = State::sample(&state.observe(state.to_act()), &mut generator(seed_from_number(seed))).unwrap();
            assert_ne!(other, state);
            assert_eq!(evaluate(&decision(&other, &["discard Jc"]), &strength).unwrap(), known);
        }
    }

    /// The first hand of a match of experts.
    fn a_hand_of_experts() -> Game {
        let mut bots: Vec<_> =
            (0..2).map(|seat| find_bot("expert").unwrap().create_bot([seat; 32], None, Style::Balanced)).collect();
        let mut seats: Vec<&mut dyn Bot> = Vec::new();
        for bot in &mut bots {
            seats.push(&mut **bot);
        }
        let mut seeded = SeededMatch::new(Preset::ClassicTwo, seed_from_number(5), 0);
        seeded.rules = seeded.rules.with(serde_json::json!({"target": 500}).as_object().unwrap()).unwrap();
        seeded.play(&mut seats).unwrap()
    }

    /// A weak review, in which noise is large, finds no loss that a strong one denies.
    #[test]
    fn nothing_within_noise_is_called_a_mistake() {
        let game = a_hand_of_experts();
        let weak = review(game.record(), &[], &Strength::with_worlds(64)).unwrap();
        let noisy = |one: &DecisionReview| one.worth.as_ref().is_some_and(|worth| worth.win.error > 0.01);
        assert!(weak.decisions.iter().filter(|one| noisy(one)).count() > 10, "the review is weak");
        for one in weak.decisions.iter().filter_map(|one| one.worth.as_ref()) {
            assert!(one.class().is_none() || one.win.loss >= 2.0 * one.win.error);
        }
        for mistake in weak.mistakes() {
            // The same two plans, on states that the weak review has not seen.
            let all = hand_decisions(game.rules(), &game.record().hands[mistake.hand - 1], mistake.hand);
            let decision = all.iter().find(|decision| decision.action == mistake.action).unwrap();
            let position = decision.position().unwrap();
            let mut bot = SearchBot::new("again", [7; 32], Budget::Worlds(1), SearchConfig::BEST);
            let best = mistake.worth.as_ref().unwrap().best.clone();
            let mut trial = bot.pair(position.observe(), [mistake.done.clone(), best]);
            trial.run(4000);
            let loss = trial.difference().win_probability();
            assert!(loss.mean > 0.0, "{mistake:?}: {loss:?}");
        }
    }

    #[test]
    fn a_review_follows_from_the_record_and_is_read_back_from_its_json() {
        let game = a_hand_of_experts();
        let seat = game.rules().players.seat(1).unwrap();
        let strength = Strength::with_worlds(16);
        let found = review(game.record(), &[seat], &strength).unwrap();
        assert!(found.decisions.iter().all(|one| one.seat == seat) && found.decisions.len() > 10);
        assert!(found.decisions.iter().any(|one| one.worth.is_none()), "drawing was forced");
        assert_eq!(review(game.record(), &[seat], &strength).unwrap(), found);
        let text = serde_json::to_string(&found).unwrap();
        assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), found);
    }
}
