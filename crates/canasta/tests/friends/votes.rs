//! What all decide, and what is said.

use crate::room::Room;
use canasta::friends::{
    Absence, GuestInput, GuestNotice, Host, HostInput, HostNotice, LOST_MS, Question, REMINDER_MS, SeatPlayer, Seating,
    Signal, THINKING_MS, VOTE_MS, VoteEnd,
};
use canasta::rules::{Preset, Seat};

fn room() -> (Room, usize, usize) {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    (0..12).for_each(|_| room.play_one());
    (room, ada, ben)
}

fn steps(room: &Room) -> usize {
    room.game.record().hands[0].actions().count()
}

#[test]
fn an_action_is_taken_back_by_everybodys_yes() {
    let (mut room, ada, ben) = room();
    let hand = &room.game.record().hands[0];
    let last = hand.actions().collect::<Vec<_>>().iter().rposition(|(seat, _)| seat.index() == 1).unwrap();
    let before = steps(&room);
    room.tell_guest(ada, GuestInput::AskUndo);
    assert_eq!(steps(&room), before);
    assert!(matches!(room.devices[ben].notices.last(), Some(GuestNotice::Asked(_))));
    room.tell_guest(ben, GuestInput::Vote(true));
    assert_eq!(steps(&room), before, "the host has not voted");
    room.tell_host(HostInput::Vote(true));
    assert_eq!(steps(&room), last);
    for device in [ada, ben] {
        let guest = &room.devices[device].guest;
        assert_eq!(guest.seen().unwrap().actions().len(), last);
        assert_eq!(guest.observation(), Some(room.game.state().unwrap().observe(guest.seat().unwrap())));
        assert!(room.devices[device].notices.contains(&GuestNotice::Undone(before - last)));
        assert_eq!(guest.vote(), None);
    }
}

#[test]
fn one_no_or_silence_is_enough_against_it() {
    let (mut room, ada, ben) = room();
    let before = steps(&room);
    let question = Question::Undo { seat: 1 };
    room.tell_guest(ada, GuestInput::AskUndo);
    room.tell_guest(ben, GuestInput::Vote(false));
    assert_eq!(room.notices.last(), Some(&HostNotice::Decided(question, false, VoteEnd::Voted)));
    room.tell_guest(ada, GuestInput::AskUndo);
    room.tell_guest(ben, GuestInput::AskUndo);
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::Refused("not-now".to_owned())), "one at a time");
    room.wait(VOTE_MS + 1_000);
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Decided(question, false, VoteEnd::Voted)));
    assert_eq!(steps(&room), before);
}

#[test]
fn a_bot_plays_for_who_is_away_if_all_others_agree() {
    let (mut room, ada, ben) = room();
    room.tell_guest(ada, GuestInput::AskBot(2));
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Refused("not-now".to_owned())), "Ben is there");
    room.devices[ben].is_cut = true;
    room.wait(LOST_MS + 4_000);
    room.tell_guest(ada, GuestInput::AskBot(2));
    assert!(room.bots.is_empty());
    room.tell_host(HostInput::Vote(true));
    assert!(room.bots.contains(&2));
    assert!(room.devices[ada].guest.seats()[2].bot_plays);
    room.connect(ben);
    assert!(room.bots.is_empty());
}

#[test]
fn who_goes_during_a_vote_need_not_vote() {
    let (mut room, ada, ben) = room();
    let before = steps(&room);
    room.tell_guest(ada, GuestInput::AskUndo);
    room.tell_host(HostInput::Vote(true));
    assert_eq!(steps(&room), before);
    room.tell_guest(ben, GuestInput::Leave);
    assert!(steps(&room) < before);
}

#[test]
fn a_vote_for_a_bot_ends_when_the_guest_is_back() {
    let (mut room, ada, ben) = room();
    room.devices[ben].is_cut = true;
    room.wait(LOST_MS + 4_000);
    room.tell_guest(ada, GuestInput::AskBot(2));
    assert!(room.host.vote().is_some());
    room.devices[ben].notices.clear();
    room.connect(ben);
    let question = Question::BotPlays { seat: 2 };
    assert_eq!(room.host.vote(), None);
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Decided(question, false, VoteEnd::Back)));
    assert!(room.notices.contains(&HostNotice::Decided(question, false, VoteEnd::Back)));
    assert_eq!(room.devices[ben].notices, [], "who was away was not asked");
    room.tell_host(HostInput::Vote(true));
    assert!(room.bots.is_empty());
    // The next question can be asked at once.
    room.tell_guest(ben, GuestInput::AskUndo);
    assert!(matches!(room.devices[ada].notices.last(), Some(GuestNotice::Asked(_))));
}

#[test]
fn a_vote_ends_when_nothing_is_left_to_decide() {
    // The time that the host chose is over before all have voted.
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::BotAfter(20_000));
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    room.devices[ben].is_cut = true;
    room.wait(LOST_MS + 4_000);
    room.tell_guest(ada, GuestInput::AskBot(2));
    assert!(room.host.vote().is_some());
    room.wait(20_000);
    assert!(room.bots.contains(&2));
    let decided = GuestNotice::Decided(Question::BotPlays { seat: 2 }, true, VoteEnd::TimeOver);
    assert_eq!((room.host.vote(), room.devices[ada].notices.last()), (None, Some(&decided)));
    // The hand ends before all have voted.
    (0..12).for_each(|_| room.play_one());
    room.tell_guest(ada, GuestInput::AskUndo);
    assert!(room.host.vote().is_some());
    while room.game.hand_is_on() {
        let seat = room.game.state().unwrap().to_act();
        let action = canasta::bots::Bot::act(
            &mut canasta::bots::HeuristicBot::default(),
            &room.game.state().unwrap().observe(seat),
        );
        room.game.play(seat, &action).unwrap();
        room.tell_host(HostInput::TableChanged);
    }
    assert_eq!(room.host.vote(), None);
    assert!(room.devices[ada].notices.contains(&GuestNotice::Decided(
        Question::Undo { seat: 1 },
        false,
        VoteEnd::Void
    )));
}

#[test]
fn an_older_host_says_nothing_of_why_a_vote_has_ended_and_a_newer_one_something_else() {
    let (mut room, ada, ben) = room();
    let question = Question::Undo { seat: 2 };
    let said = r#"{"type":"decided","question":{"undo":{"seat":2}},"yes":false"#;
    for (end, understood) in [("}", VoteEnd::Voted), (r#","end":"something-new"}"#, VoteEnd::Void)] {
        room.tell_guest(ben, GuestInput::AskUndo);
        room.tell_guest(ada, GuestInput::Received(format!("{said}{end}")));
        assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Decided(question, false, understood)));
        room.tell_host(HostInput::Vote(false));
    }
}

/// One who talks as fast as a line allows is not heard any faster, and nobody's line is closed for it.
#[test]
fn a_talker_closes_nobodys_line() {
    let (mut room, ada, ben) = room();
    room.devices[ben].notices.clear();
    let id = room.devices[ada].line.unwrap();
    let lines = [
        r#"{"type":"say","phrase":"hello"}"#,
        r#"{"type":"nudge"}"#,
        r#"{"type":"ask-bot","seat":2}"#,
        r#"{"type":"say","phrase":"thanks"}"#,
    ];
    for tick in 0..1_200 {
        room.now += 50;
        room.tell_host(HostInput::Time(room.now));
        (0..2).for_each(|device| room.tell_guest(device, GuestInput::Time(room.now)));
        room.tell_host(HostInput::Received(id, lines[tick % lines.len()].to_owned()));
        // The others play and talk too.
        if tick % 20 == 0 {
            room.tell_guest(ben, GuestInput::Say("oh-no".to_owned()));
            room.tell_host(HostInput::Say(0, "sorry".to_owned()));
        }
    }
    assert!(room.devices.iter().all(|device| device.line.is_some()));
    let heard = |device: usize, by: usize| {
        let notices = room.devices[device].notices.iter();
        notices.filter(|notice| matches!(notice, GuestNotice::Said(seat, _) if *seat == by)).count()
    };
    assert!((30..=70).contains(&heard(ben, 1)), "in a minute: {}", heard(ben, 1));
    assert_eq!((heard(ada, 2), heard(ada, 0)), (60, 60), "nobody else is kept from talking");
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Refused("not-now".to_owned())));
}

#[test]
fn phrases_and_reminders_reach_the_others() {
    let (mut room, ada, ben) = room();
    room.tell_guest(ada, GuestInput::Say("thanks".to_owned()));
    room.tell_guest(ada, GuestInput::Say("something rude".to_owned()));
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::Said(1, "thanks".to_owned())));
    assert_eq!(room.notices.last(), Some(&HostNotice::Said(1, "thanks".to_owned())));
    room.tell_host(HostInput::Say(0, "hello".to_owned()));
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Said(0, "hello".to_owned())));
    while room.game.state().unwrap().to_act() != Seat::FIRST {
        room.play_one();
    }
    room.tell_guest(ben, GuestInput::Nudge);
    assert_eq!(room.notices.last(), Some(&HostNotice::Nudged { by: 2, seat: 0 }));
    while room.game.state().unwrap().to_act().index() != 1 {
        room.play_one();
    }
    room.tell_guest(ben, GuestInput::Nudge);
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Nudged(2)));
}

#[test]
fn who_is_on_turn_and_busy_is_seen_to_think() {
    let (mut room, ada, ben) = room();
    let until = |room: &mut Room, seat: usize| {
        while room.game.state().unwrap().to_act().index() != seat {
            room.play_one();
        }
    };
    until(&mut room, 1);
    room.tell_guest(ben, GuestInput::Thinks);
    assert_eq!(room.host.thinking(), None, "only who is on turn");
    let line = room.devices[ben].line.unwrap();
    room.tell_host(HostInput::Received(line, r#"{"type":"thinking"}"#.to_owned()));
    assert_eq!(room.host.thinking(), None, "whatever its page says");
    let told = room.devices[ben].received.len();
    (0..20).for_each(|_| room.tell_guest(ada, GuestInput::Thinks));
    assert_eq!((room.host.thinking(), room.devices[ben].guest.thinking()), (Some(1), Some(1)));
    assert_eq!(room.devices[ben].received.len(), told + 1, "it is told once in some seconds");
    room.wait(THINKING_MS);
    assert_eq!((room.host.thinking(), room.devices[ben].guest.thinking()), (None, None), "who stopped");
    room.tell_guest(ada, GuestInput::Thinks);
    assert_eq!(room.devices[ben].guest.thinking(), Some(1));
    until(&mut room, 0);
    assert_eq!((room.host.thinking(), room.devices[ben].guest.thinking()), (None, None), "who has acted");
    room.tell_host(HostInput::Thinks(0));
    assert_eq!((room.devices[ada].guest.thinking(), room.devices[ben].guest.thinking()), (Some(0), Some(0)));
}

#[test]
fn guests_are_told_how_the_lines_of_others_stand() {
    let (mut room, ada, ben) = room();
    room.devices[ada].notices.clear();
    room.devices[ben].is_cut = true;
    room.wait(LOST_MS + 4_000);
    room.connect(ben);
    let heard: Vec<_> =
        room.devices[ada].notices.iter().filter(|notice| matches!(notice, GuestNotice::Heard(..))).collect();
    let signals = [Signal::Quiet, Signal::Lost, Signal::Good].map(|signal| GuestNotice::Heard(2, signal));
    assert_eq!(heard, signals.iter().collect::<Vec<_>>());
    assert!(
        !room.devices[ben].notices.iter().any(|notice| matches!(notice, GuestNotice::Heard(2, _))),
        "not of itself"
    );
}

#[test]
fn two_people_at_the_device_of_the_host_have_one_voice() {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::Waits);
    let players = [SeatPlayer::Here, SeatPlayer::Open, SeatPlayer::Here, SeatPlayer::Bot];
    room.host = Host::new(players.map(|player| Seating::new(player, "Seat")).to_vec(), Absence::Waits, 0);
    let ada = room.come("Ada");
    room.deal();
    (0..12).for_each(|_| room.play_one());
    let before = steps(&room);
    room.tell_host(HostInput::AskUndo(0));
    assert_eq!(steps(&room), before, "the guest has not voted");
    room.tell_guest(ada, GuestInput::Vote(true));
    assert!(steps(&room) < before);
}

#[test]
fn a_reminder_is_told_to_all_and_comes_once_a_minute() {
    let (mut room, ada, ben) = room();
    while room.game.state().unwrap().to_act().index() != 1 {
        room.play_one();
    }
    room.tell_guest(ben, GuestInput::Nudge);
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Nudged(2)));
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::Reminded(1)));
    assert_eq!(room.notices.last(), Some(&HostNotice::Reminded(1)));
    assert!(room.host.was_reminded(1) && room.devices[ben].guest.was_reminded(1));
    room.devices[ada].notices.clear();
    room.tell_host(HostInput::Nudge(0));
    room.tell_guest(ben, GuestInput::Nudge);
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::Refused("not-now".to_owned())));
    assert_eq!(room.devices[ada].notices, []);
    room.wait(REMINDER_MS);
    assert!(!room.host.was_reminded(1) && !room.devices[ben].guest.was_reminded(1));
    room.tell_host(HostInput::Nudge(0));
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Nudged(0)));
}

#[test]
fn a_guest_who_is_away_is_not_reminded_and_nobody_else_in_its_place() {
    let (mut room, ada, ben) = room();
    while room.game.state().unwrap().to_act().index() != 1 {
        room.play_one();
    }
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 4_000);
    room.notices.clear();
    room.tell_guest(ben, GuestInput::Nudge);
    assert_eq!(room.notices, []);
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::Refused("not-now".to_owned())));
}
