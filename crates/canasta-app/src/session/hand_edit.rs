//! Edits of the own hand that are not actions of the game, for announcements.

use super::hand_layout::HandLayout;
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

fn staged(layout: &HandLayout) -> CardSet {
    layout.selected_or_staged().difference(layout.picked())
}

fn fan(layout: &HandLayout) -> Vec<u32> {
    layout.fan().map(|held| held.id).collect()
}

impl HandSnapshot {
    pub fn new(layout: &HandLayout, intent: &Intent) -> HandSnapshot {
        HandSnapshot {
            picked: layout.picked(),
            staged: staged(layout),
            fan: fan(layout),
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
    pub fn has_same_selection(&self, layout: &HandLayout) -> bool {
        layout.picked() == self.picked && staged(layout) == self.staged
    }

    /// The edit since the snapshot, if it is to be announced.
    pub fn edit_since(&self, layout: &HandLayout) -> Option<HandEdit> {
        let (picked, staged) = (layout.picked(), staged(layout));
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
        let fan = fan(layout);
        let place = self.moved.filter(|_| fan != self.fan).and_then(|id| fan.iter().position(|&one| one == id))?;
        let card = layout.fan().nth(place)?.card;
        Some(HandEdit::Moved { card, place: place + 1, of: fan.len() })
    }
}
