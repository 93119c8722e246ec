//! Events in sentences: one for each turn, in the order in which things happened.

use super::narration::{HEARD, SEEN, threes_in};
use super::{Names, card_sign, cards_in, list};
use crate::session::{Deal, GameEvent};
use crate::words::{self, narration as say};
use canasta::rules::{CardSet, Side};

/// The most things that a sentence names that is read at a glance: cards drawn, a group laid, a discard. The pile counts for four.
const GLANCE: usize = 6;

/// Events in full, for the history.
#[must_use]
pub fn events_in_full(all: &[GameEvent], names: Names<'_>) -> String {
    SEEN.sentences(all, names)
}

/// Events for screen readers: cards have names instead of signs.
#[must_use]
pub fn events_aloud(all: &[GameEvent], names: Names<'_>) -> String {
    HEARD.sentences(all, names)
}

/// What another player is doing, from the events of the turn so far: "draws a card and lays three kings". A long text names
/// only the number of cards laid. Empty without a visible action.
#[must_use]
pub fn turn_now(events: &[GameEvent]) -> String {
    let whole = SEEN.present_within(events, GLANCE);
    whole.or_else(|| SEEN.brief().present_within(events, usize::MAX)).unwrap_or_default()
}

/// The heading of a round in the history.
#[must_use]
pub fn history_round(number: usize) -> String {
    say::history_round(number)
}

/// What the cutter kept, where the rules let the cutter keep cards; empty elsewhere.
#[must_use]
pub fn cut_kept(deal: &Deal, names: Names<'_>) -> String {
    match deal.kept {
        None => String::new(),
        Some((seat, kept)) if kept.is_empty() => say::cutter_kept_nothing(names.who(seat)),
        Some((seat, kept)) => say::cutter_kept(names.who(seat), &|case| cards_in(kept, case)),
    }
}

/// The start of a hand: the number of cards dealt, the cards turned up, and the threes laid out.
#[must_use]
pub fn deal(deal: &Deal, names: Names<'_>) -> String {
    let mut sentences = Vec::new();
    let kept = deal.kept.map_or(CardSet::EMPTY, |(_, kept)| kept);
    // The event of the deal has what was kept.
    if deal.kept.is_some() && kept.is_empty() {
        sentences.push(cut_kept(deal, names));
    }
    sentences.push(match deal.cards.checked_sub(kept.len()) {
        Some(fewer) if fewer < deal.cards => say::was_dealt_after_cut(deal.cards, fewer),
        _ => say::was_dealt(deal.cards),
    });
    let turned: Vec<String> = deal.pile.iter().map(|&card| card_sign(card)).collect();
    if !turned.is_empty() {
        sentences.push(say::turned_up(&|_| list(&turned)));
    }
    let laid = |side: Side| Some(deal.red_threes[side]).filter(|threes| !threes.is_empty());
    let all: Vec<String> = names
        .all_sides()
        .filter_map(|side| Some((names.side(side), laid(side)?)))
        .enumerate()
        .map(|(at, (side, threes))| {
            let message = if at == 0 { say::deal_laid_out } else { say::deal_laid_out_too };
            side.say(|side| message(side, &|case| threes_in(threes, case)))
        })
        .collect();
    let all = all.into_iter().reduce(|before, next| words::cards::list_more(&before, &next));
    sentences.extend(all.map(|all| say::deal_laid_out_all(&all)));
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{DiscardEffect, Laying};
    use canasta::rules::{Answer, BySide, Ended, MeldKind, Players, Rank, Seat};

    const ADA: Seat = Seat::FIRST;

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    fn layings(groups: &[(&str, bool)]) -> Vec<Laying> {
        let laying = |&(cards, joined): &(&str, bool)| {
            // A wild that is added alone joins the kings.
            let rank = set(cards).ranks().find(|rank| rank.is_natural()).unwrap_or(Rank::King);
            Laying { meld: MeldKind::Set(rank).into(), cards: set(cards), joined }
        };
        groups.iter().map(laying).collect()
    }

    fn laid(groups: &[(&str, bool)]) -> GameEvent {
        GameEvent::Laid { seat: ADA, laid: layings(groups), canastas: Vec::new(), opens: false }
    }

    fn opened(groups: &[(&str, bool)]) -> GameEvent {
        GameEvent::Laid { seat: ADA, laid: layings(groups), canastas: Vec::new(), opens: true }
    }

    fn drew(cards: usize, red_threes: &str) -> GameEvent {
        GameEvent::Drew { seat: ADA, cards, red_threes: set(red_threes) }
    }

    fn discarded(card: &str) -> GameEvent {
        GameEvent::Discarded { seat: ADA, card: card.parse().unwrap(), effect: DiscardEffect::None }
    }

    fn took(groups: &[(&str, bool)], canastas: &[MeldKind], red_threes: &str, opens: bool) -> GameEvent {
        let (top, canastas) = ("9d".parse().unwrap(), canastas.to_vec());
        GameEvent::Took {
            seat: ADA,
            pile: 12,
            top,
            laid: layings(groups),
            canastas,
            red_threes: set(red_threes),
            opens,
        }
    }

    fn ended(ended: Ended) -> GameEvent {
        GameEvent::Ended { seat: ADA, ended }
    }

    /// Names of which Ada, in the first seat, is not the reader.
    fn others(names: &[String]) -> Names<'_> {
        Names::new(names, Players::Four.seat(1).unwrap())
    }

    fn plain(text: &str) -> String {
        text.replace('\u{fe0e}', "")
    }

    fn told(all: &[GameEvent]) -> String {
        plain(&events_in_full(all, others(&["Ada".to_owned(), "Ben".to_owned()])))
    }

    #[test]
    fn a_deal_says_what_everybody_saw() {
        let pile = ["2c", "Td"].map(|card| card.parse().unwrap()).to_vec();
        let four = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let names = |players: usize, me: usize| {
            let me = if me == 0 { Seat::FIRST } else { Players::Two.after(Seat::FIRST) };
            Names::new(&four[..players], me)
        };
        let mut dealt = Deal { cards: 11, kept: None, pile, red_threes: BySide::from([CardSet::EMPTY; 2]) };
        assert!(deal(&dealt, names(4, 0)).starts_with("Each player was dealt 11 cards. Turned up: 2♣"));
        assert!(!deal(&dealt, names(4, 0)).contains("three"));
        dealt.red_threes = BySide::from([set("3h 3d"), set("3h")]);
        assert!(deal(&dealt, names(4, 0)).ends_with("We laid out two red threes, they a red three."));
        assert!(deal(&dealt, names(2, 0)).ends_with("You laid out two red threes, Ben a red three."));
        dealt.red_threes = BySide::from([set("3h 3s"), CardSet::EMPTY]);
        assert!(deal(&dealt, names(4, 0)).ends_with("We laid out two threes."));
        dealt.red_threes = BySide::from([CardSet::EMPTY, set("3h")]);
        assert!(deal(&dealt, names(4, 1)).ends_with("We laid out a red three."));
        assert!(deal(&dealt, names(2, 0)).ends_with("Ben laid out a red three."));
        let watched = Names { watched: true, ..names(4, 0) };
        assert!(deal(&dealt, watched).ends_with("Ben and Dan laid out a red three."));
    }

    #[test]
    fn a_turn_is_one_sentence_in_the_order_in_which_it_happened() {
        let kings = ("Ks Kh Kd", false);
        for (turn, words) in [
            (vec![drew(1, ""), discarded("4d")], "Ada drew a card and discarded the 4♦."),
            (vec![drew(2, ""), discarded("Jo")], "Ada drew two cards and discarded a joker."),
            (vec![drew(1, "3h"), discarded("4d")], "Ada drew a card and a red three, and discarded the 4♦."),
            (
                vec![drew(1, ""), laid(&[kings, ("Js Jh Jd", false)]), discarded("4d")],
                "Ada drew a card, laid three kings and three jacks, and discarded the 4♦.",
            ),
            (
                vec![drew(1, ""), laid(&[kings]), laid(&[("Js Jh Jd", false)]), discarded("4d")],
                "Ada drew a card, laid three kings and three jacks, and discarded the 4♦.",
            ),
            (
                vec![drew(1, ""), laid(&[kings]), laid(&[("Kc", true)]), discarded("4d")],
                "Ada drew a card, laid four kings and discarded the 4♦.",
            ),
            (
                vec![drew(1, ""), laid(&[("Kd", true)]), laid(&[("7c 7s", true)]), discarded("4d")],
                "Ada drew a card, added the K♦ to the kings and the 7♠ and the 7♣ to the sevens, and discarded the 4♦.",
            ),
            (vec![laid(&[("Ks Ks", true)])], "Ada added two kings to the kings."),
            (vec![laid(&[("2s Jo", true)])], "Ada added the 2♠ and a joker to the kings."),
            (
                vec![drew(1, ""), laid(&[("Kd", true)]), ended(Ended::Out)],
                "Ada drew a card, added the K♦ to the kings and went out.",
            ),
            (
                vec![drew(1, ""), laid(&[kings]), discarded("4d"), ended(Ended::Concealed)],
                "Ada drew a card, laid three kings, discarded the 4♦ and went out concealed.",
            ),
            (vec![drew(1, ""), GameEvent::Kept { seat: ADA }], "Ada drew a card and kept the last card."),
            (
                vec![drew(1, ""), discarded("4d"), ended(Ended::Stock)],
                "Ada drew a card and discarded the 4♦. The stock is empty: the hand ends.",
            ),
            (vec![ended(Ended::RedThree)], "A three was the last card of the stock: the hand ends."),
        ] {
            assert_eq!(told(&turn), words);
        }
    }

    #[test]
    fn an_opening_is_named_and_groups_with_wilds_stand_apart() {
        for (turn, words) in [
            (vec![opened(&[("As Ah Ad", false)])], "Ada opened with three aces."),
            (
                vec![opened(&[("Ks Kh Kd", false), ("7s 7h 7d 7c", false)])],
                "Ada opened with three kings and four sevens.",
            ),
            (
                vec![opened(&[("Ks Kh 2d", false), ("7s 7h 7c", false), ("9s 9h Jo", false)])],
                "Ada opened with three sevens, laid two kings with a two and laid two nines with a joker.",
            ),
            (
                vec![opened(&[("As Ah Ad", false)]), laid(&[("Kd", true)]), discarded("4d")],
                "Ada opened with three aces, added the K♦ to the kings and discarded the 4♦.",
            ),
        ] {
            assert_eq!(told(&turn), words);
        }
    }

    #[test]
    fn a_take_names_the_pile_then_what_was_laid_then_red_threes_then_canastas() {
        let nines = ("9s 9h 9d", false);
        for (turn, words) in [
            (
                vec![took(&[nines], &[], "", false), discarded("4d")],
                "Ada took the pile of 12 cards with the 9♦ on top, laid three nines and discarded the 4♦.",
            ),
            (
                vec![took(&[nines], &[], "", true), laid(&[("Ks Kh Kd", false)]), discarded("4d")],
                "Ada took the pile of 12 cards with the 9♦ on top, opened with three nines and three kings, and \
                 discarded the 4♦.",
            ),
            (
                vec![
                    took(&[("9d", true)], &[MeldKind::Set(Rank::Nine)], "3h 3d", false),
                    laid(&[("Kc", true)]),
                    discarded("4d"),
                ],
                "Ada took the pile of 12 cards with the 9♦ on top, added the 9♦ to the nines, laid out two red threes, \
                 added the K♣ to the kings, closed a canasta of nines and discarded the 4♦.",
            ),
        ] {
            assert_eq!(told(&turn), words);
        }
        let canastas = vec![MeldKind::Set(Rank::King), MeldKind::Set(Rank::Nine)];
        let both = GameEvent::Laid { seat: ADA, laid: layings(&[("Kd", true), ("9d", true)]), canastas, opens: false };
        assert_eq!(
            told(&[both]),
            "Ada added the K♦ to the kings and the 9♦ to the nines, and closed canastas of kings and nines."
        );
    }

    #[test]
    fn a_discard_says_what_it_does_to_the_pile() {
        for (card, effect, words) in [
            ("2s", DiscardEffect::Freezes, "Ada discarded the 2♠ and froze the pile."),
            ("3s", DiscardEffect::Blocks, "Ada discarded the 3♠ and blocked the pile."),
            ("2s", DiscardEffect::None, "Ada discarded the 2♠."),
        ] {
            assert_eq!(told(&[GameEvent::Discarded { seat: ADA, card: card.parse().unwrap(), effect }]), words);
        }
    }

    #[test]
    fn several_turns_are_several_sentences_and_a_question_is_answered_between_two() {
        let partner = Players::Four.seat(2).unwrap();
        let names = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let answer = GameEvent::Answered { seat: partner, answer: Answer::Yes };
        let asked = [drew(1, ""), GameEvent::Asked { seat: ADA }, answer, laid(&[("Kd", true)]), ended(Ended::Out)];
        let said = plain(&events_in_full(&asked, others(&names)));
        let words = "Ada drew a card and asked to go out. Cleo said yes. Ada added the K♦ to the kings and went out.";
        assert_eq!(said, words);
        let mine = Names::new(&names, partner);
        assert!(events_in_full(&asked, mine).contains("You said yes."));
        let watched = Names { watched: true, ..mine };
        assert!(!events_in_full(&asked, watched).contains("You"));
        let dealt = GameEvent::Dealt { hand: 3, leads: ADA, kept: None, rules: None };
        let cut = GameEvent::Dealt { hand: 3, leads: ADA, kept: Some((ADA, "2h Jo".parse().unwrap())), rules: None };
        assert!(told(&[cut]).starts_with("Hand 3 is dealt. Ada leads. Ada kept "));
        assert_eq!(told(&[dealt.clone(), drew(1, "")]), "Hand 3 is dealt. Ada leads. Ada drew a card.");
        let first = Names { me: ADA, ..mine };
        assert_eq!(events_in_full(std::slice::from_ref(&dealt), first), "Hand 3 is dealt. You lead.");
        assert_eq!(events_in_full(&[dealt], Names { watched: true, ..first }), "Hand 3 is dealt. Ada leads.");
    }

    #[test]
    fn screen_readers_get_the_names_of_the_cards() {
        let turn = [drew(1, ""), laid(&[("Kd", true)]), discarded("Tc")];
        let names = ["Ada".to_owned()];
        let words = "Ada drew a card, added the king of diamonds to the kings and discarded the ten of clubs.";
        assert_eq!(events_aloud(&turn, others(&names)), words);
    }

    #[test]
    fn a_running_turn_is_told_in_the_present_and_shortened_if_it_is_long() {
        let now = |all: &[GameEvent]| plain(&turn_now(all));
        assert_eq!(now(&[]), "");
        assert_eq!(now(&[drew(1, "")]), "draws a card");
        let nines = ("9s 9h 9d", false);
        let take = took(&[nines], &[], "", false);
        assert_eq!(
            now(std::slice::from_ref(&take)),
            "takes the pile of 12 cards with the 9♦ on top and lays three nines"
        );
        let more = laid(&[("Ks Kh Kd 2d", false), ("7s 7h 7d", false)]);
        assert_eq!(
            now(&[take, more, discarded("4d")]),
            "takes the pile of 12 cards, lays 10 cards and discards the 4♦"
        );
    }

    #[test]
    fn groups_are_told_apart() {
        let all = ["Ada".to_owned()];
        let names = Names::new(&all, ADA);
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
                "You laid three sevens, laid two kings with a two and a joker, and added the 9♠ to the nines.",
            ),
        ] {
            assert_eq!(plain(&events_in_full(&[laid(groups)], names)), words);
        }
    }
}
