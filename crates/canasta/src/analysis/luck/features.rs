//! The features of a card that comes by chance, whose weighted sum is what it is worth.

use super::chance::ChanceKind;
use super::holdings::Holdings;
use super::kind::{CardKind, KindCounts};
use crate::rules::{Meld, Rank, Seat, Side};

/// Features that are told apart by one number.
#[derive(Clone, Copy)]
struct Block {
    start: usize,
    len: usize,
}

impl Block {
    const fn first(len: usize) -> Block {
        Block { start: 0, len }
    }

    const fn after(before: Block, len: usize) -> Block {
        Block { start: before.start + before.len, len }
    }

    /// The place of the feature with this number.
    fn at(self, number: usize) -> usize {
        self.start + number.min(self.len - 1)
    }
}

/// What a card is to the hand and the melds of its side.
#[derive(Clone, Copy)]
enum Use {
    /// The first of its rank.
    Single,
    /// The first of its rank, of which the partner has some.
    PartnersRank,
    /// The second of its rank.
    Pair,
    /// The third of its rank.
    Triple,
    /// The fourth of its rank, or one beyond it.
    More,
    /// It fits a meld that stays far from a canasta with all that the side holds.
    Fits,
    /// With all that the side holds it makes six.
    MakesSix,
    /// With all that the side holds it makes a canasta.
    MakesCanasta,
    /// The side holds enough for the canasta already.
    Surplus,
    /// It fits a canasta.
    FitsCanasta,
    /// A black three.
    BlackThree,
    /// A two.
    Two,
    /// A joker.
    Joker,
    /// A red three.
    RedThree,
}

const USES: usize = Use::RedThree as usize + 1;
/// The number of circumstances with which the worth of each use varies.
const CIRCUMSTANCES: usize = 24;

const USE: Block = Block::first(USES * CIRCUMSTANCES);
const MELDED: Block = Block::after(USE, 2 * 2 * 3 * 5);
const HELD: Block = Block::after(MELDED, 2 * 4 * 5);
const OPPONENTS: Block = Block::after(HELD, 4 * 3);
const WILDS: Block = Block::after(OPPONENTS, 2 * 2 * 5);
const WILD_NEEDS: Block = Block::after(WILDS, 2 * 2 * 4);
const RED: Block = Block::after(WILD_NEEDS, 2 * 4);
const BLACK: Block = Block::after(RED, 3);
const DEAL_HELD: Block = Block::after(BLACK, 4 * 6);
const DEAL_PAIRS: Block = Block::after(DEAL_HELD, 3 * 5);
const DEAL_OPPONENTS: Block = Block::after(DEAL_PAIRS, 5);
const DEAL_VALUE: Block = Block::after(DEAL_OPPONENTS, 2 * 3);
const DEAL_WILD: Block = Block::after(DEAL_VALUE, 2 * 5);
const DEAL_WILD_PAIRS: Block = Block::after(DEAL_WILD, 3);
const DEAL_RED: Block = Block::after(DEAL_WILD_PAIRS, 4);
const DEAL_BLACK: Block = Block::after(DEAL_RED, 3);
const TURN_UP: Block = Block::after(DEAL_BLACK, 4 * 4);
const TURN_UP_OTHER: Block = Block::after(TURN_UP, 4);

/// The number of features.
pub const FEATURES: usize = TURN_UP_OTHER.start + TURN_UP_OTHER.len;

/// Tells the features of a card of this kind if it came now: their places and values. The others are 0.
pub fn visit_features(
    holdings: &Holdings,
    chance: ChanceKind,
    seat: Seat,
    kind: CardKind,
    add: &mut impl FnMut(usize, f64),
) {
    match chance {
        ChanceKind::TurnUp => turn_up(holdings, seat, kind, add),
        ChanceKind::Deal => dealt(holdings, seat, kind, add),
        ChanceKind::Replacement | ChanceKind::Draw => drawn(holdings, seat, kind, add),
    }
}

/// The other side: luck is reckoned for two sides only.
fn other(holdings: &Holdings, side: Side) -> Side {
    holdings.rules.sides().other(side).unwrap_or(side)
}

fn points_class(rank: Rank) -> usize {
    match rank.points() {
        5 => 0,
        10 => 1,
        _ => 2,
    }
}

fn drawn(holdings: &Holdings, seat: Seat, kind: CardKind, add: &mut impl FnMut(usize, f64)) {
    let side = holdings.rules.sides().of(seat);
    let opened = usize::from(holdings.has_melded(side));
    let used = use_of(holdings, seat, kind);
    circumstances(holdings, seat, kind, &mut |number, value| {
        add(USE.at(used as usize * CIRCUMSTANCES + number), value)
    });
    let Some(rank) = kind.rank() else {
        add(RED.at(holdings.red_threes[side].min(3) * 2 + opened), 1.0);
        return;
    };
    let own = holdings.hands[seat].get(kind);
    if rank == Rank::Three {
        add(BLACK.at(own), 1.0);
    } else if rank.is_wild() {
        let joker = usize::from(rank == Rank::Joker);
        add(WILDS.at((holdings.hands[seat].wilds().min(4) * 2 + opened) * 2 + joker), 1.0);
        for kind in CardKind::all() {
            let melded = holdings.melded(side, kind);
            if (3..7).contains(&melded) && holdings.wilds[side].get(kind) < 3 {
                let late = usize::from(holdings.rounds_left() < 4.0);
                add(WILD_NEEDS.at(((melded - 3) * 2 + late) * 2 + joker), 1.0);
            }
        }
    } else {
        let (partner, melded) = (holdings.partner_holds(seat, kind), holdings.melded(side, kind));
        if melded > 0 {
            let mixed = usize::from(holdings.wilds[side].get(kind) > 0);
            let size = melded.clamp(3, 7) - 3;
            add(MELDED.at(((size * 3 + own.min(2)) * 2 + partner.min(1)) * 2 + mixed), 1.0);
        } else {
            add(HELD.at((own.min(4) * 4 + partner.min(3)) * 2 + opened), 1.0);
        }
        let theirs = match holdings.melded(other(holdings, side), kind) {
            0 => 0,
            1..Meld::CANASTA => 1,
            _ => 2,
        };
        add(OPPONENTS.at(theirs * 4 + holdings.side_holds(other(holdings, side), kind).min(3)), 1.0);
    }
}

fn use_of(holdings: &Holdings, seat: Seat, kind: CardKind) -> Use {
    let side = holdings.rules.sides().of(seat);
    match kind.rank() {
        None => return Use::RedThree,
        Some(Rank::Three) => return Use::BlackThree,
        Some(Rank::Two) => return Use::Two,
        Some(Rank::Joker) => return Use::Joker,
        Some(_) => {}
    }
    let (own, partner) = (holdings.hands[seat].get(kind), holdings.partner_holds(seat, kind));
    match holdings.melded(side, kind) {
        0 => match own {
            0 if partner > 0 => Use::PartnersRank,
            0 => Use::Single,
            1 => Use::Pair,
            2 => Use::Triple,
            _ => Use::More,
        },
        Meld::CANASTA.. => Use::FitsCanasta,
        melded => match melded + own + partner {
            ..5 => Use::Fits,
            5 => Use::MakesSix,
            6 => Use::MakesCanasta,
            _ => Use::Surplus,
        },
    }
}

fn circumstances(holdings: &Holdings, seat: Seat, kind: CardKind, add: &mut impl FnMut(usize, f64)) {
    let (side, rules) = (holdings.rules.sides().of(seat), &holdings.rules);
    let opponents = other(holdings, side);
    let flag = |is: bool| f64::from(u8::from(is));
    let count = |n: usize| n as f64;
    let need = usize::from(rules.canastas_to_go_out);
    let pile = count(holdings.pile.total()) / 10.0;
    let rounds = holdings.rounds_left();
    let fewest = rules.sides().seats_of(opponents).map(|seat| holdings.hands[seat].total()).min().unwrap_or_default();
    let partner = rules.sides().partner(seat).map_or(0, |partner| holdings.hands[partner].total());
    let (opened, they_opened) = (holdings.has_melded(side), holdings.has_melded(opponents));
    let frozen = holdings.pile.wilds() + holdings.pile.get(CardKind::RED_THREE) > 0;
    let they_hold = count(holdings.side_holds(opponents, kind)) / 2.0;
    let their = |of: fn(&KindCounts) -> usize| {
        rules.sides().seats_of(opponents).map(|seat| count(of(&holdings.hands[seat]))).sum::<f64>()
    };
    let (canastas, their_canastas) = (holdings.canastas(side), holdings.canastas(opponents));
    let values = [
        1.0,
        rounds / 15.0,
        (1.0 - rounds / 4.0).max(0.0),
        pile,
        count(holdings.hands[seat].total()) / 10.0,
        count(partner) / 10.0,
        count(fewest) / 10.0,
        flag(opened),
        flag(they_opened),
        flag(opened) * pile,
        flag(they_opened) * pile,
        flag(frozen),
        flag(frozen) * pile,
        flag(their_canastas >= need && fewest <= 5),
        flag(canastas >= need),
        flag(!opened) * f64::from(rules.opening_minimum(holdings.scores[side])) / 100.0,
        count(holdings.stock.get(kind)) / 4.0,
        they_hold,
        they_hold * pile,
        f64::from(kind.rank().map_or(0, Rank::points)) / 10.0,
        count(holdings.hands[seat].pairs()) / 5.0,
        count(holdings.hands[seat].wilds()) / 3.0,
        their(KindCounts::pairs) / 5.0,
        their(KindCounts::wilds) / 3.0,
    ];
    for (number, &value) in values.iter().enumerate() {
        if value != 0.0 {
            add(number, value);
        }
    }
}

fn dealt(holdings: &Holdings, seat: Seat, kind: CardKind, add: &mut impl FnMut(usize, f64)) {
    let own = holdings.hands[seat].get(kind);
    let pairs = holdings.hands[seat].pairs();
    match kind.rank() {
        None => add(DEAL_RED.at(holdings.red_threes[holdings.rules.sides().of(seat)]), 1.0),
        Some(Rank::Three) => add(DEAL_BLACK.at(own), 1.0),
        Some(rank) if rank.is_wild() => {
            let joker = usize::from(rank == Rank::Joker);
            add(DEAL_WILD.at(joker * 5 + holdings.hands[seat].wilds().min(4)), 1.0);
            add(DEAL_WILD_PAIRS.at(0), pairs as f64);
            add(
                DEAL_WILD_PAIRS.at(1),
                f64::from(holdings.rules.opening_minimum(holdings.scores[holdings.rules.sides().of(seat)])) / 100.0,
            );
            let partner = holdings.rules.sides().partner(seat).map_or(0, |seat| holdings.hands[seat].wilds());
            add(DEAL_WILD_PAIRS.at(2), partner as f64);
        }
        Some(rank) => {
            let partner = holdings.partner_holds(seat, kind);
            add(DEAL_HELD.at(own.min(5) * 4 + partner.min(3)), 1.0);
            let class = own.min(4) * 3;
            add(DEAL_PAIRS.at(class), pairs as f64);
            add(DEAL_PAIRS.at(class + 1), holdings.hands[seat].wilds() as f64);
            add(
                DEAL_PAIRS.at(class + 2),
                f64::from(holdings.rules.opening_minimum(holdings.scores[holdings.rules.sides().of(seat)])) / 100.0,
            );
            add(
                DEAL_OPPONENTS.at(holdings.side_holds(other(holdings, holdings.rules.sides().of(seat)), kind).min(4)),
                1.0,
            );
            add(DEAL_VALUE.at(points_class(rank) * 2 + usize::from(own >= 2)), 1.0);
        }
    }
}

fn turn_up(holdings: &Holdings, seat: Seat, kind: CardKind, add: &mut impl FnMut(usize, f64)) {
    match kind.rank() {
        None => add(TURN_UP_OTHER.at(0), 1.0),
        Some(Rank::Three) => add(TURN_UP_OTHER.at(1), 1.0),
        Some(rank) if rank.is_wild() => add(TURN_UP_OTHER.at(2 + usize::from(rank == Rank::Joker)), 1.0),
        Some(_) => {
            let mut next = seat;
            for order in 0..holdings.rules.players.count() {
                add(TURN_UP.at(order.min(3) * 4 + holdings.hands[next].get(kind).min(3)), 1.0);
                next = holdings.rules.players.after(next);
            }
        }
    }
}
