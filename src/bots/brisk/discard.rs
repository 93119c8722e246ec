//! Which card to throw: the rules of thumb with chances that are looked up.

use crate::bots::thumb::sight::{Alarm, Sight, worth_of};
use crate::bots::thumb::weights;
use crate::rules::{Card, Meld, PileNewMeld, PileOwnMeld, Players, Rank};

/// Chances are parts of 256.
const CERTAIN: i32 = 256;
/// Steps in which the part of the hidden cards that a hand holds is told.
const STEPS: usize = 32;

/// For so many unseen cards of a rank, and such a part of all hidden cards in the next hand: the chances that at least
/// one and that at least two are there.
static CHANCES: [[(i16, i16); 9]; STEPS + 1] = chances();

const fn chances() -> [[(i16, i16); 9]; STEPS + 1] {
    let mut table = [[(0, 0); 9]; STEPS + 1];
    let mut step = 0;
    while step <= STEPS {
        let here = (CERTAIN as usize * step / STEPS) as i32;
        let (mut none, mut one) = (CERTAIN, 0);
        let mut cards = 0;
        while cards < 9 {
            table[step][cards] = ((CERTAIN - none) as i16, (CERTAIN - none - one) as i16);
            one = (one * (CERTAIN - here) + none * here) / CERTAIN;
            none = none * (CERTAIN - here) / CERTAIN;
            cards += 1;
        }
        step += 1;
    }
    table
}

/// What a card is worth to the hand.
#[derive(Clone, Copy)]
struct Keeping {
    worth: i16,
    /// Halves of its points that come to that.
    halves: i16,
    /// All bits if what is unseen of its rank comes to it, else none.
    single: i16,
    /// All bits if it is half of a pair, else none.
    pair: i16,
}

/// More than any card costs: of what is not in the hand.
const NEVER: i16 = i16::MAX / 2;

/// What a card is worth to the hand, by the cards of its rank in the own meld and in the hand: once for calm and once
/// for when the hand may end soon.
static KEEPING: [[[Keeping; 16]; 8]; 2] = keeping();

const fn keeping() -> [[[Keeping; 16]; 8]; 2] {
    let mut table = [[[Keeping { worth: NEVER, halves: 0, single: 0, pair: 0 }; 16]; 8]; 2];
    let mut late = 0;
    while late < 2 {
        let mut own = 0;
        while own < 8 {
            let mut count = 1;
            while count < 16 {
                let worth = match (own, count) {
                    (0, 1) => weights::SINGLE,
                    (0, 2) => weights::PAIR,
                    (0, _) => weights::TRIPLE,
                    (7, _) => weights::FITS_CANASTA,
                    _ if own + count >= 6 => weights::NEARS_CANASTA,
                    _ => weights::FITS_MELD,
                };
                let halves = match count {
                    1 if own == 0 && late == 1 => -2,
                    1 => 0,
                    _ => 1,
                };
                table[late][own][count] = Keeping {
                    worth: worth as i16,
                    halves,
                    single: if own == 0 && count == 1 { -1 } else { 0 },
                    pair: if own == 0 && count == 2 { -1 } else { 0 },
                };
                count += 1;
            }
            own += 1;
        }
        late += 1;
    }
    table
}

/// The card that costs least to throw; none with an empty hand.
pub fn choose(sight: &Sight<'_>) -> Option<Card> {
    let (seen, rules, next) = (sight.seen, sight.rules, sight.next());
    if !rules.required_ranks.is_empty() || rules.min_naturals > 3 || !rules.pile_allowed {
        // Rules that the tables know nothing of.
        return crate::bots::thumb::discard::choose(sight);
    }
    let (pile, known) = (seen.pile_cards(), seen.known(next));
    let thrown = pile.counts();
    let mut visible = sight.held.plus(sight.own.natural_counts()).plus(sight.theirs.natural_counts()).plus(thrown);
    let mut others = sight.hand.len() + sight.laid_counts.total() + sight.facing_counts.total() + pile.len();
    let mut held_by_next = [0; 16];
    if !known.is_empty() {
        let counts = known.counts();
        (visible, held_by_next) = (visible.plus(counts), counts.bytes());
        others += known.len();
    }
    let hidden = 108_usize.saturating_sub(others).max(1);
    let in_hand = seen.hand_len(next).saturating_sub(known.len());
    let chances = &CHANCES[(in_hand * STEPS / hidden).min(STEPS)];
    let passed = match rules.players {
        Players::Two => thrown.at_least(1),
        Players::Four => {
            let below = &seen.pile()[..seen.pile().len().saturating_sub(2)];
            below.iter().rev().take(6).fold(0, |ranks, card| ranks | 1 << card.rank().index())
        }
    };
    let worth = worth_of(pile);
    let frozen = sight.frozen_to_next();
    let late = sight.alarm >= Alarm::Wary;
    // Who has not melded would have to open with it.
    let discount = match sight.theirs.is_empty() {
        true => CERTAIN - seen.opening_minimum(sight.other_side()).min(200) / 2 - 20,
        false => CERTAIN,
    };
    let with_wild = if rules.pile_new_meld == PileNewMeld::PairOrWild && !frozen { 3 } else { 0 };
    // The chance that the pile is taken, by what is known of the next hand: nothing; that it let the rank lie; one card
    // of it; two.
    let mut taking = [[0_i32; 16]; 4];
    for (unseen, &(one, two)) in chances.iter().enumerate() {
        let (one, two) = (i32::from(one), i32::from(two));
        let chance = two + (((one - two) * with_wild) >> 3);
        taking[0][unseen] = (chance * discount) >> 8;
        taking[1][unseen] = (((chance * 3) >> 3) * discount) >> 8;
        taking[2][unseen] = (one * discount) >> 8;
        taking[3][unseen] = discount;
    }
    let any_size = rules.pile_own_meld == PileOwnMeld::Any;
    // The chance where their meld takes the card by itself, by its size; none where it does not.
    let joins = |cards: usize| !frozen && cards > 0 && (any_size || cards < Meld::CANASTA);
    let refuses = |cards: usize| !frozen && cards >= Meld::CANASTA && !any_size;
    let (held, laid, facing) = (sight.held.bytes(), sight.laid_counts.bytes(), sight.facing_counts.bytes());
    let visible = visible.bytes();
    let keeping = &KEEPING[usize::from(late)];
    let pair = (worth * weights::PAIR_OF_PILE / 100) as i16;

    // No branch depends on the cards here: which way it would go could not be foretold, and waiting for it would cost
    // more than all the sums.
    let mut best = i32::MAX;
    for place in 0..Rank::NATURALS.len() {
        let theirs = usize::from(facing[place]).min(Meld::CANASTA);
        // At most eight of a rank.
        let unseen = 8_u8.saturating_sub(visible[place]) as usize;
        let points = POINTS[place];
        let own = &keeping[usize::from(laid[place]).min(Meld::CANASTA)][usize::from(held[place]) & 15];
        let worth_kept = own.worth + (own.single & unseen as i16) + (own.pair & pair);
        let known = usize::from(held_by_next[place]).min(2);
        let row = if known > 0 { known + 1 } else { usize::from(passed >> place & 1) };
        let chance = taking[row & 3][unseen & 15];
        let chance = if joins(theirs) { CERTAIN } else { chance };
        let chance = if refuses(theirs) { 0 } else { chance };
        let cost = i32::from(worth_kept) + ((points * i32::from(own.halves)) >> 1);
        let cost = cost + (((worth + points + FED[theirs]) * chance) >> 8);
        best = best.min(cost << 4 | place as i32);
    }
    let mut best = (best >> 4, best as usize & 15);
    if best.0 >= i32::from(NEVER) {
        best = (i32::MAX, best.1);
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

/// The ranks that have melds, as bits.
const NATURALS: u16 = (1 << Rank::NATURALS.len()) - 1;

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

/// What a natural is worth to those who take the pile with it, beyond the pile and its points, by the size of their meld.
static FED: [i32; 8] = {
    let mut fed = [weights::PILE_CARD; 8];
    fed[0] += weights::FEED_NEW;
    let mut cards = 1;
    while cards < Meld::CANASTA {
        fed[cards] += weights::FEED_MELD + weights::PROSPECTS_FED[cards];
        cards += 1;
    }
    fed
};

/// What it is worth that a wild on the pile keeps all from taking it without a pair.
fn freezing(sight: &Sight<'_>, frozen: bool, worth: i32) -> i32 {
    if !sight.rules.freezing || frozen || sight.alarm == Alarm::Urgent {
        return 0;
    }
    let own_pairs = (sight.held.at_least(2) & NATURALS).count_ones() as i32;
    let part = if sight.own.is_empty() { 35 } else { 12 } + 4 * own_pairs;
    worth * part / 100
}
