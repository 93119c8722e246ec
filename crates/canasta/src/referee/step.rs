//! Actions as small numbers, for programs that learn: `python/README.md` describes them.

use crate::rules::listed;
use crate::rules::sort::insertion_sort_by_key;
use crate::rules::{Action, Answer, CardSet, Group, Observation, Players, Rank, Rules};

/// The kind of the cards of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PartKind {
    /// Naturals of the rank, or black threes.
    Naturals,
    /// Twos.
    Twos,
    /// Jokers.
    Jokers,
}

impl PartKind {
    /// The most cards that one step puts aside.
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            PartKind::Naturals | PartKind::Twos => MOST,
            PartKind::Jokers => MOST_JOKERS,
        }
    }
}

/// Cards of one kind that are put aside for the meld of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The kind.
    pub kind: PartKind,
    /// The place of the rank: 0 for the fours to 10 for the aces, and 11 for black threes.
    pub place: usize,
    /// How many cards.
    pub count: usize,
}

/// A step of a player: a whole action, or a part of one that takes the pile or melds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// An action that is one step.
    Whole(Whole),
    /// A discard of a rank.
    Discard(Rank),
    /// The next parts take the pile.
    Take,
    /// Lays what has been put aside.
    Lay,
    /// Takes it back.
    Back,
    /// Puts cards aside.
    Part(Part),
}

listed! {
    /// An action that names no card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Whole {
        /// `draw`.
        Draw,
        /// `keep`.
        Keep,
        /// `ask`.
        Ask,
        /// `answer yes`.
        Yes,
        /// `answer no`.
        No,
    }
}

impl Whole {
    /// The action.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Whole::Draw => Action::Draw,
            Whole::Keep => Action::Keep,
            Whole::Ask => Action::Ask,
            Whole::Yes => Action::Answer(Answer::Yes),
            Whole::No => Action::Answer(Answer::No),
        }
    }
}

/// Places of ranks: the naturals, then black threes.
pub const PLACES: usize = Rank::NATURALS.len() + 1;
/// The place of black threes.
pub const BLACK: usize = PLACES - 1;

/// The most naturals or twos, and the most jokers, that one step puts aside: all that two packs have.
const MOST: usize = 8;
const MOST_JOKERS: usize = 4;

const DISCARD: usize = Whole::ALL.len();
const TAKE: usize = DISCARD + Rank::ALL.len();
const LAY: usize = TAKE + 1;
const BACK: usize = LAY + 1;
const NATURALS: usize = BACK + 1;
const TWOS: usize = NATURALS + PLACES * MOST;
const JOKERS: usize = TWOS + BLACK * MOST;

impl Step {
    /// The number of all steps. Their numbers are below it, and never change.
    pub const COUNT: usize = JOKERS + BLACK * MOST_JOKERS;

    /// The number of the step.
    #[must_use]
    pub fn number(&self) -> usize {
        match self {
            Step::Whole(whole) => *whole as usize,
            Step::Discard(rank) => DISCARD + rank.index(),
            Step::Take => TAKE,
            Step::Lay => LAY,
            Step::Back => BACK,
            &Step::Part(Part { kind, place, count }) => match kind {
                PartKind::Naturals => NATURALS + place * MOST + count - 1,
                PartKind::Twos => TWOS + place * MOST + count - 1,
                PartKind::Jokers => JOKERS + place * MOST_JOKERS + count - 1,
            },
        }
    }

    /// The step with a number.
    #[must_use]
    pub fn from_number(number: usize) -> Option<Step> {
        let part = |kind, from: usize, most: usize| {
            let (place, count) = ((number - from) / most, (number - from) % most + 1);
            Step::Part(Part { kind, place, count })
        };
        Some(match number {
            _ if number >= Step::COUNT => return None,
            JOKERS.. => part(PartKind::Jokers, JOKERS, MOST_JOKERS),
            TWOS.. => part(PartKind::Twos, TWOS, MOST),
            NATURALS.. => part(PartKind::Naturals, NATURALS, MOST),
            BACK => Step::Back,
            LAY => Step::Lay,
            TAKE => Step::Take,
            DISCARD.. => Step::Discard(*Rank::ALL.get(number - DISCARD)?),
            _ => Step::Whole(*Whole::ALL.get(number)?),
        })
    }

    /// Whether every action of these rules has steps. Rules like Classic for two to four players have them.
    #[must_use]
    pub fn covers(rules: &Rules) -> bool {
        rules.fits_rules_of_thumb() && !rules.lone_taker && rules.players <= Players::Four
    }

    /// The steps of an action, the first cards of a rank standing for all. `None` if a group has no one rank, or more cards
    /// than a step puts aside.
    #[must_use]
    pub fn of_action(seen: &Observation<'_>, action: &Action) -> Option<Vec<Step>> {
        let mut parts = Vec::new();
        let mut add = |place: usize, group: &Group| {
            let own = group.cards.non_wilds().len();
            let counts = [own, group.cards.count(Rank::Two), group.cards.count(Rank::Joker)];
            for (kind, count) in [PartKind::Naturals, PartKind::Twos, PartKind::Jokers].into_iter().zip(counts) {
                if count > 0 {
                    parts.push(Part { kind, place, count });
                }
            }
        };
        let mut steps = Vec::new();
        match action {
            Action::Discard(card) => return Some(vec![Step::Discard(card.rank())]),
            Action::Meld(groups) => {
                groups.iter().try_for_each(|group| group.rank().map(|rank| add(place(rank), group)))?
            }
            Action::Take { with, groups } => {
                steps.push(Step::Take);
                add(place(seen.pile().last()?.rank()), with);
                groups.iter().try_for_each(|group| group.rank().map(|rank| add(place(rank), group)))?;
            }
            other => {
                let whole = Whole::ALL.into_iter().find(|whole| whole.action() == *other)?;
                return Some(vec![Step::Whole(whole)]);
            }
        }
        if parts.iter().any(|part| part.count > part.kind.most()) {
            return None;
        }
        insertion_sort_by_key(&mut parts, |part| (part.kind, part.place));
        steps.extend(parts.into_iter().map(Step::Part));
        steps.push(Step::Lay);
        Some(steps)
    }
}

/// The place of a rank.
fn place(rank: Rank) -> usize {
    if rank.index() < BLACK { rank.index() } else { BLACK }
}

/// The rank of a place.
#[must_use]
pub fn rank_at(place: usize) -> Rank {
    Rank::NATURALS.get(place).copied().unwrap_or(Rank::Three)
}

/// The cards of a hand that are laid as they are on the meld of a place.
#[must_use]
pub fn own_cards(hand: CardSet, place: usize) -> CardSet {
    if place == BLACK { hand.black_threes() } else { hand.of_rank(rank_at(place)) }
}
