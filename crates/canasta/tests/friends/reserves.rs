//! Reserves: the host finds its guests again after a reload, and after a long absence.

use super::room::{Room, end_of};
use canasta::friends::{
    Absence, CloseReason, FIND_MS, GuestInput, GuestLine, Host, HostInput, SPARE_AFTER_MS, SPARE_STEP_MS, SPARES,
    Signal,
};
use canasta::rules::Preset;

fn room() -> Room {
    let preset = Preset::ThreeHanded;
    let mut room = Room::new(preset, preset.rules(), 2, Absence::Waits);
    room.has_reserves = true;
    room.come("Ada");
    room.come("Ben");
    room
}

/// The page of the host is loaded again.
fn reload(room: &mut Room) {
    let text = room.host.save();
    room.host = Host::restore(&text, 3, room.now).unwrap();
    room.devices.iter_mut().for_each(|device| device.line = None);
}

#[test]
fn after_a_reload_the_host_looks_for_its_guests_where_they_wait() {
    let mut room = room();
    room.wait(5_000);
    assert_eq!(room.found, [], "their lines stand");
    assert!(room.devices.iter().all(|device| device.guest.is_reserved()));
    reload(&mut room);
    room.wait(1_000);
    let ends = [0, 1].map(|device| (device + 1, end_of(Some(device), 99)));
    assert_eq!(room.found, ends, "at once");
    assert!(room.host.is_finding(1) && room.host.is_finding(2));
    room.has_reserves = false;
    room.connect_by_spare(0);
    assert_eq!(room.devices[0].guest.line(), GuestLine::Open(Signal::Good));
    assert!(!room.devices[0].guest.is_reserved(), "the page has not made the next one");
    assert!(!room.host.is_finding(1));
    room.found.clear();
    room.wait(FIND_MS);
    assert_eq!(room.found, [ends[1].clone()], "whoever is back is not looked for");
    room.wait(3_600_000);
    assert!(room.found.len() > 50 && room.found.len() < 100, "not for ever: {}", room.found.len());
    assert!(!room.host.is_finding(2));
}

#[test]
fn whoever_says_goodbye_is_not_looked_for() {
    for goodbye in [GuestInput::PageGone, GuestInput::Leave] {
        let mut room = room();
        room.tell_guest(0, goodbye);
        assert_eq!(room.host.signal(1), Signal::Lost, "at once");
        reload(&mut room);
        room.wait(FIND_MS);
        assert!(room.found.iter().all(|(seat, _)| *seat == 2), "{:?}", room.found);
        // A page that comes back has another reserve.
        room.connect_by_spare(0);
        reload(&mut room);
        room.found.clear();
        room.wait(1_000);
        assert_eq!(room.found.len(), 2);
    }
}

#[test]
fn guests_are_told_at_once_that_the_page_of_the_host_is_gone() {
    let mut room = room();
    room.has_spares = true;
    room.connect_by_spare(0);
    room.tell_host(HostInput::PageGone);
    for device in &room.devices {
        assert_eq!(device.guest.line(), GuestLine::Closed(Some(CloseReason::PageGone)));
        assert!(!device.guest.is_looking(), "its spares are gone with the page");
    }
}

#[test]
fn a_guest_that_no_spare_finds_is_looked_for_by_its_reserve() {
    let mut room = room();
    room.has_spares = true;
    room.connect_by_spare(0);
    room.devices[0].is_cut = true;
    let all = SPARE_AFTER_MS + SPARES as u64 * SPARE_STEP_MS;
    room.wait(all - 1_000);
    assert_eq!((room.sought.len(), room.found.len()), (SPARES, 0));
    room.wait(2_000);
    assert_eq!(room.found, [(1, end_of(Some(0), 99))]);
}
