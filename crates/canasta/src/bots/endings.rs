//! How the levels end hands, in positions: none but the beginner sits on what counts against it, or goes out over a partner's head.

use super::budget::Budget;
use super::roster::{find_bot, levels};
use super::style::Style;
use crate::rules::{
    Action, BySide, Card, CardSet, Given, Phase, Preset, Rank, Rules, Seat, Setup, Side, State, generator,
    seed_from_number,
};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn sets(all: &[&str]) -> Vec<CardSet> {
    all.iter().map(|set| set.parse().unwrap()).collect()
}

/// The first seat after drawing, with this hand; the others hold nine unknown cards.
fn position(rules: Rules, hand: &str, stock: usize) -> Setup {
    let mut setup = Setup::new(rules);
    setup.phase = Phase::Play;
    setup.hands = vec![Given::Unknown(9); rules.players.count()];
    setup.hands[0] = Given::Cards(cards(hand));
    setup.stock = Given::Unknown(stock);
    setup.pile = cards("8d");
    setup
}

/// What each level but the beginner does, by its name.
fn choices(state: &State) -> Vec<(&'static str, Action)> {
    let others = levels().filter(|level| level.name != "beginner");
    others
        .map(|level| {
            let mut bot = level.create_bot([9; 32], Some(Budget::Worlds(60)), Style::Balanced);
            (level.name, bot.act(&state.observe(state.to_act())))
        })
        .collect()
}

#[test]
fn no_level_sits_on_three_of_a_rank_that_costs_while_the_stock_runs_out() {
    let rules = Preset::ModernAmerican.rules();
    for (rank, hand) in [(Rank::Seven, "7s 7h 7d Ks Qd 9c 5h Jh 4d"), (Rank::Ace, "As Ah Ad Ks Qd 9c 5h Jh 4d")] {
        for (stock, opponent) in [(0, 9), (3, 9), (4, 9), (8, 9), (12, 9), (40, 2)] {
            let mut setup = position(rules, hand, stock);
            setup.melds[Side::FIRST] = sets(&["6s 6h 6d 6c 6s"]);
            setup.melds[Side::SECOND] = sets(&["Ts Th Td Tc Ts Th Td", "4s 4h 4d 4c 4s 4h 4c"]);
            setup.hands[1] = Given::Unknown(opponent);
            for (name, action) in choices(&setup.state().unwrap()) {
                let is_shed = matches!(&action, Action::Discard(card) if card.rank() == rank);
                assert!(is_shed, "{name}, stock of {stock}, {rank}: {action}");
            }
        }
    }
    // With time left they are worth keeping.
    let setup = position(rules, "7s 7h 7d Ks Qd 9c 5h Jh 4d", 44);
    for (name, action) in choices(&setup.state().unwrap()) {
        assert!(!matches!(&action, Action::Discard(card) if card.rank() == Rank::Seven), "{name}: {action}");
    }
}

/// Four sevens need two discards, so that the first one comes earlier.
#[test]
fn whole_hands_of_the_end_leave_nobody_with_three_of_a_rank_that_costs() {
    let rules = Preset::ModernAmerican.rules();
    let setup = position(rules, "7s 7h 7d 7c Ks Qd 9c 5h Jh 4d", 12);
    for level in levels().filter(|level| level.name != "beginner") {
        for number in 0..4 {
            let known = setup.state().unwrap();
            let seen = known.observe(known.to_act());
            let mut state = State::sample(&seen, &mut generator(seed_from_number(number))).unwrap();
            let budget = Some(Budget::Worlds(20));
            let mut bots: Vec<_> = (0..4).map(|seat| level.create_bot([seat; 32], budget, Style::Balanced)).collect();
            while state.ended().is_none() {
                let seat = state.to_act();
                let action = bots[seat.index()].act(&state.observe(seat));
                state.play(&action).unwrap();
            }
            let held = state.hand(Seat::FIRST).count(Rank::Seven);
            assert!(held < 3, "{}, deal {number}: holds {held} sevens", level.name);
        }
    }
}

#[test]
fn no_level_keeps_a_black_three_that_costs_a_hundred_at_the_end() {
    let rules = Preset::Bolivia.rules();
    for stock in [0, 5, 9] {
        let mut setup = position(rules, "3s 3c As Ad Kh Qd 9c 5h", stock);
        setup.melds[Side::FIRST] = sets(&["6s 6h 6d 6c 6s"]);
        for (name, action) in choices(&setup.state().unwrap()) {
            let is_shed = matches!(&action, Action::Discard(card) if card.rank() == Rank::Three);
            assert!(is_shed || matches!(action, Action::Meld(_)), "{name}, stock of {stock}: {action}");
        }
    }
}

/// At the end everything that can be laid is laid, though it opens or spends wilds: cards in a hand and a foot count against the side.
#[test]
fn every_level_lays_what_it_can_in_the_last_turn_with_a_foot() {
    let rules = Preset::HandAndFoot.rules();
    let mut setup = position(rules, "Ks Kh Kd Qs Qh Qd 9c 5h", 3);
    setup.feet = vec![vec![Given::Unknown(11)]; 4];
    for (name, action) in choices(&setup.state().unwrap()) {
        assert!(matches!(action, Action::Meld(_)), "{name}: {action}");
    }
}

/// Red threes of a side that has not melded count against it.
#[test]
fn no_level_leaves_red_threes_against_it_in_the_last_turn() {
    for preset in [Preset::Classic, Preset::ClassicTwo] {
        let mut setup = position(preset.rules(), "Kh Kd 2c 2d 9h 5c 8s 7d", 1);
        setup.red_threes[Side::FIRST] = "3h 3d".parse().unwrap();
        for (name, action) in choices(&setup.state().unwrap()) {
            assert!(matches!(action, Action::Meld(_)), "{name} in {preset}: {action}");
        }
    }
}

/// A seat that can go out at once while the partner holds so many cards.
fn could_go_out(preset: Preset, partner: usize, scores: [i32; 2]) -> State {
    let rules = preset.rules();
    let mut setup = position(rules, "Ks 5d", 30);
    let canasta = |rank: char| format!("{rank}s {rank}h {rank}d {rank}c {rank}s {rank}h {rank}d");
    let own: Vec<String> = match preset {
        Preset::HandAndFoot => "69TQ"
            .chars()
            .map(|rank| match rank {
                '6' | '9' => canasta(rank),
                rank => format!("{rank}s {rank}h {rank}d {rank}c {rank}s {rank}h 2c"),
            })
            .chain(["Kh Kd Kc".to_owned()])
            .collect(),
        Preset::Bolivia => vec!["5s 6s 7s 8s 9s Ts Js".to_owned(), canasta('Q'), "Kh Kd Kc".to_owned()],
        _ => vec![canasta('6'), canasta('Q'), "Kh Kd Kc".to_owned()],
    };
    setup.melds[Side::FIRST] = own.iter().map(|set| set.parse().unwrap()).collect();
    setup.hands[2] = Given::Unknown(partner);
    // They are about to go out themselves, so that ending it now is tempting.
    setup.melds[Side::SECOND] = sets(&["8s 8h 8c 8d 8s 8h 8c"]);
    setup.hands[1] = Given::Unknown(2);
    setup.scores = BySide::from(scores);
    setup.state().unwrap()
}

#[test]
fn nobody_goes_out_unasked_under_a_partner_with_seven_cards() {
    let games = [Preset::Classic, Preset::Samba, Preset::Bolivia, Preset::ModernAmerican, Preset::HandAndFoot];
    for preset in games {
        for partner in [7, 11] {
            let state = could_go_out(preset, partner, [0, 0]);
            assert!(state.observe(state.to_act()).check(&Action::Ask).is_ok(), "{preset}");
            for (name, action) in choices(&state) {
                let mut after = state.clone();
                after.play(&action).unwrap();
                let is_out = after.ended().is_some();
                let is_stuck = after.to_act() == Seat::FIRST && after.hand(Seat::FIRST).len() < 2;
                assert!(!is_out && !is_stuck, "{name} in {preset}, partner with {partner}: {action}");
            }
        }
    }
}

/// Where the match is won for certain, nobody need be asked; and a partner with few cards is no reason to ask.
#[test]
fn who_is_certain_to_win_goes_out() {
    use super::heuristic::{Veto, find_veto};
    let out: Action = "meld Ks".parse().unwrap();
    let veto = |state: &State| find_veto(&state.observe(state.to_act()), &out);
    assert_eq!(veto(&could_go_out(Preset::Classic, 7, [0, 0])), Some(Veto::Unasked));
    assert_eq!(veto(&could_go_out(Preset::Classic, 6, [0, 0])), None);
    assert_eq!(veto(&could_go_out(Preset::Classic, 7, [4_900, 0])), None);
    // The others may be ahead all the same.
    assert_eq!(veto(&could_go_out(Preset::Classic, 7, [4_000, 4_500])), Some(Veto::Unasked));
    let allowed = find_bot("club")
        .unwrap()
        .create_bot([1; 32], None, Style::Balanced)
        .act(&could_go_out(Preset::Classic, 7, [4_900, 0]).observe(Seat::FIRST));
    assert!(matches!(allowed, Action::Meld(_)), "{allowed}");
}

/// After a no, and where asking is no longer possible, the turn ends otherwise.
#[test]
fn a_turn_that_was_refused_ends_with_a_discard() {
    let mut state = could_go_out(Preset::Classic, 11, [0, 0]);
    state.play(&Action::Ask).unwrap();
    state.play(&"answer no".parse().unwrap()).unwrap();
    for (name, action) in choices(&state) {
        assert!(matches!(action, Action::Discard(_)), "{name}: {action}");
    }
}
