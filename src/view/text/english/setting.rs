//! Settings and keys.

use crate::session::{Back, Command, Felt, Motion, Pace, Patience, Size, Sort, Switch, Theme, Verbosity};

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
        Switch::Sounds => ("Sounds", "When cards move and when it is your turn"),
        Switch::Captions => ("Captions for sounds", "A short text in a corner for each sound, such as “♪ canasta”"),
        Switch::Vibration => ("Vibration", "On touch screens: your turn, a canasta, and what is not possible"),
        Switch::Practice => ("Practice", "Unlimited undo. Marks the game as practice"),
        Switch::OpenHands => ("Open hands", "Every hand face up, for learning. Marks the game as practice"),
    }
}

/// The effect of a key.
#[must_use]
pub const fn command(command: Command) -> &'static str {
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
    }
}
