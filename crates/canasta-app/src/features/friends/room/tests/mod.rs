//! Hosts and guests in rooms of a server, and strangers among them.

mod found;

use super::connection::ConnectionState;
use super::guest::{GuestNews, GuestRoom};
use super::host::{HostNews, HostRoom};
use super::seal::public_key;
use super::{RoomEffect, RoomMessage};
use canasta::links::{Endpoint, Room};
use serde_json::{Value, json};

/// One page: a host, a guest, or a stranger who only listens.
enum Page {
    Host(HostRoom),
    Guest(GuestRoom),
    Stranger,
}

/// The server, with the pages in its only room by their places.
struct World {
    pages: Vec<Page>,
    is_in: Vec<bool>,
    is_up: bool,
    now: u64,
    host_news: Vec<HostNews>,
    guest_news: Vec<(usize, GuestNews)>,
    /// All that the server was told to carry.
    carried: Vec<String>,
    randoms: u8,
}

const PRIVATE: [u8; 32] = [7; 32];

fn room(relays: bool) -> Room {
    Room::new("ws://localhost:1", public_key(&PRIVATE), relays).unwrap()
}

fn end(number: u8) -> Endpoint {
    Endpoint::new("Ab+/", "0123456789abcdef01234567", [number; 32], &[]).unwrap()
}

impl World {
    fn new(pages: Vec<Page>) -> World {
        let is_in = vec![false; pages.len()];
        let (host_news, guest_news, carried) = (Vec::new(), Vec::new(), Vec::new());
        let mut world = World { pages, is_in, is_up: true, now: 1_000_000, host_news, guest_news, carried, randoms: 0 };
        world.pass_time();
        world
    }

    fn host(&mut self) -> &mut HostRoom {
        let Page::Host(host) = &mut self.pages[0] else { panic!("the host comes first") };
        host
    }

    fn guest(&mut self, at: usize) -> &mut GuestRoom {
        let Page::Guest(guest) = &mut self.pages[at] else { panic!("{at} is no guest") };
        guest
    }

    fn add(&mut self, page: Page) -> usize {
        self.pages.push(page);
        self.is_in.push(false);
        self.pass_time();
        self.pages.len() - 1
    }

    fn hear(&mut self, at: usize, message: RoomMessage) {
        match &mut self.pages[at] {
            Page::Host(host) => self.host_news.extend(host.receive(message)),
            Page::Guest(guest) => self.guest_news.extend(guest.receive(message).into_iter().map(|news| (at, news))),
            Page::Stranger => {}
        }
        self.settle(at);
    }

    fn event(&mut self, at: usize, event: &Value) {
        self.hear(at, RoomMessage::Heard(event.to_string()));
    }

    fn enter(&mut self, at: usize) {
        self.randoms += 1;
        self.hear(at, RoomMessage::Entered(Some([self.randoms; 32])));
        self.event(at, &json!({ "IdAssigned": at.to_string() }));
        self.is_in[at] = true;
        for other in (0..self.pages.len()).filter(|&other| other != at && self.is_in[other]).collect::<Vec<_>>() {
            self.event(other, &json!({ "NewPeer": at.to_string() }));
        }
    }

    fn go(&mut self, at: usize) {
        if std::mem::take(&mut self.is_in[at]) {
            for other in (0..self.pages.len()).filter(|&other| self.is_in[other]).collect::<Vec<_>>() {
                self.event(other, &json!({ "PeerLeft": at.to_string() }));
            }
        }
    }

    /// Does what a page asks for.
    fn settle(&mut self, at: usize) {
        let effects = match &mut self.pages[at] {
            Page::Host(host) => host.take_effects(),
            Page::Guest(guest) => guest.take_effects(),
            Page::Stranger => Vec::new(),
        };
        for effect in effects {
            match effect {
                RoomEffect::Enter(address) => {
                    assert!(address.starts_with("ws://localhost:1/") && address.len() == 17 + 32, "{address}");
                    self.go(at);
                    if self.is_up { self.enter(at) } else { self.hear(at, RoomMessage::Left) }
                }
                RoomEffect::Send(text) => self.carry(at, &text),
                RoomEffect::Leave => self.go(at),
            }
        }
    }

    fn carry(&mut self, from: usize, text: &str) {
        if !self.is_in[from] {
            return;
        }
        self.carried.push(text.to_owned());
        let request: Value = serde_json::from_str(text).unwrap();
        let signal = &request["Signal"];
        let to: usize = signal["receiver"].as_str().unwrap().parse().unwrap();
        if self.is_in[to] {
            self.event(to, &json!({ "Signal": { "sender": from.to_string(), "data": signal["data"] } }));
        }
    }

    /// The browser of the host makes no end.
    fn be_unable(&mut self) {
        let news = self.host().set_unable();
        self.host_news.extend(news);
        self.settle(0);
    }

    fn wait(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds / 1_000 {
            self.now += 1_000;
            self.pass_time();
        }
    }

    fn pass_time(&mut self) {
        for at in 0..self.pages.len() {
            match &mut self.pages[at] {
                Page::Host(host) => self.host_news.extend(host.pass_time(self.now)),
                Page::Guest(guest) => {
                    self.guest_news.extend(guest.pass_time(self.now).into_iter().map(|news| (at, news)));
                }
                Page::Stranger => {}
            }
            self.settle(at);
        }
    }

    fn restart(&mut self, down: u64) {
        self.is_up = false;
        for at in 0..self.pages.len() {
            if std::mem::take(&mut self.is_in[at]) {
                self.hear(at, RoomMessage::Left);
            }
        }
        self.wait(down);
        self.is_up = true;
        self.wait(21_000);
    }
}

fn host(relays: bool) -> Page {
    Page::Host(HostRoom::new(PRIVATE, room(relays)))
}

fn guest(relays: bool, wants_server: bool) -> Page {
    Page::Guest(GuestRoom::new(&room(relays), "Ada", wants_server))
}

#[test]
fn a_guest_and_a_host_tell_each_other_their_ends() {
    let mut world = World::new(vec![host(false), guest(false, false)]);
    assert!(world.guest(1).has_host() && world.guest_news.is_empty(), "the host has no end yet");
    world.host().set_end(end(1));
    world.settle(0);
    assert_eq!(world.guest_news, [(1, GuestNews::Told(Box::new(end(1))))]);
    world.guest(1).tell_end(end(2));
    world.settle(1);
    assert_eq!(world.host_news, [HostNews::Answered(0, "Ada".to_owned(), Box::new(end(2)))]);
    let said = world.carried.concat();
    for secret in ["Ada", "0123456789abcdef01234567"] {
        let hex: String = secret.bytes().map(|byte| format!("{byte:02x}")).collect();
        assert!(!said.contains(secret) && !said.contains(&hex), "the server learns {secret}");
    }
}

#[test]
fn a_host_who_comes_later_is_found() {
    let mut world = World::new(vec![Page::Stranger, guest(false, false)]);
    assert!(!world.guest(1).has_host());
    world.pages[0] = host(false);
    world.pass_time();
    assert!(world.guest(1).has_host());
}

/// A server keeps pages whose device has lost its network without a word.
#[test]
fn pages_that_are_gone_without_a_word_are_in_nobodys_way() {
    let mut world = World::new(vec![Page::Stranger, guest(false, false)]);
    for _ in 0..30 {
        let ghost = world.add(Page::Stranger);
        world.is_in[ghost] = true;
        world.event(1, &json!({ "NewPeer": ghost.to_string() }));
        world.wait(3_000);
    }
    world.pages[0] = host(false);
    world.pass_time();
    assert!(world.guest(1).has_host());

    for _ in 0..40 {
        let at = world.add(guest(false, false));
        assert!(world.guest(at).has_host(), "{at}");
        world.wait(3_000);
    }
    // Who had to make room knows it.
    let has_host = |page: &&Page| matches!(page, Page::Guest(guest) if guest.has_host());
    assert_eq!(world.pages.iter().filter(has_host).count(), 32);
}

#[test]
fn an_end_that_another_guest_has_taken_is_told_anew() {
    let mut world = World::new(vec![host(false), guest(false, false), guest(false, false)]);
    world.host().set_end(end(1));
    world.settle(0);
    world.guest(1).tell_end(end(2));
    world.settle(1);
    world.host().seek(0, 5);
    world.guest(2).tell_end(end(3));
    world.settle(2);
    assert_eq!(world.host_news.len(), 1, "the second answer is to an end that is taken");
    world.host().set_end(end(4));
    world.settle(0);
    assert_eq!(world.guest_news.last(), Some(&(2, GuestNews::Told(Box::new(end(4))))));
    world.guest(2).tell_end(end(5));
    world.settle(2);
    assert_eq!(world.host_news.last(), Some(&HostNews::Answered(1, "Ada".to_owned(), Box::new(end(5)))));
}

/// A guest without connections, whose line the server carries.
fn by_server() -> World {
    let mut world = World::new(vec![host(true), guest(true, true)]);
    assert_eq!(world.host_news, [HostNews::ByServer(0, None)]);
    assert_eq!(world.guest_news, [(1, GuestNews::ByServer)]);
    world.host().carry(0, 9);
    world
}

#[test]
fn the_server_carries_what_both_say_and_reads_nothing() {
    let mut world = by_server();
    world.guest(1).send("a card of mine");
    world.settle(1);
    assert!(world.host().send(9, "a card of yours") && !world.host().send(8, "no such line"));
    world.settle(0);
    assert_eq!(world.host_news.last(), Some(&HostNews::Said(9, "a card of mine".to_owned())));
    assert_eq!(world.guest_news.last(), Some(&(1, GuestNews::Said("a card of yours".to_owned()))));
    let card: String = b"a card of".iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(!world.carried.concat().contains(&card));
    assert!(world.host().close(9));
    world.settle(0);
    assert_eq!(world.guest_news.last(), Some(&(1, GuestNews::Over)));
    // The guest comes again by itself.
    world.wait(5_000);
    assert_eq!(world.host_news.last(), Some(&HostNews::ByServer(1, None)));
}

#[test]
fn a_guest_who_is_not_found_asks_for_the_server() {
    let mut world = World::new(vec![host(true), guest(true, false)]);
    world.host().set_end(end(1));
    world.settle(0);
    world.guest(1).tell_end(end(2));
    world.settle(1);
    world.host().seek(0, 3);
    assert!(world.guest(1).ask_server());
    world.settle(1);
    assert_eq!(world.host_news.last(), Some(&HostNews::ByServer(0, Some(3))));
    assert_eq!(world.guest_news.last(), Some(&(1, GuestNews::ByServer)));
}

#[test]
fn the_server_carries_nothing_against_the_invitation() {
    let mut world = World::new(vec![host(false), guest(false, true), guest(true, true)]);
    // The second guest has changed its invitation.
    assert_eq!(world.guest_news, [(1, GuestNews::NotByServer), (2, GuestNews::NotByServer)]);
    assert!(!world.guest(1).ask_server());
    assert!(world.guest(2).ask_server());
    world.settle(2);
    assert!(world.host_news.is_empty());
}

#[test]
fn a_host_without_connections_takes_the_server_where_it_may() {
    for relays in [false, true] {
        let mut world = World::new(vec![host(relays)]);
        world.be_unable();
        world.add(guest(relays, false));
        if relays {
            assert_eq!(world.guest_news, [(1, GuestNews::ByServer)]);
            assert_eq!(world.host_news, [HostNews::ByServer(0, None)]);
        } else {
            // The network may be back.
            assert_eq!((&world.host_news[..], &world.guest_news[..]), (&[HostNews::NeedsEnd][..], &[][..]));
            world.be_unable();
            assert_eq!(world.guest_news, [(1, GuestNews::NotByServer)]);
            assert_eq!(world.host_news.len(), 1);
        }
    }
}

#[test]
fn both_come_back_after_a_restart_of_the_server() {
    let mut world = by_server();
    world.restart(60_000);
    assert!(world.host_news.contains(&HostNews::Over(9)));
    assert_eq!(world.host_news.last(), Some(&HostNews::ByServer(1, None)));
    assert_eq!(world.guest_news[1..], [(1, GuestNews::Over), (1, GuestNews::ByServer)]);
}

#[test]
fn a_server_that_is_not_there_or_says_nothing_is_noticed() {
    let mut world = World::new(vec![host(false)]);
    world.is_up = false;
    let lonely = world.add(guest(false, false));
    assert_eq!(world.guest(lonely).state(), ConnectionState::Disconnected, "it is known at once");
    world.is_up = true;
    world.wait(1_000);
    assert!(world.guest(lonely).has_host());

    let mut silent = GuestRoom::new(&room(false), "Ada", false);
    let _ = silent.pass_time(0);
    let _ = silent.receive(RoomMessage::Entered(Some([1; 32])));
    let _ = silent.take_effects();
    let _ = silent.pass_time(9_999);
    assert_eq!(silent.state(), ConnectionState::Connecting);
    let _ = silent.pass_time(10_000);
    assert_eq!((silent.state(), silent.take_effects()), (ConnectionState::Disconnected, vec![RoomEffect::Leave]));

    // Who is in says something to itself, and notices that it does not come back.
    let mut cut = GuestRoom::new(&room(false), "Ada", false);
    let _ = cut.pass_time(0);
    let _ = cut.receive(RoomMessage::Entered(Some([1; 32])));
    let _ = cut.receive(RoomMessage::Heard("{\"IdAssigned\":\"a\"}".to_owned()));
    let _ = cut.take_effects();
    let _ = cut.pass_time(20_000);
    let echo = "{\"Signal\":{\"receiver\":\"a\",\"data\":\"\"}}".to_owned();
    assert_eq!(cut.take_effects(), [RoomEffect::Send(echo)]);
    let _ = cut.pass_time(30_000);
    assert_eq!(cut.state(), ConnectionState::Disconnected);
}

#[test]
fn the_nonsense_of_strangers_is_neither_heard_nor_answered_without_end() {
    let mut world = by_server();
    let stranger = world.add(Page::Stranger);
    world.enter(stranger);
    let (host_news, guest_news) = (world.host_news.len(), world.guest_news.len());
    // What a guest has said before, whole and changed, and what no page of the game says.
    let texts =
        ["", "00", "01", "02", "03", "04", "02ff", "0400", "zz", "ff00", &"02".repeat(5_000), &"04".repeat(5_000)];
    let said: Vec<String> = world.carried.clone();
    for text in texts {
        for to in 0..2 {
            let request = json!({ "Signal": { "receiver": to.to_string(), "data": text } });
            world.carry(stranger, &request.to_string());
        }
    }
    for text in said {
        let mut request: Value = serde_json::from_str(&text).unwrap();
        for to in 0..2 {
            request["Signal"]["receiver"] = json!(to.to_string());
            if request["Signal"]["data"].as_str().is_some_and(|data| !data.starts_with("02") || to == 1) {
                world.carry(stranger, &request.to_string());
            }
        }
    }
    for at in 0..2 {
        for text in ["", "[]", "{\"Signal\":{}}", "{\"PeerLeft\":\"nobody\"}", "{\"IdAssigned\":\"x\"}"] {
            world.hear(at, RoomMessage::Heard(text.to_owned()));
        }
    }
    assert_eq!((world.host_news.len(), world.guest_news.len()), (host_news, guest_news));
    // Neither of both answers a flood.
    let before = world.carried.len();
    world.is_in.resize(2_000, false);
    for number in 0..1_000 {
        for at in 0..2 {
            world.event(at, &json!({ "NewPeer": (number + 100).to_string() }));
            world.event(at, &json!({ "Signal": { "sender": stranger.to_string(), "data": "01" } }));
            world.event(
                at,
                &json!({ "Signal": { "sender": stranger.to_string(), "data": format!("02{}", "11".repeat(60)) } }),
            );
        }
    }
    assert!(world.carried.len() - before <= 40, "{}", world.carried.len() - before);
    // The conversation goes on.
    world.is_in.truncate(world.pages.len());
    world.guest(1).send("still here");
    world.settle(1);
    assert_eq!(world.host_news.last(), Some(&HostNews::Said(9, "still here".to_owned())));
}

#[test]
fn a_stranger_who_repeats_a_greeting_gets_no_further() {
    let mut world = by_server();
    let stranger = world.add(Page::Stranger);
    world.enter(stranger);
    let first = world.carried.iter().find(|text| text.contains("\"data\":\"02")).unwrap().clone();
    world.carry(stranger, &first);
    // The host takes it for another guest, who can say nothing.
    assert_eq!(world.host_news.last(), Some(&HostNews::ByServer(1, None)));
    world.host().carry(1, 10);
    let count = world.host_news.len();
    world.guest(1).send("a card of mine");
    world.settle(1);
    let sealed = world.carried.last().unwrap().clone();
    world.carry(stranger, &sealed);
    assert_eq!(world.host_news.len(), count + 1, "what it repeats is not sealed for it");
}
