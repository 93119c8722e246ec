//! A drill as it is played: the question on the table, and the reply to the answer.

use super::catalog::Drill;
use super::question::{AnswerGrade, DrillAnswer, DrillQuestion, Judge};
use crate::features::settings::Sort;
use crate::session::advice::{Fact, faults};
use crate::session::plan::{places, seat_names};
use crate::session::table::Table;
use canasta::rules::{Action, Game, Seat};

/// The most points a hand that an answer may cost and still be right: the search does not resolve less.
const MOST_COST: i32 = 15;

/// What an answer costs that is not known as right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// The search has no say: the rules decide, and the answer is wrong.
    ByRules,
    /// The search is asked.
    Asking {
        /// The number of the question to the worker.
        id: u32,
    },
    /// The points a hand that the answer costs against the best right one; not negative.
    Points(i32),
    /// The search gave no answer.
    Unknown,
}

/// What was answered, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// An answer known as right, by its index.
    Right(usize),
    /// An answer known as wrong, by its index.
    Wrong(usize, Cost),
    /// Actions that no known answer covers.
    Unlisted(Cost),
}

impl Given {
    /// What the answer costs, unless it is known as right.
    #[must_use]
    pub const fn cost(self) -> Option<Cost> {
        match self {
            Given::Right(_) => None,
            Given::Wrong(_, cost) | Given::Unlisted(cost) => Some(cost),
        }
    }
}

/// How a question stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not answered yet.
    Open,
    /// Answered; the search is yet to say whether it is right.
    Thinking,
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
    /// Nobody can say: no known answer covers it, and there is no search.
    Unknown,
}

/// A drill as it is played.
#[derive(Clone, Debug)]
pub struct DrillRun {
    drill: Drill,
    /// The number of the question, from 0.
    at: usize,
    question: DrillQuestion,
    reply: Option<Given>,
    /// What is wrong with an answer that is not known as right, as the table shows.
    faults: Vec<Fact>,
    /// The names of the seats.
    names: Vec<String>,
    /// Whether a right answer was shown, so that it does not count.
    is_shown: bool,
    /// How many questions and replies have been said.
    said: u32,
}

impl DrillRun {
    /// The drill at one of its questions; `None` if it has no such question.
    pub(crate) fn new(drill: Drill, at: usize) -> Option<DrillRun> {
        let question = drill.question(at)?;
        Some(DrillRun {
            drill,
            at,
            question,
            reply: None,
            faults: Vec::new(),
            names: Vec::new(),
            is_shown: false,
            said: 0,
        })
    }

    /// The drill.
    #[must_use]
    pub const fn drill(&self) -> Drill {
        self.drill
    }

    /// The question.
    #[must_use]
    pub const fn question(&self) -> &DrillQuestion {
        &self.question
    }

    /// The number of the question, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether this is the last question.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.at + 1 == self.drill.question_count()
    }

    /// What was answered.
    #[must_use]
    pub const fn reply(&self) -> Option<Given> {
        self.reply
    }

    /// Whether a right answer was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// A number that changes with every question and reply.
    #[must_use]
    pub const fn said(&self) -> u32 {
        self.said
    }

    /// The known answer that was given.
    #[must_use]
    pub fn given(&self) -> Option<&DrillAnswer> {
        match self.reply? {
            Given::Right(at) | Given::Wrong(at, _) => self.question.answers.get(at),
            Given::Unlisted(_) => None,
        }
    }

    /// How the question stands.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.reply {
            None => Verdict::Open,
            Some(Given::Right(_)) => Verdict::Right,
            Some(Given::Wrong(..)) => Verdict::Wrong,
            Some(Given::Unlisted(cost)) => match cost {
                Cost::Asking { .. } => Verdict::Thinking,
                Cost::Points(points) if points <= MOST_COST => Verdict::Right,
                Cost::Points(_) | Cost::ByRules => Verdict::Wrong,
                Cost::Unknown => Verdict::Unknown,
            },
        }
    }

    /// The right answers other than the one given.
    pub fn also_right(&self) -> impl Iterator<Item = &DrillAnswer> {
        let given = self.given();
        self.question.right().filter(move |answer| given.is_none_or(|given| given.name != answer.name))
    }

    /// The table with the position; `None` if it is impossible, which a test rules out.
    pub(crate) fn table(&self, sort: Sort) -> Option<Table> {
        let places = places(self.question.setup.rules.players);
        let names = seat_names(&places);
        let mut game = Game::at_position(self.question.preset, &self.question.setup, names).ok()?;
        for action in &self.question.lead {
            let seat = game.state()?.to_act();
            game.play(seat, action).ok()?;
        }
        Some(Table::new(game, places, sort))
    }

    /// The actions of the person so far.
    pub(crate) fn done(table: &Table) -> Vec<Action> {
        let hand = table.game().record().hands.last();
        let own = hand.into_iter().flat_map(|hand| hand.actions()).filter(|(seat, _)| *seat == Seat::FIRST);
        own.map(|(_, action)| action.clone()).collect()
    }

    /// Judges what was done at the table. True if the search is to be asked what it costs.
    pub(crate) fn judge(&mut self, table: &Table) -> bool {
        let Some(state) = table.state().filter(|_| self.reply.is_none()) else { return false };
        let done = DrillRun::done(table);
        match self.question.judge(&done, state) {
            AnswerGrade::Unfinished => return false,
            AnswerGrade::Answer(at) => self.answer(Some(at)),
            AnswerGrade::Unlisted => self.answer(None),
        }
        if self.verdict() == Verdict::Right {
            return false;
        }
        self.faults = self.faults_of(&done);
        self.names.clone_from(&table.game().record().names);
        self.question.judge == Judge::Search
    }

    /// What is wrong with these actions beside a right answer.
    fn faults_of(&self, done: &[Action]) -> Vec<Fact> {
        let right = self.question.right().map(DrillAnswer::example).find(|example| !example.is_empty());
        let (Some(right), Some(state)) = (right, self.question.state()) else { return Vec::new() };
        faults(&state.observe(Seat::FIRST), done, right)
    }

    /// What is wrong with an answer that is not known as right, as the table shows, and the names of the seats.
    #[must_use]
    pub fn faults(&self) -> (&[Fact], &[String]) {
        (&self.faults, &self.names)
    }

    /// Judges a number.
    pub(crate) fn judge_number(&mut self, number: i32) {
        if self.reply.is_none() && self.question.choices.contains(&number) {
            self.answer(self.question.judge_number(number));
        }
    }

    /// Takes an answer: a known one by its index.
    fn answer(&mut self, known: Option<usize>) {
        let cost = match self.question.judge {
            Judge::Rules => Cost::ByRules,
            Judge::Search => Cost::Unknown,
        };
        let is_right = |at: usize| self.question.answers.get(at).is_some_and(|answer| answer.is_right);
        self.reply = Some(match known {
            Some(at) if is_right(at) => Given::Right(at),
            Some(at) => Given::Wrong(at, cost),
            None => Given::Unlisted(cost),
        });
        self.said = self.said.wrapping_add(1);
    }

    /// The plans that the search is to compare: what was done, first, and the right answers.
    pub(crate) fn plans(&self, table: &Table) -> Vec<Vec<Action>> {
        let mut plans = vec![DrillRun::done(table)];
        for answer in self.question.right() {
            let example = answer.example();
            if !example.is_empty() && plans.iter().all(|plan| plan != example) {
                plans.push(example.to_vec());
            }
        }
        plans
    }

    /// Stores what the search is asked, or says.
    pub(crate) fn set_cost(&mut self, cost: Cost) {
        if let Some(Given::Wrong(_, old) | Given::Unlisted(old)) = &mut self.reply {
            let was_asked = matches!(old, Cost::Asking { .. });
            *old = cost;
            if was_asked {
                self.said = self.said.wrapping_add(1);
            }
        }
    }

    /// The number of the question to the worker, if one is open.
    pub(crate) fn asked(&self) -> Option<u32> {
        match self.reply?.cost()? {
            Cost::Asking { id } => Some(id),
            _ => None,
        }
    }

    /// Asks the question again.
    pub(crate) fn ask_again(&mut self) {
        self.reply = None;
        self.said = self.said.wrapping_add(1);
    }

    /// Shows a right answer: it does not count from now on.
    pub(crate) fn show(&mut self) -> Option<&DrillAnswer> {
        self.is_shown = true;
        self.said = self.said.wrapping_add(1);
        self.question.right().next()
    }
}
