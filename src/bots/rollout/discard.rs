//! Which card to throw: the rules of thumb with chances that are looked up.

use crate::bots::heuristic::public_features::{Alarm, PublicFeatures};
use crate::bots::heuristic::weights;
use crate::rules::{Card, Counts, Meld, PileNewMeld, PileOwnMeld, Players, Rank, Ranks};

/// Chances are parts of 256.
const CERTAIN: i32 = 256;
/// Steps in which the part of the hidden cards that a hand holds is told.
const STEPS: usize = 32;

/// What is known of a rank in the next hand: nothing; that it let the rank lie; one card of it; two.
const LORE: usize = 4;
/// At most eight cards of a rank are unseen; the table is larger, so that no place has to be checked.
const UNSEEN: usize = 16;
/// The chances that the next player can take the pile with a card, by the part of the hidden cards that is in that hand,
/// by the unseen cards of the rank, and by what is known.
/// The last two lie side by side.
type Chances = [[i16; LORE * UNSEEN]; STEPS + 1];

/// Where a natural pair is needed.
static WITH_PAIR: Chances = chances(0);
/// Where a card and a wild suffice, of those who have one and like to spend it: in so many eighths of cases.
static WITH_WILD: Chances = chances(3);

const fn chances(with_wild: i32) -> Chances {
    let mut table = [[0; LORE * UNSEEN]; STEPS + 1];
    let mut step = 0;
    while step <= STEPS {
        let part = (CERTAIN as usize * step / STEPS) as i32;
        let (mut none, mut one) = (CERTAIN, 0);
        let mut cards = 0;
        while cards < 9 {
            let (some, two) = (CERTAIN - none, CERTAIN - none - one);
            let chance = two + (((some - two) * with_wild) >> 3);
            let here = [chance, (chance * 3) >> 3, some, CERTAIN];
            let mut lore = 0;
            while lore < LORE {
                table[step][cards * LORE + lore] = here[lore] as i16;
                lore += 1;
            }
            one = (one * (CERTAIN - part) + none * part) / CERTAIN;
            none = none * (CERTAIN - part) / CERTAIN;
            cards += 1;
        }
        step += 1;
    }
    table
}

/// Where the tables of chances say that it is certain: of cards of which all is known.
const SURE: u8 = LORE as u8 - 1;
/// Where they say that it cannot be: more cards than there are.
const NEVER_TAKEN: u8 = ((UNSEEN - 1) * LORE) as u8;

/// What a card is worth to those who take the pile with it, beyond the pile and its points, by the size of their meld.
static FED: [i32; 16] = {
    let mut fed = [weights::PILE_CARD; 16];
    let mut cards = 0;
    while cards < Meld::CANASTA {
        fed[cards] += match cards {
            0 => weights::FEED_NEW,
            _ => weights::FEED_MELD + weights::PROSPECTS_FED[cards],
        };
        cards += 1;
    }
    fed
};

/// More than any card costs.
const NEVER: i32 = i16::MAX as i32 / 2;

/// The rank that costs least so far: its cost, and in four bits below it its place, so that of ranks that cost the same
/// the lowest goes.
#[derive(Clone, Copy)]
struct Best(i32);

impl Best {
    const NONE: Best = Best(NEVER << 4);

    fn look(&mut self, ranks: Ranks, cost: impl Fn(usize) -> i32) {
        let mut ranks = u32::from(ranks.bits());
        while ranks != 0 {
            let place = ranks.trailing_zeros() as usize & 15;
            ranks &= ranks - 1;
            self.0 = self.0.min(cost(place) << 4 | place as i32);
        }
    }

    const fn cost(self) -> i32 {
        self.0 >> 4
    }

    const fn place(self) -> usize {
        self.0 as usize & 15
    }
}

/// The card that costs least to throw; none with an empty hand.
pub fn choose(sight: &PublicFeatures<'_>) -> Option<Card> {
    let (seen, rules, next) = (sight.seen, sight.rules, sight.next());
    if !rules.required_ranks.is_empty() || rules.min_naturals > 3 || !rules.pile_allowed {
        // Rules that the tables know nothing of.
        return crate::bots::heuristic::discard::choose(sight);
    }
    let (thrown, known) = (seen.pile_counts(), seen.known(next));
    let mut visible = sight.held + sight.melded + thrown;
    // What the next player let lie, as far as it is known.
    let passed = match rules.players {
        Players::Two => thrown.ranks(1),
        Players::Four => {
            let below = &seen.pile()[..seen.pile().len().saturating_sub(2)];
            let ranks = below.iter().rev().take(6).fold(0, |ranks, card| ranks | 1 << card.rank().index());
            Counts::one_of_each(ranks).ranks(1)
        }
    };
    let mut lore = passed.counts();
    let mut in_hand = seen.hand_len(next);
    if !known.is_empty() {
        let counts = known.counts();
        visible = visible + counts;
        in_hand = in_hand.saturating_sub(known.len());
        // Two or three.
        let (one, two) = (counts.ranks(1), counts.ranks(2));
        lore = passed.except(one).counts() + one.counts().shifted(1) + two.counts();
    }
    // Among these, and in the stock, are the cards that are not seen.
    let others = match rules.players.partner(next) {
        Some(fourth) => seen.hand_len(fourth) + sight.partner_len(),
        None => 0,
    };
    let hidden = (seen.stock_len() + in_hand + others).max(1);
    let worth = sight.pile_worth();
    // Who has not melded would have to open with it.
    let at_stake = match sight.theirs.is_empty() {
        true => {
            let minimum = seen.opening_minimum(sight.other_side()).min(200);
            (worth * (CERTAIN - minimum / 2 - 20)) >> 8
        }
        false => worth,
    };
    let frozen = sight.frozen_to_next();
    let late = sight.alarm >= Alarm::Wary;
    let chances = match rules.pile_new_meld {
        PileNewMeld::PairOrWild if !frozen => &WITH_WILD,
        _ => &WITH_PAIR,
    };
    // At most a double pack: fits. Short numbers are divided sooner.
    let chances = &chances[(in_hand as u32 * STEPS as u32 / hidden as u32).min(STEPS as u32) as usize];
    // Where the tables say what is to be known of each rank, worked out for all ranks at once.
    let unseen = Counts::EIGHT - visible;
    let mut chance_at = unseen.shifted(2) + lore;
    let facing = sight.facing_counts;
    if !frozen && !facing.is_empty() {
        // Any card joins a meld that may take it.
        chance_at = match rules.pile_own_meld {
            PileOwnMeld::Any => chance_at.with(facing.ranks(1), SURE),
            PileOwnMeld::Under7 => chance_at.with(facing.ranks(1), SURE).with(facing.ranks(Meld::CANASTA), NEVER_TAKEN),
        };
    }
    let (chance_at, facing) = (chance_at.bytes(), facing.bytes());
    // What the next player may gain by a card of a rank.
    let given = |place: usize| {
        let chance = i32::from(chances[usize::from(chance_at[place] & 63)]);
        ((at_stake + POINTS[place] + FED[usize::from(facing[place] & 15)]) * chance) >> 8
    };
    let some = sight.held.ranks(1).and(Ranks::NATURALS);
    let keeping = keeping(sight, some, unseen, worth).bytes();
    let mut best = Best::NONE;
    best.look(some, |place| i32::from(keeping[place]) + given(place));
    // With no natural anything else goes, whatever it costs.
    let mut best = if some.is_empty() { (i32::MAX, 0) } else { (best.cost() - i32::from(ABOVE), best.place()) };
    if sight.held.of(Rank::Three) > 0 {
        let cost = if late { 0 } else { weights::BLACK_THREE };
        if cost < best.0 {
            best = (cost, Rank::Three.index());
        }
    }
    if sight.wilds() > 0 && (best.0 > weights::TWO - worth || best.0 > weights::JOKER - worth) {
        let freezing = freezing(sight, frozen, worth);
        for (rank, worth) in [(Rank::Two, weights::TWO), (Rank::Joker, weights::JOKER)] {
            if sight.count(rank) > 0 && worth - freezing < best.0 {
                best = (worth - freezing, rank.index());
            }
        }
    }
    sight.hand.any_of_rank(Rank::ALL[best.1])
}

/// The points of a card of each rank.
static POINTS: [i32; 16] = {
    let mut points = [0; 16];
    let mut place = 0;
    while place < Rank::NATURALS.len() {
        points[place] = Rank::NATURALS[place].points();
        place += 1;
    }
    points
};

/// What a card of each of these ranks is worth to the hand, and [`ABOVE`]: for all ranks at once, as numbers below 256.
#[inline(always)]
fn keeping(sight: &PublicFeatures<'_>, some: Ranks, unseen: Counts, pile_worth: i32) -> Counts {
    let (held, laid) = (sight.held, sight.laid_counts);
    let (more, most) = (held.ranks(2), held.ranks(3));
    let (melds, canastas) = (laid.ranks(1), laid.ranks(Meld::CANASTA));
    let (loose, fitting) = (some.except(melds), some.and(melds).except(canastas));
    let singles = loose.except(more);
    let nearing = (held + laid).ranks(Meld::CANASTA - 1).and(fitting);
    let pair = weights::PAIR + pile_worth * weights::PAIR_OF_PILE / 100;
    // Each rank is in one of these.
    let kept = [
        (singles, SINGLE),
        (loose.and(more).except(most), pair.min(MOST) as u8 + ABOVE),
        (loose.and(most), TRIPLE),
        (some.and(canastas), FITS_CANASTA),
        (fitting, FITS_MELD),
    ];
    let sum = kept.iter().fold(Counts::NONE, |sum, &(ranks, worth)| sum + ranks.times(worth));
    let sum = sum + nearing.times(NEARS_CANASTA - FITS_MELD);
    // A single card may still find others. Of what is more than one, each counts more in the end.
    let sum = sum + unseen.only(singles) + HALF_POINTS.only(more.and(some));
    // Late in the hand single cards go that would cost most.
    if sight.alarm >= Alarm::Wary { sum - POINTS_AT.only(singles) } else { sum }
}

/// Numbers of [`keeping`] are larger by this than what they mean, as those are never below 0.
const ABOVE: u8 = POINTS[Rank::Ace.index()] as u8;
const SINGLE: u8 = weights::SINGLE as u8 + ABOVE;
const TRIPLE: u8 = weights::TRIPLE as u8 + ABOVE;
const FITS_CANASTA: u8 = weights::FITS_CANASTA as u8 + ABOVE;
const FITS_MELD: u8 = weights::FITS_MELD as u8 + ABOVE;
const NEARS_CANASTA: u8 = weights::NEARS_CANASTA as u8 + ABOVE;
/// More than a pair is ever worth, and little enough for what is added to it.
const MOST: i32 = 200;

/// The points of a card of each rank, and half of them.
const POINTS_AT: Counts = points_in(1);
const HALF_POINTS: Counts = points_in(2);

const fn points_in(parts: i32) -> Counts {
    let mut bytes = [0; 16];
    let mut place = 0;
    while place < bytes.len() {
        // At most 20: fits.
        bytes[place] = (POINTS[place] / parts) as u8;
        place += 1;
    }
    Counts::of_bytes(bytes)
}

/// What it is worth that a wild on the pile keeps all from taking it without a pair.
fn freezing(sight: &PublicFeatures<'_>, frozen: bool, worth: i32) -> i32 {
    if !sight.rules.freezing || frozen || sight.alarm == Alarm::Urgent {
        return 0;
    }
    let own_pairs = sight.held.ranks(2).and(Ranks::NATURALS).len() as i32;
    let part = if sight.own.is_empty() { 35 } else { 12 } + 4 * own_pairs;
    worth * part / 100
}
