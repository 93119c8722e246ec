//! What a guest keeps of its match: also after a reload.

use super::{Room, set, step};
use crate::library::Shelf;
use canasta::rules::Preset;
use canasta_app::features::friends::{FriendsIntent, FriendsStep};

#[test]
fn a_guest_who_reloads_the_page_keeps_the_hands_before_and_after_it_in_one_record() {
    let mut room = Room::new(2);
    room.guest_shelf = Some(Shelf::default());
    room.gather(Preset::Duel);
    let mut hands = 0;
    while room.session(0).standing().is_none_or(|standing| standing.end.is_none()) {
        room.deal();
        for _ in 0..8 {
            room.play_one();
        }
        room.reload(1);
        room.answer_again(1);
        room.play_hand();
        hands += 1;
        // Between two hands, too.
        room.reload(1);
        room.answer_again(1);
        assert!(room.session(1).is_guest());
    }
    assert!(hands > 1);
    let games = &room.guest_shelf.as_ref().unwrap().games;
    assert_eq!(games.len(), 1, "one match");
    let (game, _) = canasta_app::session::restore(&games.values().next().unwrap().save).game.unwrap();
    assert_eq!(game.record().hands.len(), hands);
    assert_eq!(game.end(), room.session(0).standing().unwrap().end);
}

#[test]
fn a_match_at_another_table_is_another_record() {
    let mut room = Room::new(2);
    (room.shelf, room.guest_shelf) = (Some(Shelf::default()), Some(Shelf::default()));
    room.gather(Preset::Duel);
    room.deal();
    room.play_hand();
    room.leave(1);
    room.leave(0);
    // The same device is a guest at the next table.
    room.press(0, set("friends-name", "Ann"));
    room.press(0, step(FriendsStep::Invite));
    let invitation = room.session(0).friends().link().unwrap();
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    room.answer_again(1);
    room.deal();
    room.play_hand();
    assert_eq!(room.guest_shelf.as_ref().unwrap().games.len(), 2);
}
