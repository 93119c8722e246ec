//! Undo: free as long as no hidden card was seen, unlimited in practice.

use super::{Table, Viewer};
use crate::rules::{Action, Entry, HandRecord, Seat};
use crate::session::choices::Sort;
use crate::session::select_action::select_action;
use crate::session::settings::Settings;

/// The actions that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Nothing.
    Nothing,
    /// This number of own actions, after which no hidden card was seen.
    Free(usize),
    /// The last own action and all later actions of others; in practice only.
    Practice,
}

/// The indices of the last own actions, last first, that revealed no hidden card. A draw from the stock or an action of
/// another player ends the list.
fn free(hand: &HandRecord, me: Seat) -> Vec<usize> {
    let mut places = Vec::new();
    for (at, entry) in hand.entries.iter().enumerate().rev() {
        match entry {
            Entry::Practice => {}
            Entry::Action(seat, action) if *seat == me && *action != Action::Draw => places.push(at),
            Entry::Action(..) => break,
        }
    }
    places
}

/// The index of the first action of the own last turn.
fn last_turn(hand: &HandRecord, me: Seat) -> Option<usize> {
    let mut first = None;
    for (at, entry) in hand.entries.iter().enumerate().rev() {
        match entry {
            Entry::Action(seat, Action::Draw | Action::Take { .. }) if *seat == me => return Some(at),
            Entry::Action(seat, _) if *seat == me => first = Some(at),
            // The partner's answer belongs to the turn.
            Entry::Practice | Entry::Action(_, Action::Answer(_)) => {}
            Entry::Action(..) if first.is_none() => {}
            Entry::Action(..) => break,
        }
    }
    first
}

impl Table {
    /// The actions that can be undone now.
    pub fn can_undo(&self, settings: &Settings) -> Undo {
        let Some(hand) = self.last_hand() else { return Undo::Nothing };
        if self.draft().staged_len() > 0 {
            return Undo::Free(1);
        }
        let free = if hand.end.is_some() { 0 } else { free(hand, self.me()).len() };
        match free {
            1.. => Undo::Free(free),
            // Actions of others are not undone behind the curtain.
            0 if settings.practice && self.has_acted() && self.curtain().is_none() => Undo::Practice,
            0 => Undo::Nothing,
        }
    }

    /// Whether the person has acted in this hand.
    pub fn has_acted(&self) -> bool {
        self.last_hand().is_some_and(|hand| hand.actions().any(|(seat, _)| seat == self.me()))
    }

    /// The number of the last own action that can be undone freely.
    pub fn last_free_action(&self) -> Option<usize> {
        free(self.last_hand()?, self.me()).into_iter().next()
    }

    /// The number of the first own action that can be undone freely.
    pub fn first_free_action(&self) -> Option<usize> {
        free(self.last_hand()?, self.me()).into_iter().last()
    }

    /// The number of the last own action.
    pub fn last_own_action(&self) -> Option<usize> {
        let own = |entry: &Entry| matches!(entry, Entry::Action(seat, _) if *seat == self.me());
        self.last_hand()?.entries.iter().rposition(own)
    }

    /// The number of the first action of the own last turn.
    pub fn first_of_last_turn(&self) -> Option<usize> {
        last_turn(self.last_hand()?, self.me())
    }

    /// The own last action.
    pub fn own_last_action(&self) -> Option<&Action> {
        self.last_hand()?.actions().filter(|(seat, _)| *seat == self.me()).last().map(|(_, action)| action)
    }

    /// Marks the game as practice, in which actions of others are undone too.
    pub fn mark_as_practice(&mut self) {
        self.game.mark_practice();
    }

    /// Truncates the record to this number of entries of the hand.
    pub fn cut_back(&mut self, entries: usize, sort: Sort) {
        self.game = self.game.truncated(entries);
        self.hand_events = self.read_events();
        self.hand.set_after_undo(true);
        self.log.clear();
        let me = self.me();
        if self.curtain().is_some() {
            // The curtain hides the hand of the person who acted, since the next person may hold the device already.
            self.viewer = Viewer::Curtain { last: me, awaited: me };
            return;
        }
        // Remaining cards keep their slots and order, so that only returning cards move on the screen.
        let cards = self.game.state().map(|state| state.hand(me));
        let draft = self.hand.draft_mut();
        draft.clear_selection();
        draft.clear_fresh();
        if let Some(cards) = cards {
            draft.follow(cards, false);
        }
        draft.sort(sort);
    }

    /// Restores the staged groups of an opening that was undone, so that the person need not collect them again.
    pub fn stage_again(&mut self, undone: &Action) {
        let is_work = match undone {
            Action::Meld(groups) => groups.len() > 1,
            Action::Take { groups, .. } => !groups.is_empty(),
            _ => false,
        };
        let is_open = self.observation().is_none_or(|seen| !seen.melds(seen.side()).is_empty());
        if is_work && !is_open {
            select_action(self.draft_mut(), undone);
        }
    }
}
