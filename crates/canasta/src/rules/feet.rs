//! The hands that the seats of a table have beside their first ones (V25, V38).

use super::cards::CardSet;
use super::ruleset::Rules;
use super::seat::{BySeat, Players, Seat};

/// The feet of each seat until they are picked up. They lie apart from the state of a seat, because most games have none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Feet(Option<Box<BySeat<Waiting>>>);

/// The feet of a seat, the next one first. A place without cards has no foot.
type Waiting = [CardSet; Rules::MOST_FEET];

impl Feet {
    /// The feet of a seat, the next one first.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = CardSet> + Clone + use<> {
        let waiting = self.0.as_ref().map_or([CardSet::EMPTY; Rules::MOST_FEET], |feet| feet[seat]);
        waiting.into_iter().take_while(|foot| !foot.is_empty())
    }

    /// The foot that a seat picks up next.
    #[inline]
    pub fn next(&self, seat: Seat) -> Option<CardSet> {
        self.0.as_ref().map(|feet| feet[seat][0]).filter(|foot| !foot.is_empty())
    }

    /// The number of feet of a seat.
    pub fn waiting(&self, seat: Seat) -> usize {
        self.of(seat).count()
    }

    /// Takes the next foot of a seat away.
    pub fn take(&mut self, seat: Seat) -> Option<CardSet> {
        let foot = self.next(seat)?;
        let feet = self.0.as_mut()?;
        feet[seat][0] = CardSet::EMPTY;
        feet[seat].rotate_left(1);
        if feet.iter().flatten().all(|foot| foot.is_empty()) {
            // The same as a table without feet, with which it is compared.
            self.0 = None;
        }
        Some(foot)
    }

    /// Gives a seat a foot that it picks up after those that it has. One without cards is none, and one beyond the most is left out.
    pub fn push(&mut self, seat: Seat, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let feet = self.0.get_or_insert_with(|| Box::new(BySeat::new(Players::MOST)));
        if let Some(place) = feet[seat].iter_mut().find(|foot| foot.is_empty()) {
            *place = cards;
        }
    }

    /// Gives each foot of a seat other cards, by their number.
    pub fn refill(&mut self, seat: Seat, mut cards: impl FnMut(usize) -> CardSet) {
        if let Some(feet) = &mut self.0 {
            feet[seat].iter_mut().filter(|foot| !foot.is_empty()).for_each(|foot| *foot = cards(foot.len()));
        }
    }
}
