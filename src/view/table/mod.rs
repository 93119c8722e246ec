//! The table: the rail, the seats, the melds, stock and pile, the own hand and the buttons.

mod action_bar;
mod coach;
mod hand;
mod meld;
mod message;
mod pile;
mod question;
mod seat;
mod stage;
mod toolbar;
mod welcome;

use super::node::{Element, Node, main, section};
use super::text::{self, Names};
use crate::rules::{Action, Observation, Seat, Side};
use crate::session::{ActionButton, ActionKind, Intent, Session, Standing};
use message::notice;
use welcome::{curtain, hello};

/// What a table is drawn from.
struct Scene<'a> {
    session: &'a Session,
    seen: Observation<'a>,
    standing: Standing,
    names: Names<'a>,
    action_buttons: Vec<ActionButton>,
}

/// The classes with which the styles ask how many things there are: `n3` from three on, and so on up to `n11`. They need not
/// look for that themselves then, which would cost them a look at everything whenever anything comes or goes.
fn counted(count: usize) -> String {
    (3..=count.min(11)).map(|n| format!(" n{n}")).collect()
}

/// An element that does something when it is used.
fn doing(element: Element, intent: &Intent) -> Element {
    element.attr("data-intent", intent)
}

/// The whole table; before the first game a welcome.
#[must_use]
pub fn table(session: &Session, names: &[String]) -> Vec<Node> {
    let names = Names { names, me: session.me() };
    if let Some(seat) = session.curtain() {
        return curtain(session, seat, names);
    }
    let Some(scene) = Scene::of(session, names) else {
        return hello(session, names);
    };
    let mut parts: Vec<Node> = vec![scene.toolbar().into()];
    parts.extend(notice(session, names).map(Node::from));
    parts.push(scene.felt().into());
    parts.push(scene.me().into());
    parts
}

/// What is to be done, if the person is to do it.
#[must_use]
pub fn prompt(session: &Session, names: Names<'_>) -> String {
    let Some(scene) = Scene::of(session, names) else { return String::new() };
    let prompt = scene.prompt();
    match scene.whom().filter(|_| !prompt.is_empty()) {
        Some(name) => text::addressed(name, &prompt),
        None => prompt,
    }
}

/// What is set out for the opening, of what it needs; nothing if nothing is.
#[must_use]
pub fn set_out(session: &Session, names: Names<'_>) -> String {
    let scene = Scene::of(session, names).filter(|_| !session.staged().is_empty());
    scene.map(|scene| scene.set_out()).map(|(points, minimum)| text::points_of(points, minimum)).unwrap_or_default()
}

/// The buttons as they are heard: what each says, the effect or the reason why not, and whether it can be used.
#[must_use]
pub fn buttons(session: &Session, names: Names<'_>) -> Vec<(String, String, bool)> {
    let Some(scene) = Scene::of(session, names) else { return Vec::new() };
    let words = |offer: &ActionButton| {
        let (mut word, effect) = scene.act_words(offer);
        if let (ActionKind::Discard, Some(&[Action::Discard(card)])) = (offer.verb, offer.ways.as_deref().ok()) {
            // The button has the card's sign; its name is heard.
            word = text::say_discard(card);
        }
        (word, effect, offer.is_open())
    };
    match scene.between() {
        Some(between) => between.map(|(word, _)| (word.to_owned(), String::new(), true)).into(),
        None => scene.action_buttons.iter().map(words).collect(),
    }
}

impl<'a> Scene<'a> {
    fn of(session: &'a Session, names: Names<'a>) -> Option<Scene<'a>> {
        let (seen, standing) = (session.observation()?, session.standing()?);
        let action_buttons = session.action_buttons();
        Some(Scene { session, seen, standing, names, action_buttons })
    }
}

impl Scene<'_> {
    fn side(&self) -> Side {
        self.seen.side()
    }

    fn me_seat(&self) -> Seat {
        self.seen.seat()
    }

    fn is_my_turn(&self) -> bool {
        self.session.is_my_turn()
    }

    fn felt(&self) -> Element {
        let players = self.seen.rules().players;
        let open = players.from_after(self.me_seat()).any(|seat| self.session.open_hand(seat).is_some());
        let mut felt = main()
            .class(if open { "table-area open" } else { "table-area" })
            .key("table-area")
            .attr("data-players", players.count());
        felt = felt.flag("data-coach", coach::coaches(self.session)).child(self.message());
        for seat in players.from_after(self.me_seat()).filter(|&seat| seat != self.me_seat()) {
            felt = felt.child(self.seat(seat));
        }
        felt.child(self.zone(self.side().other()))
            .child(self.middle())
            .child(self.zone(self.side()))
            .children(coach::coach(self.session, &self.seen))
    }

    fn offered(&self, verb: ActionKind) -> bool {
        self.is_my_turn() && self.action_buttons.iter().any(|offer| offer.verb == verb && offer.is_open())
    }

    fn me(&self) -> Element {
        let question = self.question();
        let class = if question.is_some() { "player-area with-question" } else { "player-area" };
        let mut me = section().class(class).key("player-area").attr("aria-label", text::LABELS.your_side);
        if self.is_my_turn() {
            me = me.attr("aria-current", "true");
        }
        me.child(self.refusal()).children(self.hint()).children(question).child(self.hand()).child(self.acts())
    }
}
