//! The deck of the next deal. It is shuffled early, so that its fingerprint can be shown before the person cuts.

use canasta::rules::{Rules, Seed, deck_sha256, generator};

/// Parses the number of cards to cut at; `None` if the text is not a number.
pub(super) fn read_cut(text: &str) -> Option<usize> {
    text.trim().parse().ok()
}

/// A deck that is shuffled but not dealt yet.
#[derive(Clone, Debug)]
struct Shuffled {
    seed: Seed,
    sha256: String,
    /// The rules for which it is shuffled; only their cards matter.
    rules: Rules,
    /// Whether the fingerprint has been shown.
    is_shown: bool,
}

/// The next deck and its cut.
#[derive(Clone, Debug, Default)]
pub(super) struct NextDeck {
    shuffled: Option<Shuffled>,
    /// The cards that the person lifts; 0: it is not said.
    cut: usize,
    /// The cards that the dialog of the cut offers to lift; 0: none. Nobody has chosen them.
    offered_cut: usize,
    /// The most cards that can be lifted: all but one.
    most_cut: usize,
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

    /// The cut that is shown.
    pub const fn cut(&self) -> usize {
        if self.cut > 0 { self.cut } else { self.offered_cut }
    }

    pub const fn is_cut_refused(&self) -> bool {
        self.is_cut_refused
    }

    /// The most cards that can be lifted: all but one.
    pub const fn most_cut(&self) -> usize {
        self.most_cut
    }

    /// Sets the person's cut. An impossible cut is reported by the dialog and prevents the deal.
    pub const fn set_cut(&mut self, cards: Option<usize>) {
        match cards {
            Some(cut) if cut <= self.most_cut => (self.cut, self.offered_cut, self.is_cut_refused) = (cut, 0, false),
            _ => self.is_cut_refused = true,
        }
    }

    /// Offers a cut in the middle.
    pub fn offer_cut(&mut self) {
        self.offered_cut = self.most_cut.div_ceil(2);
    }

    /// Cuts where it is shown.
    pub const fn accept_cut(&mut self) {
        self.cut = self.cut();
    }

    /// Clears what a dialog about the cut offers or refuses when it makes room for another.
    pub const fn forget_cut_dialog(&mut self) {
        (self.offered_cut, self.is_cut_refused) = (0, false);
    }

    /// Takes the cut of the deck; `None` for a deck without a commitment, which is not cut, unless the cutter keeps cards of it.
    pub fn take_cut(&mut self, is_committed: bool, rules: &Rules) -> Option<usize> {
        self.forget_cut_dialog();
        let cut = std::mem::take(&mut self.cut);
        ((is_committed || rules.is_cut_kept()) && cut > 0).then_some(cut)
    }

    /// Shuffles the cards of these rules.
    pub fn shuffle(&mut self, seed: Seed, rules: &Rules) {
        let sha256 = deck_sha256(&rules.shuffled_deck(&mut generator(seed)));
        self.shuffled = Some(Shuffled { seed, sha256, rules: *rules, is_shown: false });
        self.fit(rules);
    }

    /// Shuffles anew from the same seed if these rules have other cards.
    pub fn fit(&mut self, rules: &Rules) {
        self.most_cut = rules.cards().len().saturating_sub(1);
        if self.cut > self.most_cut {
            self.cut = 0;
        }
        let other = self.shuffled.as_ref().filter(|deck| deck.rules.cards() != rules.cards());
        if let Some(seed) = other.map(|deck| deck.seed) {
            self.shuffle(seed, rules);
        }
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
