//! The count of a side in one hand, and its sum, line by line.

use super::by_item::ByItem;
use super::item::Item;
use canasta::rules::{Rules, SideScore};
use serde_json::Value;

/// What a side has of each item in one hand; an item without a value is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideCount(ByItem<i32>);

/// A line of a sum: an item, how often it is there, and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The item.
    pub item: Item,
    /// Its number; 1 for items that are counted by points.
    pub number: i32,
    /// What one of them counts, where that is the same for each.
    pub each: Option<i32>,
    /// What they count together.
    pub points: i32,
}

/// The sum of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideSum {
    /// The items that are there, in the order in which they are counted.
    pub lines: Vec<Line>,
    /// What they count together.
    pub points: i32,
}

impl SideCount {
    /// The count of these items. Values of zero are left out, except that of the total.
    #[must_use]
    pub fn new(items: impl IntoIterator<Item = (Item, i32)>) -> SideCount {
        let mut all = ByItem::default();
        for (item, value) in items {
            if value != 0 || item == Item::Total {
                all.set(item, value);
            }
        }
        SideCount(all)
    }

    /// The value of an item; 0 if it is missing.
    #[must_use]
    pub fn of(&self, item: Item) -> i32 {
        self.0.get(item).copied().unwrap_or(0)
    }

    /// Whether the hand is counted by its total alone.
    #[must_use]
    pub fn is_total(&self) -> bool {
        self.0.get(Item::Total).is_some()
    }

    /// The items that are there, with their values.
    pub fn items(&self) -> impl Iterator<Item = (Item, i32)> + '_ {
        self.0.iter().copied()
    }

    /// The special hand, if there is one.
    #[must_use]
    pub fn special(&self) -> Option<usize> {
        self.items().find_map(|(item, _)| match item {
            Item::Special(special) => Some(special),
            _ => None,
        })
    }

    pub(super) fn write(&self) -> Value {
        self.0.write(|&value| value.into())
    }

    pub(super) fn read(value: &Value) -> Option<SideCount> {
        ByItem::read(value, |value| value.as_i64()?.try_into().ok()).map(SideCount)
    }

    /// Whether every value is within the bounds of its item.
    #[must_use]
    pub fn is_possible(&self, rules: &Rules) -> bool {
        self.items().all(|(item, value)| {
            let (least, most) = item.bounds(rules);
            (least..=most).contains(&value)
        })
    }

    /// The sum under these rules, line by line.
    #[must_use]
    pub fn sum(&self, rules: &Rules) -> SideSum {
        let special = self.special();
        let lines = match (self.is_total(), special) {
            (true, _) => vec![self.line(Item::Total, rules)],
            (false, Some(special)) => vec![self.line(Item::Special(special), rules)],
            (false, None) => {
                let mut lines: Vec<Line> = self.items().map(|(item, _)| self.line(item, rules)).collect();
                let of_number = self.line(Item::CanastaCount, rules);
                let at = lines.iter().position(|line| line.item > Item::CanastaCount).unwrap_or(lines.len());
                if of_number.points != 0 {
                    lines.insert(at, of_number);
                }
                lines
            }
        };
        // Some dozen lines within their bounds: no overflow.
        let points = lines.iter().map(|line| line.points).sum();
        SideSum { lines, points }
    }

    /// The number of canastas of any kind.
    fn canastas(&self) -> i32 {
        let is_canasta = |item: Item| matches!(item, Item::Natural | Item::Mixed | Item::Canasta(_));
        self.items().filter(|&(item, _)| is_canasta(item)).map(|(_, number)| number).sum()
    }

    fn line(&self, item: Item, rules: &Rules) -> Line {
        let value = self.of(item);
        let each = |points: i32| Line { item, number: value, each: Some(points), points: value * points };
        let once = |points: i32| Line { item, number: 1, each: None, points };
        let penalty = |points: Option<i32>| -points.unwrap_or(0);
        let canastas = self.canastas();
        match item {
            Item::Total | Item::Other => once(value),
            Item::Special(key) => once(rules.special_hands.at(key).unwrap_or(0)),
            Item::GoingOut => once(rules.going_out),
            Item::Concealed => once(rules.concealed),
            Item::Natural => each(rules.natural_canasta),
            Item::Mixed => each(rules.mixed_canasta),
            Item::Canasta(key) => each(rules.canasta_bonuses.at(key).unwrap_or(0)),
            Item::CanastaCount => once(rules.canasta_count_points(usize::try_from(canastas).unwrap_or(0))),
            Item::RedThrees | Item::BlackThrees => {
                // Within its bounds: fits.
                let threes = usize::try_from(value).unwrap_or(0);
                let worth = match item {
                    Item::RedThrees => rules.threes_worth(threes, 0),
                    _ => rules.threes_worth(0, threes),
                };
                let has_melded = canastas > 0 || self.of(Item::Melded) > 0;
                let sign = rules.threes_sign_for(usize::try_from(canastas).unwrap_or(0), has_melded);
                let is_plain = worth == value * rules.red_three;
                Line { item, number: value, each: is_plain.then_some(rules.red_three * sign), points: worth * sign }
            }
            Item::Melded if rules.melds_need_canasta && canastas == 0 => once(-value),
            Item::Melded => once(value),
            Item::InHand => once(-value),
            Item::Incomplete(key) => each(penalty(rules.incomplete_penalties.at(key))),
            Item::MeldedBlackThrees => once(rules.black_threes_melded * value),
            Item::Cut => each(rules.cut_bonus),
            Item::Held(key) => each(penalty(rules.held_penalties.at(key))),
        }
    }
}

impl SideSum {
    /// What the rules need to know of the sum to tell whether the game is over.
    pub(super) fn score(&self, is_special: bool, before: i32) -> SideScore {
        let (hand, total) = (self.points, before.saturating_add(self.points));
        SideScore { special: if is_special { hand } else { 0 }, hand, before, total, ..SideScore::default() }
    }
}
