//! Connections to the devices of friends: carries out what the session asks of them, and reports.
//!
//! - `identity`: the certificate and the credentials of a host, which are kept.
//! - `connection`: a connection and its two descriptions.
//! - `line`: a connection with what is heard of it, and `lines` all of them.
//! - `host` and `guest`: how each of the two begins, and `host_end` what is ready of the first.
//! - `spare`: a connection that is made while a line stands, and `spares` how it is tried once the line is cut.
//! - `camera`: what reads the code of a reply.
//! - `room`: the connection to a signalling server.
//! - `passing`: what other pages of this browser hand over.
//!
//! The part of the program holds all of it: the first program knows only [`run`], from the table of the parts.

mod camera;
mod connection;
mod error;
mod guest;
mod host;
mod host_end;
mod identity;
mod line;
mod lines;
mod passing;
mod room;
mod spare;
mod spares;

use super::calendar::now;
use super::random;
use camera::CameraEnd;
use canasta::friends::{LineId, SpareId};
use canasta_app::features::friends::{FriendsEffect, FriendsMessage, NoConnections, Passed, RoomEffect};
use connection::{Connection, has_web_rtc, ice_servers};
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use host_end::HostEnd;
use identity::Identity;
use js_sys::Array;
use js_sys::futures::spawn_local;
use line::{Line, LineEvent};
use lines::{LineKey, Lines};
use passing::{PassEvent, Passing};
use room::RoomSocket;
use spare::Spare;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use web_sys::VisibilityState;

/// How often the time is told.
const CLOCK_MS: u32 = 1_000;

thread_local! {
    /// The connections, once something was asked of them.
    static HANDLE: RefCell<Option<FriendsHandle>> = const { RefCell::new(None) };
}

/// Carries out an effect. Answers go to `report`, which may be called at once.
pub fn run(report: fn(FriendsMessage), effect: FriendsEffect) {
    let handle = HANDLE.with_borrow_mut(|handle| handle.get_or_insert_with(|| FriendsHandle::new(report)).clone());
    handle.run(effect);
}

/// The connections, as a handle that can be cloned. Nothing is reported while its state is borrowed, since the answer may be an effect.
#[derive(Clone)]
struct FriendsHandle {
    state: Rc<RefCell<State>>,
    report: fn(FriendsMessage),
}

#[derive(Default)]
struct State {
    /// The servers that connections ask, as the browser takes them.
    servers: Array,
    host: HostEnd,
    /// The number of times that the table was left, so that what was begun before is not reported.
    times_left: u32,
    identity: Option<Identity>,
    lines: Lines,
    spares: BTreeMap<SpareId, Spare>,
    clock: Option<Interval>,
    passing: Option<Passing>,
    /// The number of times that the camera was switched on, so that it reads for the last one alone.
    scans: u32,
    room: Option<RoomSocket>,
}

impl FriendsHandle {
    fn new(report: fn(FriendsMessage)) -> FriendsHandle {
        // The others know at once what has become of the line.
        EventListener::new(&gloo::utils::window(), "pagehide", move |_| report(FriendsMessage::PageHides)).forget();
        let document = gloo::utils::document();
        let page = document.clone();
        EventListener::new(&document, "visibilitychange", move |_| {
            let is_seen = page.visibility_state() == VisibilityState::Visible;
            report(if is_seen { FriendsMessage::Foreground } else { FriendsMessage::Background });
        })
        .forget();
        FriendsHandle { state: Rc::default(), report }
    }

    fn run(&self, effect: FriendsEffect) {
        match effect {
            FriendsEffect::Check if has_web_rtc() => {}
            FriendsEffect::Check => (self.report)(FriendsMessage::Unable(NoConnections::NoWebRtc)),
            FriendsEffect::UseServers(servers) => self.state.borrow_mut().servers = ice_servers(&servers),
            FriendsEffect::Host => self.host(),
            FriendsEffect::Connect(line, guest) => self.connect(line, *guest),
            FriendsEffect::Answer(line, host) => self.answer(line, *host),
            FriendsEffect::MakeSpare(spare) => self.make_spare(spare),
            FriendsEffect::TrySpare(spare, line, other) => self.try_spare(spare, line, *other),
            FriendsEffect::DropSpare(spare) => drop(self.state.borrow_mut().spares.remove(&spare)),
            FriendsEffect::Send(line, text) => self.send(line, &text),
            FriendsEffect::Close(line) => {
                if let Some(line) = self.state.borrow_mut().lines.remove(line) {
                    line.leave();
                }
            }
            FriendsEffect::Leave(forgets) => self.leave(forgets),
            FriendsEffect::Clock => {
                let report = self.report;
                let tell = move || report(FriendsMessage::Time(now().milliseconds()));
                self.state.borrow_mut().clock = Some(Interval::new(CLOCK_MS, tell));
                tell();
            }
            FriendsEffect::Room(effect) => self.room(effect),
            FriendsEffect::RequestSecret => (self.report)(FriendsMessage::Secret(random::seed())),
            FriendsEffect::Pass(text) => self.pass(&text),
            FriendsEffect::TakePassed => self.take_passed(),
            FriendsEffect::Scan => self.scan(),
            FriendsEffect::AnswerPassed(is_taken) => {
                let _ = self.with_passing(|passing| passing.answer(is_taken));
            }
        }
    }

    fn room(&self, effect: RoomEffect) {
        match effect {
            RoomEffect::Enter(address) => {
                let report = self.report;
                // The one before is closed first, and is not heard any more.
                self.state.borrow_mut().room = None;
                let room = RoomSocket::new(&address, move |message| report(FriendsMessage::Room(message)));
                self.state.borrow_mut().room = room;
            }
            RoomEffect::Send(text) => {
                if let Some(room) = &self.state.borrow().room {
                    room.send(&text);
                }
            }
            RoomEffect::Leave => self.state.borrow_mut().room = None,
        }
    }

    fn send(&self, line: LineId, text: &str) {
        let is_over = self.state.borrow_mut().lines.send(line, text).is_err();
        if is_over {
            (self.report)(FriendsMessage::Closed(line));
        }
    }

    fn leave(&self, forgets: bool) {
        let mut state = self.state.borrow_mut();
        state.times_left += 1;
        state.host = HostEnd::default();
        state.clock = None;
        state.lines.remove_all().into_iter().for_each(Line::leave);
        state.spares.clear();
        state.room = None;
        if let Some(passing) = &state.passing {
            passing.set_takes(false);
        }
        if forgets {
            state.identity = None;
            spawn_local(Identity::forget());
        }
    }

    fn scan(&self) {
        let handle = self.clone();
        let own = {
            let mut state = self.state.borrow_mut();
            state.scans += 1;
            state.scans
        };
        spawn_local(async move {
            let is_last = || handle.state.borrow().scans == own;
            let end = camera::read_code(is_last).await;
            if is_last() {
                (handle.report)(match end {
                    Ok(text) => FriendsMessage::Scanned(text),
                    Err(CameraEnd::Left) => FriendsMessage::CameraEnded,
                    Err(CameraEnd::Refused) => FriendsMessage::NoCamera,
                });
            }
        });
    }

    /// Runs a task on the channel to the other pages; `None` where the browser has none.
    fn with_passing<T>(&self, task: impl FnOnce(&Passing) -> T) -> Option<T> {
        let mut state = self.state.borrow_mut();
        if state.passing.is_none() {
            let report = self.report;
            state.passing = Passing::new(move |event| {
                report(match event {
                    PassEvent::Passed(passed) => FriendsMessage::Passed(passed),
                    PassEvent::Handed(text) => FriendsMessage::Handed(text),
                });
            });
        }
        state.passing.as_ref().map(task)
    }

    fn pass(&self, text: &str) {
        if self.with_passing(|passing| passing.pass(text)).is_none() {
            (self.report)(FriendsMessage::Passed(Passed::Nobody));
        }
    }

    fn take_passed(&self) {
        // Without a channel the person pastes the reply.
        let _ = self.with_passing(|passing| passing.set_takes(true));
    }

    /// Makes a line of a connection. Returns the connection; `None` if the line was closed meanwhile.
    fn add_line(&self, key: LineKey, connection: Connection) -> Option<Rc<Connection>> {
        let handle = self.clone();
        let line = Line::new(connection, move |event| handle.hear(key, event));
        let connection = line.connection();
        self.state.borrow_mut().lines.put(key, line).then_some(connection)
    }

    fn hear(&self, key: LineKey, event: LineEvent) {
        let message = {
            let lines = &mut self.state.borrow_mut().lines;
            match event {
                LineEvent::Opened => lines.open(key).then_some(FriendsMessage::Opened(key.line)),
                LineEvent::Received(text) => lines.contains(key).then_some(FriendsMessage::Received(key.line, text)),
                LineEvent::Over => lines.end(key).then_some(FriendsMessage::Closed(key.line)),
            }
        };
        if let Some(message) = message {
            (self.report)(message);
        }
    }

    fn asks_servers(&self) -> bool {
        self.state.borrow().servers.length() > 0
    }

    fn servers(&self) -> Array {
        self.state.borrow().servers.clone()
    }

    fn contains(&self, key: LineKey) -> bool {
        self.state.borrow().lines.contains(key)
    }
}
