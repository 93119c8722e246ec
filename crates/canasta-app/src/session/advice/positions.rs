//! The hints of many positions of all games: each has a reason that is true. The view has the test, since it checks what they say too.
//!
//! `CANASTA_HINTS=2000 cargo test --release --lib every_hint` tries so many; with `CANASTA_SHOW=1` and `-- --nocapture` it prints them.

use super::tests::{Case, last_turn_of};
use super::{Alternatives, Fact, reasons};
use crate::session::bots::PlanResult;
use crate::session::hint::{Advice, Comparison, advice_about};
use canasta::bots::{Bot, Budget, HeuristicBot, SearchBot, SearchConfig};
use canasta::rules::{Action, BySide, Observation, Preset, Rank, Seat, State, generator, seed_from_number};
use rand::RngExt;

/// Positions that are tried unless told otherwise.
const POSITIONS: u64 = 240;
/// The most hints in a hundred that may call two plays equally good.
const MOST_EQUAL: usize = 25;

/// The most discards in a hundred that may give the pile away for all to see.
const MOST_GIVEN: usize = 12;

/// The actions before a position, each with the rank on the pile.
type Past = Vec<(Seat, Action, Option<Rank>)>;

/// A position in the middle of a hand between bots, with the actions before it.
fn position(preset: Preset, number: u64) -> Option<(State, Past)> {
    let rules = preset.rules();
    let mut rng = generator(seed_from_number(number));
    let scores = (0..rules.sides().scores()).map(|_| rng.random_range(0..40) * 100).collect();
    let deck = rules.shuffled_deck(&mut rng);
    let dealer = rules.players.seat(number as usize % rules.players.count())?;
    let mut state = State::deal(rules, dealer, BySide::from_list(scores), &deck);
    let mut past = Vec::new();
    let mut bot = HeuristicBot::default();
    for _ in 0..rng.random_range(1..160) {
        let seat = state.to_act();
        let action = bot.act(&state.observe(seat));
        past.push((seat, action.clone(), state.pile().last().map(|top| top.rank())));
        state.play(&action).unwrap();
        if state.ended().is_some() {
            return None;
        }
    }
    Some((state, past))
}

/// Checks the reasons of the hints of many positions, and what is said of each.
///
/// # Panics
/// If a reason is wrong or missing.
pub fn check_hints(says: impl Fn(&Advice, &Observation<'_>)) {
    let wanted = std::env::var("CANASTA_HINTS").ok().and_then(|text| text.parse().ok()).unwrap_or(POSITIONS);
    let all = (0..).filter_map(|number: u64| {
        let preset = Preset::ALL[(number % Preset::ALL.len() as u64) as usize];
        position(preset, number).map(|(state, past)| (preset, number, state, past))
    });
    let (mut hints, mut equal, mut discards, mut given, mut alike) = (0, 0, 0, 0, 0);
    for (preset, number, state, past) in all.take(wanted as usize) {
        let seat = state.to_act();
        let seen = state.observe(seat);
        let budget = if state.fits_rules_of_thumb() { 200 } else { 40 };
        let mut search = SearchBot::new("hint", seed_from_number(number), Budget::Worlds(budget), SearchConfig::BEST);
        let found: Vec<PlanResult> = search.evaluate(&seen).into_iter().map(PlanResult::from).collect();
        let last_turn = last_turn_of(&past, state.rules().players.after(seat));
        let advice = advice_about(&seen, &found, last_turn, false).unwrap();
        let (plan, next) = (advice.best.actions(), advice.next.as_ref().map(|next| next.actions()));
        assert!(!advice.reasons.pro.is_empty(), "{preset} {number}: no reason for {plan:?} in {state:?}");
        let case = Case { state: &state, seat, past: &past };
        let plan_of = |result: &PlanResult| -> Vec<Action> {
            result.actions.iter().map(|action| action.parse().unwrap()).collect()
        };
        let ends = |plan: &[Action]| matches!(plan.last(), Some(Action::Discard(_)));
        let is_safe = |plan: &[Action]| {
            ends(plan) && !case.gives_visibly(plan) && reasons(&seen, plan, None, last_turn).risk.is_none()
        };
        if let Some(risk) = &advice.reasons.risk {
            // No plan is as good that gives nothing away.
            let is_close = |result: &PlanResult| result.behind.is_some_and(|[mean, _]| mean <= 10.0);
            let mut close = found.iter().filter(|result| is_close(result) && !result.vetoed);
            assert!(!close.any(|result| is_safe(&plan_of(result))), "{preset} {number}: {plan:?}");
            case.verify_others(risk.others, &plan);
            given += 1;
            alike += usize::from(risk.others == Alternatives::Alike);
        } else {
            assert!(!ends(&plan) || !case.gives_visibly(&plan), "{preset} {number}: {plan:?} in {state:?}");
        }
        if let (Some(Fact::BreaksSet { .. }), None) = (advice.reasons.breaks, advice.reasons.risk) {
            // No plan is as good that gives nothing away and breaks no set.
            let is_close = |result: &PlanResult| result.behind.is_some_and(|[mean, _]| mean <= 10.0);
            let is_whole = |plan: &[Action]| {
                let breaks = reasons(&seen, plan, None, last_turn).breaks;
                let is_wild = matches!(plan.last(), Some(Action::Discard(card)) if card.is_wild());
                is_safe(plan) && !is_wild && !matches!(breaks, Some(Fact::BreaksSet { .. }))
            };
            let mut close = found.iter().filter(|result| is_close(result) && !result.vetoed);
            assert!(!close.any(|result| is_whole(&plan_of(result))), "{preset} {number}: {plan:?}");
        }
        let only = &advice.reasons.pro[..];
        assert!(!matches!(only, [Fact::Lays { .. } | Fact::Lone { singles: 2.., .. }]), "{preset} {number}: {only:?}");
        discards += usize::from(ends(&plan));
        for &fact in advice
            .reasons
            .pro
            .iter()
            .chain(&advice.reasons.breaks)
            .chain(advice.reasons.risk.as_ref().map(|risk| &risk.take))
        {
            case.verify(fact, &plan, next.as_deref());
        }
        for &fact in &advice.reasons.contra {
            case.verify(fact, next.as_deref().unwrap(), None);
        }
        says(&advice, &seen);
        hints += 1;
        if let Some(next) = advice.next.filter(|next| next.comparison() == Comparison::Equal) {
            let behind = next.behind.unwrap();
            assert!(behind.mean + 1.96 * behind.standard_error <= 10.0 && behind.mean >= -10.0, "{behind:?}");
            equal += 1;
        }
    }
    println!(
        "{hints} hints, {discards} with a discard, {given} of which give the pile for all to see, {alike} as every other card"
    );
    assert!(100 * given <= MOST_GIVEN * discards, "{given} of {discards} discards give the pile for all to see");
    assert!(100 * equal <= MOST_EQUAL * hints, "{equal} of {hints} call two plays equally good");
    assert_eq!(hints, wanted as usize);
}
