//! What hosts and guests say to each other.

use super::text_of;
use canasta::friends::{
    Absence, Guest, GuestEffect, GuestInput, Host, HostEffect, HostInput, SeatPlayer, Seating, Secret, SpareId,
};
use canasta::links::{Candidate, CandidateAddress, CandidateKind, Endpoint};
use canasta::rules::{Game, Preset};

/// The end of a spare connection.
fn spare_end(id: SpareId) -> Box<Endpoint> {
    let candidate = Candidate {
        kind: CandidateKind::Host,
        address: CandidateAddress::Mdns([1; 16]),
        port: 1_000 + (id % 1_000) as u16,
    };
    Box::new(Endpoint::new("abcd", "0123456789abcdef01234567", [2; 32], &[candidate]).expect("credentials of ICE"))
}

/// A table of a host and a guest, whose lines of text come by the channel of one and of the other. Whatever they say, what the host plays
/// is legal, and the table can be saved and restored.
pub fn friends(bytes: &[u8]) {
    let text = text_of(bytes);
    let (preset, rules) = (Preset::Duel, Preset::Duel.rules());
    let mut game = Game::new(preset, rules, vec!["Ada".to_owned(), "Ben".to_owned()]).expect("a preset");
    let seats = vec![Seating::new(SeatPlayer::Here, "Ada"), Seating::new(SeatPlayer::Open, "Ben")];
    let mut host = Host::new(seats, Absence::BotAfter(5_000), 0);
    let mut guest = Guest::new("Ben", Secret([1; 32]), 0);
    let mut to_host = vec![HostInput::Opened(0), HostInput::Cut(9), HostInput::Deal(Secret([2; 32]))];
    let mut to_guest = vec![GuestInput::Opened];
    let mut lines = text.lines().take(100).enumerate();
    loop {
        if let Some(input) = (!to_guest.is_empty()).then(|| to_guest.remove(0)) {
            for effect in guest.update(input) {
                match effect {
                    GuestEffect::Send(text) => to_host.push(HostInput::Received(0, text)),
                    GuestEffect::MakeSpare(id) => to_guest.push(GuestInput::SpareMade(id, spare_end(id))),
                    _ => {}
                }
            }
        } else if let Some(input) = (!to_host.is_empty()).then(|| to_host.remove(0)) {
            for effect in host.update(input, &game) {
                match effect {
                    HostEffect::Play(seat, action) => game.play(seat, &action).expect("a checked action"),
                    HostEffect::Undo(steps) => game = game.truncated(steps),
                    HostEffect::Deal(deck) => {
                        let first = host.first_dealer(game.rules()).expect("all have shuffled");
                        assert!(game.deal_with_commitment(first, deck, host.cut(), true));
                    }
                    HostEffect::Send(_, text) => {
                        to_guest.push(GuestInput::Received(text));
                        continue;
                    }
                    HostEffect::Close(..) => {
                        to_guest.push(GuestInput::Closed);
                        continue;
                    }
                    HostEffect::MakeSpare(id) => {
                        to_host.push(HostInput::SpareMade(id, spare_end(id)));
                        continue;
                    }
                    HostEffect::TrySpare(..)
                    | HostEffect::DropSpare(_)
                    | HostEffect::Find(..)
                    | HostEffect::BotPlays(_)
                    | HostEffect::GuestPlays(_)
                    | HostEffect::Notice(_) => continue,
                }
                to_host.insert(0, HostInput::TableChanged);
            }
        } else if let Some((number, line)) = lines.next() {
            to_host.push(HostInput::Time(number as u64 * 700));
            match line.split_at_checked(1) {
                Some((">", line)) => to_guest.push(GuestInput::Received(line.to_owned())),
                Some(("<", line)) => to_host.push(HostInput::Received(0, line.to_owned())),
                _ => to_host.push(HostInput::Received(1, line.to_owned())),
            }
        } else {
            break;
        }
    }
    let restored = Host::restore(&host.save(), 2, 0).expect("a saved table");
    assert_eq!(restored.save(), host.save());
    // A text that is no saved table.
    if let Ok(host) = Host::restore(&text, 2, 0) {
        assert!(Host::restore(&host.save(), 2, 0).is_ok());
    }
}
