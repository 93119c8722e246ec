//! Classes that tell the style sheets how many things there are.

/// The classes `n3` to `n11`, of which an element has those up to its count, each with a space before it. Selectors that count
/// children would have the browser check the styles of all of them whenever one comes or goes.
pub(super) fn count_classes(count: usize) -> String {
    (3..=count.min(11)).map(|n| format!(" n{n}")).collect()
}
