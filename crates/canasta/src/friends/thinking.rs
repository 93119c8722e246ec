//! Who is thinking: a person who is on turn and does something at the own device that nobody else sees.

/// Milliseconds after which a person who has done nothing is not said to be thinking any more.
pub const THINKING_MS: u64 = 10_000;

/// Milliseconds in which it is said once.
const SAID_MS: u64 = 3_000;

/// The seat that is thinking, with when that was last said.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thinking(Option<(usize, u64)>);

impl Thinking {
    pub(super) const NOBODY: Thinking = Thinking(None);

    /// A seat thinks. Gives whether the others should be told.
    pub(super) fn begin(&mut self, seat: usize, now: u64) -> bool {
        let was_said = self.0.is_some_and(|(other, said)| other == seat && now.saturating_sub(said) < SAID_MS);
        if !was_said {
            self.0 = Some((seat, now));
        }
        !was_said
    }

    /// The seat has acted.
    pub(super) const fn end(&mut self) {
        self.0 = None;
    }

    /// The seat that is thinking.
    pub(super) fn seat(&self, now: u64) -> Option<usize> {
        self.0.filter(|(_, said)| now.saturating_sub(*said) < THINKING_MS).map(|(seat, _)| seat)
    }
}
