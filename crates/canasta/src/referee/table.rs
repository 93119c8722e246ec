//! One game of the referee.

use super::decide::Decide;
use super::new_table::{NewTable, TableSeed};
use super::no_action::why_no_action;
use super::refusal::Refusal;
use super::request_fields::nearest;
use crate::bots::SeededMatch;
use crate::rules::{Action, Entry, Game, Observation, Preset, RuleError, Seed, legal, replay};
use serde_json::{Value, json};
use std::ops::ControlFlow;

/// Combinations that are tried to list legal actions, so that an answer comes soon.
const MAX_TRIES: usize = 200_000;
/// The longest list of legal actions.
const MAX_LISTED: usize = 10_000;

/// A game, and where its decks come from.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    seed: Option<Seed>,
}

impl Table {
    /// Begins a game: deals its first hand, or goes on with a record.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    pub fn new(new: &NewTable) -> Result<Table, Refusal> {
        let seed = new.seed.as_ref().map(TableSeed::seed);
        if let Some(record) = &new.record {
            if new.rules.is_some() || new.set.as_ref().is_some_and(|set| !set.is_empty()) || !new.names.is_empty() {
                let why = "a record brings its rules and names: leave out rules, set and names";
                return Err(Refusal::BadRequest(why.to_owned()));
            }
            let replayed = replay(record);
            if let Some(wrong) = replayed.error {
                return Err(Refusal::BadRecord(Box::new(wrong)));
            }
            // A record without a wrong line has a head.
            let game = replayed.game.ok_or_else(|| Refusal::BadRequest("the record is empty".to_owned()))?;
            return Ok(Table { game, seed });
        }
        let name = new.rules.as_deref().unwrap_or("classic");
        let unknown = |_| {
            let those = match nearest(name, Preset::NAMES) {
                Some(near) => format!("is {near}"),
                None => format!("are {}", Preset::NAMES.join(", ")),
            };
            Refusal::BadRequest(format!("there is no preset {name}; there {those}"))
        };
        let preset: Preset = name.parse().map_err(unknown)?;
        let changes = new.set.clone().unwrap_or_default();
        let rules = preset.rules().with(&changes).map_err(Refusal::BadRules)?;
        let (names, people) = (new.names.len(), rules.people());
        if names > people {
            return Err(Refusal::BadRequest(format!("there are {names} names for {people} players")));
        }
        let game = Game::new(preset, rules, new.names.clone()).map_err(Refusal::BadRules)?;
        let mut table = Table { game, seed };
        table.deal()?;
        Ok(table)
    }

    /// Deals the next hand. Its deck follows from the seed and the number of the hand alone.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    pub fn deal(&mut self) -> Result<(), Refusal> {
        if self.game.hand_is_on() {
            return Err(Refusal::HandIsOn);
        }
        if self.game.end().is_some() {
            return Err(Refusal::GameOver);
        }
        let record = self.game.record();
        let (preset, rules, hands) = (record.preset, *self.game.rules(), record.hands.len());
        let seed = self.seed.ok_or(Refusal::NoSeed)?;
        let (dealer, mut decks) = SeededMatch { preset, rules, seed, number: 0 }.dealer_and_decks();
        let deck = decks.nth(hands).ok_or(Refusal::NoSeed)?;
        let cut = rules.cut_of(&deck);
        if self.game.deal(dealer, deck, cut) { Ok(()) } else { Err(Refusal::GameOver) }
    }

    /// The names of the seats.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.game.record().names
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Where the game stands, as every answer that changes it says.
    #[must_use]
    pub fn status(&self) -> Value {
        let state = self.game.state();
        let on = state.filter(|state| state.ended().is_none());
        json!({
            "hand": self.game.record().hands.len(),
            "to_act": on.map(|state| state.to_act().index()),
            "ended": state.and_then(|state| state.ended()),
            "totals": self.game.totals(),
            "over": self.game.end().is_some(),
            "winner": self.game.end().map(|end| end.winner),
        })
    }

    /// What a seat may know: the fields of the message `decide`.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    pub fn observe(&self, seat: Option<usize>) -> Result<Value, Refusal> {
        let seen = self.observation(seat)?;
        let own = |entry: &Entry| matches!(entry, Entry::Action(actor, _) if *actor == seen.seat());
        let hands = &self.game.record().hands;
        let entries = hands.last().map_or(&[][..], |hand| &hand.entries);
        let since = &entries[entries.iter().rposition(own).map_or(0, |at| at + 1)..];
        let decide = Decide::new(hands.len(), since, &seen);
        serde_json::to_value(decide).map_err(|error| Refusal::BadRequest(error.to_string()))
    }

    /// The legal actions of the seat that is to act, one for all choices of suits, and whether these are all.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    pub fn legal(&self, limit: Option<usize>) -> Result<Value, Refusal> {
        let seen = self.observation(None)?;
        let limit = limit.unwrap_or(MAX_LISTED).min(MAX_LISTED);
        let mut list = Vec::new();
        let end = legal::visit_within(&seen, MAX_TRIES, |action| {
            if list.len() >= limit {
                return ControlFlow::Break(());
            }
            list.push(action.to_string());
            ControlFlow::Continue(())
        });
        Ok(json!({ "legal": list, "complete": end.is_continue() }))
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    pub fn step(&mut self, seat: Option<usize>, action: &str) -> Result<(), Refusal> {
        let seen = self.observation(seat)?;
        let seat = seen.seat();
        let action = seen.read(action).map_err(|error| match (error, action.parse::<Action>()) {
            (RuleError::UnknownAction, Err(RuleError::UnknownAction)) => Refusal::NoAction(why_no_action(action)),
            (error, _) => Refusal::Rule(error),
        })?;
        self.game.play(seat, &action).map_err(Refusal::Rule)
    }

    /// Plays an action of the seat that is to act.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    pub fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let seat = self.observation(None)?.seat();
        self.game.play(seat, action).map_err(Refusal::Rule)
    }

    /// The view of a seat, or of the one that is to act; after a hand of the one that acted last.
    ///
    /// # Errors
    /// Says why it is refused; nothing has changed.
    pub fn observation(&self, seat: Option<usize>) -> Result<Observation<'_>, Refusal> {
        let over = || Refusal::Rule(RuleError::HandOver);
        let state = self.game.state().ok_or_else(over)?;
        let seat = match seat {
            None => state.to_act(),
            Some(number) => self.game.rules().players.seat(number).ok_or(Refusal::NoSuchSeat(number))?,
        };
        Ok(state.observe(seat))
    }

    /// The score sheets of the finished hands, and the totals.
    #[must_use]
    pub fn score(&self) -> Value {
        json!({ "totals": self.game.totals(), "hands": self.game.sheets() })
    }

    /// The record with all decks.
    #[must_use]
    pub fn record(&self) -> Value {
        json!({ "record": self.game.record().to_string() })
    }
}
