//! What a table of several devices is for each page once somebody has left it.

use super::{Room, set, step};
use crate::library::Shelf;
use crate::table::{find, text_of};
use canasta::rules::Preset;
use canasta_app::features::friends::{FriendsIntent, FriendsMessage, FriendsPage, FriendsStep};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, Dialog, DialogIntent, DialogKind, Intent, LearnIntent, Level, LookBackIntent, MatchReviewIntent,
    Message, Player, TableIntent, Undo,
};

/// A table in its second hand, in the turn of this device.
fn second_hand(turn: usize) -> Room {
    let mut room = Room::new(2);
    (room.shelf, room.guest_shelf) = (Some(Shelf::default()), Some(Shelf::default()));
    room.gather(Preset::Duel);
    room.deal();
    room.play_hand();
    room.deal();
    for _ in 0..6 {
        room.play_one();
    }
    while !room.session(turn).is_my_turn() {
        room.play_one();
    }
    room
}

/// The words of the buttons below the hand that can be pressed.
fn offered(room: &Room, at: usize) -> Vec<String> {
    let bars = find(room.session(at), |element| element.key.as_deref() == Some("action-bar"));
    let mut words = Vec::new();
    bars.iter().for_each(|bar| {
        bar.walk(&mut |element| {
            let is_open = element.tag == "button" && element.get("aria-disabled").is_none();
            words.extend(is_open.then(|| text_of(element)));
        });
    });
    words.retain(|word| word != "Hint" && word != "Undo");
    words
}

fn open_friends(room: &mut Room, at: usize) {
    room.press(at, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
}

#[test]
fn a_host_who_has_left_reads_so_and_invites_to_another_table_at_once() {
    let mut room = second_hand(0);
    let left = room.session(0).record();
    room.leave(0);
    for is_open in [false, true] {
        let page = room.says_page(0);
        assert!(page.contains("You have left the table. The match is in your library."), "{page}");
        assert!(page.contains("The computer can play on"), "{page}");
        assert!(!page.contains("no longer connected"), "the person has left by its own will");
        assert_eq!(page.contains("friends-invite"), is_open);
        open_friends(&mut room, 0);
    }
    // The invitation before is void.
    assert!(room.session(1).friends().guest().unwrap().has_host_left());
    let invitation = room.invite(Preset::Duel, "Ann");
    room.press(0, Intent::Dialog(DialogIntent::Close));
    let page = room.says_page(0);
    assert!(
        !page.contains("Waiting for") && !page.contains("Let the computer play"),
        "nobody is at the old table: {page}"
    );
    room.answer(1, &invitation, "Bea");
    assert_eq!(room.session(0).record(), left, "until the deal");
    room.deal();
    room.agree();
    assert!(!room.says_page(0).contains("You have left the table"));
    room.play_hand();
    assert_eq!(room.shelf.as_ref().unwrap().games.len(), 2, "the match that was left, and this one");
}

#[test]
fn a_match_that_was_left_goes_on_with_bots_by_one_press() {
    let mut room = second_hand(1);
    room.leave(0);
    assert!(room.says_page(0).contains("friends-fill"), "it is offered beside the table");
    open_friends(&mut room, 0);
    room.press(0, step(FriendsStep::FillWithBots));
    assert_eq!(room.session(0).dialog(), None, "the table is seen");
    let players: Vec<Player> = room.session(0).places().iter().map(|place| place.player).collect();
    assert_eq!(players, [Player::Person, Player::Bot(Level::usual())]);
    room.play_hand();
}

#[test]
fn an_invitation_to_another_table_says_nothing_of_a_match_that_was_left() {
    let mut room = second_hand(1);
    room.leave(0);
    let second = Room::new(1).invite(Preset::Classic, "Dora");
    room.press(0, Intent::Friends(FriendsIntent::of_link(second)));
    room.press(0, Intent::Dialog(DialogIntent::Close));
    let page = room.says_page(0);
    assert!(page.contains("You have left the table.") && !page.contains("Dora"), "{page}");
    assert!(!page.contains("Waiting for") && !page.contains("computer can play on"), "{page}");
}

#[test]
fn nobody_plays_on_a_match_that_was_left_after_its_end() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    while room.session(0).standing().is_none_or(|standing| standing.end.is_none()) {
        room.deal();
        room.play_hand();
    }
    for at in [1, 0] {
        room.press(at, Intent::Dialog(DialogIntent::Close));
    }
    room.leave(0);
    let page = room.says_page(0);
    assert!(page.contains("You have left the table."), "{page}");
    assert!(!page.contains("computer can play on") && !page.contains("friends-fill"), "{page}");
    assert!(room.says_page(1).contains("Ann has left the table."));
    assert!(room.session(1).can_look_back(), "what was played is there");
}

#[test]
fn a_match_with_friends_of_the_library_says_that_nobody_is_connected() {
    let mut room = second_hand(0);
    room.devices[0].stored.remove("friends");
    room.come_again(0);
    let page = room.says_page(0);
    assert!(page.contains("You are no longer connected to the friends of this match."), "{page}");
    open_friends(&mut room, 0);
    assert!(room.says_page(0).contains("friends-invite"), "another table is possible");
}

#[test]
fn nothing_is_offered_to_a_guest_whose_host_has_left_and_what_it_saw_stays() {
    let mut room = second_hand(1);
    assert!(offered(&room, 1).iter().any(|word| word.starts_with("Draw")), "{:?}", offered(&room, 1));
    let shown = room.session(1).observation().unwrap().snapshot();
    room.leave(0);
    room.press(1, Intent::Dialog(DialogIntent::Close));
    let session = room.session(1);
    assert!(session.is_guest() && !session.is_my_turn());
    assert_eq!(session.observation().unwrap().snapshot(), shown, "the table is kept");
    assert_eq!(session.can_undo(), Undo::Nothing);
    assert_eq!(offered(&room, 1), ["At the table", "Score"]);
    let page = room.says_page(1);
    assert!(page.contains("Ann has left the table."), "{page}");
    assert!(!page.contains("friends-fill"), "the cards are at the other device: {page}");
    assert!(!page.contains("Your turn") && !page.contains("friends-say") && !page.contains("friends-nudge"), "{page}");
    assert!(!page.contains("friends-fill"), "no bot plays for the host: {page}");
    // What a key would play leads to the reason.
    for key in [TableIntent::Act(ActionKind::Draw), TableIntent::Pile, TableIntent::Undo] {
        room.press(1, Intent::Table(key));
        assert_eq!(room.session(1).dialog(), Some(&Dialog::Friends(FriendsPage::Table)));
        let page = room.says_page(1);
        assert!(page.contains("Ann has left the table.") && page.contains("The hands that have ended"), "{page}");
        assert!(!page.contains("friends-answer"), "no reply brings it back");
        room.press(1, Intent::Dialog(DialogIntent::Close));
    }
    let history = |room: &Room| room.session(1).hand_turns().iter().map(|turn| turn.events.len()).collect::<Vec<_>>();
    let before = history(&room);
    assert!(!before.is_empty());
    for open in [Intent::LookBack(LookBackIntent::Open), Intent::MatchReview(MatchReviewIntent::Open)] {
        room.press(1, open.clone());
        assert_eq!(room.session(1).look_back().map(|look| look.hands()), Some(1));
        let is_review = matches!(open, Intent::MatchReview(_));
        assert_eq!(room.session(1).match_review().is_some(), is_review);
        room.press(1, Intent::Learn(LearnIntent::Leave));
        assert!(room.session(1).is_guest());
        assert_eq!(room.session(1).observation().unwrap().snapshot(), shown);
        assert_eq!(history(&room), before);
        assert_eq!(offered(&room, 1), ["At the table", "Score"]);
    }
    assert_eq!(room.guest_shelf.as_ref().unwrap().games.len(), 1);
    // Nobody would miss this seat.
    room.press(1, step(FriendsStep::Leave));
    assert!(room.session(1).question().is_none() && room.session(1).friends().guest().is_none());
    room.press(1, set("friends-name", "Bea"));
    room.press(1, step(FriendsStep::Invite));
    assert!(room.session(1).friends().host().is_some());
}

#[test]
fn nobody_is_told_of_a_seat_at_a_table_that_its_host_has_left() {
    let mut room = second_hand(1);
    room.leave(0);
    room.press(1, Intent::Dialog(DialogIntent::Close));
    for open in [DialogKind::Play, DialogKind::Friends] {
        room.press(1, Intent::Dialog(DialogIntent::Open(open)));
        let page = room.says_page(1);
        assert!(page.contains("Play with friends") && !page.contains("You sit at the table"), "{page}");
        room.press(1, Intent::Dialog(DialogIntent::Close));
    }
}

#[test]
fn what_can_be_said_gives_way_to_why_nobody_hears_it() {
    type Going = fn(&mut Room);
    let cases: [(Going, &str); 2] = [
        (|room| room.leave(0), "Ann has left the table."),
        (
            |room| room.tell(0, Message::Friends(FriendsMessage::PageHides)),
            "The page of Ann was closed or loaded again.",
        ),
    ];
    for (go, why) in cases {
        let mut room = second_hand(1);
        room.press(1, step(FriendsStep::Talk));
        assert!(room.says_page(1).contains("Well played!"));
        go(&mut room);
        assert!(room.session(1).dialog().is_some(), "the page stays open");
        let page = room.says_page(1);
        assert!(page.contains(why) && !page.contains("Well played!"), "{page}");
    }
}

#[test]
fn a_guest_plays_nothing_while_its_line_is_cut() {
    let mut room = second_hand(1);
    let before = offered(&room, 1);
    room.tell(0, Message::Friends(FriendsMessage::PageHides));
    assert_eq!(offered(&room, 1), ["At the table", "Score"]);
    room.press(1, Intent::Table(TableIntent::Act(ActionKind::Draw)));
    let page = room.says_page(1);
    assert!(page.contains("The page of Ann was closed or loaded again.") && !page.contains("friends-fill"), "{page}");
    room.come_again(0);
    room.press(1, Intent::Dialog(DialogIntent::Close));
    assert_eq!(offered(&room, 1), before, "the turn waits");
    room.play_hand();
}

/// The draw of itself is due again once the line is back.
#[test]
fn a_guest_who_draws_by_itself_does_so_once_the_line_is_back() {
    let mut room = second_hand(0);
    room.press(1, Intent::Settings(SettingsIntent::Toggle(Switch::AutoDraw)));
    room.tell(0, Message::Friends(FriendsMessage::PageHides));
    room.devices[1].step = None;
    room.come_again(0);
    while !room.session(1).is_my_turn() {
        room.play_one();
    }
    assert!(room.devices[1].step.is_some());
}
