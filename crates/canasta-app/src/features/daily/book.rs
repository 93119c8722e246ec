//! The results of the days, and the playings of par.

use super::result::DayResult;
use crate::session::day::Day;
use crate::session::day_try::{date_of, read_deal};
use crate::session::json::{from_text, to_text};
use canasta::daily::{DailyDeal, Date, Par};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The version of the stored form.
const VERSION: u32 = 1;

/// What the device keeps of the days, and the playing of par that is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DayBook {
    results: BTreeMap<DailyDeal, DayResult>,
    /// The deals whose first try was begun here and has no result yet, each with the name of the bots that play it. The try itself is in
    /// the library, which may lose it.
    begun: BTreeMap<DailyDeal, String>,
    /// The results of the playings of par so far, in the order of their numbers.
    pars: BTreeMap<DailyDeal, Vec<i32>>,
    asked: Asked,
    /// The deal that is played once the library has told which of its tries are there.
    wanted: Option<DailyDeal>,
    others: Others,
}

/// What another version has added to the stored form. It is written again as it is.
#[derive(Clone, Debug, Default, PartialEq)]
struct Others {
    /// Beside the deals.
    beside: Map<String, Value>,
    /// Of a deal, and of its result.
    days: BTreeMap<DailyDeal, [Map<String, Value>; 2]>,
    /// Deals of games that this version does not know.
    unknown: Vec<Value>,
}

/// The question about par.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing is asked.
    #[default]
    Nothing,
    /// The next playing of this deal, by the number of the question.
    Playing(u32, DailyDeal),
    /// Nothing more is asked in this page: no worker answers.
    NeverAgain,
}

/// The stored form.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    days: Vec<Value>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// A deal in the stored form, with what is known of it.
#[derive(Serialize, Deserialize)]
struct SavedDay {
    deal: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<SavedResult>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    par: Vec<i32>,
    /// The bots of a first try that was begun and has no result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    begun: Option<String>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

#[derive(Serialize, Deserialize)]
struct SavedResult {
    own: i32,
    lead: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    luck: Option<i32>,
    course: String,
    on: Day,
    bots: String,
    #[serde(flatten)]
    others: Map<String, Value>,
}

impl DayBook {
    /// The version of the stored form.
    pub(crate) const VERSION: u32 = VERSION;

    /// What the first try at a deal came to.
    #[must_use]
    pub fn result(&self, deal: DailyDeal) -> Option<&DayResult> {
        self.results.get(&deal)
    }

    /// Whether the first try of a deal was begun here: the person has acted in it.
    #[must_use]
    pub fn is_begun(&self, deal: DailyDeal) -> bool {
        self.begun.contains_key(&deal) || self.results.contains_key(&deal)
    }

    /// The deal that waits for the list of the library.
    #[must_use]
    pub const fn wanted(&self) -> Option<DailyDeal> {
        self.wanted
    }

    /// Lets a deal wait for the list of the library; `None` ends the waiting. What has waited before.
    pub(crate) const fn want(&mut self, deal: Option<DailyDeal>) -> Option<DailyDeal> {
        std::mem::replace(&mut self.wanted, deal)
    }

    /// All results, the earliest day first.
    pub fn results(&self) -> impl Iterator<Item = (DailyDeal, &DayResult)> {
        self.results.iter().map(|(&deal, result)| (deal, result))
    }

    /// How many playings of par are there.
    #[must_use]
    pub fn playings(&self, deal: DailyDeal) -> usize {
        self.pars.get(&deal).map_or(0, Vec::len)
    }

    /// Par of a deal, once all playings are there.
    #[must_use]
    pub fn par(&self, deal: DailyDeal) -> Option<Par> {
        let leads = self.pars.get(&deal).filter(|leads| leads.len() == usize::from(Par::PLAYINGS))?;
        Par::of(leads)
    }

    /// Whether par of this deal cannot be worked out now.
    #[must_use]
    pub fn lacks_par(&self, deal: DailyDeal) -> bool {
        self.par(deal).is_none() && self.asked == Asked::NeverAgain
    }

    /// The days a deal of which was played on the day itself, the earliest first; a day comes once for each of them.
    pub fn played_days(&self) -> impl Iterator<Item = Date> {
        self.results().map(|(deal, result)| (deal.date(), result)).filter_map(|(date, result)| {
            let was_played = date_of(result.on) == Some(date);
            was_played.then_some(date)
        })
    }

    /// Whether a deal of this day was played on it.
    #[must_use]
    pub fn was_played(&self, date: Date) -> bool {
        self.played_days().any(|played| played == date)
    }

    /// The first day that was played on it.
    #[must_use]
    pub fn first_played(&self) -> Option<Date> {
        self.played_days().next()
    }

    pub(super) const fn asked(&self) -> Asked {
        self.asked
    }

    pub(super) const fn set_asked(&mut self, asked: Asked) {
        self.asked = asked;
    }

    /// The bots that have played in the first try that was begun.
    #[must_use]
    pub(super) fn bots_of_begun(&self, deal: DailyDeal) -> Option<&str> {
        self.begun.get(&deal).map(String::as_str)
    }

    /// Notes that the first try was begun, and which bots play in it. True if that is new.
    pub(super) fn note_begun(&mut self, deal: DailyDeal, bots: &str) -> bool {
        !self.results.contains_key(&deal) && self.begun.insert(deal, bots.to_owned()).as_deref() != Some(bots)
    }

    /// Notes what a first try came to. The first one stays. True if it is new.
    pub(super) fn note(&mut self, deal: DailyDeal, result: DayResult) -> bool {
        self.begun.remove(&deal);
        let is_new = !self.results.contains_key(&deal);
        self.results.entry(deal).or_insert(result);
        is_new
    }

    /// Notes the next playing of par.
    pub(super) fn note_playing(&mut self, deal: DailyDeal, lead: i32) {
        let leads = self.pars.entry(deal).or_default();
        if leads.len() < usize::from(Par::PLAYINGS) {
            leads.push(lead);
        }
    }

    /// Takes what is stored, or what another page knows. What is here stays.
    pub(super) fn merge(&mut self, other: DayBook) {
        for (deal, bots) in other.begun {
            self.begun.entry(deal).or_insert(bots);
        }
        for (deal, result) in other.results {
            self.results.entry(deal).or_insert(result);
        }
        self.begun.retain(|deal, _| !self.results.contains_key(deal));
        for (deal, leads) in other.pars {
            let own = self.pars.entry(deal).or_default();
            if leads.len() > own.len() {
                *own = leads;
            }
        }
        let Others { beside, days, unknown } = other.others;
        for (name, field) in beside {
            self.others.beside.entry(name).or_insert(field);
        }
        for (deal, fields) in days {
            self.others.days.entry(deal).or_insert(fields);
        }
        for day in unknown {
            if !self.others.unknown.contains(&day) {
                self.others.unknown.push(day);
            }
        }
    }

    /// What a file may tell of a book: what the tries came to. One that was only begun elsewhere does not stand in the way here.
    pub(super) fn of_file(self) -> DayBook {
        let DayBook { results, pars, .. } = self;
        DayBook { results, pars, ..DayBook::default() }
    }

    /// Whether nothing is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.results.is_empty() && self.pars.is_empty() && self.begun.is_empty()
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        let known = self.results.keys().chain(self.pars.keys()).chain(self.begun.keys()).chain(self.others.days.keys());
        let deals: BTreeSet<DailyDeal> = known.copied().collect();
        let day = |deal: DailyDeal| {
            let [of_day, of_result] = self.others.days.get(&deal).cloned().unwrap_or_default();
            let result = self.results.get(&deal).map(|result| SavedResult {
                own: result.own,
                lead: result.lead,
                luck: result.luck,
                course: result.signs(),
                on: result.on,
                bots: result.bots.clone(),
                others: of_result,
            });
            let par = self.pars.get(&deal).cloned().unwrap_or_default();
            let begun = self.begun.get(&deal).cloned();
            // Serialization fails only for maps with keys that are not strings, and there is none.
            serde_json::to_value(SavedDay { deal: deal.to_string(), result, par, begun, others: of_day })
                .unwrap_or_default()
        };
        let days = deals.into_iter().map(day).chain(self.others.unknown.iter().cloned()).collect();
        to_text(&Saved { version: VERSION, days, others: self.others.beside.clone() })
    }

    /// What is in a stored text. Days that are damaged are left out; nothing is read of a later version.
    #[must_use]
    pub fn read(text: &str) -> DayBook {
        let mut book = DayBook::default();
        let Some(saved) = from_text::<Saved>(text).ok().filter(|saved| saved.version == VERSION) else { return book };
        book.others.beside = saved.others;
        for value in saved.days {
            // What is stored of a game that this version does not know may have any form.
            let Some(deal) = value.get("deal").and_then(Value::as_str) else { continue };
            let Some(deal) = read_deal(deal) else {
                book.others.unknown.push(value);
                continue;
            };
            let Ok(day) = SavedDay::deserialize(&value) else { continue };
            if !day.par.is_empty() && day.par.len() <= usize::from(Par::PLAYINGS) {
                book.pars.insert(deal, day.par);
            }
            let mut of_result = Map::new();
            let result = day.result.and_then(|result| {
                let course = DayResult::read_course(&result.course)?;
                let SavedResult { own, lead, luck, on, bots, others, .. } = result;
                of_result = others;
                Some(DayResult { own, lead, luck, course, on, bots })
            });
            if let Some(bots) = day.begun.filter(|_| result.is_none()) {
                book.begun.insert(deal, bots);
            }
            book.results.extend(result.map(|result| (deal, result)));
            if !day.others.is_empty() || !of_result.is_empty() {
                book.others.days.insert(deal, [day.others, of_result]);
            }
        }
        book
    }
}
