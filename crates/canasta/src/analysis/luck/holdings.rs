//! Where all cards are, counted by kind.

use super::kind::{CardKind, KindCounts};
use crate::rules::{BySeat, BySide, Meld, Rules, Seat, Side, State};

/// The cards of every place, hidden ones included, as far as luck depends on them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holdings {
    /// The rules of the hand.
    pub rules: Rules,
    /// The totals before the hand.
    pub scores: BySide<i32>,
    /// The hand of each seat.
    pub hands: BySeat<KindCounts>,
    /// The naturals of the melds of each side, by rank.
    pub naturals: BySide<KindCounts>,
    /// The wilds of the melds of each side, by the rank of the meld.
    pub wilds: BySide<KindCounts>,
    /// The number of red threes of each side.
    pub red_threes: BySide<usize>,
    /// The pile, with cards that lie face down.
    pub pile: KindCounts,
    /// The cards that are still to come, from the stock or from the deck.
    pub stock: KindCounts,
}

impl Holdings {
    /// Before a deal: all cards are still to come.
    #[must_use]
    pub fn before_deal(rules: &Rules, scores: BySide<i32>) -> Holdings {
        let sides = rules.sides().scores();
        Holdings {
            rules: *rules,
            scores: BySide::from_fn(sides, |side| scores[side]),
            hands: BySeat::new(rules.players.count()),
            naturals: BySide::new(sides),
            wilds: BySide::new(sides),
            red_threes: BySide::new(sides),
            pile: KindCounts::default(),
            stock: KindCounts::of_set(rules.cards()),
        }
    }

    /// The cards of a state.
    #[must_use]
    pub fn of(state: &State) -> Holdings {
        let mut holdings = Holdings::before_deal(state.rules(), state.scores());
        for seat in state.rules().players.seats() {
            holdings.hands[seat] = KindCounts::of_set(state.hand(seat));
        }
        for side in state.sides().iter() {
            let melds = state.melds(side);
            holdings.naturals[side] = KindCounts::of_counts(melds.natural_counts());
            holdings.wilds[side] = KindCounts::of_counts(melds.wild_counts());
            holdings.red_threes[side] = state.red_threes(side).len();
        }
        holdings.pile = state.face_down().iter().chain(state.pile()).map(|&card| CardKind::of(card)).collect();
        holdings.stock = state.stock().iter().map(|&card| CardKind::of(card)).collect();
        holdings
    }

    /// Moves a card from the stock to a hand, or to the red threes of its side.
    pub fn give(&mut self, seat: Seat, kind: CardKind) {
        self.stock.remove(kind);
        if kind == CardKind::RED_THREE {
            self.red_threes[self.rules.sides().of(seat)] += 1;
        } else {
            self.hands[seat].add(kind);
        }
    }

    /// Moves a card from the stock to the pile.
    pub fn turn_up(&mut self, kind: CardKind) {
        self.stock.remove(kind);
        self.pile.add(kind);
    }

    /// The cards of a rank in the partner's hand; 0 without one.
    #[must_use]
    pub fn partner_holds(&self, seat: Seat, kind: CardKind) -> usize {
        self.rules.sides().partner(seat).map_or(0, |partner| self.hands[partner].get(kind))
    }

    /// The cards of a kind in the hands of a side.
    #[must_use]
    pub fn side_holds(&self, side: Side, kind: CardKind) -> usize {
        self.rules.sides().seats_of(side).map(|seat| self.hands[seat].get(kind)).sum()
    }

    /// The cards of a side's meld of a rank.
    #[must_use]
    pub fn melded(&self, side: Side, kind: CardKind) -> usize {
        self.naturals[side].get(kind) + self.wilds[side].get(kind)
    }

    /// The number of canastas of a side.
    #[must_use]
    pub fn canastas(&self, side: Side) -> usize {
        CardKind::all().filter(|&kind| self.melded(side, kind) >= Meld::CANASTA).count()
    }

    /// Whether a side has melded.
    #[must_use]
    pub fn has_melded(&self, side: Side) -> bool {
        self.naturals[side] != KindCounts::default()
    }

    /// Rounds until the stock is empty, if nobody takes the pile.
    #[must_use]
    pub fn rounds_left(&self) -> f64 {
        let round = self.rules.players.count() * usize::from(self.rules.draw_count);
        self.stock.total() as f64 / round as f64
    }
}
