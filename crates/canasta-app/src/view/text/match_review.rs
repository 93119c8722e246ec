//! Texts of the review of a record.

use super::advice::steps;
use super::card::card_sign;
use super::review::next_best;
use super::{Names, facts, list, list_of};
use crate::session::{ReviewStorage, ShownDecision};
use crate::words::review as say;
use crate::words::{self, Number, PlanForm};
use canasta::analysis::{ChanceEvent, ChanceKind, DecisionReview, MistakeClass, OtherPlan, TurnChance, Values};
use canasta::bots::Estimate;
use canasta::rules::{Action, Answer, CardSet, Seat};

/// A number of tenths, as a decimal number.
const fn tenths(tenths: i32) -> Number {
    Number::decimal(tenths as i64, 1)
}

/// A share in tenths of a percent. A probability is at most a thousand of them.
fn per_mille(share: f64) -> i32 {
    (share * 1000.0).round() as i32
}

/// A chance to win the match: "51.6 %".
#[must_use]
pub fn win_chance(chance: f64) -> String {
    say::win_percent(tenths(per_mille(chance)))
}

/// What a decision lost, with its sign: "−11.4 %".
#[must_use]
pub fn win_loss(loss: f64) -> String {
    match -per_mille(loss) {
        gain @ 1.. => say::percent_gained(tenths(gain)),
        lost => say::win_percent(tenths(lost)),
    }
}

/// The half-width of an interval of two standard errors: "± 1.2 %".
#[must_use]
pub fn within_errors(standard_error: f64) -> String {
    say::percent_within(tenths(per_mille(2.0 * standard_error)))
}

/// The loss of a decision with its interval, as it is read aloud too.
#[must_use]
pub fn loss_in_full(win: &Values) -> String {
    say::percent_and_within(&win_loss(win.loss), &within_errors(win.error))
}

/// A chance to win the match seen with all cards, with its interval: "51.6 % ± 3.1 %".
#[must_use]
pub fn open_chance(turn: &TurnChance) -> String {
    say::percent_and_within(&win_chance(turn.open), &within_errors(turn.open_error))
}

/// The error rate, which is a mean loss in thousandths: its value, and its interval with the number of decisions. One below 0 is
/// shown as 0.
#[must_use]
pub fn error_rate(rate: Option<Estimate>, decisions: u32) -> (String, String) {
    match rate {
        Some(Estimate { mean, .. }) if mean < 0.0 => (super::number(0), say::as_good_decisions(decisions)),
        Some(Estimate { mean, standard_error }) => {
            let within = || within_errors(standard_error / 1000.0);
            let of = match decisions {
                ..2 => say::lost_in_one_decision().to_owned(),
                many => say::lost_a_decision(&within(), many),
            };
            (win_chance(mean / 1000.0), of)
        }
        None => ("–".to_owned(), say::no_decision_yet().to_owned()),
    }
}

/// The sign of a class, as in chess.
#[must_use]
pub const fn class_sign(class: MistakeClass) -> &'static str {
    match class {
        MistakeClass::Inaccuracy => "?!",
        MistakeClass::Mistake => "?",
        MistakeClass::Blunder => "??",
    }
}

/// The name of a class, for one or several decisions, within a sentence.
#[must_use]
pub fn class_name(class: MistakeClass, count: u32) -> &'static str {
    match (class, count) {
        (MistakeClass::Inaccuracy, 1) => say::inaccuracy_name(),
        (MistakeClass::Inaccuracy, _) => say::inaccuracies_name(),
        (MistakeClass::Mistake, 1) => say::mistake_name(),
        (MistakeClass::Mistake, _) => say::mistakes_name(),
        (MistakeClass::Blunder, 1) => say::blunder_name(),
        (MistakeClass::Blunder, _) => say::blunders_name(),
    }
}

/// From which loss on a decision is of a class: "from 2 %".
#[must_use]
pub fn class_bound(class: MistakeClass) -> String {
    say::from_percent(per_mille(class.least_loss()) / 10)
}

/// Whose decisions are reviewed.
#[must_use]
pub fn review_of(seat: Seat, names: Names<'_>) -> String {
    say::decisions_of(names.who(seat))
}

/// How many decisions of the hand are reviewed.
#[must_use]
pub fn review_progress(done: usize, all: usize) -> String {
    match (done, all) {
        (_, 0) => say::no_choice_in_hand().to_owned(),
        (1, 1) => say::only_decision_reviewed().to_owned(),
        (done, all) if done == all => say::decisions_reviewed(all),
        (done, all) => say::decisions_so_far(done, all),
    }
}

/// What is wrong with what was kept; empty if nothing is.
#[must_use]
pub fn review_kept(storage: &ReviewStorage, lost: usize) -> &'static str {
    match (storage, lost) {
        (ReviewStorage::Later, _) => say::kept_by_newer_page(),
        (_, 0) => "",
        _ => say::kept_review_damaged(),
    }
}

/// A round of the hand: "Round 8".
#[must_use]
pub fn round_number(round: usize) -> String {
    say::round_number(round)
}

/// What is found about a decision: its round and how good it was.
#[must_use]
pub fn decision_title(round: usize, review: &DecisionReview) -> String {
    match (&review.worth, review.class()) {
        (None, _) => say::decision_no_choice(round),
        (Some(worth), _) if worth.is_best => say::decision_was_best(round),
        (Some(worth), Some(class)) => say::decision_lost(round, class, &win_loss(worth.win.loss)),
        (Some(_), None) => say::decision_as_good(round),
    }
}

/// The name of a mark in the graph.
#[must_use]
pub fn decision_mark(round: usize, review: &DecisionReview) -> String {
    match review.class() {
        Some(class) => say::mark_of_mistake(class, round),
        None => say::mark_of_decision(round),
    }
}

/// Cards in signs.
fn signs(cards: CardSet) -> String {
    cards.iter().map(card_sign).collect::<Vec<_>>().join(" ")
}

/// The steps of a plan in short, with cards in signs, as of somebody who has carried it out.
#[must_use]
pub fn plan_done(plan: &[Action]) -> String {
    plan_in_signs(plan, PlanForm::Done)
}

/// The steps of a plan in short, with cards in signs, as advice.
#[must_use]
pub fn plan_advised(plan: &[Action]) -> String {
    plan_in_signs(plan, PlanForm::Advised)
}

fn plan_in_signs(plan: &[Action], form: PlanForm) -> String {
    let step = |action: &Action| match action {
        Action::Draw => say::plan_draws(form),
        Action::Take { with, .. } if with.cards.is_empty() => say::plan_takes(form),
        Action::Take { with, .. } => say::plan_takes_with(form, &signs(with.cards)),
        Action::Meld(groups) => {
            say::plan_lays(form, &list_of(&groups.iter().map(|group| signs(group.cards)).collect::<Vec<_>>()))
        }
        Action::Discard(card) => say::plan_discards(form, &card_sign(*card)),
        Action::Keep => say::plan_keeps(form),
        Action::Ask => say::plan_asks(form),
        Action::Answer(answer) => yes_or_no(*answer).to_owned(),
        Action::Special(_) => plan_step(action).to_owned(),
    };
    super::capital(&plan.iter().map(step).reduce(|before, next| say::plan_then(&before, &next)).unwrap_or_default())
}

/// The answer to the partner.
#[must_use]
pub fn yes_or_no(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => say::plan_yes(),
        Answer::No => say::plan_no(),
    }
}

/// What is done with the cards that a step of a plan shows.
#[must_use]
pub fn plan_step(action: &Action) -> &'static str {
    match action {
        Action::Draw => words::advice::do_draw(),
        Action::Take { with, .. } if with.cards.is_empty() => words::advice::do_take_onto(),
        Action::Take { .. } => say::take_with_step(),
        Action::Meld(_) => say::lay_step(),
        Action::Discard(_) => say::discard_step(),
        Action::Keep => words::advice::do_keep(),
        Action::Ask => words::advice::do_ask(),
        Action::Answer(answer) => yes_or_no(*answer),
        Action::Special(_) => words::advice::do_special(),
    }
}

/// Why the best plan was better, and what spoke against what was done; empty if nothing can be said.
#[must_use]
pub fn why_best(shown: &ShownDecision<'_>, names: Names<'_>) -> String {
    let seat = shown.review.seat;
    let against = facts(shown.reasons.contra.get(..1).unwrap_or_default(), seat, names);
    let both = [super::why(&shown.reasons, seat, names), against];
    both.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" ")
}

/// What is found about a decision, read aloud.
#[must_use]
pub fn say_decision(round: usize, shown: &ShownDecision<'_>, names: Names<'_>) -> String {
    let title = words::facts::clauses_sentence(&decision_title(round, shown.review));
    let Some(worth) = &shown.review.worth else { return title };
    let told = |plan: &[Action]| list(&plan.iter().flat_map(steps).collect::<Vec<_>>());
    let other = |other: &OtherPlan| say::steps_with_loss(&told(&other.plan), &win_loss(other.win.loss));
    let others = next_best(worth.others.iter().map(other));
    if worth.is_best {
        return format!("{title}{others}");
    }
    let best = say::review_best_plan(&told(&worth.best), &win_chance(worth.win.best), &win_chance(worth.win.done));
    format!("{title} {best}{others} {}", why_best(shown, names)).trim_end().to_owned()
}

/// What came by chance, with cards in signs.
#[must_use]
pub fn stroke_of_luck(event: &ChanceEvent, names: Names<'_>) -> String {
    let cards = event.cards.iter().map(|card| card_sign(*card)).collect::<Vec<_>>().join(" ");
    let who = names.who(event.seat);
    match event.kind {
        ChanceKind::Deal => say::luck_dealt(who),
        ChanceKind::TurnUp => say::luck_turned_up(&cards),
        ChanceKind::Draw => say::luck_drew(who, &cards),
        ChanceKind::Replacement => say::luck_drew_for_three(who, &cards),
    }
}

/// What all cards of the hand gave by chance.
#[must_use]
pub fn luck_of_hand(win: f64) -> String {
    let by = win_chance(win.abs());
    match per_mille(win) {
        0 => say::luck_was_even().to_owned(),
        1.. => say::luck_was_with(&by),
        _ => say::luck_was_against(&by),
    }
}

/// The name of a card of the hand that only one of the plans plays.
#[must_use]
pub fn marked_card(name: &str, word: &str) -> String {
    say::marked_card(name, word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Reasons;
    use canasta::analysis::{DecisionKind, Luck, Worth};

    fn plan(text: &str) -> Vec<Action> {
        text.split(", ").map(|action| action.parse().unwrap()).collect()
    }

    #[test]
    fn numbers_have_one_decimal_and_their_sign() {
        assert_eq!(
            (win_chance(0.5164), win_chance(1.0), win_chance(0.0)),
            ("51.6\u{a0}%".into(), "100.0\u{a0}%".into(), "0.0\u{a0}%".into())
        );
        assert_eq!(
            [0.1141, -0.0026, 0.0001, 0.0004].map(win_loss),
            ["−11.4\u{a0}%", "+0.3\u{a0}%", "0.0\u{a0}%", "0.0\u{a0}%"]
        );
        assert_eq!(within_errors(0.006), "±\u{a0}1.2\u{a0}%");
        let rate = Some(Estimate { mean: 25.4, standard_error: 4.0 });
        assert_eq!(error_rate(rate, 13), ("2.5\u{a0}%".into(), "±\u{a0}0.8\u{a0}%, lost a decision, of 13".into()));
        assert_eq!(error_rate(rate, 1).1, "lost in one decision");
        assert_eq!(error_rate(None, 0).0, "–");
        // Below 0 it is noise.
        let below = Some(Estimate { mean: -0.4, standard_error: 1.0 });
        assert_eq!(error_rate(below, 13), ("0".into(), "as good as the search, 13 decisions".into()));
    }

    #[test]
    fn a_decision_is_named_by_what_was_done() {
        assert_eq!(
            plan_done(&plan("meld Qs Qh Qd, discard 3s")),
            "Laid Q♠\u{fe0e} Q♥\u{fe0e} Q♦\u{fe0e}, then discarded 3♠\u{fe0e}"
        );
        assert_eq!(plan_advised(&plan("take Ks Kh")), "Take the pile with K♠\u{fe0e} K♥\u{fe0e}");
        let review = |loss: f64, is_best: bool| DecisionReview {
            hand: 1,
            action: 3,
            seat: Seat::FIRST,
            kind: DecisionKind::Play,
            done: plan("discard 9h"),
            worth: Some(Worth {
                best: plan("discard 3s"),
                is_best,
                states: 256,
                win: Values { done: 0.5, best: 0.5 + loss, loss, error: 0.004 },
                points: Values::default(),
                others: Vec::new(),
            }),
        };
        assert_eq!(decision_title(8, &review(0.114, false)), "Round 8: blunder, −11.4\u{a0}%");
        assert_eq!(decision_title(8, &review(0.005, false)), "Round 8: as good, as far as can be told");
        assert_eq!(decision_title(8, &review(0.0, true)), "Round 8: the best plan");
        assert_eq!(
            decision_title(8, &DecisionReview { worth: None, ..review(0.0, true) }),
            "Round 8: there was no choice"
        );
        let found = review(0.114, false);
        let names = ["Zoe", "Ada", "Ben", "Cleo"].map(str::to_owned);
        let names = Names::new(&names, Seat::FIRST);
        let shown = ShownDecision { review: &found, reasons: Reasons::default() };
        assert_eq!(
            say_decision(8, &shown, names),
            "Round 8: blunder, −11.4\u{a0}%. Best plan: discard the three of spades, 61.4\u{a0}% instead of 50.0\u{a0}%."
        );
        // The next best plans are told, also where the decision was the best.
        let mut found = review(0.0, true);
        let other = |text: &str, loss: f64| OtherPlan {
            plan: plan(text),
            win: Values { done: 0.5 - loss, best: 0.5, loss, error: 0.004 },
        };
        found.worth.as_mut().unwrap().others = vec![other("discard Kh", 0.012), other("discard 3s", 0.031)];
        let shown = ShownDecision { review: &found, reasons: Reasons::default() };
        assert_eq!(
            say_decision(8, &shown, names),
            "Round 8: the best plan. Next best: discard the king of hearts, −1.2\u{a0}%; discard the three of spades, \
             −3.1\u{a0}%."
        );
        assert_eq!(decision_mark(8, &review(0.06, false)), "Mistake, round 8");
        assert_eq!(
            (review_progress(12, 34), review_progress(34, 34)),
            ("12 of 34 decisions".into(), "All 34 decisions are reviewed.".into())
        );
    }

    #[test]
    fn luck_is_told_with_its_cards() {
        let names = ["Zoe", "Ada"].map(str::to_owned);
        let names = Names::new(&names, Seat::FIRST);
        let event = |kind, seat: u8, cards: &[&str]| ChanceEvent {
            hand: 1,
            action: Some(4),
            kind,
            seat: Seat::try_from(seat).unwrap(),
            cards: cards.iter().map(|card| card.parse().unwrap()).collect(),
            luck: Luck::default(),
        };
        let said =
            |kind, seat, cards: &[&str]| stroke_of_luck(&event(kind, seat, cards), names).replace('\u{fe0e}', "");
        assert_eq!(said(ChanceKind::Draw, 0, &["2h"]), "You drew 2♥");
        assert_eq!(said(ChanceKind::Replacement, 1, &["Kh"]), "Ada drew K♥ for a three");
        assert_eq!(said(ChanceKind::Deal, 1, &[]), "The cards dealt to Ada");
        assert_eq!(said(ChanceKind::TurnUp, 1, &["9s"]), "Turned up: 9♠");
        assert_eq!(luck_of_hand(0.062), "Luck was with this side: 6.2\u{a0}% of the win chance.");
        assert_eq!(luck_of_hand(-0.062), "Luck was against this side: 6.2\u{a0}% of the win chance.");
        assert_eq!(luck_of_hand(0.0001), "Luck was even in this hand.");
    }
}
