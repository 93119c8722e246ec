//! The deal of a day.

use super::date::{BadDate, Date};
use super::game::{DailyGame, FIRST_DAY};
use crate::bots::BotVersion;
use crate::rules::{BySide, Deck, Game, Preset, Rules, Seat, Seed, State, generator, plain_link};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// One hand of a day, the same for everybody: the rules of a preset unchanged, from 0 to 0.
///
/// Everything follows from the date and the game. The deck is [`Rules::shuffled_deck`] with the seed that is the SHA-256 of the text
/// `canasta daily 1`, the date and the word of the game, each ended by a line feed. The dealer is the seat with the number of the day
/// (days since 1970-01-01) modulo the number of seats, so that every seat deals in turn, in a game that is played once a week too.
///
/// ```
/// use canasta::daily::{DailyDeal, DailyGame, FIRST_DAY};
/// let deal = DailyDeal::of(FIRST_DAY, DailyGame::TwoPlayers)?;
/// assert_eq!(deal.to_string(), "2026-11-28-two");
/// assert_eq!("https://example.org/#day=2026-11-28-two".parse(), Ok(deal));
/// # Ok::<(), canasta::daily::NoDeal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DailyDeal {
    date: Date,
    game: DailyGame,
}

/// Why there is no deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDeal {
    /// The day is before [`FIRST_DAY`].
    Early(Date),
    /// The day is none.
    Date(BadDate),
    /// The game is none of [`DailyGame::NAMES`].
    Game(String),
}

impl NoDeal {
    /// A word for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            NoDeal::Early(_) => "early-day",
            NoDeal::Date(_) => "bad-date",
            NoDeal::Game(_) => "bad-game",
        }
    }
}

impl fmt::Display for NoDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoDeal::Early(date) => write!(f, "{date} has no deal: the first day is {FIRST_DAY}"),
            NoDeal::Date(bad) => bad.fmt(f),
            NoDeal::Game(word) => write!(f, "{word} is no deal of a day: expected {}", DailyGame::NAMES.join(", ")),
        }
    }
}

impl std::error::Error for NoDeal {}

/// The versions of the bots, each with the first day on which it plays. A row never changes; a new one is of a later day.
const VERSIONS: &[(Date, BotVersion)] = &[(FIRST_DAY, BotVersion::First)];

impl DailyDeal {
    /// What stands before date and game in a link.
    pub const FRAGMENT: &'static str = "day=";

    /// The deal of a day.
    ///
    /// # Errors
    /// [`NoDeal::Early`].
    pub fn of(date: Date, game: DailyGame) -> Result<DailyDeal, NoDeal> {
        if date < FIRST_DAY { Err(NoDeal::Early(date)) } else { Ok(DailyDeal { date, game }) }
    }

    /// The deal of a day, both as words: `2026-11-28`, and one of [`DailyGame::NAMES`].
    ///
    /// # Errors
    /// The words are none, or the day is before the first.
    pub fn of_words(date: &str, game: &str) -> Result<DailyDeal, NoDeal> {
        let date = date.parse().map_err(NoDeal::Date)?;
        // A long text is no use in a message.
        let no_game = || NoDeal::Game(game.chars().take(20).collect());
        DailyDeal::of(date, DailyGame::from_name(game).ok_or_else(no_game)?)
    }

    /// The day.
    #[must_use]
    pub const fn date(self) -> Date {
        self.date
    }

    /// Which of the deals of the day.
    #[must_use]
    pub const fn game(self) -> DailyGame {
        self.game
    }

    /// The game that is played.
    #[must_use]
    pub fn preset(self) -> Preset {
        self.game.preset(self.date)
    }

    /// Its rules, those of the preset.
    #[must_use]
    pub fn rules(self) -> Rules {
        self.preset().rules()
    }

    /// The seed of the deck.
    #[must_use]
    pub fn seed(self) -> Seed {
        Sha256::digest(format!("canasta daily 1\n{}\n{}\n", self.date, self.game.name())).into()
    }

    /// The deck.
    #[must_use]
    pub fn deck(self) -> Deck {
        self.rules().shuffled_deck(&mut generator(self.seed()))
    }

    /// Who deals.
    #[must_use]
    pub fn dealer(self) -> Seat {
        let players = self.rules().players;
        let number = self.date.number() as usize % players.count();
        players.seat(number).unwrap_or(Seat::FIRST)
    }

    /// The end of the address of a page on which it is played, from its `#` on.
    ///
    /// ```
    /// use canasta::daily::{DailyDeal, DailyGame, FIRST_DAY};
    /// assert_eq!(DailyDeal::of(FIRST_DAY, DailyGame::Further)?.link(), "#day=2026-11-28-further");
    /// # Ok::<(), canasta::daily::NoDeal>(())
    /// ```
    #[must_use]
    pub fn link(self) -> String {
        format!("#{}{self}", DailyDeal::FRAGMENT)
    }

    /// The seat of the person.
    #[must_use]
    pub const fn person(self) -> Seat {
        Seat::FIRST
    }

    /// The version of the bots.
    #[must_use]
    pub fn version(self) -> BotVersion {
        let held = VERSIONS.iter().rev().find(|(from, _)| *from <= self.date);
        held.map_or(BotVersion::First, |&(_, version)| version)
    }

    /// The name in the roster of the bot on a seat; `None` on the person's.
    #[must_use]
    pub fn bot(self, seat: Seat) -> Option<&'static str> {
        (seat != self.person()).then(|| self.version().table_bot())
    }

    /// The hand at its beginning.
    #[must_use]
    pub fn state(self) -> State {
        let rules = self.rules();
        State::deal(rules, self.dealer(), BySide::new(rules.sides().scores()), &self.deck())
    }

    /// A match whose first hand is dealt. It is over after that hand, which no rule ends it with.
    #[must_use]
    pub fn match_of(self, names: Vec<String>) -> Option<Game> {
        let mut game = Game::new(self.preset(), self.rules(), names).ok()?;
        game.deal(self.dealer(), self.deck(), None).then_some(game)
    }
}

impl fmt::Display for DailyDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.date, self.game.name())
    }
}

/// Reads `2026-11-28-two`, alone or in a line of chat with a link that has `#day=2026-11-28-two`.
impl FromStr for DailyDeal {
    type Err = NoDeal;

    fn from_str(text: &str) -> Result<DailyDeal, NoDeal> {
        let plain = plain_link(text);
        let day = plain.rsplit_once(DailyDeal::FRAGMENT).map_or(plain.as_str(), |(_, day)| day).trim_start();
        let day: String = day.chars().take_while(|&c| c.is_ascii_alphanumeric() || c == '-').take(40).collect();
        let day = day.to_ascii_lowercase();
        let (date, game) = day.rsplit_once('-').ok_or_else(|| NoDeal::Date(BadDate(day.clone())))?;
        DailyDeal::of_words(date, game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Players, deck_sha256};

    fn deal(date: &str, game: DailyGame) -> DailyDeal {
        DailyDeal::of(date.parse().unwrap(), game).unwrap()
    }

    #[test]
    fn days_before_the_first_have_no_deal() {
        let early: Date = "2026-11-27".parse().unwrap();
        let none = DailyDeal::of(early, DailyGame::TwoPlayers).unwrap_err();
        assert_eq!(none.to_string(), "2026-11-27 has no deal: the first day is 2026-11-28");
        assert!(DailyDeal::of(Date::LAST, DailyGame::Further).is_ok());
    }

    #[test]
    fn the_deals_differ_by_day_and_by_game_and_every_seat_deals_in_turn() {
        let mut decks = Vec::new();
        for game in DailyGame::ALL {
            let mut date = FIRST_DAY;
            let mut dealers = Vec::new();
            for _ in 0..84 {
                let deal = DailyDeal::of(date, game).unwrap();
                decks.push(deck_sha256(&deal.deck()));
                dealers.push((deal.preset(), deal.dealer()));
                assert_eq!(deal.state().rules(), &deal.preset().rules());
                date = date.next().unwrap();
            }
            for &(preset, _) in &dealers {
                let of_game = dealers.iter().filter(|(other, _)| *other == preset);
                let seats: Vec<Seat> = of_game.map(|&(_, dealer)| dealer).collect();
                let players: Players = preset.rules().players;
                assert!(players.seats().all(|seat| seats.contains(&seat)), "{preset}: {seats:?}");
            }
        }
        let all = decks.len();
        decks.sort_unstable();
        decks.dedup();
        assert_eq!(decks.len(), all);
    }

    #[test]
    fn a_deal_is_read_from_what_a_chat_makes_of_its_link() {
        let expected = deal("2026-12-01", DailyGame::Further);
        assert_eq!(expected.preset(), Preset::ThreeHanded);
        for text in [
            "2026-12-01-further",
            "#day=2026-12-01-further",
            "I made par! https://example.org/canasta/#day=2026-12-01-further.",
            "https://example.org/%23day%3D2026%E2%80%9112%E2%80%9101-Further and you?",
        ] {
            assert_eq!(text.parse(), Ok(expected), "{text}");
        }
        let code = |text: &str| text.parse::<DailyDeal>().unwrap_err().code();
        assert_eq!(code("#day=2026-12-01-six"), "bad-game");
        assert_eq!(code("#day=2026-12-32-two"), "bad-date");
        assert_eq!(code("#day=2025-12-01-two"), "early-day");
        for text in ["", "-", "day=", "#day=--", "%", &"-".repeat(5_000)] {
            assert_eq!(code(text), "bad-date", "{text}");
        }
    }

    #[test]
    fn a_match_of_the_deal_begins_with_its_cards() {
        let deal = deal("2026-12-02", DailyGame::FourPlayers);
        let game = deal.match_of(vec!["Ada".to_owned()]).unwrap();
        assert_eq!(game.state(), Some(&deal.state().with_hand_number(1)));
        let bots: Vec<_> = deal.rules().players.seats().map(|seat| deal.bot(seat)).collect();
        assert_eq!(bots, [None, Some("daily-1"), Some("daily-1"), Some("daily-1")]);
    }
}
