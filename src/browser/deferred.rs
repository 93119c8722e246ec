//! What of a change is shown later, in tasks of its own.

use super::device_estimate;
use crate::session::GameEvent;
use crate::view::{Node, open_hands};

/// Whether there is more to be shown after that.
#[derive(Clone, Copy)]
pub enum Deferred {
    /// No.
    Nothing,
    /// Hands that come to lie open around a table that has changed too, and then a dialog.
    Hands,
    /// A dialog that opens over a table that has changed too.
    Dialog,
}

/// Keeps a dialog for later that something at the table brings: at the end of a hand both are much. On a slow device the hands
/// that come to lie open there are shown in between. Who asks for a dialog has it at once.
pub fn hold_back(news: &[GameEvent], shown: &[Node], page: &mut Vec<Node>) -> Deferred {
    if shown.is_empty() || page.len() <= shown.len() {
        return Deferred::Nothing;
    }
    let hands = device_estimate::is_slow() && open_hands::come_open(shown, page);
    let rest = match news {
        [] if hands => Deferred::Dialog,
        [] => return Deferred::Nothing,
        _ if hands => {
            open_hands::keep_closed(shown, page);
            Deferred::Hands
        }
        _ => Deferred::Dialog,
    };
    page.truncate(shown.len());
    // What is said aloud is said by the dialog too, when it is there.
    if let (Some(now), Some(before)) = (page.get_mut(1), shown.get(1)) {
        *now = before.clone();
    }
    rest
}
