//! The game in progress as text for the device's storage.
//!
//! The text is a JSON object with a checksum, so that a change from outside is noticed.

use super::json::lenient;
use super::level::Player;
use super::plan::{Place, people, take_names};
use super::set_out::SetOut;
use crate::features::library::Origin;
use crate::features::library::key::{Kept, digest};
use crate::features::links::SentDeal;
use canasta::rules::{Card, Game, LineError, Replay, Replaying, Seed, replay};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The version of the form of a save.
const VERSION: u32 = 1;

/// The field of the checksum, which older saves lack.
const CHECKSUM: &str = "sum";
/// The number of hexadecimal digits of a checksum.
const CHECKSUM_DIGITS: usize = 16;

/// The stored form of a game.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// The player of each seat; the names are in the record.
    players: Vec<Player>,
    record: String,
    /// The own order of each hand, for seats that have one.
    #[serde(default)]
    orders: Vec<String>,
    /// The single order of older saves, before each seat had its own.
    #[serde(default, skip_serializing)]
    order: String,
    /// The commitments shown before the deals; empty where none was shown.
    #[serde(default, rename = "told", deserialize_with = "lenient")]
    commitments: Vec<String>,
    /// The seed of the next deck, whose fingerprint has been shown. A reload must not exchange the deck.
    #[serde(default, rename = "next", deserialize_with = "lenient")]
    next_seed: Option<Seed>,
    /// Where the library keeps the game.
    #[serde(default, rename = "library", deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
    kept: Option<Kept>,
    /// Where the game comes from, which is written if it comes from a file.
    #[serde(default, deserialize_with = "lenient", skip_serializing_if = "Origin::is_played")]
    origin: Origin,
    /// What the person has selected and set out.
    #[serde(default, deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
    set_out: Option<SetOut>,
    /// The code of the deal of a link that is played. It is read among the others, which keep what cannot be read.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    sent: Option<String>,
    /// What another version has added.
    #[serde(skip)]
    others: Map<String, Value>,
}

/// The fields of a save. Others are of another version, and are written again as they are.
const FIELDS: [&str; 10] =
    ["version", "players", "record", "orders", "order", "told", "next", "library", "origin", "set_out"];

/// The checksum of the other fields. Their order in the text does not matter.
fn checksum(fields: &Value) -> String {
    digest(["save", &fields.to_string()], CHECKSUM_DIGITS)
}

impl Saved {
    /// Reads a save. The damage is `None` or [`Damage::WrongChecksum`].
    ///
    /// # Errors
    /// [`Damage::NewerVersion`] or [`Damage::Unreadable`].
    fn read(text: &str) -> Result<(Saved, Option<Damage>), Damage> {
        let mut fields: Value = serde_json::from_str(text).map_err(|_| Damage::Unreadable)?;
        match fields["version"].as_u64() {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) if version > u64::from(VERSION) => return Err(Damage::NewerVersion),
            _ => return Err(Damage::Unreadable),
        }
        let sum = fields.as_object_mut().and_then(|fields| fields.remove(CHECKSUM));
        let is_wrong = sum.is_some_and(|sum| sum != checksum(&fields));
        let mut others = fields.as_object().cloned().unwrap_or_default();
        others.retain(|name, _| !FIELDS.contains(&name.as_str()));
        let saved: Saved = serde_json::from_value(fields).map_err(|_| Damage::Unreadable)?;
        let saved = Saved { others, ..saved };
        Ok((saved, is_wrong.then_some(Damage::WrongChecksum)))
    }

    fn write(&self) -> String {
        // Serialization fails only for maps with keys that are not strings, and there is none.
        let mut fields = serde_json::to_value(self).unwrap_or_default();
        for (name, value) in &self.others {
            fields[name] = value.clone();
        }
        let sum = checksum(&fields);
        fields[CHECKSUM] = sum.into();
        fields.to_string()
    }
}

/// The result of reading a save.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The game up to the first error; `None` if nothing can be read.
    pub game: Option<(Game, Vec<Place>)>,
    /// The own orders of the hands, by seat.
    pub orders: Vec<Vec<Card>>,
    /// The fingerprints shown before the deals, by hand; empty for none.
    pub commitments: Vec<String>,
    /// The seed of the next deck, if its fingerprint has been shown.
    pub next_seed: Option<Seed>,
    /// Where the library keeps the game, if it does.
    pub kept: Option<Kept>,
    /// Where the game comes from.
    pub origin: Origin,
    /// What was selected and set out.
    pub set_out: Option<SetOut>,
    /// The deal of a link that is played.
    pub sent: Option<Box<SentDeal>>,
    /// What another version has added to the save.
    pub others: Map<String, Value>,
    /// The error of the save, if any.
    pub damage: Option<Damage>,
}

/// An error of a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The text is no save.
    Unreadable,
    /// A newer version of the game has written it.
    NewerVersion,
    /// It can be read, but it is not what was written.
    WrongChecksum,
    /// The record is invalid from this line.
    Record(LineError),
}

/// What a save holds.
#[derive(Clone, Copy, Debug)]
pub struct SaveParts<'a> {
    /// The game.
    pub game: &'a Game,
    /// Its seats.
    pub places: &'a [Place],
    /// The own orders of the hands, by seat.
    pub orders: &'a [Vec<Card>],
    /// The fingerprints shown before the deals, by hand; empty for none.
    pub commitments: &'a [String],
    /// The seed of the next deck, if its fingerprint has been shown.
    pub next_seed: Option<Seed>,
    /// Where the library keeps the game.
    pub kept: Option<&'a Kept>,
    /// Where the game comes from.
    pub origin: Origin,
    /// What is selected and set out.
    pub set_out: Option<&'a SetOut>,
    /// The deal of a link that is played.
    pub sent: Option<&'a SentDeal>,
    /// What another version has added to the save.
    pub others: Option<&'a Map<String, Value>>,
}

impl<'a> SaveParts<'a> {
    /// A game and its seats, and nothing else.
    #[must_use]
    pub const fn of(game: &'a Game, places: &'a [Place]) -> SaveParts<'a> {
        let (next_seed, kept, set_out, sent, others) = (None, None, None, None, None);
        let origin = Origin::Played;
        SaveParts { game, places, orders: &[], commitments: &[], next_seed, kept, origin, set_out, sent, others }
    }
}

/// The text for the device's storage.
#[must_use]
pub fn save(parts: &SaveParts<'_>) -> String {
    let words = |order: &Vec<Card>| order.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let saved = Saved {
        version: VERSION,
        players: parts.places.iter().map(|place| place.player).collect(),
        record: parts.game.record().to_string(),
        orders: parts.orders.iter().map(words).collect(),
        order: String::new(),
        commitments: parts.commitments.to_vec(),
        next_seed: parts.next_seed,
        kept: parts.kept.cloned(),
        origin: parts.origin,
        set_out: parts.set_out.cloned(),
        sent: parts.sent.map(|sent| sent.code().to_owned()),
        others: parts.others.cloned().unwrap_or_default(),
    };
    saved.write()
}

/// The text of the record in a save; `None` if the text is no save.
#[must_use]
pub fn record_of(text: &str) -> Option<String> {
    Saved::read(text).ok().map(|(saved, _)| saved.record)
}

/// Reads a save. The caller keeps a damaged text until the person decides, so that nothing is lost.
#[must_use]
pub fn restore(text: &str) -> Restored {
    match Saved::read(text) {
        Ok((saved, damage)) => {
            let replay = replay(&saved.record);
            restored(saved, replay, damage)
        }
        Err(damage) => Restored {
            game: None,
            orders: Vec::new(),
            commitments: Vec::new(),
            next_seed: None,
            kept: None,
            origin: Origin::Played,
            set_out: None,
            sent: None,
            others: Map::new(),
            damage: Some(damage),
        },
    }
}

/// A save whose record is read in steps.
pub struct Restoring {
    saved: Saved,
    damage: Option<Damage>,
    replaying: Replaying,
}

impl Restoring {
    /// Begins with the text of a save; `None` if it is none.
    pub fn new(text: &str) -> Option<Restoring> {
        let (saved, damage) = Saved::read(text).ok()?;
        Some(Restoring { saved, damage, replaying: Replaying::default() })
    }

    /// Reads so many further lines of the record. True if nothing is left to be read.
    pub fn advance(&mut self, lines: usize) -> bool {
        self.replaying.advance(&self.saved.record, lines)
    }

    /// How many bytes of the record are yet to be read.
    pub const fn left(&self) -> usize {
        self.saved.record.len().saturating_sub(self.replaying.bytes())
    }

    /// What was read.
    pub fn finish(self) -> Restored {
        let replay = self.replaying.finish();
        restored(self.saved, replay, self.damage)
    }
}

/// The field of the deal of a link.
const SENT: &str = "sent";

fn restored(mut saved: Saved, replay: Replay, damage: Option<Damage>) -> Restored {
    let game = replay.game.map(|game| {
        let mut seats = people(game.rules());
        take_names(&mut seats, &game);
        for (place, player) in seats.iter_mut().zip(saved.players) {
            place.player = player;
        }
        (game, seats)
    });
    let cards = |order: &String| order.split_whitespace().filter_map(|card| card.parse().ok()).collect();
    let mut orders: Vec<Vec<Card>> = saved.orders.iter().map(cards).collect();
    if orders.is_empty() && !saved.order.is_empty() {
        orders.push(cards(&saved.order));
    }
    let sent = saved.others.get(SENT).and_then(Value::as_str).and_then(|code| SentDeal::read(code).ok());
    if sent.is_some() {
        saved.others.remove(SENT);
    }
    Restored {
        game,
        orders,
        commitments: saved.commitments,
        next_seed: saved.next_seed,
        kept: saved.kept,
        origin: saved.origin,
        set_out: saved.set_out,
        sent: sent.map(Box::new),
        others: saved.others,
        damage: replay.error.map(Damage::Record).or(damage),
    }
}
