//! Actions as text, both ways (rules §3).

use super::action::{Action, Answer, Group};
use super::cards::{Card, CardSet, Rank};
use super::error::RuleError;
use super::serde_text::serde_by_text;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rank) = self.named {
            write!(f, "{rank}:{}", if self.cards.is_empty() { "" } else { " " })?;
        }
        fmt::Display::fmt(&self.cards, f)
    }
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
        }
    }
}

/// One group: cards, with or without a rank and colon before them.
fn group(text: &str) -> Result<Group, RuleError> {
    let (named, cards) = match text.split_once(':') {
        Some((rank, cards)) => (Some(rank.trim().parse::<Rank>().map_err(|_| RuleError::UnknownAction)?), cards),
        None => (None, text),
    };
    let mut set = CardSet::EMPTY;
    for word in cards.split_whitespace() {
        let card: Card = word.parse().map_err(|_| RuleError::UnknownAction)?;
        if !set.insert(card) {
            // More copies than two packs hold: nobody can have them.
            return Err(RuleError::NotInHand { missing: CardSet::from(card) });
        }
    }
    Ok(Group { named, cards: set })
}

impl FromStr for Action {
    type Err = RuleError;

    /// Reads an action.
    ///
    /// # Errors
    /// [`RuleError::UnknownAction`] if it is none; [`RuleError::NotInHand`] if a group names a face more often than
    /// two packs hold it.
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
            "discard" => rest.parse().map(Action::Discard).map_err(|_| RuleError::UnknownAction),
            "meld" if rest.is_empty() => Ok(Action::Meld(Vec::new())),
            "meld" => Ok(Action::Meld(rest.split('+').map(group).collect::<Result<_, _>>()?)),
            "take" => {
                let mut groups = rest.split('+').map(group);
                // `split` gives at least one piece.
                let with = groups.next().unwrap_or(Ok(Group::of(CardSet::EMPTY)))?;
                let groups: Vec<Group> = groups.collect::<Result<_, _>>()?;
                Ok(Action::Take { with, groups })
            }
            _ => Err(RuleError::UnknownAction),
        }
    }
}

serde_by_text!(Action);
