//! The results of the days, and the playings of par.

use super::result::DayResult;
use crate::session::day::Day;
use crate::session::day_try::{date_of, read_deal};
use crate::session::json::{from_text, to_text};
use canasta::daily::{DailyDeal, Date, Par};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the stored form.
const VERSION: u32 = 1;

/// What the device keeps of the days, and the playing of par that is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DayBook {
    results: BTreeMap<DailyDeal, DayResult>,
    /// The results of the playings of par so far, in the order of their numbers.
    pars: BTreeMap<DailyDeal, Vec<i32>>,
    asked: Asked,
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
struct Saved<T> {
    version: u32,
    days: Vec<T>,
}

/// A deal in the stored form, with what is known of it.
#[derive(Serialize, Deserialize)]
struct SavedDay {
    deal: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<SavedResult>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    par: Vec<i32>,
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
}

impl DayBook {
    /// What the first try at a deal came to.
    #[must_use]
    pub fn result(&self, deal: DailyDeal) -> Option<&DayResult> {
        self.results.get(&deal)
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

    /// Notes what a first try came to. The first one stays. True if it is new.
    pub(super) fn note(&mut self, deal: DailyDeal, result: DayResult) -> bool {
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

    /// Takes what another device or page knows. What is here stays. The number of results that are new.
    pub(super) fn merge(&mut self, other: DayBook) -> usize {
        let before = self.results.len();
        for (deal, result) in other.results {
            self.results.entry(deal).or_insert(result);
        }
        for (deal, leads) in other.pars {
            let own = self.pars.entry(deal).or_default();
            if leads.len() > own.len() {
                *own = leads;
            }
        }
        self.results.len() - before
    }

    /// Whether nothing is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.results.is_empty() && self.pars.is_empty()
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        let mut deals: Vec<DailyDeal> = self.results.keys().chain(self.pars.keys()).copied().collect();
        deals.sort_unstable();
        deals.dedup();
        let day = |deal: DailyDeal| SavedDay {
            deal: deal.to_string(),
            result: self.results.get(&deal).map(|result| SavedResult {
                own: result.own,
                lead: result.lead,
                luck: result.luck,
                course: result.signs(),
                on: result.on,
                bots: result.bots.clone(),
            }),
            par: self.pars.get(&deal).cloned().unwrap_or_default(),
        };
        to_text(&Saved { version: VERSION, days: deals.into_iter().map(day).collect() })
    }

    /// What is in a stored text; days that are damaged are left out.
    #[must_use]
    pub fn read(text: &str) -> DayBook {
        let saved = from_text::<Saved<Value>>(text).ok().filter(|saved| saved.version == VERSION);
        let mut book = DayBook::default();
        for day in saved.into_iter().flat_map(|saved| saved.days) {
            let Ok(day) = serde_json::from_value::<SavedDay>(day) else { continue };
            let Some(deal) = read_deal(&day.deal) else { continue };
            if !day.par.is_empty() && day.par.len() <= usize::from(Par::PLAYINGS) {
                book.pars.insert(deal, day.par);
            }
            let result = day.result.and_then(|result| {
                let course = DayResult::read_course(&result.course)?;
                let SavedResult { own, lead, luck, on, bots, .. } = result;
                Some(DayResult { own, lead, luck, course, on, bots })
            });
            book.results.extend(result.map(|result| (deal, result)));
        }
        book
    }
}
