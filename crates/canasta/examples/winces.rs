//! Hands of a bot as a club player reads them: the record as text, and what one winces at, weighed against the best other plan.
//! `cargo run --release --example winces -- master classic 20 400`.
//!
//! The arguments are the bot, the rules, the number of hands, the playouts of a decision and changes of the rules as JSON. What makes one wince is compared with
//! the best plan that does not, on the same 600 sampled worlds; the gain is in points of the hand, and negative where the bot was wrong.

mod common;

use canasta::bots::{Budget, SearchBot, SearchConfig};
use canasta::rules::{Action, Card, FootPickup, Group, Meld, Observation, Phase, PileWild, Rank, State};
use common::Hands;

/// The cards of the stock with which a hand may end before the next turn of the seat.
const LAST_CARDS: usize = 8;

/// What a critical player winces at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wince {
    Joker,
    Wilds,
    Feeding,
    WildThrown,
    WildGiven,
    PairBroken,
    PileLeft,
    PartnerCaught,
    FootLeft,
    PenaltyKept,
}

impl Wince {
    const ALL: [(Wince, &'static str); 10] = [
        (Wince::Joker, "a joker laid to two naturals in an opening"),
        (Wince::Wilds, "two wild cards or more in an opening"),
        (Wince::Feeding, "a pile of six or more under a card that fits their melds"),
        (Wince::WildThrown, "a wild card discarded"),
        (Wince::WildGiven, "a wild card discarded that can be taken"),
        (Wince::PairBroken, "a pair broken up, with single cards in the hand"),
        (Wince::PileLeft, "a pile of six or more left lying"),
        (Wince::PartnerCaught, "going out under a partner with seven cards or more"),
        (Wince::FootLeft, "a turn ended with the cards of a canasta that brings the foot"),
        (Wince::PenaltyKept, "cards with a penalty kept at the end of the stock"),
    ];
}

/// How often, and what it gained over the best other plan.
#[derive(Clone, Copy, Default)]
struct Weighed {
    count: u32,
    gain: f64,
    variance: f64,
    /// Those worse by more than two standard errors.
    worse: u32,
}

fn main() {
    let Some(hands) = Hands::from_arguments(20) else { return };
    let mut all = [Weighed::default(); Wince::ALL.len()];
    for hand in 0..hands.count {
        println!("hand {}", hand + 1);
        let end = hands.play(hand, |state, action| {
            let (seat, seen) = (state.to_act(), state.observe(state.to_act()));
            println!("  {} [{}] pile {}: {action}", seat.index(), seen.hand(), seen.pile_len());
            if let Some((place, gain, error)) = weigh(state, action) {
                let weighed = &mut all[place];
                weighed.count += 1;
                weighed.gain += gain;
                weighed.variance += error * error;
                weighed.worse += u32::from(gain + 2.0 * error < 0.0);
                println!("      ! {}: {gain:+.0} ± {:.0}", Wince::ALL[place].1, 1.96 * error);
            }
        });
        if let Some(sheet) = end.score() {
            println!("  {:?}", sheet.sides.map(|side| side.hand).as_slice());
        }
    }
    for (weighed, (_, name)) in all.iter().zip(Wince::ALL) {
        let count = f64::from(weighed.count.max(1));
        let half_width = 1.96 * weighed.variance.sqrt() / count;
        println!(
            "{:>4}  gain {:+5.0} ± {half_width:.0} points, {} clearly worse: {name}",
            weighed.count,
            weighed.gain / count,
            weighed.worse
        );
    }
}

/// What one winces at in a plan, if anything.
fn wince(seen: &Observation<'_>, plan: &[Action], sampled: &State) -> Option<Wince> {
    let (first, hand) = (plan.first()?, seen.hand());
    let opens = seen.melds(seen.side()).is_empty();
    let partner = seen.sides().seats_of(seen.side()).find(|&seat| seat != seen.seat());
    if let Some(partner) = partner
        && seen.hand_len(partner) >= 7
        && ends(plan, sampled)
    {
        return Some(Wince::PartnerCaught);
    }
    match first {
        Action::Meld(groups) if opens => {
            let joker_on_pair = |group: &Group| group.cards.count(Rank::Joker) > 0 && group.cards.naturals().len() == 2;
            let wilds: usize = groups.iter().map(|group| group.cards.wilds().len()).sum();
            if groups.iter().any(joker_on_pair) {
                return Some(Wince::Joker);
            }
            if wilds >= 2 {
                return Some(Wince::Wilds);
            }
        }
        Action::Draw if seen.pile_len() >= 6 => return Some(Wince::PileLeft),
        _ => {}
    }
    let Action::Discard(card) = first else { return None };
    if hand.len() < 2 {
        return None;
    }
    let (theirs, rules) = (seen.rival(), seen.rules());
    if card.is_wild() {
        return Some(if rules.pile_wild == PileWild::Never { Wince::WildThrown } else { Wince::WildGiven });
    }
    let own = |rank: Rank| seen.melds(seen.side()).of(rank).len();
    let closes = |rank: &Rank| own(*rank) < Meld::CANASTA && own(*rank) + hand.count(*rank) >= Meld::CANASTA;
    let earns = rules.foot_pickup == FootPickup::Canasta && seen.foot_len(seen.seat()) > 0;
    if earns && Rank::NATURALS.iter().any(closes) {
        return Some(Wince::FootLeft);
    }
    let kept = |card: Card| rules.held_penalty(hand.difference(card.into()));
    if seen.stock_len() <= LAST_CARDS && hand.faces().any(|other| !other.is_wild() && kept(other) < kept(*card)) {
        return Some(Wince::PenaltyKept);
    }
    if seen.pile_len() >= 6 && seen.frozen_to(theirs).is_none() && seen.melds(theirs).has(card.rank()) {
        return Some(Wince::Feeding);
    }
    let is_single = |rank: Rank| hand.count(rank) == 1 && !seen.melds(seen.side()).has(rank);
    let is_pair = card.rank().is_natural() && hand.count(card.rank()) == 2;
    (is_pair && hand.faces().any(|other| is_single(other.rank()) && !other.is_wild())).then_some(Wince::PairBroken)
}

/// Whether a plan ends the hand.
fn ends(plan: &[Action], sampled: &State) -> bool {
    let mut state = sampled.clone();
    plan.iter().all(|action| state.play(action).is_ok()) && state.ended().is_some()
}

/// The place of what one winces at in this action, and what it gains over the best plan without: points and standard error.
fn weigh(state: &State, action: &Action) -> Option<(usize, f64, f64)> {
    let seen = state.observe(state.to_act());
    if !matches!(seen.phase(), Phase::Draw | Phase::Play) {
        return None;
    }
    let is_suspect = wince(&seen, std::slice::from_ref(action), state).is_some()
        || matches!(action, Action::Meld(_) | Action::Take { .. });
    if !is_suspect {
        return None;
    }
    let mut bot = SearchBot::new("weigh", [9; 32], Budget::Worlds(2_000), SearchConfig::BEST);
    let plans: Vec<Vec<Action>> = bot.evaluate(&seen).iter().map(|found| found.plan.actions().to_vec()).collect();
    let own = plans.iter().find(|plan| plan.first() == Some(action))?;
    let kind = wince(&seen, own, state)?;
    let other = plans.iter().find(|plan| wince(&seen, plan, state).is_none())?;
    let place = Wince::ALL.iter().position(|&(one, _)| one == kind)?;
    let mut trial = bot.pair(seen, [other.clone(), own.clone()]);
    trial.run(600);
    let points = trial.difference().points();
    Some((place, points.mean, points.standard_error))
}
