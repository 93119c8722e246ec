//! Why `window.canasta` refuses something, for those who write programs.

use crate::view::text::ProgramFault;

/// The sentence of an error that a program gets.
#[must_use]
pub fn program_fault(fault: &ProgramFault<'_>) -> String {
    match fault {
        ProgramFault::Seed => "seed: a whole number, or 64 hexadecimal digits, is wanted".to_owned(),
        ProgramFault::NoSuchOption(option) => format!("newGame: there is no option “{option}”"),
        ProgramFault::Option => "newGame: an option is not what canasta.d.ts says it is".to_owned(),
        ProgramFault::Rules { field, problem } => format!("{field}: {problem}"),
        ProgramFault::SeatCount => "seats: one for each player is wanted".to_owned(),
        ProgramFault::SeatName => "seats: a name has at least one letter".to_owned(),
        ProgramFault::SeatPlayer => "seats: nobody plays under that name".to_owned(),
        ProgramFault::NoObject => "settings: an object is wanted".to_owned(),
        ProgramFault::Dealer => "dealer: no such seat".to_owned(),
        ProgramFault::Deck => "deck: two packs with four jokers are wanted".to_owned(),
        ProgramFault::NoRandomness => "the browser gives no randomness".to_owned(),
        ProgramFault::Listener => "onChange: a function is wanted".to_owned(),
        ProgramFault::NoSuchSwitch(name) => format!("settings: there is no switch {name}"),
        ProgramFault::SettingValue { name, value } => format!("settings: {name} cannot be {value}"),
    }
}
