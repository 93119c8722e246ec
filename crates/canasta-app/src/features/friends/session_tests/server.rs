//! Tables whose guests come by a signalling server.

use super::*;

#[test]
fn a_guest_comes_by_one_link_and_one_press() {
    let mut room = Room::new(2);
    let invitation = room.invite_to_room(false);
    assert!(invitation.starts_with("#join=I2"), "{invitation}");
    room.answer_in_room(1, &invitation);
    assert!(room.is_connected());
    assert!(room.session(1).friends().link().is_none(), "there is nothing to send back");
    assert_eq!(room.lines.len(), 1, "the devices are connected");
    assert_eq!(room.room, Some(vec![0]), "the guest needs the server no more");
    room.deal();
    // The server may go: nothing of the table goes over it.
    room.set_server(false);
    room.play_hand();
    room.agree();
}

#[test]
fn the_server_carries_the_table_of_browsers_without_connections() {
    let mut room = Room::new(2);
    room.has_web_rtc = false;
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let invitation = room.invite_to_room(true);
    room.answer_in_room(1, &invitation);
    assert!(room.is_connected() && room.lines.is_empty());
    room.deal();
    room.play_hand();
    let shown = room.session(1).observation().unwrap().snapshot();
    assert_eq!(shown.scores, room.session(0).observation().unwrap().snapshot().scores);
    let word: String = "observation".bytes().map(|byte| format!("{byte:02x}")).collect();
    assert!(room.carried.len() > 50 && !room.carried.concat().contains(&word), "what is carried is sealed");

    // Who leaves says so.
    room.leave(0);
    assert_eq!(room.session(1).friends().guest().unwrap().line(), GuestLine::Closed(Some(CloseReason::Bye)));
}

#[test]
fn the_server_carries_what_cannot_be_connected_if_the_host_allows_it() {
    for relays in [true, false] {
        let mut room = Room::new(2);
        room.finds = false;
        let invitation = room.invite_to_room(relays);
        room.answer_in_room(1, &invitation);
        assert!(!room.is_connected());
        room.wait(16_000);
        assert_eq!(room.is_connected(), relays);
        let seat = room.session(1).friends().guest().unwrap();
        assert_eq!(seat.is_lost(), !relays, "the guest is told");
        let sought = room.session(0).friends().host().unwrap().sought();
        assert_eq!(sought.len(), usize::from(!relays), "who is connected is not looked for");
    }
}

#[test]
fn nobody_is_invited_or_answered_without_connections_where_the_server_carries_nothing() {
    let mut room = Room::new(2);
    let invitation = room.invite_to_room(false);
    room.has_web_rtc = false;
    room.answer_in_room(1, &invitation);
    assert_eq!(room.room, Some(vec![0]), "the guest has asked nobody");

    let mut room = Room::new(2);
    room.has_web_rtc = false;
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    room.press(0, set("friends-server-room", SERVER));
    room.press(0, set("friends-name", "Ann"));
    room.press(0, step(FriendsStep::Invite));
    assert!(room.session(0).friends().host().is_none());
}

#[test]
fn a_table_by_the_server_outlives_its_restart_and_reloads() {
    let mut room = Room::new(2);
    room.has_web_rtc = false;
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let invitation = room.invite_to_room(true);
    room.answer_in_room(1, &invitation);
    room.deal();
    let hand = room.session(1).observation().unwrap().snapshot().hand;
    room.set_server(false);
    room.wait(5_000);
    assert!(!room.is_connected() && room.session(1).friends().guest().unwrap().is_looking());
    room.set_server(true);
    room.wait(30_000);
    assert!(room.is_connected());
    assert_eq!(room.session(1).observation().unwrap().snapshot().hand, hand);

    room.leave_room(0);
    room.reload(0);
    assert_eq!(room.session(0).friends().link().as_ref(), Some(&invitation));
    room.wait(30_000);
    assert!(room.is_connected(), "the guest finds the host again by itself");
    assert_eq!(room.session(1).observation().unwrap().snapshot().hand, hand);

    room.leave_room(1);
    room.reload(1);
    room.wait(2_000);
    assert!(room.is_connected(), "the guest finds the host again by itself, too");
    assert_eq!(room.session(1).observation().unwrap().snapshot().hand, hand);
}

#[test]
fn the_plan_and_the_invitation_say_what_the_server_does() {
    let mut room = Room::new(2);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let plan = |room: &Room| format!("{:?}", view::page(room.session(0)));
    assert!(plan(&room).contains("each friend sends a link back") && plan(&room).contains("need the same network"));
    room.press(0, set("friends-server-room", "wss:nothing"));
    assert!(plan(&room).contains("each friend sends a link back"));
    let invitation = room.invite_to_room(false);
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    let mut strict = format!("{:?}", view::page(room.session(1)));
    assert!(strict.contains(&format!("Your answer asks the server {SERVER}, which learns your address.")));
    assert!(!strict.contains("sends a link back") && !strict.contains("It may carry"));

    let mut room = Room::new(2);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    room.press(0, set("friends-server-room", SERVER));
    let said = format!("each friend presses Answer. The server {SERVER} lets your devices find each other.");
    assert!(plan(&room).contains(&said) && plan(&room).contains("need the same network"));
    room.press(0, step(FriendsStep::RoomRelays));
    assert!(plan(&room).contains(&said) && !plan(&room).contains("need the same network"));
    let invitation = room.invite_to_room(false);
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    strict = format!("{:?}", view::page(room.session(1)));
    assert!(strict.contains("It may carry the game, encrypted") && !strict.contains("need the same network"));
    assert!(!plan(&room).contains("No server is asked"));

    // What the server carries needs no connections, and nothing in red.
    let mut room = Room::new(2);
    room.has_web_rtc = false;
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let invitation = room.invite_to_room(true);
    room.press(1, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    let page = format!("{:?}", view::page(room.session(1)));
    assert!(page.contains("It may carry the game") && !page.contains("This browser cannot connect"));

    let invitation = Room::new(1).invite(Preset::Duel, "Dora");
    let mut room = Room::new(2);
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    let page = format!("{:?}", view::page(room.session(1)));
    assert!(page.contains("Press Answer and send the link that you get to Dora.") && !page.contains("You invite"));
}

#[test]
fn a_server_that_is_not_there_is_named() {
    let mut room = Room::new(2);
    let invitation = room.invite_to_room(false);
    room.set_server(false);
    room.answer_in_room(1, &invitation);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    for at in 0..2 {
        let page = format!("{:?}", view::page(room.session(at)));
        assert!(page.contains(&format!("The server {SERVER} does not answer")), "{at}");
    }
}

/// The host is met, and says neither an end nor that there is none.
#[test]
fn a_host_that_says_nothing_is_told_and_looked_for_again() {
    let mut room = Room::new(2);
    room.says_nothing = true;
    let invitation = room.invite_to_room(true);
    room.answer_in_room(1, &invitation);
    let guest = |room: &Room| {
        let seat = room.session(1).friends().guest().unwrap();
        (seat.is_lost(), seat.is_asked())
    };
    assert_eq!(guest(&room), (false, true));
    room.wait(16_000);
    assert_eq!(guest(&room), (true, false), "the person is told, and may answer again");
    let page = format!("{:?}", view::page(room.session(1)));
    assert!(page.contains("Ann is not found") && !page.contains("New reply"));
    room.says_nothing = false;
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    room.reload(0);
    room.wait(30_000);
    assert!(room.is_connected(), "and it is found by itself");
}

/// Who only waits for the host to come back has asked nobody in vain.
#[test]
fn a_host_that_is_away_while_the_devices_look_for_each_other_is_not_lost() {
    let mut room = Room::new(2);
    room.finds = false;
    let invitation = room.invite_to_room(true);
    room.answer_in_room(1, &invitation);
    room.wait(3_000);
    room.set_server(false);
    room.wait(30_000);
    let seat = room.session(1).friends().guest().unwrap();
    assert!(!seat.is_lost() && seat.is_asked());
    room.finds = true;
    room.set_server(true);
    room.wait(30_000);
    assert!(room.is_connected());
    assert_eq!(room.lines.len(), 1, "the devices are connected, and not by the server");
}

#[test]
fn a_host_that_has_lost_its_network_lets_the_server_carry() {
    let mut room = Room::new(2);
    let invitation = room.invite_to_room(true);
    room.has_network = false;
    room.leave_room(0);
    room.reload(0);
    room.answer_in_room(1, &invitation);
    room.wait(2_000);
    assert!(room.is_connected() && room.lines.is_empty());
    assert_eq!(room.session(0).friends().link().as_ref(), Some(&invitation), "the invitation that is out stays");
}

#[test]
fn another_server_is_another_room_when_it_is_tried_again() {
    let mut room = Room::new(2);
    room.has_network = false;
    let invitation = room.invite_to_room(false);
    assert!(invitation.starts_with("#join=I2"), "{invitation}");
    room.press(0, step(FriendsStep::RoomRelays));
    room.press(0, step(FriendsStep::Invite));
    let relayed = room.session(0).friends().link().unwrap();
    assert!(relayed.starts_with("#join=I2") && relayed != invitation);
    room.press(0, step(FriendsStep::Invite));
    assert_eq!(room.session(0).friends().link(), Some(relayed.clone()), "nothing was changed");
    room.answer_in_room(1, &relayed);
    assert!(room.is_connected() && room.lines.is_empty());
}
