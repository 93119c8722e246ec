//! Spare connections of the host: who has a seat has a set of them, which is made while the line stands.

use super::{Host, HostEffect};
use crate::friends::message::HostMessage;
use crate::friends::spares::{SPARES, SpareId, Spares, read_end, write_end};
use crate::links::Endpoint;

impl Host {
    /// Begins a new set for a seat. The others are made once the guest has answered the first one, so that a program that knows nothing of
    /// spares costs one connection, and all at once, since the guest may fall asleep any moment.
    pub(super) fn begin_spares(&mut self, seat: usize, out: &mut Vec<HostEffect>) {
        self.drop_spares(seat, out);
        let spares = Spares::new(&mut self.next_spare, self.now);
        out.push(HostEffect::MakeSpare(spares.id(0)));
        self.spares.insert(seat, spares);
    }

    pub(super) fn drop_spares(&mut self, seat: usize, out: &mut Vec<HostEffect>) {
        if let Some(spares) = self.spares.remove(&seat) {
            out.extend(spares.unused().map(HostEffect::DropSpare));
        }
    }

    /// Sends the end of a spare that is made.
    pub(super) fn send_spare(&mut self, id: SpareId, end: &Endpoint, out: &mut Vec<HostEffect>) {
        let of = |(&seat, spares): (&usize, &Spares)| Some((seat, spares.number_of(id)?));
        let found = self.spares.iter().find_map(of);
        let line = found.and_then(|(seat, _)| self.line_of(seat)).map(|(line, _)| line);
        let (Some((seat, number)), Some(line)) = (found, line) else { return out.push(HostEffect::DropSpare(id)) };
        if let Some(spares) = self.spares.get_mut(&seat) {
            spares.make(number);
        }
        self.send(line, &HostMessage::Spare { number, sdp: write_end(end) }, out);
    }

    /// Takes the guest's end of a spare.
    pub(super) fn take_spare(&mut self, seat: usize, number: usize, sdp: &str, out: &mut Vec<HostEffect>) {
        let (Some(spares), Some(end)) = (self.spares.get_mut(&seat), read_end(sdp)) else { return };
        // An answer to a spare of an earlier set is none to this one.
        if spares.is_made(number) && spares.take(number, end) && number == 0 {
            out.extend((1..SPARES).map(|number| HostEffect::MakeSpare(spares.id(number))));
        }
    }

    /// The guest of a seat is heard. A set of which a spare was tried is made anew.
    pub(super) fn hear_seat(&mut self, seat: usize, out: &mut Vec<HostEffect>) {
        let now = self.now;
        let Some(spares) = self.spares.get_mut(&seat) else { return };
        spares.hear(now);
        if spares.was_used() {
            self.begin_spares(seat, out);
        }
    }

    /// Begins a new set for a guest that has tried a spare of this one. A guest that asks without end gets a set in each
    /// [`SPARE_AFTER_MS`](crate::friends::SPARE_AFTER_MS) at most, since a spare costs a connection.
    pub(super) fn renew_spares(&mut self, seat: usize, out: &mut Vec<HostEffect>) {
        if self.spares.get(&seat).is_some_and(|spares| !spares.is_new(self.now)) {
            self.begin_spares(seat, out);
        }
    }

    /// Tries the spares that are due.
    pub(super) fn try_spares(&mut self, out: &mut Vec<HostEffect>) {
        let now = self.now;
        let due = self.spares.values_mut().filter_map(|spares| spares.due(now));
        out.extend(due.map(|(id, end)| HostEffect::TrySpare(id, Box::new(end))));
    }
}
