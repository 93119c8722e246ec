//! The table: the current or last game and its state. Another game is another table.

pub(super) mod commitments;
mod deal_check;
mod hand;
pub(super) mod hand_end;
pub(super) mod history;
mod last_round;
pub(super) mod match_story;
pub(super) mod replay;
pub(super) mod round;
mod shared;
pub(super) mod undo;
mod viewer;

use commitments::Commitments;
use hand::Hand;
pub(super) use hand::MouseOffer;
use replay::Replay;
use viewer::Viewer;

use super::board_try::BoardTry;
use super::day_try::DayTry;
use super::game_event::{GameEvent, events_of};
use super::hand_layout::HandLayout;
use super::hint::{Advice, KeptPlan, WaitingTold, advice_to_go_on};
use super::level::{Level, Player};
use super::pace::Tempo;
use super::plan::{Place, is_person};
use super::set_out::SetOut;
use super::thinking::Thinking;
use crate::features::library::{Answer, Fingerprint, KeepStatus, Kept, Origin, is_worth_keeping};
use crate::features::links::SentDeal;
use crate::features::settings::{Settings, Sort};
use canasta::rules::{
    Action, BySide, Card, CardSet, Deck, Game, HandRecord, Observation, Phase, RuleError, Seat, Sides, State, legal,
};
use serde_json::{Map, Value};

/// The maximum number of events in the log.
const LONGEST_LOG: usize = 64;

/// The current or last game and its state. At least one hand has been dealt.
///
/// Everything that belongs to one game is here: another game is another table, so nothing is left over.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    game: Game,
    /// Everybody who plays, by the numbers of the people.
    people: Vec<Place>,
    /// Who sits at the table in the hand, by seat.
    places: Vec<Place>,
    viewer: Viewer,
    hand: Hand,
    /// The events since the person's last action, oldest first.
    log: Vec<GameEvent>,
    /// All events of the current or last hand, oldest first.
    hand_events: Vec<GameEvent>,
    commitments: Commitments,
    /// Where the library keeps the game, once it does.
    kept: Option<Kept>,
    /// What the library has last answered about it.
    answer: Answer,
    /// What another version has added to its save.
    others: Map<String, Value>,
    /// The deal of a link that is played here.
    sent: Option<Box<SentDeal>>,
    origin: Origin,
    tempo: Tempo,
    /// The last round while it is shown again. A box, because it is rarely there.
    replay: Option<Box<Replay>>,
    /// The bots' work on the current position.
    thinking: Thinking,
    /// The plan of the last hint, which outlives the position.
    kept_plan: Option<Box<KeptPlan>>,
    /// When a hint last said for the first time in a hand that opening can wait.
    waiting_told: Option<WaitingTold>,
    /// Whether friends at other devices sit here.
    is_shared: bool,
    /// Whether the person has left them by its own will.
    was_left: bool,
    /// How many actions of the hand a guest was told; 0 elsewhere.
    told: usize,
    /// Whether what a guest was told last has just been shown, so that more has to wait.
    is_dwelling: bool,
    /// Whether a guest has no line to the host, so that nothing can be played.
    is_cut_off: bool,
}

/// The effects of an action.
pub(crate) struct Played {
    /// The number of events added to the log.
    pub events: usize,
    /// Whether the hand ended.
    pub ended: bool,
}

impl Table {
    /// A table with this game and its people.
    pub fn new(game: Game, people: Vec<Place>, sort: Sort) -> Table {
        let is_shared = people.iter().any(|place| place.player == Player::Friend);
        let mut table = Table {
            places: seated(&game, &people),
            game,
            people,
            viewer: Viewer::Seated(Seat::FIRST),
            hand: Hand::default(),
            log: Vec::new(),
            hand_events: Vec::new(),
            commitments: Commitments::default(),
            kept: None,
            answer: Answer::None,
            others: Map::new(),
            sent: None,
            origin: Origin::Played,
            tempo: Tempo::Running,
            replay: None,
            thinking: Thinking::default(),
            kept_plan: None,
            waiting_told: None,
            is_shared,
            told: 0,
            is_dwelling: false,
            is_cut_off: false,
            was_left: false,
        };
        table.hand_events = table.read_events();
        table.seat_viewer();
        table.show_hand(sort);
        table
    }

    /// A table with a game, seen from one of its seats.
    pub fn seen_from(game: Game, people: Vec<Place>, seat: Seat, sort: Sort) -> Table {
        let mut table = Table::new(game, people, sort);
        table.viewer = Viewer::Seated(seat);
        table.show_hand(sort);
        table
    }

    /// A table with a saved game, the order of each hand and the commitments.
    pub fn restored(
        game: Game,
        people: Vec<Place>,
        sort: Sort,
        orders: Vec<Vec<Card>>,
        commitments: Vec<String>,
    ) -> Table {
        let mut table = Table::new(game, people, sort);
        table.hand = Hand::with_orders(orders);
        table.commitments = Commitments::new(commitments);
        table.show_hand(sort);
        table
    }

    /// The table with a game that was opened from a record.
    pub const fn imported(mut self) -> Table {
        self.origin = Origin::Imported;
        self
    }

    pub const fn set_origin(&mut self, origin: Origin) {
        self.origin = origin;
    }

    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The try at the deal of a day that is played here.
    pub const fn day(&self) -> Option<DayTry> {
        self.origin.day()
    }

    /// Whether the game is a try that counts: a first try at the deal of a day, or a board of duplicate.
    pub fn counts(&self) -> bool {
        self.day().is_some_and(DayTry::counts) || self.board().is_some()
    }

    /// The board of duplicate that is played here.
    pub const fn board(&self) -> Option<BoardTry> {
        self.origin.board()
    }

    /// Whether the table plays what counts, so that nothing helps: a first try at the deal of a day, a board of duplicate, or a hand with
    /// friends.
    pub fn is_unaided(&self) -> bool {
        (self.counts() || self.is_shared) && self.game.hand_is_on()
    }

    /// Whether nothing is left to be played: the match has ended, or the only hand of a deal of a day or of a board, or those of a link.
    pub fn is_over(&self) -> bool {
        let hands = self.game.record().hands.len();
        let has_all = self.origin.hands().is_some_and(|all| hands >= all);
        self.game.end().is_some() || (has_all && !self.game.hand_is_on())
    }

    pub const fn kept(&self) -> Option<&Kept> {
        self.kept.as_ref()
    }

    pub fn set_kept(&mut self, kept: Option<Kept>) {
        self.kept = kept;
    }

    pub const fn others(&self) -> &Map<String, Value> {
        &self.others
    }

    /// Keeps what another version has added to its save.
    pub fn with_others(mut self, others: Map<String, Value>) -> Table {
        self.others = others;
        self
    }

    /// The deal of a link that is played here.
    pub fn sent(&self) -> Option<&SentDeal> {
        self.sent.as_deref()
    }

    pub fn set_sent(&mut self, sent: Option<Box<SentDeal>>) {
        self.sent = sent;
    }

    pub const fn answer(&self) -> &Answer {
        &self.answer
    }

    pub fn set_answer(&mut self, answer: Answer) {
        self.answer = answer;
    }

    /// How far the library has confirmed the game as it stands.
    pub fn keep_status(&self) -> KeepStatus {
        if !is_worth_keeping(&self.game, &self.people) {
            return KeepStatus::Nothing;
        }
        match &self.answer {
            Answer::NotKept => KeepStatus::Failed,
            Answer::Kept(record) if *record == self.fingerprint() => KeepStatus::Confirmed,
            Answer::Kept(_) | Answer::None => KeepStatus::Pending,
        }
    }

    /// The fingerprint of the record.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.game.record().to_string())
    }

    /// Deals the next hand, if possible. The commitment to this deck was shown before.
    pub fn deal_next(&mut self, deck: Deck, cut: Option<usize>, commitment: Option<String>, sort: Sort) -> bool {
        let is_dealt = self.game.deal_with_commitment(Seat::FIRST, deck, cut, commitment.is_some());
        if is_dealt {
            self.begin_hand(commitment, sort);
        }
        is_dealt
    }

    /// Starts the hand that has just been dealt, with the commitment to its deck.
    pub fn begin_hand(&mut self, commitment: Option<String>, sort: Sort) {
        self.hand = Hand::default();
        self.log.clear();
        self.hand_events.clear();
        self.places = seated(&self.game, &self.people);
        if self.is_resting() && self.tempo == Tempo::Hurried {
            self.tempo = Tempo::Running;
        }
        self.commitments.set(self.game.record().hands.len(), commitment);
        self.seat_viewer();
        self.show_hand(sort);
    }

    /// The number of the current or last hand in its match.
    fn hand_number(&self) -> usize {
        // At most the hands of a match: fits.
        self.game.hand_number() as usize
    }

    /// The event of the deal, which is the first in the log of a hand; none for a hand that began at a position.
    pub fn deal_event(&self) -> Option<GameEvent> {
        let hand = self.last_hand().filter(|hand| hand.deal().is_some())?;
        Some(GameEvent::dealt(self.hand_number(), self.game.state()?, hand.kept(self.game.rules())))
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who sits at the table in the hand, by seat.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Everybody who plays, who rests too.
    pub fn people(&self) -> &[Place] {
        &self.people
    }

    /// Who rests in the hand.
    pub fn resting(&self) -> Option<&Place> {
        self.people.get(self.game.people().resting()?)
    }

    /// Whether the only persons at the device rest in the hand, so that they see what all see.
    pub fn is_resting(&self) -> bool {
        let is_person = |place: &Place| place.player == Player::Person;
        self.resting().is_some_and(is_person) && !self.places.iter().any(is_person)
    }

    /// The number of the person whose hand is shown, or was shown last; of the one who rests, where no person sits at the table.
    pub fn own_number(&self) -> usize {
        let resting = self.game.people().resting().filter(|_| self.is_resting());
        resting.unwrap_or_else(|| self.game.people().at(self.me()))
    }

    /// Whether every hand is hidden: who rests sees what all see, until the hand has ended.
    pub fn hides_all_hands(&self) -> bool {
        self.is_resting() && self.game.hand_is_on()
    }

    /// Which seats play together now.
    pub fn sides(&self) -> Sides {
        self.state().map_or_else(|| self.game.rules().sides(), State::sides)
    }

    pub fn state(&self) -> Option<&State> {
        self.game.state()
    }

    /// Keeps the plan of a hint for further hints of the turn.
    pub fn keep_plan(&mut self, advice: &Advice) {
        let plan = self.observation().map(|seen| Box::new(KeptPlan::new(&seen, advice)));
        self.kept_plan = plan;
        let told = self.observation().and_then(|seen| WaitingTold::by(&seen, advice));
        self.waiting_told = told.or(self.waiting_told);
    }

    /// Whether a hint in an earlier turn of the hand said that opening can wait.
    pub fn is_waiting_told(&self, seen: &Observation<'_>) -> bool {
        self.waiting_told.is_some_and(|told| told.is_before(seen))
    }

    /// The advice to go on with the plan of the last hint, as long as nothing new was seen since.
    pub fn plan_to_go_on(&self, seen: &Observation<'_>) -> Option<Advice> {
        let rest = self.kept_plan.as_ref()?.rest(seen)?;
        let last_turn = self.last_turn_of_next(self.next_action());
        Some(advice_to_go_on(seen, rest, last_turn, self.is_waiting_told(seen)))
    }

    pub const fn thinking(&self) -> &Thinking {
        &self.thinking
    }

    pub const fn thinking_mut(&mut self) -> &mut Thinking {
        &mut self.thinking
    }

    /// The current or last hand.
    fn last_hand(&self) -> Option<&HandRecord> {
        self.game.record().hands.last()
    }

    /// The seat whose hand is shown, or was shown last.
    pub const fn me(&self) -> Seat {
        self.viewer.last()
    }

    /// The person who must reveal the hand, if the curtain is drawn.
    pub const fn curtain(&self) -> Option<Seat> {
        self.viewer.awaited()
    }

    pub const fn hand_layout(&self) -> &HandLayout {
        self.hand.hand_layout()
    }

    pub const fn hand_layout_mut(&mut self) -> &mut HandLayout {
        self.hand.hand_layout_mut()
    }

    /// Offers the mouse mode in which every click adds, since a click has dropped cards from the selection.
    pub fn offer_mouse(&mut self, offer: MouseOffer) {
        *self.hand.mouse_offer_mut() = Some(offer);
    }

    pub const fn has_mouse_offer(&self) -> bool {
        self.hand.has_mouse_offer()
    }

    pub fn close_mouse_offer(&mut self) {
        let _ = self.hand.mouse_offer_mut().take();
    }

    /// Accepts the offer: what would be selected in that mode is selected, and what was selected since.
    pub fn take_mouse_offer(&mut self) {
        let Some(MouseOffer { selected, mut added }) = self.hand.mouse_offer_mut().take() else { return };
        let layout = self.hand.hand_layout_mut();
        let since = |id: &u32| !selected.contains(id) && !added.contains(id);
        added.extend(layout.picked_ids().into_iter().filter(since).collect::<Vec<_>>());
        layout.select_only(&added);
    }

    pub fn log(&self) -> &[GameEvent] {
        &self.log
    }

    pub const fn commitments(&self) -> &Commitments {
        &self.commitments
    }

    /// The observation of the person; `None` while the curtain is drawn.
    pub fn observation(&self) -> Option<Observation<'_>> {
        if self.curtain().is_some() {
            return None;
        }
        self.state().map(|state| state.observe(self.me()))
    }

    /// The hand of another seat, if it is open: after the end of the hand, or in a practice game with open hands.
    pub fn open_hand(&self, seat: Seat, settings: &Settings) -> Option<CardSet> {
        let state = self.state().filter(|_| self.curtain().is_none())?;
        let is_open = state.ended().is_some() || (settings.open_hands && self.game.is_practice());
        is_open.then(|| state.hand(seat))
    }

    /// Whether a person plays at this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        is_person(&self.places, seat)
    }

    /// Whether several persons share the device, who rests too: each sees no hand but their own.
    pub fn has_several_persons(&self) -> bool {
        self.people.iter().filter(|place| place.player == Player::Person).count() > 1
    }

    /// The bot that is to act.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let state = self.state().filter(|state| state.ended().is_none())?;
        let seat = state.to_act();
        match self.places.get(seat.index())?.player {
            Player::Bot(level) => Some((seat, level)),
            Player::Person | Player::Friend => None,
        }
    }

    /// Whether a bot of the table searches.
    pub fn has_searching_bot(&self) -> bool {
        self.places.iter().any(|place| matches!(place.player, Player::Bot(level) if !level.is_heuristic()))
    }

    /// How the steps of the bots follow each other.
    pub const fn tempo(&self) -> Tempo {
        self.tempo
    }

    pub const fn is_paused(&self) -> bool {
        matches!(self.tempo, Tempo::Paused)
    }

    pub const fn toggle_pause(&mut self) {
        self.tempo = match self.tempo {
            Tempo::Running | Tempo::Hurried => Tempo::Paused,
            Tempo::Paused => Tempo::Running,
        };
    }

    /// Lets the bots play faster until the turn comes to the viewer.
    pub const fn hurry(&mut self) {
        self.tempo = Tempo::Hurried;
    }

    /// Marks the game as practice if the settings require it. True if the mark is new.
    pub fn mark_practice(&mut self, settings: &Settings) -> bool {
        let is_wanted = (settings.practice || settings.open_hands) && !self.is_unaided();
        let is_new = is_wanted && self.game.hand_is_on() && !self.game.is_practice();
        if is_new {
            self.game.mark_practice();
        }
        is_new
    }

    /// Whether a person's turn or the hand has just ended.
    pub fn is_after_own_turn(&self) -> bool {
        let Some(state) = self.state() else { return false };
        let last = self.last_hand().and_then(|hand| hand.actions().last()).map(|(seat, _)| seat);
        state.ended().is_some() || last.is_some_and(|last| self.is_person(last) && state.to_act() != last)
    }

    /// Whether a person has acted in an unfinished match.
    pub fn has_played(&self) -> bool {
        let acted = |hand: &HandRecord| hand.actions().any(|(seat, _)| self.is_person(seat));
        let hands = &self.game.record().hands;
        !self.is_over() && (hands.len() > 1 || hands.iter().any(acted))
    }

    /// Whether the draw is automatic: it is the person's only legal action, and the settings allow it.
    pub fn draws_by_itself(&self, settings: &Settings) -> bool {
        settings.auto_draw
            && !self.is_paused()
            && !self.hand.is_after_undo()
            && self.is_my_turn()
            && self.observation().is_some_and(|seen| {
                seen.phase() == Phase::Draw && seen.stock_len() > 0 && legal::candidates(&seen) == [Action::Draw]
            })
    }

    /// Whether the table waits for the person whose hand is shown.
    pub fn is_my_turn(&self) -> bool {
        !self.is_cut_off
            && self.is_person(self.me())
            && self.observation().is_some_and(|seen| seen.ended().is_none() && seen.is_to_act())
    }

    /// Clears the log, and returns its previous content.
    pub fn restart_log(&mut self) -> Vec<GameEvent> {
        std::mem::take(&mut self.log)
    }

    /// Restores the previous content of the log.
    pub fn put_back_log(&mut self, log: Vec<GameEvent>) {
        self.log = log;
    }

    /// Adds an event to the log.
    pub fn note(&mut self, event: GameEvent) {
        self.log.push(event);
    }

    /// Carries out an action, and updates the log and the hand on the screen.
    ///
    /// # Errors
    /// If the rules refuse it; everything is as before.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<Played, RuleError> {
        let number = self.next_action();
        let before = self.game.state().cloned();
        self.game.play(seat, action)?;
        self.hand.forget_deciders_from(number);
        self.hand.set_after_undo(false);
        self.close_mouse_offer();
        let (Some(before), Some(after)) = (before, self.game.state()) else {
            return Ok(Played { events: 0, ended: false });
        };
        let (me, is_resting) = (self.viewer.last(), self.is_resting());
        let events = events_of(&before, seat, action, after);
        let ended = after.ended().is_some();
        let is_hidden = !ended && is_resting;
        let hand = if is_hidden { CardSet::EMPTY } else { after.hand(me) };
        let is_open = !after.melds(after.sides().of(me)).is_empty();
        // Who rests goes on to the end of the hand.
        let is_there = if is_resting { ended } else { after.turn_of() == me && before.turn_of() != me };
        if is_there && self.tempo == Tempo::Hurried {
            self.tempo = Tempo::Running;
        }
        let played = Played { events: events.len(), ended };
        self.hand_events.extend_from_slice(&events);
        self.log.extend(events);
        let excess = self.log.len().saturating_sub(LONGEST_LOG);
        self.log.drain(..excess);
        let layout = self.hand.hand_layout_mut();
        layout.follow(hand, true);
        if is_open {
            // Only an opening is staged. Staged cards that another way of taking the pile did not use return to the hand.
            layout.unstage(None);
        }
        if ended {
            layout.clear_selection();
            layout.clear_fresh();
        }
        Ok(played)
    }

    /// The number of the next action of the hand.
    pub fn next_action(&self) -> usize {
        self.told + self.last_hand().map_or(0, |hand| hand.actions().count())
    }

    /// Records the bot that decided an action.
    pub fn note_decider(&mut self, action: usize, seat: Seat, level: Level) {
        self.hand.note_decider(action, seat, level);
    }

    /// Whether rules of thumb have decided for a bot in this hand, as where no worker runs.
    pub fn was_played_by_thumb(&self) -> bool {
        self.hand.deciders().any(|level| level == Level::THUMB)
    }

    /// The bot that decided an action of the hand, if it is known.
    pub fn decider(&self, action: usize) -> Option<(Seat, Level)> {
        self.hand.decider(action)
    }

    /// Updates the hand on the screen, in the viewer's own order; hides it behind the curtain.
    pub fn show_hand(&mut self, sort: Sort) {
        let me = self.me();
        let state = self.game.state().filter(|_| self.curtain().is_none() && !self.hides_all_hands());
        self.hand.show(me, state.map(|state| state.hand(me)), sort);
        let Some(state) = state.filter(|state| state.ended().is_none()) else { return };
        let can_open = state.melds(state.sides().of(me)).is_empty();
        if let Some(set_out) = self.hand.set_out_mut().take_if(|set_out| set_out.is_of(me)) {
            set_out.put(self.hand.hand_layout_mut(), can_open);
        }
    }

    /// Selects and sets out what was there before a reload, once the hand of its seat is shown.
    pub fn set_out_again(&mut self, set_out: Option<SetOut>, sort: Sort) {
        *self.hand.set_out_mut() = set_out;
        self.show_hand(sort);
    }

    /// What is selected and set out.
    pub fn set_out(&self) -> Option<SetOut> {
        self.hand.set_out().cloned().or_else(|| SetOut::of(self.me(), self.hand_layout()))
    }

    /// The order of each hand by seat, with the current order of the hand on the screen.
    pub fn orders(&self) -> Vec<Vec<Card>> {
        self.hand.orders(Some(self.me()).filter(|_| self.curtain().is_none()))
    }

    /// Sets the viewer at the start of a hand: the next person to act, behind the curtain if there are several persons.
    pub fn seat_viewer(&mut self) {
        let Some(state) = self.game.state() else { return };
        let mut turns = std::iter::once(state.to_act()).chain(self.game.rules().players.from_after(state.to_act()));
        let next = turns.find(|&seat| self.is_person(seat));
        let seat = next.unwrap_or(Seat::FIRST);
        let is_hidden = next.is_some() && self.has_several_persons() && state.ended().is_none();
        self.viewer = if is_hidden { Viewer::Curtain { last: seat, awaited: seat } } else { Viewer::Seated(seat) };
    }

    /// Draws the curtain if another person is to act. True if it was drawn.
    pub fn follow_turn(&mut self) -> bool {
        let Some(state) = self.game.state() else { return false };
        let next = state.to_act();
        let is_other = state.ended().is_none() && next != self.me() && self.is_person(next);
        if is_other {
            let orders = self.orders();
            self.viewer = Viewer::Curtain { last: self.me(), awaited: next };
            // The hand is hidden completely behind the curtain.
            self.hand.hide(orders);
        }
        is_other
    }

    /// Reveals the hand to the person behind the curtain. False if the curtain was not drawn.
    pub fn reveal(&mut self, sort: Sort) -> bool {
        let Some(seat) = self.curtain() else { return false };
        self.viewer = Viewer::Seated(seat);
        self.show_hand(sort);
        // After an undo there are no events to show.
        if !self.hand.is_after_undo() {
            let _ = self.recall();
        }
        true
    }

    /// Fills the log with the events since the last action of the viewer. Returns the number of events of the whole hand.
    pub fn recall(&mut self) -> usize {
        self.log = self.hand_history();
        let all = self.log.len();
        let since = self.log.iter().rposition(|event| event.seat() == Some(self.me())).unwrap_or(0);
        self.log.drain(..since);
        all
    }

    /// The public facts of the deal.
    pub fn deal(&self) -> Option<Deal> {
        let (hand, rules) = (self.last_hand()?, self.game.rules());
        let state = hand.first_state(rules);
        let cutter = rules.cutter(hand.dealer);
        // At a position only what the cutter still holds is known.
        let kept = match hand.deal() {
            Some(deal) => rules.cut_deck(&deal.deck, deal.cut.unwrap_or(0), hand.dealer).kept,
            None => state.observe(cutter).known(cutter),
        };
        Some(Deal {
            kept: rules.is_cut_kept().then_some((cutter, kept)),
            cards: self.game.rules().hand_size.into(),
            pile: state.pile().to_vec(),
            red_threes: BySide::from_fn(state.scores().count(), |side| state.scoring_threes(side)),
        })
    }
}

/// Who sits at the table in the current hand of a game, or in the last one.
fn seated(game: &Game, people: &[Place]) -> Vec<Place> {
    if game.people().resting().is_none() {
        return people.to_vec();
    }
    let at = |seat| people.get(game.people().at(seat));
    game.rules().players.seats().filter_map(at).cloned().collect()
}

/// The public facts of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The number of cards dealt to each player.
    pub cards: usize,
    /// Who cut, and what that player kept, where the rules let the cutter keep cards.
    pub kept: Option<(Seat, CardSet)>,
    /// The cards turned up, top last.
    pub pile: Vec<Card>,
    /// The threes that each side laid out.
    pub red_threes: BySide<CardSet>,
}
