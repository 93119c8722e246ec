//! Which card to throw: the rules of thumb with chances that are looked up.

use crate::bots::thumb::sight::{Alarm, Sight};
use crate::bots::thumb::weights;
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

/// What a meld of the opponents makes of a chance, and what a card thrown to it is worth to them.
#[derive(Clone, Copy)]
struct Facing {
    /// The chance is cut to these bits, then these are set.
    and: i32,
    or: i32,
    /// What the card is worth to those who take the pile with it, beyond the pile and its points.
    fed: i32,
}

/// By how the next player may take the pile, and by the size of the meld.
static FACING: [[Facing; 16]; 3] = facing();
/// With a pair from the hand alone.
const FROZEN: usize = 0;
/// Onto any own meld.
const ANY: usize = 1;
/// Onto own melds that are no canastas; those take none at all.
const UNDER_7: usize = 2;

const fn facing() -> [[Facing; 16]; 3] {
    let mut table = [[Facing { and: -1, or: 0, fed: weights::PILE_CARD }; 16]; 3];
    let mut way = 0;
    while way < 3 {
        let mut cards = 0;
        while cards < 16 {
            let here = &mut table[way][cards];
            here.fed += match cards {
                0 => weights::FEED_NEW,
                Meld::CANASTA.. => 0,
                _ => weights::FEED_MELD + weights::PROSPECTS_FED[cards],
            };
            let joins = cards > 0 && (way == ANY || (way == UNDER_7 && cards < Meld::CANASTA));
            if joins {
                here.and = 0;
                here.or = CERTAIN;
            } else if way == UNDER_7 && cards > 0 {
                here.and = 0;
            }
            cards += 1;
        }
        way += 1;
    }
    table
}

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
pub fn choose(sight: &Sight<'_>) -> Option<Card> {
    let (seen, rules, next) = (sight.seen, sight.rules, sight.next());
    if !rules.required_ranks.is_empty() || rules.min_naturals > 3 || !rules.pile_allowed {
        // Rules that the tables know nothing of.
        return crate::bots::thumb::discard::choose(sight);
    }
    let (thrown, known) = (seen.pile_counts(), seen.known(next));
    let mut visible = sight.held.plus(sight.melded).plus(thrown);
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
        visible = visible.plus(counts);
        in_hand = in_hand.saturating_sub(known.len());
        // Two or three.
        let (one, two) = (counts.ranks(1), counts.ranks(2));
        lore = passed.except(one).counts().plus(one.counts().shifted(1)).plus(two.counts());
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
    let facing_melds = &FACING[match rules.pile_own_meld {
        _ if frozen => FROZEN,
        PileOwnMeld::Any => ANY,
        PileOwnMeld::Under7 => UNDER_7,
    }];
    // Where the tables say what is to be known of each rank, worked out for all ranks at once.
    let chance_at = Counts::EIGHT.minus(visible).shifted(2).plus(lore).bytes();
    let facing_at = sight.facing_counts.bytes();
    // What the next player may gain by a card of a rank.
    let given = |place: usize| {
        let theirs = &facing_melds[usize::from(facing_at[place] & 15)];
        let chance = i32::from(chances[usize::from(chance_at[place] & 63)]);
        ((at_stake + POINTS[place] + theirs.fed) * (chance & theirs.and | theirs.or)) >> 8
    };
    let (held, laid) = (sight.held, sight.laid_counts);
    let (some, more, triples) = (held.ranks(1).and(Ranks::NATURALS), held.ranks(2), held.ranks(3));
    let (melds, canastas) = (laid.ranks(1), laid.ranks(Meld::CANASTA));
    let loose = some.except(melds);
    let half = |place: usize| POINTS[place] / 2;
    let half_of_more = |place: usize| if held.at(place) > 1 { half(place) } else { 0 };
    let single_points = i32::from(late);

    // What can be kept for little is looked at first; what is worth more to the hand than the best of it costs cannot go.
    let mut best = Best::NONE;
    best.look(loose.except(more), |place| {
        weights::SINGLE + i32::from(chance_at[place] >> 2) - single_points * POINTS[place] + given(place)
    });
    best.look(loose.and(triples), |place| weights::TRIPLE + half(place) + given(place));
    let done = some.and(canastas);
    if !done.is_empty() {
        best.look(done, |place| weights::FITS_CANASTA + half_of_more(place) + given(place));
    }
    let pair = weights::PAIR + worth * weights::PAIR_OF_PILE / 100;
    if best.cost() >= pair {
        best.look(loose.and(more).except(triples), |place| pair + half(place) + given(place));
    }
    if best.cost() >= weights::FITS_MELD {
        best.look(some.and(melds).except(canastas), |place| {
            let near = held.at(place) + laid.at(place) >= Meld::CANASTA - 1;
            let fits = if near { weights::NEARS_CANASTA } else { weights::FITS_MELD };
            fits + half_of_more(place) + given(place)
        });
    }
    let mut best = (best.cost(), best.place());
    if best.0 >= NEVER {
        best.0 = i32::MAX;
    }
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

/// What it is worth that a wild on the pile keeps all from taking it without a pair.
fn freezing(sight: &Sight<'_>, frozen: bool, worth: i32) -> i32 {
    if !sight.rules.freezing || frozen || sight.alarm == Alarm::Urgent {
        return 0;
    }
    let own_pairs = sight.held.ranks(2).and(Ranks::NATURALS).len() as i32;
    let part = if sight.own.is_empty() { 35 } else { 12 } + 4 * own_pairs;
    worth * part / 100
}
