//! What an answer of a drill covers: exact actions, a kind of turn, or a number.

use canasta::analysis::ActionSummary;
use canasta::rules::setup_json::MalformedPosition;
use canasta::rules::{Action, CardSet, Meld, Phase, Seat, Setup, State};

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
    /// Ends the hand with a special hand.
    Special,
    /// Asks the partner.
    Ask,
    /// Makes a canasta.
    Canasta,
    /// Completes what the side needs to go out.
    Ready,
    /// Picks up the foot, and goes on with it.
    Foot,
}

impl TurnKind {
    /// The kinds by their names in the files.
    const NAMES: [(&'static str, TurnKind); 10] = [
        ("any meld", TurnKind::Meld),
        ("any take", TurnKind::Take),
        ("any discard", TurnKind::Discard),
        ("wait", TurnKind::Wait),
        ("go out", TurnKind::GoOut),
        ("any special", TurnKind::Special),
        ("any question", TurnKind::Ask),
        ("canasta", TurnKind::Canasta),
        ("ready", TurnKind::Ready),
        ("foot", TurnKind::Foot),
    ];

    /// Whether further melds can still make a turn one of the kind.
    const fn comes_by_laying(self) -> bool {
        matches!(self, TurnKind::GoOut | TurnKind::Canasta | TurnKind::Ready | TurnKind::Foot)
    }
}

/// A turn of the person, which may go on.
pub(super) struct Turn<'a> {
    /// The position of the question.
    pub from: &'a Setup,
    /// What was done.
    pub done: &'a [Action],
    /// The state that it led to.
    pub state: &'a State,
}

impl Turn<'_> {
    fn is_over(&self) -> bool {
        self.state.ended().is_some() || self.state.to_act() != Seat::FIRST
    }

    fn feet_before(&self) -> usize {
        self.from.feet.first().map_or(0, Vec::len)
    }

    fn is_of(&self, kind: TurnKind, summary: &ActionSummary) -> bool {
        let state = self.state;
        let melds = state.melds(state.sides().of(Seat::FIRST));
        match kind {
            TurnKind::Meld => !summary.takes && summary.lays(),
            TurnKind::Take => summary.takes,
            TurnKind::Discard => matches!(self.done.last(), Some(Action::Discard(_))),
            TurnKind::Wait => !summary.takes && !summary.lays() && summary.end.is_some(),
            TurnKind::GoOut => state.score().is_some_and(|sheet| sheet.went_out.is_some()),
            TurnKind::Special => matches!(self.done.last(), Some(Action::Special(_))),
            TurnKind::Ask => matches!(self.done.last(), Some(Action::Ask)),
            TurnKind::Canasta => {
                let before = &self.from.melds[self.from.rules.sides().of(Seat::FIRST)];
                melds.canastas() > before.iter().filter(|meld| meld.len() >= Meld::CANASTA).count()
            }
            TurnKind::Ready => melds.missing(state.rules()).is_none(),
            TurnKind::Foot => !self.is_over() && state.feet(Seat::FIRST).count() < self.feet_before(),
        }
    }
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
    /// Reads a pattern: actions with commas between them, the name of a kind of turn, optionally with `keeping` and cards, or a
    /// number.
    pub(super) fn read(text: &str) -> Result<Pattern, MalformedPosition> {
        if let Ok(number) = text.parse() {
            return Ok(Pattern::Number(number));
        }
        let (name, kept) = text.split_once(" keeping ").unwrap_or((text, ""));
        let kind = TurnKind::NAMES.into_iter().find(|(of, _)| *of == name).map(|(_, kind)| kind);
        let malformed = || MalformedPosition::new(format!("{text}: no answer"));
        if let Some(kind) = kind {
            return Ok(Pattern::Kind(kind, kept.parse().map_err(|_| malformed())?));
        }
        let actions = text.split(", ").map(|action| action.parse().map_err(|_| malformed()));
        Ok(Pattern::Actions(actions.collect::<Result<_, _>>()?))
    }

    /// How far a turn agrees.
    pub(super) fn agreement(&self, turn: &Turn<'_>) -> Agreement {
        let (done, state, is_over) = (turn.done, turn.state, turn.is_over());
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
                let hand = state.hand(Seat::FIRST);
                let keeps = kept.ranks().all(|rank| hand.count(rank) >= kept.count(rank));
                let may_follow = !is_over && state.phase() != Phase::Answer;
                match () {
                    () if turn.is_of(*kind, &summary) && keeps => Agreement::Full,
                    () if kind.comes_by_laying() && may_follow && summary.lays() => Agreement::SoFar,
                    () => Agreement::None,
                }
            }
        }
    }
}
