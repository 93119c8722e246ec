//! The shuffle of one hand, as the host leads it.

use crate::friends::message::Secret;
use crate::friends::shuffle;
use crate::rules::{Deck, Rules, Seat};
use serde::{Deserialize, Serialize};

/// How far a shuffle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    /// The guests promise.
    Promising,
    /// The guests tell their numbers.
    Telling,
    /// The hand is dealt.
    Dealt,
}

/// The shuffle of one hand: who has promised and told what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandShuffle {
    hand: u32,
    host: Secret,
    promises: Vec<Option<Secret>>,
    numbers: Vec<Option<Secret>>,
    stage: Stage,
    /// How many cards the cut puts to the bottom. It is told before the guests tell their numbers.
    #[serde(default)]
    cut: Option<usize>,
    /// Since when the guests are waited for, in milliseconds.
    #[serde(skip)]
    since: u64,
}

impl HandShuffle {
    pub(super) fn new(hand: u32, host: Secret, cut: Option<usize>, seats: usize, now: u64) -> HandShuffle {
        let nobody = vec![None; seats];
        HandShuffle { hand, host, promises: nobody.clone(), numbers: nobody, stage: Stage::Promising, cut, since: now }
    }

    pub(super) const fn hand(&self) -> u32 {
        self.hand
    }

    pub(super) const fn host(&self) -> Secret {
        self.host
    }

    pub(super) fn promises(&self) -> Vec<Option<Secret>> {
        self.promises.clone()
    }

    pub(super) fn numbers(&self) -> Vec<Option<Secret>> {
        self.numbers.clone()
    }

    pub(super) const fn cut(&self) -> Option<usize> {
        self.cut
    }

    pub(super) const fn since(&self) -> u64 {
        self.since
    }

    pub(in crate::friends) fn is_dealt(&self) -> bool {
        self.stage == Stage::Dealt
    }

    pub(super) fn is_promising(&self) -> bool {
        self.stage == Stage::Promising
    }

    pub(in crate::friends) fn has_seats(&self, seats: usize) -> bool {
        self.promises.len() == seats && self.numbers.len() == seats
    }

    /// Takes the promise of a seat. The first one holds.
    pub(super) fn promise(&mut self, seat: usize, hand: u32, sha256: Secret) -> bool {
        if hand != self.hand || self.stage != Stage::Promising {
            return false;
        }
        put(&mut self.promises, seat, sha256)
    }

    /// Takes the number of a seat, if it is the one that was promised.
    pub(super) fn number(&mut self, seat: usize, hand: u32, number: Secret) -> bool {
        let promised = self.promises.get(seat).copied().flatten();
        if hand != self.hand || self.stage != Stage::Telling || promised != Some(shuffle::promise(&number)) {
            return false;
        }
        put(&mut self.numbers, seat, number)
    }

    /// Whether each of these seats has promised, or told its number if it has promised.
    pub(super) fn is_complete(&self, seats: &[usize]) -> bool {
        let has = |list: &[Option<Secret>], seat: usize| list.get(seat).is_some_and(Option::is_some);
        seats.iter().all(|&seat| match self.stage {
            Stage::Promising => has(&self.promises, seat),
            Stage::Telling => has(&self.numbers, seat) || !has(&self.promises, seat),
            Stage::Dealt => true,
        })
    }

    /// Asks for the numbers.
    pub(super) fn ask_numbers(&mut self, now: u64) {
        self.stage = Stage::Telling;
        self.since = now;
    }

    /// Who deals the first hand.
    pub(super) fn first_dealer(&self, rules: &Rules) -> Seat {
        shuffle::first_dealer(rules, self.hand, &self.host, &self.numbers)
    }

    /// The deck of all numbers; afterwards nothing changes any more.
    pub(super) fn deal(&mut self, rules: &Rules) -> Deck {
        self.stage = Stage::Dealt;
        shuffle::deck(rules, self.hand, &self.host, &self.numbers)
    }
}

/// Puts down what a seat says first.
fn put(list: &mut [Option<Secret>], seat: usize, value: Secret) -> bool {
    match list.get_mut(seat) {
        Some(place @ None) => {
            *place = Some(value);
            true
        }
        _ => false,
    }
}
