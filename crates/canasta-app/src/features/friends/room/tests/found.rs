//! How host and guest find each other again, whatever happens at the server, and what they are told where it does not go on.

use super::*;

#[test]
fn a_host_is_found_again_beside_what_the_server_keeps_of_it() {
    let mut world = by_server();
    // The device of the host is in another network, and the server has not noticed.
    let other = world.add(host(true));
    world.pages[0] = Page::Stranger;
    assert_eq!(world.host_news.len(), 1, "the guest hears the page that it has met");
    world.guest(1).begin_again();
    world.settle(1);
    world.wait(6_000);
    assert!(world.guest(1).has_host() && world.is_in[other]);
    assert_eq!(world.host_news.last(), Some(&HostNews::ByServer(0, None)));

    // What the server notices at last takes nothing away.
    world.go(0);
    assert!(world.guest(1).has_host());
}

#[test]
fn a_guest_who_comes_in_a_flood_is_met_after_it() {
    let mut world = World::new(vec![host(false)]);
    let stranger = world.add(Page::Stranger);
    for _ in 0..60 {
        let nonsense = json!({ "Signal": { "sender": stranger.to_string(), "data": "02".repeat(60) } });
        world.event(0, &nonsense);
    }
    let at = world.add(guest(false, false));
    assert!(!world.guest(at).has_host());
    world.wait(6_000);
    assert!(world.guest(at).has_host());
}

#[test]
fn who_waits_for_an_end_is_told_that_there_is_none() {
    for relays in [false, true] {
        let mut world = World::new(vec![host(relays), guest(relays, false)]);
        assert!(world.guest(1).has_host() && world.guest_news.is_empty());
        world.be_unable();
        let news = if relays { GuestNews::ByServer } else { GuestNews::NotByServer };
        assert_eq!(world.guest_news, [(1, news)]);
        assert_eq!(world.host_news.len(), usize::from(relays));
    }
}

#[test]
fn an_end_that_is_made_at_last_is_told() {
    let mut world = World::new(vec![host(false)]);
    world.be_unable();
    world.add(guest(false, false));
    assert_eq!(world.host_news, [HostNews::NeedsEnd]);
    world.host().set_end(end(1));
    world.settle(0);
    assert_eq!(world.guest_news, [(1, GuestNews::Told(Box::new(end(1))))]);

    // The end is used up, and the browser makes no other one.
    let late = world.add(guest(false, false));
    world.guest(1).tell_end(end(2));
    world.settle(1);
    world.host().seek(0, 5);
    world.be_unable();
    world.guest(late).tell_end(end(3));
    world.settle(late);
    assert_eq!(world.guest_news.last(), Some(&(late, GuestNews::NotByServer)));
}

#[test]
fn a_guest_whom_the_host_has_let_the_server_carry_asks_for_it_again() {
    let mut world = World::new(vec![host(true), guest(true, false)]);
    world.be_unable();
    world.host().carry(0, 9);
    // The host loads its page again, and its browser has not said yet that it makes no end.
    world.go(0);
    world.pages[0] = host(true);
    world.pass_time();
    assert_eq!(world.host_news.last(), Some(&HostNews::ByServer(0, None)));
    assert_eq!(world.guest_news.last(), Some(&(1, GuestNews::ByServer)));
}

#[test]
fn a_page_whose_clock_stands_still_for_a_minute_stays_in_the_room() {
    let mut slow = GuestRoom::new(&room(false), "Ada", false);
    let _ = slow.pass_time(0);
    let _ = slow.receive(RoomMessage::Entered(Some([1; 32])));
    let _ = slow.receive(RoomMessage::Heard("{\"IdAssigned\":\"a\"}".to_owned()));
    let _ = slow.take_effects();
    for minute in 1..10 {
        let _ = slow.pass_time(minute * 60_000);
        assert_eq!((slow.state(), slow.take_effects().len()), (ConnectionState::Connected, 1));
        let _ = slow.receive(RoomMessage::Heard("{\"Signal\":{\"sender\":\"a\",\"data\":\"\"}}".to_owned()));
    }
}

#[test]
fn the_name_of_a_guest_is_cleaned_as_in_a_reply() {
    let named = GuestRoom::new(&room(false), " Ada\u{202e} of\nthe very long name", false);
    let mut world = World::new(vec![host(false), Page::Guest(named)]);
    world.host().set_end(end(1));
    world.settle(0);
    world.guest(1).tell_end(end(2));
    world.settle(1);
    let Some(HostNews::Answered(_, name, _)) = world.host_news.last() else { panic!("{:?}", world.host_news) };
    assert_eq!(name, "Ada of the very long");
}
