//! How much care a build of the page takes.

use std::env;

/// The variable that tells the hook of Trunk.
const VARIABLE: &str = "CANASTA_QUICK";

/// How much care a build of the page takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// What is published: as small as it can be.
    Release,
    /// What is played or tried on this machine: built in a fraction of the time, larger, and without wasm-opt.
    Quick,
}

impl Quality {
    /// The profile in Cargo.toml.
    pub fn profile(self) -> &'static str {
        match self {
            Self::Release => "wasm-release",
            Self::Quick => "wasm-quick",
        }
    }

    /// What tells the quality to the hook that Trunk starts.
    pub fn environment(self) -> [(&'static str, &'static str); 1] {
        [(VARIABLE, if self == Self::Quick { "1" } else { "0" })]
    }

    /// The quality of the build that started this hook.
    pub fn of_environment() -> Self {
        if env::var_os(VARIABLE).is_some_and(|value| value == "1") { Self::Quick } else { Self::Release }
    }
}
