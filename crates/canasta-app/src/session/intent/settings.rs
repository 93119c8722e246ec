//! Intents about the settings and the device.

use super::parse::{ParseIntentError, split, split_change};
use crate::session::coach::Tip;
use crate::session::settings::{SettingChange, Switch};
use std::fmt;
use std::str::FromStr;

/// An intent about the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsIntent {
    /// Turn a switch on or off.
    Toggle(Switch),
    /// Choose another value of a setting.
    Change(SettingChange),
    /// Reset the settings to their defaults.
    Reset,
    /// Close all tips of the coach.
    CloseCoach,
    /// Close a tip of the coach.
    CloseTip(Tip),
    /// Open a closed tip of the coach again.
    OpenTip(Tip),
    /// Open all tips of the coach again.
    OpenAllTips,
    /// Stop the offer to install the game.
    DeclineInstall,
    /// Keep sounds off, and stop the question about them.
    DeclineSound,
}

impl fmt::Display for SettingsIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsIntent::Toggle(switch) => write!(f, "toggle:{}", switch.name()),
            SettingsIntent::Change(change) => write!(f, "set:{change}"),
            SettingsIntent::Reset => f.write_str("reset-settings"),
            SettingsIntent::CloseCoach => f.write_str("close-coach"),
            SettingsIntent::CloseTip(tip) => write!(f, "close-tip:{}", tip.name()),
            SettingsIntent::OpenTip(tip) => write!(f, "open-tip:{}", tip.name()),
            SettingsIntent::OpenAllTips => f.write_str("open-tips"),
            SettingsIntent::DeclineInstall => f.write_str("decline-install"),
            SettingsIntent::DeclineSound => f.write_str("decline-sound"),
        }
    }
}

impl FromStr for SettingsIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<SettingsIntent, ParseIntentError> {
        let (word, rest) = split(text);
        let intent = match word {
            "toggle" => Switch::from_name(rest).map(SettingsIntent::Toggle),
            "set" => split_change(text)
                .and_then(|(name, value)| SettingChange::parse(name, value))
                .map(SettingsIntent::Change),
            "reset-settings" => Some(SettingsIntent::Reset),
            "close-coach" => Some(SettingsIntent::CloseCoach),
            "close-tip" => Tip::from_name(rest).map(SettingsIntent::CloseTip),
            "open-tip" => Tip::from_name(rest).map(SettingsIntent::OpenTip),
            "open-tips" => Some(SettingsIntent::OpenAllTips),
            "decline-install" => Some(SettingsIntent::DeclineInstall),
            "decline-sound" => Some(SettingsIntent::DeclineSound),
            _ => None,
        };
        intent.ok_or(ParseIntentError)
    }
}

/// An intent that the browser or the device carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceIntent {
    /// Install the game as an app of the device.
    Install,
    /// Continue with the new version of the game.
    ApplyUpdate,
    /// Enter or leave full screen.
    Fullscreen,
    /// Save in this page from now on, with the game that is saved, in place of the page that does.
    TakeOver,
}

impl fmt::Display for DeviceIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DeviceIntent::Install => "install",
            DeviceIntent::ApplyUpdate => "apply-update",
            DeviceIntent::Fullscreen => "fullscreen",
            DeviceIntent::TakeOver => "take-over",
        })
    }
}

impl FromStr for DeviceIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<DeviceIntent, ParseIntentError> {
        match text {
            "install" => Ok(DeviceIntent::Install),
            "apply-update" => Ok(DeviceIntent::ApplyUpdate),
            "fullscreen" => Ok(DeviceIntent::Fullscreen),
            "take-over" => Ok(DeviceIntent::TakeOver),
            _ => Err(ParseIntentError),
        }
    }
}
