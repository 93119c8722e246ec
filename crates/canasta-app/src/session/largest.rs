//! The few that come first of many.

/// The elements with the largest keys, at most `count`, the largest first. Of equal ones those come first that do so in the list.
pub(crate) fn largest_by_key<T, K: Ord>(list: Vec<T>, count: usize, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut largest: Vec<T> = Vec::new();
    for element in list {
        let at = largest.iter().position(|other| key(other) < key(&element)).unwrap_or(largest.len());
        if at < count {
            largest.truncate(count - 1);
            largest.insert(at, element);
        }
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_largest_are_the_first_of_a_sorted_list(list: Vec<(u8, u8)>, count in 0..20_usize) {
            let mut expected = list.clone();
            expected.sort_by_key(|&(key, _)| std::cmp::Reverse(key));
            expected.truncate(count);
            prop_assert_eq!(largest_by_key(list, count, |&(key, _)| key), expected);
        }
    }
}
