//! Questions before something is lost.

use super::card::the_card;
use super::hand_end::of_sides;
use super::{Names, cards_count};
use crate::features::library::KeepStatus;
use crate::session::{Confirmation, DiscardRisk, Session, Standing, StoredValue};
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
        _ if !(rules.freezing && rules.pile_allowed) => "It is a wild card.",
        Some(FrozenBy::Wild | FrozenBy::RedThree | FrozenBy::Always) => {
            "It is a wild card, and the pile is frozen already."
        }
        Some(FrozenBy::NotMelded) | None => "It is a wild card, and it freezes the pile.",
    }
}

/// What becomes of the match when another game takes its place.
fn what_becomes(session: &Session) -> &'static str {
    match session.keep_status() {
        KeepStatus::Confirmed => "stays in the library",
        KeepStatus::Nothing => "is not kept, as you have not played in it",
        KeepStatus::Pending if session.is_leaving() => "is on its way to the library",
        KeepStatus::Pending => "goes to the library first",
        KeepStatus::Failed => "is lost, unless you save it as a file: the library could not store it",
    }
}

/// The note of the dialog of a new game about the match that is on.
#[must_use]
pub fn when_you_deal(session: &Session) -> String {
    format!("When you deal, the current game {}.", what_becomes(session))
}

/// The question before something is lost.
#[must_use]
pub fn question(action: Confirmation, session: &Session, names: Names<'_>) -> Question {
    let elsewhere = "A game started in another tab is saved on this device; a new one replaces it. To continue that game, \
                     reload this page.";
    let ends = |standing: Standing| {
        let after = what_becomes(session);
        format!("The current game (hand {}, {}) {after}.", standing.hand, of_sides(standing.totals, names))
    };
    let (standing, stay) = match session.is_kept_elsewhere() {
        true => (elsewhere.to_owned(), "Not now"),
        false => (session.standing().map_or(String::new(), ends), "Keep playing"),
    };
    let own = |at: usize| session.house_rules().own().get(at).map_or("", |own| own.name.as_str());
    let (title, loss, yes, no) = match action {
        Confirmation::Leave => {
            let after = match session.survives_leaving() {
                true => "Your game is kept on this device. It goes on here when you come back.",
                false => "This browser does not keep the game: it is lost when you leave. “Export and import” saves it as a file.",
            };
            ("Leave?".to_owned(), after.to_owned(), "Leave", "Keep playing")
        }
        Confirmation::Abandon => ("Abandon the game?".to_owned(), standing, "Abandon", "Keep playing"),
        Confirmation::SameDeal => (
            "Play this deal again?".to_owned(),
            format!("{standing} As you know the cards, the new game counts as practice."),
            "Deal again",
            "Keep playing",
        ),
        Confirmation::ResetSettings => (
            "Reset all settings?".to_owned(),
            "All settings, including the keys, go back to their defaults.".to_owned(),
            "Reset",
            "Keep my settings",
        ),
        Confirmation::ImportSettings => (
            "Import these settings?".to_owned(),
            "They replace your current settings.".to_owned(),
            "Import",
            "Keep my settings",
        ),
        Confirmation::ImportRecord => ("Open this record?".to_owned(), standing, "Open", stay),
        Confirmation::OpenSetAside(_) => ("Open this game?".to_owned(), standing, "Open", stay),
        Confirmation::DeleteSetAside(_) => (
            "Delete this text?".to_owned(),
            "It is deleted from this device for good. Download it first if you may need it.".to_owned(),
            "Delete",
            "Keep it",
        ),
        Confirmation::OpenElsewhere => (
            "The game is open in another tab.".to_owned(),
            "Only one tab can save it. Take over here, and it goes on in this tab as it stands. Play apart, and it stays \
             in the other tab."
                .to_owned(),
            "Take over here",
            "Play apart",
        ),
        Confirmation::TakenOver => (
            "The game goes on in another tab.".to_owned(),
            match session.is_unsaved(StoredValue::Game) {
                false => "It was saved and taken over there. This tab saves it no more.",
                true => "It was taken over there as it was last saved. This tab could not save its last moves and sends them to the library, which offers them.",
            }
            .to_owned(),
            "Take it back here",
            "Play apart",
        ),
        Confirmation::TakeOver => (
            "Take over here?".to_owned(),
            format!("The saved game comes to this tab. {standing}"),
            "Take over here",
            "Not now",
        ),
        Confirmation::RemoveRules(at) => (
            format!("Remove the rules “{}”?", own(at)),
            "They are deleted from this device.".to_owned(),
            "Remove",
            "Keep them",
        ),
        Confirmation::ReplaceRules => (
            format!("Replace the rules “{}”?", session.house_rules().name().trim()),
            "The rules now saved under this name are lost.".to_owned(),
            "Replace",
            "Keep them",
        ),
        Confirmation::Discard(card, risk) => {
            let why = match risk {
                DiscardRisk::Wild => session.observation().map_or("", |seen| why_not_a_wild(&seen)).to_owned(),
                DiscardRisk::GivesPile { seat, cards } => {
                    // The table will count this card in the pile too.
                    format!("{} can take {}, this one included.", names.of(seat), cards_count(cards + 1))
                }
                DiscardRisk::GroupsSetOut => {
                    "The groups that you have set out are not laid yet, and the discard ends your turn.".to_owned()
                }
            };
            (format!("Discard {}?", the_card(card)), why, "Discard", "Keep it")
        }
        Confirmation::ApplyUpdate => (
            "Update now?".to_owned(),
            format!("This browser does not save the game for this page. {standing}"),
            "Update now",
            "Keep playing",
        ),
        Confirmation::SameAgain => ("Start a new match?".to_owned(), standing, "Deal", stay),
        Confirmation::Start | Confirmation::Taught => ("Deal a new game?".to_owned(), standing, "Deal", stay),
        Confirmation::NextLevel => ("Start a new match?".to_owned(), standing, "Deal", stay),
    };
    Question { title, loss, yes, no }
}
