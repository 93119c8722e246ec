//! What the selection can do now: the buttons of the table, each with the actions it stands for or the reason why not.

use super::draft::Draft;
use crate::rules::{Action, Answer, CardSet, Group, Observation, Phase, Rank, RuleError, legal};

/// A button of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Draw from the stock.
    Draw,
    /// Take the pile.
    Take,
    /// Lay the picked cards and the staged groups.
    Lay,
    /// Put the picked cards among the staged groups.
    Stage,
    /// Take all staged groups back.
    Unstage,
    /// Discard the picked card.
    Discard,
    /// End the turn with the last card kept.
    Keep,
    /// Ask the partner.
    Ask,
    /// Answer yes.
    Yes,
    /// Answer no.
    No,
}

impl Verb {
    /// Every verb.
    pub const ALL: [Verb; 10] = [
        Verb::Draw,
        Verb::Take,
        Verb::Lay,
        Verb::Stage,
        Verb::Unstage,
        Verb::Discard,
        Verb::Keep,
        Verb::Ask,
        Verb::Yes,
        Verb::No,
    ];

    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Verb::Draw => "draw",
            Verb::Take => "take",
            Verb::Lay => "lay",
            Verb::Stage => "stage",
            Verb::Unstage => "unstage",
            Verb::Discard => "discard",
            Verb::Keep => "keep",
            Verb::Ask => "ask",
            Verb::Yes => "yes",
            Verb::No => "no",
        }
    }
}

/// Why a button cannot be used: a rule, or something still to be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// The rules refuse it.
    Rule(RuleError),
    /// No card is picked.
    PickCards,
    /// Exactly one card must be picked.
    PickOneCard,
    /// No card ever goes onto the stock.
    StockTakesNone,
}

/// A button, and what it would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Which.
    pub verb: Verb,
    /// What it would do: one action; several to choose from; none, and then why.
    pub ways: Result<Vec<Action>, Lack>,
    /// What the cards would count, and what the opening needs.
    pub points: Option<(i32, i32)>,
}

impl Offer {
    fn new(verb: Verb, ways: Result<Vec<Action>, Lack>) -> Offer {
        Offer { verb, ways, points: None }
    }

    /// Whether the button does something.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.ways.is_ok()
    }
}

/// The most ways of one thing that are offered side by side.
const MOST_WAYS: usize = 8;
/// The most distributions of wilds that are tried.
const MOST_SPREADS: usize = 400;

/// Only the legal ones, or the first reason why not.
fn legal_ways(observation: &Observation<'_>, ways: Vec<Action>) -> Result<Vec<Action>, Lack> {
    let mut legal = Vec::new();
    let mut reason = None;
    for action in ways {
        match observation.check(&action) {
            Ok(()) if legal.len() < MOST_WAYS && !legal.contains(&action) => legal.push(action),
            Ok(()) => {}
            Err(error) => reason = reason.or(Some(error)),
        }
    }
    if legal.is_empty() { Err(reason.map_or(Lack::PickCards, Lack::Rule)) } else { Ok(legal) }
}

/// Every way of making one group a rank of these cards: the wilds go with any of the ranks, or onto an own meld if
/// they are alone.
fn spreads(observation: &Observation<'_>, cards: CardSet, also: Option<Rank>) -> Vec<Vec<Group>> {
    let wilds = cards.wilds();
    let bare = cards.minus(wilds);
    let mut ranks: Vec<Rank> = bare.ranks().collect();
    if let Some(rank) = also.filter(|rank| !ranks.contains(rank)) {
        ranks.push(rank);
    }
    if ranks.is_empty() {
        ranks = observation.melds(observation.side()).iter().map(|meld| meld.rank).filter(|r| r.is_natural()).collect();
    }
    let mut spreads: Vec<Vec<(Rank, CardSet)>> = vec![ranks.iter().map(|&rank| (rank, bare.of_rank(rank))).collect()];
    // Wild by wild to each of the ranks; equal results come up once.
    for wild in wilds.iter() {
        let mut next: Vec<Vec<(Rank, CardSet)>> = Vec::new();
        for spread in &spreads {
            for i in 0..spread.len() {
                let mut more = spread.clone();
                let fits = more[i].1.insert(wild);
                if fits && !next.contains(&more) && next.len() < MOST_SPREADS {
                    next.push(more);
                }
            }
        }
        spreads = next;
    }
    let groups = |spread: Vec<(Rank, CardSet)>| {
        let filled = spread.into_iter().filter(|(_, cards)| !cards.is_empty());
        filled.map(|(rank, cards)| Group::onto(rank, cards)).collect::<Vec<_>>()
    };
    if spreads.is_empty() { vec![vec![Group::of(cards)]] } else { spreads.into_iter().map(groups).collect() }
}

fn take_ways(observation: &Observation<'_>, draft: &Draft) -> Result<Vec<Action>, Lack> {
    let (picked, staged) = (draft.picked(), draft.staged());
    let top = observation.pile().last().map(|card| card.rank());
    let bare = Action::Take { with: Group::of(CardSet::EMPTY), groups: staged.clone() };
    if picked.is_empty() {
        let mut ways: Vec<Action> = if staged.is_empty() {
            legal::candidates(observation).into_iter().filter(|action| matches!(action, Action::Take { .. })).collect()
        } else {
            // With the staged groups as they are, and the top card's rank from the fan.
            let fan: CardSet = draft.fan().map(|slot| slot.card).collect();
            let own = top.map_or(CardSet::EMPTY, |rank| fan.of_rank(rank));
            let pair: CardSet = own.iter().take(2).collect();
            [pair, own].map(|with| Action::Take { with: Group::of(with), groups: staged.clone() }).to_vec()
        };
        ways.insert(0, bare);
        // Fewest cards first: the plain ways before those with many groups.
        ways.sort_by_key(|action| action.cards().map_or(0, CardSet::len));
        return legal_ways(observation, ways);
    }
    let ways = spreads(observation, picked, top).into_iter().map(|mut groups| {
        let is_top =
            |group: &Group| top.is_some_and(|rank| group.named == Some(rank) || !group.cards.of_rank(rank).is_empty());
        let with = groups.iter().position(is_top).map_or(CardSet::EMPTY, |i| groups.remove(i).cards);
        groups.splice(0..0, staged.iter().copied());
        Action::Take { with: Group::of(with), groups }
    });
    legal_ways(observation, ways.collect())
}

fn lay_ways(observation: &Observation<'_>, picked: CardSet, staged: &[Group]) -> Result<Vec<Action>, Lack> {
    if picked.is_empty() {
        return if staged.is_empty() {
            Err(Lack::PickCards)
        } else {
            legal_ways(observation, vec![Action::Meld(staged.to_vec())])
        };
    }
    let with_staged = |groups: Vec<Group>| Action::Meld(staged.iter().copied().chain(groups).collect());
    legal_ways(observation, spreads(observation, picked, None).into_iter().map(with_staged).collect())
}

/// The groups that the picked cards would be staged as, with their value, if the opening still needs more.
fn stage_ways(observation: &Observation<'_>, draft: &Draft) -> Option<(Vec<Group>, i32, i32)> {
    let picked = draft.picked();
    if picked.is_empty() || !observation.melds(observation.side()).is_empty() {
        return None;
    }
    spreads(observation, picked, None).into_iter().find_map(|groups| {
        let all: Vec<Group> = draft.staged().into_iter().chain(groups.iter().copied()).collect();
        let appraisal = observation.appraise(&all).ok()?;
        Some((groups, appraisal.points, appraisal.minimum?))
    })
}

/// The buttons, in the order in which they stand.
#[must_use]
pub fn offers(observation: &Observation<'_>, draft: &Draft) -> Vec<Offer> {
    if observation.ended().is_some() {
        return Vec::new();
    }
    let picked = draft.picked();
    let staged = draft.staged();
    let simple = |verb, action: Action| Offer::new(verb, legal_ways(observation, vec![action]));
    if observation.is_to_act() && observation.phase() == Phase::Answer {
        return vec![simple(Verb::Yes, Action::Answer(Answer::Yes)), simple(Verb::No, Action::Answer(Answer::No))];
    }
    let mut offers = Vec::new();
    let drawing = observation.phase() == Phase::Draw;
    let mine = observation.turn_of() == observation.seat();
    let staging = stage_ways(observation, draft);
    if drawing || !mine {
        let mut take = Offer::new(Verb::Take, take_ways(observation, draft));
        take.points = opening_points(observation, take.ways.as_ref().ok());
        offers.push(take);
        offers.push(simple(Verb::Draw, Action::Draw));
    }
    let may_lay = !drawing || observation.rules().out_without_draw;
    let mut lay = Offer::new(Verb::Lay, lay_ways(observation, picked, &staged));
    let stage = staging.map(|(groups, points, minimum)| {
        let mut offer = Offer::new(Verb::Stage, Ok(vec![Action::Meld(groups)]));
        offer.points = Some((points, minimum));
        offer
    });
    lay.points = opening_points(observation, lay.ways.as_ref().ok());
    if may_lay && mine && (lay.is_open() || stage.is_none()) {
        offers.push(lay);
    } else if let Some(stage) = stage {
        offers.push(stage);
    }
    if !staged.is_empty() {
        offers.push(Offer::new(Verb::Unstage, Ok(Vec::new())));
    }
    if !drawing && mine {
        let card = (picked.len() == 1).then(|| picked.nth(0)).flatten();
        let discard = card.map_or(Err(Lack::PickOneCard), |card| legal_ways(observation, vec![Action::Discard(card)]));
        offers.push(Offer::new(Verb::Discard, discard));
    }
    // Rare ones are there only when they can be used.
    let rare = [simple(Verb::Keep, Action::Keep), simple(Verb::Ask, Action::Ask)];
    offers.extend(rare.into_iter().filter(Offer::is_open));
    offers
}

/// What an opening counts, and what it needs.
fn opening_points(observation: &Observation<'_>, ways: Option<&Vec<Action>>) -> Option<(i32, i32)> {
    let side = observation.side();
    let minimum = observation.opening_minimum(side);
    let first = ways?.first()?;
    if !observation.melds(side).is_empty() || minimum == 0 {
        return None;
    }
    let top = match first {
        Action::Take { .. } => observation.pile().last().map_or(0, |card| card.points()),
        _ => 0,
    };
    Some((first.cards()?.points() + top, minimum))
}
