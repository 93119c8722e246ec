//! Whether the other side is still there: the channel of a browser stays open for ever after the line was cut.

/// Milliseconds without a message after which a side sends a ping.
pub const PING_MS: u64 = 2_000;
/// Milliseconds of silence after which the other side is shown as quiet.
pub const QUIET_MS: u64 = 5_000;
/// Milliseconds of silence after which the line is given up.
pub const LOST_MS: u64 = 30_000;

/// What is heard of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signal {
    /// It was heard within [`QUIET_MS`].
    Good,
    /// It was not.
    Quiet,
    /// It was not heard within [`LOST_MS`], or the line is closed.
    Lost,
}

impl Signal {
    /// The word of messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Signal::Good => "good",
            Signal::Quiet => "quiet",
            Signal::Lost => "lost",
        }
    }

    /// The signal of a word.
    pub(super) fn from_name(name: &str) -> Option<Signal> {
        [Signal::Good, Signal::Quiet, Signal::Lost].into_iter().find(|signal| signal.name() == name)
    }
}

/// When something was last heard from the other side and said to it, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heartbeat {
    heard: u64,
    said: u64,
}

impl Heartbeat {
    pub(super) const fn new(now: u64) -> Heartbeat {
        Heartbeat { heard: now, said: now }
    }

    pub(super) const fn heard(&mut self, now: u64) {
        self.heard = now;
    }

    pub(super) const fn said(&mut self, now: u64) {
        self.said = now;
    }

    pub(super) const fn is_ping_due(&self, now: u64) -> bool {
        now.saturating_sub(self.said) >= PING_MS
    }

    pub(super) const fn signal(&self, now: u64) -> Signal {
        match now.saturating_sub(self.heard) {
            LOST_MS.. => Signal::Lost,
            QUIET_MS.. => Signal::Quiet,
            _ => Signal::Good,
        }
    }
}
