//! The library: what is kept of which game, and what its page does. The device is played by a shelf in memory, which uses the same
//! pure functions as the browser's.

use crate::matches::{click, new_session, play_bots, play_hand};
use crate::page::Session;
use crate::saved_forms::is_example;
use canasta::rules::{Action, Phase, Preset, Record, Side, generator, legal};
use canasta_app::features::files::{ExportKind, FilesIntent};
use canasta_app::features::library::{
    FileLines, GameId, GamePurpose, GameState, ImportEnd, ImportLeft, ImportPart, ImportProgress, ImportTally,
    KeepStatus, Kept, LIBRARY_FILE, LIST_PAGE, LibraryEffect, LibraryIntent, LibraryMessage, LibraryNotice,
    LibraryState, LibraryUsage, ListPart, Origin, Persistence, Settlement, StateFilter, StoredGame, Timestamp,
    found_ahead, library_head, library_line, renamed, settle, with_origin,
};
use canasta_app::features::score_keeper::{ScoreKeeperIntent, SheetId};
use canasta_app::session::{
    ActionKind, Day, DeviceEffect, DeviceMessage, Dialog, DialogIntent, DialogKind, Effect, Intent, LearnIntent,
    Message, NewGameIntent, Notice, NoticeIntent, ProgramMessage, StorageEffect, StorageMessage, StoredValue,
    TableIntent,
};
use canasta_app::view::{self, Node};
use std::collections::{BTreeMap, VecDeque};

/// The texts that a device stores, and its clock.
#[derive(Default)]
pub struct Shelf {
    /// What was counted of the games.
    pub facts: BTreeMap<GameId, String>,
    pub games: BTreeMap<GameId, StoredGame>,
    chosen: VecDeque<(Vec<u8>, FileLines)>,
    pub now: u64,
    /// Where the person is.
    pub hours_from_greenwich: i64,
    /// The game that is marked as one that the quick save does not follow.
    unsaved: Option<GameId>,
    /// Whether nothing more can be written.
    pub is_full: bool,
    pub is_refused: bool,
    persisted: usize,
    /// What the browser says of persistence, and what it would say once the person has asked for it.
    pub persistence: Option<[Persistence; 2]>,
    /// The texts of the files that were saved.
    pub files: Vec<(String, String)>,
    /// The last save of the match.
    save: Option<String>,
}

impl Clone for Shelf {
    /// A shelf with the same texts. Of files it goes on reading none.
    fn clone(&self) -> Shelf {
        Shelf {
            facts: self.facts.clone(),
            games: self.games.clone(),
            chosen: VecDeque::new(),
            now: self.now,
            hours_from_greenwich: self.hours_from_greenwich,
            unsaved: self.unsaved.clone(),
            is_full: self.is_full,
            is_refused: self.is_refused,
            persisted: self.persisted,
            persistence: self.persistence,
            files: self.files.clone(),
            save: self.save.clone(),
        }
    }
}

impl Shelf {
    fn usage(&self) -> LibraryUsage {
        let plain = if self.persisted > 0 { Persistence::Kept } else { Persistence::None };
        LibraryUsage { bytes: Some(2_300_000), persistence: self.persistence.map_or(plain, |[now, _]| now) }
    }

    /// A device whose clock shows these milliseconds since 1970.
    pub fn at(now: u64) -> Shelf {
        Shelf { now, ..Shelf::default() }
    }

    /// Carries out effects until nothing is left to be done.
    pub fn run(&mut self, session: &mut Session, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Library(effect) => {
                    self.now += 1;
                    if let Some(message) = self.answer(effect) {
                        effects.extend(session.update(Message::Library(message)));
                    }
                }
                Effect::RequestDays(moments) => {
                    let hours = |at: Timestamp| i64::try_from(at.milliseconds() / 3_600_000).unwrap();
                    let day = |at| u32::try_from((hours(at) + self.hours_from_greenwich).div_euclid(24)).unwrap_or(0);
                    let days = moments.into_iter().map(|at| Day::new(day(at))).collect();
                    effects.extend(session.update(Message::Device(DeviceMessage::Days(days))));
                }
                Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => self.save = Some(text),
                Effect::Device(DeviceEffect::Download(name, text)) => self.files.push((name.to_owned(), text)),
                _ => {}
            }
        }
    }

    pub fn send(&mut self, session: &mut Session, intent: Intent) -> Vec<Effect> {
        let effects = session.update(click(intent));
        self.run(session, effects.clone());
        effects
    }

    pub fn open(&mut self, session: &mut Session) {
        self.send(session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    }

    pub fn write(&mut self, game: StoredGame) {
        self.games.insert(game.id.clone(), game);
    }

    pub fn answer(&mut self, effect: LibraryEffect) -> Option<LibraryMessage> {
        if self.is_refused {
            return match effect {
                LibraryEffect::List => Some(LibraryMessage::Refused),
                LibraryEffect::Put(entry) => Some(LibraryMessage::NotKept(entry.summary.id)),
                LibraryEffect::Remind => Some(LibraryMessage::KeepDue),
                _ => None,
            };
        }
        Some(match effect {
            LibraryEffect::Remind => LibraryMessage::KeepDue,
            LibraryEffect::List => {
                let texts = self.games.values().map(|game| format!("{}\n", game.summary)).collect();
                LibraryMessage::Listed(texts, ListPart::All, Timestamp::new(self.now))
            }
            LibraryEffect::Measure => LibraryMessage::Usage(self.usage()),
            LibraryEffect::Put(entry) if self.is_full => LibraryMessage::NotKept(entry.summary.id),
            LibraryEffect::Put(mut entry) => {
                let asked = entry.summary.id.clone();
                loop {
                    match settle(self.games.get(&entry.summary.id), &entry, Timestamp::new(self.now)) {
                        Settlement::Both(other) => entry = other,
                        Settlement::Stays(summary) => {
                            let base = Some(summary.fingerprint.clone()).filter(|it| *it == entry.summary.fingerprint);
                            let kept = Kept { id: entry.summary.id, base };
                            break LibraryMessage::Kept { asked, kept, summary };
                        }
                        Settlement::Write(summary, text) => {
                            self.note_ahead();
                            let id = summary.id.clone();
                            let review = self.games.get(&id).and_then(|game| game.review.clone());
                            let save = entry.save.clone();
                            self.write(StoredGame { id: id.clone(), summary: text, save, review });
                            let kept = Kept { id, base: Some(summary.fingerprint.clone()) };
                            break LibraryMessage::Kept { asked, kept, summary };
                        }
                    }
                }
            }
            LibraryEffect::Get(id, purpose) => {
                let game = self.games.get(&id).cloned().map(Box::new);
                LibraryMessage::Found(id, purpose, game)
            }
            LibraryEffect::Rename(id, title) => {
                let game = self.games.get_mut(&id)?;
                game.summary = renamed(&game.summary, &title)?;
                return None;
            }
            LibraryEffect::Delete(id) => match self.games.remove(&id) {
                Some(game) => {
                    self.facts.remove(&id);
                    LibraryMessage::Deleted(Box::new(game))
                }
                None => LibraryMessage::Gone(id),
            },
            LibraryEffect::PutBack(_) if self.is_full => LibraryMessage::NotStored,
            LibraryEffect::PutBack(game) => {
                self.write(*game);
                LibraryMessage::BroughtBack
            }
            LibraryEffect::MarkUnsaved(id) => {
                self.unsaved = id;
                return None;
            }
            LibraryEffect::FindUnsaved => {
                let id = self.unsaved.clone()?;
                let game = self.games.get(&id).cloned().map(Box::new);
                LibraryMessage::Found(id, GamePurpose::Further, game)
            }
            LibraryEffect::ReadText(text) => {
                self.choose(&text);
                LibraryMessage::FilesChosen
            }
            LibraryEffect::ReadMore => LibraryMessage::Read(self.read_more()),
            LibraryEffect::StopReading => {
                self.chosen.clear();
                return None;
            }
            LibraryEffect::LeaveFile => {
                self.chosen.pop_front();
                return None;
            }
            LibraryEffect::SetOrigin(ids, origin) => {
                for id in ids {
                    let game = self.games.get_mut(&id)?;
                    game.summary = with_origin(&game.summary, origin)?;
                }
                return None;
            }
            LibraryEffect::ListFacts => {
                LibraryMessage::Facts(self.facts.values().map(|text| format!("{text}\n")).collect())
            }
            LibraryEffect::GetGames(ids) => {
                let games = ids.iter().filter_map(|id| self.games.get(id).cloned()).collect();
                LibraryMessage::Games(ids, games)
            }
            LibraryEffect::PutFacts(facts) => {
                self.facts.extend(facts);
                return None;
            }
            LibraryEffect::Add(_) if self.is_full => LibraryMessage::NotStored,
            LibraryEffect::Add(new) => {
                let mut added = Vec::new();
                for mut entry in new {
                    entry.date(Timestamp::new(self.now));
                    assert!(!self.games.contains_key(&entry.summary.id), "no game is overwritten");
                    added.push(entry.summary.clone());
                    self.write(entry.into());
                }
                LibraryMessage::Added(added)
            }
            LibraryEffect::ExportAll(last) => {
                self.files.push((LIBRARY_FILE.to_owned(), self.file() + &last));
                return None;
            }
            LibraryEffect::PersistQuietly => {
                self.persisted += 1;
                return None;
            }
            LibraryEffect::Persist => {
                self.persistence = self.persistence.map(|[_, after]| [after; 2]);
                LibraryMessage::Usage(self.usage())
            }
            LibraryEffect::PutReview(id, review) => {
                self.games.get_mut(&id)?.review = Some(review);
                self.facts.remove(&id);
                return None;
            }
            LibraryEffect::GetReview(id) => {
                let review = self.games.get(&id).and_then(|game| game.review.clone());
                LibraryMessage::Review(id, review)
            }
        })
    }

    /// The file of all games.
    fn file(&self) -> String {
        let line = |game: &StoredGame| library_line(&game.summary, &game.save, game.review.as_deref());
        library_head() + &self.games.values().map(line).collect::<String>()
    }

    /// Takes a text as a chosen file.
    fn choose(&mut self, text: &str) {
        self.chosen.push_back((text.as_bytes().to_vec(), FileLines::default()));
    }

    /// Reads the chosen files on, a piece of them at a time.
    fn read_more(&mut self) -> ImportPart {
        let mut part = ImportPart { progress: ImportProgress { read: 1, all: 2 }, ..ImportPart::default() };
        if let Some((text, lines)) = self.chosen.front_mut() {
            while !lines.is_enough() {
                let piece: Vec<u8> = text.drain(..text.len().min(10_000)).collect();
                if piece.is_empty() { lines.finish() } else { lines.take(&piece) }
            }
            lines.step();
            part.items = lines.next_items();
            (part.skipped, part.end) = lines.next_skipped();
            if lines.is_done() && lines.is_empty() {
                self.chosen.pop_front();
            }
        }
        part.left = if self.chosen.is_empty() { ImportLeft::Nothing } else { ImportLeft::More };
        part
    }

    /// Notes which games lie ahead of the clock.
    fn note_ahead(&mut self) {
        for game in self.games.values_mut() {
            if let Some((_, text)) = found_ahead(&game.summary, Timestamp::new(self.now)) {
                game.summary = text;
            }
        }
    }

    /// Brings files in. Gives what became of their games.
    pub fn import(&mut self, session: &mut Session, files: &[&str]) -> ImportTally {
        files.iter().for_each(|file| self.choose(file));
        let effects = session.update(Message::Library(LibraryMessage::FilesChosen));
        self.run(session, effects);
        match session.library().notice() {
            Some(LibraryNotice::Imported(tally)) => *tally,
            other => panic!("{other:?}"),
        }
    }

    fn only(&self) -> &StoredGame {
        assert_eq!(self.games.len(), 1);
        self.games.values().next().unwrap()
    }
}

/// The record of a stored game.
fn record(game: &StoredGame) -> String {
    let (game, _) = canasta_app::session::restore(&game.save).game.unwrap();
    game.record().to_string()
}

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/tests/records/{name}", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))).unwrap()
}

fn act(shelf: &mut Shelf, session: &mut Session, kind: ActionKind) {
    shelf.send(session, Intent::Table(TableIntent::Act(kind)));
}

/// The discards that are possible.
fn discards(session: &Session) -> Vec<Action> {
    let mut all = legal::candidates(&session.observation().unwrap());
    all.retain(|action| matches!(action, Action::Discard(_)));
    all
}

fn play(shelf: &mut Shelf, session: &mut Session, action: Action) -> Vec<Effect> {
    let effects = session.update(Message::Program(ProgramMessage::Play(action)));
    shelf.run(session, effects.clone());
    effects
}

/// Makes the first discard that is possible, and lets the bots play until the person is to act again.
fn finish_turn(shelf: &mut Shelf, session: &mut Session) {
    let action = discards(session).into_iter().next().expect("a card can be discarded");
    let effects = play(shelf, session, action);
    play_bots(session, effects);
}

fn restored(shelf: &mut Shelf, save: &str) -> Session {
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let game = Some(save.to_owned());
    let effects = session.update(Message::Storage(StorageMessage::Restore { settings: None, game }));
    shelf.run(&mut session, effects);
    session
}

fn game(seed: u8) -> Session {
    new_session(Preset::Classic, Preset::Classic.rules(), seed)
}

/// The text of the open dialog.
pub fn dialog_text(session: &Session) -> String {
    fn collect(node: &Node, text: &mut String) {
        match node {
            Node::Text(words) => text.push_str(words),
            Node::Element(element) => element.children.iter().for_each(|child| collect(child, text)),
        }
    }
    let mut text = String::new();
    collect(&view::page(session).dialog.expect("a dialog is open").dialog, &mut text);
    text
}

#[test]
fn a_game_is_kept_from_the_first_own_action_on_and_at_the_end_of_each_turn() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    assert!(shelf.games.is_empty(), "nobody has acted yet");
    act(&mut shelf, &mut session, ActionKind::Draw);
    assert!(record(shelf.only()).ends_with("0 draw\n"));
    let first = shelf.only().clone();
    finish_turn(&mut shelf, &mut session);
    let after_turn = shelf.only().clone();
    assert_eq!(after_turn.id, first.id);
    assert!(record(&after_turn).starts_with(&record(&first)));
    assert!(record(&after_turn).lines().last().unwrap().starts_with("0 discard "));
    // In the middle of the next turn nothing is written.
    act(&mut shelf, &mut session, ActionKind::Draw);
    assert_eq!(shelf.only(), &after_turn);
    finish_turn(&mut shelf, &mut session);
    assert_ne!(shelf.only(), &after_turn);
    let summary = session.library();
    assert_eq!(summary.state(), LibraryState::Unread, "the list is read when its page opens");
    assert!(session.was_kept());
    // The save knows where the game is kept.
    assert!(shelf.save.unwrap().contains(&format!("\"id\":\"{}\"", first.id)));
}

#[test]
fn an_undone_turn_is_kept_as_it_was_played_in_the_end() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    shelf.send(&mut session, Intent::from_control("pace", "instant").unwrap());
    session.update(click("toggle:practice".parse().unwrap()));
    act(&mut shelf, &mut session, ActionKind::Draw);
    finish_turn(&mut shelf, &mut session);
    let before = record(shelf.only());
    shelf.send(&mut session, Intent::Table(TableIntent::UndoTurn));
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
    act(&mut shelf, &mut session, ActionKind::Draw);
    let other = discards(&session).pop().unwrap();
    assert!(!before.contains(&format!("0 {other}\n")));
    play(&mut shelf, &mut session, other);
    assert!(!record(shelf.only()).starts_with(&before), "the record was cut back, and is still one game");
}

/// Where the browser would ask the person, the library offers to do it, and says what came of it.
#[test]
fn the_browser_is_asked_to_keep_games_by_a_press_where_it_asks_in_turn() {
    for (after, sentence) in [
        (Persistence::Kept, "The browser keeps it until you delete it."),
        (Persistence::Declined, "The browser does not promise to keep it"),
    ] {
        let (mut shelf, mut session) = (Shelf::default(), new_session(Preset::Evening, Preset::Evening.rules(), 5));
        shelf.persistence = Some([Persistence::Offered, after]);
        play_hand(&mut session);
        let effects = session.update(Message::Library(LibraryMessage::KeepDue));
        shelf.run(&mut session, effects);
        shelf.open(&mut session);
        let ask = Intent::Library(LibraryIntent::Persist);
        let shown = |session: &Session| format!("{:?}", view::page(session));
        assert!(shown(&session).contains(&format!("\"data-intent\", \"{ask}\"")));
        assert!(!shown(&session).contains(sentence));
        shelf.send(&mut session, ask.clone());
        assert!(!shown(&session).contains(&format!("\"data-intent\", \"{ask}\"")), "it is asked once");
        assert!(shown(&session).contains(sentence));
    }
}

#[test]
fn lessons_and_tables_without_an_own_action_are_not_kept() {
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    shelf.send(&mut session, Intent::Learn(LearnIntent::Lesson));
    for _ in 0..12 {
        shelf.send(&mut session, Intent::Learn(LearnIntent::ShowStep));
        shelf.send(&mut session, Intent::Learn(LearnIntent::Next));
    }
    assert!(session.is_guided());
    assert!(shelf.games.is_empty());
}

#[test]
fn a_finished_match_says_who_has_won_and_asks_the_browser_to_keep_it() {
    let (mut shelf, mut session) = (Shelf::default(), new_session(Preset::Evening, Preset::Evening.rules(), 5));
    play_hand(&mut session);
    assert!(session.standing().unwrap().end.is_some());
    // The test has played without a device. What is due comes now.
    let effects = session.update(Message::Library(LibraryMessage::KeepDue));
    shelf.run(&mut session, effects);
    assert_eq!(shelf.persisted, 1);
    assert_eq!(record(shelf.only()).parse::<Record>(), session.record().parse());
    shelf.open(&mut session);
    let summary = &session.library().games()[0].summary;
    let end = session.standing().unwrap().end.unwrap();
    let won = end.winner == Side::FIRST;
    assert_eq!(summary.state, if won { GameState::Won } else { GameState::Lost });
    assert_eq!((summary.hands, summary.origin), (1, Origin::Played));
    assert!(dialog_text(&session).contains(if won { "won " } else { "lost " }));
    assert!(dialog_text(&session).contains("The browser keeps it until you delete it."));
}

#[test]
fn a_save_of_an_older_version_moves_into_the_library_by_itself() {
    let save = file("saved/game.json");
    assert!(!save.contains("library"), "the frozen example is of a version without a library");
    let mut shelf = Shelf::default();
    let session = restored(&mut shelf, &save);
    let kept = shelf.only().clone();
    assert_eq!(record(&kept), canasta_app::session::restore(&save).game.unwrap().0.record().to_string());
    assert!(session.was_kept());
    // A second page finds the same game, and so does the first one when it is opened again.
    let mut again = restored(&mut shelf, &save);
    assert_eq!(shelf.only(), &kept);
    assert!(shelf.save.is_none(), "to look at a game is not to play it");
    finish_turn(&mut shelf, &mut again);
    let newer = shelf.save.clone().unwrap();
    assert!(newer.contains(&format!("\"id\":\"{}\"", kept.id)));
    let _ = restored(&mut shelf, &newer);
    assert!(record(shelf.only()).starts_with(&record(&kept)));
}

#[test]
fn an_older_version_of_a_game_never_replaces_a_newer_one_and_both_are_kept_when_they_differ() {
    let (mut shelf, mut first) = (Shelf::default(), game(3));
    act(&mut shelf, &mut first, ActionKind::Draw);
    let save = shelf.save.clone().unwrap();
    let mut second = restored(&mut shelf, &save);
    finish_turn(&mut shelf, &mut first);
    act(&mut shelf, &mut first, ActionKind::Draw);
    finish_turn(&mut shelf, &mut first);
    let newer = record(shelf.only());
    // The second page still shows the first turn: what it would write is only a beginning.
    let effects = second.update(Message::Library(LibraryMessage::KeepDue));
    shelf.run(&mut second, effects);
    assert_eq!(record(shelf.only()), newer);
    // It plays its turn in another way.
    let other = discards(&second).into_iter().find(|action| !newer.contains(&format!("0 {action}\n")));
    let effects = play(&mut shelf, &mut second, other.expect("another discard"));
    assert_eq!(shelf.games.len(), 2);
    let records: Vec<String> = shelf.games.values().map(record).collect();
    assert!(records.contains(&newer));
    // Each page goes on with its own game.
    play_bots(&mut second, effects);
    act(&mut shelf, &mut second, ActionKind::Draw);
    finish_turn(&mut shelf, &mut second);
    assert_eq!(shelf.games.len(), 2);
    assert!(shelf.games.values().map(record).any(|text| text == newer));
}

#[test]
fn resuming_keeps_the_game_at_the_table_and_brings_the_other_one_back_as_it_was() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    finish_turn(&mut shelf, &mut session);
    act(&mut shelf, &mut session, ActionKind::Draw);
    let (first, before) = (session.record(), session.observation().unwrap().hand());
    let first_id = session.match_id().unwrap().clone();
    // Another game begins.
    shelf.send(&mut session, Intent::NewGame(NewGameIntent::SameDeal));
    shelf.send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    assert!(session.standing().unwrap().practice);
    assert_eq!(record(&shelf.games[&first_id]).lines().last(), Some("0 draw"), "also what was not a whole turn");
    let step = session.update(click(Intent::Table(TableIntent::Skip)));
    play_bots(&mut session, step);
    act(&mut shelf, &mut session, ActionKind::Draw);
    let second = session.match_id().unwrap().clone();
    assert_eq!(shelf.games.len(), 2);

    shelf.open(&mut session);
    assert!(dialog_text(&session).contains("On the table"));
    shelf.send(&mut session, Intent::Library(LibraryIntent::Resume(first_id.clone())));
    assert_eq!((session.record(), session.observation().unwrap().hand()), (first, before));
    assert_eq!((session.dialog(), session.match_id()), (None, Some(&first_id)));
    assert!(!session.standing().unwrap().practice);
    assert!(shelf.games.contains_key(&second));
    // It goes on under its key.
    finish_turn(&mut shelf, &mut session);
    assert_eq!(shelf.games.len(), 2);
    assert!(record(&shelf.games[&first_id]).lines().last().unwrap().starts_with("0 discard"));
}

#[test]
fn the_game_at_the_table_stays_when_it_cannot_be_kept() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    shelf.import(&mut session, &[&file("evening.txt")]);
    let other = session.library().games()[0].summary.id.clone();
    act(&mut shelf, &mut session, ActionKind::Draw);
    finish_turn(&mut shelf, &mut session);
    act(&mut shelf, &mut session, ActionKind::Draw);
    let before = session.record();
    shelf.is_full = true;
    shelf.open(&mut session);
    shelf.send(&mut session, Intent::Library(LibraryIntent::LookBack(other.clone())));
    assert_eq!(session.record(), before);
    assert_eq!(session.library().notice(), Some(&LibraryNotice::TableNotKept));
    assert_eq!(session.dialog(), Some(&Dialog::Library));
    shelf.is_full = false;
    shelf.send(&mut session, Intent::Library(LibraryIntent::LookBack(other)));
    assert!(session.look_back().is_some_and(|look| look.hands() == 1));
}

#[test]
fn a_deleted_game_comes_back_with_everything() {
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    shelf.import(&mut session, &[&file("evening.txt"), &file("pagat.txt")]);
    let id = session.library().games()[0].summary.id.clone();
    shelf.answer(LibraryEffect::PutReview(id.clone(), "a review".to_owned()));
    shelf.send(&mut session, Intent::Library(LibraryIntent::Rename(id.clone(), " At last\n ".to_owned())));
    let before = shelf.games.clone();
    assert!(before[&id].summary.contains("\"At last\""));
    shelf.send(&mut session, Intent::Library(LibraryIntent::Delete(id.clone())));
    assert_eq!((shelf.games.len(), session.library().games().len()), (1, 1));
    assert!(dialog_text(&session).contains("Deleted: At last."));
    shelf.send(&mut session, Intent::Library(LibraryIntent::UndoDelete));
    assert_eq!(shelf.games, before);
    assert_eq!(session.library().game(&id).unwrap().title, "At last");
    // It can be brought back once.
    assert_eq!(shelf.send(&mut session, Intent::Library(LibraryIntent::UndoDelete)), []);
    // One that another page has deleted meanwhile.
    shelf.games.remove(&id);
    shelf.send(&mut session, Intent::Library(LibraryIntent::Delete(id)));
    assert_eq!(session.library().notice(), Some(&LibraryNotice::Gone));
    assert_eq!(session.library().games().len(), 1);
}

#[test]
fn the_game_at_the_table_cannot_be_deleted() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    shelf.open(&mut session);
    let id = session.match_id().unwrap().clone();
    assert_eq!(shelf.send(&mut session, Intent::Library(LibraryIntent::Delete(id))), []);
    assert_eq!(shelf.games.len(), 1);
}

const RECORDS: [&str; 7] = [
    "classic.txt",
    "classic-changed.txt",
    "classic-two.txt",
    "duel-cut-and-hash.txt",
    "evening.txt",
    "pagat.txt",
    "rooms-four.txt",
];

#[test]
fn a_whole_library_goes_to_another_device_and_back() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    let records = RECORDS.map(file);
    let files: Vec<&str> = records.iter().map(String::as_str).collect();
    let tally = shelf.import(&mut session, &files);
    assert_eq!(tally, ImportTally { added: RECORDS.len(), there: 0, unreadable: 0, ..ImportTally::default() });
    let id = session.library().games()[0].summary.id.clone();
    shelf.send(&mut session, Intent::Library(LibraryIntent::Rename(id.clone(), "Ours".to_owned())));
    shelf.answer(LibraryEffect::PutReview(id, "line 1\nline 2".to_owned()));
    shelf.send(&mut session, Intent::Library(LibraryIntent::ExportAll));
    let (name, text) = shelf.files.pop().unwrap();
    assert_eq!(name, "canasta-library.canasta");
    assert_eq!(text.lines().count(), RECORDS.len() + 2);

    let (mut there, mut other) = (Shelf::at(1_000), Session::default());
    let tally = there.import(&mut other, &[&text]);
    assert_eq!(tally, ImportTally { added: RECORDS.len() + 1, there: 0, unreadable: 0, ..ImportTally::default() });
    assert_eq!(there.games.len(), shelf.games.len());
    // What was played there counts here once the person says that it was theirs.
    assert!(there.games.values().all(|game| game.summary.contains("\"origin\":\"imported\"")));
    there.send(&mut other, Intent::Library(LibraryIntent::ClaimAll));
    for (id, game) in &shelf.games {
        let claimed = there.games[id].summary.replace(",\"elsewhere\":true", "").replace("\"elsewhere\":true,", "");
        assert_eq!(claimed, game.summary);
        assert_eq!((record(&there.games[id]), &there.games[id].review), (record(game), &game.review));
    }
    // Again nothing changes, and single records are recognised.
    let before = there.games.clone();
    let tally = there.import(&mut other, &[&text, &records[0], "nonsense", "{\"game\":1}"]);
    assert_eq!(tally, ImportTally { added: 0, there: RECORDS.len() + 2, unreadable: 2, ..ImportTally::default() });
    assert_eq!(there.games, before);
    assert!(dialog_text(&other).contains("No game came in, 9 were there already and 2 could not be read."));
}

/// The file of a library, with a game that goes on, one that is over, a title and a review.
#[test]
fn a_library_file_is_written_and_read_as_before() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    shelf.import(&mut session, &[&file("evening.txt")]);
    let id = session.library().games()[0].summary.id.clone();
    shelf.send(&mut session, Intent::Library(LibraryIntent::Rename(id.clone(), "Ours".to_owned())));
    shelf.answer(LibraryEffect::PutReview(id, "line 1\nline 2".to_owned()));
    is_example("library.canasta", &shelf.file());

    let (mut there, mut other) = (Shelf::default(), Session::default());
    let tally = there.import(&mut other, &[include_str!("../../../../../tests/records/saved/library.canasta")]);
    assert_eq!(tally, ImportTally { added: 2, there: 0, unreadable: 0, ..ImportTally::default() });
    let titles: Vec<&str> = other.library().games().iter().map(|game| game.summary.title.as_str()).collect();
    assert!(titles.contains(&"Ours"), "{titles:?}");
    let reviews: Vec<&str> = there.games.values().filter_map(|game| game.review.as_deref()).collect();
    assert_eq!(reviews, ["line 1\nline 2"]);
}

/// The totals of all score sheets, the latest one first.
fn sheet_totals(session: &Session) -> Vec<Vec<i32>> {
    session.score_keeper().sheets().map(canasta_app::features::score_keeper::Sheet::totals).collect()
}

#[test]
fn score_sheets_are_part_of_the_file_of_the_library_and_are_added() {
    use crate::score_keeper::{add, begun};
    let export = |session: &mut Session| {
        let mut shelf = Shelf::default();
        shelf.send(session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
        assert!(dialog_text(session).contains("Save all as one file"), "there are sheets, if no games");
        shelf.send(session, Intent::Library(LibraryIntent::ExportAll));
        shelf.files.pop().unwrap().1
    };
    let mut session = begun(Preset::HandAndFoot, 2);
    add(&mut session, &["500", "300"]);
    let file = export(&mut session);
    let mut shelf = Shelf::default();
    // Another device has a sheet of the same number: both stay.
    let mut other = begun(Preset::Classic, 3);
    add(&mut other, &["1", "2", "3"]);
    assert_eq!(shelf.import(&mut other, &[&file]), ImportTally { sheets: 1, ..ImportTally::default() });
    assert!(dialog_text(&other).contains("1 score sheet came in."));
    assert_eq!(sheet_totals(&other), [vec![500, 300], vec![1, 2, 3]]);
    // Again nothing changes, also after the file of the other device.
    let both = export(&mut other);
    assert_eq!(shelf.import(&mut other, &[&file, &both]), ImportTally { there: 3, ..ImportTally::default() });
    assert_eq!(sheet_totals(&other).len(), 2);
    // A sheet that has gone on in either place overwrites none.
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::ScoreKeeper))));
    session.update(click(Intent::ScoreKeeper(ScoreKeeperIntent::Open(SheetId::FIRST))));
    add(&mut session, &["1000", "0"]);
    let later = export(&mut session);
    assert_eq!(shelf.import(&mut other, &[&later]).sheets, 1);
    assert_eq!(sheet_totals(&other), [vec![1500, 300], vec![500, 300], vec![1, 2, 3]]);
    assert_eq!(shelf.import(&mut session, &[&file]).there, 1, "it has gone on here");
    // A file without sheets is read as before, and damaged sheets are counted.
    let damaged = file.replace("\"total\":500", "\"total\":500000000");
    assert_eq!(shelf.import(&mut other, &[&damaged]), ImportTally { unreadable: 1, ..ImportTally::default() });
    assert_eq!(shelf.import(&mut other, &[&canasta_app::features::library::library_head()]), ImportTally::default());
}

#[test]
fn an_import_never_overwrites_a_game_that_has_its_key() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    let older = shelf.file();
    finish_turn(&mut shelf, &mut session);
    let there = shelf.only().clone();
    let tally = shelf.import(&mut session, &[&older]);
    assert_eq!(tally, ImportTally { added: 1, there: 0, unreadable: 0, ..ImportTally::default() });
    assert_eq!(shelf.games[&there.id], there);
    assert_eq!(shelf.games.len(), 2);
    // The one that came in is recognised from now on.
    assert_eq!(
        shelf.import(&mut session, &[&older]),
        ImportTally { added: 0, there: 1, unreadable: 0, ..ImportTally::default() }
    );
}

#[test]
fn a_damaged_line_is_counted_and_the_others_come_in() {
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    let records = [file("evening.txt"), file("pagat.txt")];
    shelf.import(&mut session, &[&records[0], &records[1]]);
    let text = shelf.file();
    let cut: String = text.chars().take(text.len() - 40).collect();
    let tampered = text.replace("0 discard", "0 dance");
    let (mut there, mut other) = (Shelf::default(), Session::default());
    assert_eq!(
        there.import(&mut other, &[&cut]),
        ImportTally { added: 1, there: 0, unreadable: 1, ..ImportTally::default() }
    );
    let tally = there.import(&mut other, &[&tampered]);
    assert_eq!((tally.added, tally.unreadable), (0, 2));
    let newer = "{\"canasta\":\"library\",\"version\":2}\n";
    assert_eq!(
        there.import(&mut other, &[newer]),
        ImportTally { added: 0, there: 0, unreadable: 1, ..ImportTally::default() }
    );
    assert!(dialog_text(&other).contains("No game came in and 1 could not be read."));
    there.is_full = true;
    there.choose(&records[0]);
    let effects = other.update(Message::Library(LibraryMessage::FilesChosen));
    there.run(&mut other, effects);
    there.choose(&records[1]);
    let effects = other.update(Message::Library(LibraryMessage::FilesChosen));
    there.run(&mut other, effects);
    assert_eq!(other.library().notice(), Some(&LibraryNotice::NotStored));
    assert!(!other.library().is_importing());
}

#[test]
fn one_game_is_saved_as_a_record_and_one_that_goes_on_with_all_that_continues_it() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    let at_table = session.match_id().unwrap().clone();
    let text = file("pagat.txt");
    shelf.import(&mut session, &[&text]);
    let finished =
        session.library().games().iter().find(|game| game.summary.id != at_table).unwrap().summary.id.clone();
    shelf.send(&mut session, Intent::Library(LibraryIntent::Export(finished)));
    shelf.send(&mut session, Intent::Library(LibraryIntent::Export(at_table)));
    let [(record_name, record_text), (game_name, game_text)] = shelf.files.as_slice() else { panic!() };
    assert_eq!((record_name.as_str(), game_name.as_str()), ("canasta-record.txt", LIBRARY_FILE));
    assert_eq!(record_text.parse::<Record>(), Ok(text.parse().unwrap()));
    let (mut there, mut other) = (Shelf::default(), Session::default());
    assert_eq!(there.import(&mut other, &[game_text]).added, 1);
    let id = other.library().games()[0].summary.id.clone();
    there.send(&mut other, Intent::Library(LibraryIntent::Resume(id)));
    assert_eq!(other.observation().unwrap().hand(), session.observation().unwrap().hand());
}

#[test]
fn the_list_is_filtered_and_searched_and_grows_page_by_page() {
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    let records = RECORDS.map(file);
    let files: Vec<&str> = records.iter().map(String::as_str).collect();
    shelf.import(&mut session, &files);
    let shown = |session: &Session| {
        let (games, found) = session.library().shown();
        assert_eq!(games.count(), found.min(50));
        found
    };
    let mut set = |session: &mut Session, name: &str, value: &str| {
        shelf.send(session, Intent::from_control(name, value).unwrap());
        shown(session)
    };
    assert_eq!(set(&mut session, "list-rules", "pagat"), 1);
    assert_eq!(set(&mut session, "list-rules", "any"), RECORDS.len());
    assert_eq!(set(&mut session, "list-player", "Jan"), 3);
    assert_eq!(set(&mut session, "list-search", "  TWO  ida"), 1, "classic-two");
    assert_eq!(set(&mut session, "list-search", "duel"), 0);
    session.update(click(Intent::Library(LibraryIntent::ClearFilter)));
    assert_eq!(shown(&session), RECORDS.len());
    session.update(click(Intent::Library(LibraryIntent::FilterState(StateFilter::Begun))));
    assert_eq!(shown(&session), 0);
    assert!(dialog_text(&session).contains("No game matches."));
    session.update(click(Intent::Library(LibraryIntent::FilterState(StateFilter::Finished))));
    assert_eq!(shown(&session), RECORDS.len());
    assert_eq!(session.library().players()[0], "Jan", "the most frequent name first");

    // Two hundred games with other keys and times.
    let summary = session.library().games()[0].summary.clone();
    let texts = (0..200_u64).map(|at| {
        let mut other = summary.clone();
        other.id = format!("{at:016x}").parse().unwrap();
        other.changed = Timestamp::new(1000 + at);
        other.write()
    });
    let texts: Vec<String> = texts.chain(["from a later version".to_owned()]).collect();
    // The beginning of the list comes first, and is shown alone.
    let mut early = Session::default();
    early.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Library))));
    early.update(Message::Library(LibraryMessage::Listed(
        texts[..LIST_PAGE].join("\n"),
        ListPart::Latest,
        Timestamp::LAST,
    )));
    assert_eq!((shown(&early), early.library().is_whole()), (LIST_PAGE, false));
    assert!(!dialog_text(&early).contains("50 games,"), "how many there are is not known yet");
    early.update(Message::Library(LibraryMessage::Listed(texts.join("\n"), ListPart::All, Timestamp::LAST)));
    assert_eq!((shown(&early), early.library().is_whole()), (200, true));

    session.update(Message::Library(LibraryMessage::Listed(texts.join("\n"), ListPart::All, Timestamp::LAST)));
    // It does not take the place of a list that is whole.
    session.update(Message::Library(LibraryMessage::Listed(texts[0].clone(), ListPart::Latest, Timestamp::LAST)));
    assert_eq!((session.library().games().len(), session.library().unreadable()), (200, 1));
    let times =
        |session: &Session| session.library().shown().0.map(|game| game.changed.milliseconds()).collect::<Vec<_>>();
    assert_eq!(times(&session), (0..50).map(|at| 1199 - at).collect::<Vec<u64>>());
    assert!(dialog_text(&session).contains("Show more"));
    for _ in 0..3 {
        session.update(click(Intent::Library(LibraryIntent::ShowMore)));
    }
    assert_eq!(times(&session).len(), 200);
    assert!(!dialog_text(&session).contains("Show more"));
    assert!(dialog_text(&session).contains("1 game more cannot be read by this version"));
}

#[test]
fn without_a_library_everything_goes_on_as_before_and_the_page_says_so() {
    let mut shelf = Shelf { is_refused: true, ..Shelf::default() };
    let mut session = game(3);
    act(&mut shelf, &mut session, ActionKind::Draw);
    assert!(shelf.save.as_ref().unwrap().contains("0 draw"), "the save of the game in progress");
    assert_eq!(session.keep_status(), KeepStatus::Failed);
    shelf.open(&mut session);
    assert_eq!(session.library().state(), LibraryState::Refused);
    assert!(dialog_text(&session).contains("The library cannot be read now"));
    let effects = shelf.send(&mut session, Intent::Dialog(DialogIntent::Close));
    assert_eq!(effects, []);
    assert_eq!(session.warning(), Some(&Notice::NotKept), "it was said once");
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    let discard = discards(&session).pop().unwrap();
    play(&mut shelf, &mut session, discard);
    assert_eq!(session.warning(), None);
    assert_eq!(session.keep_status(), KeepStatus::Failed);
    // A dropped file leads to the page that says it.
    session.update(Message::Library(LibraryMessage::FilesChosen));
    assert_eq!(session.dialog(), Some(&Dialog::Library));
}

#[test]
fn a_record_opened_from_a_file_is_kept_as_one_that_was_brought_in() {
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    session.update(click(Intent::from_control("import", &file("pagat.txt")).unwrap()));
    shelf.send(&mut session, Intent::Files(canasta_app::features::files::FilesIntent::Import));
    shelf.open(&mut session);
    assert_eq!(session.library().games()[0].summary.origin, Origin::Imported);
    // It is the same game as the one that is brought in by the library.
    assert_eq!(shelf.import(&mut session, &[&file("pagat.txt")]).there, 1);
    assert_eq!(shelf.persisted, 0, "only an own match is a reason to ask");
}

#[test]
fn random_play_never_loses_a_game() {
    use rand::RngExt;
    let mut rng = generator([11; 32]);
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    let mut records = Vec::new();
    for round in 0..12_u8 {
        let mut next = game(20 + round);
        for _ in 0..rng.random_range(1..4) {
            act(&mut shelf, &mut next, ActionKind::Draw);
            if next.observation().unwrap().phase() == Phase::Play {
                finish_turn(&mut shelf, &mut next);
            }
        }
        let effects = next.update(Message::Library(LibraryMessage::KeepDue));
        shelf.run(&mut next, effects);
        records.push(next.record());
        let save = shelf.save.clone().unwrap();
        session = restored(&mut shelf, &save);
        shelf.open(&mut session);
        let games = session.library().games();
        let id = games[rng.random_range(0..games.len())].summary.id.clone();
        shelf.send(&mut session, Intent::Library(LibraryIntent::Resume(id)));
    }
    assert_eq!(shelf.games.len(), records.len());
    let _ = session;
}

#[test]
fn what_this_version_cannot_read_is_never_overwritten() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    let id = session.match_id().unwrap().clone();
    let later = StoredGame { summary: "{\"version\":9}".to_owned(), save: "{}".to_owned(), ..shelf.only().clone() };
    shelf.write(later.clone());
    finish_turn(&mut shelf, &mut session);
    assert_eq!(shelf.games[&id], later);
    assert_eq!(shelf.games.len(), 2);
    // The game goes on under its new key.
    act(&mut shelf, &mut session, ActionKind::Draw);
    finish_turn(&mut shelf, &mut session);
    assert_eq!(shelf.games.len(), 2);
    assert_ne!(session.match_id(), Some(&id));
}

/// The library of one finished game, with these words in its line.
fn library_with(from: &str, to: &str) -> String {
    let (mut shelf, mut session) = (Shelf::at(1_000), Session::default());
    shelf.import(&mut session, &[&file("evening.txt")]);
    let text = shelf.file();
    let changed = session.library().games()[0].summary.changed;
    let from = from.replace("NOW", &changed.to_string());
    let with = text.replacen(&from, to, 1);
    assert_ne!(with, text, "{from}");
    with
}

#[test]
fn a_time_that_no_date_can_be_comes_in_as_one_that_is() {
    for time in
        ["8640000000000001", "1764000000000000000", "18446744073709551616", "1e300", "-1", "null", "\"x\"", "[{}]"]
    {
        let file = library_with("\"changed\":NOW", &format!("\"changed\":{time}"));
        let (mut shelf, mut session) = (Shelf::at(5_000), Session::default());
        assert_eq!(shelf.import(&mut session, &[&file]).added, 1, "{time}");
        let changed = session.library().games()[0].summary.changed.milliseconds();
        assert!((5_000..6_000).contains(&changed), "{time} came in as {changed}");
        // One that is stored already is shown as of now, and the game can be deleted.
        let mut game = shelf.only().clone();
        game.summary = game.summary.replace(&format!("\"changed\":{changed}"), &format!("\"changed\":{time}"));
        shelf.write(game);
        let mut session = Session::default();
        shelf.open(&mut session);
        let games = session.library().games();
        assert_eq!((games.len(), session.library().unreadable()), (1, 0), "{time}");
        assert!(games[0].summary.changed.milliseconds() <= shelf.now, "{time}");
        let id = games[0].summary.id.clone();
        shelf.send(&mut session, Intent::Library(LibraryIntent::Delete(id)));
        assert!(shelf.games.is_empty(), "{time}");
    }
}

#[test]
fn a_file_of_something_else_ends_soon_and_says_how_much_was_no_game() {
    let good = library_with("\"title\":\"\"", "\"title\":\"Good\"");
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    let garbage = library_head() + &"{\"garbage\":1}\n".repeat(150_000);
    let tally = shelf.import(&mut session, &[&garbage, &good]);
    assert_eq!((tally.added, tally.skipped, tally.end), (1, 1_000, ImportEnd::Cut));
    let said = dialog_text(&session);
    assert!(said.contains("1 game came in and 1,000 lines were no games. The rest of the file was left"), "{said}");
    // Lines that look like games are read, but not for ever.
    let like = format!("{{\"game\":{{}},\"save\":\"{}\"}}\n", "x".repeat(300));
    let other = file("pagat.txt");
    let tally = shelf.import(&mut session, &[&(library_head() + &like.repeat(5_000)), &other]);
    assert_eq!((tally.unreadable, tally.added, tally.end), (1_000, 1, ImportEnd::Cut), "another file is read");
    // Deep nesting, and a line as long as a book.
    let deep =
        format!("{}{{\"game\":{}1{},\"save\":{{}}}}\n", library_head(), "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(shelf.import(&mut session, &[&deep]).unreadable, 1);
    let long = library_with("\"save\":{", &format!("\"review\":\"{}\",\"save\":{{", "x".repeat(3_000_000)));
    assert_eq!(shelf.import(&mut session, &[&long]).skipped, 1);
}

#[test]
fn the_reading_of_files_can_be_stopped() {
    let (mut shelf, mut session) = (Shelf::default(), Session::default());
    session.update(Message::Library(LibraryMessage::FilesChosen));
    session.update(Message::Library(LibraryMessage::Listed(String::new(), ListPart::All, Timestamp::LAST)));
    let part = ImportPart {
        items: vec![canasta_app::features::library::ImportItem::Record(file("evening.txt"))],
        progress: ImportProgress { read: 1_000_000, all: 50_000_000 },
        left: ImportLeft::More,
        ..ImportPart::default()
    };
    session.update(Message::Library(LibraryMessage::Read(part.clone())));
    assert!(dialog_text(&session).contains("1.0 MB of 50.0 MB"), "{}", dialog_text(&session));
    let effects = shelf.send(&mut session, "stop-import".parse().unwrap());
    assert_eq!(effects, [Effect::Library(LibraryEffect::StopReading)]);
    assert!(!session.library().is_importing());
    assert!(dialog_text(&session).contains("1 game came in. You stopped it; the rest was not read."));
    // What was on its way changes nothing more.
    let effects = session.update(Message::Library(LibraryMessage::Read(part)));
    assert_eq!(effects, [Effect::Library(LibraryEffect::Add(Vec::new()))]);
}

#[test]
fn a_game_from_a_file_stays_one_while_it_is_played_on() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    let file = shelf.file();
    let (mut there, mut other) = (Shelf::default(), Session::default());
    other.update(click(Intent::from_control("pace", "instant").unwrap()));
    there.import(&mut other, &[&file]);
    let id = other.library().games()[0].summary.id.clone();
    let origin =
        |shelf: &Shelf| canasta_app::features::library::GameSummary::read(&shelf.only().summary).unwrap().origin;
    there.send(&mut other, Intent::Library(LibraryIntent::Resume(id.clone())));
    finish_turn(&mut there, &mut other);
    assert_eq!(origin(&there), Origin::Imported);
    // A reload finds it so, also where the library has lost it.
    let save = there.save.clone().unwrap();
    let mut reloaded = restored(&mut there, &save);
    there.games.clear();
    let step = reloaded.update(click(Intent::Table(TableIntent::Skip)));
    play_bots(&mut reloaded, step);
    act(&mut there, &mut reloaded, ActionKind::Draw);
    finish_turn(&mut there, &mut reloaded);
    assert_eq!(origin(&there), Origin::Imported);
    // The person says at the table that it is theirs.
    there.open(&mut reloaded);
    let id = reloaded.match_id().unwrap().clone();
    there.send(&mut reloaded, Intent::Library(LibraryIntent::Claim(id)));
    assert_eq!(origin(&there), Origin::Played);
    assert!(!there.save.clone().unwrap().contains("imported"));
}

#[test]
fn a_match_moves_to_another_device_in_the_middle_of_a_hand_and_back() {
    let (mut shelf, mut session) = (Shelf::default(), game(3));
    act(&mut shelf, &mut session, ActionKind::Draw);
    finish_turn(&mut shelf, &mut session);
    act(&mut shelf, &mut session, ActionKind::Draw);
    let take = |shelf: &mut Shelf, session: &mut Session| {
        shelf.send(session, Intent::Dialog(DialogIntent::Open(DialogKind::Files)));
        assert!(dialog_text(session).contains("Move to another device"));
        shelf.send(session, Intent::Files(FilesIntent::Download(ExportKind::Match)));
        let (name, text) = shelf.files.pop().unwrap();
        assert_eq!(name, "canasta-match.canasta");
        text
    };
    let bring = |text: &str| {
        let (mut shelf, mut session) = (Shelf::default(), game(9));
        session.update(click(Intent::from_control("pace", "instant").unwrap()));
        act(&mut shelf, &mut session, ActionKind::Draw);
        // In the form of the same dialog, as the file that was chosen.
        shelf.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Files)));
        shelf.send(&mut session, Intent::from_control("file", text).unwrap());
        assert_eq!(session.dialog(), Some(&Dialog::Library), "{:?}", session.library().notice());
        let id = session.library().came_begun().unwrap().clone();
        shelf.send(&mut session, Intent::Library(LibraryIntent::Resume(id)));
        assert_eq!(shelf.games.len(), 2, "the game that was on the table is kept");
        (shelf, session)
    };
    let text = take(&mut shelf, &mut session);
    let (mut there, mut other) = bring(&text);
    assert_eq!(other.record(), session.record());
    assert_eq!(other.observation().unwrap().hand(), session.observation().unwrap().hand());
    assert_eq!(other.places(), session.places());
    assert!(!other.standing().unwrap().practice);
    finish_turn(&mut there, &mut other);
    let back = take(&mut there, &mut other);
    let (_, again) = bring(&back);
    assert_eq!(again.record(), other.record());
}
