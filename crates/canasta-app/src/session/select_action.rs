//! Selecting the cards of an action in the own hand, to show a hint or to restore a selection after an undo.

use super::hand_layout::HandLayout;
use canasta::rules::{Action, CardSet, Group};

/// Selects the cards of an action, and stages its groups where it has several.
pub(crate) fn select_action(layout: &mut HandLayout, action: &Action) {
    let mut select = |groups: &[Group], last: CardSet| {
        layout.unstage(None);
        for group in groups {
            layout.pick(group.cards);
            layout.stage(*group);
        }
        layout.pick(last);
    };
    match action {
        Action::Discard(card) => select(&[], (*card).into()),
        Action::Take { with, groups } => select(groups, with.cards),
        Action::Meld(groups) => match groups.as_slice() {
            [one] => select(&[], one.cards),
            several => select(several, CardSet::EMPTY),
        },
        Action::Draw | Action::Keep | Action::Ask | Action::Answer(_) | Action::Special(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_an_action_are_selected_or_staged() {
        let mut layout = HandLayout::default();
        layout.follow("Ks Kh Kd 9s 9h 9d 4c".parse().unwrap(), false);
        select_action(&mut layout, &"meld Ks Kh Kd + 9s 9h 9d".parse().unwrap());
        assert_eq!((layout.staged_len(), layout.picked()), (2, CardSet::EMPTY));
        select_action(&mut layout, &"discard 4c".parse().unwrap());
        assert_eq!((layout.staged_len(), layout.picked().to_string().as_str()), (0, "4c"));
    }
}
