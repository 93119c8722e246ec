//! What the person has done with the own cards before any of it is played: seen at once, and to be heard too.

use super::intent::{AdviceIntent, HandIntent};
use super::{Intent, Session};
use crate::rules::{Card, CardSet};

/// Something that was done while the game stayed as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEdit {
    /// These cards were set out for the opening.
    SetOut(CardSet),
    /// These cards, which were set out, were taken back.
    TakenBack(CardSet),
    /// These cards are selected, more of them than were pressed.
    Selected(CardSet),
    /// Nothing is selected any more.
    Unselected,
    /// A card lies at another place of the hand.
    Moved {
        /// The card.
        card: Card,
        /// Its place, from 1.
        place: usize,
        /// How many cards lie there.
        of: usize,
    },
    /// The others go on after a pause.
    GoesOn,
}

/// What a hand_edit is seen by: how it was before.
pub(super) struct Before {
    changes: u32,
    picked: CardSet,
    staged: CardSet,
    fan: Vec<u32>,
    paused: bool,
    /// The card that is to lie elsewhere.
    shifts: Option<u32>,
    /// Whether cards become selected, or no longer are, without a press on any.
    apart: bool,
}

impl Session {
    /// What the person has done last, if the game has not changed since, and the number of the hand_edit.
    #[must_use]
    pub fn hand_edit(&self) -> Option<(u32, HandEdit)> {
        self.hand_edit
            .filter(|(_, changes, _)| *changes == self.changes)
            .map(|(number, _, hand_edit)| (number, hand_edit))
    }

    /// How things are before what the person wants.
    pub(super) fn before(&self, intent: &Intent) -> Before {
        let picked = self.draft.picked();
        Before {
            changes: self.changes,
            picked,
            staged: self.draft.set_out().difference(picked),
            fan: self.fan(),
            paused: self.paused,
            shifts: match intent {
                Intent::Hand(HandIntent::Move(ids, _)) => match ids[..] {
                    [id] => Some(id),
                    _ => None,
                },
                _ => None,
            },
            apart: matches!(intent, Intent::Advice(AdviceIntent::Hint) | Intent::Hand(HandIntent::Deselect)),
        }
    }

    fn fan(&self) -> Vec<u32> {
        self.draft.fan().map(|slot| slot.id).collect()
    }

    /// Takes note of what was done, if it was a hand_edit.
    pub(super) fn note_deed(&mut self, before: &Before) {
        if before.changes == self.changes
            && let Some(hand_edit) = self.deed_since(before)
        {
            let number = self.hand_edit.map_or(0, |(number, ..)| number.wrapping_add(1));
            self.hand_edit = Some((number, self.changes, hand_edit));
            self.say_something_else();
        }
    }

    fn deed_since(&self, before: &Before) -> Option<HandEdit> {
        let picked = self.draft.picked();
        let staged = self.draft.set_out().difference(picked);
        if staged != before.staged {
            let more = staged.difference(before.staged);
            return Some(if more.is_empty() {
                HandEdit::TakenBack(before.staged.difference(staged))
            } else {
                HandEdit::SetOut(more)
            });
        }
        if picked != before.picked {
            // What becomes of a single card is heard of itself.
            let changed = picked.difference(before.picked).len() + before.picked.difference(picked).len();
            let alone = picked.len() == 1 || changed == 1;
            return match picked.len() {
                0 => (before.apart || before.picked.len() > 1).then_some(HandEdit::Unselected),
                _ => (before.apart || !alone).then_some(HandEdit::Selected(picked)),
            };
        }
        if self.paused != before.paused {
            return before.paused.then_some(HandEdit::GoesOn);
        }
        let fan = self.fan();
        let place = before.shifts.filter(|_| fan != before.fan).and_then(|id| fan.iter().position(|&one| one == id))?;
        let card = self.draft.fan().nth(place)?.card;
        Some(HandEdit::Moved { card, place: place + 1, of: fan.len() })
    }
}
