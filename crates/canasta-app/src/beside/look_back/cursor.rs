//! Where somebody is in a record, and what is shown there.

use super::course::Course;
use super::playback::{Playback, Speed};
use super::point::{RecordPoint, Stride};
use super::scenario::scenario_text;
use super::view_from::ViewFrom;
use crate::features::library::{GameId, Origin};
use crate::features::settings::Sort;
use crate::session::game_event::GameEvent;
use crate::session::hand_layout::HandLayout;
use crate::session::level::Player;
use crate::session::past_position::PastPosition;
use crate::session::plan::{Place, seat_in_hand};
use canasta::rules::{Action, CardSet, Game, HandRecord, Seat};

/// How what is shown has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shift {
    /// Not at all.
    None,
    /// So many events of the same hand have happened, or the next hand was dealt.
    On(usize),
    /// Events of the same hand were taken back.
    Back,
    /// Another part of the record is shown, or it is seen from elsewhere.
    Elsewhere,
}

/// The view that was chosen for hands that are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    /// The person's own, wherever they sit; all hands open where they rest.
    Own,
    Other(ViewFrom),
}

/// Where somebody is in a record, and what is shown there.
///
/// A hand that is over may be seen from every seat and with all hands open. A hand that is still on is only ever shown as the
/// person at the table sees it: [`LookBack::view`] decides that for everything that is shown, and nothing else of it leaves here.
#[derive(Clone, Debug)]
pub struct LookBack {
    game: Game,
    /// Whether it was played on this device.
    origin: Origin,
    places: Vec<Place>,
    /// The number of the person as whom a hand that is still on is seen.
    person: usize,
    sort: Sort,
    at: RecordPoint,
    /// The course of the hand that is shown.
    course: Course,
    shown: PastPosition,
    /// The events that the last step took back.
    undone: Vec<GameEvent>,
    chosen: Chosen,
    /// The game of the library that this is.
    kept: Option<GameId>,
    playback: Playback,
    speed: Speed,
}

impl LookBack {
    /// Looks back at a match, as the person of this number saw it: at the start of the last hand, or at the last moment of one that
    /// is still on. `None` if nothing was dealt.
    #[must_use]
    pub(crate) fn new(game: Game, places: Vec<Place>, person: usize, sort: Sort) -> Option<LookBack> {
        let last = game.record().hands.len().checked_sub(1)?;
        let hand = game.record().hands.get(last)?;
        let course = Course::of(hand, game.rules());
        let actions = if hand.end.is_some() { 0 } else { course.len() };
        let seat = seat_in_hand(game.rules(), person, hand.number).unwrap_or(Seat::FIRST);
        let shown = PastPosition::new(seat, hand.first_state(game.rules()), HandLayout::default(), Vec::new());
        let mut look = LookBack {
            at: RecordPoint { hand: last, actions },
            chosen: Chosen::Own,
            kept: None,
            playback: Playback::Paused,
            speed: Speed::Normal,
            game,
            origin: Origin::Imported,
            places,
            person,
            sort,
            course,
            shown,
            undone: Vec::new(),
        };
        look.show(HandLayout::default());
        Some(look)
    }

    /// Notes that this is a game of the library.
    #[must_use]
    pub(crate) fn kept_as(self, kept: Option<GameId>) -> LookBack {
        LookBack { kept, ..self }
    }

    /// Notes whether it was played on this device.
    pub(crate) const fn set_origin(&mut self, origin: Origin) {
        self.origin = origin;
    }

    /// Whether it was played on this device.
    pub(crate) const fn origin(&self) -> Origin {
        self.origin
    }

    /// The game of the library that this is, if it was played on this device.
    #[must_use]
    pub(crate) fn own_game(&self) -> Option<&GameId> {
        self.kept.as_ref().filter(|_| self.origin.is_own())
    }

    /// The game of the library that this is, if it is one.
    #[must_use]
    pub(crate) const fn kept(&self) -> Option<&GameId> {
        self.kept.as_ref()
    }

    /// The match that is looked at.
    #[must_use]
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// Its players.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Where it is.
    #[must_use]
    pub const fn at(&self) -> RecordPoint {
        self.at
    }

    /// The number of hands.
    #[must_use]
    pub const fn hands(&self) -> usize {
        self.game.record().hands.len()
    }

    /// The course of the hand that is shown.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The position, as it is seen.
    pub(crate) const fn shown(&self) -> &PastPosition {
        &self.shown
    }

    /// The events of the turn that is shown, oldest first; of the deal at the start of a hand.
    #[must_use]
    pub fn turn_events(&self) -> &[GameEvent] {
        let all = self.shown.events();
        let is_answer = |event: &GameEvent| matches!(event, GameEvent::Answered { .. });
        let Some(actor) = all.iter().rev().find(|event| !is_answer(event)).map(GameEvent::seat) else { return all };
        let start = all.iter().rposition(|event| !is_answer(event) && event.seat() != actor).map_or(0, |at| at + 1);
        all.get(start..).unwrap_or_default()
    }

    /// The events of the last action.
    #[must_use]
    pub fn last_events(&self) -> &[GameEvent] {
        let all = self.shown.events();
        let with_end = usize::from(matches!(all, [.., GameEvent::Ended { .. }]));
        all.get(all.len().saturating_sub(1 + with_end)..).unwrap_or_default()
    }

    /// The events that the last step took back; none after a step on.
    #[must_use]
    pub fn undone_events(&self) -> &[GameEvent] {
        &self.undone
    }

    /// From where the hand is seen. A hand that is still on is seen by the person at the table alone.
    #[must_use]
    pub fn view(&self) -> ViewFrom {
        match self.chosen {
            Chosen::Other(view) if self.is_over() => view,
            _ => self.own_view(),
        }
    }

    /// Where the person sits in the hand that is shown; `None` where they rest.
    fn own_seat(&self) -> Option<Seat> {
        seat_in_hand(self.game.rules(), self.person, self.hand()?.number)
    }

    /// From where the person sees the hand that is shown.
    fn own_view(&self) -> ViewFrom {
        match self.own_seat() {
            Some(seat) => ViewFrom::Seat(seat),
            None if self.is_over() => ViewFrom::AllOpen,
            None => ViewFrom::Seat(Seat::FIRST),
        }
    }

    /// The views that can be chosen.
    pub fn views(&self) -> impl Iterator<Item = ViewFrom> {
        let only = (!self.is_over()).then(|| self.own_view());
        ViewFrom::all(self.game.rules().players).filter(move |view| only.is_none_or(|only| only == *view))
    }

    /// The hand of a seat, if the view shows all hands.
    #[must_use]
    pub fn open_hand(&self, seat: Seat) -> Option<CardSet> {
        (self.view() == ViewFrom::AllOpen).then(|| self.shown.state().hand(seat))
    }

    /// Whether the hand that is shown is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.hand().is_some_and(|hand| hand.end.is_some())
    }

    /// Whether the match can be played on from here: the hand is over, so that its cards may be known, and this is not its end.
    #[must_use]
    pub fn can_play_on(&self) -> bool {
        self.is_over() && self.shown.state().ended().is_none()
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.playback == Playback::Running
    }

    /// How fast it goes on by itself.
    #[must_use]
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether a stride leads anywhere.
    #[must_use]
    pub fn can_go(&self, stride: Stride) -> bool {
        self.target(stride).is_some()
    }

    /// Where a stride leads; `None` if that is where it is, or outside of the record.
    #[must_use]
    pub fn target(&self, stride: Stride) -> Option<RecordPoint> {
        let RecordPoint { hand, actions } = self.at;
        let here = |actions: usize| RecordPoint { hand, actions };
        let next = (hand + 1 < self.hands()).then_some(RecordPoint { hand: hand + 1, actions: 0 });
        let before = hand.checked_sub(1);
        let last = |hand: usize| RecordPoint { hand, actions: self.actions_of(hand) };
        let to = match stride {
            Stride::Start => Some(here(0)),
            Stride::End => Some(here(self.course.len())),
            Stride::Back => actions.checked_sub(1).map(here).or_else(|| before.map(last)),
            Stride::TurnBack => self.course.turn_start_before(actions).map(here).or_else(|| before.map(last)),
            Stride::On => Some(actions + 1).filter(|&on| on <= self.course.len()).map(here).or(next),
            Stride::TurnOn => self.course.turn_end_after(actions).map(here).or(next),
            Stride::HandBack => before.map(|hand| RecordPoint { hand, actions: 0 }),
            Stride::HandOn => next,
        };
        to.filter(|to| *to != self.at)
    }

    /// Goes where a stride leads.
    pub(crate) fn stride(&mut self, stride: Stride) -> Shift {
        self.target(stride).map_or(Shift::None, |to| self.go(to))
    }

    /// Goes to a moment. One beyond the end of its hand is that end; one of another record is ignored.
    pub(crate) fn go(&mut self, to: RecordPoint) -> Shift {
        if to.hand >= self.hands() {
            return Shift::None;
        }
        let to = RecordPoint { actions: to.actions.min(self.actions_of(to.hand)), ..to };
        let was_own = self.own_seat().is_none_or(|own| own == self.shown.viewer());
        let from = std::mem::replace(&mut self.at, to);
        self.undone.clear();
        if from == to {
            return Shift::None;
        }
        if from.hand != to.hand {
            if let Some(hand) = self.hand() {
                self.course = Course::of(hand, self.game.rules());
            }
            // Open hands are seen on from the seat of the person too, who may sit elsewhere now.
            let bottom = self.own_seat().filter(|_| was_own).unwrap_or(self.shown.viewer());
            self.show_from(self.view().seat().unwrap_or(bottom), HandLayout::default());
            let is_dealt = to == RecordPoint { hand: from.hand + 1, actions: 0 };
            return if is_dealt { Shift::On(self.shown.events().len()) } else { Shift::Elsewhere };
        }
        let before = self.shown.events().to_vec();
        let layout = self.shown.hand_layout().clone();
        self.show(layout);
        let after = self.shown.events().len();
        // More than a turn at once is not seen as a move.
        let is_near = match to > from {
            true => self.course.turn_end_after(from.actions).is_some_and(|end| to.actions <= end),
            false => self.course.turn_start_before(from.actions).is_some_and(|start| to.actions >= start),
        };
        match after.checked_sub(before.len()) {
            _ if !is_near => Shift::Elsewhere,
            Some(new) if to > from => Shift::On(new),
            _ => {
                self.undone = before.into_iter().skip(after).collect();
                Shift::Back
            }
        }
    }

    /// Looks at the hand from elsewhere, if its cards may be seen from there.
    pub(crate) fn look_from(&mut self, view: ViewFrom) -> Shift {
        let chosen = if view == self.own_view() { Chosen::Own } else { Chosen::Other(view) };
        if !self.views().any(|other| other == view) || chosen == self.chosen {
            return Shift::None;
        }
        let before = self.viewer();
        self.chosen = chosen;
        if let ViewFrom::Seat(_) = view
            && self.viewer() != before
        {
            self.show(HandLayout::default());
        }
        Shift::Elsewhere
    }

    /// Starts or stops going on by itself. At the end of the record there is nowhere to go.
    pub(crate) fn toggle_playing(&mut self) {
        let starts = !self.is_playing() && self.can_go(Stride::On);
        self.playback = if starts { Playback::Running } else { Playback::Paused };
    }

    /// Stops going on by itself.
    pub(crate) const fn pause(&mut self) {
        self.playback = Playback::Paused;
    }

    /// Changes the speed to the next one.
    pub(crate) const fn change_speed(&mut self) {
        self.speed = self.speed.next();
    }

    /// The match up to the end of the hand that is shown.
    pub(crate) fn game_of_hand(&self) -> Option<Game> {
        self.game.up_to(self.at.hand, self.course.len())
    }

    /// A practice match that goes on from here, and its players: a person at the seat from which it is seen if the record has
    /// none. `None` where it cannot be played on.
    pub(crate) fn branch(&self) -> Option<(Game, Vec<Place>)> {
        if !self.can_play_on() {
            return None;
        }
        let mut game = self.game.up_to(self.at.hand, self.at.actions)?;
        game.mark_practice();
        let mut places = self.places.clone();
        if places.iter().all(|place| place.player != Player::Person)
            && let Some(place) = places.get_mut(game.people().at(self.viewer()))
        {
            place.player = Player::Person;
        }
        Some((game, places))
    }

    /// The position as the text of a scenario; `None` while the hand is on, and for a position that a scenario cannot hold.
    pub(crate) fn scenario(&self) -> Option<String> {
        let hand = self.hand().filter(|hand| hand.end.is_some())?;
        let start = self.course.turns().iter().map(|turn| turn.start).rfind(|&start| start <= self.at.actions);
        let start = start.unwrap_or(0);
        let actions: Vec<Action> = hand.actions().map(|(_, action)| action.clone()).collect();
        let mut state = hand.first_state(self.game.rules());
        for action in actions.get(..start)? {
            state.play(action).ok()?;
        }
        let name = format!("hand {}, {} actions", self.at.hand + 1, self.at.actions);
        scenario_text(&name, self.game.record().preset, &state, actions.get(start..self.at.actions)?)
    }

    /// The record of the hand that is shown.
    fn hand(&self) -> Option<&HandRecord> {
        self.game.record().hands.get(self.at.hand)
    }

    fn actions_of(&self, hand: usize) -> usize {
        match self.game.record().hands.get(hand) {
            _ if hand == self.at.hand => self.course.len(),
            Some(hand) => hand.actions().count(),
            None => 0,
        }
    }

    /// The seat whose hand lies at the bottom of the table.
    #[must_use]
    pub fn viewer(&self) -> Seat {
        // Open hands are seen from where the table was seen before.
        self.view().seat().unwrap_or(self.shown.viewer())
    }

    /// Shows the moment, with the viewer's hand arranged as in this layout.
    fn show(&mut self, layout: HandLayout) {
        self.show_from(self.viewer(), layout);
    }

    /// Shows the moment from a seat.
    fn show_from(&mut self, viewer: Seat, mut layout: HandLayout) {
        let Some(hand) = self.game.record().hands.get(self.at.hand) else { return };
        let first = hand.first_state(self.game.rules());
        let dealt = hand.deal().map(|_| GameEvent::dealt(self.at.hand + 1, &first, hand.kept(self.game.rules())));
        layout.sort(self.sort);
        let mut shown = PastPosition::new(viewer, first, HandLayout::default(), dealt.into_iter().collect());
        for (seat, action) in hand.actions().take(self.at.actions) {
            // It was legal when it was recorded.
            let _ = shown.play(seat, action);
        }
        self.shown = shown.arranged_as(layout);
    }
}
