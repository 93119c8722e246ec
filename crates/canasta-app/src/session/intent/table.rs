//! Intents at the table: actions, undo, and the pace of the game.

use super::grammar::{Name, intents};
use crate::named::named;
use crate::session::action_buttons::ActionKind;
use canasta::rules::MeldKey;

named! {
    /// A drop target of the table other than a meld of the own side.
    pub enum DropTarget {
        /// The pile: take it, or discard onto it.
        Pile = "pile",
        /// The stock, which takes no card.
        Stock = "stock",
        /// The melds of the opponents, which take no card of this side.
        OpponentMelds = "opponent-melds",
    }
}

intents! {
    /// An intent about the game on the table.
    #[derive(Copy)]
    TableIntent {
        /// Press a button of the action bar.
        Act(kind: ActionKind as Name) = "do",
        /// Add the selection to an own meld.
        AddTo(meld: MeldKey) = "add-to",
        /// Press the pile: take it, or discard onto it.
        Pile = "pile",
        /// Press the own part of the table: lay the selection, or stage it.
        Lay = "lay",
        /// Drop the selection on a target.
        Drop(target: DropTarget as Name) = "drop",
        /// Undo the last action.
        Undo = "undo",
        /// Undo every action of this turn that can be undone.
        UndoTurn = "undo-turn",
        /// Reveal the hand behind the curtain.
        Reveal = "reveal",
        /// Pause or resume the bots.
        TogglePause = "pause",
        /// Let a bot carry out one action.
        Step = "step",
        /// While others play: end the running motion, and make the next step at once.
        Skip = "skip",
        /// Let the others play faster for the rest of the round.
        Hurry = "hurry",
        /// Show the last round again.
        ReplayRound = "what-happened",
        /// Show the table as it is again.
        EndReplay = "end-replay",
        /// Check the deck of the last hand against its commitment.
        CheckDeal = "check-deal",
        /// Deal the next hand.
        NextHand = "next-hand",
        /// End the current game.
        Abandon = "abandon",
    }
}
