//! The page *Learn*: the guided first hand, the drills, and what there is to read.

use crate::session::{DialogIntent, DialogKind, Drill, DrillIntent, Intent, LearnIntent, Session};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::form_controls::done_button;
use crate::view::node::{Element, b, button, div, h3, i, li, small, span, ul};
use crate::view::text;

pub(super) fn learn(session: &Session) -> Content {
    let (chapters, all) = session.lesson_progress().chapters();
    let first_hand = entry(
        text::LABELS.guided_hand,
        text::LABELS.guided_hand_note,
        Some((chapters, all)),
        &Intent::Learn(LearnIntent::Lesson),
    );
    let of = |drill: Drill| {
        let (words, intent) = (text::drill(drill), Intent::Drill(DrillIntent::Begin(drill)));
        let solved = session.drill_progress().solved(drill);
        entry(words.title, words.note, Some((solved, drill.question_count())), &intent)
    };
    let read =
        |title: &str, note: &str, kind: DialogKind| entry(title, note, None, &Intent::Dialog(DialogIntent::Open(kind)));
    let list = || ul().class("drills");
    let drills = |further: bool| {
        let is_here = move |drill: &&Drill| **drill != Drill::Count && drill.is_further() == further;
        list().children(Drill::ALL.iter().filter(is_here).map(|&drill| of(drill)))
    };
    let body = vec![
        h3().text(text::LABELS.at_the_table_learn),
        list().child(first_hand).child(of(Drill::Count)),
        h3().text(text::LABELS.own_drills),
        list().child(own_drills(session)),
        h3().text(text::LABELS.drills),
        drills(false),
        h3().text(text::LABELS.further_games),
        drills(true),
        h3().text(text::LABELS.to_read),
        list()
            .child(read(text::LABELS.rules, text::LABELS.rules_note, DialogKind::Rules))
            .child(read(text::LABELS.glossary, text::LABELS.words_note, DialogKind::Glossary))
            .child(read(text::LABELS.strategy, text::LABELS.strategy_page_note, DialogKind::Strategy)),
    ];
    Content {
        title: text::LABELS.learn.to_owned(),
        note: text::LABELS.learn_note.to_owned(),
        body,
        foot: vec![done_button()],
    }
}

/// The mistakes of own games, with those that are repaired: a button while one is due.
fn own_drills(session: &Session) -> Element {
    let (repaired, all) = session.own_drills().progress();
    let progress = (all > 0).then_some((repaired, all));
    let note = text::own_drills(session.mistakes_forecast());
    if session.can_play_mistake() {
        return entry(text::LABELS.own_drills_play, &note, progress, &Intent::Drill(DrillIntent::Mistake));
    }
    let entry = div().class("drill-entry waiting").key("own-drills").child(b().text(text::LABELS.own_drills_play));
    li().child(with_note(entry, &note, progress))
}

/// An entry of the page, with the progress, if there is any.
pub(super) fn entry(title: &str, note: &str, progress: Option<(usize, usize)>, intent: &Intent) -> Element {
    let entry = button().class("drill-entry").key(intent).attr("type", "button").child(b().text(title));
    li().child(with_intent(with_note(entry, note, progress), intent))
}

fn with_note(mut entry: Element, note: &str, progress: Option<(usize, usize)>) -> Element {
    if let Some((done, all)) = progress {
        let is_done = done >= all;
        let count = text::solved_of(done, all);
        entry = entry.child(span().class(if is_done { "num done" } else { "num" }).text(count));
    }
    if !note.is_empty() {
        entry = entry.child(small().text(note));
    }
    if let Some((done, all)) = progress {
        let bar = span().class("progress-bar").attr("aria-hidden", "true");
        entry = entry.child(bar.child(i().attr("--p", done * 100 / all.max(1))));
    }
    entry
}
