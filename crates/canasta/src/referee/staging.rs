//! What a player has put aside for an action of several steps.

use super::step::{BLACK, PLACES, Part, PartKind, Step, Whole, own_cards, rank_at};
use crate::rules::{Action, CardSet, Drew, Group, Observation, Phase, Rank, legal};

/// Tries to find a way to take the pile before the step is offered.
const MOST_TRIES: usize = 4_000;

/// What the player that is to act has put aside. It is empty again after every action.
///
/// Each action has one sequence of steps: naturals from the fours to the black threes, then twos, then jokers. A step may lead to
/// where nothing can be laid; then [`Step::Back`] is left. After it no step puts cards aside until an action has been played, unless
/// there is no other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Staging {
    taking: bool,
    /// For each place the numbers of naturals, twos and jokers.
    counts: [[usize; 3]; PLACES],
    last: Option<(PartKind, usize)>,
    withdrew: bool,
}

impl Staging {
    /// Whether nothing is put aside.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        !self.taking && self.last.is_none()
    }

    /// Whether the pile is being taken.
    #[must_use]
    pub const fn is_taking(&self) -> bool {
        self.taking
    }

    /// Whether cards were taken back since the last action.
    #[must_use]
    pub const fn has_withdrawn(&self) -> bool {
        self.withdrew
    }

    /// For each place the numbers of naturals, twos and jokers.
    #[must_use]
    pub const fn counts(&self) -> &[[usize; 3]; PLACES] {
        &self.counts
    }

    /// Whether each step may be taken, by its number. There is one for the seat that is to act, and none for others.
    #[must_use]
    pub fn mask(&self, seen: &Observation<'_>) -> Vec<bool> {
        let mut mask = vec![false; Step::COUNT];
        if !seen.is_to_act() {
            return mask;
        }
        let mut allow = |step: &Step| mask[step.number()] = true;
        if !self.is_empty() {
            allow(&Step::Back);
            if self.action(seen).is_some_and(|action| seen.check(&action).is_ok()) {
                allow(&Step::Lay);
            }
            self.parts(seen).iter().for_each(|part| allow(&Step::Part(*part)));
            return mask;
        }
        for whole in Whole::ALL {
            if seen.check(&whole.action()).is_ok() {
                allow(&Step::Whole(whole));
            }
        }
        for rank in seen.hand().ranks() {
            if seen.hand().any_of_rank(rank).is_some_and(|card| seen.check(&Action::Discard(card)).is_ok()) {
                allow(&Step::Discard(rank));
            }
        }
        let is_stuck = !mask.contains(&true);
        if !self.withdrew || is_stuck {
            if legal::find_take(seen, MOST_TRIES).is_some() {
                mask[Step::Take.number()] = true;
            }
            if seen.phase() == Phase::Play || (seen.phase() == Phase::Draw && seen.rules().out_without_draw) {
                self.parts(seen).iter().for_each(|part| mask[Step::Part(*part).number()] = true);
            }
        }
        mask
    }

    /// Takes a step that the mask allows. Returns the action that it completes, which is legal.
    ///
    /// # Errors
    /// Gives the step back if the mask does not allow it.
    pub fn take(&mut self, seen: &Observation<'_>, step: Step) -> Result<Option<Action>, Step> {
        if !self.mask(seen)[step.number()] {
            return Err(step);
        }
        let action = match &step {
            Step::Whole(whole) => whole.action(),
            Step::Discard(rank) => Action::Discard(seen.hand().any_of_rank(*rank).ok_or(step)?),
            Step::Lay => self.action(seen).ok_or(step)?,
            Step::Take => {
                self.taking = true;
                return Ok(None);
            }
            Step::Back => {
                *self = Staging { withdrew: true, ..Staging::default() };
                return Ok(None);
            }
            Step::Part(Part { kind, place, count }) => {
                self.counts[*place][*kind as usize] = *count;
                self.last = Some((*kind, *place));
                return Ok(None);
            }
        };
        *self = Staging::default();
        Ok(Some(action))
    }

    /// The action that lays what is put aside.
    fn action(&self, seen: &Observation<'_>) -> Option<Action> {
        let mut hand = seen.hand();
        let top = self.top(seen);
        let mut cards = |place: usize| {
            let [naturals, twos, jokers] = self.counts[place];
            let own: CardSet = own_cards(hand, place).iter().take(naturals).collect();
            let wilds = hand.take_of_rank(Rank::Two, twos)?.union(hand.take_of_rank(Rank::Joker, jokers)?);
            let cards = own.union(wilds);
            hand = hand.difference(cards);
            Some(cards)
        };
        let with = if self.taking { cards(top?)? } else { CardSet::EMPTY };
        let mut groups = Vec::new();
        for place in (0..PLACES).rev().filter(|&place| Some(place) != top && self.counts[place] != [0; 3]) {
            groups.push(Group::onto(rank_at(place), cards(place)?));
        }
        groups.reverse();
        Some(if self.taking { Action::Take { with: Group::of(with), groups } } else { Action::Meld(groups) })
    }

    /// The place of the pile's top card while it is taken.
    fn top(&self, seen: &Observation<'_>) -> Option<usize> {
        let top = seen.pile().last().filter(|_| self.taking)?;
        Some(top.rank().index()).filter(|&place| place < BLACK)
    }

    /// The parts that may come next.
    fn parts(&self, seen: &Observation<'_>) -> Vec<Part> {
        let mut parts = Vec::new();
        let hand = seen.hand();
        let free = self.free_wilds(seen);
        for place in 0..PLACES {
            let own = own_cards(hand, place).len();
            for (kind, most) in [(PartKind::Naturals, own), (PartKind::Twos, free[0]), (PartKind::Jokers, free[1])] {
                if self.last.is_some_and(|last| last >= (kind, place)) || (kind != PartKind::Naturals && place == BLACK)
                {
                    continue;
                }
                for count in 1..=most.min(kind.most()) {
                    let part = Part { kind, place, count };
                    if self.with(part).is_promising(seen) {
                        parts.push(part);
                    }
                }
            }
        }
        parts
    }

    fn with(&self, part: Part) -> Staging {
        let mut next = self.clone();
        next.counts[part.place][part.kind as usize] = part.count;
        next.last = Some((part.kind, part.place));
        next
    }

    /// Twos and jokers of the hand that are not put aside and may be laid.
    fn free_wilds(&self, seen: &Observation<'_>) -> [usize; 2] {
        if seen.melds(seen.side()).is_empty() && !seen.rules().wilds_in_opening {
            return [0; 2];
        }
        let used = |kind: PartKind| self.counts.iter().map(|counts| counts[kind as usize]).sum::<usize>();
        let left = |rank, kind| seen.hand().count(rank).saturating_sub(used(kind));
        [left(Rank::Two, PartKind::Twos), left(Rank::Joker, PartKind::Jokers)]
    }

    /// Whether each group is a meld or can become one with wilds that come later, and the points can reach the minimum. Other
    /// reasons not to lay it are found at the end.
    fn is_promising(&self, seen: &Observation<'_>) -> bool {
        let Some((kind, last)) = self.last else { return true };
        let [twos, jokers] = self.free_wilds(seen);
        // Cards that groups lack: first what twos can still join, then what only jokers can.
        let (mut lack, mut lack_jokers) = (0, 0);
        let top = self.top(seen);
        for (place, &[naturals, new_twos, new_jokers]) in self.counts.iter().enumerate() {
            if naturals + new_twos + new_jokers == 0 && top != Some(place) {
                continue;
            }
            let before = seen.melds(seen.side()).of(rank_at(place));
            let own = before.non_wilds().len() + naturals + usize::from(top == Some(place));
            let wilds = before.wilds().len() + new_twos + new_jokers;
            let missing = 3_usize.saturating_sub(own + wilds);
            let is_closed = match kind {
                PartKind::Naturals => place <= last && place == BLACK,
                PartKind::Twos => false,
                PartKind::Jokers => place <= last,
            };
            if place == BLACK {
                if missing > 0 {
                    return false;
                }
                continue;
            }
            let may_grow = kind == PartKind::Naturals && place > last;
            if !may_grow {
                let enough = own >= usize::from(seen.rules().min_naturals).max(1);
                if !enough || wilds + missing > seen.rules().most_wilds(own) || (is_closed && missing > 0) {
                    return false;
                }
                lack += missing;
                if kind != PartKind::Naturals && place <= last {
                    lack_jokers += missing;
                }
            }
        }
        lack <= twos + jokers && lack_jokers <= jokers && self.can_open(seen)
    }

    /// Whether what is put aside and all that may join it count what the first meld must.
    fn can_open(&self, seen: &Observation<'_>) -> bool {
        let exempt = seen.rules().concealed_exempt && seen.drew() == Drew::Stock;
        if !seen.melds(seen.side()).is_empty() || exempt {
            return true;
        }
        let hand = seen.hand();
        let points = |place: usize| {
            let own = own_cards(hand, place);
            let is_open = self.last.is_none_or(|(kind, last)| kind == PartKind::Naturals && place > last);
            let count = if is_open { own.len() } else { self.counts[place][0] };
            own.iter().take(count).collect::<CardSet>().points()
        };
        let top = seen.pile().last().filter(|_| self.taking).map_or(0, |card| card.points());
        let reach = (0..PLACES).map(points).sum::<i32>() + hand.wilds().points() + top;
        reach >= seen.opening_minimum(seen.seat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot, HeuristicBot};
    use crate::referee::{FEATURES, features};
    use crate::rules::{BySide, Deck, Preset, Seat, State, generator, seed_from_number};
    use rand::RngExt as _;
    use std::ops::ControlFlow;

    /// Takes these steps, and returns the action of the last.
    fn follow(seen: &Observation<'_>, steps: &[Step]) -> Result<Option<Action>, Step> {
        let mut staging = Staging::default();
        let mut action = None;
        for step in steps {
            assert_eq!(action, None);
            action = staging.take(seen, step.clone())?;
        }
        Ok(action)
    }

    #[test]
    fn numbers_and_steps_are_the_same() {
        for number in 0..Step::COUNT {
            assert_eq!(Step::from_number(number).unwrap().number(), number);
        }
        assert_eq!((Step::COUNT, Step::from_number(Step::COUNT)), (250, None));
    }

    /// The presets whose actions have steps.
    fn quick() -> impl Iterator<Item = Preset> + Clone {
        Preset::ALL.into_iter().filter(|preset| Step::covers(&preset.rules()))
    }

    #[test]
    fn every_legal_action_has_steps_that_the_mask_allows() {
        let (mut actions, mut openings) = (0, 0);
        for (number, preset) in (0..).zip(quick().cycle().take(28)) {
            let deck = Deck::shuffled(&mut generator(seed_from_number(number)));
            let scores = BySide::from([[0, 0], [1500, 3000], [3000, -500], [4000, 4000]][number as usize % 4]);
            let mut state = State::deal(preset.rules(), Seat::FIRST, scores, &deck);
            while state.ended().is_none() {
                let seen = state.observe(state.to_act());
                let mut left = 300;
                let _ = legal::visit_within(&seen, 5_000, |action| {
                    let steps = Step::of_action(&seen, &action).unwrap();
                    assert_eq!(follow(&seen, &steps), Ok(Some(action.clone())), "{preset:?} {action}");
                    actions += 1;
                    openings += usize::from(steps.len() > 4);
                    left -= 1;
                    if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                let action = HeuristicBot::default().act(&seen);
                state.play(&action).unwrap();
            }
        }
        assert!(actions > 20_000 && openings > 500, "{actions} {openings}");
    }

    #[test]
    fn any_steps_that_the_mask_allows_play_a_hand_to_its_end() {
        let (mut steps, mut back) = (0, 0);
        let length: usize = FEATURES.iter().map(|(_, count)| count).sum();
        for (number, preset) in (0..).zip(quick().cycle().take(42)) {
            let mut rng = generator(seed_from_number(number));
            let mut state = State::deal(
                preset.rules(),
                Seat::FIRST,
                BySide::from([0, 0]),
                &Deck::shuffled(&mut generator([1; 32])),
            );
            let mut staging = Staging::default();
            while state.ended().is_none() {
                let seen = state.observe(state.to_act());
                let mask = staging.mask(&seen);
                let allowed: Vec<usize> = (0..Step::COUNT).filter(|&step| mask[step]).collect();
                assert!(!allowed.is_empty(), "{seen:?}");
                assert_eq!(features(&seen, &staging).len(), length);
                let step = Step::from_number(allowed[rng.random_range(0..allowed.len())]).unwrap();
                steps += 1;
                back += usize::from(step == Step::Back);
                assert!(steps < 200_000, "hands end");
                if let Some(action) = staging.take(&seen, step).unwrap() {
                    state.play(&action).unwrap();
                }
            }
            let seen = state.observe(Seat::FIRST);
            assert!(staging.is_empty() && !staging.mask(&seen).contains(&true));
        }
        assert!(back > 10, "{back}");
    }

    #[test]
    fn a_step_that_is_not_allowed_changes_nothing() {
        let deck = Deck::shuffled(&mut generator([2; 32]));
        let state = State::deal(Preset::Duel.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
        let seen = state.observe(state.to_act());
        let mut staging = Staging::default();
        assert_eq!(staging.take(&seen, Step::Lay), Err(Step::Lay));
        assert_eq!(staging, Staging::default());
    }
}
