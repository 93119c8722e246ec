//! What a field asks for goes with the letters that are written, before the field is left.

use super::*;

/// A person writes into a field, and stays in it.
fn write(room: &mut Room, at: usize, name: &str, text: &str) {
    let mut is_live = None;
    for node in view::page(room.session(at)) {
        if let Node::Element(element) = node {
            element.walk(&mut |part| {
                if part.get("data-set") == Some(name) {
                    is_live = Some(part.get("data-live").is_some());
                }
            });
        }
    }
    if is_live.unwrap_or_else(|| panic!("no field {name}")) {
        room.press(at, set(name, text));
    }
}

fn has_no_name(room: &Room, at: usize) -> bool {
    room.says_page(at).contains("Write your name first.")
}

#[test]
fn a_name_is_asked_for_until_its_first_letter() {
    let mut room = Room::new(2);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    assert!(has_no_name(&room, 0));
    for text in ["A", "An", "Ann"] {
        write(&mut room, 0, "friends-name", text);
        assert!(!has_no_name(&room, 0), "{text}");
    }
    write(&mut room, 0, "friends-name", "");
    assert!(has_no_name(&room, 0));
    assert_eq!(room.session(0).sender_name(), None, "half a name goes nowhere");
    write(&mut room, 0, "friends-name", "Ann");
    room.press(0, step(FriendsStep::Invite));
    assert_eq!(room.session(0).sender_name(), Some("Ann"));

    let invitation = room.session(0).friends().link().unwrap();
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    assert!(has_no_name(&room, 1));
    write(&mut room, 1, "friends-name", "B");
    assert!(!has_no_name(&room, 1));
}

#[test]
fn a_complaint_about_a_server_goes_with_its_cause() {
    let mut room = Room::new(1);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    for (name, bad, good, complaint) in [
        ("friends-server-room", "wss:nothing", "wss://a.example", "Write the address as wss://NAME"),
        ("friends-server", "example.org", "stun:example.org", "Write the address as stun:NAME"),
    ] {
        room.press(0, step(FriendsStep::Reach(if name == "friends-server" { Reach::Own } else { Reach::Network })));
        let complains = |room: &Room| room.says_page(0).contains(complaint);
        room.press(0, set(name, good));
        write(&mut room, 0, name, bad);
        assert!(!complains(&room), "{name}: half an address is no fault yet");
        room.press(0, set(name, bad));
        assert!(complains(&room), "{name}");
        write(&mut room, 0, name, good);
        assert!(!complains(&room), "{name}");
    }
    for (name, text) in [("friends-server", "turn:example.org"), ("friends-server-user", "ada")] {
        room.press(0, set(name, text));
    }
    assert!(room.says_page(0).contains("turn needs a name and a password"));
    write(&mut room, 0, "friends-server-password", "s");
    assert!(!room.says_page(0).contains("turn needs a name and a password"));
}

#[test]
fn what_was_wrong_with_a_reply_is_not_said_of_the_next_one() {
    let mut room = Room::new(1);
    room.invite(Preset::Duel, "Ann");
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    room.use_reply("Hello!");
    let is_wrong = |room: &Room| room.says_page(0).contains("This text holds no invitation and no reply.");
    assert!(is_wrong(&room));
    write(&mut room, 0, "friends-reply", "#reply=");
    assert!(!is_wrong(&room));
}
