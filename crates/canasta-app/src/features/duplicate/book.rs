//! The matches of duplicate.

use super::board_match::{Against, BoardMatch, Stage};
use super::draft::Draft;
use crate::session::board_try::BoardTry;
use canasta::links::DealLink;
use canasta::rules::Seed;

/// The matches of duplicate, the form of the next one, and what is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardBook {
    /// The oldest first.
    matches: Vec<BoardMatch>,
    draft: Option<Draft>,
    /// The seed of the next match, once the device has given it.
    seed: Option<Seed>,
    /// The boards of the link that was opened last.
    sent: Option<Box<DealLink>>,
    asked: Asked,
    /// The match whose next board is played once the library has told what it has.
    wanted: Option<u32>,
}

/// The question about a playing of the strongest bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing is asked.
    #[default]
    Nothing,
    /// A board of a match, by the number of the question.
    Board { question: u32, id: u32, board: u8 },
    /// Nothing more is asked until the page is opened again: no worker answers.
    NotNow,
}

impl BoardBook {
    /// All matches, the oldest first.
    pub(super) fn into_matches(self) -> Vec<BoardMatch> {
        self.matches
    }

    /// Notes which match waits for the library.
    pub(crate) const fn want(&mut self, id: Option<u32>) -> Option<u32> {
        std::mem::replace(&mut self.wanted, id)
    }

    /// The matches, the oldest first, without those that were given up.
    pub fn matches(&self) -> impl DoubleEndedIterator<Item = &BoardMatch> {
        self.matches.iter().filter(|one| !one.is_given_up())
    }

    /// The match of this number.
    #[must_use]
    pub fn find(&self, id: u32) -> Option<&BoardMatch> {
        self.matches().find(|one| one.id() == id)
    }

    /// The match of this number, also if it was given up.
    pub(super) fn find_mut(&mut self, id: u32) -> Option<&mut BoardMatch> {
        self.matches.iter_mut().find(|one| one.id() == id)
    }

    /// All matches, those that were given up too.
    pub(super) fn all(&self) -> &[BoardMatch] {
        &self.matches
    }

    /// Adds a match. One with the same boards stays: what was given up is taken up again.
    pub(super) fn add(&mut self, new: BoardMatch) {
        match self.find_mut(new.id()) {
            Some(there) => there.set_given_up(false),
            None => self.matches.push(new),
        }
    }

    /// The form of the next match.
    #[must_use]
    pub fn draft(&self) -> Draft {
        self.draft.unwrap_or_default()
    }

    pub(super) fn change_draft(&mut self, change: impl FnOnce(&mut Draft)) {
        change(self.draft.get_or_insert_default());
    }

    /// Takes the seed of the next match.
    pub const fn take_seed(&mut self, seed: Seed) {
        self.seed = Some(seed);
    }

    pub(super) const fn use_seed(&mut self) -> Option<Seed> {
        self.seed.take()
    }

    /// The boards of the link that was opened last, until they are played.
    #[must_use]
    pub fn sent(&self) -> Option<&DealLink> {
        self.sent.as_deref()
    }

    pub(super) fn set_sent(&mut self, sent: Option<DealLink>) {
        self.sent = sent.map(Box::new);
    }

    pub(super) const fn asked(&self) -> Asked {
        self.asked
    }

    pub(super) const fn set_asked(&mut self, asked: Asked) {
        self.asked = asked;
    }

    /// Whether the strongest bot cannot play now.
    #[must_use]
    pub fn lacks_master(&self) -> bool {
        self.asked == Asked::NotNow
    }

    /// Whether nothing is known.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }

    /// Whether a playing that the person left is to be played yet.
    #[must_use]
    pub fn is_open(&self, one: BoardTry) -> bool {
        self.find(one.id).and_then(BoardMatch::next) == Some(one)
    }

    /// The match that waits for the strongest bot, if the person has played all of its boards.
    #[must_use]
    pub fn waiting_for_master(&self) -> Option<u32> {
        let waits = |one: &&BoardMatch| one.against() == Against::Master && one.stage() == Stage::Waiting;
        self.matches().find(waits).map(BoardMatch::id)
    }

    /// Takes what another page or device knows. What is here stays.
    pub(super) fn merge(&mut self, other: BoardBook) {
        for one in other.matches {
            match self.find_mut(one.id()) {
                Some(there) => there.merge(one),
                None => self.matches.push(one),
            }
        }
    }
}
