//! A sentence with an element in it.

use crate::view::node::Element;

/// What a message is given for a part that is an element of its own: the language decides where it stands.
pub(crate) const PLACE: &str = "\u{1}";

/// The element with a sentence in it, and the part in its place.
pub(crate) fn with_part(around: Element, sentence: &str, part: Element) -> Element {
    match sentence.split_once(PLACE) {
        Some((before, after)) => around.text(before).child(part).text(after),
        None => around.text(sentence).child(part),
    }
}
