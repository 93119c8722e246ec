//! The menu behind the first button of the toolbar.

use crate::session::{
    AdviceIntent, DeviceIntent, DialogIntent, DialogKind, Intent, LearnIntent, LookBackIntent, NewGameIntent, Session,
    SettingChange, SettingsIntent, Sort, TableIntent, Writer,
};
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, button, div, hr, small, span};
use crate::view::text;

/// The menu behind the first button of the toolbar.
#[must_use]
pub fn menu(session: &Session) -> Element {
    let bare = |name: &str, intent: Intent| {
        let item = button().attr("type", "button").attr("role", "menuitem").attr("popovertarget", "menu");
        with_intent(item.attr("popovertargetaction", "hide").child(icon(name)), &intent)
    };
    let item = |name: &str, word: &str, intent: Intent| bare(name, intent).text(word);
    // Items that sound alike say in a second line what becomes of the match.
    let explained = |name: &str, (word, note): (&str, &str), intent: Intent| {
        bare(name, intent).child(span().text(word).text(" ").child(small().text(note)))
    };
    let (icon_name, pause) =
        if session.is_paused() { ("play", text::LABELS.resume) } else { ("pause", text::LABELS.pause_others) };
    // There is no table before the first game, and nobody who could act behind the curtain.
    let (on, open) = (session.standing().is_some(), session.observation().is_some());
    let mut play = div().class("menu-part").key("play").attr("role", "group").child(
        item("new", text::LABELS.new_game_more, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)))
            .flag("autofocus", true),
    );
    let acts = open && session.look_back().is_none();
    if acts {
        let undo = item("undo-all", text::LABELS.undo_turn, Intent::Table(TableIntent::UndoTurn))
            .maybe("aria-disabled", (!session.can_undo_turn()).then_some("true"));
        play = play.child(undo.key("undo"));
        play = play.child(item("hint", text::LABELS.hint, Intent::Advice(AdviceIntent::Hint)).key("hint"));
        if session.settings().sort == Sort::Own {
            // Dragging a card within the hand switches to the person's own order.
            let by_rank = Intent::Settings(SettingsIntent::Change(SettingChange::Sort(Sort::Rank)));
            play = play.child(item("sort", text::LABELS.sort_by_rank, by_rank).key("sort"));
        }
        play = play.child(item(icon_name, pause, Intent::Table(TableIntent::TogglePause)).key("pause"));
        if session.is_paused() {
            play = play.child(item("next", text::LABELS.one_step, Intent::Table(TableIntent::Step)).key("step"));
        }
    }
    if open {
        play = play
            .child(hr().key("line1"))
            .child(
                item("pad", text::LABELS.score_pad, Intent::Dialog(DialogIntent::Open(DialogKind::Score))).key("score"),
            )
            .children(acts.then(|| {
                item("rewind", text::LABELS.what_happened, Intent::Table(TableIntent::ReplayRound)).key("what-happened")
            }))
            .child(
                item("list", text::LABELS.history, Intent::Dialog(DialogIntent::Open(DialogKind::History)))
                    .key("history"),
            );
        if session.settings().look_through {
            play = play.child(
                item("eye", text::LABELS.look_through, Intent::Dialog(DialogIntent::Open(DialogKind::Pile)))
                    .key("look"),
            );
        }
        if session.look_back().is_some() {
            let copy = Intent::LookBack(LookBackIntent::CopyScenario);
            play = play.child(item("file", text::LABELS.copy_position, copy).key("copy"));
        }
        play = play.child(item("home", text::LABELS.first_page, Intent::Learn(LearnIntent::FirstPage)).key("home"));
    }
    if on {
        play = play.child(hr().key("line2"));
    }
    if open {
        let new_match = (text::LABELS.new_match, text::LABELS.new_match_note);
        let same_deal = (text::LABELS.same_deal, text::LABELS.same_deal_note);
        play = play
            .child(explained("deal", new_match, Intent::NewGame(NewGameIntent::SameAgain)).key("new-match"))
            .child(explained("again", same_deal, Intent::NewGame(NewGameIntent::SameDeal)).key("deal"));
    }
    if on {
        play = play.child(item("flag", text::LABELS.abandon, Intent::Table(TableIntent::Abandon)).key("abandon"));
    }
    // An item that is pressed must stay in the menu, or the menu does not close.
    let mut page = div()
        .class("menu-part")
        .key("page")
        .attr("role", "group")
        .child(
            item("shelf", text::LABELS.library_more, Intent::Dialog(DialogIntent::Open(DialogKind::Library)))
                .key("library"),
        )
        .child(
            item("chart", text::LABELS.statistics_more, Intent::Dialog(DialogIntent::Open(DialogKind::Statistics)))
                .key("statistics"),
        )
        .child(
            item("tally", text::LABELS.score_keeper_more, Intent::Dialog(DialogIntent::Open(DialogKind::ScoreKeeper)))
                .key("score-keeper"),
        )
        .child(item("cap", text::LABELS.guided_hand, Intent::Learn(LearnIntent::Lesson)).key("lesson"))
        .child(
            item("target", text::LABELS.learn_more, Intent::Dialog(DialogIntent::Open(DialogKind::Learn))).key("learn"),
        )
        .child(item("book", text::LABELS.rules, Intent::Dialog(DialogIntent::Open(DialogKind::Rules))).key("rules"))
        .child(
            item("word", text::LABELS.glossary_more, Intent::Dialog(DialogIntent::Open(DialogKind::Glossary)))
                .key("glossary"),
        )
        .child(
            item("plan", text::LABELS.strategy_more, Intent::Dialog(DialogIntent::Open(DialogKind::Strategy)))
                .key("strategy"),
        )
        .child(item("tip", text::LABELS.tips_more, Intent::Dialog(DialogIntent::Open(DialogKind::Tips))).key("tips"))
        .child(hr().key("line3"));
    if session.writer() == Writer::Other {
        page =
            page.child(item("home", text::LABELS.take_over, Intent::Device(DeviceIntent::TakeOver)).key("take-over"));
    }
    if session.can_install() {
        page =
            page.child(item("plus", text::LABELS.install_more, Intent::Device(DeviceIntent::Install)).key("install"));
    }
    page = page
        .child(item("full", text::LABELS.full_screen, Intent::Device(DeviceIntent::Fullscreen)).attr("data-full", ""))
        .child(item("set", text::LABELS.settings_more, Intent::Dialog(DialogIntent::Open(DialogKind::Settings))))
        .child(item("keys", text::LABELS.keys, Intent::Dialog(DialogIntent::Open(DialogKind::Keys))))
        .child(item("file", text::LABELS.files_more, Intent::Dialog(DialogIntent::Open(DialogKind::Files))))
        .child(item("info", text::LABELS.about, Intent::Dialog(DialogIntent::Open(DialogKind::About))));
    // With a table there are too many items for one column of a usual window.
    div()
        .class(if on { "menu" } else { "menu bare" })
        .key("menu")
        .attr("id", "menu")
        .attr("popover", "auto")
        .attr("role", "menu")
        .attr("aria-label", text::LABELS.menu)
        .child(play)
        .child(page)
}
