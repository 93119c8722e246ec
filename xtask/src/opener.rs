//! Opening an address in the user's browser.

use crate::process::which;
use std::env;
use std::process::{Command, Stdio};

/// Asks the system to show an address. Whether it could be asked; what then happens is not ours to know.
pub fn open(url: &str) -> bool {
    let Some(mut command) = command(url) else { return false };
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}

fn command(url: &str) -> Option<Command> {
    let with = |program, words: &[&str]| {
        let mut command = Command::new(program);
        command.args(words).arg(url);
        command
    };
    if cfg!(windows) {
        // The empty word is the title of the window that `start` might open.
        return Some(with("cmd".into(), &["/C", "start", ""]));
    }
    if cfg!(target_os = "macos") {
        return Some(with("open".into(), &[]));
    }
    // Without a screen, xdg-open would start a browser inside the terminal.
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].iter().any(|name| env::var_os(name).is_some());
    let program = ["wslview", "xdg-open", "gio"].into_iter().find_map(|name| Some((name, which(name)?)));
    let (name, program) = program.filter(|_| has_screen)?;
    Some(with(program, if name == "gio" { &["open"] } else { &[] }))
}
