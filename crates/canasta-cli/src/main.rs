//! The command line: scenarios, self-play, records. Native only.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    canasta::tools::cli::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
