//! A guest's side of a table: it knows what its seat may know, and asks the host for everything else.

mod checks;
mod due_proof;
mod hand;
mod hand_shuffle;
mod receive;
mod spares;

pub use due_proof::PROOF_MS;
pub use hand::Seen;

use super::absence::Absence;
use super::allowance::{Allowance, Pace};
use super::close_reason::CloseReason;
use super::heartbeat::{Heartbeat, Signal};
use super::message::{GuestMessage, Moment, PHRASES, PROTOCOL, SeatInfo, Secret, write};
use super::reminder::Reminder;
use super::shuffle::{self, ShuffleCheck};
use super::spares::{SpareId, Spares, write_end};
use super::thinking::Thinking;
use super::vote::{Question, VoteEnd, VoteState};
use crate::links::{Endpoint, Invitation};
use crate::rules::{Action, Game, HandRecord, Observation, Preset, Record, Rules, Seat};
use due_proof::DueProof;
use hand::NextDeal;
use hand_shuffle::Shuffles;

/// Milliseconds of waiting for the host after which the guest is told what it can do: ask the host, or send the reply again.
pub const LONG_WAIT_MS: u64 = 3_600_000;

/// What happens at a guest's device.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GuestInput {
    /// The time in milliseconds, from any beginning; at least once a second.
    Time(u64),
    /// The person has made a new reply, so that the host is waited for again. The line of an older reply is given up: nothing that
    /// comes by it is told any more.
    Replied,
    /// The channel to the host is open, for the first time or again.
    Opened,
    /// A message has come.
    Received(String),
    /// The line has failed or was closed by the other side.
    Closed,
    /// A spare connection is made. A page that can make none says nothing.
    SpareMade(SpareId, Box<Endpoint>),
    /// The person plays.
    Act(Action),
    /// The person cuts the deck, as it was asked by [`GuestNotice::Cuts`]; `None` leaves it to chance.
    Cut(Option<usize>),
    /// The person asks to take back its last action.
    AskUndo,
    /// The person asks for a bot at a seat that is away.
    AskBot(usize),
    /// The person votes on what was asked.
    Vote(bool),
    /// The person says one of [`PHRASES`].
    Say(String),
    /// The person reminds the seat that is to act.
    Nudge,
    /// The person, who is on turn, does something that nobody else sees. The host is told at most every three seconds.
    Thinks,
    /// The reserve is made, or waits still. A page that can make none says nothing.
    ReserveMade(Box<Endpoint>),
    /// The page is in the background from now on, where the device may let it sleep.
    Background,
    /// The page is seen again.
    Foreground,
    /// The page is about to be closed or loaded again.
    PageGone,
    /// The person leaves.
    Leave,
}

/// What a guest's device is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GuestEffect {
    /// Sends a message.
    Send(String),
    /// Closes the line, after what was sent.
    Close(CloseReason),
    /// Makes a spare connection.
    MakeSpare(SpareId),
    /// Waits for the host, which looks for this end by its own spare: a line that is told by [`GuestInput::Opened`], if it opens.
    TrySpare(SpareId, Box<Endpoint>),
    /// Gives up a spare connection that was not tried.
    DropSpare(SpareId),
    /// Makes a reserve, unless one waits: another answer to the invitation, by which the host finds this device after a reload.
    MakeReserve,
    /// Shows the table anew.
    Show,
    /// Tells the person.
    Notice(GuestNotice),
}

/// What a guest is told.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GuestNotice {
    /// The host has not applied the reply within [`LONG_WAIT_MS`].
    LongWait,
    /// Nothing is heard of the host.
    Quiet,
    /// The host is heard again.
    Back,
    /// The host refuses an action or a request: a code of the rules, `stale` or `not-now`.
    Refused(String),
    /// Actions of the hand were taken back, so many.
    Undone(usize),
    /// Something is asked of all.
    Asked(VoteState),
    /// A vote has ended: whether what was asked is done, and why.
    Decided(Question, bool, VoteEnd),
    /// The line of another guest is heard as it was not before.
    Heard(usize, Signal),
    /// A bot plays from now on for the guest of a seat, who is away.
    BotPlays(usize),
    /// The guest of a seat is back and plays again for itself.
    GuestPlays(usize),
    /// A bot has played for the own seat, which is the person's again.
    OwnSeatAgain,
    /// A seat is asked where to cut; the person answers by [`GuestInput::Cut`], if it is the own one.
    Cuts(usize),
    /// A seat says something.
    Said(usize, String),
    /// A seat reminds this one to act.
    Nudged(usize),
    /// Another seat was reminded, by this one or a third.
    Reminded(usize),
    /// What is found of the shuffle of a hand.
    Shuffled(u32, ShuffleCheck),
}

/// Where the line to the host is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GuestLine {
    /// The host has not applied the reply yet.
    Waiting,
    /// It stands, with what is heard of the host.
    Open(Signal),
    /// It was closed, with the reason if one side gave one. It may be opened again.
    Closed(Option<CloseReason>),
}

/// A guest's side of a table.
#[derive(Clone, Debug)]
pub struct Guest {
    name: String,
    secret: Secret,
    now: u64,
    /// Since when the host is waited for, until the person was told that it takes long.
    waits_since: Option<u64>,
    line: GuestLine,
    heartbeat: Heartbeat,
    allowance: Allowance,
    spares: Option<Spares>,
    next_spare: SpareId,
    /// Whether the host of this line was not told of the reserve.
    owes_reserve: bool,
    /// Whether it has said that it keeps the reserve.
    is_reserved: bool,
    /// Pings of the host since the clock was heard. The clock of a hidden page may stand still for a minute.
    pings: u32,
    seat: Option<Seat>,
    rules: Option<(Preset, Rules)>,
    absence: Option<Absence>,
    bots: Option<String>,
    seats: Vec<SeatInfo>,
    seen: Option<Seen>,
    /// The hands of the match so far with all their cards, as their proofs have shown them; none if one of them is not known.
    hands: Vec<HandRecord>,
    /// How the next hand must begin, as the proof of the last one shows.
    next_deal: Option<NextDeal>,
    shuffles: Shuffles,
    due_proof: DueProof,
    /// What was found of a hand and told last.
    found: Option<(u32, ShuffleCheck)>,
    vote: Option<VoteState>,
    /// The hand for which a seat is asked where to cut.
    cuts: Option<(u32, usize)>,
    thinking: Thinking,
    reminder: Reminder,
    is_in_background: bool,
}

impl Guest {
    /// A guest with its name. The secret is random, and known to this device alone; with the same one it has its seat again.
    /// [`Guest::at_table`] binds it to the table.
    #[must_use]
    pub fn new(name: &str, secret: Secret, now: u64) -> Guest {
        Guest {
            name: name.to_owned(),
            secret,
            now,
            waits_since: Some(now),
            line: GuestLine::Waiting,
            heartbeat: Heartbeat::new(now),
            allowance: Allowance::new(Pace::HOST, now),
            spares: None,
            next_spare: 0,
            owes_reserve: false,
            is_reserved: false,
            pings: 0,
            seat: None,
            rules: None,
            absence: None,
            bots: None,
            seats: Vec::new(),
            seen: None,
            hands: Vec::new(),
            next_deal: None,
            shuffles: Shuffles::default(),
            due_proof: DueProof::default(),
            found: None,
            vote: None,
            cuts: None,
            thinking: Thinking::NOBODY,
            reminder: Reminder::NONE,
            is_in_background: false,
        }
    }

    /// The same guest at the table of an invitation. One secret then serves at many tables: what it tells the host of one of them is of
    /// no use at another one. It is bound to the certificate or the key of the host, which stays the same in all invitations of a table.
    #[must_use]
    pub fn at_table(self, invitation: &Invitation) -> Guest {
        Guest { secret: shuffle::secret_at(&self.secret, invitation.table()), ..self }
    }

    /// Where the line is.
    #[must_use]
    pub const fn line(&self) -> GuestLine {
        self.line
    }

    /// Whether the host finds this device by its reserve after a reload.
    #[must_use]
    pub const fn is_reserved(&self) -> bool {
        self.is_reserved
    }

    /// The own seat, once the host has given one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The rules of the table, with the preset from which they started.
    #[must_use]
    pub const fn rules(&self) -> Option<&(Preset, Rules)> {
        self.rules.as_ref()
    }

    /// What becomes of the seat of a guest who is away, if the host has said it.
    #[must_use]
    pub const fn absence(&self) -> Option<Absence> {
        self.absence
    }

    /// The level of the bots by name, if the host has said it.
    #[must_use]
    pub fn bots(&self) -> Option<&str> {
        self.bots.as_deref()
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[SeatInfo] {
        &self.seats
    }

    /// The hand as it was last told.
    #[must_use]
    pub const fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// The match with all cards, through the last hand that has ended, as the numbers show it that the host tells after each hand: for a
    /// review and the own library. `None` if not every hand from the first one on was seen here.
    #[must_use]
    pub fn game(&self, names: Vec<String>) -> Option<Game> {
        let (preset, rules) = self.rules?;
        let mut game = Game::new(preset, rules, names).ok()?;
        for hand in &self.hands {
            let deal = hand.deal()?;
            let is_dealt = game.deal_with_commitment(hand.dealer, deal.deck.clone(), deal.cut, deal.sha256);
            for (seat, action) in hand.actions() {
                game.play(seat, action).ok()?;
            }
            let has_come_so = game.record().hands.last() == Some(hand);
            if !is_dealt || !has_come_so {
                return None;
            }
        }
        (!self.hands.is_empty()).then_some(game)
    }

    /// Goes on with the hands of a match that this guest has kept at the table before, as [`Guest::game`] gave it. The next hand that is
    /// proven joins them if it follows them.
    pub fn resume(&mut self, record: Record) {
        let is_whole = |(hand, number): (&HandRecord, u32)| hand.number == number && hand.end.is_some();
        if self.rules.is_none() && record.hands.iter().zip(1..).all(is_whole) {
            self.rules = Some((record.preset, *record.rules));
            self.hands = record.hands;
        }
    }

    /// The number of the last hand of [`Guest::game`]; 0 if there is none.
    #[must_use]
    pub fn kept_hands(&self) -> u32 {
        self.hands.last().map_or(0, |hand| hand.number)
    }

    /// What the own seat may know.
    #[must_use]
    pub fn observation(&self) -> Option<Observation<'_>> {
        self.seen.as_ref().map(Seen::observation)
    }

    /// The seat that is asked where to cut.
    #[must_use]
    pub fn cutter(&self) -> Option<usize> {
        self.cuts.map(|(_, seat)| seat)
    }

    /// The seat that is on turn and whose person does something at its device.
    #[must_use]
    pub fn thinking(&self) -> Option<usize> {
        self.thinking.seat(self.now)
    }

    /// Whether a seat was reminded so recently that it is not reminded again. An older host does not say it.
    #[must_use]
    pub fn was_reminded(&self, seat: usize) -> bool {
        self.reminder.is_recent(seat, self.now)
    }

    /// The vote that is on.
    #[must_use]
    pub const fn vote(&self) -> Option<&VoteState> {
        self.vote.as_ref()
    }

    /// Takes in what has happened and gives what is to be done, in order.
    #[must_use]
    pub fn update(&mut self, input: GuestInput) -> Vec<GuestEffect> {
        let mut out = Vec::new();
        match input {
            GuestInput::Time(now) => {
                self.pings = 0;
                self.pass_time(now, &mut out);
            }
            GuestInput::Replied => self.wait_again(&mut out),
            GuestInput::Opened => self.open(&mut out),
            GuestInput::Received(text) => self.receive(&text, &mut out),
            GuestInput::Closed => self.end(None, &mut out),
            GuestInput::SpareMade(id, end) => self.send_spare(id, &end, &mut out),
            GuestInput::Act(action) => self.act(&action, &mut out),
            GuestInput::AskUndo => {
                if let Some(Moment { hand, step }) = self.seen.as_ref().map(Seen::moment) {
                    self.send(&GuestMessage::AskUndo { hand, step }, &mut out);
                }
            }
            GuestInput::AskBot(seat) => self.send(&GuestMessage::AskBot { seat }, &mut out),
            GuestInput::Vote(yes) => {
                if let Some(question) = self.vote.as_ref().map(|vote| vote.question) {
                    self.send(&GuestMessage::Vote { question, yes }, &mut out);
                }
            }
            GuestInput::Say(phrase) if PHRASES.contains(&phrase.as_str()) => {
                self.send(&GuestMessage::Say { phrase }, &mut out);
            }
            GuestInput::Say(_) => {}
            GuestInput::Cut(cards) => {
                if let Some((hand, _)) = self.cuts.filter(|(_, seat)| self.seat.map(Seat::index) == Some(*seat)) {
                    self.send(&GuestMessage::Cut { hand, cards }, &mut out);
                    self.cuts = None;
                }
            }
            GuestInput::Thinks => self.think(&mut out),
            GuestInput::Nudge => self.send(&GuestMessage::Nudge, &mut out),
            GuestInput::ReserveMade(end) => {
                self.is_reserved = false;
                self.send(&GuestMessage::Reserve { sdp: write_end(&end) }, &mut out);
            }
            GuestInput::Background => {
                self.is_in_background = true;
                self.send(&GuestMessage::Background, &mut out);
            }
            GuestInput::Foreground => {
                self.is_in_background = false;
                self.send(&GuestMessage::Foreground, &mut out);
            }
            GuestInput::PageGone => {
                self.send(&GuestMessage::Bye { reason: CloseReason::PageGone.name().to_owned() }, &mut out);
                // The host ends the line, which is not to be taken for its own goodbye, and forgets the reserve.
                self.is_reserved = false;
                self.end(None, &mut out);
            }
            GuestInput::Leave => self.close(CloseReason::Bye, &mut out),
        }
        out
    }

    fn send(&mut self, message: &GuestMessage, out: &mut Vec<GuestEffect>) {
        if matches!(self.line, GuestLine::Open(_)) {
            self.heartbeat.said(self.now);
            out.push(GuestEffect::Send(write(message)));
        }
    }

    fn wait_again(&mut self, out: &mut Vec<GuestEffect>) {
        self.line = GuestLine::Waiting;
        self.waits_since = Some(self.now);
        self.vote = None;
        self.drop_spares(out);
        out.push(GuestEffect::Show);
    }

    fn open(&mut self, out: &mut Vec<GuestEffect>) {
        self.line = GuestLine::Open(Signal::Good);
        self.heartbeat = Heartbeat::new(self.now);
        self.allowance = Allowance::new(Pace::HOST, self.now);
        self.due_proof.open_line();
        (self.owes_reserve, self.is_reserved) = (true, false);
        (self.vote, self.cuts) = (None, None);
        // The host begins a new set for each line.
        self.drop_spares(out);
        let token = shuffle::token(&self.secret);
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let (name, seen) = (self.name.clone(), self.seen.as_ref().map(Seen::moment));
        self.send(&GuestMessage::Hello { protocol: PROTOCOL, version, token, name, seen }, out);
        if self.is_in_background {
            self.send(&GuestMessage::Background, out);
        }
        out.push(GuestEffect::Show);
    }

    /// Plays an action if the rules accept it; the host checks it too.
    fn act(&mut self, action: &Action, out: &mut Vec<GuestEffect>) {
        let Some(seen) = &self.seen else { return };
        match seen.observation().check(action) {
            Ok(()) => {
                let Moment { hand, step } = seen.moment();
                self.send(&GuestMessage::Act { hand, step, action: action.to_string() }, out);
            }
            Err(error) => out.push(GuestEffect::Notice(GuestNotice::Refused(error.code().to_owned()))),
        }
    }

    fn think(&mut self, out: &mut Vec<GuestEffect>) {
        let own = self
            .seat
            .filter(|&seat| self.observation().is_some_and(|seen| seen.ended().is_none() && seen.to_act() == seat));
        if own.is_some_and(|seat| self.thinking.begin(seat.index(), self.now)) {
            self.send(&GuestMessage::Thinking, out);
        }
    }

    fn pass_time(&mut self, now: u64, out: &mut Vec<GuestEffect>) {
        self.now = self.now.max(now);
        self.try_spares(out);
        let GuestLine::Open(before) = self.line else {
            let has_waited = self.waits_since.is_some_and(|since| self.now.saturating_sub(since) >= LONG_WAIT_MS);
            if self.line == GuestLine::Waiting && has_waited {
                self.waits_since = None;
                out.push(GuestEffect::Notice(GuestNotice::LongWait));
            }
            return;
        };
        let signal = self.heartbeat.signal(self.now);
        if signal == Signal::Lost {
            return self.close(CloseReason::Silent, out);
        }
        if signal == Signal::Quiet && before == Signal::Good {
            self.line = GuestLine::Open(Signal::Quiet);
            out.extend([GuestEffect::Notice(GuestNotice::Quiet), GuestEffect::Show]);
        }
        let missing = self.due_proof.pass_time(self.now);
        self.find(missing, out);
        if self.heartbeat.is_ping_due(self.now) {
            self.send(&GuestMessage::Ping, out);
        }
    }

    /// Tells what is found of the shuffle of a hand, once.
    fn find(&mut self, found: Option<(u32, ShuffleCheck)>, out: &mut Vec<GuestEffect>) {
        if let Some((hand, check)) = found.filter(|_| found != self.found) {
            self.found = found;
            out.push(GuestEffect::Notice(GuestNotice::Shuffled(hand, check)));
        }
    }

    fn close(&mut self, reason: CloseReason, out: &mut Vec<GuestEffect>) {
        self.send(&GuestMessage::Bye { reason: reason.name().to_owned() }, out);
        out.push(GuestEffect::Close(reason));
        self.end(Some(reason), out);
    }

    /// The line has ended. What was seen stays.
    fn end(&mut self, reason: Option<CloseReason>, out: &mut Vec<GuestEffect>) {
        if matches!(self.line, GuestLine::Closed(Some(_))) {
            return;
        }
        self.line = GuestLine::Closed(reason);
        (self.vote, self.cuts) = (None, None);
        // A host that is only not heard may be found again.
        if reason.is_some_and(|reason| reason != CloseReason::Silent) {
            self.drop_spares(out);
        }
        out.push(GuestEffect::Show);
    }
}
