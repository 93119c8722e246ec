//! What later parts of a test run need, compiled while earlier ones run: linking the page for WebAssembly keeps one core busy for minutes.

use crate::dist;
use crate::project::Project;
use crate::quality::Quality;
use crate::steps::{Steps, note};
use crate::workload;
use anyhow::Result;
use std::env;
use std::fs::File;
use std::process::{Child, Command, Stdio};

/// A process that compiles what later parts need. It ends with this value.
pub struct Ahead(Option<Child>);

impl Ahead {
    /// Starts it. What it prints goes to a file, and a part whose preparation has failed fails by itself.
    pub fn start(project: &Project, is_quick: bool) -> Self {
        let start = || -> Result<Child> {
            let file = project.state()?.join("ahead.log");
            let log = File::create(&file)?;
            note(format_args!("the page is built meanwhile: {} tells how far it is", file.display()));
            let child = Command::new(env::current_exe()?)
                .arg("prepare")
                .args(is_quick.then_some("--quick"))
                .current_dir(&project.root)
                .stdin(Stdio::null())
                .stderr(log.try_clone()?)
                .stdout(log)
                .spawn()?;
            Ok(child)
        };
        Self(start().ok())
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            // It has ended, or nobody needs it.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Compiles what later parts need, in their order.
pub fn prepare(project: &Project, is_quick: bool) -> Result<()> {
    if is_quick {
        dist::build(project, Quality::Quick, &mut Steps::new(dist::STEPS))?;
        return Ok(());
    }
    workload::build(project)?;
    dist::build(project, Quality::Release, &mut Steps::new(dist::STEPS))?;
    Ok(())
}
