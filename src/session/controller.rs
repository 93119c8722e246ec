//! The session: its parts, and the one way in which they change.

mod actions;
mod advice;
mod bots;
mod confirm;
mod deal;
mod forms;
mod intents;
mod readers;
mod settings;
mod storage;
mod table_readers;
mod turns;

pub use table_readers::Standing;

use super::announcer::Announcer;
use super::bots::BotWorker;
use super::dialog::Dialog;
use super::effect::Effect;
use super::house_rules::{Feedback, Forms, OwnRulesList};
use super::message::{BotMessage, DeviceMessage, Message, ProgramMessage};
use super::next_deck::NextDeck;
use super::notice::Notice;
use super::notices::Notices;
use super::plan::Plan;
use super::settings::Settings;
use super::table::Table;

/// A request for a random seed that has not been answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeedRequest {
    /// Start the game of the plan.
    Start,
    /// Start a game with the rules and seats of the last.
    SameAgain,
    /// Deal the next hand.
    NextHand,
    /// Shuffle the next deck before anybody asks for the deal.
    Shuffle,
}

/// What the device does for this page.
#[derive(Clone, Copy, Debug, Default)]
struct Device {
    /// Whether the browser would install the game as an app.
    can_install: bool,
    /// Whether the storage has refused something, which the person was told.
    is_blocked: bool,
    /// Whether the kept game is another page's.
    is_kept_elsewhere: bool,
}

/// Numbers that only grow, whatever table there is.
#[derive(Clone, Copy, Debug, Default)]
struct Counters {
    /// How often the game has changed.
    revision: u32,
    /// The timers that were asked for: one that is not the last is late.
    steps: u32,
    /// The events that ever came into the log.
    events: u32,
    /// The events of the hand that the page restored: the numbers of events go on from there.
    restored_events: usize,
}

/// The plan of the next game, and what is kept of it.
#[derive(Clone, Debug, Default)]
struct PlanForm {
    plan: Plan,
    /// The plan as the device keeps it.
    saved: Plan,
}

/// One session of a person, or of several at one device, with the game. Views read it through its methods; only
/// [`Session::update`] changes it.
#[derive(Clone, Debug, Default)]
pub struct Session {
    settings: Settings,
    table: Option<Table>,
    new_game: PlanForm,
    own_rules: OwnRulesList,
    forms: Forms,
    dialog: Option<Dialog>,
    next_deck: NextDeck,
    seed_request: Option<SeedRequest>,
    bots: BotWorker,
    notices: Notices,
    announcer: Announcer,
    device: Device,
    counters: Counters,
}

impl Session {
    /// Takes in a message, and returns what the world is to do.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Intent(intent, mode) => self.handle_intent(intent, mode, &mut effects),
            Message::Program(ProgramMessage::NewGame(new)) => self.start(*new, None, &mut effects),
            Message::Program(ProgramMessage::Play(action)) => self.play_own(&action, &mut effects),
            Message::Bots(message) => self.handle_bots(message, &mut effects),
            Message::Storage(message) => self.handle_storage(message, &mut effects),
            Message::Device(message) => self.handle_device(message),
            Message::Seed(Some(seed)) => self.handle_seed(seed, None, &mut effects),
            Message::Seed(None) => {
                // A deck that is shuffled ahead was not asked for by the person yet.
                if self.seed_request.take() != Some(SeedRequest::Shuffle) {
                    self.notify(Notice::NoRandomness);
                }
            }
        }
        self.save_plan(&mut effects);
        self.note_shown_fingerprint();
        effects
    }

    fn handle_bots(&mut self, message: BotMessage, effects: &mut Vec<Effect>) {
        match message {
            BotMessage::StepDue(number) if number == self.counters.steps => self.step_due(effects),
            BotMessage::StepDue(_) => {}
            BotMessage::WorkerSaid(worker, text) => {
                let outcome = self.bots.receive(worker, &text, effects);
                self.handle_outcome(outcome, effects);
            }
            BotMessage::WorkerFailed(worker) => {
                let outcome = self.bots.failed(worker, effects);
                self.handle_outcome(outcome, effects);
            }
            BotMessage::WorkerTimeout(number) => {
                let outcome = self.bots.timed_out(number, effects);
                self.handle_outcome(outcome, effects);
            }
        }
    }

    fn handle_device(&mut self, message: DeviceMessage) {
        match message {
            DeviceMessage::Copied(true) => self.forms.set_feedback(Feedback::Copied),
            DeviceMessage::Copied(false) => self.forms.set_feedback(Feedback::NotCopied),
            DeviceMessage::CanInstall(can) => self.device.can_install = can,
            DeviceMessage::UpdateReady => self.notify(Notice::NewVersion),
        }
    }

    /// Shows a notice. A refusal is something else that is said.
    fn notify(&mut self, notice: Notice) {
        if notice.is_passing() {
            self.announcer.interrupt();
        }
        self.notices.add(notice);
    }

    /// Replaces the table. The questions about the old one are cancelled; all else that belongs to it goes with it.
    fn replace_table(&mut self, table: Option<Table>, effects: &mut Vec<Effect>) {
        self.position_changed(effects);
        self.table = table;
    }

    /// The position is another: what bots think about the one before is of no use.
    fn position_changed(&mut self, effects: &mut Vec<Effect>) {
        self.counters.revision = self.counters.revision.wrapping_add(1);
        let Some(table) = &mut self.table else { return };
        for id in std::mem::take(table.thinking_mut()).questions() {
            self.bots.cancel(id, effects);
        }
    }

    /// Counts events that came into the log.
    fn count_events(&mut self, events: usize) {
        // It may be another player's turn now.
        self.notices.close_turn_refusal();
        // A step has a handful of events at most.
        self.counters.events = self.counters.events.wrapping_add(u32::try_from(events).unwrap_or(0));
    }
}
