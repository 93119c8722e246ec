//! Turns all features of the game on: a member of the workspace by default, whose dependency has them. Cargo unites the features of
//! all packages that a command builds.
