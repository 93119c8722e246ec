//! The reasons for a plan, compared with another.

use super::discard::Price;
use super::fact::{Fact, Risk, strongest};
use super::last_turn::LastTurn;
use super::{discard, laying};
use crate::session::disclosure::brings_unseen;
use canasta::rules::{Action, Answer, Card, Ended, FootPickup, Meld, Observation, Seat, State, generator, legal};

/// The most reasons for a plan, and against the other.
const MOST: usize = 2;

/// The most tries to find a way of taking the pile, for advice and tips.
pub(in crate::session) const MOST_TAKES_TRIED: usize = 2_000;

/// Why a plan is advised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons {
    /// The facts for the plan, the strongest first.
    pub pro: Vec<Fact>,
    /// What the plan's own discard gives away in spite of them.
    pub risk: Option<Risk>,
    /// What the plan's own discard tears apart in spite of them.
    pub breaks: Option<Fact>,
    /// The facts against the other plan, the strongest first.
    pub contra: Vec<Fact>,
}

/// The reasons for a plan of the observing seat, compared with another. `last_turn` is that of the next player.
#[must_use]
pub fn reasons(seen: &Observation<'_>, plan: &[Action], other: Option<&[Action]>, last_turn: LastTurn) -> Reasons {
    reasons_after(seen, plan, other, last_turn, false)
}

/// What a player finds hard to believe of the discard of a plan; `None` if it has none, or goes out with it.
#[must_use]
pub fn price(seen: &Observation<'_>, plan: &[Action]) -> Option<Price> {
    let state = State::sample(seen, &mut generator([0; 32]))?;
    let played = PlayedPlan::of(&state, seen.seat(), plan, |_, _, _| {});
    let card = played.discard.filter(|_| played.ended.is_none())?;
    Some(Price::of(&played.before_discard.observe(seen.seat()), card))
}

/// As [`reasons`], where an earlier hint of the hand may have said that opening can wait: that is not said again.
#[must_use]
pub fn reasons_after(
    seen: &Observation<'_>,
    plan: &[Action],
    other: Option<&[Action]>,
    last_turn: LastTurn,
    is_waiting_told: bool,
) -> Reasons {
    // Own actions do not depend on hidden cards, so any possible state shows their effect.
    let Some(state) = State::sample(seen, &mut generator([0; 32])) else { return Reasons::default() };
    let (mut pro, mut risk, mut breaks) = (Vec::new(), None, None);
    let played = PlayedPlan::of(&state, seen.seat(), plan, |before, action, after| {
        let feet = before.foot_len(before.seat());
        match action {
            Action::Take { .. } | Action::Meld(_) => laying::facts_for(before, action, after, &mut pro),
            Action::Discard(card) if before.hand().len() > 1 || feet > 0 => {
                discard::facts_for(before, *card, last_turn, &mut pro);
                risk = discard::risk(before, *card);
                breaks = discard::broken_needlessly(before, *card);
            }
            _ => {}
        }
        let cards = feet.saturating_sub(after.foot_len(before.seat()));
        if cards > 0 {
            pro.push(match before.rules().foot_pickup {
                FootPickup::Canasta => Fact::EarnsFoot { cards },
                _ => Fact::Foot { cards },
            });
        }
    });
    let others = other.map(|other| PlayedPlan::of(&state, seen.seat(), other, |_, _, _| {}));
    ending(seen, plan, &played, others.as_ref(), &mut pro);
    let mut contra = Vec::new();
    if let (Some(other), Some(others)) = (other, &others) {
        // The last card of a hand is given to nobody.
        let thrown = others.discard.filter(|_| others.ended.is_none());
        if let (Some(card), Some(thrown)) = (played.discard, thrown) {
            discard::keeps(&played.before_discard.observe(seen.seat()), card, thrown, &mut pro);
            if thrown.rank() != card.rank() {
                discard::facts_against(&others.before_discard.observe(seen.seat()), thrown, &mut contra);
                let mut own = Vec::new();
                discard::facts_against(&played.before_discard.observe(seen.seat()), card, &mut own);
                // It is said already what is kept, and one danger is no reason between two discards that share it.
                contra.retain(|fact| {
                    !matches!(fact, Fact::BreaksPair { .. } | Fact::FitsOwnMeld { .. } | Fact::ThrowsWild { .. })
                        && !own.iter().any(|own| fact.is_shared(own))
                });
            }
        }
        omissions(seen, &played, others, [plan, other], &mut contra);
    }
    match (plan, played.discard) {
        ([Action::Draw, ..], _) => why_to_draw(seen, &state, other, &mut pro),
        // Nobody believes that opening can wait while a wild is thrown away.
        ([Action::Discard(_), ..], Some(card)) if played.ended.is_none() && !card.is_wild() && !is_waiting_told => {
            pro.extend(laying::waits_to_open(seen, seen.hand().difference(card.into())));
        }
        _ => {}
    }
    // What holds of any card is said only where nothing else is.
    if pro.iter().any(|fact| !fact.is_weak()) {
        pro.retain(|fact| !fact.is_weak());
    }
    if pro.iter().any(Fact::tells_singles_apart) {
        pro.retain(|fact| !fact.is_shared_by_singles());
    }
    let mut pro = strongest(pro, MOST);
    // What holds of each single card is no reason for one of them.
    if let [Fact::Lone { singles: singles @ 2.., .. }] = pro[..] {
        pro = vec![Fact::SinglesAlike { singles }];
    }
    let is_going_on = played.ended.is_none();
    Reasons {
        pro,
        risk: risk.filter(|_| is_going_on),
        breaks: breaks.filter(|_| is_going_on),
        contra: strongest(contra, 1),
    }
}

/// What another plan leaves undone that this one does.
fn omissions(
    seen: &Observation<'_>,
    played: &PlayedPlan,
    other: &PlayedPlan,
    plans: [&[Action]; 2],
    facts: &mut Vec<Fact>,
) {
    if let ([Action::Take { .. }, ..], [Action::Draw, ..]) = (plans[0], plans[1]) {
        facts.push(Fact::LeavesPile { cards: seen.takeable_len() });
    }
    let melds = |played: &PlayedPlan| played.before_discard.observe(seen.seat()).melds(seen.side()).clone();
    // Somebody who takes the pile may change sides.
    let is_laying = matches!(plans[0].first(), Some(Action::Meld(_)));
    let laid = laying::most_laid(seen.rules(), &melds(other), &melds(played));
    let kept = other.discard.map(|thrown| other.before_discard.hand(seen.seat()).difference(thrown.into()));
    if let (true, Some((_, cards)), Some(kept)) = (is_laying, laid, kept)
        && kept.contains_all(cards)
    {
        facts.push(Fact::LaysLess { cards });
    }
}

/// What is wrong with what was done beside a better plan, the strongest facts first: for a turn whose faults nobody has written down.
#[must_use]
pub fn faults(seen: &Observation<'_>, done: &[Action], better: &[Action]) -> Vec<Fact> {
    let Some(state) = State::sample(seen, &mut generator([0; 32])) else { return Vec::new() };
    let played = |plan: &[Action]| PlayedPlan::of(&state, seen.seat(), plan, |_, _, _| {});
    let (own, best) = (played(done), played(better));
    let mut facts = Vec::new();
    if let Some(card) =
        own.discard.filter(|card| own.ended.is_none() && best.discard.is_none_or(|other| other.rank() != card.rank()))
    {
        discard::facts_against(&own.before_discard.observe(seen.seat()), card, &mut facts);
    }
    omissions(seen, &best, &own, [better, done], &mut facts);
    let kept = |played: &PlayedPlan| played.before_discard.hand(seen.seat());
    let laid = |played: &PlayedPlan| seen.hand().difference(kept(played));
    let more = laid(&own).difference(laid(&best));
    match (more.wilds().len(), more.naturals()) {
        (0, cards) if !cards.is_empty() => facts.push(Fact::LaysMore { cards }),
        (wilds @ 1.., _) => facts.push(Fact::SpendsWilds { wilds }),
        _ => {}
    }
    if let Some(card) = own.discard.filter(|&card| laid(&best).contains_all(card.into()) && card.rank().is_natural()) {
        facts.push(Fact::CouldBeLaid { rank: card.rank() });
    }
    if let ([Action::Draw, ..], [Action::Take { .. }, ..]) = (better, done) {
        why_to_draw(seen, &state, Some(done), &mut facts);
    }
    strongest(facts, MOST)
}

/// Why the stock is better than the pile, or why there is no choice.
fn why_to_draw(seen: &Observation<'_>, state: &State, other: Option<&[Action]>, facts: &mut Vec<Fact>) {
    if let Some([take @ Action::Take { .. }, ..]) = other {
        let mut after = state.clone();
        if after.play(take).is_ok() {
            laying::costs_of_taking(seen, take, &after.observe(seen.seat()), facts);
        }
    } else if legal::find_take(seen, MOST_TAKES_TRIED).is_none() {
        let cannot = || Fact::CannotTake { top: seen.pile().last().copied() };
        facts.push(laying::short_take(seen).unwrap_or_else(cannot));
    } else {
        laying::worth_of_pile(seen, facts);
    }
}

/// A plan, played in one possible state.
struct PlayedPlan {
    /// The discard, if the plan has one.
    discard: Option<Card>,
    /// The state before the discard, or after the last action.
    before_discard: State,
    /// How the hand ends by it.
    ended: Option<Ended>,
}

impl PlayedPlan {
    /// Plays the plan up to what shows new cards, and visits each action with the observations around it.
    fn of(
        state: &State,
        seat: Seat,
        plan: &[Action],
        mut visit: impl FnMut(&Observation<'_>, &Action, &Observation<'_>),
    ) -> PlayedPlan {
        let mut played = PlayedPlan { discard: None, before_discard: state.clone(), ended: None };
        for action in plan.iter().take_while(|action| !matches!(action, Action::Draw | Action::Ask)) {
            let before = played.before_discard.clone();
            let mut after = before.clone();
            if after.play_as(seat, action).is_err() {
                break;
            }
            visit(&before.observe(seat), action, &after.observe(seat));
            played.ended = after.ended();
            if let Action::Discard(card) = action {
                played.discard = Some(*card);
                break;
            }
            let is_unseen = brings_unseen(&played.before_discard, seat, action, &after);
            played.before_discard = after;
            // What a plan does with cards that nobody has seen yet is no reason.
            if is_unseen {
                break;
            }
        }
        played
    }

    const fn goes_out(&self) -> bool {
        matches!(self.ended, Some(Ended::Out | Ended::Concealed))
    }
}

/// The facts about going out, asking and answering, and whether there is a choice at all.
fn ending(
    seen: &Observation<'_>,
    plan: &[Action],
    played: &PlayedPlan,
    other: Option<&PlayedPlan>,
    facts: &mut Vec<Fact>,
) {
    let partner = seen.partner();
    let sides = seen.sides();
    let theirs = sides.opponents(seen.side()).flat_map(|side| sides.seats_of(side));
    let they_hold = theirs.map(|seat| seen.hand_len(seat)).sum();
    if played.goes_out() {
        facts.push(Fact::GoesOut { they_hold, concealed: played.ended == Some(Ended::Concealed) });
    } else if played.discard.is_some() && (other.is_some_and(PlayedPlan::goes_out) || seen.could_go_out()) {
        let is_open = |meld: &Meld| meld.canasta().is_none();
        let melds = played.before_discard.observe(seen.seat());
        let longest = melds.melds(seen.side()).iter().filter(is_open).max_by_key(|meld| meld.cards.len());
        facts.extend(match partner {
            Some(seat) => Some(Fact::Waits { partner_holds: seen.hand_len(seat) }),
            None => longest.map(|meld| Fact::WaitsFor { of: meld.kind }),
        });
    }
    let partner_holds = |facts: &mut Vec<Fact>| {
        if let Some(seat) = partner {
            facts.push(Fact::PartnerHolds { seat, cards: seen.hand_len(seat) });
        }
    };
    match plan.first() {
        Some(Action::Ask) => partner_holds(facts),
        Some(Action::Answer(Answer::Yes)) => facts.push(Fact::TheyHold { cards: they_hold }),
        Some(Action::Answer(Answer::No)) => {
            facts.push(Fact::HandCounts { points: seen.rules().held_points(seen.hand()) })
        }
        Some(Action::Special(at)) if played.ended.is_some() => {
            let points = seen.rules().special_hands.at(usize::from(*at)).unwrap_or(0);
            facts.push(Fact::Special { points });
        }
        Some(Action::Keep) => facts.extend(seen.hand().iter().next().map(|card| Fact::LastCard { rank: card.rank() })),
        _ => {}
    }
}
