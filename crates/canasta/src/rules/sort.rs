//! Stable sorting of short lists.

/// Sorts a short list in place and stably, by insertion: `is_before` tells whether one element belongs before another.
///
/// The lists are hands, candidates and the mistakes of a record. The standard library's sort, of which every element type gets a
/// copy, would be 4 KB of the page's code for each. So is a map that is collected, since it sorts its entries first.
pub fn insertion_sort_by<T>(list: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for next in 1..list.len() {
        let mut index = next;
        while index > 0 && is_before(&list[index], &list[index - 1]) {
            list.swap(index, index - 1);
            index -= 1;
        }
    }
}

/// Sorts a short list by a key, in place and stably.
pub fn insertion_sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    insertion_sort_by(list, |a, b| key(a) < key(b));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn insertion_sort_agrees_with_the_standard_library(mut list: Vec<(u8, u8)>) {
            let mut expected = list.clone();
            expected.sort_by_key(|&(key, _)| key);
            insertion_sort_by_key(&mut list, |&(key, _)| key);
            prop_assert_eq!(list, expected);
        }
    }
}
