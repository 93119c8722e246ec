//! How friends find each other again after a page was loaded anew, or a long sleep.

use super::{Device, Room, step};
use canasta::friends::{AwayReason, CloseReason, GuestLine};
use canasta::rules::Preset;
use canasta_app::features::friends::{FriendsMessage, FriendsStep, News};
use canasta_app::session::Message;

fn is_connected(room: &Room, at: usize) -> bool {
    room.session(at).friends().guest().unwrap().is_connected()
}

fn room() -> Room {
    let mut room = Room::new(3);
    room.gather(Preset::ThreeHanded);
    room.deal();
    for _ in 0..7 {
        room.play_one();
    }
    room
}

#[test]
fn after_a_reload_of_the_host_its_friends_are_back_by_themselves() {
    let mut room = room();
    for _ in 0..3 {
        let told = room.session(2).observation().unwrap().snapshot();
        room.tell(0, Message::Friends(FriendsMessage::PageHides));
        for at in [1, 2] {
            let line = room.session(at).friends().guest().unwrap().line();
            assert_eq!(line, GuestLine::Closed(Some(CloseReason::PageGone)), "at once");
            let page = room.says_page(at);
            assert!(page.contains("The page of Ann was closed or loaded again."), "{page}");
            assert!(page.contains("You are back by yourself"), "{page}");
            assert!(!page.contains("look for each other"));
        }
        room.come_again(0);
        assert!(is_connected(&room, 1) && is_connected(&room, 2), "no reply is needed");
        assert!(room.session(0).friends().news().contains(&News::Back(2)));
        assert_eq!(room.session(2).observation().unwrap().snapshot(), told);
        assert_eq!(room.lines.len(), 2);
        room.play_one();
        room.agree();
    }
    room.play_hand();
}

#[test]
fn the_host_reads_who_comes_back_by_itself() {
    let mut room = room();
    // The page of one friend is closed.
    room.tell(1, Message::Friends(FriendsMessage::PageHides));
    room.devices[1].answered.clear();
    assert!(room.session(0).friends().news().contains(&News::Away(1, Some(AwayReason::PageGone))), "at once");
    let comes = "come back by themselves";
    assert!(!room.says_page(0).contains(comes), "nobody is looked for");
    room.is_cut = true;
    room.come_again(0);
    assert!(room.says_page(0).contains(comes));
    room.is_cut = false;
    room.wait(25_000);
    assert!(is_connected(&room, 2));
    assert!(!room.says_page(0).contains(comes));
    assert!(room.says_page(0).contains("page closed"));
}

#[test]
fn a_page_of_the_host_that_is_gone_without_a_word_finds_its_friends_too() {
    let mut room = room();
    room.come_again(0);
    assert!(is_connected(&room, 1) && is_connected(&room, 2));
}

/// Spares look for two minutes.
#[test]
fn a_friend_who_was_asleep_for_minutes_comes_back_by_itself() {
    let mut room = room();
    room.is_cut = true;
    room.wait(600_000);
    assert!(!is_connected(&room, 1));
    assert!(room.says_page(1).contains("look for each other"));
    room.is_cut = false;
    room.wait(25_000);
    assert!(is_connected(&room, 1) && is_connected(&room, 2));
    room.agree();
    room.play_hand();
}

#[test]
fn a_friend_whose_reserve_has_failed_is_told_to_send_a_new_reply() {
    let mut room = room();
    // The host knows the first one. It goes while the line is cut, so that the host cannot be told of the second one.
    let Device { answered, .. } = &mut room.devices[1];
    let [known, other] = answered[..] else { panic!("{answered:?}") };
    answered.retain(|&answer| answer == other);
    room.tell(0, Message::Friends(FriendsMessage::PageHides));
    room.tell(1, Message::Friends(FriendsMessage::Closed(known)));
    let page = room.says_page(1);
    assert!(!page.contains("You are back by yourself") && page.contains("Send a new reply"), "{page}");
    room.come_again(0);
    assert!(!is_connected(&room, 1) && is_connected(&room, 2));
    room.answer_again(1);
    assert!(is_connected(&room, 1));
}

#[test]
fn the_host_is_told_of_another_reserve_at_once() {
    let mut room = room();
    let Device { answered, .. } = &mut room.devices[1];
    let known = answered.remove(0);
    room.tell(1, Message::Friends(FriendsMessage::Closed(known)));
    room.reload(0);
    assert!(is_connected(&room, 1));
    // What comes by a line may say that it is open.
    room.tell(0, Message::Friends(FriendsMessage::PageHides));
    assert!(room.says_page(1).contains("You are back by yourself"), "the next one is known by then");
}

#[test]
fn a_new_reply_and_the_reserve_are_no_two_seats() {
    let mut room = room();
    room.tell(0, Message::Friends(FriendsMessage::PageHides));
    // The person does not wait.
    room.press(1, step(FriendsStep::Answer));
    let reply = room.session(1).friends().link().unwrap();
    room.come_again(0);
    assert!(is_connected(&room, 1));
    room.use_reply(&reply);
    room.wait(30_000);
    assert!(is_connected(&room, 1) && is_connected(&room, 2));
    assert_eq!(room.lines.len(), 2);
    room.play_hand();
}
