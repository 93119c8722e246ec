//! Scores: how hands ended, and who leads.

use super::number;
use crate::rules::{BySide, Ended, Side};

/// How a hand ended, as the title of its score.
#[must_use]
pub fn hand_title(hand: usize, ended: Ended, went_out: Option<Side>, me: Side) -> String {
    let who = if went_out == Some(me) { "we" } else { "they" };
    match ended {
        Ended::Out => format!("Hand {hand}: {who} went out"),
        Ended::Concealed => format!("Hand {hand}: {who} went out concealed"),
        Ended::Stock => format!("Hand {hand}: the stock ran out"),
        Ended::RedThree => format!("Hand {hand}: ended by a red three"),
    }
}

/// Who leads, by how much.
#[must_use]
pub fn lead(totals: BySide<i32>, me: Side) -> String {
    let margin = totals[me] - totals[me.other()];
    match margin {
        0 => "It is a tie.".to_owned(),
        1.. => format!("We lead by {}.", number(margin)),
        _ => format!("They lead by {}.", number(-margin)),
    }
}
