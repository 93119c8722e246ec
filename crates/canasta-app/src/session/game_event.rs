//! Events at the table, as every player saw them, for messages, logs and the marks at the seats.

use canasta::rules::{Action, Answer, Card, CardSet, Ended, FootPickup, Meld, MeldKey, MeldKind, Rules, Seat, State};

/// Cards laid onto one meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laying {
    /// The meld, by its number.
    pub meld: MeldKey,
    /// The cards.
    pub cards: CardSet,
    /// Whether the meld existed before.
    pub joined: bool,
}

impl Laying {
    /// Adds cards laid later in a turn, so that each meld stays one entry.
    pub fn merge(all: &mut Vec<Laying>, later: &[Laying]) {
        for &new in later {
            match all.iter_mut().find(|old| old.meld == new.meld) {
                // Both were in the hand or the pile, so together they are within the pack.
                Some(old) => old.cards = old.cards.checked_add(new.cards).unwrap_or(old.cards),
                None => all.push(new),
            }
        }
    }
}

/// What a discard does to the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscardEffect {
    /// Nothing: the next player may take the pile as before.
    None,
    /// The pile is frozen from now on.
    Freezes,
    /// The next player cannot take the pile, because a black three lies on top.
    Blocks,
}

/// An event that every player saw. Hidden cards are counted, not named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// A hand was dealt; this seat leads.
    Dealt {
        /// The number of the hand, from 1.
        hand: usize,
        /// The seat that leads.
        leads: Seat,
        /// The cutter, and the cards that it kept, if any.
        kept: Option<(Seat, CardSet)>,
        /// The rules of the hand where they are not those of the hand before.
        rules: Option<Box<Rules>>,
    },
    /// Cards were drawn from the stock.
    Drew {
        /// The seat.
        seat: Seat,
        /// The number of cards that came to the hand.
        cards: usize,
        /// Red threes laid out.
        red_threes: CardSet,
    },
    /// The pile was taken.
    Took {
        /// The seat.
        seat: Seat,
        /// The number of cards in the pile.
        pile: usize,
        /// Its top card.
        top: Card,
        /// The cards laid with it.
        laid: Vec<Laying>,
        /// What became canastas.
        canastas: Vec<MeldKind>,
        /// Red threes laid out from it.
        red_threes: CardSet,
        /// Whether the side opens with these cards.
        opens: bool,
    },
    /// Cards were laid.
    Laid {
        /// The seat.
        seat: Seat,
        /// The cards laid.
        laid: Vec<Laying>,
        /// What became canastas.
        canastas: Vec<MeldKind>,
        /// Whether the side opens with these cards.
        opens: bool,
    },
    /// A card was discarded.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it does to the pile.
        effect: DiscardEffect,
    },
    /// An empty hand was followed by the foot.
    PickedUpFoot {
        /// The seat.
        seat: Seat,
        /// The number of cards that came to the hand.
        cards: usize,
        /// Red threes laid out from it.
        red_threes: CardSet,
    },
    /// Bonus cards were drawn for an opening.
    DrewBonus {
        /// The seat.
        seat: Seat,
        /// The number of cards that came to the hand.
        cards: usize,
        /// Red threes laid out.
        red_threes: CardSet,
    },
    /// A player plays alone against the others from now on.
    PlaysAlone {
        /// The seat.
        seat: Seat,
    },
    /// The last card was kept.
    Kept {
        /// The seat.
        seat: Seat,
    },
    /// A partner was asked.
    Asked {
        /// The seat that asks.
        seat: Seat,
    },
    /// A partner answered.
    Answered {
        /// The seat that answers.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// The hand ended.
    Ended {
        /// The seat of the last action.
        seat: Seat,
        /// The way in which the hand ended.
        ended: Ended,
    },
}

impl GameEvent {
    /// The deal of a hand of this number, which has just been dealt, and of which the cutter kept these cards.
    #[must_use]
    pub fn dealt(hand: usize, dealt: &State, kept: CardSet) -> GameEvent {
        let kept = (!kept.is_empty()).then(|| (dealt.rules().cutter(dealt.dealer()), kept));
        let rules = dealt.rules();
        let are_others = rules.by_deal.changes_at(dealt.hand_number());
        GameEvent::Dealt { hand, leads: dealt.turn_of(), kept, rules: are_others.then(|| Box::new(*rules)) }
    }

    /// The seat that acted; `None` for the deal.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            GameEvent::Dealt { .. } => None,
            GameEvent::Drew { seat, .. }
            | GameEvent::Took { seat, .. }
            | GameEvent::Laid { seat, .. }
            | GameEvent::Discarded { seat, .. }
            | GameEvent::PickedUpFoot { seat, .. }
            | GameEvent::DrewBonus { seat, .. }
            | GameEvent::PlaysAlone { seat }
            | GameEvent::Kept { seat }
            | GameEvent::Asked { seat }
            | GameEvent::Answered { seat, .. }
            | GameEvent::Ended { seat, .. } => Some(*seat),
        }
    }
}

/// The events of a legal action, from the states before and after it.
#[must_use]
pub fn events_of(before: &State, seat: Seat, action: &Action, after: &State) -> Vec<GameEvent> {
    let side = after.sides().of(seat);
    let red_threes = after.red_threes(side).difference(before.red_threes(side));
    let changed = || {
        let melds = after.melds(side).keyed().zip(after.melds(side).since(before.melds(side)));
        melds.map(|((key, meld), (_, old))| (key, meld, old)).filter(|(_, meld, old)| meld.cards != *old)
    };
    let laid = || {
        let laying = |(meld, now, old): (MeldKey, Meld, CardSet)| Laying {
            meld,
            cards: now.cards.difference(old),
            joined: !old.is_empty(),
        };
        changed().map(laying).collect::<Vec<_>>()
    };
    let canastas = || {
        let closed = after.melds(side).canastas_since(before.melds(side));
        closed.map(|meld| meld.kind).collect::<Vec<_>>()
    };
    let opens = before.melds(side).is_empty() && !after.melds(side).is_empty();
    let mut all = match action {
        Action::Draw if before.stock().is_empty() => vec![],
        Action::Draw => {
            let cards = after.hand(seat).len().saturating_sub(before.hand(seat).len());
            vec![GameEvent::Drew { seat, cards, red_threes }]
        }
        Action::Take { .. } => match before.pile().last() {
            Some(&top) => {
                let (pile, laid, canastas) = (before.observe(seat).takeable_len(), laid(), canastas());
                vec![GameEvent::Took { seat, pile, top, laid, canastas, red_threes, opens }]
            }
            None => vec![],
        },
        Action::Meld(_) => vec![GameEvent::Laid { seat, laid: laid(), canastas: canastas(), opens }],
        Action::Discard(card) => {
            let effect = match (before.pile_frozen(), after.pile_frozen()) {
                _ if after.ended().is_some() || !after.rules().pile_allowed => DiscardEffect::None,
                (false, true) => DiscardEffect::Freezes,
                _ if after.rules().blocks(*card) => DiscardEffect::Blocks,
                _ => DiscardEffect::None,
            };
            vec![GameEvent::Discarded { seat, card: *card, effect }]
        }
        Action::Keep => vec![GameEvent::Kept { seat }],
        Action::Ask => vec![GameEvent::Asked { seat }],
        Action::Answer(answer) => vec![GameEvent::Answered { seat, answer: *answer }],
        // The end of the hand says it.
        Action::Special(_) => vec![],
    };
    let lone = after.sides().lone().filter(|_| before.sides().lone().is_none());
    all.extend(lone.map(|seat| GameEvent::PlaysAlone { seat }));
    // What a take lays out is told with it.
    let red_threes = if matches!(action, Action::Take { .. }) { CardSet::EMPTY } else { red_threes };
    let feet = before.feet(seat).count() - after.feet(seat).count();
    if feet > 0 {
        // A canasta brings the foot to cards that are held.
        let cards = match before.rules().foot_pickup {
            FootPickup::Canasta => cards_of_feet(before, seat, feet),
            _ => after.hand(seat).len(),
        };
        all.push(GameEvent::PickedUpFoot { seat, cards, red_threes });
    } else if matches!(action, Action::Discard(_)) && after.stock().len() < before.stock().len() {
        let cards = (after.hand(seat).len() + 1).saturating_sub(before.hand(seat).len());
        all.push(GameEvent::DrewBonus { seat, cards, red_threes });
    }
    all.extend(after.ended().map(|ended| GameEvent::Ended { seat, ended }));
    all
}

/// The cards that so many feet bring to the hand: threes that are laid out are replaced where the rules say so, while there are cards.
fn cards_of_feet(before: &State, seat: Seat, feet: usize) -> usize {
    let foot = before.feet(seat).take(feet).reduce(CardSet::union).unwrap_or_default();
    let threes = before.rules().bonus_cards(foot).len();
    let replaced = if before.rules().foot_threes_replaced { threes.min(before.stock().len()) } else { 0 };
    foot.len() - threes + replaced
}
