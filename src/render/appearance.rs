//! The settings of the page as attributes of the `html` element, for the style sheets.

use crate::dom::attributes::set_attribute;
use crate::dom::find::html;
use crate::platform::system_preferences::SystemPreferences;
use crate::platform::words;
use canasta_app::features::settings::{Back, Felt, Motion, Settings, Size, Switch, Theme};
use canasta_app::words::Locale;

/// Sets the attributes that differ.
pub fn apply(settings: &Settings, locale: Option<Locale>, preferences: &SystemPreferences) {
    let Some(html) = html() else { return };
    let set = |name: &str, value: Option<&str>| set_attribute(&html, name, value);
    let flag = |on: bool| on.then_some("");
    set(
        "data-theme",
        match settings.theme {
            Theme::System => preferences.contrast().then_some("contrast"),
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
            Theme::Contrast => Some("contrast"),
        },
    );
    // The page keeps its language while words are on their way.
    if let Some(locale) = locale.filter(|locale| html.get_attribute("lang").as_deref() != Some(locale.tag())) {
        words::speak(locale);
        set("lang", Some(locale.tag()));
    }
    set("data-messages", (!settings.is_on(Switch::Messages)).then_some("no"));
    set("data-lite", flag(settings.lite));
    set("data-tv", flag(settings.tv));
    set("data-four-colour", flag(settings.four_colour));
    set("data-large-print", flag(settings.large_print));
    set("data-left", flag(settings.left_handed));
    set("data-speed", (settings.motion == Motion::Off).then_some("off"));
    set("data-felt", Some(settings.felt).filter(|&felt| felt != Felt::Green).map(Felt::name));
    set("data-cards", Some(settings.card_size).filter(|&size| size != Size::Normal).map(Size::name));
    set("data-type", Some(settings.text_size).filter(|&size| size != Size::Normal).map(Size::name));
    set("data-back", Some(settings.back).filter(|&back| back != Back::Blue).map(Back::name));
}

/// Marks a page that is higher than the window: there a finger on the hand scrolls.
pub fn mark_scrolling() {
    let Some(html) = html() else { return };
    let scrolls = html.scroll_height() > html.client_height() + 1;
    if html.has_attribute("data-scrolls") != scrolls {
        let _ = html.toggle_attribute_with_force("data-scrolls", scrolls);
    }
}
