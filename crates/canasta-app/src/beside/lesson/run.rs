//! The guided first hand: a prepared deal, played step by step.

use crate::beside::lesson::game::practice_game;
use crate::beside::lesson::script::{CHAPTERS, STEPS, deck};
use crate::beside::lesson::step::{Goal, Step, StepId};
use crate::features::settings::Sort;
use crate::session::action_buttons::ActionKind;
use crate::session::json::{from_text, lenient, to_text};
use crate::session::notice::Notice;
use crate::session::plan::{Place, places};
use crate::session::select_action::select_action;
use crate::session::table::Table;
use crate::session::taught::taught_rules;
use canasta::rules::{Action, CardSet, Game, Seat};
use serde::{Deserialize, Serialize};

/// The answer to something else than the step waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonReply {
    /// The rules refuse it.
    Refused(Notice),
    /// It is allowed, but not what the step shows; it was not carried out.
    Instead(ActionKind),
}

/// The guided first hand as it is played.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The number of the step, from 0.
    at: usize,
    /// How many actions of the opponent in this step have been played.
    watched: usize,
    reply: Option<LessonReply>,
    /// How many steps and replies have been said.
    said: u32,
}

impl Lesson {
    /// The guided hand from the step that was reached; from the beginning once it is finished.
    pub(crate) fn resumed(progress: LessonProgress) -> Lesson {
        let at = if progress.at + 1 < STEPS.len() { progress.at } else { 0 };
        Lesson { at, ..Lesson::default() }
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &'static Step {
        STEPS.get(self.at).unwrap_or(&STEPS[0])
    }

    /// The number of the step, from 1, and how many there are.
    #[must_use]
    pub const fn position(&self) -> (usize, usize) {
        (self.at + 1, STEPS.len())
    }

    /// Whether this is the last step.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.at + 1 == STEPS.len()
    }

    /// Whether there is a step to go back to.
    #[must_use]
    pub const fn can_go_back(&self) -> bool {
        self.at > 0
    }

    /// The answer to the last thing that was tried.
    #[must_use]
    pub const fn reply(&self) -> Option<&LessonReply> {
        self.reply.as_ref()
    }

    /// A number that changes with every step and reply.
    #[must_use]
    pub const fn said(&self) -> u32 {
        self.said
    }

    /// The cards of the hand that were selected or set out in the step before, for this one.
    fn prepared(&self) -> CardSet {
        let before = self.at.checked_sub(1).and_then(|at| STEPS.get(at)).map(|step| step.goal);
        let cards = match before {
            Some(goal @ (Goal::Select(_) | Goal::SetOut(_))) => goal.cards(),
            _ => None,
        };
        let handled = self.step().goal.handled().unwrap_or_default();
        cards.filter(|&cards| handled.contains_all(cards)).unwrap_or_default()
    }

    /// The cards of the hand that are yet to be selected when the step begins.
    #[must_use]
    pub fn to_select(&self) -> CardSet {
        self.step().goal.handled().unwrap_or_default().difference(self.prepared())
    }

    pub(crate) fn answer(&mut self, reply: LessonReply) {
        self.reply = Some(reply);
        self.said = self.said.wrapping_add(1);
    }

    pub(crate) fn forget_reply(&mut self) {
        self.reply = None;
    }

    /// Goes on to the next step.
    pub(crate) fn advance(&mut self) {
        self.go_to((self.at + 1).min(STEPS.len() - 1));
    }

    /// Goes back to the step before, past those that only watch.
    pub(crate) fn go_back(&mut self) {
        let before = STEPS.iter().take(self.at).rposition(|step| !matches!(step.goal, Goal::Watch(_)));
        self.go_to(before.unwrap_or(0));
    }

    fn go_to(&mut self, at: usize) {
        (self.at, self.watched, self.reply) = (at, 0, None);
        self.said = self.said.wrapping_add(1);
    }

    /// The next action of the opponent, if the step watches it.
    pub(crate) fn next_of_others(&self) -> Option<Action> {
        match self.step().goal {
            Goal::Watch(actions) => actions.get(self.watched)?.parse().ok(),
            _ => None,
        }
    }

    /// Notes that the opponent has played.
    pub(crate) fn note_watched(&mut self) {
        self.watched += 1;
        if self.next_of_others().is_none() {
            self.advance();
        }
    }

    /// The table at the beginning of the step.
    pub(crate) fn table(&self, sort: Sort) -> Option<Table> {
        let (preset, rules) = taught_rules();
        let places: Vec<Place> = places(rules.players);
        let mut game = practice_game(preset, rules, &places, rules.players.seat(1)?, deck()?).ok()?;
        let passed = || STEPS.iter().take(self.at);
        for step in passed() {
            play_step(&mut game, step);
        }
        let mut table = Table::new(game, places, sort);
        let _ = table.recall();
        // Groups that were set out in an earlier step lie there again.
        let is_opening = table.state().is_some_and(|state| state.melds(state.sides().of(Seat::FIRST)).is_empty());
        let mut set_out =
            passed().filter(|step| matches!(step.goal, Goal::SetOut(_))).filter_map(|step| step.goal.cards());
        if let Some(cards) = set_out.next_back().filter(|_| is_opening) {
            table.hand_layout_mut().pick(cards);
            table.hand_layout_mut().stage(canasta::rules::Group::of(cards));
        }
        // So are cards that the last step selected for this one.
        if matches!(self.step().goal, Goal::SetOut(_)) {
            table.hand_layout_mut().pick(self.prepared());
        }
        Some(table)
    }
}

/// Plays the actions of a step.
fn play_step(game: &mut Game, step: &Step) {
    let own = match step.goal {
        Goal::Play(action) => action.parse().ok(),
        _ => None,
    };
    let watched: &[&str] = match step.goal {
        Goal::Watch(actions) => actions,
        _ => &[],
    };
    let watched = watched.iter().filter_map(|action| action.parse().ok());
    for action in own.into_iter().chain(watched) {
        let to_act = game.state().map(|state: &canasta::rules::State| state.to_act());
        // A test plays the whole script, so nothing is refused.
        let _ = to_act.map(|seat| game.play(seat, &action));
    }
}

/// Shows the goal of the step on the cards.
pub(crate) fn show_goal(table: &mut Table, goal: Goal) {
    let layout = table.hand_layout_mut();
    match goal {
        Goal::Select(_) => layout.pick(goal.cards().unwrap_or_default()),
        Goal::SetOut(_) => {
            let cards = goal.cards().unwrap_or_default();
            layout.pick(cards);
            layout.stage(canasta::rules::Group::of(cards));
        }
        Goal::Play(_) | Goal::Try(..) => goal.action().iter().for_each(|action| select_action(layout, action)),
        Goal::Read | Goal::Watch(_) => {}
    }
}

/// The version of the stored form.
const VERSION: u32 = 1;

/// How far the person has come in the guided first hand, on this device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The number of the step to resume, from 0.
    at: usize,
    /// The most chapters that were finished.
    chapters: usize,
}

/// The stored form. A step is named, so that steps may be added.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    step: String,
    #[serde(default, deserialize_with = "lenient")]
    chapters: usize,
}

impl LessonProgress {
    /// The version of the stored form.
    pub(crate) const VERSION: u32 = VERSION;

    /// How many chapters are finished, and how many there are.
    #[must_use]
    pub const fn chapters(self) -> (usize, usize) {
        (self.chapters, CHAPTERS)
    }

    /// Whether a step was reached that can be resumed.
    #[must_use]
    pub const fn is_begun(self) -> bool {
        self.at > 0
    }

    /// Notes the step that is reached.
    pub(crate) fn reach(&mut self, lesson: &Lesson) {
        self.at = lesson.at;
        let finished = if lesson.is_last() { CHAPTERS } else { lesson.step().chapter.saturating_sub(1) };
        self.chapters = self.chapters.max(finished);
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(self) -> String {
        let step = STEPS.get(self.at).map_or(StepId::Aim, |step| step.id);
        to_text(&Saved { version: VERSION, step: step.name().to_owned(), chapters: self.chapters })
    }

    /// The progress in a stored text; none if it is damaged. A step that is gone starts anew.
    #[must_use]
    pub fn read(text: &str) -> LessonProgress {
        let saved = from_text::<Saved>(text).ok().filter(|saved| saved.version == VERSION);
        let Some(saved) = saved else { return LessonProgress::default() };
        let at = STEPS.iter().position(|step| step.id.name() == saved.step).unwrap_or(0);
        LessonProgress { at, chapters: saved.chapters.min(CHAPTERS) }
    }
}
