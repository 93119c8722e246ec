//! The cut before a deal, where a person at this device cuts and keeps cards of the packet.

use canasta::rules::CutKeep;

/// Who cuts, and what the rules let the cutter keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutMoment {
    /// The name of the cutter; `None`: the only person at the table.
    pub name: Option<String>,
    /// What the cutter keeps.
    pub keep: CutKeep,
}
