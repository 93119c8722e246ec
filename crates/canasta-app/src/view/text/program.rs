//! Errors of `window.canasta`, for programmers.

use crate::view::text::ProgramFault;

/// The message of an error.
#[must_use]
pub fn program_fault(fault: &ProgramFault<'_>) -> String {
    match fault {
        ProgramFault::Seed => "seed: must be a whole number or 64 hexadecimal digits".to_owned(),
        ProgramFault::NoSuchOption(option) => format!("newGame: there is no option “{option}”"),
        ProgramFault::Option => "newGame: an option does not have the type that canasta.d.ts gives it".to_owned(),
        ProgramFault::Rules { field, problem } => format!("{field}: {problem}"),
        ProgramFault::SeatCount => "seats: must hold one entry for each player".to_owned(),
        ProgramFault::SeatName => "seats: a name must have at least one letter".to_owned(),
        ProgramFault::SeatPlayer => "seats: there is no player of that name".to_owned(),
        ProgramFault::NoObject => "settings: must be an object".to_owned(),
        ProgramFault::Dealer => "dealer: there is no such seat".to_owned(),
        ProgramFault::Deck => "deck: must have exactly the cards of the rules".to_owned(),
        ProgramFault::NoRandomness => "the browser provides no random numbers".to_owned(),
        ProgramFault::Limit => "legal: the limit must be a whole number from 0 to 4294967295".to_owned(),
        ProgramFault::Listener => "onChange: must be a function".to_owned(),
        ProgramFault::NoSuchSwitch(name) => format!("settings: there is no switch {name}"),
        ProgramFault::SettingValue { name, value } => format!("settings: {name} cannot be {value}"),
    }
}
