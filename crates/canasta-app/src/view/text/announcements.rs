//! Announcements for screen readers.

use super::card::the_card_in;
use super::{Names, capital, card, cards_in, groups_in, list, threes_count};
use crate::session::HandEdit;
use crate::view::text::SideName;
use crate::words::{self, announcements as say};
use canasta::rules::{BySide, Card, CardSet, Rules, Side, TurnObligation};

/// The cards that came to the own hand.
#[must_use]
pub fn got(cards: &[Card]) -> String {
    say::you_got(&|case| list(&cards.iter().map(|&card| the_card_in(card, case)).collect::<Vec<_>>()))
}

/// The own hand: its cards, the selection and the groups set out.
#[must_use]
pub fn say_hand(hand: CardSet, picked: CardSet, staged: &[CardSet], names: Names<'_>) -> String {
    let who = names.who(names.me);
    let mut words = match hand.len() {
        0 => say::hand_is_empty(who),
        n => say::hand_read_out(who, n, &|case| cards_in(hand, case)),
    };
    let mut add = |sentence: &str| {
        words.push(' ');
        words.push_str(sentence);
    };
    if !picked.is_empty() {
        add(&say::selected_cards(&|case| cards_in(picked, case)));
    }
    if !staged.is_empty() {
        add(&say::groups_set_out(&|case| groups_in(staged, case)));
    }
    words
}

/// Parts with semicolons between them.
fn with_semicolons(parts: impl Iterator<Item = String>) -> Option<String> {
    parts.reduce(|before, next| words::cards::groups_more(&before, &next))
}

/// The melds of one side, and the threes that it has laid out.
#[must_use]
pub fn say_melds(who: &str, melds: &[String], threes: CardSet) -> String {
    let melds = with_semicolons(melds.iter().cloned()).unwrap_or_else(|| say::melds_none().to_owned());
    let threes = (!threes.is_empty()).then(|| threes_count(threes));
    say::melds_of_side(who, &with_semicolons(std::iter::once(melds).chain(threes)).unwrap_or_default())
}

/// Until when only naturals take the pile: until a side opens.
#[must_use]
pub fn until_side_opens(side: SideName<'_>, naturals: usize) -> String {
    side.say(|side| say::until_side_opens(side, naturals))
}

/// The pile and the stock. `unopened` says what holds for the own side until it may take the pile as others do.
#[must_use]
pub fn say_pile(pile: &str, unopened: Option<&str>, stock: usize) -> String {
    let (pile, stock) = (say::pile_read_out(pile), say::stock_read_out(stock));
    match unopened {
        Some(unopened) => format!("{pile} {unopened} {stock}"),
        None => format!("{pile} {stock}"),
    }
}

/// The scores.
#[must_use]
pub fn say_scores(totals: BySide<i32>, rules: &Rules, hand: usize, names: Names<'_>) -> String {
    let names = names.scoring();
    let has = |(at, side): (usize, Side)| {
        let message = if at == 0 { say::side_has } else { say::side_has_next };
        names.side(side).say(|name| message(name, totals[side]))
    };
    let all = names.all_sides().enumerate().map(has);
    let all = all.reduce(|before, next| words::cards::list_more(&before, &next)).unwrap_or_default();
    match (rules.target, rules.deals) {
        (Some(to), _) => say::scores_to(&all, to, hand),
        (None, Some(deals @ 2..)) => say::scores_deals(&all, deals, hand),
        (None, _) => say::read_scores_one_hand(&all, hand),
    }
}

/// The opening minimum.
#[must_use]
pub fn say_minimum(open: bool, minimum: i32, side: SideName<'_>) -> String {
    match (open, minimum) {
        (true, _) => side.say(say::side_has_opened),
        (false, 0) => say::any_meld_opens().to_owned(),
        (false, n) => say::opening_minimum_is(n),
    }
}

/// The buttons: those that can be used, then the others with the reasons.
#[must_use]
pub fn say_buttons(buttons: &[(String, String, bool)]) -> String {
    let one = |(word, effect, _): &(String, String, bool)| {
        if effect.is_empty() { word.clone() } else { say::button_does(word, effect) }
    };
    let part = |open: bool| with_semicolons(buttons.iter().filter(|button| button.2 == open).map(one));
    match (part(true), part(false)) {
        (None, None) => say::nothing_to_do().to_owned(),
        (None, Some(shut)) => say::not_now(&shut),
        (Some(open), None) => say::you_can(&open),
        (Some(open), Some(shut)) => format!("{} {}", say::you_can(&open), say::not_now(&shut)),
    }
}

/// The button that discards a card.
#[must_use]
pub fn say_discard(card: Card) -> String {
    say::discard_the_card(&|case| the_card_in(card, case))
}

/// The prompt for the answer to the partner. The question itself was announced before.
#[must_use]
pub fn say_question(points: i32) -> String {
    say::answer_yes_or_no(points)
}

/// A step that the person took with the own cards. `points` are the points set out and the opening minimum, or empty.
#[must_use]
pub fn say_hand_edit(edit: &HandEdit, points: &str) -> String {
    match *edit {
        HandEdit::Staged(set) => say::cards_set_out(&|case| cards_in(set, case), points),
        HandEdit::Unstaged(set) if points.is_empty() => say::cards_taken_back(&|case| cards_in(set, case)),
        HandEdit::Unstaged(set) => say::cards_taken_back_of(&|case| cards_in(set, case), points),
        HandEdit::Selected(set) => say::selected_cards(&|case| cards_in(set, case)),
        HandEdit::Unselected => say::nothing_selected().to_owned(),
        HandEdit::Moved { card: moved, place, of } => say::card_moved(&capital(&card(moved)), place, of),
        HandEdit::Resumed => say::others_continue().to_owned(),
    }
}

/// The obligation of this turn; empty if there is none.
#[must_use]
pub fn say_obligation(obligation: TurnObligation) -> &'static str {
    match obligation {
        TurnObligation::Free => "",
        TurnObligation::MustGoOut => words::common::must_go_out(),
        TurnObligation::MayNotGoOut => say::may_not_go_out(),
    }
}
