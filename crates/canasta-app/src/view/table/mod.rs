//! The table: toolbar, seats, melds, stock and pile, the own hand and its buttons.

pub(crate) mod action_bar;
pub(crate) mod after_cut;
pub(crate) mod coach;
pub(crate) mod count_classes;
pub(crate) mod hand;
pub(crate) mod hint;
pub(crate) mod meld;
pub(crate) mod menu;
pub(crate) mod message;
pub(crate) mod mouse_offer;
pub(crate) mod packing;
pub(crate) mod pile;
pub(crate) mod question;
pub(crate) mod round;
pub(crate) mod scene;
pub(crate) mod seat;
pub(crate) mod sound_question;
pub(crate) mod staging;
pub(crate) mod toolbar;
mod warning;
pub(crate) mod welcome;

use super::node::{Element, Node, button, div, section};
use super::text::{self, Names};
use crate::beside::{drills, exercise, lesson, look_back, review};
use crate::features::friends;
use crate::session::{ActionButton, ActionKind, Session};
use crate::words;
use canasta::rules::Action;
pub(in crate::view) use coach::tip_element;
use message::notice;
use mouse_offer::OfferPlace;
use scene::Scene;
pub(crate) use warning::warning;
pub(in crate::view) use welcome::failed;
use welcome::{curtain, welcome};

/// The table; before the first game the welcome, and between two people the curtain.
#[must_use]
pub fn table(session: &Session, names: &[String]) -> Vec<Node> {
    let names = Names::at(session, names);
    if let Some(seat) = session.curtain() {
        return curtain(session, seat, names);
    }
    let Some(scene) = Scene::of(session, names) else {
        return welcome(session, names);
    };
    let skip = button().class("skip").key("skip").attr("type", "button").text(words::table::to_hand());
    let mut parts: Vec<Node> = vec![skip.into(), scene.toolbar().into()];
    parts.extend(notice(session, names).map(Node::from));
    let row = scene.mouse_offer(OfferPlace::TipRow).or_else(|| coach::news(session, names));
    let row = row.or_else(|| sound_question::sound_question(session)).or_else(|| coach::coach(session));
    // At a table of several devices the row is that of the friends.
    parts.extend(row.filter(|_| !session.is_shared()).map(Node::from));
    parts.push(scene.table_area().into());
    parts.push(scene.player_area().into());
    match session.parts() {
        Some(later) => (later.panels)(session, names, parts),
        None => parts,
    }
}

/// Adds the panels of what borrows the table, and of the review.
#[must_use]
pub(crate) fn panels(session: &Session, names: Names<'_>, parts: Vec<Node>) -> Vec<Node> {
    let mut parts = after_cut::told(session, names, parts);
    parts.extend(review::view::panel(session, names).map(Node::from));
    if let Some(panel) = friends::view::panel(session, names) {
        parts.insert(2, panel.into());
    }
    let mut parts = lesson::view::light(session, parts);
    let panel = lesson::view::panel(session, names)
        .or_else(|| drills::view::panel(session))
        .or_else(|| exercise::view::panel(session, names));
    if let Some(panel) = panel.or_else(|| look_back::view::panel(session, names)) {
        parts.insert(2, panel.into());
    }
    parts
}

/// Whether there is a table, and no page in its place.
#[must_use]
pub fn is_shown(session: &Session) -> bool {
    session.curtain().is_none() && session.observation().is_some()
}

/// The prompt, if it is the person's turn.
#[must_use]
pub fn prompt(session: &Session, names: Names<'_>) -> String {
    Scene::of(session, names).map(|scene| scene.prompt_to_addressee()).unwrap_or_default()
}

/// The points of the staged groups and the minimum; empty if there are none.
#[must_use]
pub fn staged_points(session: &Session, names: Names<'_>) -> String {
    let scene = Scene::of(session, names).filter(|_| !session.staged().is_empty());
    scene
        .map(|scene| {
            let (points, minimum) = scene.staged_points();
            scene.with_canasta(text::points_of(points, minimum))
        })
        .unwrap_or_default()
}

/// The buttons for screen readers: the label, the effect or the reason why not, and whether it can be used.
#[must_use]
pub fn buttons(session: &Session, names: Names<'_>) -> Vec<(String, String, bool)> {
    let Some(scene) = Scene::of(session, names) else { return Vec::new() };
    let words = |button: &ActionButton| {
        let (mut word, effect) = scene.button_text(button);
        if let (ActionKind::Discard, Some(&[Action::Discard(card)])) = (button.kind, button.ways.as_deref().ok()) {
            // The button shows the card in signs; screen readers get its name.
            word = text::say_discard(card);
        }
        (word, effect, button.is_open())
    };
    if let Some(buttons) = scene.answer_buttons() {
        return buttons.into_iter().map(|(word, _)| (word, String::new(), true)).collect();
    }
    match scene.between_turns() {
        Some(between) => between.map(|(word, _)| (word.to_owned(), String::new(), true)).into(),
        None => scene.action_buttons.iter().map(words).collect(),
    }
}

impl Scene<'_> {
    fn table_area(&self) -> Element {
        let players = self.seen.rules().players;
        let open = players.from_after(self.own_seat()).any(|seat| self.session.open_hand(seat).is_some());
        div()
            .class(if open { "table-area open" } else { "table-area" })
            .key("table-area")
            .attr("data-players", players.count())
            .flag("data-replay", self.session.replay().is_some() || self.session.look_back().is_some())
            .child(self.last_round())
            .children(self.other_zones())
            .child(self.middle())
            .child(self.zone(self.side()))
    }

    /// The zones of the other sides: one, or a stack of several.
    fn other_zones(&self) -> Vec<Element> {
        let mut zones: Vec<Element> = self.names.all_sides().skip(1).map(|side| self.zone(side)).collect();
        if zones.len() == 1 {
            return zones;
        }
        let class = format!("zones{}", count_classes::count_classes(zones.len()));
        let stack = div().class(class).key("zones").children(zones.drain(..));
        vec![stack]
    }

    fn player_area(&self) -> Element {
        let question = self.question();
        let class = if question.is_some() { "player-area with-question" } else { "player-area" };
        let mut me = section().class(class).key("player-area").attr("aria-label", text::own_area(self.names));
        if self.is_my_turn() {
            me = me.attr("aria-current", "true");
        }
        me.child(self.refusal())
            .children(self.hint())
            .children(self.mouse_offer(OfferPlace::OverStrip))
            .children(question)
            .child(self.hand())
            .child(self.action_bar())
            .child(self.message())
    }
}
