//! What an answer of a drill covers: exact actions, a kind of turn, or a number.

use crate::analysis::ActionSummary;
use crate::rules::setup_json::MalformedPosition;
use crate::rules::{Action, CardSet, Phase, State};

/// A kind of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnKind {
    /// Lays cards of the hand.
    Meld,
    /// Takes the pile.
    Take,
    /// Discards a card.
    Discard,
    /// Discards without laying anything.
    Wait,
    /// Ends the hand by going out.
    GoOut,
}

/// What an answer covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// These actions, up to suits and the order of groups.
    Actions(Vec<Action>),
    /// Any turn of a kind that leaves at least these cards in the hand, up to suits.
    Kind(TurnKind, CardSet),
    /// A number among the choices of the question.
    Number(i32),
}

/// How far a turn agrees with a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Agreement {
    /// The turn is what the pattern describes.
    Full,
    /// Further actions can make it so.
    SoFar,
    /// It cannot become that.
    None,
}

impl Pattern {
    /// Reads a pattern: actions with commas between them, `any meld`, `any take`, `any discard`, `wait` or `go out`, optionally
    /// with `keeping` and cards, or a number.
    pub(super) fn read(text: &str) -> Result<Pattern, MalformedPosition> {
        if let Ok(number) = text.parse() {
            return Ok(Pattern::Number(number));
        }
        let (kind, kept) = text.split_once(" keeping ").unwrap_or((text, ""));
        let kind = match kind {
            "any meld" => Some(TurnKind::Meld),
            "any take" => Some(TurnKind::Take),
            "any discard" => Some(TurnKind::Discard),
            "wait" => Some(TurnKind::Wait),
            "go out" => Some(TurnKind::GoOut),
            _ => None,
        };
        let malformed = || MalformedPosition::new(format!("{text}: no answer"));
        if let Some(kind) = kind {
            return Ok(Pattern::Kind(kind, kept.parse().map_err(|_| malformed())?));
        }
        let actions = text.split(", ").map(|action| action.parse().map_err(|_| malformed()));
        Ok(Pattern::Actions(actions.collect::<Result<_, _>>()?))
    }

    /// How far a turn agrees. `done` led to `state`; `is_over` says that the turn is over.
    pub(super) fn agreement(&self, done: &[Action], hand: CardSet, state: &State, is_over: bool) -> Agreement {
        match self {
            Pattern::Number(_) => Agreement::None,
            Pattern::Actions(actions) => {
                let same_start = done.first().map(|action| matches!(action, Action::Draw))
                    == actions.first().map(|action| matches!(action, Action::Draw));
                let (done, whole) = (ActionSummary::of(done), ActionSummary::of(actions));
                match () {
                    () if !same_start => Agreement::None,
                    () if done == whole => Agreement::Full,
                    () if !is_over && done.can_become(&whole) => Agreement::SoFar,
                    () => Agreement::None,
                }
            }
            Pattern::Kind(kind, kept) => {
                let summary = ActionSummary::of(done);
                let fits = match kind {
                    TurnKind::Meld => !summary.takes && summary.lays(),
                    TurnKind::Take => summary.takes,
                    TurnKind::Discard => matches!(done.last(), Some(Action::Discard(_))),
                    TurnKind::Wait => !summary.takes && !summary.lays() && summary.end.is_some(),
                    TurnKind::GoOut => state.score().is_some_and(|sheet| sheet.went_out.is_some()),
                };
                let keeps = kept.ranks().all(|rank| hand.count(rank) >= kept.count(rank));
                let may_follow = !is_over && state.phase() != Phase::Answer;
                match () {
                    () if fits && keeps => Agreement::Full,
                    () if *kind == TurnKind::GoOut && may_follow && summary.lays() => Agreement::SoFar,
                    () => Agreement::None,
                }
            }
        }
    }
}
