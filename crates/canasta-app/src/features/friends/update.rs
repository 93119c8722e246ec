//! The updates: what a person does, and what the browser says.

use super::ask::FriendsAsk;
use super::device::{FriendsEffect, FriendsMessage, NoConnections};
use super::guest_seat::GuestSeat;
use super::host_table::{HostEnd, HostTable};
use super::intent::{FriendsStep, SeatChoice};
use super::model::{Camera, Friends, NotUsed, Role};
use super::page::FriendsPage;
use super::passed::Passed;
use super::room::RoomEffect;
use crate::session::plan::{DefaultName, NAMES, Plan, numbered_name};
use crate::session::{DeviceEffect, PlayerName};
use canasta::friends::{GuestInput, Host, HostInput, LineId, PHRASES, SeatPlayer, Seating, Secret};
use canasta::links::{Invitation, TableLinkError, TableLinkKind, read_invitation, read_reply};
use canasta::rules::{Action, Game, Seat};

/// Milliseconds of a day.
pub(super) const DAY_MS: u64 = 86_400_000;

/// What friends may know of the session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The plan of the next game.
    pub plan: &'a Plan,
    /// The match.
    pub game: Option<&'a Game>,
    /// The name of the person, if they have chosen one elsewhere.
    pub name: Option<&'a str>,
    /// The seat of the person whose hand is shown.
    pub me: Seat,
}

type Asks = Vec<FriendsAsk>;

impl Friends {
    /// The name under which the person plays: the one that was written here, or elsewhere.
    pub(crate) fn own_name(&self, context: &Context<'_>) -> Option<PlayerName> {
        let name = PlayerName::new(self.name.as_deref().or(context.name)?)?;
        Some(name).filter(|name| DefaultName::of(name).is_none())
    }

    /// Carries out a step.
    pub(crate) fn update(&mut self, step: FriendsStep, context: &Context<'_>) -> Asks {
        match step {
            FriendsStep::Read(text) => return self.read(&text, context),
            FriendsStep::ChooseGame => {
                self.is_choosing = true;
                return vec![FriendsAsk::ChooseGame];
            }
            FriendsStep::WriteName(name) => self.name = Some(name),
            FriendsStep::Seat(seat, choice) => self.choose(seat, choice, context.plan),
            FriendsStep::Away(patience) => self.patience = patience,
            FriendsStep::Bots(level) => self.bots = Some(level),
            FriendsStep::Reach(reach) => (self.servers.reach, self.has_chosen_reach) = (reach, true),
            FriendsStep::WriteServer(text) => self.servers.address = text,
            FriendsStep::WriteServerUser(text) => self.servers.user = text,
            FriendsStep::WriteServerPassword(text) => self.servers.password = text,
            FriendsStep::WriteRoomServer(text) => (self.servers.room, self.has_chosen_reach) = (text, true),
            FriendsStep::RoomRelays => self.servers.relays = !self.servers.relays,
            FriendsStep::Invite => return self.invite(context),
            // What was wrong with another text is not said of this one.
            FriendsStep::WriteReply(text) => (self.pasted, self.not_used) = (text, None),
            FriendsStep::Apply => {
                let text = std::mem::take(&mut self.pasted);
                return self.apply(&text, context);
            }
            FriendsStep::Scan if self.camera == Camera::On => self.camera = Camera::Off,
            FriendsStep::Scan => {
                self.camera = Camera::On;
                return vec![FriendsAsk::Browser(FriendsEffect::Scan)];
            }
            FriendsStep::Answer => return self.answer(context),
            FriendsStep::Share => return self.send(DeviceEffect::ShareLink),
            FriendsStep::Copy => return self.send(DeviceEffect::CopyLink),
            FriendsStep::Deal => return self.deal(context),
            FriendsStep::FillWithBots => return self.fill(context),
            FriendsStep::Talk => return vec![FriendsAsk::Show(FriendsPage::Say)],
            FriendsStep::Say(place) => {
                let Some(phrase) = PHRASES.get(place).map(|phrase| (*phrase).to_owned()) else { return Vec::new() };
                let me = context.me.index();
                let mut asks = self.tell_both(HostInput::Say(me, phrase.clone()), GuestInput::Say(phrase), context);
                asks.push(FriendsAsk::Close(FriendsPage::Say));
                return asks;
            }
            FriendsStep::Nudge => {
                return self.tell_both(HostInput::Nudge(context.me.index()), GuestInput::Nudge, context);
            }
            FriendsStep::AskBot(seat) => {
                return self.tell_both(HostInput::AskBot(seat), GuestInput::AskBot(seat), context);
            }
            FriendsStep::Vote(yes) => return self.tell_both(HostInput::Vote(yes), GuestInput::Vote(yes), context),
            FriendsStep::Mute => self.is_muted = !self.is_muted,
            FriendsStep::Leave => return self.leave(context),
        }
        Vec::new()
    }

    /// Ends the choice of the game.
    pub(crate) const fn end_choice(&mut self) {
        self.is_choosing = false;
    }

    fn choose(&mut self, seat: usize, choice: SeatChoice, plan: &Plan) {
        let seats = plan.players().count();
        // The first seat is that of the person who invites.
        if seat == 0 || seat >= seats {
            return;
        }
        self.choices = (0..seats).map(|at| if at == seat { choice } else { self.choice(at) }).collect();
    }

    /// Makes the table and asks for its end of the connections.
    fn invite(&mut self, context: &Context<'_>) -> Asks {
        let can_host = self.servers.can_host(self.lacks_connections);
        let Some(name) = self.own_name(context).filter(|_| can_host) else { return Vec::new() };
        let again = match &self.role {
            Role::Nobody => false,
            Role::Host(table) if matches!(table.end, HostEnd::Unable(_)) => true,
            Role::Host(_) | Role::Guest(_) => return Vec::new(),
        };
        let Some(rules) = context.plan.rules().ok().filter(|rules| !rules.sit_out) else { return Vec::new() };
        let seats = rules.players.count();
        let has_friend = (0..seats).any(|seat| self.choice(seat) == SeatChoice::Friend);
        if !has_friend {
            return Vec::new();
        }
        if !again {
            let seating = |seat: usize| {
                let (player, own) = match self.choice(seat) {
                    SeatChoice::Here if seat == 0 => (SeatPlayer::Here, (*name).to_owned()),
                    SeatChoice::Here => (SeatPlayer::Here, numbered_name(seat + 1)),
                    SeatChoice::Friend => (SeatPlayer::Open, numbered_name(seat + 1)),
                    SeatChoice::Bot => (SeatPlayer::Bot, NAMES.get(seat).copied().unwrap_or_default().to_owned()),
                };
                Seating::new(player, &own)
            };
            let mut host = Host::new((0..seats).map(seating).collect(), self.patience.absence(), self.now);
            host.set_bots(&self.bots().to_string());
            let Ok(lobby) = Game::new(context.plan.preset, rules, Vec::new()) else { return Vec::new() };
            self.role = Role::Host(Box::new(HostTable::new(host, lobby, &name)));
            self.news.clear();
        }
        let has_server = self.servers.room([0; 32]).is_ok_and(|room| room.is_some());
        let mut wants_key = false;
        let mut left = None;
        if let Role::Host(table) = &mut self.role {
            table.end = HostEnd::Asked;
            // Another server, or one that may do something else, is another room.
            left = table.meeting.take_if(|meeting| {
                let now = self.servers.room(*meeting.room.room().key());
                now.ok().flatten().as_ref() != Some(meeting.room.room())
            });
            table.wants_key = has_server && table.meeting.is_none();
            wants_key = table.wants_key;
        }
        // The day of the invitation is that of the clock.
        let mut asks = self.begin_host();
        asks.extend(left.map(|_| FriendsAsk::Browser(FriendsEffect::Room(RoomEffect::Leave))));
        asks.extend(wants_key.then_some(FriendsAsk::Browser(FriendsEffect::RequestSecret)));
        asks
    }

    /// Answers the invitation, if the person has a name and the browser can.
    pub(super) fn answer(&mut self, context: &Context<'_>) -> Asks {
        let (servers, lacks_connections) = (self.servers.list(), self.lacks_connections);
        let name = self.own_name(context);
        let (Role::Guest(seat), Some(name), Some(servers)) = (&mut self.role, name, servers) else { return Vec::new() };
        if lacks_connections && !seat.is_relayed() {
            return Vec::new();
        }
        let mut news = Vec::new();
        let mut asks = vec![FriendsAsk::Browser(FriendsEffect::UseServers(servers))];
        asks.extend(seat.answer(&name, lacks_connections, &mut news));
        self.tell(news);
        asks
    }

    /// Opens an invitation, or a reply.
    fn read(&mut self, text: &str, context: &Context<'_>) -> Asks {
        match read_invitation(text) {
            Ok(invitation) => self.open(invitation, context),
            Err(TableLinkError::OtherKind(TableLinkKind::Reply)) => match &self.role {
                Role::Host(_) => {
                    let mut asks = self.apply(text, context);
                    asks.push(FriendsAsk::Show(FriendsPage::Table));
                    asks
                }
                Role::Nobody | Role::Guest(_) => {
                    self.not_used = read_reply(text).err().map(NotUsed::Link);
                    let mut asks = Vec::new();
                    if self.not_used.is_none() {
                        self.passed = Some(Passed::Underway);
                        asks.push(FriendsAsk::Browser(FriendsEffect::Pass(text.to_owned())));
                    }
                    asks.push(FriendsAsk::Show(FriendsPage::Reply));
                    asks
                }
            },
            Err(error) => {
                self.not_used = Some(NotUsed::Link(error));
                vec![FriendsAsk::Show(FriendsPage::Invited)]
            }
        }
    }

    /// Opens an invitation, unless a table is on.
    pub(super) fn open(&mut self, invitation: Invitation, context: &Context<'_>) -> Asks {
        let is_same = match &self.role {
            Role::Nobody => false,
            Role::Host(table) => match table.invitation() {
                Some(own) if own.tag() == invitation.tag() => {
                    return vec![FriendsAsk::Show(FriendsPage::Table)];
                }
                _ => return self.put_after_leaving(invitation),
            },
            Role::Guest(seat) => {
                // A seat waits for its guest also while no line stands.
                if (seat.is_connected() || seat.has_seat()) && seat.invitation.tag() != invitation.tag() {
                    return self.put_after_leaving(invitation);
                }
                seat.invitation.tag() == invitation.tag() && !seat.has_host_left()
            }
        };
        (self.not_used, self.after_leaving) = (None, None);
        let mut asks = Vec::new();
        if !is_same {
            // The table of the invitation before has lost its line.
            if matches!(self.role, Role::Guest(_)) {
                asks = self.leave(context);
            }
            let secret = self.secret;
            self.role = Role::Guest(Box::new(GuestSeat { secret, ..GuestSeat::new(invitation) }));
            self.news.clear();
        }
        asks.push(FriendsAsk::Show(FriendsPage::Invited));
        asks
    }

    /// Says that the person sits at a table already. The invitation follows once they leave it.
    fn put_after_leaving(&mut self, invitation: Invitation) -> Asks {
        self.not_used = Some(NotUsed::Occupied);
        self.after_leaving = Some(invitation);
        vec![FriendsAsk::Show(FriendsPage::Invited)]
    }

    /// Looks for the friend of a reply.
    fn apply(&mut self, text: &str, context: &Context<'_>) -> Asks {
        let Role::Host(table) = &mut self.role else { return Vec::new() };
        let HostEnd::Ready(invitation) = &table.end else { return Vec::new() };
        let reply = match read_reply(text) {
            Ok(reply) if reply.answers(invitation) => reply,
            Ok(_) => {
                self.not_used = Some(NotUsed::OtherTable);
                return Vec::new();
            }
            Err(error) => {
                self.not_used = Some(NotUsed::Link(error));
                return Vec::new();
            }
        };
        self.not_used = None;
        let mut asks = Vec::new();
        let line = table.seek(reply.name(), &mut asks);
        asks.extend(self.tell_host(HostInput::Applied(line), context));
        asks.push(FriendsAsk::Browser(FriendsEffect::Connect(line, Box::new(reply.endpoint().clone()))));
        asks
    }

    /// Sends the own link: the invitation, or the reply.
    fn send(&self, way: fn(String) -> DeviceEffect) -> Asks {
        self.link().map(|fragment| FriendsAsk::Device(way(fragment))).into_iter().collect()
    }

    /// The own link from its `#` on: the invitation, or the reply.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        match &self.role {
            Role::Nobody => None,
            Role::Host(table) => Some(format!("#{}{}", TableLinkKind::Invitation.mark(), table.invitation()?.code())),
            Role::Guest(seat) => {
                let reply = seat.reply.as_ref()?;
                Some(format!("#{}{}", TableLinkKind::Reply.mark(), reply.code()))
            }
        }
    }

    /// Asks for a number to shuffle with, if a hand can be dealt.
    fn deal(&mut self, context: &Context<'_>) -> Asks {
        let Role::Host(table) = &mut self.role else { return Vec::new() };
        let is_ready = match &table.lobby {
            Some(_) => table.is_full(),
            None => context.game.is_some_and(|game| !game.hand_is_on() && game.end().is_none()),
        };
        if !is_ready || table.host.is_shuffling() {
            return Vec::new();
        }
        table.wants_deal = true;
        vec![FriendsAsk::Browser(FriendsEffect::RequestSecret)]
    }

    /// Begins another match with the same friends and rules.
    pub(crate) fn again(&mut self, context: &Context<'_>) -> Asks {
        let over = context.game.filter(|game| game.end().is_some());
        if let (Role::Host(table), Some(game)) = (&mut self.role, over) {
            table.lobby = Game::new(game.record().preset, *game.rules(), Vec::new()).ok().map(Box::new);
        }
        self.deal(context)
    }

    fn fill(&mut self, context: &Context<'_>) -> Asks {
        match &mut self.role {
            Role::Host(table) if table.lobby.is_some() => {
                let effects = table.fill();
                let mut news = Vec::new();
                let asks = table.translate(effects, &mut news);
                self.tell(news);
                asks
            }
            Role::Host(_) | Role::Guest(_) => Vec::new(),
            // The table was left, or its save is lost: bots play for those who had sat there.
            Role::Nobody => {
                let seats = context.game.map(|game| game.rules().players.seats());
                let bots = seats.into_iter().flatten().map(FriendsAsk::BotPlays);
                bots.chain([FriendsAsk::ShowOwnTable]).collect()
            }
        }
    }

    /// Leaves the table. The invitation is void from then on.
    fn leave(&mut self, context: &Context<'_>) -> Asks {
        let mut asks = self.tell_both(HostInput::Leave, GuestInput::Leave, context);
        // A deal that waited for those who left is off.
        asks.retain(|ask| matches!(ask, FriendsAsk::Browser(_)));
        // Who is connected by a server hears the goodbye too.
        let mut asks = self.route(asks);
        let is_guest = matches!(self.role, Role::Guest(_));
        let is_lobby = self.host().is_some_and(|table| table.lobby.is_some());
        let is_nobody = matches!(self.role, Role::Nobody);
        self.role = Role::Nobody;
        self.news.clear();
        if !is_nobody {
            // What a host of this browser is known by is nothing to a guest.
            asks.push(FriendsAsk::Browser(FriendsEffect::Leave(!is_guest)));
        }
        asks.extend(match (is_guest || is_lobby, is_nobody) {
            (true, _) => Some(FriendsAsk::ShowOwnTable),
            (false, false) => Some(FriendsAsk::LeaveMatch),
            (false, true) => None,
        });
        if let Some(invitation) = self.after_leaving.take() {
            asks.extend(self.open(invitation, context));
        }
        asks
    }

    /// Leaves the table to another page of this browser, which has what is stored: its links stay as they are.
    pub(crate) fn pass_on(&mut self) -> Asks {
        let is_guest = matches!(self.role, Role::Guest(_));
        if matches!(std::mem::take(&mut self.role), Role::Nobody) {
            return Vec::new();
        }
        self.news.clear();
        let mut asks = vec![FriendsAsk::Browser(FriendsEffect::Leave(false))];
        asks.extend(is_guest.then_some(FriendsAsk::ShowOwnTable));
        asks
    }

    /// Ends the table of the host, whose match is gone.
    pub(crate) fn end_table(&mut self, context: &Context<'_>) -> Asks {
        if self.hosts_match() { self.leave(context) } else { Vec::new() }
    }

    /// Tells the guests that the match has changed.
    pub(crate) fn table_changed(&mut self, context: &Context<'_>) -> Asks {
        self.tell_host(HostInput::TableChanged, context)
    }

    /// Asks all to take back the own last action.
    pub(crate) fn ask_undo(&mut self, context: &Context<'_>) -> Asks {
        self.tell_both(HostInput::AskUndo(context.me.index()), GuestInput::AskUndo, context)
    }

    /// Cuts where a person of this device has said; `None` leaves it to chance.
    pub(crate) fn cut(&mut self, cards: Option<usize>, context: &Context<'_>) -> Asks {
        self.tell_both(HostInput::Cut(cards.unwrap_or(0)), GuestInput::Cut(cards), context)
    }

    /// Tells the others that the person who is on turn is thinking.
    pub(crate) fn think(&mut self, context: &Context<'_>) -> Asks {
        self.tell_both(HostInput::Thinks(context.me.index()), GuestInput::Thinks, context)
    }

    /// Sends the action of a guest to the host.
    pub(crate) fn act(&mut self, action: &Action) -> Asks {
        if let Role::Guest(seat) = &mut self.role {
            seat.note_action();
        }
        self.tell_guest(GuestInput::Act(action.clone()))
    }

    /// The match of the lobby, whose first hand is about to be dealt.
    pub(crate) fn take_lobby(&mut self) -> Option<Game> {
        match &mut self.role {
            Role::Host(table) => table.lobby.take().map(|game| *game),
            Role::Nobody | Role::Guest(_) => None,
        }
    }

    pub(super) fn tell_host(&mut self, input: HostInput, context: &Context<'_>) -> Asks {
        let mut news = Vec::new();
        let Role::Host(table) = &mut self.role else { return Vec::new() };
        let asks = table.update(input, context.game, &mut news);
        self.tell(news);
        asks
    }

    pub(super) fn tell_guest(&mut self, input: GuestInput) -> Asks {
        let mut news = Vec::new();
        let Role::Guest(seat) = &mut self.role else { return Vec::new() };
        let asks = seat.update(input, &mut news);
        self.tell(news);
        asks
    }

    fn tell_both(&mut self, host: HostInput, guest: GuestInput, context: &Context<'_>) -> Asks {
        let mut asks = self.tell_host(host, context);
        asks.extend(self.tell_guest(guest));
        asks
    }

    /// Takes what the browser says.
    pub(crate) fn receive(&mut self, message: FriendsMessage, context: &Context<'_>) -> Asks {
        match message {
            FriendsMessage::Time(now) => self.pass_time(now, context),
            FriendsMessage::Ready(endpoint) => {
                let day = u16::try_from(self.now / DAY_MS).unwrap_or(u16::MAX);
                match &mut self.role {
                    Role::Nobody => {}
                    Role::Host(table) => {
                        let game = table.lobby.as_deref().or(context.game);
                        if let Some(of) = game.map(|game| (game.record().preset, *game.rules())) {
                            if let Some(meeting) = &mut table.meeting {
                                meeting.room.set_end((*endpoint).clone());
                            }
                            table.take_end(*endpoint, of, day);
                        }
                    }
                    Role::Guest(seat) => {
                        let mut news = Vec::new();
                        let asks = seat.take_reserve(&endpoint, &mut news);
                        let asks = asks.unwrap_or_else(|| {
                            seat.take_end(*endpoint, self.now);
                            seat.make_reserve().into_iter().collect()
                        });
                        self.tell(news);
                        return asks;
                    }
                }
                Vec::new()
            }
            FriendsMessage::Unable(why) => {
                self.lacks_connections |= why == NoConnections::NoWebRtc;
                match &mut self.role {
                    Role::Nobody => {}
                    Role::Host(table) => {
                        // An invitation that is out stays: the network may come back.
                        if !matches!(table.end, HostEnd::Ready(_)) {
                            table.end = HostEnd::Unable(why);
                        }
                        let news = table.meeting.as_mut().map(|meeting| meeting.room.set_unable());
                        return self.take_host_news(news.unwrap_or_default(), context);
                    }
                    Role::Guest(seat) => {
                        if seat.give_up_unmade().is_some() {
                            // Without a reserve the line stands as well.
                        } else if seat.room.is_some() {
                            seat.be_unable(why);
                        } else {
                            (seat.unable, seat.is_asked) = (Some(why), false);
                        }
                    }
                }
                Vec::new()
            }
            FriendsMessage::SpareMade(spare, end) => {
                self.tell_both(HostInput::SpareMade(spare, end.clone()), GuestInput::SpareMade(spare, end), context)
            }
            FriendsMessage::Opened(line) => self.opened(line, context),
            FriendsMessage::Received(line, text) => {
                if let Role::Host(table) = &mut self.role {
                    table.forget(line);
                }
                // A browser may deliver a message without having said that the channel is open.
                let is_reserve = self.guest().is_some_and(|seat| seat.is_reserve(line));
                let mut asks = if is_reserve { self.opened(line, context) } else { Vec::new() };
                asks.extend(self.tell_host(HostInput::Received(line, text.clone()), context));
                if self.is_own(line) {
                    asks.extend(self.tell_guest(GuestInput::Received(text)));
                }
                asks
            }
            FriendsMessage::Closed(line) => {
                let mut asks = self.tell_host(HostInput::Closed(line), context);
                if self.is_own(line) {
                    asks.extend(self.tell_guest(GuestInput::Closed));
                }
                let mut news = Vec::new();
                if let Role::Guest(seat) = &mut self.role
                    && seat.lose_reserve(line)
                {
                    seat.failed_reserves += 1;
                    asks.extend(seat.tell_reserve(&mut news));
                }
                self.tell(news);
                asks
            }
            FriendsMessage::Background => self.tell_guest(GuestInput::Background),
            FriendsMessage::Foreground => self.tell_guest(GuestInput::Foreground),
            FriendsMessage::PageHides => self.tell_both(HostInput::PageGone, GuestInput::PageGone, context),
            FriendsMessage::Secret(secret) => self.take_secret(secret, context),
            FriendsMessage::Room(message) => self.hear_room(message, context),
            FriendsMessage::Passed(passed) => {
                self.passed = Some(passed);
                Vec::new()
            }
            FriendsMessage::Scanned(text) => {
                self.camera = Camera::Off;
                self.apply(&text, context)
            }
            FriendsMessage::CameraEnded => {
                self.camera = Camera::Off;
                Vec::new()
            }
            FriendsMessage::NoCamera => {
                self.camera = Camera::Refused;
                Vec::new()
            }
            FriendsMessage::Handed(text) => {
                let mut asks = self.apply(&text, context);
                let is_ready = self.host().is_some_and(|table| matches!(table.end, HostEnd::Ready(_)));
                let is_taken = is_ready && self.not_used.is_none();
                // Where nothing can be taken yet, nobody waits.
                asks.extend(is_ready.then_some(FriendsAsk::Browser(FriendsEffect::AnswerPassed(is_taken))));
                if self.host().is_some() {
                    asks.push(FriendsAsk::Offer(FriendsPage::Table));
                }
                asks
            }
        }
    }

    /// Whether a line is the guest's own.
    fn is_own(&self, line: LineId) -> bool {
        self.guest().is_some_and(|seat| seat.line == line)
    }

    fn opened(&mut self, line: LineId, context: &Context<'_>) -> Asks {
        if let Role::Host(table) = &mut self.role {
            table.forget(line);
        }
        let mut asks = self.tell_host(HostInput::Opened(line), context);
        let mut news = Vec::new();
        if let Role::Guest(seat) = &mut self.role {
            asks.extend(seat.open(line, &mut news));
            if line == seat.line {
                seat.leave_room();
            }
        }
        self.tell(news);
        asks
    }

    fn pass_time(&mut self, now: u64, context: &Context<'_>) -> Asks {
        self.now = self.now.max(now);
        let now = self.now;
        if let Role::Guest(seat) = &mut self.role
            && seat.guest.is_none()
            && let Some(secret) = seat.secret.filter(|_| seat.line > 0)
        {
            seat.begin(secret, now);
        }
        let mut asks = self.tell_both(HostInput::Time(now), GuestInput::Time(now), context);
        asks.extend(self.go_on(context));
        asks.extend(self.pass_time_in_room(context));
        asks
    }

    fn take_secret(&mut self, secret: Option<[u8; 32]>, context: &Context<'_>) -> Asks {
        let Some(secret) = secret.map(Secret) else { return vec![FriendsAsk::NoRandomness] };
        let now = self.now;
        match &mut self.role {
            Role::Nobody => Vec::new(),
            Role::Host(table) => match std::mem::take(&mut table.wants_deal) {
                true => self.tell_host(HostInput::Deal(secret), context),
                false if std::mem::take(&mut table.wants_key) => {
                    self.make_room(secret.0, u16::try_from(now / DAY_MS).unwrap_or(u16::MAX));
                    self.pass_time_in_room(context)
                }
                false => Vec::new(),
            },
            Role::Guest(seat) => {
                let own = *seat.secret.get_or_insert(secret);
                self.secret = Some(own);
                if seat.guest.is_none() {
                    seat.begin(own, now);
                }
                Vec::new()
            }
        }
    }
}

impl Friends {
    /// Asks the browser, once, whether it has connections at all, so that the plan of a table and an invitation can say so.
    pub(crate) fn check(&mut self) -> Asks {
        let is_known = std::mem::replace(&mut self.is_checked, true);
        (!is_known).then_some(FriendsAsk::Browser(FriendsEffect::Check)).into_iter().collect()
    }

    /// What the browser does for a host.
    pub(super) fn begin_host(&self) -> Asks {
        let servers = FriendsEffect::UseServers(self.servers.list().unwrap_or_default());
        [servers, FriendsEffect::Clock, FriendsEffect::TakePassed, FriendsEffect::Host].map(FriendsAsk::Browser).into()
    }
}
