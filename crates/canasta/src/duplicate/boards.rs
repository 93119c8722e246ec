//! The boards of a match, and the order in which they are played.

use crate::rules::{BySide, Deck, Players, Preset, Rules, Seat, Seed, State, generator, named, serde_by_name};

named! {
    /// The length of a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Boards {
        /// Four boards.
        Four = "4",
        /// Eight boards.
        Eight = "8",
    }
}

serde_by_name!(Boards);

impl Boards {
    /// The number of boards.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Boards::Four => 4,
            Boards::Eight => 8,
        }
    }
}

named! {
    /// Who plays a board the second time.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Second {
        /// The same player, in the seats of the others.
        Turned = "turned",
        /// Another one in the same seat: a bot, or a person somewhere else.
        Other = "other",
    }
}

serde_by_name!(Second);

named! {
    /// Which of its two playings.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Way {
        /// The first.
        First = "first",
        /// The second.
        Second = "second",
    }
}

serde_by_name!(Way);

/// A playing of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Playing {
    /// The number of the board, from 1.
    pub board: u8,
    /// Which of its playings.
    pub way: Way,
}

/// A match of duplicate. Each board is one hand from 0 to 0, since no total may weigh on the next board.
///
/// The deck of a board is that of a hand of the same number of a deal that is sent with this seed
/// ([`DealLink::deck`](crate::links::DealLink::deck)); the dealer goes round from board to board. The player always has the first seat. Turned,
/// the same deck is dealt by the seat before, so that each hand of cards lies one place further, and the player has those that the next
/// seat had.
///
/// ```
/// use canasta::duplicate::{Boards, DuplicateMatch, Playing, Second, Way};
/// use canasta::rules::{Preset, Seat, seed_from_number};
/// let duplicate = DuplicateMatch::new(Preset::ClassicTwo, seed_from_number(7), Boards::Four, Second::Turned, Seat::FIRST).unwrap();
/// let playings: Vec<Playing> = duplicate.playings().collect();
/// assert_eq!((playings[3], playings[4]), (Playing { board: 4, way: Way::First }, Playing { board: 1, way: Way::Second }));
/// let [first, second] = [playings[0], playings[4]].map(|playing| duplicate.state(playing).unwrap());
/// let next = first.rules().players.after(Seat::FIRST);
/// assert_eq!(first.hand(next), second.hand(Seat::FIRST));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct DuplicateMatch {
    preset: Preset,
    rules: Rules,
    seed: Seed,
    boards: Boards,
    second: Second,
    dealer: Seat,
}

impl DuplicateMatch {
    /// A match with the rules of a preset, whose first board has this dealer. `None` if the seat is none of the game, or if it is to be
    /// turned in a game of three sides, where the seats of the others are no single hand against one's own.
    #[must_use]
    pub fn new(preset: Preset, seed: Seed, boards: Boards, second: Second, dealer: Seat) -> Option<DuplicateMatch> {
        let rules = preset.rules();
        let can_turn = second == Second::Other || rules.sides().scores() == 2;
        let fits = can_turn && dealer.index() < rules.players.count();
        fits.then_some(DuplicateMatch { preset, rules, seed, boards, second, dealer })
    }

    /// The same with other rules, such as a table of its own plays by; `None` if they are impossible, or for other seats than before.
    #[must_use]
    pub fn with_rules(self, rules: Rules) -> Option<DuplicateMatch> {
        let same_seats = rules.players == self.rules.players && rules.sides() == self.rules.sides();
        (same_seats && rules.check().is_ok()).then_some(DuplicateMatch { rules, ..self })
    }

    /// The preset.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seed of all decks.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The length.
    #[must_use]
    pub const fn boards(&self) -> Boards {
        self.boards
    }

    /// Who plays the second time.
    #[must_use]
    pub const fn second(&self) -> Second {
        self.second
    }

    /// The playings in their order: all boards once, then all again, so that what one remembers of a board is some boards old.
    pub fn playings(&self) -> impl Iterator<Item = Playing> + use<> {
        let boards = self.boards.count();
        Way::ALL.into_iter().flat_map(move |way| (1..=boards).map(move |board| Playing { board, way }))
    }

    /// The deck of a board, the same both times; `None` if there is no such board.
    #[must_use]
    pub fn deck(&self, board: u8) -> Option<Deck> {
        if !(1..=self.boards.count()).contains(&board) {
            return None;
        }
        let mut rng = generator(self.seed);
        rng.set_stream(u64::from(board - 1));
        Some(self.rules.shuffled_deck(&mut rng))
    }

    /// Who deals the first board the first time.
    #[must_use]
    pub const fn first_dealer(&self) -> Seat {
        self.dealer
    }

    /// Who deals a playing, seen from the first seat.
    #[must_use]
    pub fn dealer(&self, playing: Playing) -> Seat {
        let players = self.rules.players;
        let is_turned = playing.way == Way::Second && self.second == Second::Turned;
        let first = self.dealer.index() + usize::from(playing.board).saturating_sub(1);
        let number = if is_turned { first + players.count() - 1 } else { first };
        seat(players, number)
    }

    /// The hand at its beginning; `None` if there is no such board.
    #[must_use]
    pub fn state(&self, playing: Playing) -> Option<State> {
        let deck = self.deck(playing.board)?;
        let (scores, cut) = (BySide::new(self.rules.sides().scores()), self.rules.cut_of(&deck).unwrap_or_default());
        Some(State::deal_cut(self.rules, self.dealer(playing), scores, &deck, cut))
    }
}

fn seat(players: Players, number: usize) -> Seat {
    players.seat(number % players.count()).unwrap_or(Seat::FIRST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::links::{DealLink, LinkCards, LinkLength, LinkPlayer};
    use crate::rules::seed_from_number;

    fn duplicate(preset: Preset, second: Second) -> DuplicateMatch {
        DuplicateMatch::new(preset, seed_from_number(11), Boards::Eight, second, Seat::FIRST).unwrap()
    }

    #[test]
    fn turned_every_hand_of_cards_lies_one_seat_further() {
        for preset in Preset::ALL.into_iter().filter(|preset| preset.rules().sides().scores() == 2) {
            let duplicate = duplicate(preset, Second::Turned);
            let players = duplicate.rules().players;
            for board in 1..=8 {
                let [first, second] = Way::ALL.map(|way| duplicate.state(Playing { board, way }).unwrap());
                for seat in players.seats() {
                    let next = players.after(seat);
                    assert_eq!(first.hand(next), second.hand(seat), "{preset} {board}");
                    let [this, that] = [(&first, next), (&second, seat)].map(|(state, seat)| {
                        let side = state.sides().of(seat);
                        (state.red_threes(side), state.dealer() == seat)
                    });
                    assert_eq!(this, that, "{preset} {board}");
                }
            }
        }
    }

    #[test]
    fn another_player_has_the_same_seat_and_every_seat_deals() {
        let duplicate = duplicate(Preset::ThreeHanded, Second::Other);
        let mut dealers = Vec::new();
        for board in 1..=8 {
            let [first, second] = Way::ALL.map(|way| duplicate.state(Playing { board, way }).unwrap());
            assert_eq!(first, second);
            dealers.push(first.dealer().index());
        }
        assert_eq!(dealers, [0, 1, 2, 0, 1, 2, 0, 1]);
    }

    #[test]
    fn boards_are_the_hands_of_a_deal_that_is_sent() {
        let duplicate = duplicate(Preset::Duel, Second::Other);
        let cards = LinkCards::Seed(duplicate.seed(), LinkLength::hands(8).unwrap());
        let players = vec![LinkPlayer::Person, LinkPlayer::Person];
        let sent = DealLink::new(Preset::Duel, *duplicate.rules(), cards, Seat::FIRST, players).unwrap();
        for board in 1..=8 {
            assert_eq!(duplicate.deck(board), Some(sent.deck(board.into())), "{board}");
        }
    }

    #[test]
    fn what_does_not_fit_is_no_match() {
        let of = |preset, second, dealer| DuplicateMatch::new(preset, [1; 32], Boards::Four, second, dealer);
        assert_eq!(of(Preset::ThreeHanded, Second::Turned, Seat::FIRST), None);
        let fourth = Players::Four.seat(3).unwrap();
        assert_eq!(of(Preset::ClassicTwo, Second::Other, fourth), None);
        let two = of(Preset::ClassicTwo, Second::Other, Seat::FIRST).unwrap();
        assert_eq!(two.deck(0), None);
        assert_eq!(two.deck(5), None);
        assert_eq!(two.clone().with_rules(Preset::Classic.rules()), None);
        assert_eq!(
            two.with_rules(Preset::Duel.rules()).map(|duplicate| *duplicate.rules()),
            Some(Preset::Duel.rules())
        );
    }
}
