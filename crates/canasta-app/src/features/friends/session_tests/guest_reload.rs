//! A guest whose page is loaded again, or whose browser was started again.

use super::*;

const NEW_REPLY: &str = "Send a new reply: your seat and your cards wait.";

/// A guest in the middle of a hand.
fn room() -> Room {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    for _ in 0..5 {
        room.play_one();
    }
    room
}

fn is_connected(room: &Room) -> bool {
    room.session(1).friends().guest().unwrap().is_connected()
}

/// What the page of the guest says, which knows that it has a seat.
fn says_seat(room: &Room) -> String {
    let page = room.says_page(1);
    assert!(page.contains("You sit at the table of Ann"), "{page}");
    assert!(!page.contains("Ann invites you") && !page.contains("Decline"), "{page}");
    assert!(!page.contains("friends-name") && !page.contains("Write your name first."), "{page}");
    page
}

#[test]
fn a_guest_is_told_of_its_seat_and_given_a_new_reply() {
    let mut room = room();
    let told = room.session(1).observation().unwrap().snapshot();
    for _ in 0..2 {
        room.reload(1);
        let page = says_seat(&room);
        assert!(page.contains(NEW_REPLY) && page.contains("Send this link back to Ann."), "{page}");
        room.press(1, Intent::Dialog(DialogIntent::Close));
        room.press(1, Intent::Dialog(DialogIntent::Open(DialogKind::Play)));
        says_seat(&room);
        let reply = room.session(1).friends().link().expect("the reply is made without a press");
        room.use_reply(&reply);
        assert!(is_connected(&room));
        assert_eq!(room.session(1).observation().unwrap().snapshot(), told);
    }
    // Who would lose the seat is asked.
    room.reload(1);
    room.leave(1);
    room.reload(1);
    assert!(room.session(1).friends().guest().is_none() && room.session(1).dialog().is_none());
}

#[test]
fn a_reply_that_was_on_its_way_is_replaced_and_that_is_said() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    let first = room.reply_of(1, &invitation, "Bea");
    assert!(!room.says_page(1).contains("This is a new reply."));
    room.reload(1);
    let second = room.session(1).friends().link().expect("there is another reply");
    assert_ne!(second, first);
    let page = room.says_page(1);
    assert!(page.contains("Ann invites you") && page.contains("The one before does not work any more."), "{page}");
    room.use_reply(&second);
    assert!(is_connected(&room));
    assert_eq!(room.session(0).friends().host().unwrap().host().seats()[1].name, "Bea", "the name is remembered");
}

#[test]
fn the_first_reply_replaces_none_however_often_it_was_tried() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    room.press(1, set("friends-name", "Bea"));
    room.has_network = false;
    room.press(1, step(FriendsStep::Answer));
    assert!(room.session(1).friends().link().is_none());
    room.has_network = true;
    for is_renewed in [false, true] {
        room.press(1, step(FriendsStep::Answer));
        assert!(room.session(1).friends().link().is_some());
        assert_eq!(room.says_page(1).contains("This is a new reply."), is_renewed);
    }
}

#[test]
fn a_reply_over_the_internet_is_made_when_it_can_be_sent() {
    let mut room = room();
    room.press(1, step(FriendsStep::Reach(Reach::Public)));
    room.reload(1);
    assert!(room.devices[1].answered.is_empty() && room.session(1).friends().link().is_none());
    let page = says_seat(&room);
    assert!(page.contains(NEW_REPLY) && page.contains("New reply"), "{page}");
}

#[test]
fn nothing_is_sent_for_an_old_table() {
    let mut room = room();
    room.now += 8 * 86_400_000;
    room.reload(1);
    assert!(room.devices[1].answered.is_empty());
    assert!(says_seat(&room).contains(NEW_REPLY));

    let mut room = Room::new(2);
    let invitation = room.invite_to_room(false);
    room.answer_in_room(1, &invitation);
    assert!(room.is_connected());
    room.now += 8 * 86_400_000;
    room.reload(1);
    room.wait(2_000);
    assert_eq!(room.room, Some(vec![0]), "the server is not asked");
    assert!(says_seat(&room).contains("Press Answer: your seat and your cards wait."));
}

#[test]
fn a_table_that_was_closed_is_over() {
    let mut room = room();
    room.leave(0);
    assert!(room.says_page(1).contains("Ann has left the table."));
    room.reload(1);
    assert!(room.session(1).friends().guest().is_none() && room.session(1).dialog().is_none());
}

#[test]
fn a_goodbye_of_a_later_version_ends_no_table() {
    let mut room = room();
    let (_, _, line) = room.lines[0];
    let bye = r#"{"type":"bye","reason":"of-a-later-version"}"#.to_owned();
    room.tell(1, Message::Friends(FriendsMessage::Received(line, bye)));
    let page = room.says_page(1);
    assert!(page.contains("do not understand each other") && !page.contains("has left the table"), "{page}");
    room.reload(1);
    says_seat(&room);
    room.answer_again(1);
    assert!(is_connected(&room), "the seat is there");
}

#[test]
fn a_page_whose_seat_another_page_has_taken_leaves_it_there() {
    let mut room = room();
    let (_, _, line) = room.lines[0];
    let bye = r#"{"type":"bye","reason":"replaced"}"#.to_owned();
    room.tell(1, Message::Friends(FriendsMessage::Received(line, bye)));
    room.reload(1);
    assert!(room.devices[1].answered.is_empty(), "the two would take it from each other without end");
    says_seat(&room);
}

#[test]
fn a_guest_by_a_server_is_back_without_a_press() {
    for has_web_rtc in [true, false] {
        let mut room = Room::new(2);
        room.has_web_rtc = has_web_rtc;
        room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
        let invitation = room.invite_to_room(true);
        room.answer_in_room(1, &invitation);
        room.deal();
        let told = room.session(1).observation().unwrap().snapshot();
        // While the server is away, the page says so, and that it has a seat.
        room.leave_room(1);
        room.set_server(false);
        room.reload(1);
        assert!(says_seat(&room).contains(&format!("The server {SERVER} does not answer.")));
        room.set_server(true);
        room.wait(40_000);
        assert!(room.is_connected(), "{has_web_rtc}");
        assert_eq!(room.session(1).observation().unwrap().snapshot(), told);
    }
}
