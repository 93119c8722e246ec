//! All that the review of a record finds out.

use crate::score_sheets::people_of_side;
use canasta::analysis::{
    DecisionReview, Likeness, OpenChance, RecordLuck, Review, Strength, Tally, TurnChance, open_chances, plays_like,
    record_luck, review, turn_chances,
};
use canasta::rules::{PositionError, Record, Seat, Side};

/// The review of a record.
pub struct Findings<'a> {
    /// The record.
    pub record: &'a Record,
    /// The seats that are reviewed.
    pub seats: Vec<Seat>,
    /// How much was spent.
    pub strength: Strength,
    /// The decisions of these seats.
    pub review: Review,
    /// The luck of the cards.
    pub luck: RecordLuck,
    /// The chance to win after each turn of all hands, seen with all cards.
    pub open: Vec<OpenChance>,
}

impl<'a> Findings<'a> {
    /// Reviews these seats of a record; with none named, all.
    ///
    /// # Errors
    /// As [`review`].
    pub fn new(record: &'a Record, seats: &[Seat], strength: Strength) -> Result<Findings<'a>, PositionError> {
        let review = review(record, seats, &strength)?;
        let playouts = strength.playouts.min(OpenChance::PLAYOUTS);
        let hands = (1..).zip(&record.hands);
        let open = hands.flat_map(|(number, hand)| open_chances(&record.rules, hand, number, playouts)).collect();
        let seats = if seats.is_empty() { record.rules.players.seats().collect() } else { seats.to_vec() };
        Ok(Findings { record, seats, strength, review, luck: record_luck(record), open })
    }

    /// The numbers of the people who sat at the reviewed seats, in order.
    pub fn people(&self) -> Vec<usize> {
        let hands = 1..=self.record.hands.len();
        let mut people: Vec<usize> =
            hands.flat_map(|hand| self.seats.iter().map(move |&seat| self.person_at(hand, seat))).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The number that a hand of the record has in its match.
    fn number(&self, hand: usize) -> u32 {
        let record = hand.checked_sub(1).and_then(|at| self.record.hands.get(at));
        record.map_or(1, |hand| hand.number)
    }

    /// The number of the person at a seat in a hand of the record, from 1.
    fn person_at(&self, hand: usize, seat: Seat) -> usize {
        self.record.rules.people_of_hand(self.number(hand)).at(seat)
    }

    /// Where a person sits in a hand of the record, from 1; `None` where they rest.
    fn seat_of(&self, hand: usize, person: usize) -> Option<Seat> {
        self.record.rules.players.seats().find(|&seat| self.person_at(hand, seat) == person)
    }

    /// The decisions of a person added up.
    pub fn tally(&self, person: usize) -> Tally {
        let is_own = |review: &&DecisionReview| self.person_at(review.hand, review.seat) == person;
        self.review.decisions.iter().filter(is_own).collect()
    }

    /// The level that a seat plays like. The levels were measured with the standard strength; another one finds other errors.
    pub fn likeness(&self, tally: &Tally) -> Option<Likeness> {
        if self.strength == Strength::STANDARD { plays_like(&self.record.rules, tally) } else { None }
    }

    /// The chance of a person's side to win after each turn of the hands in which they play.
    pub fn turns(&self, person: usize) -> Vec<TurnChance> {
        let of_hand = |of_hand: &[OpenChance]| {
            let seat = of_hand.first().and_then(|chance| self.seat_of(chance.at.hand, person));
            seat.map(|seat| turn_chances(&self.record.rules, of_hand, &self.review.decisions, seat))
        };
        self.open.chunk_by(|one, next| one.at.hand == next.at.hand).filter_map(of_hand).flatten().collect()
    }

    /// The name of a person, or the number if they have none.
    pub fn name(&self, person: usize) -> String {
        let name = self.record.names.get(person).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| format!("seat {person}"))
    }

    /// The name of who sits at a seat in a hand of the record, from 1.
    pub fn name_in(&self, hand: usize, seat: Seat) -> String {
        self.name(self.person_at(hand, seat))
    }

    fn names(&self, people: &[usize]) -> String {
        let names: Vec<String> = people.iter().map(|&person| self.name(person)).collect();
        names.join(" and ")
    }

    /// The names of a side in a hand of the record, from 1.
    pub fn side_name_in(&self, hand: usize, side: Side) -> String {
        self.names(&people_of_side(&self.record.rules, side, [self.number(hand)]))
    }

    /// The names of a side in the match.
    pub fn side_name(&self, side: Side) -> String {
        // Who rests in the first hand plays in the second.
        self.names(&people_of_side(&self.record.rules, side, 1..=2))
    }
}
