//! Effects: requests of the session to the browser and the device.

/// A request of the session, grouped by the part of the browser or device that carries it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Save or delete something on the device.
    Storage(StorageEffect),
    /// Control the worker of the bots.
    Worker(WorkerEffect),
    /// Send a message later.
    Timer(TimerEffect),
    /// Use another ability of the browser or the device.
    Device(DeviceEffect),
    /// Send [`Message::Seed`](super::Message::Seed).
    RequestSeed,
}

/// A request to the device's storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageEffect {
    /// Save the game.
    SaveGame(String),
    /// Delete the saved game after the person has ended it.
    ForgetGame,
    /// Save a damaged text under another key, so that it is not overwritten.
    SetAside(String),
    /// Save the settings.
    SaveSettings(String),
    /// Save the own rules.
    SaveRules(String),
    /// Save the plan of the next game.
    SavePlan(String),
    /// Save how far the person has come in the guided first hand.
    SaveLesson(String),
    /// Save which questions of the drills were answered rightly.
    SaveDrills(String),
}

/// A request about the worker of the bots. There is at most one worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerEffect {
    /// Start a worker with this number; [`BotMessage::WorkerFailed`](super::BotMessage::WorkerFailed) if that fails.
    Start(u32),
    /// Send this text to the worker.
    Ask(String),
    /// Terminate the worker.
    Stop,
}

/// A request for a message after a delay. A timer replaces a running one of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimerEffect {
    /// Send [`BotMessage::StepDue`](super::BotMessage::StepDue): a number, and milliseconds.
    Step(u32, u32),
    /// Send [`BotMessage::WorkerTimeout`](super::BotMessage::WorkerTimeout): a number, and milliseconds.
    WorkerTimeout(u32, u32),
}

/// A request to the browser or the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceEffect {
    /// Copy a text; answered by [`DeviceMessage::Copied`](super::DeviceMessage::Copied).
    Copy(String),
    /// Save a file on the device: its name and its text.
    Download(&'static str, String),
    /// Print the open dialog.
    Print,
    /// Enter or leave full screen.
    Fullscreen,
    /// Let the browser ask whether the game is to be installed.
    Install,
    /// Reload the page with the new version, which restores the saved game.
    ApplyUpdate,
}
