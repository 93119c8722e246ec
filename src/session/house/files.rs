//! Settings and records as text, out and in.

use super::own_rules::{MOST_OWN, OwnRules, read_all, write_all};
use super::{Feedback, VERSION};
use crate::rules::{FieldValue, Game, json, lacks_hand_on, object, replay};
use crate::session::intent::ExportKind;
use crate::session::{Effect, Place, Player, Session, Settings, places};
use serde_json::Value;

/// No record or settings are longer, in bytes.
pub const LONGEST_TEXT: usize = 4_000_000;

impl Session {
    /// Settings and own rules as text.
    #[must_use]
    pub fn settings_text(&self) -> String {
        let all = object([
            ("canasta", "settings".into()),
            ("version", VERSION.to_json()),
            ("settings", Value::Object(self.settings.fields())),
            ("own_rules", write_all(&self.house.own)),
        ]);
        // As `to_string_pretty` writes it, but by the writer that is there already.
        format!("{all:#}")
    }

    pub(super) fn text_of(&self, kind: ExportKind) -> Option<String> {
        match kind {
            ExportKind::RulesCode => self.code(),
            ExportKind::Settings => Some(self.settings_text()),
            ExportKind::Record => self.game.is_some().then(|| self.record()),
        }
    }

    pub(in crate::session) fn import(&mut self, effects: &mut Vec<Effect>) {
        let text = std::mem::take(&mut self.house.text);
        let outcome = match text.trim_start_matches('\u{feff}').trim_start() {
            "" => Err(Feedback::NothingWritten),
            json if json.starts_with('{') => self.import_settings(json, effects),
            _ => read_record(&text).map(|(game, places)| {
                self.adopt(game, places);
                self.bot_worker.revive();
                self.changed(effects);
                self.shuffle_ahead(effects);
            }),
        };
        if let Err(said) = outcome {
            self.house.say(said);
            // It can be mended where it stands.
            self.house.text = text;
        }
    }

    /// The settings as they would be with those of a file.
    pub(super) fn settings_of(&self, text: &str) -> Result<Settings, Feedback> {
        let mut settings = self.settings;
        for (name, value) in settings_file(text)?["settings"].as_object().ok_or(Feedback::NoFile)? {
            settings.set(name, value).map_err(|_| Feedback::BadSettings(name.clone()))?;
        }
        Ok(settings)
    }

    /// Takes in settings and own rules: all or nothing. Own rules that are there already stay.
    fn import_settings(&mut self, text: &str, effects: &mut Vec<Effect>) -> Result<(), Feedback> {
        let settings = self.settings_of(text)?;
        let file = settings_file(text)?;
        let new = match &file["own_rules"] {
            Value::Null => Vec::new(),
            list => match read_all(list) {
                (own, true) => own,
                _ => return Err(Feedback::BadSettings("own_rules".to_owned())),
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
            return Err(Feedback::TooMany);
        }
        self.house.own = own;
        self.settings = settings;
        self.save_rules(effects);
        self.settings_changed(effects);
        self.house.say(Feedback::Imported(added));
        Ok(())
    }
}

fn settings_file(text: &str) -> Result<Value, Feedback> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let file = json::parse(text).map_err(|_| Feedback::NoFile)?;
    let ours = text.len() <= LONGEST_TEXT && file["canasta"] == "settings" && file["version"] == VERSION;
    ours.then_some(file).ok_or(Feedback::NoFile)
}

/// The game of a record, with the person at the first seat.
pub(super) fn read_record(text: &str) -> Result<(Game, Vec<Place>), Feedback> {
    let first = text.trim_start_matches('\u{feff}').trim_start();
    if text.len() > LONGEST_TEXT || first.starts_with('{') {
        return Err(Feedback::NoFile);
    }
    let replay = replay(text);
    if let Some(wrong) = replay.error {
        return Err(Feedback::BadRecord(Box::new(wrong)));
    }
    let nothing = if lacks_hand_on(text) { Feedback::HandWasOn } else { Feedback::NoDeal };
    let mut game = replay.game.filter(|game| game.state().is_some()).ok_or(nothing)?;
    if game.hand_is_on() {
        // Its deck stands in the text.
        game.mark_practice();
    }
    let mut seats = places(game.rules().players);
    for (place, name) in seats.iter_mut().zip(&game.record().names).filter(|(_, name)| !name.is_empty()) {
        place.name.clone_from(name);
    }
    // Bots that a comment names come with it; the first seat is the person's.
    let players: Vec<Option<Player>> = players_of(text);
    if players.len() == seats.len() {
        for (place, player) in seats.iter_mut().zip(players).skip(1) {
            place.player = player.filter(|player| *player != Player::Person).unwrap_or(place.player);
        }
    }
    Ok((game, seats))
}

/// The beginning of the comment that says who played each seat.
const PLAYERS: &str = "# players ";

/// Who played, as a comment of the record says it.
fn players_of(text: &str) -> Vec<Option<Player>> {
    let line = text.lines().take(8).find_map(|line| line.strip_prefix(PLAYERS));
    line.unwrap_or_default().split_whitespace().map(Player::from_name).collect()
}

impl Session {
    /// That comment, with its line end.
    pub(in crate::session) fn players_line(&self) -> String {
        let names: Vec<String> = self.places.iter().map(|place| place.player.to_string()).collect();
        format!("{PLAYERS}{}\n", names.join(" "))
    }
}
