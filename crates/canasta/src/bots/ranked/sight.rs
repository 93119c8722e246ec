//! What the policy looks at, computed once for each decision.

use super::places::Lying;
use super::table::Table;
use crate::bots::heuristic::PolicyParameters;
use crate::bots::heuristic::public_features::EndRisk;
use crate::bots::heuristic::weights;
use crate::rules::{Counts, Meld, Rank, Ranks, Rules};

/// The table as one seat sees it.
pub(super) struct Sight<'t> {
    pub table: &'t Table<'t>,
    pub rules: &'t Rules,
    pub parameters: &'t PolicyParameters,
    pub seat: usize,
    pub held: Counts,
    pub hand_len: usize,
    pub own: &'t Lying,
    pub opponents: &'t Lying,
    /// Cards in the own meld, and in the opponents' meld, of each rank.
    pub own_melds: Counts,
    pub opponent_melds: Counts,
    pub end_risk: EndRisk,
}

impl<'t> Sight<'t> {
    #[inline]
    pub fn new(table: &'t Table<'t>, seat: usize, parameters: &'t PolicyParameters) -> Sight<'t> {
        let side = Table::side_of(seat);
        let (own, opponents) = (table.lying(side), table.lying(side + 1));
        let (hand, opponent_melds) = (table.hand(seat), opponents.counts());
        Sight {
            table,
            rules: table.rules,
            parameters,
            seat,
            held: hand.counts,
            hand_len: hand.len,
            own,
            opponents,
            own_melds: own.counts(),
            opponent_melds,
            end_risk: end_risk(table, seat, opponent_melds),
        }
    }

    pub fn own_side(&self) -> usize {
        Table::side_of(self.seat)
    }

    pub fn count(&self, rank: Rank) -> usize {
        self.held.of(rank)
    }

    pub fn wild_count(&self) -> usize {
        self.count(Rank::Two) + self.count(Rank::Joker)
    }

    /// The number of canastas that the side lacks for going out.
    pub fn canastas_missing(&self) -> usize {
        usize::from(self.rules.canastas_to_go_out).saturating_sub(canastas(self.own_melds))
    }

    /// The number of wild cards that the own meld of a rank can still take, after `added` more naturals.
    pub fn wild_room(&self, rank: Rank, added: usize) -> usize {
        self.rules.most_wilds(self.own.naturals.of(rank) + added).saturating_sub(self.own.wilds.of(rank))
    }

    pub fn partner_hand_len(&self) -> usize {
        self.table.partner(self.seat).map_or(0, |partner| self.table.hand(partner).len)
    }

    /// The number of cards in the hands of the opponents.
    pub fn opponent_cards(&self) -> usize {
        let next = self.table.after(self.seat);
        self.table.hand(next).len + self.table.partner(next).map_or(0, |other| self.table.hand(other).len)
    }

    pub fn is_frozen(&self) -> bool {
        self.table.is_frozen_to(self.own_side())
    }

    /// Rounds until the stock is empty, if nobody takes the pile.
    pub fn rounds_left(&self) -> usize {
        self.table.stock.len() / self.table.round.max(1)
    }
}

/// The risk that the hand ends soon.
fn end_risk(table: &Table<'_>, seat: usize, opponent_melds: Counts) -> EndRisk {
    let by_stock = EndRisk::by_stock(table.stock.len(), table.round);
    let next = table.after(seat);
    let mut fewest = table.hand(next).len;
    if let Some(other) = table.partner(next) {
        fewest = fewest.min(table.hand(other).len);
    }
    if fewest >= weights::LOW_RISK_HAND {
        return by_stock;
    }
    let need = usize::from(table.rules.canastas_to_go_out);
    let near = opponent_melds.ranks(weights::NEAR_CANASTA).len();
    // Black threes are no canasta, but at most four of them lie there.
    let lacking = canastas(opponent_melds) < need;
    by_stock.max(EndRisk::by_hand(fewest, lacking, near >= need))
}

/// The number of canastas among melds of these sizes.
pub(super) fn canastas(melds: Counts) -> usize {
    melds.ranks(Meld::CANASTA).len()
}

/// The ranks of a set as an iterator from the lowest.
pub(super) fn each_rank(ranks: Ranks) -> impl Iterator<Item = Rank> {
    let mut bits = ranks.bits();
    std::iter::from_fn(move || {
        let rank = Rank::ALL.get(bits.trailing_zeros() as usize).copied()?;
        bits &= bits - 1;
        Some(rank)
    })
}
