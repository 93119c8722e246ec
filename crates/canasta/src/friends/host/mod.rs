//! The host's side of a table: it seats guests, checks what they do and tells each what its seat may know.

mod cutting;
mod fill;
mod hand_cut;
mod hand_shuffle;
mod line;
mod lines;
mod play;
mod reserves;
mod shuffling;
mod spares;
mod votes;

pub use hand_shuffle::HandShuffle;
pub use line::LineId;
pub use reserves::FIND_MS;

use super::absence::Absence;
use super::allowance::{Allowance, Pace};
use super::away_reason::AwayReason;
use super::close_reason::CloseReason;
use super::heartbeat::Signal;
use super::message::{HostMessage, PHRASES, SeatInfo, Secret, write};
use super::reminder::Reminder;
use super::seating::{SeatPlayer, Seating};
use super::spares::{SpareId, Spares};
use super::thinking::Thinking;
use super::vote::{Question, Vote, VoteEnd, VoteState};
use crate::links::Endpoint;
use crate::referee::SeatAction;
use crate::rules::{Action, Deck, Game, Seat};
use hand_cut::HandCut;
use line::Line;
use std::collections::BTreeMap;

/// Milliseconds after which a reply that was applied and has not connected is said to be in vain, with the likely causes.
pub const NO_CONNECTION_MS: u64 = 15_000;

/// What happens at the host's device.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum HostInput {
    /// The time in milliseconds, from any beginning; at least once a second.
    Time(u64),
    /// A reply was applied, and this line looks for its guest.
    Applied(LineId),
    /// The channel of a line is open.
    Opened(LineId),
    /// A message has come.
    Received(LineId, String),
    /// A line has failed or was closed by the other side.
    Closed(LineId),
    /// A spare connection is made. A page that can make none says nothing.
    SpareMade(SpareId, Box<Endpoint>),
    /// The match has changed: a hand was dealt, an action was played or taken back.
    TableChanged,
    /// So many cards of the next deck go from its top to its bottom, at most one less than it has; with 0 it is cut by chance. It comes
    /// before [`HostInput::Deal`], or after [`HostNotice::Cuts`]: all are told of it before anybody knows the deck.
    Cut(usize),
    /// The host deals the next hand, with a new random number. Where who cuts keeps cards, that person is asked first, unless it is the
    /// first hand, whose dealer is not known by then.
    Deal(Secret),
    /// A person at the host's device asks to take back the last action of its seat.
    AskUndo(usize),
    /// A person at the host's device asks for a bot at a seat that is away.
    AskBot(usize),
    /// The people at the host's device vote.
    Vote(bool),
    /// A person at the host's device says one of [`PHRASES`].
    Say(usize, String),
    /// A person at the host's device reminds the seat that is to act.
    Nudge(usize),
    /// A person at the host's device, whose seat is on turn, does something that nobody else sees. The others are told at most every
    /// three seconds.
    Thinks(usize),
    /// The page is about to be closed or loaded again.
    PageGone,
    /// The host leaves.
    Leave,
}

/// What the host's device is to do. `Play`, `Undo` and `Deal` are done before the next input, which is
/// [`HostInput::TableChanged`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum HostEffect {
    /// Sends a message.
    Send(LineId, String),
    /// Closes a line, after what was sent.
    Close(LineId, CloseReason),
    /// Makes a spare connection.
    MakeSpare(SpareId),
    /// Looks for the guest at this end by a spare connection: a new line, of which nothing is told until it opens.
    TrySpare(SpareId, Box<Endpoint>),
    /// Gives up a spare connection that was not tried.
    DropSpare(SpareId),
    /// Looks for the guest of a seat, who is away, where it waits: a new line in the place of the one that looked for it before, of which
    /// nothing is told until it opens.
    Find(usize, Box<Endpoint>),
    /// Plays an action of a guest, which was checked.
    Play(Seat, Action),
    /// Takes back actions of the current hand until so many are left.
    Undo(usize),
    /// Deals the next hand with this deck, which is cut by [`Host::cut`]. [`Host::first_dealer`] deals the first hand.
    Deal(Deck),
    /// Lets a bot play for a seat from now on.
    BotPlays(Seat),
    /// Lets a guest play for a seat again.
    GuestPlays(Seat),
    /// Tells the people at the host's device.
    Notice(HostNotice),
}

/// What the people at the host's device are told.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum HostNotice {
    /// A guest has come to a seat for the first time.
    Arrived(usize),
    /// A guest is back.
    Back(usize),
    /// Nothing is heard of a guest.
    Quiet(usize),
    /// A guest is away.
    Away(usize),
    /// A line has not connected within [`NO_CONNECTION_MS`].
    NoConnection(LineId),
    /// A line was closed because of what came by it.
    Refused(LineId, CloseReason),
    /// Something is asked of all.
    Asked(VoteState),
    /// A vote has ended: whether what was asked is done, and why.
    Decided(Question, bool, VoteEnd),
    /// A seat is asked where to cut; the people at this device answer by [`HostInput::Cut`], if it is theirs.
    Cuts(usize),
    /// A seat says something.
    Said(usize, String),
    /// A seat reminds another one, which sits here.
    Nudged {
        /// Who reminds.
        by: usize,
        /// Who is reminded.
        seat: usize,
    },
    /// The guest of a seat was reminded, by a person here or by another guest.
    Reminded(usize),
}

/// The host's side of a table. The match is not in it: each update is given the game as it is.
#[derive(Clone, Debug)]
pub struct Host {
    pub(super) seats: Vec<Seating>,
    pub(super) absence: Absence,
    /// The level of the bots, which guests are told.
    bots: Option<String>,
    pub(super) shuffle: Option<HandShuffle>,
    /// The shuffle of the hand before, while the next one is shuffled.
    pub(super) last_shuffle: Option<HandShuffle>,
    /// The cut of the next deck.
    next_cut: Option<usize>,
    cutting: Option<HandCut>,
    now: u64,
    lines: BTreeMap<LineId, Line>,
    /// The spare connections to the guest of a seat, also while it has no line.
    spares: BTreeMap<usize, Spares>,
    next_spare: SpareId,
    vote: Option<Vote>,
    thinking: Thinking,
    reminder: Reminder,
    /// What each seat may still have told to all.
    voices: BTreeMap<usize, Allowance>,
    /// The hand that was last told and its actions.
    hand: u32,
    actions: Vec<SeatAction>,
    /// Whether the numbers of the hand were told after its end.
    has_told_numbers: bool,
}

impl Host {
    /// A table with these seats, in order.
    #[must_use]
    pub const fn new(seats: Vec<Seating>, absence: Absence, now: u64) -> Host {
        Host {
            seats,
            absence,
            bots: None,
            shuffle: None,
            last_shuffle: None,
            next_cut: None,
            cutting: None,
            now,
            lines: BTreeMap::new(),
            spares: BTreeMap::new(),
            next_spare: 0,
            vote: None,
            thinking: Thinking::NOBODY,
            reminder: Reminder::NONE,
            voices: BTreeMap::new(),
            hand: 0,
            actions: Vec::new(),
            has_told_numbers: false,
        }
    }

    /// Says by name which level the bots have. It is not saved with the table.
    pub fn set_bots(&mut self, level: &str) {
        self.bots = Some(level.to_owned());
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[Seating] {
        &self.seats
    }

    /// What becomes of the seat of a guest who is away.
    #[must_use]
    pub const fn absence(&self) -> Absence {
        self.absence
    }

    /// What is heard of the guest of a seat; of all others good things.
    #[must_use]
    pub fn signal(&self, seat: usize) -> Signal {
        match self.seats.get(seat).map(|seating| seating.player) {
            Some(SeatPlayer::Guest) => {
                self.line_of(seat).map_or(Signal::Lost, |(_, line)| line.heartbeat.signal(self.now))
            }
            _ => Signal::Good,
        }
    }

    /// The vote that is on.
    #[must_use]
    pub fn vote(&self) -> Option<&VoteState> {
        self.vote.as_ref().map(|vote| &vote.state)
    }

    /// The seat that is on turn and whose person does something at its device.
    #[must_use]
    pub fn thinking(&self) -> Option<usize> {
        self.thinking.seat(self.now)
    }

    /// Whether a seat was reminded so recently that it is not reminded again.
    #[must_use]
    pub fn was_reminded(&self, seat: usize) -> bool {
        self.reminder.is_recent(seat, self.now)
    }

    /// Whether a deal is on that waits for guests.
    #[must_use]
    pub fn is_shuffling(&self) -> bool {
        self.cutting.is_some() || self.shuffle.as_ref().is_some_and(|shuffle| !shuffle.is_dealt())
    }

    /// Takes in what has happened and gives what is to be done, in order.
    #[must_use]
    pub fn update(&mut self, input: HostInput, game: &Game) -> Vec<HostEffect> {
        let mut out = Vec::new();
        match input {
            HostInput::Time(now) => self.pass_time(now, game, &mut out),
            HostInput::Applied(id) => self.apply(id),
            HostInput::Opened(id) => self.open(id, &mut out),
            HostInput::Received(id, line) => self.receive(id, &line, game, &mut out),
            HostInput::Closed(id) => self.lose(id, AwayReason::LineCut, &mut out),
            HostInput::SpareMade(id, end) => self.send_spare(id, &end, &mut out),
            HostInput::TableChanged => self.tell_change(game, &mut out),
            HostInput::Cut(cards) => self.cut_here(cards, game, &mut out),
            HostInput::Deal(secret) => self.begin_deal(secret, game, &mut out),
            HostInput::AskUndo(seat) => self.ask(Question::Undo { seat }, seat, game, &mut out),
            HostInput::AskBot(seat) => {
                if let Some(by) = self.seats.iter().position(|seating| seating.player == SeatPlayer::Here) {
                    self.ask(Question::BotPlays { seat }, by, game, &mut out);
                }
            }
            HostInput::Vote(yes) => self.vote_here(yes, &mut out),
            HostInput::Say(seat, phrase) => self.say(seat, &phrase, &mut out),
            HostInput::Nudge(seat) => self.nudge(seat, game, &mut out),
            HostInput::Thinks(seat) => self.think(seat, game, &mut out),
            HostInput::PageGone => self.say_page_gone(&mut out),
            HostInput::Leave => self.leave(&mut out),
        }
        self.go_on_cutting(game, &mut out);
        self.go_on_shuffling(game, &mut out);
        self.count_votes(game, &mut out);
        out
    }

    fn line_of(&self, seat: usize) -> Option<(LineId, &Line)> {
        self.lines.iter().find(|(_, line)| line.seat() == Some(seat)).map(|(&id, line)| (id, line))
    }

    /// Whether the guest of a seat has no line.
    fn is_gone(&self, seat: usize) -> bool {
        let is_guest = self.seats.get(seat).is_some_and(|seating| seating.player == SeatPlayer::Guest);
        is_guest && self.line_of(seat).is_none()
    }

    /// The seats whose guests are heard.
    fn present_guests(&self) -> Vec<usize> {
        let lines = self.lines.values().filter(|line| line.heartbeat.signal(self.now) != Signal::Lost);
        lines.filter_map(Line::seat).collect()
    }

    fn send(&mut self, id: LineId, message: &HostMessage, out: &mut Vec<HostEffect>) {
        if let Some(line) = self.lines.get_mut(&id) {
            line.heartbeat.said(self.now);
            out.push(HostEffect::Send(id, write(message)));
        }
    }

    /// Sends a message to every guest.
    fn broadcast(&mut self, message: &HostMessage, out: &mut Vec<HostEffect>) {
        let ids: Vec<LineId> = self.lines.iter().filter(|(_, line)| line.seat().is_some()).map(|(&id, _)| id).collect();
        ids.into_iter().for_each(|id| self.send(id, message, out));
    }

    fn tell_seats(&mut self, out: &mut Vec<HostEffect>) {
        let signals = (0..self.seats.len()).map(|seat| self.signal(seat));
        let seats: Vec<SeatInfo> =
            self.seats.iter().zip(signals).map(|(seating, signal)| seating.info(signal)).collect();
        self.broadcast(&HostMessage::Seats { seats }, out);
    }

    /// Whether all others may be told something of this seat. A seat that has too much to say is told so, and nobody else notices.
    fn may_tell_all(&mut self, seat: usize, out: &mut Vec<HostEffect>) -> bool {
        if seat >= self.seats.len() {
            return false;
        }
        let now = self.now;
        let may = self.voices.entry(seat).or_insert_with(|| Allowance::new(Pace::VOICE, now)).take(now);
        if !may && let Some((id, _)) = self.line_of(seat) {
            self.say_no(id, "not-now", out);
        }
        may
    }

    fn say(&mut self, seat: usize, phrase: &str, out: &mut Vec<HostEffect>) {
        if PHRASES.contains(&phrase) && self.may_tell_all(seat, out) {
            self.broadcast(&HostMessage::Said { seat, phrase: phrase.to_owned() }, out);
            out.push(HostEffect::Notice(HostNotice::Said(seat, phrase.to_owned())));
        }
    }

    /// Reminds the person who is to act, unless it is the own seat, and tells all others so. Who was reminded a moment ago is not again.
    fn nudge(&mut self, by: usize, game: &Game, out: &mut Vec<HostEffect>) {
        let state = game.state().filter(|state| state.ended().is_none());
        let Some(seat) = state.map(|state| state.to_act().index()).filter(|&seat| seat != by) else { return };
        let is_here = self.seats.get(seat).is_some_and(|seating| seating.player == SeatPlayer::Here);
        let line = self.line_of(seat).map(|(id, _)| id);
        if self.was_reminded(seat) || !(is_here || line.is_some()) {
            if let Some((id, _)) = self.line_of(by) {
                self.say_no(id, "not-now", out);
            }
            return;
        }
        if !self.may_tell_all(by, out) {
            return;
        }
        self.reminder.note(seat, self.now);
        for id in self.lines.iter().filter(|(_, line)| line.seat().is_some()).map(|(&id, _)| id).collect::<Vec<_>>() {
            let is_meant = line == Some(id);
            self.send(
                id,
                &if is_meant { HostMessage::Nudged { seat: by } } else { HostMessage::Reminded { seat } },
                out,
            );
        }
        out.push(HostEffect::Notice(match is_here {
            true => HostNotice::Nudged { by, seat },
            false => HostNotice::Reminded(seat),
        }));
    }

    /// Tells all that a seat is thinking, if it is on turn.
    fn think(&mut self, seat: usize, game: &Game, out: &mut Vec<HostEffect>) {
        let on_turn = game.state().filter(|state| state.ended().is_none()).map(|state| state.to_act().index());
        if on_turn == Some(seat) && self.thinking.begin(seat, self.now) {
            self.broadcast(&HostMessage::Thinking { seat }, out);
        }
    }

    fn leave(&mut self, out: &mut Vec<HostEffect>) {
        for id in self.lines.keys().copied().collect::<Vec<_>>() {
            self.close(id, CloseReason::Bye, out);
        }
        for seat in 0..self.seats.len() {
            self.drop_spares(seat, out);
        }
    }
}
