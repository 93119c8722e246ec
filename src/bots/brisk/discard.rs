//! Which card to throw: the rules of thumb with chances that are looked up.

use crate::bots::thumb::sight::{Alarm, Sight, open_to_top_card, worth_of};
use crate::bots::thumb::weights;
use crate::rules::{Card, PileNewMeld, Players, Rank};

/// Parts of a certainty.
const CERTAIN: i32 = 256;
/// Steps in which the part of the hidden cards that a hand holds is told.
const STEPS: usize = 32;

/// For so many unseen cards of a rank, and such a part of all hidden cards in the next hand: the chances that none and
/// that just one is there.
static CHANCES: [[(i16, i16); 9]; STEPS + 1] = chances();

const fn chances() -> [[(i16, i16); 9]; STEPS + 1] {
    let mut table = [[(CERTAIN as i16, 0); 9]; STEPS + 1];
    let mut step = 0;
    while step <= STEPS {
        let here = (CERTAIN as usize * step / STEPS) as i32;
        let (mut none, mut one) = (CERTAIN, 0);
        let mut cards = 0;
        while cards < 9 {
            table[step][cards] = (none as i16, one as i16);
            one = (one * (CERTAIN - here) + none * here) / CERTAIN;
            none = none * (CERTAIN - here) / CERTAIN;
            cards += 1;
        }
        step += 1;
    }
    table
}

/// The card that costs least to throw; none with an empty hand.
pub fn choose(sight: &Sight<'_>) -> Option<Card> {
    let seen = sight.seen;
    let next = sight.next();
    let (pile, known) = (seen.pile_cards(), seen.known(next));
    let pile_counts = pile.counts();
    let visible = sight.held.plus(sight.own.natural_counts()).plus(sight.theirs.natural_counts()).plus(pile_counts);
    let visible = visible.plus(known.counts()).bytes();
    let known_bytes = known.counts().bytes();
    let others = sight.hand.len() + sight.laid_counts.total() + sight.facing_counts.total() + pile.len() + known.len();
    let hidden = 108_usize.saturating_sub(others).max(1);
    let in_hand = seen.hand_len(next).saturating_sub(known.len());
    let chances = &CHANCES[(in_hand * STEPS / hidden).min(STEPS)];
    let passed = match sight.rules.players {
        Players::Two => pile_counts.at_least(1),
        Players::Four => {
            let (two, below) = (seen.pile().len().saturating_sub(2), seen.pile());
            below[..two].iter().rev().take(6).fold(0, |ranks, card| ranks | 1 << card.rank().index())
        }
    };
    let worth = worth_of(pile);
    let frozen = sight.frozen_to_next();
    let late = sight.alarm >= Alarm::Wary;
    let discount = if sight.theirs.is_empty() {
        let minimum = seen.opening_minimum(sight.other_side());
        CERTAIN - minimum.min(200) / 2 - 20
    } else {
        CERTAIN
    };
    let wild_takes = sight.rules.pile_new_meld == PileNewMeld::PairOrWild && !frozen;
    let pair_worth = weights::PAIR + worth * weights::PAIR_OF_PILE / 100;
    let (held, laid, facing) = (sight.held.bytes(), sight.laid_counts.bytes(), sight.facing_counts.bytes());

    let mut best: Option<(i32, Rank)> = None;
    let mut ranks = sight.held.at_least(1);
    while ranks != 0 {
        let place = ranks.trailing_zeros() as usize;
        ranks &= ranks - 1;
        let rank = Rank::ALL[place];
        let (count, own, theirs) = (held[place], laid[place], facing[place]);
        let unseen = (8 - i32::from(visible[place])).clamp(0, 8);
        let keeping = match rank {
            Rank::Joker => weights::JOKER - freezing(sight, frozen, worth),
            Rank::Two => weights::TWO - freezing(sight, frozen, worth),
            Rank::Three if late => 0,
            Rank::Three => weights::BLACK_THREE,
            _ => {
                let base = match (own, count) {
                    (1..7, _) if own + count >= 6 => weights::NEARS_CANASTA,
                    (1..7, _) => weights::FITS_MELD,
                    (7.., _) => weights::FITS_CANASTA,
                    (0, 1) => weights::SINGLE + unseen,
                    (0, 2) => pair_worth,
                    (0, _) => weights::TRIPLE + lengthening(sight, count),
                };
                let points = rank.points();
                let count_up = match (late, count) {
                    (true, 1) if own == 0 => -points,
                    (_, 2..) => points / 2,
                    _ => 0,
                };
                let needed = if sight.required(rank) { weights::REQUIRED_RANK } else { 0 };
                base + count_up + needed
            }
        };
        let giving = if rank.is_natural() && sight.rules.pile_allowed {
            let fed = match theirs {
                0 => weights::FEED_NEW,
                1..7 => weights::FEED_MELD + weights::PROSPECTS_FED[usize::from(theirs)],
                _ => 0,
            };
            let taken = if !frozen && theirs > 0 {
                if open_to_top_card(sight.rules, theirs.into()) { CERTAIN } else { 0 }
            } else {
                // At most eight: fits.
                let (none, one) = chances[unseen as usize];
                let (none, one) = (i32::from(none), i32::from(one));
                let (pair, single) = match known_bytes[place] {
                    0 => (CERTAIN - none - one, one),
                    1 => (CERTAIN - none, none),
                    _ => (CERTAIN, 0),
                };
                let chance = pair + if wild_takes { single * 3 / 8 } else { 0 };
                let let_lie = passed >> place & 1 == 1 && known_bytes[place] == 0;
                (if let_lie { chance * 3 / 8 } else { chance }) * discount / CERTAIN
            };
            (worth + rank.points() + weights::PILE_CARD + fed) * taken / CERTAIN
        } else {
            0
        };
        let cost = keeping + giving;
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, rank));
        }
    }
    sight.hand.any_of_rank(best?.1)
}

fn lengthening(sight: &Sight<'_>, count: u8) -> i32 {
    if sight.rules.min_naturals > 3 { i32::from(count.saturating_sub(3)) * weights::LONGER } else { 0 }
}

/// What it is worth that a wild on the pile keeps all from taking it without a pair.
fn freezing(sight: &Sight<'_>, frozen: bool, worth: i32) -> i32 {
    if !sight.rules.freezing || frozen || sight.alarm == Alarm::Urgent {
        return 0;
    }
    const NATURALS: u16 = (1 << Rank::NATURALS.len()) - 1;
    let own_pairs = (sight.held.at_least(2) & NATURALS).count_ones() as i32;
    let part = if sight.own.is_empty() { 35 } else { 12 } + 4 * own_pairs;
    worth * part / 100
}
