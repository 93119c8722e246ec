//! A score sheet: its hands, as a log that is only ever appended to, and what follows from them.

use super::draft::HandDraft;
use super::hand::Hand;
use super::stored::{has_only, index, list, optional};
use super::sum::SideCount;
use crate::session::Day;
use crate::session::{PlayerName, clean};
use canasta::rules::{BySide, Ended, GameEnd, HandPeople, Players, Preset, Rules, ScoreSheet};
use serde_json::{Value, json};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The numbers of sides, or of players who score alone.
pub const SCORING_SIDES: RangeInclusive<usize> = 2..=Players::MOST;

/// The most entries of a log. It bounds the device's storage.
const MOST_ENTRIES: usize = 400;

/// The most characters of the name of rules.
const LONGEST_NAME: usize = 40;

/// The number of a score sheet on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SheetId(u32);

impl SheetId {
    /// The first number.
    pub const FIRST: SheetId = SheetId(1);

    /// The number after this one; the first after the last.
    #[must_use]
    pub const fn next(self) -> SheetId {
        match self.0.checked_add(1) {
            Some(next) => SheetId(next),
            None => SheetId::FIRST,
        }
    }

    /// The number in a stored sheet that cannot be read otherwise.
    pub(super) fn of_stored(value: &Value) -> Option<SheetId> {
        value["id"].as_u64().and_then(|number| u32::try_from(number).ok()).map(SheetId)
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for SheetId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<SheetId, Self::Err> {
        text.parse().map(SheetId)
    }
}

/// The rules of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRules {
    /// The preset that they are based on.
    pub preset: Preset,
    /// Their name, if they are the person's own.
    pub name: Option<String>,
    /// The rules. The number of sides of the sheet may be another one.
    pub rules: Rules,
}

/// An entry of the log. Hands are named by their index at that time.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    Add(Hand),
    Correct(usize, Hand),
    Remove(usize),
    /// The last entry that holds holds no longer.
    Undo,
    /// The entry that was undone last holds again.
    Redo,
}

/// What a person can undo, or do again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A hand was added; its index.
    Added(usize),
    /// A hand was corrected: its index, and the points of the sides before and after.
    Corrected(usize, Vec<i32>, Vec<i32>),
    /// A hand was removed: its index, and the points of the sides.
    Removed(usize, Vec<i32>),
}

/// A hand in the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRow {
    /// The name of who dealt, if that is known.
    pub dealer: Option<PlayerName>,
    /// The name of who rested, of five people.
    pub resting: Option<PlayerName>,
    /// The points of each side in the hand.
    pub points: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
}

/// A score sheet.
///
/// It is a log that only grows, undo included. Its sums come from the rules alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub(super) id: SheetId,
    begun: Day,
    rules: SheetRules,
    names: Vec<PlayerName>,
    /// The five people where one of them rests in each hand, as a record names them; else none.
    people: Vec<PlayerName>,
    first_dealer: Option<usize>,
    log: Vec<Entry>,
    pub(super) drafts: Vec<HandDraft>,
}

/// The field of a stored sheet that only one of five people has.
const PEOPLE: &str = "people";

/// The fields of a stored sheet. Another one, which a later version has added, would be lost.
const FIELDS: [&str; 9] = ["id", "begun", "preset", "rules_name", "changes", "names", "dealer", "log", "drafts"];

impl Entry {
    fn write(&self) -> Value {
        match self {
            Entry::Add(hand) => json!({ "add": hand.write() }),
            Entry::Correct(at, hand) => json!({ "correct": [at, hand.write()] }),
            Entry::Remove(at) => json!({ "remove": at }),
            Entry::Undo => "undo".into(),
            Entry::Redo => "redo".into(),
        }
    }

    fn read(value: &Value) -> Option<Entry> {
        match value.as_str() {
            Some("undo") => return Some(Entry::Undo),
            Some("redo") => return Some(Entry::Redo),
            _ => {}
        }
        let (word, value) = value.as_object().filter(|object| object.len() == 1)?.iter().next()?;
        Some(match (word.as_str(), value.as_array().map(Vec::as_slice)) {
            ("add", _) => Entry::Add(Hand::read(value)?),
            ("correct", Some([at, hand])) => Entry::Correct(index(at)?, Hand::read(hand)?),
            ("remove", _) => Entry::Remove(index(value)?),
            _ => return None,
        })
    }
}

impl Sheet {
    /// A sheet without hands.
    pub(super) const fn new(
        id: SheetId,
        begun: Day,
        rules: SheetRules,
        names: Vec<PlayerName>,
        people: Vec<PlayerName>,
        first_dealer: Option<usize>,
    ) -> Sheet {
        Sheet { id, begun, rules, names, people, first_dealer, log: Vec::new(), drafts: Vec::new() }
    }

    /// Its number.
    #[must_use]
    pub const fn id(&self) -> SheetId {
        self.id
    }

    /// The day on which it was begun.
    #[must_use]
    pub const fn begun(&self) -> Day {
        self.begun
    }

    /// Its rules.
    #[must_use]
    pub const fn rules(&self) -> &SheetRules {
        &self.rules
    }

    /// The names of the sides.
    #[must_use]
    pub fn names(&self) -> &[PlayerName] {
        &self.names
    }

    /// The five people where one of them rests in each hand, as a record names them; else none.
    #[must_use]
    pub fn people(&self) -> &[PlayerName] {
        &self.people
    }

    /// Who sits where in a hand, by its index from 0, and who rests.
    fn people_of_hand(&self, hand: usize) -> HandPeople {
        self.rules.rules.people_of_hand(u32::try_from(hand + 1).unwrap_or(u32::MAX))
    }

    /// The name of who rests in a hand, by its index.
    #[must_use]
    pub fn resting(&self, hand: usize) -> Option<&PlayerName> {
        self.people.get(self.people_of_hand(hand).resting()?)
    }

    /// Whoever may deal: the sides, or the seats where five people are named.
    fn dealers(&self) -> usize {
        if self.people.is_empty() { self.names.len() } else { self.rules.rules.players.count() }
    }

    /// The side that deals a hand, by its index, if the first dealer is known.
    #[must_use]
    pub fn dealing_side(&self, hand: usize) -> Option<usize> {
        let dealer = (self.first_dealer? + hand) % self.dealers().max(1);
        if self.people.is_empty() {
            return Some(dealer);
        }
        let rules = &self.rules.rules;
        rules.players.seat(dealer).map(|seat| rules.sides().of(seat).index())
    }

    /// The name of who deals a hand, by its index, if the first dealer is known: a side, or who sits there of five people. The deal
    /// passes on clockwise.
    #[must_use]
    pub fn dealer(&self, hand: usize) -> Option<&PlayerName> {
        let dealer = (self.first_dealer? + hand) % self.dealers().max(1);
        if self.people.is_empty() {
            return self.names.get(dealer);
        }
        let seat = self.rules.rules.players.seat(dealer)?;
        self.people.get(self.people_of_hand(hand).at(seat))
    }

    /// The hands as they stand.
    #[must_use]
    pub fn hands(&self) -> Vec<Hand> {
        self.played_log().0
    }

    /// The hands as they stand, the changes that led to them, and the entries that were undone.
    fn played_log(&self) -> (Vec<Hand>, Vec<Change>, Vec<&Entry>) {
        let (mut holds, mut undone): (Vec<&Entry>, Vec<&Entry>) = Default::default();
        for entry in &self.log {
            match entry {
                Entry::Undo => undone.extend(holds.pop()),
                Entry::Redo => holds.extend(undone.pop()),
                entry => {
                    holds.push(entry);
                    undone.clear();
                }
            }
        }
        let (mut hands, mut changes): (Vec<Hand>, Vec<Change>) = Default::default();
        for entry in holds {
            changes.extend(self.apply(entry, &mut hands));
        }
        (hands, changes, undone)
    }

    /// Changes the hands as an entry says. `None` if there is no such hand.
    fn apply(&self, entry: &Entry, hands: &mut Vec<Hand>) -> Option<Change> {
        let rules = &self.rules.rules;
        Some(match entry {
            Entry::Add(hand) => {
                hands.push(hand.clone());
                Change::Added(hands.len() - 1)
            }
            Entry::Correct(at, hand) => {
                let before = std::mem::replace(hands.get_mut(*at)?, hand.clone());
                Change::Corrected(*at, before.points(rules), hand.points(rules))
            }
            Entry::Remove(at) if *at < hands.len() => Change::Removed(*at, hands.remove(*at).points(rules)),
            Entry::Remove(_) | Entry::Undo | Entry::Redo => return None,
        })
    }

    /// Every change that holds, the first one first.
    #[must_use]
    pub fn changes(&self) -> Vec<Change> {
        self.played_log().1
    }

    /// The change that can be undone next.
    #[must_use]
    pub fn undoable(&self) -> Option<Change> {
        self.changes().pop()
    }

    /// The change that can be done again next.
    #[must_use]
    pub fn redoable(&self) -> Option<Change> {
        let (mut hands, _, undone) = self.played_log();
        self.apply(undone.last()?, &mut hands)
    }

    /// The hands with their totals.
    #[must_use]
    pub fn rows(&self) -> Vec<HandRow> {
        let mut totals = vec![0_i32; self.names.len()];
        let row = |(at, hand): (usize, &Hand)| {
            let points = hand.points(&self.rules.rules);
            for (total, points) in totals.iter_mut().zip(&points) {
                *total = total.saturating_add(*points);
            }
            let (dealer, resting) = (self.dealer(at).cloned(), self.resting(at).cloned());
            HandRow { dealer, resting, points, totals: totals.clone() }
        };
        self.hands().iter().enumerate().map(row).collect()
    }

    /// The totals of the sides.
    #[must_use]
    pub fn totals(&self) -> Vec<i32> {
        self.rows().pop().map_or_else(|| vec![0; self.names.len()], |row| row.totals)
    }

    /// What each side needs to open in a hand, by its index, with these totals before it.
    #[must_use]
    pub fn minimums(&self, hand: usize, totals: &[i32]) -> Vec<i32> {
        let number = u32::try_from(hand + 1).unwrap_or(u32::MAX);
        totals.iter().map(|&total| self.rules.rules.opening_minimum_of_hand(total, number)).collect()
    }

    /// Whether the opening minimum of a hand is another one for some score or hand.
    #[must_use]
    pub fn has_minimums(&self) -> bool {
        let rules = &self.rules.rules;
        let of_hand = |(hand, _)| rules.of_hand(hand).highest_minimum() > 0;
        rules.highest_minimum() > 0 || (1..).zip(rules.by_deal.hands()).any(of_hand)
    }

    /// How the game ended with the last hand, if it did.
    #[must_use]
    pub fn end(&self) -> Option<GameEnd> {
        let (hands, rules) = (self.hands(), &self.rules.rules);
        let last = hands.last()?;
        let before = match hands.len() {
            0 | 1 => vec![0; self.names.len()],
            hands => self.rows().swap_remove(hands - 2).totals,
        };
        let is_special = |side: &SideCount| !side.is_total() && side.special().is_some();
        let scores = last.sides().iter().zip(&before);
        let scores = scores.map(|(side, &before)| side.sum(rules).score(is_special(side), before));
        let sides = BySide::from_list(scores.collect());
        let special = sides.entries().zip(last.sides()).find_map(|((side, _), count)| {
            let special = count.special().filter(|_| is_special(count))?;
            Some((side, u8::try_from(special).ok()?))
        });
        let sheet = ScoreSheet { ended: Ended::Stock, went_out: None, special, sides };
        sheet.game_end(rules, u32::try_from(hands.len()).unwrap_or(u32::MAX))
    }

    /// Whether a new hand is typed in.
    #[must_use]
    pub fn has_new_draft(&self) -> bool {
        self.drafts.iter().any(|draft| draft.at().is_none())
    }

    /// Whether the log has room for another entry.
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.log.len() < MOST_ENTRIES
    }

    /// Whether a hand can have these counts.
    fn is_possible(&self, hand: &Hand) -> bool {
        hand.sides().len() == self.names.len() && hand.sides().iter().all(|side| side.is_possible(&self.rules.rules))
    }

    fn append(&mut self, entry: Entry) -> bool {
        let has_room = self.has_room();
        if has_room {
            self.log.push(entry);
        }
        has_room
    }

    /// Adds a hand, or corrects the one at an index. False if that cannot be.
    pub(super) fn keep(&mut self, at: Option<usize>, hand: Hand) -> bool {
        let is_there = at.is_none_or(|at| at < self.hands().len());
        is_there
            && self.is_possible(&hand)
            && self.append(match at {
                None => Entry::Add(hand),
                Some(at) => Entry::Correct(at, hand),
            })
    }

    pub(super) fn rename(&mut self, side: usize, name: &str) {
        if let Some((side, name)) = self.names.get_mut(side).zip(PlayerName::new(name)) {
            *side = name;
        }
    }

    pub(super) fn rename_person(&mut self, at: usize, name: &str) {
        if let Some((person, name)) = self.people.get_mut(at).zip(PlayerName::new(name)) {
            *person = name;
        }
    }

    /// Removes a hand. False if there is none at this index.
    pub(super) fn remove(&mut self, at: usize) -> bool {
        at < self.hands().len() && self.append(Entry::Remove(at)) && self.forget_corrections()
    }

    /// Takes the last change back. False if there is none.
    pub(super) fn undo(&mut self) -> bool {
        self.undoable().is_some() && self.append(Entry::Undo) && self.forget_corrections()
    }

    /// Does again what was undone last. False if there is nothing.
    pub(super) fn redo(&mut self) -> bool {
        self.redoable().is_some() && self.append(Entry::Redo) && self.forget_corrections()
    }

    /// Half-typed corrections name hands by their index, which may have changed.
    fn forget_corrections(&mut self) -> bool {
        self.drafts.retain(|draft| draft.at().is_none());
        true
    }

    /// Whether another sheet is this one at an earlier or later time.
    pub(super) fn is_same_game(&self, other: &Sheet) -> bool {
        let common = self.log.len().min(other.log.len());
        self.is_same_head(other) && self.log[..common] == other.log[..common]
    }

    /// Whether another sheet, of any number, holds nothing that this one does not.
    pub(super) fn contains(&self, other: &Sheet) -> bool {
        let head = |sheet: &Sheet| (sheet.begun, sheet.first_dealer);
        let names = |sheet: &Sheet| (sheet.names.clone(), sheet.people.clone());
        let is_same_game = head(self) == head(other) && self.rules == other.rules && names(self) == names(other);
        let are_drafts_there = other.drafts.is_empty() || self.drafts == other.drafts;
        is_same_game && are_drafts_there && self.log.starts_with(&other.log)
    }

    fn is_same_head(&self, other: &Sheet) -> bool {
        // Names may have been corrected since.
        let head = |sheet: &Sheet| (sheet.id, sheet.begun, sheet.names.len(), sheet.people.len(), sheet.first_dealer);
        head(self) == head(other) && self.rules == other.rules
    }

    /// Whether it has gone on further than another one.
    pub(super) const fn is_longer_than(&self, other: &Sheet) -> bool {
        self.log.len() > other.log.len()
    }

    pub(super) fn write(&self) -> Value {
        let SheetRules { preset, ref name, ref rules } = self.rules;
        let names: Value = self.names.iter().map(|name| Value::from(&**name)).collect();
        let log: Value = self.log.iter().map(Entry::write).collect();
        let drafts: Value = self.drafts.iter().map(HandDraft::write).collect();
        let mut sheet = json!({
            "id": self.id.0,
            "begun": self.begun.number(),
            "preset": preset.name(),
            "rules_name": name,
            "changes": rules.changes_from(&preset.rules()),
            "names": names,
            "dealer": self.first_dealer,
            "log": log,
            "drafts": drafts,
        });
        if !self.people.is_empty() {
            sheet[PEOPLE] = self.people.iter().map(|name| Value::from(&**name)).collect();
        }
        sheet
    }

    /// The sheet in a stored value; `None` if it is damaged or of a later version.
    pub(super) fn read(value: &Value) -> Option<Sheet> {
        let has_people = value.get(PEOPLE).is_some();
        match has_people {
            true => has_only(value, &[&FIELDS[..], &[PEOPLE]].concat())?,
            false => has_only(value, &FIELDS)?,
        }
        let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
        let preset: Preset = value["preset"].as_str()?.parse().ok()?;
        let name = optional(&value["rules_name"], |name| clean(name.as_str()?, LONGEST_NAME))?;
        let rules = preset.rules().with(value["changes"].as_object()?).ok()?;
        let sheet = Sheet {
            id: SheetId(number(&value["id"])?),
            // A day beyond the last date is that date.
            begun: Day::new(u32::try_from(value["begun"].as_u64()?).unwrap_or(u32::MAX)),
            rules: SheetRules { preset, name, rules },
            names: list(&value["names"], |name| PlayerName::new(name.as_str()?))?,
            people: match has_people {
                true => list(&value[PEOPLE], |name| PlayerName::new(name.as_str()?))?,
                false => Vec::new(),
            },
            first_dealer: optional(&value["dealer"], index)?,
            log: list(&value["log"], Entry::read)?,
            drafts: list(&value["drafts"], HandDraft::read)?,
        };
        let sides = sheet.names.len();
        let are_hands_possible = sheet.log.iter().all(|entry| match entry {
            Entry::Add(hand) | Entry::Correct(_, hand) => sheet.is_possible(hand),
            Entry::Remove(_) | Entry::Undo | Entry::Redo => true,
        });
        let is_whole = SCORING_SIDES.contains(&sides)
            && sheet.log.len() <= MOST_ENTRIES
            && (!has_people || sheet.people.len() == sheet.rules.rules.people() && sheet.rules.rules.sit_out)
            && sheet.first_dealer.is_none_or(|dealer| dealer < sheet.dealers())
            && sheet.drafts.iter().all(|draft| draft.fits(sides))
            && are_hands_possible;
        is_whole.then_some(sheet)
    }
}
