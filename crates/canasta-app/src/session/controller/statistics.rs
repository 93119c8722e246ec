//! Statistics: counting the games of the library, and what a person achieves.

use super::Session;
use crate::features::library::{GameId, Origin, StoredGame};
use crate::features::mistakes::Day;
use crate::features::statistics::{
    AchievementLog, AchievementSet, FactsBook, GameFacts, STATISTICS_FILE, statistics_csv,
};
use crate::session::dialog::DialogKind;
use crate::session::effect::{DeviceEffect, Effect, LibraryEffect, StorageEffect};
use crate::session::plan::first_person;
use crate::session::stored_value::StoredValue;
use canasta::rules::Preset;

impl Session {
    /// The facts of all games, and what is counted from them.
    #[must_use]
    pub const fn facts(&self) -> &FactsBook {
        &self.statistics.facts
    }

    /// What the person has achieved: in the games of the library, and in games that are no longer there.
    #[must_use]
    pub fn achieved(&self) -> AchievementSet {
        self.statistics.log.told().union(self.statistics.facts.achieved(&self.library))
    }

    /// What is new with the hand that has just ended, if the person wants to be told.
    #[must_use]
    pub fn achieved_now(&self) -> AchievementSet {
        if self.settings.achievements && self.play.activity.is_match() {
            self.statistics.log.new_ones()
        } else {
            AchievementSet::default()
        }
    }

    /// Opens the page of the statistics. Other pages of this game may have changed the list and the facts.
    pub(super) fn open_statistics(&mut self, effects: &mut Vec<Effect>) {
        effects.push(Effect::Library(LibraryEffect::ListFacts));
        effects.push(Effect::Library(LibraryEffect::List));
    }

    pub(super) fn facts_listed(&mut self, texts: &str, effects: &mut Vec<Effect>) {
        self.statistics.facts.read(texts);
        self.count_games(effects);
    }

    /// Counts what is still to be counted, while the page of the statistics is open.
    pub(super) fn count_games(&mut self, effects: &mut Vec<Effect>) {
        if self.dialog_kind() != Some(DialogKind::Statistics) {
            return;
        }
        self.statistics.facts.compare(&self.library);
        self.learn_achievements(effects);
        self.ask_games(effects);
    }

    fn ask_games(&mut self, effects: &mut Vec<Effect>) {
        if self.dialog_kind() == Some(DialogKind::Statistics)
            && let Some(games) = self.statistics.facts.next()
        {
            effects.push(Effect::Library(LibraryEffect::GetGames(games)));
        }
    }

    pub(super) fn games_read(&mut self, asked: Vec<GameId>, games: &[StoredGame], effects: &mut Vec<Effect>) {
        let new = self.statistics.facts.count(asked, games, &self.library);
        if !new.is_empty() {
            effects.push(Effect::Library(LibraryEffect::PutFacts(new)));
        }
        self.learn_achievements(effects);
        self.ask_games(effects);
    }

    pub(super) fn count_rules(&mut self, rules: Option<Preset>) {
        self.statistics.facts.choose_rules(rules, &self.library);
    }

    /// Asks on which days the games were stored, for a table of their figures.
    pub(super) fn ask_days(&self, effects: &mut Vec<Effect>) {
        let moments = self.statistics.facts.games(&self.library).map(|(game, _)| game.changed).collect();
        effects.push(Effect::RequestDays(moments));
    }

    pub(super) fn export_statistics(&self, days: &[Day], effects: &mut Vec<Effect>) {
        let text = statistics_csv(self.statistics.facts.games(&self.library).zip(days.iter().copied()));
        effects.push(Effect::Device(DeviceEffect::Download(STATISTICS_FILE, text)));
    }

    /// Notes what the person has achieved in a hand of the match that has ended.
    pub(super) fn note_achievements(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = self.play.table.as_ref().filter(|_| self.play.activity.is_match()) else { return };
        self.statistics.log.turn_page();
        let game = table.game();
        if !self.settings.achievements || game.is_practice() || table.origin() == Origin::Imported {
            return;
        }
        let person = first_person(game, table.places());
        if self.statistics.log.tell(GameFacts::achieved_last(game, table.places(), person)) {
            self.save_achievements(effects);
        }
    }

    /// Forgets what was new with the hand before: another one begins, or another game is shown.
    pub(super) fn forget_new_achievements(&mut self) {
        self.statistics.log.turn_page();
    }

    fn learn_achievements(&mut self, effects: &mut Vec<Effect>) {
        if self.settings.achievements && self.statistics.log.learn(self.statistics.facts.achieved(&self.library)) {
            self.save_achievements(effects);
        }
    }

    fn save_achievements(&self, effects: &mut Vec<Effect>) {
        effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Achievements, self.statistics.log.write())));
    }

    pub(super) fn restore_achievements(&mut self, text: &str) {
        self.statistics.log = AchievementLog::read(text);
    }
}
