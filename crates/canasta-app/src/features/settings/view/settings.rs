//! The settings: the most wanted ones, then groups that open one at a time, and a search.

use crate::features::settings::{Language, Setting, SettingChange, Settings, SettingsIntent, Switch};
use crate::named::Named;
use crate::pages::glossary::Search;
use crate::session::{Intent, Session};
use crate::view::content::Content;
use crate::view::controls::{icon, with_intent};
use crate::view::form_controls::{done_button, segmented_choice, text_button};
use crate::view::node::{Element, details, div, input, label, option, p, select, small, span, summary};
use crate::view::text::{self, SettingGroup};
use crate::words::{self, Locale};

/// The group of a setting. A setting that is new is given its place in the dialog here.
const fn group(setting: Setting) -> SettingGroup {
    match setting {
        Setting::TextSize | Setting::Pace => SettingGroup::First,
        Setting::Theme | Setting::Felt | Setting::Back | Setting::CardSize => SettingGroup::Cards,
        Setting::Patience | Setting::Motion => SettingGroup::Pace,
        Setting::Sort => SettingGroup::Help,
        Setting::Language | Setting::Verbosity => SettingGroup::Language,
        Setting::Switch(switch) => match switch {
            Switch::Sounds => SettingGroup::First,
            Switch::Messages | Switch::Lite | Switch::FourColour | Switch::LargePrint | Switch::LeftHanded => {
                SettingGroup::Cards
            }
            Switch::Captions | Switch::Vibration | Switch::Achievements => SettingGroup::Pace,
            Switch::WarnDiscards | Switch::AutoDraw | Switch::LookThrough | Switch::Practice | Switch::OpenHands => {
                SettingGroup::Help
            }
            // Last, since a phone has neither mouse nor keys.
            Switch::SwapButtons | Switch::ClickAdds | Switch::WholeGroups | Switch::Keys | Switch::Tv => {
                SettingGroup::Mouse
            }
        },
    }
}

/// A setting as the dialog shows it.
struct Row {
    group: SettingGroup,
    control: Element,
    /// The value in a few words.
    value: String,
    is_usual: bool,
    /// The words that a search finds it by, in lower case.
    words: String,
}

impl Row {
    fn of(setting: Setting, settings: &Settings, device: Locale) -> Row {
        let usual = Settings::default();
        let label = text::setting_label(setting);
        let choices = match setting {
            Setting::Theme => choices(settings.theme, usual.theme, text::theme, SettingChange::Theme),
            Setting::Felt => choices(settings.felt, usual.felt, text::felt, SettingChange::Felt),
            Setting::Back => choices(settings.back, usual.back, text::back, SettingChange::Back),
            Setting::CardSize => choices(settings.card_size, usual.card_size, text::size, SettingChange::CardSize),
            Setting::TextSize => choices(settings.text_size, usual.text_size, text::size, SettingChange::TextSize),
            Setting::Pace => choices(settings.pace, usual.pace, text::pace, SettingChange::Pace),
            Setting::Patience => choices(settings.patience, usual.patience, text::patience, SettingChange::Patience),
            Setting::Motion => choices(settings.motion, usual.motion, text::motion, SettingChange::Motion),
            Setting::Sort => choices(settings.sort, usual.sort, text::sort, SettingChange::Sort),
            Setting::Verbosity => {
                choices(settings.verbosity, usual.verbosity, text::verbosity, SettingChange::Verbosity)
            }
            Setting::Language => return language_row(settings.language, usual.language, device),
            Setting::Switch(switch) => return switch_row(switch, settings.is_on(switch), usual.is_on(switch)),
        };
        let mut words = search_words(setting, label, "");
        choices.options.iter().for_each(|option| add_words(&mut words, &option.1));
        let value = text::setting_value(label, choices.now);
        let control = div()
            .class("row")
            .key(setting.name())
            .child(span().class("label").text(label))
            .child(segmented_choice(setting.name(), label, choices.options));
        Row { group: group(setting), control, value, is_usual: choices.is_usual, words }
    }

    fn matches(&self, search: &str) -> bool {
        search.split_whitespace().all(|part| self.words.contains(&part.to_lowercase()))
    }
}

/// Name, explanation and other words of a setting, for the search.
fn search_words(setting: Setting, label: &str, effect: &str) -> String {
    let mut words = String::new();
    for more in [label, effect, text::setting_synonyms(setting), text::setting_group(group(setting))] {
        add_words(&mut words, more);
    }
    words
}

fn add_words(words: &mut String, more: &str) {
    words.push_str(&more.to_lowercase());
    words.push('\n');
}

/// The choices of a setting with their labels.
struct Choices {
    options: Vec<(Intent, String, bool)>,
    /// The label of the present value.
    now: &'static str,
    is_usual: bool,
}

fn choices<C: Named>(now: C, usual: C, word: fn(C) -> &'static str, change: fn(C) -> SettingChange) -> Choices {
    let choice = |&value: &C| {
        let intent = Intent::Settings(SettingsIntent::Change(change(value)));
        (intent, word(value).to_owned(), value == now)
    };
    Choices { options: C::ALL.iter().map(choice).collect(), now: word(now), is_usual: now == usual }
}

fn switch_row(switch: Switch, is_on: bool, usual: bool) -> Row {
    let (name, effect) = text::switch(switch);
    let setting = Setting::Switch(switch);
    let control = input().attr("type", "checkbox").attr("role", "switch").flag("checked", is_on);
    let control = label()
        .class("switch")
        .key(switch.name())
        .child(span().text(name).child(small().text(effect)))
        .child(with_intent(control, &Intent::Settings(SettingsIntent::Toggle(switch))));
    Row {
        group: group(setting),
        control,
        value: text::switch_value(name, is_on),
        is_usual: is_on == usual,
        words: search_words(setting, name, effect),
    }
}

/// The languages that are whole, each under its own name, after that of the device.
fn language_row(now: Language, usual: Language, device: Locale) -> Row {
    let name = |one: Language| match one.locale() {
        Some(locale) => text::language_name(locale).to_owned(),
        None => words::settings::language_of_device(text::language_name(device)),
    };
    let choice = |&one: &Language| {
        let own = option().attr("value", one.name()).flag("selected", one == now).text(name(one));
        match one.locale() {
            Some(locale) => own.attr("lang", locale.tag()),
            None => own,
        }
    };
    let is_offered = |one: &&Language| one.locale().is_none_or(words::is_offered);
    let list = select()
        .attr("data-set", "language")
        .attr("aria-label", words::settings::language())
        .children(Language::ALL.iter().filter(is_offered).map(choice));
    let label = span().class("label").text(words::settings::language());
    Row {
        group: group(Setting::Language),
        control: div().class("row").key("language").child(label).child(list),
        value: name(now),
        is_usual: now == usual,
        words: search_words(Setting::Language, words::settings::language(), &name(now)),
    }
}

/// The values that a closed group always names. Values that are not usual come after them.
const ALWAYS_NAMED: usize = 2;

/// A group, which opens by itself alone.
fn folded(group: SettingGroup, rows: Vec<Row>) -> Element {
    let named = rows.iter().enumerate().filter(|(at, row)| *at < ALWAYS_NAMED || !row.is_usual);
    let values: Vec<&str> = named.map(|(_, row)| row.value.as_str()).collect();
    let head = span().text(text::setting_group(group)).child(small().text(values.join(", ")));
    details()
        .class("settings-group")
        .key(group.name())
        // A browser opens one of those with a name at a time.
        .attr("name", "settings")
        .child(summary().child(head))
        .children(rows.into_iter().map(|row| row.control))
}

/// The settings, or those that match the search.
pub(crate) fn settings(search: &Search, session: &Session) -> Content {
    let search = search.text();
    let mut rows: Vec<Row> =
        Setting::all().map(|setting| Row::of(setting, session.settings(), session.device_locale())).collect();
    let field = input()
        .attr("type", "search")
        .attr("data-set", "word")
        .attr("data-live", "")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", words::settings::search_settings())
        .attr("value", search);
    let name = span().class("sr-only").text(words::settings::search_settings());
    let field = label().class("search").key("search").child(name).child(icon("search")).child(field);
    let is_searching = !search.trim().is_empty();
    if is_searching {
        rows.retain(|row| row.matches(search));
    }
    let found = is_searching.then(|| text::settings_found(rows.len()));
    let count =
        p().class("settings-found").key("count").attr("aria-live", "polite").children(found.map(|n| span().text(n)));
    let mut body = vec![field, count];
    if is_searching {
        body.extend(rows.into_iter().map(|row| row.control));
    } else {
        for group in SettingGroup::ALL {
            let (own, others) = rows.into_iter().partition(|row: &Row| row.group == group);
            rows = others;
            match group {
                SettingGroup::First => body.extend(own.into_iter().map(|row: Row| row.control)),
                _ => body.push(folded(group, own)),
            }
        }
    }
    let foot = vec![
        text_button("btn quiet left", words::settings::reset(), &Intent::Settings(SettingsIntent::Reset)),
        done_button(),
    ];
    Content { title: words::common::settings().to_owned(), note: String::new(), body, foot }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(search: &str) -> Vec<String> {
        let settings = Settings::default();
        let rows = Setting::all().map(|setting| Row::of(setting, &settings, Locale::En));
        rows.filter(|row| row.matches(search)).map(|row| row.control.key.clone().unwrap_or_default()).collect()
    }

    #[test]
    fn settings_are_found_by_other_words_too() {
        for (search, wanted) in [
            ("dark", "theme"),
            ("colour blind", "four_colour"),
            ("color blind", "four_colour"),
            ("left hand", "left_handed"),
            ("speed", "pace"),
            ("SPEED", "motion"),
            ("vibration", "vibration"),
            ("buzz", "vibration"),
            ("mute", "sounds"),
            ("bigger letters", "text_size"),
            ("right button", "click_adds"),
            ("deaf", "captions"),
            ("cheat", "open_hands"),
        ] {
            let found = found(search);
            assert!(found.iter().any(|name| name == wanted), "{search}: {found:?}");
            assert!(found.len() < 9, "{search} finds too much: {found:?}");
        }
        assert!(found("zebra").is_empty());
    }

    #[test]
    fn a_closed_group_says_what_is_set() {
        let mut session = Session::default();
        let text = |session: &Session| format!("{:?}", settings(&Search::ALL, session).body);
        assert!(text(&session).contains("Theme: system, Table colour: green\""));
        for intent in ["toggle:lite", "toggle:messages", "set:felt=plum"] {
            session.update(intent.parse::<Intent>().unwrap().into());
        }
        let text = text(&session);
        assert!(text.contains("Theme: system, Table colour: plum, Show game messages: off, Lite version"), "{text}");
    }

    #[test]
    fn every_setting_has_its_own_place() {
        let session = Session::default();
        let mut all = Vec::new();
        for element in settings(&Search::ALL, &session).body {
            element.walk(&mut |part| {
                if matches!(part.get("class"), Some("row" | "switch")) {
                    all.push(part.key.clone());
                }
            });
        }
        assert_eq!(all.len(), Setting::all().count());
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), Setting::all().count());
    }
}
