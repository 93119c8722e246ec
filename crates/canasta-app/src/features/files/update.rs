//! The updates of the files dialog: texts are exported, pasted, opened and looked at.

use super::intent::{ExportKind, FilesIntent};
use super::model::Files;
use super::record::read_record;
use super::settings_file::read_settings;
use super::text::TextKind;
use crate::features::Outcome;
use crate::features::house_rules::{HouseRules, OwnRulesList};
use crate::features::library::Library;
use crate::features::settings::Settings;
use crate::session::effect::{DeviceEffect, Effect, RULES_LINK};
use crate::session::feedback::Feedback;
use crate::session::plan::{Place, Plan};
use crate::session::stored_value::StoredValue;
use canasta::rules::{Game, Preset, Rules, read_rules_code};

/// What the files dialog may know of the session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The settings, which a file changes.
    pub settings: &'a Settings,
    /// The own rules, to which a file adds others.
    pub house_rules: &'a HouseRules,
    /// The plan of the next game, whose rules a link carries.
    pub plan: &'a Plan,
    /// The library, into which long texts are read.
    pub library: &'a Library,
}

/// Settings and own rules of a file, together with those that are there already.
#[derive(Debug, PartialEq)]
pub(crate) struct Imported {
    pub settings: Settings,
    pub own_rules: OwnRulesList,
}

/// The way in which a text leaves the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Copy,
    Download,
    Share,
}

impl Way {
    /// The effect that exports this text.
    pub fn effect(self, kind: ExportKind, text: String) -> Effect {
        Effect::Device(match self {
            Way::Copy => DeviceEffect::Copy(text),
            Way::Download => DeviceEffect::Download(kind.file_name(), text),
            Way::Share => DeviceEffect::ShareFile(kind.file_name(), text),
        })
    }
}

/// What only the session can do.
#[derive(Debug, PartialEq)]
pub(crate) enum Ask {
    /// Export a text.
    Export(ExportKind, Way),
    /// Take over settings and own rules.
    Import(Box<Imported>),
    /// Put a game on the table.
    Open(Box<Game>, Vec<Place>),
    /// Choose the rules of a code for the next game.
    Rules(Preset, Box<Rules>),
    /// Look back at a game.
    LookBack(Box<Game>, Vec<Place>),
    /// Open a link to a deal or a game.
    Link(String),
    /// Read a text into the library.
    ReadIntoLibrary(String),
    /// Save a text that was set aside as a file, by its number.
    SaveSetAside(u32),
    /// Read a text that was set aside once more.
    TryAgain(u32),
    /// Delete a text that was set aside.
    DeleteSetAside(u32),
    /// Save a damaged value that could not be set aside as a file.
    SaveUncopied(StoredValue),
}

impl Files {
    /// Takes the text of a file into the form. Settings and the code of rules are imported at once; a record waits for what is to be done with it.
    pub(crate) fn take_file(&mut self, intent: FilesIntent) -> FilesIntent {
        let FilesIntent::Load(text) = intent else { return intent };
        self.text = text;
        if self.kind() == TextKind::Record && read_rules_code(&self.text).is_err() {
            FilesIntent::Load(String::new())
        } else {
            FilesIntent::Import
        }
    }

    /// Carries out an intent. The text of a file was taken before.
    pub(crate) fn update(&mut self, intent: FilesIntent, context: &Context<'_>) -> Outcome<Ask> {
        match intent {
            FilesIntent::Copy(kind) => Outcome::ask(Ask::Export(kind, Way::Copy)),
            FilesIntent::Download(kind) => Outcome::ask(Ask::Export(kind, Way::Download)),
            FilesIntent::Share(kind) => Outcome::ask(Ask::Export(kind, Way::Share)),
            FilesIntent::CopyLink => link(context.plan, DeviceEffect::CopyLink),
            FilesIntent::ShareLink => link(context.plan, DeviceEffect::ShareLink),
            FilesIntent::WriteText(text) => {
                self.text = text;
                Outcome::default()
            }
            FilesIntent::Load(_) | FilesIntent::LookBack if context.library.reads_in_steps(&self.text) => {
                self.import(context)
            }
            FilesIntent::Load(_) => Outcome::said(match read_record(&self.text) {
                Ok((game, _)) => Feedback::Loaded(game.record().hands.len()),
                Err(feedback) => feedback,
            }),
            FilesIntent::LookBack if self.is_link() => self.import(context),
            FilesIntent::LookBack => match read_record(&self.text) {
                Ok((game, places)) => Outcome::ask(Ask::LookBack(Box::new(game), places)),
                Err(feedback) => Outcome::said(feedback),
            },
            FilesIntent::Import => self.import(context),
            FilesIntent::SaveSetAside(number) => Outcome::ask(Ask::SaveSetAside(number)),
            FilesIntent::TryAgain(number) => Outcome::ask(Ask::TryAgain(number)),
            FilesIntent::DeleteSetAside(number) => Outcome::ask(Ask::DeleteSetAside(number)),
            FilesIntent::SaveUncopied(value) => Outcome::ask(Ask::SaveUncopied(value)),
        }
    }

    /// Imports the text in the form. A refused text stays in the form, so that it can be corrected.
    fn import(&mut self, context: &Context<'_>) -> Outcome<Ask> {
        let is_link = self.is_link();
        let text = std::mem::take(&mut self.text);
        if is_link {
            return Outcome::ask(Ask::Link(text));
        }
        if let Ok((preset, rules)) = read_rules_code(&text) {
            return Outcome::ask(Ask::Rules(preset, Box::new(rules))).saying(Feedback::CodeUsed);
        }
        let read = match TextKind::of(&text) {
            TextKind::Nothing => Err(Feedback::NothingWritten),
            TextKind::Settings => import_settings(&text, context),
            TextKind::Library => return Outcome::ask(Ask::ReadIntoLibrary(text)),
            TextKind::Record if context.library.reads_in_steps(&text) => {
                return Outcome::ask(Ask::ReadIntoLibrary(text));
            }
            TextKind::Record => {
                read_record(&text).map(|(game, places)| Outcome::ask(Ask::Open(Box::new(game), places)))
            }
        };
        read.unwrap_or_else(|feedback| {
            self.text = text;
            Outcome::said(feedback)
        })
    }
}

/// All settings and own rules of a text, or none. Existing own rules are kept.
fn import_settings(text: &str, context: &Context<'_>) -> Result<Outcome<Ask>, Feedback> {
    let (settings, new) = read_settings(text, context.settings)?;
    let (own_rules, added) = context.house_rules.merged(new)?;
    Ok(Outcome::ask(Ask::Import(Box::new(Imported { settings, own_rules }))).saying(Feedback::Imported(added)))
}

/// The end of the address that opens the game with the rules of the plan.
fn link(plan: &Plan, way: fn(String) -> DeviceEffect) -> Outcome<Ask> {
    let link = plan.code().map(|code| Effect::Device(way(format!("{RULES_LINK}{code}"))));
    Outcome { effects: link.into_iter().collect(), ..Outcome::default() }
}
