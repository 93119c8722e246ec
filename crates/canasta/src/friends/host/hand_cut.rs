//! The cut of one hand while it is waited for.

use crate::friends::message::Secret;

/// The person who is asked, and the number with which the host will shuffle then.
#[derive(Clone, Copy, Debug)]
pub struct HandCut {
    pub seat: usize,
    pub secret: Secret,
    pub since: u64,
}
