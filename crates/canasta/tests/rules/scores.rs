//! Scores, compared with an independent count card by card.

use crate::random_cases::cases;
use crate::random_walks::Walk;
use crate::referee::{playing_side, side_of};
use canasta::rules::{Action, BySide, CardSet, Ended, Phase, Rank, Rules, Seat, Side, State};
use proptest::prelude::*;

/// The history of a hand that decides whether a side went out concealed.
pub struct Memory {
    turn_of: Seat,
    /// Whether each seat laid cards in an earlier turn.
    laid_before: [bool; 8],
    laid_now: bool,
    /// The melds of the side on turn when the turn began.
    melds: Vec<(Rank, CardSet)>,
}

fn melds(state: &State, side: Side) -> Vec<(Rank, CardSet)> {
    state.melds(side).iter().map(|meld| (meld.leading_rank(), meld.cards)).collect()
}

impl Memory {
    pub fn new(state: &State) -> Memory {
        let mut laid_before = [false; 8];
        for seat in state.rules().players.seats() {
            laid_before[seat.index()] = state.observe(seat).has_laid(seat);
        }
        let turn_of = state.turn_of();
        Memory { turn_of, laid_before, laid_now: false, melds: melds(state, playing_side(state, turn_of)) }
    }

    pub fn note(&mut self, action: &Action, after: &State) {
        self.laid_now |= matches!(action, Action::Meld(_) | Action::Take { .. });
        if after.turn_of() != self.turn_of {
            self.laid_before[self.turn_of.index()] |= self.laid_now;
            let laid_before = self.laid_before;
            *self = Memory { laid_before, ..Memory::new(after) };
        }
    }

    /// Whether the player melded nothing before this turn, added to no earlier meld, and made a canasta in the turn.
    fn concealed(&self, end: &State) -> bool {
        let now = melds(end, playing_side(end, self.turn_of));
        let untouched = self.melds.iter().all(|meld| now.contains(meld));
        // Black threes are no canasta.
        let new_canasta = now.iter().any(|(rank, cards)| {
            *rank != Rank::Three && cards.len() >= 7 && self.melds.iter().all(|(old, _)| old != rank)
        });
        !self.laid_before[self.turn_of.index()] && untouched && new_canasta
    }
}

fn value(rules: &Rules, cards: CardSet) -> i32 {
    let priced = |name: &str| rules.card_points.of_word(key(name));
    let one = |name: String| match name.as_str() {
        "3h" | "3d" => 0,
        name if priced(name).is_some() => priced(name).unwrap(),
        "Jo" => 50,
        name if name.starts_with(['A', '2']) => 20,
        name if name.starts_with(['K', 'Q', 'J', 'T', '9', '8']) => 10,
        _ => 5,
    };
    cards.iter().map(|card| one(card.to_string())).sum()
}

/// The name of a card's price in the rules.
fn key(name: &str) -> &str {
    if name == "Jo" { "joker" } else { &name[..1] }
}

/// Going out, canastas, red threes, melded, in hand, penalties, extras.
fn recount(state: &State, side: Side, memory: &Memory, out: bool) -> [i32; 7] {
    let rules: &Rules = state.rules();
    let seat = rules.players.seats().find(|&seat| side_of(rules, seat) == side).unwrap();
    let playing = playing_side(state, seat);
    let melds = melds(state, playing);
    let going_out = match (out && playing_side(state, memory.turn_of) == playing, memory.concealed(state)) {
        (false, _) => 0,
        (true, false) => rules.going_out,
        (true, true) => rules.concealed,
    };
    let is_canasta = |cards: &CardSet| cards.len() >= 7 && cards.of_rank(Rank::Three).is_empty();
    let canasta = |&(rank, ref cards): &(Rank, CardSet)| match (is_canasta(cards), cards.wilds().len()) {
        (false, _) => 0,
        (true, 0) => rules.canasta_bonuses.of_word(rank.notation()).unwrap_or(rules.natural_canasta),
        (true, _) => rules.canasta_bonuses.of_word(&format!("mixed-{rank}")).unwrap_or(rules.mixed_canasta),
    };
    let many = melds.iter().filter(|(_, cards)| is_canasta(cards)).count();
    let reached = |&(key, _): &(&str, i32)| key.parse::<usize>().unwrap() <= many;
    let by_number = rules.canasta_count_bonus.iter().filter(reached).last().map_or(0, |(_, points)| points);
    let all_red = usize::from(rules.packs) * 2;
    let red = match state.scoring_threes(side).len() {
        n if n == all_red => rules.four_red_threes,
        n => n as i32 * rules.red_three,
    };
    let red = if melds.is_empty() && rules.red_threes_negative { -red } else { red };
    let black_threes: usize = melds.iter().filter(|(rank, _)| *rank == Rank::Three).map(|(_, cards)| cards.len()).sum();
    let own_seats = || rules.players.seats().filter(|&seat| playing_side(state, seat) == playing);
    let held = |seat: Seat, rank: &str| state.hand(seat).iter().filter(|card| key(&card.to_string()) == rank).count();
    let penalty = |seat: Seat| -> i32 {
        let is_due = |&(key, _): &(&str, i32)| match key {
            "3" => {
                state.hand(seat).iter().filter(|card| ["3s", "3c"].contains(&card.to_string().as_str())).count() >= 4
            }
            key => held(seat, key) >= 3,
        };
        rules.held_penalties.iter().filter(is_due).map(|(_, points)| points).sum()
    };
    let penalties: i32 = own_seats().map(penalty).sum();
    let in_hand: i32 = rules
        .players
        .seats()
        .filter(|&seat| playing_side(state, seat) == playing)
        .map(|seat| {
            let hand = state.hand(seat);
            let black = hand.iter().filter(|card| card.is_black_three()).count() as i32;
            value(rules, hand.difference(hand.of_rank(Rank::Three))) + black * rules.black_three_held
        })
        .sum();
    [
        going_out,
        melds.iter().map(canasta).sum::<i32>() + by_number,
        red,
        melds.iter().map(|(_, cards)| value(rules, *cards)).sum(),
        -in_hand,
        -penalties,
        if black_threes >= 4 { rules.black_threes_melded } else { 0 },
    ]
}

/// Compares the score of a hand, if it has ended, with the recount.
pub fn agrees_with_a_recount(state: &State, before: BySide<i32>, memory: &Memory) -> Result<(), TestCaseError> {
    let Some(sheet) = state.score() else { return Ok(()) };
    // Who has begun with no card and draws but a red three, the last of the stock, does not go out.
    let drew_three = sheet.ended == Ended::RedThree && state.stock().is_empty() && !memory.laid_now;
    // Nor does who has begun with no card and finds no stock.
    let drew_nothing = sheet.ended == Ended::Stock && state.phase() == Phase::Draw;
    let out = state.hand(memory.turn_of).is_empty() && !drew_three && !drew_nothing;
    let has_gone_out = matches!(sheet.ended, Ended::Out | Ended::Concealed);
    prop_assert_eq!(has_gone_out, out, "{:?}", state);
    prop_assert_eq!(sheet.ended == Ended::Concealed, out && memory.concealed(state), "{:?}", state);
    prop_assert_eq!(sheet.went_out, out.then(|| side_of(state.rules(), memory.turn_of)));
    for side in state.rules().sides().iter() {
        let score = sheet.sides[side];
        let counted = [score.going_out, score.canastas, score.red_threes, score.melded, score.in_hand];
        let [a, b, c, d, e] = counted;
        let items = [a, b, c, d, e, score.penalties, score.extras];
        prop_assert_eq!(items, recount(state, side, memory, out), "side {:?} of {:?}", side, state);
        prop_assert_eq!(score.hand, items.iter().sum::<i32>());
        prop_assert_eq!((score.before, score.total), (before[side], before[side] + score.hand));
        let counts = (score.red_three_count, score.melded_cards, score.cards_in_hand);
        let playing = state.sides().playing_for(side);
        let cards = state.sides().seats_of(playing).map(|seat| state.hand(seat).len()).sum();
        let laid = melds(state, playing).iter().map(|(_, cards)| cards.len()).sum();
        prop_assert_eq!(counts, (state.scoring_threes(side).len(), laid, cards));
    }
    prop_assert_eq!(sheet.totals(), sheet.sides.map(|score| score.total));
    Ok(())
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn a_score_sheet_agrees_with_a_recount(number: u64) {
        let mut walk = Walk::new(number);
        let before = walk.state.scores();
        let mut memory = Memory::new(&walk.state);
        while let Some(action) = walk.step()? {
            prop_assert_eq!(walk.state.score().is_some(), walk.state.ended().is_some());
            if walk.state.ended().is_none() {
                memory.note(&action, &walk.state);
            }
        }
        agrees_with_a_recount(&walk.state, before, &memory)?;
    }
}
