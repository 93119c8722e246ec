//! The border to the parts: what waits for them, and what they do once they are there.

use super::{PlanForm, Session};
use crate::features::links::{Links, LinksIntent};
use crate::features::statistics::StatisticsMessage;
use crate::pages::glossary::WordsIntent;
use crate::parts::{Loading, Parts, PartsState, Waiting};
use crate::session::bots::Answer;
use crate::session::dialog::{Dialog, DialogKind};
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::intent::{AdviceIntent, DeviceIntent, DialogIntent, Intent, TableIntent};
use crate::session::message::{DeviceMessage, Message, StorageMessage};
use crate::session::notice::Notice;
use crate::session::stored_value::StoredValue;
use canasta::rules::Action;

impl Session {
    /// A session whose parts are still to come. It deals, plays and saves; everything else waits for [`Session::take_parts`].
    ///
    /// ```
    /// use canasta_app::parts::{Loading, PARTS};
    /// use canasta_app::session::{DeviceEffect, Effect, Intent, Message, SelectMode, Session};
    ///
    /// let mut session = Session::without_parts();
    /// let open: Intent = "open:settings".parse().unwrap();
    /// let effects = session.update(Message::Intent(open, SelectMode::Primary));
    /// assert!(effects.contains(&Effect::Device(DeviceEffect::LoadParts)));
    /// assert_eq!(session.loading(), Some(Loading::Underway));
    /// session.take_parts(&PARTS);
    /// assert_eq!(session.loading(), None);
    /// ```
    #[must_use]
    pub fn without_parts() -> Session {
        Session {
            parts: PartsState::Missing(Loading::NotAsked),
            waiting: Vec::new(),
            play: Default::default(),
            new_game: PlanForm::default(),
            study: Default::default(),
            screen: Default::default(),
            stored: Default::default(),
            device: Default::default(),
            settings: Default::default(),
            house_rules: Default::default(),
            library: Default::default(),
            links: Links::default(),
            statistics: Default::default(),
            mistakes: Default::default(),
            score_keeper: Default::default(),
            daily: Default::default(),
            duplicate: Default::default(),
            friends: Default::default(),
        }
    }

    /// How far the parts are; `None` once they are there.
    #[must_use]
    pub const fn loading(&self) -> Option<Loading> {
        self.parts.loading()
    }

    /// Whether the person waits for the parts.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        let waits = self.screen.dialog.is_some() || self.waiting.iter().any(Waiting::is_intent);
        waits && self.loading() == Some(Loading::Underway)
    }

    /// The parts, once they are there.
    pub(crate) const fn parts(&self) -> Option<&'static Parts> {
        self.parts.get()
    }

    /// Takes the parts, and does what has waited for them, in its order.
    pub fn take_parts(&mut self, parts: &'static Parts) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.parts = PartsState::Here(parts);
        self.screen.notices.remove_warning(&Notice::PartsMissing);
        let mut all = std::mem::take(&mut self.waiting);
        all.sort_by_key(Waiting::order);
        for waiting in all {
            match waiting {
                Waiting::EndedHand(game) => (parts.ended_hand)(self, &game, &mut effects),
                Waiting::Decision(id) if self.decision_id() == Some(id) => (parts.ask_bot)(self, &mut effects),
                Waiting::Message(message) => effects.extend(self.update(*message)),
                Waiting::Opened(kind) if self.dialog_kind() == Some(kind) => {
                    (parts.opened)(self, kind, &mut effects);
                }
                // A selection mode matters for cards only, and these the table takes at once.
                Waiting::Intent(intent, revision) if revision == self.play.counters.revision => {
                    effects.extend(self.update((*intent).into()));
                }
                // The dialog was closed meanwhile, or the game has gone on.
                Waiting::Opened(_) | Waiting::Intent(..) | Waiting::Decision(_) => {}
            }
        }
        self.end_update(&mut effects);
        effects
    }

    /// Takes the report that the parts could not be loaded. What the person asked for is told and given up; what is to be kept waits on. A bot that
    /// waited for them decides by rules of thumb.
    pub fn parts_failed(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.parts().is_some() {
            return effects;
        }
        self.parts = PartsState::Missing(Loading::Failed);
        let before = self.waiting.len();
        self.waiting.retain(|waiting| !waiting.is_intent());
        // An open dialog says so itself.
        if self.waiting.len() < before && self.screen.dialog.is_none() {
            self.notify(Notice::PartsMissing);
        }
        let asked = self.waiting.iter().position(|waiting| matches!(waiting, Waiting::Decision(_)));
        if let Some(at) = asked {
            self.waiting.remove(at);
            self.decide_without_parts(&mut effects);
        }
        self.end_update(&mut effects);
        effects
    }

    /// Lets something wait for the parts, and asks for them.
    pub(super) fn wait(&mut self, waiting: Waiting, effects: &mut Vec<Effect>) {
        self.waiting.retain(|other| !waiting.replaces(other));
        self.waiting.push(waiting);
        self.ask_for_parts(effects);
    }

    /// Asks for the parts, unless they are there or on their way.
    pub(super) fn ask_for_parts(&mut self, effects: &mut Vec<Effect>) {
        if matches!(self.loading(), Some(Loading::NotAsked | Loading::Failed)) {
            self.parts = PartsState::Missing(Loading::Underway);
            self.screen.notices.remove_warning(&Notice::PartsMissing);
            effects.push(Effect::Device(DeviceEffect::LoadParts));
        }
    }

    /// Hands an intent over that the table does not carry out. It waits while the parts are missing.
    pub(super) fn hand_over_intent(&mut self, intent: Intent, effects: &mut Vec<Effect>) {
        match self.parts() {
            Some(parts) => (parts.intent)(self, intent, effects),
            None => self.wait(Waiting::Intent(Box::new(intent), self.play.counters.revision), effects),
        }
    }

    /// Hands a message over that only the parts understand. It waits while they are missing.
    pub(super) fn hand_over(&mut self, message: Message, effects: &mut Vec<Effect>) {
        match self.parts() {
            Some(parts) => (parts.message)(self, message, effects),
            None => self.wait(Waiting::Message(Box::new(message)), effects),
        }
    }

    /// Takes what the storage reports. On a device that has stored nothing, the table itself understands it.
    pub(super) fn take_storage_report(&mut self, message: StorageMessage, effects: &mut Vec<Effect>) {
        match message {
            message if self.parts().is_some() => self.hand_over(Message::Storage(message), effects),
            StorageMessage::Restore { settings: None, game: None } => self.restore_nothing(effects),
            StorageMessage::Blocked(value) => self.not_saved(value),
            StorageMessage::Stored(value) => self.saved(value, effects),
            StorageMessage::GameForgottenElsewhere => self.game_forgotten_elsewhere(),
            StorageMessage::Restored(StoredValue::Game, _) => self.game_stored_elsewhere(),
            // Who writes must be heard at once, or two pages write.
            StorageMessage::Writer(writer) => {
                self.pass_to(writer, effects);
                if self.screen.dialog.is_some() {
                    self.ask_for_parts(effects);
                }
            }
            message => self.hand_over(Message::Storage(message), effects),
        }
    }

    /// Carries out an intent that the table does not need.
    pub(crate) fn handle_later_intent(&mut self, intent: Intent, effects: &mut Vec<Effect>) {
        match intent {
            Intent::Table(intent) => match intent {
                TableIntent::Undo => self.undo(effects),
                TableIntent::UndoTurn => self.undo_turn(effects),
                TableIntent::ReplayRound => self.start_replay(effects),
                TableIntent::CheckDeal => {
                    if let Some(table) = &mut self.play.table {
                        table.check_deal();
                    }
                }
                TableIntent::Abandon => self.abandon(effects),
                // There is none: what was played came to its end before.
                TableIntent::NextHand if self.ended_day().is_some() => self.show_ended_day(effects),
                TableIntent::NextHand if self.ended_board().is_some() => self.show_ended_board(effects),
                TableIntent::NextHand => self.handle_links(LinksIntent::Compare, effects),
                _ => {}
            },
            Intent::Advice(AdviceIntent::Hint) => self.ask_hint(effects),
            Intent::Advice(AdviceIntent::CloseHint) => self.close_hint(),
            Intent::Advice(AdviceIntent::Review(decision)) => self.toggle_review(decision, effects),
            Intent::Dialog(DialogIntent::Confirm) => self.confirm(effects),
            // What is printed carries the date.
            Intent::Dialog(DialogIntent::Print) => {
                effects.extend([Effect::RequestDay, Effect::Device(DeviceEffect::Print)]);
            }
            Intent::Settings(intent) => self.handle_settings(intent, effects),
            Intent::NewGame(intent) => self.handle_new_game(intent, effects),
            Intent::HouseRules(intent) => self.handle_house_rules(intent, effects),
            Intent::Files(intent) => self.handle_files(intent, effects),
            Intent::Learn(intent) => self.handle_learn(intent, effects),
            Intent::Library(intent) => self.handle_library(intent, effects),
            Intent::Links(intent) => self.handle_links(intent, effects),
            Intent::Statistics(intent) => self.handle_statistics(intent, effects),
            Intent::ScoreKeeper(intent) => self.handle_score_keeper(intent, effects),
            Intent::Daily(intent) => self.handle_daily(intent, effects),
            Intent::Duplicate(intent) => self.handle_duplicate(&intent, effects),
            Intent::Friends(intent) => self.handle_friends(&intent, effects),
            Intent::Drill(intent) => self.handle_drill(intent, effects),
            Intent::Mistakes(intent) => self.handle_mistakes(intent, effects),
            Intent::LookBack(intent) => self.handle_look_back(intent, effects),
            Intent::MatchReview(intent) => self.handle_match_review(intent, effects),
            Intent::Exercise(intent) => self.handle_exercise(intent, effects),
            Intent::Device(DeviceIntent::ApplyUpdate) => self.apply_update(effects),
            Intent::Device(DeviceIntent::TakeOver) => effects.push(Effect::Storage(StorageEffect::TakeOver)),
            Intent::Words(WordsIntent::Explain(term)) => {
                self.screen.dialog = Some(Dialog::word(term, self.screen.dialog.take()));
            }
            Intent::Words(WordsIntent::Search(text)) => {
                if let Some(Dialog::Glossary(search) | Dialog::Settings(search) | Dialog::HouseRules(search)) =
                    &mut self.screen.dialog
                {
                    search.write(text);
                }
            }
            _ => {}
        }
    }

    /// Handles a message that only the parts understand.
    pub(crate) fn handle_later_message(&mut self, message: Message, effects: &mut Vec<Effect>) {
        match message {
            Message::Storage(message) => self.handle_storage(message, effects),
            Message::Library(message) => self.handle_library_message(message, effects),
            Message::Friends(message) => self.handle_friends_message(message, effects),
            Message::Device(DeviceMessage::Today(day)) => self.note_day(day, effects),
            Message::Device(DeviceMessage::Days(days)) => self.tell_statistics(StatisticsMessage::Days(days), effects),
            _ => {}
        }
    }

    /// Goes on with what works in the background.
    pub(crate) fn go_on_in_background(&mut self, effects: &mut Vec<Effect>) {
        self.go_on_with_review(effects);
        self.try_rules(effects);
        self.note_exercise(effects);
        self.go_on_with_par(effects);
        self.go_on_with_boards(effects);
        self.go_on_with_friends(effects);
    }

    /// Fills a dialog that has just been opened.
    pub(crate) fn dialog_opened(&mut self, kind: DialogKind, effects: &mut Vec<Effect>) {
        match kind {
            DialogKind::NewGame => {
                // It says what becomes of the match.
                self.keep(effects);
                self.shuffle_ahead(effects);
            }
            // A hand may be tried at once.
            DialogKind::HouseRules => self.shuffle_ahead(effects),
            DialogKind::Library => self.open_library(effects),
            DialogKind::ScoreKeeper => self.open_score_keeper(effects),
            DialogKind::Statistics => self.open_statistics(effects),
            DialogKind::Daily => self.open_daily(effects),
            DialogKind::Duplicate => self.open_duplicate(effects),
            DialogKind::Friends => self.open_friends(effects),
            // What is due depends on the day, which may have changed since.
            DialogKind::Learn => effects.push(Effect::RequestDay),
            _ => {}
        }
    }

    /// Whether what borrows the table lets the person act here. The action of a guest goes to the host.
    pub(crate) fn beside_admits(&mut self, action: &Action, effects: &mut Vec<Effect>) -> bool {
        !self.guest_acts(action, effects) && self.lesson_admits(action) && self.drill_admits() && self.exercise_admits()
    }

    /// Tells what borrows the table of an action, and the days of the first one in a try.
    pub(crate) fn beside_played(&mut self, effects: &mut Vec<Effect>) {
        self.lesson_played(effects);
        self.drill_played(effects);
        self.exercise_played(effects);
        self.note_day_begun(effects);
    }

    /// Tells the statistics that a hand of the match has ended.
    pub(super) fn hand_ended(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = self.play.table.as_ref().filter(|_| self.play.activity.is_match()) else { return };
        let game = table.game().clone();
        match self.parts() {
            Some(parts) => (parts.ended_hand)(self, &game, effects),
            None => self.wait(Waiting::EndedHand(Box::new(game)), effects),
        }
    }

    /// Takes an answer that is no action of a bot. A review that waits for findings gets an empty result.
    pub(crate) fn take_answer(&mut self, id: u32, answer: Answer, effects: &mut Vec<Effect>) {
        let found = match answer {
            Answer::Findings(found) => found,
            Answer::Review(found) => {
                if !self.take_weighing(id, Some(&found)) {
                    self.take_review(id, *found, effects);
                }
                return;
            }
            Answer::Rules(end) => return self.house_rules.take_trial(id, Some(end)),
            Answer::AllCards(chances) => return self.take_all_cards(id, chances, effects),
            Answer::Par(lead) => {
                self.take_par(id, Some(lead), effects);
                return self.take_board(id, Some(lead), effects);
            }
            Answer::Action(_) | Answer::Nothing => Vec::new(),
        };
        self.take_par(id, None, effects);
        self.house_rules.take_trial(id, None);
        self.take_board(id, None, effects);
        let _ = self.take_weighing(id, None);
        self.lack_review(id);
        self.take_hint(id, &found);
        self.take_reason(id, &found);
        self.take_evaluation(id, &found);
        self.take_cost(id, &found, effects);
    }

    /// Answers by rules of thumb what was asked of the worker, which is gone.
    pub(crate) fn go_on_without_worker(&mut self, effects: &mut Vec<Effect>) {
        self.advise_by_heuristic();
        self.review_by_heuristic();
        self.review_without_worker();
        self.exercise_without_worker();
        self.house_rules.leave_trial();
        self.daily.give_up_par();
        self.duplicate.give_up_master();
        self.cost_without_worker(effects);
    }
}
