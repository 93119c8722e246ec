//! The two lists that the menu leads to: ways to play, and what is used seldom.

use super::entry::entry;
use crate::features::settings::{SettingChange, SettingsIntent, Sort};
use crate::session::{
    DeviceIntent, DialogIntent, DialogKind, Intent, LearnIntent, NewGameIntent, Session, TableIntent, Writer,
};
use crate::view::content::Content;
use crate::view::form_controls::done_button;
use crate::view::node::{Element, ul};
use crate::view::text;
use crate::words;

fn list(title: &str, entries: impl IntoIterator<Item = Option<Element>>) -> Content {
    let body = vec![ul().class("drills").children(entries.into_iter().flatten())];
    Content { title: title.to_owned(), note: String::new(), body, foot: vec![done_button()] }
}

/// An entry that opens a dialog.
fn opens(title: &str, note: &str, kind: DialogKind) -> Element {
    entry(title, note, None, &Intent::Dialog(DialogIntent::Open(kind)))
}

/// Ways to play, and what becomes of the game that is on.
pub(super) fn play(session: &Session) -> Content {
    let (on, open) = (session.standing().is_some(), session.observation().is_some());
    let does = |title: &str, note: &str, intent: Intent| entry(title, note, None, &intent);
    let again = || {
        does(words::common::new_match(), words::dialogs::new_match_note(), Intent::NewGame(NewGameIntent::SameAgain))
    };
    let same_deal = || {
        does(words::dialogs::same_deal(), words::dialogs::same_deal_note(), Intent::NewGame(NewGameIntent::SameDeal))
    };
    let first_page =
        || does(words::common::first_page(), words::dialogs::first_page_note(), Intent::Learn(LearnIntent::FirstPage));
    let abandon = || does(words::dialogs::abandon(), "", Intent::Table(TableIntent::Abandon));
    list(
        words::common::play(),
        [
            Some(opens(words::common::new_game_more(), words::common::choose_game_note(), DialogKind::NewGame)),
            Some(opens(&text::way_to_friends(session.friends()), words::friends::friends_note(), DialogKind::Friends)),
            open.then(again),
            open.then(same_deal),
            Some(does(
                words::common::guided_hand(),
                words::common::guided_hand_note(),
                Intent::Learn(LearnIntent::Lesson),
            )),
            Some(opens(words::first_page::todays_deal(), words::first_page::todays_deal_note(), DialogKind::Daily)),
            Some(opens(words::duplicate::duplicate(), words::duplicate::duplicate_note(), DialogKind::Duplicate)),
            Some(opens(words::common::drills(), words::common::drills_note(), DialogKind::Learn)),
            Some(opens(
                words::common::score_keeper_more(),
                words::common::score_keeper_note(),
                DialogKind::ScoreKeeper,
            )),
            Some(opens(words::common::house_rules_more(), words::dialogs::house_rules_note(), DialogKind::HouseRules)),
            open.then(first_page),
            on.then(abandon),
        ],
    )
}

/// What is used seldom.
pub(super) fn more(session: &Session) -> Content {
    let (settings, open) = (session.settings(), session.observation().is_some());
    let device = |title: &str, note: &str, intent| entry(title, note, None, &Intent::Device(intent));
    // Dragging a card within the hand switches to the person's own order.
    let by_rank = Intent::Settings(SettingsIntent::Change(SettingChange::Sort(Sort::Rank)));
    let sorts = open && session.look_back().is_none() && settings.sort == Sort::Own;
    list(
        words::dialogs::more(),
        [
            sorts.then(|| entry(words::dialogs::sort_by_rank(), "", None, &by_rank)),
            (open && settings.look_through).then(|| opens(words::dialogs::look_through(), "", DialogKind::Pile)),
            (session.writer() == Writer::Other).then(|| device(words::common::take_over(), "", DeviceIntent::TakeOver)),
            session
                .can_install()
                .then(|| device(words::dialogs::install_more(), words::common::install_note(), DeviceIntent::Install)),
            // On a phone they are no item of the menu.
            Some(opens(words::common::statistics_more(), "", DialogKind::Statistics).attr("data-narrow", "")),
            Some(opens(words::common::files_more(), words::common::settings_file_note(), DialogKind::Files)),
            Some(opens(words::common::glossary_more(), words::common::words_note(), DialogKind::Glossary)),
            Some(opens(words::dialogs::strategy_more(), words::common::strategy_page_note(), DialogKind::Strategy)),
            Some(opens(words::dialogs::tips_more(), "", DialogKind::Tips)),
            Some(opens(words::common::keys(), "", DialogKind::Keys).attr("data-keys", "")),
            Some(device(words::dialogs::full_screen(), "", DeviceIntent::Fullscreen).attr("data-full", "")),
            Some(opens(words::common::about(), "", DialogKind::About)),
        ],
    )
}
