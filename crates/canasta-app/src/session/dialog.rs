//! The open dialog, with its data.

use super::cut_moment::CutMoment;
use super::discard_risk::DiscardRisk;
use super::ways::Ways;
use crate::features::daily::DailyPage;
use crate::features::duplicate::DuplicatePage;
use crate::features::friends::FriendsPage;
use crate::features::links::LinkPage;
use crate::features::score_keeper::KeeperPage;
use crate::named::named;
use crate::pages::glossary::{Search, Term};
use canasta::daily::DailyDeal;
use canasta::rules::Card;

named! {
    /// The kind of a dialog. Its name is used by the page, keys and addresses.
    pub enum DialogKind {
        /// Preset, players, target and names of a new game.
        NewGame = "new-game",
        /// Settings.
        Settings = "settings",
        /// The score of the last hand, or of all hands.
        Score = "score",
        /// The rules in play.
        Rules = "rules",
        /// Several ways of carrying out one action.
        ChooseWay = "ways",
        /// The cut before a deal.
        Cut = "cut",
        /// About the game.
        About = "about",
        /// The events of this hand, in words.
        History = "history",
        /// The keys.
        Keys = "keys",
        /// The pile, card by card.
        Pile = "pile",
        /// Every field of the rules.
        HouseRules = "house",
        /// How the rules of the next game differ from Classic.
        Differences = "differences",
        /// What is new in the game on the table to a person who knows another.
        News = "news",
        /// Settings and records as files.
        Files = "files",
        /// A word of the game, explained.
        Word = "word",
        /// All words of the game.
        Glossary = "glossary",
        /// Principles of good play.
        Strategy = "strategy",
        /// The page *Learn*: the guided first hand and the drills.
        Learn = "learn",
        /// All tips of the coach.
        Tips = "tips",
        /// The games that were begun or brought to this device.
        Library = "library",
        /// Links to deals and games.
        Link = "link",
        /// Figures of the games on this device.
        Statistics = "statistics",
        /// Score sheets of games with real cards.
        ScoreKeeper = "score-keeper",
        /// Today's deal.
        Daily = "daily",
        /// [`Dialog::Duplicate`].
        Duplicate = "duplicate",
        /// Tables of several devices.
        Friends = "friends",
        /// Ways to play: entries of the menu.
        Play = "play",
        /// What is used seldom: entries of the menu.
        More = "more",
        /// A question before the person loses something.
        Confirm = "ask",
    }
}

impl DialogKind {
    /// The kind with this name, if such a dialog can be opened by its name alone.
    #[must_use]
    pub fn openable(name: &str) -> Option<DialogKind> {
        DialogKind::from_name(name).filter(|kind| kind.dialog().is_some())
    }

    /// The dialog of this kind; `None` for those that need data, which only the session can supply.
    #[must_use]
    pub const fn dialog(self) -> Option<Dialog> {
        Some(match self {
            DialogKind::NewGame => Dialog::NewGame,
            DialogKind::Settings => Dialog::Settings(Search::ALL),
            DialogKind::Score => Dialog::Score(ScoreReveal::AtOnce),
            DialogKind::Rules => Dialog::Rules,
            DialogKind::About => Dialog::About,
            DialogKind::History => Dialog::History,
            DialogKind::Keys => Dialog::Keys,
            DialogKind::Pile => Dialog::Pile,
            DialogKind::HouseRules => Dialog::HouseRules(Search::ALL),
            DialogKind::Differences => Dialog::Differences,
            DialogKind::News => Dialog::News,
            DialogKind::Files => Dialog::Files,
            DialogKind::Strategy => Dialog::Strategy,
            DialogKind::Glossary => Dialog::Glossary(Search::ALL),
            DialogKind::Learn => Dialog::Learn,
            DialogKind::Tips => Dialog::Tips,
            DialogKind::Library => Dialog::Library,
            DialogKind::Statistics => Dialog::Statistics,
            DialogKind::ScoreKeeper => Dialog::ScoreKeeper(KeeperPage::List),
            DialogKind::Daily => Dialog::Daily(DailyPage::Day(None)),
            DialogKind::Duplicate => Dialog::Duplicate(DuplicatePage::Start),
            DialogKind::Friends => Dialog::Friends(FriendsPage::Table),
            DialogKind::Play => Dialog::Play,
            DialogKind::More => Dialog::More,
            DialogKind::ChooseWay | DialogKind::Cut | DialogKind::Word | DialogKind::Link | DialogKind::Confirm => {
                return None;
            }
        })
    }
}

/// An action that loses something for good, so that the page asks first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Leave the page while a game is on.
    Leave,
    /// End the current game.
    Abandon,
    /// Play the last deal once more.
    SameDeal,
    /// Start a new game with the rules and seats of the last.
    SameAgain,
    /// Start the game of the new-game dialog.
    Start,
    /// Play the deal of a link.
    Sent,
    /// Start the game that the guided first hand has taught.
    Taught,
    /// Play a hand under the planned rules.
    Trial,
    /// Start a match against the level that is offered after the last.
    NextLevel,
    /// Play the deal of a day.
    Day(DailyDeal),
    /// Play the next board of a match of duplicate.
    Board(u32),
    /// Give up a match of duplicate.
    GiveUpBoards(u32),
    /// Deal the first hand of a table of several devices.
    DealFriends,
    /// Leave a table of several devices.
    LeaveFriends,
    /// Reset the settings to their defaults.
    ResetSettings,
    /// Reload the page with the new version of the program.
    ApplyUpdate,
    /// Import settings from a text.
    ImportSettings,
    /// Open the record in a text.
    ImportRecord,
    /// Open a game that was set aside, by its number.
    OpenSetAside(u32),
    /// Delete a text that was set aside, by its number.
    DeleteSetAside(u32),
    /// Remove one of the own rules, by its index in the list.
    RemoveRules(usize),
    /// Replace own rules that have the same name.
    ReplaceRules,
    /// Take over from another page that was open before this one.
    OpenElsewhere,
    /// Take over from another page that has taken over from this one.
    TakenOver,
    /// Take over while a game is played apart in this page.
    TakeOver,
    /// Discard a card that was pressed twice.
    Discard(Card, DiscardRisk),
}

impl Confirmation {
    /// Whether it puts something in the place of the match.
    #[must_use]
    pub const fn leaves_match(self) -> bool {
        matches!(
            self,
            Confirmation::Abandon
                | Confirmation::SameDeal
                | Confirmation::SameAgain
                | Confirmation::Start
                | Confirmation::Sent
                | Confirmation::NextLevel
                | Confirmation::Taught
                | Confirmation::Trial
                | Confirmation::Day(_)
                | Confirmation::Board(_)
                | Confirmation::DealFriends
                | Confirmation::ImportRecord
                | Confirmation::OpenSetAside(_)
        )
    }
}

/// How the score of a hand is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreReveal {
    /// Row by row, right after the hand.
    RowByRow,
    /// All at once.
    AtOnce,
}

/// The open dialog, with its data.
/// A choice without its dialog cannot exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Preset, players, target and names of a new game.
    NewGame,
    /// Settings.
    Settings(Search),
    /// The score of the last hand, or of all hands.
    Score(ScoreReveal),
    /// The rules in play.
    Rules,
    /// Several ways of carrying out one action, all of them legal.
    ChooseWay(Ways),
    /// The cut before a deal.
    Cut(CutMoment),
    /// About the game.
    About,
    /// The events of this hand, in words.
    History,
    /// The keys.
    Keys,
    /// The pile, card by card.
    Pile,
    /// Every field of the rules.
    HouseRules(Search),
    /// How the rules of the next game differ from Classic.
    Differences,
    /// What is new in the game on the table to a person who knows another.
    News,
    /// Settings and records as files.
    Files,
    /// A word of the game, explained.
    Word {
        /// The word.
        term: Term,
        /// The dialog in which the word stands, which is shown again afterwards.
        previous: Option<Box<Dialog>>,
    },
    /// Ways to play.
    Play,
    /// What is used seldom.
    More,
    /// Principles of good play.
    Strategy,
    /// All words of the game.
    Glossary(Search),
    /// The page *Learn*: the guided first hand and the drills.
    Learn,
    /// All tips of the coach.
    Tips,
    /// The games that were begun or brought to this device.
    Library,
    /// A page about links to deals and games.
    Link(LinkPage),
    /// Figures of the games on this device.
    Statistics,
    /// A page of the score keeper.
    ScoreKeeper(KeeperPage),
    /// A page of today's deal.
    Daily(DailyPage),
    /// Duplicate.
    Duplicate(DuplicatePage),
    /// A page about tables of several devices.
    Friends(FriendsPage),
    /// A question before the person loses something.
    Confirm {
        /// The action asked about.
        action: Confirmation,
        /// The previous dialog, which is shown again after the answer.
        previous: Option<Box<Dialog>>,
    },
}

impl Dialog {
    /// The kind of the dialog.
    #[must_use]
    pub const fn kind(&self) -> DialogKind {
        match self {
            Dialog::NewGame => DialogKind::NewGame,
            Dialog::Settings(_) => DialogKind::Settings,
            Dialog::Score(_) => DialogKind::Score,
            Dialog::Rules => DialogKind::Rules,
            Dialog::ChooseWay(_) => DialogKind::ChooseWay,
            Dialog::Cut(_) => DialogKind::Cut,
            Dialog::About => DialogKind::About,
            Dialog::History => DialogKind::History,
            Dialog::Keys => DialogKind::Keys,
            Dialog::Pile => DialogKind::Pile,
            Dialog::HouseRules(_) => DialogKind::HouseRules,
            Dialog::Differences => DialogKind::Differences,
            Dialog::News => DialogKind::News,
            Dialog::Files => DialogKind::Files,
            Dialog::Word { .. } => DialogKind::Word,
            Dialog::Glossary(_) => DialogKind::Glossary,
            Dialog::Strategy => DialogKind::Strategy,
            Dialog::Learn => DialogKind::Learn,
            Dialog::Tips => DialogKind::Tips,
            Dialog::Library => DialogKind::Library,
            Dialog::Link(_) => DialogKind::Link,
            Dialog::Statistics => DialogKind::Statistics,
            Dialog::ScoreKeeper(_) => DialogKind::ScoreKeeper,
            Dialog::Daily(_) => DialogKind::Daily,
            Dialog::Duplicate(_) => DialogKind::Duplicate,
            Dialog::Friends(_) => DialogKind::Friends,
            Dialog::Play => DialogKind::Play,
            Dialog::More => DialogKind::More,
            Dialog::Confirm { .. } => DialogKind::Confirm,
        }
    }

    /// The question about an action. The open dialog is shown again after the answer, unless it is a question too.
    #[must_use]
    pub(super) fn confirm(action: Confirmation, open: Option<Dialog>) -> Dialog {
        let previous = open.filter(|open| open.kind() != DialogKind::Confirm).map(Box::new);
        Dialog::Confirm { action, previous }
    }

    /// The explanation of a word. The open dialog is shown again afterwards, unless it explains another word.
    #[must_use]
    pub(super) fn word(term: Term, open: Option<Dialog>) -> Dialog {
        let previous = match open {
            Some(Dialog::Word { previous, .. }) => previous,
            open => open.map(Box::new),
        };
        Dialog::Word { term, previous }
    }

    /// The number of dialogs that are to be closed one after another until none is open.
    #[must_use]
    pub(crate) fn levels(&self) -> u32 {
        1 + match self {
            Dialog::HouseRules(_) | Dialog::Differences => 1,
            Dialog::ScoreKeeper(page) => page.after_close().map_or(0, |page| Dialog::ScoreKeeper(page).levels()),
            Dialog::Word { previous, .. } | Dialog::Confirm { previous, .. } => {
                previous.as_ref().map_or(0, |previous| previous.levels())
            }
            _ => 0,
        }
    }

    /// The dialog that is shown once this one is closed.
    #[must_use]
    pub(super) fn after_close(self) -> Option<Dialog> {
        match self {
            Dialog::HouseRules(_) | Dialog::Differences => Some(Dialog::NewGame),
            Dialog::ScoreKeeper(page) => page.after_close().map(Dialog::ScoreKeeper),
            Dialog::Word { previous, .. } | Dialog::Confirm { previous, .. } => previous.map(|previous| *previous),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::score_keeper::SheetId;

    #[test]
    fn a_dialog_that_needs_no_data_is_opened_by_its_name() {
        for kind in DialogKind::ALL {
            let needs_data = matches!(
                kind,
                DialogKind::ChooseWay | DialogKind::Cut | DialogKind::Word | DialogKind::Link | DialogKind::Confirm
            );
            assert_eq!(kind.dialog().map(|dialog| dialog.kind()), (!needs_data).then_some(kind));
            assert_eq!(DialogKind::openable(kind.name()), (!needs_data).then_some(kind));
        }
    }

    #[test]
    fn closing_a_question_shows_the_dialog_before_it() {
        let question = Dialog::confirm(Confirmation::ResetSettings, Some(Dialog::About));
        let next = Dialog::confirm(Confirmation::Abandon, Some(question.clone()));
        assert_eq!(question.after_close(), Some(Dialog::About));
        assert_eq!(next.after_close(), None);
        assert_eq!(Dialog::HouseRules(Search::ALL).after_close(), Some(Dialog::NewGame));
    }

    #[test]
    fn a_dialog_has_as_many_levels_as_it_can_be_closed() {
        let question = |open| Dialog::confirm(Confirmation::ResetSettings, open);
        for dialog in [
            Dialog::About,
            Dialog::HouseRules(Search::ALL),
            Dialog::ScoreKeeper(KeeperPage::Hand(SheetId::FIRST, None)),
            Dialog::Differences,
            question(None),
            question(Some(Dialog::About)),
            question(Some(Dialog::HouseRules(Search::ALL))),
            Dialog::word(Term::Pile, Some(question(Some(Dialog::About)))),
        ] {
            let (levels, mut closed, mut open) = (dialog.levels(), 0, Some(dialog));
            while let Some(dialog) = open {
                (closed, open) = (closed + 1, dialog.after_close());
            }
            assert_eq!(levels, closed);
        }
    }

    #[test]
    fn closing_a_word_shows_the_dialog_in_which_the_first_one_stands() {
        let first = Dialog::word(Term::Frozen, Some(Dialog::Rules));
        let second = Dialog::word(Term::Pile, Some(first));
        assert_eq!(second.after_close(), Some(Dialog::Rules));
        assert_eq!(Dialog::word(Term::Pile, None).after_close(), None);
    }
}
