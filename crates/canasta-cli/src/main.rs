//! The command line: scenarios, self-play, records. Native only.

fn main() -> std::process::ExitCode {
    canasta_cli::cli::main()
}
