//! The page *Learn*: the guided first hand, the drills, and what there is to read.

use crate::features::mistakes::view::mistakes_entry;
use crate::session::{DialogIntent, DialogKind, Drill, DrillIntent, Intent, LearnIntent, Session};
use crate::view::content::Content;
use crate::view::dialogs::entry::entry;
use crate::view::form_controls::done_button;
use crate::view::node::{h3, ul};
use crate::view::text;
use crate::words;

pub(crate) fn learn(session: &Session) -> Content {
    let (chapters, all) = session.lesson_progress().chapters();
    let first_hand = entry(
        words::common::guided_hand(),
        words::common::guided_hand_note(),
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
        h3().text(words::common::at_the_table_learn()),
        list().child(first_hand).child(of(Drill::Count)),
        h3().text(words::common::mistakes()),
        list().child(mistakes_entry(session)),
        h3().text(words::common::drills()),
        drills(false),
        h3().text(words::common::further_games()),
        drills(true),
        h3().text(words::common::to_read()),
        list()
            .child(read(words::common::rules(), words::common::rules_note(), DialogKind::Rules))
            .child(read(words::common::glossary(), words::common::words_note(), DialogKind::Glossary))
            .child(read(words::common::strategy(), words::common::strategy_page_note(), DialogKind::Strategy)),
    ];
    Content {
        title: words::common::learn().to_owned(),
        note: words::common::learn_note().to_owned(),
        body,
        foot: vec![done_button()],
    }
}
