//! Errors of `window.canasta`, for programmers.

use crate::view::text::ProgramFault;
use crate::words::programs as say;

/// The message of an error.
#[must_use]
pub fn program_fault(fault: &ProgramFault<'_>) -> String {
    let words = match fault {
        ProgramFault::NoSuchOption(option) => return say::fault_no_such_option(option),
        ProgramFault::Rules { field, problem } => return say::fault_rules(field, problem),
        ProgramFault::NoSuchSwitch(name) => return say::fault_no_such_switch(name),
        ProgramFault::SettingValue { name, value } => return say::fault_setting_value(name, value),
        ProgramFault::Seed => say::fault_seed(),
        ProgramFault::Option => say::fault_option(),
        ProgramFault::SeatCount => say::fault_seat_count(),
        ProgramFault::SeatName => say::fault_seat_name(),
        ProgramFault::SeatPlayer => say::fault_seat_player(),
        ProgramFault::NoObject => say::fault_no_object(),
        ProgramFault::Dealer => say::fault_dealer(),
        ProgramFault::Deck => say::fault_deck(),
        ProgramFault::NoRandomness => say::fault_no_randomness(),
        ProgramFault::Limit => say::fault_limit(),
        ProgramFault::Listener => say::fault_listener(),
    };
    words.to_owned()
}
