//! Whole matches, and that no guest is ever sent what it should not know.

use crate::room::Room;
use canasta::friends::shuffle::ShuffleCheck;
use canasta::friends::{Absence, GuestNotice, HostMessage};
use canasta::rules::{Card, Preset};
use serde_json::Value;

/// Where a message may name cards: in what the seat may know, and in what everybody has done.
const OPEN: [&str; 2] = ["observation", "since"];

/// Every text of a message outside the open places.
fn closed_texts<'a>(value: &'a Value, texts: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => texts.push(text),
        Value::Array(list) => list.iter().for_each(|one| closed_texts(one, texts)),
        Value::Object(fields) => {
            fields
                .iter()
                .filter(|(name, _)| !OPEN.contains(&name.as_str()))
                .for_each(|(_, one)| closed_texts(one, texts));
        }
        _ => {}
    }
}

/// While a hand is on, a message has exactly what the seat may know, and its other texts name no card, no number of the shuffle that is
/// still secret, and nobody's token.
fn holds_nothing_hidden(room: &Room, device: usize, text: &str) {
    let message: HostMessage = serde_json::from_str(text).unwrap();
    let json: Value = serde_json::from_str(text).unwrap();
    if let HostMessage::Seen { observation, since, .. } = &message {
        let state = room.game.state().unwrap();
        let seat = room.devices[device].guest.seat().unwrap();
        assert_eq!(**observation, state.observe(seat).snapshot());
        if room.game.hand_is_on() {
            assert_eq!(observation.hands, None);
            assert_eq!(observation.shown_feet, None);
            // What is shown beside the own hand lies open at the table.
            for (place, other) in room.game.rules().players.seats().enumerate() {
                let known = observation.known[place];
                assert!(other == seat || state.hand(other).contains_all(known));
                assert_eq!(known, state.observe(seat).known(other));
            }
        }
        // The actions are those that everybody saw.
        let hand = room.game.record().hands.last().unwrap();
        let seen: Vec<String> = hand.actions().map(|(seat, action)| format!("{} {action}", seat.index())).collect();
        let told: Vec<String> = since.iter().map(|one| format!("{} {}", one.seat, one.action)).collect();
        assert!(seen.ends_with(&told));
    }
    if matches!(message, HostMessage::Shuffled { .. }) {
        assert!(!room.game.hand_is_on(), "the numbers are told after the hand");
        return;
    }
    let mut texts = Vec::new();
    closed_texts(&json, &mut texts);
    for closed in texts {
        for word in closed.split(|c: char| !c.is_ascii_alphanumeric()) {
            assert!(word.parse::<Card>().is_err(), "{word} in {json}");
        }
    }
    // A test's secret is one byte, repeated; a promise is a hash and not.
    for word in text.split('"').filter(|word| word.len() == 64) {
        assert_ne!(word, word[..2].repeat(32), "a secret in {json}");
    }
}

#[test]
fn fifty_matches_tell_nobody_what_is_hidden() {
    let mut hands = 0;
    for number in 0..50_usize {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let mut rules = preset.rules();
        // A match of the wider games goes to 5,000 and more.
        rules.target = rules.target.map(|target| target.min(2_500));
        let guests = 1 + number % (rules.players.count() - 1);
        let mut room = Room::new(preset, rules, guests, Absence::Waits);
        room.check = holds_nothing_hidden;
        (0..guests).for_each(|guest| _ = room.come(&format!("Guest {guest}")));
        for hand in 1.. {
            assert!(hand < 100, "the match does not end");
            room.play_hand();
            hands += 1;
            for device in &room.devices {
                let seen = device.guest.seen().unwrap();
                assert_eq!(seen.totals(), room.game.totals().as_slice());
                let seat = device.guest.seat().unwrap();
                assert_eq!(seen.observation(), room.game.state().unwrap().observe(seat));
                let last = device.notices.last().unwrap();
                assert_eq!(*last, GuestNotice::Shuffled(hand, ShuffleCheck::Fair), "{preset}");
            }
            if room.game.end().is_some() {
                break;
            }
        }
        assert!(room.devices.iter().all(|device| device.guest.seen().unwrap().is_over()));
        // Each guest is told as much as it can know of every moment.
        let told = room.devices.iter().map(|device| device.received.len()).min().unwrap();
        assert!(told > 50, "{told}");
        let record = room.game.record().to_string();
        assert!(record.contains("sha256 "), "each deck was promised");
    }
    assert!(hands >= 90, "{hands}");
}

#[test]
fn the_first_hand_of_another_match_is_nothing_that_was_taken_back() {
    let mut room = Room::new(Preset::Duel, Preset::Duel.rules(), 1, Absence::Waits);
    let ada = room.come("Ada");
    room.play_hand();
    // Everybody goes on with another match, whose first hand has the number of this one.
    room.game = canasta::rules::Game::new(Preset::Duel, Preset::Duel.rules(), Vec::new()).unwrap();
    room.deal();
    room.play_one();
    let undone = |notice: &&GuestNotice| matches!(notice, GuestNotice::Undone(_));
    assert_eq!(room.devices[ada].notices.iter().find(undone), None);
    let seen = room.devices[ada].guest.seen().unwrap();
    assert!(seen.observation().ended().is_none() && seen.actions().len() == 1);
}
