//! A hand while it is typed in.

use super::by_item::ByItem;
use super::hand::Hand;
use super::item::Item;
use super::points::read_number;
use super::stored::{has_only, index, list, optional};
use super::sum::SideCount;
use crate::named::named;
use canasta::rules::Rules;
use serde_json::{Value, json};

named! {
    /// How a side is counted.
    #[derive(Default)]
    pub enum CountBy {
        /// Item by item.
        #[default]
        Items = "items",
        /// By the points of the hand as a whole.
        Total = "total",
    }
}

/// What a side has, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideDraft {
    by: CountBy,
    texts: ByItem<String>,
}

impl SideDraft {
    /// How the side is counted.
    #[must_use]
    pub const fn by(&self) -> CountBy {
        self.by
    }

    /// The text of an item; empty if nothing was typed.
    #[must_use]
    pub fn text(&self, item: Item) -> &str {
        self.texts.get(item).map_or("", String::as_str)
    }

    /// The special hand, if one is chosen.
    #[must_use]
    pub fn special(&self) -> Option<usize> {
        self.texts.iter().find_map(|(item, _)| match item {
            Item::Special(special) => Some(*special),
            _ => None,
        })
    }

    fn write(&self) -> Value {
        json!({ "by": self.by.name(), "texts": self.texts.write(|text| text.as_str().into()) })
    }

    fn read(value: &Value) -> Option<SideDraft> {
        has_only(value, &["by", "texts"])?;
        let texts = ByItem::read(&value["texts"], |text| text.as_str().map(str::to_owned))?;
        Some(SideDraft { by: CountBy::from_name(value["by"].as_str()?)?, texts })
    }

    fn set(&mut self, item: Item, text: &str) {
        match text.trim() {
            "" => self.texts.remove(item),
            text => self.texts.set(item, text.to_owned()),
        }
    }
}

/// What is wrong with the text of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The index of the side.
    pub side: usize,
    /// The item.
    pub item: Item,
    /// What is wrong.
    pub kind: MistakeKind,
}

/// The kind of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MistakeKind {
    /// The points of the side are missing.
    Missing,
    /// The text is no whole number.
    NoNumber,
    /// The number is not between these two.
    OutOfBounds(i32, i32),
    /// The sheet is full.
    NoRoom,
}

/// A hand while it is typed in: the texts of all fields, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandDraft {
    /// The index of the hand that is corrected; `None` for a new one.
    at: Option<usize>,
    /// The index of the side that went out, if one did.
    out: Option<usize>,
    /// The partner of that player in this hand, for whom it counts too.
    partner: Option<usize>,
    concealed: bool,
    sides: Vec<SideDraft>,
}

impl HandDraft {
    /// A new hand. The sides are counted in the way of the hand before.
    pub(super) fn new(sides: usize, last: Option<&Hand>) -> HandDraft {
        let by = |side: usize| match last.and_then(|hand| hand.sides().get(side)) {
            Some(count) if count.is_total() => CountBy::Total,
            _ => CountBy::Items,
        };
        let side = |side| SideDraft { by: by(side), texts: ByItem::default() };
        HandDraft { at: None, out: None, partner: None, concealed: false, sides: (0..sides).map(side).collect() }
    }

    /// The correction of a hand.
    pub(super) fn of_hand(at: usize, hand: &Hand) -> HandDraft {
        let went_out = |count: &SideCount| count.of(Item::GoingOut) + count.of(Item::Concealed) > 0;
        let mut who = (0..).zip(hand.sides()).filter(|(_, count)| went_out(count)).map(|(side, _)| side);
        let (out, partner) = (who.next(), who.next());
        let concealed = hand.sides().iter().any(|count| count.of(Item::Concealed) > 0);
        let side = |count: &SideCount| {
            let by = if count.is_total() { CountBy::Total } else { CountBy::Items };
            let mut side = SideDraft { by, texts: ByItem::default() };
            for (item, value) in count.items() {
                if !matches!(item, Item::GoingOut | Item::Concealed) {
                    side.set(item, &value.to_string());
                }
            }
            side
        };
        HandDraft { at: Some(at), out, partner, concealed, sides: hand.sides().iter().map(side).collect() }
    }

    /// The index of the hand that is corrected; `None` for a new one.
    #[must_use]
    pub const fn at(&self) -> Option<usize> {
        self.at
    }

    /// The side that went out, if one did.
    #[must_use]
    pub const fn out(&self) -> Option<usize> {
        self.out
    }

    /// The partner of who went out in this hand, if there is one.
    #[must_use]
    pub const fn partner(&self) -> Option<usize> {
        self.partner
    }

    /// Whether it went out concealed.
    #[must_use]
    pub const fn is_concealed(&self) -> bool {
        self.concealed
    }

    /// What the sides have.
    #[must_use]
    pub fn sides(&self) -> &[SideDraft] {
        &self.sides
    }

    /// Whether nothing was typed or chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.out.is_none() && self.sides.iter().all(|side| side.texts.is_empty())
    }

    pub(super) fn write(&self) -> Value {
        let sides: Value = self.sides.iter().map(SideDraft::write).collect();
        let mut value = json!({ "at": self.at, "out": self.out, "concealed": self.concealed, "sides": sides });
        // Earlier versions know no partner.
        if let Some(partner) = self.partner {
            value["partner"] = partner.into();
        }
        value
    }

    pub(super) fn read(value: &Value) -> Option<HandDraft> {
        has_only(value, &["at", "out", "concealed", "sides"])
            .or_else(|| has_only(value, &["at", "out", "partner", "concealed", "sides"]))?;
        Some(HandDraft {
            at: optional(&value["at"], index)?,
            out: optional(&value["out"], index)?,
            // Reads as null where it is missing.
            partner: optional(&value["partner"], index)?,
            concealed: value["concealed"].as_bool()?,
            sides: list(&value["sides"], SideDraft::read)?,
        })
    }

    /// Whether it belongs to a sheet of so many sides.
    pub(super) fn fits(&self, sides: usize) -> bool {
        let is_partner = |partner| partner < sides && self.out.is_some_and(|out| out != partner);
        self.sides.len() == sides && self.out.is_none_or(|out| out < sides) && self.partner.is_none_or(is_partner)
    }

    pub(super) fn choose_out(&mut self, out: Option<usize>) {
        self.out = out.filter(|&out| out < self.sides.len());
        self.concealed &= self.out.is_some();
        // Who has gone out now has another partner, or none.
        self.partner = None;
    }

    pub(super) fn choose_partner(&mut self, partner: Option<usize>) {
        let is_other = |partner: &usize| *partner < self.sides.len() && self.out.is_some_and(|out| out != *partner);
        self.partner = partner.filter(is_other);
    }

    pub(super) fn set_concealed(&mut self, concealed: bool) {
        self.concealed = concealed && self.out.is_some();
    }

    /// Counts a side in this way, and the sides after it in which nothing was typed.
    pub(super) fn count_by(&mut self, side: usize, by: CountBy) {
        for (at, other) in self.sides.iter_mut().enumerate().skip(side) {
            if at == side || other.texts.is_empty() {
                other.by = by;
            }
        }
    }

    pub(super) fn set(&mut self, side: usize, item: Item, text: &str) {
        if let Some(side) = self.sides.get_mut(side) {
            side.set(item, text);
        }
    }

    pub(super) fn choose_special(&mut self, side: usize, special: Option<usize>) {
        if let Some(side) = self.sides.get_mut(side) {
            if let Some(old) = side.special() {
                side.set(Item::Special(old), "");
            }
            if let Some(special) = special {
                side.set(Item::Special(special), "1");
            }
        }
    }

    /// Adds to the number of an item, within its bounds. A text that is no number stays.
    pub(super) fn tap(&mut self, side: usize, item: Item, by: i32, rules: &Rules) {
        let Some(side) = self.sides.get_mut(side) else { return };
        let text = side.text(item);
        let Some(number) = (if text.is_empty() { Some(0) } else { read_number(text) }) else { return };
        let (least, most) = item.bounds(rules);
        match number.saturating_add(by).clamp(least, most) {
            0 => side.set(item, ""),
            number => side.set(item, &number.to_string()),
        }
    }

    /// Changes the sign of a number.
    pub(super) fn negate(&mut self, side: usize, item: Item) {
        let Some(side) = self.sides.get_mut(side) else { return };
        if let Some(number) = read_number(side.text(item)) {
            side.set(item, &number.saturating_neg().to_string());
        }
    }

    /// The count of a side, without the items that are wrong, and these.
    #[must_use]
    pub fn count(&self, side: usize, rules: &Rules) -> (SideCount, Vec<Mistake>) {
        let mut mistakes = Vec::new();
        let Some(draft) = self.sides.get(side) else { return (SideCount::default(), mistakes) };
        let mut items = Vec::new();
        if draft.by == CountBy::Total && draft.text(Item::Total).is_empty() {
            mistakes.push(Mistake { side, item: Item::Total, kind: MistakeKind::Missing });
        }
        for &(item, ref text) in draft.texts.iter() {
            if (item == Item::Total) != (draft.by == CountBy::Total) {
                continue;
            }
            let (least, most) = item.bounds(rules);
            let kind = match read_number(text) {
                Some(number) if (least..=most).contains(&number) => {
                    items.push((item, number));
                    continue;
                }
                Some(_) => MistakeKind::OutOfBounds(least, most),
                None => MistakeKind::NoNumber,
            };
            mistakes.push(Mistake { side, item, kind });
        }
        if draft.by == CountBy::Items && [self.out, self.partner].contains(&Some(side)) {
            items.push((if self.concealed { Item::Concealed } else { Item::GoingOut }, 1));
        }
        (SideCount::new(items), mistakes)
    }

    /// The hand.
    ///
    /// # Errors
    /// The first mistake, if there is one.
    pub(super) fn finish(&self, rules: &Rules) -> Result<Hand, Mistake> {
        let side = |side| match self.count(side, rules) {
            (count, mistakes) if mistakes.is_empty() => Ok(count),
            (_, mistakes) => Err(mistakes[0]),
        };
        (0..self.sides.len()).map(side).collect::<Result<_, _>>().map(Hand::new)
    }
}
