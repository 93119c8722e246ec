//! The effect of a sequence of actions, by which decisions are compared.

use crate::rules::{Action, CardSet, Group, MeldKind, Rank, Suit};

/// The effect of a sequence of actions, without the division into groups. Suits count in sequences only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActionSummary {
    /// Whether the pile is taken.
    pub takes: bool,
    /// The naturals, twos and jokers laid for each rank; the last entry is for melds of wilds alone.
    laid: [[usize; 3]; Rank::ALL.len() + 1],
    /// The cards laid in sequences.
    runs: CardSet,
    /// The suit of the sequence that the pile's top card is named for.
    onto: Option<Suit>,
    /// The rank of the discard, or the name of another action that ends the turn.
    pub end: Option<String>,
}

impl ActionSummary {
    /// The effect of these actions.
    #[must_use]
    pub fn of(actions: &[Action]) -> ActionSummary {
        let mut summary = ActionSummary::default();
        for action in actions {
            match action {
                Action::Draw => {}
                Action::Take { with, groups } => {
                    summary.takes = true;
                    summary.onto = match with.kind() {
                        Some(MeldKind::Sequence(suit)) => Some(suit),
                        _ => None,
                    };
                    summary.lay(with);
                    groups.iter().for_each(|group| summary.lay(group));
                }
                Action::Meld(groups) => groups.iter().for_each(|group| summary.lay(group)),
                Action::Discard(card) => summary.end = Some(card.rank().to_string()),
                Action::Keep | Action::Ask | Action::Answer(_) | Action::Special(_) => {
                    summary.end = Some(action.to_string())
                }
            }
        }
        summary
    }

    /// Whether any cards are laid, apart from the top card of the pile.
    #[must_use]
    pub fn lays(&self) -> bool {
        self.laid.iter().flatten().any(|&cards| cards > 0) || !self.runs.is_empty()
    }

    /// Whether further actions can make this sequence have the effect of the other.
    #[must_use]
    pub fn can_become(&self, other: &ActionSummary) -> bool {
        let laid = self.laid.iter().flatten().zip(other.laid.iter().flatten());
        self.end.is_none()
            && (!self.takes || other.takes && self.onto == other.onto)
            && other.runs.contains_all(self.runs)
            && laid.into_iter().all(|(now, then)| now <= then)
    }

    fn lay(&mut self, group: &Group) {
        let cards = group.cards;
        if let Some(MeldKind::Sequence(_)) = group.kind() {
            self.runs = self.runs.union(cards);
            return;
        }
        let (twos, jokers) = (cards.count(Rank::Two), cards.count(Rank::Joker));
        let place = group.rank().map_or(Rank::ALL.len(), |rank| rank as usize);
        for (all, more) in self.laid[place].iter_mut().zip([cards.len() - twos - jokers, twos, jokers]) {
            *all += more;
        }
    }
}

/// Whether the actions `done` begin with this plan. Suits, groups and order do not matter. A plan that does not end the turn stops
/// before new cards are seen, and the actions after that were another decision.
#[must_use]
pub fn carries_out(done: &[Action], plan: &[Action]) -> bool {
    let ends = ActionSummary::of(plan).end.is_some();
    let done = if ends { done } else { &done[..plan.len().min(done.len())] };
    done.first().map(std::mem::discriminant) == plan.first().map(std::mem::discriminant)
        && ActionSummary::of(done) == ActionSummary::of(plan)
}
