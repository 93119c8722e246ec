//! The shuffles of hands, as a guest takes part in them.

use crate::friends::message::Secret;
use crate::friends::shuffle;
use std::collections::BTreeMap;

/// The most hands for which the own number was told and whose proof has not come. A host who wants more of them is told none.
const MOST_UNPROVEN: usize = 64;

/// What nobody can change any more once the guests have told their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    /// The promise of each seat.
    pub(super) promises: Vec<Option<Secret>>,
    pub(super) cut: Option<usize>,
}

/// What was said about the shuffle of a hand before it.
#[derive(Clone, Debug)]
pub(super) struct HandShuffle {
    pub(super) hand: u32,
    /// The host's promise.
    pub(super) host: Secret,
    pub(super) bound: Option<Bound>,
    /// The own number.
    pub(super) own: Secret,
    /// Whether the host was told the own number for this hand after another promise too.
    pub(super) is_repeated: bool,
}

/// The shuffles that a guest knows of.
#[derive(Clone, Debug, Default)]
pub(super) struct Shuffles {
    /// The one that began last.
    current: Option<HandShuffle>,
    /// The first one of each hand for which the host was told the own number, until its proof has come. What else the host asks for
    /// meanwhile changes nothing in it.
    told: BTreeMap<u32, HandShuffle>,
}

impl Shuffles {
    /// A shuffle begins, or is told again. Gives the promise of the own number.
    pub(super) fn begin(&mut self, secret: &Secret, hand: u32, host: Secret) -> Secret {
        let current = match self.told.get(&hand) {
            Some(told) if told.host == host => told.clone(),
            told => {
                let own = shuffle::number(secret, hand, &host);
                HandShuffle { hand, host, bound: None, own, is_repeated: told.is_some() }
            }
        };
        let promise = shuffle::promise(&current.own);
        self.current = Some(current);
        promise
    }

    /// All have promised. Gives the own number, if the promises hold the own one: only then was it made before all others were told.
    pub(super) fn bind(&mut self, hand: u32, bound: Bound, seat: usize) -> Option<Secret> {
        let current = self.current.as_mut().filter(|current| current.hand == hand)?;
        if *current.bound.get_or_insert_with(|| bound.clone()) != bound {
            return None;
        }
        if bound.promises.get(seat).copied().flatten() != Some(shuffle::promise(&current.own)) {
            return None;
        }
        let is_full = self.told.len() >= MOST_UNPROVEN;
        match self.told.get_mut(&hand) {
            Some(told) => told.is_repeated |= told.host != current.host,
            None if is_full => return None,
            None => _ = self.told.insert(hand, current.clone()),
        }
        Some(current.own)
    }

    /// The shuffle of a hand.
    pub(super) fn of(&self, hand: u32) -> Option<&HandShuffle> {
        self.current.as_ref().filter(|current| current.hand == hand).or_else(|| self.told.get(&hand))
    }

    /// Whether the host was told the own number for a hand, and the proof has not come.
    pub(super) fn has_told(&self, hand: u32) -> bool {
        self.told.contains_key(&hand)
    }

    /// The proof of a hand has come.
    pub(super) fn forget(&mut self, hand: u32) {
        self.told.remove(&hand);
    }
}
