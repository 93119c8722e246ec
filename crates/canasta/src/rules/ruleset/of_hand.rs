//! The rules of one hand of a match (V52).

use super::by_deal::{ByDeal, HandValues, with_hand_fields};
use super::choices::OpeningBy;
use super::lists::{Numbers, WordList};
use super::table::{RuleField, Rules};
use serde_json::{Map, Value};

impl ByDeal {
    /// The fields that may change.
    pub const FIELDS: &'static [RuleField] = &[
        RuleField::DrawCount,
        RuleField::OpeningMinimums,
        RuleField::PileTake,
        RuleField::PileExtra,
        RuleField::CanastasToGoOut,
        RuleField::RequiredRanks,
        RuleField::CanastaKinds,
    ];

    /// The fields that some hand changes, in the order of the dialog.
    pub fn fields(self) -> impl Iterator<Item = RuleField> {
        ByDeal::FIELDS.iter().copied().filter(move |field| self.changes(*field))
    }

    /// Whether some hand changes a field.
    #[must_use]
    pub fn changes(self, field: RuleField) -> bool {
        self.has(field.name())
    }
}

impl Rules {
    /// The values of the fields that may change from hand to hand.
    fn hand_values(&self) -> HandValues {
        macro_rules! of_rules {
            ($($field:ident: $type:ty,)+) => {
                HandValues { $($field: Some(self.$field),)+ }
            };
        }
        with_hand_fields!(of_rules)
    }

    /// The list of the hands with all fields that some hand changes; `None` if it would be one list too many.
    pub(super) fn filled_hands(&self) -> Option<ByDeal> {
        self.by_deal.filled(&self.hand_values())
    }

    /// The rules of the hand of this number in its match, from 1 (V52). Their `by_deal` lists all changing fields for every hand, so that
    /// the rules of another hand follow from them too.
    #[must_use]
    pub fn of_hand(&self, number: u32) -> Rules {
        if self.by_deal.is_empty() {
            return *self;
        }
        let mut rules = self.of_hand_alone(number);
        // The list of rules that were checked is kept.
        rules.by_deal = self.filled_hands().unwrap_or(ByDeal::NONE);
        rules
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
        let mut rules = *self;
        rules.by_deal = ByDeal::NONE;
        let Some(hand) = self.by_deal.at(number) else { return rules };
        // One by one, because a new value of all fields takes ten times the room.
        macro_rules! lay {
            ($($field:ident: $type:ty,)+) => {
                $(if let Some(value) = hand.$field {
                    rules.$field = value;
                })+
            };
        }
        with_hand_fields!(lay);
        rules
    }

    /// The rules of a match whose first hand is played as the hand of this number: where the hand picks the minimum (V17), they begin with
    /// its own.
    ///
    /// ```
    /// use canasta::rules::{OpeningBy, Preset};
    /// let rules = Preset::Classic.builder().opening_by(OpeningBy::Deal).opening_minimums([50, 90, 120].into()).build()?;
    /// assert_eq!(rules.of_hand_as_first(2).opening_minimums[..], [90, 120]);
    /// # Ok::<(), canasta::rules::BadRules>(())
    /// ```
    #[must_use]
    pub fn of_hand_as_first(&self, number: u32) -> Rules {
        let mut rules = self.of_hand_alone(number);
        if rules.opening_by == OpeningBy::Deal {
            let gone = rules.place_of_minimum(0, number);
            rules.opening_minimums = Numbers::of(rules.opening_minimums.get(gone..).unwrap_or_default());
            let needs: Vec<usize> =
                (gone..rules.opening_needs.len()).filter_map(|at| rules.opening_needs.at(at)).collect();
            rules.opening_needs = WordList::of(&needs);
        }
        rules
    }

    /// The list of the hands as JSON, where one of them, from 0, is changed; a hand without values stays in the list.
    pub(super) fn with_hand_changed(&self, place: usize, change: impl FnOnce(&mut Map<String, Value>)) -> Value {
        let mut hands = self.value(RuleField::ByDeal);
        if let Some(hand) = hands.get_mut(place).and_then(Value::as_object_mut) {
            change(hand);
        }
        hands
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
    fn the_fields_that_may_change_are_those_with_a_value() {
        let fields: Vec<&str> = ByDeal::FIELDS.iter().map(|field| field.name()).collect();
        assert_eq!(fields, HandValues::NAMES);
    }

    #[test]
    fn equal_lists_are_kept_once() {
        let list = || rules(json!([{"required_ranks": ["K", "4"]}])).by_deal;
        let other = rules(json!([{"required_ranks": ["4", "K"]}])).by_deal;
        assert!(std::ptr::eq(list().hands().next().unwrap(), other.hands().next().unwrap()));
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
