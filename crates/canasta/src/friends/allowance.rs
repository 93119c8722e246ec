//! How fast messages may come.

use crate::rules::Players;

/// How many messages may come at once, and in how many milliseconds one more is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    burst: u64,
    each_ms: u64,
}

impl Pace {
    /// What a player sends. Nobody plays faster.
    pub(super) const PLAYER: Pace = Pace { burst: 60, each_ms: 50 };
    /// What the host sends: as much as all players together.
    pub(super) const HOST: Pace =
        Pace { burst: Pace::PLAYER.burst * Players::MOST as u64, each_ms: Pace::PLAYER.each_ms / Players::MOST as u64 };
    /// What one player has the host tell all others beside the game: phrases, reminders and questions.
    pub(super) const VOICE: Pace = Pace { burst: 6, each_ms: 1_000 };
    /// What anybody in the room of a signalling server may ask for, since each answer costs a computation or a message.
    pub const STRANGER: Pace = Pace { burst: 40, each_ms: 250 };
}

/// What a side may still send.
///
/// ```
/// use canasta::friends::{Allowance, Pace};
///
/// let mut allowance = Allowance::new(Pace::STRANGER, 0);
/// assert_eq!((0..100).filter(|_| allowance.take(1_000)).count(), 40);
/// assert!(!allowance.take(1_200) && allowance.take(1_250));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    pace: Pace,
    left: u64,
    since: u64,
}

impl Allowance {
    /// A whole burst, at a time in milliseconds.
    #[must_use]
    pub const fn new(pace: Pace, now: u64) -> Allowance {
        Allowance { pace, left: pace.burst, since: now }
    }

    /// Takes one, at a time in milliseconds; false if none is left.
    pub fn take(&mut self, now: u64) -> bool {
        let gained = now.saturating_sub(self.since) / self.pace.each_ms;
        self.since += gained * self.pace.each_ms;
        self.left = self.left.saturating_add(gained).min(self.pace.burst);
        let has_one = self.left > 0;
        self.left = self.left.saturating_sub(1);
        has_one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let mut allowance = Allowance::new(Pace::PLAYER, 1_000);
        assert_eq!((0..100).filter(|_| allowance.take(1_000)).count(), 60);
        assert_eq!((0..100).filter(|_| allowance.take(2_000)).count(), 20);
        // A clock that goes back gives nothing.
        assert!(!allowance.take(0));
        assert_eq!((0..1_000).filter(|_| allowance.take(u64::MAX)).count(), 60);
    }

    #[test]
    fn the_host_may_pass_on_what_all_may_send() {
        let mut host = Allowance::new(Pace::HOST, 0);
        let mut all = [Allowance::new(Pace::PLAYER, 0); Players::MOST];
        for now in (0..20_000).step_by(10) {
            let sent = all.iter_mut().map(|one| usize::from(one.take(now))).sum();
            assert!((0..sent).all(|_| host.take(now)), "after {now} ms");
        }
    }
}
