//! The game in progress as text for the device's storage.

use super::level::Player;
use super::plan::{Place, places};
use crate::rules::{Card, FieldValue, Game, LineError, Seed, replay};
use crate::rules::{field, field_if_there, json, object};

/// The form of a save. A later form gets another number.
const VERSION: u32 = 1;

/// What stands in a save.
struct Saved {
    /// Who plays each seat; the names stand in the record.
    players: Vec<Player>,
    record: String,
    /// The cards of each hand in the own order of who holds it, as far as there is one.
    orders: Vec<String>,
    /// The one order that saves had before each seat had its own.
    order: String,
    /// The fingerprints that were shown before the deals; empty: none.
    commitments: Vec<String>,
    /// From which the next deck is shuffled, where its fingerprint has been shown: a reload exchanges no deck.
    next: Option<Seed>,
}

impl Saved {
    fn read(text: &str) -> Option<Saved> {
        let saved = json::parse(text).ok().filter(|saved| field(saved, "version") == Some(VERSION))?;
        Some(Saved {
            players: field(&saved, "players")?,
            record: field(&saved, "record")?,
            orders: field_if_there(&saved, "orders")?,
            order: field_if_there(&saved, "order")?,
            // Damage of these is no reason to give the game up.
            commitments: field(&saved, "told").unwrap_or_default(),
            next: field(&saved, "next").unwrap_or_default(),
        })
    }
}

/// What came of reading a save.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The game as far as it is whole; none if nothing of it could be read.
    pub game: Option<(Game, Vec<Place>)>,
    /// The own orders of the hands, by seat.
    pub orders: Vec<Vec<Card>>,
    /// The fingerprints that were shown before the deals, by hand; empty: none.
    pub commitments: Vec<String>,
    /// From which the next deck is shuffled, if its fingerprint has been shown.
    pub next_seed: Option<Seed>,
    /// What was wrong.
    pub damage: Option<Damage>,
}

/// What is wrong with a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is no save, or one of a form that this version does not know.
    Unreadable,
    /// The record in it is wrong from a line on.
    Record(LineError),
}

/// The text to keep.
#[must_use]
pub fn save(game: &Game, places: &[Place], orders: &[Vec<Card>], commitments: &[String], next: Option<Seed>) -> String {
    let words = |order: &Vec<Card>| order.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    json::print(&object([
        ("version", VERSION.to_json()),
        ("players", places.iter().map(|place| place.player.to_json()).collect()),
        ("record", game.record().to_string().into()),
        ("orders", orders.iter().map(words).collect()),
        ("told", commitments.iter().map(String::to_json).collect()),
        ("next", next.to_json()),
    ]))
}

/// Reads a save. What is damaged is never thrown away here: the caller keeps the text until the person decides.
#[must_use]
pub fn restore(text: &str) -> Restored {
    let Some(saved) = Saved::read(text) else {
        return Restored {
            game: None,
            orders: Vec::new(),
            commitments: Vec::new(),
            next_seed: None,
            damage: Some(Damage::Unreadable),
        };
    };
    let replay = replay(&saved.record);
    let game = replay.game.map(|game| {
        let mut seats = places(game.rules().players);
        for (place, name) in seats.iter_mut().zip(&game.record().names) {
            place.name.clone_from(name);
        }
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
    Restored {
        game,
        orders,
        commitments: saved.commitments,
        next_seed: saved.next,
        damage: replay.error.map(Damage::Record),
    }
}
