//! Controls that several dialogs use.

use crate::session::{DialogIntent, Intent, Session};
use crate::view::controls::with_intent;
use crate::view::node::{Element, button, div, input, label, p, span};
use crate::view::text;
use crate::words;

/// A button of a dialog. The primary one has the focus when the dialog opens.
pub(crate) fn text_button(class: &str, label: &str, intent: &Intent) -> Element {
    let focus = class.contains("primary");
    with_intent(button().class(class).attr("type", "button").flag("autofocus", focus).text(label), intent)
}

/// The button that closes a dialog in which nothing is left to confirm.
pub(crate) fn done_button() -> Element {
    text_button("btn primary", words::common::done(), &Intent::Dialog(DialogIntent::Close))
}

/// Options side by side, of which one is chosen: the intent, the label, and whether it is the chosen one.
pub(crate) fn segmented_choice(
    name: &str,
    title: &str,
    options: impl IntoIterator<Item = (Intent, String, bool)>,
) -> Element {
    let option = |(intent, word, chosen): (Intent, String, bool)| {
        let radio = input().attr("type", "radio").attr("name", name).flag("checked", chosen);
        label().child(with_intent(radio, &intent)).child(span().text(word))
    };
    let options = options.into_iter().map(option);
    div().class("segmented").attr("role", "radiogroup").attr("aria-label", title).children(options)
}

/// What makes a region live whose text waits for the end of a sentence. Its role would be read where it is empty.
pub(crate) const POLITE: (&str, &str) = ("aria-live", "polite");
/// What makes a region live whose text is said at once. Its role alone is not enough: a reader may say an alert only as it comes.
pub(crate) const ALERT: (&str, &str) = ("role", "alert");

/// A live region. Screen readers announce what appears in a region only if it was there before, so it exists while it is empty.
pub(crate) fn live_region(
    (name, value): (&'static str, &str),
    class: &str,
    key: &str,
    text: Option<String>,
) -> Element {
    let region =
        p().class(class).key(key).attr(name, value).maybe("aria-live", (name == ALERT.0).then_some("assertive"));
    match text {
        Some(text) => region.text(text),
        None => region,
    }
}

/// The result of the last action in a dialog: a region for success, and one for failure.
pub(crate) fn feedback(session: &Session) -> [Element; 2] {
    let (bad, good) = match session.feedback() {
        Some(feedback) if feedback.is_bad() => (Some(text::feedback(feedback)), None),
        feedback => (None, feedback.map(text::feedback)),
    };
    [live_region(POLITE, "success", "said", good), live_region(ALERT, "error", "refused", bad)]
}
