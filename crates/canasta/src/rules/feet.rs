//! The second hands of a table (V25).

use super::cards::CardSet;
use super::seat::{BySeat, Players, Seat};

/// The second hand of each seat until it is picked up. It lies apart from its state, because most games have none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Feet(Option<Box<BySeat<Option<CardSet>>>>);

impl Feet {
    /// The foot of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<CardSet> {
        self.0.as_ref().and_then(|feet| feet[seat])
    }

    /// Takes the foot of a seat away.
    pub fn take(&mut self, seat: Seat) -> Option<CardSet> {
        let feet = self.0.as_mut()?;
        let foot = feet[seat].take();
        if feet.iter().all(Option::is_none) {
            // The same as a table without feet, with which it is compared.
            self.0 = None;
        }
        foot
    }

    /// Gives a seat its foot.
    pub fn put(&mut self, seat: Seat, cards: CardSet) {
        self.0.get_or_insert_with(|| Box::new(BySeat::new(Players::MOST)))[seat] = Some(cards);
    }
}
