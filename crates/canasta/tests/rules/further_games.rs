//! The games beside Classic and its variants, played at random: every listed action is legal, no card is lost, and what is
//! written is read back.

use crate::random_cases;
use canasta::rules::{
    Game, Position, Preset, Record, RuleField, Rules, Seat, State, Visibility, generator, legal, seed_from_number,
};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// The presets after those of Classic.
fn further_presets() -> impl Iterator<Item = Preset> {
    Preset::ALL.into_iter().skip_while(|preset| *preset != Preset::Pagat).skip(1)
}

/// Checks everything that can be read of a state from what was written of it.
fn check_views(state: &State, seed: u64) {
    let rules = *state.rules();
    for seat in rules.players.seats() {
        let seen = state.observe(seat);
        let json = serde_json::to_string(&seen.snapshot()).unwrap();
        let position = Position::new(rules, &serde_json::from_str(&json).unwrap()).unwrap();
        assert_eq!(position.observe(), seen, "{json}");
        if let Some(sampled) = State::sample(&seen, &mut generator(seed_from_number(seed))) {
            assert_eq!(sampled.observe(seat), seen);
            assert_eq!(sampled.all_cards(), state.all_cards());
        }
    }
}

#[test]
fn random_hands_of_every_further_game_end_without_a_fault() {
    for (number, preset) in (0..).zip(further_presets()) {
        for hand in 0..12 {
            play_by_lot(preset, preset.rules(), &mut generator(seed_from_number(100 * number + hand)), hand);
        }
    }
}

/// Hands that are dealt in other ways: who cuts keeps cards, the first player begins with a card more, and the pile begins with
/// other cards.
#[test]
fn random_hands_that_are_dealt_otherwise_end_without_a_fault() {
    for (number, preset) in (0..).zip(Preset::ALL) {
        for hand in 0..10 {
            let mut rng = generator(seed_from_number(5_000 + 100 * number + hand));
            let rules = preset.rules().with_random_changes(&random_cases::OF_THE_DEAL, 5, &mut rng);
            play_by_lot(preset, rules, &mut rng, hand);
        }
    }
}

/// Plays a hand by lot, and checks every position and the record.
fn play_by_lot(preset: Preset, rules: Rules, rng: &mut impl Rng, hand: u64) {
    let names = rules.players.seats().map(|seat| format!("p{}", seat.index())).collect();
    let mut game = Game::new(preset, rules, names).unwrap();
    let deck = rules.shuffled_deck(rng);
    let cut = rules.cut_of(&deck);
    assert!(game.deal(Seat::FIRST, deck, cut));
    let cards = game.state().unwrap().all_cards();
    assert_eq!(cards, rules.cards());
    for step in 0..4_000 {
        let state = game.state().unwrap();
        if state.ended().is_some() {
            break;
        }
        let seat = state.to_act();
        let actions = legal::candidates(&state.observe(seat));
        assert!(!actions.is_empty(), "{preset}: a dead end\n{}", game.record());
        // Melds come about more often than by lot, so that hands end.
        let action = match rng.random_bool(0.6) {
            true => actions.iter().max_by_key(|action| action.cards().map_or(0, |cards| cards.len())),
            false => actions.choose(rng),
        };
        let action = action.unwrap().clone();
        assert_eq!(action.to_string().parse(), Ok(action.clone()));
        game.play(seat, &action).unwrap_or_else(|error| panic!("{preset}: {action}: {error}"));
        let state = game.state().unwrap();
        assert_eq!(state.all_cards(), cards, "{preset}: {action}");
        if step % 16 == 0 || state.ended().is_some() {
            check_views(state, hand);
        }
    }
    let sheet = game.score().unwrap_or_else(|| panic!("{preset}: the hand does not end"));
    for side in &sheet.sides {
        let items =
            [side.going_out, side.canastas, side.red_threes, side.melded, side.in_hand, side.penalties, side.extras];
        assert_eq!(items.iter().sum::<i32>() + side.special, side.hand);
    }
    let text = game.record().to_string();
    let read: Record = text.parse().unwrap_or_else(|error| panic!("{preset}: {error}\n{text}"));
    assert_eq!(&read, game.record());
}

#[test]
fn further_games_change_fields_that_the_table_does_not_offer() {
    // Three players, one of them alone, need none of these fields.
    for preset in further_presets().filter(|preset| !preset.rules().lone_taker) {
        let classic = Preset::Classic.rules();
        let changed = RuleField::ALL.iter().filter(|&&field| preset.rules().value(field) != classic.value(field));
        assert!(changed.clone().any(|field| field.visibility() == Visibility::WithVariants), "{preset}");
    }
}
