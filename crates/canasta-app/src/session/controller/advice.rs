//! Hints and reviews: questions to the bots, and their answers.

use super::Session;
use super::bots::heuristic_findings;
use crate::session::bots::{PlanResult, Question, QuestionKind};
use crate::session::effect::Effect;
use crate::session::hint::{Hint, HintState, advice_about};
use crate::session::intent::{DialogIntent, Intent};
use crate::session::level::Level;
use crate::session::notice::Notice;
use crate::session::review::{Reason, Review};
use crate::session::select_action::select_action;
use crate::session::table::Table;
use canasta::rules::{Observation, RuleError};

/// The minimum time for a hint, in milliseconds, even if the bots have less.
const LEAST_HINT_MS: u32 = 400;

impl Session {
    /// The time of a hint or a review, in milliseconds.
    fn hint_ms(&self) -> u32 {
        self.settings.patience.milliseconds().max(LEAST_HINT_MS)
    }

    /// Requests a hint, or shows an available hint on the cards.
    pub(super) fn ask_hint(&mut self, effects: &mut Vec<Effect>) {
        match self.hint() {
            Some(HintState::Thinking) => return,
            Some(HintState::Advice(_)) => return self.show_hint(),
            None => {}
        }
        if !self.is_person(self.me()) {
            return;
        }
        if self.play.activity.is_match() && self.play.table.as_ref().is_some_and(Table::is_unaided) {
            return self.notify(Notice::Unaided);
        }
        let id = self.play.bots.next_id();
        let Some(seen) = self.observation() else { return };
        if !seen.is_to_act() {
            let to_act = seen.to_act();
            let why = if seen.ended().is_some() { RuleError::HandOver } else { RuleError::NotYourTurn { to_act } };
            return self.notify(Notice::Refused(why));
        }
        if let Some(going_on) = self.play.table.as_ref().and_then(|table| table.plan_to_go_on(&seen)) {
            let mut hint = Hint::new(id);
            hint.answer(going_on);
            if let Some(table) = &mut self.play.table {
                table.thinking_mut().hint = Some(hint);
            }
            return self.screen.announcer.interrupt();
        }
        let found = self.play.bots.failure().is_some().then(|| heuristic_findings(&seen, self.parts()));
        let question = Question::about(&seen, id, QuestionKind::Findings, "", self.hint_ms());
        if let Some(table) = &mut self.play.table {
            table.thinking_mut().hint = Some(Hint::new(id));
        }
        match found {
            Some(found) => self.take_hint(id, &found),
            None => self.play.bots.ask(&question, effects),
        }
    }

    /// Stores the answer to the hint request.
    pub(super) fn take_hint(&mut self, id: u32, found: &[PlanResult]) {
        let Some(table) = &mut self.play.table else { return };
        if table.thinking().hint.as_ref().is_none_or(|hint| hint.id() != id) {
            return;
        }
        let last_turn = table.last_turn_of_next(table.next_action());
        let advice =
            table.observation().and_then(|seen| advice_about(&seen, found, last_turn, table.is_waiting_told(&seen)));
        if let Some(advice) = &advice {
            table.keep_plan(advice);
        }
        let hint = &mut table.thinking_mut().hint;
        match (hint.as_mut(), advice) {
            (Some(asked), Some(advice)) => asked.answer(advice),
            _ => *hint = None,
        }
        self.screen.announcer.interrupt();
    }

    /// Gives the hint by the heuristic after a failure of the worker.
    pub(super) fn advise_by_heuristic(&mut self) {
        let hint = self.play.table.as_ref().and_then(|table| table.thinking().hint.as_ref());
        let Some(id) = hint.filter(|hint| hint.is_thinking()).map(Hint::id) else { return };
        if let Some(found) = self.observation().map(|seen| heuristic_findings(&seen, self.parts())) {
            self.take_hint(id, &found);
        }
    }

    /// Closes the hint. A pending hint still arrives.
    pub(super) fn close_hint(&mut self) {
        if let Some(table) = &mut self.play.table {
            table.thinking_mut().hint.take_if(|hint| !hint.is_thinking());
        }
    }

    /// *Back* closes the hint, or gives up the one that was asked for. True if there was one, so that nothing is left to be done.
    pub(super) fn hint_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        let is_back = matches!(intent, Intent::Dialog(DialogIntent::Back)) && self.screen.dialog.is_none();
        if !is_back || self.hint().is_none() {
            return false;
        }
        let hint = self.play.table.as_mut().and_then(|table| table.thinking_mut().hint.take());
        if let Some(hint) = hint.filter(Hint::is_thinking) {
            self.play.bots.cancel(hint.id(), effects);
        }
        true
    }

    fn show_hint(&mut self) {
        let is_open = self.observation().is_some_and(|seen| !seen.melds(seen.side()).is_empty());
        let Some(table) = &mut self.play.table else { return };
        let Some(first) = table.thinking_mut().hint.as_mut().and_then(Hint::show).cloned() else { return };
        match first.cards().filter(|_| is_open) {
            // Only an opening is staged.
            Some(cards) => table.hand_layout_mut().pick(cards),
            None => select_action(table.hand_layout_mut(), &first),
        }
    }

    /// Reviews a decision of the last hand. A second request for the same decision closes the review.
    pub(super) fn toggle_review(&mut self, decision: usize, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.play.table else { return };
        let before = table.thinking_mut().review.take();
        for id in before.iter().flat_map(Review::questions) {
            self.play.bots.cancel(id, effects);
        }
        if !table.can_review() || before.is_some_and(|before| before.decision == decision) {
            return;
        }
        let Some((state, seat, did)) = table.decision(decision) else { return };
        let decider = table.decider(decision);
        let id = self.play.bots.next_id();
        // One question serves both if the strongest bot decided.
        let is_of_strongest = decider.is_some_and(|(_, level)| level == Level::strongest());
        let decider_id = if is_of_strongest { id } else { self.play.bots.next_id() };
        table.thinking_mut().review = Some(Review::new((id, decider_id), decision, seat, state.hand(seat), did));
        let seen = state.observe(seat);
        if self.play.bots.failure().is_some() {
            return self.answer_review_by_heuristic(&seen);
        }
        if let Some(level) = self.explain_at_once()
            && !is_of_strongest
        {
            // The search is repeated on the same observation, which gives the same result.
            let budget = self.settings.patience.milliseconds();
            let question = Question::about(&seen, decider_id, QuestionKind::Findings, &level.to_string(), budget);
            self.play.bots.ask(&question, effects);
        }
        self.play.bots.ask(&Question::about(&seen, id, QuestionKind::Findings, "", self.hint_ms()), effects);
    }

    /// The requested review.
    fn review_mut(&mut self) -> Option<&mut Review> {
        self.play.table.as_mut()?.thinking_mut().review.as_mut()
    }

    /// Stores the reason of a bot that plays by the heuristic. Returns the level of a bot that must be asked.
    fn explain_at_once(&mut self) -> Option<Level> {
        let table = self.play.table.as_mut()?;
        let (decision, decided) = table.thinking().review.as_ref().map(|review| (review.decision, review.seat))?;
        let (_, level) = table.decider(decision).filter(|(seat, _)| *seat == decided)?;
        if !level.is_heuristic() {
            return Some(level);
        }
        if let Some(review) = &mut table.thinking_mut().review {
            review.reason = Some(Reason::Heuristic);
        }
        None
    }

    /// Answers a review without a worker. The reason of a bot that searched is not known.
    fn answer_review_by_heuristic(&mut self, seen: &Observation<'_>) {
        let parts = self.parts();
        let Some(review) = self.review_mut() else { return };
        let ([id, _], has_reason) = (review.questions(), review.reason.is_some());
        if !has_reason {
            let _ = self.explain_at_once();
        }
        self.take_evaluation(id, &heuristic_findings(seen, parts));
    }

    /// Stores the findings about all plans of the bot that decided.
    pub(super) fn take_reason(&mut self, id: u32, found: &[PlanResult]) {
        let Some(table) = &mut self.play.table else { return };
        let Some(decision) = table.thinking().review.as_ref().map(|review| review.decision) else { return };
        let decider = table.decider(decision);
        if let (Some(review), Some((seat, level))) = (&mut table.thinking_mut().review, decider)
            && review.is_asked_of_decider(id)
            && review.seat == seat
        {
            review.explain(found, level.is_time_limited());
        }
    }

    /// Stores the findings about all plans of the strongest bot.
    pub(super) fn take_evaluation(&mut self, id: u32, found: &[PlanResult]) {
        let Some(table) = &mut self.play.table else { return };
        let asked = table.thinking().review.as_ref().filter(|review| review.is_asked_of_strongest(id));
        let Some(decision) = asked.map(|review| review.decision) else { return };
        let before = table.decision(decision);
        let last_turn = table.last_turn_of_next(decision);
        let review = &mut table.thinking_mut().review;
        let is_answered = match (review.as_mut(), &before) {
            (Some(asked), Some((state, seat, _))) => asked.answer(&state.observe(*seat), found, last_turn),
            _ => false,
        };
        if !is_answered {
            *review = None;
        }
    }

    /// Answers the open review by the heuristic after a failure of the worker.
    pub(super) fn review_by_heuristic(&mut self) {
        let Some(&Review { decision, evaluation: None, .. }) = self.review() else { return };
        let Some((state, ..)) = self.play.table.as_ref().and_then(|table: &Table| table.decision(decision)) else {
            return;
        };
        self.answer_review_by_heuristic(&state.observe(state.to_act()));
    }
}
