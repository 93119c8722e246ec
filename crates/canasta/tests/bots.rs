//! The bots: they use public information only, avoid vetoed actions, play under all rules, and act the same on every machine.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta::bots::{
    Bot, BotKind, Budget, ROSTER, RolloutBot, RosterEntry, Style, find_bot, levels, population, workload,
};
use canasta::rules::{
    Action, AskPartner, BySide, Card, CardSet, Ended, Given, Meld, Observation, Phase, PileStart, Players, Preset,
    Rank, Rules, Seat, Setup, Side, State, generator, seed_from_number,
};
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The budget in tests: small, but enough to use every part of a search.
const SMALL_BUDGET: Option<Budget> = Some(Budget::Worlds(40));

fn deal(rules: Rules, number: u64, scores: [i32; 2]) -> State {
    let dealer = rules.players.seat(number as usize % rules.players.count()).unwrap();
    State::deal(rules, dealer, BySide::from(scores), &rules.shuffled_deck(&mut generator(seed_from_number(number))))
}

/// Plays a hand with one bot for each seat; `inspect` is called with every action before it is played.
fn play(state: &mut State, bots: &mut [Box<dyn Bot>], mut inspect: impl FnMut(&State, &Action)) {
    for _ in 0..4_000 {
        let seat = state.to_act();
        let action = bots[seat.index()].act(&state.observe(seat));
        inspect(state, &action);
        state.play(&action).unwrap_or_else(|error| panic!("{action}: {error}"));
        if state.ended().is_some() {
            return;
        }
    }
    panic!("the hand does not end");
}

fn bots_for(entry: &RosterEntry, rules: &Rules, number: u64) -> Vec<Box<dyn Bot>> {
    rules
        .players
        .seats()
        .map(|seat| {
            entry.create_bot(seed_from_number(number << 2 | seat.index() as u64), SMALL_BUDGET, Style::Balanced)
        })
        .collect()
}

/// Every preset with two and with four players, as far as the rules allow it, and with three of whom one plays alone.
fn all_rules() -> Vec<(String, Rules)> {
    let mut all = Vec::new();
    for preset in Preset::ALL.into_iter().filter(|preset| preset.rules().fits_rules_of_thumb()) {
        for players in [Players::Two, Players::Three, Players::Four] {
            if (players == Players::Three) != preset.rules().lone_taker {
                continue;
            }
            if let Ok(rules) = preset.builder().players(players).build() {
                all.push((format!("{preset} {players:?}"), rules));
                if preset == Preset::Classic {
                    let builder = rules.to_builder().pile_start(PileStart::Rank).leader_extra(true);
                    let rules = builder.build().expect("possible rules");
                    all.push((format!("{preset} {players:?}, cards face down"), rules));
                }
            }
        }
    }
    all
}

#[test]
fn every_level_plays_every_preset() {
    let all = all_rules();
    assert!(all.iter().any(|(_, rules)| rules.lone_taker));
    for players in [Players::Two, Players::Four] {
        assert!(all.iter().filter(|(_, rules)| rules.players == players).count() >= 4, "{players:?}");
    }
    for (number, (name, rules)) in all.into_iter().enumerate() {
        for entry in levels() {
            let mut state = deal(rules, number as u64, [1_400, 300]);
            let mut bots = bots_for(entry, &rules, number as u64);
            play(&mut state, &mut bots, |_, _| {});
            assert!(state.score().is_some(), "{name}: {}", entry.name);
        }
    }
}

/// Every action is legal, or `play` panics.
#[test]
fn the_population_plays_every_preset() {
    for (number, (name, rules)) in all_rules().into_iter().enumerate() {
        for entry in population() {
            let hands = if entry.name == "master-1" { 1 } else { 15 };
            for hand in 0..hands {
                let mut state = deal(rules, hand << 8 | number as u64, [hand as i32 * 300, 700]);
                let mut bots = bots_for(entry, &rules, number as u64);
                play(&mut state, &mut bots, |_, _| {});
                assert!(state.score().is_some(), "{name}: {}", entry.name);
            }
        }
    }
}

/// What a policy does in the mean of a hand.
#[derive(Default)]
struct Behaviour {
    /// Piles taken.
    takes: f64,
    /// Cards of a pile that is taken.
    pile: f64,
    /// Turns of a seat before its side has opened.
    unopened: f64,
    /// Cards left in the hand after a turn.
    kept: f64,
    /// Wild cards discarded.
    frozen: f64,
    /// Wild cards melded.
    wilds: f64,
    /// Turns of all seats.
    turns: f64,
    /// Piles taken, in percent of the discards: how often the policy feeds its like.
    fed: f64,
}

/// Two hundred hands of a policy against itself.
fn behaviour(entry: &RosterEntry, rules: Rules) -> Behaviour {
    let (mut sum, hands) = (Behaviour::default(), 200);
    let mut discards = 0.0;
    for number in 0..hands {
        let mut state = deal(rules, number, [0, 0]);
        play(&mut state, &mut bots_for(entry, &rules, number), |state, action| {
            let seen = state.observe(state.to_act());
            match action {
                Action::Take { .. } => {
                    sum.takes += 1.0;
                    sum.pile += seen.pile().len() as f64;
                }
                Action::Discard(card) => {
                    discards += 1.0;
                    sum.turns += 1.0;
                    sum.kept += seen.hand().len() as f64 - 1.0;
                    sum.frozen += f64::from(u8::from(card.is_wild()));
                    sum.unopened += f64::from(u8::from(seen.melds(seen.side()).is_empty()));
                }
                Action::Meld(groups) => {
                    sum.wilds += groups.iter().map(|group| group.cards.wilds().len()).sum::<usize>() as f64;
                }
                _ => {}
            }
        });
    }
    sum.fed = 100.0 * sum.takes / discards;
    sum.pile /= sum.takes;
    sum.kept /= discards;
    for value in [&mut sum.takes, &mut sum.unopened, &mut sum.frozen, &mut sum.wilds, &mut sum.turns] {
        *value /= hands as f64;
    }
    sum
}

/// Each policy of the population is known by what it does, compared with the rules of thumb that all share.
#[test]
fn the_population_differs_in_what_it_does() {
    for preset in [Preset::Classic, Preset::ClassicTwo] {
        let of = |name: &str| behaviour(find_bot(name).unwrap(), preset.rules());
        let thumb = of("thumb");
        let figures = |own: &Behaviour| {
            format!(
                "takes {:.2} pile {:.1} unopened {:.1} kept {:.1} frozen {:.2} wilds {:.2} turns {:.1} fed {:.1}",
                own.takes, own.pile, own.unopened, own.kept, own.frozen, own.wilds, own.turns, own.fed
            )
        };
        let check = |name: &str, differs: fn(&Behaviour, &Behaviour) -> bool| {
            let own = of(name);
            println!("{preset} {name}: {}", figures(&own));
            assert!(differs(&own, &thumb), "{preset}: {name}: {}, thumb: {}", figures(&own), figures(&thumb));
        };
        check("layer", |own, thumb| own.kept < 0.9 * thumb.kept);
        check("taker", |own, thumb| own.pile < 0.9 * thumb.pile);
        check("hoarder", |own, thumb| own.unopened > 1.3 * thumb.unopened);
        check("racer", |own, thumb| own.kept < 0.95 * thumb.kept && own.turns < 0.95 * thumb.turns);
        check("freezer", |own, thumb| own.frozen > 1.5 * thumb.frozen);
        check("guard", |own, thumb| own.fed < 0.9 * thumb.fed);
        check("purist", |own, thumb| own.wilds < 0.9 * thumb.wilds);
        check("helper", |own, thumb| own.kept < 0.9 * thumb.kept);
        check("drawer", |own, thumb| own.pile > 1.1 * thumb.pile);
        check("fisher", |own, thumb| own.fed > 1.05 * thumb.fed);
    }
}

/// Playouts skip legality checks; checked play must give the same result.
#[test]
fn unchecked_playouts_equal_checked_play() {
    for (name, rules) in all_rules() {
        for number in 0..120 {
            let mut unchecked = deal(rules, number, [number as i32 * 40, 700]);
            let mut checked = unchecked.clone();
            RolloutBot::play_out(&mut unchecked);
            let mut bots: Vec<Box<dyn Bot>> =
                rules.players.seats().map(|_| Box::new(RolloutBot::default()) as Box<dyn Bot>).collect();
            play(&mut checked, &mut bots, |_, _| {});
            assert_eq!(unchecked.score(), checked.score(), "{name}, deal {number}");
            assert_eq!(unchecked, checked, "{name}, deal {number}");
            assert_eq!(unchecked.all_cards(), rules.cards(), "{name}, deal {number}");
        }
    }
}

/// No level uses the real places of hidden cards.
#[test]
fn every_level_acts_the_same_for_every_distribution_of_hidden_cards() {
    for preset in [Preset::ClassicTwo, Preset::Classic] {
        let mut rng = generator(seed_from_number(77));
        let mut compared = 0;
        for number in 0..6 {
            let mut state = deal(preset.rules(), number, [0, 1_600]);
            let mut bots = bots_for(find_bot("thumb").unwrap(), &preset.rules(), number);
            let mut turns = 0;
            play(&mut state, &mut bots, |state, _| {
                turns += 1;
                if turns % 9 != 0 {
                    return;
                }
                let observation = state.observe(state.to_act());
                let other = State::sample(&observation, &mut rng).unwrap();
                assert_ne!(*state, other, "the sample differs");
                for entry in levels() {
                    for style in [Style::Balanced, Style::Freezer] {
                        let mut twins = [(); 2].map(|()| entry.create_bot([3; 32], SMALL_BUDGET, style));
                        let one = twins[0].act(&observation);
                        assert_eq!(one, twins[1].act(&other.observe(observation.seat())), "{}:{style}", entry.name);
                        compared += 1;
                    }
                }
            });
        }
        assert!(compared > 100, "{compared}");
    }
}

/// For every preset and bot, by their places, the hash of all decisions in two hands. It covers the reference bots too, which
/// must never change.
fn decisions() -> String {
    let mut text = String::from(
        "# What every bot decides in two hands, as a number: written by `CANASTA_BLESS=1 cargo test --test bots`, and\n\
         # compared with WebAssembly by `cargo xtask test wasm`.\n",
    );
    // Further games are slow to compare, but the bots of today's deal may change in none.
    let is_pinned = |rules: usize, bot: usize| rules < 7 || ROSTER[bot].kind == BotKind::Frozen;
    let pairs: Vec<(usize, usize)> = (0..Preset::ALL.len())
        .flat_map(|rules| (0..ROSTER.len()).map(move |bot| (rules, bot)))
        .filter(|&(rules, bot)| is_pinned(rules, bot))
        .collect();
    let (next, lines) = (AtomicUsize::new(0), Mutex::new(vec![String::new(); pairs.len()]));
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(rules, bot)) = pairs.get(at) else { return };
            let (preset, entry) = (Preset::ALL[rules], &ROSTER[bot]);
            let number = workload::decisions(preset.rules(), entry) as u32;
            lines.lock().unwrap()[at] = format!("{rules} {bot} {number}  {preset} {}\n", entry.name);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    text.extend(lines.into_inner().unwrap());
    text
}

#[test]
fn decisions_equal_the_stored_ones() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../..", "/workload/decisions.txt");
    let now = decisions();
    if std::env::var_os("CANASTA_BLESS").is_some() {
        std::fs::write(path, &now).unwrap();
    }
    let stored = std::fs::read_to_string(path).unwrap().replace("\r\n", "\n");
    assert_eq!(stored, now, "if a bot was meant to change: CANASTA_BLESS=1 cargo test --test bots");
}

/// From this number of cards under the discard on, the pile is not small.
const SMALL: usize = 5;
/// From this number of cards under the discard on, the pile is large.
const LARGE: usize = 10;

/// The number of cards of a rank whose places a seat knows: in its hand, in melds, in the pile, known in other hands.
fn count_known(seen: &Observation<'_>, rank: Rank) -> usize {
    let rules = seen.rules();
    let laid = |side| seen.melds(side).iter().map(|meld| meld.cards.count(rank)).sum::<usize>();
    let melds = [seen.side(), seen.rival()].map(laid);
    let known = rules.players.seats().filter(|&seat| seat != seen.seat()).map(|seat| seen.known(seat).count(rank));
    seen.hand().count(rank) + melds.iter().sum::<usize>() + seen.pile_cards().count(rank) + known.sum::<usize>()
}

/// Why a discard is a blunder by public information, if it is one.
fn blunder(state: &State, card: Card) -> Option<&'static str> {
    let seen = state.observe(state.to_act());
    let hand = seen.hand();
    let others = hand.difference(card.into());
    if others.is_empty() {
        return None;
    }
    let (pile, rules) = (seen.takeable().len(), seen.rules());
    if card.is_wild() {
        return (pile < SMALL && others.iter().any(|other| !other.is_wild())).then_some("wastes a wild card");
    }
    let next = seen.rules().players.after(seen.seat());
    let theirs = seen.melds(seen.sides().of(next));
    let frozen = seen.frozen_to(seen.sides().of(next)).is_some();
    let is_set = |meld: &Meld, rank: Rank| meld.rank() == Some(rank);
    let takes = |meld: &Meld| is_set(meld, card.rank()) && meld.cards.len() < 7;
    let can_be_taken = card.rank().is_natural() && !frozen && theirs.iter().any(|meld| takes(&meld));
    let safe = |other: Card| {
        let rank = other.rank();
        let joins = !frozen && (theirs.iter().any(|meld| is_set(&meld, rank)) || rules.pile_onto_sequence);
        let all = 4 * usize::from(rules.packs);
        rank == Rank::Three
            || (rank.is_natural() && !joins && count_known(&seen, rank) == all && seen.known(next).count(rank) == 0)
    };
    (pile >= LARGE && can_be_taken && others.iter().any(safe)).then_some("gives away a large pile needlessly")
}

/// The points of a side's melds and red threes.
fn table_points(state: &State, side: Side) -> i32 {
    let rules = state.rules();
    let canasta = |meld: Meld| rules.canasta_bonus(meld);
    let melds: Vec<Meld> = state.melds(side).iter().collect();
    let red = match state.red_threes(side).len() as i32 {
        4 => rules.four_red_threes,
        n => n * rules.red_three,
    };
    let red = if rules.red_threes_negative && melds.is_empty() { -red } else { red };
    rules.points_of(state.melds(side).cards())
        + melds.into_iter().map(canasta).sum::<i32>()
        + rules.canasta_count_points(state.melds(side).canastas())
        + red
}

/// Whether the player who ended the hand could be certain to lose the match by it: the own side loses even without points in
/// its hands, and with a joker for every card of the opponents.
fn is_lost_for_certain(state: &State, before: &State) -> bool {
    let sheet = state.score().unwrap();
    let side = state.sides().of(state.turn_of());
    let Some(end) = sheet.game_end(state.rules(), state.hand_number()) else { return false };
    let theirs = before.scores()[before.rival(side)] + table_points(before, before.rival(side));
    let foot = |seat| before.feet(seat).map(CardSet::len).sum::<usize>();
    let cards: usize =
        before.sides().seats_of(before.rival(side)).map(|seat| before.hand(seat).len() + foot(seat)).sum();
    let ours = sheet.totals()[side] - sheet.sides[side].in_hand;
    // A three counts a hundred in some games.
    let prices = Rank::ALL.map(|rank| state.rules().points_of_rank(rank)).into_iter().max().unwrap_or(0);
    let highest = state.rules().black_three_held.max(state.rules().red_three_held).max(prices);
    // And a hand with three cards of certain ranks.
    let penalties: i32 = state.rules().held_penalties.iter().map(|(_, points)| points).sum();
    let seats = before.sides().seats_of(before.rival(side)).count();
    let least = theirs - highest * cards as i32 - penalties * seats as i32;
    let by_deals = state.rules().deals.is_some_and(|deals| state.hand_number() >= deals.into());
    let ends = state.rules().target.is_none_or(|target| least >= target) || by_deals;
    end.winner != side && least > ours && ends
}

/// Whether the player who went out might have asked a partner with seven cards or more, and could not be certain to win the match.
fn is_over_a_partner(state: &State, before: &State) -> bool {
    let (rules, seat) = (state.rules(), state.turn_of());
    let seen = before.observe(seat);
    let may_ask = match rules.ask_partner {
        AskPartner::Never => false,
        AskPartner::Once => !seen.has_asked(),
        AskPartner::Allowed | AskPartner::Must => true,
    };
    let sheet = state.score().unwrap();
    let side = state.sides().of(seat);
    let theirs = &sheet.sides[before.rival(side)];
    let may_be_certain = sheet.game_end(rules, state.hand_number()).is_some_and(|end| end.winner == side)
        && sheet.totals()[side] > theirs.total - theirs.in_hand - theirs.penalties;
    may_ask && !may_be_certain && seen.partner().is_some_and(|partner| before.hand(partner).len() >= 7)
}

#[test]
fn no_level_blunders_with_two_players() {
    assert_no_blunders(Preset::ClassicTwo);
}

#[test]
fn no_level_blunders_with_four_players() {
    assert_no_blunders(Preset::Classic);
}

#[test]
fn no_level_blunders_under_the_evening_rules() {
    assert_no_blunders(Preset::Evening);
}

#[test]
fn no_level_blunders_in_samba() {
    assert_no_blunders(Preset::Samba);
}

#[test]
fn no_level_blunders_in_bolivia() {
    assert_no_blunders(Preset::Bolivia);
}

#[test]
fn no_level_blunders_in_modern_american() {
    assert_no_blunders(Preset::ModernAmerican);
}

#[test]
fn no_level_blunders_in_hand_and_foot() {
    assert_no_blunders(Preset::HandAndFoot);
}

/// In the games that the quick rules of thumb do not know, the lower levels differ by their weights alone. Over the same hands twice,
/// with the sides changed, each has more points than the one below it.
#[test]
fn each_of_the_lower_levels_beats_the_one_below_it_in_the_further_games() {
    for preset in [Preset::Samba, Preset::Bolivia, Preset::ModernAmerican, Preset::HandAndFoot] {
        let rules = preset.rules();
        for pair in ["beginner", "casual", "club"].windows(2) {
            let mut lead = 0;
            for number in 0..700 {
                let mut state = deal(rules, number / 2, [0, 0]);
                let better = [Side::FIRST, Side::SECOND][number as usize % 2];
                let level = |seat| pair[usize::from(rules.sides().of(seat) == better)];
                let mut bots: Vec<Box<dyn Bot>> = rules
                    .players
                    .seats()
                    .map(|seat| find_bot(level(seat)).unwrap().create_bot([7; 32], SMALL_BUDGET, Style::Balanced))
                    .collect();
                play(&mut state, &mut bots, |_, _| ());
                let sheet = state.score().unwrap();
                lead += sheet.sides[better].hand - sheet.sides[state.rival(better)].hand;
            }
            assert!(lead > 0, "{preset}: {pair:?}: {lead}");
        }
    }
}

/// Called by a test for each preset, so that these long tests run in parallel.
fn assert_no_blunders(preset: Preset) {
    for entry in levels() {
        // Fast bots play more hands than those that search.
        let is_fast = matches!(entry.name, "beginner" | "casual");
        let hands = match preset.rules().fits_rules_of_thumb() {
            true if is_fast => 150,
            true => 25,
            false if is_fast => 50,
            false => 8,
        };
        let mut discards = 0;
        for number in 0..hands {
            // Matches at the start, in the middle, and near the end for either side.
            let rules = preset.rules();
            let target = rules.target.unwrap_or(5_000);
            let scores =
                [[0, 0], [34, 64], [86, 94], [96, 40]][number as usize % 4].map(|percent| percent * target / 100);
            // A match of so many hands is in its last one half of the time.
            let last = rules.deals.filter(|_| number % 2 == 1).map_or(1, u32::from);
            let mut state = deal(rules, number, scores).with_hand_number(last);
            let mut bots = bots_for(entry, &preset.rules(), number);
            let mut turn_start = state.clone();
            let mut turn = Vec::new();
            play(&mut state, &mut bots, |state, action| {
                if state.phase() == Phase::Draw {
                    turn_start = state.clone();
                    turn.clear();
                }
                turn.push(action.to_string());
                if let Action::Discard(card) = action {
                    discards += 1;
                    let blunder = blunder(state, *card);
                    assert_eq!(blunder, None, "{} in {preset}, hand {number}: {:?}", entry.name, state);
                }
            });
            let out = matches!(state.ended(), Some(Ended::Out | Ended::Concealed));
            assert!(
                !(out && is_lost_for_certain(&state, &turn_start)),
                "{} in {preset}, hand {number}: goes out and loses the match with {turn:?}: {turn_start:?}",
                entry.name
            );
            let is_unasked =
                out && !turn.iter().any(|action| action == "ask") && is_over_a_partner(&state, &turn_start);
            assert!(
                entry.name == "beginner" || !is_unasked,
                "{} in {preset}, hand {number}: goes out unasked with {turn:?}: {turn_start:?}",
                entry.name
            );
        }
        assert!(discards > 10 * hands as usize, "{discards}");
    }
}

/// A small position: three cards in a hand and five in the stock are hidden from the other seat, a red three among them.
fn tiny(known: &str) -> State {
    tiny_with_stock(known, "5s 7d 7c 2d 3d")
}

fn tiny_with_stock(known: &str, stock: &str) -> State {
    let mut setup = Setup::new(Preset::ClassicTwo.rules());
    let cards = |text: &str| text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
    setup.hands[0] = Given::Cards(cards("Ks Kh Kd Kc"));
    setup.hands[1] = Given::Cards(cards(&format!("5s 6h Jo {known}")));
    setup.stock = Given::Cards(cards(stock));
    setup.pile = cards("8h");
    setup.state().unwrap()
}

/// The chi-square statistic of the sampled hands against their expected frequencies.
fn chi_square(found: &HashMap<String, u32>, wanted: &HashMap<String, f64>, draws: f64) -> f64 {
    assert!(found.keys().all(|hand| wanted.contains_key(hand)), "every sampled hand is possible");
    let sum: f64 = wanted.values().sum();
    let term = |(hand, weight): (&String, &f64)| {
        let expected = draws * weight / sum;
        (f64::from(found.get(hand).copied().unwrap_or(0)) - expected).powi(2) / expected
    };
    wanted.iter().map(term).sum()
}

/// The weight of every possible hand: each deal of the seven hidden cards with three in the hand counts once, times `weigh`.
/// The red three is never in a hand.
fn every_hand(weigh: impl Fn(CardSet) -> f64) -> HashMap<String, f64> {
    let hidden: Vec<Card> = "5s 6h Jo 5s 7d 7c 2d".split(' ').map(|card| card.parse().unwrap()).collect();
    let mut hands = HashMap::new();
    for a in 0..7 {
        for b in a + 1..7 {
            for c in b + 1..7 {
                let hand: CardSet = [a, b, c].map(|place| hidden[place]).into_iter().collect();
                *hands.entry(hand.to_string()).or_insert(0.0) += weigh(hand);
            }
        }
    }
    hands
}

#[test]
fn samples_are_uniform_over_all_deals() {
    let state = tiny("");
    let seen = state.observe(Seat::FIRST);
    let mut rng = generator(seed_from_number(3));
    let wanted = every_hand(|_| 1.0);
    let draws = 40_000;
    for ways in [1, 4] {
        let mut found = HashMap::new();
        let mut red_three = [0_u32; 5];
        for _ in 0..draws {
            let sampled = State::sample_likely(&seen, &mut rng, ways, |_, _| 1.0).unwrap();
            assert_eq!(sampled.observe(Seat::FIRST), seen);
            *found.entry(sampled.hand(state.rules().players.seat(1).unwrap()).to_string()).or_insert(0) += 1;
            red_three[sampled.stock().iter().position(|card| card.is_red_three()).unwrap()] += 1;
        }
        // The 99.9 % points: 51.2 for 24 degrees of freedom, 18.5 for 4.
        assert_eq!(wanted.len(), 25);
        let far = chi_square(&found, &wanted, f64::from(draws));
        assert!(far < 52.0, "{ways} ways: {far} with {} hands", wanted.len());
        let expected = f64::from(draws) / 5.0;
        let far: f64 = red_three.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        assert!(far < 18.5, "{ways} ways: the red three: {far}");
    }
}

/// Without a red three, whose place is drawn by lot afterwards, nothing else brings the stock into another order.
#[test]
fn the_order_of_a_sampled_stock_is_uniform() {
    let state = tiny_with_stock("", "5s 7d 7c 2d");
    let seen = state.observe(Seat::FIRST);
    let mut rng = generator(seed_from_number(5));
    // Each of the seven hidden cards is as likely to lie first, then each of the other six.
    let hidden: Vec<Card> = "5s 6h Jo 5s 7d 7c 2d".split(' ').map(|card| card.parse().unwrap()).collect();
    let mut wanted = HashMap::new();
    for (i, a) in hidden.iter().enumerate() {
        for b in hidden[..i].iter().chain(&hidden[i + 1..]) {
            *wanted.entry(format!("{a} {b}")).or_insert(0.0) += 1.0;
        }
    }
    assert_eq!(wanted.len(), 31);
    let draws = 40_000;
    for ways in [1, 4] {
        let mut found = HashMap::new();
        for _ in 0..draws {
            let sampled = State::sample_likely(&seen, &mut rng, ways, |_, _| 1.0).unwrap();
            *found.entry(format!("{} {}", sampled.stock()[0], sampled.stock()[1])).or_insert(0_u32) += 1;
        }
        // The 99.9 % point for 30 degrees of freedom is 59.7.
        let far = chi_square(&found, &wanted, f64::from(draws));
        assert!(far < 60.0, "{ways} ways: {far}");
    }
}

/// With many candidate deals, the frequency of a hand approaches its weight.
#[test]
fn likely_samples_follow_their_weights() {
    let state = tiny("");
    let seen = state.observe(Seat::FIRST);
    let weigh = |hand: CardSet| if hand.count(Rank::Five) == 2 { 3.0 } else { 1.0 };
    let wanted = every_hand(weigh);
    let share: f64 = {
        let pairs: f64 = wanted.iter().filter(|(hand, _)| hand.starts_with("5s 5s")).map(|(_, weight)| weight).sum();
        pairs / wanted.values().sum::<f64>()
    };
    let mut rng = generator(seed_from_number(4));
    let draws = 20_000;
    let opponent = state.rules().players.seat(1).unwrap();
    let mut pairs = 0;
    for _ in 0..draws {
        let sampled = State::sample_likely(&seen, &mut rng, 64, |_, hand| weigh(hand)).unwrap();
        pairs += u32::from(sampled.hand(opponent).count(Rank::Five) == 2);
    }
    // Four standard deviations, and a margin for the finite number of candidates.
    let found = f64::from(pairs) / f64::from(draws);
    assert!((found - share).abs() < 0.017, "{found} instead of {share}");
}

/// After many exchanges every hand is as frequent as its weight says, though two ways to deal alone are far from that.
#[test]
fn weighted_samples_follow_their_weights() {
    let state = tiny("");
    let seen = state.observe(Seat::FIRST);
    let weigh = |hand: CardSet| if hand.count(Rank::Five) == 2 { 9.0 } else { 1.0 };
    let wanted = every_hand(weigh);
    let mut rng = generator(seed_from_number(6));
    let draws = 20_000;
    let opponent = state.rules().players.seat(1).unwrap();
    let mut far = |exchanges| {
        let mut found = HashMap::new();
        for _ in 0..draws {
            let sampled = State::sample_weighted(&seen, &mut rng, 2, exchanges, |_, hand| weigh(hand)).unwrap();
            assert_eq!(sampled.observe(Seat::FIRST), seen);
            *found.entry(sampled.hand(opponent).to_string()).or_insert(0) += 1;
        }
        chi_square(&found, &wanted, f64::from(draws))
    };
    // The 99.9 % point for 24 degrees of freedom is 51.2.
    let [few, many] = [0, 200].map(&mut far);
    assert!(few > 200.0 && many < 52.0, "{few}, {many}");
}
