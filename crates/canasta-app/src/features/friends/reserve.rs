//! The reserves of a guest: further answers to the invitation, by which the host finds this device after a reload of its page.

use canasta::friends::LineId;
use canasta::links::Endpoint;

/// An answer that waits, and its end once that is made.
#[derive(Clone, Debug)]
pub(super) struct Reserve {
    pub(super) line: LineId,
    pub(super) end: Option<Box<Endpoint>>,
    pub(super) is_told: bool,
}
