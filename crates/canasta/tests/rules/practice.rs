//! Practice that begins at a position.

use canasta::rules::{Deck, Game, Given, Phase, Preset, Seat, Setup, SetupError, generator, replay};

#[test]
fn practice_begins_at_a_position_and_its_record_holds_no_hand() {
    let mut setup = Setup::new(Preset::ClassicTwo.rules());
    setup.phase = Phase::Play;
    setup.hands[0] = Given::Cards("7s 7h 7d Ks Kh 9d".split(' ').map(|card| card.parse().unwrap()).collect());
    setup.hands[1] = Given::Unknown(5);
    let names = vec!["You".to_owned(), "Ada".to_owned()];
    let mut game = Game::at_position(Preset::ClassicTwo, &setup, names).unwrap();
    assert!(game.is_practice() && game.hand_is_on());
    let first = game.state().cloned().unwrap();
    game.play(Seat::FIRST, &"discard 9d".parse().unwrap()).unwrap();
    assert_ne!(game.state(), Some(&first));
    assert_eq!(game.truncated(0).state(), Some(&first));
    assert_eq!(game.record().hands[0].state(game.rules()), *game.state().unwrap());
    let text = game.record().to_string();
    assert_eq!(replay(&text).error, None, "{text}");
    assert!(replay(&text).game.unwrap().record().hands.is_empty(), "{text}");
    setup.hands[0] = Given::Unknown(200);
    assert_eq!(Game::at_position(Preset::ClassicTwo, &setup, vec![]), Err(SetupError::NotEnoughCards));
}

/// A second look at hidden cards adds nothing to the record.
#[test]
fn marking_practice_again_changes_nothing() {
    let preset = Preset::Duel;
    let mut game = Game::new(preset, preset.rules(), Vec::new()).unwrap();
    assert!(game.deal(Seat::FIRST, Deck::shuffled(&mut generator([0; 32])), None));
    game.mark_practice();
    assert!(game.is_practice());
    let once = game.clone();
    game.mark_practice();
    assert_eq!(game, once);
}
