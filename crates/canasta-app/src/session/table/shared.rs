//! The table of several devices: friends at its seats, and for a guest a hand of which only the own view is told.

use super::Table;
use super::history::HandTurn;
use crate::features::settings::Sort;
use crate::session::game_event::{GameEvent, events_of};
use crate::session::level::Player;
use crate::session::pace::Tempo;
use crate::session::plan::Place;
use canasta::rules::{Action, Entry, Game, Seat};

impl Table {
    /// Whether friends at other devices sit here, so that nothing helps.
    pub const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Whether its hand was told by the host, so that nothing is recorded here.
    pub fn is_told(&self) -> bool {
        self.is_shared && self.last_hand().is_some_and(|hand| hand.deal().is_none())
    }

    /// Whether an action of this seat was told in the hand.
    pub fn was_told_of(&self, seat: Seat) -> bool {
        self.is_told() && self.hand_events.iter().any(|event| event.seat() == Some(seat))
    }

    /// Takes the match with all its cards, once the hand has ended and its deck is known.
    pub fn prove(&mut self, game: Game) {
        self.game = game;
        self.hand_events = self.read_events();
    }

    /// The turns of the hand, as far as they were told.
    pub fn told_turns(&self) -> Vec<HandTurn> {
        let turns = self.hand_events.chunk_by(|one, next| one.seat() == next.seat());
        let turn = |events: &[GameEvent]| {
            let seat = events.first().and_then(GameEvent::seat);
            HandTurn { seat, events: events.to_vec(), drawing: None, decision: None }
        };
        turns.map(turn).collect()
    }

    /// Whether the person has left the friends who sat here.
    pub const fn was_left(&self) -> bool {
        self.was_left
    }

    /// Notes that the person has left the friends who sit here.
    pub const fn leave(&mut self) {
        self.was_left = true;
    }

    /// Ends being a table of several devices, once no friend sits here. True if it does so now.
    pub fn stop_sharing(&mut self) -> bool {
        let was_shared = self.is_shared;
        self.is_shared = self.places.iter().any(|place| place.player == Player::Friend);
        was_shared && !self.is_shared
    }

    /// Makes it a table of several devices.
    pub const fn share(&mut self) {
        self.is_shared = true;
    }

    /// Changes who plays at a seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        if let Some(place) = self.people.get_mut(seat.index()) {
            place.player = player;
        }
        self.places = super::seated(&self.game, &self.people);
    }

    /// Changes the seats.
    pub fn set_places(&mut self, places: Vec<Place>) {
        self.places = super::seated(&self.game, &places);
        self.people = places;
    }

    /// How many entries the hand has with so many actions.
    pub fn entries_of(&self, actions: usize) -> Option<usize> {
        let entries = &self.last_hand()?.entries;
        let places = entries.iter().enumerate().filter(|(_, entry)| matches!(entry, Entry::Action(..)));
        Some(places.map(|(at, _)| at).nth(actions).unwrap_or(entries.len()))
    }

    /// How many actions of the hand were told.
    pub const fn told(&self) -> usize {
        self.told
    }

    /// Whether a step that was told is dwelt upon before the next one is shown.
    pub const fn is_dwelling(&self) -> bool {
        self.is_dwelling
    }

    pub const fn set_dwelling(&mut self, is_dwelling: bool) {
        self.is_dwelling = is_dwelling;
    }

    /// Whether a guest has no line to the host, so that nothing can be played.
    pub const fn is_cut_off(&self) -> bool {
        self.is_cut_off
    }

    pub const fn set_cut_off(&mut self, is_cut_off: bool) {
        self.is_cut_off = is_cut_off;
    }

    pub const fn set_told(&mut self, told: usize) {
        self.told = told;
    }

    /// Shows the hand as it was told last, after so many actions. Events are those of the last action, if only one is new; `is_here` says
    /// whether the person has played it, if it is of the own seat. Gives how many there are, and whether the hand has just ended.
    pub fn see(
        &mut self,
        game: Game,
        told: usize,
        last: Option<(Seat, &Action)>,
        is_here: bool,
        sort: Sort,
    ) -> (usize, bool) {
        let before = self.game.state().cloned();
        // The first hand of the next match has the number of the last hand of a match of one.
        let begins_again = || {
            let was_over = before.as_ref().is_some_and(|before| before.ended().is_some());
            was_over && game.state().is_some_and(|state| state.ended().is_none())
        };
        let is_new_hand = game.hand_number() != self.game.hand_number() || begins_again();
        let steps = if is_new_hand { told } else { told.saturating_sub(self.told) };
        let is_undone = !is_new_hand && told < self.told;
        self.game = game;
        self.told = told;
        self.close_mouse_offer();
        let me = self.me();
        if is_new_hand {
            self.hand = super::hand::Hand::default();
            self.log.clear();
            self.hand_events.clear();
            self.show_hand(sort);
            let Some(state) = self.state().filter(|_| told == 0) else { return (0, false) };
            // Only the host has the deck. Threes that the cutter kept lie on the table.
            let cutter = state.rules().cutter(state.dealer());
            let dealt = GameEvent::dealt(self.hand_number(), state, state.observe(cutter).known(cutter));
            self.note(dealt);
            return (1, false);
        }
        let (Some(before), Some(after)) = (before, self.game.state()) else { return (0, false) };
        let has_ended = before.ended().is_none() && after.ended().is_some();
        let mut events = match last.filter(|_| steps == 1) {
            Some((seat, action)) => events_of(&before, seat, action, after),
            None => Vec::new(),
        };
        // What is made up is in no event of another seat but by its number of cards.
        events.truncate(super::LONGEST_LOG);
        let (hand, is_open) = (after.hand(me), !after.melds(after.sides().of(me)).is_empty());
        // What a bot has played for the person is told like what others did.
        let is_own = is_here && last.is_some_and(|(seat, _)| seat == me) && steps == 1;
        if after.turn_of() == me && before.turn_of() != me && self.tempo == Tempo::Hurried {
            self.tempo = Tempo::Running;
        }
        self.hand.set_after_undo(is_undone);
        let layout = self.hand.hand_layout_mut();
        if is_own || is_undone {
            layout.clear_fresh();
        }
        layout.follow(hand, !is_undone);
        if is_undone {
            layout.sort(sort);
        }
        if is_open {
            layout.unstage(None);
        }
        if has_ended {
            layout.clear_selection();
            layout.clear_fresh();
        }
        if is_own || steps > 1 || is_undone {
            self.log.clear();
        }
        if is_undone {
            self.hand_events.clear();
        }
        let count = events.len();
        self.hand_events.extend_from_slice(&events);
        self.log.extend(events);
        let excess = self.log.len().saturating_sub(super::LONGEST_LOG);
        self.log.drain(..excess);
        (count, has_ended)
    }
}
