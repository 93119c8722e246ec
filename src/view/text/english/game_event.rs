//! Events in sentences. Consecutive events of one seat make one sentence.

use super::card::the_card;
use super::side::{side_inside, side_name};
use super::{Names, card_sign, cards, cards_count, clauses, count, group, groups, list, ranks};
use crate::rules::{Answer, Card, CardSet, Ended, Rank, Seat, Side};
use crate::session::{Deal, GameEvent, Laying};

/// Predicates for cards that were laid: new melds, then additions to others.
fn laid(all: &[Laying]) -> Vec<String> {
    let new: Vec<CardSet> = all.iter().filter(|laying| !laying.joined).map(|laying| laying.cards).collect();
    // A group with wilds has its own verb, so that a wild is not read as part of the next group.
    let mut did: Vec<String> = match new.iter().all(|cards| cards.wilds().is_empty()) {
        true if new.is_empty() => Vec::new(),
        true => vec![format!("laid {}", groups(&new))],
        false => new.iter().map(|&cards| format!("laid {}", group(cards))).collect(),
    };
    let added = all.iter().filter(|laying| laying.joined);
    did.extend(added.map(|laying| format!("added {} to the {}", cards(laying.cards), ranks(laying.rank))));
    did
}

/// The short predicate for cards that were laid, with only their number.
fn laid_in_brief(all: &[Laying]) -> Vec<String> {
    match all.iter().map(|laying| laying.cards.len()).sum() {
        0 => Vec::new(),
        n => vec![format!("laid {}", cards_count(n))],
    }
}

/// The predicate for completed canastas.
fn closed(canastas: &[Rank]) -> Option<String> {
    let of: Vec<String> = canastas.iter().map(|&rank| ranks(rank).to_owned()).collect();
    match of.as_slice() {
        [] => None,
        [one] => Some(format!("closed a canasta of {one}")),
        several => Some(format!("closed canastas of {}", list(several))),
    }
}

fn red_threes_too(set: CardSet) -> String {
    match set.len() {
        0 => String::new(),
        1 => " and a red three".to_owned(),
        n => format!(" and {} red threes", count(n)),
    }
}

/// The predicates of an event; none for an event without an actor.
fn predicates(what: &GameEvent, named: fn(Card) -> String, laid: fn(&[Laying]) -> Vec<String>) -> Vec<String> {
    match what {
        GameEvent::Dealt { .. } => Vec::new(),
        GameEvent::Drew { cards, red_threes, .. } => {
            vec![format!("drew {}{}", cards_count(*cards), red_threes_too(*red_threes))]
        }
        GameEvent::Took { pile, top, laid: layings, canastas, red_threes, .. } => {
            let took = format!("took the pile of {} with {} on top", cards_count(*pile), named(*top));
            let mut did = vec![format!("{took}{}", red_threes_too(*red_threes))];
            did.extend(laid(layings));
            did.extend(closed(canastas));
            did
        }
        GameEvent::Laid { laid: layings, canastas, .. } => {
            let mut did = laid(layings);
            did.extend(closed(canastas));
            did
        }
        GameEvent::Discarded { card, .. } => vec![format!("discarded {}", named(*card))],
        GameEvent::Kept { .. } => vec!["kept the last card".to_owned()],
        GameEvent::Asked { .. } => vec!["asked to go out".to_owned()],
        GameEvent::Answered { answer: Answer::Yes, .. } => vec!["said yes".to_owned()],
        GameEvent::Answered { answer: Answer::No, .. } => vec!["said no".to_owned()],
        GameEvent::Ended { ended: Ended::Out, .. } => vec!["went out".to_owned()],
        GameEvent::Ended { ended: Ended::Concealed, .. } => vec!["went out concealed".to_owned()],
        GameEvent::Ended { ended: Ended::Stock | Ended::RedThree, .. } => Vec::new(),
    }
}

/// The maximum length of a message that is read at a glance, in characters.
const GLANCE: usize = 120;

/// Events for the message line. A long message names only the number of cards laid.
#[must_use]
pub fn events(all: &[GameEvent], names: Names<'_>) -> String {
    let whole = sentences(all, names, card_sign, laid);
    if whole.chars().count() <= GLANCE { whole } else { sentences(all, names, card_sign, laid_in_brief) }
}

/// Events in full, for the history.
#[must_use]
pub fn events_in_full(all: &[GameEvent], names: Names<'_>) -> String {
    sentences(all, names, card_sign, laid)
}

/// Events for screen readers: cards have names instead of signs.
#[must_use]
pub fn events_aloud(all: &[GameEvent], names: Names<'_>) -> String {
    sentences(all, names, the_card, laid)
}

fn sentences(
    all: &[GameEvent],
    names: Names<'_>,
    named: fn(Card) -> String,
    laid: fn(&[Laying]) -> Vec<String>,
) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut open: Option<(Seat, Vec<String>)> = None;
    let close = |open: &mut Option<(Seat, Vec<String>)>, sentences: &mut Vec<String>| {
        if let Some((seat, did)) = open.take() {
            let who = if seat == names.me { "You" } else { names.of(seat) };
            sentences.push(format!("{who} {}.", clauses(&did)));
        }
    };
    for what in all {
        let did = predicates(what, named, laid);
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

/// The sentence of an event without an actor.
fn impersonal(what: &GameEvent, names: Names<'_>) -> Option<String> {
    match what {
        GameEvent::Dealt { hand, leads } => {
            let leads = match *leads == names.me {
                true => "You lead".to_owned(),
                false => format!("{} leads", names.of(*leads)),
            };
            Some(format!("Hand {hand} is dealt. {leads}."))
        }
        GameEvent::Ended { ended: Ended::Stock, .. } => Some("The stock is empty: the hand ends.".to_owned()),
        GameEvent::Ended { ended: Ended::RedThree, .. } => {
            Some("A red three was the last card of the stock: the hand ends.".to_owned())
        }
        _ => None,
    }
}

/// The start of a hand: the number of cards dealt, the cards turned up, and the red threes laid out.
#[must_use]
pub fn deal(deal: &Deal, names: Names<'_>) -> String {
    let me = names.me.side();
    let mut sentences = vec![format!("Each player was dealt {}.", cards_count(deal.cards))];
    let turned: Vec<String> = deal.pile.iter().map(|&card| card_sign(card)).collect();
    if !turned.is_empty() {
        sentences.push(format!("Turned up: {}.", list(&turned)));
    }
    let laid = |side: Side| match deal.red_threes[side] {
        0 => None,
        1 => Some("a red three".to_owned()),
        n => Some(format!("{} red threes", count(n))),
    };
    sentences.extend(match (laid(me), laid(me.other())) {
        (None, None) => None,
        (Some(ours), None) => Some(format!("{} laid out {ours}.", side_name(names.side(me)))),
        (None, Some(theirs)) => Some(format!("{} laid out {theirs}.", side_name(names.side(me.other())))),
        (Some(ours), Some(theirs)) => Some(format!(
            "{} laid out {ours}, {} {theirs}.",
            side_name(names.side(me)),
            side_inside(names.side(me.other()))
        )),
    });
    sentences.join(" ")
}

/// An event in a few words, for the place beside the seat.
#[must_use]
pub fn event_short(what: &GameEvent) -> String {
    match what {
        GameEvent::Dealt { .. } => String::new(),
        GameEvent::Drew { cards, .. } => format!("drew {}", cards_count(*cards)),
        GameEvent::Took { pile, .. } => format!("took the pile: {}", cards_count(*pile)),
        GameEvent::Laid { laid: layings, .. } => clauses(&laid(layings)),
        GameEvent::Discarded { card, .. } => format!("discarded {}", card_sign(*card)),
        GameEvent::Kept { .. } => "kept the last card".to_owned(),
        GameEvent::Asked { .. } => "asks: “May I go out?”".to_owned(),
        GameEvent::Answered { answer: Answer::Yes, .. } => "says yes".to_owned(),
        GameEvent::Answered { answer: Answer::No, .. } => "says no".to_owned(),
        GameEvent::Ended { ended: Ended::Out | Ended::Concealed, .. } => "went out".to_owned(),
        GameEvent::Ended { ended: Ended::Stock | Ended::RedThree, .. } => String::new(),
    }
}

/// The short predicate of an event, with only the number of cards taken and laid.
#[must_use]
pub fn event_brief(what: &GameEvent) -> String {
    match what {
        GameEvent::Took { pile, .. } => format!("took {}", cards_count(*pile)),
        GameEvent::Laid { laid: layings, .. } => clauses(&laid_in_brief(layings)),
        other => event_short(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BySide, Players};

    fn laid(groups: &[(&str, bool)]) -> GameEvent {
        let laying = |&(cards, joined): &(&str, bool)| {
            let cards: CardSet = cards.parse().unwrap();
            let rank = cards.ranks().find(|rank| rank.is_natural()).unwrap();
            Laying { rank, cards, joined }
        };
        GameEvent::Laid { seat: Seat::FIRST, laid: groups.iter().map(laying).collect(), canastas: Vec::new() }
    }

    #[test]
    fn a_deal_says_what_everybody_saw() {
        let pile = ["2c", "Td"].map(|card| card.parse().unwrap()).to_vec();
        let four = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let names = |players: usize, me: usize| Names {
            names: &four[..players],
            me: if me == 0 { Seat::FIRST } else { Players::Two.after(Seat::FIRST) },
        };
        let mut dealt = Deal { cards: 11, pile, red_threes: BySide([0, 0]) };
        assert!(deal(&dealt, names(4, 0)).starts_with("Each player was dealt 11 cards. Turned up: 2♣"));
        assert!(!deal(&dealt, names(4, 0)).contains("three"));
        dealt.red_threes = BySide([2, 1]);
        assert!(deal(&dealt, names(4, 0)).ends_with("We laid out two red threes, they a red three."));
        assert!(deal(&dealt, names(2, 0)).ends_with("You laid out two red threes, Ben a red three."));
        dealt.red_threes = BySide([0, 1]);
        assert!(deal(&dealt, names(4, 1)).ends_with("We laid out a red three."));
        assert!(deal(&dealt, names(2, 0)).ends_with("Ben laid out a red three."));
    }

    #[test]
    fn groups_are_told_apart() {
        let names = Names { names: &["Ada".to_owned()], me: Seat::FIRST };
        for (groups, words) in [
            (&[("Ks Kh Kd", false)][..], "You laid three kings."),
            (&[("Ks Kh Kd", false), ("7s 7h 7d 7c", false)], "You laid three kings and four sevens."),
            (&[("Ks Kh 2d", false)], "You laid two kings with a two."),
            (
                &[("Ks Kh 2d", false), ("7s 7h Jo", false)],
                "You laid two kings with a two and laid two sevens with a joker.",
            ),
            (
                &[("Ks Kh 2d Jo", false), ("7s 7h 7d", false), ("9s", true)],
                "You laid two kings with a two and a joker, laid three sevens, and added a nine to the nines.",
            ),
        ] {
            assert_eq!(events(&[laid(groups)], names), words);
        }
    }
}
