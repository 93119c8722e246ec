//! The end of a hand: its headline and how it came about.

use super::card::bonus_three;
use super::side::side_inside;
use super::{Names, card, cards_count, count, length, list, meld_kind, number};
use crate::session::{GrownMeld, HandEnd};
use crate::view::text::SideName;
use canasta::rules::{BySide, Canasta, Ended, Meld, Rules, Seat};

/// The player, and the form of the verb: "You go", "Ben goes".
fn acts(seat: Seat, names: Names<'_>, you: &str, other: &str) -> String {
    match names.is_you(seat) {
        true => format!("You {you}"),
        false => format!("{} {other}", names.of(seat)),
    }
}

/// What belongs to a player: "Your", "Your partner's", "Ben's".
fn whose(seat: Seat, names: Names<'_>) -> String {
    let seats = names.sides.seats_of(names.own_side()).count();
    let is_partner = seats == 2 && !names.watched && names.sides.of(seat) == names.own_side();
    match seat {
        _ if names.is_you(seat) => "Your".to_owned(),
        _ if is_partner => "Your partner's".to_owned(),
        seat => format!("{}'s", names.of(seat)),
    }
}

/// The headline of the end of a hand.
#[must_use]
pub fn hand_end_title(end: &HandEnd, names: Names<'_>) -> String {
    match end.ended {
        Ended::Out => format!("{} out!", acts(end.seat, names, "go", "goes")),
        Ended::Concealed => format!("{} out concealed!", acts(end.seat, names, "go", "goes")),
        Ended::Stock => "The stock is used up".to_owned(),
        Ended::RedThree => "A three ends the hand".to_owned(),
        Ended::Special => format!("{} a special hand!", acts(end.seat, names, "lay", "lays")),
    }
}

/// How the hand ended, in a sentence.
#[must_use]
pub fn hand_end_story(end: &HandEnd, rules: &Rules, names: Names<'_>) -> String {
    let seat = end.seat;
    match end.ended {
        Ended::Stock => "The stock is empty, and nobody went out.".to_owned(),
        Ended::RedThree => {
            let draws = acts(seat, names, "draw", "draws");
            let three = bonus_three(rules).unwrap_or("three");
            format!("{draws} a {three} as the last card of the stock, so no card replaces it.")
        }
        Ended::Concealed => {
            let lays = acts(seat, names, "lay", "lays");
            let bonus = if rules.concealed > 0 { format!(" for {}", number(rules.concealed)) } else { String::new() };
            format!("{lays} the whole hand at once{bonus}, having laid nothing before.")
        }
        Ended::Out => out_story(end, names),
        Ended::Special => "All fourteen cards make a special hand, which ends the hand.".to_owned(),
    }
}

fn out_story(end: &HandEnd, names: Names<'_>) -> String {
    let seat = end.seat;
    let cards: usize = end.melds.iter().map(|grown| grown.added.len()).sum();
    let closed: Vec<String> = end
        .melds
        .iter()
        .filter(|grown| grown.is_closed_now())
        .map(|grown| format!("the {}", meld_kind(grown.meld.kind)))
        .collect();
    let word = |you: &str, other: &str| if names.is_you(seat) { you.to_owned() } else { other.to_owned() };
    match (end.discard, end.melds.as_slice()) {
        (Some(last), []) => format!("{} the last card: the {}.", acts(seat, names, "discard", "discards"), card(last)),
        (None, []) => format!("{} the last card.", acts(seat, names, "play", "plays")),
        (None, _) if end.took_pile => {
            format!("{} the pile and {} every card.", acts(seat, names, "take", "takes"), word("lay", "lays"))
        }
        (Some(_), _) if end.took_pile => format!(
            "{} the pile, {} {} and {} the last.",
            acts(seat, names, "take", "takes"),
            word("lay", "lays"),
            cards_in_words(cards),
            word("discard", "discards")
        ),
        (None, [grown]) => {
            let (last, verb) = match cards {
                1 => ("last card".to_owned(), "s"),
                n => (format!("last {} cards", count(n)), ""),
            };
            let rank = meld_kind(grown.meld.kind);
            let does = match (grown.is_closed_now(), grown.added.len() == grown.meld.cards.len()) {
                (true, _) => format!("close{verb} the {rank}"),
                (false, true) => format!("{} a meld of {rank}", if cards == 1 { "is" } else { "are" }),
                (false, false) => format!("{} to the {rank}", if cards == 1 { "goes" } else { "go" }),
            };
            format!("{} {last} {does}.", whose(seat, names))
        }
        (None, melds) => {
            let ranks: Vec<String> = melds.iter().map(|grown| format!("the {}", meld_kind(grown.meld.kind))).collect();
            let last = cards_in_words(cards);
            match closed.is_empty() {
                true => format!("{} last {last} go to {}.", whose(seat, names), list(&ranks)),
                false => format!("{} last {last} close {}.", whose(seat, names), list(&closed)),
            }
        }
        (Some(_), _) => {
            let lays = match closed.is_empty() {
                true => format!("{} {}", acts(seat, names, "lay", "lays"), cards_in_words(cards)),
                false => format!("{} {}", acts(seat, names, "close", "closes"), list(&closed)),
            };
            format!("{lays} and {} the last card.", word("discard", "discards"))
        }
    }
}

fn cards_in_words(n: usize) -> String {
    if n == 1 { "one card".to_owned() } else { format!("{} cards", count(n)) }
}

/// The meld that is shown large: what it is, and what it is worth.
#[must_use]
pub fn shown_meld(grown: &GrownMeld, rules: &Rules) -> (String, String) {
    let Meld { kind, cards } = grown.meld;
    let what = meld_kind(kind);
    let name = match grown.meld.canasta() {
        Some(Canasta::Natural) => format!("Natural canasta of {what}"),
        Some(Canasta::Mixed) => format!("Mixed canasta of {what}"),
        Some(Canasta::Sequence) => format!("Complete {what}"),
        Some(Canasta::Wild) => format!("Canasta of {what}"),
        None => return (format!("Meld of {what}"), cards_count(cards.len())),
    };
    (name, format!("+{}", number(rules.canasta_bonus(grown.meld))))
}

/// The scores of the hand, in a sentence: what screen readers announce with the headline.
#[must_use]
pub fn hand_scores(hand: BySide<i32>, names: Names<'_>) -> String {
    format!("This hand: {}.", of_sides(hand, names))
}

/// The points of all sides: "we 1,695, they −20".
pub(super) fn of_sides(points: BySide<i32>, names: Names<'_>) -> String {
    let names = names.scoring();
    let one = |side| format!("{} {}", side_inside(names.side(side)), number(points[side]));
    names.all_sides().map(one).collect::<Vec<_>>().join(", ")
}

/// The totals after the hand, in a sentence.
#[must_use]
pub fn total_scores(totals: BySide<i32>, names: Names<'_>) -> String {
    format!("Total: {}.", of_sides(totals, names))
}

/// The total before the hand, below the total after it.
#[must_use]
pub fn was(before: i32) -> String {
    format!("was {}", number(before))
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
        (None, Some(deals @ 2..)) => (format!("Hand {hand} of {deals}"), String::new()),
        (None, _) => (format!("Hand {hand}"), String::new()),
        (target, deals) => (format!("Hand {hand}"), length(target, deals)),
    }
}

/// The relation of a player to the reader, beside an open hand: the own side, and who went out.
#[must_use]
pub fn open_hand_note(seat: Seat, went_out: bool, names: Names<'_>) -> String {
    match went_out {
        true => "out".to_owned(),
        false => match names.side(names.sides.of(seat)) {
            side @ (SideName::We | SideName::They) => side_inside(side).to_owned(),
            _ => String::new(),
        },
    }
}

/// The name over an open hand.
#[must_use]
pub fn open_hand_name(seat: Seat, names: Names<'_>) -> String {
    if names.is_you(seat) { "You".to_owned() } else { names.of(seat).to_owned() }
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
