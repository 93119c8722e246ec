//! Classes that tell the style sheets how many things there are.

/// The classes `n3` to `n11` up to the count of an element, each with a space before it. A selector that counts children would have
/// the browser check the styles of all children whenever one comes or goes.
pub(crate) fn count_classes(count: usize) -> String {
    (3..=count.min(11)).map(|n| format!(" n{n}")).collect()
}
