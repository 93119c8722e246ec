//! How the events of a turn are put together into a sentence.

use super::card::{a_card_sign, meld_kind, the_card};
use super::{Names, cards, cards_count, clauses, count, group, groups, list};
use crate::session::{DiscardEffect, GameEvent, Laying};
use canasta::rules::{Answer, Card, CardSet, Ended, MeldKind, Seat};

/// From how many cards on, cards added to a meld are counted instead of named.
const MANY_ADDED: usize = 4;

/// The tense of a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tense {
    Past,
    Present,
}

/// How much a sentence names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    Full,
    /// Only what the other players must know, and only the number of cards laid.
    Brief,
}

/// How events are told.
#[derive(Clone, Copy)]
pub(super) struct Narration {
    tense: Tense,
    detail: Detail,
    /// A card with its article.
    named: fn(Card) -> String,
}

/// Sentences on the screen, where cards are signs.
pub(super) const SEEN: Narration = Narration { tense: Tense::Past, detail: Detail::Full, named: a_card_sign };
/// Sentences for screen readers, where cards have names.
pub(super) const HEARD: Narration = Narration { named: the_card, ..SEEN };

impl Narration {
    /// The same with only the number of cards laid.
    pub const fn brief(self) -> Narration {
        Narration { detail: Detail::Brief, ..self }
    }

    /// The same while it happens.
    pub const fn present(self) -> Narration {
        Narration { tense: Tense::Present, ..self }
    }

    /// The form of a verb, from its past and its present.
    const fn verb(self, past: &'static str, present: &'static str) -> &'static str {
        match self.tense {
            Tense::Past => past,
            Tense::Present => present,
        }
    }

    /// Predicates for cards that were laid: new melds, then additions to others.
    fn laid(self, all: &[Laying], opens: bool) -> Vec<String> {
        let mut first = if opens { self.verb("opened with", "opens with") } else { self.verb("laid", "lays") };
        if self.detail == Detail::Brief {
            let n: usize = all.iter().map(|laying| laying.cards.len()).sum();
            return if n == 0 { Vec::new() } else { vec![format!("{first} {}", cards_count(n))] };
        }
        let mut did = Vec::new();
        let mut say = |what: String| {
            did.push(format!("{first} {what}"));
            first = self.verb("laid", "lays");
        };
        let new = all.iter().filter(|laying| !laying.joined).map(|laying| laying.cards);
        let (plain, with_wilds): (Vec<CardSet>, Vec<CardSet>) = new.partition(|cards| cards.wilds().is_empty());
        if !plain.is_empty() {
            say(groups(&plain));
        }
        // A group with wilds has its own verb, so that a wild is not read as part of the next group.
        for cards in with_wilds {
            say(group(cards));
        }
        let added = all.iter().filter(|laying| laying.joined);
        let added: Vec<String> = added
            .map(|laying| format!("{} to the {}", self.added(laying.cards), meld_kind(laying.meld.kind)))
            .collect();
        if !added.is_empty() {
            did.push(format!("{} {}", self.verb("added", "adds"), list(&added)));
        }
        did
    }

    /// Cards added to a meld: each by its name, many by their number.
    fn added(self, added: CardSet) -> String {
        let is_double = added.faces().count() < added.len();
        if is_double || added.len() >= MANY_ADDED {
            return cards(added);
        }
        list(&added.iter().map(self.named).collect::<Vec<_>>())
    }

    /// The predicate for completed canastas.
    fn closed(self, canastas: &[MeldKind]) -> Option<String> {
        let of: Vec<String> = canastas.iter().map(|&kind| meld_kind(kind).to_owned()).collect();
        let verb = self.verb("closed", "closes");
        match of.as_slice() {
            [] => None,
            [one] => Some(format!("{verb} a canasta of {one}")),
            several => Some(format!("{verb} canastas of {}", list(several))),
        }
    }

    /// The predicate for drawing; none if it goes without saying.
    fn drew(self, cards: usize, red_threes: CardSet) -> Option<String> {
        if self.detail == Detail::Brief && red_threes.is_empty() {
            return None;
        }
        let drawn = if cards == 1 { "a card".to_owned() } else { format!("{} cards", count(cards)) };
        let too = if red_threes.is_empty() { String::new() } else { format!(" and {}", threes_words(red_threes)) };
        Some(format!("{} {drawn}{too}", self.verb("drew", "draws")))
    }

    /// The predicates of the events of one seat in one turn. Consecutive layings are one.
    pub fn turn(self, events: &[GameEvent]) -> Vec<String> {
        let mut did = Vec::new();
        let mut table = LaidInTurn::default();
        for what in events {
            match what {
                GameEvent::Laid { laid, canastas, opens, .. } => table.add(laid, canastas, *opens),
                GameEvent::Took { pile, top, laid, canastas, red_threes, opens, .. } => {
                    table.say(self, &mut did);
                    let pile = format!("{} the pile of {}", self.verb("took", "takes"), cards_count(*pile));
                    did.push(match self.detail {
                        Detail::Full => format!("{pile} with {} on top", (self.named)(*top)),
                        Detail::Brief => pile,
                    });
                    table.add(laid, canastas, *opens);
                    if !red_threes.is_empty() {
                        let closed = std::mem::take(&mut table.canastas);
                        table.say(self, &mut did);
                        did.push(format!("{} {}", self.verb("laid out", "lays out"), threes_words(*red_threes)));
                        table.canastas = closed;
                    }
                }
                other => {
                    table.say(self, &mut did);
                    self.other(other, &mut did);
                }
            }
        }
        table.say(self, &mut did);
        did
    }

    /// The predicates of an event that lays no cards.
    fn other(self, what: &GameEvent, did: &mut Vec<String>) {
        let words = match what {
            GameEvent::Drew { cards, red_threes, .. } => match self.drew(*cards, *red_threes) {
                Some(words) => words,
                None => return,
            },
            GameEvent::Discarded { card, effect, .. } => {
                did.push(format!("{} {}", self.verb("discarded", "discards"), (self.named)(*card)));
                match effect {
                    DiscardEffect::None => return,
                    DiscardEffect::Freezes => format!("{} the pile", self.verb("froze", "freezes")),
                    DiscardEffect::Blocks => format!("{} the pile", self.verb("blocked", "blocks")),
                }
            }
            GameEvent::PickedUpFoot { red_threes, .. } => {
                with_threes(format!("{} up the foot", self.verb("picked", "picks")), *red_threes)
            }
            GameEvent::DrewBonus { cards, red_threes, .. } => {
                let words = format!("{} {} for the opening", self.verb("drew", "draws"), cards_count(*cards));
                with_threes(words, *red_threes)
            }
            GameEvent::PlaysAlone { .. } => format!("{} alone from now on", self.verb("played", "plays")),
            GameEvent::Kept { .. } => format!("{} the last card", self.verb("kept", "keeps")),
            GameEvent::Asked { .. } => format!("{} to go out", self.verb("asked", "asks")),
            GameEvent::Answered { answer, .. } => {
                let answer = match answer {
                    Answer::Yes => "yes",
                    Answer::No => "no",
                };
                format!("{} {answer}", self.verb("said", "says"))
            }
            GameEvent::Ended { ended: Ended::Out, .. } => format!("{} out", self.verb("went", "goes")),
            GameEvent::Ended { ended: Ended::Special, .. } => format!("{} a special hand", self.verb("laid", "lays")),
            GameEvent::Ended { ended: Ended::Concealed, .. } => {
                format!("{} out concealed", self.verb("went", "goes"))
            }
            GameEvent::Ended { ended: Ended::Stock | Ended::RedThree, .. }
            | GameEvent::Dealt { .. }
            | GameEvent::Took { .. }
            | GameEvent::Laid { .. } => return,
        };
        did.push(words);
    }

    /// A sentence for each turn, and for each event without an actor.
    pub fn sentences(self, all: &[GameEvent], names: Names<'_>) -> String {
        let mut sentences: Vec<String> = Vec::new();
        for turn in all.chunk_by(|one, next| actor(one) == actor(next)) {
            if let Some(seat) = turn.first().and_then(actor) {
                let did = self.turn(turn);
                let who = if names.is_you(seat) { "You" } else { names.of(seat) };
                if !did.is_empty() {
                    sentences.push(format!("{who} {}.", clauses(&did)));
                }
            } else {
                sentences.extend(turn.iter().filter_map(|what| impersonal(what, names)));
            }
        }
        sentences.join(" ")
    }
}

/// The cards that a player has laid since the last thing of another kind.
#[derive(Default)]
struct LaidInTurn {
    laid: Vec<Laying>,
    canastas: Vec<MeldKind>,
    opens: bool,
}

impl LaidInTurn {
    fn add(&mut self, laid: &[Laying], canastas: &[MeldKind], opens: bool) {
        Laying::merge(&mut self.laid, laid);
        self.canastas.extend_from_slice(canastas);
        self.opens |= opens;
    }

    fn say(&mut self, telling: Narration, did: &mut Vec<String>) {
        let LaidInTurn { laid, canastas, opens } = std::mem::take(self);
        did.extend(telling.laid(&laid, opens));
        did.extend(telling.closed(&canastas));
    }
}

/// Words with the red threes that came too.
fn with_threes(words: String, red_threes: CardSet) -> String {
    if red_threes.is_empty() { words } else { format!("{words} with {}", threes_words(red_threes)) }
}

/// Threes that were laid out in words, without a verb. In some games black ones are laid out too.
pub(super) fn threes_words(threes: CardSet) -> String {
    let word = if threes.black_threes().is_empty() { "red three" } else { "three" };
    match threes.len() {
        1 => format!("a {word}"),
        n => format!("{} {word}s", count(n)),
    }
}

/// The seat that a sentence is about; `None` for the deal and for an end that nobody has chosen.
fn actor(what: &GameEvent) -> Option<Seat> {
    match what {
        GameEvent::Ended { ended: Ended::Stock | Ended::RedThree, .. } => None,
        other => other.seat(),
    }
}

/// The sentence of an event without an actor.
fn impersonal(what: &GameEvent, names: Names<'_>) -> Option<String> {
    match what {
        GameEvent::Dealt { hand, leads } => {
            let leads = match names.is_you(*leads) {
                true => "You lead".to_owned(),
                false => format!("{} leads", names.of(*leads)),
            };
            Some(format!("Hand {hand} is dealt. {leads}."))
        }
        GameEvent::Ended { ended: Ended::Stock, .. } => Some("The stock is empty: the hand ends.".to_owned()),
        GameEvent::Ended { ended: Ended::RedThree, .. } => {
            Some("A three was the last card of the stock: the hand ends.".to_owned())
        }
        _ => None,
    }
}
