//! Guests who come, go, fall asleep and come back.

use crate::room::Room;
use canasta::friends::{
    Absence, AwayReason, CloseReason, Guest, GuestEffect, GuestInput, GuestLine, GuestNotice, Host, HostInput,
    HostMessage, HostNotice, LONG_WAIT_MS, LOST_MS, NO_CONNECTION_MS, QUIET_MS, SeatPlayer, Secret, Signal,
};
use canasta::links::{Endpoint, Invitation};
use canasta::rules::{Preset, Seat};

fn room(guests: usize, absence: Absence) -> Room {
    Room::new(Preset::Classic, Preset::Classic.rules(), guests, absence)
}

#[test]
fn a_reply_in_vain_is_told_after_fifteen_seconds() {
    let mut room = room(1, Absence::Waits);
    room.tell_host(HostInput::Applied(77));
    room.wait(NO_CONNECTION_MS - 1_000);
    assert_eq!(room.notices, []);
    room.wait(20_000);
    assert_eq!(room.notices, [HostNotice::NoConnection(77)], "and once");
    // It may still open.
    room.tell_host(HostInput::Opened(77));
    room.tell_host(HostInput::Closed(77));
    assert_eq!(room.host.seats()[1].player, SeatPlayer::Open);
}

#[test]
fn a_guest_whose_host_does_not_come_is_told_after_an_hour() {
    let mut guest = Guest::new("Ada", Secret([1; 32]), 0);
    assert_eq!(guest.update(GuestInput::Time(LONG_WAIT_MS - 1)), []);
    assert_eq!(guest.update(GuestInput::Time(LONG_WAIT_MS)), [GuestEffect::Notice(GuestNotice::LongWait)]);
    assert_eq!(guest.update(GuestInput::Time(LONG_WAIT_MS + 5_000)), [], "and once");
    assert!(matches!(guest.update(GuestInput::Opened)[..], [GuestEffect::Send(_), GuestEffect::Show]));
}

#[test]
fn a_message_says_that_a_line_is_open() {
    let mut guest = Guest::new("Ada", Secret([1; 32]), 0);
    let effects = guest.update(GuestInput::Received(r#"{"type":"ping"}"#.to_owned()));
    let [GuestEffect::Send(hello), GuestEffect::Show] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(guest.line(), GuestLine::Open(Signal::Good));
    let mut room = room(1, Absence::Waits);
    room.tell_host(HostInput::Applied(9));
    room.tell_host(HostInput::Received(9, hello.clone()));
    assert_eq!(room.notices, [HostNotice::Arrived(1)]);
    // A line that the other side does not know of hears the host's ping.
    room.tell_host(HostInput::Opened(9));
    assert_eq!(room.host.signal(1), Signal::Good);
}

/// A hidden page hears its clock once a minute, and the host gives a line up after half of one.
#[test]
fn a_guest_whose_clock_stands_still_answers_the_pings_of_the_host() {
    let mut guest = Guest::new("Ada", Secret([1; 32]), 0);
    let _ = guest.update(GuestInput::Opened);
    let ping = || GuestInput::Received(r#"{"type":"ping"}"#.to_owned());
    let is_answer = |effects: &[GuestEffect]| matches!(effects, [GuestEffect::Send(text)] if text.contains("ping"));
    assert!(!is_answer(&guest.update(ping())), "the own clock may still say it");
    assert!(is_answer(&guest.update(ping())));
    let _ = guest.update(GuestInput::Time(1_000));
    assert!(!is_answer(&guest.update(ping())), "a clock that goes needs no help");
}

#[test]
fn two_guests_of_one_link_have_seats_of_their_own_and_a_third_is_refused() {
    let mut room = room(2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    let third = room.come("Cem");
    assert_eq!(room.devices[ada].guest.seat().map(Seat::index), Some(1));
    assert_eq!(room.devices[ben].guest.seat().map(Seat::index), Some(2));
    assert_eq!(room.devices[third].guest.line(), GuestLine::Closed(Some(CloseReason::Full)));
    assert_eq!(room.host.seats()[1].name, "Ada");
    let names: Vec<&str> = room.devices[ben].guest.seats().iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Seat 0", "Ada", "Ben", "Seat 3"]);
}

#[test]
fn a_guest_is_told_before_the_deal_what_becomes_of_seats_of_who_is_away() {
    for absence in [Absence::Waits, Absence::BotAfter(120_000)] {
        let mut room = room(1, absence);
        room.host.set_bots("casual");
        let ada = room.come("Ada");
        assert_eq!(room.devices[ada].guest.absence(), Some(absence));
        assert_eq!(room.devices[ada].guest.bots(), Some("casual"));
    }
    // An older host says nothing of it.
    let mut room = room(1, Absence::Waits);
    let ada = room.come("Ada");
    let welcome = room.devices[ada].received[0].replace(r#","absence":"waits""#, "");
    assert!(!welcome.contains("absence"));
    room.tell_guest(ada, GuestInput::Received(welcome));
    assert_eq!((room.devices[ada].guest.absence(), room.devices[ada].guest.bots()), (None, None));
}

#[test]
fn a_cut_line_is_shown_after_five_seconds_and_goes_on() {
    let mut room = room(1, Absence::Waits);
    let ada = room.come("Ada");
    room.deal();
    room.wait(60_000);
    assert_eq!(room.notices, [HostNotice::Arrived(1)], "pings keep a quiet table awake");
    room.devices[ada].is_cut = true;
    room.wait(QUIET_MS + 3_000);
    assert_eq!(room.host.signal(1), Signal::Quiet);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Open(Signal::Quiet));
    assert_eq!(room.notices.last(), Some(&HostNotice::Quiet(1)));
    room.devices[ada].is_cut = false;
    room.wait(4_000);
    assert_eq!((room.host.signal(1), room.devices[ada].guest.line()), (Signal::Good, GuestLine::Open(Signal::Good)));
    assert!(room.devices[ada].notices.contains(&GuestNotice::Back));
    assert!(!room.notices.contains(&HostNotice::Away(1)));
}

#[test]
fn a_guest_who_falls_asleep_finds_the_hand_again() {
    let mut room = room(1, Absence::BotAfter(60_000));
    let ada = room.come("Ada");
    room.deal();
    (0..30).for_each(|_| room.play_one());
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 4_000);
    assert_eq!(room.host.signal(1), Signal::Lost);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::Silent)));
    assert!(room.bots.is_empty(), "the seat waits first");
    room.wait(60_000);
    assert_eq!(room.bots.iter().collect::<Vec<_>>(), [&1]);
    (0..20).for_each(|_| room.play_one());
    // The same page by a new reply.
    room.connect(ada);
    assert!(room.bots.is_empty());
    assert_eq!(room.notices.last(), Some(&HostNotice::Back(1)));
    let seat = Seat::try_from(1).unwrap();
    assert_eq!(room.devices[ada].guest.observation(), Some(room.game.state().unwrap().observe(seat)));
    assert_eq!(room.devices[ada].guest.seen().unwrap().actions().len(), room.game.record().hands[0].actions().count());
    while room.game.hand_is_on() {
        room.play_one();
    }
}

#[test]
fn a_page_that_comes_twice_has_one_seat() {
    let mut room = room(2, Absence::Waits);
    let ada = room.come("Ada");
    let before = room.devices[ada].line;
    room.connect(ada);
    assert_ne!(room.devices[ada].line, before);
    assert_eq!(room.devices[ada].guest.seat().map(Seat::index), Some(1));
    assert_eq!(room.host.seats()[2].player, SeatPlayer::Open);
}

/// Another page with Ada's secret answers while the line of the first one, whose page is gone, still seems to stand.
#[test]
fn a_second_reply_takes_the_seat_from_a_line_that_never_said_it_closed() {
    let mut room = room(2, Absence::Waits);
    let secret = Secret([200; 32]);
    let (first, ben) = (room.come_with("Ada", secret), room.come("Ben"));
    room.deal();
    (0..10).for_each(|_| room.play_one());
    let old = room.devices[first].line.unwrap();
    room.devices[first].is_cut = true;
    assert_eq!(room.host.signal(1), Signal::Good);
    let second = room.come_with("Ada", secret);
    assert_eq!(room.devices[second].guest.seat().map(Seat::index), Some(1));
    assert_eq!(room.host.seats()[2].name, "Ben");
    let last = room.devices[first].received.last().unwrap();
    assert_eq!(last, r#"{"type":"bye","reason":"replaced"}"#);
    assert_eq!(room.devices[first].line, None, "the old line was closed");
    assert_eq!(room.notices.last(), Some(&HostNotice::Back(1)));
    assert!(!room.notices.contains(&HostNotice::Away(1)));
    // What the old line says later changes nothing.
    let before = room.game.clone();
    for input in [
        HostInput::Received(old, r#"{"type":"bye","reason":"bye"}"#.to_owned()),
        HostInput::Received(old, r#"{"type":"say","phrase":"hello"}"#.to_owned()),
        HostInput::Closed(old),
        HostInput::Opened(room.devices[second].line.unwrap()),
    ] {
        room.tell_host(input);
    }
    assert_eq!((room.host.signal(1), &room.game), (Signal::Good, &before));
    assert_eq!(room.notices.last(), Some(&HostNotice::Back(1)));
    // The seat has one vote, and it is the new page's.
    room.tell_guest(ben, GuestInput::AskUndo);
    room.tell_host(HostInput::Vote(true));
    assert_eq!(room.host.vote().unwrap().votes, [Some(true), None, Some(true), None]);
    room.tell_guest(second, GuestInput::Vote(false));
    while room.game.hand_is_on() {
        room.play_one();
    }
    let seat = Seat::try_from(1).unwrap();
    assert_eq!(room.devices[second].guest.observation(), Some(room.game.state().unwrap().observe(seat)));
}

#[test]
fn a_guest_who_replies_anew_waits_again() {
    let mut room = room(1, Absence::Waits);
    let ada = room.come("Ada");
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 4_000);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::Silent)));
    room.wait(LONG_WAIT_MS);
    assert!(!room.devices[ada].notices.contains(&GuestNotice::LongWait), "it has not replied");
    room.tell_guest(ada, GuestInput::Replied);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Waiting);
    room.wait(LONG_WAIT_MS - 1_000);
    assert!(!room.devices[ada].notices.contains(&GuestNotice::LongWait));
    room.wait(5_000);
    let told = room.devices[ada].notices.iter().filter(|&notice| *notice == GuestNotice::LongWait).count();
    assert_eq!(told, 1);
    // A third reply, after which the second one is applied.
    room.tell_guest(ada, GuestInput::Replied);
    room.connect(ada);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Open(Signal::Good));
    assert_eq!(room.notices.last(), Some(&HostNotice::Back(1)));
}

/// The host of one table comes to another one with what its guest told it.
#[test]
fn a_host_cannot_sit_down_as_its_guest_elsewhere() {
    let at = |fingerprint: u8| {
        let end = Endpoint::new("aaaa", "0123456789abcdef01234567", [fingerprint; 32], &[]).unwrap();
        let (preset, rules) = (Preset::Classic, Preset::Classic.rules());
        Guest::new("Ada", Secret([9; 32]), 0).at_table(&Invitation::new(preset, rules, "", 20_000, end).unwrap())
    };
    let hello = |guest: &mut Guest| match &guest.update(GuestInput::Opened)[..] {
        [GuestEffect::Send(hello), GuestEffect::Show] => hello.clone(),
        other => panic!("{other:?}"),
    };
    let mut room = room(1, Absence::Waits);
    let ada = room.come_as(at(1));
    assert_eq!(room.devices[ada].guest.seat().map(Seat::index), Some(1));
    room.tell_host(HostInput::Opened(70));
    room.tell_host(HostInput::Received(70, hello(&mut at(2))));
    assert_eq!(room.notices.last(), Some(&HostNotice::Refused(70, CloseReason::Full)));
    assert!(room.devices[ada].line.is_some());
    // Ada herself by another line.
    room.tell_host(HostInput::Opened(71));
    room.tell_host(HostInput::Received(71, hello(&mut at(1))));
    assert_eq!(room.notices.last(), Some(&HostNotice::Back(1)));
}

#[test]
fn a_closed_table_goes_on_with_the_same_guests() {
    let mut room = room(2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    (0..25).for_each(|_| room.play_one());
    let saved = room.host.save();
    room.tell_host(HostInput::Leave);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::Bye)));
    assert!(room.devices[ada].guest.observation().is_some(), "guests keep what they saw");
    room.host = Host::restore(&saved, 4, room.now).unwrap();
    // They come back in another order.
    room.connect(ben);
    room.connect(ada);
    assert_eq!(room.devices[ada].guest.seat().map(Seat::index), Some(1));
    while room.game.hand_is_on() {
        room.play_one();
    }
    let last = room.devices[ada].notices.last();
    let fair = canasta::friends::shuffle::ShuffleCheck::Fair;
    assert_eq!(last, Some(&GuestNotice::Shuffled(1, fair)), "the numbers were kept");
    for text in ["", "{}", "null", &saved.replace("\"version\":1", "\"version\":2"), &saved[..saved.len() - 1]] {
        assert!(Host::restore(text, 4, 0).is_err(), "{text}");
    }
    assert!(Host::restore(&saved, 3, 0).is_err(), "a table of other seats");
}

/// The actions that each message about the hand has told, as numbers from and to.
fn told(received: &[String]) -> Vec<(usize, usize)> {
    let told = received.iter().filter_map(|text| match serde_json::from_str(text) {
        Ok(HostMessage::Seen { from, since, .. }) => Some((from, from + since.len())),
        _ => None,
    });
    told.collect()
}

#[test]
fn who_comes_back_is_told_action_by_action_what_has_happened_meanwhile() {
    let mut room = room(1, Absence::BotAfter(60_000));
    let ada = room.come("Ada");
    room.deal();
    (0..10).for_each(|_| room.play_one());
    let seen = room.devices[ada].guest.seen().unwrap().moment().step;
    // A reconnection by which nothing was missed.
    room.devices[ada].received.clear();
    room.connect(ada);
    assert_eq!(told(&room.devices[ada].received), [(0, seen)]);
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 64_000);
    (0..12).for_each(|_| room.play_one());
    let all = room.game.record().hands[0].actions().count();
    room.devices[ada].received.clear();
    room.check = |room, device, text| {
        // Each message shows the table as it was then.
        if let Ok(HostMessage::Seen { observation, from, since, .. }) = serde_json::from_str(text) {
            let hand = &room.game.record().hands[0];
            let mut state = hand.first_state(room.game.rules());
            hand.actions().take(from + since.len()).for_each(|(_, action)| state.play(action).unwrap());
            let seat = room.devices[device].guest.seat().unwrap();
            assert_eq!(*observation, state.observe(seat).snapshot());
        }
    };
    room.connect(ada);
    let steps: Vec<_> = std::iter::once((0, seen)).chain((seen..all).map(|at| (at, at + 1))).collect();
    assert!(steps.len() > 10);
    assert_eq!(told(&room.devices[ada].received), steps);
    assert_eq!(room.devices[ada].guest.seen().unwrap().actions().len(), all);
    assert!(!room.devices[ada].notices.contains(&GuestNotice::Undone(0)));
    // A page that was opened again has seen nothing: it is told what came after the last action of its seat.
    let secret = Secret([1; 32]);
    room.devices[ada].is_cut = true;
    let page = room.come_with("Ada", secret);
    let seats = room.game.record().hands[0].actions().map(|(seat, _)| seat.index()).collect::<Vec<_>>();
    let own = seats.iter().rposition(|&seat| seat == 1).unwrap() + 1;
    let steps: Vec<_> = std::iter::once((0, own)).chain((own..all).map(|at| (at, at + 1))).collect();
    assert_eq!(told(&room.devices[page].received), steps);
}

#[test]
fn what_was_taken_back_meanwhile_is_told_as_that() {
    let mut room = room(2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    (0..12).for_each(|_| room.play_one());
    let seen = room.devices[ada].guest.seen().unwrap().moment().step;
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 4_000);
    room.tell_guest(ben, GuestInput::AskUndo);
    room.tell_host(HostInput::Vote(true));
    let left = room.game.record().hands[0].actions().count();
    assert!(left < seen);
    room.connect(ada);
    assert!(room.devices[ada].notices.contains(&GuestNotice::Undone(seen - left)));
    assert_eq!(room.devices[ada].guest.seen().unwrap().moment().step, left);
}

#[test]
fn a_guest_who_leaves_says_so() {
    let mut room = room(1, Absence::Waits);
    let ada = room.come("Ada");
    room.tell_guest(ada, GuestInput::Leave);
    assert_eq!(room.notices, [HostNotice::Arrived(1), HostNotice::Away(1)]);
    assert_eq!(room.devices[ada].guest.line(), GuestLine::Closed(Some(CloseReason::Bye)));
}

#[test]
fn before_the_first_deal_the_seat_of_who_has_gone_is_free_for_the_next_who_comes() {
    let mut room = room(1, Absence::Waits);
    let ada = room.come("Ada");
    assert_eq!(room.host.seats()[1].player, SeatPlayer::Guest);
    let line = room.devices[ada].line.unwrap();
    room.tell_host(HostInput::Closed(line));
    // The same friend by another browser is a stranger.
    let again = room.come("Ada again");
    assert_eq!(room.devices[again].guest.seat(), room.game.rules().players.seat(1));
    assert_eq!(room.host.seats()[1].name, "Ada again");
}

#[test]
fn all_are_told_that_a_bot_plays_after_the_time_that_the_host_chose() {
    let mut room = room(2, Absence::BotAfter(60_000));
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.devices[ben].is_cut = true;
    room.wait(LOST_MS + 70_000);
    assert!(room.bots.is_empty(), "nothing is dealt");
    room.connect(ben);
    room.deal();
    room.devices[ben].is_cut = true;
    room.wait(LOST_MS + 50_000);
    let told = |room: &Room| {
        let notices = room.devices[ada].notices.iter();
        notices.filter(|notice| matches!(notice, GuestNotice::BotPlays(_))).cloned().collect::<Vec<_>>()
    };
    assert_eq!((room.bots.len(), told(&room)), (0, Vec::new()));
    room.wait(20_000);
    assert!(room.bots.contains(&2));
    assert_eq!(told(&room), [GuestNotice::BotPlays(2)], "once");
    // Who comes back finds the hand, and who comes later is not told what was so before.
    room.connect(ben);
    assert!(room.bots.is_empty());
    assert!(!room.devices[ben].notices.contains(&GuestNotice::BotPlays(2)));
}

#[test]
fn the_time_of_absence_begins_anew_with_a_saved_table() {
    let mut room = room(1, Absence::BotAfter(60_000));
    let ada = room.come("Ada");
    room.deal();
    let saved = room.host.save();
    // The page that opens the table does not know the time yet.
    room.host = Host::restore(&saved, 4, 0).unwrap();
    room.now = 1_795_000_000_000;
    room.wait(59_000);
    assert!(room.bots.is_empty(), "the guest has had no time to come back");
    room.wait(3_000);
    assert!(room.bots.contains(&1));
    room.connect(ada);
    assert!(room.bots.is_empty());
}

#[test]
fn all_are_told_why_a_guest_is_away() {
    let cases: [(AwayReason, &[GuestInput]); 5] = [
        (AwayReason::Left, &[GuestInput::Leave]),
        (AwayReason::PageGone, &[GuestInput::PageGone]),
        (AwayReason::LineCut, &[]),
        (AwayReason::Background, &[GuestInput::Background]),
        (AwayReason::LineCut, &[GuestInput::Background, GuestInput::Foreground]),
    ];
    for (why, inputs) in cases {
        let mut room = room(2, Absence::Waits);
        let (ada, ben) = (room.come("Ada"), room.come("Ben"));
        room.deal();
        inputs.iter().for_each(|input| room.tell_guest(ada, input.clone()));
        // A page that comes back in the background says so again.
        for _ in 0..2 {
            room.devices[ada].is_cut = true;
            room.wait(LOST_MS + 4_000);
            assert_eq!(room.host.signal(1), Signal::Lost);
            assert_eq!(room.host.seats()[1].away(), Some(why));
            assert_eq!(room.devices[ben].guest.seats()[1].away.as_deref(), Some(why.name()));
            let saved = Host::restore(&room.host.save(), 4, room.now).unwrap();
            let said_goodbye = matches!(why, AwayReason::Left | AwayReason::PageGone);
            assert_eq!(saved.seats()[1].away(), said_goodbye.then_some(why), "after a reload of the host");
            room.devices[ada].is_cut = false;
            room.connect(ada);
            assert_eq!(room.host.seats()[1].away(), None);
            assert_eq!(room.devices[ben].guest.seats()[1].away, None);
            if said_goodbye {
                break;
            }
        }
    }
}

#[test]
fn all_are_told_that_a_guest_for_whom_a_bot_has_played_plays_again() {
    let mut room = room(2, Absence::BotAfter(60_000));
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 70_000);
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::BotPlays(1)));
    room.connect(ada);
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::GuestPlays(1)));
    assert!(room.devices[ada].notices.contains(&GuestNotice::OwnSeatAgain));
    // Nothing is said of a bot that did not play.
    room.devices[ada].notices.clear();
    room.devices[ada].is_cut = true;
    room.wait(LOST_MS + 4_000);
    room.connect(ada);
    assert_eq!(room.devices[ben].notices.last(), Some(&GuestNotice::Heard(1, Signal::Good)));
    assert!(!room.devices[ada].notices.contains(&GuestNotice::OwnSeatAgain));
}
