//! How near the end of the hand is, and how soon a penalty has to be dealt with.

use crate::rules::Observation;

/// More turns than matter.
const MANY: usize = 99;

/// The further turns of the observing seat after this one, by the stock and by the hands of the others: an estimate.
pub(super) fn turns_left(observation: &Observation<'_>) -> usize {
    let rules = observation.rules();
    let round = rules.players.count() * usize::from(rules.draw_count);
    let by_stock = observation.stock_len() / round.max(1);
    let others = rules.players.seats().filter(|&seat| seat != observation.seat());
    others.map(|seat| by_hand(observation, seat)).fold(by_stock, usize::min)
}

/// The same by the hand of another seat, who ends the hand by going out.
fn by_hand(observation: &Observation<'_>, seat: crate::rules::Seat) -> usize {
    let cards = observation.hand_len(seat);
    if cards > 8 || observation.foot_len(seat) > 0 {
        return MANY;
    }
    let is_ready = observation.melds(observation.sides().of(seat)).missing(observation.rules()).is_none();
    match (is_ready, cards) {
        (true, cards) => cards.saturating_sub(1) / 2,
        // What is missing may be laid in the turn that goes out.
        (false, ..=2) => 2,
        (false, _) => MANY,
    }
}

/// How likely the hand ends too soon, in percent, for something that takes so many turns after this one.
pub(super) fn urgency(turns_left: usize, needed: usize) -> i32 {
    match turns_left.checked_sub(needed) {
        None | Some(0) => 100,
        Some(1) => 60,
        Some(2) => 35,
        Some(3) => 20,
        Some(4) => 10,
        Some(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Given, Preset, Setup};

    #[test]
    fn the_end_is_near_by_the_stock_and_by_the_hands_of_the_others() {
        let mut setup = Setup::new(Preset::ModernAmerican.rules());
        setup.hands = vec![Given::Unknown(10); 4];
        let turns = |setup: &Setup| {
            let state = setup.state().unwrap();
            turns_left(&state.observe(state.to_act()))
        };
        setup.stock = Given::Unknown(9);
        assert_eq!(turns(&setup), 2);
        // Two cards of a side without its canastas end the hand soon; with them, at once.
        setup.stock = Given::Unknown(40);
        setup.hands[1] = Given::Unknown(2);
        assert_eq!(turns(&setup), 2);
        let canasta = |rank: char| format!("{rank}s {rank}h {rank}d {rank}c {rank}s {rank}h {rank}d").parse().unwrap();
        setup.melds[crate::rules::Side::SECOND] = vec![canasta('K'), canasta('Q')];
        assert_eq!(turns(&setup), 0);
        // A foot is played before.
        let mut setup = Setup::new(Preset::HandAndFoot.rules());
        setup.hands = vec![Given::Unknown(2); 4];
        setup.feet = vec![vec![Given::Unknown(11)]; 4];
        setup.stock = Given::Unknown(80);
        assert_eq!(turns(&setup), 10);
        assert_eq!([0, 1, 2, 3, 4, 5].map(|turns| urgency(turns, 1)), [100, 100, 60, 35, 20, 10]);
    }
}
