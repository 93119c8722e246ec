//! Actions as text, both ways (rules §3).

use super::action::{Action, Answer, Group};
use super::cards::{Card, CardSet, Suit};
use super::error::RuleError;
use super::meld_key::MeldKind;
use super::meld_key::{MeldKey, Which};
use super::ruleset::{SpecialHand, Words};
use super::serde_text::serde_by_text;
use std::fmt;
use std::str::FromStr;

/// The letter of a wild meld's key.
const WILD_KEY: &str = "W";

impl fmt::Display for MeldKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            MeldKind::Set(rank) => write!(f, "{rank}")?,
            MeldKind::Sequence(suit) => write!(f, "{}", suit.notation())?,
            MeldKind::Wild => f.write_str(WILD_KEY)?,
        }
        match self.which {
            Which::Unnumbered => Ok(()),
            Which::Number(number) => write!(f, "#{number}"),
            Which::New => f.write_str("+"),
        }
    }
}

impl FromStr for MeldKey {
    type Err = RuleError;

    /// Reads a key: a rank, the letter of a suit, or `W`, then nothing, `#` and a number, or `+` (V D).
    ///
    /// # Errors
    /// [`RuleError::UnknownAction`] if it is none.
    fn from_str(text: &str) -> Result<MeldKey, RuleError> {
        let (kind, which) = match (text.strip_suffix('+'), text.split_once('#')) {
            (Some(kind), _) => (kind, Which::New),
            (None, Some((kind, number))) => {
                (kind, Which::Number(number.parse().map_err(|_| RuleError::UnknownAction)?))
            }
            (None, None) => (text, Which::Unnumbered),
        };
        let kind = kind.trim();
        let suit = Suit::ALL.into_iter().find(|suit| kind.chars().eq([suit.notation()]));
        let kind = match suit {
            _ if kind == WILD_KEY => MeldKind::Wild,
            Some(suit) => MeldKind::Sequence(suit),
            None => MeldKind::Set(kind.parse().map_err(|_| RuleError::UnknownAction)?),
        };
        Ok(MeldKey { kind, which })
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(key) = self.key {
            write!(f, "{key}:{}", if self.cards.is_empty() { "" } else { " " })?;
        }
        fmt::Display::fmt(&self.cards, f)
    }
}

impl Action {
    /// The first words of actions in notation.
    pub(crate) const VERBS: [&'static str; 8] = ["draw", "take", "meld", "discard", "keep", "ask", "answer", "special"];
}

impl fmt::Display for Action {
    /// ```
    /// use canasta::rules::Action;
    /// let take: Action = "take  Kh Ks+2c Qs Qd".parse().unwrap();
    /// assert_eq!(take.to_string(), "take Ks Kh + Qs Qd 2c");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Take { with, groups } => {
                f.write_str("take")?;
                if *with != Group::of(CardSet::EMPTY) {
                    write!(f, " {with}")?;
                }
                groups.iter().try_for_each(|group| write!(f, " + {group}"))
            }
            Action::Meld(groups) => {
                f.write_str("meld")?;
                for (i, group) in groups.iter().enumerate() {
                    write!(f, "{} {group}", if i == 0 { "" } else { " +" })?;
                }
                Ok(())
            }
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Keep => f.write_str("keep"),
            Action::Ask => f.write_str("ask"),
            Action::Answer(Answer::Yes) => f.write_str("answer yes"),
            Action::Answer(Answer::No) => f.write_str("answer no"),
            Action::Special(hand) => {
                write!(f, "special {}", SpecialHand::WORDS.get(usize::from(*hand)).copied().unwrap_or_default())
            }
        }
    }
}

/// The groups of a text: the parts between plus signs, without the part before a colon.
fn groups(text: &str) -> Result<Vec<Group>, RuleError> {
    let mut parts: Vec<String> = Vec::new();
    for part in text.split('+') {
        match parts.last_mut() {
            Some(key) if part.trim_start().starts_with(':') => *key = format!("{key}+{part}"),
            _ => parts.push(part.to_owned()),
        }
    }
    parts.iter().map(|part| group(part)).collect()
}

/// One group: cards, with or without a key and colon before them.
fn group(text: &str) -> Result<Group, RuleError> {
    let (key, cards) = match text.split_once(':') {
        Some((key, cards)) => (Some(key.trim().parse()?), cards),
        None => (None, text),
    };
    let mut set = CardSet::EMPTY;
    for word in cards.split_whitespace() {
        let card: Card = word.parse().map_err(|_| RuleError::UnknownAction)?;
        if !set.insert(card) {
            // More copies than eight packs hold: nobody can have them.
            return Err(RuleError::NotInHand { missing: CardSet::from(card) });
        }
    }
    Ok(Group { key, cards: set })
}

impl FromStr for Action {
    type Err = RuleError;

    /// Reads an action.
    ///
    /// # Errors
    /// [`RuleError::UnknownAction`] if it is none; [`RuleError::NotInHand`] if a group names a face more often than
    /// eight packs hold it.
    fn from_str(text: &str) -> Result<Action, RuleError> {
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let alone = |action: Action| if rest.is_empty() { Ok(action) } else { Err(RuleError::UnknownAction) };
        match verb {
            "draw" => alone(Action::Draw),
            "keep" => alone(Action::Keep),
            "ask" => alone(Action::Ask),
            "answer" => match rest {
                "yes" => Ok(Action::Answer(Answer::Yes)),
                "no" => Ok(Action::Answer(Answer::No)),
                _ => Err(RuleError::UnknownAction),
            },
            "special" => match SpecialHand::WORDS.iter().position(|&word| word == rest) {
                // Eleven words: fits.
                Some(hand) => Ok(Action::Special(hand as u8)),
                None => Err(RuleError::UnknownAction),
            },
            "discard" => rest.parse().map(Action::Discard).map_err(|_| RuleError::UnknownAction),
            "meld" if rest.is_empty() => Ok(Action::Meld(Vec::new())),
            "meld" => Ok(Action::Meld(groups(rest)?)),
            "take" => {
                let mut groups = groups(rest)?;
                // A split gives at least one piece.
                let with = if groups.is_empty() { Group::of(CardSet::EMPTY) } else { groups.remove(0) };
                Ok(Action::Take { with, groups })
            }
            _ => Err(RuleError::UnknownAction),
        }
    }
}

serde_by_text!(Action, MeldKey);
