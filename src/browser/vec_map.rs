//! A few values by their keys: a list that is looked through. What lies on a table is a hundred things at most, and the maps
//! of the library would be 9 KB of the page for these alone.

/// Values by their keys, in the order in which they came.
pub struct VecMap<K, V>(Vec<(K, V)>);

impl<K, V> Default for VecMap<K, V> {
    fn default() -> VecMap<K, V> {
        VecMap(Vec::new())
    }
}

impl<K: PartialEq, V> VecMap<K, V> {
    /// The value of a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.0.iter().find(|(one, _)| one == key).map(|(_, value)| value)
    }

    /// Gives a key this value, whatever it had.
    pub fn put(&mut self, key: K, value: V) {
        match self.0.iter_mut().find(|(one, _)| *one == key) {
            Some((_, old)) => *old = value,
            None => self.0.push((key, value)),
        }
    }

    /// Every key with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// Every key with its value, which can be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut V)> {
        self.0.iter_mut().map(|(key, value)| (&*key, value))
    }
}
