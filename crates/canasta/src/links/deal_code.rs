//! The code of a deal.

use super::deal_link::{DealLink, LinkCards, LinkLength, LinkPlayer, Sender};
use super::error::LinkError;
use super::letters::{CodeKind, open, seal};
use super::number::{Packer, Unpacker};
use super::parts;
use crate::bots::Style;
use crate::duplicate::Boards;

/// The version of the codes that are written. Later ones have another digit or letter, and the same checksum.
const VERSION: u8 = b'1';

impl DealLink {
    /// Its code, which stands after `#deal=` at the end of an address.
    #[must_use]
    pub fn code(&self) -> String {
        let mut packer = Packer::default();
        parts::put_rules(&mut packer, self.preset(), self.rules());
        packer.digit(length_number(self.cards()), LENGTHS);
        match self.cards() {
            LinkCards::Seed(seed, _) => {
                let used = seed.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
                packer.digit(used as u32, SEED_LENGTHS);
                seed.iter().take(used).for_each(|&byte| packer.digit(byte.into(), 256));
            }
            LinkCards::Deck(deck) => parts::put_deck(&mut packer, deck),
        }
        packer.digit(self.dealer().index() as u32, self.rules().players.count() as u32);
        let mut before = None;
        for player in self.players() {
            put_player(&mut packer, player, before);
            before = Some(player);
        }
        packer.digit(self.sender().is_some().into(), 2);
        if let Some(sender) = self.sender() {
            parts::put_text(&mut packer, sender.name());
            match self.length() {
                LinkLength::Boards(_) => sender.leads().iter().for_each(|&lead| put_points(&mut packer, lead)),
                LinkLength::Hands(_) | LinkLength::Match => put_points(&mut packer, sender.result()),
            }
        }
        seal(CodeKind::Deal, VERSION, packer.finish())
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
    let (version, number, code) = open(text, CodeKind::Deal)?;
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
                FOUR_BOARDS => LinkLength::Boards(Boards::Four),
                EIGHT_BOARDS => LinkLength::Boards(Boards::Eight),
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
    let name = parts::text(unpacker, parts::NAME_LENGTH).ok_or_else(damaged)?;
    let mut next = || points(unpacker).ok_or_else(damaged);
    let sender = match deal.length() {
        LinkLength::Boards(boards) => {
            Sender::of_boards(&name, (0..boards.count()).map(|_| next()).collect::<Result<_, _>>()?)
        }
        LinkLength::Hands(_) | LinkLength::Match => Sender::new(&name, next()?),
    };
    Ok(deal.with_sender(sender))
}

/// Lengths, with room for more: a match, one to eight hands from a seed, one hand with a deck, or boards of duplicate.
const LENGTHS: u32 = 16;
const MATCH: u32 = 0;
const DECK: u32 = 9;
const FOUR_BOARDS: u32 = 10;
const EIGHT_BOARDS: u32 = 11;
/// How many bytes of a seed are written.
const SEED_LENGTHS: u32 = 33;

fn length_number(cards: &LinkCards) -> u32 {
    match cards {
        LinkCards::Seed(_, LinkLength::Match) => MATCH,
        LinkCards::Seed(_, LinkLength::Hands(count)) => count.get().into(),
        LinkCards::Seed(_, LinkLength::Boards(Boards::Four)) => FOUR_BOARDS,
        LinkCards::Seed(_, LinkLength::Boards(Boards::Eight)) => EIGHT_BOARDS,
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
        SPELLED => parts::text(unpacker, parts::NAME_LENGTH).ok_or(LinkError::Damaged)?,
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
