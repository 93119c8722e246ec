//! What is wrong with a text that is no action.

use crate::rules::{Action, Card};
use std::borrow::Cow;

/// What is wrong with a text that [`Action`]'s notation refuses as [`RuleError::UnknownAction`], for who wrote it.
///
/// [`RuleError::UnknownAction`]: crate::rules::RuleError::UnknownAction
///
/// ```
/// use canasta::referee::why_no_action;
/// assert_eq!(why_no_action("discard 10d"), "10d is no card: it is Td");
/// assert_eq!(why_no_action("DRAW"), "its words are in lower case: draw");
/// ```
#[must_use]
pub fn why_no_action(text: &str) -> Cow<'static, str> {
    let mut words = text.split([' ', '\t', '+', ':']).filter(|word| !word.is_empty());
    let Some(verb) = words.next() else { return "the answer is empty".into() };
    let small = verb.to_ascii_lowercase();
    if !Action::VERBS.contains(&small.as_str()) {
        return format!("an action begins with {}", Action::VERBS.join(", ")).into();
    }
    if small != verb {
        return format!("its words are in lower case: {small}").into();
    }
    match verb {
        "answer" => return "answer yes, or answer no".into(),
        "draw" | "keep" | "ask" => return format!("nothing follows {verb}").into(),
        "special" => return "special is followed by the name of a special hand".into(),
        _ => {}
    }
    // A key may be a rank, a suit or W, with a number: what stands before a colon is no card.
    let cards = text.split_once(char::is_whitespace).map_or("", |(_, cards)| cards);
    let cards = cards.split('+').map(|group| group.rsplit_once(':').map_or(group, |(_, cards)| cards));
    if let Some(word) = cards.flat_map(str::split_whitespace).find(|word| word.parse::<Card>().is_err()) {
        return match meant(word) {
            Some(card) => format!("{word} is no card: it is {card}"),
            None => format!("{word} is no card: those are a rank 4…9 T J Q K A 2 3 with a suit s h d c, and Jo"),
        }
        .into();
    }
    if verb == "discard" { "discard is followed by one card".into() } else { "its groups cannot be read".into() }
}

/// The card that is meant by a word that is none: `10d`, `td`, `TD`, `jo`.
fn meant(word: &str) -> Option<Card> {
    let word = word.to_ascii_lowercase();
    let (rank, suit) = match word.strip_prefix("10") {
        Some(suit) => ("t", suit),
        None => word.split_at_checked(1)?,
    };
    format!("{}{suit}", rank.to_ascii_uppercase()).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleError;

    #[test]
    fn every_text_that_is_no_action_has_a_reason_of_its_own() {
        for (text, why) in [
            ("", "the answer is empty"),
            ("  ", "the answer is empty"),
            ("discard 10d", "10d is no card: it is Td"),
            ("discard td", "td is no card: it is Td"),
            ("take 7S 7h", "7S is no card: it is 7s"),
            ("meld K: 2c jo", "jo is no card: it is Jo"),
            ("meld 7s 7h 7d + 9z", "9z is no card: "),
            ("discard Kü", "Kü is no card: "),
            ("discard", "discard is followed by one card"),
            ("discard 4s 4h", "discard is followed by one card"),
            ("DRAW", "its words are in lower case: draw"),
            ("Discard Td", "its words are in lower case: discard"),
            ("draw 4s", "nothing follows draw"),
            ("answer maybe", "answer yes, or answer no"),
            ("special trick", "special is followed by"),
            ("fly", "an action begins with draw, take, meld, "),
            ("meld X: 2c Jo", "its groups cannot be read"),
        ] {
            assert_eq!(text.parse::<Action>(), Err(RuleError::UnknownAction), "{text}");
            assert!(why_no_action(text).starts_with(why), "{text}: {}", why_no_action(text));
        }
    }
}
