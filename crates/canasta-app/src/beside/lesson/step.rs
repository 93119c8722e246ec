//! The steps of the guided first hand.

use crate::session::action_buttons::ActionKind;
use canasta::rules::{Action, CardSet, Group, Rank, RuleError};

macro_rules! step_ids {
    ($($(#[$doc:meta])* $id:ident $name:literal),+ $(,)?) => {
        /// Tells a step from the others; its texts belong to it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum StepId {
            $($(#[$doc])* $id),+
        }

        impl StepId {
            /// The name in storage, which stays for ever.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(StepId::$id => $name),+ }
            }
        }
    };
}

step_ids! {
    /// What the game is about.
    Aim "aim",
    /// What cards count.
    Values "values",
    /// Which card is wild.
    FindWild "find-wild",
    /// The first draw.
    Draw "draw",
    /// A red three came.
    RedThree "red-three",
    /// Three of a rank.
    PickKings "pick-kings",
    /// They are below the opening minimum.
    TooLittle "too-little",
    /// Two melds reach it.
    OpenWithQueens "open-with-queens",
    /// The first discard.
    Discard "discard",
    /// The opponent opens.
    AdaOpens "ada-opens",
    /// The pile is taken with a pair.
    TakePile "take-pile",
    /// The rest of the pile is in the hand.
    GotPile "got-pile",
    /// A wild joins a meld.
    AddWild "add-wild",
    /// How many wilds a meld may hold.
    WildLimits "wild-limits",
    /// The second discard.
    DiscardFour "discard-four",
    /// The opponent freezes the pile.
    AdaFreezes "ada-freezes",
    /// What freezes a pile.
    SeeFrozen "see-frozen",
    /// A king comes.
    DrawKing "draw-king",
    /// A black three blocks the pile for the opponent.
    BlackThree "black-three",
    /// The opponent throws a card that fits a meld.
    AdaThrowsEight "ada-throws-eight",
    /// A meld does not take a frozen pile.
    TryFrozen "try-frozen",
    /// What would.
    WhyFrozen "why-frozen",
    /// A pair is kept for the frozen pile.
    KeepPair "keep-pair",
    /// The opponent blocks the pile.
    AdaBlocks "ada-blocks",
    /// A blocked pile.
    SeeBlocked "see-blocked",
    /// A discard that the opponent cannot use.
    SafeDiscard "safe-discard",
    /// The opponent throws the card for the pair.
    AdaThrowsKing "ada-throws-king",
    /// The pair takes the frozen pile.
    TakeFrozen "take-frozen",
    /// The first canasta.
    Canasta "canasta",
    /// A new meld with a wild.
    LaySevens "lay-sevens",
    /// A card joins a meld.
    LayEight "lay-eight",
    /// Black threes are kept for the end.
    KeepThrees "keep-threes",
    /// The opponent's last turn.
    AdaIsLate "ada-is-late",
    /// The last draw.
    LastDraw "last-draw",
    /// Black threes are melded.
    LayThrees "lay-threes",
    /// The last card.
    GoOut "go-out",
    /// The score.
    Score "score",
}

/// Why the rules refuse what a step lets the person try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The pile is frozen.
    PileFrozen,
}

impl Refusal {
    /// Whether the rules give this reason.
    pub(crate) const fn is(self, error: &RuleError) -> bool {
        match self {
            Refusal::PileFrozen => matches!(error, RuleError::PileFrozen { .. }),
        }
    }
}

/// What a step waits for. Cards and actions are in the notation of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The person has read it.
    Read,
    /// Exactly these cards are selected.
    Select(&'static str),
    /// These cards are set out for the opening.
    SetOut(&'static str),
    /// This action.
    Play(&'static str),
    /// This action is tried, which the rules refuse for this reason.
    Try(&'static str, Refusal),
    /// The opponent has played these actions.
    Watch(&'static [&'static str]),
}

impl Goal {
    /// The cards to select or to set out.
    pub(crate) fn cards(self) -> Option<CardSet> {
        match self {
            Goal::Select(cards) | Goal::SetOut(cards) => cards.parse().ok(),
            _ => None,
        }
    }

    /// The action of the person.
    pub(crate) fn action(self) -> Option<Action> {
        match self {
            Goal::Play(action) | Goal::Try(action, _) => action.parse().ok(),
            _ => None,
        }
    }

    /// The cards of the hand that the person works with in this step; `None` if it needs none.
    pub(crate) fn handled(self) -> Option<CardSet> {
        match self {
            Goal::Select(_) | Goal::SetOut(_) => self.cards(),
            Goal::Play(_) | Goal::Try(..) => {
                self.action().filter(|action| *action != Action::Draw).and_then(|action| action.cards())
            }
            Goal::Read | Goal::Watch(_) => None,
        }
    }

    /// Whether this action of the person reaches the goal.
    pub(crate) fn is_reached_by(self, action: &Action) -> bool {
        matches!(self, Goal::Play(_)) && self.action().is_some_and(|wanted| is_same(&wanted, action))
    }
}

/// Whether two actions lay, take or throw the same cards; the order of groups means nothing.
fn is_same(one: &Action, other: &Action) -> bool {
    let is_in = |groups: &[Group], group: &Group| {
        groups.iter().any(|other| other.cards == group.cards && other.rank() == group.rank())
    };
    let are_same =
        |one: &[Group], other: &[Group]| one.len() == other.len() && one.iter().all(|group| is_in(other, group));
    match (one, other) {
        (Action::Meld(one), Action::Meld(other)) => are_same(one, other),
        (Action::Take { with: one, groups }, Action::Take { with: other, groups: others }) => {
            one.cards == other.cards && are_same(groups, others)
        }
        (one, other) => one == other,
    }
}

/// What a step speaks of; the page shows it bright, and the rest dimmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The whole own hand.
    Hand,
    /// These cards of the own hand.
    Cards(&'static str),
    /// The groups that are set out.
    Staged,
    /// The stock.
    Stock,
    /// The pile.
    Pile,
    /// The own red threes.
    RedThrees,
    /// An own meld.
    OurMeld(Rank),
    /// The melds of the own side.
    OurZone,
    /// The melds of the other side.
    TheirZone,
    /// A button.
    Button(ActionKind),
}

/// A step: it says one thing and waits for one.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Which step it is.
    pub id: StepId,
    /// Its chapter, from 1.
    pub chapter: usize,
    /// What it waits for.
    pub goal: Goal,
    /// What it speaks of.
    pub spots: &'static [Spot],
}
