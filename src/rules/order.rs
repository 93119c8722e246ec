//! Sorting of what is short.

/// Sorts a few things, in place and stably: `before` tells whether one belongs before another. A hand of cards is the longest
/// that is sorted in this game. The sorts of the standard library are for thousands, and each kind of thing sorted with them
/// made the page four kilobytes larger.
pub(crate) fn settle<T>(things: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for next in 1..things.len() {
        let mut at = next;
        while at > 0 && before(&things[at], &things[at - 1]) {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a few things by a key, in place and stably.
pub(crate) fn settle_by<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    settle(things, |a, b| key(a) < key(b));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(mut things: Vec<(u8, u8)>) {
            let mut wanted = things.clone();
            wanted.sort_by_key(|&(key, _)| key);
            settle_by(&mut things, |&(key, _)| key);
            prop_assert_eq!(things, wanted);
        }
    }
}
