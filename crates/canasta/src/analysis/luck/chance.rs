//! The cards that chance deals, one at a time, each with what could have come instead.

use super::holdings::Holdings;
use super::kind::CardKind;
use crate::rules::{BySide, Card, CutDeck, Players, Rules, Seat, State};
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

/// Calls `visit` for each card of a deal, with where all cards were before it; where they are in the end. What the cutter kept lies in the hand from the first: the
/// cut gave it, not the deal. Cards that lie face down or go back under the stock bring nobody anything yet.
pub fn visit_deal(
    rules: &Rules,
    dealer: Seat,
    scores: BySide<i32>,
    CutDeck { deck, kept }: &CutDeck,
    mut visit: impl FnMut(&Holdings, ChanceCard),
) -> Holdings {
    let mut holdings = Holdings::before_deal(rules, scores);
    let mut cards = deck.cards().iter().copied();
    let seats = || rules.players.from_after(dealer);
    let mut red_threes = [0_usize; Players::MOST];
    let (cutter, leader) = (rules.cutter(dealer), rules.players.after(dealer));
    kept.iter().for_each(|card| holdings.give(cutter, CardKind::of(card)));
    red_threes[cutter.index()] += kept.red_threes().len();
    let mut give = |holdings: &mut Holdings, seat: Seat, card: Card| {
        visit(holdings, ChanceCard { kind: ChanceKind::Deal, seat, card });
        holdings.give(seat, CardKind::of(card));
        red_threes[seat.index()] += usize::from(card.is_red_three());
    };
    let passed_over = usize::from(rules.hand_size) - kept.len();
    for round in 0..usize::from(rules.hand_size) {
        for (seat, card) in seats().zip(cards.by_ref()) {
            if seat != cutter || round < passed_over {
                give(&mut holdings, seat, card);
            }
        }
    }
    if rules.leader_extra
        && let Some(card) = cards.next()
    {
        give(&mut holdings, leader, card);
    }
    while rules.turn_up
        && let Some(card) = cards.next()
    {
        let again = rules.turns_up_again(card);
        if again && rules.turn_up_back && cards.len() > 0 {
            continue;
        }
        visit(&holdings, ChanceCard { kind: ChanceKind::TurnUp, seat: leader, card });
        holdings.turn_up(CardKind::of(card));
        if !again {
            let face_down = cards.by_ref().take(rules.pile_start.under(card.rank()));
            face_down.for_each(|card| holdings.turn_up(CardKind::of(card)));
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
    holdings
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
    use crate::rules::{CutKeep, PileStart, Preset, TurnUpKind, WordSet, generator};

    #[test]
    fn the_cards_of_every_kind_of_deal_come_to_where_the_deal_puts_them() {
        let mut rng = generator([4; 32]);
        for number in 0..600 {
            let rules = Rules {
                cut_keep: CutKeep::ALL[number % 4],
                leader_extra: number % 3 == 0,
                turn_up_back: number % 5 == 0,
                turn_up_again: WordSet::of(&[[TurnUpKind::WILD, TurnUpKind::RED_THREE, TurnUpKind::ACE][number % 3]]),
                pile_start: [PileStart::NONE, PileStart::Cards(3), PileStart::Rank][number / 3 % 3],
                ..Preset::ALL[number % 2].rules()
            };
            assert_eq!(rules.check(), Ok(()));
            let dealer = rules.players.seat(number % 2).unwrap();
            let deck = rules.shuffled_deck(&mut rng);
            let (scores, cut) = (BySide::from([0, 100]), number % 100);
            let mut visited = 0;
            let after = visit_deal(&rules, dealer, scores, &rules.cut_deck(&deck, cut, dealer), |_, _| visited += 1);
            assert_eq!(after, Holdings::of(&State::deal_cut(rules, dealer, scores, &deck, cut)), "{deck}");
            assert!(visited + 3 >= rules.players.count() * usize::from(rules.hand_size), "{visited}");
        }
    }

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
            visit_deal(
                &rules,
                dealer,
                scores,
                &rules.cut_deck(&deck, 0, dealer),
                |before, ChanceCard { kind, seat, card }| {
                    assert_eq!(*before, holdings);
                    match kind {
                        ChanceKind::TurnUp => holdings.turn_up(CardKind::of(card)),
                        _ => holdings.give(seat, CardKind::of(card)),
                    }
                },
            );
            assert_eq!(holdings, Holdings::of(&State::deal(rules, dealer, scores, &deck)), "{deck}");
        }
    }
}
