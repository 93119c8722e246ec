//! The files dialog at the session: what is exported comes from the table, and what is opened goes to it.

use super::Session;
use crate::features::files::{Ask, Context, Imported, settings_text};
use crate::features::files::{ExportKind, FilesIntent};
use crate::features::library::LibraryEffect;
use crate::features::links::LinksIntent;
use crate::session::effect::Effect;
use crate::session::plan::Place;
use crate::session::table::Table;
use canasta::rules::Game;

impl Session {
    /// Takes the text of a file into the form.
    pub(crate) fn take_file(&mut self, intent: FilesIntent) -> FilesIntent {
        self.screen.files.take_file(intent)
    }

    pub(super) fn handle_files(&mut self, intent: FilesIntent, effects: &mut Vec<Effect>) {
        let context = Context {
            settings: &self.settings,
            house_rules: &self.house_rules,
            plan: &self.new_game.plan,
            library: &self.library,
        };
        let outcome = self.screen.files.update(intent, &context);
        match self.take_outcome(outcome, effects) {
            None => {}
            Some(Ask::Export(kind, way)) => effects.extend(self.export(kind).map(|text| way.effect(kind, text))),
            Some(Ask::Import(imported)) => {
                let Imported { settings, own_rules } = *imported;
                self.house_rules.replace_own(own_rules);
                effects.push(self.house_rules.saved());
                self.replace_settings(settings, effects);
            }
            Some(Ask::Open(game, places)) => self.open_record(*game, places, effects),
            Some(Ask::LookBack(game, places)) => self.look_back_at(*game, places, 0, None, effects),
            Some(Ask::Rules(preset, rules)) => {
                self.new_game.plan.choose_instead(preset, &rules);
                self.save_plan(effects);
            }
            Some(Ask::Link(text)) => self.handle_links(LinksIntent::Read(text), effects),
            Some(Ask::ReadIntoLibrary(text)) => self.library.request(LibraryEffect::ReadText(text), effects),
            Some(Ask::SaveSetAside(number)) => self.save_set_aside(number, effects),
            Some(Ask::TryAgain(number)) => self.try_again(number, effects),
            Some(Ask::DeleteSetAside(number)) => self.delete_set_aside(number, effects),
            Some(Ask::SaveUncopied(value)) => self.save_uncopied(value, effects),
        }
    }

    fn export(&self, kind: ExportKind) -> Option<String> {
        match kind {
            ExportKind::RulesCode => self.plan().code(),
            ExportKind::Settings => Some(settings_text(&self.settings, &self.house_rules)),
            ExportKind::Record => self.play.table.is_some().then(|| self.record()),
            ExportKind::Match => self.match_file(),
        }
    }

    fn open_record(&mut self, game: Game, places: Vec<Place>, effects: &mut Vec<Effect>) {
        self.keep(effects);
        self.adopt(Table::new(game, places, self.settings.sort).imported(), effects);
        self.play.bots.revive();
        self.game_changed(effects);
        self.shuffle_ahead(effects);
    }
}
