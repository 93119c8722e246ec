//! Texts of the table.

use super::{Names, capital, card, cards, cards_count, meld_kind, number};
use crate::words;
use canasta::rules::{Banner, BlackThreeRole, Canasta, CardSet, Meld, Observation, Rank, Rules};

/// The tooltip of the stock. `go` says that a click draws or ends the hand.
#[must_use]
pub fn stock_hint(n: usize, go: bool) -> String {
    match n {
        0 if go => "The stock is empty. Click to end the hand".to_owned(),
        0 => "The stock is empty".to_owned(),
        n => format!("Stock: {} face down{}", cards_count(n), if go { ". Click to draw" } else { "" }),
    }
}

/// The tooltip of a meld or a card.
#[must_use]
pub fn meld_hint(points: i32, more: usize) -> String {
    let points = if points == 1 { "1 point".to_owned() } else { format!("{} points", number(points)) };
    if more == 0 { points } else { format!("{points}; {more} more to a canasta") }
}

/// The accessible name of a meld.
#[must_use]
pub fn meld_label(meld: Meld) -> String {
    let (n, wilds) = (meld.cards.len(), meld.wilds());
    let name = capital(&meld_kind(meld.kind));
    let wild_words = if wilds == 0 { String::new() } else { format!(", {wilds} wild") };
    let more = Meld::CANASTA.saturating_sub(n);
    match meld.canasta() {
        None if meld.rank() == Some(Rank::Three) => format!("{name}: {}", cards_count(n)),
        None => format!("{name}: {}{wild_words}, {more} more to a canasta", cards_count(n)),
        Some(Canasta::Natural) => format!("{name}: natural canasta of {n}"),
        Some(Canasta::Mixed) => format!("{name}: mixed canasta of {n}{wild_words}"),
        Some(Canasta::Sequence) => format!("{name}: complete"),
        Some(Canasta::Wild) => format!("{name}: canasta of {n}"),
    }
}

/// The accessible name of the pile.
#[must_use]
pub fn pile_label(seen: &Observation<'_>) -> String {
    let pile = seen.pile();
    let Some(&top) = pile.last() else { return "Pile, empty".to_owned() };
    format!("Pile, {}, top {}{}", cards_count(pile.len()), card(top), closed(seen))
}

/// The card turned up at the deal, and whether it froze or blocks the pile.
#[must_use]
pub fn say_deal(seen: &Observation<'_>) -> String {
    seen.pile().last().map_or_else(String::new, |&top| format!("The pile: {}{}.", card(top), closed(seen)))
}

/// What the banner at the pile says, after the name of its top card.
fn closed(seen: &Observation<'_>) -> &'static str {
    match seen.banner().filter(|_| seen.rules().pile_allowed) {
        Some(Banner::PileFrozen) => ", frozen",
        Some(Banner::Frozen) if seen.rules().always_frozen => ", blocked until it is covered",
        Some(Banner::Frozen) => ", frozen until it is covered",
        None => "",
    }
}

/// The target score and the number of the hand.
#[must_use]
pub fn goal(target: Option<i32>, deals: Option<u8>, hand: usize) -> String {
    match target {
        _ if let Some(deals) = deals.filter(|&deals| deals > 1) => format!("hand {hand} of {deals}"),
        Some(target) => format!("to {}, hand {hand}", number(target)),
        None => format!("one hand, hand {hand}"),
    }
}

/// The canastas of a side by kind: natural, mixed, sequences, wild.
#[must_use]
pub fn canastas_by_kind(counts: [usize; 4]) -> String {
    let names = ["natural", "mixed", "of a sequence", "wild"];
    let all = counts.into_iter().zip(names).filter(|&(n, _)| n > 0);
    all.map(|(n, name)| format!("{n} {name}")).collect::<Vec<_>>().join(", ")
}

/// The feet that a side has not picked up: who has them, unless the side is one player, and how many cards they hold.
#[must_use]
pub fn feet(feet: &[(&str, usize)], alone: bool) -> String {
    if let ([(_, cards)], true) = (feet, alone) {
        return format!("Foot {cards}");
    }
    let word = if feet.len() == 1 { "Foot" } else { "Feet" };
    let each: Vec<String> = feet.iter().map(|(name, cards)| format!("{name} {cards}")).collect();
    format!("{word}: {}", each.join(", "))
}

/// The accessible name of another seat.
#[must_use]
pub fn seat_label(name: &str, partner: bool, cards: usize) -> String {
    let relation = if partner { ", partner" } else { "" };
    format!("{name}{relation}, {}", cards_count(cards))
}

/// The tooltip of a seat: the cards that it is known to hold.
#[must_use]
pub fn known(known: CardSet) -> String {
    format!("Known to hold {}", cards(known))
}

/// The accessible name of the own hand.
#[must_use]
pub fn hand_label(n: usize, names: Names<'_>) -> String {
    format!("{}, {}", own_hand(names), cards_count(n))
}

/// The hand that is shown, as the reader calls it.
pub(super) fn own_hand(names: Names<'_>) -> String {
    if names.watched { format!("{}'s hand", names.of(names.me)) } else { "Your hand".to_owned() }
}

/// The accessible name of the part of the table with the hand that is shown.
#[must_use]
pub fn own_area(names: Names<'_>) -> String {
    if names.watched { format!("{}'s side", names.of(names.me)) } else { "Your side".to_owned() }
}

/// The accessible name of the stock.
#[must_use]
pub fn stock_label(n: usize, go: bool) -> String {
    match n {
        0 if go => "Stock, empty. End the hand".to_owned(),
        0 => "Stock, empty".to_owned(),
        n => format!("Stock, {}{}", cards_count(n), if go { ". Draw" } else { "" }),
    }
}

/// The banner over the pile.
#[must_use]
pub const fn banner(banner: Banner, rules: &Rules) -> &'static str {
    match banner {
        Banner::PileFrozen => "Pile Frozen",
        // What the three does there is to block.
        Banner::Frozen if rules.always_frozen => "Blocked",
        Banner::Frozen => "Frozen",
    }
}

/// How long a three on top keeps the pile from being taken, and what is true then.
#[must_use]
pub const fn until_covered(seen: &Observation<'_>) -> &'static str {
    if seen.rules().always_frozen { "until it is covered; it stays frozen then" } else { "until it is covered" }
}

/// The points of the cards that a side has laid.
#[must_use]
pub fn laid_points(points: i32) -> String {
    format!("{} laid", number(points))
}

/// Threes that are laid out, counted. In some games black ones are too.
#[must_use]
pub fn threes_count(threes: CardSet) -> String {
    let colour = if threes.black_threes().is_empty() { "red " } else { "" };
    match threes.len() {
        1 => format!("1 {colour}three"),
        n => format!("{n} {colour}threes"),
    }
}

/// The threes that these rules lay out, as an item of a score.
#[must_use]
pub fn threes_laid(rules: &Rules) -> &'static str {
    if rules.black_three_role == BlackThreeRole::Bonus { "Threes" } else { words::common::red_threes() }
}

/// The number of cards that a meld needs, before the words *to a canasta*.
#[must_use]
pub fn how_many_more(more: usize) -> String {
    format!(" · {more} more")
}

/// The accessible name of the groups set out.
#[must_use]
pub fn staged(points: &str) -> String {
    format!("Opening set out, {points}")
}

/// The prompt, addressed to one of several people.
#[must_use]
pub fn addressed(name: &str, words: &str) -> String {
    let mut all = format!("{name}, ");
    let first = all.len();
    all.push_str(words);
    // English prompts begin with an ASCII letter.
    all.get_mut(first..first + 1).into_iter().for_each(str::make_ascii_lowercase);
    all
}

/// The player who asks, before the question.
#[must_use]
pub fn asks(name: &str) -> String {
    format!("{name} asks: ")
}

/// The points in the hand of the player who is asked.
#[must_use]
pub fn you_hold(points: i32) -> String {
    format!(" You hold {} points.", number(points))
}

/// The player who answered, before the answer.
#[must_use]
pub fn partner_said(name: &str) -> String {
    format!("{name} said ")
}

/// The title of the curtain.
#[must_use]
pub fn plays(name: &str) -> String {
    format!("{name}'s turn")
}

/// The instruction on the curtain.
#[must_use]
pub fn pass_the_device(name: &str) -> String {
    format!("Pass the device to {name}. All hands are hidden until then.")
}

/// The label of the button that opens the curtain.
#[must_use]
pub fn i_am(name: &str) -> String {
    format!("I am {name}")
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
