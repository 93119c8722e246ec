//! Spare connections: what is made while a line stands brings it back after a cut, without anybody carrying a link.

use crate::room::{Room, end_of};
use canasta::friends::{
    Absence, CloseReason, GuestInput, GuestLine, HostInput, HostNotice, LOST_MS, SPARE_AFTER_MS, SPARE_STEP_MS, SPARES,
    Signal,
};
use canasta::rules::{Preset, Seat};

fn room_with_spares(guests: usize) -> Room {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), guests, Absence::Waits);
    room.has_spares = true;
    room
}

/// The network is there again: what both sides try by the same spare opens.
fn open_tried(room: &mut Room, device: usize) -> bool {
    let Some(tried) = room.devices[device].tried.take() else { return false };
    let is_sought = room.sought.contains(&tried);
    room.sought.clear();
    if is_sought {
        room.connect_by_spare(device);
    }
    is_sought
}

#[test]
fn both_sides_hold_the_same_spares() {
    let mut room = room_with_spares(2);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    let held = |room: &Room, side: Option<usize>| room.held.iter().filter(|(of, _)| *of == side).count();
    assert_eq!(held(&room, None), 2 * SPARES);
    assert_eq!((held(&room, Some(ada)), held(&room, Some(ben))), (SPARES, SPARES));
    // Who leaves needs none.
    room.tell_guest(ada, GuestInput::Leave);
    assert_eq!((held(&room, None), held(&room, Some(ada))), (SPARES, 0));
    room.tell_host(HostInput::Leave);
    assert!(room.held.is_empty());
}

#[test]
fn a_program_without_spares_costs_one() {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 1, Absence::Waits);
    let ada = room.come("Ada");
    room.devices[ada].is_cut = true;
    room.wait(200_000);
    assert!(room.held.is_empty() && room.sought.is_empty());
}

#[test]
fn a_line_comes_back_by_a_spare_after_any_cut_of_a_minute_and_a_half() {
    for cut in [SPARE_AFTER_MS + 2_000, LOST_MS, LOST_MS + 5_000, 60_000, 88_000] {
        let mut room = room_with_spares(1);
        let ada = room.come("Ada");
        room.deal();
        (0..20).for_each(|_| room.play_one());
        room.devices[ada].is_cut = true;
        // What is tried while the network is away finds nobody.
        let mut left = cut;
        while left > 0 {
            room.wait(1_000);
            left -= 1_000;
            if left > 0 {
                room.devices[ada].tried = None;
                room.sought.clear();
            }
        }
        let guest = &room.devices[ada].guest;
        assert!(guest.is_looking(), "{cut}");
        if cut > LOST_MS {
            assert_eq!(guest.line(), GuestLine::Closed(Some(CloseReason::Silent)));
        }
        let mut waited = 0;
        while !open_tried(&mut room, ada) {
            room.wait(1_000);
            waited += 1_000;
            assert!(waited <= SPARE_STEP_MS, "{cut}");
        }
        assert!(!room.devices[ada].guest.is_looking());
        assert_eq!(room.notices.last(), Some(&HostNotice::Back(1)));
        let seat = Seat::try_from(1).unwrap();
        assert_eq!(room.devices[ada].guest.observation(), Some(room.game.state().unwrap().observe(seat)));
        // There is a new set for the next cut.
        assert_eq!(room.held.len(), 2 * SPARES);
        while room.game.hand_is_on() {
            room.play_one();
        }
    }
}

#[test]
fn a_line_that_comes_back_by_itself_keeps_its_seat_and_has_new_spares() {
    let mut room = room_with_spares(1);
    let ada = room.come("Ada");
    room.devices[ada].is_cut = true;
    room.wait(SPARE_AFTER_MS + 3_000);
    assert!(room.devices[ada].tried.is_some());
    assert_eq!(room.held.len(), 2 * (SPARES - 1));
    room.devices[ada].is_cut = false;
    room.wait(5_000);
    assert_eq!(room.held.len(), 2 * SPARES);
    assert!(!room.devices[ada].guest.is_looking());
    assert!(!room.notices.contains(&HostNotice::Away(1)));
}

#[test]
fn a_new_reply_ends_the_search() {
    let mut room = room_with_spares(1);
    let ada = room.come("Ada");
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 4_000);
    assert!(room.devices[ada].guest.is_looking());
    room.tell_guest(ada, GuestInput::Replied);
    assert!(!room.devices[ada].guest.is_looking());
    assert!(!room.held.iter().any(|(side, _)| side.is_some()));
    room.connect(ada);
    assert_eq!(room.notices.last(), Some(&HostNotice::Back(1)));
    assert_eq!(room.held.len(), 2 * SPARES);
    // In the end nobody looks any more.
    room.devices[ada].is_cut = true;
    room.wait(SPARE_AFTER_MS + SPARES as u64 * SPARE_STEP_MS);
    assert!(!room.devices[ada].guest.is_looking());
    assert!(room.held.is_empty());
}

#[test]
fn a_strange_spare_changes_nothing() {
    let mut room = room_with_spares(1);
    let ada = room.come("Ada");
    let before = room.held.clone();
    for (number, sdp) in [(0, "nonsense"), (SPARES, "v=0"), (usize::MAX, "")] {
        let text = serde_json::json!({ "type": "spare", "number": number, "sdp": sdp }).to_string();
        room.tell_host(HostInput::Received(room.devices[ada].line.unwrap(), text.clone()));
        room.tell_guest(ada, GuestInput::Received(text));
    }
    assert_eq!(room.held, before);
    // One that nobody has asked for is given up.
    room.held.insert((None, 999));
    room.tell_host(HostInput::SpareMade(999, Box::new(end_of(None, 999))));
    assert_eq!(room.held, before);
    assert!(room.devices[ada].line.is_some());
}

#[test]
fn a_host_that_asks_for_sets_without_end_gets_one() {
    let mut room = room_with_spares(1);
    let ada = room.come("Ada");
    let before = room.held.len();
    let sdp = end_of(None, 7).sdp(canasta::links::SetupRole::ActPass);
    let text = serde_json::json!({ "type": "spare", "number": 0, "sdp": sdp }).to_string();
    (0..50).for_each(|_| room.tell_guest(ada, GuestInput::Received(text.clone())));
    assert_eq!(room.held.len(), before);
}

#[test]
fn who_has_heard_nothing_is_looked_for_after_its_goodbye() {
    let mut room = room_with_spares(1);
    let ada = room.come("Ada");
    // The guest alone hears nothing, and gives the line up.
    room.now += LOST_MS + 1_000;
    let now = room.now;
    room.tell_guest(ada, GuestInput::Time(now));
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::Silent)));
    assert!(room.held.iter().any(|(side, _)| side.is_none()), "the host keeps its spares");
    assert!(room.devices[ada].guest.is_looking());
}

#[test]
fn a_set_of_which_the_guest_alone_used_one_is_made_anew() {
    let mut room = room_with_spares(1);
    let ada = room.come("Ada");
    room.deal();
    room.wait(SPARE_AFTER_MS);
    let before = room.held.clone();
    // The clock of the guest's page stands still for a time, so that it alone takes the line for silent.
    let line = room.devices[ada].line.unwrap();
    for _ in 0..12 {
        room.now += 1_000;
        room.tell_host(HostInput::Time(room.now));
        room.tell_host(HostInput::Received(line, r#"{"type":"ping"}"#.to_owned()));
    }
    room.tell_guest(ada, GuestInput::Time(room.now));
    assert!(room.devices[ada].tried.take().is_some());
    assert!(room.sought.is_empty(), "the host has heard the guest");
    room.wait(3_000);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Open(Signal::Good));
    assert_eq!(room.held.len(), 2 * SPARES);
    assert!(room.held.is_disjoint(&before), "both sides have other ones");
    room.wait(60_000);
    assert_eq!(room.held.len(), 2 * SPARES);
    // The first of them brings the line back.
    room.devices[ada].is_cut = true;
    room.wait(SPARE_AFTER_MS + 3_000);
    assert!(open_tried(&mut room, ada));
}

#[test]
fn a_guest_that_asks_for_sets_without_end_gets_one() {
    let mut room = room_with_spares(1);
    let ada = room.come("Ada");
    let line = room.devices[ada].line.unwrap();
    let ask = HostInput::Received(line, r#"{"type":"renew-spares"}"#.to_owned());
    let before = room.held.clone();
    room.tell_host(ask.clone());
    assert_eq!(room.held, before, "the set is new");
    room.wait(SPARE_AFTER_MS);
    (0..20).for_each(|_| room.tell_host(ask.clone()));
    let latest = room.held.iter().map(|(_, id)| *id).max();
    assert_eq!(latest, Some(2 * SPARES as u32 - 1));
    assert_eq!(room.held.len(), 2 * SPARES);
}
