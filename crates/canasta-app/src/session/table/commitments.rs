//! Commitments to the decks before the deals, and the data for checking a deal after the hand.

use canasta::rules::{Action, Card, CardSet, HandRecord, Rank, Rules, Seat};

/// The SHA-256 of each deck that was shown before its deal, by hand; empty for a hand without one.
#[derive(Clone, Debug, Default)]
pub struct Commitments(Vec<String>);

/// The result of checking the deal of the last hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealCheck {
    /// The played deck has the fingerprint that was shown, and the hands were dealt from it.
    Matches,
    /// The played deck is another.
    Differs,
    /// No fingerprint was shown before this deal.
    NoCommitment,
}

/// The data for checking the deal of the last hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealProof {
    /// The fingerprint that was shown before the deal.
    pub commitment: Option<String>,
    /// The deck as it was shuffled, in the notation of records.
    pub deck: String,
    /// The number of cards cut from the top to the bottom.
    pub cut: usize,
    /// The hand of each seat after the deal.
    pub hands: Vec<(Seat, CardSet)>,
    /// The result of the check, once the person has requested it.
    pub check: Option<DealCheck>,
}

/// The wilds, and the threes that are laid out, that a seat got from the deck, in the deal or from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LuckyCards {
    /// The seat.
    pub seat: Seat,
    /// Jokers and twos.
    pub wilds: usize,
    /// Red threes, and black ones where they are laid out too.
    pub red_threes: usize,
}

impl Commitments {
    /// Commitments as they are saved.
    pub const fn new(texts: Vec<String>) -> Commitments {
        Commitments(texts)
    }

    /// The commitments as they are saved.
    pub fn texts(&self) -> &[String] {
        &self.0
    }

    /// Records the commitment of a hand, counted from 1.
    pub fn set(&mut self, hand: usize, commitment: Option<String>) {
        self.0.resize(hand.saturating_sub(1), String::new());
        self.0.push(commitment.unwrap_or_default());
    }

    /// The commitment of a hand, counted from 1.
    pub fn of_hand(&self, hand: usize) -> Option<&String> {
        self.0.get(hand.checked_sub(1)?).filter(|commitment| !commitment.is_empty())
    }
}

/// The wilds, and the threes that are laid out, that each seat got from the deck in a hand; empty for a hand that was not dealt.
pub fn lucky_cards(hand: &HandRecord, rules: &Rules) -> Vec<LuckyCards> {
    let Some(deck) = hand.dealt_deck(rules) else { return Vec::new() };
    let mut state = hand.first_state(rules);
    let players = rules.players;
    let order: Vec<Seat> = players.from_after(state.dealer()).collect();
    let hands = usize::from(rules.hand_size) * order.len();
    let feet = rules.foot_sizes().map(usize::from).sum::<usize>() * order.len();
    let leader = usize::from(rules.leader_extra);
    let before = hands + leader + feet;
    let turned = deck.cards().iter().skip(before).take_while(|&&card| rules.turns_up_again(card)).count();
    let turned = if rules.turn_up { turned + 1 } else { 0 };
    // Each three dealt that is laid out is replaced, seat by seat, after the hands and the cards that begin the pile.
    let mut next = deck.cards().iter().copied().skip(before + turned + state.face_down().len());
    let wild = |card: &Card| matches!(card.rank(), Rank::Two | Rank::Joker);
    let mut all: Vec<LuckyCards> = players.seats().map(|seat| LuckyCards { seat, wilds: 0, red_threes: 0 }).collect();
    for (at, &seat) in order.iter().enumerate() {
        let Some(luck) = all.get_mut(seat.index()) else { continue };
        let mut cards: Vec<Card> = deck.cards()[..hands].iter().copied().skip(at).step_by(order.len()).collect();
        if at == 0 {
            cards.extend(deck.cards().iter().skip(hands).take(leader));
        }
        while let Some(card) = cards.pop() {
            luck.wilds += usize::from(wild(&card));
            if rules.is_bonus(card) {
                luck.red_threes += 1;
                cards.extend(next.next());
            }
        }
    }
    for (seat, action) in hand.actions() {
        let side = state.sides().of(seat);
        let (held, threes) = (state.hand(seat), state.red_threes(side).len());
        if state.play(action).is_err() {
            break;
        }
        if let (Action::Draw, Some(luck)) = (action, all.get_mut(seat.index())) {
            luck.wilds += state.hand(seat).difference(held).wilds().len();
            luck.red_threes += state.red_threes(side).len().saturating_sub(threes);
        }
    }
    all
}
