//! Who was reminded last, so that nobody is reminded again at once.

/// Milliseconds after which a seat can be reminded again.
pub const REMINDER_MS: u64 = 60_000;

/// The seat that was reminded last, with when that was.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reminder(Option<(usize, u64)>);

impl Reminder {
    pub(super) const NONE: Reminder = Reminder(None);

    /// A seat is reminded.
    pub(super) const fn note(&mut self, seat: usize, now: u64) {
        self.0 = Some((seat, now));
    }

    /// Whether a seat was reminded so recently that it is not reminded again.
    pub(super) fn is_recent(&self, seat: usize, now: u64) -> bool {
        self.0.is_some_and(|(last, since)| last == seat && now.saturating_sub(since) < REMINDER_MS)
    }
}
