//! Texts of the table.

use super::{Names, capital, card, cards_in, meld_kind, shown_name, small};
use crate::session::{DefaultName, Place};
use crate::view::place::PLACE;
use crate::words::{self, PileState, Threes, Who, score, table as say};
use canasta::rules::{Banner, BlackThreeRole, Canasta, CardSet, Meld, Observation, Rank, Rules, Seat};

/// The tooltip of the stock. `go` says that a click draws or ends the hand.
#[must_use]
pub fn stock_hint(n: usize, go: bool) -> String {
    match (n, go) {
        (0, true) => say::stock_hint_end().to_owned(),
        (0, false) => say::stock_hint_empty().to_owned(),
        (n, true) => say::stock_hint_draw(n),
        (n, false) => say::stock_hint(n),
    }
}

/// The tooltip of a meld or a card.
#[must_use]
pub fn meld_hint(points: i32, more: usize) -> String {
    let points = say::points_hint(points);
    if more == 0 { points } else { say::points_and_more(&points, more) }
}

/// The accessible name of a meld.
#[must_use]
pub fn meld_label(meld: Meld) -> String {
    let (n, wilds) = (meld.cards.len(), meld.wilds());
    let name = capital(&meld_kind(meld.kind));
    match meld.canasta() {
        None if meld.rank() == Some(Rank::Three) => say::meld_label_threes(&name, n),
        None => say::meld_label(&name, n, wilds, Meld::CANASTA.saturating_sub(n)),
        Some(Canasta::Natural) => say::meld_label_natural(&name, n),
        Some(Canasta::Mixed) => say::meld_label_mixed(&name, n, wilds),
        Some(Canasta::Sequence) => say::meld_label_complete(&name),
        Some(Canasta::Wild) => say::meld_label_wild(&name, n),
    }
}

/// The accessible name of the pile.
#[must_use]
pub fn pile_label(seen: &Observation<'_>) -> String {
    let pile = seen.pile();
    let label = match pile.last() {
        None => say::pile_label_empty().to_owned(),
        Some(&top) => say::pile_label(pile.len(), &card(top), pile_state(seen)),
    };
    with_face_down(label, seen.face_down())
}

/// What is said of the pile, with the number of cards that lie face down below the others.
#[must_use]
pub fn with_face_down(label: String, cards: usize) -> String {
    if cards == 0 { label } else { say::pile_label_face_down(&label, cards) }
}

/// The card turned up at the deal, and whether it froze or blocks the pile.
#[must_use]
pub fn say_deal(seen: &Observation<'_>) -> String {
    seen.pile().last().map_or_else(String::new, |&top| say::pile_turned_up(&card(top), pile_state(seen)))
}

/// What the banner at the pile says.
fn pile_state(seen: &Observation<'_>) -> PileState {
    match seen.banner().filter(|_| seen.rules().pile_allowed) {
        Some(Banner::PileFrozen) => PileState::Frozen,
        Some(Banner::Frozen) if seen.rules().always_frozen => PileState::Blocked,
        Some(Banner::Frozen) => PileState::Covered,
        None => PileState::Open,
    }
}

/// The target score and the number of the hand.
#[must_use]
pub fn goal(target: Option<i32>, deals: Option<u8>, hand: usize) -> String {
    match target {
        _ if let Some(deals) = deals.filter(|&deals| deals > 1) => say::goal_deals(hand, deals),
        Some(target) => say::goal_target(target, hand),
        None => say::goal_one_hand(hand),
    }
}

/// The canastas of a side by kind: natural, mixed, sequences, wild.
#[must_use]
pub fn canastas_by_kind([natural, mixed, sequences, wild]: [usize; 4]) -> String {
    let all = [
        (natural > 0).then(|| score::canastas_natural(natural)),
        (mixed > 0).then(|| score::canastas_mixed(mixed)),
        (sequences > 0).then(|| score::canastas_sequence(sequences)),
        (wild > 0).then(|| score::canastas_wild(wild)),
    ];
    with_commas(all.into_iter().flatten())
}

/// Parts with commas between them.
fn with_commas(parts: impl Iterator<Item = String>) -> String {
    parts.reduce(|before, next| words::cards::list_more(&before, &next)).unwrap_or_default()
}

/// The feet that a side has not picked up: who has them, unless the side is one player, and how many cards each
/// holds.
#[must_use]
pub fn feet(feet: &[(&str, Vec<usize>)], alone: bool) -> String {
    let written = |sizes: &[usize]| sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(" + ");
    let many = feet.iter().map(|(_, sizes)| sizes.len()).sum::<usize>();
    if let ([(_, sizes)], true) = (feet, alone) {
        return say::feet_alone(many, &written(sizes));
    }
    let each = with_commas(feet.iter().map(|(name, sizes)| say::foot_of(name, &written(sizes))));
    say::feet_of(many, &each)
}

/// The accessible name of another seat.
#[must_use]
pub fn seat_label(name: &str, partner: bool, cards: usize) -> String {
    if partner { say::seat_label_partner(name, cards) } else { say::seat_label(name, cards) }
}

/// The tooltip of a seat: the cards that it is known to hold.
#[must_use]
pub fn known(known: CardSet) -> String {
    say::known_to_hold(&|case| cards_in(known, case))
}

/// The accessible name of the own hand.
#[must_use]
pub fn hand_label(n: usize, names: Names<'_>) -> String {
    say::own_hand_label(names.who(names.me), n)
}

/// Who rests in a hand.
#[must_use]
pub fn rests(name: &str) -> String {
    match DefaultName::of(name) {
        Some(DefaultName::You) => say::rests(Who::You),
        _ => say::rests(Who::Other(&shown_name(name))),
    }
}

/// The names of those who sit at the table in a hand, by seat.
#[must_use]
pub fn names_in_hand(rules: &Rules, hand: u32, people: &[Place]) -> Vec<String> {
    let in_hand = rules.people_of_hand(hand);
    let name = |seat| people.get(in_hand.at(seat)).map_or_else(String::new, |place| shown_name(&place.name));
    rules.players.seats().map(name).collect()
}

/// Who sits at the table in the hand of this number and who rests: "Eve, Cleo – Ben, Dan · Ada rests"; `None` where nobody does.
#[must_use]
pub fn who_sits(rules: &Rules, hand: u32, people: &[Place]) -> Option<String> {
    let in_hand = rules.people_of_hand(hand);
    let resting = rests(&people.get(in_hand.resting()?)?.name);
    let names = names_in_hand(rules, hand, people);
    let sides = rules.sides();
    let name = |seat: Seat| names[seat.index()].as_str();
    let sides = sides.iter().map(|side| sides.seats_of(side).map(name).collect::<Vec<_>>().join(", "));
    Some(format!("{} · {resting}", sides.collect::<Vec<_>>().join(" – ")))
}

/// The accessible name of the part of the table with the hand that is shown.
#[must_use]
pub fn own_area(names: Names<'_>) -> String {
    say::own_area(names.who(names.me))
}

/// The accessible name of the stock.
#[must_use]
pub fn stock_label(n: usize, go: bool) -> String {
    match (n, go) {
        (0, true) => say::stock_label_end().to_owned(),
        (0, false) => say::stock_label_empty().to_owned(),
        (n, true) => say::stock_label_draw(n),
        (n, false) => say::stock_label(n),
    }
}

/// The banner over the pile.
#[must_use]
pub fn banner(banner: Banner, rules: &Rules) -> &'static str {
    match banner {
        Banner::PileFrozen => say::banner_pile_frozen(),
        // What the three does there is to block.
        Banner::Frozen if rules.always_frozen => say::banner_blocked(),
        Banner::Frozen => say::banner_frozen(),
    }
}

/// How long a three on top keeps the pile from being taken, and what is true then.
#[must_use]
pub fn until_covered(seen: &Observation<'_>) -> &'static str {
    if seen.rules().always_frozen { say::until_covered_stays() } else { say::until_covered() }
}

/// The points of the cards that a side has laid.
#[must_use]
pub fn laid_points(points: i32) -> String {
    say::points_laid(points)
}

/// Threes that are laid out, counted. In some games black ones are too.
#[must_use]
pub fn threes_count(threes: CardSet) -> String {
    let kind = if threes.black_threes().is_empty() { Threes::Red } else { Threes::Any };
    say::threes_count(threes.len(), kind)
}

/// The threes that these rules lay out, as an item of a score.
#[must_use]
pub fn threes_laid(rules: &Rules) -> &'static str {
    if rules.black_three_role == BlackThreeRole::Bonus { say::threes() } else { words::common::red_threes() }
}

/// The number of cards that a meld needs, before the words *to a canasta*.
#[must_use]
pub fn how_many_more(more: usize) -> String {
    say::how_many_more(more)
}

/// The accessible name of the groups set out.
#[must_use]
pub fn staged(points: &str) -> String {
    say::staged_label(points)
}

/// The prompt, addressed to one of several people.
#[must_use]
pub fn addressed(name: &str, prompt: &str) -> String {
    say::addressed(name, &small(prompt))
}

/// The player who asks, with `PLACE` for the question, and the points in the hand of the player who is asked.
#[must_use]
pub fn partner_asks(name: &str, points: i32) -> String {
    say::partner_asks(name, PLACE, points)
}

/// What the partner's answer binds to, with `PLACE` for the answer.
#[must_use]
pub fn partner_said(name: &str, must_go_out: bool) -> String {
    if must_go_out { say::partner_said_yes(name, PLACE) } else { say::partner_said_no(name, PLACE) }
}

/// The title of the curtain.
#[must_use]
pub fn plays(name: &str) -> String {
    say::curtain_turn(name)
}

/// The instruction on the curtain.
#[must_use]
pub fn pass_the_device(name: &str) -> String {
    say::pass_the_device(name)
}

/// The label of the button that opens the curtain.
#[must_use]
pub fn i_am(name: &str) -> String {
    say::i_am(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stock_says_what_a_click_does() {
        let said = [(2, true), (2, false), (0, true), (0, false)].map(|(n, go)| stock_label(n, go));
        assert_eq!(said, ["Stock, 2 cards. Draw", "Stock, 2 cards", "Stock, empty. End the hand", "Stock, empty"]);
    }

    #[test]
    fn threes_have_a_colour_where_all_are_red() {
        let count = |cards: &str| threes_count(cards.parse().unwrap());
        assert_eq!(["3h", "3h 3d", "3s", "3h 3s"].map(count), ["1 red three", "2 red threes", "1 three", "2 threes"]);
        let laid = |preset: canasta::rules::Preset| threes_laid(&preset.rules());
        assert_eq!(laid(canasta::rules::Preset::Classic), "Red threes");
        assert_eq!(laid(canasta::rules::Preset::ModernAmerican), "Threes");
    }
}
