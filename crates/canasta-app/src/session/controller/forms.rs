//! House rules, own rules, codes and files.

use super::Session;
use crate::features::house_rules::{Feedback, OwnRules, TextKind, name, read_record, read_settings};
use crate::session::effect::{DeviceEffect, Effect, RULES_LINK, StorageEffect};
use crate::session::intent::{ExportKind, FilesIntent, HouseRulesIntent, Intent};
use crate::session::plan::Place;
use crate::session::stored_value::StoredValue;
use crate::session::table::Table;
use canasta::rules::{Game, read_rules_code};

impl Session {
    pub(super) fn handle_house_rules(&mut self, intent: HouseRulesIntent, effects: &mut Vec<Effect>) {
        let plan = &mut self.new_game.plan;
        match intent {
            HouseRulesIntent::Change(change) => plan.set_rule(&change),
            HouseRulesIntent::Reset(field) => drop(plan.changes.remove(field.name())),
            HouseRulesIntent::ResetAll => plan.changes.clear(),
            HouseRulesIntent::WriteName(name) => self.house_rules.forms.write_name(name),
            HouseRulesIntent::Keep => self.keep_rules(effects),
            HouseRulesIntent::Choose(at) => {
                if let Some(own) = self.house_rules.own.all().get(at) {
                    plan.choose(own.preset, &own.rules);
                }
            }
            HouseRulesIntent::Rename(at, name) => match self.house_rules.own.rename(at, &name) {
                Ok(true) => self.save_rules(effects),
                Ok(false) => {}
                Err(feedback) => self.house_rules.forms.set_feedback(feedback),
            },
            HouseRulesIntent::Remove(at) => self.remove_rules(at, effects),
            HouseRulesIntent::WriteCode(code) => self.house_rules.forms.write_code(code),
            HouseRulesIntent::UseCode => match read_rules_code(self.house_rules.forms.code()) {
                Ok((preset, rules)) => {
                    plan.choose(preset, &rules);
                    self.house_rules.forms.write_code(String::new());
                    self.house_rules.forms.set_feedback(Feedback::CodeUsed);
                }
                Err(error) => self.house_rules.forms.set_feedback(Feedback::BadCode(error)),
            },
        }
    }

    pub(super) fn save_rules(&self, effects: &mut Vec<Effect>) {
        effects
            .push(Effect::Storage(StorageEffect::Save(StoredValue::Rules, self.house_rules.own.write().to_string())));
    }

    /// Saves the rules of the plan under the name in the form.
    pub(super) fn keep_rules(&mut self, effects: &mut Vec<Effect>) {
        let feedback = match (self.plan().rules(), name(self.house_rules.forms.name())) {
            (Err(bad), _) => Feedback::BadRules(bad),
            (Ok(_), None) => Feedback::NoName,
            (Ok(rules), Some(name)) => {
                let own = OwnRules { name: name.clone(), preset: self.plan().preset, rules };
                match self.house_rules.own.keep(own) {
                    Ok(()) => {
                        self.house_rules.forms.write_name(String::new());
                        self.save_rules(effects);
                        Feedback::Kept(name)
                    }
                    Err(feedback) => feedback,
                }
            }
        };
        self.house_rules.forms.set_feedback(feedback);
    }

    pub(super) fn remove_rules(&mut self, at: usize, effects: &mut Vec<Effect>) {
        if self.house_rules.own.remove(at) {
            self.save_rules(effects);
        }
    }

    pub(super) fn handle_files(&mut self, intent: FilesIntent, effects: &mut Vec<Effect>) {
        match intent {
            FilesIntent::Copy(kind) => {
                effects.extend(self.export(kind).map(DeviceEffect::Copy).map(Effect::Device));
            }
            FilesIntent::Download(kind) => {
                let file = self.export(kind).map(|text| DeviceEffect::Download(kind.file_name(), text));
                effects.extend(file.map(Effect::Device));
            }
            FilesIntent::Share(kind) => {
                let file = self.export(kind).map(|text| DeviceEffect::ShareFile(kind.file_name(), text));
                effects.extend(file.map(Effect::Device));
            }
            FilesIntent::CopyLink => effects.extend(self.link().map(DeviceEffect::CopyLink).map(Effect::Device)),
            FilesIntent::ShareLink => effects.extend(self.link().map(DeviceEffect::ShareLink).map(Effect::Device)),
            FilesIntent::WriteText(text) => self.house_rules.forms.write_text(text),
            FilesIntent::Load(_) if self.library.reads_in_steps(self.house_rules.forms.text()) => self.import(effects),
            FilesIntent::Load(_) => self.house_rules.forms.set_feedback(self.loaded()),
            FilesIntent::Import => self.import(effects),
            FilesIntent::LookBack if self.library.reads_in_steps(self.house_rules.forms.text()) => self.import(effects),
            FilesIntent::LookBack => self.look_back_at_text(effects),
            FilesIntent::SaveSetAside(number) => self.save_set_aside(number, effects),
            FilesIntent::TryAgain(number) => self.try_again(number, effects),
            FilesIntent::DeleteSetAside(number) => self.delete_set_aside(number, effects),
            FilesIntent::SaveUncopied(value) => self.save_uncopied(value, effects),
        }
    }

    /// Takes the text of a file into the form. Settings are imported at once; a record waits for what is to be done with it.
    pub(super) fn unwrap_file(&mut self, intent: Intent) -> Intent {
        match intent {
            Intent::Files(FilesIntent::Load(text)) => {
                let is_record = TextKind::of(&text) == TextKind::Record;
                self.house_rules.forms.write_text(text);
                Intent::Files(if is_record { FilesIntent::Load(String::new()) } else { FilesIntent::Import })
            }
            intent => intent,
        }
    }

    /// What the record in the form holds.
    fn loaded(&self) -> Feedback {
        match read_record(self.house_rules.forms.text()) {
            Ok((game, _)) => Feedback::Loaded(game.record().hands.len()),
            Err(feedback) => feedback,
        }
    }

    /// The end of the address that opens the game with these rules.
    fn link(&self) -> Option<String> {
        self.code().map(|code| format!("{RULES_LINK}{code}"))
    }

    fn export(&self, kind: ExportKind) -> Option<String> {
        match kind {
            ExportKind::RulesCode => self.code(),
            ExportKind::Settings => Some(self.settings_text()),
            ExportKind::Record => self.play.table.is_some().then(|| self.record()),
            ExportKind::Match => self.match_file(),
        }
    }

    /// Imports the text in the form. A refused text stays in the form, so that it can be corrected.
    pub(super) fn import(&mut self, effects: &mut Vec<Effect>) {
        let text = self.house_rules.forms.take_text();
        let result = match TextKind::of(&text) {
            TextKind::Nothing => Err(Feedback::NothingWritten),
            TextKind::Settings => self.import_settings(&text, effects),
            TextKind::Library => return effects.extend(self.library.read_text(text)),
            TextKind::Record if self.library.reads_in_steps(&text) => {
                return effects.extend(self.library.read_text(text));
            }
            TextKind::Record => read_record(&text).map(|(game, places)| self.open_record(game, places, effects)),
        };
        if let Err(feedback) = result {
            self.house_rules.forms.set_feedback(feedback);
            self.house_rules.forms.write_text(text);
        }
    }

    pub(super) fn open_record(&mut self, game: Game, places: Vec<Place>, effects: &mut Vec<Effect>) {
        self.keep(effects);
        self.adopt(Table::new(game, places, self.settings.sort).imported(), effects);
        self.play.bots.revive();
        self.game_changed(effects);
        self.shuffle_ahead(effects);
    }

    /// Imports all settings and own rules, or none. Existing own rules are kept.
    fn import_settings(&mut self, text: &str, effects: &mut Vec<Effect>) -> Result<(), Feedback> {
        let (settings, new) = read_settings(text, &self.settings)?;
        let (own_rules, added) = self.house_rules.own.merged(new)?;
        self.house_rules.own = own_rules;
        self.settings = settings;
        self.save_rules(effects);
        self.settings_changed(effects);
        self.house_rules.forms.set_feedback(Feedback::Imported(added));
        Ok(())
    }
}
