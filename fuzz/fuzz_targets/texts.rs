//! Whatever text comes, reading it does not panic.
#![no_main]

use canasta::rules::{Action, CardSet, Deck, Group, replay};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = text.parse::<CardSet>();
    let _ = text.parse::<Deck>();
    if let Ok(action) = text.parse::<Action>() {
        // A single group with neither rank nor cards prints as nothing.
        let nothing = action == Action::Meld(vec![Group::of(CardSet::EMPTY)]);
        assert!(nothing || action.to_string().parse() == Ok(action));
    }
    let whole = replay(text);
    if let Some(error) = whole.error
        && error.line > 1
        && whole.game.is_some()
    {
        let before: String = text.lines().take(error.line - 1).map(|line| format!("{line}\n")).collect();
        let before = replay(&before);
        assert!(before.error.is_none() && before.game == whole.game);
    }
});
