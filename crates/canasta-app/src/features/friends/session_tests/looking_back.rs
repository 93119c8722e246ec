//! What a guest sees again of its match: between the hands, and after a reload.

use super::{Room, set, step};
use crate::library::Shelf;
use canasta::rules::Preset;
use canasta_app::features::friends::{FriendsIntent, FriendsPage, FriendsStep};
use canasta_app::session::{
    Dialog, DialogIntent, Intent, LearnIntent, LookBackIntent, MatchReviewIntent, NewGameIntent, Stride, TableIntent,
};

fn look_back(room: &mut Room) {
    room.press(1, Intent::LookBack(LookBackIntent::Open));
}

#[test]
fn a_guest_looks_back_at_the_match_between_two_hands_and_comes_back_to_its_table() {
    let mut room = Room::new(2);
    room.guest_shelf = Some(Shelf::default());
    room.gather(Preset::Duel);
    for hand in 1..=2 {
        room.deal();
        for _ in 0..8 {
            room.play_one();
        }
        look_back(&mut room);
        assert!(room.session(1).look_back().is_none(), "the table waits for the person while the hand is on");
        assert_eq!(room.session(1).dialog(), Some(&Dialog::Friends(FriendsPage::Table)));
        room.press(1, Intent::Dialog(DialogIntent::Close));
        room.play_hand();
        assert!(room.says_page(1).contains("look-back"), "it is offered with the score");
        let (me, score) = (room.session(1).me(), room.session(1).score());
        for leave in [
            Intent::Learn(LearnIntent::Leave),
            Intent::Dialog(DialogIntent::Back),
            Intent::Table(TableIntent::NextHand),
            Intent::NewGame(NewGameIntent::Start),
        ] {
            look_back(&mut room);
            let look = room.session(1).look_back().expect("the record is shown");
            assert_eq!((look.hands(), look.is_over()), (hand, true));
            assert_eq!(look.view().seat(), Some(me), "from the own seat");
            room.press(1, Intent::LookBack(LookBackIntent::Go(Stride::End)));
            room.press(1, leave);
            let session = room.session(1);
            assert!(session.is_guest() && session.look_back().is_none());
            assert_eq!(session.score(), score);
            assert!(session.can_look_back());
        }
        room.press(1, Intent::MatchReview(MatchReviewIntent::Open));
        assert!(room.session(1).match_review().is_some());
    }
    // The next deal takes the place of the record.
    room.deal();
    assert!(room.session(1).is_guest() && room.session(1).look_back().is_none());
    room.agree();
    let shelf = room.guest_shelf.as_ref().unwrap();
    assert_eq!(shelf.games.len(), 1, "one match, however often it was looked at");
    assert!(!room.devices[1].stored.contains_key("game"), "it is not the own match");
}

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
        assert!(room.session(1).can_look_back(), "hand {hands}");
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
