//! Commitments to the decks before the deals, and what a hand can be checked by after it.

use super::Table;
use crate::rules::{Action, Card, CardSet, HandRecord, Rank, Rules, Seat, deck_sha256};

/// The SHA-256 of each deck that was shown before its deal, by hand; empty where none was.
#[derive(Clone, Debug, Default)]
pub struct Commitments(Vec<String>);

/// The result of checking the deal of the last hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealCheck {
    /// The deck that was played is the one whose fingerprint was shown, and its hands were dealt from it.
    Matches,
    /// It is another deck.
    Differs,
    /// No fingerprint was shown before this deal.
    NoCommitment,
}

/// What the deal of the last hand can be checked by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealProof {
    /// The fingerprint that was shown before the deal.
    pub commitment: Option<String>,
    /// The deck as it was shuffled, in the notation of records.
    pub deck: String,
    /// How many of its cards were lifted to the bottom.
    pub cut: usize,
    /// The hand of each seat after the deal.
    pub hands: Vec<(Seat, CardSet)>,
    /// The result of checking it, once the person has asked for that.
    pub check: Option<DealCheck>,
}

/// The wilds and red threes that came to a seat from the deck: dealt, or drawn from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    /// The seat.
    pub seat: Seat,
    /// Jokers and twos.
    pub wilds: usize,
    /// Red threes.
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

    /// Notes the commitment of a hand, counted from 1.
    pub fn set(&mut self, hand: usize, commitment: Option<String>) {
        self.0.resize(hand.saturating_sub(1), String::new());
        self.0.push(commitment.unwrap_or_default());
    }

    /// The commitment of a hand, counted from 1.
    fn of_hand(&self, hand: usize) -> Option<&String> {
        self.0.get(hand.checked_sub(1)?).filter(|commitment| !commitment.is_empty())
    }
}

impl Table {
    /// The last hand, once it has ended.
    pub fn ended_hand(&self) -> Option<&HandRecord> {
        self.last_hand().filter(|hand| hand.end.is_some())
    }

    fn last_commitment(&self) -> Option<&String> {
        self.commitments.of_hand(self.game.record().hands.len())
    }

    /// What the last hand can be checked by, once it has ended.
    pub fn proof(&self) -> Option<DealProof> {
        let (hand, rules) = (self.ended_hand()?, self.game.rules());
        let dealt = hand.dealt(rules);
        Some(DealProof {
            commitment: self.last_commitment().cloned(),
            deck: hand.deck.to_string(),
            cut: hand.cut.unwrap_or(0),
            hands: rules.players.seats().map(|seat| (seat, dealt.hand(seat))).collect(),
            check: self.hand.check(),
        })
    }

    /// Compares the deck that was played with its commitment.
    pub fn check_deal(&mut self) {
        let Some(hand) = self.ended_hand() else { return };
        let check = match self.last_commitment() {
            None => DealCheck::NoCommitment,
            Some(commitment) if *commitment == deck_sha256(&hand.deck) => DealCheck::Matches,
            Some(_) => DealCheck::Differs,
        };
        self.hand.set_check(check);
    }

    /// The cards of luck that came to each seat in the last hand, once it has ended.
    pub fn luck(&self) -> Vec<Luck> {
        self.ended_hand().map_or_else(Vec::new, |hand| luck(hand, self.game.rules()))
    }
}

fn luck(hand: &HandRecord, rules: &Rules) -> Vec<Luck> {
    let deck = hand.deck.cut(hand.cut.unwrap_or(0));
    let mut state = hand.dealt(rules);
    let players = rules.players;
    let order: Vec<Seat> = players.from_after(state.dealer()).collect();
    let hands = usize::from(rules.hand_size) * order.len();
    // After the hands and the cards turned up, each red three dealt is replaced, seat by seat.
    let mut next = deck.cards().iter().copied().skip(hands + state.pile().len());
    let wild = |card: &Card| matches!(card.rank(), Rank::Two | Rank::Joker);
    let mut all: Vec<Luck> = players.seats().map(|seat| Luck { seat, wilds: 0, red_threes: 0 }).collect();
    for (at, &seat) in order.iter().enumerate() {
        let Some(luck) = all.get_mut(seat.index()) else { continue };
        let mut cards: Vec<Card> = deck.cards()[..hands].iter().copied().skip(at).step_by(order.len()).collect();
        while let Some(card) = cards.pop() {
            luck.wilds += usize::from(wild(&card));
            if card.is_red_three() {
                luck.red_threes += 1;
                cards.extend(next.next());
            }
        }
    }
    for (seat, action) in hand.actions() {
        let side = seat.side();
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
