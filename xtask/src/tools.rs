//! The tools of the build.

use crate::cargo_tool::CargoTool;
use crate::project::Project;
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

/// Finds every tool, installing the missing ones.
pub fn ensure(project: &Project, steps: &mut Steps) -> Result<Tools> {
    let shell = project.shell()?;
    steps.step(&format!("Rust target {}", rustup::WASM), || Ok(((), rustup::ensure_wasm(&shell)?)))?;
    let wasm_bindgen = CargoTool::wasm_bindgen(project)?;
    let wasm_bindgen = steps.step(&wasm_bindgen.title(), || wasm_bindgen.ensure(project))?;
    let trunk = CargoTool::trunk();
    let trunk = steps.step(&trunk.title(), || trunk.ensure(project))?;
    let wasm_opt = steps.step(&wasm_opt::title(), || wasm_opt::ensure(project))?;
    Ok(Tools { trunk, wasm_bindgen, wasm_opt })
}

/// Lists the tools, installing the missing ones.
pub fn list(project: &Project) -> Result<()> {
    ensure(project, &mut Steps::new(STEPS))?;
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
