//! The questions before something is lost.

use super::number;
use crate::session::{Confirmation, Session, Standing};
use crate::view::text::Question;

/// The question before something is lost.
#[must_use]
pub fn question(action: Confirmation, session: &Session) -> Question {
    let elsewhere = "A game begun in another page is kept on this device; a new one takes its place. To go on with it, load \
                     this page again.";
    let ends = |standing: Standing| {
        let me = session.me().side();
        format!(
            "The current game (hand {}, we {}, they {}) ends and is not kept.",
            standing.hand,
            number(standing.totals[me]),
            number(standing.totals[me.other()])
        )
    };
    let (standing, stay) = match session.is_kept_elsewhere() {
        true => (elsewhere.to_owned(), "Not now"),
        false => (session.standing().map_or(String::new(), ends), "Play on"),
    };
    let own = |at: usize| session.own_rules().get(at).map_or("", |own| own.name.as_str());
    let (title, loss, yes, no) = match action {
        Confirmation::Abandon => ("Abandon the game?".to_owned(), standing, "Abandon it", "Play on"),
        Confirmation::SameDeal => (
            "Play this deal again?".to_owned(),
            format!("{standing} As you know the cards, the new game counts as practice."),
            "Deal again",
            "Play on",
        ),
        Confirmation::ResetSettings => (
            "Put all settings back?".to_owned(),
            "What you have chosen here, the keys among it, will be gone.".to_owned(),
            "Put them back",
            "Keep mine",
        ),
        Confirmation::ImportSettings => (
            "Take these settings?".to_owned(),
            "They take the place of those that you have chosen here.".to_owned(),
            "Take them",
            "Keep mine",
        ),
        Confirmation::ImportRecord => ("Open this record?".to_owned(), standing, "Open it", stay),
        Confirmation::RemoveRules(at) => (
            format!("Remove the rules “{}”?", own(at)),
            "They will be gone from this device.".to_owned(),
            "Remove them",
            "Keep them",
        ),
        Confirmation::ReplaceRules => (
            format!("Replace the rules “{}”?", session.own_name().trim()),
            "The rules kept under this name now will be gone.".to_owned(),
            "Replace them",
            "Keep them",
        ),
        Confirmation::ApplyUpdate => (
            "Go on in the new version?".to_owned(),
            format!("This device keeps nothing for this page. {standing}"),
            "Use it now",
            "Play on",
        ),
        Confirmation::Start | Confirmation::SameAgain => ("Deal a new game?".to_owned(), standing, "Deal", stay),
    };
    Question { title, loss, yes, no }
}
