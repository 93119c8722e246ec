//! Drills: titles, questions, and why answers are right or wrong.

mod counting;
mod discarding;
mod ending;
mod further;
mod melding;
mod reply;
mod taking;

pub use reply::*;

use crate::session::Drill;
use crate::view::text::DrillText;

/// The texts of a drill.
#[must_use]
pub fn drill(drill: Drill) -> &'static DrillText {
    match drill {
        Drill::Count => &counting::COUNT,
        Drill::Open => &melding::OPEN,
        Drill::Keep => &melding::KEEP,
        Drill::Pile => &taking::PILE,
        Drill::Frozen => &taking::FROZEN,
        Drill::Safe => &discarding::SAFE,
        Drill::Stop => &discarding::STOP,
        Drill::Freeze => &discarding::FREEZE,
        Drill::Canasta => &melding::CANASTA,
        Drill::Out => &ending::OUT,
        Drill::Ask => &ending::ASK,
        Drill::Concealed => &ending::CONCEALED,
        Drill::ThreeHanded => &further::THREE_HANDED,
        Drill::Samba => &further::SAMBA,
        Drill::Bolivia => &further::BOLIVIA,
        Drill::ModernAmerican => &further::MODERN_AMERICAN,
        Drill::HandAndFoot => &further::HAND_AND_FOOT,
    }
}
