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
pub fn drill(drill: Drill) -> DrillText {
    match drill {
        Drill::Count => counting::count(),
        Drill::Open => melding::open(),
        Drill::Keep => melding::keep(),
        Drill::Pile => taking::pile(),
        Drill::Frozen => taking::frozen(),
        Drill::Safe => discarding::safe(),
        Drill::Stop => discarding::stop(),
        Drill::Freeze => discarding::freeze(),
        Drill::Canasta => melding::canasta(),
        Drill::Out => ending::out(),
        Drill::Ask => ending::ask(),
        Drill::Concealed => ending::concealed(),
        Drill::ThreeHanded => further::three_handed(),
        Drill::Samba => further::samba(),
        Drill::Bolivia => further::bolivia(),
        Drill::ModernAmerican => further::modern_american(),
        Drill::HandAndFoot => further::hand_and_foot(),
    }
}
