//! What a guest checks of the shuffle after a hand.

use super::hand::Seen;
use super::hand_shuffle::HandShuffle;
use crate::friends::message::Secret;
use crate::friends::shuffle::{ShuffleCheck, deck, first_dealer, promise};
use crate::rules::{Action, DealtDeck, Entry, HandRecord, Rules, Seat, Start, State, deck_sha256};

/// What the host tells after the hand.
pub(super) struct Told {
    pub(super) host: Secret,
    pub(super) numbers: Vec<Option<Secret>>,
    pub(super) cut: Option<usize>,
}

impl HandShuffle {
    /// Compares what was promised, what was told and what was seen.
    pub(super) fn check(&self, told: &Told, rules: &Rules, seen: &Seen, record: Option<&HandRecord>) -> ShuffleCheck {
        let Some(bound) = &self.bound else { return ShuffleCheck::Unknown };
        let observation = seen.observation();
        if seen.hand != self.hand || seen.missed > 0 || observation.ended().is_none() {
            return ShuffleCheck::Unknown;
        }
        let is_kept = |(number, promised): (&Option<Secret>, &Option<Secret>)| match number {
            Some(number) => *promised == Some(promise(number)),
            None => true,
        };
        if promise(&told.host) != self.host
            || told.cut.unwrap_or(0) != bound.cut.unwrap_or(0)
            || told.numbers.len() != bound.promises.len()
            || !told.numbers.iter().zip(&bound.promises).all(is_kept)
        {
            return ShuffleCheck::BrokenPromise;
        }
        let (dealer, scores) = match &seen.deal {
            _ if self.hand == 1 => {
                (first_dealer(rules, self.hand, &told.host, &told.numbers), vec![0; rules.sides().scores()])
            }
            Some(deal) => (deal.dealer, deal.scores.clone()),
            None => return ShuffleCheck::Unknown,
        };
        if observation.dealer() != dealer || observation.scores().as_slice() != scores || record.is_none() {
            return ShuffleCheck::OtherDeck;
        }
        let own = bound.promises.get(observation.seat().index()).copied().flatten();
        if own != Some(promise(&self.own)) {
            ShuffleCheck::WithoutOwn
        } else if self.is_repeated {
            ShuffleCheck::Repeated
        } else if told
            .numbers
            .iter()
            .zip(&bound.promises)
            .any(|(number, promised)| number.is_none() && promised.is_some())
        {
            ShuffleCheck::Withheld
        } else {
            ShuffleCheck::Fair
        }
    }
}

/// The hand as a record, with all cards: of the deck of these numbers, if it is the one that was told with the deal, and what was played
/// with it comes to what was seen.
pub(super) fn record(told: &Told, rules: &Rules, seen: &Seen) -> Option<HandRecord> {
    let observation = seen.observation();
    let deck = deck(rules, seen.hand, &told.host, &told.numbers);
    let is_known = seen.missed == 0 && observation.ended().is_some() && deck_sha256(&deck) == seen.sha256;
    let is_cut = told.cut.is_none_or(|cut| cut <= deck.cards().len());
    if !is_known || !is_cut {
        return None;
    }
    let (dealer, scores) = (observation.dealer(), observation.scores());
    let state = State::deal_cut(*rules, dealer, scores, &deck, told.cut.unwrap_or(0));
    let mut state = state.with_hand_number(seen.hand);
    let mut entries = Vec::new();
    for told in &seen.actions {
        let seat: Seat = rules.players.seat(told.seat)?;
        let action = told.action.parse::<Action>().ok()?;
        state.play_as(seat, &action).ok()?;
        entries.push(Entry::Action(seat, action));
    }
    let sheet = state.score().filter(|sheet| sheet.totals().as_slice() == seen.totals)?;
    let start = Start::Deal(DealtDeck { deck, sha256: true, cut: told.cut });
    let end = Some((sheet.ended, sheet.totals()));
    (state.observe(observation.seat()) == observation).then_some(HandRecord {
        dealer,
        number: seen.hand,
        scores,
        start,
        entries,
        end,
    })
}
