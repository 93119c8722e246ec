//! Keyboard commands, and their keys, which a person can change in the settings.

use crate::named::named;
use canasta::rules::Rank;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

macro_rules! commands {
    ($($(#[$doc:meta])* $command:ident $name:literal $key:literal),+ $(,)?) => {
        named! {
            /// A command that a key can have.
            pub enum Command {
                $($(#[$doc])* $command = $name),+
            }
        }

        impl Command {
            const USUAL: [Option<char>; Command::ALL.len()] = [$(Some($key)),+];
        }
    };
}

commands! {
    /// Draw.
    Draw "draw" 'd',
    /// Take the pile.
    Take "take" 't',
    /// Lay the selection, or stage it for the opening.
    Lay "lay" 'l',
    /// Discard the selected card.
    Discard "discard" 'x',
    /// Unstage all groups.
    Unstage "unstage" 'b',
    /// Undo.
    Undo "undo" 'u',
    /// Ask for a hint.
    Hint "hint" 'i',
    /// Keep the last card.
    Keep "keep" 'k',
    /// Ask the partner.
    Ask "ask" 'a',
    /// Answer yes.
    Yes "yes" 'y',
    /// Answer no.
    No "no" 'n',
    /// Announce the hand.
    Hand "hand" 'h',
    /// Announce the melds.
    Melds "melds" 'm',
    /// Announce the pile.
    Pile "pile" 'p',
    /// Announce the scores.
    Scores "scores" 's',
    /// Announce the opening minimum.
    Minimum "minimum" 'o',
    /// Announce the buttons.
    Buttons "buttons" 'w',
    /// Repeat the last announcement.
    Repeat "repeat" 'r',
    /// Pause or resume the bots.
    Pause "pause" 'g',
    /// Let the others play faster for the rest of the round.
    Faster "faster" 'f',
    /// Show the last round again.
    WhatHappened "what-happened" 'v',
    /// Show the keys.
    Keys "keys" '?',
    /// Undo the turn.
    UndoTurn "undo-turn" 'U',
    /// Open the new game.
    NewGame "new-game" 'N',
    /// Open the ways to play.
    Play "play" 'P',
    /// Open the score pad.
    ScorePad "score-pad" 'C',
    /// Open the history of the hand.
    History "history" 'H',
    /// Open the library.
    Library "library" 'L',
    /// Open the statistics.
    Statistics "statistics" 'T',
    /// Open the page *Learn*.
    Learn "learn" 'E',
    /// Open the rules.
    Rules "rules" 'R',
    /// Open the house rules.
    HouseRules "house-rules" 'O',
    /// Open the settings.
    Settings "settings" 'S',
    /// Open export and import.
    Files "files" 'X',
    /// Open the words of the game.
    Glossary "glossary" 'G',
    /// Open the score keeper.
    ScoreKeeper "score-keeper" 'B',
    /// Open the rest of the menu.
    More "more" 'M',
}

/// The keys of the commands. No key has two commands; a command may have no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct KeyMap([Option<char>; Command::ALL.len()]);

impl Default for KeyMap {
    fn default() -> KeyMap {
        KeyMap(Command::USUAL)
    }
}

/// The one character of a text, if it can be a key.
pub(super) fn one_key(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let key = letters.next().filter(|key| !key.is_control() && !key.is_whitespace())?;
    letters.next().is_none().then_some(key)
}

impl KeyMap {
    /// The key of a command.
    #[must_use]
    pub fn key(&self, command: Command) -> Option<char> {
        self.0.get(command as usize).copied().flatten()
    }

    /// The command of a key.
    #[must_use]
    pub fn command(&self, key: &str) -> Option<Command> {
        let key = one_key(key)?;
        Command::ALL.into_iter().find(|&command| self.key(command) == Some(key))
    }

    /// Gives a command another key, or none. The command that had this key gets the old one in exchange.
    pub fn assign(&mut self, command: Command, key: Option<char>) {
        let old = self.key(command);
        let other = Command::ALL.into_iter().find(|&other| key.is_some() && self.key(other) == key);
        if let Some(other) = other {
            self.0[other as usize] = old;
        }
        self.0[command as usize] = key;
    }
}

/// The key of each command by its name; empty where it has none.
impl From<KeyMap> for BTreeMap<String, String> {
    fn from(map: KeyMap) -> BTreeMap<String, String> {
        let mut keys = BTreeMap::new();
        for command in Command::ALL {
            keys.insert(command.name().to_owned(), map.key(command).map(String::from).unwrap_or_default());
        }
        keys
    }
}

/// An invalid map of keys: an unknown command, a text that is not one key, or one key for two commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadKeys;

impl fmt::Display for BadKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a map of commands to keys")
    }
}

impl std::error::Error for BadKeys {}

impl TryFrom<BTreeMap<String, String>> for KeyMap {
    type Error = BadKeys;

    fn try_from(all: BTreeMap<String, String>) -> Result<KeyMap, BadKeys> {
        let mut map = KeyMap::default();
        for (name, key) in &all {
            let command = Command::from_name(name).ok_or(BadKeys)?;
            if !key.is_empty() && one_key(key).is_none() {
                return Err(BadKeys);
            }
            map.assign(command, one_key(key));
        }
        // Assigning exchanges keys, so if two commands share a key, one of them has lost it.
        let is_kept = |(name, key): (&String, &String)| {
            Command::from_name(name).is_some_and(|command| map.key(command) == one_key(key))
        };
        if all.iter().all(is_kept) { Ok(map) } else { Err(BadKeys) }
    }
}

/// A key as the browser reports it.
#[derive(Clone, Copy, Debug)]
pub struct KeyPress<'a> {
    /// The character that it types, or its name.
    pub key: &'a str,
    /// Its place on the keyboard: `KeyD` is where D lies on a keyboard of the United States.
    pub code: &'a str,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Caps Lock is on.
    pub caps_lock: bool,
}

impl KeyPress<'_> {
    /// The character that it stands for, if it is one key of a character. Caps Lock changes nothing. Where the layout types no
    /// Latin letter, or no digit in the row of digits, the place of the key decides, unless a command has the character that is typed.
    #[must_use]
    pub fn character(&self, map: &KeyMap) -> Option<char> {
        let typed = one_key(self.key)?;
        if typed.is_ascii_alphabetic() {
            return Some(if self.caps_lock { self.in_case(typed) } else { typed });
        }
        if map.command(self.key).is_some() {
            return Some(typed);
        }
        let place =
            if let Some(letter) = self.code.strip_prefix("Key").filter(|_| typed.is_alphabetic() && !is_latin(typed)) {
                one_key(letter).map(|letter| self.in_case(letter))
            } else {
                self.code.strip_prefix("Digit").filter(|_| !self.shift).and_then(one_key)
            };
        Some(place.unwrap_or(typed))
    }

    const fn in_case(&self, letter: char) -> char {
        if self.shift { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
    }
}

/// Whether a letter is of the Latin script, with or without accents.
const fn is_latin(letter: char) -> bool {
    matches!(letter, 'A'..='Z' | 'a'..='z' | '\u{AA}'..='\u{24F}' | '\u{1E00}'..='\u{1EFF}')
}

/// The rank that a key selects in the hand: digits and the letters of the cards, ten as 0, jokers as W.
#[must_use]
pub fn rank_of_key(key: &str) -> Option<Rank> {
    match key {
        "0" => Some(Rank::Ten),
        "1" => Some(Rank::Ace),
        "W" => Some(Rank::Joker),
        "J" | "Q" | "K" | "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => key.parse().ok(),
        _ => None,
    }
}

/// The key that goes to the cards of a rank.
#[must_use]
pub fn key_of_rank(rank: Rank) -> String {
    match rank {
        Rank::Ten => "0".to_owned(),
        Rank::Joker => "W".to_owned(),
        _ => rank.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_key_has_one_command() {
        let map = KeyMap::default();
        for command in Command::ALL {
            let key = map.key(command).expect("each has one at first").to_string();
            assert_eq!(map.command(&key), Some(command));
            assert_eq!(rank_of_key(&key), None);
        }
        assert_eq!(map.command("Enter"), None);
        assert_eq!(map.command(" "), None);
    }

    #[test]
    fn keys_are_exchanged_taken_away_and_kept() {
        let mut map = KeyMap::default();
        map.assign(Command::Draw, Some('t'));
        assert_eq!((map.command("t"), map.command("d")), (Some(Command::Draw), Some(Command::Take)));
        map.assign(Command::Take, None);
        assert_eq!((map.command("d"), map.key(Command::Take)), (None, None));
        for key in ["ab", " ", ""] {
            assert_eq!(one_key(key), None, "{key:?}");
        }
        assert_eq!(KeyMap::try_from(BTreeMap::from(map)), Ok(map));
        for bad in [json!({"draw": "e", "take": "e"}), json!({"dance": "e"}), json!({"draw": 1}), json!({"draw": "ab"})]
        {
            assert!(serde_json::from_value::<KeyMap>(bad.clone()).is_err(), "{bad}");
        }
    }

    fn character(key: &str, code: &str, shift: bool, caps_lock: bool) -> Option<char> {
        KeyPress { key, code, shift, caps_lock }.character(&KeyMap::default())
    }

    #[test]
    fn caps_lock_changes_no_key() {
        assert_eq!(character("D", "KeyD", false, true), Some('d'));
        assert_eq!(character("k", "KeyK", true, true), Some('K'));
        assert_eq!(character("?", "Slash", true, true), Some('?'));
        assert_eq!(character("K", "KeyK", true, false), Some('K'));
        // A program may press a capital without Shift.
        assert_eq!(character("K", "KeyK", false, false), Some('K'));
    }

    #[test]
    fn the_place_of_a_key_decides_where_no_latin_letter_is_typed() {
        for (key, code, meant) in [("в", "KeyD", 'd'), ("δ", "KeyD", 'd'), ("ג", "KeyD", 'd'), ("٢", "Digit2", '2')]
        {
            assert_eq!(character(key, code, false, false), Some(meant), "{key}");
        }
        assert_eq!(character("Л", "KeyK", true, false), Some('K'));
        assert_eq!(character("В", "KeyD", false, true), Some('d'), "Caps Lock on a Cyrillic layout");
        // The row of digits of a French keyboard types others without Shift.
        assert_eq!(character("é", "Digit2", false, false), Some('2'));
        // The letters of Latin layouts stay, wherever they lie.
        assert_eq!(character("z", "KeyY", false, false), Some('z'));
        assert_eq!(character("ö", "Semicolon", false, false), Some('ö'));
        assert_eq!(character(",", "KeyW", false, false), Some(','));
        assert_eq!(character("!", "Digit1", true, false), Some('!'));
        assert_eq!(character("Enter", "Enter", false, false), None);
    }

    #[test]
    fn a_command_keeps_the_letter_that_it_was_given() {
        let mut map = KeyMap::default();
        map.assign(Command::Take, Some('в'));
        let press = KeyPress { key: "в", code: "KeyD", shift: false, caps_lock: false };
        assert_eq!(press.character(&map).and_then(|key| map.command(&key.to_string())), Some(Command::Take));
    }

    #[test]
    fn every_rank_has_a_key() {
        let keys = ["J", "Q", "K", "A", "W", "0", "2", "3", "4", "5", "6", "7", "8", "9"];
        let found: std::collections::BTreeSet<Rank> = keys.iter().filter_map(|key| rank_of_key(key)).collect();
        assert_eq!(found.len(), 14);
        assert!(found.into_iter().all(|rank| rank_of_key(&key_of_rank(rank)) == Some(rank)));
    }
}
