//! A deal to be played by others: rules, cards, dealer, players.

use super::parts::{NAME_LENGTH, short_name};
use crate::bots::Style;
use crate::duplicate::Boards;
use crate::rules::{BadRules, Deck, Preset, Rules, Seat, Seed, generator};
use std::fmt;
use std::num::NonZeroU8;

/// How long one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkLength {
    /// So many hands, 1 to 8.
    Hands(NonZeroU8),
    /// A match: until its rules end it.
    Match,
    /// So many boards of duplicate: each is a hand from 0 to 0.
    Boards(Boards),
}

impl LinkLength {
    /// One hand.
    pub const ONE: LinkLength = LinkLength::Hands(NonZeroU8::MIN);
    /// The most hands that are no match.
    pub const MOST_HANDS: u8 = 8;

    /// So many hands; `None` unless they are 1 to 8.
    #[must_use]
    pub fn hands(count: u8) -> Option<LinkLength> {
        NonZeroU8::new(count).filter(|count| count.get() <= LinkLength::MOST_HANDS).map(LinkLength::Hands)
    }
}

/// The cards of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkCards {
    /// The decks follow from a seed; zeros at its end cost nothing.
    Seed(Seed, LinkLength),
    /// One hand with this deck.
    Deck(Deck),
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkPlayer {
    /// Whoever opens the link.
    Person,
    /// A bot.
    Bot {
        /// Its name in the roster; a bot of a newer version has a name that [`find_bot`](crate::bots::find_bot) does not know.
        name: String,
        /// Its style.
        style: Style,
    },
}

impl LinkPlayer {
    /// The word for whoever opens the link, in JSON and in the records of its hands.
    pub const PERSON: &str = "person";
}

/// Who has sent a link, and what they have made of the cards. It is packed and not secret, and nothing shows whether it was
/// changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender {
    name: String,
    result: i32,
    /// The lead on each board of duplicate; empty where they are not told.
    leads: Vec<i32>,
}

impl Sender {
    /// A sender. Of the name the first 20 characters are kept, without what shows nothing and with single spaces; `result` are the
    /// points that the sender's side has made in all hands of the link together.
    ///
    /// ```
    /// use canasta::links::Sender;
    /// assert_eq!(Sender::new(" Ada\n of\u{200b} Rome ", 1240).name(), "Ada of Rome");
    /// ```
    #[must_use]
    pub fn new(name: &str, result: i32) -> Sender {
        Sender { name: short_name(name), result, leads: Vec::new() }
    }

    /// A sender with the lead of their side on each board of duplicate, in points, from the first board. The result is their sum.
    ///
    /// ```
    /// use canasta::links::Sender;
    /// assert_eq!(Sender::of_boards("Ada", vec![300, -150, 20, 0]).result(), 170);
    /// ```
    #[must_use]
    pub fn of_boards(name: &str, leads: Vec<i32>) -> Sender {
        let result = leads.iter().fold(0_i32, |sum, &lead| sum.saturating_add(lead));
        Sender { leads, ..Sender::new(name, result) }
    }

    /// The name; it may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The points of the sender's side in all hands of the link together; in boards of duplicate its leads.
    #[must_use]
    pub const fn result(&self) -> i32 {
        self.result
    }

    /// The lead of the sender's side on each board of duplicate, from the first; empty where they are not told.
    #[must_use]
    pub fn leads(&self) -> &[i32] {
        &self.leads
    }
}

/// Why a deal cannot be one of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadDeal {
    /// The rules are impossible.
    Rules(BadRules),
    /// The deck has not the cards of the rules.
    Deck,
    /// The dealer does not sit at this table.
    Dealer,
    /// There is not one player for each seat.
    Players {
        /// The number of seats.
        seats: usize,
        /// The number of players.
        players: usize,
    },
    /// The name of a bot is empty, or longer than 20 characters.
    BotName(String),
    /// Not 1 to 8 hands.
    Hands(u8),
}

impl fmt::Display for BadDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadDeal::Rules(bad) => bad.fmt(f),
            BadDeal::Deck => f.write_str("the deck has not the cards of the rules"),
            BadDeal::Dealer => f.write_str("the dealer does not sit at this table"),
            BadDeal::Players { seats, players } => write!(f, "{players} players for {seats} seats"),
            BadDeal::BotName(name) => write!(f, "`{name}` is no name of a bot: 1 to {NAME_LENGTH} characters"),
            BadDeal::Hands(count) => write!(f, "{count} hands, not 1 to {}", LinkLength::MOST_HANDS),
        }
    }
}

impl std::error::Error for BadDeal {}

/// A deal that others can play with the same cards. Every value of this type has a code.
///
/// ```
/// use canasta::bots::Style;
/// use canasta::links::{DealLink, LinkCards, LinkLength, LinkPlayer, Sender, read_deal_link};
/// use canasta::rules::{Preset, Seat, seed_from_number};
///
/// let cards = LinkCards::Seed(seed_from_number(7), LinkLength::ONE);
/// let bot = LinkPlayer::Bot { name: "expert".to_owned(), style: Style::Balanced };
/// let deal = DealLink::new(Preset::Duel, Preset::Duel.rules(), cards, Seat::FIRST, vec![LinkPlayer::Person, bot])?
///     .with_sender(Sender::new("Ada", 1240));
/// let chat = format!("Try this: https://example.org/#deal={}, good luck!", deal.code());
/// assert_eq!(read_deal_link(&chat), Ok(deal));
/// # Ok::<(), canasta::links::BadDeal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealLink {
    preset: Preset,
    rules: Rules,
    cards: LinkCards,
    dealer: Seat,
    players: Vec<LinkPlayer>,
    sender: Option<Sender>,
}

impl DealLink {
    /// A deal: `dealer` deals the first hand, and `players` has one for each seat.
    ///
    /// # Errors
    /// The first fault.
    pub fn new(
        preset: Preset,
        mut rules: Rules,
        cards: LinkCards,
        dealer: Seat,
        players: Vec<LinkPlayer>,
    ) -> Result<DealLink, BadDeal> {
        rules.check().map_err(BadDeal::Rules)?;
        // Its hands have four seats, at which nobody takes turns.
        rules.sit_out = false;
        match &cards {
            LinkCards::Deck(deck) if !deck.is_of(&rules) => return Err(BadDeal::Deck),
            LinkCards::Seed(_, LinkLength::Hands(count)) if count.get() > LinkLength::MOST_HANDS => {
                return Err(BadDeal::Hands(count.get()));
            }
            LinkCards::Deck(_) | LinkCards::Seed(..) => {}
        }
        rules.players.seat(dealer.index()).ok_or(BadDeal::Dealer)?;
        let seats = rules.players.count();
        if players.len() != seats {
            return Err(BadDeal::Players { seats, players: players.len() });
        }
        for player in &players {
            if let LinkPlayer::Bot { name, .. } = player
                && !(1..=NAME_LENGTH).contains(&name.chars().count())
            {
                return Err(BadDeal::BotName(name.clone()));
            }
        }
        Ok(DealLink { preset, rules, cards, dealer, players, sender: None })
    }

    /// The same from this sender. Of boards of duplicate it holds the lead on each, so leads of another number are left out, and of
    /// such boards a sender without leads.
    #[must_use]
    pub fn with_sender(self, mut sender: Sender) -> DealLink {
        let sender = match self.length() {
            LinkLength::Boards(boards) => Some(sender).filter(|one| one.leads.len() == usize::from(boards.count())),
            LinkLength::Hands(_) | LinkLength::Match => {
                sender.leads.clear();
                Some(sender)
            }
        };
        DealLink { sender, ..self }
    }

    /// The preset.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The rules: the preset with fields changed.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The cards.
    #[must_use]
    pub const fn cards(&self) -> &LinkCards {
        &self.cards
    }

    /// How long one plays: one hand with a deck.
    #[must_use]
    pub const fn length(&self) -> LinkLength {
        match self.cards {
            LinkCards::Seed(_, length) => length,
            LinkCards::Deck(_) => LinkLength::ONE,
        }
    }

    /// The dealer of the first hand.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who sits at each seat.
    #[must_use]
    pub fn players(&self) -> &[LinkPlayer] {
        &self.players
    }

    /// Who has sent it, if they said so.
    #[must_use]
    pub const fn sender(&self) -> Option<&Sender> {
        self.sender.as_ref()
    }

    /// The deck of a hand, from 1. From a seed it is that of [`Rules::shuffled_deck`] with the [`generator`] of the seed, at the
    /// stream with the number of the hand less one, so that each hand has one of its own.
    #[must_use]
    pub fn deck(&self, hand: u32) -> Deck {
        match &self.cards {
            LinkCards::Deck(deck) => deck.clone(),
            LinkCards::Seed(seed, _) => {
                let mut rng = generator(*seed);
                rng.set_stream(u64::from(hand.saturating_sub(1)));
                self.rules.shuffled_deck(&mut rng)
            }
        }
    }

    /// The cut of a deck of the deal, which follows from the deck. A deck that is sent is one as it was dealt, so that nobody cuts it.
    #[must_use]
    pub fn cut(&self, deck: &Deck) -> Option<usize> {
        match &self.cards {
            LinkCards::Deck(_) => None,
            LinkCards::Seed(..) => self.rules.cut_of(deck),
        }
    }
}
