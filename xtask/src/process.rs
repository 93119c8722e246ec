//! Starting other programs and finding them.

use crate::failure::{Failure, Result};
use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The cargo that runs xtask, so that every step uses one toolchain.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Where the Rust toolchain keeps libraries and sources.
pub fn rustlib() -> Option<PathBuf> {
    let sysroot = capture(Command::new("rustc").args(["--print", "sysroot"]))?;
    Some(Path::new(sysroot.trim()).join("lib").join("rustlib"))
}

/// Finds a program on the PATH, on Windows also under the endings that PATHEXT lists.
pub fn which(name: &str) -> Option<PathBuf> {
    let endings: Vec<String> = if cfg!(windows) {
        let listed = env::var("PATHEXT").unwrap_or_else(|_| ".EXE;.CMD;.BAT".to_owned());
        listed.split(';').map(str::to_ascii_lowercase).collect()
    } else {
        vec![String::new()]
    };
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .filter(|folder| !folder.as_os_str().is_empty())
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))).collect::<Vec<_>>())
        .find(|file| is_program(file))
}

/// Whether a file can be started.
pub fn is_program(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
    }
    #[cfg(not(unix))]
    {
        file.is_file()
    }
}

/// The PATH with more folders in front.
pub fn path_with(folders: &[PathBuf]) -> Result<OsString> {
    let old = env::var_os("PATH").unwrap_or_default();
    env::join_paths(folders.iter().cloned().chain(env::split_paths(&old))).map_err(|error| {
        Failure::new(
            format!("the tools' folders cannot be put on the PATH: {error}"),
            "name another folder with CANASTA_TOOLS, one without a colon, semicolon or quote in its path",
        )
    })
}

/// What a program prints, or `None` if it cannot be started or fails.
pub fn capture(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program with its output shown as it comes. `remedy` is for the case that it fails.
pub fn run(command: &mut Command, remedy: &str) -> Result<()> {
    let status = command.stdin(Stdio::null()).status();
    judge(command, status.map(|status| (status.success(), status.to_string())), remedy)
}

/// Runs a program and shows each line it prints for which `look` says so. Returns whether it succeeded.
pub fn watch(command: &mut Command, mut look: impl FnMut(&str) -> bool) -> Result<bool> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| Failure::new(format!("{} did not start: {error}", shown(command)), "is it installed?"))?;
    if let Some(stdout) = child.stdout.take() {
        let mut reader = BufReader::new(stdout);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).is_ok_and(|count| count > 0) {
            let text = String::from_utf8_lossy(&line);
            let text = text.trim_end_matches(['\n', '\r']);
            if look(text) {
                println!("{text}");
            }
            line.clear();
        }
    }
    let status = child
        .wait()
        .map_err(|error| Failure::new(format!("waiting for {} failed: {error}", shown(command)), "try once more"))?;
    Ok(status.success())
}

fn judge(command: &Command, ended: std::io::Result<(bool, String)>, remedy: &str) -> Result<()> {
    match ended {
        Ok((true, _)) => Ok(()),
        Ok((false, status)) => Err(Failure::new(format!("{} ended with {status}", shown(command)), remedy)),
        Err(error) => Err(Failure::new(format!("{} did not start: {error}", shown(command)), remedy)),
    }
}

/// A command as one would type it, with the program's bare name.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str()).to_string_lossy();
    let words = command.get_args().map(|word| word.to_string_lossy());
    let line = std::iter::once(name).chain(words).collect::<Vec<_>>().join(" ");
    format!("`{line}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_by_name() {
        assert!(which("rustc").or_else(|| which("cargo")).is_some());
        assert_eq!(which("no-such-program-anywhere"), None);
    }

    #[test]
    fn watched_output_arrives_line_by_line() {
        let mut lines = Vec::new();
        let ended = watch(Command::new("rustc").arg("--version").arg("--verbose"), |line| {
            lines.push(line.to_owned());
            false
        });
        assert!(ended.is_ok_and(|good| good));
        assert!(lines.iter().any(|line| line.starts_with("release: ")));
    }

    #[test]
    fn a_failing_program_is_named_with_its_remedy() {
        let error = run(Command::new("rustc").arg("--no-such-flag").stderr(Stdio::null()), "drop the flag").err();
        let text = error.map(|error| error.to_string()).unwrap_or_default();
        assert!(text.contains("`rustc --no-such-flag`") && text.contains("drop the flag"), "{text}");
    }
}
