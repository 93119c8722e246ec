//! A session of one person, or of several at one device: the game and its players, the selection, the dialogs, and the
//! data that the device saves.
//!
//! The session is pure: [`Session::update`] takes a [`Message`] and returns [`Effect`]s for the caller to carry out. Time
//! and randomness come in with messages.

pub(crate) mod action_buttons;
pub(crate) mod address;
pub(crate) mod advice;
pub(crate) mod announcer;
pub(crate) mod board_try;
pub(crate) mod bots;
pub(crate) mod coach;
pub(crate) mod command_intent;
mod controller;
mod cut_moment;
pub(crate) mod day;
pub(crate) mod day_try;
pub(crate) mod dialog;
pub(crate) mod discard_risk;
pub(crate) mod disclosure;
pub(crate) mod effect;
pub(crate) mod feedback;
pub(crate) mod game_event;
pub(crate) mod hand_card;
pub(crate) mod hand_edit;
pub(crate) mod hand_layout;
pub(crate) mod hint;
pub(crate) mod intent;
pub(crate) mod json;
pub(crate) mod known_game;
mod languages;
pub(crate) mod largest;
pub(crate) mod level;
pub(crate) mod message;
pub(crate) mod name;
pub(crate) mod next_deck;
pub(crate) mod notice;
pub(crate) mod notices;
pub(crate) mod pace;
pub(crate) mod past_position;
pub(crate) mod plan;
pub(crate) mod plan_change;
pub(crate) mod query;
pub(crate) mod review;
pub(crate) mod save;
pub(crate) mod select_action;
pub(crate) mod sequence_splits;
pub(crate) mod set_aside;
pub(crate) mod set_out;
pub(crate) mod stored_value;
pub(crate) mod table;
pub(crate) mod taught;
pub(crate) mod thinking;
pub(crate) mod unknown_fields;
pub(crate) mod ways;
pub(crate) mod writer;

pub use crate::beside::drills::{
    AnswerGrade, Cost, Drill, DrillAnswer, DrillProgress, DrillQuestion, DrillRun, Given, Judge, Pattern, Score,
    TurnKind, Verdict, read_questions,
};
pub use crate::beside::exercise::{Attempt, Exercise, ExerciseRun};
pub use crate::beside::lesson::{Goal, Lesson, LessonProgress, LessonReply, STEPS, Spot, Step, StepId};
pub use crate::beside::look_back::{Course, CourseTurn, LookBack, RecordPoint, Speed, Stride, ViewFrom};
pub use crate::beside::review::{DecisionId, MatchReview, Pace as ReviewPace, ReviewStorage, SeatReview};
pub use action_buttons::{ActionButton, ActionKind, UnavailableReason, action_buttons};
pub use address::Address;
pub use advice::{Alternatives, Fact, LastTurn, Reasons, Risk, discard_warning, reasons};
#[cfg(test)]
pub(crate) use advice::{positions::check_hints, tests::check_reasons};
pub use board_try::{BoardTry, NoBoard};
pub use bots::{Answer, PROTOCOL, PlanResult, Question, QuestionKind, Reply, WorkerFailure, reply_to};
pub use coach::{Moment, Tip, TipSet};
pub use controller::{MatchAside, Session, ShownDecision, Standing};
pub use cut_moment::CutMoment;
pub use day::Day;
pub use day_try::{DayTry, NoTry, date_of};
pub use dialog::{Confirmation, Dialog, DialogKind, ScoreReveal};
pub use discard_risk::{BIG_PILE, DiscardRisk};
pub use disclosure::Disclosure;
pub use effect::{DeviceEffect, Effect, RULES_LINK, StorageEffect, TimerEffect, WorkerEffect};
pub use feedback::Feedback;
pub use game_event::{DiscardEffect, GameEvent, Laying, events_of};
pub use hand_card::{HandCard, HandCardPlace};
pub use hand_edit::HandEdit;
pub use hand_layout::HandLayout;
pub use hint::{Advice, Candidate, Comparison, HintState};
pub(crate) use intent::grammar;
pub use intent::{
    AdviceIntent, CardMove, DeviceIntent, DialogIntent, DrillIntent, DropTarget, ExerciseIntent, HandIntent, Intent,
    LearnIntent, LookBackIntent, MatchReviewIntent, NewGameIntent, NoticeIntent, ParseIntentError, SelectMode,
    TableIntent,
};
pub use known_game::{KnownGame, News};
pub use level::{Level, Player};
pub use message::{BotMessage, DeviceMessage, Message, ProgramMessage, SafariPlace, StorageMessage};
pub use name::PlayerName;
pub(crate) use name::clean;
pub use notice::Notice;
pub use pace::Tempo;
pub(crate) use plan::numbered_name;
pub use plan::{DefaultName, NAMES, NewGame, Place, Plan, TARGETS, house_changes, people, places, seat_names};
pub use plan_change::PlanChange;
pub use query::Query;
pub use review::{Evaluation, Reason, Review};
pub use save::{Damage, Restored, SaveParts, restore, save};
pub use set_aside::SetAside;
pub use set_out::SetOut;
pub use stored_value::StoredValue;
pub use table::Deal;
pub use table::commitments::{DealCheck, DealProof, LuckyCards};
pub use table::hand_end::{GrownMeld, HandEnd};
pub use table::history::HandTurn;
pub use table::match_story::{Decided, HandPoints, MatchStory};
pub use table::round::{MeldChange, Round, SeatRound, TurnEnd, TurnStart};
pub use table::undo::Undo;
pub use taught::taught_rules;
pub use ways::{Ways, closed_canastas};
pub use writer::Writer;
