//! What the others read of a friend who is away, and of one who is back.

use super::{Room, step};
use canasta_app::features::friends::{FriendsMessage, FriendsStep};
use canasta_app::session::{DialogIntent, DialogKind, Intent, Message};

/// What a page says with the list of the seats open.
fn says(room: &mut Room, at: usize) -> String {
    room.press(at, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let page = room.says_page(at);
    room.press(at, Intent::Dialog(DialogIntent::Close));
    page
}

#[test]
fn all_read_why_a_friend_is_away() {
    type Leave = fn(&mut Room);
    let cases: [(Leave, &str, &str); 4] = [
        (|room| room.leave(2), "Cem has left the table. The seat waits.", "has left"),
        (
            |room| room.tell(2, Message::Friends(FriendsMessage::PageHides)),
            "The page of Cem was closed or loaded again. The seat waits.",
            "page closed",
        ),
        (|_| {}, "The line to Cem is cut. The seat waits.", "line cut"),
        (
            |room| room.tell(2, Message::Friends(FriendsMessage::Background)),
            "The page of Cem is in the background. The seat waits.",
            "page in the background",
        ),
    ];
    for (leave, sentence, status) in cases {
        let mut room = Room::in_turn_of_the_last();
        leave(&mut room);
        let line = room.lines.iter().find(|&&(_, guest, _)| guest == 2).map(|&(host, ..)| host);
        // Without a goodbye, the browser says at last that the line has failed.
        if let Some(line) = line {
            room.lines.retain(|&(host, ..)| host != line);
            room.tell(0, Message::Friends(canasta_app::features::friends::FriendsMessage::Closed(line)));
        }
        for at in [0, 1] {
            let page = says(&mut room, at);
            assert!(page.contains(sentence), "device {at}: {page}");
            assert!(page.contains(status), "device {at}: {page}");
        }
        room.press(0, step(FriendsStep::AskBot(2)));
        room.press(1, step(FriendsStep::Vote(true)));
        for at in [0, 1] {
            let page = says(&mut room, at);
            assert!(page.contains(&format!("{status}, the computer plays")), "device {at}: {page}");
        }
    }
}

#[test]
fn a_page_that_is_seen_again_is_not_said_to_sleep() {
    let mut room = Room::in_turn_of_the_last();
    room.tell(2, Message::Friends(FriendsMessage::Background));
    room.tell(2, Message::Friends(FriendsMessage::Foreground));
    room.is_cut = true;
    room.wait(36_000);
    assert!(room.says_page(0).contains("The line to Cem is cut. The seat waits."), "{}", room.says_page(0));
}

#[test]
fn all_read_that_a_friend_for_whom_a_bot_has_played_has_the_cards_again() {
    for bot_plays in [true, false] {
        let mut room = Room::in_turn_of_the_last();
        room.reload(2);
        if bot_plays {
            room.press(0, step(FriendsStep::AskBot(2)));
            room.press(1, step(FriendsStep::Vote(true)));
            (0..6).for_each(|_| assert!(room.play_one()));
        }
        room.answer_again(2);
        for at in [0, 1] {
            let page = room.says_page(at);
            assert_eq!(page.contains("Cem is back and has the cards again."), bot_plays, "device {at}: {page}");
            assert_eq!(page.contains("Cem is back."), !bot_plays, "device {at}: {page}");
        }
        let page = room.says_page(2);
        assert_eq!(page.contains("The computer has played for you."), bot_plays, "{page}");
    }
}
