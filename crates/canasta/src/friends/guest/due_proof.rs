//! Whether the host tells after each hand what its deck was made of.

use crate::friends::shuffle::ShuffleCheck;

/// Milliseconds after the end of a hand within which the host tells the numbers. It tells them at once.
pub const PROOF_MS: u64 = 10_000;

/// The proof that a guest waits for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DueProof {
    /// The hand that is seen, until its proof has come.
    hand: Option<u32>,
    /// Since when its end is seen by this line, in milliseconds.
    ended: Option<u64>,
    /// Whether nothing was seen by this line. What happened before it opened could not be told.
    is_new_line: bool,
}

impl DueProof {
    pub(super) const fn open_line(&mut self) {
        self.ended = None;
        self.is_new_line = true;
    }

    pub(super) fn is_of(&self, hand: u32) -> bool {
        self.hand == Some(hand)
    }

    /// The proof of a hand is waited for from now on.
    pub(super) const fn expect(&mut self, hand: u32) {
        self.hand = Some(hand);
        self.ended = None;
    }

    /// A hand was shown.
    pub(super) fn see(&mut self, hand: u32, has_ended: bool, now: u64) {
        self.is_new_line = false;
        self.ended = if self.is_of(hand) && has_ended { self.ended.or(Some(now)) } else { None };
    }

    /// This hand is on. Gives the one before, if its proof has not come, with what is found of it.
    pub(super) fn leave_for(&mut self, hand: u32) -> Option<(u32, ShuffleCheck)> {
        let missing = self.hand.take_if(|due| *due != hand)?;
        self.ended = None;
        Some((missing, if self.is_new_line { ShuffleCheck::Unknown } else { ShuffleCheck::Untold }))
    }

    /// The proof has come. Gives whether it was waited for.
    pub(super) fn settle(&mut self, hand: u32) -> bool {
        self.hand.take_if(|due| *due == hand).is_some()
    }

    /// The hand whose proof should have come by now.
    pub(super) fn pass_time(&mut self, now: u64) -> Option<(u32, ShuffleCheck)> {
        self.ended.take_if(|ended| now.saturating_sub(*ended) >= PROOF_MS)?;
        self.hand.take().map(|hand| (hand, ShuffleCheck::Untold))
    }
}
