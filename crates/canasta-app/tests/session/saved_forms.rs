//! The JSON forms that devices keep and workers read: frozen examples are written again byte for byte.

use crate::matches::{click, new_session};
use crate::page::Session;
use canasta::rules::{Preset, Rank};
use canasta_app::features::files::settings_text;
use canasta_app::features::statistics::AchievementLog;
use canasta_app::session::{
    ActionKind, Answer, Drill, DrillProgress, Effect, Intent, LessonProgress, Level, Message, NewGame, PlanResult,
    Player, ProgramMessage, Question, QuestionKind, Reply, SaveParts, StorageEffect, StorageMessage, StoredValue,
    TableIntent, places, restore, save,
};
use std::path::Path;

/// Compares a text with the example in `tests/records/saved`. `CANASTA_BLESS_SAVES=1` rewrites it: only for a new form.
pub fn is_example(name: &str, text: &str) {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/records/saved").join(name);
    if std::env::var_os("CANASTA_BLESS_SAVES").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "{name}");
}

fn set(session: &mut Session, name: &str, value: &str) -> Vec<Effect> {
    session.update(click(Intent::from_control(name, value).unwrap()))
}

/// The text that was saved last.
fn saved(effects: &[Effect], of: fn(&StorageEffect) -> Option<&String>) -> String {
    let text = |effect: &Effect| match effect {
        Effect::Storage(effect) => of(effect).cloned(),
        _ => None,
    };
    effects.iter().rev().find_map(text).expect("it is saved")
}

#[test]
fn settings_are_written_as_before() {
    let mut session = Session::default();
    set(&mut session, "key-draw", "t");
    let effects = set(&mut session, "theme", "dark");
    let text = saved(&effects, |effect| match effect {
        StorageEffect::Save(StoredValue::Settings, text) => Some(text),
        _ => None,
    });
    is_example("settings.json", &text);
    is_example("settings-file.json", &settings_text(session.settings(), session.house_rules()));
}

#[test]
fn the_plan_is_written_as_before() {
    let mut session = Session::default();
    set(&mut session, "rule.hand_size", "99");
    set(&mut session, "preset", "duel");
    set(&mut session, "name1", "Zoe");
    set(&mut session, "player1", "master:runner");
    let effects = set(&mut session, "target", "hand");
    let text = saved(&effects, |effect| match effect {
        StorageEffect::Save(StoredValue::Plan, text) => Some(text),
        _ => None,
    });
    is_example("plan.json", &text);
    let mut other = Session::default();
    other.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, text)));
    assert_eq!(other.plan(), session.plan());
}

#[test]
fn own_rules_are_written_as_before() {
    let mut session = Session::default();
    set(&mut session, "rule.hand_size", "9");
    set(&mut session, "rule.required_ranks", Rank::Seven.notation());
    set(&mut session, "own-name", "Ours");
    let effects = session.update(click("keep-rules".parse().unwrap()));
    let text = saved(&effects, |effect| match effect {
        StorageEffect::Save(StoredValue::Rules, text) => Some(text),
        _ => None,
    });
    is_example("own-rules.json", &text);
    let mut other = Session::default();
    assert_eq!(other.update(Message::Storage(StorageMessage::Restored(StoredValue::Rules, text))), []);
    assert_eq!(other.house_rules().own(), session.house_rules().own());
}

#[test]
fn a_game_is_written_as_before() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    set(&mut session, "sort", "own");
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let text = saved(&effects, |effect| match effect {
        StorageEffect::Save(StoredValue::Game, text) => Some(text),
        _ => None,
    });
    is_example("game.json", &text);
    let restored = restore(&text);
    let (game, seats) = restored.game.unwrap();
    let parts = SaveParts {
        orders: &restored.orders,
        commitments: &restored.commitments,
        next_seed: restored.next_seed,
        kept: restored.kept.as_ref(),
        ..SaveParts::of(&game, &seats)
    };
    assert_eq!(save(&parts), text);
    let commitments = [String::new(), "ab".repeat(32)];
    let next = save(&SaveParts { commitments: &commitments, next_seed: Some([7; 32]), ..SaveParts::of(&game, &seats) });
    is_example("game-with-deck.json", &next);
}

#[test]
fn saves_of_before_the_checksum_are_read() {
    for (with, without) in [
        (
            include_str!("../../../../tests/records/saved/game.json"),
            include_str!("../../../../tests/records/saved/game-without-checksum.json"),
        ),
        (
            include_str!("../../../../tests/records/saved/game-with-deck.json"),
            include_str!("../../../../tests/records/saved/game-with-deck-without-checksum.json"),
        ),
    ] {
        let [with, without] = [with, without].map(restore);
        assert_eq!((&with.damage, &without.damage), (&None, &None));
        let parts = |restored: &canasta_app::session::Restored| {
            let (game, places) = restored.game.as_ref().unwrap();
            (game.record().clone(), places.clone(), restored.orders.clone(), restored.next_seed)
        };
        assert_eq!(parts(&with), parts(&without));
    }
}

#[test]
fn questions_and_replies_are_written_as_before() {
    let rules = Preset::Duel.rules();
    let mut seats = places(rules.players);
    seats[0].player = Player::Bot(Level::strongest());
    let preset = Preset::Duel;
    let new = NewGame {
        preset,
        rules,
        places: seats,
        dealer: rules.players.seat(1),
        seed: [5; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    let mut session = Session::default();
    session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    let seen = session.observation().unwrap();
    let question = Question::about(&seen, 7, QuestionKind::Action, "master", 350);
    is_example("question.json", &question.write());
    let result = PlanResult {
        actions: vec!["draw".to_owned()],
        trials: 3,
        chance: 0.5,
        points: -20.0,
        vetoed: true,
        behind: None,
    };
    let replies = [
        Reply::Ready { protocol: 3, version: "0".to_owned() },
        Reply::Answer { id: 7, answer: Answer::Action("draw".to_owned()) },
        Reply::Answer { id: 8, answer: Answer::Findings(vec![result]) },
        Reply::Answer { id: 9, answer: Answer::Nothing },
    ];
    is_example("replies.txt", &replies.map(|reply| reply.write()).join("\n"));
}

#[test]
fn the_steps_of_the_lesson_and_the_answers_of_drills_are_read_as_they_were_written() {
    let lesson = include_str!("../../../../tests/records/saved/lesson.json");
    let progress = LessonProgress::read(lesson);
    assert_ne!(progress, LessonProgress::default());
    assert_eq!(progress.write(), lesson);
    let drills = include_str!("../../../../tests/records/saved/drills.json");
    let progress = DrillProgress::read(drills);
    assert_eq!(progress.solved(Drill::Open), 2);
    assert_eq!(progress.write(), drills, "a drill that is gone is kept");
    let achievements = include_str!("../../../../tests/records/saved/achievements.json");
    let log = AchievementLog::read(achievements);
    assert_eq!(log.told().iter().count(), 2);
    assert_eq!(log.write(), achievements);
}
