//! Today's deal: dealt the same for everybody, played without help, noted once, and told without a card of it.

use crate::library::{Shelf, dialog_text};
use crate::matches::{click, play_bots, step};
use crate::page::Session;
use crate::review_worker::{asked, reply, worker_ready};
use crate::saved_forms::is_example;
use canasta::daily::{DailyDeal, DailyGame, FIRST_DAY, Par};
use canasta::rules::{Preset, generator, seed_from_number};
use canasta_app::features::daily::{AgainstPar, DailyIntent, DailyPage, DayBook, DayStart, Streak};
use canasta_app::features::library::{
    GameState, GameSummary, LibraryEffect, LibraryIntent, LibraryMessage, ListPart, Origin, Timestamp, library_head,
    library_line,
};
use canasta_app::session::{
    AdviceIntent, Answer, Day, DayTry, DeviceEffect, DeviceMessage, Dialog, DialogIntent, DialogKind, Effect, Intent,
    Level, Message, Notice, Player, StorageEffect, StorageMessage, StoredValue, TableIntent, restore,
};
use canasta_app::view;

fn deal(game: DailyGame) -> DailyDeal {
    DailyDeal::of(FIRST_DAY, game).unwrap()
}

fn two() -> DailyDeal {
    deal(DailyGame::TwoPlayers)
}

/// A session whose bots decide by the rules of thumb, as without a worker, on this day after the first.
fn on_day(after: u32) -> Session {
    let mut session = Session::alone();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    tell_day(&mut session, after);
    let list = LibraryMessage::Listed(String::new(), ListPart::All, Timestamp::default());
    session.update(Message::Library(list));
    session
}

fn tell_day(session: &mut Session, after: u32) {
    session.update(Message::Device(DeviceMessage::Today(Day::new(FIRST_DAY.number() + after))));
}

/// Lets every worker fail that the session starts.
fn without_worker(session: &mut Session, mut effects: Vec<Effect>) -> Vec<Effect> {
    for number in 1..12 {
        effects.extend(session.update(Message::Bots(canasta_app::session::BotMessage::WorkerFailed(number))));
    }
    effects
}

fn send(shelf: &mut Shelf, session: &mut Session, intent: DailyIntent) -> Vec<Effect> {
    let effects = session.update(click(Intent::Daily(intent)));
    shelf.run(session, effects.clone());
    effects
}

/// Deals, and lets the bots play until the person is to act.
fn begin(shelf: &mut Shelf, session: &mut Session, deal: DailyDeal) {
    let effects = send(shelf, session, DailyIntent::Play(deal));
    let_bots_play(session, effects);
}

/// Lets the bots play by rules of thumb until the person is to act.
fn let_bots_play(session: &mut Session, effects: Vec<Effect>) {
    without_worker(session, effects);
    // The library may have answered first, so that the timer of the step was not seen here.
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    let effects = session.update(click(Intent::Table(TableIntent::TogglePause)));
    play_bots(session, last_step(effects));
}

/// The effects with the last timer alone: those before it are obsolete.
fn last_step(effects: Vec<Effect>) -> Vec<Effect> {
    let is_step = |effect: &Effect| matches!(effect, Effect::Timer(canasta_app::session::TimerEffect::Step(..)));
    effects.into_iter().rev().find(is_step).into_iter().collect()
}

/// Plays to the end of the hand at random.
fn finish(session: &mut Session) {
    let mut rng = generator(seed_from_number(5));
    let mut steps = 0;
    while session.observation().is_some_and(|seen| seen.ended().is_none()) {
        step(session, &mut rng);
        steps += 1;
        assert!(steps < 20_000, "the hand does not end");
    }
}

/// The days that were saved last.
fn saved(effects: &[Effect]) -> Option<String> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Days, text)) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn the_deal_of_a_day_is_dealt_as_it_is_for_everybody() {
    for game in DailyGame::ALL {
        let deal = deal(game);
        let mut session = on_day(0);
        send(&mut Shelf::default(), &mut session, DailyIntent::Play(deal));
        assert_eq!(session.day_try(), Some(DayTry { deal, number: 1 }));
        let record = session.record();
        assert!(record.starts_with(&format!("canasta-record 1\nrules {}", deal.preset())), "{record}");
        assert_eq!(session.standing().unwrap().rules, deal.rules());
        for (seat, place) in deal.rules().players.seats().zip(session.places()) {
            let expected = deal.bot(seat).map_or(Player::Person, |name| Player::Bot(Level::named(name).unwrap()));
            assert_eq!(place.player, expected, "{game:?}");
        }
        let dealt = deal.state();
        let seen = session.observation().unwrap();
        assert_eq!((seen.hand(), seen.pile()), (dealt.hand(deal.person()), dealt.pile()));
    }
}

/// What is planned and known stays what it was: nobody has chosen the rules and the bots of a day.
#[test]
fn the_next_match_is_still_the_one_that_was_planned() {
    let mut session = on_day(0);
    session.update(click(Intent::from_control("preset", "duel").unwrap()));
    let before = session.plan().clone();
    send(&mut Shelf::default(), &mut session, DailyIntent::Play(deal(DailyGame::Further)));
    assert_eq!(*session.plan(), before);
    assert_eq!(session.news(), None);
}

#[test]
fn tomorrow_cannot_be_played_today_and_yesterday_can() {
    let tomorrow = DailyDeal::of(FIRST_DAY.next().unwrap(), DailyGame::TwoPlayers).unwrap();
    let mut session = on_day(0);
    send(&mut Shelf::default(), &mut session, DailyIntent::Play(tomorrow));
    assert_eq!(session.day_try(), None);
    tell_day(&mut session, 2);
    send(&mut Shelf::default(), &mut session, DailyIntent::Play(tomorrow));
    assert_eq!(session.day_try().map(|one| one.deal), Some(tomorrow));
}

#[test]
fn the_first_try_has_no_hints_and_no_practice() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    for setting in ["toggle:practice", "toggle:open_hands"] {
        session.update(click(setting.parse().unwrap()));
    }
    begin(&mut shelf, &mut session, two());
    assert!(session.is_my_turn() && !session.standing().unwrap().practice);
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert_eq!((session.hint(), session.notice()), (None, Some(&Notice::Unaided)));
    let other = session.places().len() - 1;
    let seat = two().rules().players.seat(other).unwrap();
    assert_eq!(session.open_hand(seat), None);
    // The draw has shown a card, and practice does not take it back.
    session.update(click("do:draw".parse().unwrap()));
    let record = session.record();
    session.update(click(Intent::Table(TableIntent::Undo)));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    assert_eq!(session.record(), record);
}

#[test]
fn a_try_that_was_left_goes_on_where_it_was_left() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    begin(&mut shelf, &mut session, two());
    let effects = session.update(click("do:draw".parse().unwrap()));
    shelf.run(&mut session, effects.clone());
    let save = effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
        _ => None,
    });
    let (record, save) = (session.record(), save.unwrap());
    // A reload goes on with the same try.
    assert_eq!(restore(&save).origin, Origin::Daily(DayTry { deal: two(), number: 1 }));
    let mut reloaded = on_day(0);
    reloaded.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(save) }));
    assert_eq!((reloaded.record(), reloaded.day_try()), (record.clone(), session.day_try()));
    // After another game the library has it.
    send(&mut shelf, &mut session, DailyIntent::Play(deal(DailyGame::FourPlayers)));
    assert_eq!(session.day_try().map(|one| one.deal), Some(deal(DailyGame::FourPlayers)));
    let effects = session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Daily))));
    shelf.run(&mut session, effects);
    assert!(dialog_text(&session).contains("begun: go on"), "{}", dialog_text(&session));
    send(&mut shelf, &mut session, DailyIntent::Play(two()));
    assert_eq!((session.record(), session.day_try()), (record, Some(DayTry { deal: two(), number: 1 })));
}

#[test]
fn the_first_try_is_noted_and_another_one_changes_nothing() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    begin(&mut shelf, &mut session, two());
    finish(&mut session);
    let first = session.daily().result(two()).expect("the first try is noted").clone();
    let sheet = session.score().unwrap();
    let sides = two().rules().sides();
    let points: Vec<i32> = two().rules().players.seats().map(|seat| sheet.sides[sides.of(seat)].hand).collect();
    assert_eq!((first.own, first.lead), (points[0], points[0] - points[1]));
    assert!(!first.course.is_empty() && first.luck.is_some(), "{first:?}");
    // No worker ran.
    assert_eq!(first.bots, "thumb");
    // There is no next hand, and the game is over.
    assert!(!session.has_game_on() && session.ended_day().is_some());
    session.update(click(Intent::Table(TableIntent::NextHand)));
    assert_eq!(session.dialog(), Some(&Dialog::Daily(DailyPage::Result(two()))));
    assert!(dialog_text(&session).contains("rules of thumb"), "{}", dialog_text(&session));
    assert_eq!(session.sheets().len(), 1);
    let effects = session.update(click(Intent::Dialog(DialogIntent::Close)));
    shelf.run(&mut session, effects);
    begin(&mut shelf, &mut session, two());
    assert_eq!(session.day_try(), Some(DayTry { deal: two(), number: 2 }));
    // A later try has hints. Without a worker the rules of thumb give them.
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    without_worker(&mut session, Vec::new());
    assert!(session.hint().is_some());
    finish(&mut session);
    assert_eq!(session.daily().result(two()), Some(&first));
    assert_eq!(session.daily().results().count(), 1);
}

#[test]
fn a_try_counts_in_no_figures_of_matches() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    begin(&mut shelf, &mut session, two());
    finish(&mut session);
    let effects = session.update(Message::Library(canasta_app::features::library::LibraryMessage::KeepDue));
    shelf.run(&mut session, effects);
    let summary = GameSummary::read(&shelf.games.values().next().expect("it is kept").summary).unwrap();
    assert_eq!(summary.origin, Origin::Daily(DayTry { deal: two(), number: 1 }));
    assert_ne!(summary.state, GameState::Begun);
    let effects = session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Statistics))));
    shelf.run(&mut session, effects);
    assert!(session.statistics().facts().overview().is_empty());
}

/// Par is asked for while the person thinks, one playing a question, and told after the own result only.
#[test]
fn par_is_worked_out_one_playing_at_a_time() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    let mut effects = send(&mut shelf, &mut session, DailyIntent::Play(two()));
    effects.extend(worker_ready(&mut session));
    // The bots of the day may be asked first.
    let mut questions = 0;
    while questions < 40 && !session.is_my_turn() {
        if let Some(question) = asked(&effects) {
            questions += 1;
            let text = question.to_string();
            let said = canasta_app::session::reply_to(&text, || std::time::Duration::ZERO).unwrap();
            effects = session.update(Message::Bots(canasta_app::session::BotMessage::WorkerSaid(1, said)));
        }
        for effect in last_step(effects.clone()) {
            let canasta_app::session::Effect::Timer(canasta_app::session::TimerEffect::Step(number, _)) = effect else {
                continue;
            };
            effects.extend(session.update(Message::Bots(canasta_app::session::BotMessage::StepDue(number))));
        }
    }
    for playing in 0..Par::PLAYINGS {
        let question = asked(&effects).expect("a playing is asked for");
        assert_eq!(question["subject"]["par"]["deal"], two().to_string());
        assert_eq!(question["subject"]["par"]["playing"], playing);
        assert_eq!(session.daily().playings(two()), usize::from(playing));
        effects = reply(&mut session, &question, Answer::Par(i32::from(playing) * 100));
        assert!(saved(&effects).is_some());
    }
    assert_eq!(session.daily().par(two()).map(|par| par.mean), Some(350.0));
    // Nothing of it is shown yet.
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Daily))));
    assert!(!dialog_text(&session).contains("350"));
    session.update(click(Intent::Daily(DailyIntent::Result(two()))));
    assert_eq!(session.dialog(), Some(&Dialog::Daily(DailyPage::Day(Some(FIRST_DAY)))));
    // The bots of the day have played so far.
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    session.update(click("do:draw".parse().unwrap()));
    assert!(session.daily().write().contains(r#""begun":"daily-1""#), "{}", session.daily().write());
}

#[test]
fn what_is_sent_tells_no_card() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    begin(&mut shelf, &mut session, two());
    finish(&mut session);
    let effects = send(&mut shelf, &mut session, DailyIntent::Send(two()));
    let sent = effects.iter().find_map(|effect| match effect {
        Effect::Device(DeviceEffect::ShareText(words, link)) => Some((words.clone(), link.clone())),
        _ => None,
    });
    let (words, link) = sent.expect("it is sent");
    assert_eq!(link, "#day=2026-11-28-two");
    let result = session.daily().result(two()).unwrap();
    let lines: Vec<&str> = words.lines().collect();
    let result = result.clone();
    assert_eq!(lines.len(), 3, "{words}");
    assert!(lines[0].contains("2026-11-28") && lines[2].chars().count() == result.course.len(), "{words}");
    assert!(lines[2].chars().all(|square| "■▣□".contains(square)), "{words}");
    let effects = send(&mut shelf, &mut session, DailyIntent::Copy(two()));
    assert!(effects.contains(&Effect::Device(DeviceEffect::CopyText(words.clone(), link))));
    // The picture says the same.
    let effects = send(&mut shelf, &mut session, DailyIntent::Picture(two()));
    let picture = effects.iter().find_map(|effect| match effect {
        Effect::Device(DeviceEffect::SharePicture(picture)) => Some(picture.clone()),
        _ => None,
    });
    let picture = picture.expect("it is sent");
    assert_eq!((picture.fragment.as_str(), picture.course.len()), ("#day=2026-11-28-two", result.course.len()));
    assert!(words.contains(&picture.lead) && words.contains(&picture.figures[0].1), "{picture:?}: {words}");
    assert_eq!((picture.file.as_str(), picture.day), ("canasta-2026-11-28-two.png", Day::new(FIRST_DAY.number())));
    // Nothing is sent of a deal that was not played.
    let effects = send(&mut shelf, &mut session, DailyIntent::Send(deal(DailyGame::Further)));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Device(_))));
}

#[test]
fn the_pages_show_whatever_is_known() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(3));
    let open = |session: &mut Session, intent: DailyIntent| {
        session.update(click(Intent::Daily(intent)));
        assert!(view::page(session).element_count() > 0);
        dialog_text(session)
    };
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Daily))));
    assert!(dialog_text(&session).contains("not played yet"));
    // A link may lead before the first day or beyond today.
    let future = DailyDeal::of(canasta::daily::Date::LAST, DailyGame::TwoPlayers).unwrap();
    assert!(open(&mut session, DailyIntent::Result(future)).contains("has no deal"));
    assert!(open(&mut session, DailyIntent::Show(canasta::daily::Date::FIRST)).contains("has no deal"));
    assert!(!open(&mut session, DailyIntent::Show(FIRST_DAY)).contains("has no deal"));
    let stored = include_str!("../../../../../tests/records/saved/days.json");
    let effects = session.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, stored.to_owned())));
    shelf.run(&mut session, effects);
    let text = open(&mut session, DailyIntent::Result(two()));
    // The lead of 340 beside par, and less par.
    for told in ["+340", "+500 ± 0", "−160", "the same for everybody (daily-1)"] {
        assert!(text.contains(told), "{told}: {text}");
    }
    // On another device, before the clock has spoken.
    let mut early = Session::default();
    early.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Daily))));
    assert!(view::page(&early).element_count() > 0);
}

fn stored_days() -> String {
    let result = |lead: i32, on: u32| serde_json::json!({ "own": lead + 400, "lead": lead, "luck": 90, "course": "-=+", "on": on, "bots": "daily-1" });
    let day = |after: u32, game: &str, lead: i32| {
        let date = canasta::daily::Date::from_number(FIRST_DAY.number() + after).unwrap();
        serde_json::json!({
            "deal": format!("{date}-{game}"), "par": [500, 500, 500, 500, 500, 500, 500, 500],
            "result": result(lead, FIRST_DAY.number() + after),
        })
    };
    let days = [day(0, "two", 340), day(1, "four", 700), day(3, "further", 500)];
    DayBook::read(&serde_json::json!({ "version": 1, "days": days }).to_string()).write()
}

#[test]
fn the_days_are_written_as_before_and_what_is_damaged_is_set_aside() {
    is_example("days.json", &stored_days());
    let mut session = on_day(3);
    let restore = |session: &mut Session, text: &str| {
        session.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, text.to_owned())))
    };
    assert_eq!(restore(&mut session, &stored_days()), []);
    assert_eq!(session.daily().results().count(), 3);
    let damaged = stored_days().replacen("\"-=+\"", "\"?\"", 1);
    let mut other = on_day(3);
    let effects = restore(&mut other, &damaged);
    assert!(effects.contains(&Effect::Storage(StorageEffect::SetAside(damaged))));
    assert_eq!(other.notice(), Some(&Notice::ProgressDamaged(StoredValue::Days)));
    assert_eq!(other.daily().results().count(), 2, "what can be read is used");
    for text in ["", "{}", "[1]", r#"{"version":2,"days":[]}"#, r#"{"version":1,"days":[7,{"deal":"x"}]}"#] {
        assert!(DayBook::read(text).is_empty(), "{text}");
    }
}

#[test]
fn what_a_later_version_has_added_to_the_days_stays() {
    let text = stored_days()
        .replacen("\"course\"", "\"bonus\":{\"of\":7},\"course\"", 1)
        .replacen("\"par\"", "\"league\":[3],\"par\"", 1)
        .replacen(
            "],\"version\"",
            ",{\"deal\":\"2027-01-01-six\",\"result\":{\"own\":1}}],\"season\":2,\"version\"",
            1,
        );
    let text = serde_json::from_str::<serde_json::Value>(&text).unwrap().to_string();
    let mut session = on_day(3);
    let restored = Message::Storage(StorageMessage::Restored(StoredValue::Days, text.clone()));
    assert_eq!(session.update(restored), []);
    assert_eq!(session.notice(), None);
    let mut shelf = Shelf::default();
    let further = deal(DailyGame::Further);
    begin(&mut shelf, &mut session, further);
    finish(&mut session);
    let written = session.daily().write();
    for added in [r#""bonus":{"of":7}"#, r#""league":[3]"#, r#""deal":"2027-01-01-six""#, r#""season":2"#] {
        assert!(text.contains(added) && written.contains(added), "{added}: {written}");
    }
    assert!(session.daily().result(further).is_some());
}

#[test]
fn days_of_a_later_form_stay_untouched() {
    let text = r#"{"days":{"2027-01-01-six":1},"version":2}"#;
    let mut session = on_day(3);
    assert_eq!(session.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, text.to_owned()))), []);
    assert_eq!(session.notice(), Some(&Notice::ProgressNewer(StoredValue::Days)));
    let mut shelf = Shelf::default();
    begin(&mut shelf, &mut session, two());
    let effects = session.update(click("do:draw".parse().unwrap()));
    assert!(session.daily().is_begun(two()) && saved(&effects).is_none(), "{effects:?}");
}

/// Acts in a first try, leaves it for another deal, and gives what the device has stored of the days.
fn begun_and_left(shelf: &mut Shelf) -> (Session, String) {
    let mut session = on_day(0);
    begin(shelf, &mut session, two());
    let effects = session.update(click("do:draw".parse().unwrap()));
    let days = saved(&effects).expect("the first action is noted");
    shelf.run(&mut session, effects);
    send(shelf, &mut session, DailyIntent::Play(deal(DailyGame::Further)));
    assert_eq!(session.day_try().map(|one| one.deal), Some(deal(DailyGame::Further)));
    (session, days)
}

#[test]
fn a_first_try_that_was_deleted_is_no_first_try_again() {
    let mut shelf = Shelf::default();
    let (mut session, days) = begun_and_left(&mut shelf);
    let id = shelf.games.keys().next().expect("it is kept").clone();
    let effects = session.update(click(Intent::Library(LibraryIntent::Delete(id))));
    shelf.run(&mut session, effects);
    let effects = session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Daily))));
    shelf.run(&mut session, effects);
    assert!(dialog_text(&session).contains("first try begun, then lost"), "{}", dialog_text(&session));
    send(&mut shelf, &mut session, DailyIntent::Play(two()));
    assert_eq!(session.day_try(), Some(DayTry { deal: two(), number: 2 }));
    // After a reload neither, and where the library does not answer.
    for is_refused in [false, true] {
        let mut shelf = Shelf::at(0);
        shelf.is_refused = is_refused;
        let mut session = unlisted();
        session.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, days.clone())));
        send(&mut shelf, &mut session, DailyIntent::Play(two()));
        assert_eq!(session.day_try(), Some(DayTry { deal: two(), number: 2 }));
    }
}

/// A session whose library has told nothing yet, as after a reload.
fn unlisted() -> Session {
    let mut session = Session::alone();
    tell_day(&mut session, 0);
    session
}

#[test]
fn a_deal_that_is_pressed_before_the_library_has_answered_waits_for_it() {
    let mut shelf = Shelf::default();
    let (_, days) = begun_and_left(&mut shelf);
    let mut session = unlisted();
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, days)));
    let effects = session.update(click(Intent::Daily(DailyIntent::Play(two()))));
    assert_eq!((effects.contains(&Effect::Library(LibraryEffect::List)), session.day_try()), (true, None));
    shelf.run(&mut session, effects);
    assert_eq!(session.day_try(), Some(DayTry { deal: two(), number: 1 }));
    assert!(session.record().contains("draw"), "it goes on where it was left");
    // Who goes elsewhere meanwhile does not want it any more.
    let mut session = unlisted();
    let effects = session.update(click(Intent::Daily(DailyIntent::Play(two()))));
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Settings))));
    shelf.run(&mut session, effects);
    assert_eq!((session.day_try(), session.dialog_kind()), (None, Some(DialogKind::Settings)));
}

#[test]
fn a_try_of_a_file_is_no_try_of_this_device() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    begin(&mut shelf, &mut session, two());
    let effects = session.update(click("do:draw".parse().unwrap()));
    shelf.run(&mut session, effects);
    let game = shelf.games.values().next().expect("it is kept").clone();
    let file = library_head() + &library_line(&game.summary, &game.save, None);
    let (mut shelf, mut other) = (Shelf::default(), on_day(0));
    for intent in [LibraryIntent::WriteText(file), LibraryIntent::AddPasted] {
        let effects = other.update(click(Intent::Library(intent)));
        shelf.run(&mut other, effects);
    }
    let summary = GameSummary::read(&shelf.games.values().next().expect("it came in").summary).unwrap();
    assert_eq!(summary.origin, Origin::Daily(DayTry::of_file(two())));
    assert!(!summary.origin.is_own());
    // It goes on as nobody's try, and stands in the way of none.
    let effects = other.update(click(Intent::Library(LibraryIntent::Resume(summary.id))));
    shelf.run(&mut other, effects);
    assert_eq!(other.day_try(), Some(DayTry::of_file(two())));
    let at_table = other.day_try().map(|one| (one, false));
    assert_eq!(other.daily().start(two(), other.library(), at_table), DayStart::Deal(DayTry::first(two())));
}

#[test]
fn practice_takes_nothing_back_of_a_first_try_that_has_ended() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    session.update(click("toggle:practice".parse().unwrap()));
    begin(&mut shelf, &mut session, two());
    finish(&mut session);
    let record = session.record();
    session.update(click(Intent::Table(TableIntent::Undo)));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    assert_eq!(session.record(), record);
}

#[test]
fn a_link_that_names_no_deal_says_so() {
    use canasta_app::session::Address;
    for (link, said) in [
        ("#day=tomorrow", "names no day of the calendar"),
        ("#day=2026-13-01-two", "names no day of the calendar"),
        ("#daily=2026-11-28-six", "names none of the deals"),
        ("#day=2025-11-28-two", "has no deal"),
        ("#day=2999-11-28-two", "has no deal"),
    ] {
        let Address::Day(Some(deal)) = Address::of(link, "") else { panic!("{link}") };
        let mut session = on_day(0);
        session.update(click(Intent::Daily(DailyIntent::of_link(deal))));
        assert!(dialog_text(&session).contains(said), "{link}: {}", dialog_text(&session));
        assert!(dialog_text(&session).contains("Two players"));
    }
}

#[test]
fn a_missed_day_a_week_is_forgiven() {
    let after = |days: u32| canasta::daily::Date::from_number(FIRST_DAY.number() + days).unwrap();
    let book = |played: &[u32]| {
        let days: Vec<_> = played
            .iter()
            .map(|&day| {
                serde_json::json!({ "deal": format!("{}-two", after(day)), "result":
                    { "own": 0, "lead": 0, "course": "", "on": FIRST_DAY.number() + day, "bots": "daily-1" } })
            })
            .collect();
        DayBook::read(&serde_json::json!({ "version": 1, "days": days }).to_string())
    };
    let streak = |played: &[u32], today: u32| Streak::up_to(&book(played), after(today)).days;
    assert_eq!(streak(&[], 9), 0);
    assert_eq!(streak(&[0, 1, 2], 2), 3);
    assert_eq!(streak(&[0, 1, 2], 3), 3, "today there is still time");
    assert_eq!(streak(&[0, 1, 3, 4], 4), 4, "one is forgiven");
    assert_eq!(streak(&[0, 1, 3, 5], 5), 2, "two within a week are not");
    assert_eq!(streak(&[0, 2, 3, 4, 5, 6, 7, 8, 10], 10), 9, "one a week is");
    assert_eq!(streak(&[0], 5), 0);
    // A day that is played later is no day of the streak.
    let later = stored_days().replacen(&format!("\"on\":{}", FIRST_DAY.number() + 3), "\"on\":30000", 1);
    assert_eq!(Streak::up_to(&DayBook::read(&later), after(3)).days, 2);
}

#[test]
fn the_mean_against_par_has_an_interval() {
    let mean = AgainstPar::of(&DayBook::read(&stored_days())).unwrap();
    // Leads 340, 700 and 500 against 500: -160, 200 and 0.
    assert_eq!((mean.deals, mean.mean.round()), (3, 13.0));
    assert_eq!(mean.within.map(f64::round), Some(448.0));
    assert_eq!(AgainstPar::of(&DayBook::default()), None);
}

#[test]
fn a_deal_is_begun_where_it_stands() {
    let session = on_day(0);
    let start = |at_table| session.daily().start(two(), session.library(), at_table);
    let one = |number| DayTry { deal: two(), number };
    assert_eq!(start(None), DayStart::Deal(one(1)));
    assert_eq!(start(Some((one(1), false))), DayStart::AtTable);
    assert_eq!(start(Some((one(1), true))), DayStart::Deal(one(2)));
    assert_eq!(start(Some((DayTry { deal: deal(DailyGame::Further), number: 1 }, false))), DayStart::Deal(one(1)));
    assert_eq!(two().preset(), Preset::ClassicTwo);
}

#[test]
fn the_days_go_with_the_file_of_the_library() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(3));
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, stored_days())));
    let export = Intent::Library(canasta_app::features::library::LibraryIntent::ExportAll);
    let effects = session.update(click(export));
    shelf.run(&mut session, effects);
    let (_, file) = shelf.files.last().expect("a file was saved").clone();
    assert!(file.contains("{\"days\":{"), "{file}");
    let mut other = on_day(3);
    let text = canasta_app::features::library::LibraryIntent::WriteText(file);
    for intent in [text, canasta_app::features::library::LibraryIntent::AddPasted] {
        let effects = other.update(click(Intent::Library(intent)));
        shelf.run(&mut other, effects);
    }
    assert_eq!(other.daily().write(), session.daily().write());
}

#[test]
fn hidden_cards_of_a_first_try_cannot_be_tried_out() {
    let (mut shelf, mut session) = (Shelf::default(), on_day(0));
    begin(&mut shelf, &mut session, two());
    session.update(click("do:draw".parse().unwrap()));
    session.update(click("look-back".parse().unwrap()));
    session.update(click("play-on".parse().unwrap()));
    assert!(session.branch().is_none());
}
