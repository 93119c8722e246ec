//! How a guest makes its reserve, tells the host of it, and is found by it.

use super::ask::FriendsAsk;
use super::device::FriendsEffect;
use super::guest_seat::GuestSeat;
use super::news::News;
use super::reserve::{MOST_FAILED, RESERVES, Reserve};
use canasta::friends::{CloseReason, Guest, GuestInput, GuestLine, LineId};
use canasta::links::Endpoint;

impl GuestSeat {
    /// Whether the page of the host is gone, and finds this device by itself once it is there again.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        self.line() == GuestLine::Closed(Some(CloseReason::PageGone)) && self.has_reserve()
    }

    /// Whether the host can find this device, and has said so.
    pub(super) fn has_reserve(&self) -> bool {
        let is_told = self.reserves.first().is_some_and(|reserve| reserve.is_told);
        is_told && self.guest.as_ref().is_some_and(Guest::is_reserved)
    }

    /// Tells the host of the first reserve, and makes another one ready.
    pub(super) fn tell_reserve(&mut self, news: &mut Vec<News>) -> Vec<FriendsAsk> {
        let is_connected = self.is_connected();
        let first = self.reserves.first_mut().filter(|reserve| is_connected && reserve.end.is_some());
        let end = first.and_then(|first| {
            first.is_told = true;
            first.end.clone()
        });
        let mut asks = end.map_or_else(Vec::new, |end| self.update(GuestInput::ReserveMade(end), news));
        asks.extend(self.make_reserve());
        asks
    }

    /// Makes a reserve, one after the other. A router would let the host in at the port of an answer that is used soon alone, so there is
    /// none over the internet.
    pub(super) fn make_reserve(&mut self) -> Option<FriendsAsk> {
        let is_making = self.is_asked || self.reserves.iter().any(|reserve| reserve.end.is_none());
        let host = self.host_end.clone().filter(|host| !host.is_on_internet())?;
        if is_making || self.reserves.len() >= RESERVES || self.failed_reserves >= MOST_FAILED {
            return None;
        }
        let line = self.new_line();
        self.reserves.push(Reserve { line, end: None, is_told: false });
        Some(FriendsAsk::Browser(FriendsEffect::Answer(line, host)))
    }

    /// Takes the end of a reserve, if one is being made.
    pub(super) fn take_reserve(&mut self, end: &Endpoint, news: &mut Vec<News>) -> Option<Vec<FriendsAsk>> {
        let made = self.reserves.iter_mut().find(|reserve| reserve.end.is_none())?;
        made.end = Some(Box::new(end.clone()));
        let is_told = self.reserves.first().is_some_and(|first| first.is_told);
        Some(if is_told { self.make_reserve().into_iter().collect() } else { self.tell_reserve(news) })
    }

    /// Gives up a reserve whose end is not made: the next end is that of a reply.
    pub(super) fn give_up_unmade(&mut self) -> Option<FriendsAsk> {
        let at = self.reserves.iter().position(|reserve| reserve.end.is_none())?;
        Some(FriendsAsk::Browser(FriendsEffect::Close(self.reserves.remove(at).line)))
    }

    /// A reserve is used, or has failed. True if the line was one.
    pub(super) fn lose_reserve(&mut self, line: LineId) -> bool {
        let before = self.reserves.len();
        self.reserves.retain(|reserve| reserve.line != line);
        self.reserves.len() < before
    }

    /// Whether a line is that of a reserve.
    pub(super) fn is_reserve(&self, line: LineId) -> bool {
        self.reserves.iter().any(|reserve| reserve.line == line)
    }
}
