//! A reserve of a guest: a further answer to the invitation, by which the host finds this device after a reload of its page.

use canasta::friends::LineId;
use canasta::links::Endpoint;

/// How many answers wait: one that the host knows, and one that it is told as soon as that one is used. Otherwise a page that falls asleep
/// in the moment after would be lost.
pub(super) const RESERVES: usize = 2;

/// A browser in which so many answers have failed makes no more of them.
pub(super) const MOST_FAILED: u32 = 8;

/// An answer that waits, and its end once that is made.
#[derive(Clone, Debug)]
pub(super) struct Reserve {
    pub(super) line: LineId,
    pub(super) end: Option<Box<Endpoint>>,
    pub(super) is_told: bool,
}
