//! Reading the table of a session: the game, the own hand, and the hints and reviews of bots.

use super::Session;
use crate::rules::{Action, BySide, CardSet, Game, GameEnd, Group, Observation, Rules, ScoreSheet, Seat};
use crate::session::action_buttons::{ActionButton, action_buttons};
use crate::session::draft::Draft;
use crate::session::game_event::GameEvent;
use crate::session::hint::{HintState, is_same_way};
use crate::session::house_rules::record_text;
use crate::session::plan::Place;
use crate::session::review::Review;
use crate::session::table::commitments::{DealProof, LuckyCards};
use crate::session::table::history::HandTurn;
use crate::session::table::undo::Undo;
use crate::session::table::{Deal, Table};

/// The hand of a session without a table.
static NO_HAND: Draft = Draft::EMPTY;

/// What everybody knows of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rules.
    pub rules: Rules,
    /// The totals so far.
    pub totals: BySide<i32>,
    /// The number of the hand, from 1; 0 before the first deal.
    pub hand: usize,
    /// How the match ended, if it has.
    pub end: Option<GameEnd>,
    /// Whether it is marked as practice.
    pub practice: bool,
}

impl Session {
    fn game(&self) -> Option<&Game> {
        self.table.as_ref().map(Table::game)
    }

    /// The seat whose hand the screen shows.
    #[must_use]
    pub fn me(&self) -> Seat {
        self.table.as_ref().map_or(Seat::FIRST, Table::me)
    }

    /// The person whom the curtain waits for. Until then no hand is shown.
    #[must_use]
    pub fn curtain(&self) -> Option<Seat> {
        self.table.as_ref()?.curtain()
    }

    /// What the person sees of the hand that is on, or of the last one; `None` while the curtain is drawn.
    #[must_use]
    pub fn observation(&self) -> Option<Observation<'_>> {
        self.table.as_ref()?.observation()
    }

    /// The hand of another seat, where it is open: after the hand's end, or in a practice game with open hands.
    #[must_use]
    pub fn open_hand(&self, seat: Seat) -> Option<CardSet> {
        self.table.as_ref()?.open_hand(seat, &self.settings)
    }

    /// The names and players of the seats.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        self.table.as_ref().map_or(&[], Table::places)
    }

    /// The hand as the person arranges it.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        self.table.as_ref().map_or(&NO_HAND, Table::draft)
    }

    /// The events since the person's last action, oldest first.
    #[must_use]
    pub fn log(&self) -> &[GameEvent] {
        self.table.as_ref().map_or(&[], Table::log)
    }

    /// The number of the log's first event among all that there were.
    #[must_use]
    pub fn log_start(&self) -> usize {
        let here = usize::try_from(self.counters.events).unwrap_or(usize::MAX);
        self.counters.restored_events.saturating_add(here).saturating_sub(self.log().len())
    }

    /// How many events there were since the page was opened; for [`Session::events_since`].
    #[must_use]
    pub const fn event_count(&self) -> u32 {
        self.counters.events
    }

    /// The events of the log that are new since there were so many.
    #[must_use]
    pub fn events_since(&self, since: u32) -> &[GameEvent] {
        let new = usize::try_from(self.counters.events.wrapping_sub(since)).unwrap_or(usize::MAX);
        let log = self.log();
        &log[log.len().saturating_sub(new)..]
    }

    /// Whether the bots are paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.table.as_ref().is_some_and(Table::is_paused)
    }

    /// Grows with every change of the game.
    #[must_use]
    pub const fn changes(&self) -> u32 {
        self.counters.revision
    }

    /// The score of the last hand, if it has ended.
    #[must_use]
    pub fn score(&self) -> Option<ScoreSheet> {
        self.game()?.score()
    }

    /// The score sheets of all finished hands.
    #[must_use]
    pub fn sheets(&self) -> Vec<ScoreSheet> {
        self.game().map(Game::sheets).unwrap_or_default()
    }

    /// The match, for the facts that everybody knows.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        let game = self.game()?;
        Some(Standing {
            rules: *game.rules(),
            totals: game.totals(),
            hand: game.record().hands.len(),
            end: game.end(),
            practice: game.is_practice(),
        })
    }

    /// The deal of the hand that is on, or of the last one, as everybody saw it.
    #[must_use]
    pub fn deal(&self) -> Option<Deal> {
        self.table.as_ref()?.deal()
    }

    /// The events of the hand that is on, or of the last one.
    #[must_use]
    pub fn hand_history(&self) -> Vec<GameEvent> {
        self.table.as_ref().map(Table::hand_history).unwrap_or_default()
    }

    /// The turns of the hand that is on, or of the last one.
    #[must_use]
    pub fn hand_turns(&self) -> Vec<HandTurn> {
        self.table.as_ref().map(Table::hand_turns).unwrap_or_default()
    }

    /// Whether every hand is open, so that decisions may be reviewed: once the hand has ended.
    #[must_use]
    pub fn can_review(&self) -> bool {
        self.table.as_ref().is_some_and(Table::can_review)
    }

    /// The review that the person asked for.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.table.as_ref().filter(|table| table.can_review())?.thinking().review.as_ref()
    }

    /// The hint for the position as it is.
    #[must_use]
    pub fn hint(&self) -> Option<&HintState> {
        Some(self.table.as_ref()?.thinking().hint.as_ref()?.what())
    }

    /// The action that the hint shows on the cards: until other cards than its own are selected.
    #[must_use]
    pub fn hint_shown(&self) -> Option<&Action> {
        self.table.as_ref()?.thinking().hint.as_ref()?.shown_on(self.draft())
    }

    /// Whether a way of laying or taking is the one that the hint shows.
    #[must_use]
    pub fn is_advised(&self, way: &Action) -> bool {
        self.hint_shown().is_some_and(|advised| is_same_way(advised, way))
    }

    /// Whether a bot thinks longer than until its step is due.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let decision = self.table.as_ref().and_then(|table| table.thinking().decision.as_ref());
        decision.is_some_and(|decision| decision.is_awaited())
    }

    /// The record with only what the person has seen; the whole once no hand is on.
    #[must_use]
    pub fn record(&self) -> String {
        self.table.as_ref().map_or_else(String::new, |table| record_text(table.game(), table.places()))
    }

    /// The buttons of the table.
    #[must_use]
    pub fn action_buttons(&self) -> Vec<ActionButton> {
        let seen = self.observation().filter(|_| self.is_person(self.me()));
        seen.map(|seen| action_buttons(&seen, self.draft())).unwrap_or_default()
    }

    /// The groups that are staged.
    #[must_use]
    pub fn staged(&self) -> Vec<Group> {
        self.draft().staged()
    }

    /// Whether the device goes from hand to hand.
    #[must_use]
    pub fn has_several_persons(&self) -> bool {
        self.table.as_ref().is_some_and(Table::has_several_persons)
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.table.as_ref().is_some_and(|table| table.is_person(seat))
    }

    /// Whether the table waits for the person whose hand is shown. At a seat of a bot nobody is asked for anything, even
    /// where the screen shows its hand.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.table.as_ref().is_some_and(Table::is_my_turn)
    }

    /// Whether a match is on in which a person has done something.
    #[must_use]
    pub fn has_played(&self) -> bool {
        self.table.as_ref().is_some_and(Table::has_played)
    }

    /// What can be taken back now.
    #[must_use]
    pub fn can_undo(&self) -> Undo {
        self.table.as_ref().map_or(Undo::Nothing, |table| table.can_undo(&self.settings))
    }

    /// Whether there is something of the turn to take back, selected and staged cards included.
    #[must_use]
    pub fn can_undo_turn(&self) -> bool {
        self.draft().has_selection() || self.can_undo() != Undo::Nothing
    }

    /// What the deal of the last hand can be checked by, once the hand has ended.
    #[must_use]
    pub fn proof(&self) -> Option<DealProof> {
        self.table.as_ref()?.proof()
    }

    /// The cards of luck that came to each seat in the last hand, once it has ended.
    #[must_use]
    pub fn lucky_cards(&self) -> Vec<LuckyCards> {
        self.table.as_ref().map(Table::lucky_cards).unwrap_or_default()
    }
}
