//! The hint: the action that the strongest bot recommends from the person's observation, with the reason.

use super::advice::{Fact, LastTurn, Price, Reasons, price, reasons_after};
use super::bots::PlanResult;
use super::hand_layout::HandLayout;
use canasta::bots::{Estimate, find_veto};
use canasta::rules::{Action, CardSet, Group, Observation, TurnObligation};

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
    /// The points of the hand by which it is behind the best plan, on the same deals; `None` for the best itself.
    pub behind: Option<Estimate>,
}

/// The most points by which two plans that are called equally good may differ, with 95 % confidence.
const EQUAL_POINTS: f64 = 10.0;
/// The standard errors of an interval of 95 %.
const CONFIDENCE: f64 = 1.96;

/// How another plan stands beside the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// As good: with 95 % confidence neither is ten points better.
    Equal,
    /// Behind by about so many points, with 95 % confidence by some.
    Behind(i32),
    /// The deals that were tried do not tell.
    Unclear,
}

impl Candidate {
    /// How it stands beside the best plan.
    #[must_use]
    pub fn comparison(&self) -> Comparison {
        let Some(Estimate { mean, standard_error }) = self.behind else { return Comparison::Unclear };
        let within = CONFIDENCE * standard_error;
        // A few thousand points, if not a number of a broken worker: the cast saturates.
        let tens = 10 * ((mean / 10.0).round() as i32).clamp(1, 999);
        match () {
            () if mean.abs() + within <= EQUAL_POINTS => Comparison::Equal,
            () if mean - within > 0.0 => Comparison::Behind(tens),
            () => Comparison::Unclear,
        }
    }
}

#[cfg(test)]
impl Candidate {
    /// A plan for tests, in the notation and tried on 50 deals.
    pub(crate) fn tried(actions: &str, chance: f64, points: f64) -> Candidate {
        let mut all: Vec<Action> = actions.split(", ").map(|action| action.parse().unwrap()).collect();
        let then = all.split_off(1);
        Candidate { first: all.remove(0), then, chance, points, trials: 50, behind: None }
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
pub(crate) struct Hint {
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
    pub fn shown_on(&self, layout: &HandLayout) -> Option<&Action> {
        let HintState::Advice(advice) = &self.what else { return None };
        let cards = advice.best.first.cards()?;
        (self.is_shown && (cards.is_empty() || cards == layout.selected_or_staged())).then_some(&advice.best.first)
    }
}

/// Whether two melds or takes are equal apart from the order of their groups.
pub(crate) fn is_same_way(one: &Action, other: &Action) -> bool {
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

pub(crate) fn candidate(result: &PlanResult) -> Option<Candidate> {
    let mut actions = result.actions.iter().map(|action| action.parse().ok()).collect::<Option<Vec<Action>>>()?;
    if actions.is_empty() {
        return None;
    }
    let then = actions.split_off(1);
    let behind = result.behind.map(|[mean, standard_error]| Estimate { mean, standard_error });
    let PlanResult { chance, points, trials, .. } = *result;
    Some(Candidate { first: actions.pop()?, then, chance, points, trials, behind })
}

impl Candidate {
    /// All actions, in order.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        std::iter::once(&self.first).chain(&self.then).cloned().collect()
    }
}

/// The advice from plan results, which are sorted best first, and why a person would prefer it. `last_turn` is that of the
/// next player; `is_waiting_told`: an earlier hint of the hand said that opening can wait.
pub(crate) fn advice_about(
    seen: &Observation<'_>,
    found: &[PlanResult],
    last_turn: LastTurn,
    is_waiting_told: bool,
) -> Option<Advice> {
    let credible = credible_first(seen, found);
    let mut advice = advice(credible.as_deref().unwrap_or(found))?;
    let next = advice.next.as_ref().map(Candidate::actions);
    advice.reasons = reasons_after(seen, &advice.best.actions(), next.as_deref(), last_turn, is_waiting_told);
    Some(advice)
}

/// The results with another plan first, where the first gives the next player the pile for all to see, or else tears a set or a pair
/// apart, and the search finds a plan hardly worse that does not: nobody believes the difference.
fn credible_first(seen: &Observation<'_>, found: &[PlanResult]) -> Option<Vec<PlanResult>> {
    let plan = |result: &PlanResult| candidate(result).map(|candidate| candidate.actions());
    let first = plan(found.first()?)?;
    // That a wild is best thrown, the search says for a reason.
    let throws_wild = first.iter().any(|action| matches!(action, Action::Discard(card) if card.is_wild()));
    let own = price(seen, &first).filter(|&price| price > Price::NOTHING && !throws_wild)?;
    let is_close = |result: &PlanResult| {
        result.trials > 0 && !result.vetoed && result.behind.is_some_and(|[mean, _]| mean <= EQUAL_POINTS)
    };
    let price_of = |(at, result): (usize, &PlanResult)| {
        let plan = plan(result).filter(|_| is_close(result))?;
        price(seen, &plan).map(|price| (price, at))
    };
    // Of equals the better one.
    let (_, at) = found.iter().enumerate().skip(1).filter_map(price_of).filter(|&(price, _)| price < own).min()?;
    let mut found = found.to_vec();
    let best = found.remove(at);
    // How far the others are behind the plan that is first now is known of the former first alone.
    for (at, other) in found.iter_mut().enumerate() {
        other.behind = best.behind.filter(|_| at == 0).map(|[mean, error]| [-mean, error]);
    }
    found.insert(0, PlanResult { behind: None, ..best });
    Some(found)
}

/// What a seat knows during its turn. It changes with each card that it sees, and with the partner's answer, but not by what it lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TurnKnowledge {
    hand_number: u32,
    stock: usize,
    /// The own hand and the melds of the side.
    cards: CardSet,
    obligation: TurnObligation,
}

impl TurnKnowledge {
    fn of(seen: &Observation<'_>) -> TurnKnowledge {
        let cards = seen.melds(seen.side()).cards().union(seen.hand());
        TurnKnowledge { hand_number: seen.hand_number(), stock: seen.stock_len(), cards, obligation: seen.obligation() }
    }
}

/// The plan of a hint, which later hints of the turn continue until something new is seen.
#[derive(Clone, Debug)]
pub(crate) struct KeptPlan {
    known: TurnKnowledge,
    best: Candidate,
}

impl KeptPlan {
    pub fn new(seen: &Observation<'_>, advice: &Advice) -> KeptPlan {
        KeptPlan { known: TurnKnowledge::of(seen), best: advice.best.clone() }
    }

    /// What is left of the plan, if nothing new was seen since and it can still be carried out.
    pub fn rest(&self, seen: &Observation<'_>) -> Option<Candidate> {
        if self.known != TurnKnowledge::of(seen) {
            return None;
        }
        let mut hand = seen.hand();
        // What is no longer in the hand has been laid.
        let mut left = |cards: CardSet| {
            let is_there = hand.contains_all(cards);
            if is_there {
                hand = hand.difference(cards);
            }
            is_there
        };
        let step = |action: Action| match action {
            Action::Meld(groups) => {
                let groups: Vec<Group> = groups.into_iter().filter(|group| left(group.cards)).collect();
                (!groups.is_empty()).then_some(Action::Meld(groups))
            }
            Action::Discard(card) => left(card.into()).then_some(action),
            other => Some(other),
        };
        let mut steps = self.best.actions().into_iter().filter_map(step);
        let first = steps.next()?;
        let then = steps.collect();
        let is_good = seen.check(&first).is_ok() && find_veto(seen, &first).is_none();
        is_good.then(|| Candidate { first, then, ..self.best.clone() })
    }
}

/// The advice to go on with a plan, with its reasons.
pub(crate) fn advice_to_go_on(
    seen: &Observation<'_>,
    best: Candidate,
    last_turn: LastTurn,
    is_waiting_told: bool,
) -> Advice {
    let reasons = reasons_after(seen, &best.actions(), None, last_turn, is_waiting_told);
    Advice { best, next: None, reasons }
}

/// The turn in which a hint of the hand first said that opening can wait. Other turns of the hand do not say it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WaitingTold {
    hand_number: u32,
    stock: usize,
}

impl WaitingTold {
    /// What there is to remember of a hint.
    pub fn by(seen: &Observation<'_>, advice: &Advice) -> Option<WaitingTold> {
        let is_told = advice.reasons.pro.iter().any(|fact| matches!(fact, Fact::OpeningWaits { .. }));
        is_told.then(|| WaitingTold { hand_number: seen.hand_number(), stock: seen.stock_len() })
    }

    /// Whether it was said in another turn of this hand.
    pub fn is_before(self, seen: &Observation<'_>) -> bool {
        self.hand_number == seen.hand_number() && self.stock != seen.stock_len()
    }
}

/// The advice from plan results, which are sorted best first, without reasons.
pub(crate) fn advice(found: &[PlanResult]) -> Option<Advice> {
    let (best, others) = found.split_first()?;
    let best = candidate(best)?;
    let others = others.iter().filter(|result| result.trials > 0 && !result.vetoed).filter_map(candidate);
    let next = others.into_iter().find(|other| other.first != best.first);
    Some(Advice { best, next, reasons: Reasons::default() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Given, Phase, Preset, Rank, Seat, Setup, Side, State};

    fn plan_result(action: &str, trials: u32, chance: f64) -> PlanResult {
        let actions = action.split(", ").map(str::to_owned).collect();
        PlanResult { actions, trials, chance, points: 0.0, vetoed: false, behind: None }
    }

    #[test]
    fn plans_are_equally_good_only_where_the_interval_is_within_ten_points() {
        let of = |mean, standard_error| {
            let behind = Some(Estimate { mean, standard_error });
            Candidate { behind, ..Candidate::tried("draw", 0.5, 0.0) }.comparison()
        };
        assert_eq!([of(2.0, 4.0), of(-2.0, 4.0), of(0.0, 0.0)], [Comparison::Equal; 3]);
        assert_eq!([of(2.0, 5.0), of(-60.0, 5.0), of(0.0, f64::INFINITY)], [Comparison::Unclear; 3]);
        assert_eq!([of(44.0, 10.0), of(12.0, 5.0)], [Comparison::Behind(40), Comparison::Behind(10)]);
        assert_eq!(Candidate::tried("draw", 0.5, 0.0).comparison(), Comparison::Unclear);
    }

    /// A plan is kept while cards are laid, in one step or in several, and other cards too; a new card ends it.
    #[test]
    fn a_plan_is_continued_until_something_new_is_seen() {
        let mut setup = Setup::new(Preset::Classic.rules());
        setup.phase = Phase::Play;
        let cards = "Ks Kh Kd 9s 9h 9d 7c 7d Qc 5h".split(' ').map(|card| card.parse().unwrap()).collect();
        setup.hands = vec![Given::Unknown(9); 4];
        setup.hands[0] = Given::Cards(cards);
        setup.melds[Side::FIRST] = vec!["As Ah Ad".parse().unwrap()];
        setup.pile = vec!["4d".parse().unwrap()];
        let mut state = setup.state().unwrap();
        let best = Candidate::tried("meld Ks Kh Kd + 9s 9h 9d, discard Qc", 0.5, 0.0);
        let advice = Advice { best, next: None, reasons: Reasons::default() };
        let kept = KeptPlan::new(&state.observe(state.to_act()), &advice);
        let rest = |state: &State| {
            let rest = kept.rest(&state.observe(Seat::FIRST));
            rest.map(|rest| rest.actions().iter().map(Action::to_string).collect::<Vec<_>>().join(", "))
        };
        assert_eq!(rest(&state).unwrap(), "meld Ks Kh Kd + 9s 9h 9d, discard Qc");
        state.play(&"meld Ks Kh Kd".parse().unwrap()).unwrap();
        assert_eq!(rest(&state).unwrap(), "meld 9s 9h 9d, discard Qc");
        state.play(&"meld 9s 9h 9d".parse().unwrap()).unwrap();
        assert_eq!(rest(&state).unwrap(), "discard Qc");
        // In the next turn there are other cards.
        state.play(&"discard Qc".parse().unwrap()).unwrap();
        assert_eq!(rest(&state), None);
    }

    /// Among plans that are nearly as good, the hint leaves three of a kind together, and then a pair; else it says what it breaks.
    #[test]
    fn a_hint_leaves_sets_together_where_that_costs_little() {
        let mut setup = Setup::new(Preset::Classic.rules());
        setup.phase = Phase::Play;
        let cards = "7s 7h 7d Ks Kd 5c 2c Ad Ac Ah".split(' ').map(|card| card.parse().unwrap()).collect();
        setup.hands = vec![Given::Unknown(9); 4];
        setup.hands[0] = Given::Cards(cards);
        setup.pile = "4d 6s 8h 9c".split(' ').map(|card| card.parse().unwrap()).collect();
        let state = setup.state().unwrap();
        let seen = state.observe(Seat::FIRST);
        let hint = |king: f64, five: f64| {
            let behind = |action, mean| PlanResult { behind: Some([mean, 3.0]), ..plan_result(action, 40, 0.5) };
            let found = [
                plan_result("discard 7s", 40, 0.5),
                behind("discard 2c", 1.0),
                behind("discard Kd", king),
                behind("discard 5c", five),
            ];
            let advice = advice_about(&seen, &found, LastTurn::default(), false).unwrap();
            (advice.best.first.to_string(), advice.reasons.breaks)
        };
        assert_eq!(hint(4.0, 8.0), ("discard 5c".to_owned(), None));
        let pair = Fact::BreaksPair { rank: Rank::King };
        assert_eq!(hint(4.0, 12.0), ("discard Kd".to_owned(), Some(pair)));
        let set = Fact::BreaksSet { rank: Rank::Seven, cards: 3 };
        assert_eq!(hint(14.0, 18.0), ("discard 7s".to_owned(), Some(set)));
    }

    #[test]
    fn that_opening_can_wait_is_said_in_one_turn_of_a_hand() {
        let position = |stock| {
            let mut setup = Setup::new(Preset::Classic.rules());
            setup.phase = Phase::Play;
            let cards = "Ks Kh Kd Qs Qh Qd 5c 2c".split(' ').map(|card| card.parse().unwrap()).collect();
            setup.hands = vec![Given::Unknown(9); 4];
            setup.stock = Given::Unknown(stock);
            setup.hands[0] = Given::Cards(cards);
            setup.pile = vec!["4d".parse().unwrap()];
            setup.state().unwrap()
        };
        let [first, later] = [30, 26].map(position);
        let found = |action| [plan_result(action, 40, 0.5)];
        let hint = |state: &State, action, told: Option<WaitingTold>| {
            let seen = state.observe(Seat::FIRST);
            let is_told = told.is_some_and(|told| told.is_before(&seen));
            let advice = advice_about(&seen, &found(action), LastTurn::default(), is_told).unwrap();
            assert!(!advice.reasons.pro.is_empty());
            WaitingTold::by(&seen, &advice)
        };
        let told = hint(&first, "discard 5c", None);
        assert!(told.is_some());
        assert_eq!(hint(&first, "discard 5c", told), told, "asked again in the same turn");
        assert_eq!(hint(&later, "discard 5c", told), None);
        assert_eq!(hint(&first, "discard 2c", None), None, "not while a wild is thrown");
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
