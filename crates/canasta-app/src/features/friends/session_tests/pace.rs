//! At which pace a guest is shown what it has missed.

use super::Room;
use canasta::rules::Preset;
use canasta_app::session::{BotMessage, GameEvent, Intent, Message, ProgramMessage};

/// A guest at a slow pace, who was away for a round, and what has happened in it. Its turn has come.
fn missed_round() -> (Room, usize, Vec<GameEvent>) {
    let mut room = Room::new(2);
    room.gather(Preset::Classic);
    room.deal();
    room.play_past_turn_of(1);
    let before = shown(&room, 1).len();
    room.press(1, Intent::from_control("pace", "slow").unwrap());
    while step(&mut room) {}
    room.is_cut = true;
    while room.session(0).is_my_turn() || room.session(0).others_play() {
        assert!(room.play_one());
    }
    (room.is_cut, room.lines) = (false, Vec::new());
    room.answer_again(1);
    let all = shown(&room, 0);
    assert!(all.len() > before + 3, "a round has more actions");
    (room, before, all)
}

fn shown(room: &Room, at: usize) -> Vec<GameEvent> {
    let mut events = room.session(at).hand_history();
    events.retain(|event| !matches!(event, GameEvent::Dealt { .. }));
    events
}

/// What is shown at the guest has been seen for long enough. False if nothing waits.
fn step(room: &mut Room) -> bool {
    let Some(number) = room.devices[1].step.take() else { return false };
    room.tell(1, Message::Bots(BotMessage::StepDue(number)));
    true
}

#[test]
fn what_was_missed_is_shown_step_by_step_and_once() {
    let (mut room, before, all) = missed_round();
    let mut count = shown(&room, 1).len();
    assert!(count < all.len(), "not all at once: {before}, {count} of {}", all.len());
    let mut steps = 0;
    while count < all.len() {
        assert!(!room.session(1).is_my_turn(), "the turn comes after what was missed");
        assert!(step(&mut room), "something waits");
        let now = shown(&room, 1);
        assert_eq!(now, all[..now.len()], "in order, and nothing twice");
        assert!(now.len() <= count + 2, "an action at a time");
        count = now.len();
        steps += 1;
    }
    assert!(steps > 1);
    while step(&mut room) {}
    assert_eq!(shown(&room, 1), all);
    assert!(room.session(1).is_my_turn());
    room.agree();
}

#[test]
fn who_acts_is_shown_all_that_waits_first() {
    let (mut room, _, all) = missed_round();
    assert!(shown(&room, 1).len() < all.len());
    // The person presses something while an earlier moment is shown.
    let action = {
        let seen = room.session(0).observation().unwrap();
        let acting = room.session(1).friends().guest().unwrap().guest().unwrap().observation().unwrap();
        assert_eq!(acting.to_act(), seen.to_act());
        canasta_app::session::Level::THUMB.heuristic_action(&acting)
    };
    room.tell(1, Message::Program(ProgramMessage::Play(action)));
    assert_eq!(shown(&room, 1), all, "all at once, and nothing was played on an earlier moment");
    assert!(room.session(1).is_my_turn());
    room.agree();
    // What was scheduled before comes to nothing.
    while step(&mut room) {}
    assert_eq!(shown(&room, 1), all);
    room.press(1, Intent::from_control("pace", "instant").unwrap());
    room.play_hand();
}
