//! What is told at the table, and for how long.

use super::{Room, step};
use canasta::rules::Preset;
use canasta_app::features::friends::{FriendsStep, News};
use canasta_app::session::{DialogIntent, DialogKind, Intent};

#[test]
fn what_was_told_before_a_hand_is_not_said_in_it() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    assert!(room.session(0).friends().news().contains(&News::Arrived(1)));
    room.deal();
    assert!(!room.session(0).friends().news().contains(&News::Arrived(1)));
    for (by, to, name) in [(0, 1, "Ann"), (1, 0, "Bea")] {
        room.press(by, step(FriendsStep::Say(0)));
        assert!(room.says_page(to).contains(&format!("{name}: Hello!")));
    }
    room.play_hand();
    room.deal();
    for at in 0..2 {
        assert!(!room.says_page(at).contains("Hello!"), "device {at} in the second hand");
    }
}

#[test]
fn a_bot_is_asked_for_once() {
    let mut room = Room::new(3);
    room.gather(Preset::Classic);
    room.deal();
    room.is_cut = true;
    room.wait(36_000);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let ask = |room: &Room| room.says_page(0).contains("friends-bot:1");
    assert!(ask(&room));
    room.is_cut = false;
    room.answer_again(2);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    room.press(0, step(FriendsStep::AskBot(1)));
    assert!(room.session(0).friends().vote().is_some() && !ask(&room), "the others are asked");
}
