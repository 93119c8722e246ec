//! The score keeper.

use super::card::ranks_in;
use super::{length, list, number, preset, shown_name, special_hand};
use crate::features::score_keeper::{
    Change as SheetChange, Item, Mistake, MistakeKind, OUR_SIDE, Sheet, SheetRules, THEIR_SIDE,
};
use crate::words::{self, SideWords, score_keeper as say};
use canasta::rules::{BonusKey, IncompleteKey, RankKey, Rules};

/// The sides of a sheet, as its title.
#[must_use]
pub fn sheet_title(sheet: &Sheet) -> String {
    sheet_names(sheet).join(" – ")
}

/// The name of a side as the language shows it: names that the program gave are words.
#[must_use]
pub fn sheet_name(name: &str) -> String {
    say_side(name, &|side| words::sides::side_name(side))
}

/// The names of the sides as the language shows them.
#[must_use]
pub fn sheet_names(sheet: &Sheet) -> Vec<String> {
    sheet.names().iter().map(|name| sheet_name(name)).collect()
}

/// The rules of a sheet, and its end.
#[must_use]
pub fn sheet_rules(rules: &SheetRules) -> String {
    let name = rules.name.as_deref().unwrap_or(preset(rules.preset));
    say::sheet_rules(name, &length(rules.rules.target, rules.rules.deals))
}

/// A side by its name: one of those that the program gives, or what a person has typed, one player or several.
fn side_words(name: &str) -> SideWords<'_> {
    match name {
        OUR_SIDE => SideWords::We,
        THEIR_SIDE => SideWords::They,
        _ if is_several(name) => SideWords::Several(name),
        _ => SideWords::Player(name),
    }
}

/// Calls a message with a side.
fn say_side(name: &str, message: &dyn Fn(SideWords<'_>) -> String) -> String {
    match side_words(name) {
        SideWords::Player(name) => message(SideWords::Player(&shown_name(name))),
        side => message(side),
    }
}

/// Who has won, or who leads.
#[must_use]
pub fn sheet_standing(sheet: &Sheet) -> String {
    let names = sheet.names();
    let name = |side: usize| names.get(side).map_or("", |name| &**name);
    if let Some(end) = sheet.end() {
        return say_side(name(end.winner.index()), &|side| say::sheet_won(side, end.margin));
    }
    let (totals, hands) = (sheet.totals(), sheet.hands().len());
    let Some(best) = totals.iter().max().filter(|_| hands > 0) else { return say::no_hand_yet_kept().to_owned() };
    let leaders: Vec<usize> = (0..totals.len()).filter(|&side| totals[side] == *best).collect();
    match leaders[..] {
        [leader] => {
            let second = totals.iter().filter(|total| *total != best).max().copied().unwrap_or_default();
            let margin = best.saturating_sub(second);
            say_side(name(leader), &|side| say::sheet_leads(side, margin, hands))
        }
        _ => {
            let leaders: Vec<String> = leaders.into_iter().map(|side| sheet_name(name(side))).collect();
            say::sheet_level(&|_| list(&leaders), hands)
        }
    }
}

/// Sheets that this version leaves as they are.
#[must_use]
pub fn sheets_unreadable(sheets: usize) -> String {
    say::sheets_unreadable(sheets)
}

/// What was deleted.
#[must_use]
pub fn sheet_deleted(sheet: &Sheet) -> String {
    say::sheet_deleted(&sheet_title(sheet))
}

/// The number of sheets on the device.
#[must_use]
pub fn sheets_kept(sheets: usize) -> String {
    if sheets == 0 { say::scores_of_real_games().to_owned() } else { say::sheets_kept(sheets) }
}

/// A button of a sheet: "Open, Ada – Ben".
#[must_use]
pub fn of_sheet(word: &str, sheet: &Sheet) -> String {
    say::button_of(word, &sheet_title(sheet))
}

/// The name field of a side, by its index.
#[must_use]
pub fn side_label(side: usize) -> String {
    say::side_name_field(side + 1)
}

/// Who deals.
#[must_use]
pub fn deals(name: &str) -> String {
    say_side(name, &|side| say::side_deals(side))
}

/// Whether a verb after a name that a person has typed is in the plural: after a pronoun, and after a pair of names.
fn is_several(name: &str) -> bool {
    let is_pronoun = ["we", "they", "you", "i", "us", "them"].iter().any(|one| name.eq_ignore_ascii_case(one));
    let words = || name.split_whitespace();
    let joins = |word: &str| {
        ["and", "und", "et", "y", "e", "en", "og", "och", "with"].iter().any(|one| word.eq_ignore_ascii_case(one))
    };
    // A sign joins names only between two of them.
    let signs = name.split(['&', '+', '/', ',', ';']).filter(|part| part.chars().any(char::is_alphabetic)).count() > 1;
    let joined = words().count() > 2 && words().skip(1).take(words().count() - 2).any(joins);
    is_pronoun || signs || joined
}

/// The button that goes on with an unfinished hand.
#[must_use]
pub fn go_on_with_hand(number: usize) -> String {
    say::go_on_with_hand(number)
}

/// The button that corrects a hand, and the title of its page.
#[must_use]
pub fn correct_hand(number: usize) -> String {
    say::correct_hand(number)
}

/// An item of the count.
#[must_use]
pub fn item_name(item: Item) -> String {
    let ranks = |case| item.rank().map_or(String::new(), |rank| ranks_in(rank, case));
    match item {
        Item::Total => say::item_total().to_owned(),
        Item::Special(key) => special_hand(key).to_owned(),
        Item::GoingOut => words::common::going_out().to_owned(),
        Item::Concealed => say::item_concealed().to_owned(),
        Item::Natural => words::score::natural_canastas().to_owned(),
        Item::Mixed => words::score::mixed_canastas().to_owned(),
        Item::Canasta(BonusKey::SEQUENCE) => say::item_sequences().to_owned(),
        Item::Canasta(BonusKey::WILD) => say::item_wilds().to_owned(),
        Item::Canasta(BonusKey::WILD_TWOS) => say::item_twos().to_owned(),
        Item::Canasta(BonusKey::WILD_JOKERS) => say::item_jokers().to_owned(),
        Item::Canasta(BonusKey::WILD_PURE) => say::item_one_wild().to_owned(),
        Item::Canasta(BonusKey::MIXED..) => say::item_mixed_of(&ranks),
        Item::Canasta(_) => say::item_natural_of(&ranks),
        Item::CanastaCount => say::item_canasta_count().to_owned(),
        Item::RedThrees => words::common::red_threes().to_owned(),
        Item::BlackThrees => say::item_black_threes().to_owned(),
        Item::Melded => words::common::cards_laid().to_owned(),
        Item::InHand => words::common::cards_in_hand().to_owned(),
        Item::Incomplete(IncompleteKey::SEQUENCE) => say::item_incomplete_sequences().to_owned(),
        Item::Incomplete(IncompleteKey::WILD) => say::item_incomplete_wilds().to_owned(),
        Item::Incomplete(_) => say::item_incomplete(&ranks),
        Item::Held(RankKey::BLACK_THREES) => say::item_held_black_threes().to_owned(),
        Item::Held(_) => say::item_held(&ranks),
        Item::MeldedBlackThrees => say::item_melded_black_threes().to_owned(),
        Item::Cut => say::item_cut().to_owned(),
        Item::Other => say::item_other().to_owned(),
    }
}

/// What an item counts under these rules: "500 each".
#[must_use]
pub fn item_worth(item: Item, rules: &Rules) -> String {
    let each = |points: i32| say::item_points_each(points);
    let against = |points: Option<i32>| each(-points.unwrap_or(0));
    match item {
        Item::Natural => each(rules.natural_canasta),
        Item::Mixed => each(rules.mixed_canasta),
        Item::Canasta(key) => each(rules.canasta_bonuses.at(key).unwrap_or(0)),
        Item::RedThrees | Item::BlackThrees => {
            let worth = |threes: usize| match item {
                Item::RedThrees => rules.threes_worth(threes, 0),
                _ => rules.threes_worth(0, threes),
            };
            let most = rules.all_red_threes();
            let is_plain = (1..most).all(|threes| worth(threes) == worth(1) * i32::try_from(threes).unwrap_or(0));
            match (is_plain, worth(most)) {
                (true, all) if all == worth(1) * i32::try_from(most).unwrap_or(0) => each(worth(1)),
                (true, all) => say::points_each_and_all(worth(1), most, all),
                (false, _) => {
                    let table = (1..=most).map(|threes| number(worth(threes)));
                    let table = table.reduce(|before, next| words::cards::list_more(&before, &next));
                    say::points_together(&table.unwrap_or_default())
                }
            }
        }
        Item::Melded => say::in_points().to_owned(),
        Item::InHand => say::in_points_against().to_owned(),
        Item::Incomplete(key) => against(rules.incomplete_penalties.at(key)),
        Item::Held(key) => against(rules.held_penalties.at(key)),
        Item::MeldedBlackThrees => number(rules.black_threes_melded),
        // With feet each player of a side lifts.
        Item::Cut if rules.has_feet() => each(rules.cut_bonus),
        Item::Cut => number(rules.cut_bonus),
        Item::Other => say::may_be_negative().to_owned(),
        Item::Special(key) => number(rules.special_hands.at(key).unwrap_or(0)),
        Item::GoingOut => number(rules.going_out),
        Item::Concealed => number(rules.concealed),
        // Its points follow from the number of canastas.
        Item::Total | Item::CanastaCount => String::new(),
    }
}

/// A field: "Natural canastas, Ada".
#[must_use]
pub fn item_of(item: Item, side: &str) -> String {
    say::button_of(&item_name(item), side)
}

/// The button that adds one.
#[must_use]
pub fn one_more(item: Item, side: &str) -> String {
    say::one_more(&item_of(item, side))
}

/// The button that takes one away.
#[must_use]
pub fn one_fewer(item: Item, side: &str) -> String {
    say::one_fewer(&item_of(item, side))
}

/// The button that adds the points of a card. The name begins with what is seen on it.
#[must_use]
pub fn add_points_to(points: i32, item: Item, side: &str) -> String {
    say::add_points_to(points, &item_of(item, side))
}

/// The button that makes a number negative or positive.
#[must_use]
pub fn other_sign(item: Item, side: &str) -> String {
    say::other_sign(&item_of(item, side))
}

/// A choice of a side.
#[must_use]
pub fn of_side(word: &str, side: &str) -> String {
    say::button_of(word, side)
}

/// What a side needs to open.
#[must_use]
pub fn opens_with(minimum: i32) -> String {
    if minimum > 0 { say::opens_with(minimum) } else { String::new() }
}

/// The sum of a side, while it is typed in.
#[must_use]
pub fn sum_of_side(points: i32, total: i32) -> String {
    say::sum_of_side(points, total)
}

/// Some cards that count something together.
#[must_use]
pub fn times_together(number: usize) -> String {
    say::times_together(number)
}

/// What is wrong with a number.
#[must_use]
pub fn count_mistake(mistake: Mistake, side: &str) -> String {
    let item = item_of(mistake.item, side);
    match mistake.kind {
        MistakeKind::Missing => say::number_missing(&item),
        MistakeKind::NoNumber => say::no_whole_number(&item),
        MistakeKind::OutOfBounds(least, most) => say::number_out_of_bounds(&item, least, most),
        MistakeKind::NoRoom => say::sheet_is_full().to_owned(),
    }
}

/// A change of a sheet.
#[must_use]
pub fn sheet_change(change: &SheetChange) -> String {
    let all = |points: &[i32]| {
        let points = points.iter().map(|&points| number(points));
        points.reduce(|before, next| words::cards::list_more(&before, &next)).unwrap_or_default()
    };
    match change {
        SheetChange::Added(hand) => say::hand_added(hand + 1),
        SheetChange::Corrected(hand, before, after) => say::hand_corrected(hand + 1, &all(before), &all(after)),
        SheetChange::Removed(hand, points) => say::hand_removed(hand + 1, &all(points)),
    }
}

/// The button that takes a change back.
#[must_use]
pub fn undo_change(change: &SheetChange) -> String {
    match change {
        SheetChange::Added(hand) => say::undo_added(hand + 1),
        SheetChange::Corrected(hand, ..) => say::undo_corrected(hand + 1),
        SheetChange::Removed(hand, _) => say::undo_removed(hand + 1),
    }
}

/// The button that makes a change again.
#[must_use]
pub fn redo_change(change: &SheetChange) -> String {
    match change {
        SheetChange::Added(hand) => say::redo_added(hand + 1),
        SheetChange::Corrected(hand, ..) => say::redo_corrected(hand + 1),
        SheetChange::Removed(hand, _) => say::redo_removed(hand + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Preset;

    #[test]
    fn what_an_item_is_worth_is_told_as_it_is_counted() {
        let of = |changes: serde_json::Value| Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap();
        let table = serde_json::json!({ "packs": 4, "threes_table": [100, 200, 300, 400, 500, 600, 1000] });
        let worth = item_worth(Item::RedThrees, &of(table));
        assert_eq!(worth, "100, 200, 300, 400, 500, 600, 1,000, 1,100 together");
        // A tick is paid once; with feet there is a number.
        assert_eq!(item_worth(Item::Cut, &of(serde_json::json!({ "cut_bonus": 100 }))), "100");
        assert_eq!(item_worth(Item::Cut, &of(serde_json::json!({ "cut_bonus": 100, "foot_size": 11 }))), "100 each");
    }
}
