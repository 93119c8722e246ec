//! An edit of the own hand before any of it is played: seen at once, and announced too.

use super::draft::Draft;
use super::intent::{AdviceIntent, HandIntent, Intent};
use crate::rules::{Card, CardSet};

/// Something that the person did while the game stayed as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEdit {
    /// These cards were staged for the opening.
    Staged(CardSet),
    /// These cards, which were staged, were taken back.
    Unstaged(CardSet),
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
    /// The bots go on after a pause.
    Resumed,
}

/// The hand on the screen before an intent, for finding out what the intent changed.
pub(super) struct HandSnapshot {
    picked: CardSet,
    staged: CardSet,
    fan: Vec<u32>,
    /// The card that the intent moves, if it moves one alone.
    moved: Option<u32>,
    /// Whether the intent selects or lays back cards without a press on any.
    is_remote: bool,
}

fn staged(draft: &Draft) -> CardSet {
    draft.selected_or_staged().difference(draft.picked())
}

fn fan(draft: &Draft) -> Vec<u32> {
    draft.fan().map(|slot| slot.id).collect()
}

impl HandSnapshot {
    pub fn new(draft: &Draft, intent: &Intent) -> HandSnapshot {
        HandSnapshot {
            picked: draft.picked(),
            staged: staged(draft),
            fan: fan(draft),
            moved: match intent {
                Intent::Hand(HandIntent::Move(ids, _)) => match ids[..] {
                    [id] => Some(id),
                    _ => None,
                },
                _ => None,
            },
            is_remote: matches!(intent, Intent::Advice(AdviceIntent::Hint) | Intent::Hand(HandIntent::Deselect)),
        }
    }

    /// Whether the same cards are selected and staged now.
    pub fn has_same_selection(&self, draft: &Draft) -> bool {
        draft.picked() == self.picked && staged(draft) == self.staged
    }

    /// What was done since, if it is to be announced.
    pub fn edit_since(&self, draft: &Draft) -> Option<HandEdit> {
        let (picked, staged) = (draft.picked(), staged(draft));
        if staged != self.staged {
            let more = staged.difference(self.staged);
            return Some(if more.is_empty() {
                HandEdit::Unstaged(self.staged.difference(staged))
            } else {
                HandEdit::Staged(more)
            });
        }
        if picked != self.picked {
            // The change of a single card is announced by the card itself.
            let changed = picked.difference(self.picked).len() + self.picked.difference(picked).len();
            let is_single = picked.len() == 1 || changed == 1;
            return match picked.len() {
                0 => (self.is_remote || self.picked.len() > 1).then_some(HandEdit::Unselected),
                _ => (self.is_remote || !is_single).then_some(HandEdit::Selected(picked)),
            };
        }
        let fan = fan(draft);
        let place = self.moved.filter(|_| fan != self.fan).and_then(|id| fan.iter().position(|&one| one == id))?;
        let card = draft.fan().nth(place)?.card;
        Some(HandEdit::Moved { card, place: place + 1, of: fan.len() })
    }
}
