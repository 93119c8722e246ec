//! Controls: elements that a person uses to act.

use super::node::{Element, button, svg};
use crate::features::library::Timestamp;
use crate::session::{Day, Intent};
use crate::words;
use std::fmt::Display;

/// The element with the intent that using it has.
#[must_use]
pub fn with_intent(element: Element, intent: &Intent) -> Element {
    element.attr("data-intent", intent)
}

/// A drawing of the sprite, by its name without `i-`.
#[must_use]
pub fn icon(name: &str) -> Element {
    let drawing = Element::new("use").attr("href", format_args!("#i-{name}"));
    svg().attr("aria-hidden", "true").child(drawing).class("icon")
}

/// The place of a moment, which the browser writes in the form that the person is used to. An unknown one has none.
#[must_use]
pub fn date(moment: Timestamp) -> Option<Element> {
    moment.is_known().then(|| time(&moment).attr("data-time", moment))
}

/// The place of a day.
#[must_use]
pub fn day(day: Day) -> Element {
    time(&day.number()).attr("data-day", day.number())
}

/// Another element in another language, as the browser writes a date into it once.
fn time(when: &dyn Display) -> Element {
    Element::new("time").key(format_args!("{when} {}", words::locale().tag()))
}

/// A button that shows an icon and has a name for screen readers.
#[must_use]
pub fn icon_button(icon_name: &str, label: &str) -> Element {
    let button = button().class("icon-button").attr("type", "button").attr("aria-label", label);
    button.child(icon(icon_name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;

    #[test]
    fn a_date_is_written_anew_in_another_language() {
        let key = |locale| {
            words::speak_built(locale);
            day(Day::new(20_000)).key.clone()
        };
        let keys = Locale::ALL.map(key);
        for (at, key) in keys.iter().enumerate() {
            assert!(key.is_some() && !keys[..at].contains(key), "{keys:?}");
        }
    }
}
