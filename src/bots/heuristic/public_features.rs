//! What the player sees, counted once for a decision.

use super::skill::Skill;
use super::weights;
use crate::bots::style::Style;
use crate::rules::{CardSet, Counts, Meld, Melds, Missing, Observation, PileOwnMeld, Rank, Rules, Seat, Side};

/// How soon the opponents, or the stock, may end the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alarm {
    /// Not soon.
    Calm,
    /// Within a few turns.
    Wary,
    /// At any moment.
    Urgent,
}

/// An observation with what nearly every rule of thumb asks about.
pub struct PublicFeatures<'a> {
    pub seen: &'a Observation<'a>,
    pub rules: &'a Rules,
    pub hand: CardSet,
    /// How many cards of each rank the hand holds.
    pub held: Counts,
    pub own: &'a Melds,
    pub theirs: &'a Melds,
    /// How many naturals of each rank both sides have melded.
    pub melded: Counts,
    /// How many cards the own meld of each rank has.
    pub laid_counts: Counts,
    /// How many cards their meld of each rank has.
    pub facing_counts: Counts,
    pub alarm: Alarm,
    pub skill: Skill,
    pub style: Style,
}

impl<'a> PublicFeatures<'a> {
    pub fn new(seen: &'a Observation<'a>) -> PublicFeatures<'a> {
        PublicFeatures::with(seen, Skill::Full, Style::Balanced)
    }

    /// What a player of a skill and a style makes of an observation.
    pub fn with(seen: &'a Observation<'a>, skill: Skill, style: Style) -> PublicFeatures<'a> {
        PublicFeatures::made(seen, skill, style)
    }

    /// As [`PublicFeatures::new`], where it is asked for thousands of times.
    #[inline(always)]
    pub fn quick(seen: &'a Observation<'a>) -> PublicFeatures<'a> {
        PublicFeatures::made(seen, Skill::Full, Style::Balanced)
    }

    #[inline(always)]
    fn made(seen: &'a Observation<'a>, skill: Skill, style: Style) -> PublicFeatures<'a> {
        let (rules, hand, side) = (seen.rules(), seen.hand(), seen.side());
        let (own, theirs) = (seen.melds(side), seen.melds(side.other()));
        let (naturals, theirs_naturals) = (own.natural_counts(), theirs.natural_counts());
        let facing_counts = theirs_naturals + theirs.wild_counts();
        PublicFeatures {
            seen,
            rules,
            hand,
            held: hand.counts(),
            own,
            theirs,
            melded: naturals + theirs_naturals,
            laid_counts: naturals + own.wild_counts(),
            facing_counts,
            alarm: alarm(seen, theirs, facing_counts, skill),
            skill,
            style,
        }
    }

    /// Cards that a seat is remembered to hold.
    pub fn known(&self, seat: Seat) -> CardSet {
        match self.skill {
            Skill::Novice | Skill::Partial => CardSet::EMPTY,
            Skill::Full => self.seen.known(seat),
        }
    }

    /// How many cards of a rank the hand holds.
    pub fn count(&self, rank: Rank) -> usize {
        self.held.of(rank)
    }

    /// How many wilds the hand holds.
    pub fn wilds(&self) -> usize {
        self.count(Rank::Two) + self.count(Rank::Joker)
    }

    /// How many cards the own meld of a rank has.
    pub fn laid(&self, rank: Rank) -> usize {
        self.laid_counts.of(rank)
    }

    /// How many cards the opponents' meld of a rank has.
    pub fn facing(&self, rank: Rank) -> usize {
        self.facing_counts.of(rank)
    }

    /// Whether the side still needs a canasta of this rank to go out.
    pub fn required(&self, rank: Rank) -> bool {
        self.rules.required_ranks.contains(rank) && self.laid(rank) < Meld::CANASTA
    }

    /// How many canastas the side lacks, required ranks among them.
    pub fn canastas_missing(&self) -> usize {
        let (have, need) = (canastas(self.laid_counts), usize::from(self.rules.canastas_to_go_out));
        if self.rules.required_ranks.is_empty() || have < need {
            return need.saturating_sub(have);
        }
        match self.own.missing(self.rules) {
            None => 0,
            Some(Missing::Canastas { have, need }) => need - have,
            Some(Missing::Ranks(ranks)) => ranks.len(),
        }
    }

    /// Wilds that the own meld of a rank could still take, with so many naturals added to it.
    pub fn room(&self, rank: Rank, more: usize) -> usize {
        let (naturals, wilds) = self.own.lengths(rank);
        self.rules.most_wilds(naturals + more).saturating_sub(wilds)
    }

    /// The player whose turn comes next: always an opponent.
    pub fn next(&self) -> Seat {
        self.rules.players.after(self.seen.seat())
    }

    /// The opponents' side.
    pub fn other_side(&self) -> Side {
        self.seen.side().other()
    }

    /// The partner's cards; none for two players.
    pub fn partner_len(&self) -> usize {
        self.rules.players.partner(self.seen.seat()).map_or(0, |partner| self.seen.hand_len(partner))
    }

    /// Whether the next player needs a natural pair to take the pile as it lies.
    pub fn frozen_to_next(&self) -> bool {
        self.seen.frozen_to(self.other_side()).is_some()
    }

    /// What the pile as it lies is worth to whoever takes it.
    pub fn pile_worth(&self) -> i32 {
        let (counts, len) = (self.seen.pile_counts(), self.seen.pile().len());
        let wilds = counts.of(Rank::Two) + counts.of(Rank::Joker);
        let large = len.saturating_sub(weights::LARGE_PILE - 1);
        // At most 108 cards: fits.
        let each = (len - wilds) as i32 * weights::PILE_CARD + wilds as i32 * weights::PILE_WILD;
        self.seen.pile_points() + each + large as i32 * weights::LARGE_PILE_CARD
    }

    /// Rounds until the stock is drawn, if nobody takes the pile.
    pub fn rounds_left(&self) -> usize {
        self.seen.stock_len() / (self.rules.players.count() * usize::from(self.rules.draw_count))
    }
}

/// How soon the hand may end.
#[inline]
fn alarm(seen: &Observation<'_>, theirs: &Melds, facing: Counts, skill: Skill) -> Alarm {
    let rules = seen.rules();
    let round = rules.players.count() * usize::from(rules.draw_count);
    let by_stock = match seen.stock_len() {
        stock if stock < 2 * round => Alarm::Urgent,
        stock if stock < 4 * round => Alarm::Wary,
        _ => Alarm::Calm,
    };
    if skill == Skill::Novice {
        // Hands are not watched.
        return by_stock;
    }
    let next = rules.players.after(seen.seat());
    let mut fewest = seen.hand_len(next);
    if let Some(other) = rules.players.partner(next) {
        fewest = fewest.min(seen.hand_len(other));
    }
    if fewest >= weights::ALARM_HAND {
        return by_stock;
    }
    let need = usize::from(rules.canastas_to_go_out);
    let near = facing.ranks(weights::NEAR_CANASTA).len();
    let lacking = canastas(facing) < need || theirs.missing(rules).is_some();
    let by_hand = match (lacking, fewest) {
        (false, ..=weights::URGENT_HAND) => Alarm::Urgent,
        (false, _) => Alarm::Wary,
        // Those that they lack may be laid in the turn that goes out.
        (true, ..=weights::NEAR_HAND) if near >= need => Alarm::Wary,
        _ => Alarm::Calm,
    };
    by_stock.max(by_hand)
}

/// How many canastas there are among melds of so many cards.
const fn canastas(melds: Counts) -> usize {
    melds.ranks(Meld::CANASTA).len()
}

/// Whether the top card of the pile may go onto a meld of so many cards, as far as its size goes.
pub fn open_to_top_card(rules: &Rules, laid: usize) -> bool {
    match rules.pile_own_meld {
        PileOwnMeld::Any => true,
        PileOwnMeld::Under7 => laid < Meld::CANASTA,
    }
}
