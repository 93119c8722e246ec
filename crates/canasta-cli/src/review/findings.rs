//! All that the review of a record finds out.

use canasta::analysis::{
    Likeness, OpenChance, RecordLuck, Review, Strength, Tally, TurnChance, open_chances, plays_like, record_luck,
    review, turn_chances,
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

    /// The decisions of a seat added up.
    pub fn tally(&self, seat: Seat) -> Tally {
        self.review.of(seat).collect()
    }

    /// The level that a seat plays like. The levels were measured with the standard strength; another one finds other errors.
    pub fn likeness(&self, tally: &Tally) -> Option<Likeness> {
        if self.strength == Strength::STANDARD { plays_like(&self.record.rules, tally) } else { None }
    }

    /// The chance of a seat's side to win after each turn.
    pub fn turns(&self, seat: Seat) -> Vec<TurnChance> {
        turn_chances(&self.record.rules, &self.open, &self.review.decisions, seat)
    }

    /// The name of a seat, or its number if it has none.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.record.names.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| format!("seat {}", seat.index()))
    }

    /// The names of a side.
    pub fn side_name(&self, side: Side) -> String {
        let names: Vec<String> = self.record.rules.sides().seats_of(side).map(|seat| self.name(seat)).collect();
        names.join(" and ")
    }
}
