//! What happened, in words: what one seat did in a row is one sentence.

use super::card::the_card;
use super::{Names, card_sign, cards, cards_count, cards_short, count, list, ranks};
use crate::rules::{Answer, Card, CardSet, Ended, Seat};
use crate::session::{Happening, Laying};

/// What was laid, as it stands behind a name: new melds, then what was added to others.
fn laid(all: &[Laying]) -> Vec<String> {
    let new: Vec<&Laying> = all.iter().filter(|laying| !laying.joined).collect();
    let named = |laying: &&Laying| format!("{} ({})", ranks(laying.rank), cards_short(laying.cards));
    let mut did = match new.as_slice() {
        [] => Vec::new(),
        [one] => vec![format!("laid {}", cards(one.cards))],
        several => vec![format!("laid {}", list(&several.iter().map(named).collect::<Vec<_>>()))],
    };
    let added = all.iter().filter(|laying| laying.joined);
    did.extend(added.map(|laying| format!("added {} to the {}", cards(laying.cards), ranks(laying.rank))));
    did
}

fn red_threes_too(set: CardSet) -> String {
    match set.len() {
        0 => String::new(),
        1 => " and a red three".to_owned(),
        n => format!(" and {} red threes", count(n)),
    }
}

/// What one seat did, as it stands behind its name; nothing for what nobody did.
fn predicates(what: &Happening, named: fn(Card) -> String) -> Vec<String> {
    match what {
        Happening::Dealt { .. } => Vec::new(),
        Happening::Drew { cards, red_threes, .. } => {
            vec![format!("drew {}{}", cards_count(*cards), red_threes_too(*red_threes))]
        }
        Happening::Took { pile, top, laid: layings, red_threes, .. } => {
            let took = format!("took the pile of {} with {}", cards_count(*pile), named(*top));
            let mut did = vec![format!("{took}{}", red_threes_too(*red_threes))];
            did.extend(laid(layings));
            did
        }
        Happening::Laid { laid: layings, canastas, .. } => {
            let mut did = laid(layings);
            let closed: Vec<String> = canastas.iter().map(|r| ranks(*r).to_owned()).collect();
            if !closed.is_empty() {
                did.push(format!("closed a canasta of {}", list(&closed)));
            }
            did
        }
        Happening::Discarded { card, .. } => vec![format!("discarded {}", named(*card))],
        Happening::Kept { .. } => vec!["kept the last card".to_owned()],
        Happening::Asked { .. } => vec!["asked to go out".to_owned()],
        Happening::Answered { answer: Answer::Yes, .. } => vec!["said yes".to_owned()],
        Happening::Answered { answer: Answer::No, .. } => vec!["said no".to_owned()],
        Happening::Ended { ended: Ended::Out, .. } => vec!["went out".to_owned()],
        Happening::Ended { ended: Ended::Concealed, .. } => vec!["went out concealed".to_owned()],
        Happening::Ended { ended: Ended::Stock | Ended::RedThree, .. } => Vec::new(),
    }
}

/// What happened, in sentences: what one seat did in a row is one sentence.
#[must_use]
pub fn happenings(all: &[Happening], names: Names<'_>) -> String {
    sentences(all, names, card_sign)
}

/// The same to be heard: cards have their names, not their signs.
#[must_use]
pub fn heard(all: &[Happening], names: Names<'_>) -> String {
    sentences(all, names, the_card)
}

fn sentences(all: &[Happening], names: Names<'_>, named: fn(Card) -> String) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut open: Option<(Seat, Vec<String>)> = None;
    let close = |open: &mut Option<(Seat, Vec<String>)>, sentences: &mut Vec<String>| {
        if let Some((seat, did)) = open.take() {
            let who = if seat == names.me { "You" } else { names.of(seat) };
            sentences.push(format!("{who} {}.", list(&did)));
        }
    };
    for what in all {
        let did = predicates(what, named);
        match (what.seat(), did.is_empty()) {
            (Some(seat), false) => match &mut open {
                Some((who, all)) if *who == seat => all.extend(did),
                _ => {
                    close(&mut open, &mut sentences);
                    open = Some((seat, did));
                }
            },
            _ => {
                close(&mut open, &mut sentences);
                sentences.extend(impersonal(what, names));
            }
        }
    }
    close(&mut open, &mut sentences);
    sentences.join(" ")
}

/// What nobody did.
fn impersonal(what: &Happening, names: Names<'_>) -> Option<String> {
    match what {
        Happening::Dealt { hand, leads } => {
            Some(format!("Hand {hand} is dealt. {}.", names.does(*leads, "lead", "leads")))
        }
        Happening::Ended { ended: Ended::Stock, .. } => Some("The stock is empty: the hand ends.".to_owned()),
        Happening::Ended { ended: Ended::RedThree, .. } => {
            Some("A red three was the last card of the stock: the hand ends.".to_owned())
        }
        _ => None,
    }
}

/// What happened, in a few words beside the seat.
#[must_use]
pub fn happening_short(what: &Happening) -> String {
    match what {
        Happening::Dealt { .. } => String::new(),
        Happening::Drew { cards, .. } => format!("drew {}", cards_count(*cards)),
        Happening::Took { pile, .. } => format!("took the pile: {}", cards_count(*pile)),
        Happening::Laid { laid: layings, .. } => list(&laid(layings)),
        Happening::Discarded { card, .. } => format!("discarded {}", card_sign(*card)),
        Happening::Kept { .. } => "kept the last card".to_owned(),
        Happening::Asked { .. } => "asks: “May I go out?”".to_owned(),
        Happening::Answered { answer: Answer::Yes, .. } => "says yes".to_owned(),
        Happening::Answered { answer: Answer::No, .. } => "says no".to_owned(),
        Happening::Ended { ended: Ended::Out | Ended::Concealed, .. } => "went out".to_owned(),
        Happening::Ended { ended: Ended::Stock | Ended::RedThree, .. } => String::new(),
    }
}
