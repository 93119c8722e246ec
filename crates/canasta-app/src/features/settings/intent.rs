//! Intents about the settings.

use crate::features::settings::{SettingChange, Switch};
use crate::session::coach::Tip;
use crate::session::grammar::{Change, Name, control_change, intents};

control_change!(SettingChange);

intents! {
    /// An intent about the settings.
    #[derive(Copy)]
    SettingsIntent {
        /// Turn a switch on or off.
        Toggle(switch: Switch as Name) = "toggle",
        /// Choose another value of a setting.
        Change(change: SettingChange as Change) = set,
        /// Reset the settings to their defaults.
        Reset = "reset-settings",
        /// Close all tips of the coach.
        CloseCoach = "close-coach",
        /// Close a tip of the coach.
        CloseTip(tip: Tip as Name) = "close-tip",
        /// Open a closed tip of the coach again.
        OpenTip(tip: Tip as Name) = "open-tip",
        /// Open all tips of the coach again.
        OpenAllTips = "open-tips",
        /// Stop the offer to install the game.
        DeclineInstall = "decline-install",
        /// Keep sounds off, and stop the question about them.
        DeclineSound = "decline-sound",
    }
}
