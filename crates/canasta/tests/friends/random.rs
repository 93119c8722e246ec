//! Whatever happens in whatever order: nothing panics, and every table can be played to its end.

use crate::room::Room;
use canasta::friends::{Absence, GuestInput, GuestLine, HostInput, PHRASES};
use canasta::rules::{Preset, generator, seed_from_number};
use rand::{Rng, RngExt};

/// A line with a letter changed, or cut off.
fn changed(text: &str, rng: &mut impl Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = rng.random_range(0..bytes.len().max(1));
    match rng.random_range(0..3) {
        0 => bytes.truncate(at),
        1 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = rng.random_range(b' '..b'~')),
        _ => drop(bytes.splice(at..at, b"0".to_vec())),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn disturb(room: &mut Room, rng: &mut impl Rng) {
    let device = rng.random_range(0..room.devices.len());
    let phrase = PHRASES[rng.random_range(0..PHRASES.len())].to_owned();
    let seat = rng.random_range(0..room.game.rules().players.count());
    match rng.random_range(0..18) {
        0 => room.wait(rng.random_range(0..90_000)),
        1 => room.devices[device].is_cut ^= true,
        2 => room.connect(device),
        3 => room.tell_guest(device, GuestInput::Leave),
        4 => room.tell_guest(device, GuestInput::AskUndo),
        5 => room.tell_guest(device, GuestInput::Vote(rng.random())),
        6 => room.tell_guest(device, GuestInput::AskBot(seat)),
        7 => room.tell_guest(device, GuestInput::Say(phrase)),
        8 => room.tell_guest(device, GuestInput::Nudge),
        9 => room.tell_host(HostInput::Vote(rng.random())),
        10 => room.tell_host(HostInput::AskUndo(seat)),
        11 => room.tell_host(HostInput::AskBot(seat)),
        12 => room.tell_host(HostInput::Nudge(seat)),
        13 => room.deal(),
        14 => room.tell_guest(device, GuestInput::Thinks),
        15 => room.tell_guest(device, GuestInput::Cut(Some(5))),
        16 => {
            let received = &room.devices[device].received;
            if let Some(text) = received.get(rng.random_range(0..received.len().max(1))) {
                let text = if rng.random() { text.clone() } else { changed(text, rng) };
                room.tell_guest(device, GuestInput::Received(text));
            }
        }
        _ => {
            let texts = [
                r#"{"type":"act","hand":1,"step":3,"action":"draw"}"#,
                r#"{"type":"vote","question":{"undo":{"seat":1}},"yes":true}"#,
                r#"{"type":"ask-bot","seat":99}"#,
                r#"{"type":"cut","hand":2,"cards":5}"#,
                r#"{"type":"ask-undo","hand":1,"step":0}"#,
                r#"{"type":"number","hand":1,"number":"0000000000000000000000000000000000000000000000000000000000000000"}"#,
            ];
            let text = texts[rng.random_range(0..texts.len())];
            let text = if rng.random() { text.to_owned() } else { changed(text, rng) };
            if let Some(id) = room.devices[device].line {
                room.tell_host(HostInput::Received(id, text));
            }
        }
    }
}

#[test]
fn random_evenings_end() {
    for number in 0..120 {
        let mut rng = generator(seed_from_number(number));
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
        let rules = preset.rules();
        let guests = rng.random_range(1..rules.players.count());
        let absence = if rng.random() { Absence::Waits } else { Absence::BotAfter(rng.random_range(0..60_000)) };
        let mut room = Room::new(preset, rules, guests, absence);
        (0..guests).for_each(|guest| _ = room.come(&format!("Guest {guest}")));
        for _ in 0..150 {
            if rng.random_range(0..3) == 0 {
                disturb(&mut room, &mut rng);
            } else if room.game.hand_is_on() {
                let seat = room.game.state().unwrap().to_act();
                let device = room.device_of(seat).filter(|_| !room.bots.contains(&seat.index()));
                // Who is cut off or sees an old table does not get on.
                if device
                    .is_none_or(|device| room.devices[device].guest.observation().is_some_and(|seen| seen.is_to_act()))
                {
                    room.play_one();
                }
            } else {
                room.deal();
                room.wait(11_000);
            }
        }
        // All come back, and what was begun ends.
        for device in 0..room.devices.len() {
            room.connect(device);
            assert!(matches!(room.devices[device].guest.line(), GuestLine::Open(_)), "{number}");
        }
        room.wait(70_000);
        if !room.game.hand_is_on() && room.game.end().is_none() {
            room.deal();
            room.wait(11_000);
        }
        for _ in 0..3_000 {
            if room.game.hand_is_on() {
                room.play_one();
            }
        }
        assert!(!room.game.hand_is_on(), "{number}: {preset}");
        for device in &room.devices {
            let guest = &device.guest;
            assert_eq!(
                guest.observation(),
                Some(room.game.state().unwrap().observe(guest.seat().unwrap())),
                "{number}"
            );
        }
    }
}
