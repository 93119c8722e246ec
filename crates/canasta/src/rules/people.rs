//! Five people at a table of four: who sits where in a hand, and who rests (V57).

use super::ruleset::Rules;
use super::seat::{Players, Seat};

/// The people of a hand, by their numbers: those who are named at the seats, then the fifth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandPeople {
    /// Who sits at each seat of a table of four; beyond it the numbers of the seats.
    seated: [usize; Players::MOST],
    resting: Option<usize>,
}

impl HandPeople {
    /// The number of the person at a seat.
    #[must_use]
    pub const fn at(&self, seat: Seat) -> usize {
        self.seated[seat.index()]
    }

    /// The number of the person who rests in this hand.
    #[must_use]
    pub const fn resting(&self) -> Option<usize> {
        self.resting
    }
}

impl Rules {
    /// The number of people who play: one a seat, and one more where one of three rests (V57).
    #[must_use]
    pub const fn people(&self) -> usize {
        self.players.count() + self.sit_out as usize
    }

    /// Who sits where in the hand of this number, from 1, and who rests (V57). The fifth rests first, then who is named at seat 0, then
    /// who is named at seat 2, and again; who has just rested takes the place of who rests now.
    ///
    /// ```
    /// use canasta::rules::{Preset, Seat};
    /// let rules = Preset::Classic.builder().sit_out(true).build()?;
    /// let second = rules.people_of_hand(2);
    /// assert_eq!((second.at(Seat::FIRST), second.resting()), (4, Some(0)));
    /// # Ok::<(), canasta::rules::BadRules>(())
    /// ```
    #[must_use]
    pub fn people_of_hand(&self, number: u32) -> HandPeople {
        let mut seated: [usize; Players::MOST] = std::array::from_fn(|seat| seat);
        if !self.sit_out {
            return HandPeople { seated, resting: None };
        }
        let resting_in_turn = [4, 0, 2];
        let mut resting = resting_in_turn[0];
        // After six hands all sit as at first.
        for turn in 1..=number.saturating_sub(1) as usize % 6 {
            let next = resting_in_turn[turn % 3];
            if let Some(place) = seated.iter_mut().take(4).find(|person| **person == next) {
                *place = std::mem::replace(&mut resting, next);
            }
        }
        HandPeople { seated, resting: Some(resting) }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Preset;

    #[test]
    fn each_of_three_rests_in_turn_and_the_last_to_rest_takes_the_place() {
        let rules = Preset::Classic.builder().sit_out(true).build().unwrap();
        assert_eq!(rules.people(), 5);
        let names = ["A", "B", "C", "D", "E"];
        let hands: Vec<String> = (1..=7)
            .map(|number| {
                let people = rules.people_of_hand(number);
                let seated = rules.players.seats().map(|seat| names[people.at(seat)]);
                seated.chain(people.resting().map(|rests| names[rests])).collect()
            })
            .collect();
        assert_eq!(hands, ["ABCDE", "EBCDA", "EBADC", "CBADE", "CBEDA", "ABEDC", "ABCDE"]);
    }

    #[test]
    fn nobody_rests_where_no_rule_says_so() {
        let rules = Preset::Classic.rules();
        for number in [0, 1, 2, 100] {
            let people = rules.people_of_hand(number);
            assert_eq!(people.resting(), None);
            assert!(rules.players.seats().all(|seat| people.at(seat) == seat.index()));
        }
        assert_eq!(rules.people(), 4);
    }
}
