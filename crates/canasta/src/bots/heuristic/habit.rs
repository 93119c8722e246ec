//! The habits of the heuristic, which can be switched off one by one to measure what each is worth.

/// A habit of the heuristic. A bot without it plays in every other respect alike; `docs/strategy.md` has what that costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Weighs what a discard may give the next player; without it, only the card's value to the own hand counts.
    GuardDiscards,
    /// Keeps pairs for the pile; without it, a card of a pair is worth no more than a single card.
    KeepPairs,
    /// Takes the pile; without it, only if there is nothing to draw.
    TakePile,
    /// Weighs the pile against drawing; without it, takes it whenever possible.
    WeighPile,
    /// Freezes the pile; without it, a wild is never discarded for that.
    Freeze,
    /// Opens as soon as possible; without it, opens from the hand only with naturals, until the hand may end soon.
    OpenSoon,
    /// Holds back melds; without it, lays down all that is possible.
    HoldBack,
    /// Saves wilds; without it, spends them on any canasta that they complete.
    SaveWilds,
    /// Keeps black threes until the pile is worth it; without it, they go first.
    KeepBlackThrees,
    /// Weighs when to go out; without it, goes out as soon as possible.
    TimeEnding,
    /// Asks the partner in doubt; without it, never does.
    AskPartner,
    /// Remembers discards and hands; without it, only the latest discards.
    Remember,
    /// Watches how many cards the opponents hold; without it, only the stock.
    WatchHands,
}

impl Habit {
    /// Every habit.
    pub const ALL: [Habit; 13] = [
        Habit::GuardDiscards,
        Habit::KeepPairs,
        Habit::TakePile,
        Habit::WeighPile,
        Habit::Freeze,
        Habit::OpenSoon,
        Habit::HoldBack,
        Habit::SaveWilds,
        Habit::KeepBlackThrees,
        Habit::TimeEnding,
        Habit::AskPartner,
        Habit::Remember,
        Habit::WatchHands,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Habit::GuardDiscards => "guard",
            Habit::KeepPairs => "pairs",
            Habit::TakePile => "pile",
            Habit::WeighPile => "weigh",
            Habit::Freeze => "freeze",
            Habit::OpenSoon => "opening",
            Habit::HoldBack => "hold",
            Habit::SaveWilds => "wilds",
            Habit::KeepBlackThrees => "threes",
            Habit::TimeEnding => "ending",
            Habit::AskPartner => "asking",
            Habit::Remember => "memory",
            Habit::WatchHands => "watch",
        }
    }

    /// The habit with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Habit> {
        Habit::ALL.into_iter().find(|habit| habit.name() == name)
    }
}
