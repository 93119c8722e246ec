//! The arrangement of the own hand: its order, the selected cards, and the groups staged for the opening.

use super::slot::{Place, Slot, order};
use crate::features::settings::choices::Sort;
use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{Card, CardSet, Group, MeldKind};

/// The hand as the person arranges it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    slots: Vec<Slot>,
    next_id: u32,
    own_order: bool,
    /// The ids of the cards in the own order, while the hand is sorted by rank.
    own_order_ids: Vec<u32>,
}

impl Draft {
    /// A hand without cards.
    pub const EMPTY: Draft = Draft { slots: Vec::new(), next_id: 0, own_order: false, own_order_ids: Vec::new() };

    /// The cards of the hand in order, staged ones included.
    #[must_use]
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The cards that lie in the fan.
    pub fn fan(&self) -> impl Iterator<Item = &Slot> + Clone {
        self.slots.iter().filter(|slot| !matches!(slot.place, Place::Staged(_)))
    }

    /// The selected cards.
    #[must_use]
    pub fn picked(&self) -> CardSet {
        self.at(Place::Picked)
    }

    /// The ids of the selected cards, in order.
    #[must_use]
    pub fn picked_ids(&self) -> Vec<u32> {
        self.slots.iter().filter(|slot| slot.place == Place::Picked).map(|slot| slot.id).collect()
    }

    /// The selected cards and those of the staged groups.
    #[must_use]
    pub fn selected_or_staged(&self) -> CardSet {
        self.slots.iter().filter(|slot| slot.place != Place::Hand).map(|slot| slot.card).collect()
    }

    fn at(&self, place: Place) -> CardSet {
        self.slots.iter().filter(|slot| slot.place == place).map(|slot| slot.card).collect()
    }

    /// The staged groups, in order.
    #[must_use]
    pub fn staged(&self) -> Vec<Group> {
        (0..self.staged_len()).map(|i| Group::of(self.at(Place::Staged(i)))).collect()
    }

    /// How many groups are staged.
    #[must_use]
    pub fn staged_len(&self) -> usize {
        let numbers = self.slots.iter().filter_map(|slot| match slot.place {
            Place::Staged(i) => Some(i + 1),
            Place::Hand | Place::Picked => None,
        });
        numbers.max().unwrap_or(0)
    }

    /// Makes the slots hold exactly this hand. Of equal cards, staged ones are removed first, then selected ones. New cards
    /// are marked fresh if `mark_fresh`.
    pub fn follow(&mut self, hand: CardSet, mark_fresh: bool) {
        let have: CardSet = self.slots.iter().map(|slot| slot.card).collect();
        for gone in have.difference(hand).iter() {
            let weight = |slot: &Slot| match slot.place {
                Place::Staged(_) => 2,
                Place::Picked => 1,
                Place::Hand => 0,
            };
            let of_card = self.slots.iter().enumerate().filter(|(_, slot)| slot.card == gone);
            if let Some((at, _)) = of_card.max_by_key(|(_, slot)| weight(slot)) {
                self.slots.remove(at);
            }
        }
        for card in hand.difference(have).iter() {
            let slot = Slot { id: self.next_id, card, fresh: mark_fresh, place: Place::Hand };
            self.next_id += 1;
            self.slots.push(slot);
        }
        if !self.own_order {
            insertion_sort_by_key(&mut self.slots, |slot| order(slot.card));
        }
        self.close_gaps();
    }

    /// Changes the sort order. In the own order cards keep their places, and new ones come last.
    pub fn sort(&mut self, sort: Sort) {
        let before = std::mem::replace(&mut self.own_order, sort == Sort::Own);
        if before && !self.own_order {
            self.own_order_ids = self.slots.iter().map(|slot| slot.id).collect();
        } else if !before && self.own_order {
            let own_order_ids = std::mem::take(&mut self.own_order_ids);
            // Cards that came since go to the end.
            let place = |slot: &Slot| own_order_ids.iter().position(|&id| id == slot.id).unwrap_or(own_order_ids.len());
            insertion_sort_by_key(&mut self.slots, place);
        }
        if !self.own_order {
            insertion_sort_by_key(&mut self.slots, |slot| order(slot.card));
        }
    }

    /// The cards in the own order, if there is one, even while the hand is sorted by rank.
    #[must_use]
    pub fn own_cards(&self) -> Option<Vec<Card>> {
        if self.own_order {
            return Some(self.slots.iter().map(|slot| slot.card).collect());
        }
        let card = |id: &u32| self.slots.iter().find(|slot| slot.id == *id).map(|slot| slot.card);
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
            if let Some(from) = self.slots.iter().position(|slot| slot.id == *id) {
                moving.push(self.slots.remove(from));
            }
        }
        let to = before.and_then(|before| self.slots.iter().position(|slot| slot.id == before));
        let to = to.unwrap_or(self.slots.len());
        self.slots.splice(to..to, moving);
    }

    /// Restores this order of the cards. Cards that are not listed go to the end.
    pub fn arrange(&mut self, cards: &[Card]) {
        let mut sorted = Vec::with_capacity(self.slots.len());
        for &card in cards {
            if let Some(at) = self.slots.iter().position(|slot| slot.card == card) {
                sorted.push(self.slots.remove(at));
            }
        }
        sorted.append(&mut self.slots);
        self.slots = sorted;
    }

    /// Marks no card as fresh any more.
    pub fn clear_fresh(&mut self) {
        self.slots.iter_mut().for_each(|slot| slot.fresh = false);
    }

    /// Selects one card alone. If it is the only card selected already, clears the selection.
    pub fn pick_one(&mut self, id: u32) {
        let only = self.slots.iter().all(|slot| (slot.place == Place::Picked) == (slot.id == id));
        self.unpick();
        if !only {
            self.toggle(id);
        }
    }

    /// Selects these cards of the fan only.
    pub fn pick(&mut self, mut cards: CardSet) {
        self.unpick();
        for slot in self.slots.iter_mut().filter(|slot| slot.place == Place::Hand) {
            if cards.remove(slot.card) {
                slot.place = Place::Picked;
            }
        }
    }

    /// Adds a card to the selection, or removes it.
    pub fn toggle(&mut self, id: u32) {
        if let Some(slot) = self.slots.iter_mut().find(|slot| slot.id == id) {
            slot.place = match slot.place {
                Place::Hand => Place::Picked,
                Place::Picked => Place::Hand,
                staged @ Place::Staged(_) => staged,
            };
        }
    }

    /// Selects or deselects every card of this card's rank, as this card is.
    pub fn spread_to_rank(&mut self, id: u32) {
        let Some(slot) = self.slots.iter().find(|slot| slot.id == id).copied() else { return };
        for other in self.slots.iter_mut().filter(|other| other.card.rank() == slot.card.rank()) {
            if !matches!(other.place, Place::Staged(_)) {
                other.place = slot.place;
            }
        }
    }

    /// Whether any card of this card's rank is selected.
    #[must_use]
    pub fn is_rank_picked(&self, id: u32) -> bool {
        let rank = self.slots.iter().find(|slot| slot.id == id).map(|slot| slot.card.rank());
        self.slots.iter().any(|slot| slot.place == Place::Picked && Some(slot.card.rank()) == rank)
    }

    /// Selects a card alone, unless it is selected already.
    pub fn grab(&mut self, id: u32) {
        if self.slots.iter().any(|slot| slot.id == id && slot.place == Place::Hand) {
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
        let rank = self.slots.iter().find(|slot| slot.id == id).map(|slot| slot.card.rank());
        let loose = |slot: &&Slot| !matches!(slot.place, Place::Staged(_));
        rank.is_some_and(|rank| {
            self.slots.iter().filter(loose).all(|slot| (slot.place == Place::Picked) == (slot.card.rank() == rank))
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
        self.slots.iter().any(|slot| slot.place != Place::Hand)
    }

    /// Clears the selection.
    pub fn unpick(&mut self) {
        self.slots.iter_mut().filter(|slot| slot.place == Place::Picked).for_each(|slot| slot.place = Place::Hand);
    }

    /// Moves the picked cards of a group into the staged group of its rank, or into a new one.
    pub fn stage(&mut self, group: Group) {
        // Sequences of a suit are laid apart.
        let kind = group.kind().filter(|kind| !matches!(kind, MeldKind::Sequence(_)));
        let same = |other: &Group| kind.is_some() && other.kind() == kind;
        let mut cards = group.cards;
        let group = self.staged().iter().position(same).unwrap_or(self.staged_len());
        for slot in self.slots.iter_mut().filter(|slot| slot.place == Place::Picked) {
            if cards.remove(slot.card) {
                slot.place = Place::Staged(group);
            }
        }
    }

    /// Unstages a group; `None` unstages all.
    pub fn unstage(&mut self, group: Option<usize>) {
        for slot in &mut self.slots {
            match slot.place {
                Place::Staged(i) if group.is_none_or(|group| group == i) => slot.place = Place::Hand,
                _ => {}
            }
        }
        self.close_gaps();
    }

    /// Numbers the staged groups without gaps.
    fn close_gaps(&mut self) {
        let mut used: Vec<usize> = self
            .slots
            .iter()
            .filter_map(|slot| match slot.place {
                Place::Staged(i) => Some(i),
                Place::Hand | Place::Picked => None,
            })
            .collect();
        insertion_sort_by_key(&mut used, |&staged| staged);
        used.dedup();
        for slot in &mut self.slots {
            if let Place::Staged(i) = &mut slot.place {
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
        let mut draft = Draft::default();
        draft.follow(set("Ks Ks Kh 9d 9c 2c"), false);
        let ids: Vec<u32> = draft.slots().iter().map(|slot| slot.id).collect();
        draft.select_only(&[ids[0], ids[3]]);
        assert_eq!(draft.picked(), set("Ks 9d"));
        draft.grab(ids[5]);
        draft.select_only(&[ids[0], ids[3], 999]);
        assert_eq!(draft.picked(), set("Ks 9d"));
        draft.pick_one(ids[0]);
        assert!(!draft.is_just_rank_of(ids[0]));
        draft.spread_to_rank(ids[0]);
        assert!(draft.is_just_rank_of(ids[2]) && !draft.is_just_rank_of(ids[3]));
        draft.toggle(ids[3]);
        assert!(!draft.is_just_rank_of(ids[2]));
    }

    #[test]
    fn picking_staging_and_taking_back() {
        let mut draft = Draft::default();
        draft.follow(set("Ks Ks Kh 9d 9c 2c"), false);
        let ids: Vec<u32> = draft.slots().iter().map(|slot| slot.id).collect();
        draft.pick_one(ids[0]);
        draft.pick_one(ids[1]);
        assert_eq!(draft.picked(), set("Ks"));
        draft.toggle(ids[0]);
        draft.toggle(ids[2]);
        assert_eq!(draft.picked(), set("Ks Ks Kh"));
        draft.stage(Group::of(draft.picked()));
        assert_eq!((draft.staged(), draft.fan().count()), (vec![Group::of(set("Ks Ks Kh"))], 3));
        draft.toggle(ids[3]);
        draft.toggle(ids[4]);
        draft.stage(Group::of(draft.picked()));
        // A wild for one of the groups joins it.
        draft.toggle(ids[5]);
        draft.stage(Group::onto(Rank::Nine, set("2c")));
        assert_eq!(draft.staged(), vec![Group::of(set("Ks Ks Kh")), Group::of(set("9d 9c 2c"))]);
        draft.unstage(Some(0));
        assert_eq!(draft.staged(), vec![Group::of(set("9d 9c 2c"))]);
        // A card that leaves the hand leaves a staged group first; a new one is fresh.
        draft.follow(set("Ks Ks Kh 9d 2c Jo"), true);
        assert_eq!(draft.staged(), vec![Group::of(set("9d 2c"))]);
        let fresh: Vec<Card> = draft.slots().iter().filter(|slot| slot.fresh).map(|slot| slot.card).collect();
        assert_eq!(fresh, [Card::JOKER]);
        draft.pick_one(ids[0]);
        draft.pick_one(ids[0]);
        assert_eq!(draft.picked(), CardSet::EMPTY);
        draft.pick_one(ids[0]);
        draft.spread_to_rank(ids[0]);
        assert_eq!(draft.picked(), set("Ks Ks Kh"));
    }

    #[test]
    fn the_own_order_is_kept() {
        let cards =
            |draft: &Draft| draft.slots().iter().map(|slot| slot.card.to_string()).collect::<Vec<_>>().join(" ");
        let mut draft = Draft::default();
        draft.follow(set("Ks 9d 4c"), false);
        draft.sort(Sort::Own);
        let ids: Vec<u32> = draft.slots().iter().map(|slot| slot.id).collect();
        draft.move_cards(&[ids[2]], Some(ids[0]));
        draft.follow(set("Ks 9d 4c Ah"), true);
        assert_eq!(cards(&draft), "4c Ks 9d Ah");
        draft.move_cards(&[ids[2]], None);
        assert_eq!(cards(&draft), "Ks 9d Ah 4c");
        draft.move_cards(&[ids[2], ids[1]], Some(ids[0]));
        assert_eq!(cards(&draft), "4c 9d Ks Ah");
        draft.move_cards(&[ids[1], ids[0]], Some(ids[0]));
        assert_eq!(cards(&draft), "4c 9d Ks Ah", "a card does not go before itself");
        draft.move_cards(&[ids[0], ids[1]], None);
        assert_eq!(cards(&draft), "4c Ah Ks 9d");
        draft.move_cards(&[ids[1], ids[2]], Some(ids[0]));
        assert_eq!(cards(&draft), "Ah 9d 4c Ks");
        draft.move_cards(&[ids[0], ids[2]], None);
        draft.move_cards(&[ids[1]], Some(ids[0]));
        assert_eq!(cards(&draft), "Ah 9d Ks 4c");
        let mut again = Draft::default();
        again.follow(set("Ks 9d 4c Ah"), false);
        again.arrange(&draft.slots().iter().map(|slot| slot.card).collect::<Vec<_>>());
        assert_eq!(cards(&again), cards(&draft));
        draft.sort(Sort::Rank);
        assert_eq!(cards(&draft), "Ah Ks 9d 4c");
        // The own order comes back, with cards drawn since at the end. Moving a card while sorted by rank starts a new one.
        draft.follow(set("Ks 9d 4c Ah Qd"), true);
        draft.sort(Sort::Own);
        assert_eq!(cards(&draft), "Ah 9d Ks 4c Qd");
        draft.sort(Sort::Rank);
        draft.use_own_order();
        assert_eq!(cards(&draft), "Ah Ks Qd 9d 4c");
    }
}
