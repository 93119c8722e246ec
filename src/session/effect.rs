//! What the session asks the world to do.

/// Something that the world is asked to do, grouped by who does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep or forget something on the device.
    Storage(StorageEffect),
    /// Direct the worker in which bots think.
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
    /// Keep the game.
    SaveGame(String),
    /// Forget the kept game, which the person has ended.
    ForgetGame,
    /// Put a damaged text aside, where nothing overwrites it.
    SetAside(String),
    /// Keep the settings.
    SaveSettings(String),
    /// Keep the own rules.
    SaveRules(String),
    /// Keep the plan of the next game.
    SavePlan(String),
}

/// A request about the worker in which bots think. There is at most one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerEffect {
    /// Start a worker with this number; [`BotMessage::WorkerFailed`](super::BotMessage::WorkerFailed) if that fails.
    Start(u32),
    /// Send this text to the worker.
    Ask(String),
    /// End the worker, whatever it does.
    Stop,
}

/// A request for a message after so many milliseconds. A timer replaces the one of its kind that is still running.
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
    /// Hand the person a file: its name and its text.
    Download(&'static str, String),
    /// Print the open dialog.
    Print,
    /// Fill the screen with the page, or leave that mode.
    Fullscreen,
    /// Let the browser ask whether the game is to be installed.
    Install,
    /// Start the new version. The kept game is restored there.
    ApplyUpdate,
}
