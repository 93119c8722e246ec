//! Settings and keys.

use super::small;
use crate::features::settings::{
    Back, Command, Felt, Motion, Pace, Patience, Setting, Size, Sort, Switch, Theme, Verbosity,
};
use crate::view::text::SettingGroup;
use crate::words::{self, Locale};

/// The name of a theme.
#[must_use]
pub fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => words::settings::theme_system(),
        Theme::Light => words::settings::theme_light(),
        Theme::Dark => words::settings::theme_dark(),
        Theme::Contrast => words::settings::theme_contrast(),
    }
}

/// The name of a speed of the other players.
#[must_use]
pub fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => words::settings::pace_slow(),
        Pace::Normal => words::settings::pace_normal(),
        Pace::Fast => words::settings::pace_fast(),
        Pace::Instant => words::settings::pace_instant(),
    }
}

/// The name of a thinking time.
#[must_use]
pub fn patience(patience: Patience) -> &'static str {
    match patience {
        Patience::Short => words::settings::patience_short(),
        Patience::Normal => words::settings::patience_normal(),
        Patience::Long => words::settings::patience_long(),
    }
}

/// The name of a table colour.
#[must_use]
pub fn felt(felt: Felt) -> &'static str {
    match felt {
        Felt::Green => words::settings::felt_green(),
        Felt::Blue => words::settings::felt_blue(),
        Felt::Plum => words::settings::felt_plum(),
        Felt::Slate => words::settings::felt_slate(),
    }
}

/// The name of a card back.
#[must_use]
pub fn back(back: Back) -> &'static str {
    match back {
        Back::Blue => words::settings::back_blue(),
        Back::Red => words::settings::back_red(),
        Back::Plain => words::settings::back_plain(),
    }
}

/// The name of a size.
#[must_use]
pub fn size(size: Size) -> &'static str {
    match size {
        Size::Small => words::settings::size_small(),
        Size::Normal => words::settings::size_normal(),
        Size::Large => words::settings::size_large(),
    }
}

/// The name of a speed of animations.
#[must_use]
pub fn motion(motion: Motion) -> &'static str {
    match motion {
        Motion::Slow => words::settings::motion_slow(),
        Motion::Normal => words::settings::motion_normal(),
        Motion::Fast => words::settings::motion_fast(),
        Motion::Off => words::settings::motion_off(),
    }
}

/// The name of a level of detail for screen readers.
#[must_use]
pub fn verbosity(verbosity: Verbosity) -> &'static str {
    match verbosity {
        Verbosity::Brief => words::settings::verbosity_brief(),
        Verbosity::Normal => words::settings::verbosity_normal(),
        Verbosity::Full => words::settings::verbosity_full(),
    }
}

/// The name of an order of the hand.
#[must_use]
pub fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::Rank => words::settings::sort_rank(),
        Sort::Own => words::settings::sort_own(),
    }
}

/// The name of a switch, and its effect.
#[must_use]
pub fn switch(switch: Switch) -> (&'static str, &'static str) {
    use words::settings::*;
    match switch {
        Switch::Messages => (switch_messages(), switch_messages_does()),
        Switch::SwapButtons => (switch_swap_buttons(), switch_swap_buttons_does()),
        Switch::ClickAdds => (switch_click_adds(), switch_click_adds_does()),
        Switch::Lite => (switch_lite(), switch_lite_does()),
        Switch::Tv => (switch_tv(), switch_tv_does()),
        Switch::FourColour => (switch_four_colour(), switch_four_colour_does()),
        Switch::LargePrint => (switch_large_print(), switch_large_print_does()),
        Switch::LeftHanded => (switch_left_handed(), switch_left_handed_does()),
        Switch::WholeGroups => (switch_whole_groups(), switch_whole_groups_does()),
        Switch::Keys => (switch_keys(), switch_keys_does()),
        Switch::AutoDraw => (switch_auto_draw(), switch_auto_draw_does()),
        Switch::LookThrough => (switch_look_through(), switch_look_through_does()),
        Switch::WarnDiscards => (switch_warn_discards(), switch_warn_discards_does()),
        Switch::Achievements => (switch_achievements(), switch_achievements_does()),
        Switch::Sounds => (switch_sounds(), switch_sounds_does()),
        Switch::Captions => (switch_captions(), switch_captions_does()),
        Switch::Vibration => (switch_vibration(), switch_vibration_does()),
        Switch::Practice => (switch_practice(), switch_practice_does()),
        Switch::OpenHands => (switch_open_hands(), switch_open_hands_does()),
    }
}

/// The name of a setting.
#[must_use]
pub fn setting_label(setting: Setting) -> &'static str {
    match setting {
        Setting::Theme => words::settings::setting_theme(),
        Setting::Felt => words::settings::setting_felt(),
        Setting::Back => words::settings::setting_back(),
        Setting::CardSize => words::settings::setting_card_size(),
        Setting::TextSize => words::settings::setting_text_size(),
        Setting::Pace => words::settings::setting_pace(),
        Setting::Patience => words::settings::setting_patience(),
        Setting::Motion => words::settings::setting_motion(),
        Setting::Sort => words::settings::setting_sort(),
        Setting::Verbosity => words::settings::setting_verbosity(),
        Setting::Language => words::settings::language(),
        Setting::Switch(one) => switch(one).0,
    }
}

/// Other words by which a person may look for a setting; the search finds its name and its explanation anyway.
#[must_use]
pub fn setting_synonyms(setting: Setting) -> &'static str {
    match setting {
        Setting::Theme => words::settings::search_theme(),
        Setting::Felt => words::settings::search_felt(),
        Setting::Back => words::settings::search_back(),
        Setting::CardSize => words::settings::search_card_size(),
        Setting::TextSize => words::settings::search_text_size(),
        Setting::Pace => words::settings::search_pace(),
        Setting::Patience => words::settings::search_patience(),
        Setting::Motion => words::settings::search_motion(),
        Setting::Sort => words::settings::search_sort(),
        Setting::Verbosity => words::settings::search_verbosity(),
        Setting::Language => words::settings::search_language(),
        Setting::Switch(Switch::Messages) => words::settings::search_messages(),
        Setting::Switch(Switch::SwapButtons | Switch::ClickAdds) => words::settings::search_mouse(),
        Setting::Switch(Switch::Lite) => words::settings::search_lite(),
        Setting::Switch(Switch::Tv) => words::settings::search_tv(),
        Setting::Switch(Switch::FourColour) => words::settings::search_four_colour(),
        Setting::Switch(Switch::LargePrint) => words::settings::search_large_print(),
        Setting::Switch(Switch::LeftHanded) => words::settings::search_left_handed(),
        Setting::Switch(Switch::Keys) => words::settings::search_keys(),
        Setting::Switch(Switch::Sounds) => words::settings::search_sounds(),
        Setting::Switch(Switch::Achievements) => words::settings::search_achievements(),
        Setting::Switch(Switch::Captions) => words::settings::search_captions(),
        Setting::Switch(Switch::Vibration) => words::settings::search_vibration(),
        Setting::Switch(Switch::Practice) => words::settings::search_practice(),
        Setting::Switch(Switch::OpenHands) => words::settings::search_open_hands(),
        Setting::Switch(_) => "",
    }
}

/// The name of a group of settings.
#[must_use]
pub fn setting_group(group: SettingGroup) -> &'static str {
    match group {
        SettingGroup::First => "",
        SettingGroup::Cards => words::settings::settings_group_cards(),
        SettingGroup::Pace => words::settings::settings_group_pace(),
        SettingGroup::Help => words::settings::settings_group_help(),
        SettingGroup::Language => words::settings::settings_group_language(),
        SettingGroup::Mouse => words::settings::settings_group_mouse(),
    }
}

/// The value of a setting in a few words.
#[must_use]
pub fn setting_value(label: &str, value: &str) -> String {
    // German nouns keep their capital.
    let value = if words::locale() == Locale::De { value.to_owned() } else { small(value) };
    words::settings::setting_value(label, &value)
}

/// Whether a switch is on, in a few words.
#[must_use]
pub fn switch_value(name: &str, is_on: bool) -> String {
    if is_on { name.to_owned() } else { words::settings::switch_is_off(name) }
}

/// The number of settings that a search has found.
#[must_use]
pub fn settings_found(n: usize) -> String {
    if n == 0 { words::settings::no_setting_found().to_owned() } else { words::settings::settings_found(n) }
}

/// The effect of a key.
#[must_use]
pub fn command(command: Command) -> &'static str {
    match command {
        Command::Draw => words::settings::command_draw(),
        Command::Take => words::settings::command_take(),
        Command::Lay => words::settings::command_lay(),
        Command::Discard => words::settings::command_discard(),
        Command::Unstage => words::settings::command_unstage(),
        Command::Undo => words::settings::command_undo(),
        Command::Hint => words::settings::command_hint(),
        Command::Keep => words::settings::command_keep(),
        Command::Ask => words::settings::command_ask(),
        Command::Yes => words::settings::command_yes(),
        Command::No => words::settings::command_no(),
        Command::Hand => words::settings::command_hand(),
        Command::Melds => words::settings::command_melds(),
        Command::Pile => words::settings::command_pile(),
        Command::Scores => words::settings::command_scores(),
        Command::Minimum => words::settings::command_minimum(),
        Command::Buttons => words::settings::command_buttons(),
        Command::Repeat => words::settings::command_repeat(),
        Command::Faster => words::settings::command_faster(),
        Command::WhatHappened => words::settings::command_what_happened(),
        Command::Pause => words::settings::command_pause(),
        Command::Keys => words::settings::command_keys(),
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
