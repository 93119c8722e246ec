//! The rules: texts of cards, actions and records, share codes, and play.

use super::intents::Browser;
use super::text_of;
use canasta::rules::{
    Action, BySide, CardSet, Deck, Group, Preset, Seat, State, generator, legal as listing, read_rules_code, replay,
    rules_code,
};
use canasta_app::features::house_rules::HouseRulesIntent;
use canasta_app::session::Intent;
use std::ops::ControlFlow;

/// A large hand has too many actions to list.
const MOST: usize = 300;

/// Whatever text comes, reading it does not panic. An action that is read prints as one that means the same; a record is valid up to
/// the line that is named as wrong.
pub fn texts(bytes: &[u8]) {
    let text = text_of(bytes);
    let _ = text.parse::<CardSet>();
    let _ = text.parse::<Deck>();
    if let Ok(action) = text.parse::<Action>() {
        // A single group with neither rank nor cards prints as nothing.
        let nothing = action == Action::Meld(vec![Group::of(CardSet::EMPTY)]);
        assert!(nothing || action.to_string().parse() == Ok(action));
    }
    let whole = replay(&text);
    if let Some(error) = whole.error
        && error.line > 1
        && whole.game.is_some()
    {
        let before: String = text.lines().take(error.line - 1).map(|line| format!("{line}\n")).collect();
        let before = replay(&before);
        assert!(before.error.is_none() && before.game == whole.game);
    }
}

/// Bytes choose a deal and the play: listed actions are accepted, cards are conserved, and nobody is left without an action.
pub fn legal(bytes: &[u8]) {
    let Some((&preset, bytes)) = bytes.split_first() else { return };
    let Some((seed, choices)) = bytes.split_first_chunk::<8>() else { return };
    let rules = Preset::ALL[usize::from(preset) % Preset::ALL.len()].rules();
    let mut long_seed = [0; 32];
    long_seed[..8].copy_from_slice(seed);
    let deck = rules.shuffled_deck(&mut generator(long_seed));
    let mut state = State::deal(rules, Seat::FIRST, BySide::new(rules.sides().scores()), &deck);
    let cards = state.all_cards();
    for &choice in choices {
        if state.ended().is_some() {
            return;
        }
        let observation = state.observe(state.to_act());
        let mut actions = listing::candidates(&observation);
        assert!(!actions.is_empty());
        let _ = listing::visit_all(&observation, |action| {
            actions.push(action);
            if actions.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert!(actions.iter().all(|action| observation.check(action).is_ok()));
        let action = &actions[usize::from(choice) * 7 % actions.len()];
        assert_eq!(state.play(action), Ok(()));
        assert_eq!(state.all_cards(), cards);
    }
}

/// A share code that is read gives valid rules, whose own code reads back as them.
pub fn code(bytes: &[u8]) {
    let text = text_of(bytes);
    if let Ok((preset, rules)) = read_rules_code(&text) {
        assert_eq!(rules.check(), Ok(()));
        assert_eq!(read_rules_code(&rules_code(preset, &rules)), Ok((preset, rules)));
    }
    let mut browser = Browser::default();
    browser.send(Intent::HouseRules(HouseRulesIntent::WriteCode(text)).into());
    browser.enter("use-code");
    browser.look_around();
}
