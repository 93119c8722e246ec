//! Reserves: an answer of each guest that waits at its page, so that the host finds it again after a reload, or a long absence.

use super::{Host, HostEffect, LineId};
use crate::friends::close_reason::CloseReason;
use crate::friends::message::HostMessage;
use crate::friends::spares::{read_end, write_end};

/// Milliseconds after which a guest is looked for again by its reserve.
pub const FIND_MS: u64 = 20_000;

/// How often a guest is looked for: half an hour in all.
const MOST_TIMES: u32 = 90;

impl Host {
    /// Keeps the reserve of a guest.
    pub(super) fn take_reserve(&mut self, id: LineId, seat: usize, sdp: &str, out: &mut Vec<HostEffect>) {
        if let (Some(seating), Some(end)) = (self.seats.get_mut(seat), read_end(sdp)) {
            seating.reserve = Some(write_end(&end));
            self.send(id, &HostMessage::Reserved, out);
        }
    }

    /// The guest of a seat has said goodbye: nobody waits there any more.
    pub(super) fn drop_reserve(&mut self, seat: usize) {
        if let Some(seating) = self.seats.get_mut(seat) {
            seating.reserve = None;
        }
    }

    /// Whether the guest of a seat is away and looked for by its reserve.
    #[must_use]
    pub fn is_finding(&self, seat: usize) -> bool {
        let waits = |times: u32| times < MOST_TIMES;
        let has_reserve =
            self.seats.get(seat).is_some_and(|seating| seating.reserve.is_some() && waits(seating.sought.1));
        has_reserve && self.is_gone(seat) && !self.spares.get(&seat).is_some_and(|spares| spares.are_tried(self.now))
    }

    /// Looks for the guests who are away and whom no spare finds.
    pub(super) fn find_the_absent(&mut self, out: &mut Vec<HostEffect>) {
        for seat in (0..self.seats.len()).filter(|&seat| self.is_finding(seat)).collect::<Vec<_>>() {
            let now = self.now;
            let Some(seating) = self.seats.get_mut(seat) else { continue };
            let (last, times) = seating.sought;
            if last.is_some_and(|last| now.saturating_sub(last) < FIND_MS) {
                continue;
            }
            seating.sought = (Some(now), times + 1);
            let end = seating.reserve.as_deref().and_then(read_end);
            out.extend(end.map(|end| HostEffect::Find(seat, Box::new(end))));
        }
    }

    /// The page of the host is about to be gone: all guests are told.
    pub(super) fn say_page_gone(&mut self, out: &mut Vec<HostEffect>) {
        let reason = CloseReason::PageGone.name().to_owned();
        self.broadcast(&HostMessage::Bye { reason }, out);
    }
}
