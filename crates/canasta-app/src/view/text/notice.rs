//! Notices about the game and the device.

use super::card::the_card_in;
use super::{
    Names, capital, game_title, groups_in, line_error, rule_error, rule_error_short, threes_count, unavailable,
    unavailable_short,
};
use crate::features::library::KeepStatus;
use crate::session::{Damage, Disclosure, Notice, SafariPlace, Session, StoredValue, WorkerFailure};
use crate::words;
use crate::words::notices as say;
use canasta::rules::Seat;

/// Why the last action was refused: in few words until the parts are there, which have the sentences.
#[must_use]
pub fn refusal(session: &Session, names: Names<'_>) -> Option<String> {
    let notice = session.refusal()?;
    Some(match (session.parts(), notice) {
        (Some(parts), _) => (parts.notice)(notice, names).1,
        (None, Notice::Refused(error)) => capital(&rule_error_short(error, names)),
        (None, Notice::Lacking(reason)) => capital(&unavailable_short(reason, names)),
        (None, _) => return None,
    })
}

/// A notice: its first sentence, which is shown in bold, and the rest.
#[must_use]
pub fn notice(notice: &Notice, names: Names<'_>) -> (String, String) {
    let (head, rest) = match notice {
        Notice::Refused(error) => return (String::new(), rule_error(error, names)),
        Notice::Lacking(lacking) => return (String::new(), unavailable(lacking, names)),
        Notice::NothingToUndo(seen) => return (String::new(), seen_since(seen, names)),
        Notice::Damaged(damage, kept) => return damaged(damage, *kept, names),
        Notice::RulesDamaged(kept) => {
            return (say::value_damaged(StoredValue::Rules), capital(&say::rules_left(*kept)));
        }
        Notice::SettingsDamaged => {
            return (say::value_damaged(StoredValue::Settings), say::settings_damaged_note().to_owned());
        }
        Notice::ProgressDamaged(value) => return (say::value_damaged(*value), say::value_damaged_note().to_owned()),
        Notice::ProgressNewer(value) => return (say::value_newer(*value), say::value_newer_note().to_owned()),
        Notice::NotSetAside(value) => return (say::not_set_aside(*value), say::not_set_aside_note(*value)),
        Notice::Further(game) => {
            return (say::library_has_more().to_owned(), say::library_has_more_note(&game_title(game)));
        }
        Notice::NothingDone => ("", say::no_undo_yet()),
        Notice::NothingHappened => match names.watched {
            true => ("", say::nobody_played()),
            false => ("", say::nobody_played_since()),
        },
        Notice::Unaided => ("", say::unaided()),
        Notice::WordsMissing => (words::common::words_missing(), words::common::words_missing_note()),
        Notice::PartsMissing => (say::parts_missing_head(), words::common::parts_missing_note()),
        Notice::NoRandomness => (say::no_randomness(), say::no_randomness_note()),
        Notice::NoThinking(WorkerFailure::NeverStarted) => (say::bots_never_started(), say::bots_note()),
        Notice::NoThinking(WorkerFailure::Broke) => (say::bots_stopped(), say::bots_note()),
        Notice::Apart => (say::plays_apart(), say::plays_apart_note()),
        Notice::Elsewhere => (say::open_elsewhere(), say::open_elsewhere_note()),
        Notice::PlanDamaged => (say::plan_damaged(), say::plan_damaged_note()),
        Notice::ReadableAgain => (say::readable_again(), say::readable_again_note()),
        Notice::NewVersion => (say::new_version(), say::new_version_note()),
        Notice::NotSaved => (say::nothing_saved(), say::nothing_saved_note()),
        Notice::NotKept => (say::game_not_kept(), say::game_not_kept_note()),
        Notice::Safari(SafariPlace::Tab) => (say::games_deleted_soon(), say::games_deleted_soon_note()),
        Notice::Safari(SafariPlace::HomeScreen) => (say::app_without_games(), say::app_without_games_note()),
    };
    (head.to_owned(), rest.to_owned())
}

/// What is said of a damaged game, with its hands and actions that can be read.
fn damaged(damage: &Damage, kept: Option<(usize, usize)>, names: Names<'_>) -> (String, String) {
    let head = match damage {
        Damage::NewerVersion => return (say::damaged_newer().to_owned(), say::damaged_newer_note().to_owned()),
        Damage::WrongChecksum if kept.is_some() => {
            return (say::damaged_changed().to_owned(), say::damaged_changed_note().to_owned());
        }
        Damage::Unreadable | Damage::WrongChecksum => say::damaged_unreadable().to_owned(),
        Damage::Record(wrong) => say::damaged_record(wrong.line, &line_error(&wrong.error, names)),
    };
    let rest = match kept {
        None => say::damaged_kept().to_owned(),
        Some((0, actions)) => say::damaged_intact_actions(actions),
        Some((hands, 0)) => say::damaged_intact_hands(hands),
        Some((hands, actions)) => say::damaged_intact_both(hands, actions),
    };
    (head, rest)
}

/// What is said of a storage that refuses to save, by what it has last answered: whether the game is saved, and what the library has.
#[must_use]
pub fn not_saved(session: &Session) -> (String, String) {
    let (head, rest) = match (session.is_unsaved(StoredValue::Game), session.keep_status()) {
        (false, _) => (say::changes_not_saved(), say::changes_not_saved_note()),
        (true, KeepStatus::Failed) => (say::nothing_saved(), say::nothing_saved_file()),
        (true, _) if session.was_kept() => (say::actions_not_saved(), say::actions_not_saved_note()),
        (true, _) => (say::nothing_saved(), say::nothing_saved_note()),
    };
    (head.to_owned(), rest.to_owned())
}

/// What is said of a library that did not store a game.
#[must_use]
pub fn not_kept(session: &Session) -> (String, String) {
    let (head, rest) = match (session.keep_status(), session.is_unsaved(StoredValue::Game)) {
        (KeepStatus::Nothing | KeepStatus::Confirmed, _) => (say::last_game_not_kept(), say::last_game_not_kept_note()),
        (_, false) => (say::game_not_kept(), say::game_not_kept_saved()),
        (_, true) => (say::nothing_stores_game(), say::nothing_stores_game_note()),
    };
    (head.to_owned(), rest.to_owned())
}

/// Why nothing can be undone: what was seen since.
fn seen_since(seen: &Disclosure, names: Names<'_>) -> String {
    let name = |seat: &Seat| names.of(*seat);
    match seen {
        Disclosure::OwnDraw => say::undo_own_draw().to_owned(),
        Disclosure::HandEnded => say::undo_hand_ended().to_owned(),
        Disclosure::Laid { seat, cards } => say::undo_since_laid(name(seat), &|case| groups_in(cards, case)),
        Disclosure::TookWith { seat, cards } => say::undo_since_took(name(seat), &|case| groups_in(cards, case)),
        Disclosure::Discarded { seat, card } => say::undo_since_discarded(name(seat), &|case| the_card_in(*card, case)),
        Disclosure::RedThrees { seat, cards } => say::undo_since_threes(name(seat), &|_| threes_count(*cards)),
        Disclosure::Asked { seat } => say::undo_since_asked(name(seat)),
        Disclosure::Answered { seat, .. } => say::undo_since_answered(name(seat)),
        Disclosure::ActedSince { seat } => say::undo_since_played(name(seat)),
    }
}
