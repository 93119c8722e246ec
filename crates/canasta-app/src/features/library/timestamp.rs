//! Moments, within what a date of a browser can be.

use crate::session::json::number_up_to;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A moment: milliseconds since 1970, as dates of browsers count them. Texts of files and of the device may hold any number, so that
/// one beyond the last date is the last date, and what is no moment is an unknown one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Timestamp(u64);

impl Timestamp {
    /// No moment is known.
    pub const UNKNOWN: Timestamp = Timestamp(0);
    /// The last one that a date can be.
    pub const LAST: Timestamp = Timestamp(8_640_000_000_000_000);

    /// So many milliseconds after the beginning of 1970, at most [`Timestamp::LAST`].
    #[must_use]
    pub const fn new(milliseconds: u64) -> Timestamp {
        if milliseconds > Timestamp::LAST.0 { Timestamp::LAST } else { Timestamp(milliseconds) }
    }

    /// The milliseconds since 1970.
    #[must_use]
    pub const fn milliseconds(self) -> u64 {
        self.0
    }

    /// Whether it is known.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 > 0
    }

    /// The moment before it.
    #[must_use]
    pub(super) const fn just_before(self) -> Timestamp {
        Timestamp(self.0.saturating_sub(1))
    }

    /// Whether it is unknown, for fields that are not written then.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) const fn is_unknown(&self) -> bool {
        !self.is_known()
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Timestamp, D::Error> {
        number_up_to(deserializer, Timestamp::LAST.0).map(Timestamp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_json_is_a_moment_that_a_date_can_be() {
        let read = |text: &str| serde_json::from_str::<Timestamp>(text).unwrap().milliseconds();
        for last in ["8640000000000000", "8640000000000001", "1764000000000000000", "18446744073709551616", "1e300"] {
            assert_eq!(read(last), 8_640_000_000_000_000, "{last}");
        }
        for unknown in ["-1", "-1e300", "null", "true", "\"today\"", "[1,[2]]", "{\"a\":{}}", "0.5"] {
            assert_eq!(read(unknown), 0, "{unknown}");
        }
        assert_eq!([read("1"), read("1.7e12"), read("1700000000000.9")], [1, 1_700_000_000_000, 1_700_000_000_000]);
    }
}
