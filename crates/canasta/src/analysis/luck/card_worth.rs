//! What a card is worth to the side that gets it by chance, and how lucky it was to get it.

use super::chance::{ChanceCard, ChanceKind};
use super::features::visit_features;
use super::holdings::Holdings;
use super::kind::CardKind;
use super::weights::WEIGHTS;
use crate::rules::{Players, Seat};

/// The worth of a card of this kind if it came now, in points of the hand: the seat's side minus the other. Only the
/// differences between kinds mean something.
fn card_worth(holdings: &Holdings, chance: ChanceKind, seat: Seat, kind: CardKind) -> f64 {
    let weights = match holdings.rules.players {
        Players::Two | Players::Three => &WEIGHTS[0],
        Players::Four | Players::Five | Players::Six | Players::Seven | Players::Eight => &WEIGHTS[1],
    };
    let mut worth = 0.0;
    visit_features(holdings, chance, seat, kind, &mut |at, value| {
        worth += weights.get(at).map_or(0.0, |&weight| f64::from(weight)) * value;
    });
    worth
}

/// The luck of a card, in points of the hand for the seat's side: its worth minus the mean worth of all cards that could
/// have come, weighted by their number. The mean luck is zero whatever the worth is.
pub fn card_luck(holdings: &Holdings, chance: ChanceCard) -> f64 {
    let came = CardKind::of(chance.card);
    let (mut sum, mut worth_of_card) = (0.0, 0.0);
    for (kind, cards) in holdings.stock.iter().filter(|&(_, cards)| cards > 0) {
        let worth = card_worth(holdings, chance.kind, chance.seat, kind);
        sum += cards as f64 * worth;
        if kind == came {
            worth_of_card = worth;
        }
    }
    worth_of_card - sum / holdings.stock.total().max(1) as f64
}
