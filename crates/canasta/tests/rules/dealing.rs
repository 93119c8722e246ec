//! A second opinion on the deal, written from `docs/rules.md` and `docs/further-games.md`, card by card, slow and plain.

use crate::random_cases::cases;
use canasta::rules::{
    BlackThreeRole, BySide, Card, CutKeep, Deck, Game, PileStart, Preset, Rank, RedThreeRole, RuleField, Rules, Seat,
    State, generator, replay, seed_from_number,
};
use proptest::prelude::*;
use rand::RngExt;

/// Where the cards lie after a deal.
#[derive(Debug, Default, PartialEq, Eq)]
struct Dealt {
    hands: Vec<Vec<Card>>,
    feet: Vec<Vec<Vec<Card>>>,
    /// Cards of each seat that all know.
    known: Vec<Vec<Card>>,
    /// Threes laid out, by the seat that had them.
    threes: Vec<Vec<Card>>,
    /// The pile, bottom first, and how many of its cards lie face down.
    pile: Vec<Card>,
    face_down: usize,
    /// The stock, top first.
    stock: Vec<Card>,
}

fn is_bonus(rules: &Rules, card: Card) -> bool {
    card.rank() == Rank::Three
        && if card.is_red_three() {
            rules.red_three_role == RedThreeRole::Bonus
        } else {
            rules.black_three_role == BlackThreeRole::Bonus
        }
}

/// What the cutter takes of a packet, of which the last card is the lowest.
fn keep(rules: &Rules, packet: &mut Vec<Card>) -> Vec<Card> {
    let (mut kept, most) = (Vec::new(), usize::from(rules.hand_size));
    match rules.cut_keep {
        CutKeep::None => {}
        CutKeep::One | CutKeep::Run => {
            while kept.len() < most && packet.last().is_some_and(|card| card.is_wild()) {
                kept.extend(packet.pop());
                if rules.cut_keep == CutKeep::One {
                    break;
                }
            }
        }
        CutKeep::Three => {
            let looked_at = packet.split_off(packet.len().saturating_sub(3));
            let mut back = Vec::new();
            for &card in looked_at.iter().rev() {
                if kept.len() < most && (card.is_wild() || is_bonus(rules, card)) {
                    kept.push(card);
                } else {
                    back.insert(0, card);
                }
            }
            packet.extend(back);
        }
    }
    kept
}

/// The kind of a card that may be covered when it is turned up.
fn is_turned_again(rules: &Rules, card: Card) -> bool {
    let word = match card.rank() {
        Rank::Two | Rank::Joker => "wild",
        Rank::Ace => "A",
        Rank::Three if is_bonus(rules, card) => "red-three",
        Rank::Three if !card.is_red_three() => "black-three",
        _ => return false,
    };
    rules.turn_up_again.iter().any(|one| one == word)
}

fn under(rules: &Rules, top: Card) -> usize {
    match rules.pile_start {
        PileStart::Cards(cards) => cards.into(),
        PileStart::Rank => match top.rank() {
            Rank::Four => 4,
            Rank::Five => 5,
            Rank::Six => 6,
            Rank::Seven => 7,
            Rank::Eight => 8,
            Rank::Nine => 9,
            Rank::Ten => 10,
            Rank::Jack => 11,
            Rank::Queen => 12,
            Rank::King => 13,
            Rank::Ace => 14,
            Rank::Two | Rank::Three | Rank::Joker => 0,
        },
    }
}

fn deal(rules: &Rules, dealer: Seat, deck: &Deck, cut: usize) -> Dealt {
    let seats = rules.players.count();
    let mut dealt = Dealt {
        hands: vec![Vec::new(); seats],
        feet: vec![Vec::new(); seats],
        known: vec![Vec::new(); seats],
        threes: vec![Vec::new(); seats],
        ..Dealt::default()
    };
    let mut packet = deck.cards()[..cut].to_vec();
    let cutter = (dealer.index() + seats - 1) % seats;
    let leader = (dealer.index() + 1) % seats;
    let kept = keep(rules, &mut packet);
    let mut stock: Vec<Card> = deck.cards()[cut..].iter().copied().chain(packet).collect();
    dealt.known[cutter] = kept.iter().copied().filter(|&card| !is_bonus(rules, card)).collect();
    dealt.hands[cutter] = kept;
    for _ in 0..rules.hand_size {
        for seat in (leader..leader + seats).map(|seat| seat % seats) {
            if dealt.hands[seat].len() < usize::from(rules.hand_size) {
                dealt.hands[seat].push(stock.remove(0));
            }
        }
    }
    if rules.leader_extra {
        dealt.hands[leader].push(stock.remove(0));
    }
    let sizes = if rules.foot_size > 0 { vec![i32::from(rules.foot_size)] } else { rules.feet.to_vec() };
    for size in sizes {
        for seat in 0..seats {
            dealt.feet[seat].push(Vec::new());
        }
        for _ in 0..size {
            for seat in (leader..leader + seats).map(|seat| seat % seats) {
                dealt.feet[seat].last_mut().expect("a foot").push(stock.remove(0));
            }
        }
    }
    let mut left = if rules.turn_up { stock.len() } else { 0 };
    while left > 0 {
        left -= 1;
        let card = stock.remove(0);
        if is_turned_again(rules, card) && rules.turn_up_back && left > 0 {
            stock.push(card);
            continue;
        }
        dealt.pile.push(card);
        if !is_turned_again(rules, card) {
            break;
        }
    }
    if let Some(&top) = dealt.pile.last() {
        dealt.face_down = under(rules, top).min(stock.len());
        dealt.pile.splice(0..0, stock.drain(..dealt.face_down));
    }
    for seat in (leader..leader + seats).map(|seat| seat % seats) {
        while let Some(at) = dealt.hands[seat].iter().position(|&card| is_bonus(rules, card)) {
            let three = dealt.hands[seat].remove(at);
            dealt.threes[seat].push(three);
            if !stock.is_empty() {
                dealt.hands[seat].push(stock.remove(0));
            }
        }
    }
    dealt.stock = stock;
    dealt
}

fn sorted(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort();
    cards
}

/// Whether the engine has dealt the same.
fn agree(state: &State, dealt: Dealt) -> Result<(), TestCaseError> {
    let rules = state.rules();
    let seen = state.observe(Seat::FIRST);
    for (at, seat) in rules.players.seats().enumerate() {
        prop_assert_eq!(sorted(state.hand(seat).iter()), sorted(dealt.hands[at].clone()));
        let feet: Vec<Vec<Card>> = state.feet(seat).map(|foot| sorted(foot.iter())).collect();
        prop_assert_eq!(feet, dealt.feet[at].iter().cloned().map(sorted).collect::<Vec<_>>());
        prop_assert_eq!(sorted(seen.known(seat).iter()), sorted(dealt.known[at].clone()));
    }
    for side in rules.sides().iter() {
        let own = rules.sides().seats_of(side).flat_map(|seat| dealt.threes[seat.index()].clone());
        prop_assert_eq!(sorted(state.red_threes(side).iter()), sorted(own));
    }
    prop_assert_eq!([state.face_down(), state.pile()].concat(), dealt.pile);
    prop_assert_eq!(state.face_down().len(), dealt.face_down);
    prop_assert!(state.stock().iter().rev().eq(&dealt.stock));
    let begins = if rules.leader_extra { "play" } else { "draw" };
    prop_assert_eq!(serde_json::json!(state.phase()), begins);
    Ok(())
}

/// The fields of the deal, in any combination.
const FIELDS: [RuleField; 13] = [
    RuleField::Players,
    RuleField::HandSize,
    RuleField::FootSize,
    RuleField::Feet,
    RuleField::Packs,
    RuleField::TurnUp,
    RuleField::LeaderExtra,
    RuleField::CutKeep,
    RuleField::TurnUpAgain,
    RuleField::TurnUpBack,
    RuleField::PileStart,
    RuleField::BlackThreeRole,
    RuleField::RedThreeRole,
];

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn the_deal_agrees_with_a_slow_one(number: u64) {
        let mut rng = generator(seed_from_number(number));
        let base = Preset::ALL[rng.random_range(0..Preset::ALL.len())].rules();
        let rules = base.with_random_changes(&FIELDS, FIELDS.len(), &mut rng);
        let deck = rules.shuffled_deck(&mut rng);
        let dealer = rules.players.seat(rng.random_range(0..rules.players.count())).expect("a seat");
        let cut = if rng.random_bool(0.1) { deck.cards().len() } else { rng.random_range(0..deck.cards().len()) };
        let zeros = BySide::new(rules.sides().scores());
        let state = State::deal_cut(rules, dealer, zeros, &deck, cut);
        agree(&state, deal(&rules, dealer, &deck, cut))?;
        // A deck that is dealt again as it was dealt gives the same cards, though nobody knows who kept some.
        let dealt = rules.cut_deck(&deck, cut, dealer);
        prop_assert!(dealt.deck.is_of(&rules));
        let again = State::deal(rules, dealer, zeros, &dealt.deck);
        prop_assert_eq!(again.stock(), state.stock());
        prop_assert!(rules.players.seats().all(|seat| again.hand(seat) == state.hand(seat)));
        let seen = again.observe(Seat::FIRST);
        prop_assert!(rules.players.seats().all(|seat| seen.known(seat).is_empty()));
    }
}

/// A record has the cut and the deck as it was shuffled, and is read to the same hand.
#[test]
fn what_the_cutter_kept_is_read_from_a_record() {
    let mut kept = 0;
    for number in 0..60 {
        let rules = Preset::Classic.builder().cut_keep(CutKeep::ALL[number % 4]).build().unwrap();
        let mut game = Game::new(Preset::Classic, rules, Vec::new()).unwrap();
        let deck = rules.shuffled_deck(&mut generator(seed_from_number(number as u64)));
        let cut = rules.cut_of(&deck);
        assert_eq!(cut.is_some(), rules.cut_keep != CutKeep::None);
        assert!(cut.is_none_or(|cut| (1..deck.cards().len()).contains(&cut)));
        assert_eq!(cut, rules.cut_of(&deck), "it follows from the deck");
        assert!(game.deal(Seat::FIRST, deck.clone(), cut));
        let text = game.record().to_string();
        assert!(text.contains(&format!("deck {deck}\n")));
        let back = replay(&text);
        assert_eq!((back.error, back.game.as_ref()), (None, Some(&game)), "{text}");
        let state = game.state().unwrap();
        kept += state.observe(Seat::FIRST).known(rules.cutter(Seat::FIRST)).len();
    }
    assert!(kept > 5, "{kept}");
}

/// A deck is not cut below its last card, so every record of a dealt hand is read again.
#[test]
fn a_cut_of_more_cards_than_there_are_is_refused() {
    let rules = Preset::Classic.rules();
    let deck = rules.shuffled_deck(&mut generator(seed_from_number(1)));
    let all = deck.cards().len();
    let mut game = Game::new(Preset::Classic, rules, Vec::new()).unwrap();
    assert!(!game.deal(Seat::FIRST, deck.clone(), Some(all + 1)));
    assert!(game.state().is_none());
    assert!(game.deal(Seat::FIRST, deck, Some(all)));
    assert_eq!(replay(&game.record().to_string()).error, None);
}
