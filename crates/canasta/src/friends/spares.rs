//! Spare connections: both sides exchange their ends while the line stands, and try one after the other once it is cut.
//!
//! A browser gives a connection up some 16 s after its network has gone, and a new one needs an exchange of ends, which people would
//! have to carry. Spares have been exchanged already. Each is tried once and for a time, so that they are tried at intervals: the first that is
//! begun around the return of the network opens.

use crate::links::{Endpoint, SetupRole};

/// How many spares a line has.
pub const SPARES: usize = 5;
/// Milliseconds of silence after which the first spare is tried: a line that was cut for a moment comes back by itself before.
pub const SPARE_AFTER_MS: u64 = 10_000;
/// Milliseconds from one spare to the next.
pub const SPARE_STEP_MS: u64 = 20_000;

/// A spare of this device, numbered by the state machine. Each has its number once.
pub type SpareId = u32;

/// One spare.
#[derive(Clone, Debug, Default)]
struct Spare {
    /// The own end is ready.
    is_made: bool,
    /// The end of the other side.
    other: Option<Endpoint>,
    is_used: bool,
}

/// The spares of one line, and of the silence after it.
#[derive(Clone, Debug)]
pub(super) struct Spares {
    first: SpareId,
    list: [Spare; SPARES],
    /// When the other side was last heard, in milliseconds.
    heard: u64,
    /// When the set was begun.
    begun: u64,
    /// When the other side was last asked for another set.
    asked: Option<u64>,
}

impl Spares {
    /// A set of spares, of which none is made. It takes its numbers from `next`.
    pub(super) fn new(next: &mut SpareId, now: u64) -> Spares {
        let first = *next;
        *next = next.wrapping_add(SPARES as SpareId);
        Spares { first, list: std::array::from_fn(|_| Spare::default()), heard: now, begun: now, asked: None }
    }

    pub(super) const fn hear(&mut self, now: u64) {
        self.heard = now;
    }

    pub(super) const fn id(&self, number: usize) -> SpareId {
        self.first.wrapping_add(number as SpareId)
    }

    /// Its number in this set, if the spare is of it.
    pub(super) fn number_of(&self, id: SpareId) -> Option<usize> {
        (0..SPARES).find(|&number| self.id(number) == id)
    }

    pub(super) fn make(&mut self, number: usize) {
        if let Some(spare) = self.list.get_mut(number) {
            spare.is_made = true;
        }
    }

    pub(super) fn is_made(&self, number: usize) -> bool {
        self.list.get(number).is_some_and(|spare| spare.is_made)
    }

    /// Whether the set is so new that the other side has no reason for another one.
    pub(super) const fn is_new(&self, now: u64) -> bool {
        now.saturating_sub(self.begun) < SPARE_AFTER_MS
    }

    /// Takes the end of the other side, once. Returns whether it is the first one of this number.
    pub(super) fn take(&mut self, number: usize, end: Endpoint) -> bool {
        let Some(spare) = self.list.get_mut(number).filter(|spare| spare.other.is_none()) else { return false };
        spare.other = Some(end);
        true
    }

    pub(super) fn was_used(&self) -> bool {
        self.list.iter().any(|spare| spare.is_used)
    }

    /// Whether the other side is to be asked for another set now. It is asked again after a time, since it may have had no room for one.
    pub(super) fn asks_anew(&mut self, now: u64) -> bool {
        let is_due = self.was_used() && self.asked.is_none_or(|asked| now.saturating_sub(asked) >= SPARE_AFTER_MS);
        if is_due {
            self.asked = Some(now);
        }
        is_due
    }

    /// The spare that is to be tried now, and the end of the other side. Each is given once.
    pub(super) fn due(&mut self, now: u64) -> Option<(SpareId, Endpoint)> {
        let silence = now.saturating_sub(self.heard);
        let number = usize::try_from(silence.checked_sub(SPARE_AFTER_MS)? / SPARE_STEP_MS).ok()?;
        let spare = self.list.get_mut(number).filter(|spare| spare.is_made && !spare.is_used)?;
        let end = spare.other.clone()?;
        spare.is_used = true;
        Some((self.id(number), end))
    }

    /// Whether a spare is being tried, or will be, if nothing is heard.
    pub(super) fn are_tried(&self, now: u64) -> bool {
        let is_whole = |spare: &Spare| spare.is_made && spare.other.is_some();
        let last = self.list.iter().rposition(is_whole).map(|number| (number as u64 + 1) * SPARE_STEP_MS);
        last.is_some_and(|last| now.saturating_sub(self.heard) < SPARE_AFTER_MS + last)
    }

    /// The spares that the page still holds: those that are tried are lines by now.
    pub(super) fn unused(&self) -> impl Iterator<Item = SpareId> {
        let unused = self.list.iter().enumerate().filter(|(_, spare)| spare.is_made && !spare.is_used);
        unused.map(|(number, _)| self.id(number))
    }
}

/// An end as it is sent. A session description of any browser is read, since only the ends are taken from it.
pub(super) fn write_end(end: &Endpoint) -> String {
    end.sdp(SetupRole::ActPass)
}

/// An end as it was sent; `None` if it can be found nowhere.
pub(super) fn read_end(sdp: &str) -> Option<Endpoint> {
    Endpoint::from_sdp(sdp).ok().filter(|end| !end.candidates().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::links::{Candidate, CandidateAddress, CandidateKind};

    fn end(port: u16) -> Endpoint {
        let address = CandidateAddress::Mdns([port as u8; 16]);
        let candidate = Candidate { kind: CandidateKind::Host, address, port };
        Endpoint::new("abcd", "0123456789abcdef01234567", [9; 32], &[candidate]).unwrap()
    }

    #[test]
    fn an_end_is_read_as_it_was_written() {
        assert_eq!(read_end(&write_end(&end(7))), Some(end(7)));
        assert_eq!(read_end(&write_end(&end(7).without_candidates())), None);
        assert_eq!(read_end("no description"), None);
    }

    #[test]
    fn spares_are_tried_in_turn_and_once_each() {
        let mut next = 10;
        let mut spares = Spares::new(&mut next, 0);
        assert_eq!((next, spares.id(4), spares.number_of(12), spares.number_of(15)), (15, 14, Some(2), None));
        for number in [0, 1, 3] {
            spares.make(number);
            assert!(spares.take(number, end(number as u16)));
            assert!(!spares.take(number, end(number as u16)), "the second end of a number");
        }
        spares.make(2);
        assert!(!spares.take(SPARES, end(1)), "a number that no set has");
        assert_eq!(spares.due(SPARE_AFTER_MS - 1), None);
        assert!(!spares.was_used());
        assert_eq!(spares.due(SPARE_AFTER_MS), Some((10, end(0))));
        assert_eq!(spares.due(SPARE_AFTER_MS + SPARE_STEP_MS - 1), None);
        assert_eq!(spares.due(SPARE_AFTER_MS + SPARE_STEP_MS), Some((11, end(1))));
        assert_eq!(spares.due(SPARE_AFTER_MS + 2 * SPARE_STEP_MS), None, "the other side has not made it");
        assert_eq!(spares.unused().collect::<Vec<_>>(), [12, 13]);
        assert!(spares.are_tried(SPARE_AFTER_MS + 4 * SPARE_STEP_MS - 1));
        assert!(!spares.are_tried(SPARE_AFTER_MS + 4 * SPARE_STEP_MS));
        assert_eq!(spares.due(SPARE_AFTER_MS + 3 * SPARE_STEP_MS), Some((13, end(3))));
        assert_eq!(spares.due(u64::MAX), None);
    }
}
