//! The check of the deal after the hand has ended.

use super::Table;
use super::commitments::{DealCheck, DealProof, LuckyCards, lucky_cards};
use canasta::rules::{HandRecord, deck_sha256};

impl Table {
    /// The last hand, once it has ended.
    pub fn ended_hand(&self) -> Option<&HandRecord> {
        self.last_hand().filter(|hand| hand.end.is_some())
    }

    fn last_commitment(&self) -> Option<&String> {
        self.commitments.of_hand(self.game.record().hands.len())
    }

    /// The data for checking the deal of the last hand, once it has ended.
    pub fn proof(&self) -> Option<DealProof> {
        let (hand, rules) = (self.ended_hand()?, self.game.rules());
        let (deal, dealt) = (hand.deal()?, hand.first_state(rules));
        Some(DealProof {
            commitment: self.last_commitment().cloned(),
            deck: deal.deck.to_string(),
            cut: deal.cut.unwrap_or(0),
            hands: rules.players.seats().map(|seat| (seat, dealt.hand(seat))).collect(),
            check: self.hand.check(),
        })
    }

    /// Compares the played deck with its commitment.
    pub fn check_deal(&mut self) {
        let Some(deal) = self.ended_hand().and_then(HandRecord::deal) else { return };
        let check = match self.last_commitment() {
            None => DealCheck::NoCommitment,
            Some(commitment) if *commitment == deck_sha256(&deal.deck) => DealCheck::Matches,
            Some(_) => DealCheck::Differs,
        };
        self.hand.set_check(check);
    }

    /// The wilds and red threes that each seat got from the deck in the last hand, once it has ended.
    pub fn lucky_cards(&self) -> Vec<LuckyCards> {
        self.ended_hand().map_or_else(Vec::new, |hand| lucky_cards(hand, self.game.rules()))
    }
}
