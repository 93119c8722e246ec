//! How a page goes on, after a reload, with the invitation or the seat that it has kept.

use super::ask::FriendsAsk;
use super::device::FriendsEffect;
use super::model::{Friends, Role};
use super::page::FriendsPage;
use super::update::{Context, DAY_MS};

/// Days for which an invitation lives at least.
const LIFE_DAYS: u64 = 7;

impl Friends {
    /// Goes on with the invitation that was stored, once the time is known. Nothing is sent for one that was not answered.
    pub(super) fn go_on(&mut self, context: &Context<'_>) -> Vec<FriendsAsk> {
        let today = self.now / DAY_MS;
        let Role::Guest(seat) = &mut self.role else { return Vec::new() };
        if !std::mem::take(&mut seat.is_stored) {
            return Vec::new();
        }
        let is_old = today.saturating_sub(u64::from(seat.invitation.day())) > LIFE_DAYS;
        if !seat.attendance.has_answered() {
            // The clock is of no more use.
            let mut asks = vec![FriendsAsk::Browser(FriendsEffect::Leave(false))];
            if is_old {
                self.role = Role::Nobody;
            } else {
                asks.push(FriendsAsk::Offer(FriendsPage::Invited));
            }
            return asks;
        }
        // Over the internet a reply is of use for half a minute, so that the person makes it when it can be sent.
        let asks_servers = self.servers.list().is_none_or(|servers| !servers.is_empty());
        let is_soon_useless = asks_servers && seat.invitation.room().is_none();
        let comes_back = seat.attendance.comes_back() && !is_old && !is_soon_useless;
        let mut asks = if comes_back { self.answer(context) } else { Vec::new() };
        asks.push(FriendsAsk::Offer(FriendsPage::Invited));
        asks
    }
}
