//! What a person has selected and set out in the own hand, so that a reload keeps it.

use super::hand_layout::HandLayout;
use canasta::rules::{CardSet, Group, Seat};
use serde::{Deserialize, Serialize};

/// The selected cards of a hand, and the groups that are set out for the opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetOut {
    /// The index of the seat.
    seat: usize,
    #[serde(default)]
    selected: String,
    #[serde(default)]
    groups: Vec<String>,
}

impl SetOut {
    /// What is selected and set out in the hand of a seat, if anything is.
    pub(super) fn of(seat: Seat, layout: &HandLayout) -> Option<SetOut> {
        let groups = || layout.staged().iter().map(|group| group.cards.to_string()).collect();
        let set_out = || SetOut { seat: seat.index(), selected: layout.picked().to_string(), groups: groups() };
        layout.has_selection().then(set_out)
    }

    /// Whether it is of the hand of this seat.
    pub(super) const fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat.index()
    }

    /// Sets it out again. Without an opening before it no groups are set out. A hand that does not hold all of these cards stays as it is.
    pub(super) fn put(&self, layout: &mut HandLayout, can_open: bool) {
        let Some((selected, groups)) = self.cards() else { return };
        let hand: CardSet = layout.cards().iter().map(|held| held.card).collect();
        let all = groups.iter().try_fold(selected, |all, &group| all.checked_add(group));
        if !all.is_some_and(|all| hand.contains_all(all)) {
            return;
        }
        for cards in groups.into_iter().filter(|_| can_open) {
            let group = Group::of(cards);
            if group.kind().is_some() {
                layout.pick(cards);
                layout.stage(group);
            }
        }
        layout.pick(selected);
    }

    fn cards(&self) -> Option<(CardSet, Vec<CardSet>)> {
        let groups = self.groups.iter().map(|group| group.parse().ok()).collect::<Option<_>>()?;
        Some((self.selected.parse().ok()?, groups))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_the_hand_is_set_out_again() {
        let hand = |cards: &str| {
            let mut layout = HandLayout::default();
            layout.follow(cards.parse().unwrap(), false);
            layout
        };
        let held = "Ks Kh Kd 9s 9h 9d 4c";
        let mut layout = hand(held);
        assert_eq!(SetOut::of(Seat::FIRST, &layout), None);
        layout.pick("Ks Kh Kd".parse().unwrap());
        layout.stage(Group::of(layout.picked()));
        layout.pick("9s 4c".parse().unwrap());
        let set_out = SetOut::of(Seat::FIRST, &layout).unwrap();
        let mut again = hand(held);
        set_out.put(&mut again, true);
        assert_eq!((again.staged(), again.picked()), (layout.staged(), layout.picked()));
        let mut opened = hand(held);
        set_out.put(&mut opened, false);
        assert_eq!((opened.staged_len(), opened.picked()), (0, layout.picked()));
        let mut other = hand("Ks Kh 9s 9h 9d 4c");
        set_out.put(&mut other, true);
        assert!(!other.has_selection(), "the third king is gone");
        for bad in [r#"{"seat":0,"selected":"Zz"}"#, r#"{"seat":0,"groups":["Ks Ks Ks Ks"]}"#] {
            let mut layout = hand(held);
            serde_json::from_str::<SetOut>(bad).unwrap().put(&mut layout, true);
            assert!(!layout.has_selection(), "{bad}");
        }
    }
}
