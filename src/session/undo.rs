//! Taking back: to the last moment at which nothing hidden had been seen; in practice without limit.

use super::hint::lay_out;
use super::{CardPlace, Effect, Notice, Session};
use crate::rules::{Action, Entry, HandRecord, Seat};

/// What can be taken back now.
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

impl Session {
    /// What can be taken back now.
    #[must_use]
    pub fn can_undo(&self) -> Undo {
        let Some(game) = &self.game else { return Undo::Nothing };
        let Some(hand) = game.record().hands.last() else { return Undo::Nothing };
        if self.draft.staged_len() > 0 {
            return Undo::Free(1);
        }
        let free = if hand.end.is_some() { 0 } else { free(hand, self.me).len() };
        let acted = self.has_acted(hand);
        match free {
            1.. => Undo::Free(free),
            // Behind the curtain nothing is taken back that others did.
            0 if self.settings.practice && acted && self.curtain.is_none() => Undo::Practice,
            0 => Undo::Nothing,
        }
    }

    fn has_acted(&self, hand: &HandRecord) -> bool {
        hand.actions().any(|(seat, _)| seat == self.me)
    }

    fn why_no_undo(&self) -> Notice {
        let hand = self.game.as_ref().and_then(|game| game.record().hands.last());
        if hand.is_some_and(|hand| self.has_acted(hand)) { Notice::NothingToUndo } else { Notice::NothingDone }
    }

    pub(super) fn undo(&mut self, effects: &mut Vec<Effect>) {
        // What is staged is not played yet: it goes first.
        if let Some(last) = self.draft.staged_len().checked_sub(1) {
            self.draft.unstage(Some(last));
            return;
        }
        let Some(hand) = self.game.as_ref().and_then(|game| game.record().hands.last()) else { return };
        let undone = hand.actions().filter(|(seat, _)| *seat == self.me).last().map(|(_, action)| action.clone());
        match self.can_undo() {
            Undo::Nothing => self.tell(self.why_no_undo()),
            Undo::Free(_) => {
                let last = free(hand, self.me).into_iter().next();
                self.cut_back(last, effects);
                self.set_out_again(undone.as_ref());
            }
            Undo::Practice => {
                let own = |entry: &Entry| matches!(entry, Entry::Action(seat, _) if *seat == self.me);
                let last = hand.entries.iter().rposition(own);
                self.cut_back_in_practice(last, effects);
                self.set_out_again(undone.as_ref());
            }
        }
    }

    /// The groups of an opening that was taken back lie set out as before it: they were work to collect.
    fn set_out_again(&mut self, undone: Option<&Action>) {
        let is_work = match undone {
            Some(Action::Meld(groups)) => groups.len() > 1,
            Some(Action::Take { groups, .. }) => !groups.is_empty(),
            _ => false,
        };
        let is_open = self.observation().is_none_or(|seen| !seen.melds(seen.side()).is_empty());
        if let Some(action) = undone.filter(|_| is_work && !is_open && self.curtain.is_none()) {
            lay_out(&mut self.draft, action);
        }
    }

    /// Takes back all staged groups and all of this turn that can be taken back freely.
    pub(super) fn undo_turn(&mut self, effects: &mut Vec<Effect>) {
        let had = self.draft.slots().iter().any(|slot| slot.place != CardPlace::Hand);
        self.forget_selection();
        let Some(hand) = self.game.as_ref().and_then(|game| game.record().hands.last()) else { return };
        match self.can_undo() {
            Undo::Free(_) if !self.settings.practice => {
                let first = free(hand, self.me).into_iter().last();
                self.cut_back(first, effects);
            }
            // The selection was all of it.
            Undo::Practice if had => {}
            Undo::Free(_) | Undo::Practice => {
                let first = last_turn(hand, self.me);
                self.cut_back_in_practice(first, effects);
            }
            Undo::Nothing if had => {}
            Undo::Nothing => self.tell(self.why_no_undo()),
        }
    }

    /// Whether there is something of the turn to take back, picked and staged cards among it.
    #[must_use]
    pub fn can_undo_turn(&self) -> bool {
        self.draft.slots().iter().any(|slot| slot.place != CardPlace::Hand) || self.can_undo() != Undo::Nothing
    }

    fn cut_back_in_practice(&mut self, entries: Option<usize>, effects: &mut Vec<Effect>) {
        if let Some(game) = &mut self.game {
            game.mark_practice();
        }
        self.cut_back(entries, effects);
    }

    fn cut_back(&mut self, entries: Option<usize>, effects: &mut Vec<Effect>) {
        let (Some(game), Some(entries)) = (&self.game, entries) else { return };
        let game = game.cut_back(entries);
        // What is drawn by itself would be drawn again at once.
        self.took_back = true;
        self.game = Some(game);
        self.dialog = None;
        self.log.clear();
        if self.curtain.is_some() {
            // Whose action it was gets the hand back when they have the device again: the next may hold it already.
            self.curtain = Some(self.me);
        } else {
            // Cards that stay keep their slots and their order: on the screen only those move that come back.
            self.draft.unstage(None);
            self.draft.unpick();
            self.draft.settle();
            if let Some(state) = self.game.as_ref().and_then(crate::rules::Game::state) {
                self.draft.follow(state.hand(self.me), false);
            }
            self.draft.sort(self.settings.sort);
        }
        self.changed(effects);
    }
}
