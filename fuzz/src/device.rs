//! What a device stores, a person imports, a worker says, and another program writes.

use super::intents::{Browser, clock};
use super::text_of;
use canasta::rules::{Preset, replay};
use canasta_app::features::files::FilesIntent;
use canasta_app::features::files::settings_text;
use canasta_app::session::{
    ActionKind, BotMessage, Intent, Level, Message, NewGame, Player, ProgramMessage, Restored, SaveParts,
    StorageMessage, StoredValue, TableIntent, places, reply_to, restore, save as write_save,
};
use canasta_cli::{engine_answers, referee_answers};

/// A save. What is read of it is written and read again as the same; the page comes up, and play goes on.
pub fn save(bytes: &[u8]) {
    let text = text_of(bytes);
    if let Restored { game: Some((game, places)), damage: None, .. } = restore(&text) {
        let again = restore(&write_save(&SaveParts::of(&game, &places)));
        assert_eq!(again.damage, None);
        assert_eq!(again.game, Some((game, places)));
    }
    let mut browser = Browser::default();
    browser.send(Message::Storage(StorageMessage::Restore { settings: None, game: Some(text) }));
    for intent in ["do:draw", "undo", "next-hand", "look-back", "set:look-at=3"] {
        browser.enter(intent);
    }
    browser.look_around();
    let record = browser.session.record();
    assert!(record.is_empty() || replay(&record).error.is_none(), "{record}");
}

/// Everything else that the device stores: the first letter says what the rest is.
pub fn stored(bytes: &[u8]) {
    let Some((kind, rest)) = bytes.split_first() else { return };
    let text = text_of(rest);
    let mut browser = Browser::default();
    browser.send(Message::Storage(match kind {
        b's' => StorageMessage::Restore { settings: Some(text), game: None },
        b'e' => StorageMessage::Restored(StoredValue::Settings, text),
        b'r' => StorageMessage::Restored(StoredValue::Rules, text),
        b'p' => StorageMessage::Restored(StoredValue::Plan, text),
        b'l' => StorageMessage::Restored(StoredValue::Lesson, text),
        b'd' => StorageMessage::Restored(StoredValue::Drills, text),
        b'k' => StorageMessage::Restored(StoredValue::ScoreSheets, text),
        _ => StorageMessage::Restored(StoredValue::Achievements, text),
    }));
    browser.look_around();
    // Settings that were taken in are written in a form that is taken in.
    let settings = *browser.session.settings();
    let text = settings_text(browser.session.settings(), browser.session.house_rules());
    let mut other = Browser::default();
    import_text(&mut other, &text);
    assert_eq!(*other.session.settings(), settings);
}

fn import_text(browser: &mut Browser, text: &str) {
    browser.send(Intent::Files(FilesIntent::WriteText(text.to_owned())).into());
    browser.send(Intent::Files(FilesIntent::Import).into());
    browser.enter("confirm");
}

/// A text that is imported: a record, settings, a save or a code. A record that is read is written and read again as the same.
pub fn import(bytes: &[u8]) {
    let text = text_of(bytes);
    let read = replay(&text);
    if let (Some(game), None) = (read.game, read.error) {
        assert_eq!(replay(&game.record().to_string()).game, Some(game));
    }
    let mut browser = Browser::with_game(Preset::Duel);
    import_text(&mut browser, &text);
    browser.look_around();
    let mut browser = Browser::default();
    browser.send(Intent::Files(FilesIntent::Load(text)).into());
    browser.send(Intent::Files(FilesIntent::LookBack).into());
    for intent in ["set:look-at=5", "look-play", "copy-scenario", "play-on", "do:draw"] {
        browser.enter(intent);
    }
    browser.look_around();
}

/// What a worker says, a line each, and what it is asked. Nothing of it reaches the game but a legal action.
pub fn replies(bytes: &[u8]) {
    let text = text_of(bytes);
    let _ = reply_to(&text, clock);
    let rules = Preset::Duel.rules();
    let mut places = places(rules.players);
    if let (Some(place), Some(level)) = (places.get_mut(1), Level::named("master")) {
        place.player = Player::Bot(level);
    }
    let dealer = rules.players.seat(1);
    let game = NewGame {
        preset: Preset::Duel,
        rules,
        places,
        dealer,
        seed: [6; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    let mut browser = Browser::default();
    let mut effects = browser.session.update(Message::Program(ProgramMessage::NewGame(Box::new(game))));
    effects.extend(browser.session.update(Intent::Table(TableIntent::Act(ActionKind::Draw)).into()));
    effects.extend(browser.session.update("hint".parse::<Intent>().map_or(Message::Seed(None), Message::from)));
    // The worker of the first question has number 1; numbers that a line names are tried too.
    for (number, line) in (1_u32..).zip(text.lines().take(40)) {
        let _ = browser.session.update(Message::Bots(BotMessage::WorkerSaid(1 + number / 16, line.to_owned())));
        if line.is_empty() {
            let _ = browser.session.update(Message::Bots(BotMessage::StepDue(number)));
        }
    }
    browser.look_around();
    let record = browser.session.record();
    assert!(replay(&record).error.is_none(), "{record}");
}

/// The lines that a table sends to an engine. Each answer is one line.
pub fn protocol(bytes: &[u8]) {
    let text = text_of(bytes);
    let (answers, _) = engine_answers("brisk", &text);
    assert!(answers.lines().count() <= text.lines().count(), "{answers}");
    let answers = referee_answers(bytes);
    assert!(answers.lines().all(|answer| answer.starts_with('{') && answer.ends_with('}')), "{answers}");
}
