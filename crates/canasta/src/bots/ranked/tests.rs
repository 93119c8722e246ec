//! Hands through both engines: the same decisions, cards, ends, points and legal actions.

use super::legal::LegalRanks;
use super::play_out::{finish, play_out, step};
use super::score::score;
use super::table::{Table, Unsure};
use crate::bots::bot::MAX_ACTIONS;
use crate::bots::heuristic::PolicyParameters;
use crate::bots::population;
use crate::bots::rollout::{RolloutBot, SeatPolicies};
use crate::rules::{Action, BySide, OpeningNeed, Players, Preset, RuleField, Rules, Seat, Side, State, generator};
use rand::{Rng, RngExt};

/// How many hands are played. Another number is given by `CANASTA_HANDS`.
const HANDS: u64 = 100_000;
/// The part of the hands in which the complete engine must be asked, at most: one of so many.
const UNSURE: u64 = 50;

/// Rules that the small engine knows: presets, half of them with some fields changed.
fn some_rules(rng: &mut impl Rng) -> Rules {
    let presets: Vec<Rules> = Preset::ALL.map(Preset::rules).into_iter().filter(fits).collect();
    let rules = presets[rng.random_range(0..presets.len())];
    if rng.random() {
        return rules;
    }
    loop {
        let changed = rules.with_random_changes(RuleField::ALL, 6, rng);
        if fits(&changed) {
            return changed;
        }
    }
}

fn fits(rules: &Rules) -> bool {
    State::deal(*rules, Seat::FIRST, BySide::from([0, 0]), &rules.shuffled_deck(&mut generator([0; 32]))).fits_ranked()
}

fn deal(rules: Rules, rng: &mut impl Rng) -> State {
    let scores = BySide::from([(); 2].map(|()| 50 * rng.random_range(-10..110)));
    let dealer = rules.players.seat(rng.random_range(0..rules.players.count())).unwrap();
    State::deal(rules, dealer, scores, &rules.shuffled_deck(rng))
}

/// What came of a hand that both engines played.
#[derive(Debug, Default)]
struct Seen {
    ended: u64,
    /// Hands that are not for the small engine, though others under their rules are.
    left: u64,
    unsure: u64,
    legal: u64,
}

/// Whether the first meld of a side must hold a canasta.
fn needs_canasta(state: &State, side: Side) -> bool {
    state.sides().seats_of(side).any(|seat| state.opening_need(seat) != OpeningNeed::NOTHING)
}

fn play_both(rules: Rules, rng: &mut impl Rng, seen: &mut Seen) {
    let dealt = deal(rules, rng);
    let two = [PolicyParameters::STANDARD, PolicyParameters::TUNED, population::RACER, population::GUARD];
    let policies: SeatPolicies<'_> = std::array::from_fn(|_| two[rng.random_range(0..two.len())].get(rules.players));
    let mut complete = dealt.clone();
    // A score at which the opening must hold a canasta leaves a deal to the complete engine.
    let Some(mut small) = Table::of(&dealt) else {
        assert!(!dealt.fits_ranked() && rules.sides().iter().any(|side| needs_canasta(&dealt, side)), "{rules:?}");
        seen.left += 1;
        return;
    };
    for _ in 0..MAX_ACTIONS {
        if complete.ended().is_some() {
            break;
        }
        if rng.random_bool(0.05) {
            seen.legal += LegalRanks::compare(&complete, &small);
        }
        if step(&mut small, &policies) == Err(Unsure) {
            seen.unsure += 1;
            return;
        }
        RolloutBot::step_with(&mut complete, &policies).unwrap();
        Table::of(&complete).unwrap().assert_same(&small);
    }
    seen.ended += 1;
    assert_eq!(score(&small), complete.score(), "{rules:?}");
}

#[test]
fn both_engines_play_the_same_hands() {
    let hands = std::env::var("CANASTA_HANDS").ok().and_then(|text| text.parse().ok()).unwrap_or(HANDS);
    let mut seen = Seen::default();
    let mut rng = generator([0x47; 32]);
    // Rules are drawn for several hands, because most draws do not fit.
    let mut rules = Rules::default();
    for number in 0..hands {
        if number % 16 == 0 {
            rules = some_rules(&mut rng);
        }
        play_both(rules, &mut rng, &mut seen);
    }
    println!("{seen:?}");
    assert_eq!(seen.ended + seen.unsure + seen.left, hands);
    assert!(seen.left * UNSURE <= hands, "{seen:?}");
    assert!(seen.unsure * UNSURE <= hands, "{seen:?}");
    assert!(seen.legal > hands, "{seen:?}");
}

/// From the middle of a hand, also of a turn, after a plan.
#[test]
fn plans_are_played_out_the_same() {
    let mut rng = generator([0x48; 32]);
    let (mut same, mut plans) = (0, 0);
    for _ in 0..400 {
        let rules = some_rules(&mut rng);
        let policies: SeatPolicies<'_> = [PolicyParameters::STANDARD.get(rules.players); Players::MOST];
        let mut state = deal(rules, &mut rng);
        for _ in 0..rng.random_range(0..60) {
            let before = state.clone();
            if RolloutBot::step(&mut state).is_err() || state.ended().is_some() {
                state = before;
                break;
            }
        }
        for action in crate::rules::legal::candidates(&state.observe(state.to_act())).into_iter().take(30) {
            let mut complete = state.clone();
            complete.play(&action).unwrap();
            let discard = complete.observe(complete.to_act()).hand().iter().next().map(Action::Discard);
            let mut plan = vec![action];
            if let Some(discard) =
                discard.filter(|_| complete.ended().is_none() && complete.turn_of() == state.turn_of())
                && complete.check(&discard).is_ok()
            {
                complete.play(&discard).unwrap();
                plan.push(discard);
            }
            RolloutBot::play_out_with(&mut complete, &policies);
            plans += 1;
            if let Some(sheet) = play_out(&plan, &state, &policies) {
                same += 1;
                assert_eq!(Some(sheet), complete.score(), "{plan:?}");
            }
        }
    }
    assert!(same * 2 > plans, "{same} of {plans}");
}

#[test]
fn other_rules_are_left_to_the_complete_engine() {
    for preset in [Preset::ThreeHanded, Preset::Samba, Preset::Bolivia, Preset::ModernAmerican, Preset::HandAndFoot] {
        assert!(!fits(&preset.rules()), "{preset}");
    }
    for preset in [
        Preset::Classic,
        Preset::ClassicTwo,
        Preset::Duel,
        Preset::RoomsTwo,
        Preset::RoomsFour,
        Preset::Evening,
        Preset::Pagat,
    ] {
        assert!(fits(&preset.rules()), "{preset}");
    }
}

/// A hand is played to its end without a step that only the complete engine judges, as nearly all are.
#[test]
fn a_hand_ends() {
    let rules = Preset::ClassicTwo.rules();
    let state = deal(rules, &mut generator([2; 32]));
    let mut table = Table::of(&state).unwrap();
    let policies: SeatPolicies<'_> = [PolicyParameters::STANDARD.get(rules.players); Players::MOST];
    assert_eq!(finish(&mut table, &policies), Ok(()));
    assert!(score(&table).is_some_and(|sheet| sheet.totals().count() == 2));
}
