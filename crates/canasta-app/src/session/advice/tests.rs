//! Every reason is true: checked against the engine in the decisions of whole matches, and named in chosen positions.

use super::{Alternatives, Fact, LastTurn, Reasons, Risk, discard_warning, reasons};
use canasta::bots::{Bot, HeuristicBot};
use canasta::rules::{
    Action, Banner, BySide, Canasta, Card, CardSet, Drew, Ended, FrozenBy, Given, Meld, MeldKind, Observation, Phase,
    Preset, Rank, RuleError, Rules, Seat, Setup, Side, State, Suit, generator, legal,
};
use std::collections::BTreeSet;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn actions(text: &str) -> Vec<Action> {
    text.split(", ").map(|action| action.parse().unwrap()).collect()
}

/// The name of a fact's variant.
fn name(fact: &Fact) -> String {
    format!("{fact:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// A decision with all cards, to check facts against.
pub struct Case<'a> {
    pub state: &'a State,
    pub seat: Seat,
    /// The actions before it.
    pub past: &'a [(Seat, Action, Option<Rank>)],
}

impl Case<'_> {
    /// The state after these actions.
    fn after(&self, plan: &[Action]) -> State {
        let mut state = self.state.clone();
        plan.iter().for_each(|action| state.play_as(self.seat, action).unwrap());
        state
    }

    /// Whether no possible hand of the next player takes the pile after this plan.
    fn nobody_takes(&self, plan: &[Action]) -> bool {
        let seen = self.state.observe(self.seat);
        let samples = (0..4).filter_map(|n| State::sample(&seen, &mut generator([n; 32])));
        std::iter::once(self.state.clone()).chain(samples).all(|mut state| {
            plan.iter().for_each(|action| state.play_as(self.seat, action).unwrap());
            legal::find_take(&state.observe(state.to_act()), 4_000).is_none()
        })
    }

    /// What the next player lengthens or begins by taking the pile with these cards, and the number of cards that come with
    /// the top card.
    fn taken(&self, plan: &[Action], with: CardSet) -> Option<(Vec<MeldKind>, usize)> {
        let mut state = self.after(plan);
        let (before, next) = (state.clone(), state.to_act());
        state.play(&Action::take(with)).ok()?;
        let (old, new) = (before.melds(before.sides().of(next)), state.melds(state.sides().of(next)));
        let grown = new.since(old).filter(|(meld, old)| meld.cards.len() > old.len());
        let laid = grown.map(|(meld, _)| meld.kind).collect();
        Some((laid, before.pile().len() - state.pile().len() - 1))
    }

    /// Whether the next player, whatever it holds, can take cards with the top card onto a meld after this plan.
    pub fn gives_visibly(&self, plan: &[Action]) -> bool {
        let after = self.after(plan);
        after.ended().is_none()
            && after.to_act() != self.seat
            && after.sides().of(after.to_act()) != after.sides().of(self.seat)
            && self.taken(plan, CardSet::EMPTY).is_some_and(|(_, pile)| pile > 0)
    }

    /// Fails unless this is so of the other cards that the plan could discard.
    pub fn verify_others(&self, others: Alternatives, plan: &[Action]) {
        let Some((Action::Discard(card), before)) = plan.split_last() else { panic!("{plan:?}") };
        let held = self.after(before);
        let seen = held.observe(self.seat);
        let other = held.hand(self.seat).faces().filter(|other| other.rank() != card.rank());
        let gives = |other: Card| {
            let plan = [before, &[Action::Discard(other)]].concat();
            let is_fed = discard_warning(&seen, other).iter().any(Fact::is_visible_take);
            held.check(&Action::Discard(other)).is_err() || self.gives_visibly(&plan) || is_fed
        };
        assert!(others == Alternatives::NotBetter || other.into_iter().all(gives), "{plan:?} in {:?}", self.state);
    }

    /// The hand before the last action of a plan.
    fn hand_before_last(&self, plan: &[Action]) -> CardSet {
        self.after(&plan[..plan.len() - 1]).hand(self.seat)
    }

    /// The discard of a plan.
    fn discarded(&self, plan: &[Action]) -> Option<Card> {
        plan.iter().find_map(|action| if let Action::Discard(card) = action { Some(*card) } else { None })
    }

    /// The single cards of the hand before the discard of a plan, of which the side has no meld, without this rank.
    fn other_singles(&self, plan: &[Action], rank: Rank) -> impl Iterator<Item = Card> {
        let before = self.after(&plan[..plan.len() - 1]);
        let hand = before.hand(self.seat);
        let melds = before.melds(before.sides().of(self.seat)).clone();
        let all = Rank::NATURALS.into_iter().filter(move |&other| other != rank && hand.count(other) == 1);
        all.filter(move |&other| !melds.has(other)).filter_map(move |other| hand.any_of_rank(other))
    }

    /// Whether the plan goes on after picking up the foot.
    fn goes_on_with_foot(&self, plan: &[Action]) -> bool {
        let feet = |plan: &[Action]| self.after(plan).feet(self.seat).count();
        plan.len() > 1 && feet(&plan[..1]) < feet(&[])
    }

    /// Fails if a fact is wrong.
    pub fn verify(&self, fact: Fact, plan: &[Action], other: Option<&[Action]>) {
        let (state, seat) = (self.state, self.seat);
        let (rules, side) = (state.rules(), state.sides().of(seat));
        let next = rules.players.after(seat);
        let after = self.after(plan);
        let they_hold = || {
            let seats = rules.players.seats().filter(|&seat| state.sides().of(seat) != side);
            seats.map(|seat| state.hand(seat).len()).sum::<usize>()
        };
        // Who takes the pile may become the lone player.
        let (old, new) = (state.melds(side), after.melds(after.sides().of(seat)));
        let gained = || new.cards().difference(old.cards());
        let is_dead = |rank: Rank| {
            rules.dead_ranks && state.sides().iter().any(|side| state.melds(side).canasta_ranks().contains(rank))
        };
        if self.goes_on_with_foot(plan) {
            // Nobody has seen the foot before it is picked up.
            let is_about_melds = matches!(
                fact,
                Fact::Canasta { .. }
                    | Fact::Foot { .. }
                    | Fact::EarnsFoot { .. }
                    | Fact::Opens { .. }
                    | Fact::GetsPile { .. }
                    | Fact::NearsCanasta { .. }
                    | Fact::TowardsCanasta { .. }
                    | Fact::LaidCounts { .. }
                    | Fact::Lays { .. }
            );
            assert!(is_about_melds, "{fact:?} of {plan:?} in {state:?}");
        }
        let is_true = match fact {
            Fact::GoesOut { they_hold: cards, concealed } => {
                after.ended() == Some(if concealed { Ended::Concealed } else { Ended::Out }) && cards == they_hold()
            }
            Fact::Waits { partner_holds } => {
                let could = state.observe(seat).could_go_out();
                let partner = state.sides().partner(seat).map(|seat| state.hand(seat).len());
                could && after.ended().is_none() && partner == Some(partner_holds)
            }
            Fact::WaitsFor { of } => {
                let could = state.observe(seat).could_go_out();
                could && after.ended().is_none() && new.iter().any(|meld| meld.kind == of && meld.canasta().is_none())
            }
            Fact::Foot { cards } | Fact::EarnsFoot { cards } => {
                let feet = |state: &State| state.feet(seat).map(CardSet::len).sum::<usize>();
                cards > 0 && feet(state) - feet(&after) == cards
            }
            Fact::LastCard { rank } => {
                state.hand(seat).len() == 1
                    && state.hand(seat).count(rank) == 1
                    && state.observe(seat).check(&Action::Keep).is_ok()
            }
            Fact::HandCounts { points } => rules.held_points(state.hand(seat)) == points,
            Fact::PartnerHolds { seat: partner, cards } => {
                state.sides().partner(seat) == Some(partner) && state.hand(partner).len() == cards
            }
            Fact::TheyHold { cards } => cards == they_hold(),
            Fact::Canasta { of, kind, bonus } => {
                let closes = |(meld, old): (Meld, CardSet)| {
                    meld.kind == of
                        && meld.canasta() == Some(kind)
                        && rules.canasta_bonus(meld) == bonus
                        && old.len() < Meld::CANASTA
                };
                new.since(old).any(closes)
            }
            Fact::Opens { points, minimum, with, melds } => {
                old.is_empty()
                    && melds <= new.iter().count()
                    && new.iter().any(|meld| meld.kind == with)
                    && minimum == state.opening_minimum(seat)
                    && points >= minimum
                    && rules.points_of(gained()) >= points
            }
            Fact::GetsPile { cards, points, wilds } => {
                let taken = self.after(&plan[..1]);
                let pile: CardSet = state.pile().iter().skip(taken.pile().len()).copied().collect();
                let rest = pile.difference(card_set(state.pile().last().copied()));
                let feet = |state: &State| state.feet(seat).count();
                state.pile().starts_with(taken.pile())
                    && (pile.len(), rules.points_of(pile), pile.wilds().len()) == (cards, points, wilds)
                    && (feet(state) != feet(&taken)
                        || taken.hand(seat).contains_all(rest.difference(rest.red_threes())))
            }
            Fact::LaidCounts { points } => points > 0 && rules.points_of(gained()) >= points,
            Fact::NearsCanasta { of, missing } | Fact::TowardsCanasta { of, missing } => {
                let near = |(meld, old): (Meld, CardSet)| {
                    let cards = meld.cards.len();
                    meld.kind == of && cards + missing >= 7 && cards > old.len()
                };
                new.since(old).any(near)
            }
            Fact::StaysNatural { rank, cards } => {
                let meld = new.of(rank);
                meld.wilds().is_empty() && meld.len() == cards && !gained().wilds().is_empty()
            }
            Fact::OpeningWaits { points, minimum, pairs } => {
                let seen = state.observe(seat);
                let opens = |action: &Action| {
                    matches!(action, Action::Meld(_))
                        && action.cards().is_some_and(|cards| rules.points_of(cards) == points)
                };
                let kept = after.hand(seat);
                let held = Rank::NATURALS.into_iter().filter(|&rank| kept.count(rank) > 1).count();
                old.is_empty()
                    && new.is_empty()
                    && minimum == state.opening_minimum(seat)
                    && points >= minimum
                    && legal::candidates(&seen).iter().any(opens)
                    && pairs == if rules.pile_allowed { held } else { 0 }
            }
            Fact::Lays { points, cards, share } => {
                // No other meld gains more of them, and none of the cards lay there before.
                let most =
                    |(meld, before): (Meld, CardSet)| rules.points_of(meld.cards) - rules.points_of(before) <= share;
                rules.points_of(gained()) >= points
                    && share == rules.points_of(cards)
                    && (1..=points).contains(&share)
                    && gained().contains_all(cards)
                    && (plan.len() > 2 || new.since(old).all(most))
            }
            Fact::SmallPile { cards } => state.pile().len() == cards && cards <= 3,
            Fact::WouldLeave { cards } => other.is_some_and(|other| self.after(&other[..1]).hand(seat).len() == cards),
            Fact::WouldCostWilds { wilds, last } => other.is_some_and(|other| {
                let held = state.hand(seat).wilds().len();
                other[0].cards().unwrap().wilds().len() == wilds && (held == wilds) == last
            }),
            Fact::WouldUse { rank, cards } => {
                let take =
                    |action: &Action| matches!(action, Action::Take { with, .. } if with.cards.count(rank) == cards);
                let seen = state.observe(seat);
                other.is_some_and(|other| take(&other[0])) || legal::candidates(&seen).iter().any(take)
            }
            Fact::PileCounts { cards, points } => {
                let pile = state.observe(seat);
                let (_, below) = pile.takeable().split_last().unwrap();
                below.len() == cards && rules.points_of(below.iter().copied().collect()) == points
            }
            Fact::CannotTake { top } => {
                let seen = state.observe(seat);
                let all = legal::all(&seen);
                top == state.pile().last().copied() && !all.iter().any(|action| matches!(action, Action::Take { .. }))
            }
            Fact::TakeFallsShort { points, minimum } => {
                let all = legal::all(&state.observe(seat));
                old.is_empty()
                    && (1..minimum).contains(&points)
                    && minimum == state.opening_minimum(seat)
                    && !all.iter().any(|action| matches!(action, Action::Take { .. }))
            }
            Fact::LeastSingle { rank, points } => {
                let mut others = self.other_singles(plan, rank);
                let card = self.hand_before_last(plan).any_of_rank(rank).unwrap();
                rules.points_of_card(card) == points && others.all(|other| rules.points_of_card(other) >= points)
            }
            Fact::DearestSingle { rank, points } => {
                let held = |card: Card| rules.held_points(card.into());
                let mut others = self.other_singles(plan, rank);
                let card = self.hand_before_last(plan).any_of_rank(rank).unwrap();
                held(card) == points && others.all(|other| held(other) <= points)
            }
            Fact::SeenMostOfSingles { rank, seen, all } => {
                let of = |rank: Rank| rules.cards().count(rank) - state.observe(seat).unseen().count(rank);
                let mut others = self.other_singles(plan, rank);
                all == rules.cards().count(rank) && seen == of(rank) && others.all(|other| of(other.rank()) < seen)
            }
            Fact::SinglesAlike { singles } => {
                let card = self.discarded(plan).unwrap();
                self.other_singles(plan, card.rank()).count() + 1 == singles
            }
            Fact::LittleToTake { pile } => pile == state.pile().len() && pile < 3,
            Fact::OwnCanasta { rank } => new.iter().any(|meld| meld.rank() == Some(rank) && meld.cards.len() >= 7),
            Fact::DeadRank { rank } => {
                rules.dead_ranks && after.sides().iter().any(|side| after.melds(side).canasta_ranks().contains(rank))
            }
            Fact::MostSeen { rank, seen, all } => {
                // The seat has seen every card of the deal that is not hidden from it.
                let hidden = state.observe(seat).unseen().count(rank);
                let is_safety = !self.gives_visibly(plan) && state.observe(seat).known(next).count(rank) == 0;
                all == rules.cards().count(rank) && seen == all - hidden && 2 * seen > all && is_safety
            }
            Fact::Remain { rank, cards } => after.hand(seat).count(rank) == cards,
            Fact::Counts { rank, points } => {
                let card = self.hand_before_last(plan).any_of_rank(rank).unwrap();
                rules.held_points(card.into()) == points
            }
            Fact::KeepsSet { rank, cards } => self.hand_before_last(plan).count(rank) == cards && cards >= 3,
            Fact::MayTake { seat: who, rank, unseen, pile } => {
                let seen = state.observe(seat);
                let most = rules.pile_take.map_or(usize::MAX, usize::from) - 1;
                who == next && seen.unseen().count(rank) == unseen && pile == state.pile().len().min(most) && pile >= 6
            }
            Fact::LeavesPile { cards } => plan[0] == Action::Draw && cards == state.observe(seat).takeable().len(),
            Fact::LaysLess { cards } => !cards.is_empty() && after.hand(seat).contains_all(cards),
            Fact::SpendsWilds { wilds } => wilds > 0 && gained().wilds().len() >= wilds,
            Fact::LaysMore { cards } => !cards.is_empty() && gained().contains_all(cards),
            Fact::CouldBeLaid { rank } => self.hand_before_last(plan).count(rank) > 0,
            Fact::AllSeen { .. } | Fact::NoPairLeft { .. } => self.nobody_takes(plan),
            Fact::ClosedToThem { rank } => {
                state.melds(state.sides().of(next)).of(rank).len() >= 7 && self.nobody_takes(plan)
            }
            Fact::Passed { seat: who, rank } => {
                // The next player drew last, from under this rank.
                let last =
                    self.past.iter().rev().find(|(seat, action, _)| {
                        *seat == next && matches!(action, Action::Draw | Action::Take { .. })
                    });
                who == next && last.is_some_and(|(_, action, top)| *action == Action::Draw && *top == Some(rank))
            }
            Fact::ThrewAway { seat: who, rank } => {
                let last = self.past.iter().rev().find(|(seat, ..)| *seat == next);
                who == next
                    && last.is_some_and(|(_, action, _)| matches!(action, Action::Discard(c) if c.rank() == rank))
            }
            Fact::Blocks { seat: who, pile } => {
                let refused = after.check(&Action::take(CardSet::EMPTY));
                who == next && matches!(refused, Err(RuleError::PileBlocked { .. })) && after.pile().len() == pile + 1
            }
            Fact::Freezes { pile, only_they_opened } => {
                let opened = |side| !state.melds(side).is_empty();
                state.banner() != Some(Banner::PileFrozen)
                    && after.banner() == Some(Banner::PileFrozen)
                    && after.pile().len() == pile + 1
                    && (!only_they_opened
                        || (state.sides().opponents(side).all(opened)
                            && self.after(&plan[..plan.len() - 1]).melds(side).is_empty()))
            }
            Fact::NeedsPair { seat: who, rank, naturals } => {
                let least = if state.melds(state.sides().of(next)).has(rank) { 2 } else { rules.pile_naturals() };
                who == next
                    && naturals == least
                    && after.frozen_to(state.sides().of(next)).is_some_and(|by| by != FrozenBy::NotMelded)
            }
            Fact::NoMeldOfTheirs { rank } => {
                let theirs = state.melds(state.rival(side));
                !theirs.is_empty() && !theirs.has(rank)
            }
            Fact::Lone { rank, singles } => {
                let held = self.hand_before_last(plan);
                let is_single = |rank: Rank| held.count(rank) == 1 && !new.has(rank);
                is_single(rank) && singles == Rank::NATURALS.into_iter().filter(|&rank| is_single(rank)).count()
            }
            Fact::EmptyPile => after.pile().len() == 1,
            Fact::KeepsPair { rank, frozen } => {
                self.hand_before_last(plan).count(rank) == 2 && (frozen.is_none() || state.frozen_to(side) == frozen)
            }
            Fact::KeepsForMeld { rank } => {
                !is_dead(rank) && self.hand_before_last(plan).count(rank) > 0 && new.has(rank)
            }
            Fact::KeepsWild { rank } => rank.is_wild(),
            Fact::FeedsMeld { seat: who, of, pile } => {
                who == next && self.taken(plan, CardSet::EMPTY) == Some((vec![of], pile))
            }
            Fact::FeedsPair { seat: who, rank, pile } => {
                let pair = state.hand(next).take_of_rank(rank, 2).unwrap();
                who == next && self.taken(plan, pair) == Some((vec![MeldKind::Set(rank)], pile))
            }
            Fact::Special { points } => after.ended() == Some(Ended::Special) && points >= 2_000,
            Fact::TheyMelded { rank } => state.melds(state.sides().of(next)).has(rank),
            Fact::BreaksPair { rank } => self.hand_before_last(plan).count(rank) == 2,
            Fact::BreaksSet { rank, cards } => {
                cards >= 3 && self.hand_before_last(plan).count(rank) == cards && !new.has(rank)
            }
            Fact::FitsOwnMeld { rank } => old.has(rank) && !is_dead(rank),
            Fact::ThrowsWild { rank } => rank.is_wild(),
        };
        assert!(is_true, "{fact:?} of {plan:?} instead of {other:?} in {state:?}");
    }
}

fn card_set(card: Option<Card>) -> CardSet {
    card.map_or(CardSet::EMPTY, CardSet::from)
}

/// The most plans of a decision that are tried.
const MOST_PLANS: usize = 8;

/// Scores of which the first two differ.
fn scores(rules: &Rules) -> BySide<i32> {
    let sides = rules.sides().scores();
    BySide::from_list((0..sides).map(|side| if side == 1 { 1600 } else { 0 }).collect())
}

/// Checks that in whole hands between bots all reasons for what they do and for some of what they could do are true, and what is
/// said of each. The view has the test, since it checks the words too.
///
/// # Panics
/// If a reason is wrong, or is never given.
pub fn check_reasons(says: impl Fn(&Reasons, &Observation<'_>)) {
    let mut said = BTreeSet::new();
    for (preset, seed) in Preset::ALL.into_iter().flat_map(|preset| (0..12).map(move |seed| (preset, seed))) {
        let rules = preset.rules();
        let deck = rules.shuffled_deck(&mut generator([seed; 32]));
        let mut state = State::deal(rules, Seat::FIRST, scores(&rules), &deck);
        let mut past: Vec<(Seat, Action, Option<Rank>)> = Vec::new();
        let mut bot = HeuristicBot::default();
        while state.ended().is_none() {
            let seat = state.to_act();
            let seen = state.observe(seat);
            let chosen = bot.act(&seen);
            let mut candidates = legal::candidates(&seen);
            candidates.retain(|action| seen.check(action).is_ok());
            let stride = 3.max(candidates.len() / MOST_PLANS);
            let last_turn = last_turn_of(&past, rules.players.after(seat));
            let case = Case { state: &state, seat, past: &past };
            // Each candidate once as the plan and once as the other, for a part of them.
            for (at, action) in candidates.iter().enumerate().filter(|(at, _)| at % stride == past.len() % stride) {
                let mut plan = vec![action.clone()];
                if let Action::Meld(_) | Action::Take { .. } = action {
                    let after = case.after(&plan);
                    let discards = legal::candidates(&after.observe(seat)).into_iter();
                    let mut discards =
                        discards.filter(|action| after.ended().is_none() && matches!(action, Action::Discard(_)));
                    plan.extend(discards.nth(at % 4));
                }
                let other = [chosen.clone()];
                let other = (plan[0] != chosen).then_some(&other[..]);
                let all = reasons(&seen, &plan, other, last_turn);
                says(&all, &seen);
                let Reasons { pro, risk, breaks, contra } = all;
                assert!(risk.is_some() || !case.gives_visibly(&plan), "{plan:?} in {state:?}");
                if let Some(risk) = risk {
                    case.verify_others(risk.others, &plan);
                }
                for fact in pro.into_iter().chain(breaks).chain(risk.map(|risk| risk.take)) {
                    said.insert(name(&fact));
                    case.verify(fact, &plan, other);
                }
                for fact in contra {
                    said.insert(name(&fact));
                    case.verify(fact, other.unwrap(), None);
                }
                if let Action::Discard(card) = action
                    && seen.hand().len() > 1
                {
                    for fact in discard_warning(&seen, *card) {
                        said.insert(name(&fact));
                        case.verify(fact, &plan, None);
                    }
                }
            }
            past.push((seat, chosen.clone(), state.pile().last().map(|top| top.rank())));
            state.play(&chosen).unwrap();
        }
    }
    let missing: Vec<&str> =
        "AllSeen Blocks BreaksPair Canasta EmptyPile FeedsMeld FeedsPair FitsOwnMeld Freezes GetsPile GoesOut \
         KeepsForMeld KeepsPair KeepsWild Lays Lone NearsCanasta NeedsPair NoMeldOfTheirs NoPairLeft CannotTake OpeningWaits Opens \
         Passed SmallPile StaysNatural TheyMelded ThrewAway ThrowsWild Waits WouldCostWilds WouldLeave"
            .split(' ')
            .filter(|fact| !said.contains(*fact))
            .collect();
    assert!(missing.is_empty(), "never said: {missing:?}; said: {said:?}");
}

/// The last turn of a seat, from the list of actions alone.
pub(super) fn last_turn_of(past: &[(Seat, Action, Option<Rank>)], seat: Seat) -> LastTurn {
    let mut last = LastTurn::default();
    for (_, action, top) in past.iter().filter(|(who, ..)| *who == seat) {
        match action {
            Action::Draw => last = LastTurn { passed: *top, discarded: None },
            Action::Take { .. } => last = LastTurn::default(),
            Action::Discard(card) => last.discarded = Some(card.rank()),
            _ => {}
        }
    }
    last
}

/// A position of the classic game, in which the person is to play.
fn position(hand: &str, mine: &[&str], theirs: &[&str], pile: &str) -> State {
    position_under(Preset::Classic.rules(), hand, mine, theirs, pile)
}

/// A position of a game for four under these rules, in which the person is to play.
fn position_under(rules: Rules, hand: &str, mine: &[&str], theirs: &[&str], pile: &str) -> State {
    let cards = |text: &str| text.split_whitespace().map(card).collect::<Vec<_>>();
    let mut setup = Setup::new(rules);
    setup.phase = Phase::Play;
    setup.drew = Drew::Stock;
    setup.hands[0] = Given::Cards(cards(hand));
    (1..4).for_each(|seat| setup.hands[seat] = Given::Unknown(9));
    setup.melds = BySide::from([mine, theirs].map(|melds| melds.iter().map(|meld| meld.parse().unwrap()).collect()));
    setup.pile = cards(pile);
    setup.state().unwrap()
}

fn why(state: &State, plan: &str, other: &str) -> Reasons {
    let other = actions(other);
    reasons(&state.observe(Seat::FIRST), &actions(plan), Some(&other), LastTurn::default())
}

#[test]
fn a_discard_has_the_reasons_of_a_person() {
    let pile = "4h 4d 6s 6c 9h 9d Ts Th 8c";
    let state = position("Kd 5s 5h Qs 3s 7c", &["As Ah Ad"], &["Ks Kh Kc"], pile);
    let next = state.rules().players.seat(1).unwrap();
    let Reasons { pro, contra, .. } = why(&state, "discard 3s", "discard Kd");
    assert_eq!(pro, [Fact::Blocks { seat: next, pile: 9 }]);
    assert_eq!(contra, [Fact::FeedsMeld { seat: next, of: MeldKind::Set(Rank::King), pile: 9 }]);
    let seen = state.observe(Seat::FIRST);
    assert_eq!(
        discard_warning(&seen, card("Kd")),
        [Fact::FeedsMeld { seat: next, of: MeldKind::Set(Rank::King), pile: 9 }]
    );
    assert_eq!(discard_warning(&seen, card("5s")), [Fact::BreaksPair { rank: Rank::Five }]);
    assert_eq!(discard_warning(&seen, card("Qs")), []);
    // While the pile is frozen, the king cannot be added.
    let state = position("Kd 5s 5h Qs 3s 7c", &["As Ah Ad"], &["Ks Kh Kc"], &format!("2c {pile}"));
    let frozen = discard_warning(&state.observe(Seat::FIRST), card("Kd"));
    assert_eq!(
        frozen,
        [Fact::TheyMelded { rank: Rank::King }, Fact::NeedsPair { seat: next, rank: Rank::King, naturals: 2 }]
    );
    assert_eq!(
        why(&state, "discard Qs", "discard 5s").pro,
        [
            Fact::KeepsPair { rank: Rank::Five, frozen: Some(FrozenBy::Wild) },
            Fact::NeedsPair { seat: next, rank: Rank::Queen, naturals: 2 }
        ]
    );
}

#[test]
fn a_rank_of_their_canasta_is_safe_where_the_top_card_may_not_join_it() {
    let theirs = ["Ks Kh Kd Kc Ks Kh Kc"];
    let next = Preset::Classic.rules().players.after(Seat::FIRST);
    let closed = |rules| position_under(rules, "Kd 5s 5h Qs 3s 7c", &["As Ah Ad"], &theirs, "4h 4d 6s");
    let rooms = closed(Preset::RoomsFour.rules());
    let Reasons { pro, .. } = why(&rooms, "discard Kd", "discard 5s");
    assert_eq!(pro[0], Fact::ClosedToThem { rank: Rank::King });
    assert_eq!(why(&rooms, "discard Qs", "discard Kd").contra, []);
    assert_eq!(discard_warning(&rooms.observe(Seat::FIRST), card("Kd")), []);
    let classic = closed(Preset::Classic.rules());
    let fed = Fact::FeedsMeld { seat: next, of: MeldKind::Set(Rank::King), pile: 3 };
    assert_eq!(discard_warning(&classic.observe(Seat::FIRST), card("Kd")), [fed]);
}

#[test]
fn the_next_players_last_turn_is_a_reason() {
    let state = position("Kd 5s 5h Qs 3s 7c", &["As Ah Ad"], &["Ks Kh Kc"], "4h 4d 6s");
    let next = state.rules().players.seat(1).unwrap();
    let seen = state.observe(Seat::FIRST);
    let last_turn = LastTurn { passed: Some(Rank::Queen), discarded: Some(Rank::Seven) };
    let first = |plan: &str| reasons(&seen, &actions(plan), None, last_turn).pro[0];
    assert_eq!(first("discard Qs"), Fact::Passed { seat: next, rank: Rank::Queen });
    assert_eq!(first("discard 7c"), Fact::ThrewAway { seat: next, rank: Rank::Seven });
}

#[test]
fn laying_and_going_out_have_reasons() {
    let state = position("Ad Ac 2s 4s 9h 9d", &["As Ah As Ac 2c"], &["Ks Kh Kc"], "6s");
    let rules = *state.rules();
    let canasta = Fact::Canasta { of: MeldKind::Set(Rank::Ace), kind: Canasta::Mixed, bonus: rules.mixed_canasta };
    let lays = why(&state, "meld Ad Ac, discard 4s", "discard 4s").pro;
    assert_eq!(lays[0], canasta);
    let out = why(&state, "meld Ad Ac + 9h 9d 2s, discard 4s", "discard 4s").pro;
    assert_eq!(out, [Fact::GoesOut { they_hold: 18, concealed: false }, canasta]);
    let waits = why(&state, "discard 4s", "meld Ad Ac + 9h 9d 2s, discard 4s").pro;
    assert_eq!(waits[0], Fact::Waits { partner_holds: 9 });
    // Without a meld yet, the first ones open.
    let state = position("Ks Kh Kd Qs Qh Qd 2c 4s 9h", &[], &[], "6s");
    let opens = why(&state, "meld Ks Kh Kd + Qs Qh Qd, discard 4s", "discard 4s").pro;
    assert_eq!(
        opens[0],
        Fact::Opens { points: 60, minimum: rules.opening_minimum(0), with: MeldKind::Set(Rank::King), melds: 2 }
    );
    // A concealed hand below the minimum is exempt from it.
    let state = position("4s 4h 4d 4c 4s 4h 4d 9h", &[], &[], "6s");
    let concealed = why(&state, "meld 4s 4h 4d 4c 4s 4h 4d, discard 9h", "discard 9h").pro;
    assert_eq!(concealed[0], Fact::GoesOut { they_hold: 18, concealed: true });
    assert!(!concealed.iter().any(|fact| matches!(fact, Fact::Opens { .. })), "{concealed:?}");
}

#[test]
fn further_games_have_reasons_of_their_own() {
    let next = Preset::Samba.rules().players.after(Seat::FIRST);
    // The next player lengthens a sequence.
    let state = position_under(Preset::Samba.rules(), "Jh 5s 4h Qs", &["As Ah Ad"], &["8h 9h Th"], "4d 6s 7c");
    let fed = Fact::FeedsMeld { seat: next, of: MeldKind::Sequence(Suit::Hearts), pile: 3 };
    assert_eq!(discard_warning(&state.observe(Seat::FIRST), card("Jh")), [fed]);
    assert_eq!(discard_warning(&state.observe(Seat::FIRST), card("Qs")), []);
    // A canasta of a sequence, and a rank that nobody lays any more.
    let state = position_under(Preset::Samba.rules(), "Jh 5s 4d Qs", &["5h 6h 7h 8h 9h Th"], &[], "6s");
    let canasta = Fact::Canasta { of: MeldKind::Sequence(Suit::Hearts), kind: Canasta::Sequence, bonus: 1500 };
    assert_eq!(why(&state, "meld Jh, discard 4d", "discard 4d").pro[0], canasta);
    let kings = "Ks Kh Kd Kc Ks Kh Kd";
    let modern = Preset::ModernAmerican.rules();
    let state = position_under(modern, "Kc 5s 4d Qs", &["Qh Qd Qc", "8s 8h 8d"], &[kings], "6s");
    let warned = |card: Card| discard_warning(&state.observe(Seat::FIRST), card);
    assert_eq!(warned(card("Kc")), [], "a closed rank gives nobody the pile");
    assert_eq!(warned(card("Qs")), [Fact::FitsOwnMeld { rank: Rank::Queen }]);
    let pairs = position_under(modern, "4s 4h 6d 6c 8s 8d 9h 9c Js Jd Qh Qs Kd Kc", &[], &[], "6s");
    assert_eq!(why(&pairs, "special pairs", "discard 4s").pro, [Fact::Special { points: 2500 }]);
    // Nobody has seen the foot before it is picked up.
    let mut setup = Setup::new(Preset::HandAndFoot.rules());
    setup.phase = Phase::Play;
    setup.hands[0] = Given::Cards("Kd 9c 9h".split(' ').map(card).collect());
    (1..4).for_each(|seat| setup.hands[seat] = Given::Unknown(9));
    setup.feet[0] = vec![Given::Cards("As 4c 4d 5s 6h 7c 8d Td Jc Qs Ac".split(' ').map(card).collect())];
    setup.melds[Side::FIRST] = ["Ks Kh Kc", "9s 9d 9h"].map(|meld| meld.parse().unwrap()).into();
    setup.pile = vec![card("6s")];
    let state = setup.state().unwrap();
    let with_foot = why(&state, "meld Kd + 9c 9h, discard 5s", "discard Kd");
    let nears = Fact::NearsCanasta { of: MeldKind::Set(Rank::Nine), missing: 2 };
    assert_eq!(
        (with_foot.pro, with_foot.contra),
        (vec![Fact::Foot { cards: 11 }, nears], vec![Fact::LaysLess { cards: "9c 9h".parse().unwrap() }])
    );
    let bolivia = position_under(Preset::Bolivia.rules(), "3s 4d Qs 6d", &["As Ah Ad"], &[], "6s");
    assert_eq!(bolivia.rules().held_points(bolivia.hand(Seat::FIRST)), 120);
}

/// A card that the next player can be seen to take the pile with has no reason of safety, and what it gives away is said; one danger
/// is no reason against another card that shares it.
#[test]
fn what_the_advised_discard_gives_away_is_said() {
    let pile = "4h 4d 6s 6c 9h 9d Ts Th 8c";
    // Seven of eight kings are seen.
    let state = position("Kd Ks Kh Jc Qs 5h 5d", &["As Ah Ad"], &["Ks Kh Kc Kd", "Js Jh Jd"], pile);
    let next = state.rules().players.seat(1).unwrap();
    let fed = |rank| Fact::FeedsMeld { seat: next, of: MeldKind::Set(rank), pile: 9 };
    let risk_of = |rank, others| Some(Risk { take: fed(rank), others });
    let Reasons { pro, risk, breaks, contra } = why(&state, "discard Kd", "discard Jc");
    assert_eq!(breaks, Some(Fact::BreaksSet { rank: Rank::King, cards: 3 }));
    assert_eq!((risk, contra), (risk_of(Rank::King, Alternatives::NotBetter), vec![]));
    assert!(!pro.is_empty() && !pro.iter().any(|fact| matches!(fact, Fact::MostSeen { .. })), "{pro:?}");
    let other = why(&state, "discard Qs", "discard Jc");
    assert_eq!((other.risk, other.contra), (None, vec![fed(Rank::Jack)]));
    // No other card is better.
    let state = position("Kd Ks Jc", &["As Ah Ad"], &["Ks Kh Kc Kd", "Js Jh Jd"], pile);
    assert_eq!(why(&state, "discard Jc", "discard Kd").risk, risk_of(Rank::Jack, Alternatives::Alike));
    // While the pile is frozen, the king is safe, and so many of them are seen.
    let state = position("Kd Ks Kh Jc Qs 5h 5d", &["As Ah Ad"], &["Ks Kh Kc Kd", "Js Jh Jd"], &format!("2c {pile}"));
    let Reasons { pro, risk, .. } = why(&state, "discard Kd", "discard Jc");
    assert_eq!((pro[0], risk), (Fact::NoPairLeft { seat: next, rank: Rank::King }, None));
}

/// What is said of the only card, of most points and of the opening is counted.
#[test]
fn claims_about_single_cards_and_shares_are_counted() {
    let state = position("8d Jc Ks 6h 5h 5d Qs Qh Qd Ah Ad As", &[], &[], "4h");
    let Reasons { pro, .. } = why(&state, "discard 8d", "discard Jc");
    let waits = Fact::OpeningWaits { points: 90, minimum: 50, pairs: 3 };
    assert_eq!(pro, [waits, Fact::Lone { rank: Rank::Eight, singles: 4 }]);
    let state = position("Td 9s 9h 9c 4h 6s", &["Ts Th Tc", "As Ah Ad"], &[], "4d");
    let lays =
        |plan: &str| why(&state, plan, "discard 4h").pro.into_iter().find(|fact| matches!(fact, Fact::Lays { .. }));
    let cards = |text: &str| text.parse::<CardSet>().unwrap();
    assert_eq!(lays("meld Td"), Some(Fact::Lays { points: 10, cards: cards("Td"), share: 10 }));
    let nines = Some(Fact::Lays { points: 40, cards: cards("9s 9h 9c"), share: 30 });
    assert_eq!(lays("meld Td + 9s 9h 9c"), nines);
}

/// A large pile under a card that the next player may be able to use, and freezing it, are told by hints, reviews and warnings.
#[test]
fn a_large_pile_and_freezing_it_are_seen() {
    let pile = "4h 4d 6s 6c 9h 9d Ts Th 8c 8d Jh";
    let state = position("Qs 3s 2c 5s 5h 7c", &["As Ah Ad"], &["Ks Kh Kc"], pile);
    let next = state.rules().players.seat(1).unwrap();
    let may_take = Fact::MayTake { seat: next, rank: Rank::Queen, unseen: 7, pile: 11 };
    assert_eq!(why(&state, "discard 3s", "discard Qs").contra, [may_take]);
    let freezes = Fact::Freezes { pile: 11, only_they_opened: false };
    assert!(why(&state, "discard 2c", "discard Qs").pro.contains(&freezes));
    let warned = |text: &str| discard_warning(&state.observe(Seat::FIRST), card(text));
    assert_eq!((warned("Qs"), warned("2c")), (vec![may_take], vec![freezes]));
    // A small one is not worth a word.
    let state = position("Qs 3s 2c 5s 5h 7c", &["As Ah Ad"], &["Ks Kh Kc"], "4h 4d 6s");
    assert_eq!(why(&state, "discard 3s", "discard Qs").contra, []);
    assert_eq!(discard_warning(&state.observe(Seat::FIRST), card("Qs")), []);
}

/// What holds of each single card is no reason for one of them, and laying is not explained by what is laid.
#[test]
fn a_reason_tells_more_than_the_play() {
    let singles = |hand: &str, plan: &str| {
        let state = position(hand, &[], &["Ts Th Tc"], "4h 6d 6s 7c 8h 9s");
        reasons(&state.observe(Seat::FIRST), &actions(plan), None, LastTurn::default()).pro
    };
    let least = Fact::LeastSingle { rank: Rank::Five, points: 5 };
    assert!(singles("5h Js Qs Kd Ah", "discard 5h").contains(&least));
    let state = position("Jh Qs Kd 9c", &["Ts Th Tc"], &[], "4h 6d 6s 7c 8h");
    let alike = reasons(&state.observe(Seat::FIRST), &actions("discard Jh"), None, LastTurn::default()).pro;
    assert_eq!(alike, [Fact::SinglesAlike { singles: 4 }]);
    // Somebody may go out soon.
    let mut setup = Setup::new(Preset::Classic.rules());
    setup.phase = Phase::Play;
    setup.hands = vec![Given::Unknown(3); 4];
    setup.hands[0] = Given::Cards("Ah Qs Kd 5c".split(' ').map(card).collect());
    setup.pile = "4h 6d 6s 7c".split(' ').map(card).collect();
    let state = setup.state().unwrap();
    let dear = reasons(&state.observe(Seat::FIRST), &actions("discard Ah"), None, LastTurn::default()).pro;
    assert_eq!(dear, [Fact::DearestSingle { rank: Rank::Ace, points: 20 }]);
    let state = position("7s 7h 7d 4h 6s", &["As Ah Ad"], &[], "4d");
    let lays = reasons(&state.observe(Seat::FIRST), &actions("meld 7s 7h 7d"), None, LastTurn::default()).pro;
    assert_eq!(lays[0], Fact::TowardsCanasta { of: MeldKind::Set(Rank::Seven), missing: 4 });
    let state = position("Ac 4h 6s", &["As Ah Ad As Ah Ad Ac"], &[], "4d");
    let lays = reasons(&state.observe(Seat::FIRST), &actions("meld Ac"), None, LastTurn::default()).pro;
    assert_eq!(lays[0], Fact::LaidCounts { points: 20 });
}

/// Where only the minimum is in the way of taking the pile, the hint says so.
#[test]
fn a_pile_that_would_not_open_is_explained() {
    let mut setup = Setup::new(Preset::HandAndFoot.rules());
    setup.phase = Phase::Draw;
    setup.hands = vec![Given::Unknown(9); 4];
    setup.hands[0] = Given::Cards("8s 8h 4d 5s 6h Ks Qd".split(' ').map(card).collect());
    setup.pile = "4h 5d 6s 9c Th Jd 8c".split(' ').map(card).collect();
    let why = |setup: &Setup| {
        let state = setup.state().unwrap();
        let seen = state.observe(Seat::FIRST);
        reasons(&seen, &actions("draw"), None, LastTurn::default()).pro
    };
    let minimum = setup.rules.opening_minimum(0);
    assert_eq!(why(&setup), [Fact::TakeFallsShort { points: 30, minimum }]);
    setup.pile.push(card("Jc"));
    assert_eq!(why(&setup), [Fact::CannotTake { top: Some(card("Jc")) }]);
}
