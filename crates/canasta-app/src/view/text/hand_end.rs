//! The end of a hand: its headline and how it came about.

use super::card::{meld_kind_in, the_card_in};
use super::side::side_inside;
use super::{Names, cards_count, length, list, number};
use crate::session::{GrownMeld, HandEnd, Session};
use crate::view::text::SideName;
use crate::words::{self, Case, Owner, Three, score as say};
use canasta::rules::{BlackThreeRole, BySide, Canasta, Card, Ended, Meld, MeldKind, RedThreeRole, Rules, Seat};

/// What belongs to a player: to the reader, to the only partner or to another.
fn owner(seat: Seat, names: Names<'_>) -> Owner {
    let seats = names.sides.seats_of(names.own_side()).count();
    let is_partner = seats == 2 && !names.watched && names.sides.of(seat) == names.own_side();
    match seat {
        _ if names.is_you(seat) => Owner::Reader,
        _ if is_partner => Owner::Partner,
        _ => Owner::Named,
    }
}

/// The headline of the end of a hand.
#[must_use]
pub fn hand_end_title(end: &HandEnd, names: Names<'_>) -> String {
    let who = names.who(end.seat);
    match end.ended {
        Ended::Out => say::goes_out(who),
        Ended::Concealed => say::goes_out_concealed(who),
        Ended::Stock => say::stock_used_up().to_owned(),
        Ended::RedThree => say::three_ends_hand().to_owned(),
        Ended::Special => say::lays_special(who),
    }
}

/// The headline of the end of the hand on the table; empty while it is on.
pub(crate) fn hand_end_line(session: &Session, names: Names<'_>) -> String {
    session.hand_end().map(|end| hand_end_title(&end, names)).unwrap_or_default()
}

/// How the hand ended, in a sentence.
#[must_use]
pub fn hand_end_story(end: &HandEnd, rules: &Rules, names: Names<'_>) -> String {
    let who = names.who(end.seat);
    match end.ended {
        Ended::Stock => say::stock_ends_story().to_owned(),
        Ended::RedThree => {
            let red = rules.red_three_role == RedThreeRole::Bonus;
            let three = match (red, rules.black_three_role == BlackThreeRole::Bonus) {
                (true, false) => Three::Red,
                (false, true) => Three::Black,
                (true, true) | (false, false) => Three::Any,
            };
            say::three_story(who, three)
        }
        Ended::Concealed if rules.concealed > 0 => say::concealed_story(who, rules.concealed),
        Ended::Concealed => say::concealed_story_free(who),
        Ended::Out => out_story(end, names),
        Ended::Special => say::special_story().to_owned(),
    }
}

/// Melds with their articles, in a case.
fn the_melds(kinds: &[MeldKind], case: Case) -> String {
    let the = |&kind: &MeldKind| {
        // The name stands in the case of the whole phrase, unless the message asks for another.
        let name = |own: Case| meld_kind_in(kind, if own == Case::Nom { case } else { own });
        words::cards::the_meld(&name, case)
    };
    list(&kinds.iter().map(the).collect::<Vec<_>>())
}

/// The card that a player went out with.
fn the_last_card_in(card: Card, case: Case) -> String {
    if card.suit().is_none() { words::cards::the_joker(case) } else { the_card_in(card, case) }
}

fn out_story(end: &HandEnd, names: Names<'_>) -> String {
    let (who, name) = (names.who(end.seat), names.of(end.seat));
    let cards: usize = end.melds.iter().map(|grown| grown.added.len()).sum();
    let kinds = |all: &mut dyn Iterator<Item = &GrownMeld>| all.map(|grown| grown.meld.kind).collect::<Vec<_>>();
    let closed = kinds(&mut end.melds.iter().filter(|grown| grown.is_closed_now()));
    let owner = owner(end.seat, names);
    match (end.discard, end.melds.as_slice()) {
        (Some(last), []) => say::out_discards(who, &|case| the_last_card_in(last, case)),
        (None, []) => say::out_plays(who),
        (None, _) if end.took_pile => say::out_takes(who),
        (Some(_), _) if end.took_pile => say::out_takes_and_discards(who, cards),
        (None, _) if !closed.is_empty() => say::out_last_close(owner, name, cards, &|case| the_melds(&closed, case)),
        (None, [grown]) if grown.added.len() == grown.meld.cards.len() => {
            say::out_last_are(owner, name, cards, &|case| meld_kind_in(grown.meld.kind, case))
        }
        (None, melds) => {
            let all = kinds(&mut melds.iter());
            say::out_last_go_to(owner, name, cards, &|case| the_melds(&all, case))
        }
        (Some(_), _) if closed.is_empty() => say::out_lays_and_discards(who, cards),
        (Some(_), _) => say::out_closes_and_discards(who, &|case| the_melds(&closed, case)),
    }
}

/// The meld that is shown large: what it is, and what it is worth.
#[must_use]
pub fn shown_meld(grown: &GrownMeld, rules: &Rules) -> (String, String) {
    let Meld { kind, cards } = grown.meld;
    let what = |case| meld_kind_in(kind, case);
    let name = match grown.meld.canasta() {
        Some(Canasta::Natural) => say::natural_canasta_of(&what),
        Some(Canasta::Mixed) => say::mixed_canasta_of(&what),
        Some(Canasta::Sequence) => say::complete_sequence(&what),
        Some(Canasta::Wild) => say::canasta_of(&what),
        None => return (say::meld_of(&what), cards_count(cards.len())),
    };
    (name, format!("+{}", number(rules.canasta_bonus(grown.meld))))
}

/// The scores of the hand, in a sentence: what screen readers announce with the headline.
#[must_use]
pub fn hand_scores(hand: BySide<i32>, names: Names<'_>) -> String {
    say::this_hand_scores(&of_sides(hand, names))
}

/// The points of all sides: "we 1,695, they −20".
pub(super) fn of_sides(points: BySide<i32>, names: Names<'_>) -> String {
    let names = names.scoring();
    let one = |side| names.side(side).say(|name| say::points_of_side(name, points[side]));
    names.all_sides().map(one).reduce(|before, next| words::cards::list_more(&before, &next)).unwrap_or_default()
}

/// The totals after the hand, in a sentence.
#[must_use]
pub fn total_scores(totals: BySide<i32>, names: Names<'_>) -> String {
    say::total_scores(&of_sides(totals, names))
}

/// The total before the hand, below the total after it.
#[must_use]
pub fn was(before: i32) -> String {
    say::total_was(before)
}

/// How an item of the score comes about: "2 × 300".
#[must_use]
pub fn times(n: usize, points: i32) -> String {
    format!("{n} × {}", number(points))
}

/// Points with their sign, as an open hand counts: "−50", "+100".
#[must_use]
pub fn signed(points: i32) -> String {
    if points > 0 { format!("+{}", number(points)) } else { number(points) }
}

/// The hand and the target, over the pad.
#[must_use]
pub fn pad_title(hand: usize, rules: &Rules) -> (String, String) {
    match (rules.target, rules.deals) {
        (None, Some(deals @ 2..)) => (say::pad_hand_of(hand, deals), String::new()),
        (None, _) => (say::pad_hand(hand), String::new()),
        (target, deals) => (say::pad_hand(hand), length(target, deals)),
    }
}

/// The relation of a player to the reader, beside an open hand: the own side, and who went out.
#[must_use]
pub fn open_hand_note(seat: Seat, went_out: bool, names: Names<'_>) -> String {
    match went_out {
        true => say::open_hand_out().to_owned(),
        false => match names.side(names.sides.of(seat)) {
            side @ (SideName::We | SideName::They) => side_inside(side),
            _ => String::new(),
        },
    }
}

/// The name over an open hand.
#[must_use]
pub fn open_hand_name(seat: Seat, names: Names<'_>) -> String {
    if names.is_you(seat) { say::open_hand_you().to_owned() } else { names.of(seat).to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{CardSet, MeldKind, Players, Preset, Rank};

    fn grown(rank: Rank, cards: &str, added: &str) -> GrownMeld {
        let set = |text: &str| if text.is_empty() { CardSet::EMPTY } else { text.parse().unwrap() };
        GrownMeld { meld: Meld { kind: MeldKind::Set(rank), cards: set(cards) }, added: set(added) }
    }

    #[test]
    fn the_story_of_the_last_turn_names_its_cards() {
        let all: Vec<String> = ["Zoe", "Ada", "Ben", "Cleo"].map(str::to_owned).into();
        let me = Players::Four.seat(0).unwrap();
        let names = Names::new(&all, me);
        let seat = |n| Players::Four.seat(n).unwrap();
        let rules = Preset::Classic.rules();
        let eights = grown(Rank::Eight, "8s 8s 8h 8d 8c 8c 2d", "8s 8c");
        let kings = grown(Rank::King, "Ks Kh Kd", "Ks Kh Kd");
        let end = |seat, ended, melds: &[GrownMeld], took_pile, discard: &str| HandEnd {
            seat,
            ended,
            melds: melds.to_vec(),
            took_pile,
            discard: discard.parse().ok(),
            best: None,
        };
        let story = |end: HandEnd| hand_end_story(&end, &rules, names);
        assert_eq!(hand_end_title(&end(seat(2), Ended::Out, &[], false, ""), names), "Ben goes out!");
        assert_eq!(hand_end_title(&end(seat(0), Ended::Concealed, &[], false, ""), names), "You go out concealed!");
        let out = |seat, melds: &[GrownMeld], took, discard: &str| story(end(seat, Ended::Out, melds, took, discard));
        assert_eq!(out(seat(2), &[eights], false, ""), "Your partner's last two cards close the eights.");
        assert_eq!(out(seat(0), &[kings], false, ""), "Your last three cards are a meld of kings.");
        assert_eq!(out(seat(1), &[eights, kings], false, ""), "Ada's last five cards close the eights.");
        assert_eq!(out(seat(1), &[eights], false, "9h"), "Ada closes the eights and discards the last card.");
        assert_eq!(out(seat(0), &[], false, "9h"), "You discard the last card: the nine of hearts.");
        assert_eq!(out(seat(3), &[kings], true, ""), "Cleo takes the pile and lays every card.");
        let concealed = story(end(seat(0), Ended::Concealed, &[kings], false, ""));
        assert_eq!(concealed, "You lay the whole hand at once for 200, having laid nothing before.");
        assert_eq!(shown_meld(&eights, &rules), ("Mixed canasta of eights".to_owned(), "+300".to_owned()));
        assert_eq!(shown_meld(&kings, &rules), ("Meld of kings".to_owned(), "3 cards".to_owned()));
        assert_eq!(hand_scores(BySide::from([1695, -20]), names), "This hand: we 1,695, they −20.");
        assert_eq!(total_scores(BySide::from([3010, 1695]), names), "Total: we 3,010, they 1,695.");
    }
}
