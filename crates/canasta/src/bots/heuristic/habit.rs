//! The habits of the heuristic, which can be switched off one by one to measure what each is worth.

use crate::rules::named;

named! {
    /// A habit of the heuristic. A bot without it plays in every other respect alike; `docs/strategy.md` has what that costs.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Habit {
        /// Weighs what a discard may give the next player; without it, only the card's value to the own hand counts.
        GuardDiscards = "guard",
        /// Keeps pairs for the pile; without it, a card of a pair is worth no more than a single card.
        KeepPairs = "pairs",
        /// Takes the pile; without it, only if there is nothing to draw.
        TakePile = "pile",
        /// Weighs the pile against drawing; without it, takes it whenever possible.
        WeighPile = "weigh",
        /// Freezes the pile; without it, a wild is never discarded for that.
        Freeze = "freeze",
        /// Opens as soon as possible; without it, opens from the hand only with naturals, until the hand may end soon.
        OpenSoon = "opening",
        /// Holds back melds; without it, lays down all that is possible.
        HoldBack = "hold",
        /// Saves wilds; without it, spends them on any canasta that they complete.
        SaveWilds = "wilds",
        /// Keeps black threes until the pile is worth it; without it, they go first.
        KeepBlackThrees = "threes",
        /// Weighs when to go out; without it, goes out as soon as possible.
        TimeEnding = "ending",
        /// Asks the partner in doubt; without it, never does.
        AskPartner = "asking",
        /// Remembers discards and hands; without it, only the latest discards.
        Remember = "memory",
        /// Watches how many cards the opponents hold; without it, only the stock.
        WatchHands = "watch",
    }
}
