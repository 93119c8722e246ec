//! The fields of the rules that change from hand to hand (V52).

use super::table::{RuleField, Rules};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The changed fields of the first, second … hand; those of the last hold on. JSON has a list of objects with names of fields, of
/// which an empty one is the rules as they are.
///
/// Rules are copied without allocation, so equal lists share one that stays in memory. Only so many are kept ([`ByDeal::MOST_KEPT`]), so
/// that nobody fills the memory with lists.
///
/// ```
/// use canasta::rules::{ByDeal, Preset};
/// let by_deal: ByDeal = serde_json::from_str(r#"[{}, {"draw_count": 2}]"#)?;
/// let rules = Preset::Classic.builder().by_deal(by_deal).build().unwrap();
/// assert_eq!([1, 2, 3].map(|hand| rules.of_hand(hand).draw_count), [1, 2, 2]);
/// assert!(serde_json::from_str::<ByDeal>(r#"[{"hand_size": 13}]"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct ByDeal(&'static [Map<String, Value>]);

/// The lists that are kept.
static KEPT: LazyLock<Mutex<HashSet<&'static [Map<String, Value>]>>> = LazyLock::new(Mutex::default);

impl ByDeal {
    /// No hand has other rules.
    pub const NONE: ByDeal = ByDeal(&[]);

    /// The most hands of a list.
    pub const MOST: usize = 20;

    /// The most different lists of a program: those that were read, and those of the hands of rules that were checked. Another is refused.
    pub const MOST_KEPT: usize = 4_096;

    /// The fields that may change. Seats, packs and cards dealt bind the deck; target and number of hands are the match's.
    pub const FIELDS: &'static [RuleField] = &[
        RuleField::DrawCount,
        RuleField::OpeningMinimums,
        RuleField::PileTake,
        RuleField::PileExtra,
        RuleField::CanastasToGoOut,
        RuleField::RequiredRanks,
        RuleField::CanastaKinds,
    ];

    /// The one kept list that is equal to this one; `None` if it would be one too many.
    fn kept(list: Vec<Map<String, Value>>) -> Option<ByDeal> {
        if list.is_empty() {
            return Some(ByDeal::NONE);
        }
        let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.get(&*list) {
            return Some(ByDeal(known));
        }
        if all.len() >= ByDeal::MOST_KEPT {
            return None;
        }
        let list: &'static [Map<String, Value>] = Box::leak(list.into_boxed_slice());
        all.insert(list);
        Some(ByDeal(list))
    }

    /// Whether no other list is read any more.
    pub(super) fn are_most_kept() -> bool {
        KEPT.lock().unwrap_or_else(PoisonError::into_inner).len() >= ByDeal::MOST_KEPT
    }

    /// The hands that are listed, each with its changed fields and their values as JSON.
    pub fn hands(self) -> impl ExactSizeIterator<Item = &'static Map<String, Value>> + Clone {
        self.0.iter()
    }

    /// Whether no hand is listed.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The place in the list of what holds in the hand of this number, from 1; `None` if the list is empty.
    #[must_use]
    pub fn place(self, number: u32) -> Option<usize> {
        let last = self.0.len().checked_sub(1)?;
        Some(usize::try_from(number.saturating_sub(1)).map_or(last, |place| place.min(last)))
    }

    /// The fields that some hand changes, in the order of the dialog.
    pub fn fields(self) -> impl Iterator<Item = RuleField> {
        ByDeal::FIELDS.iter().copied().filter(move |field| self.changes(*field))
    }

    /// Whether some hand changes a field.
    #[must_use]
    pub fn changes(self, field: RuleField) -> bool {
        self.0.iter().any(|hand| hand.contains_key(field.name()))
    }

    /// The same, each hand with all fields that some hand changes: those that it leaves alone have their values in `rules`. `None` if it
    /// would be one list too many.
    pub(super) fn filled(self, rules: &Rules) -> Option<ByDeal> {
        let names: BTreeSet<&str> = self.fields().map(RuleField::name).collect();
        if self.0.iter().all(|hand| hand.len() == names.len()) {
            return Some(self);
        }
        let fill = |hand: &Map<String, Value>| {
            let mut hand = hand.clone();
            for field in self.fields() {
                hand.entry(field.name()).or_insert_with(|| rules.value(field));
            }
            hand
        };
        ByDeal::kept(self.0.iter().map(fill).collect())
    }
}

impl fmt::Debug for ByDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Value::from_iter(self.0.iter().cloned()), f)
    }
}

impl<'de> Deserialize<'de> for ByDeal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByDeal, D::Error> {
        let mut list = Vec::<Map<String, Value>>::deserialize(deserializer)?;
        if list.len() > ByDeal::MOST {
            return Err(D::Error::custom(format_args!("{} hands where {} fit", list.len(), ByDeal::MOST)));
        }
        let mut rules = Rules::CLASSIC;
        for (name, value) in list.iter_mut().flat_map(Map::iter_mut) {
            let field = ByDeal::FIELDS.iter().copied().find(|field| field.name() == name);
            let field =
                field.ok_or_else(|| D::Error::custom(format_args!("{name} does not change from hand to hand")))?;
            if !rules.set_value(field, value) {
                return Err(D::Error::custom(format_args!("{name} has no such value")));
            }
            // Equal lists are those of equal values, however these were written.
            *value = rules.value(field);
        }
        ByDeal::kept(list).ok_or_else(|| {
            D::Error::custom(format_args!("no more than {} different lists are kept", ByDeal::MOST_KEPT))
        })
    }
}

impl Rules {
    /// The rules of the hand of this number in its match, from 1 (V52). Their `by_deal` lists all changing fields for every hand, so that
    /// the rules of another hand follow from them too.
    #[must_use]
    pub fn of_hand(&self, number: u32) -> Rules {
        // The list of rules that were checked is kept.
        Rules { by_deal: self.by_deal.filled(self).unwrap_or(ByDeal::NONE), ..self.of_hand_alone(number) }
    }

    /// The same without the rules of other hands: of a match each hand of which is played as that one.
    ///
    /// ```
    /// use canasta::rules::Preset;
    /// let by_deal = serde_json::from_str(r#"[{}, {"draw_count": 2}]"#)?;
    /// let rules = Preset::Classic.builder().by_deal(by_deal).build().unwrap();
    /// let second = rules.of_hand_alone(2);
    /// assert_eq!((second.draw_count, second.of_hand(1)), (2, second));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn of_hand_alone(&self, number: u32) -> Rules {
        let mut rules = Rules { by_deal: ByDeal::NONE, ..*self };
        if let Some(place) = self.by_deal.place(number) {
            let hand = &self.by_deal.0[place];
            for field in ByDeal::FIELDS {
                // The values were checked when the list was read.
                let _ = hand.get(field.name()).is_some_and(|value| rules.set_value(*field, value));
            }
        }
        rules
    }

    /// The same rules with other changes of one hand, from 0 ([`ByDeal`]), as JSON; a hand without changes stays in the list.
    pub(super) fn with_hand_changed(&self, place: usize, change: impl FnOnce(&mut Map<String, Value>)) -> Value {
        let mut hands = self.by_deal.0.to_vec();
        if let Some(hand) = hands.get_mut(place) {
            change(hand);
        }
        hands.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;
    use serde_json::json;

    fn rules(by_deal: Value) -> Rules {
        let changes = json!({"by_deal": by_deal, "canastas_to_go_out": 2});
        Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap()
    }

    #[test]
    fn a_hand_has_the_base_rules_with_its_changes_and_no_others() {
        let base = rules(json!([{"pile_take": 7}, {"draw_count": 3, "canastas_to_go_out": 4}, {"pile_take": null}]));
        let of = |number| {
            let rules = base.of_hand(number);
            (rules.pile_take, rules.draw_count, rules.canastas_to_go_out)
        };
        assert_eq!(of(1), (Some(7), 1, 2));
        assert_eq!(of(2), (None, 3, 4));
        assert_eq!([3, 4, 900].map(of), [(None, 1, 2); 3]);
        // The rules of a hand lead to those of any other.
        for (a, b) in [(1, 2), (2, 1), (2, 3), (3, 3)] {
            assert_eq!(base.of_hand(a).check(), Ok(()));
            assert_eq!(base.of_hand(a).of_hand(b), base.of_hand(b), "{a} {b}");
            let alone = Rules { by_deal: ByDeal::NONE, ..base.of_hand(b) };
            assert_eq!([base.of_hand_alone(b), base.of_hand(a).of_hand_alone(b)], [alone; 2], "{a} {b}");
        }
    }

    #[test]
    fn equal_lists_are_kept_once() {
        let list = || rules(json!([{"required_ranks": ["K", "4"]}])).by_deal;
        let other = rules(json!([{"required_ranks": ["4", "K"]}])).by_deal;
        assert!(std::ptr::eq(list().0, other.0));
        assert_eq!(rules(json!([])), rules(json!([])).of_hand(3));
    }

    #[test]
    fn other_fields_longer_lists_and_impossible_hands_are_refused() {
        let read = |by_deal: Value| {
            let changes = json!({"by_deal": by_deal});
            Preset::HandAndFoot.rules().with(changes.as_object().unwrap()).map_err(|bad| bad.to_string())
        };
        assert!(read(json!(vec![json!({}); 20])).is_ok());
        for wrong in [
            json!(vec![json!({}); 21]),
            json!([{"hand_size": 13}]),
            json!([{"wings": 2}]),
            json!([{"draw_count": "2"}]),
            json!({}),
            json!([[]]),
        ] {
            assert!(read(wrong.clone()).unwrap_err().starts_with("by_deal: this value is not possible"), "{wrong}");
        }
        let kinds = json!([{}, {"canasta_kinds": {"natural": 3, "mixed": 3}}]);
        assert_eq!(read(kinds).unwrap_err(), "by_deal: canasta_kinds is not possible in hand 2");
        assert_eq!(read(json!([{"draw_count": 7}])).unwrap_err(), "by_deal: draw_count is not possible in hand 1");
        let minimums = json!([{"opening_minimums": [50]}]);
        assert_eq!(read(minimums).unwrap_err(), "by_deal: the number of the hand picks the opening minimum already");
        // A fault of the rules themselves is named as such.
        let both = json!({"by_deal": [{"draw_count": 2}], "going_out": 900});
        let bad = Preset::Classic.rules().with(both.as_object().unwrap()).unwrap_err();
        assert_eq!(bad.field(), Some(RuleField::Concealed));
    }
}
