//! The same seed gives the same game natively and in the page: both are compared with one committed record.

use crate::matches::click;
use crate::page::Session;
use canasta::rules::{Preset, seed_from_number};
use canasta_app::session::{
    BotMessage, Effect, Intent, Level, Message, NewGame, Player, ProgramMessage, TimerEffect, places,
};
use std::path::Path;

/// The record of the first hand with bots at every seat and seed 1. The browser test plays the same.
fn first_hand(preset: Preset) -> String {
    let rules = preset.rules();
    let mut places = places(rules.players);
    places.iter_mut().for_each(|place| place.player = Player::Bot(Level::THUMB));
    let new = NewGame {
        preset,
        rules,
        places,
        dealer: None,
        seed: seed_from_number(1),
        deck: None,
        cut: None,
        chosen_cards: true,
    };
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let mut effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    while let Some(Effect::Timer(TimerEffect::Step(number, 0))) =
        effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
    {
        effects = session.update(Message::Bots(BotMessage::StepDue(*number)));
    }
    assert!(session.score().is_some(), "the hand has ended");
    session.record()
}

/// `CANASTA_BLESS=1` rewrites the records after an intended change of the bot.
#[test]
fn a_seed_gives_the_recorded_hand() {
    for preset in [Preset::Classic, Preset::Duel] {
        let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
            .join(format!("tests/records/page/{preset}-seed-1.txt"));
        let record = first_hand(preset);
        if std::env::var_os("CANASTA_BLESS").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &record).unwrap();
        }
        assert_eq!(record, std::fs::read_to_string(&path).unwrap(), "{preset}");
    }
}
