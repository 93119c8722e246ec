//! The messages between the page and the worker of the bots, and how a question is answered.

use crate::session::day_try::read_deal;
use crate::session::json::{from_text, to_text};
use crate::session::level::Level;
use canasta::analysis::{
    Decision, DecisionReview, OpenChance, Strength, Termination, check_termination, evaluate, observation_seed,
    open_chances,
};
use canasta::bots::BotVersion;
use canasta::bots::{Budget, Clock, PlanEvaluation, SearchBot, SearchConfig};
use canasta::daily::DailyDeal;
use canasta::duplicate::{Boards, DuplicateMatch, Second};
use canasta::rules::{Action, Observation, Position, Preset, Record, Rules, Seat, Seed, Snapshot, Start};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The version of the messages. A page refuses a worker of another version.
pub const PROTOCOL: u32 = 7;

/// The kind of answer that a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum QuestionKind {
    /// The action of the bot.
    Action,
    /// The bot's results for all plans that it considers; without a name, those of the strongest bot.
    Findings,
    /// What a decision of a record was worth.
    Review,
}

/// A decision of a record whose worth is asked for. The question holds what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Decided {
    decision: Decision,
    strength: Strength,
}

/// A question to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    id: u32,
    budget_ms: u32,
    subject: Subject,
}

/// What a question is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Subject {
    /// What one seat observes.
    Seat(Box<SeatQuestion>),
    /// Whether a match under these rules ends; they differ from a preset.
    Rules { preset: Preset, rules: Box<Rules> },
    /// The last hand of a record, which is over, seen with all cards.
    AllCards { record: Box<Record>, playouts: u32 },
    /// A playing of par of the deal of a day, which everybody may know.
    Par { deal: String, playing: u8 },
    /// A board of duplicate, whose cards its players may not know but the bot that plays it alone.
    Board(Box<BoardQuestion>),
}

/// A question of what the strongest bot makes of a board of duplicate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct BoardQuestion {
    preset: Preset,
    rules: Rules,
    seed: Seed,
    boards: Boards,
    dealer: Seat,
    board: u8,
    /// The version of the bots.
    bots: String,
}

/// A question about the observation of one seat: the bot and its random numbers.
///
/// It is built from an observation only, so the worker gets no hidden card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SeatQuestion {
    #[serde(rename = "wanted")]
    kind: QuestionKind,
    bot: String,
    seed: Seed,
    rules: Rules,
    observation: Snapshot,
    /// The plans to compare, in notation; empty: those that the bot considers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    plans: Vec<Vec<String>>,
    /// The decision that a review is asked of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decided: Option<Box<Decided>>,
}

/// A plan that the search considered, and its result where the plan was tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanResult {
    /// The actions of the plan in notation, in order.
    pub actions: Vec<String>,
    /// The number of sampled deals on which the plan was tried; 0: not tried.
    pub trials: u32,
    /// The estimated probability to win the match, 0 to 1.
    pub chance: f64,
    /// The estimated points of the hand: the own side's minus the other side's.
    pub points: f64,
    /// Whether a veto keeps every level from this plan, whatever its result.
    #[serde(rename = "foolish")]
    pub vetoed: bool,
    /// The points of the hand by which the plan is behind the first of the results, on the same deals, and the standard error of
    /// that; `None` for the first, and where too few deals tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<[f64; 2]>,
}

impl From<PlanEvaluation> for PlanResult {
    fn from(found: PlanEvaluation) -> PlanResult {
        PlanResult {
            actions: found.plan.actions().iter().map(Action::to_string).collect(),
            trials: found.playouts,
            chance: found.win_probability,
            points: found.points,
            vetoed: found.vetoed,
            behind: found.behind.map(|behind| [behind.mean, behind.standard_error]),
        }
    }
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// An action in notation.
    Action(String),
    /// The plans considered, best first.
    Findings(Vec<PlanResult>),
    /// What a decision was worth.
    Review(Box<DecisionReview>),
    /// Whether a match under rules ends.
    Rules(Termination),
    /// The chances to win after the turns of a hand, seen with all cards.
    AllCards(Vec<OpenChance>),
    /// The lead of a playing of par or of a board, in points.
    Par(i32),
    /// The question cannot be answered.
    Nothing,
}

/// A message of the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// The worker is ready: its first message.
    Ready {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The version of the program.
        version: String,
    },
    /// The answer to a question.
    Answer {
        /// The number of the question.
        id: u32,
        /// The answer.
        answer: Answer,
    },
}

impl Question {
    /// A question about what a seat observes.
    ///
    /// The seed is derived from the observation. The bot's random choices are thus the same after a reload or an undo,
    /// and reveal nothing about cards that it cannot see.
    #[must_use]
    pub fn about(seen: &Observation<'_>, id: u32, kind: QuestionKind, bot: &str, budget_ms: u32) -> Question {
        SeatQuestion::about(seen, kind, bot).into_question(id, budget_ms)
    }

    /// A question of what a decision of a record was worth; `None` if the decision contradicts itself, which none of a record does.
    ///
    /// The strength alone bounds the work, so that the result follows from the decision. The budget is the time after which a
    /// worker is thought to have failed.
    #[must_use]
    pub fn review(decision: Decision, id: u32, strength: Strength, budget_ms: u32) -> Option<Question> {
        let position = decision.position().ok()?;
        let question = SeatQuestion::about(&position.observe(), QuestionKind::Review, "");
        let decided = Some(Box::new(Decided { decision, strength }));
        Some(SeatQuestion { decided, ..question }.into_question(id, budget_ms))
    }

    /// A question of what these plans are worth, all tried on the same deals.
    #[must_use]
    pub fn comparing(seen: &Observation<'_>, id: u32, plans: &[Vec<Action>], budget_ms: u32) -> Question {
        let plans = plans.iter().map(|plan| plan.iter().map(Action::to_string).collect()).collect();
        SeatQuestion { plans, ..SeatQuestion::about(seen, QuestionKind::Findings, "") }.into_question(id, budget_ms)
    }

    /// A question of whether a match under rules ends that differ from a preset.
    ///
    /// The number of matches bounds the work. The budget is the time after which a worker is thought to have failed.
    #[must_use]
    pub fn of_rules(preset: Preset, rules: Rules, id: u32, budget_ms: u32) -> Question {
        Question { id, budget_ms, subject: Subject::Rules { preset, rules: Box::new(rules) } }
    }

    /// A question of the chances to win after the turns of a hand of a record, numbered from 0, seen with all cards.
    ///
    /// `None` if the hand is not over, because its hidden cards are secret, or if it or one before it began at a position, which
    /// the text of a record leaves out. The number of playouts bounds the work. The budget is the time after which a worker is
    /// thought to have failed.
    #[must_use]
    pub fn all_cards(record: &Record, hand: usize, id: u32, playouts: u32, budget_ms: u32) -> Option<Question> {
        let hands = record.hands.get(..=hand)?;
        let is_open = hands.iter().all(|hand| hand.end.is_some() && matches!(hand.start, Start::Deal(_)));
        let (names, rules) = (record.names.clone(), record.rules.clone());
        let record = Record { hands: hands.to_vec(), names, rules, ..*record };
        is_open.then(|| Question { id, budget_ms, subject: Subject::AllCards { record: Box::new(record), playouts } })
    }

    /// A question about a playing of par of the deal of a day, from 0.
    #[must_use]
    pub fn par(deal: DailyDeal, playing: u8, id: u32, budget_ms: u32) -> Question {
        Question { id, budget_ms, subject: Subject::Par { deal: deal.to_string(), playing } }
    }

    /// A question of what the strongest bot of a version makes of a board in the person's seat.
    #[must_use]
    pub fn board(plan: &DuplicateMatch, board: u8, bots: BotVersion, id: u32, budget_ms: u32) -> Question {
        let asked = BoardQuestion {
            preset: plan.preset(),
            rules: *plan.rules(),
            seed: plan.seed(),
            boards: plan.boards(),
            dealer: plan.first_dealer(),
            board,
            bots: bots.name().to_owned(),
        };
        Question { id, budget_ms, subject: Subject::Board(Box::new(asked)) }
    }

    /// Whether every other question goes first.
    #[must_use]
    pub(super) fn is_background(&self) -> bool {
        match &self.subject {
            Subject::Seat(asked) => asked.kind == QuestionKind::Review,
            Subject::Rules { .. } | Subject::AllCards { .. } | Subject::Par { .. } | Subject::Board(_) => true,
        }
    }

    /// The number of the question.
    #[must_use]
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// The time budget of the answer, in milliseconds.
    #[must_use]
    pub const fn budget_ms(&self) -> u32 {
        self.budget_ms
    }

    /// The question as JSON for the worker.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(self)
    }

    /// Answers the question within its time budget, measured by this clock.
    #[must_use]
    pub fn answer_in_time(&self, clock: Clock) -> Answer {
        self.answer(Budget::Time { limit: Duration::from_millis(self.budget_ms.into()), clock })
    }

    /// Answers the question within this budget.
    #[must_use]
    pub fn answer(&self, budget: Budget) -> Answer {
        match &self.subject {
            Subject::Seat(asked) => asked.answer(budget),
            Subject::Rules { preset, rules } => match rules.check() {
                Ok(()) => Answer::Rules(check_termination(*preset, rules)),
                Err(_) => Answer::Nothing,
            },
            Subject::AllCards { record, playouts } => match record.hands.last().filter(|hand| hand.end.is_some()) {
                Some(hand) => Answer::AllCards(open_chances(&record.rules, hand, record.hands.len(), *playouts)),
                None => Answer::Nothing,
            },
            Subject::Par { deal, playing } => {
                let lead = read_deal(deal).and_then(|deal| deal.par_playing(*playing));
                lead.map_or(Answer::Nothing, Answer::Par)
            }
            Subject::Board(asked) => asked.lead().map_or(Answer::Nothing, Answer::Par),
        }
    }
}

impl BoardQuestion {
    fn lead(&self) -> Option<i32> {
        let plan = DuplicateMatch::new(self.preset, self.seed, self.boards, Second::Other, self.dealer)?;
        plan.with_rules(self.rules)?.master_lead(self.board, BotVersion::from_name(&self.bots)?)
    }
}

impl SeatQuestion {
    fn about(seen: &Observation<'_>, kind: QuestionKind, bot: &str) -> SeatQuestion {
        SeatQuestion {
            kind,
            bot: bot.to_owned(),
            seed: observation_seed(seen),
            rules: *seen.rules(),
            observation: seen.snapshot(),
            plans: Vec::new(),
            decided: None,
        }
    }

    fn into_question(self, id: u32, budget_ms: u32) -> Question {
        Question { id, budget_ms, subject: Subject::Seat(Box::new(self)) }
    }

    /// The plans to compare; `None` if there are none, or one cannot be read.
    fn plans(&self) -> Option<Vec<Vec<Action>>> {
        let plan = |plan: &Vec<String>| plan.iter().map(|action| action.parse().ok()).collect();
        self.plans.iter().map(plan).collect::<Option<Vec<_>>>().filter(|plans| !plans.is_empty())
    }

    fn answer(&self, budget: Budget) -> Answer {
        let Ok(position) = Position::new(self.rules, &self.observation) else { return Answer::Nothing };
        let seen = position.observe();
        if !seen.is_to_act() {
            return Answer::Nothing;
        }
        match self.kind {
            QuestionKind::Action => Level::named(&self.bot).map_or(Answer::Nothing, |level| {
                Answer::Action(level.bot(self.seed, Some(budget)).act(&seen).to_string())
            }),
            QuestionKind::Findings => {
                let search = match self.bot.as_str() {
                    "" => Some(SearchBot::new("hint", self.seed, budget, SearchConfig::BEST)),
                    name => Level::named(name).and_then(|level| level.search(self.seed, Some(budget))),
                };
                // The heuristic bot does not search, so it has no results for plans.
                let Some(mut search) = search else { return Answer::Nothing };
                let found = match self.plans() {
                    Some(plans) => search.compare(&seen, plans),
                    None => search.evaluate(&seen),
                };
                Answer::Findings(found.into_iter().map(PlanResult::from).collect())
            }
            QuestionKind::Review => {
                let found = self.decided.as_ref().and_then(|asked| evaluate(&asked.decision, &asked.strength).ok());
                found.map_or(Answer::Nothing, |found| Answer::Review(Box::new(found)))
            }
        }
    }
}

impl Reply {
    /// The first message of a worker of this program.
    #[must_use]
    pub fn ready() -> Reply {
        Reply::Ready { protocol: PROTOCOL, version: env!("CARGO_PKG_VERSION").to_owned() }
    }

    /// Whether the reply comes from a worker of the same version as this page.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        *self == Reply::ready()
    }

    /// Reads a reply.
    #[must_use]
    pub fn read(text: &str) -> Option<Reply> {
        from_text(text).ok()
    }

    /// Reads the start of a worker, or an action of a bot: all that a table asks for. It is a fraction of the code of [`Reply::read`].
    #[must_use]
    pub fn read_action(text: &str) -> Option<Reply> {
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Short {
            Ready { protocol: u32, version: String },
            Answer { id: u32, answer: ShortAnswer },
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum ShortAnswer {
            Action(String),
            Nothing,
        }
        from_text(text).ok().map(|reply| match reply {
            Short::Ready { protocol, version } => Reply::Ready { protocol, version },
            Short::Answer { id, answer: ShortAnswer::Action(action) } => {
                Reply::Answer { id, answer: Answer::Action(action) }
            }
            Short::Answer { id, answer: ShortAnswer::Nothing } => Reply::Answer { id, answer: Answer::Nothing },
        })
    }

    /// The reply as JSON for the page.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(self)
    }
}

/// The reply of a worker to a message; `None` if the message is not a question.
#[must_use]
pub fn reply_to(text: &str, clock: Clock) -> Option<String> {
    let question: Question = from_text(text).ok()?;
    Some(Reply::Answer { id: question.id, answer: question.answer_in_time(clock) }.write())
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::analysis::hand_decisions;
    use canasta::bots::Bot;
    use canasta::rules::{BySide, Deck, Entry, HandRecord, Preset, RuleField, Seat, Start, State, generator};

    fn a_question(kind: QuestionKind, bot: &str) -> (State, Question) {
        let rules = Preset::Classic.rules();
        let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut generator([3; 32])));
        state.play(&Action::Draw).unwrap();
        let question = Question::about(&state.observe(state.to_act()), 7, kind, bot, 20);
        (state, question)
    }

    #[test]
    fn a_question_is_answered_the_same_after_its_json() {
        let (state, question) = a_question(QuestionKind::Action, "master");
        let crossed: Question = serde_json::from_str(&question.write()).unwrap();
        assert_eq!(crossed, question);
        let Answer::Action(action) = crossed.answer(Budget::Worlds(60)) else { panic!() };
        assert_eq!(question.answer(Budget::Worlds(60)), Answer::Action(action.clone()));
        assert_eq!(state.observe(state.to_act()).check(&action.parse().unwrap()), Ok(()));
    }

    #[test]
    fn every_answer_is_read_back_from_its_json() {
        let result = PlanResult {
            actions: vec!["draw".to_owned()],
            trials: 3,
            chance: 0.5,
            points: -20.0,
            vetoed: true,
            behind: Some([4.0, 1.5]),
        };
        for answer in [Answer::Action("draw".to_owned()), Answer::Findings(vec![result]), Answer::Nothing] {
            let reply = Reply::Answer { id: 7, answer };
            assert_eq!(serde_json::from_str::<Reply>(&reply.write()).unwrap(), reply);
        }
        assert!(serde_json::from_str::<Reply>(&Reply::ready().write()).unwrap().is_ours());
        for text in [
            "",
            "{}",
            r#"{"answer": {"id": 7}}"#,
            r#"{"answer": {"id": -7, "answer": "nothing"}}"#,
            r#"{"answer": {"id": 7, "answer": {"action": 1}}}"#,
        ] {
            assert!(serde_json::from_str::<Reply>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn findings_are_plans_with_chances() {
        let (_, question) = a_question(QuestionKind::Findings, "");
        let Answer::Findings(found) = question.answer(Budget::Worlds(200)) else { panic!() };
        assert!(found.len() > 1);
        assert!(found[0].trials > 0 && (0.0..=1.0).contains(&found[0].chance));
        assert!(found.iter().all(|result| result.actions.iter().all(|action| action.parse::<Action>().is_ok())));
    }

    /// The first of a level's own findings is the action that it plays.
    #[test]
    fn every_level_that_searches_gives_its_findings() {
        for level in Level::offered() {
            let (state, question) = a_question(QuestionKind::Findings, level.name());
            match question.answer(Budget::Worlds(200)) {
                Answer::Findings(found) => {
                    let mut bot = level
                        .search(observation_seed(&state.observe(state.to_act())), Some(Budget::Worlds(200)))
                        .unwrap();
                    let does = bot.act(&state.observe(state.to_act()));
                    assert_eq!(found[0].actions[0], does.to_string(), "{level}");
                    let action =
                        Question::about(&state.observe(state.to_act()), 8, QuestionKind::Action, level.name(), 20);
                    assert_eq!(action.answer(Budget::Worlds(200)), Answer::Action(does.to_string()), "{level}");
                }
                answer => assert_eq!((answer, level.name()), (Answer::Nothing, "beginner")),
            }
        }
    }

    #[test]
    fn an_unknown_bot_or_text_gets_no_answer() {
        let (_, question) = a_question(QuestionKind::Action, "nobody");
        assert_eq!(question.answer(Budget::Worlds(1)), Answer::Nothing);
        assert_eq!(reply_to("hello", || Duration::ZERO), None);
    }

    #[test]
    fn a_comparison_gives_every_plan_its_value() {
        let (state, _) = a_question(QuestionKind::Findings, "");
        let seen = state.observe(state.to_act());
        let plans: Vec<Vec<Action>> = seen
            .hand()
            .ranks()
            .filter_map(|rank| Some(vec![Action::Discard(seen.hand().any_of_rank(rank)?)]))
            .collect();
        let question: Question = serde_json::from_str(&Question::comparing(&seen, 7, &plans, 20).write()).unwrap();
        let Answer::Findings(found) = question.answer(Budget::Worlds(400)) else { panic!() };
        assert_eq!(found.len(), plans.len());
        assert!(found.iter().all(|result| result.trials == found[0].trials && result.trials > 0));
    }

    #[test]
    fn a_decision_is_reviewed_as_without_a_worker() {
        let (state, _) = a_question(QuestionKind::Findings, "");
        let seat = state.to_act();
        let discard = Action::Discard(state.hand(seat).iter().next().unwrap());
        let hand = HandRecord {
            dealer: state.dealer(),
            number: 1,
            scores: state.scores(),
            start: Start::Position(Box::new(state)),
            entries: vec![Entry::Action(seat, discard)],
            end: None,
        };
        let decision = hand_decisions(&Preset::Classic.rules(), &hand, 1).remove(0);
        let strength = Strength::with_worlds(64);
        let question = Question::review(decision.clone(), 7, strength, 20).unwrap();
        assert!(question.is_background());
        let crossed: Question = serde_json::from_str(&question.write()).unwrap();
        assert_eq!(crossed, question);
        let reply = Reply::Answer { id: 7, answer: crossed.answer(Budget::Worlds(1)) };
        let Ok(Reply::Answer { answer: Answer::Review(found), .. }) = serde_json::from_str(&reply.write()) else {
            panic!()
        };
        assert_eq!(*found, evaluate(&decision, &strength).unwrap());
        assert!(found.worth.is_some());
    }

    #[test]
    fn rules_are_tried_in_a_worker_behind_all_other_questions() {
        let rules = Rules { target: Some(1_000_000), ..Preset::Classic.rules() };
        let question = Question::of_rules(Preset::Classic, rules, 7, 20);
        assert!(question.is_background());
        let crossed: Question = serde_json::from_str(&question.write()).unwrap();
        let reply = Reply::Answer { id: 7, answer: crossed.answer(Budget::Worlds(1)) };
        let causes = vec![RuleField::Target];
        let expected = Reply::Answer { id: 7, answer: Answer::Rules(Termination::Endless { causes }) };
        assert_eq!(serde_json::from_str::<Reply>(&reply.write()).unwrap(), expected);
        let nonsense = Rules { target: Some(-1), ..rules };
        assert_eq!(Question::of_rules(Preset::Classic, nonsense, 7, 20).answer(Budget::Worlds(1)), Answer::Nothing);
    }

    #[test]
    fn a_hand_is_seen_with_all_cards_only_once_it_is_over() {
        let path = format!("{}/tests/records/classic-two.txt", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let mut record: Record = std::fs::read_to_string(path).unwrap().parse().unwrap();
        let question = Question::all_cards(&record, 1, 7, 3, 20).unwrap();
        assert!(question.is_background());
        let crossed: Question = serde_json::from_str(&question.write()).unwrap();
        assert_eq!(crossed, question);
        let reply = Reply::Answer { id: 7, answer: crossed.answer(Budget::Worlds(1)) };
        let expected = Answer::AllCards(open_chances(&record.rules, &record.hands[1], 2, 3));
        assert_eq!(serde_json::from_str::<Reply>(&reply.write()).unwrap(), Reply::Answer { id: 7, answer: expected });
        record.hands[1].end = None;
        assert_eq!(Question::all_cards(&record, 1, 7, 3, 20), None);
        assert!(Question::all_cards(&record, 0, 7, 3, 20).is_some());
        assert_eq!(Question::all_cards(&record, 99, 7, 3, 20), None);
        // A worker does not answer it either.
        let _ = record.hands.drain(2..);
        let subject = Subject::AllCards { record: Box::new(record), playouts: 3 };
        assert_eq!(Question { id: 7, budget_ms: 20, subject }.answer(Budget::Worlds(1)), Answer::Nothing);
    }

    /// The question does not depend on cards that the seat does not know.
    #[test]
    fn a_question_holds_no_hidden_card() {
        let (state, question) = a_question(QuestionKind::Action, "master");
        let seen = state.observe(state.to_act());
        let other = State::sample(&seen, &mut generator([9; 32])).unwrap();
        assert_ne!(other.hand(Seat::FIRST), state.hand(Seat::FIRST));
        let again = Question::about(&other.observe(seen.seat()), 7, QuestionKind::Action, "master", 20);
        assert_eq!(again.write(), question.write());
    }
}
