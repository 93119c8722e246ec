//! Edits of the own hand that are not actions of the game, for announcements.

use super::draft::Draft;
use super::intent::{AdviceIntent, HandIntent, Intent};
use canasta::rules::{Card, CardSet};

/// A change that the person made without changing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEdit {
    /// These cards were staged for the opening.
    Staged(CardSet),
    /// These cards are no longer staged.
    Unstaged(CardSet),
    /// More cards are selected than the one pressed.
    Selected(CardSet),
    /// The selection was cleared.
    Unselected,
    /// A card was moved within the hand.
    Moved {
        /// The card.
        card: Card,
        /// Its position, from 1.
        place: usize,
        /// The number of cards in the fan.
        of: usize,
    },
    /// The pause of the bots has ended.
    Resumed,
}

/// The hand on the screen before an intent, to find the change that the intent made.
pub(super) struct HandSnapshot {
    picked: CardSet,
    staged: CardSet,
    fan: Vec<u32>,
    /// The id of the card that the intent moves, if it moves a single card.
    moved: Option<u32>,
    /// Whether the intent changes the selection without a press on a card.
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
                Intent::Hand(HandIntent::Move(to)) => match to.cards[..] {
                    [id] => Some(id),
                    _ => None,
                },
                _ => None,
            },
            is_remote: matches!(intent, Intent::Advice(AdviceIntent::Hint) | Intent::Hand(HandIntent::Deselect)),
        }
    }

    /// Whether the same cards are still selected and staged.
    pub fn has_same_selection(&self, draft: &Draft) -> bool {
        draft.picked() == self.picked && staged(draft) == self.staged
    }

    /// The edit since the snapshot, if it is to be announced.
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
