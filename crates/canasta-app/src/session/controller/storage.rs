//! Storage of the device: restoring its contents at the start, and saving changes.

use super::{PlanForm, Session};
use crate::beside::drills::DrillProgress;
use crate::beside::lesson::LessonProgress;
use crate::features::daily::DayBook;
use crate::features::duplicate::BoardBook;
use crate::features::house_rules::OwnRulesList;
use crate::features::library::Kept;
use crate::features::mistakes::MistakeDeck;
use crate::features::score_keeper::ScoreKeeper;
use crate::features::settings::Settings;
use crate::features::statistics::AchievementLog;
use crate::session::dialog::Confirmation;
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::feedback::Feedback;
use crate::session::json::is_newer;
use crate::session::message::StorageMessage;
use crate::session::notice::Notice;
use crate::session::plan::{Place, Plan};
use crate::session::save::{Restored, SaveParts, restore, save};
use crate::session::set_aside::SetAside;
use crate::session::stored_value::StoredValue;
use crate::session::table::Table;
use canasta::rules::Game;

/// The name of the file in which a damaged text is saved.
const DAMAGED_FILE: &str = "canasta-unreadable.txt";

impl Session {
    /// Begins on a device that has stored neither settings nor a game.
    pub(super) fn restore_nothing(&mut self, effects: &mut Vec<Effect>) {
        if self.match_table().is_none() {
            self.new_game = PlanForm::first();
        }
        self.save(effects);
        self.store_what_was_made_apart(effects);
    }

    /// Takes note that the storage has saved a value.
    pub(super) fn saved(&mut self, value: StoredValue, effects: &mut Vec<Effect>) {
        self.stored.unsaved.retain(|other| *other != value);
        self.play.counters.answers = self.play.counters.answers.wrapping_add(1);
        if self.stored.unsaved.is_empty() {
            self.screen.notices.remove_warning(&Notice::NotSaved);
        }
        if value == StoredValue::Game {
            effects.extend(self.library.mark(None));
        }
    }

    /// Takes note that another page has stored a game. A page that plays apart has another.
    pub(super) fn game_stored_elsewhere(&mut self) {
        if self.stored.access.is_apart() {
            return;
        }
        self.device.is_kept_elsewhere = true;
        if self.match_table().is_some() {
            self.notify(Notice::Elsewhere);
        }
    }

    /// Takes note that another page has ended the saved game. A page that plays apart has another.
    pub(super) fn game_forgotten_elsewhere(&mut self) {
        if !self.stored.access.is_apart() {
            self.device.is_kept_elsewhere = false;
        }
    }

    /// Takes what is stored, and what other pages do.
    pub(super) fn handle_storage(&mut self, message: StorageMessage, effects: &mut Vec<Effect>) {
        match message {
            StorageMessage::Writer(writer) => self.pass_to(writer, effects),
            StorageMessage::Restore { settings, game } => self.restore(settings, game, effects),
            StorageMessage::Restored(value, text) => self.take_restored(value, text, effects),
            StorageMessage::SetAside(all) => self.set_aside_listed(all, effects),
            StorageMessage::Blocked(value) => self.not_saved(value),
            StorageMessage::Stored(value) => self.saved(value, effects),
            StorageMessage::GameForgottenElsewhere => self.game_forgotten_elsewhere(),
        }
    }

    fn restore(&mut self, settings: Option<String>, game: Option<String>, effects: &mut Vec<Effect>) {
        // Older versions had no first game: a device with their settings has played before.
        let is_first = game.is_none() && settings.as_deref().is_none_or(Settings::knows_sound_question);
        if is_first && self.match_table().is_none() {
            self.new_game = PlanForm::first();
        }
        if let Some(text) = settings {
            self.restore_settings(text, effects);
            let _ = self.stored.access.take_unsaved(StoredValue::Settings);
        }
        if let Some(text) = game.filter(|_| !self.stored.access.is_apart()) {
            self.put_away(effects);
            self.restore_game(text, effects);
        } else {
            self.save(effects);
        }
        self.store_what_was_made_apart(effects);
        self.store_sheets_made_apart(effects);
    }

    /// Stores what this page has changed while another one wrote.
    fn store_what_was_made_apart(&mut self, effects: &mut Vec<Effect>) {
        if self.stored.access.take_unsaved(StoredValue::Settings) {
            effects.push(self.settings.saved());
        }
        if self.stored.access.take_unsaved(StoredValue::Rules) {
            effects.push(self.house_rules.saved());
        }
        self.shuffle_between_hands(effects);
    }

    /// Takes the text of a value that was stored, or that another page has stored.
    fn take_restored(&mut self, value: StoredValue, text: String, effects: &mut Vec<Effect>) {
        match value {
            StoredValue::Game => self.game_stored_elsewhere(),
            StoredValue::Lesson | StoredValue::Drills | StoredValue::Achievements | StoredValue::Mistakes => {
                self.restore_progress(value, text, effects);
            }
            StoredValue::Days => {
                let written = DayBook::read(&text).write();
                self.restore_merged(value, text, &written, effects);
            }
            StoredValue::Duplicate => {
                let written = BoardBook::read(&text).write();
                self.restore_merged(value, text, &written, effects);
            }
            StoredValue::Friends => self.restore_friends(&text, effects),
            _ if !self.stored.access.follows(value) => {}
            StoredValue::Settings => self.take_settings(&text, effects),
            StoredValue::Rules => self.restore_rules(text, effects),
            StoredValue::Plan => self.restore_plan(text, effects),
            StoredValue::ScoreSheets => self.restore_score_sheets(text, effects),
        }
    }

    /// Takes note that the storage refuses a value. The warning is shown once, until everything is saved again.
    pub(super) fn not_saved(&mut self, value: StoredValue) {
        self.play.counters.answers = self.play.counters.answers.wrapping_add(1);
        if self.stored.unsaved.is_empty() {
            self.notify(Notice::NotSaved);
        }
        if !self.stored.unsaved.contains(&value) {
            self.stored.unsaved.push(value);
        }
        if matches!(value, StoredValue::Rules | StoredValue::Settings | StoredValue::Plan) {
            self.screen.feedback.iter_mut().for_each(Feedback::take_back_promise);
        }
    }

    /// Takes stored progress. A text of which something would be lost when it is written again is set aside: it is damaged, or of a newer
    /// version.
    fn restore_progress(&mut self, value: StoredValue, text: String, effects: &mut Vec<Effect>) {
        if self.leaves_newer(value, &text) {
            return;
        }
        self.take_progress(value, &text);
        if self.progress(value).is_some_and(|written| written != text) {
            self.set_aside(value, text, Notice::ProgressDamaged(value), effects);
        }
    }

    /// Leaves progress of a later version as it is, and says so: this version could only replace it.
    fn leaves_newer(&mut self, value: StoredValue, text: &str) -> bool {
        let is_newer = is_newer(text, form_version(value));
        if is_newer && self.stored.set_aside.leave(value) {
            self.notify(Notice::ProgressNewer(value));
        }
        is_newer
    }

    /// Takes stored progress that is merged: what this page has found since stays. A text of which something would be lost when it is
    /// `written` again is set aside.
    fn restore_merged(&mut self, value: StoredValue, text: String, written: &str, effects: &mut Vec<Effect>) {
        if self.leaves_newer(value, &text) {
            return;
        }
        self.take_progress(value, &text);
        if written != text {
            self.set_aside(value, text, Notice::ProgressDamaged(value), effects);
        }
    }

    fn take_progress(&mut self, value: StoredValue, text: &str) {
        match value {
            StoredValue::Lesson => self.restore_lesson(text),
            StoredValue::Drills => self.restore_drills(text),
            StoredValue::Achievements => self.statistics.restore(text),
            StoredValue::Mistakes => self.mistakes = MistakeDeck::read(text),
            StoredValue::Days => self.daily.restore(text),
            StoredValue::Duplicate => self.duplicate.restore(text),
            // Sheets that are there already stay.
            StoredValue::ScoreSheets => self.score_keeper.merge(ScoreKeeper::read(text).unwrap_or_default()),
            StoredValue::Game
            | StoredValue::Settings
            | StoredValue::Rules
            | StoredValue::Plan
            | StoredValue::Friends => {}
        }
    }

    /// The text of progress; `None` for other values.
    fn progress(&self, value: StoredValue) -> Option<String> {
        match value {
            StoredValue::Lesson => Some(self.study.lesson_progress.write()),
            StoredValue::Drills => Some(self.study.drill_progress.write()),
            StoredValue::Achievements => Some(self.statistics.write()),
            StoredValue::Mistakes => Some(self.mistakes.write()),
            StoredValue::Days => Some(self.daily.write()),
            StoredValue::Duplicate => Some(self.duplicate.write()),
            StoredValue::ScoreSheets => Some(self.score_keeper.write()),
            StoredValue::Friends => Some(self.friends.write()),
            StoredValue::Game | StoredValue::Settings | StoredValue::Rules | StoredValue::Plan => None,
        }
    }

    /// Saves a damaged value under another key, and shows a warning.
    pub(super) fn set_aside(&mut self, value: StoredValue, text: String, notice: Notice, effects: &mut Vec<Effect>) {
        self.notify(notice);
        self.stored.set_aside.guard(value, text.clone());
        effects.push(Effect::Storage(StorageEffect::SetAside(text)));
    }

    fn set_aside_listed(&mut self, all: Vec<SetAside>, effects: &mut Vec<Effect>) {
        for value in self.stored.set_aside.listed(all) {
            self.screen.notices.close_damaged(value);
            self.notify(Notice::NotSetAside(value));
        }
        // Once: a text that cannot be deleted would come again.
        if std::mem::replace(&mut self.device.has_tried_again, true) {
            return;
        }
        let needless = self.stored.set_aside.needless_copy();
        effects.extend(needless.map(|number| Effect::Storage(StorageEffect::DeleteSetAside(number))));
        if self.stored.set_aside.has_readable_game(needless) {
            self.notify(Notice::ReadableAgain);
        }
    }

    /// Gives a damaged value to the person as a file. From then on it is saved again.
    pub(super) fn save_uncopied(&mut self, value: StoredValue, effects: &mut Vec<Effect>) {
        let Some(text) = self.stored.set_aside.take_uncopied(value) else { return };
        self.screen.notices.remove_warning(&Notice::NotSetAside(value));
        effects.push(Effect::Device(DeviceEffect::Download(DAMAGED_FILE, text)));
        self.save_value(value, effects);
    }

    pub(crate) fn save_value(&mut self, value: StoredValue, effects: &mut Vec<Effect>) {
        match value {
            StoredValue::Game => self.save(effects),
            StoredValue::Settings => effects.push(self.settings.saved()),
            StoredValue::Rules => effects.push(self.house_rules.saved()),
            StoredValue::Plan => {
                effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Plan, self.new_game.plan.write())))
            }
            StoredValue::Lesson
            | StoredValue::Drills
            | StoredValue::Achievements
            | StoredValue::Mistakes
            | StoredValue::Days
            | StoredValue::Duplicate
            | StoredValue::Friends
            | StoredValue::ScoreSheets => {
                effects.extend(self.progress(value).map(|text| Effect::Storage(StorageEffect::Save(value, text))));
            }
        }
    }

    /// Saves a text that was set aside as a file.
    pub(super) fn save_set_aside(&self, number: u32, effects: &mut Vec<Effect>) {
        let file = self.stored.set_aside.text(number).map(|text| DeviceEffect::Download(DAMAGED_FILE, text.to_owned()));
        effects.extend(file.map(Effect::Device));
    }

    pub(super) fn delete_set_aside(&self, number: u32, effects: &mut Vec<Effect>) {
        effects.push(Effect::Storage(StorageEffect::DeleteSetAside(number)));
    }

    /// Reads a text that was set aside once more. What is read is taken over; the text stays.
    pub(super) fn try_again(&mut self, number: u32, effects: &mut Vec<Effect>) {
        let Some(text) = self.stored.set_aside.text(number).map(str::to_owned) else { return };
        let feedback = match readable(&text) {
            Some(Readable::Game(mut restored)) => {
                self.keep(effects);
                if self.adopt_restored(&mut restored, effects).is_some() {
                    self.play.bots.revive();
                    self.game_changed(effects);
                    self.shuffle_ahead(effects);
                }
                return;
            }
            Some(Readable::Rules(new)) => match self.house_rules.merged(new) {
                Ok((own_rules, added)) => {
                    self.house_rules.replace_own(own_rules);
                    let _ = self.stored.access.take_unsaved(StoredValue::Rules);
                    effects.push(self.house_rules.saved());
                    Feedback::Imported(added)
                }
                Err(feedback) => feedback,
            },
            Some(Readable::Plan(plan)) => {
                self.new_game.plan = plan;
                Feedback::ReadAgain
            }
            Some(Readable::Settings(settings)) => {
                self.replace_settings(settings, effects);
                Feedback::ReadAgain
            }
            Some(Readable::Progress(value)) => {
                self.take_progress(value, &text);
                effects.extend(self.progress(value).map(|text| Effect::Storage(StorageEffect::Save(value, text))));
                Feedback::ReadAgain
            }
            None => Feedback::StillUnreadable,
        };
        self.screen.feedback = Some(feedback);
    }

    /// Whether a text that was set aside is a game that can be opened.
    pub(super) fn opens_game(&self, number: u32) -> bool {
        self.stored.set_aside.text(number).and_then(readable).is_some_and(|read| matches!(read, Readable::Game(..)))
    }

    fn restore_game(&mut self, text: String, effects: &mut Vec<Effect>) {
        let mut restored = restore(&text);
        if let Some(damage) = restored.damage.clone() {
            let intact = playable(&restored).map(|(game, _)| intact_part(game));
            self.set_aside(StoredValue::Game, text, Notice::Damaged(damage, intact), effects);
        } else {
            self.stored.set_aside.note_read(&text);
        }
        let Some(events) = self.adopt_restored(&mut restored, effects) else { return };
        self.play.counters.restored_events = events;
        // The saved plan may differ from the game, so it is restored after it.
        self.new_game.saved.clone_from(&self.new_game.plan);
        self.schedule_step(effects);
        // A save of an older version moves into the library, and the last turn of one that was left in the middle.
        self.remind_to_keep(effects);
    }

    /// Puts a saved game on the table, as it was left there. Gives the number of events of its hand, if it can be continued.
    fn adopt_restored(&mut self, restored: &mut Restored, effects: &mut Vec<Effect>) -> Option<usize> {
        playable(restored)?;
        let (game, places) = restored.game.take()?;
        let (orders, commitments) = (std::mem::take(&mut restored.orders), std::mem::take(&mut restored.commitments));
        let mut table = Table::restored(game, places, self.settings.sort, orders, commitments)
            .with_others(std::mem::take(&mut restored.others));
        // What is left of a damaged one must not replace what the library has of it.
        let is_whole = restored.damage.is_none();
        table.set_kept(restored.kept.take().map(|kept| Kept { base: kept.base.filter(|_| is_whole), ..kept }));
        table.set_origin(restored.origin);
        table.set_sent(restored.sent.take());
        table.set_out_again(restored.set_out.take(), self.settings.sort);
        self.stored.set_out = table.set_out();
        let events = table.recall();
        self.adopt(table, effects);
        if let Some(seed) = restored.next_seed {
            self.play.next_deck.shuffle(seed, &self.next_rules());
        }
        Some(events)
    }

    /// Keeps the fields that only another version knows. A text of which more would be lost is set aside.
    pub(super) fn note_fields(&mut self, value: StoredValue, text: &str, written: &str, effects: &mut Vec<Effect>) {
        if !self.stored.unknown_fields.note(value, text, written) {
            self.set_aside(value, text.to_owned(), Notice::ProgressDamaged(value), effects);
        }
    }

    fn restore_rules(&mut self, text: String, effects: &mut Vec<Effect>) {
        let (own_rules, is_whole) =
            serde_json::from_str(&text).map_or_else(|_| Default::default(), |all| OwnRulesList::read(&all));
        if is_whole {
            self.note_fields(StoredValue::Rules, &text, &own_rules.write().to_string(), effects);
        } else {
            self.set_aside(StoredValue::Rules, text, Notice::RulesDamaged(own_rules.all().len()), effects);
        }
        self.house_rules.replace_own(own_rules);
        // A question identifies own rules by their index, which may have changed.
        if matches!(self.question(), Some(Confirmation::RemoveRules(_) | Confirmation::ReplaceRules)) {
            self.close_dialog();
        }
    }

    fn restore_plan(&mut self, text: String, effects: &mut Vec<Effect>) {
        match Plan::read(&text) {
            Some(plan) => {
                self.note_fields(StoredValue::Plan, &text, &plan.write(), effects);
                self.new_game = PlanForm::later(plan);
            }
            None => self.set_aside(StoredValue::Plan, text, Notice::PlanDamaged, effects),
        }
    }

    /// Saves the match, also while it is set aside. From then on the saved game belongs to this page.
    pub(super) fn save(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = self.match_table() else { return };
        let set_out = table.set_out();
        let text = save(&SaveParts {
            game: table.game(),
            places: table.people(),
            orders: &table.orders(),
            commitments: table.commitments().texts(),
            next_seed: self.play.next_deck.seed(),
            kept: table.kept(),
            origin: table.origin(),
            set_out: set_out.as_ref(),
            sent: table.sent(),
            others: Some(table.others()),
        });
        self.stored.set_out = set_out;
        self.device.is_kept_elsewhere = false;
        effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Game, text)));
        // What was refused is tried again.
        if let Some(parts) = self.parts() {
            for value in self.stored.unsaved.clone() {
                if value != StoredValue::Game {
                    (parts.save_value)(self, value, effects);
                }
            }
        }
    }

    /// Saves the match if something else is selected or set out, so that a reload keeps that too. A saved game that is damaged or
    /// belongs to another page stays.
    pub(super) fn save_set_out(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = self.match_table() else { return };
        let is_guarded = self.device.is_kept_elsewhere || self.screen.notices.guard_kept_game();
        if !is_guarded && table.set_out() != self.stored.set_out {
            self.save(effects);
        }
    }

    /// Saves the plan of the next game if it has changed, so that it survives a reload.
    pub(super) fn save_plan(&mut self, effects: &mut Vec<Effect>) {
        let form = &mut self.new_game;
        if form.plan != form.saved {
            form.saved.clone_from(&form.plan);
            effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Plan, form.plan.write())));
        }
    }
}

/// What a text that was set aside is, if it can be read.
enum Readable {
    Game(Box<Restored>),
    Rules(OwnRulesList),
    Plan(Plan),
    Settings(Settings),
    Progress(StoredValue),
}

/// The version of the form of stored progress. A form without a number counts as the first.
const fn form_version(value: StoredValue) -> u32 {
    match value {
        StoredValue::Lesson => LessonProgress::VERSION,
        StoredValue::Mistakes => MistakeDeck::VERSION,
        StoredValue::Days => DayBook::VERSION,
        StoredValue::Duplicate => BoardBook::VERSION,
        StoredValue::ScoreSheets => ScoreKeeper::VERSION,
        StoredValue::Drills
        | StoredValue::Achievements
        | StoredValue::Game
        | StoredValue::Settings
        | StoredValue::Rules
        | StoredValue::Friends
        | StoredValue::Plan => 1,
    }
}

fn readable(text: &str) -> Option<Readable> {
    let restored = restore(text);
    if playable(&restored).is_some() {
        return Some(Readable::Game(Box::new(restored)));
    }
    if let Some((rules, true)) = serde_json::from_str(text).ok().map(|all| OwnRulesList::read(&all)) {
        return Some(Readable::Rules(rules));
    }
    if let Some(plan) = Plan::read(text) {
        return Some(Readable::Plan(plan));
    }
    if let Some(settings) = Settings::read(text).ok().filter(|_| Settings::knows_sound_question(text)) {
        return Some(Readable::Settings(settings));
    }
    if ScoreKeeper::read(text).is_some() {
        return Some(Readable::Progress(StoredValue::ScoreSheets));
    }
    // Progress is read if nothing of it is lost when it is written again.
    let written = [
        (StoredValue::Lesson, LessonProgress::read(text).write()),
        (StoredValue::Days, DayBook::read(text).write()),
        (StoredValue::Duplicate, BoardBook::read(text).write()),
        (StoredValue::Mistakes, MistakeDeck::read(text).write()),
        (StoredValue::Achievements, AchievementLog::read(text).write()),
        (StoredValue::Drills, DrillProgress::read(text).write()),
    ];
    written.into_iter().find(|(_, written)| written == text).map(|(value, _)| Readable::Progress(value))
}

/// The game of a save, if it can be continued: one without a deal cannot.
fn playable(restored: &Restored) -> Option<&(Game, Vec<Place>)> {
    restored.game.as_ref().filter(|(game, _)| game.state().is_some())
}

/// How much of a damaged game is intact: the finished hands, and the actions of the hand that is on.
fn intact_part(game: &Game) -> (usize, usize) {
    let hands = &game.record().hands;
    let finished = hands.iter().filter(|hand| hand.end.is_some()).count();
    let on = hands.last().filter(|hand| hand.end.is_none()).map_or(0, |hand| hand.entries.len());
    (finished, on)
}
