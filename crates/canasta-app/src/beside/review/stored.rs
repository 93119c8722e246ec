//! A review as it is kept with its game.
//!
//! The first line names the form and its version, and every further one is a reviewed decision, or the chances of a hand seen with
//! all cards, which version 1 does not have. So damage costs the lines that it touches, and nothing else: a line is read alone, and
//! counts only if the record has its decision or hand. What is lost is reviewed again.
//! A form of a later version is neither read nor written over.

use crate::session::json::{from_text, to_text};
use canasta::analysis::{DecisionReview, OpenChance};
use serde::{Deserialize, Serialize};

const VERSION: u32 = 2;

#[derive(Serialize, Deserialize)]
struct Head {
    canasta: Form,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Form {
    Review,
}

/// The chances after the turns of a hand, seen with all cards.
#[derive(Serialize, Deserialize)]
struct AllCards<T> {
    all_cards: T,
}

/// What a stored text holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum StoredReview {
    /// What could be read.
    Read(Kept),
    /// A form of a later version.
    Later,
}

/// What was read of a stored text.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Kept {
    /// The decisions.
    pub found: Vec<DecisionReview>,
    /// For some hands, the chances after their turns, seen with all cards.
    pub all_cards: Vec<Vec<OpenChance>>,
    /// The number of lines that cannot be read.
    pub lost: usize,
}

/// The text of these decisions, and of these hands seen with all cards.
pub(crate) fn write_review<'a>(
    found: impl Iterator<Item = &'a DecisionReview>,
    all_cards: impl Iterator<Item = &'a Vec<OpenChance>>,
) -> String {
    let head = to_text(&Head { canasta: Form::Review, version: VERSION });
    let hands = all_cards.map(|all_cards| to_text(&AllCards { all_cards }));
    std::iter::once(head).chain(found.map(to_text)).chain(hands).collect::<Vec<_>>().join("\n")
}

/// Reads a text.
pub(crate) fn read_review(text: &str) -> StoredReview {
    let (head, lines) = text.split_once('\n').unwrap_or((text, ""));
    let head = from_text::<Head>(head).ok();
    if head.as_ref().is_some_and(|head| head.version > VERSION) {
        return StoredReview::Later;
    }
    let mut kept = Kept { lost: usize::from(head.is_none()), ..Kept::default() };
    for line in lines.lines() {
        if let Ok(one) = from_text::<DecisionReview>(line) {
            kept.found.push(one);
        } else if let Ok(hand) = from_text::<AllCards<Vec<OpenChance>>>(line) {
            kept.all_cards.push(hand.all_cards);
        } else {
            kept.lost += 1;
        }
    }
    StoredReview::Read(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::analysis::{DecisionKind, Values, Worth};
    use canasta::rules::Seat;

    fn read(found: Vec<DecisionReview>, lost: usize) -> StoredReview {
        StoredReview::Read(Kept { found, lost, ..Kept::default() })
    }

    fn found(action: usize) -> DecisionReview {
        let win = Values { done: 0.412_345, best: 0.526, loss: 0.113_655, error: 0.004 };
        let worth = Worth {
            best: vec!["meld Qs Qh Qd".parse().unwrap(), "discard 3s".parse().unwrap()],
            is_best: false,
            states: 256,
            win,
            points: Values { done: -12.5, best: 71.0, loss: 83.5, error: 9.0 },
            others: Vec::new(),
        };
        DecisionReview {
            hand: 2,
            action,
            seat: Seat::FIRST,
            kind: DecisionKind::Play,
            done: vec!["discard 9h".parse().unwrap()],
            worth: Some(worth),
        }
    }

    #[test]
    fn a_review_is_read_back_and_damage_costs_its_lines_only() {
        let all = [found(3), found(9), found(14)];
        let text = write_review(all.iter(), std::iter::empty());
        assert_eq!(read_review(&text), read(all.to_vec(), 0));
        let lines: Vec<&str> = text.lines().collect();
        let torn = [lines[0], lines[1], &lines[2][..40], lines[3]].join("\n");
        assert_eq!(read_review(&torn), read(vec![found(3), found(14)], 1));
        let headless = ["???", lines[1]].join("\n");
        assert_eq!(read_review(&headless), read(vec![found(3)], 1));
        for nothing in ["", "a review", "{}"] {
            assert_eq!(read_review(nothing), read(Vec::new(), 1), "{nothing}");
        }
        let later = text.replacen("\"version\":2", "\"version\":3", 1);
        assert_eq!(read_review(&later), StoredReview::Later);
    }

    /// The form is kept on devices, so a change needs a new version, and this text must be read for ever.
    #[test]
    fn the_first_version_is_read_for_ever() {
        let text = concat!(
            r#"{"canasta":"review","version":1}"#,
            "\n",
            r#"{"action":3,"done":["discard 9h"],"hand":2,"kind":"play","seat":0,"worth":{"best":["meld Qs Qh Qd","discard 3s"],"#,
            r#""is_best":false,"points":{"best":71.0,"done":-12.5,"error":9.0,"loss":83.5},"states":256,"#,
            r#""win":{"best":0.526,"done":0.412345,"error":0.004,"loss":0.113655}}}"#,
        );
        assert_eq!(read_review(text), read(vec![found(3)], 0));
    }

    /// The second version has the hands too.
    #[test]
    fn the_second_version_is_read_for_ever() {
        let text = concat!(
            r#"{"canasta":"review","version":2}"#,
            "\n",
            r#"{"all_cards":[{"actions":0,"error":0.01,"hand":2,"is_over":false,"seat":null,"win":0.5},"#,
            r#"{"actions":2,"error":0.0,"hand":2,"is_over":true,"seat":1,"win":0.25}]}"#,
        );
        let StoredReview::Read(kept) = read_review(text) else { panic!() };
        assert_eq!((kept.found.len(), kept.all_cards.len(), kept.lost), (0, 1, 0));
        assert!(kept.all_cards[0][1].is_over && kept.all_cards[0].iter().all(OpenChance::is_sound));
        assert_eq!(write_review(std::iter::empty(), kept.all_cards.iter()), text);
    }
}
