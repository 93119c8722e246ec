//! Going out, found by an independent exhaustive search over all sequences of melds of a hand,
//! compared with the answer of the engine.

use crate::random_cases::{self, cases};
use canasta::rules::{
    Action, Answer, BySeat, BySide, Card, CardSet, Drew, Ended, Given, Group, Meld, Melds, Phase, Rank, Rules, Seat,
    Setup, Side, State, legal,
};
use proptest::prelude::*;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use std::collections::HashMap;

/// Place of the black threes behind the eleven ranks that meld.
const THREES: usize = 11;

/// A hand and the own melds, by numbers of cards alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Position {
    /// Cards of each rank in the hand, black threes last.
    hand: [u8; 12],
    twos: u8,
    jokers: u8,
    /// Cards of each rank laid, black threes last.
    laid: [u8; 12],
    /// Wilds laid with each rank.
    wilds: [u8; 12],
}

/// Cards laid together: for each place the numbers of naturals, twos and jokers.
type Lay = [(u8, u8, u8); 12];

impl Position {
    fn of(hand: CardSet, melds: &Melds) -> Position {
        let mut position = Position::default();
        for (place, rank) in Rank::NATURALS.into_iter().chain([Rank::Three]).enumerate() {
            position.hand[place] = hand.count(rank) as u8;
            position.laid[place] = melds.of(rank).count(rank) as u8;
            position.wilds[place] = melds.of(rank).wilds().len() as u8;
        }
        position.twos = hand.count(Rank::Two) as u8;
        position.jokers = hand.count(Rank::Joker) as u8;
        position
    }

    fn cards(&self) -> u8 {
        self.hand.iter().sum::<u8>() + self.twos + self.jokers
    }

    fn has_melds(&self) -> bool {
        self.laid.iter().any(|&n| n > 0)
    }

    fn after(&self, lay: &Lay) -> Option<Position> {
        let mut next = *self;
        for (place, &(n, t, j)) in lay.iter().enumerate() {
            next.hand[place] = next.hand[place].checked_sub(n)?;
            next.twos = next.twos.checked_sub(t)?;
            next.jokers = next.jokers.checked_sub(j)?;
            next.laid[place] += n;
            next.wilds[place] += t + j;
        }
        Some(next)
    }
}

/// Facts that stay the same during the turn.
struct Turn {
    rules: Rules,
    minimum: i32,
    /// Whether the turn began with a card of the stock.
    from_stock: bool,
    undrawn: bool,
}

impl Turn {
    fn canastas_suffice(&self, position: &Position) -> bool {
        let big = |place: usize| position.laid[place] + position.wilds[place] >= 7;
        let enough = (0..THREES).filter(|&place| big(place)).count() >= self.rules.canastas_to_go_out.into();
        enough && self.rules.required_ranks.iter().all(|rank| big(rank.index()))
    }

    /// Whether these cards are a valid meld.
    fn is_meld(&self, place: usize, naturals: u8, wilds: u8) -> bool {
        if place == THREES {
            return naturals >= 3 && wilds == 0;
        }
        naturals + wilds >= 3
            && naturals >= self.rules.min_naturals
            && self.rules.max_wilds.is_none_or(|most| wilds <= most)
            && (wilds == 0 || !self.rules.wilds_max_naturals || wilds + self.rules.naturals_ahead <= naturals)
    }

    /// The position after these groups are laid, unless a rule other than the finish of the turn forbids them.
    fn lay(&self, position: &Position, lay: &Lay) -> Option<Position> {
        let next = position.after(lay)?;
        let mut any = false;
        for (place, &(n, t, j)) in lay.iter().enumerate() {
            if n + t + j == 0 {
                continue;
            }
            any = true;
            // A group is checked with the meld that it joins; wilds alone start none.
            if next.laid[place] == 0 || !self.is_meld(place, next.laid[place], next.wilds[place]) {
                return None;
            }
        }
        if !any {
            return None;
        }
        let nothing_else = next.cards() == next.hand[THREES];
        if lay[THREES].0 > 0 && self.rules.black_threes_last && !nothing_else {
            return None;
        }
        if !position.has_melds() {
            let wilds: u8 = lay.iter().map(|&(_, t, j)| t + j).sum();
            if wilds > 0 && !self.rules.wilds_in_opening {
                return None;
            }
            let out_at_once = next.cards() <= 1 && self.canastas_suffice(&next);
            let exempt = self.rules.concealed_exempt && self.from_stock && out_at_once;
            if !exempt && points(&self.rules, lay) < self.minimum {
                return None;
            }
        }
        Some(next)
    }

    /// Whether some sequence of melds, perhaps with a discard, goes out from here.
    fn can_go_out(&self, position: &Position, known: &mut HashMap<Position, bool>) -> bool {
        if position.cards() <= 1 && self.canastas_suffice(position) {
            return true;
        }
        if let Some(&known) = known.get(position) {
            return known;
        }
        let mut can = false;
        // Once the side has melded, laying several groups is laying one after another.
        let most = if position.has_melds() { 1 } else { 12 };
        self.every_lay(position, 0, most, &mut [(0, 0, 0); 12], &mut |lay| {
            if !can && let Some(next) = self.lay(position, lay) {
                can = self.can_go_out(&next, known);
            }
        });
        known.insert(*position, can);
        can
    }

    /// Every choice of up to `most` groups at the places from `place` on.
    fn every_lay(&self, position: &Position, place: usize, most: usize, lay: &mut Lay, visit: &mut dyn FnMut(&Lay)) {
        if place == 12 || most == 0 {
            return visit(lay);
        }
        self.every_lay(position, place + 1, most, lay, visit);
        let used = |lay: &Lay| lay.iter().fold((0, 0), |(t, j), group| (t + group.1, j + group.2));
        let (twos, jokers) = used(lay);
        let wilds = place != THREES;
        for n in 0..=position.hand[place] {
            for t in 0..=if wilds { position.twos - twos } else { 0 } {
                for j in 0..=if wilds { position.jokers - jokers } else { 0 } {
                    if n + t + j > 0 && position.laid[place] + n > 0 {
                        lay[place] = (n, t, j);
                        self.every_lay(position, place + 1, most - 1, lay, visit);
                        lay[place] = (0, 0, 0);
                    }
                }
            }
        }
    }

    /// Whether the rules allow these groups in a turn that may end in any way, or in one that must go out.
    fn allows(&self, position: &Position, lay: &Lay, must_go_out: bool) -> bool {
        let Some(next) = self.lay(position, lay) else { return false };
        let out = self.can_go_out(&next, &mut HashMap::new());
        if self.undrawn || must_go_out || lay[THREES].0 > 0 {
            return out;
        }
        match next.cards() {
            0 => out,
            1 => out || self.rules.keep_last_card,
            _ => true,
        }
    }
}

fn points(rules: &Rules, lay: &Lay) -> i32 {
    let price = |place: usize| rules.card_points.at(if place == THREES { Rank::Three.index() } else { place });
    let wild = |rank: Rank, usual| rules.card_points.at(rank.index()).unwrap_or(usual);
    let (two, joker) = (wild(Rank::Two, 20), wild(Rank::Joker, 50));
    let value = |place: usize| {
        price(place).unwrap_or(match place {
            0..=3 | THREES => 5,
            4..=9 => 10,
            _ => 20,
        })
    };
    let group = |(place, &(n, t, j)): (usize, &(u8, u8, u8))| {
        value(place) * i32::from(n) + two * i32::from(t) + joker * i32::from(j)
    };
    lay.iter().enumerate().map(group).sum()
}

/// A small position in which going out is often barely possible or barely impossible.
fn small(rng: &mut impl Rng) -> State {
    loop {
        let mut rules = random_cases::rules(rng);
        rules.canastas_to_go_out = *[0, 1, 1, 1, 2].choose(rng).expect("some");
        let required = rng.random_range(0..2);
        rules.required_ranks = Rank::NATURALS[..4].sample(rng, required).copied().collect();
        rules.out_without_draw = rng.random();
        let all = [[0; 4], [50; 4], [15, 50, 90, 120], [120; 4]];
        rules.opening_minimums = (*all.choose(rng).expect("some")).into();
        if rules.check().is_err() {
            continue;
        }
        let mut setup = Setup::new(rules);
        setup.phase = if rules.out_without_draw && rng.random_bool(0.3) { Phase::Draw } else { Phase::Play };
        setup.drew = if rng.random_bool(0.7) { Drew::Stock } else { Drew::Pile };
        setup.scores = BySide::from([*[-5, 0, 1500, 3000].choose(rng).expect("some"); 8]);
        setup.has_laid = Some(BySeat::from([rng.random(); 8]));
        if rules.lone_taker {
            setup.lone = [None, rules.players.seat(0), rules.players.seat(2)].choose(rng).copied().flatten();
        }
        let all = rules.cards();
        let mut deck: Vec<Card> = all.difference(all.red_threes()).iter().collect();
        deck.shuffle(rng);
        let mut pull = |n: usize, kind: &dyn Fn(Card) -> bool| -> Vec<Card> {
            let mut pulled = Vec::new();
            while pulled.len() < n
                && let Some(at) = deck.iter().position(|&card| kind(card))
            {
                pulled.push(deck.swap_remove(at));
            }
            pulled
        };
        let some = [Rank::Four, Rank::Five, Rank::Six, Rank::King, Rank::Ace];
        let n = rng.random_range(1..=3);
        let ranks: Vec<Rank> = some.sample(rng, n).copied().collect();
        let mut hand = Vec::new();
        if rng.random() {
            for &rank in &ranks {
                let naturals = rng.random_range(2..7);
                let wilds = rng.random_range(0..4);
                if rng.random() && naturals + wilds >= 3 {
                    let mut meld = pull(naturals, &|card| card.rank() == rank);
                    meld.extend(pull(wilds, &Card::is_wild));
                    setup.melds[Side::FIRST].push(meld.into_iter().collect());
                }
            }
        }
        for &rank in &ranks {
            hand.extend(pull(*[0, 1, 2, 3, 3, 4, 6, 7].choose(rng).expect("some"), &|card| card.rank() == rank));
        }
        hand.extend(pull(rng.random_range(0..4), &Card::is_wild));
        if rng.random_bool(0.3) {
            hand.extend(pull(rng.random_range(1..=4), &Card::is_black_three));
        }
        if hand.is_empty() || hand.len() > 14 {
            continue;
        }
        setup.hands[0] = Given::Cards(hand);
        setup.stock = Given::Unknown(4);
        if let Ok(state) = setup.state() {
            return state;
        }
    }
}

fn turn_of(state: &State) -> Turn {
    Turn {
        rules: *state.rules(),
        minimum: state.opening_minimum(Seat::FIRST),
        from_stock: state.observe(state.to_act()).drew() == Drew::Stock,
        undrawn: state.phase() == Phase::Draw,
    }
}

fn position_of(state: &State) -> Position {
    Position::of(state.hand(state.to_act()), state.melds(state.sides().of(state.to_act())))
}

/// The cards of the hand for a lay: any suits.
fn action_of(state: &State, lay: &Lay) -> Action {
    let mut hand = state.hand(state.to_act());
    let mut take = |rank: Rank, n: u8| {
        let kind = if rank == Rank::Three { hand.black_threes() } else { hand.of_rank(rank) };
        let cards: CardSet = kind.iter().take(n.into()).collect();
        hand = hand.difference(cards);
        cards
    };
    let mut groups = Vec::new();
    for (place, &(n, t, j)) in lay.iter().enumerate().filter(|(_, group)| **group != (0, 0, 0)) {
        let rank = Rank::NATURALS.get(place).copied().unwrap_or(Rank::Three);
        let parts = [take(rank, n), take(Rank::Two, t), take(Rank::Joker, j)];
        groups.push(Group::onto(rank, parts.into_iter().flat_map(CardSet::iter).collect()));
    }
    Action::Meld(groups)
}

proptest! {
    #![proptest_config(cases(3000))]

    /// The engine knows whether the player could go out, and shows a way that works.
    #[test]
    fn the_engine_finds_going_out_exactly_when_it_is_possible(number: u64) {
        let mut state = small(&mut canasta::rules::generator(canasta::rules::seed_from_number(number)));
        let seat = state.to_act();
        let possible = turn_of(&state).can_go_out(&position_of(&state), &mut HashMap::new());
        prop_assert_eq!(state.observe(seat).could_go_out(), possible, "{:?}", state);
        let asked = state.check(&Action::Ask).is_ok();
        let cards = state.hand(seat).len();
        let rules = state.rules();
        let could_go_on = cards >= 2 || rules.keep_last_card;
        let has_partner = state.sides().partner(seat).is_some();
        let askable = rules.ask_partner.is_allowed() && has_partner && state.phase() == Phase::Play && could_go_on;
        prop_assert_eq!(asked, possible && askable, "ask in {:?}", state);
        for _ in 0..3 {
            if !possible || state.ended().is_some() {
                break;
            }
            let step = legal::first_step_out(&state.observe(seat));
            let played = step.as_ref().map(|step| state.play(step));
            prop_assert_eq!(played, Some(Ok(())), "{:?} in {:?}", step, state);
        }
        prop_assert_eq!(matches!(state.ended(), Some(Ended::Out | Ended::Concealed)), possible, "{:?}", state);
    }

    /// Every single meld is allowed or refused as the search says, in a free turn and in one that must go out.
    #[test]
    fn melds_are_allowed_exactly_when_the_turn_can_be_finished(number: u64) {
        let state = small(&mut canasta::rules::generator(canasta::rules::seed_from_number(number)));
        let turn = turn_of(&state);
        let position = position_of(&state);
        let mut bound = state.clone();
        let asked = bound.play(&Action::Ask).and_then(|()| bound.play(&Action::Answer(Answer::Yes))).is_ok();
        let mut wrong = None;
        let mut looked_at = 0;
        turn.every_lay(&position, 0, 3, &mut [(0, 0, 0); 12], &mut |lay| {
            looked_at += 1;
            if wrong.is_some() || looked_at > 400 || *lay == [(0, 0, 0); 12] {
                return;
            }
            let action = action_of(&state, lay);
            let free = (state.check(&action), turn.allows(&position, lay, false));
            if free.0.is_ok() != free.1 {
                wrong = Some(format!("{action}: {free:?}, in {state:?}"));
            } else if asked {
                let must = (bound.check(&action), turn.allows(&position, lay, true));
                if must.0.is_ok() != must.1 {
                    wrong = Some(format!("bound to go out, {action}: {must:?}, in {state:?}"));
                }
            }
        });
        prop_assert_eq!(wrong, None);
    }
}

/// Both answers must occur often. Otherwise the comparison above proves little.
#[test]
fn both_answers_about_going_out_are_common() {
    let mut counts = [0; 2];
    let mut melded_first = 0;
    for number in 0..1000 {
        let state = small(&mut canasta::rules::generator(canasta::rules::seed_from_number(number)));
        counts[usize::from(state.observe(state.to_act()).could_go_out())] += 1;
        melded_first += usize::from(state.melds(Side::FIRST).is_empty());
    }
    assert!(counts.iter().all(|&n| n > 150), "{counts:?}");
    assert!((200..800).contains(&melded_first), "{melded_first}");
    assert_eq!(Meld::CANASTA, 7);
}

fn with(changes: serde_json::Value, hand: &str, phase: Phase) -> State {
    let rules = Rules::default().with(changes.as_object().expect("an object")).expect("rules");
    let mut setup = Setup::new(rules);
    setup.phase = phase;
    setup.hands[0] = Given::Cards(hand.split(' ').map(|card| card.parse().expect("a card")).collect());
    setup.state().expect("a position")
}

/// A side that needs no canasta may discard its last card before its first meld, since a discard is not an opening.
#[test]
fn discarding_the_last_card_is_not_an_opening() {
    let changes = serde_json::json!({"canastas_to_go_out": 0, "out_without_draw": true});
    let state = with(changes, "4s", Phase::Draw);
    assert!(state.observe(state.to_act()).could_go_out());
    assert_eq!(state.check(&"discard 4s".parse().expect("an action")), Ok(()));
}

/// An opening without wilds may count black threes: 6 × 5 and 4 × 5 reach 50, then the two completes the canasta.
#[test]
fn black_threes_count_for_an_opening_without_wilds() {
    let changes = serde_json::json!({"wilds_in_opening": false, "concealed_exempt": false});
    let mut state = with(changes, "5s 5s 5h 5d 5d 5c 2d 3s 3s 3c 3c", Phase::Play);
    for action in ["ask", "answer yes"] {
        assert_eq!(state.play(&action.parse().expect("an action")), Ok(()), "{action}");
    }
    for _ in 0..2 {
        let step = legal::first_step_out(&state.observe(state.to_act())).expect("a way out");
        assert_eq!(state.play(&step), Ok(()), "{step}");
    }
    assert_eq!(state.ended(), Some(Ended::Concealed));
}

/// The actions of the way out that the engine gives for a hand and the own melds.
fn way_out(hand: &str, melds: &[&str]) -> Vec<String> {
    let cards = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect::<CardSet>();
    let mut setup = Setup::new(Rules::default());
    setup.phase = Phase::Play;
    setup.hands[0] = Given::Cards(cards(hand).iter().collect());
    setup.melds[Side::FIRST] = melds.iter().map(|meld| cards(meld)).collect();
    let mut state = setup.state().expect("a position");
    let mut steps = Vec::new();
    while state.ended().is_none() {
        let step = legal::first_step_out(&state.observe(state.to_act())).expect("a way out");
        assert_eq!(state.play(&step), Ok(()), "{step}");
        steps.push(step.to_string());
    }
    steps
}

#[test]
fn a_way_out_spends_wilds_on_a_natural_canasta_only_where_nothing_else_has_room() {
    let kings = "Ks Kh Kd Kc Ks Kh Kd";
    // Three wilds at most lie in a meld, so the aces take one, and the kings the rest.
    let full = "As Ah Ad Ac As 2s 2h";
    assert_eq!(way_out("2c 2d Jo", &[kings, full]), ["meld K: 2d 2c + A: Jo"]);
    assert_eq!(way_out("2c 2d", &[kings, "As Ah Ad"]), ["meld A: 2d 2c"]);
    assert_eq!(way_out("2c 2d", &[kings]), ["meld K: 2d 2c"]);
}
