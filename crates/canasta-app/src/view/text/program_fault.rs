//! Errors in calls of `window.canasta`.

/// An error in a call of `window.canasta`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault<'a> {
    /// The seed is neither a whole number nor 64 hexadecimal digits.
    Seed,
    /// `newGame` has no such option.
    NoSuchOption(&'a str),
    /// An option of `newGame` has the wrong type.
    Option,
    /// The rules are not possible.
    Rules {
        /// The field at fault.
        field: &'a str,
        /// The reason.
        problem: String,
    },
    /// The number of seats is not the number of players.
    SeatCount,
    /// A name has no letters.
    SeatName,
    /// The roster has no player of this name.
    SeatPlayer,
    /// Settings are not given as an object.
    NoObject,
    /// The dealer's seat does not exist.
    Dealer,
    /// The deck has not exactly the cards of the rules.
    Deck,
    /// The browser provides no random numbers.
    NoRandomness,
    /// The limit of `legal` is no whole number.
    Limit,
    /// The listener is not a function.
    Listener,
    /// There is no such switch.
    NoSuchSwitch(&'a str),
    /// A setting cannot have this value.
    SettingValue {
        /// The setting.
        name: &'a str,
        /// The value.
        value: String,
    },
}

impl ProgramFault<'_> {
    /// The code of the error, a word for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ProgramFault::Seed => "bad-seed",
            ProgramFault::NoSuchOption(_) => "no-such-option",
            ProgramFault::Option => "bad-option",
            ProgramFault::Rules { .. } => "bad-rules",
            ProgramFault::SeatCount | ProgramFault::SeatName | ProgramFault::SeatPlayer => "bad-seats",
            ProgramFault::NoObject => "bad-settings",
            ProgramFault::Dealer => "no-such-seat",
            ProgramFault::Deck => "bad-deck",
            ProgramFault::NoRandomness => "no-randomness",
            ProgramFault::Limit => "bad-limit",
            ProgramFault::Listener => "bad-listener",
            ProgramFault::NoSuchSwitch(_) => "no-such-setting",
            ProgramFault::SettingValue { .. } => "bad-setting",
        }
    }
}
