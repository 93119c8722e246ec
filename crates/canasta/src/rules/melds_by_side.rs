//! The melds of the sides of a table.

use super::meld::Melds;
use super::seat::{Players, Side};
use std::ops::{Index, IndexMut};

/// The sides of most games.
const FEW: usize = 2;

/// The melds of each side. Those beyond the second lie apart, because most games have two sides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct MeldsBySide {
    few: [Melds; FEW],
    more: Option<Box<[Melds; Players::MOST - FEW]>>,
}

static NOTHING: Melds = Melds::NOTHING;

impl MeldsBySide {
    /// No melds of so many sides.
    pub fn new(sides: usize) -> MeldsBySide {
        MeldsBySide { few: Default::default(), more: (sides > FEW).then(Box::default) }
    }

    /// The melds of all sides, and none for those that are not there.
    pub fn iter(&self) -> impl Iterator<Item = &Melds> {
        self.few.iter().chain(self.more.iter().flat_map(|more| more.iter()))
    }

    #[cold]
    fn more(&self, at: usize) -> &Melds {
        self.more.as_ref().and_then(|more| more.get(at)).unwrap_or(&NOTHING)
    }

    #[cold]
    fn more_mut(&mut self, at: usize) -> &mut Melds {
        let more = self.more.get_or_insert_default();
        &mut more[at % (Players::MOST - FEW)]
    }
}

impl Index<Side> for MeldsBySide {
    type Output = Melds;

    #[inline]
    fn index(&self, side: Side) -> &Melds {
        // One comparison, which nearly always holds.
        match side.index() {
            at if at < FEW => &self.few[at],
            at => self.more(at - FEW),
        }
    }
}

impl IndexMut<Side> for MeldsBySide {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut Melds {
        match side.index() {
            at if at < FEW => &mut self.few[at],
            at => self.more_mut(at - FEW),
        }
    }
}
