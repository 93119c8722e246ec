//! The session: its parts, and [`Session::update`], which alone changes them.

mod actions;
mod activity;
mod advice;
mod bots;
mod coach;
mod confirm;
mod daily;
mod deal;
mod drills;
mod duplicate;
mod exercise;
mod files;
mod friends;
mod guest_table;
mod house_rules;
mod intents;
mod languages;
mod lesson;
mod library;
mod links;
mod look_back;
mod match_review;
mod mistakes;
mod parts;
mod readers;
mod replay;
mod score_keeper;
mod selection;
mod settings;
mod statistics;
mod storage;
mod table_readers;
mod turns;
mod writer;

pub use activity::MatchAside;
pub use match_review::ShownDecision;
pub use table_readers::Standing;

use super::announcer::Announcer;
use super::bots::{BotWorker, Reply};
use super::day::Day;
use super::dialog::{Confirmation, Dialog};
use super::effect::Effect;
use super::feedback::Feedback;
use super::languages::Languages;
use super::message::{BotMessage, DeviceMessage, Message, ProgramMessage, SafariPlace};
use super::next_deck::NextDeck;
use super::notice::Notice;
use super::notices::Notices;
use super::plan::Plan;
use super::set_aside::SetAsideTexts;
use super::set_out::SetOut;
use super::stored_value::StoredValue;
use super::table::Table;
use super::unknown_fields::UnknownFields;
use super::writer::WriteAccess;
use crate::beside::Activity;
use crate::beside::drills::DrillProgress;
use crate::beside::lesson::LessonProgress;
use crate::beside::review::Reviews;
use crate::features::Outcome;
use crate::features::daily::DayBook;
use crate::features::duplicate::BoardBook;
use crate::features::files::Files;
use crate::features::friends::Friends;
use crate::features::house_rules::HouseRules;
use crate::features::library::Library;
use crate::features::links::Links;
use crate::features::mistakes::MistakeDeck;
use crate::features::score_keeper::ScoreKeeper;
use crate::features::settings::Settings;
use crate::features::statistics::Statistics;
use crate::parts::{PartsState, Waiting};
use canasta::rules::Seed;

/// A request that waits for a random seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeedRequest {
    /// Start the game of the plan.
    Start,
    /// Start a game with the rules and seats of the last game.
    SameAgain,
    /// Start the game that the guided first hand has taught.
    Taught,
    /// Deal the next hand.
    NextHand,
    /// Shuffle the next deck before the deal is requested.
    Shuffle,
    /// For the boards of a match of duplicate.
    Boards,
    /// Try a hand under the planned rules.
    TryHand,
}

/// A deal that waits until a person has cut the deck.
#[derive(Clone, Debug)]
struct Uncut {
    request: SeedRequest,
    seed: Seed,
    commitment: Option<String>,
}

/// The state of the device, as far as the page knows it.
#[derive(Clone, Debug, Default)]
struct Device {
    /// The day, as the device has last said.
    today: Day,
    languages: Languages,
    /// Whether the browser would install the game as an app.
    can_install: bool,
    /// Where Safari shows the page.
    safari: Option<SafariPlace>,
    /// Whether the person was told what Safari does with stored games.
    was_told_of_safari: bool,
    /// Whether the saved game belongs to another page.
    is_kept_elsewhere: bool,
    /// Whether the texts that were set aside were tried again.
    has_tried_again: bool,
}

/// Counters that only grow, across all tables.
#[derive(Clone, Copy, Debug, Default)]
struct Counters {
    /// The number of changes of the game.
    revision: u32,
    /// The number of tables since the page was opened.
    tables: u32,
    /// The number of answers about what is stored.
    answers: u32,
    /// The number of step timers requested. Every timer but the last is obsolete.
    steps: u32,
    /// The number of events logged since the page was opened.
    events: u32,
    /// The number of replays of a round.
    replays: u32,
    /// The number of events that replays of a round have shown since the page was opened.
    replayed: u32,
    /// The number of all events, replayed ones included, before the log that is shown now.
    log_start: u32,
    /// The number of events of the restored hand, at which the numbering of events starts.
    restored_events: usize,
}

/// Whether a person plays the first game of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Visit {
    /// No game was played on the device yet.
    First,
    /// Games were played, or something was chosen.
    Later,
}

/// The plan of the next game, and the plan as it is saved.
#[derive(Clone, Debug)]
struct PlanForm {
    plan: Plan,
    /// The plan as it is saved.
    saved: Plan,
    visit: Visit,
}

impl Default for PlanForm {
    fn default() -> PlanForm {
        PlanForm::later(Plan::default())
    }
}

impl PlanForm {
    /// The form of a device on which no game was played.
    fn first() -> PlanForm {
        PlanForm { plan: Plan::first(), saved: Plan::first(), visit: Visit::First }
    }

    /// The form of a device on which games were played before.
    fn later(plan: Plan) -> PlanForm {
        PlanForm { saved: plan.clone(), plan, visit: Visit::Later }
    }

    /// Ends the first visit with the first game. Its plan is saved, so that the device is not taken for a new one again.
    fn begin(&mut self) {
        if std::mem::replace(&mut self.visit, Visit::Later) == Visit::First {
            self.saved = Plan::default();
        }
    }
}

/// The game that is played, or what stands in its place, and who plays it.
#[derive(Clone, Debug, Default)]
struct Play {
    /// The table that is shown: that of the match, or of the activity beside it.
    table: Option<Table>,
    activity: Activity,
    bots: BotWorker,
    next_deck: NextDeck,
    seed_request: Option<SeedRequest>,
    /// A deal that waits for its cut.
    uncut: Option<Uncut>,
    /// What replaces the match once the library has confirmed it.
    leaving: Option<Confirmation>,
    counters: Counters,
}

/// How far a person has come with what is learned and reviewed.
#[derive(Clone, Debug, Default)]
struct Study {
    lesson_progress: LessonProgress,
    drill_progress: DrillProgress,
    reviews: Reviews,
}

/// What is shown over the table, or said.
#[derive(Clone, Debug, Default)]
struct Screen {
    dialog: Option<Dialog>,
    /// The result of the last step, which the open dialog says.
    feedback: Option<Feedback>,
    files: Files,
    notices: Notices,
    announcer: Announcer,
}

/// The care for stored texts: who writes them, and what of them could not be read.
#[derive(Clone, Debug, Default)]
struct StoredTexts {
    access: WriteAccess,
    /// What the storage has refused to save, and has not saved since.
    unsaved: Vec<StoredValue>,
    set_aside: SetAsideTexts,
    unknown_fields: UnknownFields,
    /// What is selected and set out, as it is saved.
    set_out: Option<SetOut>,
}

/// One session of a person, or of several at one device: its parts, between which it carries messages. Views read it through its
/// methods; only [`Session::update`] changes it.
#[derive(Clone, Debug, Default)]
pub struct Session {
    parts: PartsState,
    /// What waits for the parts.
    waiting: Vec<Waiting>,
    play: Play,
    new_game: PlanForm,
    study: Study,
    screen: Screen,
    stored: StoredTexts,
    device: Device,
    settings: Settings,
    house_rules: HouseRules,
    library: Library,
    links: Links,
    statistics: Statistics,
    mistakes: MistakeDeck,
    score_keeper: ScoreKeeper,
    daily: DayBook,
    duplicate: BoardBook,
    friends: Friends,
}

impl Session {
    /// Handles a message, and returns the effects that the caller is to carry out.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        // A message that changes the game or its device is about the table as it is.
        if !matches!(
            message,
            Message::Intent(..) | Message::Bots(_) | Message::Device(_) | Message::Library(_) | Message::Friends(_)
        ) {
            self.end_replay(&mut effects);
        }
        match message {
            Message::Intent(intent, mode) => self.handle_intent(intent, mode, &mut effects),
            Message::Program(ProgramMessage::NewGame(new)) => {
                self.library.want_nothing();
                let _ = self.daily.want(None);
                self.back_to_match(&mut effects);
                self.start(*new, None, &mut effects);
                // Who has a program deal knows what is dealt.
                self.know_this_game();
            }
            Message::Program(ProgramMessage::Play(action)) => self.play_own(&action, &mut effects),
            Message::Bots(message) => self.handle_bots(message, &mut effects),
            Message::Device(message) => self.handle_device(message, &mut effects),
            Message::Storage(message) => self.take_storage_report(message, &mut effects),
            message @ (Message::Library(_) | Message::Friends(_)) => self.hand_over(message, &mut effects),
            Message::Seed(Some(seed)) => self.handle_seed(seed, None, &mut effects),
            Message::Seed(None) => {
                // The person has not asked for the deck that is shuffled ahead, so its failure is not reported.
                if self.play.seed_request.take() != Some(SeedRequest::Shuffle) {
                    self.notify(Notice::NoRandomness);
                }
            }
        }
        self.end_update(&mut effects);
        effects
    }

    /// Does what follows each update: what works in the background goes on, what has changed is saved, and what must not be written is not.
    fn end_update(&mut self, effects: &mut Vec<Effect>) {
        if let Some(parts) = self.parts() {
            (parts.go_on)(self, effects);
        }
        self.ask_for_words(effects);
        self.save_plan(effects);
        self.save_set_out(effects);
        self.stored.unknown_fields.carry(effects);
        self.stored.set_aside.protect(effects);
        self.stored.access.protect(effects);
        self.note_shown_fingerprint();
    }

    fn handle_bots(&mut self, message: BotMessage, effects: &mut Vec<Effect>) {
        match message {
            BotMessage::StepDue(number) if number != self.play.counters.steps => {}
            BotMessage::StepDue(_) if self.replay().is_some() => self.step_replay(effects),
            BotMessage::StepDue(_) if self.look_back().is_some() => {
                if let Some(parts) = self.parts() {
                    (parts.play_record)(self, effects);
                }
            }
            BotMessage::StepDue(_) => self.step_due(effects),
            BotMessage::WorkerSaid(worker, text) => {
                let read = self.parts().map_or(Reply::read_action as fn(&str) -> Option<Reply>, |parts| parts.reply);
                let outcome = self.play.bots.receive(worker, &text, read, effects);
                self.handle_outcome(outcome, effects);
            }
            BotMessage::WorkerFailed(worker) => {
                let outcome = self.play.bots.failed(worker, effects);
                self.handle_outcome(outcome, effects);
            }
            BotMessage::WorkerTimeout(number) => {
                let outcome = self.play.bots.timed_out(number, effects);
                self.handle_outcome(outcome, effects);
            }
        }
    }

    fn handle_device(&mut self, message: DeviceMessage, effects: &mut Vec<Effect>) {
        match message {
            DeviceMessage::Copied(true) => self.screen.feedback = Some(Feedback::Copied),
            DeviceMessage::Copied(false) => self.screen.feedback = Some(Feedback::NotCopied),
            DeviceMessage::CanInstall(can) => self.device.can_install = can,
            DeviceMessage::UpdateReady => self.notify(Notice::NewVersion),
            DeviceMessage::Safari(place, was_told) => {
                (self.device.safari, self.device.was_told_of_safari) = (Some(place), was_told);
                if place == SafariPlace::HomeScreen && self.match_table().is_none() {
                    self.tell_of_safari(effects);
                }
            }
            DeviceMessage::Language(locale) => self.device.languages.of_device = locale,
            DeviceMessage::Words(locale, bytes) => self.take_words(locale, bytes),
            message @ (DeviceMessage::Today(_) | DeviceMessage::Days(_)) => {
                self.hand_over(Message::Device(message), effects);
            }
        }
    }

    /// Takes what every feature may ask for after an update. Gives what this one asks for.
    fn take_outcome<Ask>(&mut self, outcome: Outcome<Ask>, effects: &mut Vec<Effect>) -> Option<Ask> {
        effects.extend(outcome.effects);
        if outcome.feedback.is_some() {
            self.screen.feedback = outcome.feedback;
        }
        outcome.ask
    }

    /// Shows a notice. A refusal is announced too, so it interrupts the last announcement.
    fn notify(&mut self, notice: Notice) {
        if self.lesson_shows(&notice) {
            return;
        }
        if notice.is_passing() {
            self.screen.announcer.interrupt();
        }
        self.screen.notices.add(notice);
    }

    /// Replaces the table, and cancels the questions about the old one.
    fn replace_table(&mut self, table: Option<Table>, effects: &mut Vec<Effect>) {
        self.position_changed(effects);
        self.play.counters.tables = self.play.counters.tables.wrapping_add(1);
        self.play.table = table;
    }

    /// Records a new position, and cancels the questions about the old one.
    fn position_changed(&mut self, effects: &mut Vec<Effect>) {
        self.play.counters.revision = self.play.counters.revision.wrapping_add(1);
        let Some(table) = &mut self.play.table else { return };
        for id in std::mem::take(table.thinking_mut()).questions() {
            self.play.bots.cancel(id, effects);
        }
    }

    /// Counts events that were added to the log.
    fn count_events(&mut self, events: usize) {
        // The turn may have passed to another player.
        self.screen.notices.close_turn_refusal();
        // A step has only a few events.
        self.play.counters.events = self.play.counters.events.wrapping_add(u32::try_from(events).unwrap_or(0));
    }
}
