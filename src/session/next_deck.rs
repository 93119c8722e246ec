//! The deck of the next deal. It is shuffled early, so that its fingerprint can be shown before the person cuts.

use crate::rules::{Deck, Seed, deck_sha256, generator};

/// The most cards that can be lifted: all but one.
const MOST_CUT: usize = 107;

/// Parses the number of cards to cut at; `None` if the text is not such a number.
pub(super) fn read_cut(text: &str) -> Option<usize> {
    text.trim().parse().ok().filter(|cut| *cut <= MOST_CUT)
}

/// A deck that is shuffled but not dealt yet.
#[derive(Clone, Debug)]
struct Shuffled {
    seed: Seed,
    sha256: String,
    /// Whether the fingerprint has been shown.
    is_shown: bool,
}

/// The next deck and its cut.
#[derive(Clone, Debug, Default)]
pub(super) struct NextDeck {
    shuffled: Option<Shuffled>,
    cut: usize,
    /// Whether the last requested cut is impossible.
    is_cut_refused: bool,
}

impl NextDeck {
    /// The SHA-256 of the deck, once it is shuffled.
    pub fn fingerprint(&self) -> Option<&str> {
        self.shuffled.as_ref().map(|deck| deck.sha256.as_str())
    }

    /// The seed that the deck is shuffled from.
    pub fn seed(&self) -> Option<Seed> {
        self.shuffled.as_ref().map(|deck| deck.seed)
    }

    pub const fn cut(&self) -> usize {
        self.cut
    }

    pub const fn is_cut_refused(&self) -> bool {
        self.is_cut_refused
    }

    /// Sets the person's cut. An impossible cut is reported by the dialog and prevents the deal.
    pub const fn set_cut(&mut self, cards: Option<usize>) {
        match cards {
            Some(cut) if cut <= MOST_CUT => (self.cut, self.is_cut_refused) = (cut, false),
            _ => self.is_cut_refused = true,
        }
    }

    /// Clears the refusal of a cut when its dialog closes.
    pub const fn forget_refused_cut(&mut self) {
        self.is_cut_refused = false;
    }

    /// Takes the cut of the deck; `None` for a deck without a commitment, which is not cut.
    pub fn take_cut(&mut self, is_committed: bool) -> Option<usize> {
        self.forget_refused_cut();
        let cut = std::mem::take(&mut self.cut);
        (is_committed && cut > 0).then_some(cut)
    }

    /// Shuffles a deck.
    pub fn shuffle(&mut self, seed: Seed) {
        let sha256 = deck_sha256(&Deck::shuffled(&mut generator(seed)));
        self.shuffled = Some(Shuffled { seed, sha256, is_shown: false });
    }

    /// Records that the fingerprint has been shown.
    pub fn mark_shown(&mut self) {
        self.shuffled.iter_mut().for_each(|deck| deck.is_shown = true);
    }

    /// Takes the deck for a deal: its seed, and its fingerprint as a commitment if it was shown before the deal. A fingerprint
    /// that was not shown proves nothing.
    pub fn take(&mut self) -> Option<(Seed, Option<String>)> {
        let deck = self.shuffled.take()?;
        Some((deck.seed, Some(deck.sha256).filter(|_| deck.is_shown)))
    }
}
