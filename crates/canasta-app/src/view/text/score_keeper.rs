//! The score keeper.

use super::{length, list, number, plural, preset, ranks, special_hand};
use crate::features::score_keeper::{Change as SheetChange, Item, Mistake, MistakeKind, Sheet, SheetRules};
use canasta::rules::{BonusKey, IncompleteKey, Rules};

/// The sides of a sheet, as its title.
#[must_use]
pub fn sheet_title(sheet: &Sheet) -> String {
    sheet.names().iter().map(|name| &**name).collect::<Vec<_>>().join(" – ")
}

/// The rules of a sheet, and its end.
#[must_use]
pub fn sheet_rules(rules: &SheetRules) -> String {
    let name = rules.name.as_deref().unwrap_or(preset(rules.preset));
    format!("{name}, {}", length(rules.rules.target, rules.rules.deals))
}

/// Who has won, or who leads.
#[must_use]
pub fn sheet_standing(sheet: &Sheet) -> String {
    let names = sheet.names();
    let name = |side: usize| names.get(side).map_or("", |name| &**name);
    let verb = |side: usize, they: &'static str, one: &'static str| if is_several(name(side)) { they } else { one };
    if let Some(end) = sheet.end() {
        let winner = end.winner.index();
        return format!("{} {} by {}.", name(winner), verb(winner, "win", "wins"), number(end.margin));
    }
    let (totals, hands) = (sheet.totals(), sheet.hands().len());
    let Some(best) = totals.iter().max().filter(|_| hands > 0) else { return "No hand yet.".to_owned() };
    let leaders: Vec<usize> = (0..totals.len()).filter(|&side| totals[side] == *best).collect();
    let after = format!("after {}", plural(hands, "hand"));
    match leaders[..] {
        [leader] => {
            let second = totals.iter().filter(|total| *total != best).max().copied().unwrap_or_default();
            let margin = number(best.saturating_sub(second));
            format!("{} {} by {margin} {after}.", name(leader), verb(leader, "lead", "leads"))
        }
        _ => {
            let leaders: Vec<String> = leaders.into_iter().map(|side| name(side).to_owned()).collect();
            format!("{} are level {after}.", list(&leaders))
        }
    }
}

/// Sheets that this version leaves as they are.
#[must_use]
pub fn sheets_unreadable(sheets: usize) -> String {
    match sheets {
        1 => "A score sheet cannot be read by this version. It stays on this device as it is.".to_owned(),
        _ => format!("{sheets} score sheets cannot be read by this version. They stay on this device as they are."),
    }
}

/// What was deleted.
#[must_use]
pub fn sheet_deleted(sheet: &Sheet) -> String {
    format!("Deleted: {}.", sheet_title(sheet))
}

/// The number of sheets on the device.
#[must_use]
pub fn sheets_kept(sheets: usize) -> String {
    match sheets {
        0 => "Scores of games with real cards".to_owned(),
        n => format!("Scores of games with real cards: {} on this device", plural(n, "sheet")),
    }
}

/// A button of a sheet: "Open, Ada – Ben".
#[must_use]
pub fn of_sheet(word: &str, sheet: &Sheet) -> String {
    format!("{word}, {}", sheet_title(sheet))
}

/// The name field of a side, by its index.
#[must_use]
pub fn side_label(side: usize) -> String {
    format!("Name {}", side + 1)
}

/// Who deals.
#[must_use]
pub fn deals(name: &str) -> String {
    format!("{name} {}", if is_several(name) { "deal" } else { "deals" })
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
    format!("Go on with hand {number}")
}

/// The button that corrects a hand, and the title of its page.
#[must_use]
pub fn correct_hand(number: usize) -> String {
    format!("Correct hand {number}")
}

/// An item of the count.
#[must_use]
pub fn item_name(item: Item) -> String {
    let ranks = || item.rank().map_or(String::new(), ranks);
    match item {
        Item::Total => "Points of the hand".to_owned(),
        Item::Special(key) => special_hand(key).to_owned(),
        Item::GoingOut => "Going out".to_owned(),
        Item::Concealed => "Going out concealed".to_owned(),
        Item::Natural => "Natural canastas".to_owned(),
        Item::Mixed => "Mixed canastas".to_owned(),
        Item::Canasta(BonusKey::SEQUENCE) => "Sequences of seven".to_owned(),
        Item::Canasta(BonusKey::WILD) => "Canastas of wilds".to_owned(),
        Item::Canasta(BonusKey::WILD_TWOS) => "Canastas of twos".to_owned(),
        Item::Canasta(BonusKey::WILD_JOKERS) => "Canastas of wilds with four jokers".to_owned(),
        Item::Canasta(_) => format!("Canastas of {}, natural", ranks()),
        Item::RedThrees => "Red threes".to_owned(),
        Item::BlackThrees => "Black threes laid out".to_owned(),
        Item::Melded => "Cards laid".to_owned(),
        Item::InHand => "Cards in hand".to_owned(),
        Item::Incomplete(IncompleteKey::SEQUENCE) => "Incomplete sequences".to_owned(),
        Item::Incomplete(IncompleteKey::WILD) => "Incomplete melds of wilds".to_owned(),
        Item::Incomplete(_) => format!("Incomplete {}", ranks()),
        Item::Held(_) => format!("Three or more {} in a hand", ranks()),
        Item::Other => "Other points".to_owned(),
    }
}

/// What an item counts under these rules: "500 each".
#[must_use]
pub fn item_worth(item: Item, rules: &Rules) -> String {
    let each = |points: i32| format!("{} each", number(points));
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
                (true, all) => format!("{}, all {most} {}", each(worth(1)), number(all)),
                (false, _) => {
                    let table: Vec<String> = (1..=most.min(4)).map(|threes| number(worth(threes))).collect();
                    format!("{} together", table.join(", "))
                }
            }
        }
        Item::Melded => "points".to_owned(),
        Item::InHand => "points, against the side".to_owned(),
        Item::Incomplete(key) => against(rules.incomplete_penalties.at(key)),
        Item::Held(key) => against(rules.held_penalties.at(key)),
        Item::Other => "may be negative".to_owned(),
        Item::Special(key) => number(rules.special_hands.at(key).unwrap_or(0)),
        Item::GoingOut => number(rules.going_out),
        Item::Concealed => number(rules.concealed),
        Item::Total => String::new(),
    }
}

/// A field: "Natural canastas, Ada".
#[must_use]
pub fn item_of(item: Item, side: &str) -> String {
    format!("{}, {side}", item_name(item))
}

/// The button that adds one.
#[must_use]
pub fn one_more(item: Item, side: &str) -> String {
    format!("One more: {}", item_of(item, side))
}

/// The button that takes one away.
#[must_use]
pub fn one_fewer(item: Item, side: &str) -> String {
    format!("One fewer: {}", item_of(item, side))
}

/// The button that adds the points of a card. The name begins with what is seen on it.
#[must_use]
pub fn add_points_to(points: i32, item: Item, side: &str) -> String {
    format!("+{points}: {}", item_of(item, side))
}

/// The button that makes a number negative or positive.
#[must_use]
pub fn other_sign(item: Item, side: &str) -> String {
    format!("Plus or minus: {}", item_of(item, side))
}

/// A choice of a side.
#[must_use]
pub fn of_side(word: &str, side: &str) -> String {
    format!("{word}, {side}")
}

/// What a side needs to open.
#[must_use]
pub fn opens_with(minimum: i32) -> String {
    if minimum > 0 { format!("opens with {}", number(minimum)) } else { String::new() }
}

/// The sum of a side, while it is typed in.
#[must_use]
pub fn sum_of_side(points: i32, total: i32) -> String {
    format!("{} in this hand, {} in all", number(points), number(total))
}

/// Some cards that count something together.
#[must_use]
pub fn times_together(number: usize) -> String {
    format!("{number} together")
}

/// What is wrong with a number.
#[must_use]
pub fn count_mistake(mistake: Mistake, side: &str) -> String {
    let item = item_of(mistake.item, side);
    match mistake.kind {
        MistakeKind::Missing => format!("{item}: the number is missing. Without points it is 0."),
        MistakeKind::NoNumber => format!("{item}: this is not a whole number."),
        MistakeKind::OutOfBounds(least, most) => {
            format!("{item}: a number from {} to {}.", number(least), number(most))
        }
        MistakeKind::NoRoom => "The sheet is full. Begin a new one.".to_owned(),
    }
}

/// A change of a sheet.
#[must_use]
pub fn sheet_change(change: &SheetChange) -> String {
    let all = |points: &[i32]| points.iter().map(|&points| number(points)).collect::<Vec<_>>().join(", ");
    match change {
        SheetChange::Added(hand) => format!("Hand {} added", hand + 1),
        SheetChange::Corrected(hand, before, after) => {
            format!("Hand {} corrected: {} became {}", hand + 1, all(before), all(after))
        }
        SheetChange::Removed(hand, points) => format!("Hand {} removed: {}", hand + 1, all(points)),
    }
}

fn short_change(change: &SheetChange) -> String {
    match change {
        SheetChange::Added(hand) => format!("hand {} added", hand + 1),
        SheetChange::Corrected(hand, ..) => format!("hand {} corrected", hand + 1),
        SheetChange::Removed(hand, _) => format!("hand {} removed", hand + 1),
    }
}

/// The button that takes a change back.
#[must_use]
pub fn undo_change(change: &SheetChange) -> String {
    format!("Undo: {}", short_change(change))
}

/// The button that makes a change again.
#[must_use]
pub fn redo_change(change: &SheetChange) -> String {
    format!("Redo: {}", short_change(change))
}
