//! Playing a record by itself.

/// How fast a record plays, compared with the pace of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Half as fast.
    Half,
    /// At the pace of the settings.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Quadruple,
}

impl Speed {
    /// The next speed in the order in which a button changes it: faster, and from the fastest to the slowest.
    #[must_use]
    pub const fn next(self) -> Speed {
        match self {
            Speed::Half => Speed::Normal,
            Speed::Normal => Speed::Double,
            Speed::Double => Speed::Quadruple,
            Speed::Quadruple => Speed::Half,
        }
    }

    /// A time at the pace of the settings, in milliseconds, at this speed.
    #[must_use]
    pub const fn scaled(self, ms: u32) -> u32 {
        match self {
            Speed::Half => ms.saturating_mul(2),
            Speed::Normal => ms,
            Speed::Double => ms / 2,
            Speed::Quadruple => ms / 4,
        }
    }
}

/// Whether a record plays by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Playback {
    /// Only the person goes on.
    #[default]
    Paused,
    /// Step follows step.
    Running,
}
