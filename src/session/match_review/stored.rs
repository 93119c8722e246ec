//! A review as it is kept with its game.
//!
//! The first line names the form and its version, and every further one is a reviewed decision. So damage costs the lines that it
//! touches, and nothing else: a line is read alone, and counts only if the record has its decision. What is lost is reviewed again.
//! A form of a later version is neither read nor written over.

use crate::analysis::DecisionReview;
use crate::session::json::{from_text, to_text};
use serde::{Deserialize, Serialize};

const VERSION: u32 = 1;

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

/// What a stored text holds.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::session) enum StoredReview {
    /// These decisions, and so many lines that cannot be read.
    Read(Vec<DecisionReview>, usize),
    /// A form of a later version.
    Later,
}

/// The text of these decisions.
pub(in crate::session) fn write_review<'a>(found: impl Iterator<Item = &'a DecisionReview>) -> String {
    let head = to_text(&Head { canasta: Form::Review, version: VERSION });
    std::iter::once(head).chain(found.map(to_text)).collect::<Vec<_>>().join("\n")
}

/// Reads a text.
pub(in crate::session) fn read_review(text: &str) -> StoredReview {
    let (head, lines) = text.split_once('\n').unwrap_or((text, ""));
    let head = from_text::<Head>(head).ok();
    if head.as_ref().is_some_and(|head| head.version > VERSION) {
        return StoredReview::Later;
    }
    let (mut found, mut lost) = (Vec::new(), usize::from(head.is_none()));
    for line in lines.lines() {
        match from_text::<DecisionReview>(line) {
            Ok(one) => found.push(one),
            Err(_) => lost += 1,
        }
    }
    StoredReview::Read(found, lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{DecisionKind, Values, Worth};
    use crate::rules::Seat;

    fn found(action: usize) -> DecisionReview {
        let win = Values { done: 0.412_345, best: 0.526, loss: 0.113_655, error: 0.004 };
        let worth = Worth {
            best: vec!["meld Qs Qh Qd".parse().unwrap(), "discard 3s".parse().unwrap()],
            is_best: false,
            states: 256,
            win,
            points: Values { done: -12.5, best: 71.0, loss: 83.5, error: 9.0 },
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
        let text = write_review(all.iter());
        assert_eq!(read_review(&text), StoredReview::Read(all.to_vec(), 0));
        let lines: Vec<&str> = text.lines().collect();
        let torn = [lines[0], lines[1], &lines[2][..40], lines[3]].join("\n");
        assert_eq!(read_review(&torn), StoredReview::Read(vec![found(3), found(14)], 1));
        let headless = ["???", lines[1]].join("\n");
        assert_eq!(read_review(&headless), StoredReview::Read(vec![found(3)], 1));
        for nothing in ["", "a review", "{}"] {
            assert_eq!(read_review(nothing), StoredReview::Read(Vec::new(), 1), "{nothing}");
        }
        let later = text.replacen("\"version\":1", "\"version\":2", 1);
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
        assert_eq!(read_review(text), StoredReview::Read(vec![found(3)], 0));
        assert_eq!(write_review([found(3)].iter()), text);
    }
}
