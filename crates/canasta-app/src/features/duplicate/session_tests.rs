//! Duplicate: boards dealt one after another, noted once, compared with another playing of the same cards, kept and sent.

use crate::library::{Shelf, dialog_text};
use crate::matches::{click, play_bots};
use crate::page::Session;
use crate::review_worker::{asked, reply, worker_ready};
use crate::saved_forms::is_example;
use canasta::daily::{DailyDeal, DailyGame, FIRST_DAY};
use canasta::duplicate::{Boards, Playing, Row, Way};
use canasta::links::{DealLink, LinkCards, LinkLength, LinkPlayer, Sender, read_deal_link};
use canasta::rules::{CutKeep, Preset, Seat, seed_from_number};
use canasta_app::features::daily::DailyIntent;
use canasta_app::features::duplicate::{
    Against, BoardBook, BoardMatch, BoardStart, DuplicateFigures, DuplicatePage, DuplicateStep, Stage,
};
use canasta_app::features::library::{GameSummary, LibraryIntent, LibraryMessage, ListPart, Origin, Timestamp};
use canasta_app::features::links::{LinkPage, LinksIntent};
use canasta_app::session::{
    AdviceIntent, Answer, BoardTry, BotMessage, Day, DeviceEffect, DeviceMessage, Dialog, DialogIntent, DialogKind,
    Effect, Intent, Level, Message, NewGameIntent, Notice, Player, ProgramMessage, StorageEffect, StorageMessage,
    StoredValue, TableIntent, TimerEffect, restore,
};
use canasta_app::view;

/// A session whose bots decide by the rules of thumb, as without a worker.
fn alone() -> Session {
    let mut session = Session::alone();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    session.update(Message::Library(LibraryMessage::Listed(String::new(), ListPart::All, Timestamp::default())));
    session
}

fn send(shelf: &mut Shelf, session: &mut Session, step: DuplicateStep) -> Vec<Effect> {
    let effects = session.update(click(Intent::Duplicate(step.into())));
    shelf.run(session, effects.clone());
    effects
}

/// Starts a match of the form with cards that follow from a number; its own number.
fn start(shelf: &mut Shelf, session: &mut Session, preset: Preset, against: Against, number: u64) -> u32 {
    send(shelf, session, DuplicateStep::Game(preset));
    send(shelf, session, DuplicateStep::Against(against));
    let effects = send(shelf, session, DuplicateStep::Start);
    assert!(effects.contains(&Effect::RequestSeed), "{effects:?}");
    let effects = session.update(Message::Seed(Some(seed_from_number(number))));
    shelf.run(session, effects);
    session.duplicate().matches().last().unwrap().id()
}

/// Lets the bots decide at once until the person is to act.
fn go_on(session: &mut Session) {
    for number in 1..100 {
        session.update(Message::Bots(BotMessage::WorkerFailed(number)));
    }
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    let effects = session.update(click(Intent::Table(TableIntent::TogglePause)));
    let is_step = |effect: &Effect| matches!(effect, Effect::Timer(TimerEffect::Step(..)));
    play_bots(session, effects.into_iter().rev().find(is_step).into_iter().collect());
}

/// Plays the board at the table to its end by rules of thumb.
fn finish(shelf: &mut Shelf, session: &mut Session) {
    for _ in 0..4_000 {
        if !session.is_my_turn() {
            go_on(session);
        }
        let Some(seen) = session.observation().filter(|seen| seen.ended().is_none()) else { break };
        let action = Level::THUMB.heuristic_action(&seen);
        session.update(Message::Program(ProgramMessage::Play(action)));
        if session.ended_board().is_some() {
            break;
        }
    }
    assert!(session.ended_board().is_some(), "the hand does not end");
    let effects = session.update(Message::Library(LibraryMessage::KeepDue));
    shelf.run(session, effects);
}

/// Plays the next board.
fn play_next(shelf: &mut Shelf, session: &mut Session, id: u32) {
    send(shelf, session, DuplicateStep::GoOn(id));
    finish(shelf, session);
}

fn find(session: &Session, id: u32) -> &BoardMatch {
    session.duplicate().find(id).expect("the match is there")
}

/// The text that was saved last of a value.
fn saved(effects: &[Effect], value: StoredValue) -> Option<String> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(of, text)) if *of == value => Some(text.clone()),
        _ => None,
    })
}

fn stored(value: StoredValue, text: &str) -> Message {
    Message::Storage(StorageMessage::Restored(value, text.to_owned()))
}

#[test]
fn boards_are_played_one_way_first_and_then_the_other() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::Duel, Against::Turned, 1);
    let plan = find(&session, id).plan().clone();
    let playings: Vec<Playing> = plan.playings().collect();
    assert_eq!(playings.len(), 8);
    let mut leads = Vec::new();
    for (at, &playing) in playings.iter().enumerate() {
        assert_eq!(session.board_try(), Some(BoardTry { id, playing }), "{at}");
        let dealt = plan.state(playing).unwrap();
        let seen = session.observation().unwrap();
        assert_eq!((seen.hand(), seen.pile(), seen.dealer()), (dealt.hand(Seat::FIRST), dealt.pile(), dealt.dealer()));
        assert_eq!(session.standing().unwrap().hand, 1);
        finish(&mut shelf, &mut session);
        let sheet = session.score().unwrap();
        let sides = plan.rules().sides();
        let [own, other] = [0, 1].map(|seat| sheet.sides[sides.of(plan.rules().players.seat(seat).unwrap())].hand);
        leads.push(own - other);
        let row = find(&session, id).row(playing.board);
        assert_eq!(if playing.way == Way::First { row.first } else { row.second }, Some(own - other));
        if at + 1 < playings.len() {
            let page = dialog_text(&session);
            assert!(page.contains("Next board") && !page.contains("Look back"), "{page}");
            send(&mut shelf, &mut session, DuplicateStep::GoOn(id));
        }
    }
    let one = find(&session, id);
    assert_eq!((one.stage(), one.progress()), (Stage::Over, (8, 8)));
    assert_eq!(one.card().total(), leads.iter().sum::<i32>());
    session.update(click(Intent::Table(TableIntent::NextHand)));
    assert_eq!(session.dialog(), Some(&Dialog::Duplicate(DuplicatePage::Sheet(id))));
    let page = dialog_text(&session);
    let (own, other) = find(&session, id).card().victory_points().unwrap();
    assert!(page.contains(&format!("{own} : {other}")), "{page}");
}

#[test]
fn a_board_has_no_hints_and_counts_in_no_figures_of_matches() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let before = session.plan().clone();
    session.update(click("toggle:practice".parse().unwrap()));
    let id = start(&mut shelf, &mut session, Preset::ClassicTwo, Against::Friend, 2);
    assert_eq!(*session.plan(), before, "the next match is still the one that was planned");
    go_on(&mut session);
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert_eq!((session.hint(), session.notice()), (None, Some(&Notice::Unaided)));
    finish(&mut shelf, &mut session);
    let summary = GameSummary::read(&shelf.games.values().next().expect("it is kept").summary).unwrap();
    let playing = Playing { board: 1, way: Way::First };
    assert_eq!((summary.origin, summary.practice), (Origin::Duplicate(BoardTry { id, playing }), false));
    let effects = session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Statistics))));
    shelf.run(&mut session, effects);
    assert!(session.statistics().facts().overview().is_empty());
    assert_eq!(DuplicateFigures::of(session.duplicate()), None);
    // Its cards are not dealt again for practice.
    let effects = session.update(click(Intent::NewGame(NewGameIntent::SameDeal)));
    shelf.run(&mut session, effects);
    assert_eq!(session.board_try(), Some(BoardTry { id, playing: Playing { board: 2, way: Way::First } }));
}

#[test]
fn a_match_goes_on_after_a_reload_where_it_was_left() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::Duel, Against::Friend, 3);
    finish(&mut shelf, &mut session);
    send(&mut shelf, &mut session, DuplicateStep::GoOn(id));
    go_on(&mut session);
    let effects = session.update(click("do:draw".parse().unwrap()));
    shelf.run(&mut session, effects.clone());
    let game = saved(&effects, StoredValue::Game).unwrap();
    let second = BoardTry { id, playing: Playing { board: 2, way: Way::First } };
    assert_eq!(restore(&game).origin, Origin::Duplicate(second));
    let (record, book) = (session.record(), session.duplicate().write());
    let mut reloaded = alone();
    reloaded.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(game) }));
    reloaded.update(stored(StoredValue::Duplicate, &book));
    assert_eq!((reloaded.record(), reloaded.board_try()), (record.clone(), Some(second)));
    assert_eq!(reloaded.duplicate().write(), book);
    let library = reloaded.library();
    assert_eq!(reloaded.duplicate().start(id, library, Some((second, false))), Some(BoardStart::AtTable));
    // Another game takes the table. The library has the board, which goes on.
    session.update(Message::Device(DeviceMessage::Today(Day::new(FIRST_DAY.number()))));
    let deal = DailyDeal::of(FIRST_DAY, DailyGame::TwoPlayers).unwrap();
    let effects = session.update(click(Intent::Daily(DailyIntent::Play(deal))));
    shelf.run(&mut session, effects);
    assert_eq!(session.board_try(), None);
    let effects = session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Duplicate))));
    shelf.run(&mut session, effects);
    assert!(dialog_text(&session).contains("Board 2 of 4"), "{}", dialog_text(&session));
    send(&mut shelf, &mut session, DuplicateStep::GoOn(id));
    assert_eq!((session.record(), session.board_try()), (record, Some(second)));
}

/// The page was closed between the end of the hand and the next save of the matches.
#[test]
fn the_library_tells_of_a_board_whose_end_was_not_noted() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::Duel, Against::Friend, 4);
    let before = session.duplicate().write();
    finish(&mut shelf, &mut session);
    let row = find(&session, id).row(1);
    assert!(row.first.is_some());
    // Its library has not told anything yet.
    let mut later = Session::alone();
    later.update(stored(StoredValue::Duplicate, &before));
    assert_eq!(later.duplicate().start(id, later.library(), None), Some(BoardStart::Unread));
    assert_eq!(find(&later, id).row(1), Row::default());
    let effects = later.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Duplicate))));
    shelf.run(&mut later, effects);
    assert_eq!(find(&later, id).row(1), row);
    // So does the table itself, where the board is over. The next board waits for the library.
    let mut reloaded = Session::alone();
    let save = &shelf.games.values().next().unwrap().save;
    let mut save: serde_json::Value = serde_json::from_str(save).unwrap();
    let board = BoardTry { id, playing: Playing { board: 1, way: Way::First } };
    save["origin"] = format!("duplicate {board}").into();
    // The checksum is that of the save of the library, which has no origin.
    save.as_object_mut().unwrap().remove("sum");
    let game = Some(save.to_string());
    reloaded.update(Message::Storage(StorageMessage::Restore { settings: None, game }));
    reloaded.update(stored(StoredValue::Duplicate, &before));
    assert_eq!(reloaded.ended_board(), Some(board));
    let go_on = Intent::Duplicate(DuplicateStep::GoOn(id).into());
    let effects = reloaded.update(click(go_on));
    assert_eq!(find(&reloaded, id).row(1), row);
    assert_eq!(reloaded.board_try(), Some(board), "the library has not told anything yet");
    Shelf::default().run(&mut reloaded, effects);
    assert_eq!(reloaded.board_try().map(|board| board.playing.board), Some(2));
}

/// The strongest bot is asked while the person thinks, a board a question, and its result is shown after the own one only.
#[test]
fn master_plays_the_same_boards() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::Duel, Against::Master, 12);
    let mut effects = worker_ready(&mut session);
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    effects.extend(session.update(click(Intent::Table(TableIntent::TogglePause))));
    for _ in 0..40 {
        if session.is_my_turn() {
            break;
        }
        let step = |effect: &Effect| match effect {
            Effect::Timer(TimerEffect::Step(number, _)) => Some(*number),
            _ => None,
        };
        let mut next = Vec::new();
        if let Some(question) = asked(&effects) {
            let said = canasta_app::session::reply_to(&question.to_string(), || std::time::Duration::ZERO).unwrap();
            next.extend(session.update(Message::Bots(BotMessage::WorkerSaid(1, said))));
        }
        for number in effects.iter().filter_map(step) {
            next.extend(session.update(Message::Bots(BotMessage::StepDue(number))));
        }
        effects = next;
    }
    assert!(session.is_my_turn());
    let plan = find(&session, id).plan().clone();
    for board in 1..=4 {
        let question = asked(&effects).expect("a board is asked for");
        assert_eq!(question["subject"]["board"]["board"], board);
        if board == 1 {
            let said = canasta_app::session::reply_to(&question.to_string(), || std::time::Duration::ZERO).unwrap();
            let lead = plan.master_lead(1, find(&session, id).bots()).unwrap();
            assert!(said.contains(&format!("{lead}")), "{said}");
        }
        effects = reply(&mut session, &question, Answer::Par(board * 1_111));
        assert!(saved(&effects, StoredValue::Duplicate).is_some());
    }
    assert_eq!(find(&session, id).next_of_master(), None);
    send(&mut shelf, &mut session, DuplicateStep::Show(id));
    assert!(!dialog_text(&session).contains("1,111"), "{}", dialog_text(&session));
    let one = find(&session, id);
    assert_eq!((one.row(1), one.card().rows()[0].second), (Row::default(), Some(1_111)));
}

#[test]
fn without_a_worker_master_waits_until_the_page_is_opened_again() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::Duel, Against::Master, 6);
    finish(&mut shelf, &mut session);
    for _ in 0..3 {
        play_next(&mut shelf, &mut session, id);
    }
    assert_eq!(find(&session, id).stage(), Stage::Waiting);
    send(&mut shelf, &mut session, DuplicateStep::Show(id));
    for number in 1..100 {
        session.update(Message::Bots(BotMessage::WorkerFailed(number)));
    }
    assert!(session.duplicate().lacks_master());
    assert!(dialog_text(&session).contains("Master cannot play now"), "{}", dialog_text(&session));
    // The next deal revives the worker, and the page asks again.
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    send(&mut shelf, &mut session, DuplicateStep::Show(id));
    assert!(view::page(&session).element_count() > 0);
}

/// The boards of a link of a friend, with the leads of the friend.
fn boards_of(ada: &[i32; 4]) -> DealLink {
    let cards = LinkCards::Seed(seed_from_number(77), LinkLength::Boards(Boards::Four));
    let bot = LinkPlayer::Bot { name: "daily-1".to_owned(), style: canasta::bots::Style::Balanced };
    let players = vec![LinkPlayer::Person, bot];
    let deal = DealLink::new(Preset::Duel, Preset::Duel.rules(), cards, Seat::FIRST, players).unwrap();
    deal.with_sender(Sender::of_boards("Ada", ada.to_vec()))
}

fn open_link(shelf: &mut Shelf, session: &mut Session, deal: &DealLink) {
    let read = LinksIntent::Read(format!("deal={}", deal.code()));
    let effects = session.update(click(Intent::Links(read)));
    shelf.run(session, effects);
}

/// Where the cutter keeps cards, the person plays a board with the cut that Master and the other table have.
#[test]
fn boards_are_dealt_with_their_cut() {
    let rules = Preset::Duel.builder().cut_keep(CutKeep::Three).build().unwrap();
    let mut kept = 0;
    for number in 0..20 {
        let (mut shelf, mut session) = (Shelf::default(), alone());
        let cards = LinkCards::Seed(seed_from_number(number), LinkLength::Boards(Boards::Four));
        let bot = LinkPlayer::Bot { name: "daily-1".to_owned(), style: canasta::bots::Style::Balanced };
        let deal = DealLink::new(Preset::Duel, rules, cards, Seat::FIRST, vec![LinkPlayer::Person, bot]).unwrap();
        open_link(&mut shelf, &mut session, &deal);
        send(&mut shelf, &mut session, DuplicateStep::PlaySent);
        let one = session.board_try().unwrap();
        let dealt = find(&session, one.id).plan().state(one.playing).unwrap();
        let (seen, cutter) = (session.observation().unwrap(), rules.cutter(dealt.dealer()));
        assert_eq!((seen.hand(), seen.pile()), (dealt.hand(Seat::FIRST), dealt.pile()), "{number}");
        assert_eq!(seen.known(cutter), dealt.observe(Seat::FIRST).known(cutter), "{number}");
        kept += seen.known(cutter).len();
    }
    assert!(kept > 0, "somebody keeps a card");
}

#[test]
fn a_friend_plays_the_same_boards_and_both_sheets_stand_side_by_side() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let deal = boards_of(&[100, -200, 333, 0]);
    open_link(&mut shelf, &mut session, &deal);
    assert_eq!(session.dialog(), Some(&Dialog::Duplicate(DuplicatePage::Sent)));
    let page = dialog_text(&session);
    assert!(page.contains("Ada sends you 4 boards") && !page.contains("333"), "{page}");
    send(&mut shelf, &mut session, DuplicateStep::PlaySent);
    let id = session.board_try().unwrap().id;
    finish(&mut shelf, &mut session);
    let one = find(&session, id);
    assert_eq!((one.against(), one.row(1).second, one.row(2)), (Against::Friend, Some(100), Row::default()));
    for _ in 0..3 {
        play_next(&mut shelf, &mut session, id);
    }
    let one = find(&session, id);
    assert_eq!(one.stage(), Stage::Over);
    let leads = one.first_leads().unwrap();
    assert_eq!(one.card().total(), leads.iter().sum::<i32>() - 233);
    // It is sent back with the own leads, under the own name.
    session.update(click(Intent::from_control("sender", "Zoe").unwrap()));
    let effects = send(&mut shelf, &mut session, DuplicateStep::Copy(id));
    let link = effects.iter().find_map(|effect| match effect {
        Effect::Device(DeviceEffect::CopyLink(link)) => Some(link.clone()),
        _ => None,
    });
    let sent = read_deal_link(&link.unwrap()).unwrap();
    assert_eq!(sent.sender().map(|sender| (sender.name(), sender.leads())), Some(("Zoe", &*leads)));
    // The own link shows the sheet, and nobody stands beside themselves.
    open_link(&mut shelf, &mut session, &sent);
    assert_eq!(session.dialog(), Some(&Dialog::Duplicate(DuplicatePage::Sheet(id))));
    assert_eq!(find(&session, id).friends().len(), 1);
}

#[test]
fn what_a_friend_sends_back_stands_in_the_sheet() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::Duel, Against::Friend, 8);
    finish(&mut shelf, &mut session);
    let early = find(&session, id).sent(Some("Zoe"));
    assert_eq!(early.sender(), None, "the results go with the boards once all are played");
    for _ in 0..3 {
        play_next(&mut shelf, &mut session, id);
    }
    assert_eq!(find(&session, id).stage(), Stage::Waiting);
    let answer = find(&session, id).deal().clone().with_sender(Sender::of_boards("Ada", vec![5; 4]));
    open_link(&mut shelf, &mut session, &answer);
    let one = find(&session, id);
    assert_eq!((one.stage(), one.friends()[0].name.as_str()), (Stage::Over, "Ada"));
    assert!(dialog_text(&session).contains("Ada"));
    // A second answer of the same name changes nothing.
    let again = find(&session, id).deal().clone().with_sender(Sender::of_boards("Ada", vec![900; 4]));
    open_link(&mut shelf, &mut session, &again);
    assert_eq!(find(&session, id).row(1).second, Some(5));
}

#[test]
fn a_link_whose_boards_nobody_can_play_is_refused() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let cards = LinkCards::Seed(seed_from_number(1), LinkLength::Boards(Boards::Four));
    let players = vec![LinkPlayer::Person, LinkPlayer::Person];
    let deal = DealLink::new(Preset::Duel, Preset::Duel.rules(), cards, Seat::FIRST, players).unwrap();
    open_link(&mut shelf, &mut session, &deal);
    assert_eq!(session.dialog(), Some(&Dialog::Link(LinkPage::Refused)));
    assert!(session.duplicate().is_empty());
}

#[test]
fn a_match_is_given_up_after_a_question() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::Duel, Against::Turned, 10);
    finish(&mut shelf, &mut session);
    send(&mut shelf, &mut session, DuplicateStep::Show(id));
    send(&mut shelf, &mut session, DuplicateStep::GiveUp(id));
    assert!(dialog_text(&session).contains("Give up this match?"));
    let effects = session.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert!(saved(&effects, StoredValue::Duplicate).is_some());
    assert_eq!(session.dialog(), Some(&Dialog::Duplicate(DuplicatePage::Start)));
    assert_eq!(session.duplicate().matches().count(), 0);
    // Another page still knows it: it does not come back.
    let book = session.duplicate().write();
    session.update(stored(StoredValue::Duplicate, &book.replace(",\"given_up\":true", "")));
    assert_eq!(session.duplicate().matches().count(), 0);
}

/// The form has no choice that the game does not have.
#[test]
fn with_three_sides_master_plays() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    let id = start(&mut shelf, &mut session, Preset::ThreeHanded, Against::Turned, 3);
    assert_eq!(find(&session, id).against(), Against::Master);
    let bots = session.places().iter().filter(|place| matches!(place.player, Player::Bot(_))).count();
    assert_eq!(bots, 2);
}

const STORED: &str = include_str!("../../../../../tests/records/saved/duplicate.json");

/// Every form that is stored, in the order in which it is written.
#[test]
fn the_matches_are_written_as_before() {
    let mut book = BoardBook::read(STORED);
    assert_eq!(book.matches().count(), 2, "one of three was given up");
    is_example("duplicate.json", &book.write());
    let stages: Vec<Stage> = book.matches().map(BoardMatch::stage).collect();
    assert_eq!(stages, [Stage::Over, Stage::Playing(Playing { board: 2, way: Way::First })]);
    let figures = DuplicateFigures::of(&book).unwrap();
    assert_eq!((figures.matches, figures.boards, figures.difference), (1, 4, 50.0));
    // What another page knows is added, and nothing is lost.
    let before = book.write();
    let mut session = alone();
    session.update(stored(StoredValue::Duplicate, &before));
    session.update(stored(StoredValue::Duplicate, "{\"version\":1,\"matches\":[]}"));
    assert_eq!(session.duplicate().write(), before);
    book = BoardBook::read("{\"version\":2,\"matches\":[]}");
    assert!(book.is_empty());
}

#[test]
fn a_damaged_match_is_set_aside_and_the_others_stay() {
    for damaged in [
        STORED.replacen("\"against\":\"friend\"", "\"against\":\"nobody\"", 1),
        STORED.replacen("\"rows\":[", "\"rows\":[{},", 1),
        STORED.replacen("\"deal\":\"D1", "\"deal\":\"D2", 1),
    ] {
        let mut session = alone();
        let effects = session.update(stored(StoredValue::Duplicate, &damaged));
        assert_eq!(session.duplicate().matches().count(), 1, "{damaged}");
        assert_eq!(session.notice(), Some(&Notice::ProgressDamaged(StoredValue::Duplicate)), "{damaged}");
        assert!(effects.contains(&Effect::Storage(StorageEffect::SetAside(damaged))));
    }
}

#[test]
fn the_matches_go_with_the_file_of_the_library() {
    let (mut shelf, mut session) = (Shelf::default(), alone());
    session.update(stored(StoredValue::Duplicate, STORED));
    let effects = session.update(click(Intent::Library(LibraryIntent::ExportAll)));
    shelf.run(&mut session, effects);
    let (_, file) = shelf.files.last().expect("a file was saved").clone();
    assert!(file.contains("{\"duplicate\":{"), "{file}");
    let mut other = alone();
    for intent in [LibraryIntent::WriteText(file), LibraryIntent::AddPasted] {
        let effects = other.update(click(Intent::Library(intent)));
        shelf.run(&mut other, effects);
    }
    assert_eq!(other.duplicate().write(), session.duplicate().write());
}
