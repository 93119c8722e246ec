//! What cards count in melds and in hands (rules §2.2, V53).

use super::cards::{Card, CardSet, Counts, Rank};
use super::ruleset::Rules;

impl Rules {
    /// What cards count in a meld or in a hand, in points; red threes count nothing.
    ///
    /// ```
    /// use canasta::rules::{CardKey, CardSet, Points, Preset, Rank};
    /// let aces: CardSet = "As Ah Ad Jo".parse()?;
    /// let classic = Preset::Classic.rules();
    /// assert_eq!(classic.points_of(aces), 110);
    /// let cheap = classic.to_builder().card_points(Points::of(&[(Rank::Ace.index(), 15)])).build().unwrap();
    /// assert_eq!(cheap.points_of(aces), 95);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn points_of(&self, cards: CardSet) -> i32 {
        match self.card_points.is_empty() {
            true => cards.points(),
            false => self.own_points(cards.difference(cards.red_threes()).counts()),
        }
    }

    /// What so many cards count, in points, each three as a black one.
    #[inline]
    pub(crate) fn points_of_counts(&self, counts: Counts) -> i32 {
        match self.card_points.is_empty() {
            true => counts.points(),
            false => self.own_points(counts),
        }
    }

    /// What a card counts in a meld or in a hand, in points; 0 for a red three.
    #[must_use]
    #[inline]
    pub fn points_of_card(&self, card: Card) -> i32 {
        if card.is_red_three() { 0 } else { self.points_of_rank(card.rank()) }
    }

    /// What a card of a rank counts in a meld or in a hand, in points; a three as a black one.
    #[must_use]
    #[inline]
    pub fn points_of_rank(&self, rank: Rank) -> i32 {
        if self.card_points.is_empty() {
            return rank.points();
        }
        self.card_points.at(rank.index()).unwrap_or(rank.points())
    }

    /// Whether a card that is discarded at last may give away more than its usual value.
    pub(crate) fn has_other_values(&self) -> bool {
        !self.card_points.is_empty() || self.black_threes_melded > 0
    }

    /// What a side gives away by discarding a card of a rank at last instead of laying it, in points: a black three may be the fourth.
    pub(crate) fn lost_with_last(&self, rank: Rank) -> i32 {
        self.points_of_rank(rank) + if rank == Rank::Three { self.black_threes_melded } else { 0 }
    }

    #[cold]
    fn own_points(&self, counts: Counts) -> i32 {
        // At most 448 cards of 500 points: fits.
        Rank::ALL.into_iter().map(|rank| counts.of(rank) as i32 * self.points_of_rank(rank)).sum()
    }
}
