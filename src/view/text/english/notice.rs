//! What the person should know about the game and the device.

use super::number::plural;
use super::{Names, lack, line_error, own_left, rule_error};
use crate::session::{Damage, Notice, WorkerFailure};

/// What the person should know, its first words apart.
#[must_use]
pub fn notice(notice: &Notice, names: Names<'_>) -> (String, String) {
    match notice {
        Notice::Refused(error) => (String::new(), rule_error(error, names)),
        Notice::Lacking(lacking) => (String::new(), lack(lacking, names)),
        Notice::NothingToUndo => (
            String::new(),
            "Nothing can be taken back: you have seen hidden cards since. The Practice setting allows it.".to_owned(),
        ),
        Notice::NothingDone => (String::new(), "You have done nothing in this hand yet.".to_owned()),
        Notice::NoRandomness => (
            "The cards cannot be shuffled.".to_owned(),
            "This browser gives the page no random numbers; nothing was changed.".to_owned(),
        ),
        Notice::NoThinking(WorkerFailure::NeverStarted) => (
            "This browser lets the page do nothing in the background.".to_owned(),
            "A Master and hints think only briefly here, and are weaker for it. The other levels play as always."
                .to_owned(),
        ),
        Notice::NoThinking(WorkerFailure::Broke) => (
            "Who thinks in the background could not think to the end.".to_owned(),
            "Expert, Master and hints go on by quick rules of thumb, weaker than their level. A new game tries again."
                .to_owned(),
        ),
        Notice::Elsewhere => (
            "This game is open in another page too, and has gone on there.".to_owned(),
            "Play on in one of them only; reload this page to go on from there.".to_owned(),
        ),
        Notice::Damaged(damage, kept) => {
            let what = match damage {
                Damage::Unreadable => "The saved game could not be read.".to_owned(),
                Damage::Record(wrong) => {
                    format!(
                        "The saved game is damaged from line {} on: {}",
                        wrong.line,
                        line_error(&wrong.error, names)
                    )
                }
            };
            let kept = match kept {
                None => "It was put aside on this device, and nothing overwrites it.".to_owned(),
                Some((hands, actions)) => {
                    let whole = match (hands, actions) {
                        (0, n) => format!("the first {} of the hand", plural(*n, "action")),
                        (h, 0) => plural(*h, "finished hand"),
                        (h, n) => format!("{} and {} of the next", plural(*h, "finished hand"), plural(*n, "action")),
                    };
                    format!(
                        "You can go on from what is intact: {whole}. The damaged text was put aside on this device."
                    )
                }
            };
            (what, kept)
        }
        Notice::SettingsDamaged => (
            "Some settings could not be read.".to_owned(),
            "They are back to their usual values; the others are kept.".to_owned(),
        ),
        Notice::RulesDamaged(kept) => (
            "Some of your own rules could not be read.".to_owned(),
            format!("{} left. The damaged text was put aside on this device.", own_left(*kept)),
        ),
        Notice::PlanDamaged => (
            "What you had chosen for the next game could not be read.".to_owned(),
            "The damaged text was put aside on this device.".to_owned(),
        ),
        Notice::NewVersion => (
            "A new version of the game is ready.".to_owned(),
            "It is there at the next start, or right away: what you have begun goes on.".to_owned(),
        ),
        Notice::NotSaved => (
            "This browser keeps nothing for this page.".to_owned(),
            "The game goes on, but it will be gone when the page is closed.".to_owned(),
        ),
    }
}
