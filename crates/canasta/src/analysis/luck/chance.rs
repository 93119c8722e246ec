//! The cards that chance deals, one at a time, each with what could have come instead.

use super::holdings::Holdings;
use super::kind::CardKind;
use crate::rules::{BySide, Card, Deck, Players, Rules, Seat, State};
use serde::{Deserialize, Serialize};

/// How a card came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChanceKind {
    /// It was dealt to a hand.
    Deal,
    /// It was turned up to begin the pile. The seat is the first to play.
    TurnUp,
    /// It was drawn from the stock.
    Draw,
    /// It was drawn from the stock in place of a red three, when dealing or drawing.
    Replacement,
}

/// One card that came by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChanceCard {
    /// How it came.
    pub kind: ChanceKind,
    /// Who got it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// Calls `visit` for each card of a deal, with where all cards were before it.
pub fn visit_deal(
    rules: &Rules,
    dealer: Seat,
    scores: BySide<i32>,
    deck: &Deck,
    mut visit: impl FnMut(&Holdings, ChanceCard),
) {
    let mut holdings = Holdings::before_deal(rules, scores);
    let mut cards = deck.cards().iter().copied();
    let seats = || rules.players.from_after(dealer);
    let mut red_threes = [0_usize; Players::MOST];
    for _ in 0..rules.hand_size {
        for (seat, card) in seats().zip(cards.by_ref()) {
            visit(&holdings, ChanceCard { kind: ChanceKind::Deal, seat, card });
            holdings.give(seat, CardKind::of(card));
            red_threes[seat.index()] += usize::from(card.is_red_three());
        }
    }
    while rules.turn_up
        && let Some(card) = cards.next()
    {
        visit(&holdings, ChanceCard { kind: ChanceKind::TurnUp, seat: rules.players.after(dealer), card });
        holdings.turn_up(CardKind::of(card));
        if !card.is_wild() && !card.is_red_three() {
            break;
        }
    }
    for seat in seats() {
        let mut wanted = red_threes[seat.index()];
        while wanted > 0
            && let Some(card) = cards.next()
        {
            visit(&holdings, ChanceCard { kind: ChanceKind::Replacement, seat, card });
            holdings.give(seat, CardKind::of(card));
            wanted -= usize::from(!card.is_red_three());
        }
    }
}

/// Calls `visit` for each card that an action has drawn from the stock, with where all cards were before it.
pub fn visit_draws(before: &State, after: &State, mut visit: impl FnMut(&Holdings, ChanceCard)) {
    let (seat, left) = (before.turn_of(), after.stock().len());
    let drawn = before.stock().get(left..).unwrap_or_default();
    if drawn.is_empty() {
        return;
    }
    let mut holdings = Holdings::of(before);
    let mut kind = ChanceKind::Draw;
    for &card in drawn.iter().rev() {
        visit(&holdings, ChanceCard { kind, seat, card });
        holdings.give(seat, CardKind::of(card));
        kind = if card.is_red_three() { ChanceKind::Replacement } else { ChanceKind::Draw };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, generator};

    #[test]
    fn the_cards_of_a_deal_come_to_where_the_deal_puts_them() {
        let mut rng = generator([3; 32]);
        for number in 0..400 {
            let rules = Preset::ALL[number % Preset::ALL.len()].rules();
            if !rules.fits_rules_of_thumb() {
                continue;
            }
            let (dealer, scores) = (rules.players.seat(number % 2).unwrap(), BySide::from([0, 100]));
            let deck = rules.shuffled_deck(&mut rng);
            let mut holdings = Holdings::before_deal(&rules, scores);
            visit_deal(&rules, dealer, scores, &deck, |before, ChanceCard { kind, seat, card }| {
                assert_eq!(*before, holdings);
                match kind {
                    ChanceKind::TurnUp => holdings.turn_up(CardKind::of(card)),
                    _ => holdings.give(seat, CardKind::of(card)),
                }
            });
            assert_eq!(holdings, Holdings::of(&State::deal(rules, dealer, scores, &deck)), "{deck}");
        }
    }
}
