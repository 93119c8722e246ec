//! Settings and keys.

use crate::features::settings::{
    Back, Command, Felt, Motion, Pace, Patience, Setting, Size, Sort, Switch, Theme, Verbosity,
};
use crate::view::text::SettingGroup;
use crate::words;

/// The name of a theme.
#[must_use]
pub const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
        Theme::Contrast => "Contrast",
    }
}

/// The name of a speed of the other players.
#[must_use]
pub const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => "Slow",
        Pace::Normal => "Normal",
        Pace::Fast => "Fast",
        Pace::Instant => "Instant",
    }
}

/// The name of a thinking time.
#[must_use]
pub const fn patience(patience: Patience) -> &'static str {
    match patience {
        Patience::Short => "Short",
        Patience::Normal => "Normal",
        Patience::Long => "Long",
    }
}

/// The name of a table colour.
#[must_use]
pub const fn felt(felt: Felt) -> &'static str {
    match felt {
        Felt::Green => "Green",
        Felt::Blue => "Blue",
        Felt::Plum => "Plum",
        Felt::Slate => "Slate",
    }
}

/// The name of a card back.
#[must_use]
pub const fn back(back: Back) -> &'static str {
    match back {
        Back::Blue => "Blue",
        Back::Red => "Red",
        Back::Plain => "Plain",
    }
}

/// The name of a size.
#[must_use]
pub const fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "Small",
        Size::Normal => "Normal",
        Size::Large => "Large",
    }
}

/// The name of a speed of animations.
#[must_use]
pub const fn motion(motion: Motion) -> &'static str {
    match motion {
        Motion::Slow => "Slow",
        Motion::Normal => "Normal",
        Motion::Fast => "Fast",
        Motion::Off => "Off",
    }
}

/// The name of a level of detail for screen readers.
#[must_use]
pub const fn verbosity(verbosity: Verbosity) -> &'static str {
    match verbosity {
        Verbosity::Brief => "Brief",
        Verbosity::Normal => "Normal",
        Verbosity::Full => "Full",
    }
}

/// The name of an order of the hand.
#[must_use]
pub const fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::Rank => "By rank",
        Sort::Own => "My own order",
    }
}

/// The name of a switch, and its effect.
#[must_use]
pub const fn switch(switch: Switch) -> (&'static str, &'static str) {
    match switch {
        Switch::Messages => {
            ("Show game messages", "What each player does, at the top of the table. Off: only the backs of their cards")
        }
        Switch::SwapButtons => {
            ("Switch mouse functions", "The left button adds to the selection, the right button selects one card")
        }
        Switch::ClickAdds => {
            ("Every click adds", "Each click, with either button, adds a card to the selection or removes it")
        }
        Switch::Lite => ("Lite version", "No pictures, shadows or animations"),
        Switch::Tv => ("TV mode", "Large type and safe margins"),
        Switch::FourColour => ("Four-colour deck", "Blue diamonds, green clubs"),
        Switch::LargePrint => ("Large print", "Ranks and suits as big as a card allows, without pictures"),
        Switch::LeftHanded => ("Left-handed", "Buttons on the left"),
        Switch::WholeGroups => ("Select whole groups", "A click on a card selects all of its rank"),
        Switch::Keys => ("Letter keys", "Single keys draw, lay and so on. The list is in the menu, under Keys"),
        Switch::AutoDraw => ("Draw automatically", "When you can do nothing else"),
        Switch::LookThrough => ("Look through the pile", "House rule: everybody may see the whole pile"),
        Switch::WarnDiscards => (
            "Warn before discards",
            "While one card is selected, says what the next player can do with it, from what you can see",
        ),
        Switch::Achievements => ("Achievements", "After a hand, a line about what you did for the first time"),
        Switch::Sounds => ("Sounds", "When cards move and when it is your turn"),
        Switch::Captions => ("Captions for sounds", "A short text in a corner for each sound, such as “♪ canasta”"),
        Switch::Vibration => ("Vibration", "On touch screens: your turn, a canasta, and what is not possible"),
        Switch::Practice => ("Practice", "Unlimited undo. Marks the game as practice"),
        Switch::OpenHands => ("Open hands", "Every hand face up, for learning. Marks the game as practice"),
    }
}

/// The name of a setting.
#[must_use]
pub const fn setting_label(setting: Setting) -> &'static str {
    match setting {
        Setting::Theme => "Theme",
        Setting::Felt => "Table colour",
        Setting::Back => "Card backs",
        Setting::CardSize => "Card size",
        Setting::TextSize => "Text size",
        Setting::Pace => "Opponents' speed",
        Setting::Patience => "Thinking time",
        Setting::Motion => "Card animations",
        Setting::Sort => "Hand order",
        Setting::Verbosity => "Screen reader detail",
        Setting::Language => "Language",
        Setting::Switch(one) => switch(one).0,
    }
}

/// Other words by which a person may look for a setting; the search finds its name and its explanation anyway.
#[must_use]
pub const fn setting_synonyms(setting: Setting) -> &'static str {
    match setting {
        Setting::Theme => "night mode black white bright colours colors appearance",
        Setting::Felt => "background color cloth",
        Setting::Back => "pattern design deck",
        Setting::CardSize => "bigger smaller larger zoom",
        Setting::TextSize => "font letters type bigger smaller larger zoom read",
        Setting::Pace => "bots computer players wait faster slower delay pace",
        Setting::Patience => "bots computer strength difficulty faster slower wait",
        Setting::Motion => "speed moving flying faster slower reduced motion sick",
        Setting::Sort => "sorting arrange cards",
        Setting::Verbosity => "blind announcements voice speech NVDA VoiceOver TalkBack",
        Setting::Language => "translation",
        Setting::Switch(Switch::Messages) => "text log history hide",
        Setting::Switch(Switch::SwapButtons | Switch::ClickAdds) => "left right button click selection",
        Setting::Switch(Switch::Lite) => "fast slow old device battery performance plain",
        Setting::Switch(Switch::Tv) => "television remote big screen arrows",
        Setting::Switch(Switch::FourColour) => "color blind colour blindness daltonism suits",
        Setting::Switch(Switch::LargePrint) => "bigger cards eyes low vision",
        Setting::Switch(Switch::LeftHanded) => "side thumb mirror",
        Setting::Switch(Switch::Keys) => "keyboard shortcuts hotkeys",
        Setting::Switch(Switch::Sounds) => "audio noise volume mute silent quiet music",
        Setting::Switch(Switch::Achievements) => "trophies badges awards statistics",
        Setting::Switch(Switch::Captions) => "deaf hearing subtitles",
        Setting::Switch(Switch::Vibration) => "buzz shake haptic phone",
        Setting::Switch(Switch::Practice) => "take back training",
        Setting::Switch(Switch::OpenHands) => "cheat see all cards show",
        Setting::Switch(_) => "",
    }
}

/// The name of a group of settings.
#[must_use]
pub const fn setting_group(group: SettingGroup) -> &'static str {
    match group {
        SettingGroup::First => "",
        SettingGroup::Cards => "Cards and table",
        SettingGroup::Pace => "Pace and sound",
        SettingGroup::Help => "Help while playing",
        SettingGroup::Language => "Language and screen readers",
        SettingGroup::Mouse => "Mouse, keys and TV",
    }
}

/// The value of a setting in a few words.
#[must_use]
pub fn setting_value(label: &str, value: &str) -> String {
    format!("{label}: {}", value.to_lowercase())
}

/// Whether a switch is on, in a few words.
#[must_use]
pub fn switch_value(name: &str, is_on: bool) -> String {
    if is_on { name.to_owned() } else { format!("{name}: off") }
}

/// The number of settings that a search has found.
#[must_use]
pub fn settings_found(n: usize) -> String {
    match n {
        0 => "No setting has these words. Try “colour”, “speed” or “size”.".to_owned(),
        1 => "1 setting".to_owned(),
        n => format!("{n} settings"),
    }
}

/// The effect of a key.
#[must_use]
pub fn command(command: Command) -> &'static str {
    match command {
        Command::Draw => "Draw",
        Command::Take => "Take the pile",
        Command::Lay => "Lay the selection, or set it out",
        Command::Discard => "Discard the selected card",
        Command::Unstage => "Take all groups back",
        Command::Undo => "Undo",
        Command::Hint => "Hint; press again to show it",
        Command::Keep => "Keep the last card",
        Command::Ask => "Ask “May I go out?”",
        Command::Yes => "Answer yes",
        Command::No => "Answer no",
        Command::Hand => "Read out my hand",
        Command::Melds => "Read out the melds",
        Command::Pile => "Read out pile and stock",
        Command::Scores => "Read out the scores",
        Command::Minimum => "Read out the opening minimum",
        Command::Buttons => "Read out what I can do",
        Command::Repeat => "Repeat",
        Command::Faster => "Let the other players play faster in this round",
        Command::WhatHappened => "Show the last round again",
        Command::Pause => "Pause the other players",
        Command::Keys => "Show this list",
        Command::UndoTurn => words::common::undo_turn(),
        Command::NewGame => words::common::new_game_more(),
        Command::Play => words::common::play_more(),
        Command::ScorePad => words::common::score_pad(),
        Command::History => words::common::history(),
        Command::Library => words::common::library_more(),
        Command::Statistics => words::common::statistics_more(),
        Command::Learn => words::common::learn_more(),
        Command::Rules => words::common::rules(),
        Command::HouseRules => words::common::house_rules_more(),
        Command::Settings => words::common::settings_more(),
        Command::Files => words::common::files_more(),
        Command::Glossary => words::common::glossary_more(),
        Command::ScoreKeeper => words::common::score_keeper_more(),
        Command::More => words::common::more_more(),
    }
}

/// The fixed keys: what they are called and what they do.
#[must_use]
pub fn fixed_keys() -> [(&'static str, &'static str); 10] {
    use words::settings::*;
    [
        (key_arrows(), key_arrows_does()),
        (key_space(), key_space_does()),
        (key_shift_arrow(), key_shift_arrow_does()),
        (key_alt_arrow(), key_alt_arrow_does()),
        (key_enter(), key_enter_does()),
        (key_escape(), key_escape_does()),
        (key_ranks(), key_ranks_does()),
        (key_courts(), key_courts_does()),
        (key_wilds(), key_wilds_does()),
        (key_ways(), key_ways_does()),
    ]
}
