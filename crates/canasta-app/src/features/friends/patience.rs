//! How long a seat waits for a friend who is away.

use crate::named::named;
use canasta::friends::Absence;

named! {
    /// How long the seat of a friend who is away waits before a bot plays there.
    #[derive(Default)]
    pub enum Patience {
        /// It waits, unless all who are there let a bot play.
        #[default]
        Waits = "waits",
        /// One minute.
        OneMinute = "one-minute",
        /// Two minutes.
        TwoMinutes = "two-minutes",
        /// Five minutes.
        FiveMinutes = "five-minutes",
    }
}

impl Patience {
    /// The minutes; `None` if it has no end.
    #[must_use]
    pub const fn minutes(self) -> Option<u8> {
        match self {
            Patience::Waits => None,
            Patience::OneMinute => Some(1),
            Patience::TwoMinutes => Some(2),
            Patience::FiveMinutes => Some(5),
        }
    }

    /// What the host of another table has chosen, if it is a choice of this version.
    #[must_use]
    pub fn of(absence: Absence) -> Option<Patience> {
        Patience::ALL.into_iter().find(|patience| patience.absence() == absence)
    }

    pub(super) fn absence(self) -> Absence {
        self.minutes().map_or(Absence::Waits, |minutes| Absence::BotAfter(u64::from(minutes) * 60_000))
    }
}
