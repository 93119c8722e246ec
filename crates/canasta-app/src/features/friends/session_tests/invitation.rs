//! An invitation that is not answered at once.

use super::*;

/// Milliseconds of a day.
const DAY_MS: u64 = 86_400_000;

fn open(room: &mut Room, at: usize, invitation: &str) {
    room.press(at, Intent::Friends(FriendsIntent::of_link(invitation.to_owned())));
    assert!(is_shown(room, at));
}

fn is_shown(room: &Room, at: usize) -> bool {
    room.session(at).dialog() == Some(&Dialog::Friends(FriendsPage::Invited))
}

/// What the entries of menu and new game say that lead to friends.
fn ways(room: &mut Room, at: usize) -> [String; 2] {
    [DialogKind::Play, DialogKind::NewGame].map(|kind| {
        room.press(at, Intent::Dialog(DialogIntent::Open(kind)));
        let page = room.says_page(at);
        room.press(at, Intent::Dialog(DialogIntent::Close));
        page
    })
}

#[test]
fn an_invitation_waits_until_it_is_answered() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    assert!(!ways(&mut room, 1).iter().any(|page| page.contains("Ann invites you")));
    open(&mut room, 1, &invitation);
    // Reloaded before any answer, put off, and reloaded again.
    room.reload(1);
    for _ in 0..2 {
        assert!(is_shown(&room, 1));
        assert!(room.says_page(1).contains("Ann invites you"));
        room.press(1, Intent::Dialog(DialogIntent::Close));
        assert_eq!(room.session(1).dialog(), None);
        for page in ways(&mut room, 1) {
            assert!(page.contains("Ann invites you"), "{page}");
        }
        room.reload(1);
    }
    assert!(room.devices[1].answered.is_empty(), "nothing is sent before a press");
    room.press(1, Intent::Dialog(DialogIntent::Close));
    room.press(1, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    room.press(1, set("friends-name", "Bea"));
    room.answer_again(1);
    assert!(room.session(1).friends().guest().unwrap().is_connected());
    assert!(!ways(&mut room, 1).iter().any(|page| page.contains("Ann invites you")));
}

#[test]
fn an_invitation_by_a_server_waits_and_asks_nobody() {
    let mut room = Room::new(2);
    let invitation = room.invite_to_room(false);
    open(&mut room, 1, &invitation);
    room.reload(1);
    room.wait(60_000);
    assert!(is_shown(&room, 1));
    assert_eq!(room.room, Some(vec![0]), "the guest has asked nobody");
}

#[test]
fn an_invitation_is_declined_for_good() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    open(&mut room, 1, &invitation);
    assert!(room.says_page(1).contains("Decline"));
    room.press(1, step(FriendsStep::Leave));
    for _ in 0..2 {
        assert_eq!(room.session(1).dialog(), None);
        assert!(ways(&mut room, 1).iter().all(|page| page.contains("Play with friends…")));
        room.reload(1);
    }
    // The link may be opened again.
    open(&mut room, 1, &invitation);
}

#[test]
fn an_old_invitation_is_not_kept() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    open(&mut room, 1, &invitation);
    room.now += 7 * DAY_MS;
    room.reload(1);
    assert!(is_shown(&room, 1), "it lives for a week");
    room.now += DAY_MS;
    room.reload(1);
    assert!(room.session(1).dialog().is_none() && room.session(1).friends().guest().is_none());
    assert!(!room.devices[1].stored[StoredValue::Friends.name()].contains("invitation"));
}

#[test]
fn of_two_invitations_the_last_one_is_kept() {
    let mut room = Room::new(2);
    let first = room.invite(Preset::Duel, "Ann");
    let second = Room::new(1).invite(Preset::Classic, "Dora");
    open(&mut room, 1, &first);
    room.reload(1);
    open(&mut room, 1, &second);
    room.reload(1);
    assert!(room.says_page(1).contains("Dora invites you"));
}

#[test]
fn a_page_that_finds_its_own_table_says_so_of_an_invitation() {
    let mut room = Room::new(1);
    room.invite(Preset::Duel, "Ann");
    let text = room.devices[0].stored[StoredValue::Friends.name()].clone();
    let second = Room::new(1).invite(Preset::Classic, "Dora");
    room.devices[0].session = Session::default();
    room.press(0, Intent::Friends(FriendsIntent::of_link(second)));
    room.tell(0, Message::Storage(StorageMessage::Restored(StoredValue::Friends, text)));
    assert_eq!(room.session(0).friends().not_used(), Some(&NotUsed::Occupied));
    assert!(is_shown(&room, 0) && room.says_page(0).contains("You sit at a table already."));
}

#[test]
fn a_seat_that_waits_is_not_left_unasked_for_another_invitation() {
    for is_reloaded in [false, true] {
        let mut other = Room::new(1);
        let invitation = other.invite(Preset::Classic, "Dora");
        let mut room = Room::new(2);
        room.gather(Preset::Duel);
        room.deal();
        room.is_cut = true;
        room.wait(36_000);
        if is_reloaded {
            room.reload(1);
        }
        open(&mut room, 1, &invitation);
        assert_eq!(room.session(1).friends().not_used(), Some(&NotUsed::Occupied));
        assert_eq!(room.session(1).friends().guest().unwrap().invitation().host(), "Ann", "the seat is kept");
        // The person may leave it, and then reads who invites.
        room.leave(1);
        assert!(is_shown(&room, 1));
        assert_eq!(room.session(1).friends().not_used(), None);
        assert_eq!(room.session(1).friends().guest().unwrap().invitation().host(), "Dora");
    }
}
