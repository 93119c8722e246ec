//! Principles of good play.

use crate::pages::strategy::{Loss, Principle};
use crate::words::strategy as say;
use canasta::rules::{Players, Preset};

/// Advice on a game of its own beside Classic.
#[must_use]
pub fn game_advice(preset: Preset) -> Option<&'static str> {
    Some(match preset {
        Preset::ThreeHanded => say::advice_three_handed(),
        Preset::Samba => say::advice_samba(),
        Preset::Bolivia => say::advice_bolivia(),
        Preset::ModernAmerican => say::advice_modern_american(),
        Preset::HandAndFoot | Preset::HandKneeAndFoot => say::advice_hand_and_foot(),
        _ => return None,
    })
}

/// A principle and what is to be said about it.
#[must_use]
pub fn principle(principle: Principle, players: Players) -> (&'static str, &'static str) {
    let pair = matches!(players, Players::Two);
    match principle {
        Principle::TakePile => (say::principle_take_pile(), say::principle_take_pile_why()),
        Principle::GuardDiscards => (say::principle_guard_discards(), say::principle_guard_discards_why()),
        Principle::WeighPile => (say::principle_weigh_pile(), say::principle_weigh_pile_why()),
        Principle::KeepPairs => (say::principle_keep_pairs(), say::principle_keep_pairs_why()),
        Principle::HoldBack if pair => (say::principle_hold_back_alone(), say::principle_hold_back_alone_why()),
        Principle::HoldBack => (say::principle_hold_back(), say::principle_hold_back_why()),
        Principle::WaitToOpen => (say::principle_wait_to_open(), say::principle_wait_to_open_why()),
        Principle::SaveWilds => (say::principle_save_wilds(), say::principle_save_wilds_why()),
        Principle::Freeze => (say::principle_freeze(), say::principle_freeze_why()),
        Principle::KeepBlackThrees => (say::principle_keep_black_threes(), say::principle_keep_black_threes_why()),
        Principle::Remember => (say::principle_remember(), say::principle_remember_why()),
        Principle::TimeEnding => (say::principle_time_ending(), say::principle_time_ending_why()),
        Principle::WatchHands => (say::principle_watch_hands(), say::principle_watch_hands_why()),
        Principle::AskPartner => (say::principle_ask_partner(), say::principle_ask_partner_why()),
        Principle::HelpPartner => (say::principle_help_partner(), say::principle_help_partner_why()),
        Principle::WaitForNatural => (say::principle_wait_for_natural(), say::principle_wait_for_natural_why()),
    }
}

/// A number of tenths of a point as whole points, rounded.
const fn points(tenths: i32) -> i32 {
    (tenths + 5 * tenths.signum()) / 10
}

/// What the arena measured.
#[must_use]
pub fn measured(loss: Option<Loss>, players: Players) -> String {
    match loss {
        None => say::measured_not().to_owned(),
        Some(loss) if loss.is_shown() => {
            say::measured_loss(points(loss.tenths), points(loss.margin).max(1), players.count())
        }
        Some(loss) => say::measured_no_loss(points(loss.tenths), points(loss.margin), players.count()),
    }
}
