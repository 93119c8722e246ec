//! How a page goes on, after a reload, with the invitation that it has kept.

use super::ask::FriendsAsk;
use super::device::FriendsEffect;
use super::model::{Friends, Role};
use super::page::FriendsPage;
use super::update::DAY_MS;

/// Days for which an invitation lives at least.
const LIFE_DAYS: u64 = 7;

impl Friends {
    /// Goes on with the invitation that was stored, once the time is known. Nothing is sent for one that was not answered.
    pub(super) fn go_on(&mut self) -> Vec<FriendsAsk> {
        let today = self.now / DAY_MS;
        let Role::Guest(seat) = &mut self.role else { return Vec::new() };
        if !std::mem::take(&mut seat.is_stored) {
            return Vec::new();
        }
        if seat.has_answered() {
            return vec![FriendsAsk::Offer(FriendsPage::Invited)];
        }
        let is_old = today.saturating_sub(u64::from(seat.invitation.day())) > LIFE_DAYS;
        // The clock is of no more use.
        let mut asks = vec![FriendsAsk::Browser(FriendsEffect::Leave(false))];
        if is_old {
            self.role = Role::Nobody;
        } else {
            asks.push(FriendsAsk::Offer(FriendsPage::Invited));
        }
        asks
    }
}
