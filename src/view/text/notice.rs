//! What the person should know about the game and the device.

use super::number::plural;
use super::{Names, lack, own_left, rule_error};
use crate::rules::RuleError;
use crate::session::{Damage, Notice};

/// What the person should know, its first words apart.
#[must_use]
pub fn notice(notice: &Notice, names: Names<'_>) -> (String, String) {
    match notice {
        Notice::Refused(error) => (String::new(), rule_error(error, names)),
        Notice::Lacking(lacking) => (String::new(), lack(lacking, names)),
        Notice::NothingToUndo => (
            String::new(),
            "Nothing can be taken back: hidden cards have been seen since. With Practice in the settings it can."
                .to_owned(),
        ),
        Notice::NoRandomness => (
            "The cards cannot be shuffled.".to_owned(),
            "This browser gives no randomness to the page; nothing was changed.".to_owned(),
        ),
        Notice::Elsewhere => (
            "This game is open in another page, which has gone on.".to_owned(),
            "Go on in one of them; reload this page to see what was kept last.".to_owned(),
        ),
        Notice::Damaged(damage, kept) => {
            let what = match damage {
                Damage::Unreadable => "The saved game could not be read.".to_owned(),
                Damage::Record(wrong) => {
                    let why = match &wrong.error {
                        RuleError::UnknownAction => "this line cannot be read.".to_owned(),
                        error => rule_error(error, names),
                    };
                    format!("The saved game is damaged from line {} on: {why}", wrong.line)
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
                    format!("What is intact goes on here: {whole}. The damaged text was put aside on this device.")
                }
            };
            (what, kept)
        }
        Notice::SettingsDamaged => (
            "Some settings could not be read.".to_owned(),
            "They have their usual values; the others are kept.".to_owned(),
        ),
        Notice::RulesDamaged(kept) => (
            "Some of your own rules could not be read.".to_owned(),
            format!("{} left. The damaged text was put aside on this device.", own_left(*kept)),
        ),
        Notice::NotSaved => (
            "This browser keeps nothing for this page.".to_owned(),
            "The game goes on, but it will be gone when the page is closed.".to_owned(),
        ),
    }
}
