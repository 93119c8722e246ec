//! Spare connections of a guest: the host begins each.

use super::{Guest, GuestEffect, GuestLine};
use crate::friends::close_reason::CloseReason;
use crate::friends::heartbeat::Signal;
use crate::friends::message::GuestMessage;
use crate::friends::spares::{SPARES, SpareId, Spares, read_end, write_end};
use crate::links::Endpoint;

impl Guest {
    /// Whether the line is cut, and the devices look for each other by spare connections.
    #[must_use]
    pub fn is_looking(&self) -> bool {
        let is_cut = match self.line {
            GuestLine::Open(signal) => signal != Signal::Good,
            GuestLine::Closed(reason) => reason.is_none_or(|reason| reason == CloseReason::Silent),
            GuestLine::Waiting => false,
        };
        is_cut && self.spares.as_ref().is_some_and(|spares| spares.are_tried(self.now))
    }

    /// Takes the host's end of a spare, and asks for the own one.
    pub(super) fn take_spare(&mut self, number: usize, sdp: &str, out: &mut Vec<GuestEffect>) {
        let Some(end) = read_end(sdp).filter(|_| number < SPARES) else { return };
        // A host that begins one set after the other would make this device connect without end.
        if number == 0 && self.spares.as_ref().is_some_and(|spares| spares.is_new(self.now)) {
            return;
        }
        if number == 0 {
            self.drop_spares(out);
        }
        let (next, now) = (&mut self.next_spare, self.now);
        let spares = self.spares.get_or_insert_with(|| Spares::new(next, now));
        if spares.take(number, end) {
            out.push(GuestEffect::MakeSpare(spares.id(number)));
        }
    }

    pub(super) fn drop_spares(&mut self, out: &mut Vec<GuestEffect>) {
        if let Some(spares) = self.spares.take() {
            out.extend(spares.unused().map(GuestEffect::DropSpare));
        }
    }

    /// Sends the end of a spare that is made.
    pub(super) fn send_spare(&mut self, id: SpareId, end: &Endpoint, out: &mut Vec<GuestEffect>) {
        let spares = self.spares.as_mut().filter(|_| matches!(self.line, GuestLine::Open(_)));
        let Some((spares, number)) = spares.and_then(|spares| spares.number_of(id).map(|number| (spares, number)))
        else {
            return out.push(GuestEffect::DropSpare(id));
        };
        spares.make(number);
        self.send(&GuestMessage::Spare { number, sdp: write_end(end) }, out);
    }

    /// The host is heard. A set of which this side alone has tried a spare is of no use to the host, who does not know that.
    pub(super) fn hear_host(&mut self, out: &mut Vec<GuestEffect>) {
        let now = self.now;
        let Some(spares) = &mut self.spares else { return };
        spares.hear(now);
        if spares.asks_anew(now) {
            self.send(&GuestMessage::RenewSpares, out);
        }
    }

    /// Tries the spare that is due.
    pub(super) fn try_spares(&mut self, out: &mut Vec<GuestEffect>) {
        let due = self.spares.as_mut().and_then(|spares| spares.due(self.now));
        out.extend(due.map(|(id, end)| GuestEffect::TrySpare(id, Box::new(end))));
    }
}
