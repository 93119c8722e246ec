//! Taking back: to the last moment at which nothing hidden had been seen; in practice without limit.

use super::{Table, Viewer};
use crate::rules::{Action, Entry, HandRecord, Seat};
use crate::session::choices::Sort;
use crate::session::select_action::select_action;
use crate::session::settings::Settings;

/// What can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Nothing.
    Nothing,
    /// So many own actions, after which nothing hidden was seen.
    Free(usize),
    /// The own last action and all that others did since: practice only.
    Practice,
}

/// The places of the own last actions, last first, up to the last at which something hidden was seen: a draw from the
/// stock, or what another player did.
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

/// The place of the first action of the own last turn.
fn last_turn(hand: &HandRecord, me: Seat) -> Option<usize> {
    let mut first = None;
    for (at, entry) in hand.entries.iter().enumerate().rev() {
        match entry {
            Entry::Action(seat, Action::Draw | Action::Take { .. }) if *seat == me => return Some(at),
            Entry::Action(seat, _) if *seat == me => first = Some(at),
            // The partner answers within the turn.
            Entry::Practice | Entry::Action(_, Action::Answer(_)) => {}
            Entry::Action(..) if first.is_none() => {}
            Entry::Action(..) => break,
        }
    }
    first
}

impl Table {
    /// What can be taken back now.
    pub fn can_undo(&self, settings: &Settings) -> Undo {
        let Some(hand) = self.last_hand() else { return Undo::Nothing };
        if self.draft().staged_len() > 0 {
            return Undo::Free(1);
        }
        let free = if hand.end.is_some() { 0 } else { free(hand, self.me()).len() };
        match free {
            1.. => Undo::Free(free),
            // Behind the curtain no action of others is taken back.
            0 if settings.practice && self.has_acted() && self.curtain().is_none() => Undo::Practice,
            0 => Undo::Nothing,
        }
    }

    /// Whether the person has done something in this hand.
    pub fn has_acted(&self) -> bool {
        self.last_hand().is_some_and(|hand| hand.actions().any(|(seat, _)| seat == self.me()))
    }

    /// The number of the last own action that can be taken back freely.
    pub fn last_free_action(&self) -> Option<usize> {
        free(self.last_hand()?, self.me()).into_iter().next()
    }

    /// The number of the first own action that can be taken back freely.
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

    /// Marks the game as practice: actions of others are taken back too.
    pub fn mark_as_practice(&mut self) {
        self.game.mark_practice();
    }

    /// Cuts the record back to so many entries of the hand.
    pub fn cut_back(&mut self, entries: usize, sort: Sort) {
        self.game = self.game.truncated(entries);
        self.hand.set_after_undo(true);
        self.log.clear();
        let me = self.me();
        if self.curtain().is_some() {
            // The person whose action it was gets the hand back with the device: the next person may hold it already.
            self.viewer = Viewer::Curtain { last: me, awaited: me };
            return;
        }
        // Cards that stay keep their slots and their order: on the screen only those move that come back.
        let cards = self.game.state().map(|state| state.hand(me));
        let draft = self.hand.draft_mut();
        draft.clear_selection();
        draft.clear_fresh();
        if let Some(cards) = cards {
            draft.follow(cards, false);
        }
        draft.sort(sort);
    }

    /// Stages the groups of an opening that was taken back as they were before it: collecting them was work.
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
