//! Intents at the table: actions, undo, and the pace of the game.

use super::parse::{ParseIntentError, split, value};
use crate::session::action_buttons::ActionKind;
use canasta::rules::MeldKey;
use std::fmt;
use std::str::FromStr;

/// A drop target of the table other than a meld of the own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropTarget {
    /// The pile: take it, or discard onto it.
    Pile,
    /// The stock, which takes no card.
    Stock,
    /// The melds of the opponents, which take no card of this side.
    OpponentMelds,
}

impl DropTarget {
    const ALL: [DropTarget; 3] = [DropTarget::Pile, DropTarget::Stock, DropTarget::OpponentMelds];

    const fn name(self) -> &'static str {
        match self {
            DropTarget::Pile => "pile",
            DropTarget::Stock => "stock",
            DropTarget::OpponentMelds => "opponent-melds",
        }
    }
}

/// An intent about the game on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableIntent {
    /// Press a button of the action bar.
    Act(ActionKind),
    /// Add the selection to an own meld.
    AddTo(MeldKey),
    /// Press the pile: take it, or discard onto it.
    Pile,
    /// Press the own part of the table: lay the selection, or stage it.
    Lay,
    /// Drop the selection on a target.
    Drop(DropTarget),
    /// Undo the last action.
    Undo,
    /// Undo every action of this turn that can be undone.
    UndoTurn,
    /// Reveal the hand behind the curtain.
    Reveal,
    /// Pause or resume the bots.
    TogglePause,
    /// Let a bot carry out one action.
    Step,
    /// While others play: end the running motion, and make the next step at once.
    Skip,
    /// Let the others play faster for the rest of the round.
    Hurry,
    /// Show the last round again.
    ReplayRound,
    /// Show the table as it is again.
    EndReplay,
    /// Check the deck of the last hand against its commitment.
    CheckDeal,
    /// Deal the next hand.
    NextHand,
    /// End the current game.
    Abandon,
}

impl fmt::Display for TableIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableIntent::Act(kind) => write!(f, "do:{}", kind.name()),
            TableIntent::AddTo(meld) => write!(f, "add-to:{meld}"),
            TableIntent::Pile => f.write_str("pile"),
            TableIntent::Lay => f.write_str("lay"),
            TableIntent::Drop(target) => write!(f, "drop:{}", target.name()),
            TableIntent::Undo => f.write_str("undo"),
            TableIntent::UndoTurn => f.write_str("undo-turn"),
            TableIntent::Reveal => f.write_str("reveal"),
            TableIntent::TogglePause => f.write_str("pause"),
            TableIntent::Step => f.write_str("step"),
            TableIntent::Skip => f.write_str("skip"),
            TableIntent::Hurry => f.write_str("hurry"),
            TableIntent::ReplayRound => f.write_str("what-happened"),
            TableIntent::EndReplay => f.write_str("end-replay"),
            TableIntent::CheckDeal => f.write_str("check-deal"),
            TableIntent::NextHand => f.write_str("next-hand"),
            TableIntent::Abandon => f.write_str("abandon"),
        }
    }
}

impl FromStr for TableIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<TableIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "do" => {
                let kind = ActionKind::ALL.into_iter().find(|kind| kind.name() == rest);
                TableIntent::Act(kind.ok_or(ParseIntentError)?)
            }
            "add-to" => TableIntent::AddTo(value(rest)?),
            "pile" => TableIntent::Pile,
            "lay" => TableIntent::Lay,
            "drop" => {
                let target = DropTarget::ALL.into_iter().find(|target| target.name() == rest);
                TableIntent::Drop(target.ok_or(ParseIntentError)?)
            }
            "undo" => TableIntent::Undo,
            "undo-turn" => TableIntent::UndoTurn,
            "reveal" => TableIntent::Reveal,
            "pause" => TableIntent::TogglePause,
            "step" => TableIntent::Step,
            "skip" => TableIntent::Skip,
            "hurry" => TableIntent::Hurry,
            "what-happened" => TableIntent::ReplayRound,
            "end-replay" => TableIntent::EndReplay,
            "check-deal" => TableIntent::CheckDeal,
            "next-hand" => TableIntent::NextHand,
            "abandon" => TableIntent::Abandon,
            _ => return Err(ParseIntentError),
        })
    }
}
