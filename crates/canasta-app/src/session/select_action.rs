//! Selecting the cards of an action in the own hand, to show a hint or to restore a selection after an undo.

use super::draft::Draft;
use canasta::rules::{Action, CardSet, Group};

/// Selects the cards of an action, and stages its groups where it has several.
pub(super) fn select_action(draft: &mut Draft, action: &Action) {
    let mut select = |groups: &[Group], last: CardSet| {
        draft.unstage(None);
        for group in groups {
            draft.pick(group.cards);
            draft.stage(*group);
        }
        draft.pick(last);
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
        let mut draft = Draft::default();
        draft.follow("Ks Kh Kd 9s 9h 9d 4c".parse().unwrap(), false);
        select_action(&mut draft, &"meld Ks Kh Kd + 9s 9h 9d".parse().unwrap());
        assert_eq!((draft.staged_len(), draft.picked()), (2, CardSet::EMPTY));
        select_action(&mut draft, &"discard 4c".parse().unwrap());
        assert_eq!((draft.staged_len(), draft.picked().to_string().as_str()), (0, "4c"));
    }
}
