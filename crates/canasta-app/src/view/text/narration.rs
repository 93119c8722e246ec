//! How the events of a turn are put together into a sentence.

use super::card::{cards_in, groups_in, lists, meld_kind_in, the_card_in, the_sign_in};
use super::{Clause, Names, clauses, list};
use crate::session::{DiscardEffect, GameEvent, Laying};
use crate::words::narration as say;
use crate::words::{self, Case, Tense, Threes, Who};
use canasta::rules::{Answer, Card, CardSet, Ended, MeldKind, Seat};

/// From how many cards on, cards added to a meld are counted instead of named.
const MANY_ADDED: usize = 4;

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
    /// A card with its article, in a case.
    named: fn(Card, Case) -> String,
}

/// Sentences on the screen, where cards are signs.
pub(super) const SEEN: Narration = Narration { tense: Tense::Past, detail: Detail::Full, named: the_sign_in };
/// Sentences for screen readers, where cards have names.
pub(super) const HEARD: Narration = Narration { named: the_card_in, ..SEEN };

/// The clauses of a turn, and how much they name.
#[derive(Default)]
struct Told {
    clauses: Vec<Clause>,
    /// The things named, by which a sentence gets too long to be read at a glance.
    things: usize,
}

impl Told {
    fn add(&mut self, words: String, listed: usize, things: usize) {
        self.clauses.push(Clause::with_list(words, listed));
        self.things += things;
    }
}

impl Narration {
    /// The same with only the number of cards laid.
    pub const fn brief(self) -> Narration {
        Narration { detail: Detail::Brief, ..self }
    }

    /// The same while it happens.
    pub const fn present(self) -> Narration {
        Narration { tense: Tense::Present, ..self }
    }

    /// Clauses for cards that were laid: new melds, then additions to others.
    fn laid(self, who: Who<'_>, all: &[Laying], opens: bool, told: &mut Told) {
        let tense = self.tense;
        if self.detail == Detail::Brief {
            let n: usize = all.iter().map(|laying| laying.cards.len()).sum();
            if n > 0 {
                let clause = if opens { say::clause_opened_count } else { say::clause_laid_count };
                told.add(clause(who, tense, n), 1, 1);
            }
            return;
        }
        let mut opens = opens;
        let mut lay = |groups: &[CardSet], things: usize| {
            let clause = if std::mem::take(&mut opens) { say::clause_opened } else { say::clause_laid };
            let listed = groups.len().max(groups.iter().map(|&cards| lists(cards)).max().unwrap_or(0));
            told.add(clause(who, tense, &|case| groups_in(groups, case)), listed, things);
        };
        let new = all.iter().filter(|laying| !laying.joined).map(|laying| laying.cards);
        let (plain, with_wilds): (Vec<CardSet>, Vec<CardSet>) = new.partition(|cards| cards.wilds().is_empty());
        if !plain.is_empty() {
            lay(&plain, plain.len());
        }
        // A group with wilds has its own verb, so that a wild is not read as part of the next group.
        for cards in with_wilds {
            lay(&[cards], 2);
        }
        let added: Vec<&Laying> = all.iter().filter(|laying| laying.joined).collect();
        if !added.is_empty() {
            let one = |laying: &&Laying| {
                let cards = |case| self.added(laying.cards, case);
                say::added_to_meld(&cards, &|case| meld_kind_in(laying.meld.kind, case))
            };
            let words = say::clause_added(who, tense, &|_| list(&added.iter().map(one).collect::<Vec<_>>()));
            let inner = added.iter().map(|laying| added_things(laying.cards)).max().unwrap_or(0);
            told.add(words, added.len().max(inner), 2 * added.len());
        }
    }

    /// Cards added to a meld: each by its name, many by their number.
    fn added(self, added: CardSet, case: Case) -> String {
        if is_counted(added) {
            return cards_in(added, case);
        }
        list(&added.iter().map(|card| (self.named)(card, case)).collect::<Vec<_>>())
    }

    /// The clause for completed canastas.
    fn closed(self, who: Who<'_>, canastas: &[MeldKind], told: &mut Told) {
        if !canastas.is_empty() {
            let of = |case| list(&canastas.iter().map(|&kind| meld_kind_in(kind, case)).collect::<Vec<_>>());
            told.add(say::clause_closed(who, self.tense, canastas.len(), &of), canastas.len(), canastas.len());
        }
    }

    /// The clause for drawing; none if it goes without saying.
    fn drew(self, who: Who<'_>, cards: usize, red_threes: CardSet, told: &mut Told) {
        if !red_threes.is_empty() {
            told.add(say::clause_drew_threes(who, self.tense, cards, &|case| threes_in(red_threes, case)), 2, 2);
        } else if self.detail == Detail::Full {
            told.add(say::clause_drew(who, self.tense, cards), 1, 1);
        }
    }

    /// What one seat has done in one turn, without the subject. Consecutive layings are one.
    fn turn(self, who: Who<'_>, events: &[GameEvent]) -> Told {
        let mut told = Told::default();
        let mut table = LaidInTurn::default();
        for what in events {
            match what {
                GameEvent::Laid { laid, canastas, opens, .. } => table.add(laid, canastas, *opens),
                GameEvent::Took { pile, top, laid, canastas, red_threes, opens, .. } => {
                    table.say(self, who, &mut told);
                    match self.detail {
                        Detail::Full => {
                            let words = say::clause_took(who, self.tense, *pile, &|case| (self.named)(*top, case));
                            told.add(words, 1, 4);
                        }
                        Detail::Brief => told.add(say::clause_took_brief(who, self.tense, *pile), 1, 2),
                    }
                    table.add(laid, canastas, *opens);
                    if !red_threes.is_empty() {
                        let closed = std::mem::take(&mut table.canastas);
                        table.say(self, who, &mut told);
                        told.add(say::clause_laid_out(who, self.tense, &|case| threes_in(*red_threes, case)), 1, 1);
                        table.canastas = closed;
                    }
                }
                other => {
                    table.say(self, who, &mut told);
                    self.other(who, other, &mut told);
                }
            }
        }
        table.say(self, who, &mut told);
        told
    }

    /// What a player is doing, without the subject, as a sentence that names so many things at most; none if it names more.
    pub fn present_within(self, events: &[GameEvent], most: usize) -> Option<String> {
        let told = self.present().turn(Who::Other(""), events);
        (told.things <= most).then(|| clauses(&told.clauses))
    }

    /// The clauses of an event that lays no cards.
    fn other(self, who: Who<'_>, what: &GameEvent, told: &mut Told) {
        let tense = self.tense;
        let words = match what {
            GameEvent::Drew { cards, red_threes, .. } => return self.drew(who, *cards, *red_threes, told),
            GameEvent::Discarded { card, effect, .. } => {
                told.add(say::clause_discarded(who, tense, &|case| (self.named)(*card, case)), 1, 1);
                match effect {
                    DiscardEffect::None => return,
                    DiscardEffect::Freezes => say::clause_froze(who, tense),
                    DiscardEffect::Blocks => say::clause_blocked(who, tense),
                }
            }
            GameEvent::PickedUpFoot { red_threes, .. } if red_threes.is_empty() => say::clause_foot(who, tense),
            GameEvent::PickedUpFoot { red_threes, .. } => {
                say::clause_foot_threes(who, tense, &|case| threes_in(*red_threes, case))
            }
            GameEvent::DrewBonus { cards, red_threes, .. } if red_threes.is_empty() => {
                say::clause_bonus(who, tense, *cards)
            }
            GameEvent::DrewBonus { cards, red_threes, .. } => {
                say::clause_bonus_threes(who, tense, *cards, &|case| threes_in(*red_threes, case))
            }
            GameEvent::PlaysAlone { .. } => say::clause_alone(who, tense),
            GameEvent::Kept { .. } => say::clause_kept(who, tense),
            GameEvent::Asked { .. } => say::clause_asked(who, tense),
            GameEvent::Answered { answer: Answer::Yes, .. } => say::clause_said_yes(who, tense),
            GameEvent::Answered { answer: Answer::No, .. } => say::clause_said_no(who, tense),
            GameEvent::Ended { ended: Ended::Out, .. } => say::clause_went_out(who, tense),
            GameEvent::Ended { ended: Ended::Special, .. } => say::clause_special(who, tense),
            GameEvent::Ended { ended: Ended::Concealed, .. } => say::clause_went_out_concealed(who, tense),
            GameEvent::Ended { ended: Ended::Stock | Ended::RedThree, .. }
            | GameEvent::Dealt { .. }
            | GameEvent::Took { .. }
            | GameEvent::Laid { .. } => return,
        };
        told.add(words, 1, 1);
    }

    /// A sentence for each turn, and for each event without an actor.
    pub fn sentences(self, all: &[GameEvent], names: Names<'_>) -> String {
        let mut sentences: Vec<String> = Vec::new();
        for turn in all.chunk_by(|one, next| actor(one) == actor(next)) {
            if let Some(seat) = turn.first().and_then(actor) {
                let who = names.who(seat);
                let told = self.turn(who, turn);
                if !told.clauses.is_empty() {
                    sentences.push(say::turn_told(who, &clauses(&told.clauses)));
                }
            } else {
                sentences.extend(turn.iter().filter_map(|what| impersonal(what, names)));
            }
        }
        sentences.join(" ")
    }
}

/// Whether added cards are counted instead of named.
fn is_counted(added: CardSet) -> bool {
    added.faces().count() < added.len() || added.len() >= MANY_ADDED
}

/// The things that are named of added cards.
fn added_things(added: CardSet) -> usize {
    if is_counted(added) { added.ranks().count() } else { added.len() }
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

    fn say(&mut self, telling: Narration, who: Who<'_>, told: &mut Told) {
        let LaidInTurn { laid, canastas, opens } = std::mem::take(self);
        telling.laid(who, &laid, opens, told);
        telling.closed(who, &canastas, told);
    }
}

/// Threes that were laid out in words, without a verb, in a case. In some games black ones are laid out too.
pub(super) fn threes_in(threes: CardSet, case: Case) -> String {
    let kind = if threes.black_threes().is_empty() { Threes::Red } else { Threes::Any };
    words::cards::threes_laid_out(threes.len(), kind, case)
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
        GameEvent::Dealt { hand, leads, kept, rules } => {
            let dealt = say::hand_is_dealt(*hand, names.who(*leads));
            let kept = kept.map(|(seat, cards)| say::cutter_kept(names.who(seat), &|case| cards_in(cards, case)));
            // The page of the rules, which loads later, says which.
            let rules = rules.as_ref().map(|_| say::hand_has_other_rules().to_owned());
            let all: Vec<String> = std::iter::once(dealt).chain(kept).chain(rules).collect();
            Some(all.join(" "))
        }
        GameEvent::Ended { ended: Ended::Stock, .. } => Some(say::stock_ended_hand().to_owned()),
        GameEvent::Ended { ended: Ended::RedThree, .. } => Some(say::three_ended_hand().to_owned()),
        _ => None,
    }
}
