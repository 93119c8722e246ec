//! A hand that was written down.

use super::stored::list;
use super::sum::{SideCount, SideSum};
use canasta::rules::Rules;
use serde_json::Value;

/// A hand: the count of each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand(Vec<SideCount>);

impl Hand {
    /// The hand with these counts, one for each side.
    #[must_use]
    pub const fn new(sides: Vec<SideCount>) -> Hand {
        Hand(sides)
    }

    /// The count of each side.
    #[must_use]
    pub fn sides(&self) -> &[SideCount] {
        &self.0
    }

    /// The sum of each side.
    pub fn sums<'a>(&'a self, rules: &'a Rules) -> impl Iterator<Item = SideSum> + 'a {
        self.0.iter().map(|side| side.sum(rules))
    }

    pub(super) fn write(&self) -> Value {
        self.0.iter().map(SideCount::write).collect()
    }

    pub(super) fn read(value: &Value) -> Option<Hand> {
        list(value, SideCount::read).map(Hand)
    }

    pub(super) fn points(&self, rules: &Rules) -> Vec<i32> {
        self.sums(rules).map(|sum| sum.points).collect()
    }
}
