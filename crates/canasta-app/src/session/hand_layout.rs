//! The arrangement of the own hand: its order, the selected cards, and the groups staged for the opening.

use super::hand_card::{HandCard, HandCardPlace, order};
use crate::features::settings::Sort;
use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{Card, CardSet, Group, MeldKind};

/// The hand as the person arranges it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandLayout {
    cards: Vec<HandCard>,
    next_id: u32,
    own_order: bool,
    /// The ids of the cards in the own order, while the hand is sorted by rank.
    own_order_ids: Vec<u32>,
}

impl HandLayout {
    /// A hand without cards.
    pub const EMPTY: HandLayout =
        HandLayout { cards: Vec::new(), next_id: 0, own_order: false, own_order_ids: Vec::new() };

    /// The cards of the hand in order, staged ones included.
    #[must_use]
    pub fn cards(&self) -> &[HandCard] {
        &self.cards
    }

    /// The cards that lie in the fan.
    pub fn fan(&self) -> impl Iterator<Item = &HandCard> + Clone {
        self.cards.iter().filter(|held| !matches!(held.place, HandCardPlace::Staged(_)))
    }

    /// The selected cards.
    #[must_use]
    pub fn picked(&self) -> CardSet {
        self.at(HandCardPlace::Picked)
    }

    /// The ids of the selected cards, in order.
    #[must_use]
    pub fn picked_ids(&self) -> Vec<u32> {
        self.cards.iter().filter(|held| held.place == HandCardPlace::Picked).map(|held| held.id).collect()
    }

    /// The selected cards and those of the staged groups.
    #[must_use]
    pub fn selected_or_staged(&self) -> CardSet {
        self.cards.iter().filter(|held| held.place != HandCardPlace::Hand).map(|held| held.card).collect()
    }

    fn at(&self, place: HandCardPlace) -> CardSet {
        self.cards.iter().filter(|held| held.place == place).map(|held| held.card).collect()
    }

    /// The staged groups, in order.
    #[must_use]
    pub fn staged(&self) -> Vec<Group> {
        (0..self.staged_len()).map(|i| Group::of(self.at(HandCardPlace::Staged(i)))).collect()
    }

    /// How many groups are staged.
    #[must_use]
    pub fn staged_len(&self) -> usize {
        let numbers = self.cards.iter().filter_map(|held| match held.place {
            HandCardPlace::Staged(i) => Some(i + 1),
            HandCardPlace::Hand | HandCardPlace::Picked => None,
        });
        numbers.max().unwrap_or(0)
    }

    /// Makes the cards exactly those of this hand. Of equal cards, staged ones are removed first, then selected ones. New cards
    /// are marked fresh if `mark_fresh`.
    pub fn follow(&mut self, hand: CardSet, mark_fresh: bool) {
        let have: CardSet = self.cards.iter().map(|held| held.card).collect();
        for gone in have.difference(hand).iter() {
            let weight = |held: &HandCard| match held.place {
                HandCardPlace::Staged(_) => 2,
                HandCardPlace::Picked => 1,
                HandCardPlace::Hand => 0,
            };
            let of_card = self.cards.iter().enumerate().filter(|(_, held)| held.card == gone);
            if let Some((at, _)) = of_card.max_by_key(|(_, held)| weight(held)) {
                self.cards.remove(at);
            }
        }
        for card in hand.difference(have).iter() {
            let held = HandCard { id: self.next_id, card, fresh: mark_fresh, place: HandCardPlace::Hand };
            self.next_id += 1;
            self.cards.push(held);
        }
        if !self.own_order {
            insertion_sort_by_key(&mut self.cards, |held| order(held.card));
        }
        self.close_gaps();
    }

    /// Changes the sort order. In the own order cards keep their places, and new ones come last.
    pub fn sort(&mut self, sort: Sort) {
        let before = std::mem::replace(&mut self.own_order, sort == Sort::Own);
        if before && !self.own_order {
            self.own_order_ids = self.cards.iter().map(|held| held.id).collect();
        } else if !before && self.own_order {
            let own_order_ids = std::mem::take(&mut self.own_order_ids);
            // Cards that came since go to the end.
            let place =
                |held: &HandCard| own_order_ids.iter().position(|&id| id == held.id).unwrap_or(own_order_ids.len());
            insertion_sort_by_key(&mut self.cards, place);
        }
        if !self.own_order {
            insertion_sort_by_key(&mut self.cards, |held| order(held.card));
        }
    }

    /// The cards in the own order, if there is one, even while the hand is sorted by rank.
    #[must_use]
    pub fn own_cards(&self) -> Option<Vec<Card>> {
        if self.own_order {
            return Some(self.cards.iter().map(|held| held.card).collect());
        }
        let card = |id: &u32| self.cards.iter().find(|held| held.id == *id).map(|held| held.card);
        (!self.own_order_ids.is_empty()).then(|| self.own_order_ids.iter().filter_map(card).collect())
    }

    /// Takes the present order as the own order.
    pub fn use_own_order(&mut self) {
        self.own_order_ids.clear();
        self.own_order = true;
    }

    /// Moves cards, in this order, before another, or to the end.
    pub fn move_cards(&mut self, ids: &[u32], before: Option<u32>) {
        if before.is_some_and(|before| ids.contains(&before)) {
            return;
        }
        let mut moving = Vec::with_capacity(ids.len());
        for id in ids {
            if let Some(from) = self.cards.iter().position(|held| held.id == *id) {
                moving.push(self.cards.remove(from));
            }
        }
        let to = before.and_then(|before| self.cards.iter().position(|held| held.id == before));
        let to = to.unwrap_or(self.cards.len());
        self.cards.splice(to..to, moving);
    }

    /// Restores this order of the cards. Cards that are not listed go to the end.
    pub fn arrange(&mut self, cards: &[Card]) {
        let mut sorted = Vec::with_capacity(self.cards.len());
        for &card in cards {
            if let Some(at) = self.cards.iter().position(|held| held.card == card) {
                sorted.push(self.cards.remove(at));
            }
        }
        sorted.append(&mut self.cards);
        self.cards = sorted;
    }

    /// Marks no card as fresh any more.
    pub fn clear_fresh(&mut self) {
        self.cards.iter_mut().for_each(|held| held.fresh = false);
    }

    /// Selects one card alone. If it is the only card selected already, clears the selection.
    pub fn pick_one(&mut self, id: u32) {
        let only = self.cards.iter().all(|held| (held.place == HandCardPlace::Picked) == (held.id == id));
        self.unpick();
        if !only {
            self.toggle(id);
        }
    }

    /// Selects these cards of the fan only.
    pub fn pick(&mut self, mut cards: CardSet) {
        self.unpick();
        for held in self.cards.iter_mut().filter(|held| held.place == HandCardPlace::Hand) {
            if cards.remove(held.card) {
                held.place = HandCardPlace::Picked;
            }
        }
    }

    /// Adds a card to the selection, or removes it.
    pub fn toggle(&mut self, id: u32) {
        if let Some(held) = self.cards.iter_mut().find(|held| held.id == id) {
            held.place = match held.place {
                HandCardPlace::Hand => HandCardPlace::Picked,
                HandCardPlace::Picked => HandCardPlace::Hand,
                staged @ HandCardPlace::Staged(_) => staged,
            };
        }
    }

    /// Selects or deselects every card of this card's rank, as this card is.
    pub fn spread_to_rank(&mut self, id: u32) {
        let Some(held) = self.cards.iter().find(|held| held.id == id).copied() else { return };
        for other in self.cards.iter_mut().filter(|other| other.card.rank() == held.card.rank()) {
            if !matches!(other.place, HandCardPlace::Staged(_)) {
                other.place = held.place;
            }
        }
    }

    /// Whether any card of this card's rank is selected.
    #[must_use]
    pub fn is_rank_picked(&self, id: u32) -> bool {
        let rank = self.cards.iter().find(|held| held.id == id).map(|held| held.card.rank());
        self.cards.iter().any(|held| held.place == HandCardPlace::Picked && Some(held.card.rank()) == rank)
    }

    /// Selects a card alone, unless it is selected already.
    pub fn grab(&mut self, id: u32) {
        if self.cards.iter().any(|held| held.id == id && held.place == HandCardPlace::Hand) {
            self.pick_one(id);
        }
    }

    /// Selects the cards with these ids in the fan, and no others.
    pub fn select_only(&mut self, ids: &[u32]) {
        self.unpick();
        ids.iter().for_each(|&id| self.toggle(id));
    }

    /// Whether the selection is exactly the cards of this card's rank.
    #[must_use]
    pub fn is_just_rank_of(&self, id: u32) -> bool {
        let rank = self.cards.iter().find(|held| held.id == id).map(|held| held.card.rank());
        let loose = |held: &&HandCard| !matches!(held.place, HandCardPlace::Staged(_));
        rank.is_some_and(|rank| {
            self.cards
                .iter()
                .filter(loose)
                .all(|held| (held.place == HandCardPlace::Picked) == (held.card.rank() == rank))
        })
    }

    /// Unstages all groups, and clears the selection.
    pub fn clear_selection(&mut self) {
        self.unstage(None);
        self.unpick();
    }

    /// Whether a card is selected or staged.
    #[must_use]
    pub fn has_selection(&self) -> bool {
        self.cards.iter().any(|held| held.place != HandCardPlace::Hand)
    }

    /// Clears the selection.
    pub fn unpick(&mut self) {
        self.cards
            .iter_mut()
            .filter(|held| held.place == HandCardPlace::Picked)
            .for_each(|held| held.place = HandCardPlace::Hand);
    }

    /// Moves the picked cards of a group into the staged group of its rank, or into a new one.
    pub fn stage(&mut self, group: Group) {
        // Sequences of a suit are laid apart.
        let kind = group.kind().filter(|kind| !matches!(kind, MeldKind::Sequence(_)));
        let same = |other: &Group| kind.is_some() && other.kind() == kind;
        let mut cards = group.cards;
        let group = self.staged().iter().position(same).unwrap_or(self.staged_len());
        for held in self.cards.iter_mut().filter(|held| held.place == HandCardPlace::Picked) {
            if cards.remove(held.card) {
                held.place = HandCardPlace::Staged(group);
            }
        }
    }

    /// Unstages a group; `None` unstages all.
    pub fn unstage(&mut self, group: Option<usize>) {
        for held in &mut self.cards {
            match held.place {
                HandCardPlace::Staged(i) if group.is_none_or(|group| group == i) => held.place = HandCardPlace::Hand,
                _ => {}
            }
        }
        self.close_gaps();
    }

    /// Numbers the staged groups without gaps.
    fn close_gaps(&mut self) {
        let mut used: Vec<usize> = self
            .cards
            .iter()
            .filter_map(|held| match held.place {
                HandCardPlace::Staged(i) => Some(i),
                HandCardPlace::Hand | HandCardPlace::Picked => None,
            })
            .collect();
        insertion_sort_by_key(&mut used, |&staged| staged);
        used.dedup();
        for held in &mut self.cards {
            if let HandCardPlace::Staged(i) = &mut held.place {
                *i = used.iter().position(|old| old == i).unwrap_or(*i);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Rank;

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn a_selection_is_restored_and_a_whole_rank_is_recognized() {
        let mut layout = HandLayout::default();
        layout.follow(set("Ks Ks Kh 9d 9c 2c"), false);
        let ids: Vec<u32> = layout.cards().iter().map(|held| held.id).collect();
        layout.select_only(&[ids[0], ids[3]]);
        assert_eq!(layout.picked(), set("Ks 9d"));
        layout.grab(ids[5]);
        layout.select_only(&[ids[0], ids[3], 999]);
        assert_eq!(layout.picked(), set("Ks 9d"));
        layout.pick_one(ids[0]);
        assert!(!layout.is_just_rank_of(ids[0]));
        layout.spread_to_rank(ids[0]);
        assert!(layout.is_just_rank_of(ids[2]) && !layout.is_just_rank_of(ids[3]));
        layout.toggle(ids[3]);
        assert!(!layout.is_just_rank_of(ids[2]));
    }

    #[test]
    fn picking_staging_and_taking_back() {
        let mut layout = HandLayout::default();
        layout.follow(set("Ks Ks Kh 9d 9c 2c"), false);
        let ids: Vec<u32> = layout.cards().iter().map(|held| held.id).collect();
        layout.pick_one(ids[0]);
        layout.pick_one(ids[1]);
        assert_eq!(layout.picked(), set("Ks"));
        layout.toggle(ids[0]);
        layout.toggle(ids[2]);
        assert_eq!(layout.picked(), set("Ks Ks Kh"));
        layout.stage(Group::of(layout.picked()));
        assert_eq!((layout.staged(), layout.fan().count()), (vec![Group::of(set("Ks Ks Kh"))], 3));
        layout.toggle(ids[3]);
        layout.toggle(ids[4]);
        layout.stage(Group::of(layout.picked()));
        // A wild for one of the groups joins it.
        layout.toggle(ids[5]);
        layout.stage(Group::onto(Rank::Nine, set("2c")));
        assert_eq!(layout.staged(), vec![Group::of(set("Ks Ks Kh")), Group::of(set("9d 9c 2c"))]);
        layout.unstage(Some(0));
        assert_eq!(layout.staged(), vec![Group::of(set("9d 9c 2c"))]);
        // A card that leaves the hand leaves a staged group first; a new one is fresh.
        layout.follow(set("Ks Ks Kh 9d 2c Jo"), true);
        assert_eq!(layout.staged(), vec![Group::of(set("9d 2c"))]);
        let fresh: Vec<Card> = layout.cards().iter().filter(|held| held.fresh).map(|held| held.card).collect();
        assert_eq!(fresh, [Card::JOKER]);
        layout.pick_one(ids[0]);
        layout.pick_one(ids[0]);
        assert_eq!(layout.picked(), CardSet::EMPTY);
        layout.pick_one(ids[0]);
        layout.spread_to_rank(ids[0]);
        assert_eq!(layout.picked(), set("Ks Ks Kh"));
    }

    #[test]
    fn the_own_order_is_kept() {
        let cards =
            |layout: &HandLayout| layout.cards().iter().map(|held| held.card.to_string()).collect::<Vec<_>>().join(" ");
        let mut layout = HandLayout::default();
        layout.follow(set("Ks 9d 4c"), false);
        layout.sort(Sort::Own);
        let ids: Vec<u32> = layout.cards().iter().map(|held| held.id).collect();
        layout.move_cards(&[ids[2]], Some(ids[0]));
        layout.follow(set("Ks 9d 4c Ah"), true);
        assert_eq!(cards(&layout), "4c Ks 9d Ah");
        layout.move_cards(&[ids[2]], None);
        assert_eq!(cards(&layout), "Ks 9d Ah 4c");
        layout.move_cards(&[ids[2], ids[1]], Some(ids[0]));
        assert_eq!(cards(&layout), "4c 9d Ks Ah");
        layout.move_cards(&[ids[1], ids[0]], Some(ids[0]));
        assert_eq!(cards(&layout), "4c 9d Ks Ah", "a card does not go before itself");
        layout.move_cards(&[ids[0], ids[1]], None);
        assert_eq!(cards(&layout), "4c Ah Ks 9d");
        layout.move_cards(&[ids[1], ids[2]], Some(ids[0]));
        assert_eq!(cards(&layout), "Ah 9d 4c Ks");
        layout.move_cards(&[ids[0], ids[2]], None);
        layout.move_cards(&[ids[1]], Some(ids[0]));
        assert_eq!(cards(&layout), "Ah 9d Ks 4c");
        let mut again = HandLayout::default();
        again.follow(set("Ks 9d 4c Ah"), false);
        again.arrange(&layout.cards().iter().map(|held| held.card).collect::<Vec<_>>());
        assert_eq!(cards(&again), cards(&layout));
        layout.sort(Sort::Rank);
        assert_eq!(cards(&layout), "Ah Ks 9d 4c");
        // The own order comes back, with cards drawn since at the end. Moving a card while sorted by rank starts a new one.
        layout.follow(set("Ks 9d 4c Ah Qd"), true);
        layout.sort(Sort::Own);
        assert_eq!(cards(&layout), "Ah 9d Ks 4c Qd");
        layout.sort(Sort::Rank);
        layout.use_own_order();
        assert_eq!(cards(&layout), "Ah Ks Qd 9d 4c");
    }
}
