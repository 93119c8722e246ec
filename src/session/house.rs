//! House rules and what surrounds them: own rules kept under a name, codes to share, settings and records as text, and
//! the question before something of the person's is lost.

use super::{Effect, Intent, NoIntent, Notice, Panel, Place, Plan, Session, Settings, places};
use crate::rules::{
    BadRules, CodeError, Entry, LineError, Preset, RankSet, Rules, read_rules_code, replay, rules_code,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;
use std::str::FromStr;

/// The form in which own rules and settings are kept. A later form gets another number.
const VERSION: u32 = 1;
/// The most own rules.
const MOST_OWN: usize = 50;
/// The most letters of their names.
const LONGEST_NAME: usize = 40;
/// No record or settings are longer.
const LONGEST_TEXT: usize = 4_000_000;

/// How a field of the rules is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Yes or no.
    Switch,
    /// A number.
    Number,
    /// A number, or nothing.
    NumberOrNone,
    /// One of several words.
    Words(&'static [&'static str]),
    /// One of several numbers.
    Numbers(&'static [u8]),
    /// The four opening minimums.
    Minimums,
    /// Ranks from four to ace.
    Ranks,
}

/// A field of the rules, as the dialog offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in records.
    pub name: &'static str,
    /// How it is chosen.
    pub kind: Kind,
}

const fn of(name: &'static str, kind: Kind) -> Field {
    Field { name, kind }
}

/// Every field, in the groups of the dialog.
pub const FIELDS: &[&[Field]] = {
    use Kind::{Minimums, Number, NumberOrNone, Numbers, Ranks, Switch, Words};
    &[
        &[of("players", Numbers(&[2, 4])), of("hand_size", Number), of("draw_count", Numbers(&[1, 2]))],
        &[of("min_naturals", Number), of("max_wilds", NumberOrNone), of("wilds_max_naturals", Switch)],
        &[of("opening_minimums", Minimums), of("wilds_in_opening", Switch), of("concealed_exempt", Switch)],
        &[
            of("pile_allowed", Switch),
            of("pile_new_meld", Words(&["pair-or-wild", "pair"])),
            of("pile_own_meld", Words(&["any", "under-7"])),
            of("freezing", Switch),
            of("frozen_until_melded", Switch),
            of("one_card_pile_closed", Switch),
        ],
        &[
            of("red_three", Number),
            of("four_red_threes", Number),
            of("red_threes_negative", Switch),
            of("black_threes_last", Switch),
        ],
        &[
            of("canastas_to_go_out", Number),
            of("required_ranks", Ranks),
            of("ask_partner", Switch),
            of("out_without_draw", Switch),
            of("keep_last_card", Switch),
            of("stock_end", Words(&["a", "b", "c"])),
        ],
        &[
            of("target", NumberOrNone),
            of("going_out", Number),
            of("concealed", Number),
            of("natural_canasta", Number),
            of("mixed_canasta", Number),
        ],
    ]
};

fn kind(name: &str) -> Option<Kind> {
    FIELDS.iter().copied().flatten().find(|field| field.name == name).map(|field| field.kind)
}

/// A text that can be handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The code of the rules.
    Code,
    /// Settings and own rules.
    Settings,
    /// The record of the game.
    Record,
}

impl What {
    const ALL: [What; 3] = [What::Code, What::Settings, What::Record];

    const fn name(self) -> &'static str {
        match self {
            What::Code => "code",
            What::Settings => "settings",
            What::Record => "record",
        }
    }

    const fn file(self) -> &'static str {
        match self {
            What::Code => "canasta-rules.txt",
            What::Settings => "canasta-settings.json",
            What::Record => "canasta-record.txt",
        }
    }
}

/// What the dialogs about house rules and files ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Put a field back to the preset.
    Reset(String),
    /// Put all fields back to the preset.
    ResetAll,
    /// Keep the rules under the name written.
    Keep,
    /// Choose own rules.
    Choose(usize),
    /// Remove own rules.
    Remove(usize),
    /// Choose the rules of the code written.
    UseCode,
    /// Copy a text.
    Copy(What),
    /// Hand out a file.
    Download(What),
    /// Take in the settings or the record written.
    Import,
    /// Print the open dialog.
    Print,
    /// Fill the screen, or no longer.
    Fullscreen,
    /// Do what was asked about.
    Yes,
    /// Leave everything as it is.
    No,
}

impl fmt::Display for Errand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Errand::Reset(field) => write!(f, "reset={field}"),
            Errand::ResetAll => f.write_str("reset-all"),
            Errand::Keep => f.write_str("keep"),
            Errand::Choose(at) => write!(f, "choose={at}"),
            Errand::Remove(at) => write!(f, "remove={at}"),
            Errand::UseCode => f.write_str("use-code"),
            Errand::Copy(what) => write!(f, "copy={}", what.name()),
            Errand::Download(what) => write!(f, "download={}", what.name()),
            Errand::Import => f.write_str("import"),
            Errand::Print => f.write_str("print"),
            Errand::Fullscreen => f.write_str("fullscreen"),
            Errand::Yes => f.write_str("yes"),
            Errand::No => f.write_str("no"),
        }
    }
}

impl FromStr for Errand {
    type Err = NoIntent;

    fn from_str(text: &str) -> Result<Errand, NoIntent> {
        let (word, value) = text.split_once('=').unwrap_or((text, ""));
        let number = || value.parse().map_err(|_| NoIntent);
        let what = || What::ALL.into_iter().find(|what| what.name() == value).ok_or(NoIntent);
        Ok(match word {
            "reset" => Errand::Reset(value.to_owned()),
            "reset-all" => Errand::ResetAll,
            "keep" => Errand::Keep,
            "choose" => Errand::Choose(number()?),
            "remove" => Errand::Remove(number()?),
            "use-code" => Errand::UseCode,
            "copy" => Errand::Copy(what()?),
            "download" => Errand::Download(what()?),
            "import" => Errand::Import,
            "print" => Errand::Print,
            "fullscreen" => Errand::Fullscreen,
            "yes" => Errand::Yes,
            "no" => Errand::No,
            _ => return Err(NoIntent),
        })
    }
}

/// Rules kept under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnRules {
    /// The name.
    pub name: String,
    /// The preset that they change.
    pub preset: Preset,
    /// The rules.
    pub rules: Rules,
}

/// How own rules stand in storage.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRules {
    name: String,
    preset: String,
    #[serde(default)]
    changes: Map<String, Value>,
}

impl OwnRules {
    fn write(&self) -> SavedRules {
        let changes = self.rules.changes_from(&self.preset.rules());
        SavedRules { name: self.name.clone(), preset: self.preset.name().to_owned(), changes }
    }

    fn read(value: &Value) -> Option<OwnRules> {
        let saved = SavedRules::deserialize(value).ok()?;
        let preset: Preset = saved.preset.parse().ok()?;
        let rules = preset.rules().with(&saved.changes).ok()?;
        Some(OwnRules { name: name(&saved.name)?, preset, rules })
    }
}

/// A name as it is kept; `None` if nothing is left of it.
fn name(text: &str) -> Option<String> {
    let name: String = text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

fn write_all(own: &[OwnRules]) -> Value {
    let rules = own.iter().map(OwnRules::write).collect::<Vec<_>>();
    serde_json::json!({ "version": VERSION, "rules": rules })
}

/// What can be read, and whether that is all.
fn read_all(value: &Value) -> (Vec<OwnRules>, bool) {
    let list = value.get("rules").and_then(Value::as_array).filter(|_| value["version"] == VERSION);
    let Some(list) = list else { return (Vec::new(), false) };
    let own: Vec<OwnRules> = list.iter().filter_map(OwnRules::read).take(MOST_OWN).collect();
    let whole = own.len() == list.len();
    (own, whole)
}

/// What came of the last errand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The text was copied.
    Copied,
    /// The browser does not copy.
    NotCopied,
    /// The rules were kept under this name.
    Kept(String),
    /// There is no name to keep them under.
    NoName,
    /// There are too many already.
    TooMany,
    /// Another of the own rules has this name.
    NameTaken(String),
    /// The rules of the code were chosen.
    CodeUsed,
    /// It is no code.
    BadCode(CodeError),
    /// These rules cannot be.
    BadRules(BadRules),
    /// The settings were taken in, with so many own rules.
    Imported(usize),
    /// Nothing was written.
    NothingWritten,
    /// It is neither settings nor a record.
    NoFile,
    /// A setting of the file is none, or has a value that is none.
    BadSettings(String),
    /// A line of the record is wrong.
    BadRecord(Box<LineError>),
    /// The record holds no deal.
    NoDeal,
}

impl Said {
    /// Whether nothing came of it.
    #[must_use]
    pub const fn is_bad(&self) -> bool {
        !matches!(self, Said::Copied | Said::Kept(_) | Said::CodeUsed | Said::Imported(_))
    }
}

/// What the dialogs remember.
#[derive(Clone, Debug, Default)]
pub(super) struct House {
    own: Vec<OwnRules>,
    /// The name under which the rules are to be kept.
    name: String,
    /// The code written.
    code: String,
    /// The settings or the record written.
    text: String,
    said: Option<Said>,
    /// What was asked about, and the dialog before.
    asked: Option<(Intent, Option<Panel>)>,
}

impl House {
    pub(super) fn say(&mut self, said: Said) {
        self.said = Some(said);
    }
}

impl Plan {
    /// The value of a field, possible or not.
    #[must_use]
    pub fn value(&self, field: &str) -> Value {
        let usual = || self.preset.rules().fields().remove(field).unwrap_or_default();
        self.changes.get(field).cloned().unwrap_or_else(usual)
    }

    /// Takes a value of a field from the dialog, possible or not: what is wrong is told, not thrown away. False if there
    /// is no such field.
    pub(super) fn set_rule(&mut self, field: &str, text: &str) -> bool {
        let (field, part) = field.split_once('.').unwrap_or((field, ""));
        let Some(kind) = kind(field) else { return false };
        let number = || text.trim().parse::<i64>().map_or_else(|_| Value::from(text.trim()), Value::from);
        let value = match kind {
            Kind::Switch => Value::from(text == "yes"),
            Kind::Words(_) => Value::from(text),
            Kind::NumberOrNone if text == "none" => Value::Null,
            // Back from nothing: the preset's number, or a usual one.
            Kind::NumberOrNone if text == "some" => match self.preset.rules().fields().remove(field) {
                Some(usual @ Value::Number(_)) => usual,
                _ if field == "target" => 5000.into(),
                _ => 3.into(),
            },
            Kind::Number | Kind::Numbers(_) | Kind::NumberOrNone => number(),
            Kind::Minimums => {
                let mut all = self.value(field);
                let Some(minimum) = part.parse().ok().and_then(|at: usize| all.get_mut(at)) else { return false };
                *minimum = number();
                all
            }
            Kind::Ranks => {
                let Ok(rank) = text.parse() else { return false };
                let set: RankSet = serde_json::from_value(self.value(field)).unwrap_or_default();
                let toggled: RankSet = match set.contains(rank) {
                    true => set.iter().filter(|&other| other != rank).collect(),
                    false => set.iter().chain([rank]).collect(),
                };
                serde_json::to_value(toggled).unwrap_or_default()
            }
        };
        self.change(field, value);
        true
    }
}

impl Session {
    /// The own rules.
    #[must_use]
    pub fn own_rules(&self) -> &[OwnRules] {
        &self.house.own
    }

    /// Which of the own rules the plan has chosen.
    #[must_use]
    pub fn own_chosen(&self) -> Option<usize> {
        let rules = self.plan.rules().ok()?;
        self.house.own.iter().position(|own| own.preset == self.plan.preset && own.rules == rules)
    }

    /// The name under which the rules are to be kept.
    #[must_use]
    pub fn own_name(&self) -> &str {
        &self.house.name
    }

    /// The code that was written.
    #[must_use]
    pub fn code_written(&self) -> &str {
        &self.house.code
    }

    /// What came of the last errand.
    #[must_use]
    pub const fn said(&self) -> Option<&Said> {
        self.house.said.as_ref()
    }

    /// What was asked about while [`Panel::Ask`] is open.
    #[must_use]
    pub fn question(&self) -> Option<&Intent> {
        self.house.asked.as_ref().map(|(intent, _)| intent)
    }

    /// The code of the plan's rules, if these can be.
    #[must_use]
    pub fn code(&self) -> Option<String> {
        self.plan.rules().ok().map(|rules| rules_code(self.plan.preset, &rules))
    }

    /// Settings and own rules as text.
    #[must_use]
    pub fn settings_text(&self) -> String {
        let settings = serde_json::to_value(self.settings).unwrap_or_default();
        let all = serde_json::json!({
            "canasta": "settings",
            "version": VERSION,
            "settings": settings,
            "own_rules": write_all(&self.house.own),
        });
        serde_json::to_string_pretty(&all).unwrap_or_default()
    }

    fn text_of(&self, what: What) -> Option<String> {
        match what {
            What::Code => self.code(),
            What::Settings => Some(self.settings_text()),
            What::Record => self.game.is_some().then(|| self.record()),
        }
    }

    /// Whether a match is on in which a person has done something.
    #[must_use]
    pub fn has_played(&self) -> bool {
        let Some(game) = self.game.as_ref().filter(|game| game.end().is_none()) else { return false };
        let person = |seat: crate::rules::Seat| {
            self.places.get(seat.index()).is_some_and(|place| place.player == super::Player::Person)
        };
        let acted = |entry: &Entry| matches!(entry, Entry::Action(seat, _) if person(*seat));
        let hands = &game.record().hands;
        hands.len() > 1 || hands.iter().any(|hand| hand.entries.iter().any(acted))
    }

    /// Whether something of the person's would be lost by this.
    fn would_lose(&self, intent: &Intent) -> bool {
        match intent {
            Intent::Abandon | Intent::SameDeal | Intent::SameAgain => self.has_played(),
            Intent::Start => self.has_played() && self.plan.rules().is_ok(),
            Intent::Errand(Errand::Import) => self.has_played() && read_record(&self.house.text).is_ok(),
            Intent::Errand(Errand::Remove(at)) => self.house.own.get(*at).is_some(),
            Intent::Errand(Errand::Keep) => {
                let there = name(&self.house.name).and_then(|name| self.house.own.iter().find(|own| own.name == name));
                there.is_some_and(|own| self.plan.rules().is_ok_and(|rules| own.rules != rules))
            }
            _ => false,
        }
    }

    /// Asks before something is lost. True if the intent has to wait for the answer.
    pub(super) fn asks_first(&mut self, intent: &Intent) -> bool {
        if !matches!(intent, Intent::Set(..)) {
            self.house.said = None;
        }
        let asks = self.would_lose(intent);
        if asks {
            let before = self.panel.filter(|&panel| panel != Panel::Ask);
            self.house.asked = Some((intent.clone(), before));
            self.panel = Some(Panel::Ask);
        }
        asks
    }

    /// Closes the open dialog; those that belong to another go back to it.
    pub(super) fn close(&mut self) {
        self.panel = match self.panel {
            Some(Panel::House) => Some(Panel::NewGame),
            Some(Panel::Ask) => self.house.asked.take().and_then(|(_, before)| before),
            _ => None,
        };
    }

    /// Takes what is written in the dialogs; false if it is for somebody else.
    pub(super) fn set_house(&mut self, field: &str, value: &str, effects: &mut Vec<Effect>) -> bool {
        if let Some(rule) = field.strip_prefix("rule.") {
            return self.plan.set_rule(rule, value);
        }
        if let Some(at) = field.strip_prefix("own.") {
            let there = at.parse().ok().filter(|&at: &usize| at < self.house.own.len());
            if let (Some(at), Some(new)) = (there, name(value)) {
                if self.house.own.iter().enumerate().any(|(other, own)| other != at && own.name == new) {
                    self.house.say(Said::NameTaken(new));
                } else {
                    self.house.own[at].name = new;
                    self.save_rules(effects);
                }
            }
            return true;
        }
        if field == "preset" && self.own_chosen().is_some() {
            // Own rules are kept under their name: the preset is wanted as it is.
            self.plan.changes.clear();
        }
        let text = match field {
            "own-name" => &mut self.house.name,
            "code" => &mut self.house.code,
            "import" => &mut self.house.text,
            _ => return false,
        };
        value.clone_into(text);
        true
    }

    fn save_rules(&self, effects: &mut Vec<Effect>) {
        effects.push(Effect::SaveRules(write_all(&self.house.own).to_string()));
    }

    pub(super) fn errand(&mut self, errand: Errand, effects: &mut Vec<Effect>) {
        match errand {
            Errand::Reset(field) => drop(self.plan.changes.remove(&field)),
            Errand::ResetAll => self.plan.changes.clear(),
            Errand::Keep => self.keep_rules(effects),
            Errand::Choose(at) => {
                if let Some(own) = self.house.own.get(at) {
                    self.plan.choose(own.preset, &own.rules);
                }
            }
            Errand::Remove(at) => {
                if at < self.house.own.len() {
                    self.house.own.remove(at);
                    self.save_rules(effects);
                }
            }
            Errand::UseCode => match read_rules_code(&self.house.code) {
                Ok((preset, rules)) => {
                    self.plan.choose(preset, &rules);
                    self.house.code.clear();
                    self.house.say(Said::CodeUsed);
                }
                Err(error) => self.house.say(Said::BadCode(error)),
            },
            Errand::Copy(what) => effects.extend(self.text_of(what).map(Effect::Copy)),
            Errand::Download(what) => {
                effects.extend(self.text_of(what).map(|text| Effect::Download(what.file(), text)));
            }
            Errand::Import => self.import(effects),
            Errand::Print => effects.push(Effect::Print),
            Errand::Fullscreen => effects.push(Effect::Fullscreen),
            Errand::Yes => {
                let Some((intent, before)) = self.house.asked.take() else { return };
                self.panel = before;
                match intent {
                    Intent::Abandon => self.abandon(effects),
                    Intent::SameDeal => self.same_deal(effects),
                    Intent::SameAgain => self.ask_seed(super::Pending::SameAgain, effects),
                    Intent::Start => self.ask_seed(super::Pending::Start, effects),
                    Intent::Errand(errand) => self.errand(errand, effects),
                    // Nothing else is asked about.
                    _ => {}
                }
            }
            Errand::No => self.close(),
        }
    }

    fn keep_rules(&mut self, effects: &mut Vec<Effect>) {
        let rules = match self.plan.rules() {
            Ok(rules) => rules,
            Err(bad) => return self.house.say(Said::BadRules(bad)),
        };
        let Some(name) = name(&self.house.name) else { return self.house.say(Said::NoName) };
        let own = OwnRules { name: name.clone(), preset: self.plan.preset, rules };
        match self.house.own.iter().position(|own| own.name == name) {
            Some(there) => self.house.own[there] = own,
            None if self.house.own.len() >= MOST_OWN => return self.house.say(Said::TooMany),
            None => self.house.own.push(own),
        }
        self.house.name.clear();
        self.house.say(Said::Kept(name));
        self.save_rules(effects);
    }

    pub(super) fn restore_rules(&mut self, text: String, effects: &mut Vec<Effect>) {
        let (own, whole) = serde_json::from_str(&text).map_or((Vec::new(), false), |value| read_all(&value));
        if !whole {
            self.notice = Some(Notice::RulesDamaged(own.len()));
            effects.push(Effect::KeepDamaged(text));
        }
        self.house.own = own;
    }

    fn import(&mut self, effects: &mut Vec<Effect>) {
        let text = std::mem::take(&mut self.house.text);
        let outcome = match text.trim_start_matches('\u{feff}').trim_start() {
            "" => Err(Said::NothingWritten),
            json if json.starts_with('{') => self.import_settings(json, effects),
            _ => read_record(&text).map(|(game, places)| {
                self.adopt(game, places);
                self.notice = None;
                self.changed(effects);
            }),
        };
        if let Err(said) = outcome {
            self.house.say(said);
            // It can be mended where it stands.
            self.house.text = text;
        }
    }

    /// Takes in settings and own rules: all or nothing. Own rules that are there already stay.
    fn import_settings(&mut self, text: &str, effects: &mut Vec<Effect>) -> Result<(), Said> {
        let file: Value = serde_json::from_str(text).map_err(|_| Said::NoFile)?;
        if text.len() > LONGEST_TEXT || file["canasta"] != "settings" || file["version"] != VERSION {
            return Err(Said::NoFile);
        }
        let mut settings = self.settings;
        for (name, value) in file["settings"].as_object().ok_or(Said::NoFile)? {
            let bad = || Said::BadSettings(name.clone());
            let Ok(Value::Object(mut all)) = serde_json::to_value(settings) else { return Err(bad()) };
            all.insert(name.clone(), value.clone()).ok_or_else(bad)?;
            settings = serde_json::from_value::<Settings>(Value::Object(all)).map_err(|_| bad())?;
        }
        let new = match &file["own_rules"] {
            Value::Null => Vec::new(),
            list => match read_all(list) {
                (own, true) => own,
                _ => return Err(Said::BadSettings("own_rules".to_owned())),
            },
        };
        let mut added = 0;
        let mut own = self.house.own.clone();
        for mut rules in new {
            let same = |there: &OwnRules| there.preset == rules.preset && there.rules == rules.rules;
            if own.iter().any(same) {
                continue;
            }
            let base = rules.name.clone();
            let mut number = 2;
            while own.iter().any(|there| there.name == rules.name) {
                rules.name = format!("{base} ({number})");
                number += 1;
            }
            own.push(rules);
            added += 1;
        }
        if own.len() > MOST_OWN {
            return Err(Said::TooMany);
        }
        self.house.own = own;
        self.settings = settings;
        self.save_rules(effects);
        self.settings_changed(effects);
        self.house.say(Said::Imported(added));
        Ok(())
    }
}

/// The game of a record, with the person at the first seat.
fn read_record(text: &str) -> Result<(crate::rules::Game, Vec<Place>), Said> {
    let first = text.trim_start_matches('\u{feff}').trim_start();
    if text.len() > LONGEST_TEXT || first.starts_with('{') {
        return Err(Said::NoFile);
    }
    let replay = replay(text);
    if let Some(wrong) = replay.error {
        return Err(Said::BadRecord(Box::new(wrong)));
    }
    let mut game = replay.game.filter(|game| game.state().is_some()).ok_or(Said::NoDeal)?;
    if game.hand_is_on() {
        // Its deck stands in the text.
        game.mark_practice();
    }
    let mut seats = places(game.rules().players);
    for (place, name) in seats.iter_mut().zip(&game.record().names).filter(|(_, name)| !name.is_empty()) {
        place.name.clone_from(name);
    }
    Ok((game, seats))
}
