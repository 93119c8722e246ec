//! What the network is told of a rank and of the position: all of it public, but for the own hand of the observing seat.

use super::RANKS;
use super::history::History;
use crate::rules::{Meld, Observation, Rank, Seat};

/// What the network is told of a rank and of the position.
pub const INPUTS: usize = 78;
/// What it is told of the position.
const CONTEXT: usize = 27;

/// Inputs in steps of 1/100, as bytes: from 0 to 2.55.
struct Inputs<'a> {
    bytes: &'a mut [u8],
    next: usize,
}

impl Inputs<'_> {
    fn add(&mut self, value: f32) {
        if let Some(byte) = self.bytes.get_mut(self.next) {
            *byte = (value * 100.0).round().clamp(0.0, 255.0) as u8;
        }
        self.next += 1;
    }

    fn flag(&mut self, value: bool) {
        self.add(f32::from(u8::from(value)));
    }

    /// How long ago a turn was, in two scales; nothing for never.
    fn age(&mut self, turns: u8, turn: u8) {
        let ago = f32::from(turns.saturating_sub(turn));
        for scale in [2.0, 6.0] {
            self.add(if turn == 0 { 0.0 } else { scale / (scale + ago) });
        }
    }
}

/// What the network is told of each rank and a seat at a table of four.
#[must_use]
pub fn inputs(seen: &Observation<'_>, history: &History, seat: Seat) -> [[u8; INPUTS]; RANKS] {
    let mut all = [[0; INPUTS]; RANKS];
    let mut of_position = [0; CONTEXT];
    add_position(&mut Inputs { bytes: &mut of_position, next: 0 }, seen, history, seat);
    let unseen = seen.unseen();
    let hidden = unseen.difference(seen.rules().bonus_cards(unseen));
    for (bytes, rank) in all.iter_mut().zip(Rank::NATURALS) {
        let (context, of_rank) = bytes.split_at_mut(CONTEXT);
        context.copy_from_slice(&of_position);
        let hidden = (hidden.len(), hidden.count(rank));
        add_rank(&mut Inputs { bytes: of_rank, next: 0 }, seen, history, seat, rank, hidden);
    }
    all
}

fn add_position(inputs: &mut Inputs<'_>, seen: &Observation<'_>, history: &History, seat: Seat) {
    let players = seen.rules().players;
    let after = |seat| players.after(seat);
    let (following, partner, before) = (after(seat), after(after(seat)), after(after(after(seat))));
    let (theirs, others) = (seen.sides().of(seat), seen.sides().of(before));
    let of_seat = history.seat(seat);
    let canastas =
        |side| Rank::NATURALS.into_iter().filter(|&rank| seen.melds(side).of(rank).len() >= Meld::CANASTA).count();
    for other in [before, partner, following] {
        inputs.flag(other == seen.seat());
    }
    inputs.flag(!seen.melds(theirs).is_empty());
    inputs.flag(!seen.melds(others).is_empty());
    inputs.flag(seen.is_frozen_to(theirs));
    inputs.flag(seen.banner().is_some());
    inputs.add(seen.hand_len(seat) as f32 / 15.0);
    inputs.add(seen.known(seat).len() as f32 / 10.0);
    for other in [following, partner, before] {
        inputs.add(seen.hand_len(other) as f32 / 15.0);
    }
    inputs.add(seen.stock_len() as f32 / 60.0);
    inputs.add(f32::from(of_seat.turns) / 15.0);
    inputs.add(3.0 / (3.0 + f32::from(of_seat.turns)));
    inputs.add(seen.pile_len() as f32 / 20.0);
    inputs.add(f32::from(of_seat.takes) / 3.0);
    inputs.age(of_seat.turns, of_seat.last_take);
    inputs.add(f32::from(of_seat.wild_discards) / 2.0);
    inputs.add(f32::from(of_seat.three_discards) / 2.0);
    inputs.add(canastas(theirs) as f32 / 3.0);
    inputs.add(canastas(others) as f32 / 3.0);
    inputs.add(seen.opening_minimum(seat) as f32 / 120.0);
    inputs.add(seen.unseen().wilds().len() as f32 / 12.0);
    let ranks = of_seat.traces.iter().filter(|trace| trace.discards > 0).count();
    inputs.add(ranks as f32 / 8.0);
    inputs.add(Rank::NATURALS.into_iter().filter(|&rank| seen.melds(theirs).has(rank)).count() as f32 / 6.0);
    debug_assert_eq!(inputs.next, CONTEXT);
}

fn add_rank(
    inputs: &mut Inputs<'_>,
    seen: &Observation<'_>,
    history: &History,
    seat: Seat,
    rank: Rank,
    (hidden, copies): (usize, usize),
) {
    let after = |seat| seen.rules().players.after(seat);
    let (following, partner, before) = (after(seat), after(after(seat)), after(after(after(seat))));
    let trace = |seat: Seat| &history.seat(seat).traces[rank.index()];
    let turns = |seat: Seat| history.seat(seat).turns;
    let own = trace(seat);
    inputs.flag(own.discards > 0);
    inputs.flag(own.discards > 1);
    inputs.flag(own.discards > 2);
    inputs.age(turns(seat), own.last_discard);
    inputs.flag(own.last_discard > 0 && own.last_discard == turns(seat));
    inputs.flag(own.first_discard > 0 && own.first_discard <= 3);
    inputs.flag(own.passes > 0);
    inputs.flag(own.passes > 1);
    inputs.age(turns(seat), own.last_pass);
    inputs.flag(own.last_pass > 0 && own.passed_frozen);
    inputs.add(if own.last_pass > 0 { f32::from(own.passed_pile) / 12.0 } else { 0.0 });
    inputs.flag(own.last_pass > own.last_discard);
    inputs.flag(own.laid > 0);
    inputs.add(f32::from(own.laid) / 4.0);
    inputs.age(turns(seat), own.last_laid);
    for side in [seen.sides().of(seat), seen.sides().of(before)] {
        let (naturals, wilds) = seen.melds(side).lengths(rank);
        inputs.flag(naturals > 0);
        inputs.add((naturals + wilds) as f32 / 7.0);
        inputs.flag(naturals + wilds >= Meld::CANASTA);
        inputs.add(wilds as f32 / 3.0);
    }
    for other in [partner, following, before] {
        let trace = trace(other);
        inputs.add(f32::from(trace.discards) / 2.0);
        inputs.age(turns(other), trace.last_discard);
        inputs.flag(trace.passes > 0);
        inputs.flag(trace.laid > 0);
    }
    let known = seen.known(seat).count(rank);
    let free = seen.hand_len(seat).saturating_sub(seen.known(seat).len());
    inputs.flag(known > 0);
    inputs.flag(known > 1);
    inputs.add(copies as f32 / 8.0);
    inputs.flag(copies == 1);
    inputs.add(free as f32 / hidden.max(1) as f32 * 2.0);
    inputs.add((free * copies) as f32 / hidden.max(1) as f32);
    inputs.add(seen.pile_counts().of(rank) as f32 / 4.0);
    inputs.add(seen.hand().count(rank) as f32 / 4.0);
    inputs.add(rank.points() as f32 / 20.0);
    inputs.add(rank.index() as f32 / 10.0);
    debug_assert_eq!(inputs.next, INPUTS - CONTEXT);
}
