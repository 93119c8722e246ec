//! The buttons of the table: each with the legal actions of the selection, or the reason why it is unavailable.

use super::hand_layout::HandLayout;
use super::sequence_splits::{self, SequenceSplit};
use super::ways::{MOST_WAYS, is_padded};
use crate::named::named;
use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{
    Action, Answer, CardSet, Group, MeldKind, Observation, OpeningRule, Phase, Rank, RuleError, SpecialHand, Words,
    legal,
};

named! {
    /// The kind of a button of the table.
    pub enum ActionKind {
        /// Draw from the stock.
        Draw = "draw",
        /// Take the pile.
        Take = "take",
        /// Lay the selected cards and the staged groups.
        Lay = "lay",
        /// Stage the selected cards.
        Stage = "stage",
        /// Unstage all groups.
        Unstage = "unstage",
        /// Discard the selected card.
        Discard = "discard",
        /// End the turn with the last card kept.
        Keep = "keep",
        /// Ask the partner.
        Ask = "ask",
        /// Lay the special hand that the cards are.
        Special = "special",
        /// Answer yes.
        Yes = "yes",
        /// Answer no.
        No = "no",
    }
}

impl ActionKind {
    /// Whether a button of this kind carries out this action.
    #[must_use]
    pub const fn does(self, action: &Action) -> bool {
        match action {
            Action::Draw => matches!(self, ActionKind::Draw),
            Action::Take { .. } => matches!(self, ActionKind::Take),
            Action::Meld(_) => matches!(self, ActionKind::Lay),
            Action::Discard(_) => matches!(self, ActionKind::Discard),
            Action::Keep => matches!(self, ActionKind::Keep),
            Action::Ask => matches!(self, ActionKind::Ask),
            Action::Answer(Answer::Yes) => matches!(self, ActionKind::Yes),
            Action::Answer(Answer::No) => matches!(self, ActionKind::No),
            Action::Special(_) => matches!(self, ActionKind::Special),
        }
    }
}

/// The reason why a button is unavailable: a rule, or a missing selection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnavailableReason {
    /// The rules refuse the action.
    Rule(RuleError),
    /// No card is selected.
    PickCards,
    /// Exactly one card must be selected.
    PickOneCard,
    /// No card ever goes onto the stock.
    StockTakesNone,
    /// Nothing is added to the melds of the other side.
    TheirsTakeNone,
    /// The hand holds no card of the rank that was asked for.
    NoneOf(Rank),
}

/// A button of the table with its actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionButton {
    /// The kind of the button.
    pub kind: ActionKind,
    /// The legal actions to choose from, or the reason why there are none.
    pub ways: Result<Vec<Action>, UnavailableReason>,
    /// The points of the cards and the minimum of the opening, where the button opens.
    pub points: Option<(i32, i32)>,
}

impl ActionButton {
    fn new(kind: ActionKind, ways: Result<Vec<Action>, UnavailableReason>) -> ActionButton {
        ActionButton { kind, ways, points: None }
    }

    /// Whether the button is available.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.ways.is_ok()
    }
}

/// The most distributions of wilds that are tried.
const MOST_SPREADS: usize = 64;

/// The legal ones of these actions, or the first reason why none is legal.
fn legal_ways(observation: &Observation<'_>, ways: Vec<Action>) -> Result<Vec<Action>, UnavailableReason> {
    let mut legal = Vec::new();
    let mut reason = None;
    // A card that no set takes goes to a sequence with its suit and without.
    let is_same = |one: &Action, other: &Action| {
        let after = |way| observation.melds_after(way);
        let is_one = || after(one).is_some_and(|melds| after(other) == Some(melds));
        one == other || (observation.rules().sequences && one.cards() == other.cards() && is_one())
    };
    for action in ways {
        match observation.check(&action) {
            // One more than the limit is kept, to detect that there are more.
            Ok(()) if legal.len() <= MOST_WAYS && !legal.iter().any(|way| is_same(way, &action)) => legal.push(action),
            Ok(()) => {}
            Err(error) => reason = reason.or(Some(error)),
        }
    }
    if legal.is_empty() { Err(reason.map_or(UnavailableReason::PickCards, UnavailableReason::Rule)) } else { Ok(legal) }
}

/// A rank among the selected cards, with the fewest and the most wilds of its group.
struct Taker {
    rank: Rank,
    bare: CardSet,
    least: usize,
    most: usize,
}

/// The ways of dividing these cards into one group for each rank. The wilds go with any of the ranks, or, if they are
/// alone, onto an own meld or a staged group. Only ways in which every group can be a meld count, if there are any.
fn spreads(observation: &Observation<'_>, cards: CardSet, staged: &[Group], top: Option<Rank>) -> Vec<Vec<Group>> {
    let mut all = Vec::new();
    for SequenceSplit { rest, sequences } in sequence_splits::sequences(observation, cards) {
        let sets = match rest.is_empty() && !sequences.is_empty() {
            true => vec![Vec::new()],
            false => sets(observation, rest, staged, top),
        };
        all.extend(sets.into_iter().map(|groups| groups.into_iter().chain(sequences.iter().copied()).collect()));
    }
    all
}

/// The ways of dividing these cards into sets, and wilds alone into a wild meld where there may be one.
fn sets(observation: &Observation<'_>, cards: CardSet, staged: &[Group], top: Option<Rank>) -> Vec<Vec<Group>> {
    let (rules, melds) = (observation.rules(), observation.melds(observation.side()));
    // A staged group counts as a meld.
    let lying = |rank: Rank| {
        let groups = staged.iter().filter(|group| group.kind() == Some(MeldKind::Set(rank)));
        groups.fold(melds.of(rank), |sum, group| sum.checked_add(group.cards).unwrap_or(sum))
    };
    let wilds = cards.wilds();
    let bare = cards.difference(wilds);
    let mut ranks: Vec<Rank> = bare.ranks().collect();
    if let Some(rank) = top.filter(|rank| rank.is_natural() && !ranks.contains(rank)) {
        ranks.push(rank);
    }
    let mut found_groups = Vec::new();
    if ranks.is_empty() {
        if rules.wild_melds.is_allowed() && !wilds.is_empty() {
            found_groups.push(vec![Group::of(wilds)]);
        }
        ranks = Rank::NATURALS.into_iter().filter(|&rank| !lying(rank).is_empty()).collect();
    }
    if ranks.is_empty() {
        return vec![vec![Group::of(cards)]];
    }
    let taker = |rank: Rank| {
        let (bare, meld) = (bare.of_rank(rank), lying(rank));
        let of_pile = usize::from(top == Some(rank));
        let naturals = bare.len() + meld.count(rank) + of_pile;
        let least = 3_usize.saturating_sub(bare.len() + meld.len() + of_pile);
        let most = if rank == Rank::Three { 0 } else { rules.most_wilds(naturals).saturating_sub(meld.wilds().len()) };
        Taker { rank, bare, least, most }
    };
    let takers: Vec<Taker> = ranks.into_iter().map(taker).collect();
    let mut found = Vec::new();
    spread(&takers, wilds.count(Rank::Two), wilds.count(Rank::Joker), &mut Vec::new(), &mut found);
    if found.is_empty() {
        // No split is valid: the most even one is used, and the rules report its error.
        let mut even = vec![(0, 0); takers.len()];
        for i in 0..wilds.len() {
            let place = &mut even[i % takers.len()];
            if i < wilds.count(Rank::Two) { place.0 += 1 } else { place.1 += 1 }
        }
        found.push(even);
    }
    let groups = |spread: Vec<(usize, usize)>| {
        let mut left = wilds;
        let group = |(taker, (twos, jokers)): (&Taker, (usize, usize))| {
            let some = |left: CardSet, rank, n| left.take_of_rank(rank, n).unwrap_or_default();
            let taken = some(left, Rank::Two, twos).iter().chain(some(left, Rank::Joker, jokers).iter());
            let taken: CardSet = taken.collect();
            left = left.difference(taken);
            let cards = taker.bare.iter().chain(taken.iter()).collect::<CardSet>();
            (!cards.is_empty()).then(|| Group::onto(taker.rank, cards))
        };
        takers.iter().zip(spread).filter_map(group).collect::<Vec<_>>()
    };
    found_groups.extend(found.into_iter().map(groups));
    found_groups
}

/// Finds the ways of distributing twos and jokers among the takers within the limits of each.
fn spread(
    takers: &[Taker],
    twos: usize,
    jokers: usize,
    given: &mut Vec<(usize, usize)>,
    found: &mut Vec<Vec<(usize, usize)>>,
) {
    let Some((taker, rest)) = takers.split_first() else {
        if twos + jokers == 0 {
            found.push(given.clone());
        }
        return;
    };
    let (needed, room) =
        rest.iter().fold((0, 0), |(needed, room), next| (needed + next.least, room + next.most.min(12)));
    for n in taker.least..=taker.most.min(twos + jokers) {
        let left = twos + jokers - n;
        if left < needed || left > room {
            continue;
        }
        for j in n.saturating_sub(twos)..=n.min(jokers) {
            if found.len() >= MOST_SPREADS {
                return;
            }
            given.push((n - j, j));
            spread(rest, twos - (n - j), jokers - j, given, found);
            given.pop();
        }
    }
}

/// The most ways of taking the pile that are searched, so that the page stays responsive.
const MOST_TRIED: usize = 2_000;

fn take_ways(observation: &Observation<'_>, layout: &HandLayout) -> Result<Vec<Action>, UnavailableReason> {
    let (picked, staged) = (layout.picked(), layout.staged());
    let top = observation.pile().last().map(|card| card.rank());
    let bare = Action::Take { with: Group::of(CardSet::EMPTY), groups: staged.clone() };
    let fan: CardSet = layout.fan().map(|held| held.card).collect();
    // If the top card fits no meld, the reason names the missing cards: a pair from the hand if the pile is frozen.
    if let (Err(RuleError::TopCardDoesNotFit { top }), true) =
        (observation.check(&Action::take(CardSet::EMPTY)), top.is_some_and(Rank::is_natural))
    {
        let own = if picked.is_empty() { fan.count(top) } else { picked.count(top) };
        match (observation.frozen_to(observation.side()), observation.frozen_by_card_needs()) {
            (Some(_), Some((cards, wilds))) if own + wilds < cards => {
                return Err(UnavailableReason::Rule(RuleError::PileFrozenByCard { top, cards, wilds }));
            }
            (Some(by), None) if own < 2 => {
                let naturals = observation.rules().pile_naturals();
                return Err(UnavailableReason::Rule(RuleError::PileFrozen { top, naturals, by }));
            }
            (None, _) if own == 0 => return Err(UnavailableReason::Rule(RuleError::TopCardDoesNotFit { top })),
            _ => {}
        }
    }
    if picked.is_empty() {
        // The cards of the top card's rank in the fan, either two or all, with the staged groups unchanged.
        let own = top.filter(|rank| rank.is_natural()).map_or(CardSet::EMPTY, |rank| fan.of_rank(rank));
        let pair: CardSet = own.iter().take(2).collect();
        let mut ways = [pair, own].map(|with| Action::Take { with: Group::of(with), groups: staged.clone() }).to_vec();
        ways.retain(|way| way.cards().is_some_and(|cards| !cards.is_empty()));
        if staged.is_empty() {
            for way in legal::candidates(observation) {
                let Action::Take { with, groups } = &way else { continue };
                // A player who holds three may still take with two.
                if with.cards == own && own.len() > pair.len() {
                    ways.push(Action::Take { with: Group::of(pair), groups: groups.clone() });
                }
                ways.push(way);
            }
            if !ways.iter().any(|way| observation.check(way).is_ok()) {
                // An opening may need more wilds than the likely ways use, so all ways are searched.
                ways.extend(legal::find_take(observation, MOST_TRIED));
            }
        }
        if top.is_some_and(|rank| !observation.melds(observation.side()).of(rank).is_empty()) || ways.is_empty() {
            ways.insert(0, bare);
        }
        // Fewest cards first, so that simple ways come before those with many groups.
        insertion_sort_by_key(&mut ways, |action| action.cards().map_or(0, CardSet::len));
        let mut ways = legal_ways(observation, ways)?;
        if staged.is_empty() {
            ways.retain(|way| !is_padded(observation, way));
        }
        return Ok(ways);
    }
    let ways = spreads(observation, picked, &staged, top).into_iter().map(|mut groups| {
        let is_top =
            |group: &Group| top.is_some_and(|rank| group.rank() == Some(rank) || !group.cards.of_rank(rank).is_empty());
        let with = groups.iter().position(is_top).map_or(CardSet::EMPTY, |i| groups.remove(i).cards);
        groups.splice(0..0, staged.iter().copied());
        Action::Take { with: Group::of(with), groups }
    });
    legal_ways(observation, ways.collect())
}

fn lay_ways(
    observation: &Observation<'_>,
    picked: CardSet,
    staged: &[Group],
) -> Result<Vec<Action>, UnavailableReason> {
    if picked.is_empty() {
        return if observation.is_closed_turn() {
            // No selection would help.
            let turns = observation.rules().closed_turns;
            Err(UnavailableReason::Rule(RuleError::TooEarly { turns }))
        } else if staged.is_empty() {
            Err(UnavailableReason::PickCards)
        } else {
            legal_ways(observation, vec![Action::Meld(staged.to_vec())])
        };
    }
    let with_staged = |groups: Vec<Group>| Action::Meld(staged.iter().copied().chain(groups).collect());
    let placed = |groups: Vec<Group>| match groups.as_slice() {
        [one] if staged.is_empty() => {
            sequence_splits::places_of(observation, *one).into_iter().map(|one| vec![one]).collect()
        }
        _ => vec![groups],
    };
    let ways = legal_ways(
        observation,
        spreads(observation, picked, staged, None).into_iter().flat_map(placed).map(with_staged).collect(),
    );
    let ranks = picked.difference(picked.wilds()).ranks().count();
    match ways {
        // If one of several ranks has too few cards, the person hardly meant several melds.
        Err(UnavailableReason::Rule(RuleError::MeldTooSmall { .. })) if ranks > 1 => {
            Err(UnavailableReason::Rule(RuleError::MixedRanks { cards: picked }))
        }
        ways => ways,
    }
}

/// The groups that the selected cards would be staged as, with the points of all staged groups and the minimum, if the
/// side has not opened.
fn stage_ways(observation: &Observation<'_>, layout: &HandLayout) -> Option<(Vec<Group>, i32, i32)> {
    let picked = layout.picked();
    // Black threes are laid only on going out, so they are not staged for an opening.
    let threes = !picked.black_threes().is_empty();
    let waits = observation.closed_turns_left(observation.seat()) > 0;
    if waits || picked.is_empty() || threes || !observation.melds(observation.side()).is_empty() {
        return None;
    }
    let staged = layout.staged();
    spreads(observation, picked, &staged, None).into_iter().find_map(|groups| {
        let all: Vec<Group> = staged.iter().chain(&groups).copied().collect();
        let appraisal = observation.appraise(&all).ok()?;
        Some((groups, appraisal.points, appraisal.minimum?))
    })
}

/// The buttons in their order on the screen.
#[must_use]
pub fn action_buttons(observation: &Observation<'_>, layout: &HandLayout) -> Vec<ActionButton> {
    if observation.ended().is_some() {
        return Vec::new();
    }
    let picked = layout.picked();
    let staged = layout.staged();
    let simple = |kind, action: Action| ActionButton::new(kind, legal_ways(observation, vec![action]));
    if observation.is_to_act() && observation.phase() == Phase::Answer {
        return vec![
            simple(ActionKind::Yes, Action::Answer(Answer::Yes)),
            simple(ActionKind::No, Action::Answer(Answer::No)),
        ];
    }
    let mut action_buttons = Vec::new();
    let drawing = observation.phase() == Phase::Draw;
    let mine = observation.turn_of() == observation.seat();
    let staging = stage_ways(observation, layout);
    if drawing || !mine {
        let mut take = ActionButton::new(ActionKind::Take, take_ways(observation, layout));
        take.points = opening_points(observation, take.ways.as_ref().ok());
        action_buttons.push(take);
        action_buttons.push(simple(ActionKind::Draw, Action::Draw));
    }
    let may_lay = !drawing || observation.rules().out_without_draw;
    let mut lay = ActionButton::new(ActionKind::Lay, lay_ways(observation, picked, &staged));
    let stage = staging.map(|(groups, points, minimum)| {
        let mut button = ActionButton::new(ActionKind::Stage, Ok(vec![Action::Meld(groups)]));
        button.points = Some((points, minimum));
        button
    });
    lay.points = opening_points(observation, lay.ways.as_ref().ok());
    if may_lay && mine && (lay.is_open() || stage.is_none()) {
        action_buttons.push(lay);
    } else if let Some(stage) = stage {
        action_buttons.push(stage);
    }
    if !staged.is_empty() {
        action_buttons.push(ActionButton::new(ActionKind::Unstage, Ok(Vec::new())));
    }
    if !drawing && mine {
        let card = (picked.len() == 1).then(|| picked.nth(0)).flatten();
        let discard = card
            .map_or(Err(UnavailableReason::PickOneCard), |card| legal_ways(observation, vec![Action::Discard(card)]));
        action_buttons.push(ActionButton::new(ActionKind::Discard, discard));
    }
    // Rare buttons appear only while they are available.
    let rare = [simple(ActionKind::Keep, Action::Keep), simple(ActionKind::Ask, Action::Ask), special(observation)];
    action_buttons.extend(rare.into_iter().filter(ActionButton::is_open));
    action_buttons
}

/// The button that lays the cards as a special hand, of several the one that pays most.
fn special(observation: &Observation<'_>) -> ActionButton {
    let points = |hand: u8| observation.rules().special_hands.at(hand.into());
    // There are fewer words than a byte counts.
    let mut hands: Vec<u8> = (0..SpecialHand::WORDS.len() as u8).filter(|&hand| points(hand).is_some()).collect();
    insertion_sort_by_key(&mut hands, |&hand| std::cmp::Reverse(points(hand)));
    let all = hands.into_iter().map(Action::Special).collect();
    let ways = legal_ways(observation, all).map(|ways| ways.into_iter().take(1).collect());
    ActionButton::new(ActionKind::Special, ways)
}

/// The points of an opening and its minimum; `None` if the action does not open.
fn opening_points(observation: &Observation<'_>, ways: Option<&Vec<Action>>) -> Option<(i32, i32)> {
    let side = observation.side();
    let minimum = observation.opening_minimum(observation.seat());
    let first = ways?.first()?;
    if !observation.melds(side).is_empty() || minimum == 0 {
        return None;
    }
    let top = match first {
        Action::Take { .. } if !observation.rules().opening_rules.has(OpeningRule::HAND_ONLY) => {
            observation.pile().last().map_or(0, |&card| observation.rules().points_of_card(card))
        }
        _ => 0,
    };
    Some((observation.rules().points_of(first.cards()?) + top, minimum))
}
