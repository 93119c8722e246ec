//! A value for some of the items. Score sheets are read and written by hand: derived code for each of their types would weigh as
//! much as all their pages.

use super::item::Item;
use serde_json::{Map, Value};

/// A value for some of the items, in the order in which they are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ByItem<T>(Vec<(Item, T)>);

impl<T> Default for ByItem<T> {
    fn default() -> ByItem<T> {
        ByItem(Vec::new())
    }
}

impl<T> ByItem<T> {
    pub fn get(&self, item: Item) -> Option<&T> {
        self.iter().find(|(other, _)| *other == item).map(|(_, value)| value)
    }

    pub fn set(&mut self, item: Item, value: T) {
        let at = self.0.iter().position(|(other, _)| *other >= item).unwrap_or(self.0.len());
        match self.0.get_mut(at) {
            Some((other, old)) if *other == item => *old = value,
            _ => self.0.insert(at, (item, value)),
        }
    }

    pub fn remove(&mut self, item: Item) {
        self.0.retain(|(other, _)| *other != item);
    }

    pub fn iter(&self) -> std::slice::Iter<'_, (Item, T)> {
        self.0.iter()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// An object with the names of the items.
    pub fn write(&self, value: impl Fn(&T) -> Value) -> Value {
        let mut object = Map::new();
        for (item, of_item) in self.iter() {
            object.insert(item.to_string(), value(of_item));
        }
        Value::Object(object)
    }

    /// The values of an object; `None` if a name or a value is unknown.
    pub fn read(object: &Value, value: impl Fn(&Value) -> Option<T>) -> Option<ByItem<T>> {
        let mut all = ByItem::default();
        for (name, of_item) in object.as_object()? {
            all.set(name.parse().ok()?, value(of_item)?);
        }
        Some(all)
    }
}
