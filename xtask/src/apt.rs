//! Installs packages of Debian and its relatives.

use crate::steps::note;
use anyhow::{Context, Result, bail};
use std::path::Path;
use xshell::{Shell, cmd};

/// Whether packages can be installed: as root, on Debian and its relatives.
fn is_usable(shell: &Shell) -> bool {
    Path::new("/etc/debian_version").exists() && cmd!(shell, "id -u").quiet().read().is_ok_and(|id| id == "0")
}

/// Installs the first of several sets of packages that there is. `title` says what for, `by_hand` what a person does who lacks it.
pub fn install(shell: &Shell, title: &str, sets: &[&[&str]], by_hand: &str) -> Result<()> {
    if !is_usable(shell) {
        bail!("this machine lacks {title}: {by_hand}");
    }
    note(format_args!("installing {title} with apt-get"));
    shell.set_var("DEBIAN_FRONTEND", "noninteractive");
    cmd!(shell, "apt-get update").run().with_context(|| by_hand.to_owned())?;
    let mut outcome = Ok(());
    for &packages in sets {
        outcome = cmd!(shell, "apt-get install --yes --no-install-recommends {packages...}").run();
        if outcome.is_ok() {
            break;
        }
    }
    outcome.with_context(|| by_hand.to_owned())
}
