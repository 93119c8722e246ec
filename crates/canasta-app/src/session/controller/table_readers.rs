//! Reading the table of a session: the game, the own hand, and the hints and reviews of bots.

use super::Session;
use crate::beside::look_back::LookBack;
use crate::features::files::record_text;
use crate::features::library::Timestamp;
use crate::session::action_buttons::{ActionButton, action_buttons};
use crate::session::day::Day;
use crate::session::game_event::GameEvent;
use crate::session::hand_layout::HandLayout;
use crate::session::hint::{HintState, is_same_way};
use crate::session::level::Level;
use crate::session::level::Player;
use crate::session::pace::Tempo;
use crate::session::past_position::PastPosition;
use crate::session::plan::{Place, Plan};
use crate::session::review::Review;
use crate::session::table::commitments::{DealProof, LuckyCards};
use crate::session::table::hand_end::HandEnd;
use crate::session::table::history::HandTurn;
use crate::session::table::match_story::MatchStory;
use crate::session::table::round::Round;
use crate::session::table::undo::Undo;
use crate::session::table::{Deal, Table};
use canasta::rules::{
    Action, BySide, CardSet, Game, GameEnd, Group, Meld, Observation, Rules, ScoreSheet, Seat, Side, Sides,
};

/// The hand of a session without a table.
static NO_HAND: HandLayout = HandLayout::EMPTY;

/// The public facts of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rules.
    pub rules: Rules,
    /// The totals so far.
    pub totals: BySide<i32>,
    /// The number of the hand in its match, from 1; 0 before the first deal. A position may be of a later hand.
    pub hand: usize,
    /// The result of the match, once it has ended.
    pub end: Option<GameEnd>,
    /// Whether the match is marked as practice.
    pub practice: bool,
}

/// The public facts of a game.
pub(super) fn standing_of(game: &Game) -> Standing {
    Standing {
        rules: *game.rules(),
        totals: game.totals(),
        // At most the hands of a match: fits.
        hand: game.hand_number() as usize,
        end: game.end(),
        practice: game.is_practice(),
    }
}

impl Session {
    fn game(&self) -> Option<&Game> {
        self.play.table.as_ref().map(Table::game)
    }

    /// The seat whose hand the screen shows.
    #[must_use]
    pub fn me(&self) -> Seat {
        self.play.table.as_ref().map_or(Seat::FIRST, Table::me)
    }

    /// Which seats play together: in the position that is shown, or else by the rules.
    #[must_use]
    pub fn sides(&self) -> Option<Sides> {
        let shown = self.observation().map(|seen| seen.sides());
        shown.or_else(|| self.standing().map(|standing| standing.rules.sides()))
    }

    /// The side whose score is that of the person whose hand is shown.
    #[must_use]
    pub fn own_score_side(&self) -> Side {
        self.standing().map_or(Side::FIRST, |standing| standing.rules.sides().of(self.me()))
    }

    /// The person who must reveal the hand behind the curtain, if it is drawn.
    #[must_use]
    pub fn curtain(&self) -> Option<Seat> {
        self.play.table.as_ref()?.curtain()
    }

    /// The observation that the table shows: of the current or last hand by the person, or of an earlier position while the
    /// last round is shown again; `None` while the curtain is drawn.
    #[must_use]
    pub fn observation(&self) -> Option<Observation<'_>> {
        self.shown().map(PastPosition::observation).or_else(|| self.live_observation())
    }

    /// The observation of the current or last hand by the person, whatever the table shows; `None` while the curtain is drawn, and
    /// while a record is on the table, where nobody acts.
    #[must_use]
    pub fn live_observation(&self) -> Option<Observation<'_>> {
        self.play.table.as_ref().filter(|_| self.look_back().is_none())?.observation()
    }

    /// The hand of another seat, if it is open: after the end of the hand, or in a practice game with open hands.
    #[must_use]
    pub fn open_hand(&self, seat: Seat) -> Option<CardSet> {
        let table = self.play.table.as_ref()?;
        if let Some(look) = self.look_back() {
            return look.open_hand(seat);
        }
        // Practice beside the match keeps hands closed until the hand ends.
        let is_closed = !self.play.activity.is_match() && table.game().hand_is_on();
        let hand = match table.replay() {
            // A hand that lies open now lay closed then, unless all hands are open.
            Some(replay) => {
                (self.settings.open_hands && table.game().is_practice()).then(|| replay.shown().state().hand(seat))
            }
            None => table.open_hand(seat, &self.settings),
        };
        hand.filter(|_| !is_closed)
    }

    /// The names and players of the seats.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        self.play.table.as_ref().map_or(&[], Table::places)
    }

    /// The hand as the person arranges it.
    #[must_use]
    pub fn hand_layout(&self) -> &HandLayout {
        self.shown().map_or_else(|| self.live_hand_layout(), PastPosition::hand_layout)
    }

    /// The hand as the person arranges it, whatever the table shows.
    #[must_use]
    pub fn live_hand_layout(&self) -> &HandLayout {
        self.play.table.as_ref().map_or(&NO_HAND, Table::hand_layout)
    }

    /// The events that the table shows, oldest first: those since the person's last action, or those of the last round as far
    /// as it is shown again.
    #[must_use]
    pub fn log(&self) -> &[GameEvent] {
        match (self.look_back(), self.replay()) {
            (Some(look), _) => look.shown().events(),
            (None, Some(replay)) => replay.log(),
            (None, None) => self.live_log(),
        }
    }

    /// The events since the person's last action, oldest first, whatever the table shows.
    #[must_use]
    pub fn live_log(&self) -> &[GameEvent] {
        self.play.table.as_ref().map_or(&[], Table::log)
    }

    /// Whether nobody has acted in this hand yet.
    #[must_use]
    pub fn is_fresh_deal(&self) -> bool {
        self.play.table.as_ref().is_some_and(|table| table.next_action() == 0)
    }

    /// The number of replays of a round since the page was opened.
    #[must_use]
    pub const fn replays(&self) -> u32 {
        self.play.counters.replays
    }

    /// The number of the first event in the log, counted from the opening of the page.
    #[must_use]
    pub fn log_start(&self) -> usize {
        let here = usize::try_from(self.play.counters.events).unwrap_or(usize::MAX);
        self.play.counters.restored_events.saturating_add(here).saturating_sub(self.live_log().len())
    }

    /// The number of events since the page was opened; for [`Session::events_since`].
    #[must_use]
    pub const fn event_count(&self) -> u32 {
        self.play.counters.events.wrapping_add(self.play.counters.replayed)
    }

    /// The events of the log after the given number of events.
    #[must_use]
    pub fn events_since(&self, since: u32) -> &[GameEvent] {
        let all = self.event_count();
        let new = all.wrapping_sub(since).min(all.wrapping_sub(self.play.counters.log_start));
        let new = usize::try_from(new).unwrap_or(usize::MAX);
        let log = self.log();
        &log[log.len().saturating_sub(new)..]
    }

    /// The events that the last step back in a record has taken back.
    #[must_use]
    pub fn undone_events(&self) -> &[GameEvent] {
        self.look_back().map_or(&[], LookBack::undone_events)
    }

    /// Whether the bots are paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::is_paused)
    }

    /// Whether the others' steps can be skipped: they play by themselves, and nothing covers the table.
    #[must_use]
    pub fn can_skip(&self) -> bool {
        let plays = || self.curtain().is_none() && !self.is_paused() && !self.is_my_turn() && self.others_play();
        self.dialog().is_none() && (self.replay().is_some() || plays())
    }

    /// Whether a player who is no person is to act, paused or not.
    #[must_use]
    pub fn others_play(&self) -> bool {
        self.bot_to_act().is_some() || self.scripted().is_some()
    }

    /// How the steps of the bots follow each other.
    #[must_use]
    pub fn tempo(&self) -> Tempo {
        self.play.table.as_ref().map_or(Tempo::Running, Table::tempo)
    }

    /// The revision of the game, which grows with every change.
    #[must_use]
    pub const fn changes(&self) -> u32 {
        self.play.counters.revision
    }

    /// The number of the table, counted from the opening of the page: another game is another table.
    #[must_use]
    pub const fn table_number(&self) -> u32 {
        self.play.counters.tables
    }

    /// The score of the last hand, if it has ended.
    #[must_use]
    pub fn score(&self) -> Option<ScoreSheet> {
        self.game()?.score()
    }

    /// The score sheets of the finished hands, as far as the page has them: a guest may have come later.
    #[must_use]
    pub fn sheets(&self) -> Vec<ScoreSheet> {
        let mut sheets = self.sheets_before();
        sheets.extend(self.game().map(Game::sheets).unwrap_or_default());
        sheets
    }

    /// The public facts of the match.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        let standing = standing_of(self.game()?);
        if let Some(look) = self.look_back() {
            let state = look.shown().state();
            let totals = state.score().map_or(state.scores(), |sheet| sheet.totals());
            return Some(Standing { totals, end: None, ..standing });
        }
        Some(self.replay().map_or(standing, |replay| Standing {
            totals: replay.shown().state().scores(),
            end: None,
            ..standing
        }))
    }

    /// The rules of the game that is shown, as they would be chosen.
    #[must_use]
    pub fn shown_plan(&self) -> Option<Plan> {
        let record = self.game()?.record();
        Some(Plan::of_rules(record.preset, &record.rules))
    }

    /// When the game that is shown was stored last, if it is one of the library that is looked back at.
    #[must_use]
    pub fn shown_moment(&self) -> Option<Timestamp> {
        let kept = self.look_back()?.kept().filter(|id| self.match_id() != Some(id))?;
        Some(self.library.game(kept)?.changed)
    }

    /// Which day it is where the person is.
    #[must_use]
    pub const fn today(&self) -> Day {
        self.device.today
    }

    /// The public facts of the deal of the current or last hand.
    #[must_use]
    pub fn deal(&self) -> Option<Deal> {
        self.play.table.as_ref()?.deal()
    }

    /// The events of the current or last hand.
    #[must_use]
    pub fn hand_history(&self) -> Vec<GameEvent> {
        self.play.table.as_ref().map(Table::hand_history).unwrap_or_default()
    }

    /// The turns of the current or last hand.
    #[must_use]
    pub fn hand_turns(&self) -> Vec<HandTurn> {
        self.play.table.as_ref().map(Table::hand_turns).unwrap_or_default()
    }

    /// What the other players did since the viewer's own last turn; empty behind the curtain.
    #[must_use]
    pub fn round(&self) -> Round {
        let table = self.play.table.as_ref().filter(|table| table.curtain().is_none());
        let round = table.map(|table| match (self.look_back(), table.replay()) {
            (Some(look), _) => table.round_after(look.shown().events()),
            (None, Some(replay)) => table.round_after(replay.shown().events()),
            (None, None) => table.round(),
        });
        round.unwrap_or_default()
    }

    /// The first canasta of the reader's side in the hand, while its making is the last thing that happened.
    #[must_use]
    pub fn first_canasta(&self) -> Option<Meld> {
        let (GameEvent::Laid { seat, canastas, .. } | GameEvent::Took { seat, canastas, .. }) = self.log().last()?
        else {
            return None;
        };
        let seen = self.observation().filter(|seen| seen.sides().of(*seat) == seen.side())?;
        let melds = seen.melds(seen.side());
        let made = || melds.iter().filter(|meld| meld.canasta().is_some());
        (made().count() == canastas.len()).then(|| made().find(|meld| canastas.contains(&meld.kind))).flatten()
    }

    /// The level to offer after a match, if all bots played at one: the level above the weakest to who has won against that,
    /// and the weakest to who has lost against the one above it.
    #[must_use]
    pub fn level_to_offer(&self) -> Option<Level> {
        let has_played = self.people().iter().any(|place| place.player == Player::Person);
        if self.board_try().is_some() || !has_played {
            return None;
        }
        let level = Plan::level(self.places())?;
        let has_won = self.standing()?.end?.winner == self.own_score_side();
        let mut offered = Level::offered();
        let (weakest, second) = (offered.next()?, offered.next()?);
        match (has_won, level.name()) {
            (true, name) if name == weakest.name() => level.next(),
            (false, name) if name == second.name() => Some(weakest.styled(level.style())),
            _ => None,
        }
    }

    /// Whether the match is over and the person's side has won it.
    #[must_use]
    pub fn has_won(&self) -> bool {
        self.standing().and_then(|standing| standing.end).is_some_and(|end| end.winner == self.own_score_side())
    }

    /// The turning points of the match so far.
    #[must_use]
    pub fn match_story(&self) -> MatchStory {
        self.game().map(|game| MatchStory::of(game.record(), &game.sheets())).unwrap_or_default()
    }

    /// How the last hand ended; `None` while it is on, and behind the curtain.
    #[must_use]
    pub fn hand_end(&self) -> Option<HandEnd> {
        let is_live = |table: &&Table| table.curtain().is_none() && self.look_back().is_none();
        self.play.table.as_ref().filter(is_live)?.hand_end()
    }

    /// Whether the last hand has ended before the eyes of the person.
    #[must_use]
    pub fn has_hand_ended(&self) -> bool {
        let has_ended = |table: &Table| table.state().is_some_and(|state| state.ended().is_some());
        let live = self.play.table.as_ref().filter(|table| table.curtain().is_none());
        live.is_some_and(has_ended) && self.look_back().is_none()
    }

    /// Whether decisions may be reviewed: all hands are open once the hand has ended.
    #[must_use]
    pub fn can_review(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::can_review)
    }

    /// The review that the person asked for.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.play.table.as_ref().filter(|table| table.can_review())?.thinking().review.as_ref()
    }

    /// The hint for the current position.
    #[must_use]
    pub fn hint(&self) -> Option<&HintState> {
        let table = self.play.table.as_ref().filter(|table| table.replay().is_none())?;
        Some(table.thinking().hint.as_ref()?.what())
    }

    /// The action that the hint shows on the cards. It is hidden once other cards are selected.
    #[must_use]
    pub fn hint_shown(&self) -> Option<&Action> {
        let table = self.play.table.as_ref().filter(|table| table.replay().is_none())?;
        table.thinking().hint.as_ref()?.shown_on(self.hand_layout())
    }

    /// Whether the hint shows this way of laying or taking cards.
    #[must_use]
    pub fn is_advised(&self, way: &Action) -> bool {
        self.hint_shown().is_some_and(|advised| is_same_way(advised, way))
    }

    /// Whether a bot is still thinking after its step was due.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let decision = self.play.table.as_ref().and_then(|table| table.thinking().decision.as_ref());
        decision.is_some_and(|decision| decision.is_awaited())
    }

    /// The record as the person has seen it; the complete record between hands.
    #[must_use]
    pub fn record(&self) -> String {
        match self.look_back() {
            Some(look) => record_text(look.game(), look.places()),
            None => {
                self.play.table.as_ref().map_or_else(String::new, |table| record_text(table.game(), table.people()))
            }
        }
    }

    /// The buttons of the table.
    #[must_use]
    pub fn action_buttons(&self) -> Vec<ActionButton> {
        let seen = self.observation().filter(|_| self.is_person(self.me()) && self.shown().is_none());
        seen.map(|seen| action_buttons(&seen, self.hand_layout())).unwrap_or_default()
    }

    /// Whether the mouse mode in which every click adds is offered.
    #[must_use]
    pub fn offers_mouse(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::has_mouse_offer)
    }

    /// The groups that are staged.
    #[must_use]
    pub fn staged(&self) -> Vec<Group> {
        self.hand_layout().staged()
    }

    /// Everybody who plays in the match of the table, who rests too.
    #[must_use]
    pub fn people(&self) -> &[Place] {
        self.play.table.as_ref().map_or(&[], Table::people)
    }

    /// Who rests in the hand of the table.
    #[must_use]
    pub fn resting(&self) -> Option<&Place> {
        self.play.table.as_ref()?.resting()
    }

    /// Whether the person rests in the hand of the table.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        self.look_back().is_none() && self.play.table.as_ref().is_some_and(Table::is_resting)
    }

    /// Whether the person rests in a hand that is on, and sees what all see: no hand.
    #[must_use]
    pub fn hides_all_hands(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::hides_all_hands)
    }

    /// The observation of the person at a seat; none while the person rests.
    #[must_use]
    pub fn own_observation(&self) -> Option<Observation<'_>> {
        self.observation().filter(|_| !self.hides_all_hands())
    }

    /// Whether several persons pass the device around.
    #[must_use]
    pub fn has_several_persons(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::has_several_persons)
    }

    /// Whether bots play every seat, so that the person only watches; also while a record is seen from the seat of a bot.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        if self.look_back().is_some() {
            return !self.is_person(self.me());
        }
        !self.places().is_empty() && !self.places().iter().any(|place| place.player == Player::Person)
    }

    /// Whether a person plays at this seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.play.table.as_ref().is_some_and(|table| table.is_person(seat))
    }

    /// Whether the table waits for the person whose hand is shown. False at the seat of a bot, even if the screen shows its
    /// hand.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.shown().is_none() && self.play.table.as_ref().is_some_and(Table::is_my_turn)
    }

    /// Whether the person is a guest without a line to the host, so that nothing can be played.
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::is_cut_off)
    }

    /// Whether a person has acted in an unfinished match, on the table or set aside.
    #[must_use]
    pub fn has_played(&self) -> bool {
        self.match_table().is_some_and(Table::has_played)
    }

    /// The actions that can be undone now.
    #[must_use]
    pub fn can_undo(&self) -> Undo {
        let live = self.play.table.as_ref().filter(|_| self.look_back().is_none());
        match live {
            None => Undo::Nothing,
            // Cards that are staged only are not played yet.
            Some(table) if table.hand_layout().staged_len() > 0 => Undo::Free(1),
            Some(_) => self.parts().map_or(Undo::Nothing, |parts| (parts.can_undo)(self)),
        }
    }

    /// The actions of the live table that can be undone now.
    pub(crate) fn can_undo_actions(&self) -> Undo {
        self.play.table.as_ref().map_or(Undo::Nothing, |table| table.can_undo(&self.settings))
    }

    /// Whether anything in this turn can be undone, selected and staged cards included, beside these actions ([`Session::can_undo`]).
    #[must_use]
    pub fn can_undo_turn(&self, actions: Undo) -> bool {
        self.hand_layout().has_selection() || actions != Undo::Nothing
    }

    /// The data for checking the deal of the last hand, once the hand has ended.
    #[must_use]
    pub fn proof(&self) -> Option<DealProof> {
        self.play.table.as_ref()?.proof()
    }

    /// The wilds and red threes that each seat got from the deck in the last hand, once it has ended.
    #[must_use]
    pub fn lucky_cards(&self) -> Vec<LuckyCards> {
        self.play.table.as_ref().map(Table::lucky_cards).unwrap_or_default()
    }
}
