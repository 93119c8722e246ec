//! Names that people give to players, rules and games. All of them pass [`clean`], also those in files and saves.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

/// The longest name of a player, in characters.
const LONGEST_PLAYER: usize = 20;

/// Whether a character has no place in a name: it is invisible, or it changes the order of the letters around it. The joiners
/// of scripts and emoji stay.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// A text as a name: without hidden characters and surrounding spaces, and shortened to a number of characters; `None` if
/// nothing can be seen of it.
#[must_use]
pub(crate) fn clean(text: &str, longest: usize) -> Option<String> {
    let shown: String = text.chars().filter(|&letter| !is_hidden(letter)).collect();
    let short: String = shown.trim().chars().take(longest).collect();
    let is_seen =
        short.contains(|letter: char| !letter.is_whitespace() && !('\u{200c}'..='\u{200d}').contains(&letter));
    is_seen.then(|| short.trim_end().to_owned())
}

/// The name of a player: 1 to 20 characters, none of them hidden.
///
/// ```
/// # use canasta_app::session::PlayerName;
/// assert_eq!(&*PlayerName::new(" Ada\n").unwrap(), "Ada");
/// assert_eq!(PlayerName::new("\u{202e}"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct PlayerName(String);

impl PlayerName {
    /// The name in a text; `None` if nothing can be seen of it.
    #[must_use]
    pub fn new(text: &str) -> Option<PlayerName> {
        clean(text, LONGEST_PLAYER).map(PlayerName)
    }

    /// One of the names that the program itself gives.
    pub(crate) fn built_in(name: &str) -> PlayerName {
        PlayerName(name.to_owned())
    }
}

impl TryFrom<String> for PlayerName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<PlayerName, Self::Error> {
        PlayerName::new(&text).ok_or("the name is empty")
    }
}

impl Deref for PlayerName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl PartialEq<&str> for PlayerName {
    fn eq(&self, text: &&str) -> bool {
        self.0 == *text
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_no_hidden_characters_and_a_length() {
        let name = |text: &str| PlayerName::new(text).map(|name| name.to_string());
        assert_eq!(name("  Ada  Lovelace "), Some("Ada  Lovelace".into()));
        assert_eq!(name("a\u{0}b\u{202e}c\u{2066}d\u{200b}e\u{e0041}"), Some("abcde".into()));
        assert_eq!(name(&"x".repeat(5000)), Some("x".repeat(20)));
        assert_eq!(name(&format!("{} y", "x".repeat(19))), Some("x".repeat(19)));
        // Emoji and scripts keep their joiners.
        assert_eq!(name("👩\u{200d}🚀"), Some("👩\u{200d}🚀".into()));
        for nothing in ["", "  ", "\u{0}", "\u{200d}\u{200c}", "\u{202e}\u{2069}", "\u{a0}"] {
            assert_eq!(name(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn a_stored_name_passes_the_same_gate() {
        let read = |json: &str| serde_json::from_str::<PlayerName>(json).map(|name| name.to_string()).ok();
        assert_eq!(read(r#""A\u202eda""#), Some("Ada".into()));
        assert_eq!(read(r#"" ""#), None);
    }
}
