//! The guided first hand: the panel with the step, and the marks on what it speaks of.

use crate::session::{ActionKind, Goal, Intent, LearnIntent, Lesson, NewGameIntent, Session, Spot};
use crate::view::controls::{icon_button, with_intent};
use crate::view::node::{Element, Node, b, button, div, header, i, p, section, span};
use crate::view::text::{self, InputMode, Names};
use crate::words;
use canasta::rules::{CardSet, MeldKey, MeldKind, Rank};
use std::num::NonZeroU8;

/// The chapters of the guided hand as marks: finished, current, yet to come.
fn marks(lesson: &Lesson, chapters: usize) -> Element {
    let now = if lesson.is_last() { chapters + 1 } else { lesson.step().chapter };
    let mark = |chapter: usize| {
        i().maybe(
            "class",
            if chapter < now {
                Some("done")
            } else if chapter == now {
                Some("now")
            } else {
                None
            },
        )
    };
    span().class("marks").attr("aria-hidden", "true").children((1..=chapters).map(mark))
}

/// The panel with the step, if the guided hand is played.
pub(crate) fn panel(session: &Session, names: Names<'_>) -> Option<Element> {
    let lesson = session.lesson()?;
    let step = lesson.step();
    let (_, chapters) = session.lesson_progress().chapters();
    let place = text::of_chapters(step.chapter, chapters);
    let (say, why) = text::lesson_step(step, session, names);
    let act = |class: &str, key: &str, word: &str, intent: Intent| {
        with_intent(button().class(class).key(key).attr("type", "button").text(word), &intent)
    };
    let close = with_intent(icon_button("x", words::lesson::leave_lesson()), &Intent::Learn(LearnIntent::Leave));
    let head = header().child(b().text(place)).child(marks(lesson, chapters)).child(close);
    // With a mouse, further cards are added in a way of their own.
    let adds = selects_several(step.goal)
        .then(|| format!(" {}", text::adding_by_mouse(session.settings().mouse())))
        .map(|adds| span().class(InputMode::Mouse.name()).text(adds));
    let reply =
        lesson.reply().map(|reply| p().class("reply").key("reply").text(text::lesson_reply(step, reply, names)));
    let back = act("btn", "back", words::lesson::step_back(), Intent::Learn(LearnIntent::Back))
        .maybe("aria-disabled", (!lesson.can_go_back()).then_some("true"));
    // The button that goes on keeps its key, so that the focus stays on it from step to step.
    let on = match step.goal {
        Goal::Read if lesson.is_last() => {
            act("btn primary", "on", words::lesson::play_taught(), Intent::NewGame(NewGameIntent::Taught))
        }
        Goal::Read => act("btn primary", "on", words::lesson::step_next(), Intent::Learn(LearnIntent::Next)),
        Goal::Watch(_) => act("btn", "on", words::lesson::step_skip(), Intent::Learn(LearnIntent::ShowStep)),
        _ => act("btn", "on", words::lesson::step_show(), Intent::Learn(LearnIntent::ShowStep)),
    };
    let home =
        lesson.is_last().then(|| act("btn", "home", words::common::first_page(), Intent::Learn(LearnIntent::Next)));
    Some(
        section()
            .class(if reply.is_some() { "lesson answered" } else { "lesson" })
            .key("lesson")
            .attr("data-step", step.id.name())
            .attr("aria-label", words::common::guided_hand())
            .child(head)
            .child(p().class("say").key(format_args!("say-{}", step.id.name())).text(say))
            .child(p().class("why").key("why").text(why).children(adds))
            .children(reply)
            .child(div().class("steps").child(back).child(on).children(home)),
    )
}

/// Whether several cards of the hand are to be selected.
fn selects_several(goal: Goal) -> bool {
    match goal {
        Goal::Select(cards) => cards.contains(' '),
        Goal::Play(action) => action.starts_with("meld") && action.split(' ').count() > 3,
        _ => false,
    }
}

/// Marks the elements of which the step speaks, and the rest of the table as dimmed.
pub(crate) fn light(session: &Session, mut parts: Vec<Node>) -> Vec<Node> {
    let Some(lesson) = session.lesson() else { return parts };
    let step = lesson.step();
    let stray = step.goal.handled().map(|handled| session.hand_layout().picked().difference(handled));
    let stray = stray.unwrap_or_default();
    for part in &mut parts {
        if let Node::Element(element) = part {
            mark(element, step.spots, stray);
        }
    }
    parts
}

/// Marks what the step speaks of. With a card selected that the step does not want, no button leads on: the card is marked instead,
/// since a press puts it back.
fn mark(element: &mut Element, spots: &[Spot], stray: CardSet) {
    let is_wanted = |spot: &Spot| is_at(element, *spot) && (stray.is_empty() || !matches!(spot, Spot::Button(_)));
    if spots.iter().any(is_wanted) || is_selected(element, stray) {
        element.attributes.push(("data-lit", String::new()));
        return;
    }
    for child in &mut element.children {
        if let Node::Element(child) = child {
            mark(child, spots, stray);
        }
    }
}

/// Whether this is a selected card of these.
fn is_selected(element: &Element, cards: CardSet) -> bool {
    let is_card = element.get("role") == Some("option") && element.get("aria-selected") == Some("true");
    let card = element.get("data-card").filter(|_| is_card).and_then(|card| card.parse().ok());
    card.is_some_and(|card| cards.contains(card))
}

/// Whether this is the element of a spot, by its key or its class.
fn is_at(element: &Element, spot: Spot) -> bool {
    let has_key = |key: &str| element.key.as_deref() == Some(key);
    let has_class = |class: &str| element.get("class").is_some_and(|all| all.split(' ').any(|one| one == class));
    match spot {
        Spot::Hand => element.get("id") == Some("hand"),
        Spot::Cards(cards) => {
            let card = element.get("data-card").filter(|_| element.get("role") == Some("option"));
            let cards: CardSet = cards.parse().unwrap_or_default();
            card.and_then(|card| card.parse().ok()).is_some_and(|card| cards.iter().any(|one| one == card))
        }
        Spot::Staged => has_class("staging"),
        Spot::Stock => has_key("stock"),
        Spot::Pile => has_key("pile"),
        Spot::RedThrees => has_class("red-threes"),
        Spot::OurMeld(rank) => is_meld(element, rank),
        Spot::OurZone => has_class("we"),
        Spot::TheirZone => has_class("they"),
        Spot::Button(kind) => is_button(element, kind),
    }
}

fn is_meld(element: &Element, rank: Rank) -> bool {
    element.get("data-meld") == Some(MeldKey::numbered(MeldKind::Set(rank), NonZeroU8::MIN).to_string().as_str())
}

fn is_button(element: &Element, kind: ActionKind) -> bool {
    element.key.as_deref().and_then(|key| key.strip_prefix("action-")) == Some(kind.name())
}
