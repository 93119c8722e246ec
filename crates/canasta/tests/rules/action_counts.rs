//! Numbers of legal actions in fixed positions, up to the choice of suits. Each number is computed by hand; the
//! comment says how.

use canasta::rules::{Action, CardSet, Given, Phase, Preset, Setup, Side, State, legal};

/// A position of seat 0 with classic rules, changed by `set`.
#[derive(Clone, Copy)]
struct Position<'a> {
    preset: Preset,
    set: &'a str,
    phase: Phase,
    hand: &'a str,
    melds: &'a [&'a str],
    pile: &'a str,
    stock: usize,
    score: i32,
}

/// Seat 0 is to play. Its side has melded nothing, and there is no pile.
const PLAIN: Position<'static> = Position {
    preset: Preset::Classic,
    set: "{}",
    phase: Phase::Play,
    hand: "",
    melds: &[],
    pile: "",
    stock: 20,
    score: 0,
};

/// Three fives to add to, and a canasta of sixes: the side may go out.
const OPEN: &[&str] = &["5s 5h 5d", "6s 6s 6h 6h 6d 6d 6c"];

impl Position<'_> {
    fn state(&self) -> State {
        let changes = serde_json::from_str(self.set).expect("an object");
        let rules = self.preset.rules().with(&changes).expect("rules");
        let cards = |text: &str| text.split_whitespace().map(|card| card.parse().expect("a card")).collect();
        let mut setup = Setup::new(rules);
        setup.phase = self.phase;
        setup.hands[0] = Given::Cards(cards(self.hand));
        setup.melds[Side::FIRST] = self.melds.iter().map(|meld| meld.parse().expect("a meld")).collect();
        setup.pile = cards(self.pile);
        setup.stock = Given::Unknown(self.stock);
        setup.scores[Side::FIRST] = self.score;
        setup.state().expect("a position")
    }

    #[track_caller]
    fn has(&self, count: usize) {
        counts(&self.state(), count);
    }
}

#[track_caller]
fn counts(state: &State, count: usize) {
    let all = legal::all(&state.observe(state.to_act()));
    let listed: Vec<String> = all.iter().map(Action::to_string).collect();
    assert_eq!(all.len(), count, "{listed:#?}");
    let mut once = listed.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), count, "something is listed twice: {listed:#?}");
}

#[track_caller]
fn after(state: &State, actions: &[&str]) -> State {
    let mut state = state.clone();
    for action in actions {
        state.play(&action.parse().expect("an action")).expect(action);
    }
    state
}

#[test]
fn a_pile_without_a_matching_card_cannot_be_taken() {
    // Draw.
    Position { phase: Phase::Draw, hand: "4s 5s", pile: "9h", ..PLAIN }.has(1);
}

#[test]
fn a_natural_pair_takes_the_pile() {
    // Draw; the pair. The opening is done.
    let position = Position { phase: Phase::Draw, hand: "9s 9d 4s 7s", melds: OPEN, pile: "9h", ..PLAIN };
    position.has(2);
    // Draw; 9 2, 9 9 or 9 9 2; 9 9 with the two going onto the fives or onto the sixes.
    Position { hand: "9s 9d 4s 7s 2c", ..position }.has(1 + 3 + 2);
}

#[test]
fn the_top_card_can_join_an_own_meld() {
    // Draw; the five alone, or with the five of the hand.
    let position = Position { phase: Phase::Draw, hand: "5c 9s Td", melds: OPEN, pile: "8s 5h", ..PLAIN };
    position.has(3);
    // A wild below freezes the pile, and there is no pair: draw.
    Position { pile: "2s 5h", ..position }.has(1);
    // With a pair: draw, or take with both.
    Position { pile: "2s 5h", hand: "5c 5d 9s Td", ..position }.has(2);
    // A black three, or a wild, on top: draw.
    Position { pile: "5h 3s", ..position }.has(1);
    Position { pile: "5h Jo", ..position }.has(1);
    // The rules of this preset forbid taking onto a canasta: draw.
    Position { preset: Preset::RoomsFour, pile: "6c", ..position }.has(1);
}

#[test]
fn taking_the_pile_can_be_the_opening() {
    // To reach 50 with three sevens takes the aces as well (15 + 60); kings would not do (15 + 30). Draw, take.
    let position = Position { phase: Phase::Draw, hand: "7s 7d As Ah Ad 4s 5s", pile: "7h", ..PLAIN };
    position.has(2);
    Position { hand: "7s 7d Ks Kh Kd 4s 5s", ..position }.has(1);
    // A score from 1500 asks for 90: draw.
    Position { score: 1500, ..position }.has(1);
}

#[test]
fn melding_must_leave_two_cards_without_a_canasta() {
    // Below 0 the minimum is 15, which three sevens are. Two discards; the meld would leave one card.
    let position = Position { hand: "7s 7h 7d 9d", score: -5, ..PLAIN };
    position.has(2);
    // With a ten it leaves two: the meld, three discards.
    Position { hand: "7s 7h 7d 9d Td", ..position }.has(4);
}

#[test]
fn an_opening_counts_all_its_groups() {
    // Each of K and Q: three (30), two and the wild (40), three and the wild (50). Alone, only the 50 does: 2.
    // Together: both without the wild (60); the wild with the kings in 2 ways, with the queens in 2: 5.
    // Discards: K, Q, 2, 4, 5.
    let position = Position { hand: "Ks Kh Kd Qs Qh Qd 2c 4s 5s", ..PLAIN };
    position.has(2 + 5 + 5);
    // Without wilds in the opening: both threes together, or nothing.
    Position { set: r#"{"wilds_in_opening": false}"#, ..position }.has(1 + 5);
    // 90 needed, and all six with the two are 80: discards.
    Position { set: "{}", score: 1500, ..position }.has(5);
}

#[test]
fn wilds_can_join_own_melds() {
    // The two stays, or goes to the fives or the sixes; so does the joker: 3 × 3, less nothing at all. Four discards.
    let position = Position { hand: "2s Jo 9s Td", melds: OPEN, ..PLAIN };
    position.has(8 + 4);
    // At most one wild in a meld: not both onto one.
    Position { set: r#"{"max_wilds": 1}"#, ..position }.has(6 + 4);
    Position { set: r#"{"max_wilds": 0}"#, ..position }.has(4);
}

#[test]
fn an_answer_restricts_the_legal_actions() {
    // Ask; add the five, and go out with the nine; two discards.
    let state = Position { hand: "5c 9s", melds: OPEN, ..PLAIN }.state();
    counts(&state, 4);
    // Yes or no.
    counts(&after(&state, &["ask"]), 2);
    // Yes: the five is added; a discard alone does not go out.
    counts(&after(&state, &["ask", "answer yes"]), 1);
    // No: two discards; to add the five would leave a last card that may not go.
    counts(&after(&state, &["ask", "answer no"]), 2);
    // The five added: the nine goes.
    counts(&after(&state, &["meld 5c"]), 1);
}

#[test]
fn going_out_without_drawing() {
    // Draw; add the five, and go out with the nine. A discard does not end the hand.
    let set = r#"{"out_without_draw": true}"#;
    let position = Position { set, phase: Phase::Draw, hand: "5c 9s", melds: OPEN, ..PLAIN };
    position.has(2);
    // One card: draw, or go out with it.
    Position { hand: "9s", ..position }.has(2);
}

#[test]
fn black_threes_are_melded_only_when_going_out() {
    // Ask; lay the three and go out with the nine; two discards.
    let position = Position { hand: "3s 3s 3c 9s", melds: OPEN, ..PLAIN };
    position.has(4);
    // Not while another card is left: two discards, and nothing to ask.
    Position { set: r#"{"black_threes_last": true}"#, ..position }.has(2);
    // Ask; lay three or four; discard one.
    Position { set: "{}", hand: "3s 3s 3c 3c", ..position }.has(4);
    // Without a canasta they are discards.
    Position { set: "{}", melds: &["5s 5h 5d"], ..position }.has(2);
}

#[test]
fn the_last_card_is_kept_only_if_going_out_is_not_allowed() {
    // No canasta: keep.
    let position = Position { preset: Preset::RoomsFour, hand: "9s", melds: &["5s 5h 5d"], ..PLAIN };
    position.has(1);
    // With one: out with it.
    Position { melds: OPEN, ..position }.has(1);
    // Four nines: to lay three leaves one to keep, to lay all would go out without a canasta. The meld, the discard.
}

#[test]
fn an_empty_stock_ends_the_hand_as_the_rules_say() {
    // The five fits: it must be taken.
    let position = Position { phase: Phase::Draw, hand: "9s Td Jc", melds: OPEN, pile: "8s 5h", stock: 0, ..PLAIN };
    position.has(1);
    // It is frozen: draw, which ends the hand.
    Position { pile: "2s 5h", ..position }.has(1);
    // A pair could take it into a new meld: that is free; draw or take.
    let pair = Position { hand: "9s 9d 4s 7s", pile: "9h", ..position };
    pair.has(2);
    // With the rule that a player who can take it must: take.
    Position { preset: Preset::Pagat, ..pair }.has(1);
}

#[test]
fn a_large_hand_has_only_legal_actions() {
    // Of four ranks none, three or four: 3⁴, less nothing at all. Six ranks to discard.
    let hand = "4s 4h 4d 4c 7s 7h 7d 7c 8s 8h 8d 8c Js Jh Jd Jc Qs Ks";
    let position = Position { hand, melds: &["5s 5h 5d"], ..PLAIN };
    position.has(80 + 6);
    // With a two, which goes to one of four ranks or to the fives. Without it: 80. At the fives: 81. At one of the four:
    // there with two, three or four, at the other three as before: 4 × 3 × 27. Seven ranks to discard.
    Position { hand: "4s 4h 4d 4c 7s 7h 7d 7c 8s 8h 8d 8c Js Jh Jd Jc Qs Ks 2c", ..position }
        .has(80 + 81 + 4 * 3 * 27 + 7);
}

/// The rules ask whether any way to take the pile exists. A hand of 46 cards must not be tried in every combination.
#[test]
fn a_large_hand_before_a_frozen_pile_at_the_end_of_the_stock() {
    let hand: CardSet =
        "4s 4h 4d 4c 4s 7s 7h 7d 7c 7s 8s 8h 8d 8c 8s Js Jh Jd Jc Js Qs Qh Qd Qc Qs Ts Th Td Tc Ts 9s 9h 9d 9c \
                         9s As Ah Ad Ac As 2s 2h Jo Jo 6s 5s"
            .parse()
            .expect("cards");
    let state = Position {
        preset: Preset::Pagat,
        phase: Phase::Draw,
        hand: &hand.to_string(),
        melds: &["5s 5h 5d"],
        pile: "2c 5c",
        stock: 0,
        ..PLAIN
    }
    .state();
    // One natural five is no pair.
    assert_eq!(state.check(&Action::Draw), Ok(()));
}
