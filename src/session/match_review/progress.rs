//! The review of a record while it is made.

use super::decision_id::DecisionId;
use super::seat_review::SeatReview;
use super::stored::{StoredReview, read_review, write_review};
use crate::analysis::{ChanceEvent, Decision, DecisionReview, Strength, evaluate, hand_decisions, hand_luck};
use crate::rules::{HandRecord, Record, Rules, Seat};
use crate::session::library::GameId;
use std::collections::{BTreeMap, BTreeSet};

/// Whether the review goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Decision follows decision.
    #[default]
    Running,
    /// The person has stopped it.
    Stopped,
    /// No worker answers, so that it cannot go on.
    Impossible,
}

/// Where a review is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Keeping {
    /// In this page only: the library does not have the game.
    #[default]
    Nowhere,
    /// What is kept with the game is being read. Nothing is asked before.
    Reading(GameId),
    /// With the game.
    With(GameId),
    /// In this page only: a later version of the program has kept one with the game.
    Later,
}

/// A question that is not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    id: u32,
    decision: DecisionId,
}

/// The review of a record. Only hands that are over are reviewed: a hand that is still on would get help.
#[derive(Clone, Debug)]
pub struct MatchReview {
    rules: Rules,
    /// The hands that are over.
    hands: Vec<HandRecord>,
    /// The hands whose decisions are listed.
    listed: BTreeSet<usize>,
    /// The decisions with a choice that are not reviewed yet.
    open: BTreeMap<DecisionId, Decision>,
    found: BTreeMap<DecisionId, DecisionReview>,
    /// What came by chance in the listed hands.
    luck: BTreeMap<usize, Vec<ChanceEvent>>,
    asked: Option<Asked>,
    pace: Pace,
    keeping: Keeping,
    /// The number of kept decisions that could not be read.
    lost: usize,
}

impl MatchReview {
    /// A review without results.
    #[must_use]
    pub fn new(record: &Record) -> MatchReview {
        MatchReview {
            rules: record.rules,
            hands: finished(record).cloned().collect(),
            listed: BTreeSet::new(),
            open: BTreeMap::new(),
            found: BTreeMap::new(),
            luck: BTreeMap::new(),
            asked: None,
            pace: Pace::Running,
            keeping: Keeping::Nowhere,
            lost: 0,
        }
    }

    /// Whether it is of this record, or of this record when fewer hands of it were over.
    #[must_use]
    pub fn is_of(&self, record: &Record) -> bool {
        let all: Vec<&HandRecord> = finished(record).collect();
        let begins = self.hands.len() <= all.len() && self.hands.iter().zip(&all).all(|(own, hand)| own == *hand);
        !self.hands.is_empty() && self.rules == record.rules && begins
    }

    /// Takes over the hands that have ended since.
    pub(in crate::session) fn follow(&mut self, record: &Record) {
        self.hands.extend(finished(record).skip(self.hands.len()).cloned());
    }

    /// Where it is kept.
    #[must_use]
    pub const fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// The number of kept decisions that could not be read, and are reviewed again.
    #[must_use]
    pub const fn lost(&self) -> usize {
        self.lost
    }

    /// Keeps it with this game of the library from now on. True if what is kept there is to be read first.
    pub(in crate::session) fn keep_with(&mut self, id: GameId) -> bool {
        let is_new = self.keeping == Keeping::Nowhere;
        if is_new {
            self.keeping = Keeping::Reading(id);
        }
        is_new
    }

    /// Whether what is kept with this game is being read.
    pub(in crate::session) fn reads(&self, id: &GameId) -> bool {
        matches!(&self.keeping, Keeping::Reading(reading) if reading == id)
    }

    /// Takes what is kept with its game.
    pub(in crate::session) fn take_kept(&mut self, text: Option<&str>) {
        let Keeping::Reading(id) = std::mem::take(&mut self.keeping) else { return };
        self.keeping = Keeping::With(id);
        match text.map(read_review) {
            None => {}
            Some(StoredReview::Later) => self.keeping = Keeping::Later,
            Some(StoredReview::Read(found, lost)) => {
                self.lost = lost + found.into_iter().map(|one| self.take_back(one)).filter(|taken| !taken).count();
            }
        }
    }

    /// Takes a kept decision. False if the record has no such decision, or there was no choice in it.
    fn take_back(&mut self, found: DecisionReview) -> bool {
        let id = DecisionId::of(&found);
        self.list(id.hand);
        let is_open = self.open.get(&id).is_some_and(|open| found.is_of(open)) && found.worth.is_some();
        if is_open {
            let _ = self.open.remove(&id);
            self.keep(Some(found));
        }
        is_open || self.found.contains_key(&id)
    }

    /// The game with which it is kept, and its text.
    pub(in crate::session) fn kept_text(&self) -> Option<(GameId, String)> {
        let Keeping::With(id) = &self.keeping else { return None };
        // Decisions without a choice need no search.
        let chosen = self.found.values().filter(|found| found.worth.is_some());
        Some((id.clone(), write_review(chosen)))
    }

    /// Whether it goes on.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Stops it, or lets it go on.
    pub(in crate::session) const fn toggle(&mut self) {
        self.pace = if matches!(self.pace, Pace::Running) { Pace::Stopped } else { Pace::Running };
    }

    /// Ends it, as no worker answers any more. What was found is kept.
    pub(in crate::session) const fn give_up(&mut self) {
        self.pace = Pace::Impossible;
        self.asked = None;
    }

    /// Whether a question is open.
    pub(in crate::session) const fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// Whether the question with this number is open.
    pub(in crate::session) fn is_asked(&self, id: u32) -> bool {
        self.asked.is_some_and(|asked| asked.id == id)
    }

    /// The next decision to ask about: of this seat, in this hand first, and then in the others. `None` if none is left.
    pub(in crate::session) fn next(&mut self, hand: usize, seat: Seat) -> Option<&Decision> {
        let rest = (0..self.hands.len()).filter(|&other| other != hand);
        let found = std::iter::once(hand).chain(rest).find_map(|hand| self.first_open(hand, seat))?;
        self.open.get(&found)
    }

    fn first_open(&mut self, hand: usize, seat: Seat) -> Option<DecisionId> {
        self.list(hand);
        let mut open = self.open.iter().filter(|(id, decision)| id.hand == hand && decision.seat == seat);
        open.next().map(|(id, _)| *id)
    }

    /// Lists the decisions of a hand. Those in which there was no choice need no search.
    pub(in crate::session) fn list(&mut self, hand: usize) {
        let Some(record) = self.hands.get(hand).filter(|_| self.listed.insert(hand)) else { return };
        let _ = self.luck.insert(hand, hand_luck(&self.rules, record, hand + 1).0);
        for decision in hand_decisions(&self.rules, record, hand + 1) {
            let id = DecisionId::from(&decision);
            match decision.is_forced {
                true => self.keep(evaluate(&decision, &Strength::STANDARD).ok()),
                false => drop(self.open.insert(id, decision)),
            }
        }
    }

    fn keep(&mut self, found: Option<DecisionReview>) {
        if let Some(found) = found {
            let _ = self.found.insert(DecisionId::of(&found), found);
        }
    }

    /// Notes the question that was asked about a decision.
    pub(in crate::session) const fn ask(&mut self, id: u32, decision: DecisionId) {
        self.asked = Some(Asked { id, decision });
    }

    /// Takes the answer to the question with this number; `None`: there is none, so the decision is not asked about again. False
    /// if it was not asked.
    pub(in crate::session) fn answer(&mut self, id: u32, found: Option<DecisionReview>) -> bool {
        let Some(asked) = self.asked.take_if(|asked| asked.id == id) else { return false };
        if let Some(decision) = self.open.remove(&asked.decision) {
            self.keep(found.filter(|found| found.is_of(&decision)));
        }
        true
    }

    /// Whether a hand can be reviewed: it is over.
    #[must_use]
    pub fn covers(&self, hand: usize) -> bool {
        hand < self.hands.len()
    }

    /// What it says of a seat in a hand.
    #[must_use]
    pub fn of(&self, hand: usize, seat: Seat) -> SeatReview<'_> {
        let found = self.found.iter().filter(|(id, found)| id.hand == hand && found.seat == seat);
        let open = self.open.iter().filter(|(id, decision)| id.hand == hand && decision.seat == seat).count();
        let luck = self.luck.get(&hand).map_or(&[][..], Vec::as_slice);
        SeatReview::new(found.map(|(_, found)| found).collect(), open, luck, seat.side())
    }
}

/// The hands of a record that are over.
fn finished(record: &Record) -> impl Iterator<Item = &HandRecord> {
    record.hands.iter().take_while(|hand| hand.end.is_some())
}
