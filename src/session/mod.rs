//! One sitting at the table: who sits where, what the person has picked and staged, what is saved.
//!
//! Pure: [`Session::update`] takes a [`Message`] and returns [`Effect`]s for the world to carry out. Time and
//! randomness come in with messages.

mod action_buttons;
mod bots;
mod command_intent;
mod dialog;
mod draft;
mod effect;
mod game_event;
mod hand_edit;
mod hint;
mod house;
mod intent;
mod intent_handlers;
mod keys;
mod level;
mod message;
mod notice;
mod plan;
mod plan_change;
mod query;
mod review;
mod save;
mod settings;
mod shuffle;
mod turns;
mod undo;

pub use action_buttons::{ActionButton, ActionKind, UnavailableReason, action_buttons};
pub use bots::{Answer, PROTOCOL, Question, Reply, Tried, Wanted, WorkerFailure, reply_to};
pub use dialog::{Confirmation, Dialog, DialogKind};
pub use draft::{Draft, Place as CardPlace, Slot};
pub use effect::{DeviceEffect, Effect, StorageEffect, TimerEffect, WorkerEffect};
pub use game_event::{GameEvent, Laying, events_of};
pub use hand_edit::HandEdit;
pub use hint::{Advice, Choice as Tip, Hinted};
pub use house::{Feedback, LONGEST_TEXT, OwnRules, RuleChange};
pub use intent::{
    AdviceIntent, DeviceIntent, DialogIntent, DropTarget, ExportKind, FilesIntent, HandIntent, HouseRulesIntent,
    Intent, NewGameIntent, NoticeIntent, ParseIntentError, SelectMode, SettingsIntent, TableIntent,
};
pub use keys::{Command, KeyMap, rank_of_key};
pub use level::{Level, Player};
pub use message::{BotMessage, DeviceMessage, Message, ProgramMessage, StorageMessage};
pub use notice::Notice;
pub use plan::{NAMES, NewGame, Place, Plan, TARGETS, clean_name, places};
pub use plan_change::PlanChange;
pub use query::Query;
pub use review::{Evaluation, HandTurn, PendingReview, Reason};
pub use save::{Damage, Restored, restore, save};
pub use settings::{
    Back, Choice, Felt, Language, Motion, Pace, Patience, SettingChange, Settings, Size, Sort, Switch, Theme, Verbosity,
};
pub use shuffle::{Checked, DealProof, Luck};
pub use undo::Undo;

use crate::rules::{
    Action, BySide, Card, CardSet, Game, GameEnd, Group, Observation, RuleError, Rules, ScoreSheet, Seat,
};

/// What waits for randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    Start,
    SameAgain,
    NextHand,
    /// Nobody has asked for the deal yet.
    Shuffle,
}

/// What the person asked to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    /// How many questions there were before.
    number: u32,
    /// After how many changes of the game; nothing once something else was said.
    changes: Option<u32>,
    query: Query,
    /// Whether it was to hear the same again.
    again: bool,
}

/// One sitting. Screens read it through its methods; only [`Session::update`] changes it.
#[derive(Clone, Debug)]
pub struct Session {
    settings: Settings,
    game: Option<Game>,
    places: Vec<Place>,
    /// The seat whose hand the screen shows.
    me: Seat,
    /// The person for whom the screen waits, all hands hidden.
    curtain: Option<Seat>,
    draft: Draft,
    /// The own orders of the hands that lie behind the curtain, by seat.
    orders: Vec<Vec<Card>>,
    plan: Plan,
    /// The plan as the device keeps it.
    kept_plan: Plan,
    dialog: Option<Dialog>,
    /// Why the last action was refused.
    refusal: Option<Notice>,
    /// What stays until it is dismissed, each once.
    warnings: Vec<Notice>,
    house: house::House,
    /// What happened since the person's last action, oldest first.
    log: Vec<GameEvent>,
    /// Counts everything that ever came into the log.
    happened: u32,
    /// How much of the hand had happened when the page took it up again: the numbers go on from there.
    before: usize,
    /// What the person asked to hear last.
    asked: Option<Asked>,
    /// What the person has done with the own cards last: how many deeds there were, after how many changes, and what.
    hand_edit: Option<(u32, u32, HandEdit)>,
    pending: Option<Pending>,
    shuffle: shuffle::Shuffle,
    bot_worker: bots::BotWorker,
    /// What the bot that is to act decides.
    decision: Option<bots::Decision>,
    hint: Option<hint::Hint>,
    wonder: Option<review::PendingReview>,
    deciders: review::Deciders,
    paused: bool,
    /// Whether the person has taken something back and done nothing since: nothing is drawn by itself.
    took_back: bool,
    /// Counts the waits, so that a late tick is known as late.
    waits: u32,
    /// Grows with every change of the game.
    changes: u32,
    told_not_saved: bool,
    /// Whether the game that the device keeps is another page's.
    kept_elsewhere: bool,
    /// Whether the browser would install the game as an app.
    can_install: bool,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            settings: Settings::default(),
            game: None,
            places: Vec::new(),
            me: Seat::FIRST,
            curtain: None,
            draft: Draft::default(),
            orders: Vec::new(),
            plan: Plan::default(),
            kept_plan: Plan::default(),
            dialog: None,
            refusal: None,
            warnings: Vec::new(),
            house: house::House::default(),
            log: Vec::new(),
            happened: 0,
            before: 0,
            asked: None,
            hand_edit: None,
            pending: None,
            shuffle: shuffle::Shuffle::default(),
            bot_worker: bots::BotWorker::default(),
            decision: None,
            hint: None,
            wonder: None,
            deciders: review::Deciders::default(),
            paused: false,
            took_back: false,
            waits: 0,
            changes: 0,
            told_not_saved: false,
            kept_elsewhere: false,
            can_install: false,
        }
    }
}

impl Session {
    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The seat whose hand the screen shows.
    #[must_use]
    pub const fn me(&self) -> Seat {
        self.me
    }

    /// The person for whom the screen waits. Until then no hand is shown.
    #[must_use]
    pub const fn curtain(&self) -> Option<Seat> {
        self.curtain
    }

    /// What the person sees of the hand that is on, or of the last one; nothing while the curtain is drawn.
    #[must_use]
    pub fn observation(&self) -> Option<Observation<'_>> {
        if self.curtain.is_some() {
            return None;
        }
        self.game.as_ref()?.state().map(|state| state.observe(self.me))
    }

    /// The hand of another seat, where it lies open: after the hand's end, or in a practice game with open hands.
    #[must_use]
    pub fn open_hand(&self, seat: Seat) -> Option<CardSet> {
        let game = self.game.as_ref().filter(|_| self.curtain.is_none())?;
        let state = game.state()?;
        let open = state.ended().is_some() || (self.settings.open_hands && game.is_practice());
        open.then(|| state.hand(seat))
    }

    /// Who sits where.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The hand as the person arranges it.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What the new-game dialog shows.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The open dialog.
    #[must_use]
    pub const fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The kind of the open dialog.
    #[must_use]
    pub fn dialog_kind(&self) -> Option<DialogKind> {
        self.dialog().map(Dialog::kind)
    }

    /// The ways to choose from while [`Dialog::ChooseWay`] is open, as far as they are shown.
    #[must_use]
    pub fn ways(&self) -> &[Action] {
        let all = self.all_ways();
        all.get(..action_buttons::MOST_WAYS).unwrap_or(all)
    }

    /// Whether there are more ways than are shown.
    #[must_use]
    pub fn has_more_ways(&self) -> bool {
        self.all_ways().len() > self.ways().len()
    }

    fn all_ways(&self) -> &[Action] {
        match &self.dialog {
            Some(Dialog::ChooseWay(ways)) => ways,
            _ => &[],
        }
    }

    /// What the person should know: why something was refused, or else what stays until it is dismissed.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        self.refusal().or(self.warning())
    }

    /// Why the last action was refused.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Notice> {
        self.refusal.as_ref()
    }

    /// What is to be known about the device, the last first; each stays until it is dismissed.
    #[must_use]
    pub fn warning(&self) -> Option<&Notice> {
        self.warnings.last()
    }

    /// Lets the person know something. A refusal takes the place of the one before, and of nothing else.
    fn tell(&mut self, notice: Notice) {
        if notice.is_passing() {
            self.say_something_else();
            self.refusal = Some(notice);
        } else {
            self.warnings.retain(|other| *other != notice);
            self.warnings.push(notice);
        }
    }

    /// What happened since the person's last action, oldest first.
    #[must_use]
    pub fn log(&self) -> &[GameEvent] {
        &self.log
    }

    /// The number of the log's first happening among all that there were.
    #[must_use]
    pub fn log_start(&self) -> usize {
        let here = usize::try_from(self.happened).unwrap_or(usize::MAX);
        self.before.saturating_add(here).saturating_sub(self.log.len())
    }

    /// What the person has asked to hear since something else was said, and the number of the question.
    #[must_use]
    pub fn asked(&self) -> Option<(u32, Query)> {
        self.last_asked().map(|asked| (asked.number, asked.query))
    }

    fn last_asked(&self) -> Option<Asked> {
        self.asked.filter(|asked| asked.changes == Some(self.changes))
    }

    /// The person asks to hear something.
    fn ask_to_hear(&mut self, query: Query) {
        let number = self.asked.map_or(0, |asked| asked.number.wrapping_add(1));
        // Again: the last answer, once; then what the table said last.
        let again = query == Query::Repeat;
        let query = match self.last_asked() {
            Some(last) if again && !last.again => last.query,
            _ => query,
        };
        self.asked = Some(Asked { number, changes: Some(self.changes), query, again });
    }

    /// Something else is said now: it is what can be heard again.
    fn say_something_else(&mut self) {
        self.asked.iter_mut().for_each(|asked| asked.changes = None);
    }

    /// How much has happened since the page was opened; for [`Session::news`].
    #[must_use]
    pub const fn happened(&self) -> u32 {
        self.happened
    }

    /// What of the log is new since this much had happened.
    #[must_use]
    pub fn news(&self, since: u32) -> &[GameEvent] {
        let new = usize::try_from(self.happened.wrapping_sub(since)).unwrap_or(usize::MAX);
        &self.log[self.log.len().saturating_sub(new)..]
    }

    /// Puts what happened into the log.
    fn note(&mut self, what: Vec<GameEvent>) {
        // Whose turn it was is another's now.
        self.refusal.take_if(|refusal| matches!(refusal, Notice::Refused(RuleError::NotYourTurn { .. })));
        // A step is a handful of happenings at most.
        self.happened = self.happened.wrapping_add(u32::try_from(what.len()).unwrap_or(0));
        self.log.extend(what);
    }

    /// Whether the bots wait.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Grows with every change of the game.
    #[must_use]
    pub const fn changes(&self) -> u32 {
        self.changes
    }

    /// Whether the game can be installed as an app of this device.
    #[must_use]
    pub const fn can_install(&self) -> bool {
        self.can_install
    }

    /// The score of the last hand, if it has ended.
    #[must_use]
    pub fn score(&self) -> Option<ScoreSheet> {
        self.game.as_ref()?.score()
    }

    /// The score sheets of all finished hands.
    #[must_use]
    pub fn sheets(&self) -> Vec<ScoreSheet> {
        self.game.as_ref().map(Game::sheets).unwrap_or_default()
    }

    /// The match, for the facts that everybody knows.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        let game = self.game.as_ref()?;
        Some(Standing {
            rules: *game.rules(),
            totals: game.totals(),
            hand: game.record().hands.len(),
            end: game.end(),
            practice: game.is_practice(),
        })
    }

    /// What was dealt in the hand that is on, or in the last one, as everybody saw it.
    #[must_use]
    pub fn deal(&self) -> Option<Deal> {
        let game = self.game.as_ref()?;
        let state = game.record().hands.last()?.dealt(game.rules());
        Some(Deal {
            cards: game.rules().hand_size.into(),
            pile: state.pile().to_vec(),
            red_threes: BySide::from_fn(|side| state.red_threes(side).len()),
        })
    }

    /// All that happened in the hand that is on, or in the last one.
    #[must_use]
    pub fn hand_history(&self) -> Vec<GameEvent> {
        self.hand_turns().into_iter().flat_map(|turn| turn.happened).collect()
    }

    /// The record with only what the person has seen; the whole once no hand is on.
    #[must_use]
    pub fn record(&self) -> String {
        let Some(game) = &self.game else { return String::new() };
        let mut text = game.record().as_seen();
        // Who played stands in a comment behind the line of the seats.
        let seats = text.find("\nseats ").and_then(|at| Some(at + 2 + text.get(at + 1..)?.find('\n')?));
        if let Some(at) = seats {
            text.insert_str(at, &self.players_line());
        }
        text
    }

    /// The buttons of the table.
    #[must_use]
    pub fn action_buttons(&self) -> Vec<ActionButton> {
        let watching = !self.is_person(self.me);
        self.observation().filter(|_| !watching).map(|seen| action_buttons(&seen, &self.draft)).unwrap_or_default()
    }

    /// The groups that are staged.
    #[must_use]
    pub fn staged(&self) -> Vec<Group> {
        self.draft.staged()
    }

    /// Takes in a message and says what the world is to do.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Intent(intent, mode) => {
                let before = self.before(&intent);
                self.intent(intent, mode, &mut effects);
                self.note_deed(&before);
            }
            Message::Program(ProgramMessage::NewGame(new)) => self.start(*new, None, &mut effects),
            Message::Program(ProgramMessage::Play(action)) => self.play_mine(&action, &mut effects),
            Message::Bots(message) => self.bot_message(message, &mut effects),
            Message::Storage(message) => self.storage_message(message, &mut effects),
            Message::Device(message) => self.device_message(message),
            Message::Seed(Some(seed)) => self.seeded(seed, None, &mut effects),
            Message::Seed(None) => {
                // A deck that is shuffled ahead was not asked for by the person yet.
                if self.pending.take() != Some(Pending::Shuffle) {
                    self.tell(Notice::NoRandomness);
                }
            }
        }
        self.keep_plan(&mut effects);
        self.note_shown();
        effects
    }

    fn bot_message(&mut self, message: BotMessage, effects: &mut Vec<Effect>) {
        match message {
            BotMessage::StepDue(number) if number == self.waits => self.tick(effects),
            BotMessage::StepDue(_) => {}
            BotMessage::WorkerSaid(worker, text) => self.worker_said(worker, &text, effects),
            BotMessage::WorkerFailed(worker) => self.worker_failed(worker, effects),
            BotMessage::WorkerTimeout(number) => self.alarm(number, effects),
        }
    }

    fn storage_message(&mut self, message: StorageMessage, effects: &mut Vec<Effect>) {
        match message {
            StorageMessage::Restore { settings, game } => self.restore(settings, game, effects),
            StorageMessage::RestoreRules(text) => self.restore_rules(text, effects),
            StorageMessage::RestorePlan(text) => self.restore_plan(text, effects),
            StorageMessage::Blocked => {
                // The person is told once. Later attempts are still made, as storage may come back.
                if !self.told_not_saved {
                    self.told_not_saved = true;
                    self.tell(Notice::NotSaved);
                }
            }
            StorageMessage::GameSavedElsewhere => {
                self.kept_elsewhere = true;
                if self.game.is_some() {
                    self.tell(Notice::Elsewhere);
                }
            }
            StorageMessage::GameForgottenElsewhere => self.kept_elsewhere = false,
            StorageMessage::SettingsSavedElsewhere(text) => self.settings_elsewhere(&text, effects),
        }
    }

    fn device_message(&mut self, message: DeviceMessage) {
        match message {
            DeviceMessage::Copied(done) => self.house.say(if done { Feedback::Copied } else { Feedback::NotCopied }),
            DeviceMessage::CanInstall(can) => self.can_install = can,
            DeviceMessage::UpdateReady => self.tell(Notice::NewVersion),
        }
    }
}

/// What everybody saw of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// How many cards each player got.
    pub cards: usize,
    /// What was turned up, top last.
    pub pile: Vec<Card>,
    /// How many red threes each side laid out.
    pub red_threes: BySide<usize>,
}

/// What everybody knows of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rules.
    pub rules: Rules,
    /// The totals so far.
    pub totals: BySide<i32>,
    /// The number of the hand, from 1; 0 before the first deal.
    pub hand: usize,
    /// How the match ended, if it has.
    pub end: Option<GameEnd>,
    /// Whether it is marked as practice.
    pub practice: bool,
}
