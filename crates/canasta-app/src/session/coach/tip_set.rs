//! A set of tips, stored by their names.

use super::tip::Tip;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of tips. JSON has a list of their names; names of another version are ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TipSet(u32);

const _: () = assert!(Tip::ALL.len() <= 32);

impl TipSet {
    /// Every tip.
    pub const ALL: TipSet = TipSet(u32::MAX >> (32 - Tip::ALL.len()));

    /// Whether a tip is in the set.
    #[must_use]
    pub const fn contains(self, tip: Tip) -> bool {
        self.0 >> tip as u32 & 1 == 1
    }

    /// Adds a tip. True if it was not in the set.
    pub const fn insert(&mut self, tip: Tip) -> bool {
        let is_new = !self.contains(tip);
        self.0 |= 1 << tip as u32;
        is_new
    }

    /// Removes a tip.
    pub const fn remove(&mut self, tip: Tip) {
        self.0 &= !(1 << tip as u32);
    }

    /// The tips, in order.
    pub fn iter(self) -> impl Iterator<Item = Tip> {
        Tip::ALL.iter().copied().filter(move |&tip| self.contains(tip))
    }
}

impl Serialize for TipSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Tip::name))
    }
}

impl<'de> Deserialize<'de> for TipSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TipSet, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let mut set = TipSet::default();
        for tip in names.iter().filter_map(|name| Tip::from_name(name)) {
            set.insert(tip);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_survives_storage_and_names_of_other_versions() {
        let mut set = TipSet::default();
        assert!(set.insert(Tip::Frozen) && set.insert(Tip::Lay) && !set.insert(Tip::Lay));
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, r#"["frozen","lay"]"#);
        assert_eq!(serde_json::from_str::<TipSet>(&text).unwrap(), set);
        assert_eq!(serde_json::from_str::<TipSet>(r#"["lay","wings","frozen"]"#).unwrap(), set);
        set.remove(Tip::Lay);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Tip::Frozen]);
        assert!(Tip::ALL.iter().all(|&tip| TipSet::ALL.contains(tip) && Tip::from_name(tip.name()) == Some(tip)));
    }
}
