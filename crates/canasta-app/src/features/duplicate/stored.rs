//! The stored form of the matches.

use super::board_match::{Against, BoardMatch, Friend};
use super::book::BoardBook;
use crate::session::day::Day;
use crate::session::json::{from_text, to_text};
use canasta::duplicate::Row;
use canasta::links::read_deal_link;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the stored form.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved<T> {
    version: u32,
    matches: Vec<T>,
}

/// A match in the stored form.
#[derive(Serialize, Deserialize)]
struct SavedMatch {
    /// The code of its deal (`docs/links.md`).
    deal: String,
    against: String,
    on: Day,
    rows: Vec<Row>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    friends: Vec<SavedFriend>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    given_up: bool,
}

#[derive(Serialize, Deserialize)]
struct SavedFriend {
    name: String,
    leads: Vec<i32>,
}

impl SavedMatch {
    fn of(one: &BoardMatch) -> SavedMatch {
        let friend = |friend: &Friend| SavedFriend { name: friend.name.clone(), leads: friend.leads.clone() };
        SavedMatch {
            deal: one.deal().code(),
            against: one.against().name().to_owned(),
            on: one.on(),
            rows: one.card().rows().to_vec(),
            friends: one.friends().iter().map(friend).collect(),
            given_up: one.is_given_up(),
        }
    }

    /// `None` if it is damaged, or of a later version.
    fn read(self) -> Option<BoardMatch> {
        let deal = read_deal_link(&self.deal).ok()?;
        let friends = self.friends.into_iter().map(|SavedFriend { name, leads }| Friend { name, leads }).collect();
        let one = BoardMatch::new(&deal, Against::from_name(&self.against)?, self.on)?;
        one.restored(&self.rows, friends, self.given_up)
    }
}

impl BoardBook {
    /// The version of the stored form.
    pub(crate) const VERSION: u32 = VERSION;

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(&Saved { version: VERSION, matches: self.all().iter().map(SavedMatch::of).collect() })
    }

    /// What is in a stored text; matches that are damaged are left out.
    #[must_use]
    pub fn read(text: &str) -> BoardBook {
        let saved = from_text::<Saved<Value>>(text).ok().filter(|saved| saved.version == VERSION);
        let mut book = BoardBook::default();
        for one in saved.into_iter().flat_map(|saved| saved.matches) {
            let one = serde_json::from_value::<SavedMatch>(one).ok().and_then(SavedMatch::read);
            if let Some(one) = one.filter(|one| book.all().iter().all(|other| other.id() != one.id())) {
                book.add(one);
            }
        }
        book
    }
}
