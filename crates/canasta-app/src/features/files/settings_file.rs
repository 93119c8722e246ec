//! Settings and own rules as a text, and back.

use super::text::{LONGEST_TEXT, read_either, trimmed};
use crate::features::house_rules::{HouseRules, OwnRulesList};
use crate::features::settings::Settings;
use crate::session::feedback::Feedback;
use serde_json::{Value, json};

/// The version of the format of exported settings.
const VERSION: u32 = 1;

/// Settings and own rules as text.
#[must_use]
pub fn settings_text(settings: &Settings, house_rules: &HouseRules) -> String {
    let all = json!({
        "canasta": "settings",
        "version": VERSION,
        "settings": settings.fields(),
        "own_rules": house_rules.write(),
    });
    format!("{all:#}")
}

/// These settings with those of an exported text, and the own rules in it.
///
/// # Errors
/// If the text is not an export, or one of its settings or rules is invalid.
pub fn read_settings(text: &str, now: &Settings) -> Result<(Settings, OwnRulesList), Feedback> {
    read_either(text, |text| read_plain_settings(text, now))
}

fn read_plain_settings(text: &str, now: &Settings) -> Result<(Settings, OwnRulesList), Feedback> {
    let file = settings_file(text)?;
    let mut settings = *now;
    for (name, value) in file["settings"].as_object().ok_or(Feedback::NoFile)? {
        settings.set(name, value).map_err(|_| Feedback::BadSettings(name.clone()))?;
    }
    let own = match &file["own_rules"] {
        Value::Null => OwnRulesList::default(),
        list => match OwnRulesList::read(list) {
            (own, true) => own,
            _ => return Err(Feedback::BadSettings("own_rules".to_owned())),
        },
    };
    Ok((settings, own))
}

fn settings_file(text: &str) -> Result<Value, Feedback> {
    let text = Some(trimmed(text)).filter(|text| text.len() <= LONGEST_TEXT).ok_or(Feedback::NoFile)?;
    let file = serde_json::from_str::<Value>(text).map_err(|_| Feedback::NoFile)?;
    let ours = file["canasta"] == "settings" && file["version"] == VERSION;
    ours.then_some(file).ok_or(Feedback::NoFile)
}
