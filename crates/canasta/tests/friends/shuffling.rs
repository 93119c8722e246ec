//! The shuffle of all, and hosts that cheat at it.

use crate::room::Room;
use canasta::friends::shuffle::{self, ShuffleCheck, deck, first_dealer, number, promise, token};
use canasta::friends::{Absence, GuestInput, GuestNotice, HostInput, HostMessage, HostNotice, Secret};
use canasta::rules::{CutKeep, Deck, Preset, Rules, deck_sha256, generator};

fn room() -> (Room, usize) {
    let mut room = Room::new(Preset::Duel, Preset::Duel.rules(), 1, Absence::Waits);
    let ada = room.come("Ada");
    (room, ada)
}

fn finish(room: &mut Room) {
    while room.game.hand_is_on() {
        room.play_one();
    }
}

fn found(room: &Room, device: usize) -> ShuffleCheck {
    let found = room.devices[device].notices.iter().rev().find_map(|notice| match notice {
        GuestNotice::Shuffled(_, check) => Some(*check),
        _ => None,
    });
    found.unwrap()
}

/// Plays a hand, and lets the host tell something else after it.
fn with_other_numbers(change: impl Fn(&mut HostMessage)) -> ShuffleCheck {
    let (mut room, ada) = room();
    room.play_hand();
    assert_eq!(found(&room, ada), ShuffleCheck::Fair);
    let told = room.devices[ada].received.iter().rfind(|text| text.contains("\"shuffled\"")).unwrap();
    let mut message: HostMessage = serde_json::from_str(told).unwrap();
    change(&mut message);
    room.tell_guest(ada, GuestInput::Received(serde_json::to_string(&message).unwrap()));
    found(&room, ada)
}

#[test]
fn other_numbers_than_the_promised_ones_are_found() {
    let check = with_other_numbers(|message| {
        let HostMessage::Shuffled { host, .. } = message else { panic!() };
        *host = Secret([99; 32]);
    });
    assert_eq!(check, ShuffleCheck::BrokenPromise);
    let check = with_other_numbers(|message| {
        let HostMessage::Shuffled { numbers, .. } = message else { panic!() };
        numbers[1] = Some(Secret([99; 32]));
    });
    assert_eq!(check, ShuffleCheck::BrokenPromise);
    let check = with_other_numbers(|message| {
        let HostMessage::Shuffled { numbers, .. } = message else { panic!() };
        numbers[1] = None;
    });
    assert_eq!(check, ShuffleCheck::OtherDeck);
    let check = with_other_numbers(|message| {
        let HostMessage::Shuffled { cut, .. } = message else { panic!() };
        *cut = Some(8);
    });
    assert_eq!(check, ShuffleCheck::BrokenPromise, "the hand that was seen is not the one of that cut");
}

#[test]
fn a_deck_of_the_hosts_own_is_found() {
    let (mut room, ada) = room();
    room.deal();
    // The host deals another deck than the one of the numbers.
    room.game = canasta::rules::Game::new(Preset::Duel, Preset::Duel.rules(), Vec::new()).unwrap();
    let first = room.host.first_dealer(room.game.rules()).unwrap();
    assert!(room.game.deal(first, Deck::shuffled(&mut generator([5; 32])), room.host.cut()));
    room.tell_host(HostInput::TableChanged);
    room.tell_guest(ada, GuestInput::Opened);
    finish(&mut room);
    assert_eq!(found(&room, ada), ShuffleCheck::OtherDeck);
}

#[test]
fn a_guest_who_is_left_out_sees_it() {
    let (mut room, ada) = room();
    room.devices[ada].is_cut = true;
    room.deal();
    assert!(room.host.is_shuffling());
    room.devices[ada].is_cut = false;
    // Its promise comes never, so it is left out after a while.
    room.wait(12_000);
    assert!(!room.host.is_shuffling() && room.game.hand_is_on());
    finish(&mut room);
    assert_eq!(found(&room, ada), ShuffleCheck::Unknown, "it knows of no promise");
}

#[test]
fn a_host_who_asks_again_gets_another_number() {
    let secret = Secret([1; 32]);
    let (first, second) = (promise(&Secret([77; 32])), promise(&Secret([78; 32])));
    assert_ne!(number(&secret, 1, &first), number(&secret, 1, &second));
    let (mut room, ada) = room();
    let say = |room: &mut Room, message: HostMessage| {
        room.tell_guest(ada, GuestInput::Received(serde_json::to_string(&message).unwrap()));
    };
    // What a host does that has seen the guest's number and does not like the cards.
    let own = number(&Secret([1; 32]), 1, &first);
    say(&mut room, HostMessage::Shuffle { hand: 1, sha256: first });
    say(&mut room, HostMessage::Promises { hand: 1, promises: vec![None, Some(promise(&own))], cut: None });
    room.play_hand();
    assert_eq!(found(&room, ada), ShuffleCheck::Repeated);
}

#[test]
fn a_late_guest_cannot_tell() {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::Waits);
    let ada = room.come("Ada");
    room.deal();
    (0..9).for_each(|_| room.play_one());
    let ben = room.come("Ben");
    finish(&mut room);
    assert_eq!((found(&room, ada), found(&room, ben)), (ShuffleCheck::Fair, ShuffleCheck::Unknown));
    room.play_hand();
    assert_eq!((found(&room, ada), found(&room, ben)), (ShuffleCheck::Fair, ShuffleCheck::Fair));
}

#[test]
fn a_guest_who_comes_while_all_shuffle_takes_part() {
    let (mut room, ada) = room();
    room.devices[ada].is_cut = true;
    room.deal();
    assert!(room.host.is_shuffling());
    room.connect(ada);
    assert!(!room.host.is_shuffling());
    finish(&mut room);
    assert_eq!(found(&room, ada), ShuffleCheck::Fair);
    // Between promise and number.
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.devices[ada].is_cut = true;
    room.deal();
    let own = number(&Secret([1; 32]), 1, &promise(&Secret([3; 32])));
    let text = format!(r#"{{"type":"promise","hand":1,"sha256":{}}}"#, serde_json::to_string(&promise(&own)).unwrap());
    room.tell_host(HostInput::Received(room.devices[ada].line.unwrap(), text));
    assert!(room.host.is_shuffling());
    room.connect(ada);
    assert!(!room.host.is_shuffling());
    finish(&mut room);
    assert_eq!((found(&room, ada), found(&room, ben)), (ShuffleCheck::Fair, ShuffleCheck::Fair));
}

#[test]
fn a_guest_who_keeps_its_number_back_is_seen_by_the_others() {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.devices[ben].is_cut = true;
    room.deal();
    let text = format!(r#"{{"type":"promise","hand":1,"sha256":"{}"}}"#, "ab".repeat(32));
    room.tell_host(HostInput::Received(room.devices[ben].line.unwrap(), text));
    room.devices[ben].is_cut = false;
    room.wait(6_000);
    assert!(room.game.hand_is_on());
    finish(&mut room);
    assert_eq!(found(&room, ada), ShuffleCheck::Withheld);
}

/// A table after a hand whose end Ada has missed, with Ben still there.
fn room_without_ada() -> (Room, usize, usize) {
    let mut room = Room::new(Preset::Classic, Preset::Classic.rules(), 2, Absence::BotAfter(0));
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    (0..9).for_each(|_| room.play_one());
    room.tell_guest(ada, GuestInput::Leave);
    room.wait(1_000);
    finish(&mut room);
    (room, ada, ben)
}

/// A table after its first hand, by rules with which the cutter keeps cards. Gives the host's number for the next deal, too.
fn room_before_a_cut() -> (Room, usize, usize, Secret) {
    let mut rules = Preset::Classic.rules();
    (rules.cut_keep, rules.target) = (CutKeep::One, Some(100_000));
    let mut room = Room::new(Preset::Classic, rules, 2, Absence::Waits);
    let (ada, ben) = (room.come("Ada"), room.come("Ben"));
    room.deal();
    finish(&mut room);
    let secret = room.secret();
    (room, ada, ben, secret)
}

/// Plays on until this seat is to cut next.
fn until_cutter(room: &mut Room, seat: usize) {
    while room.game.rules().cutter(room.game.next_dealer().unwrap()).index() != seat {
        room.deal();
        finish(room);
    }
}

#[test]
fn who_keeps_cards_of_the_cut_is_asked_where_and_all_see_it() {
    let (mut room, ada, ben, secret) = room_before_a_cut();
    until_cutter(&mut room, 1);
    let hands = room.game.record().hands.len();
    room.tell_host(HostInput::Deal(secret));
    assert_eq!((room.host.cutter(), room.devices[ben].guest.cutter()), (Some(1), Some(1)));
    assert_eq!(room.devices[ada].notices.last(), Some(&GuestNotice::Cuts(1)));
    assert_eq!(room.game.record().hands.len(), hands, "the deal waits");
    room.tell_guest(ben, GuestInput::Cut(Some(20)));
    room.tell_host(HostInput::Cut(21));
    assert_eq!(room.host.cutter(), Some(1), "nobody else cuts");
    room.tell_guest(ada, GuestInput::Cut(Some(33)));
    assert_eq!(room.game.record().hands.len(), hands + 1);
    assert_eq!(room.game.record().hands[hands].deal().unwrap().cut, Some(33));
    assert_eq!((room.host.cutter(), room.devices[ben].guest.cutter()), (None, None));
    finish(&mut room);
    assert_eq!(found(&room, ada), ShuffleCheck::Fair);
    assert_eq!(found(&room, ben), ShuffleCheck::Fair);
    // A person at the host's device cuts there.
    until_cutter(&mut room, 0);
    let hands = room.game.record().hands.len();
    let secret = room.secret();
    room.tell_host(HostInput::Deal(secret));
    assert_eq!((room.notices.last(), room.devices[ada].guest.cutter()), (Some(&HostNotice::Cuts(0)), Some(0)));
    room.tell_host(HostInput::Cut(44));
    assert_eq!(room.game.record().hands[hands].deal().unwrap().cut, Some(44));
}

#[test]
fn a_cutter_who_is_away_or_slow_or_a_bot_leaves_the_cut_to_chance() {
    let (mut room, ada, _, secret) = room_before_a_cut();
    until_cutter(&mut room, 1);
    let hands = room.game.record().hands.len();
    room.tell_host(HostInput::Deal(secret));
    room.wait(29_000);
    assert_eq!(room.game.record().hands.len(), hands);
    room.wait(2_000);
    let by_lot = shuffle::cut(room.game.rules(), hands as u32 + 1, &secret);
    assert!(by_lot.is_some());
    assert_eq!(room.game.record().hands[hands].deal().unwrap().cut, by_lot);
    // What comes too late changes nothing.
    room.tell_guest(ada, GuestInput::Cut(Some(3)));
    finish(&mut room);
    until_cutter(&mut room, 1);
    let hands = room.game.record().hands.len();
    let secret = room.secret();
    room.tell_host(HostInput::Deal(secret));
    assert_eq!(room.host.cutter(), Some(1));
    room.tell_guest(ada, GuestInput::Leave);
    assert_eq!(room.game.record().hands.len(), hands + 1, "who has gone is not waited for");
    finish(&mut room);
    until_cutter(&mut room, 3);
    let hands = room.game.record().hands.len();
    let secret = room.secret();
    room.tell_host(HostInput::Deal(secret));
    assert_eq!(room.game.record().hands.len(), hands + 1, "a bot is not asked");
}

#[test]
fn a_guest_has_the_match_with_all_cards_after_each_hand_and_not_before() {
    let mut room = Room::new(Preset::Duel, Preset::Duel.rules(), 1, Absence::Waits);
    let ada = room.come("Ada");
    for hand in 1..=3 {
        room.deal();
        assert_eq!(room.devices[ada].guest.kept_hands(), hand - 1, "nothing of the hand that is on");
        finish(&mut room);
        let names = room.game.record().names.clone();
        let kept = room.devices[ada].guest.game(names).unwrap();
        assert_eq!(kept, room.game);
    }
    // A guest who comes in the middle of the match has no whole one.
    let late = room.come_with("Ada", Secret([1; 32]));
    room.deal();
    finish(&mut room);
    assert_eq!(room.devices[late].guest.kept_hands(), 0);
    assert!(room.devices[late].guest.game(Vec::new()).is_none());
}

#[test]
fn a_guest_who_comes_back_after_a_hand_is_told_what_its_deck_was_made_of() {
    for is_shuffled_by_then in [false, true] {
        let (mut room, ada, ben) = room_without_ada();
        assert_eq!(found(&room, ben), ShuffleCheck::Fair);
        if is_shuffled_by_then {
            room.devices[ben].is_cut = true;
            room.deal();
            assert!(room.host.is_shuffling());
            room.devices[ben].is_cut = false;
        }
        // The host's page is opened again in between.
        let saved = room.host.save();
        room.devices.iter_mut().for_each(|device| device.notices.clear());
        room.host = canasta::friends::Host::restore(&saved, 4, room.now).unwrap();
        room.connect(ada);
        let is_found = |notice: &&GuestNotice| matches!(notice, GuestNotice::Shuffled(..));
        let found: Vec<_> = room.devices[ada].notices.iter().filter(is_found).collect();
        assert_eq!(found, [&GuestNotice::Shuffled(1, ShuffleCheck::Fair)]);
        room.connect(ben);
        assert!(!room.devices[ben].notices.iter().any(|notice| is_found(&notice)), "Ben was told before");
        room.play_hand();
        for device in [ada, ben] {
            assert_eq!(room.devices[device].notices.last(), Some(&GuestNotice::Shuffled(2, ShuffleCheck::Fair)));
        }
    }
}

/// One who was away when a hand ended accuses nobody.
#[test]
fn a_guest_who_misses_the_end_of_a_hand_cannot_tell() {
    let (mut room, ada, ben) = room_without_ada();
    room.deal();
    room.connect(ada);
    assert_eq!(room.devices[ada].notices, [GuestNotice::OwnSeatAgain, GuestNotice::Shuffled(1, ShuffleCheck::Unknown)]);
    finish(&mut room);
    assert_eq!((found(&room, ada), found(&room, ben)), (ShuffleCheck::Unknown, ShuffleCheck::Fair));
    room.play_hand();
    assert_eq!((found(&room, ada), found(&room, ben)), (ShuffleCheck::Fair, ShuffleCheck::Fair));
}

#[test]
fn every_number_changes_the_deck() {
    let rules = Rules::default();
    let numbers = [Some(Secret([1; 32])), None, Some(Secret([3; 32])), None];
    let first = deck(&rules, 1, &Secret([9; 32]), &numbers);
    assert!(first.is_of(&rules));
    assert_eq!(deck(&rules, 1, &Secret([9; 32]), &numbers), first);
    let mut others = numbers;
    others.swap(1, 2);
    for other in [
        deck(&rules, 2, &Secret([9; 32]), &numbers),
        deck(&rules, 1, &Secret([8; 32]), &numbers),
        deck(&rules, 1, &Secret([9; 32]), &others),
        deck(&rules, 1, &Secret([9; 32]), &[None; 4]),
    ] {
        assert_ne!(other, first);
    }
    let [one, two] = [Secret([1; 32]), Secret([2; 32])];
    let own = number(&one, 1, &one);
    for other in [number(&one, 2, &one), number(&two, 1, &one), number(&one, 1, &two), token(&one)] {
        assert_ne!(other, own);
    }
}

/// What two programs must agree on for ever.
#[test]
fn the_deck_of_numbers_never_changes() {
    let numbers = [Some(Secret([1; 32])), None];
    let deck = deck(&Preset::Duel.rules(), 3, &Secret([2; 32]), &numbers);
    assert_eq!(deck_sha256(&deck), "2f7c5e96155c8507282302e6b44e31818aea275848ba9235baa15680b546ad30");
    let dealers: Vec<usize> =
        (0..16).map(|host| first_dealer(&Preset::Classic.rules(), 1, &Secret([host; 32]), &numbers).index()).collect();
    assert_eq!(dealers, [1, 3, 1, 3, 3, 0, 0, 0, 0, 2, 3, 2, 1, 2, 2, 0]);
    assert_eq!(promise(&Secret([0; 32])).0[..4], [0x66, 0x68, 0x7a, 0xad]);
}
