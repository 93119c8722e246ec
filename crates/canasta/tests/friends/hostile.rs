//! Guests and hosts that say what they should not.

use crate::room::Room;
use canasta::friends::{
    Absence, CloseReason, GuestInput, GuestLine, GuestNotice, HostInput, HostNotice, LONGEST_MESSAGE,
};
use canasta::rules::{Preset, Seat};

fn room() -> (Room, usize, usize) {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    (room, ada, ben)
}

/// Sends a line as the guest's page never would.
fn send(room: &mut Room, device: usize, text: &str) {
    let id = room.devices[device].line.unwrap();
    room.tell_host(HostInput::Received(id, text.to_owned()));
}

fn act(room: &Room, action: &str) -> String {
    let hand = room.game.record().hands.last().unwrap();
    let step = hand.actions().count();
    format!(r#"{{"type":"act","hand":{},"step":{step},"action":"{action}"}}"#, hand.number)
}

fn refused(room: &Room, device: usize) -> Option<&str> {
    match room.devices[device].notices.last() {
        Some(GuestNotice::Refused(code)) => Some(code),
        _ => None,
    }
}

#[test]
fn illegal_foreign_and_old_actions_change_nothing() {
    let (mut room, ada, ben) = room();
    while room.game.state().unwrap().to_act().index() != 1 {
        room.play_one();
    }
    let before = room.game.clone();
    for (device, action, code) in [
        (ben, "draw", "not-your-turn"),
        (ada, "discard 4s", "must-draw-first"),
        (ada, "answer yes", "unknown-action"),
        (ada, "dance", "unknown-action"),
        (ada, "", "unknown-action"),
    ] {
        room.devices[device].notices.clear();
        let text = act(&room, action);
        send(&mut room, device, &text);
        assert_eq!(refused(&room, device), Some(code), "{action}");
        assert_eq!(room.game, before);
    }
    let old = act(&room, "draw");
    room.play_one();
    let before = room.game.clone();
    send(&mut room, ada, &old);
    assert_eq!(room.game, before);
    assert!(room.devices[ada].notices.contains(&GuestNotice::Refused("stale".to_owned())));
    assert!(room.devices[ada].line.is_some(), "a slip closes nothing");
}

#[test]
fn nonsense_closes_the_line_with_a_reason() {
    let (deep, long) = ("[".repeat(10_000), " ".repeat(LONGEST_MESSAGE + 1));
    for (text, reason) in [
        ("", CloseReason::NoMessage),
        ("hello", CloseReason::NoMessage),
        ("{}", CloseReason::NoMessage),
        ("[1]", CloseReason::NoMessage),
        (r#"{"type":"act"}"#, CloseReason::NoMessage),
        (r#"{"type":"act","hand":-1,"step":0,"action":"draw"}"#, CloseReason::NoMessage),
        (r#"{"type":"vote","question":{"undo":{}},"yes":true}"#, CloseReason::NoMessage),
        (r#"{"type":"promise","hand":1,"sha256":"00"}"#, CloseReason::NoMessage),
        (deep.as_str(), CloseReason::NoMessage),
        (long.as_str(), CloseReason::TooLong),
    ] {
        let (mut room, ada, ben) = room();
        send(&mut room, ada, text);
        assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(reason)), "{text:.60}");
        assert!(room.notices.iter().any(|notice| matches!(notice, HostNotice::Refused(_, why) if *why == reason)));
        assert!(room.devices[ben].line.is_some());
    }
}

#[test]
fn a_flood_closes_the_line() {
    let (mut room, ada, _) = room();
    for _ in 0..100 {
        if room.devices[ada].line.is_some() {
            send(&mut room, ada, r#"{"type":"ping"}"#);
        }
    }
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::TooFast)));
}

#[test]
fn what_a_later_version_says_is_left_out() {
    let (mut room, ada, _) = room();
    send(&mut room, ada, r#"{"type":"wave","with":["both","hands"]}"#);
    send(&mut room, ada, r#"{"type":"ping","colour":"blue"}"#);
    send(&mut room, ada, r#"{"type":"say","phrase":"of-a-later-version"}"#);
    room.tell_guest(ada, GuestInput::Received(r#"{"type":"weather","rain":true}"#.to_owned()));
    assert!(matches!(room.devices[ada].guest.line(), GuestLine::Open(_)));
    // A goodbye for a reason that is not known does not say that the host has left.
    room.tell_guest(ada, GuestInput::Received(r#"{"type":"bye","reason":"of-a-later-version"}"#.to_owned()));
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::NoMessage)));
}

#[test]
fn other_versions_are_told() {
    for (protocol, is_seated) in [(0, false), (1, true), (9, true)] {
        let mut room = Room::new(Preset::Duel, Preset::Duel.rules(), 1, Absence::Waits);
        room.tell_host(HostInput::Opened(5));
        let token = "ab".repeat(32);
        let hello =
            format!(r#"{{"type":"hello","protocol":{protocol},"version":"0.0.9","token":"{token}","name":"Old"}}"#);
        room.tell_host(HostInput::Received(5, hello));
        assert_eq!(room.notices.contains(&HostNotice::Arrived(1)), is_seated, "{protocol}");
        assert_eq!(room.notices.contains(&HostNotice::Refused(5, CloseReason::TooOld)), !is_seated);
    }
    // A host of a version that is not spoken here.
    let (mut room, ada, _) = room();
    let welcome = r#"{"type":"welcome","protocol":2,"version":"9.0.0","seat":1,"rules":"1"}"#;
    room.tell_guest(ada, GuestInput::Received(welcome.to_owned()));
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::TooOld)));
}

#[test]
fn who_has_no_seat_cannot_play() {
    let (mut room, _, _) = room();
    let before = room.game.clone();
    for text in [act(&room, "draw"), r#"{"type":"nudge"}"#.to_owned()] {
        room.tell_host(HostInput::Opened(50));
        room.tell_host(HostInput::Received(50, text));
        assert!(room.notices.contains(&HostNotice::Refused(50, CloseReason::NoMessage)));
        assert_eq!(room.game, before);
    }
    // Nor who says something by a line that is none.
    room.tell_host(HostInput::Received(99, act(&room, "draw")));
    assert_eq!(room.game, before);
}

#[test]
fn a_host_cannot_show_what_is_impossible() {
    let (mut room, ada, _) = room();
    let seen = room.devices[ada].received.iter().rfind(|text| text.contains("\"seen\"")).unwrap().clone();
    for (from, to) in [
        ("\"seat\":1", "\"seat\":2"),
        ("\"stock\":", "\"stock\":9"),
        ("\"totals\":[0,0]", "\"totals\":[0]"),
        ("\"dealer\":", "\"dealer\":7"),
        ("\"phase\":\"draw\"", "\"phase\":\"dance\""),
    ] {
        assert!(seen.contains(from), "{from} in {seen}");
        let (mut room, ada, _) = self::room();
        room.tell_guest(ada, GuestInput::Received(seen.replacen(from, to, 1)));
        assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::NoMessage)), "{to}");
    }
    room.tell_guest(ada, GuestInput::Received(seen));
    assert!(matches!(room.devices[ada].guest.line(), GuestLine::Open(_)));
    assert_eq!(room.devices[ada].guest.seat(), Some(Seat::try_from(1).unwrap()));
}
