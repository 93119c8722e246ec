//! Links to finished games.

use canasta::bots::{Bot, Style, population};
use canasta::links::{NotLinkable, RECORD_NAME_LENGTH, game_code, read_game_link};
use canasta::rules::{BySide, Game, LARGEST, Preset, Record, RuleField, Rules, Setup, generator, seed_from_number};
use rand::RngExt;

/// The most letters of a hand.
const LONGEST: usize = 600;

/// Policies that differ in what they do play hands of a preset, at most so many.
fn played(preset: Preset, rules: Rules, number: u64, hands: usize) -> Game {
    let policies: Vec<_> = population().filter(|bot| bot.is_heuristic()).collect();
    let mut bots: Vec<Box<dyn Bot>> = (0..rules.players.count())
        .map(|seat| policies[(number as usize + 3 * seat) % policies.len()].create_heuristic(Style::Balanced).unwrap())
        .collect();
    let mut rng = generator(seed_from_number(number));
    let names = bots.iter().map(|bot| format!("{} {number}", bot.name())).collect();
    let mut game = Game::new(preset, rules, names).unwrap();
    if number % 5 == 4 {
        game.mark_practice();
    }
    let first = rules.players.seat(rng.random_range(0..rules.players.count())).unwrap();
    for _ in 0..hands {
        let deck = rules.shuffled_deck(&mut rng);
        let cut = rng.random_bool(0.3).then(|| rng.random_range(0..=deck.cards().len()));
        if !game.deal_with_commitment(first, deck, cut, rng.random()) {
            break;
        }
        while game.hand_is_on() {
            if number % 7 == 6 && rng.random_bool(0.02) {
                game.mark_practice();
            }
            let state = game.state().unwrap();
            let seat = state.to_act();
            let action = bots[seat.index()].act(&state.observe(seat));
            game.play(seat, &action).unwrap();
        }
        if number % 7 == 6 {
            game.mark_practice();
        }
    }
    game
}

fn link_of(record: &Record) -> String {
    format!("https://example.org/canasta/#game={}", game_code(record).unwrap())
}

/// The most letters of a hand, which grow with the cards of the packs beyond five of them.
fn longest(preset: Preset) -> usize {
    LONGEST + 4 * preset.rules().cards().len().saturating_sub(270)
}

#[test]
fn thirty_hands_of_each_game_come_back() {
    for preset in Preset::ALL {
        for number in 0..30 {
            let game = played(preset, preset.rules(), number, 1);
            let link = link_of(game.record());
            assert_eq!(read_game_link(&link).map(|record| record.to_string()), Ok(game.record().to_string()));
            let letters = game_code(game.record()).unwrap().len();
            assert!(letters <= longest(preset), "{preset} {number}: {letters} letters");
        }
    }
}

#[test]
fn matches_come_back() {
    for preset in Preset::ALL {
        for number in 30..33 {
            let game = played(preset, preset.rules(), number, 30);
            assert_eq!(read_game_link(&link_of(game.record())).as_ref(), Ok(game.record()));
            let letters = game_code(game.record()).unwrap().len();
            assert!(letters <= longest(preset) * game.record().hands.len(), "{preset} {number}: {letters} letters");
        }
    }
}

#[test]
fn games_under_other_rules_come_back() {
    let mut rng = generator([3; 32]);
    for number in 100..220 {
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
        let rules = preset.rules().with_random_changes(RuleField::ALL, 6, &mut rng);
        let game = played(preset, rules, number, 2);
        assert_eq!(read_game_link(&link_of(game.record())).as_ref(), Ok(game.record()));
    }
}

#[test]
fn what_cannot_be_sent_is_named() {
    let whole = played(Preset::Duel, Preset::Duel.rules(), 1, 2);
    let mut record = whole.record().clone();
    record.names[0] = "é".repeat(40);
    let read = read_game_link(&link_of(&record)).unwrap();
    assert_eq!(read.names[0], "é".repeat(RECORD_NAME_LENGTH));

    record.hands[1].scores = BySide::from([5, 5]);
    assert_eq!(game_code(&record), Err(NotLinkable::Inconsistent));
    let mut record = whole.record().clone();
    record.hands[0].entries.swap(0, 1);
    assert_eq!(game_code(&record), Err(NotLinkable::Inconsistent));
    record.hands.clear();
    assert_eq!(game_code(&record), Err(NotLinkable::NoHand));
    assert_eq!(game_code(whole.truncated(5).record()), Err(NotLinkable::Unfinished));
    let setup = Setup::new(Preset::Classic.rules());
    let practice = Game::at_position(Preset::Classic, &setup, Vec::new()).unwrap();
    assert_eq!(game_code(practice.record()), Err(NotLinkable::Position));
    let endless = Preset::Duel.builder().target(Some(LARGEST)).build().unwrap();
    assert_eq!(game_code(played(Preset::Duel, endless, 1, 150).record()), Err(NotLinkable::TooLong));
}
