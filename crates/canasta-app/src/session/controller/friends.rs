//! Tables of several devices at the session.

use super::Session;
use crate::features::friends::{FriendsIntent, FriendsMessage};
use crate::session::effect::Effect;

impl Session {
    pub(super) fn handle_friends(&mut self, intent: &FriendsIntent, _effects: &mut Vec<Effect>) {
        let _ = intent.step();
    }

    pub(super) fn handle_friends_message(&mut self, _message: FriendsMessage, _effects: &mut Vec<Effect>) {}
}
