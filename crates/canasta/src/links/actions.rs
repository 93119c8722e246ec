//! The actions of a hand as choices.
//!
//! Cards are chosen among those that the seat holds, never from the engine's list of legal actions, which may change.

use super::number::{Packer, SELDOM, Unpacker};
use crate::rules::{Action, Answer, Card, CardSet, Group, MeldKey, MeldKind, Phase, Rank, State, Suit, Which};
use std::num::NonZeroU8;

/// What an entry of a hand is. The order is that of the code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    Draw,
    Take,
    Meld,
    Discard,
    Keep,
    Ask,
    Yes,
    No,
    Special,
    Mark,
}

impl Verb {
    const ALL: [Verb; 10] = [
        Verb::Draw,
        Verb::Take,
        Verb::Meld,
        Verb::Discard,
        Verb::Keep,
        Verb::Ask,
        Verb::Yes,
        Verb::No,
        Verb::Special,
        Verb::Mark,
    ];

    pub(super) const fn of(action: &Action) -> Verb {
        match action {
            Action::Draw => Verb::Draw,
            Action::Take { .. } => Verb::Take,
            Action::Meld(_) => Verb::Meld,
            Action::Discard(_) => Verb::Discard,
            Action::Keep => Verb::Keep,
            Action::Ask => Verb::Ask,
            Action::Answer(Answer::Yes) => Verb::Yes,
            Action::Answer(Answer::No) => Verb::No,
            Action::Special(_) => Verb::Special,
        }
    }

    /// The two usual ones of a phase.
    const fn usual(phase: Phase) -> [Verb; 2] {
        match phase {
            Phase::Draw => [Verb::Draw, Verb::Take],
            Phase::Play => [Verb::Discard, Verb::Meld],
            Phase::Answer => [Verb::Yes, Verb::No],
        }
    }
}

/// Weights of the usual verbs of a phase, and of all others together.
const USUAL: [u32; 3] = [10, 5, 1];

pub(super) fn put_verb(packer: &mut Packer, phase: Phase, verb: Verb) {
    let usual = Verb::usual(phase);
    match usual.iter().position(|&usual| usual == verb) {
        Some(place) => packer.weighted(place, &USUAL),
        None => {
            packer.weighted(usual.len(), &USUAL);
            let place = Verb::ALL.iter().position(|&one| one == verb).unwrap_or_default();
            packer.digit(place as u32, VERBS);
        }
    }
}

/// Verbs, with room for more.
const VERBS: u32 = 16;

pub(super) fn verb(unpacker: &mut Unpacker, phase: Phase) -> Option<Verb> {
    match Verb::usual(phase).get(unpacker.weighted(&USUAL)?) {
        Some(&verb) => Some(verb),
        None => Verb::ALL.get(unpacker.digit(VERBS)? as usize).copied(),
    }
}

/// Special hands, with room for more.
const SPECIAL_HANDS: u32 = 32;

/// What an action says besides its verb; `None` if it lays cards that the seat does not hold.
pub(super) fn put_details(packer: &mut Packer, state: &State, action: &Action) -> Option<()> {
    let mut held = state.hand(state.to_act());
    match action {
        Action::Draw | Action::Keep | Action::Ask | Action::Answer(_) => {}
        Action::Take { with, groups } => {
            put_group(packer, &mut held, with)?;
            put_groups(packer, &mut held, groups)?;
        }
        Action::Meld(groups) => {
            let (first, groups) = groups.split_first()?;
            put_group(packer, &mut held, first)?;
            put_groups(packer, &mut held, groups)?;
        }
        Action::Discard(card) => {
            let faces: Vec<Card> = faces(held).collect();
            let place = faces.iter().position(|face| face == card)?;
            packer.digit(place as u32, faces.len() as u32);
        }
        Action::Special(special) => {
            packer.digit(Some(u32::from(*special)).filter(|&s| s < SPECIAL_HANDS)?, SPECIAL_HANDS)
        }
    }
    Some(())
}

pub(super) fn details(unpacker: &mut Unpacker, state: &State, verb: Verb) -> Option<Action> {
    let mut held = state.hand(state.to_act());
    Some(match verb {
        Verb::Draw => Action::Draw,
        Verb::Keep => Action::Keep,
        Verb::Ask => Action::Ask,
        Verb::Yes => Action::Answer(Answer::Yes),
        Verb::No => Action::Answer(Answer::No),
        Verb::Take => {
            let with = group(unpacker, &mut held)?;
            Action::Take { with, groups: groups(unpacker, &mut held)? }
        }
        Verb::Meld => {
            let first = group(unpacker, &mut held)?;
            Action::Meld(std::iter::once(first).chain(groups(unpacker, &mut held)?).collect())
        }
        Verb::Discard => {
            let place = unpacker.digit(faces(held).count() as u32)?;
            Action::Discard(faces(held).nth(place as usize)?)
        }
        // Below 32: fits.
        Verb::Special => Action::Special(unpacker.digit(SPECIAL_HANDS)? as u8),
        Verb::Mark => return None,
    })
}

/// The different cards, in the order of rank and suit.
fn faces(cards: CardSet) -> impl Iterator<Item = Card> {
    Card::all().filter(move |&card| cards.contains(card))
}

/// Weights of no further group and of one.
const FURTHER: [u32; 2] = [3, 1];

fn put_groups(packer: &mut Packer, held: &mut CardSet, groups: &[Group]) -> Option<()> {
    for group in groups {
        packer.weighted(1, &FURTHER);
        put_group(packer, held, group)?;
    }
    packer.weighted(0, &FURTHER);
    Some(())
}

/// The most groups of an action that are read: no hand has more cards.
const MOST_GROUPS: usize = 500;

fn groups(unpacker: &mut Unpacker, held: &mut CardSet) -> Option<Vec<Group>> {
    let mut groups = Vec::new();
    while unpacker.weighted(&FURTHER)? == 1 {
        groups.push(group(unpacker, held)?);
        if groups.len() > MOST_GROUPS {
            return None;
        }
    }
    Some(groups)
}

/// Weights of so many copies of a face: mostly none.
fn copy_weights(held: CardSet, card: Card) -> Vec<u32> {
    let mut weights = vec![1; held.count_of(card) + 1];
    weights[..1].fill(3);
    weights
}

/// The key, then how many of each card that the seat still holds.
fn put_group(packer: &mut Packer, held: &mut CardSet, group: &Group) -> Option<()> {
    packer.weighted(group.key.is_some().into(), &SELDOM);
    if let Some(key) = group.key {
        let place = KINDS.iter().position(|&kind| kind == key.kind)?;
        packer.digit(place as u32, KIND_RADIX);
        match key.which {
            Which::Unnumbered => packer.digit(0, 3),
            Which::New => packer.digit(1, 3),
            Which::Number(number) => {
                packer.digit(2, 3);
                packer.number(number.get().into());
            }
        }
    }
    if !held.contains_all(group.cards) {
        return None;
    }
    for card in faces(*held) {
        packer.weighted(group.cards.count_of(card), &copy_weights(*held, card));
    }
    *held = held.difference(group.cards);
    Some(())
}

fn group(unpacker: &mut Unpacker, held: &mut CardSet) -> Option<Group> {
    let key = match unpacker.weighted(&SELDOM)? {
        0 => None,
        _ => {
            let kind = *KINDS.get(unpacker.digit(KIND_RADIX)? as usize)?;
            let which = match unpacker.digit(3)? {
                0 => Which::Unnumbered,
                1 => Which::New,
                _ => Which::Number(u8::try_from(unpacker.number()?).ok().and_then(NonZeroU8::new)?),
            };
            Some(MeldKey { kind, which })
        }
    };
    let mut cards = CardSet::EMPTY;
    for card in faces(*held) {
        for _ in 0..unpacker.weighted(&copy_weights(*held, card))? {
            cards.push(card);
        }
    }
    *held = held.difference(cards);
    Some(Group { key, cards })
}

/// What a key can name, in the order of the code, with room for more.
const KIND_RADIX: u32 = 32;
const KINDS: [MeldKind; 19] = {
    let mut kinds = [MeldKind::Wild; 19];
    let mut at = 0;
    while at < Rank::ALL.len() {
        kinds[at] = MeldKind::Set(Rank::ALL[at]);
        at += 1;
    }
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        kinds[at + suit] = MeldKind::Sequence(Suit::ALL[suit]);
        suit += 1;
    }
    kinds
};
