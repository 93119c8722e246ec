//! Intents that the device carries out.

use super::grammar::intents;

intents! {
    /// An intent that the browser or the device carries out.
    #[derive(Copy)]
    DeviceIntent {
        /// Install the game as an app of the device.
        Install = "install",
        /// Continue with the new version of the game.
        ApplyUpdate = "apply-update",
        /// Enter or leave full screen.
        Fullscreen = "fullscreen",
        /// Try again to load the parts of the program.
        LoadParts = "load-parts",
        /// Try again to load the words of the language.
        LoadWords = "load-words",
        /// Save in this page from now on, with the game that is saved, in place of the page that does.
        TakeOver = "take-over",
    }
}
