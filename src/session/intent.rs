//! What a person wants, as it stands in the page's `data-do` attributes: one word, sometimes with a value behind a
//! colon. Reading and writing are inverse, so the page can say nothing that the session does not understand.

use super::action_buttons::ActionKind;
use super::dialog::DialogKind;
use super::house::DialogAction;
use super::keys::Query;
use super::settings::Switch;
use crate::rules::Rank;
use std::fmt;
use std::str::FromStr;

/// Which button was pressed on a card, or what came to the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectMode {
    /// The left button.
    Left,
    /// The right button.
    Right,
    /// A finger, or the keyboard: always adds to the selection.
    Toggle,
}

/// What a control of the page asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A card of the hand, by the number of its slot.
    Card(u32),
    /// A button of the action bar.
    Do(ActionKind),
    /// One of several ways.
    Way(usize),
    /// Add the selection to the own meld of a rank.
    Onto(Rank),
    /// The pile: take it, or discard onto it.
    Pile,
    /// The own part of the table: lay the selection.
    Table,
    /// Take one staged group back.
    TakeBack(usize),
    /// Clear the selection.
    Unpick,
    /// Select these cards, and no others.
    Repick(Vec<u32>),
    /// Close what was said about the device.
    Dismiss,
    /// Close what was said about a refused action.
    Noted,
    /// Open a dialog.
    Open(DialogKind),
    /// Close the open dialog.
    Close,
    /// Deal the next hand.
    NextHand,
    /// Start the game that the dialog describes.
    Start,
    /// A new game with the rules and seats of the last.
    SameAgain,
    /// Turn a switch.
    Turn(Switch),
    /// Choose a value of a setting or of the new game: name and value.
    Set(String, String),
    /// Put the settings back.
    ResetSettings,
    /// Select a card for dragging: alone, unless it is selected already.
    Grab(u32),
    /// Discard this card.
    Toss(u32),
    /// Move cards of the hand, in this order, before another, or to the end.
    Shift(Vec<u32>, Option<u32>),
    /// Check the deck of the last hand.
    Check,
    /// Take back the last action.
    Undo,
    /// Say what a strong player would do; again: show it on the cards.
    Hint,
    /// Say what a decision of the hand that is over was worth, counted in actions.
    Why(usize),
    /// The hint has been read.
    CloseHint,
    /// Take back all of this turn that can be.
    UndoTurn,
    /// The person named on the curtain is there.
    Reveal,
    /// Stop the bots, or let them go on.
    Pause,
    /// Let a bot do one thing.
    Step,
    /// End the game that is on.
    Abandon,
    /// Play the same deal again.
    SameDeal,
    /// The coach has said enough.
    Greeted,
    /// Install the game as an app of the device.
    Install,
    /// Do not offer that again.
    NotInstall,
    /// Go on with the new version of the game.
    ApplyUpdate,
    /// The selection was dropped onto the pile.
    OntoPile,
    /// The selection was dropped onto the stock.
    OntoStock,
    /// The selection was dropped onto the melds of the other side.
    OntoTheirs,
    /// The key of a rank was pressed, of which the hand holds none.
    NoneOf(Rank),
    /// Say something to those who listen.
    Say(Query),
    /// Something about house rules, files, or a question that was asked.
    DialogAction(DialogAction),
}

impl fmt::Display for Intent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Intent::Card(id) => write!(f, "card:{id}"),
            Intent::Do(verb) => write!(f, "do:{}", verb.name()),
            Intent::Way(i) => write!(f, "way:{i}"),
            Intent::Onto(rank) => write!(f, "onto:{rank}"),
            Intent::Pile => f.write_str("pile"),
            Intent::Table => f.write_str("table"),
            Intent::TakeBack(i) => write!(f, "take-back:{i}"),
            Intent::Unpick => f.write_str("unpick"),
            Intent::Repick(ids) => write_ids(f, "repick:", ids),
            Intent::Dismiss => f.write_str("dismiss"),
            Intent::Noted => f.write_str("noted"),
            Intent::Open(dialog) => write!(f, "open:{}", dialog.name()),
            Intent::Close => f.write_str("close"),
            Intent::NextHand => f.write_str("next-hand"),
            Intent::Start => f.write_str("start"),
            Intent::SameAgain => f.write_str("same-again"),
            Intent::Turn(switch) => write!(f, "turn:{}", switch.name()),
            Intent::Set(name, value) => write!(f, "set:{name}={value}"),
            Intent::ResetSettings => f.write_str("reset-settings"),
            Intent::Grab(id) => write!(f, "grab:{id}"),
            Intent::Toss(id) => write!(f, "toss:{id}"),
            Intent::Shift(ids, before) => {
                write_ids(f, "shift:", ids)?;
                before.map_or(Ok(()), |before| write!(f, "<{before}"))
            }
            Intent::Check => f.write_str("check"),
            Intent::Undo => f.write_str("undo"),
            Intent::Hint => f.write_str("hint"),
            Intent::Why(decision) => write!(f, "why:{decision}"),
            Intent::CloseHint => f.write_str("close-hint"),
            Intent::UndoTurn => f.write_str("undo-turn"),
            Intent::Reveal => f.write_str("reveal"),
            Intent::Pause => f.write_str("pause"),
            Intent::Step => f.write_str("step"),
            Intent::Abandon => f.write_str("abandon"),
            Intent::SameDeal => f.write_str("same-deal"),
            Intent::Greeted => f.write_str("greeted"),
            Intent::Install => f.write_str("install"),
            Intent::NotInstall => f.write_str("not-install"),
            Intent::ApplyUpdate => f.write_str("renew"),
            Intent::OntoPile => f.write_str("onto-pile"),
            Intent::OntoStock => f.write_str("onto-stock"),
            Intent::OntoTheirs => f.write_str("onto-theirs"),
            Intent::NoneOf(rank) => write!(f, "none-of:{rank}"),
            Intent::Say(query) => write!(f, "say:{}", query.name()),
            Intent::DialogAction(errand) => write!(f, "errand:{errand}"),
        }
    }
}

fn write_ids(f: &mut fmt::Formatter<'_>, word: &str, ids: &[u32]) -> fmt::Result {
    f.write_str(word)?;
    for (at, id) in ids.iter().enumerate() {
        write!(f, "{}{id}", if at > 0 { "," } else { "" })?;
    }
    Ok(())
}

fn read_ids(text: &str) -> Result<Vec<u32>, NoIntent> {
    text.split(',').filter(|id| !id.is_empty()).map(|id| id.parse().map_err(|_| NoIntent)).collect()
}

/// The text is no intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoIntent;

impl FromStr for Intent {
    type Err = NoIntent;

    fn from_str(text: &str) -> Result<Intent, NoIntent> {
        let (word, value) = text.split_once(':').unwrap_or((text, ""));
        let number = || value.parse().map_err(|_| NoIntent);
        Ok(match word {
            "card" => Intent::Card(value.parse().map_err(|_| NoIntent)?),
            "do" => Intent::Do(ActionKind::ALL.into_iter().find(|verb| verb.name() == value).ok_or(NoIntent)?),
            "way" => Intent::Way(number()?),
            "onto" => Intent::Onto(value.parse().map_err(|_| NoIntent)?),
            "pile" => Intent::Pile,
            "table" => Intent::Table,
            "take-back" => Intent::TakeBack(number()?),
            "unpick" => Intent::Unpick,
            "repick" => Intent::Repick(read_ids(value)?),
            "dismiss" => Intent::Dismiss,
            "noted" => Intent::Noted,
            "open" => Intent::Open(DialogKind::from_name(value).ok_or(NoIntent)?),
            "close" => Intent::Close,
            "next-hand" => Intent::NextHand,
            "start" => Intent::Start,
            "same-again" => Intent::SameAgain,
            "turn" => Intent::Turn(Switch::from_name(value).ok_or(NoIntent)?),
            "set" => {
                let (name, value) = value.split_once('=').ok_or(NoIntent)?;
                Intent::Set(name.to_owned(), value.to_owned())
            }
            "reset-settings" => Intent::ResetSettings,
            "grab" => Intent::Grab(value.parse().map_err(|_| NoIntent)?),
            "toss" => Intent::Toss(value.parse().map_err(|_| NoIntent)?),
            "shift" => {
                let (ids, before) = value.split_once('<').map_or((value, None), |(ids, before)| (ids, Some(before)));
                let before = before.map(str::parse).transpose().map_err(|_| NoIntent)?;
                Intent::Shift(read_ids(ids)?, before)
            }
            "check" => Intent::Check,
            "undo" => Intent::Undo,
            "hint" => Intent::Hint,
            "why" => Intent::Why(value.parse().map_err(|_| NoIntent)?),
            "close-hint" => Intent::CloseHint,
            "undo-turn" => Intent::UndoTurn,
            "reveal" => Intent::Reveal,
            "pause" => Intent::Pause,
            "step" => Intent::Step,
            "abandon" => Intent::Abandon,
            "same-deal" => Intent::SameDeal,
            "greeted" => Intent::Greeted,
            "install" => Intent::Install,
            "not-install" => Intent::NotInstall,
            "renew" => Intent::ApplyUpdate,
            "onto-pile" => Intent::OntoPile,
            "onto-stock" => Intent::OntoStock,
            "onto-theirs" => Intent::OntoTheirs,
            "none-of" => Intent::NoneOf(value.parse().map_err(|_| NoIntent)?),
            "say" => Intent::Say(Query::ALL.into_iter().find(|query| query.name() == value).ok_or(NoIntent)?),
            "errand" => Intent::DialogAction(value.parse()?),
            _ => return Err(NoIntent),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_says_is_understood() {
        let verbs = ActionKind::ALL.map(Intent::Do);
        let dialogs = DialogKind::ALL.into_iter().filter(|kind| kind.dialog().is_some()).map(Intent::Open);
        let switches = Switch::ALL.iter().copied().map(Intent::Turn);
        let others = [
            Intent::Card(7),
            Intent::Way(2),
            Intent::Onto(Rank::Ten),
            Intent::Pile,
            Intent::Table,
            Intent::TakeBack(1),
            Intent::Unpick,
            Intent::Dismiss,
            Intent::Noted,
            Intent::Repick(vec![]),
            Intent::Repick(vec![2, 5]),
            Intent::Close,
            Intent::NextHand,
            Intent::Start,
            Intent::SameAgain,
            Intent::Set("target".into(), "5000".into()),
            Intent::ResetSettings,
            Intent::Grab(3),
            Intent::Toss(4),
            Intent::Shift(vec![5], Some(6)),
            Intent::Shift(vec![5, 9, 7], Some(6)),
            Intent::Shift(vec![5], None),
            Intent::Check,
            Intent::Undo,
            Intent::Hint,
            Intent::Why(12),
            Intent::CloseHint,
            Intent::UndoTurn,
            Intent::Reveal,
            Intent::Pause,
            Intent::Step,
            Intent::Abandon,
            Intent::SameDeal,
            Intent::Greeted,
            Intent::Install,
            Intent::NotInstall,
            Intent::ApplyUpdate,
            Intent::OntoPile,
            Intent::OntoStock,
            Intent::OntoTheirs,
            Intent::NoneOf(Rank::Ten),
            Intent::Say(Query::Minimum),
            Intent::DialogAction(DialogAction::Reset("hand_size".into())),
            Intent::DialogAction(DialogAction::Remove(3)),
            Intent::DialogAction(DialogAction::Yes),
        ];
        for intent in verbs.into_iter().chain(dialogs).chain(switches).chain(others) {
            assert_eq!(intent.to_string().parse(), Ok(intent));
        }
        for text in ["do:everything", "open:ways", "open:ask"] {
            assert_eq!(text.parse::<Intent>(), Err(NoIntent), "{text}");
        }
    }
}
