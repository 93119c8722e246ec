//! The pages of duplicate: what it is and the next match, and the boards of a link. The score sheet stands in a file of its own.

mod controls;
mod sheet;

use self::controls::{done, intent};
use super::{Against, BoardMatch, Draft, DuplicatePage, DuplicateStep, Stage};
use crate::features::links::knows_bots;
use crate::session::{DialogIntent, Intent, Level, Session, house_changes};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::dialogs::entry::entry;
use crate::view::form_controls::{segmented_choice, text_button};
use crate::view::node::{Element, b, div, h3, input, label, option, p, section, select, small, span, ul};
use crate::view::text;
use crate::words;
use crate::words::duplicate as say;
use canasta::duplicate::Boards;
use canasta::links::{DealLink, LinkLength};
use canasta::rules::Preset;

/// The pages of duplicate.
pub(crate) fn duplicate(page: DuplicatePage, session: &Session) -> Content {
    let book = session.duplicate();
    match page {
        DuplicatePage::Sheet(id) => match book.find(id) {
            Some(one) => sheet::sheet(one, session),
            None => start(session),
        },
        DuplicatePage::Sent => match book.sent() {
            Some(deal) => sent(deal, session),
            None => start(session),
        },
        DuplicatePage::Start => start(session),
    }
}

/// What duplicate is, the matches that are underway, the form of the next one, and those that are over.
fn start(session: &Session) -> Content {
    let (over, underway): (Vec<&BoardMatch>, Vec<&BoardMatch>) =
        session.duplicate().matches().rev().partition(|one| one.stage() == Stage::Over);
    let list = |key: &'static str, title: &str, matches: &[&BoardMatch]| {
        let entries = matches.iter().map(|one| {
            entry(&text::boards_title(one), &text::boards_stage(one), None, &intent(DuplicateStep::Show(one.id())))
        });
        let part = || section().class("figures-part").key(key).child(h3().text(title));
        (!matches.is_empty()).then(|| part().child(ul().class("drills").children(entries)))
    };
    let body: Vec<Element> = list("underway", say::begun_boards(), &underway)
        .into_iter()
        .chain([form(session.duplicate().draft(), underway.is_empty())])
        .chain(list("over", say::finished_boards(), &over))
        .collect();
    Content {
        title: say::duplicate().to_owned(),
        note: say::duplicate_about().to_owned(),
        body,
        foot: vec![done(false)],
    }
}

/// The form of the next match. Its button is what the page is for, unless a match waits.
fn form(draft: Draft, is_first: bool) -> Element {
    let presets = Preset::ALL.into_iter().map(|preset| {
        option().attr("value", preset).flag("selected", preset == draft.preset).text(text::preset(preset))
    });
    let game = select().attr("data-set", "duplicate-game").attr("aria-label", say::duplicate_game()).children(presets);
    let game = div().class("row").key("game").child(span().text(say::duplicate_game())).child(game);
    let lengths =
        Boards::ALL.map(|boards| (intent(DuplicateStep::Boards(boards)), text::boards(boards), boards == draft.boards));
    let length = div().class("row").key("boards").child(span().text(say::boards_count())).child(segmented_choice(
        "boards",
        say::boards_count(),
        lengths,
    ));
    let others =
        Against::ALL.into_iter().filter(|&against| against != Against::Turned || draft.can_turn()).map(|against| {
            let radio =
                input().attr("type", "radio").attr("name", "against").flag("checked", against == draft.against());
            let words = span().child(b().text(text::against(against))).child(small().text(text::against_note(against)));
            let radio = with_intent(radio, &intent(DuplicateStep::Against(against)));
            label().class("option").key(against.name()).child(radio).child(words)
        });
    let against = div()
        .class("options boards-against")
        .key("against")
        .attr("role", "radiogroup")
        .attr("aria-label", say::played_against())
        .children(others);
    let note = (!draft.can_turn()).then(|| p().class("figures-note").key("note").text(say::against_no_turn_note()));
    let class = if is_first { "btn primary" } else { "btn" };
    let start = text_button(class, say::start_boards(), &intent(DuplicateStep::Start)).key("start");
    section()
        .class("figures-part boards-form")
        .key("form")
        .child(h3().text(say::new_boards()))
        .children([game, length, against])
        .children(note)
        .child(div().class("row").key("begin").child(start))
}

/// The boards of a link, before they are played.
fn sent(deal: &DealLink, session: &Session) -> Content {
    let boards = match deal.length() {
        LinkLength::Boards(boards) => boards.count(),
        LinkLength::Hands(_) | LinkLength::Match => 0,
    };
    let sender = text::boards_sender(deal.sender());
    let note = say::duplicate_sent(&sender, usize::from(boards), text::preset(deal.preset()));
    let played = deal.sender().map(|_| say::sent_boards_played().to_owned());
    let unknown = (!knows_bots(deal)).then(|| words::links::unknown_bot(text::level(Level::usual())));
    let match_on = session.has_game_on().then(|| text::when_you_deal(session));
    let changes = house_changes(deal.preset(), deal.rules());
    let changed = (changes > 0).then(|| text::rules_changed(changes));
    let told = std::iter::once(say::sent_boards_note().to_owned());
    let body = told.chain(played).chain(changed).chain(unknown).chain(match_on).map(|words| p().text(words)).collect();
    let foot = vec![
        text_button("btn", words::questions::no_not_now(), &Intent::Dialog(DialogIntent::Close)),
        text_button("btn primary", say::play_boards(), &intent(DuplicateStep::PlaySent)),
    ];
    Content { title: say::sent_boards_title().to_owned(), note, body, foot }
}
