//! The score pad of a guest during a hand: the hands that have ended and are known to its page.

use super::Room;
use crate::library::Shelf;
use crate::table::{find, text_of};
use canasta::rules::Preset;
use canasta_app::session::{BotMessage, DialogIntent, DialogKind, Intent, Message, NewGameIntent};

const NONE_YET: &str = "No hand is finished yet.";

/// How many hands the pad lists. It says that none has ended where that is so.
fn hands_on_pad(room: &mut Room, at: usize) -> usize {
    room.press(at, Intent::Dialog(DialogIntent::Open(DialogKind::Score)));
    let session = room.session(at);
    let listed = find(session, |element| element.tag == "summary" && text_of(element).starts_with("Hand ")).len();
    let note: String = find(session, |element| element.get("id") == Some("dialog-note")).iter().map(text_of).collect();
    let is_first = session.standing().unwrap().hand == 1;
    assert_eq!(note.contains(NONE_YET), is_first && listed == 0, "{note}");
    assert_eq!(session.sheets().len(), listed);
    room.press(at, Intent::Dialog(DialogIntent::Close));
    listed
}

/// A table in its second hand.
fn second_hand() -> Room {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    room.play_hand();
    room.deal();
    for _ in 0..4 {
        room.play_one();
    }
    room
}

#[test]
fn the_pad_of_a_guest_lists_the_hands_before_the_one_that_is_on() {
    let mut room = Room::new(2);
    (room.shelf, room.guest_shelf) = (Some(Shelf::default()), Some(Shelf::default()));
    room.gather(Preset::Duel);
    let is_over = |room: &Room| room.session(0).standing().unwrap().end.is_some();
    let mut most = 0;
    for number in 1..=3 {
        // The hands of a match before are no hands of this one.
        if number == 1 {
            room.deal();
        } else {
            room.press(0, Intent::NewGame(NewGameIntent::SameAgain));
        }
        for before in 0.. {
            assert!(room.hand_is_on(), "match {number}, hands before {before}");
            for _ in 0..6 {
                room.play_one();
            }
            for at in 0..2 {
                assert_eq!(hands_on_pad(&mut room, at), before, "match {number}, device {at}");
            }
            assert_eq!(room.session(1).sheets(), room.session(0).sheets());
            room.play_hand();
            assert_eq!(room.session(1).sheets(), room.session(0).sheets());
            most = most.max(before);
            if is_over(&room) {
                break;
            }
            room.deal();
        }
    }
    assert!(most > 1, "a match of three hands");
}

#[test]
fn the_pad_of_a_guest_keeps_its_hands_once_the_host_has_left() {
    let mut room = second_hand();
    let sheets = room.session(0).sheets();
    room.leave(0);
    assert!(room.session(1).friends().guest().unwrap().has_host_left());
    assert_eq!(hands_on_pad(&mut room, 1), 1);
    assert_eq!(room.session(1).sheets(), sheets);
}

#[test]
fn the_pad_of_a_guest_lists_after_a_reload_what_its_page_has_kept() {
    for keeps_record in [true, false] {
        let mut room = second_hand();
        if !keeps_record {
            let stored = room.devices[1].stored.get_mut("friends").unwrap();
            let mut saved: serde_json::Value = serde_json::from_str(stored).unwrap();
            let record = saved["guest"].as_object_mut().unwrap().remove("record");
            assert!(record.is_some());
            *stored = saved.to_string();
        }
        room.reload(1);
        room.answer_again(1);
        assert!(room.session(1).is_guest() && room.hand_is_on());
        assert_eq!(hands_on_pad(&mut room, 1), usize::from(keeps_record));
    }
}

#[test]
fn the_pad_of_a_guest_says_nothing_of_a_hand_that_is_shown_later_than_it_was_proven() {
    let mut room = Room::new(2);
    room.gather(Preset::Classic);
    room.press(1, Intent::from_control("pace", "slow").unwrap());
    let step = |room: &mut Room| {
        let number = room.devices[1].step.take();
        number.map(|number| room.tell(1, Message::Bots(BotMessage::StepDue(number)))).is_some()
    };
    let is_on = |room: &Room| room.session(1).observation().unwrap().ended().is_none();
    let mut late = 0;
    for before in 0..4 {
        room.deal();
        // The guest sees the next action only where it is waited for.
        while room.hand_is_on() {
            assert!(room.play_one() || step(&mut room), "the hand goes on");
        }
        let kept = room.session(1).friends().guest().unwrap().guest().unwrap().kept_hands();
        assert_eq!(kept as usize, before + 1);
        if is_on(&room) {
            late += 1;
            assert_eq!(hands_on_pad(&mut room, 1), before);
        }
        while step(&mut room) {}
        assert!(!is_on(&room));
        assert_eq!(room.session(1).sheets(), room.session(0).sheets());
        if room.session(0).standing().unwrap().end.is_some() {
            break;
        }
    }
    assert!(late > 0, "the last actions of a hand wait to be shown");
}
