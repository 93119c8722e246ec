//! How a guest makes its reserve, tells the host of it, and is found by it.

use super::ask::FriendsAsk;
use super::device::FriendsEffect;
use super::guest_seat::GuestSeat;
use super::news::News;
use super::reserve::Reserve;
use canasta::friends::{CloseReason, GuestInput, GuestLine, LineId};
use canasta::links::Endpoint;

impl GuestSeat {
    /// Whether the page of the host is gone, and finds this device by itself once it is there again.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        self.line() == GuestLine::Closed(Some(CloseReason::PageGone)) && self.has_reserve()
    }

    /// Whether the host can find this device.
    pub(super) fn has_reserve(&self) -> bool {
        self.reserve.as_ref().is_some_and(|reserve| reserve.end.is_some())
    }

    /// Tells the host of the reserve, or makes one. A router would let the host in at the port of an answer that is used soon alone.
    pub(super) fn make_reserve(&mut self, news: &mut Vec<News>) -> Vec<FriendsAsk> {
        if let Some(reserve) = &self.reserve {
            let end = reserve.end.clone();
            return end.map_or_else(Vec::new, |end| self.update(GuestInput::ReserveMade(end), news));
        }
        let Some(host) = self.host_end.clone().filter(|host| !host.is_on_internet()) else { return Vec::new() };
        let line = self.new_line();
        self.reserve = Some(Reserve { line, end: None });
        vec![FriendsAsk::Browser(FriendsEffect::Answer(line, host))]
    }

    /// Takes the end of the reserve, if it is being made.
    pub(super) fn take_reserve(&mut self, end: &Endpoint, news: &mut Vec<News>) -> Option<Vec<FriendsAsk>> {
        let reserve = self.reserve.as_mut().filter(|reserve| reserve.end.is_none())?;
        let end = Box::new(end.clone());
        reserve.end = Some(end.clone());
        Some(self.update(GuestInput::ReserveMade(end), news))
    }

    /// Gives up a reserve whose end is not made: the next end is that of a reply.
    pub(super) fn give_up_unmade(&mut self) -> Option<FriendsAsk> {
        let unmade = self.reserve.take_if(|reserve| reserve.end.is_none())?;
        Some(FriendsAsk::Browser(FriendsEffect::Close(unmade.line)))
    }

    /// Whether a line is that of the reserve.
    pub(super) fn is_reserve(&self, line: LineId) -> bool {
        self.reserve.as_ref().is_some_and(|reserve| reserve.line == line)
    }
}
