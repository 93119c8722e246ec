//! Notices about the game and the device.

use super::card::the_card;
use super::number::plural;
use super::{Names, game_title, groups, line_error, own_left, rule_error, threes_count, unavailable};
use crate::features::library::KeepStatus;
use crate::session::{Damage, Disclosure, Notice, SafariPlace, Session, StoredValue, WorkerFailure};
use crate::words;

/// A notice: its first sentence, which is shown in bold, and the rest.
#[must_use]
pub fn notice(notice: &Notice, names: Names<'_>) -> (String, String) {
    match notice {
        Notice::Refused(error) => (String::new(), rule_error(error, names)),
        Notice::Lacking(lacking) => (String::new(), unavailable(lacking, names)),
        Notice::NothingToUndo(seen) => (String::new(), seen_since(seen, names)),
        Notice::NothingDone => (String::new(), "There is nothing to undo: you have not done anything in this hand yet.".to_owned()),
        Notice::NothingHappened => (String::new(), match names.watched {
            true => "Nobody has played yet.".to_owned(),
            false => "Nobody has played since your last turn.".to_owned(),
        }),
        Notice::WordsMissing => {
            (words::common::words_missing().to_owned(), words::common::words_missing_note().to_owned())
        }
        Notice::PartsMissing => (
            format!("{}.", words::common::parts_missing()),
            words::common::parts_missing_note().to_owned(),
        ),
        Notice::NoRandomness => (
            "The cards cannot be shuffled.".to_owned(),
            "This browser provides no random numbers. Nothing was changed.".to_owned(),
        ),
        Notice::NoThinking(why) => (
            match why {
                WorkerFailure::NeverStarted => "The computer players' program could not be started.",
                WorkerFailure::Broke => "The computer players' program stopped.",
            }
            .to_owned(),
            "All but Beginner, and hints, go on by quick rules of thumb and are weaker. The next deal starts it again."
                .to_owned(),
        ),
        Notice::Apart => (
            "This tab plays apart.".to_owned(),
            "The game in the other tab goes on there. Games of this tab go to the library only. Settings and rules are not \
             saved until you take over."
                .to_owned(),
        ),
        Notice::Elsewhere => (
            "This game is also open in another tab and was continued there.".to_owned(),
            "Play in one tab only. To continue from there, reload this page.".to_owned(),
        ),
        Notice::Damaged(Damage::NewerVersion, _) => (
            "The saved game was made by a newer version of this game.".to_owned(),
            "It was set aside on this device, under “Export and import”, and is tried again after the next update.".to_owned(),
        ),
        Notice::Damaged(Damage::WrongChecksum, Some(_)) => (
            "The saved game is not what was saved: something has changed it.".to_owned(),
            "You can continue with it as it is now. A copy was set aside on this device, under “Export and import”.".to_owned(),
        ),
        Notice::Damaged(damage, kept) => {
            let what = match damage {
                Damage::Unreadable | Damage::NewerVersion | Damage::WrongChecksum => "The saved game could not be read.".to_owned(),
                Damage::Record(wrong) => {
                    format!(
                        "The saved game is damaged from line {} on: {}",
                        wrong.line,
                        line_error(&wrong.error, names)
                    )
                }
            };
            let kept = match kept {
                None => "It was set aside on this device, under “Export and import”, where nothing overwrites it.".to_owned(),
                Some((hands, actions)) => {
                    let whole = match (hands, actions) {
                        (0, n) => format!("the first {} of the hand", plural(*n, "action")),
                        (h, 0) => plural(*h, "finished hand"),
                        (h, n) => format!("{} and {} of the next", plural(*h, "finished hand"), plural(*n, "action")),
                    };
                    format!(
                        "You can continue from the intact part: {whole}. The damaged text was set aside on this device, under “Export and import”."
                    )
                }
            };
            (what, kept)
        }
        Notice::SettingsDamaged => (
            "Some settings could not be read.".to_owned(),
            "They are back to their defaults; the others are unchanged.".to_owned(),
        ),
        Notice::RulesDamaged(kept) => (
            "Some of your own rules could not be read.".to_owned(),
            format!("{} left. The damaged text was set aside on this device, under “Export and import”.", own_left(*kept)),
        ),
        Notice::PlanDamaged => (
            "Your choices for the next game could not be read.".to_owned(),
            "The damaged text was set aside on this device, under “Export and import”.".to_owned(),
        ),
        Notice::ProgressDamaged(value) => (
            format!("{}.", damaged_progress(*value)),
            "What can be read is used. The whole text was set aside on this device, under “Export and import”.".to_owned(),
        ),
        Notice::NotSetAside(value) => {
            let (what, playing) = match value {
                StoredValue::Game => ("The saved game could not be read", "your game is not saved"),
                StoredValue::Settings => ("Some settings could not be read", "changed settings are not saved"),
                StoredValue::Rules => ("Some of your own rules could not be read", "new rules are not saved"),
                StoredValue::Plan => {
                    ("Your choices for the next game could not be read", "new choices are not saved")
                }
                StoredValue::ScoreSheets => (damaged_progress(*value), "new score sheets are not saved"),
                StoredValue::Lesson | StoredValue::Drills | StoredValue::Achievements | StoredValue::Mistakes => {
                    (damaged_progress(*value), "new progress in it is not saved")
                }
            };
            (
                format!("{what}, and there is no room for a copy."),
                format!("Save the damaged text as a file. Until then it stays as it is, and {playing}."),
            )
        }
        Notice::ReadableAgain => (
            "A game that was set aside can be read now.".to_owned(),
            "Open it under “Export and import”.".to_owned(),
        ),
        Notice::NewVersion => (
            "A new version of the game is ready.".to_owned(),
            "Update now, or it is used at the next start. Your game continues either way.".to_owned(),
        ),
        Notice::NotSaved => (
            "This browser saves nothing for this page.".to_owned(),
            "You can play, but the game is lost when the page is closed.".to_owned(),
        ),
        Notice::NotKept => (
            "The library could not store this game.".to_owned(),
            "It is tried again after each turn. Before another game takes its place, you are asked.".to_owned(),
        ),
        Notice::Further(game) => (
            "The library has more of a game than was saved here.".to_owned(),
            format!("{}. Nothing of it is lost: go on from there.", game_title(game)),
        ),
        Notice::Safari(SafariPlace::Tab) => (
            "This browser deletes your games after seven days without a visit.".to_owned(),
            "Put the page on the Home Screen (on a Mac, in the Dock): there they stay. That app starts without them, so save the library as a file first, and bring it in there.".to_owned(),
        ),
        Notice::Safari(SafariPlace::HomeScreen) => (
            "This app starts without the games of the browser.".to_owned(),
            "They are still there: save the library as a file in the browser, and bring it in here.".to_owned(),
        ),
    }
}

/// What is said of a storage that refuses to save, by what it has last answered: whether the game is saved, and what the library has.
#[must_use]
pub fn not_saved(session: &Session) -> (String, String) {
    let (head, rest) = match (session.is_unsaved(StoredValue::Game), session.keep_status()) {
        (false, _) => (
            "This browser could not save your last changes.",
            "They hold while this page is open, and are tried again. Your game is saved.",
        ),
        (true, KeepStatus::Failed) => (
            "This browser saves nothing for this page.",
            "You can play, but the game is lost when the page is closed. Save it as a file first.",
        ),
        (true, _) if session.was_kept() => (
            "This browser cannot save the game after each action: its storage is full or blocked.",
            "The library has it up to your last turn, and offers it after a reload.",
        ),
        (true, _) => {
            ("This browser saves nothing for this page.", "You can play, but the game is lost when the page is closed.")
        }
    };
    (head.to_owned(), rest.to_owned())
}

/// What is said of a library that did not store a game.
#[must_use]
pub fn not_kept(session: &Session) -> (String, String) {
    let (head, rest) = match (session.keep_status(), session.is_unsaved(StoredValue::Game)) {
        (KeepStatus::Nothing | KeepStatus::Confirmed, _) => (
            "The library could not store your last game.",
            "It is tried again while this page is open. Save it as a file.",
        ),
        (_, false) => (
            "The library could not store this game.",
            "It is saved at the table until another game takes its place; you are asked before. It is tried again after each turn.",
        ),
        (_, true) => {
            ("Nothing stores this game.", "It is lost when the page is closed. It is tried again after each turn.")
        }
    };
    (head.to_owned(), rest.to_owned())
}

/// Why nothing can be undone: what was seen since.
fn seen_since(seen: &Disclosure, names: Names<'_>) -> String {
    let (seat, what) = match seen {
        Disclosure::OwnDraw => {
            return "You have seen what you drew: undo would use it. The Practice setting allows it.".to_owned();
        }
        Disclosure::HandEnded => return "The hand is over: undo would use the cards that were shown.".to_owned(),
        Disclosure::Laid { seat, cards } => (*seat, format!("laid {}", groups(cards))),
        Disclosure::TookWith { seat, cards } => (*seat, format!("taken the pile with {}", groups(cards))),
        Disclosure::Discarded { seat, card } => (*seat, format!("discarded {}", the_card(*card))),
        Disclosure::RedThrees { seat, cards: set } => (*seat, format!("drawn {}", threes_count(*set))),
        Disclosure::Asked { seat } => (*seat, "asked “May I go out?”".to_owned()),
        Disclosure::Answered { seat, .. } => (*seat, "answered you".to_owned()),
        Disclosure::ActedSince { seat } => (*seat, "played".to_owned()),
    };
    format!("{} has {what} since: undo would use what you saw. The Practice setting allows it.", names.of(seat))
}

/// What of the progress could not be read.
const fn damaged_progress(value: StoredValue) -> &'static str {
    match value {
        StoredValue::Lesson => "How far you came in the guided hand could not be read",
        StoredValue::Drills => "Some answers of the drills could not be read",
        StoredValue::Achievements => "Some achievements could not be read",
        StoredValue::Mistakes => "Some of your drills could not be read",
        StoredValue::ScoreSheets => "Your score sheets could not be read",
        StoredValue::Settings => "Some settings could not be read",
        StoredValue::Rules => "Some of your own rules could not be read",
        StoredValue::Plan => "Some of your choices for the next game could not be read",
        StoredValue::Game => "It could not be read",
    }
}
