//! A device whose storage fails at some moment, once or for good: nothing that is said of a stored game is wrong, and no game is lost
//! unasked.

use crate::library::Shelf;
use crate::matches::{click, new_session};
use crate::page::Session;
use canasta::rules::{Action, Phase, Preset, legal};
use canasta_app::features::house_rules::HouseRulesIntent;
use canasta_app::features::library::{
    KeepStatus, LibraryEffect, LibraryIntent, LibraryMessage, Timestamp, found_ahead,
};
use canasta_app::session::{
    BotMessage, DeviceEffect, DeviceMessage, DialogIntent, DialogKind, Effect, Feedback, Intent, Message,
    NewGameIntent, Notice, NoticeIntent, ProgramMessage, SafariPlace, StorageEffect, StorageMessage, StoredValue,
    TableIntent, TimerEffect, restore,
};
use canasta_app::view::{self, Node};
use std::collections::VecDeque;

/// A call of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    Put,
    Get,
    List,
    Save,
}

/// When calls fail: from this one on, counted from 0.
#[derive(Clone, Copy, Debug)]
struct Failure {
    call: Call,
    from: usize,
    times: usize,
}

#[derive(Default)]
struct Device {
    shelf: Shelf,
    failure: Option<Failure>,
    calls: usize,
    /// The save of the match, and whether the last one was refused.
    save: Option<String>,
    is_refused: bool,
    /// The record of the match, as the session wanted it to be saved.
    record: String,
    files: Vec<String>,
    /// What was set aside.
    aside: Vec<String>,
    /// How often each notice about the storage has appeared.
    told: Vec<Notice>,
    warning: Option<Notice>,
    seeds: u8,
}

fn record_of(save: &str) -> String {
    restore(save).game.expect("a save").0.record().to_string()
}

fn collect(node: &Node, text: &mut String) {
    match node {
        Node::Text(words) => text.push_str(words),
        Node::Element(element) => element.children.iter().for_each(|child| collect(child, text)),
    }
}

fn question(session: &Session) -> String {
    let mut text = String::new();
    if let Some(page) = view::page(session).dialog {
        collect(&page.dialog, &mut text);
    }
    text
}

impl Device {
    fn fails(&mut self, call: Call) -> bool {
        let Some(failure) = self.failure.filter(|failure| failure.call == call) else { return false };
        self.calls += 1;
        (failure.from.saturating_add(1)..=failure.from.saturating_add(failure.times)).contains(&self.calls)
    }

    fn has(&self, record: &str) -> bool {
        self.shelf.games.values().any(|game| record_of(&game.save) == record)
    }

    /// Carries out effects until nothing is left to be done.
    fn run(&mut self, session: &mut Session, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let message = match effect {
                Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => {
                    self.record = record_of(&text);
                    if self.fails(Call::Save) {
                        self.is_refused = true;
                        Some(Message::Storage(StorageMessage::Blocked(StoredValue::Game)))
                    } else {
                        self.save = Some(text);
                        let was_refused = std::mem::take(&mut self.is_refused);
                        was_refused.then_some(Message::Storage(StorageMessage::Stored(StoredValue::Game)))
                    }
                }
                Effect::Storage(StorageEffect::SetAside(text)) => {
                    self.aside.push(text);
                    None
                }
                Effect::Storage(StorageEffect::ForgetGame) => {
                    self.save = None;
                    None
                }
                Effect::Library(effect) => {
                    let answer = match &effect {
                        LibraryEffect::Put(entry) if self.fails(Call::Put) => {
                            Some(LibraryMessage::NotKept(entry.summary.id.clone()))
                        }
                        LibraryEffect::Get(..) if self.fails(Call::Get) => Some(LibraryMessage::NotStored),
                        LibraryEffect::List if self.fails(Call::List) => Some(LibraryMessage::Refused),
                        _ => self.shelf.answer(effect),
                    };
                    answer.map(Message::Library)
                }
                Effect::Timer(TimerEffect::Step(number, 0)) => Some(Message::Bots(BotMessage::StepDue(number))),
                Effect::Device(DeviceEffect::Download(_, text)) => {
                    self.files.push(text);
                    None
                }
                Effect::RequestSeed => {
                    self.seeds += 1;
                    Some(Message::Seed(Some([self.seeds; 32])))
                }
                _ => None,
            };
            if let Some(message) = message {
                let more = session.update(message);
                self.check(session, &more);
                effects.extend(more);
            }
        }
    }

    /// Whatever is promised is so.
    fn check(&mut self, session: &Session, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) = effect {
                self.record = record_of(text);
            }
        }
        let warning = session.warning().filter(|it| matches!(it, Notice::NotKept | Notice::NotSaved)).cloned();
        if self.warning != warning {
            self.told.extend(warning.clone());
            self.warning = warning;
        }
        if session.keep_status() == KeepStatus::Confirmed {
            assert!(self.has(&self.record), "the library has what it has confirmed");
        }
        if question(session).contains("stays in the library") {
            assert!(self.has(&self.record), "what is promised is so");
        }
    }

    fn send(&mut self, session: &mut Session, intent: Intent) {
        let effects = session.update(click(intent));
        self.check(session, &effects);
        self.run(session, effects);
    }

    /// Plays a turn of the person; the bots follow.
    fn turn(&mut self, session: &mut Session) {
        for phase in [Phase::Draw, Phase::Play] {
            let Some(seen) = session.observation().filter(|seen| seen.ended().is_none() && seen.phase() == phase)
            else {
                return;
            };
            let mut all = legal::candidates(&seen);
            all.retain(|action| matches!(action, Action::Draw | Action::Discard(_)));
            let Some(action) = all.into_iter().next() else { return };
            let effects = session.update(Message::Program(ProgramMessage::Play(action)));
            self.run(session, effects);
        }
    }

    fn reload(&mut self) -> Session {
        let mut session = Session::default();
        session.update(click(Intent::from_control("pace", "instant").unwrap()));
        let restore = StorageMessage::Restore { settings: None, game: self.save.clone() };
        let mut effects = session.update(Message::Storage(restore));
        // The others wait, so that the moment of the reload is looked at.
        effects.retain(|effect| !matches!(effect, Effect::Timer(_)));
        effects.push(Effect::Library(LibraryEffect::FindUnsaved));
        self.record = session.record();
        for effect in effects {
            if let Effect::Library(effect) = effect
                && let Some(answer) = self.shelf.answer(effect)
            {
                let more = session.update(Message::Library(answer));
                for effect in more {
                    if let Effect::Library(effect) = effect
                        && let Some(answer) = self.shelf.answer(effect)
                    {
                        session.update(Message::Library(answer));
                    }
                }
            }
        }
        session
    }
}

fn device(call: Call, from: usize, times: usize) -> (Device, Session) {
    let device = Device { failure: Some(Failure { call, from, times }), ..Device::default() };
    (device, new_session(Preset::Duel, Preset::Duel.rules(), 3))
}

const FOR_GOOD: usize = usize::MAX;

#[test]
fn a_new_game_never_replaces_a_match_that_the_library_has_not_confirmed() {
    for times in [1, 2, FOR_GOOD] {
        for from in 0..6 {
            for turns in 1..5 {
                let (mut device, mut session) = device(Call::Put, from, times);
                (0..turns).for_each(|_| device.turn(&mut session));
                let record = device.record.clone();
                device.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)));
                device.send(&mut session, Intent::NewGame(NewGameIntent::Start));
                let case = format!("{from}, {times} times, {turns} turns");
                if question(&session).contains("the library could not store it") {
                    assert!(!device.has(&record), "{case}");
                    device.send(&mut session, Intent::Library(LibraryIntent::ExportUnkept));
                    assert!(device.files.pop().is_some_and(|file| file.contains("library")), "{case}");
                    device.send(&mut session, Intent::Dialog(DialogIntent::Decline));
                    assert_eq!(device.record, record, "{case}: the match goes on");
                    device.send(&mut session, Intent::NewGame(NewGameIntent::Start));
                }
                let said_so = question(&session).contains("the library could not store it");
                device.send(&mut session, Intent::Dialog(DialogIntent::Confirm));
                if device.record == record {
                    // It failed only now.
                    assert!(
                        question(&session).contains("the library could not store it"),
                        "{case}: {}",
                        question(&session)
                    );
                    device.send(&mut session, Intent::Dialog(DialogIntent::Confirm));
                } else {
                    assert!(said_so || device.has(&record), "{case}: the match is gone");
                }
                assert_ne!(device.record, record, "{case}: the person has said so");
                let told = device.told.iter().filter(|it| **it == Notice::NotKept).count();
                assert!(told <= 1, "{case}: said {told} times");
                assert_eq!(told == 0, from >= device.calls.min(from.saturating_add(times)), "{case}");
            }
        }
    }
}

/// Plays a match to its end, with looks at the library, and deals the next. Gives whether the call that fails was made.
fn match_and_next(call: Call, from: usize, times: usize) -> bool {
    let case = format!("{call:?} {from}, {times} times");
    let mut device = Device { failure: Some(Failure { call, from, times }), ..Device::default() };
    let mut session = new_session(Preset::Evening, Preset::Evening.rules(), 3);
    for turn in 0..200 {
        if session.standing().unwrap().end.is_some() {
            break;
        }
        device.turn(&mut session);
        if turn % 4 == 1 {
            device.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
            device.send(&mut session, Intent::Dialog(DialogIntent::Close));
        }
    }
    assert!(session.standing().unwrap().end.is_some(), "{case}");
    let record = device.record.clone();
    if call == Call::Save && device.is_refused {
        assert_eq!(session.warning(), Some(&Notice::NotSaved), "{case}");
    }
    device.send(&mut session, Intent::NewGame(NewGameIntent::SameAgain));
    if question(&session).contains("the library could not store it") {
        assert!(!device.has(&record), "{case}");
        device.send(&mut session, Intent::Library(LibraryIntent::ExportUnkept));
        assert!(device.files.pop().is_some_and(|file| file.contains("library")), "{case}");
        device.send(&mut session, Intent::Dialog(DialogIntent::Confirm));
        assert!(device.has(&record) || device.aside.iter().any(|text| record_of(text) == record), "{case}: it is lost");
    } else {
        assert!(device.has(&record), "{case}: replaced unasked");
    }
    assert_ne!(device.record, record, "{case}");
    device.turn(&mut session);
    for notice in [Notice::NotKept, Notice::NotSaved] {
        assert!(device.told.iter().filter(|it| **it == notice).count() <= 1, "{case}: {notice:?}");
    }
    device.calls > from
}

#[test]
fn each_call_fails_once_and_for_good_at_each_step_of_a_match_with_a_new_game_at_its_end() {
    // Each in a thread of its own, since these are hundreds of matches.
    std::thread::scope(|scope| {
        for call in [Call::Put, Call::List, Call::Save] {
            for times in [1, FOR_GOOD] {
                scope.spawn(move || {
                    let steps = (0..).take_while(|&from| match_and_next(call, from, times)).count();
                    assert!(steps > 2, "{call:?}: {steps}");
                });
            }
        }
    });
}

#[test]
fn what_failed_once_is_tried_again_and_the_warning_goes() {
    let (mut device, mut session) = device(Call::Put, 1, 1);
    device.turn(&mut session);
    assert_eq!(session.warning(), Some(&Notice::NotKept));
    let effects = session.update(Message::Library(LibraryMessage::KeepDue));
    device.run(&mut session, effects);
    assert_eq!((session.warning(), session.keep_status()), (None, KeepStatus::Confirmed));
}

#[test]
fn a_finished_match_is_not_replaced_before_the_library_has_it() {
    for times in [1, FOR_GOOD] {
        let mut session = new_session(Preset::Evening, Preset::Evening.rules(), 3);
        let mut device = Device::default();
        for _ in 0..400 {
            device.turn(&mut session);
        }
        assert!(session.standing().unwrap().end.is_some());
        let record = device.record.clone();
        // The library loses it, as when another page deletes it, and then refuses to store it.
        device.shelf.games.clear();
        device.failure = Some(Failure { call: Call::Put, from: 0, times });
        let mut session = device.reload();
        let effects = session.update(Message::Library(LibraryMessage::NotKept(session.match_id().unwrap().clone())));
        device.run(&mut session, effects);
        device.shelf.games.clear();
        device.record.clone_from(&record);
        device.send(&mut session, Intent::NewGame(NewGameIntent::SameAgain));
        assert!(question(&session).contains("the library could not store it"), "{}", question(&session));
        assert_eq!(device.record, record);
        device.send(&mut session, Intent::Dialog(DialogIntent::Confirm));
        assert_ne!(device.record, record);
    }
}

#[test]
fn after_a_reload_the_further_state_of_the_library_is_offered() {
    for times in [1, FOR_GOOD] {
        for from in 0..9 {
            for turns in 1..5 {
                let case = format!("{from}, {times} times, {turns} turns");
                let (mut device, mut session) = device(Call::Save, from, times);
                (0..turns).for_each(|_| device.turn(&mut session));
                let kept: Vec<String> = device.shelf.games.values().map(|game| record_of(&game.save)).collect();
                let [kept] = &kept[..] else { panic!("{case}: one game") };
                let mut after = device.reload();
                let at_table = device.save.as_deref().map(record_of).unwrap_or_default();
                if at_table.starts_with(kept.as_str()) {
                    assert!(!matches!(after.warning(), Some(Notice::Further(_))), "{case}");
                    continue;
                }
                let Some(Notice::Further(summary)) = after.warning().cloned() else {
                    panic!("{case}: nothing is offered")
                };
                let mut other = Device { shelf: std::mem::take(&mut device.shelf), ..Device::default() };
                let effects = after.update(click(Intent::Library(LibraryIntent::Resume(summary.id))));
                let effects: Vec<Effect> =
                    effects.into_iter().filter(|effect| matches!(effect, Effect::Library(_))).collect();
                other.run(&mut after, effects);
                assert!(other.record.starts_with(kept.as_str()), "{case}: {} {kept}", other.record);
                assert!(!matches!(after.warning(), Some(Notice::Further(_))), "{case}: it is withdrawn");
                assert_eq!(other.shelf.games.len(), 1, "{case}: no second game");
            }
        }
    }
}

#[test]
fn a_list_that_cannot_be_read_once_does_not_end_the_keeping() {
    let (mut device, mut session) = device(Call::List, 0, 1);
    device.turn(&mut session);
    device.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    assert!(question(&session).contains("cannot be read now"));
    device.send(&mut session, Intent::Dialog(DialogIntent::Close));
    device.turn(&mut session);
    assert!(session.was_kept());
    device.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    assert!(question(&session).contains("On the table"));
}

#[test]
fn the_warning_says_what_is_so() {
    let words = |session: &Session| {
        let mut text = String::new();
        collect(&view::page(session).table, &mut text);
        text
    };
    let (mut device, mut session) = device(Call::Save, 1, FOR_GOOD);
    device.turn(&mut session);
    assert!(words(&session).contains("The library has it up to your last turn"), "{}", words(&session));
    let mut session = new_session(Preset::Duel, Preset::Duel.rules(), 3);
    session.update(Message::Storage(StorageMessage::Blocked(StoredValue::Settings)));
    assert!(words(&session).contains("Your game is saved."));
    session.update(Message::Storage(StorageMessage::Blocked(StoredValue::Game)));
    assert!(words(&session).contains("lost when the page is closed"));
    for value in [StoredValue::Game, StoredValue::Settings] {
        assert_eq!(session.warning(), Some(&Notice::NotSaved));
        session.update(Message::Storage(StorageMessage::Stored(value)));
    }
    assert_eq!(session.warning(), None);
}

#[test]
fn own_rules_that_are_not_stored_are_not_called_saved() {
    let mut session = Session::default();
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::HouseRules))));
    session.update(click(Intent::from_control("own-name", "Ours").unwrap()));
    session.update(click(Intent::HouseRules(HouseRulesIntent::Keep)));
    assert!(matches!(session.feedback(), Some(Feedback::Kept(_))));
    session.update(Message::Storage(StorageMessage::Blocked(StoredValue::Rules)));
    assert_eq!(session.feedback(), Some(&Feedback::NotStored));
}

#[test]
fn a_deleted_game_is_back_once_it_is_stored() {
    let (mut device, mut session) = device(Call::Put, FOR_GOOD, 0);
    device.turn(&mut session);
    device.send(&mut session, Intent::Table(TableIntent::Abandon));
    device.send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    device.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    let id = session.library().games()[0].summary.id.clone();
    device.send(&mut session, Intent::Library(LibraryIntent::Delete(id)));
    session.update(click(Intent::Library(LibraryIntent::UndoDelete)));
    assert!(!question(&session).contains("The game is back."), "not before it is stored");
    session.update(Message::Library(LibraryMessage::NotStored));
    assert!(question(&session).contains("The browser did not store this"));
    assert!(session.library().can_bring_back(), "it can be tried again");
    device.send(&mut session, Intent::Library(LibraryIntent::UndoDelete));
    assert!(question(&session).contains("The game is back."));
    assert_eq!(device.shelf.games.len(), 1);
}

#[test]
fn safari_is_spoken_of_once_at_the_end_of_a_hand_and_in_an_empty_app() {
    let mut session = new_session(Preset::Evening, Preset::Evening.rules(), 3);
    session.update(Message::Device(DeviceMessage::Safari(SafariPlace::Tab, false)));
    let mut device = Device::default();
    assert_eq!(session.warning(), None, "not at the start");
    for _ in 0..400 {
        device.turn(&mut session);
    }
    assert_eq!(session.warning(), Some(&Notice::Safari(SafariPlace::Tab)));
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    assert_eq!(session.warning(), None);

    let mut app = Session::default();
    let effects = app.update(Message::Device(DeviceMessage::Safari(SafariPlace::HomeScreen, false)));
    assert_eq!(app.warning(), Some(&Notice::Safari(SafariPlace::HomeScreen)));
    assert_eq!(effects, [Effect::Device(DeviceEffect::NoteSafariTold)]);
    let mut told = Session::default();
    told.update(Message::Device(DeviceMessage::Safari(SafariPlace::HomeScreen, true)));
    assert_eq!(told.warning(), None);
}

#[test]
fn fields_of_another_version_survive() {
    let restore = |settings: Option<&str>, game: Option<String>| {
        let mut session = Session::default();
        let restore = StorageMessage::Restore { settings: settings.map(str::to_owned), game };
        let effects = session.update(Message::Storage(restore));
        (session, effects)
    };
    let (mut session, _) = restore(Some(r#"{"lite":true,"sound_asked":true,"wings":{"left":2}}"#), None);
    assert_eq!(session.notice(), None);
    let effects = session.update(click(Intent::from_control("theme", "dark").unwrap()));
    let [Effect::Storage(StorageEffect::Save(StoredValue::Settings, text)), ..] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert!(text.contains(r#""wings":{"left":2}"#) && text.contains("dark"), "{text}");

    // A field within a known one, which would be lost, is set aside with the whole text.
    let mut session = Session::default();
    let plan = session.update(click(Intent::from_control("target", "1000").unwrap()));
    let text = plan.iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Plan, text)) => Some(text.clone()),
        _ => None,
    });
    let text = text.expect("a plan");
    let newer = text.replacen("\"places\":[{", "\"places\":[{\"mood\":\"calm\",", 1);
    assert_ne!(newer, text);
    let effects =
        Session::default().update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, newer.clone())));
    assert!(effects.contains(&Effect::Storage(StorageEffect::SetAside(newer))), "{effects:?}");
    assert_eq!(Session::default().update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, text))), []);

    // A save.
    let (mut device, mut session) = device(Call::Put, FOR_GOOD, 0);
    device.turn(&mut session);
    let mut save: serde_json::Value = serde_json::from_str(&device.save.clone().unwrap()).unwrap();
    save.as_object_mut().unwrap().remove("sum");
    save["weather"] = "rain".into();
    let (mut session, _) = restore(None, Some(save.to_string()));
    assert_eq!(session.notice(), None);
    let mut device = Device::default();
    device.send(&mut session, Intent::from_control("pace", "instant").unwrap());
    device.turn(&mut session);
    assert!(device.save.unwrap().contains(r#""weather":"rain""#));

    // The summary of a game of the library, whatever it is written anew for.
    let id = session.match_id().unwrap().clone();
    let stored = device.shelf.games.get_mut(&id).unwrap();
    stored.summary = stored.summary.replacen('{', "{\"elsewhere\":true,\"moon\":[1,{\"full\":true}],", 1);
    let mut device = Device { shelf: device.shelf, ..Device::default() };
    device.shelf.now = 5;
    let has = |device: &Device| device.shelf.games[&id].summary.contains(r#""moon":[1,{"full":true}]"#);
    device.turn(&mut session);
    assert!(has(&device), "it is played on");
    assert!(!device.shelf.games[&id].summary.contains("elsewhere"), "a known field that is left out is taken away");
    device.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    device.send(&mut session, Intent::Library(LibraryIntent::Rename(id.clone(), "Rainy".to_owned())));
    assert!(has(&device) && device.shelf.games[&id].summary.contains("Rainy"));
    device.send(&mut session, Intent::Library(LibraryIntent::Disclaim(id.clone())));
    assert!(has(&device) && device.shelf.games[&id].summary.contains("imported"));
    let (at, text) = found_ahead(&device.shelf.games[&id].summary, Timestamp::new(3)).unwrap();
    assert!(at == id && text.contains("\"moon\"") && text.contains("\"found_ahead\""), "{text}");
    device.send(&mut session, Intent::Library(LibraryIntent::ExportAll));
    let file = device.shelf.files.pop().unwrap().1;
    let mut there = Shelf::default();
    there.import(&mut Session::default(), &[&file]);
    assert!(there.games.values().all(|game| game.summary.contains("\"moon\"")), "another device");
}
