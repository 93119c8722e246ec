//! The options `--rules` and `--set`.

use canasta::rules::{Preset, Rules};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::Value;

/// A preset, and changed fields of it.
#[derive(clap::Args)]
pub struct RulesArguments {
    /// The rules
    #[arg(long = "rules", value_name = "PRESET", default_value = "classic", value_parser = preset_parser())]
    pub preset: Preset,
    /// Fields of the rules to change, as a JSON object: '{"target": 3000}'
    #[arg(long, value_name = "JSON")]
    set: Option<String>,
}

/// Parses the name of a preset; `--help` and error messages list all names.
pub fn preset_parser() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::ALL.map(Preset::name)).try_map(|name| name.parse::<Preset>())
}

impl RulesArguments {
    /// The preset with the changes of `--set`, or a message that says what is wrong with them.
    pub fn rules(&self) -> Result<Rules, String> {
        let Some(changes) = &self.set else { return Ok(self.preset.rules()) };
        let value: Value = serde_json::from_str(changes.strip_prefix('\u{feff}').unwrap_or(changes))
            .map_err(|error| format!("--set is no JSON: {error}"))?;
        let Value::Object(changes) = value else { return Err("--set is no JSON object".to_owned()) };
        self.preset.rules().with(&changes).map_err(|bad| format!("--set {bad}"))
    }
}
