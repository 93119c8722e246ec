//! The review of the record that is looked back at.

use super::Session;
use crate::beside::Beside;
use crate::beside::review::{Found, MatchReview, Pace, Panel, ReviewStorage, SeatReview, Wanted, why_not};
use crate::features::library::{GameId, LibraryEffect, LibraryState};
use crate::session::advice::Reasons;
use crate::session::bots::Question;
use crate::session::effect::Effect;
use crate::session::intent::{LookBackIntent, MatchReviewIntent};
use canasta::analysis::{DecisionReview, OpenChance, Strength};
use canasta::rules::{Action, CardSet, Game, Seat};

/// The time after which the review of a decision or a hand is thought to have failed, in milliseconds: it takes a second, and on a
/// slow device ten.
const REVIEW_MS: u32 = 60_000;

/// What is known of the decision at the moment that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownDecision<'a> {
    /// The decision.
    pub review: &'a DecisionReview,
    /// Why a person would prefer the best plan to what was done; empty if it was done.
    pub reasons: Reasons,
}

impl Session {
    /// The review that is shown beside the record.
    #[must_use]
    pub fn match_review(&self) -> Option<&MatchReview> {
        self.look_back()
            .filter(|_| self.study.reviews.panel == Panel::Open)
            .and_then(|look| self.study.reviews.of(look.game()))
    }

    /// Whether the record that is looked back at can be reviewed: a hand of it is over.
    #[must_use]
    pub fn can_review_record(&self) -> bool {
        self.look_back().is_some_and(|look| look.game().record().hands.first().is_some_and(|hand| hand.end.is_some()))
    }

    /// What the review says of the seat from which the hand is seen.
    #[must_use]
    pub fn seat_review(&self) -> Option<SeatReview<'_>> {
        let look = self.look_back()?;
        self.match_review()
            .filter(|review| review.covers(look.at().hand))
            .map(|review| review.of(look.at().hand, look.viewer()))
    }

    /// The decision at the moment that is shown, once it is reviewed.
    #[must_use]
    pub fn shown_decision(&self) -> Option<ShownDecision<'_>> {
        let look = self.look_back()?;
        let review = self.seat_review()?.at(look.at().actions)?;
        let reasons = why_not(look.game(), review).unwrap_or_default();
        Some(ShownDecision { review, reasons })
    }

    /// Two sets of cards at the moment before a decision that was not the best: what only the best plan plays, and what only was played
    /// instead.
    #[must_use]
    pub fn reviewed_cards(&self) -> Option<[CardSet; 2]> {
        let look = self.look_back()?;
        let review = self.seat_review()?.at(look.at().actions)?;
        let worth = review.worth.as_ref().filter(|worth| !worth.is_best && look.at().actions == review.action)?;
        let [best, done] = [&worth.best, &review.done].map(|plan| played_cards(plan));
        Some([best.difference(done), done.difference(best)])
    }

    pub(super) fn handle_match_review(&mut self, intent: MatchReviewIntent, effects: &mut Vec<Effect>) {
        match intent {
            MatchReviewIntent::Open => {
                self.handle_look_back(LookBackIntent::Open, effects);
                self.open_review(effects);
            }
            MatchReviewIntent::Toggle if self.match_review().is_some() => self.study.reviews.panel = Panel::Closed,
            MatchReviewIntent::Toggle => self.open_review(effects),
            MatchReviewIntent::ToggleRunning => {
                self.play.bots.revive();
                if let Some(review) = self.match_review_mut() {
                    review.toggle();
                }
            }
        }
    }

    fn match_review_mut(&mut self) -> Option<&mut MatchReview> {
        let Some(Beside::LookBack(look)) = self.play.activity.beside() else { return None };
        self.study.reviews.of_mut(look.game())
    }

    pub(super) fn open_review(&mut self, effects: &mut Vec<Effect>) {
        let Some(look) = self.look_back().filter(|_| self.can_review_record()) else { return };
        let (game, kept) = (look.game().clone(), look.kept().cloned());
        self.begin_review(&game, kept, effects);
        self.study.reviews.panel = Panel::Open;
    }

    /// Begins the review of a game, or goes on with it. What is kept with the game is read first.
    fn begin_review(&mut self, game: &Game, kept: Option<GameId>, effects: &mut Vec<Effect>) {
        let kept = kept.filter(|_| self.library.state() != LibraryState::Refused);
        let review = self.study.reviews.begin(game);
        if let (Some(review), Some(id)) = (review, kept)
            && review.keep_with(id.clone())
        {
            effects.push(Effect::Library(LibraryEffect::GetReview(id)));
        }
    }

    /// Takes what is kept with a game of the library.
    pub(super) fn take_kept_review(&mut self, id: &GameId, text: Option<&str>) {
        if let Some(review) = self.study.reviews.kept.iter_mut().find(|review| review.reads(id)) {
            review.take_kept(text);
        }
    }

    /// The hand and the seat whose decisions are reviewed now: those of the record that is looked back at with its review, or of the first
    /// try at the deal of a day whose result is shown.
    fn under_review(&self) -> Option<(usize, Seat)> {
        match self.look_back() {
            Some(look) => self.match_review().map(|_| (look.at().hand, look.viewer())),
            None => self.day_under_review().map(|table| (0, table.me())),
        }
    }

    fn review_under_way(&mut self) -> Option<&mut MatchReview> {
        match self.play.activity.beside() {
            Some(Beside::LookBack(look)) => self.study.reviews.of_mut(look.game()),
            Some(_) => None,
            None => self.study.reviews.of_mut(self.play.table.as_ref()?.game()),
        }
    }

    /// What the review says of the person in the first try at the deal of a day whose result is shown.
    #[must_use]
    pub fn day_review(&self) -> Option<SeatReview<'_>> {
        let table = self.day_under_review()?;
        let review = self.study.reviews.of(table.game()).filter(|review| review.covers(0))?;
        Some(review.of(0, table.me()))
    }

    /// Asks about the next decision, while the review is shown and goes on.
    pub(super) fn go_on_with_review(&mut self, effects: &mut Vec<Effect>) {
        let Some((hand, seat)) = self.under_review() else { return };
        if self.look_back().is_none() {
            self.begin_day_review(effects);
        }
        // A hand that is shown is listed, whatever is asked about: its decisions are counted, and its luck is told.
        if let Some(review) = self.review_under_way() {
            review.list(hand);
        }
        let waits = |review: &mut MatchReview| {
            review.pace() != Pace::Running
                || review.is_asking()
                || matches!(review.storage(), ReviewStorage::Reading(_))
        };
        if self.review_under_way().is_none_or(waits) {
            return;
        }
        let is_gone = self.play.bots.failure().is_some();
        let id = self.play.bots.next_id();
        let Some(review) = self.review_under_way() else { return };
        if is_gone {
            return review.give_up();
        }
        while let Some(wanted) = review.next(hand, seat) {
            review.ask(id, wanted);
            let question = match wanted {
                Wanted::Decision(decision) => {
                    let decision = review.decision(decision).cloned();
                    decision.and_then(|decision| Question::review(decision, id, Strength::STANDARD, REVIEW_MS))
                }
                Wanted::AllCards(hand) => {
                    Question::all_cards(review.record(), hand, id, OpenChance::PLAYOUTS, REVIEW_MS)
                }
            };
            if let Some(question) = question {
                return self.play.bots.ask(&question, effects);
            }
            // What cannot be asked is not asked again.
            let _ = review.answer(id, Found::Nothing);
        }
    }

    /// Begins the review of the first try at the deal of a day, once.
    fn begin_day_review(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = self.day_under_review() else { return };
        if self.study.reviews.of(table.game()).is_some() {
            return;
        }
        let (game, kept) = (table.game().clone(), table.kept().map(|kept| kept.id.clone()));
        self.begin_review(&game, kept, effects);
    }

    /// Takes what a decision was worth, and keeps it with the game: a page may be closed at any moment.
    pub(super) fn take_review(&mut self, id: u32, found: DecisionReview, effects: &mut Vec<Effect>) {
        if self.review_under_way().is_some_and(|review| review.is_asked(id)) {
            self.find_mistake(&found, effects);
        }
        self.take_found(id, Found::Decision(Box::new(found)), effects);
    }

    /// Takes how a hand stood with all cards, and keeps it with the game.
    pub(super) fn take_all_cards(&mut self, id: u32, chances: Vec<OpenChance>, effects: &mut Vec<Effect>) {
        self.take_found(id, Found::AllCards(chances), effects);
    }

    fn take_found(&mut self, id: u32, found: Found, effects: &mut Vec<Effect>) {
        let Some(review) = self.study.reviews.kept.iter_mut().find(|review| review.is_asked(id)) else { return };
        let _ = review.answer(id, found);
        if let Some((game, text)) = review.kept_text() {
            effects.push(Effect::Library(LibraryEffect::PutReview(game, text)));
        }
    }

    /// Notes that there is no answer to a question of a review.
    pub(super) fn lack_review(&mut self, id: u32) {
        let _ = self.study.reviews.kept.iter_mut().any(|review| review.answer(id, Found::Nothing));
    }

    /// Gives up all questions of reviews after a failure of the worker.
    pub(super) fn review_without_worker(&mut self) {
        for review in self.study.reviews.kept.iter_mut().filter(|review| review.is_asking()) {
            review.give_up();
        }
    }
}

/// The cards that a plan lays and discards.
fn played_cards(plan: &[Action]) -> CardSet {
    plan.iter().filter_map(Action::cards).fold(CardSet::EMPTY, |sum, cards| sum.checked_add(cards).unwrap_or(sum))
}
