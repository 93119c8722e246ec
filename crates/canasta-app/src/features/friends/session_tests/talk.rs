//! What friends say to each other: reminders and phrases.

use super::{Room, step};
use canasta::friends::REMINDER_MS;
use canasta::rules::Preset;
use canasta_app::features::friends::FriendsStep;
use canasta_app::session::{DialogIntent, Intent};

/// A table of three devices, in the turn of the last one.
fn room() -> Room {
    let mut room = Room::new(3);
    room.gather(Preset::Classic);
    room.deal();
    while !room.session(2).is_my_turn() {
        room.play_one();
    }
    room
}

#[test]
fn who_reminds_reads_so_and_nobody_reminds_again_within_a_minute() {
    for by in [0, 1] {
        let mut room = room();
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
