//! What friends say to each other: reminders and phrases.

use super::{Room, step};
use crate::table::{find, text_of};
use canasta::friends::REMINDER_MS;
use canasta::rules::Preset;
use canasta_app::features::friends::FriendsStep;
use canasta_app::session::{DialogIntent, Intent};

#[test]
fn who_reminds_reads_so_and_nobody_reminds_again_within_a_minute() {
    for by in [0, 1] {
        let mut room = Room::in_turn_of_the_last();
        let offers = |room: &Room, at: usize| room.says_page(at).contains("friends-nudge");
        assert!(offers(&room, 0) && offers(&room, 1));
        room.press(by, step(FriendsStep::Nudge));
        assert!(room.says_page(2).contains(&format!("{} reminds you", ["Ann", "Bea"][by])));
        for at in [0, 1] {
            let page = room.says_page(at);
            assert!(page.contains("Cem was reminded."), "device {at}: {page}");
            assert!(page.contains("Waiting for Cem") && !offers(&room, at), "device {at}: {page}");
            room.press(at, step(FriendsStep::Nudge));
        }
        assert_eq!(room.says_page(2).matches("reminds you").count(), 1, "once");
        room.wait(REMINDER_MS);
        assert!(offers(&room, 0) && offers(&room, 1));
        room.press(0, Intent::Dialog(DialogIntent::Close));
        room.press(1 - by, step(FriendsStep::Nudge));
        assert!(room.says_page(2).contains(&format!("{} reminds you", ["Ann", "Bea"][1 - by])));
    }
}

#[test]
fn hidden_phrases_are_said_to_be_hidden_and_come_back() {
    let mut room = Room::in_turn_of_the_last();
    room.press(1, step(FriendsStep::Say(0)));
    assert!(room.says_page(0).contains("Bea: Hello!"));
    let hidden = "The phrases of others are hidden.";
    room.press(0, step(FriendsStep::Talk));
    assert!(!room.says_page(0).contains(hidden) && room.says_page(0).contains("Hide the phrases of others"));
    room.press(0, step(FriendsStep::Mute));
    assert!(room.says_page(0).contains(hidden) && room.says_page(0).contains("Show the phrases of others"));
    room.reload(0);
    room.press(0, Intent::Dialog(DialogIntent::Close));
    room.press(1, step(FriendsStep::Say(2)));
    let page = room.says_page(0);
    assert!(page.contains("Phrases hidden…"), "{page}");
    assert!(!page.contains("Bea: Thank you!"), "{page}");
    assert!(room.says_page(1).contains("Bea: Thank you!"), "the others hear it");
    // A reminder is no phrase.
    while !room.session(0).is_my_turn() {
        room.play_one();
    }
    room.press(1, step(FriendsStep::Nudge));
    assert!(room.says_page(0).contains("Bea reminds you"), "{}", room.says_page(0));
    room.press(1, step(FriendsStep::Say(3)));
    assert!(room.says_page(0).contains("Bea reminds you"));
    room.press(0, step(FriendsStep::Mute));
    assert!(room.says_page(0).contains("Bea: Sorry!") && !room.says_page(0).contains("Phrases hidden…"));
}

#[test]
fn a_guest_reads_between_two_hands_that_the_host_is_waited_for() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    let status = |room: &Room, at: usize| {
        let found = find(room.session(at), |element| element.get("class") == Some("friends-status"));
        found.iter().map(text_of).collect::<String>()
    };
    loop {
        room.deal();
        room.play_hand();
        (0..2).for_each(|at| room.press(at, Intent::Dialog(DialogIntent::Close)));
        assert_eq!(status(&room, 0), "", "the host deals when all are ready");
        if room.session(1).standing().unwrap().end.is_some() {
            break;
        }
        assert_eq!(status(&room, 1), "Waiting for Ann");
        assert!(!room.says_page(1).contains("friends-nudge"));
    }
    assert_eq!(status(&room, 1), "", "nothing follows the last hand");
    room.leave(0);
    assert!(!room.says_page(1).contains("Waiting for"));
}
