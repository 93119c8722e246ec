//! Spare connections: each side makes an offer while a line stands, and takes that of the other side as the answer to its own once the line
//! is cut. Neither of them waits for the other then.

use super::FriendsHandle;
use super::connection::is_firefox;
use super::lines::{LineRole, Progress};
use super::spare::Spare;
use crate::platform::promise::within;
use canasta::friends::{LineId, SpareId};
use canasta::links::{Candidate, Endpoint, SetupRole};
use canasta_app::features::friends::FriendsMessage;
use js_sys::futures::spawn_local;
use std::future;

/// How long a spare connection is tried. The next one but one is begun by then.
const TRY_MS: u32 = 30_000;

impl FriendsHandle {
    /// Makes a spare connection. One that cannot be made is never told.
    pub(super) fn make_spare(&self, id: SpareId) {
        let handle = self.clone();
        let (times_left, servers) = (self.state.borrow().times_left, self.servers());
        spawn_local(async move {
            let Ok(spare) = Spare::new(&servers).await else { return };
            let end = spare.end.clone();
            {
                let mut state = handle.state.borrow_mut();
                if state.times_left != times_left {
                    return;
                }
                state.spares.insert(id, spare);
            }
            (handle.report)(FriendsMessage::SpareMade(id, Box::new(end)));
        });
    }

    /// Tries a spare connection as a line.
    pub(super) fn try_spare(&self, id: SpareId, line: LineId, other: Endpoint) {
        let (spare, key) = {
            let mut state = self.state.borrow_mut();
            let Some(spare) = state.spares.remove(&id) else { return };
            (spare, state.lines.begin(line, LineRole::Spare))
        };
        let Some(connection) = self.add_line(key, spare.connection) else { return };
        // Both have made an offer. Whose fingerprint is lower begins the handshake.
        let begins = spare.end.fingerprint() < other.fingerprint();
        let role = if begins { SetupRole::Passive } else { SetupRole::Active };
        // A page in Firefox would run out of pairs without its own.
        let own = spare.end.candidates().iter().filter(|_| is_firefox());
        let candidates: Vec<Candidate> = other.candidates().iter().chain(own).copied().collect();
        let handle = self.clone();
        spawn_local(async move {
            if connection.accept(&other, role).await.is_ok() {
                // A browser asks for a name once. While the line is cut nobody answers.
                handle.state.borrow_mut().lines.add_again(key, candidates);
                within(TRY_MS, future::pending::<()>()).await;
            }
            // A page in Firefox would look for ever, and one in Chromium that has no pair too.
            let mut state = handle.state.borrow_mut();
            if state.lines.progress(key) != Progress::Settled {
                state.lines.give_up(key);
            }
        });
    }
}
