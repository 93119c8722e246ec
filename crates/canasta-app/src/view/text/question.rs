//! Questions before something is lost.

use super::Names;
use super::card::the_card_in;
use super::hand_end::of_sides;
use crate::features::library::KeepStatus;
use crate::session::{Confirmation, DiscardRisk, Session, StoredValue};
use crate::words::Fate;
use crate::words::duplicate as boards;
use crate::words::friends;
use crate::words::questions as say;
use canasta::rules::{FrozenBy, Observation};

/// A question before something is lost.
pub struct Question {
    /// The question itself.
    pub title: String,
    /// The loss that the question is about.
    pub loss: String,
    /// The label of the button that confirms.
    pub yes: &'static str,
    /// The label of the button that cancels.
    pub no: &'static str,
}

/// What a wild does to the pile.
fn why_not_a_wild(seen: &Observation<'_>) -> &'static str {
    let rules = seen.rules();
    match seen.frozen_to(seen.side()) {
        _ if !(rules.freezing && rules.pile_allowed) => say::risk_wild(),
        Some(FrozenBy::Wild | FrozenBy::RedThree | FrozenBy::BlackThree | FrozenBy::Always) => say::risk_wild_frozen(),
        Some(FrozenBy::NotMelded) | None => say::risk_wild_freezes(),
    }
}

/// What becomes of the match when another game takes its place.
fn fate(session: &Session) -> Fate {
    match session.keep_status() {
        KeepStatus::Confirmed => Fate::Stays,
        KeepStatus::Nothing => Fate::NotKept,
        KeepStatus::Pending if session.is_leaving() => Fate::OnItsWay,
        KeepStatus::Pending => Fate::GoesFirst,
        KeepStatus::Failed => Fate::Lost,
    }
}

/// The note of the dialog of a new game about the match that is on.
#[must_use]
pub fn when_you_deal(session: &Session) -> String {
    say::when_you_deal(fate(session))
}

/// Two sentences after each other.
fn both(first: &str, second: &str) -> String {
    format!("{first} {second}")
}

/// The question before something is lost.
#[must_use]
pub fn question(action: Confirmation, session: &Session, names: Names<'_>) -> Question {
    let (standing, stay) = match (session.is_kept_elsewhere(), session.standing()) {
        (true, _) => (say::loss_elsewhere().to_owned(), say::no_not_now()),
        (false, Some(standing)) => {
            let scores = of_sides(standing.totals, names);
            (say::loss_game(standing.hand, &scores, fate(session)), say::keep_playing())
        }
        (false, None) => (String::new(), say::keep_playing()),
    };
    let own = |at: usize| session.house_rules().own().get(at).map_or("", |own| own.name.as_str());
    let (title, loss, yes, no) = match action {
        Confirmation::Leave => {
            let loss = match session.survives_leaving() {
                true => say::loss_leave_kept(),
                false => say::loss_leave(),
            };
            (say::ask_leave(), loss.to_owned(), say::yes_leave(), say::keep_playing())
        }
        Confirmation::Abandon => (say::ask_abandon(), standing, say::yes_abandon(), say::keep_playing()),
        Confirmation::SameDeal => {
            let loss = both(&standing, say::loss_same_deal());
            (say::ask_same_deal(), loss, say::yes_same_deal(), say::keep_playing())
        }
        Confirmation::ResetSettings => (
            say::ask_reset_settings(),
            say::loss_reset_settings().to_owned(),
            say::yes_reset_settings(),
            say::keep_settings(),
        ),
        Confirmation::ImportSettings => (
            say::ask_import_settings(),
            say::loss_import_settings().to_owned(),
            say::yes_import_settings(),
            say::keep_settings(),
        ),
        Confirmation::ImportRecord => (say::ask_open_record(), standing, say::yes_open(), stay),
        Confirmation::OpenSetAside(_) => (say::ask_open_game(), standing, say::yes_open(), stay),
        Confirmation::DeleteSetAside(_) => {
            (say::ask_delete_text(), say::loss_delete_text().to_owned(), say::yes_delete_text(), say::keep_it())
        }
        Confirmation::OpenElsewhere => {
            (say::is_open_elsewhere(), say::loss_open_elsewhere().to_owned(), say::yes_take_over(), say::play_apart())
        }
        Confirmation::TakenOver => {
            let loss = match session.is_unsaved(StoredValue::Game) {
                false => say::loss_taken_over(),
                true => say::loss_taken_over_unsaved(),
            };
            (say::goes_on_elsewhere(), loss.to_owned(), say::yes_take_back(), say::play_apart())
        }
        Confirmation::TakeOver => {
            (say::ask_take_over(), both(say::loss_take_over(), &standing), say::yes_take_over(), say::no_not_now())
        }
        Confirmation::RemoveRules(at) => {
            let title = say::ask_remove_rules(own(at));
            let (loss, yes, no) = (say::loss_remove_rules().to_owned(), say::yes_remove_rules(), say::keep_them());
            return Question { title, loss, yes, no };
        }
        Confirmation::ReplaceRules => {
            let title = say::ask_replace_rules(session.house_rules().name().trim());
            let (loss, yes, no) = (say::loss_replace_rules().to_owned(), say::yes_replace_rules(), say::keep_them());
            return Question { title, loss, yes, no };
        }
        Confirmation::Discard(card, risk) => {
            let loss = match risk {
                DiscardRisk::Wild => session.observation().map_or("", |seen| why_not_a_wild(&seen)).to_owned(),
                // The table will count this card in the pile too.
                DiscardRisk::GivesPile { seat, cards } => say::risk_gives_pile(names.of(seat), cards + 1),
                DiscardRisk::GroupsSetOut => say::risk_groups().to_owned(),
            };
            let title = say::ask_discard(&|case| the_card_in(card, case));
            return Question { title, loss, yes: say::yes_discard(), no: say::keep_it() };
        }
        Confirmation::ApplyUpdate => {
            (say::ask_update(), both(say::loss_update(), &standing), say::yes_update(), say::keep_playing())
        }
        Confirmation::SameAgain | Confirmation::NextLevel => (say::ask_new_match(), standing, say::yes_deal(), stay),
        Confirmation::LeaveFriends => {
            let loss = match session.friends().host() {
                Some(_) => friends::loss_leave_host(),
                None => friends::loss_leave_guest(),
            };
            (friends::ask_leave_table(), loss.to_owned(), friends::leave_table(), say::keep_playing())
        }
        Confirmation::GiveUpBoards(_) => {
            (boards::ask_give_up(), boards::loss_give_up().to_owned(), boards::yes_give_up(), say::keep_playing())
        }
        Confirmation::Start
        | Confirmation::Sent
        | Confirmation::Taught
        | Confirmation::Trial
        | Confirmation::Day(_)
        | Confirmation::Board(_)
        | Confirmation::DealFriends => (say::ask_new_game(), standing, say::yes_deal(), stay),
    };
    Question { title: title.to_owned(), loss, yes, no }
}
