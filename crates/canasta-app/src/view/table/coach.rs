//! The coach: a tip in a row of its own above the table, and the warning before a discard.

use super::scene::Scene;
use crate::features::settings::{SettingsIntent, Switch};
use crate::session::{DialogIntent, DialogKind, Intent, NewGameIntent, Session, Tip};
use crate::view::controls::with_intent;
use crate::view::node::{Element, b, button, div, p, section, span};
use crate::view::text::{self, InputMode, Names, TipContext};
use crate::words;

/// The words of a tip at this table.
pub(crate) fn tip_words(session: &Session, tip: Tip, mode: InputMode) -> String {
    let rules = session.rules_of_hand();
    let minimum = session.observation().map(|seen| seen.opening_minimum(seen.seat()));
    let minimum = minimum.unwrap_or_else(|| rules.opening_minimum(0));
    let missing = session.observation().and_then(|seen| seen.melds(seen.side()).missing(seen.rules()));
    let context = TipContext { rules: &rules, minimum, missing, mouse: session.settings().mouse() };
    text::tip(tip, context, mode)
}

/// The words of a tip. Those for every input mode are in the page; the style sheets show those for the device in use and hide
/// the others from screen readers too.
pub(in crate::view) fn tip_element(session: &Session, tip: Tip) -> Vec<Element> {
    let words = InputMode::ALL.map(|mode| tip_words(session, tip, mode));
    if words.iter().all(|other| *other == words[0]) {
        return vec![span().text(&words[0])];
    }
    InputMode::ALL.iter().zip(words).map(|(mode, words)| span().class(mode.name()).text(words)).collect()
}

/// What is new in this game, in the place of a tip.
pub(super) fn news(session: &Session, names: Names<'_>) -> Option<Element> {
    let (words, more) = (session.parts()?.news_short)(&session.news()?, names);
    let act = |class: &str, word: &str, intent: &Intent| {
        with_intent(button().class(class).attr("type", "button").text(word), intent)
    };
    let close = act("btn primary", words::common::got_it(), &Intent::NewGame(NewGameIntent::CloseNews)).key("got-it");
    let open = Intent::Dialog(DialogIntent::Open(DialogKind::News));
    let all = more.then(|| act("btn", words::table::all_news(), &open).key("all"));
    let words = p().key("news").child(b().text(words::common::news())).text(" ").text(words);
    let class = if session.hint().is_some() { "coach news covered" } else { "coach news" };
    let buttons = div().class("coach-buttons").key("buttons").child(close).children(all);
    Some(section().class(class).key("coach").attr("aria-label", words::common::news()).child(words).child(buttons))
}

/// The row of tips: the tip for this moment once the parts are there, and empty where the table keeps room for tips.
pub(super) fn coach(session: &Session) -> Option<Element> {
    match (session.coach_tip(), session.parts()) {
        (Some(tip), Some(parts)) => Some((parts.tip)(session, tip)),
        // A tip that comes later moves nothing.
        (Some(_), None) => Some(row("coach empty")),
        (None, _) => session.keeps_room_for_tips().then(|| row("coach empty")),
    }
}

fn row(class: &str) -> Element {
    section().class(class).key("coach")
}

/// The row with a tip.
pub(crate) fn tip(session: &Session, tip: Tip) -> Element {
    let act = |class: &str, word: &str, intent: SettingsIntent| {
        with_intent(button().class(class).attr("type", "button").text(word), &Intent::Settings(intent))
    };
    let warn = (tip == Tip::Warnings)
        .then(|| act("btn primary", words::table::warn_me(), SettingsIntent::Toggle(Switch::WarnDiscards)).key("warn"));
    // A new tip is a new paragraph, so that one change of the page replaces the words for every input mode.
    let words = p().key(tip.name()).child(b().text(words::common::tip())).text(" ").children(tip_element(session, tip));
    let got_it = act("btn", words::common::got_it(), SettingsIntent::CloseTip(tip)).key("got-it");
    let none = act("btn quiet", words::common::no_tips(), SettingsIntent::CloseCoach)
        .attr("title", words::table::no_tips_note());
    let buttons = div().class("coach-buttons").key("buttons").children(warn).child(got_it).child(none.key("none"));
    let class = if session.hint().is_some() { "coach covered" } else { "coach" };
    row(class).attr("aria-label", words::common::tip()).child(words).child(buttons)
}

impl Scene<'_> {
    /// What to know before discarding the selected card. It lies over the lower edge of the hand, above the buttons, and lets
    /// clicks through. The live log announces it.
    pub(super) fn discard_warning(&self) -> Option<Element> {
        let words = (self.session.parts()?.discard_warning)(self.session, self.names);
        (!words.is_empty()).then(|| p().class("discard-warning").key("warning").text(words))
    }
}

/// What the person should know before the discard that is selected, in words; empty if there is nothing.
pub(crate) fn discard_words(session: &Session, names: Names<'_>) -> String {
    text::discard_warning(&session.discard_warning(), names)
}
