//! The tools of the build.

use crate::cargo_tool::CargoTool;
use crate::project::Project;
use crate::quality::Quality;
use crate::steps::{Steps, note};
use crate::{chromium, rustup, wasm_opt};
use anyhow::Result;
use std::path::PathBuf;

/// The tools that a build starts.
pub struct Tools {
    /// Trunk.
    pub trunk: PathBuf,
    /// The wasm-bindgen command line.
    pub wasm_bindgen: PathBuf,
    /// wasm-opt, where it could be installed.
    pub wasm_opt: Option<PathBuf>,
}

/// The number of steps in [`ensure`].
pub const STEPS: usize = 4;

/// Finds every tool that a build of this quality starts, installing the missing ones.
pub fn ensure(project: &Project, quality: Quality, steps: &mut Steps) -> Result<Tools> {
    ensure_wasm(project, steps)?;
    ensure_programs(project, quality, steps)
}

/// Adds the target of the page, which compiling needs. It is the first step of [`ensure`].
pub fn ensure_wasm(project: &Project, steps: &mut Steps) -> Result<()> {
    let shell = project.shell()?;
    steps.step(&format!("Rust target {}", rustup::WASM), || Ok(((), rustup::ensure_wasm(&shell)?)))
}

/// Finds the programs. These are the other steps of [`ensure`].
pub fn ensure_programs(project: &Project, quality: Quality, steps: &mut Steps) -> Result<Tools> {
    let wasm_bindgen = CargoTool::wasm_bindgen(project)?;
    let wasm_bindgen = steps.step(&wasm_bindgen.title(), || wasm_bindgen.ensure(project))?;
    let trunk = CargoTool::trunk();
    let trunk = steps.step(&trunk.title(), || trunk.ensure(project))?;
    let wasm_opt = match quality {
        Quality::Release => steps.step(&wasm_opt::title(), || wasm_opt::ensure(project))?,
        Quality::Quick => {
            steps.skip(1, "wasm-opt is for what is published");
            None
        }
    };
    Ok(Tools { trunk, wasm_bindgen, wasm_opt })
}

/// Lists the tools, installing the missing ones.
pub fn list(project: &Project) -> Result<()> {
    ensure(project, Quality::Release, &mut Steps::new(STEPS))?;
    println!("The folder of tools is {}", project.tools.display());
    for (name, program) in
        [("npm", which::which("npm").ok()), ("node", which::which("node").ok()), ("Chromium", chromium::find()?)]
    {
        match program {
            Some(program) => note(format_args!("{name}: {}", program.display())),
            None => note(format_args!("{name}: missing; only the browser tests need it, and npm for wasm-opt")),
        }
    }
    Ok(())
}
