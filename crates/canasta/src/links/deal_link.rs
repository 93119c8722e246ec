//! A deal to be played by others: rules, cards, dealer, players.

use super::error::{LinkError, LinkKind};
use super::letters::{open, seal};
use super::number::{Packer, Unpacker};
use super::parts;
use crate::bots::Style;
use crate::rules::{BadRules, Deck, Preset, Rules, Seat, Seed, generator, plain_text};
use std::fmt;
use std::num::NonZeroU8;

/// The version of the codes that are written. Later ones have another digit or letter, and the same checksum.
const VERSION: u8 = b'1';

/// The most characters of the name of a sender or a bot.
pub const NAME_LENGTH: usize = 20;

/// How long one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkLength {
    /// So many hands, 1 to 8.
    Hands(NonZeroU8),
    /// A match: until its rules end it.
    Match,
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

/// Who has sent a link, and what they have made of the cards. It is packed and not secret, and nothing shows whether it was
/// changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender {
    name: String,
    result: i32,
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
        let plain = plain_text(name);
        let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        let first: String = words.chars().filter(|c| !c.is_control()).take(NAME_LENGTH).collect();
        Sender { name: first.trim_end().to_owned(), result }
    }

    /// The name; it may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The points of the sender's side in all hands of the link together.
    #[must_use]
    pub const fn result(&self) -> i32 {
        self.result
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
        rules: Rules,
        cards: LinkCards,
        dealer: Seat,
        players: Vec<LinkPlayer>,
    ) -> Result<DealLink, BadDeal> {
        rules.check().map_err(BadDeal::Rules)?;
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

    /// The same from this sender.
    #[must_use]
    pub fn with_sender(self, sender: Sender) -> DealLink {
        DealLink { sender: Some(sender), ..self }
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

    /// Its code, which stands after `#deal=` at the end of an address.
    #[must_use]
    pub fn code(&self) -> String {
        let mut packer = Packer::default();
        parts::put_rules(&mut packer, self.preset, &self.rules);
        packer.digit(length_number(&self.cards), LENGTHS);
        match &self.cards {
            LinkCards::Seed(seed, _) => {
                let used = seed.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
                packer.digit(used as u32, SEED_LENGTHS);
                seed.iter().take(used).for_each(|&byte| packer.digit(byte.into(), 256));
            }
            LinkCards::Deck(deck) => parts::put_deck(&mut packer, deck),
        }
        packer.digit(self.dealer.index() as u32, self.rules.players.count() as u32);
        let mut before = None;
        for player in &self.players {
            put_player(&mut packer, player, before);
            before = Some(player);
        }
        packer.digit(self.sender.is_some().into(), 2);
        if let Some(sender) = &self.sender {
            parts::put_text(&mut packer, &sender.name);
            put_points(&mut packer, sender.result);
        }
        seal(LinkKind::Deal, VERSION, packer.finish())
    }
}

/// The deal of a text: a code, a link with one, or a line of a chat around either, as chats and mails change them.
///
/// # Errors
/// What is wrong with it.
///
/// ```
/// use canasta::links::{LinkError, read_deal_link};
/// assert_eq!(read_deal_link("have you seen my link?"), Err(LinkError::NoCode));
/// ```
pub fn read_deal_link(text: &str) -> Result<DealLink, LinkError> {
    let (version, number, code) = open(text, LinkKind::Deal)?;
    if version != VERSION {
        return Err(LinkError::Newer);
    }
    let mut unpacker = Unpacker::new(number);
    let deal = read(&mut unpacker)?;
    // Each deal has one code.
    if unpacker.is_empty() && deal.code() == code { Ok(deal) } else { Err(LinkError::Damaged) }
}

fn read(unpacker: &mut Unpacker) -> Result<DealLink, LinkError> {
    let damaged = || LinkError::Damaged;
    let (preset, rules) = parts::rules(unpacker)?;
    let cards = match unpacker.digit(LENGTHS).ok_or_else(damaged)? {
        DECK => LinkCards::Deck(parts::deck(unpacker, &rules).ok_or_else(damaged)?),
        number => {
            let length = match number {
                MATCH => LinkLength::Match,
                hands => u8::try_from(hands).ok().and_then(LinkLength::hands).ok_or(LinkError::Newer)?,
            };
            let mut seed = [0; 32];
            let used = unpacker.digit(SEED_LENGTHS).ok_or_else(damaged)?;
            for byte in seed.iter_mut().take(used as usize) {
                *byte = unpacker.digit(256).ok_or_else(damaged)? as u8;
            }
            LinkCards::Seed(seed, length)
        }
    };
    let dealer = unpacker.digit(rules.players.count() as u32);
    let dealer = dealer.and_then(|dealer| rules.players.seat(dealer as usize)).ok_or_else(damaged)?;
    let mut players: Vec<LinkPlayer> = Vec::new();
    for _ in rules.players.seats() {
        players.push(player(unpacker, players.last())?);
    }
    let deal = DealLink::new(preset, rules, cards, dealer, players).map_err(|_| LinkError::Damaged)?;
    if unpacker.digit(2) == Some(0) {
        return Ok(deal);
    }
    let name = parts::text(unpacker, NAME_LENGTH).ok_or_else(damaged)?;
    let result = points(unpacker).ok_or_else(damaged)?;
    Ok(deal.with_sender(Sender::new(&name, result)))
}

/// Lengths, with room for more: a match, one to eight hands from a seed, or one hand with a deck.
const LENGTHS: u32 = 16;
const MATCH: u32 = 0;
const DECK: u32 = 9;
/// How many bytes of a seed are written.
const SEED_LENGTHS: u32 = 33;

fn length_number(cards: &LinkCards) -> u32 {
    match cards {
        LinkCards::Seed(_, LinkLength::Match) => MATCH,
        LinkCards::Seed(_, LinkLength::Hands(count)) => count.get().into(),
        LinkCards::Deck(_) => DECK,
    }
}

/// Players, with room for more: a person, the levels, a bot that is spelled, or the same as at the seat before.
const PLAYERS: u32 = 16;
const PERSON: u32 = 0;
const LEVELS: [&str; 5] = ["beginner", "casual", "club", "expert", "master"];
const SPELLED: u32 = 6;
const AS_BEFORE: u32 = 7;

/// Styles, with room for more.
const STYLES: u32 = 16;

const fn style_number(style: Style) -> u32 {
    match style {
        Style::Balanced => 0,
        Style::Builder => 1,
        Style::Runner => 2,
        Style::Freezer => 3,
    }
}

fn put_player(packer: &mut Packer, player: &LinkPlayer, before: Option<&LinkPlayer>) {
    if before == Some(player) {
        packer.digit(AS_BEFORE, PLAYERS);
        return;
    }
    match player {
        LinkPlayer::Person => packer.digit(PERSON, PLAYERS),
        LinkPlayer::Bot { name, style } => {
            match LEVELS.iter().position(|level| level == name) {
                Some(level) => packer.digit(level as u32 + 1, PLAYERS),
                None => {
                    packer.digit(SPELLED, PLAYERS);
                    parts::put_text(packer, name);
                }
            }
            packer.digit(style_number(*style), STYLES);
        }
    }
}

fn player(unpacker: &mut Unpacker, before: Option<&LinkPlayer>) -> Result<LinkPlayer, LinkError> {
    let name = match unpacker.digit(PLAYERS).ok_or(LinkError::Damaged)? {
        PERSON => return Ok(LinkPlayer::Person),
        AS_BEFORE => return before.cloned().ok_or(LinkError::Damaged),
        SPELLED => parts::text(unpacker, NAME_LENGTH).ok_or(LinkError::Damaged)?,
        level => (*LEVELS.get(level as usize - 1).ok_or(LinkError::Newer)?).to_owned(),
    };
    let number = unpacker.digit(STYLES);
    let style = Style::ALL.into_iter().find(|&style| Some(style_number(style)) == number);
    Ok(LinkPlayer::Bot { name, style: style.ok_or(LinkError::Newer)? })
}

/// The sign, whether fives are counted, and the number.
fn put_points(packer: &mut Packer, points: i32) {
    packer.digit(points.is_negative().into(), 2);
    let number = points.unsigned_abs();
    let fives = number.is_multiple_of(5);
    packer.digit(fives.into(), 2);
    packer.number(if fives { number / 5 } else { number });
}

fn points(unpacker: &mut Unpacker) -> Option<i32> {
    let is_negative = unpacker.digit(2)? == 1;
    let fives = unpacker.digit(2)? == 1;
    let number = i64::from(unpacker.number()?) * if fives { 5 } else { 1 };
    i32::try_from(if is_negative { -number } else { number }).ok()
}
