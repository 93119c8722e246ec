//! How the seats of a table make sides.

use super::ruleset::Rules;
use super::seat::{Players, Seat, Side};

/// Which seats play together.
///
/// Seat s is of side s mod k, where k is the number of sides. With a lone player the two others are one side, which has the lower
/// of their numbers.
///
/// ```
/// use canasta::rules::{Players, Preset, Seat};
/// let sides = Preset::Classic.rules().sides();
/// assert_eq!((sides.count(), sides.partner(Seat::FIRST)), (2, Players::Four.seat(2)));
/// assert!(!Preset::ClassicTwo.rules().sides().has_partners());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sides {
    /// The side of each seat, so that the most frequent question needs no computation.
    of: [Side; Players::MOST],
    players: Players,
    /// The number of sides without regard to a lone player.
    count: u8,
    lone: Option<Seat>,
}

impl Sides {
    /// So many sides for these players. A number that does not divide that of the players leaves each alone.
    #[must_use]
    pub const fn new(players: Players, count: usize) -> Sides {
        let fits = count >= 2 && players.count().is_multiple_of(count);
        let count = if fits { count } else { players.count() };
        let mut of = [Side::FIRST; Players::MOST];
        let mut seat = 0;
        while seat < players.count() {
            of[seat] = Side::numbered((seat % count) as u8);
            seat += 1;
        }
        Sides { of, players, count: count as u8, lone: None }
    }

    /// The same with a lone player, whom the two others play against together (V6). Without three players that each play alone it
    /// stays as it is.
    #[must_use]
    pub const fn with_lone(&self, lone: Seat) -> Sides {
        if self.count != 3 || self.players.count() != 3 || lone.index() >= 3 {
            return *self;
        }
        let mut sides = self.scoring();
        let lower = if lone.index() == 0 { Side::SECOND } else { Side::FIRST };
        let mut seat = 0;
        while seat < 3 {
            if seat != lone.index() {
                sides.of[seat] = lower;
            }
            seat += 1;
        }
        sides.lone = Some(lone);
        sides
    }

    /// The player who plays alone against the two others, once there is one.
    #[must_use]
    pub const fn lone(&self) -> Option<Seat> {
        self.lone
    }

    /// The same without a lone player: the sides that score.
    #[must_use]
    pub const fn scoring(&self) -> Sides {
        Sides::new(self.players, self.count as usize)
    }

    /// The side of a seat without regard to a lone player: the one for which it scores.
    #[must_use]
    pub const fn scoring_of(&self, seat: Seat) -> Side {
        match self.lone {
            Some(_) => Side::numbered(seat.index() as u8),
            None => self.of(seat),
        }
    }

    /// The side that plays for one that scores.
    #[must_use]
    pub const fn playing_for(&self, scoring: Side) -> Side {
        // A side has the number of its first seat.
        self.of(Seat::numbered(scoring.index() as u8))
    }

    /// The players of the table.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The side of a seat.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> Side {
        self.of[seat.index()]
    }

    /// The sides in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Side> + Clone + use<> {
        let of = self.of;
        // A side has the number of its first seat.
        (0..self.count).map(Side::numbered).filter(move |side| of.get(side.index()) == Some(side))
    }

    /// The number of sides.
    #[must_use]
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// The number of values that a table by side needs: that of the sides that score.
    #[must_use]
    pub const fn scores(&self) -> usize {
        self.count as usize
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: Side) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let sides = *self;
        self.players.seats().filter(move |&seat| sides.of(seat) == side)
    }

    /// The next seat clockwise that plays with this one.
    #[must_use]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        if !self.has_partners() {
            return None;
        }
        let mut next = self.players.after(seat);
        while next != seat {
            if self.of(next) == self.of(seat) {
                return Some(next);
            }
            next = self.players.after(next);
        }
        None
    }

    /// Whether a side is one seat.
    #[must_use]
    pub const fn is_alone(&self, side: Side) -> bool {
        match self.lone {
            Some(seat) => self.of(seat).index() == side.index(),
            None => self.count as usize == self.players.count(),
        }
    }

    /// Whether a seat has a partner.
    #[must_use]
    pub const fn has_partners(&self) -> bool {
        self.lone.is_some() || (self.count as usize) < self.players.count()
    }

    /// The other sides, clockwise from this one.
    pub fn opponents(&self, side: Side) -> impl Iterator<Item = Side> + Clone + use<> {
        let after = self.iter().filter(move |&other| other > side);
        after.chain(self.iter().filter(move |&other| other < side))
    }

    /// The other side, where there are two without regard to a lone player.
    #[must_use]
    pub const fn other(&self, side: Side) -> Option<Side> {
        if self.count == 2 { Some(Side::numbered(side.index() as u8 ^ 1)) } else { None }
    }
}

impl Rules {
    /// How the seats make sides.
    #[must_use]
    pub const fn sides(&self) -> Sides {
        let count = match self.sides {
            Some(count) => count as usize,
            None if self.players.count().is_multiple_of(2) => 2,
            None => self.players.count(),
        };
        Sides::new(self.players, count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_alternate_between_the_sides() {
        let sides = |players, count| {
            let sides = Sides::new(players, count);
            let lists: Vec<Vec<usize>> =
                sides.iter().map(|side| sides.seats_of(side).map(Seat::index).collect()).collect();
            lists
        };
        assert_eq!(sides(Players::Four, 2), [[0, 2], [1, 3]]);
        assert_eq!(sides(Players::Six, 2), [[0, 2, 4], [1, 3, 5]]);
        assert_eq!(sides(Players::Six, 3), [[0, 3], [1, 4], [2, 5]]);
        assert_eq!(sides(Players::Five, 5).len(), 5);
    }

    #[test]
    fn the_partner_is_the_next_seat_of_the_side() {
        let sides = Sides::new(Players::Six, 2);
        let partners: Vec<_> = Players::Six.seats().filter_map(|seat| sides.partner(seat)).map(Seat::index).collect();
        assert_eq!(partners, [2, 3, 4, 5, 0, 1]);
        assert!(sides.has_partners());
        let alone = Sides::new(Players::Three, 3);
        assert!(!alone.has_partners() && Players::Three.seats().all(|seat| alone.partner(seat).is_none()));
        let others: Vec<_> = alone.opponents(Side::SECOND).map(Side::index).collect();
        assert_eq!(others, [2, 0]);
    }

    #[test]
    fn a_lone_player_makes_partners_of_the_others() {
        let alone = Sides::new(Players::Three, 3);
        for lone in Players::Three.seats() {
            let sides = alone.with_lone(lone);
            assert_eq!((sides.count(), sides.scores(), sides.lone()), (2, 3, Some(lone)));
            assert_eq!((sides.scoring(), sides.partner(lone)), (alone, None));
            assert!(sides.has_partners() && sides.is_alone(sides.of(lone)));
            let others: Vec<Seat> = Players::Three.seats().filter(|&seat| seat != lone).collect();
            let side = sides.of(others[0]);
            assert_eq!((side.index(), sides.of(others[1])), (others[0].index(), side));
            assert_eq!(sides.seats_of(side).collect::<Vec<_>>(), others);
            assert_eq!(sides.opponents(side).collect::<Vec<_>>(), [sides.of(lone)]);
            assert_eq!(sides.partner(others[0]), Some(others[1]));
            for seat in Players::Three.seats() {
                assert_eq!(sides.scoring_of(seat), alone.of(seat));
                assert_eq!(sides.playing_for(sides.scoring_of(seat)), sides.of(seat));
            }
            // Who is lone stays so.
            assert_eq!(sides.with_lone(lone), sides);
        }
        let four = Sides::new(Players::Four, 2);
        assert_eq!(four.with_lone(Seat::FIRST), four);
    }
}
