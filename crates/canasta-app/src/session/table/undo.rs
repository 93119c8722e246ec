//! Undo: free until the player has seen something hidden, unlimited in practice.

use super::{Table, Viewer};
use crate::features::settings::{Settings, Sort};
use crate::session::disclosure::{Disclosure, brings_unseen, shown_by};
use crate::session::select_action::select_action;
use canasta::rules::{Action, Entry, HandRecord, Seat};

/// The actions that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Nothing.
    Nothing,
    /// This number of own actions, after which nothing hidden was seen. Actions of bots since are undone with them.
    Free(usize),
    /// The last own action and all later actions of others; in practice only.
    Practice,
}

/// The own actions that can be undone freely, or why there are none.
enum FreeActions {
    /// Their indices, last first.
    Some(Vec<usize>),
    /// Something hidden was seen since the last own action.
    Barred(Disclosure),
    /// The player has not acted in this hand.
    NoAction,
}

const fn is_action(entry: &Entry) -> bool {
    matches!(entry, Entry::Action(..))
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
    /// The actions that can be undone now, where no cards are staged.
    pub fn can_undo(&self, settings: &Settings) -> Undo {
        let Some(hand) = self.last_hand() else { return Undo::Nothing };
        if self.is_shared() {
            // All are asked.
            let is_possible =
                !self.is_cut_off() && hand.end.is_none() && (self.has_acted() || self.was_told_of(self.me()));
            return if is_possible { Undo::Free(1) } else { Undo::Nothing };
        }
        match self.free_actions(hand) {
            FreeActions::Some(free) => Undo::Free(free.len()),
            // Actions of others are not undone behind the curtain, and what counts stays as it was played, also once its hand has ended.
            _ if settings.practice && self.has_acted() && self.curtain().is_none() && !self.counts() => Undo::Practice,
            _ => Undo::Nothing,
        }
    }

    /// What was seen since the last own action, so that undo is not free; `None` if it is, or without an own action.
    pub fn undo_barrier(&self) -> Option<Disclosure> {
        match self.free_actions(self.last_hand()?) {
            FreeActions::Barred(seen) => Some(seen),
            FreeActions::Some(_) | FreeActions::NoAction => None,
        }
    }

    /// The last own actions of one turn, after which nothing hidden was shown to the player.
    fn free_actions(&self, hand: &HandRecord) -> FreeActions {
        let me = self.me();
        let Some(last) = self.last_own_action().filter(|_| self.is_person(me)) else { return FreeActions::NoAction };
        if hand.end.is_some() {
            return FreeActions::Barred(Disclosure::HandEnded);
        }
        if let Some(seen) = self.first_disclosure_after(hand, last) {
            return FreeActions::Barred(seen);
        }
        let mut places = Vec::new();
        for (at, entry) in hand.entries[..=last].iter().enumerate().rev() {
            match entry {
                Entry::Practice => {}
                Entry::Action(seat, Action::Draw) if *seat == me => break,
                Entry::Action(seat, action) if *seat == me => {
                    places.push(at);
                    if matches!(action, Action::Take { .. }) {
                        // The turn began with it.
                        break;
                    }
                }
                Entry::Action(..) => break,
            }
        }
        places.truncate(self.last_unseen(hand, &places).unwrap_or(places.len()));
        if places.is_empty() { FreeActions::Barred(Disclosure::OwnDraw) } else { FreeActions::Some(places) }
    }

    /// The place in a list of own actions, last first, of the latest one that brought unseen cards.
    fn last_unseen(&self, hand: &HandRecord, places: &[usize]) -> Option<usize> {
        let before = hand.entries[..*places.last()?].iter().filter(|entry| is_action(entry)).count();
        let mut before = self.state_before(hand, before);
        let mut last = None;
        for (number, &at) in places.iter().enumerate().rev() {
            let Entry::Action(seat, action) = &hand.entries[at] else { continue };
            let mut after = before.clone();
            // The action was legal when it was recorded, and the deal is the same.
            let _ = after.play(action);
            if brings_unseen(&before, *seat, action, &after) {
                last = Some(number);
            }
            before = after;
        }
        last
    }

    /// The first hidden thing that was shown to the player after this entry of the hand.
    fn first_disclosure_after(&self, hand: &HandRecord, last: usize) -> Option<Disclosure> {
        let others = &hand.entries[last + 1..];
        if !others.iter().any(is_action) {
            return None;
        }
        let done = hand.entries[..=last].iter().filter(|entry| is_action(entry)).count();
        let mut before = self.state_before(hand, done);
        for entry in others {
            let Entry::Action(seat, action) = entry else { continue };
            if self.is_person(*seat) {
                return Some(Disclosure::ActedSince { seat: *seat });
            }
            let mut after = before.clone();
            // The action was legal when it was recorded, and the deal is the same.
            let _ = after.play(action);
            let seen = shown_by(&before, self.me(), *seat, action, &after);
            if seen.is_some() {
                return seen;
            }
            before = after;
        }
        None
    }

    /// Whether the person has acted in this hand.
    pub fn has_acted(&self) -> bool {
        self.last_hand().is_some_and(|hand| hand.actions().any(|(seat, _)| seat == self.me()))
    }

    /// The number of the last own action that can be undone freely.
    pub fn last_free_action(&self) -> Option<usize> {
        self.free_places()?.first().copied()
    }

    /// The number of the first own action that can be undone freely.
    pub fn first_free_action(&self) -> Option<usize> {
        self.free_places()?.last().copied()
    }

    fn free_places(&self) -> Option<Vec<usize>> {
        match self.free_actions(self.last_hand()?) {
            FreeActions::Some(places) => Some(places),
            FreeActions::Barred(_) | FreeActions::NoAction => None,
        }
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
        // Remaining cards keep their ids and order, so that only returning cards move on the screen.
        let cards = self.game.state().map(|state| state.hand(me));
        let layout = self.hand.hand_layout_mut();
        layout.clear_selection();
        layout.clear_fresh();
        if let Some(cards) = cards {
            layout.follow(cards, false);
        }
        layout.sort(sort);
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
            select_action(self.hand_layout_mut(), undone);
        }
    }
}
