//! The review of a record while it is made.

use super::decision_id::DecisionId;
use super::seat_review::SeatReview;
use super::stored::{Kept, StoredReview, read_review, write_review};
use crate::features::library::GameId;
use crate::session::plan::seat_in_hand;
use canasta::analysis::{ChanceEvent, Decision, DecisionReview, OpenChance, hand_decisions, hand_luck, turn_ends};
use canasta::rules::{HandRecord, Record, Seat};
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
pub enum ReviewStorage {
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
    wanted: Wanted,
}

/// What is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// What a decision was worth.
    Decision(DecisionId),
    /// The chances after the turns of this hand, numbered from 0, seen with all cards.
    AllCards(usize),
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Found {
    /// What a decision was worth.
    Decision(Box<DecisionReview>),
    /// The chances after the turns of a hand, seen with all cards.
    AllCards(Vec<OpenChance>),
    /// There is no answer, so that it is not asked again.
    Nothing,
}

/// The review of a record. Only hands that are over are reviewed: a hand that is still on would get help.
///
/// It tells which decisions are still to be reviewed, and what was found. One question is asked at a time, behind every question of a bot.
#[derive(Clone, Debug)]
pub struct MatchReview {
    /// The record, with the hands that are over.
    record: Record,
    /// The hands whose decisions are listed.
    listed: BTreeSet<usize>,
    /// The decisions with a choice that are not reviewed yet.
    open: BTreeMap<DecisionId, Decision>,
    found: BTreeMap<DecisionId, DecisionReview>,
    /// What came by chance in the listed hands.
    luck: BTreeMap<usize, Vec<ChanceEvent>>,
    /// The chances after the turns of hands, seen with all cards; empty if there is no answer.
    all_cards: BTreeMap<usize, Vec<OpenChance>>,
    asked: Option<Asked>,
    pace: Pace,
    storage: ReviewStorage,
    /// The number of kept decisions that could not be read.
    lost: usize,
}

impl MatchReview {
    /// A review without results.
    #[must_use]
    pub fn new(record: &Record) -> MatchReview {
        MatchReview {
            record: Record {
                hands: finished(record).cloned().collect(),
                names: record.names.clone(),
                rules: record.rules.clone(),
                ..*record
            },
            listed: BTreeSet::new(),
            open: BTreeMap::new(),
            found: BTreeMap::new(),
            luck: BTreeMap::new(),
            all_cards: BTreeMap::new(),
            asked: None,
            pace: Pace::Running,
            storage: ReviewStorage::Nowhere,
            lost: 0,
        }
    }

    /// Whether it is of this record, or of this record when fewer hands of it were over.
    #[must_use]
    pub fn is_of(&self, record: &Record) -> bool {
        let all: Vec<&HandRecord> = finished(record).collect();
        let begins =
            self.record.hands.len() <= all.len() && self.record.hands.iter().zip(&all).all(|(own, hand)| own == *hand);
        !self.record.hands.is_empty() && self.record.rules == record.rules && begins
    }

    /// Takes over the hands that have ended since.
    pub(crate) fn follow(&mut self, record: &Record) {
        self.record.hands.extend(finished(record).skip(self.record.hands.len()).cloned());
    }

    /// Where it is kept.
    #[must_use]
    pub const fn storage(&self) -> &ReviewStorage {
        &self.storage
    }

    /// The number of kept decisions that could not be read, and are reviewed again.
    #[must_use]
    pub const fn lost(&self) -> usize {
        self.lost
    }

    /// Keeps it with this game of the library from now on. True if what is kept there is to be read first.
    pub(crate) fn keep_with(&mut self, id: GameId) -> bool {
        let is_new = self.storage == ReviewStorage::Nowhere;
        if is_new {
            self.storage = ReviewStorage::Reading(id);
        }
        is_new
    }

    /// Whether what is kept with this game is being read.
    pub(crate) fn reads(&self, id: &GameId) -> bool {
        matches!(&self.storage, ReviewStorage::Reading(reading) if reading == id)
    }

    /// Takes what is kept with its game.
    pub(crate) fn take_kept(&mut self, text: Option<&str>) {
        let ReviewStorage::Reading(id) = std::mem::take(&mut self.storage) else { return };
        self.storage = ReviewStorage::With(id);
        match text.map(read_review) {
            None => {}
            Some(StoredReview::Later) => self.storage = ReviewStorage::Later,
            Some(StoredReview::Read(Kept { found, all_cards, lost })) => {
                let decisions = found.into_iter().map(|one| self.take_back(one)).filter(|taken| !taken).count();
                let hands = all_cards.into_iter().map(|one| self.take_back_hand(one)).filter(|taken| !taken).count();
                self.lost = lost + decisions + hands;
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

    /// Takes kept chances of a hand. False if the record has no such hand.
    fn take_back_hand(&mut self, chances: Vec<OpenChance>) -> bool {
        let Some(hand) = chances.first().map(|first| first.at.hand.wrapping_sub(1)) else { return false };
        let is_of = self.is_of_hand(hand, &chances);
        if is_of {
            let _ = self.all_cards.insert(hand, chances);
        }
        is_of
    }

    /// Whether these are chances after the turns of a hand.
    fn is_of_hand(&self, hand: usize, chances: &[OpenChance]) -> bool {
        let Some(record) = self.record.hands.get(hand) else { return false };
        let ends = turn_ends(&self.record.rules, record, hand + 1);
        ends.len() == chances.len() && ends.iter().zip(chances).all(|(end, one)| *end == one.at && one.is_sound())
    }

    /// The game with which it is kept, and its text.
    pub(crate) fn kept_text(&self) -> Option<(GameId, String)> {
        let ReviewStorage::With(id) = &self.storage else { return None };
        // Decisions without a choice need no search.
        let chosen = self.found.values().filter(|found| found.worth.is_some());
        let hands = self.all_cards.values().filter(|chances| !chances.is_empty());
        Some((id.clone(), write_review(chosen, hands)))
    }

    /// Whether it goes on.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Stops it, or lets it go on.
    pub(crate) const fn toggle(&mut self) {
        self.pace = if matches!(self.pace, Pace::Running) { Pace::Stopped } else { Pace::Running };
    }

    /// Ends it, as no worker answers any more. What was found is kept.
    pub(crate) const fn give_up(&mut self) {
        self.pace = Pace::Impossible;
        self.asked = None;
    }

    /// Whether a question is open.
    pub(crate) const fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// Whether the question with this number is open.
    pub(crate) fn is_asked(&self, id: u32) -> bool {
        self.asked.is_some_and(|asked| asked.id == id)
    }

    /// The next question to ask: of the decisions of who sits at this seat in this hand, then of all cards, in this hand first, and then in
    /// the others, where that player may sit elsewhere or rest. `None` if none is left.
    pub(crate) fn next(&mut self, hand: usize, seat: Seat) -> Option<Wanted> {
        let player = self.record.rules.people_of_hand(self.number(hand)).at(seat);
        let rest = (0..self.record.hands.len()).filter(|&other| other != hand);
        std::iter::once(hand).chain(rest).find_map(|hand| {
            let all_cards =
                (self.covers(hand) && !self.all_cards.contains_key(&hand)).then_some(Wanted::AllCards(hand));
            let seat = seat_in_hand(&self.record.rules, player, self.number(hand));
            seat.and_then(|seat| self.first_open(hand, seat)).map(Wanted::Decision).or(all_cards)
        })
    }

    /// The number of a hand in its match, from 1.
    fn number(&self, hand: usize) -> u32 {
        self.record.hands.get(hand).map_or(1, |hand| hand.number)
    }

    /// A decision that is not reviewed yet.
    pub(crate) fn decision(&self, id: DecisionId) -> Option<&Decision> {
        self.open.get(&id)
    }

    /// The record, with the hands that are over.
    pub(crate) const fn record(&self) -> &Record {
        &self.record
    }

    fn first_open(&mut self, hand: usize, seat: Seat) -> Option<DecisionId> {
        self.list(hand);
        let mut open = self.open.iter().filter(|(id, decision)| id.hand == hand && decision.seat == seat);
        open.next().map(|(id, _)| *id)
    }

    /// Lists the decisions of a hand. Those in which there was no choice need no search.
    pub(crate) fn list(&mut self, hand: usize) {
        let Some(record) = self.record.hands.get(hand).filter(|_| self.listed.insert(hand)) else { return };
        let _ = self.luck.insert(hand, hand_luck(&self.record.rules, record, hand + 1).0);
        for decision in hand_decisions(&self.record.rules, record, hand + 1) {
            let id = DecisionId::from(&decision);
            match DecisionReview::of_forced(&decision) {
                Some(found) => self.keep(Some(found)),
                None => drop(self.open.insert(id, decision)),
            }
        }
    }

    fn keep(&mut self, found: Option<DecisionReview>) {
        if let Some(found) = found {
            let _ = self.found.insert(DecisionId::of(&found), found);
        }
    }

    /// Notes the question that was asked.
    pub(crate) const fn ask(&mut self, id: u32, wanted: Wanted) {
        self.asked = Some(Asked { id, wanted });
    }

    /// Takes the answer to the question with this number. An answer about something else is none. False if it was not asked.
    pub(crate) fn answer(&mut self, id: u32, found: Found) -> bool {
        let Some(asked) = self.asked.take_if(|asked| asked.id == id) else { return false };
        match (asked.wanted, found) {
            (Wanted::Decision(id), found) => {
                let decision = self.open.remove(&id);
                if let (Some(decision), Found::Decision(found)) = (decision, found) {
                    self.keep(Some(*found).filter(|found| found.is_of(&decision)));
                }
            }
            (Wanted::AllCards(hand), Found::AllCards(chances)) if self.is_of_hand(hand, &chances) => {
                let _ = self.all_cards.insert(hand, chances);
            }
            (Wanted::AllCards(hand), _) => drop(self.all_cards.insert(hand, Vec::new())),
        }
        true
    }

    /// Whether a hand can be reviewed: it is over.
    #[must_use]
    pub fn covers(&self, hand: usize) -> bool {
        hand < self.record.hands.len()
    }

    /// What it says of a seat in a hand.
    #[must_use]
    pub fn of(&self, hand: usize, seat: Seat) -> SeatReview<'_> {
        let found = self.found.iter().filter(|(id, found)| id.hand == hand && found.seat == seat);
        let open = self.open.iter().filter(|(id, decision)| id.hand == hand && decision.seat == seat).count();
        let luck = self.luck.get(&hand).map_or(&[][..], Vec::as_slice);
        let all_cards = self.all_cards.get(&hand).map(Vec::as_slice);
        SeatReview::new(found.map(|(_, found)| found).collect(), open, luck, all_cards, seat, &self.record.rules)
    }
}

/// The hands of a record that are over.
fn finished(record: &Record) -> impl Iterator<Item = &HandRecord> {
    record.hands.iter().take_while(|hand| hand.end.is_some())
}
