//! The tools of the build, together.

use crate::cargo_tool::CargoTool;
use crate::failure::Result;
use crate::project::Project;
use crate::steps::{Steps, note};
use crate::{chromium, process, wasm_opt, wasm_target};
use std::path::PathBuf;

/// Everything that a build starts.
pub struct Tools {
    /// Trunk.
    pub trunk: PathBuf,
    /// Folders that hold what Trunk starts, to be put on its PATH.
    pub folders: Vec<PathBuf>,
    /// Whether wasm-opt is among them.
    pub optimise: bool,
}

/// How many steps [`ensure`] takes.
pub const STEPS: usize = 4;

/// Finds every tool, installing what is missing.
pub fn ensure(project: &Project, steps: &mut Steps) -> Result<Tools> {
    steps.step(&format!("Rust target {}", wasm_target::WASM), || Ok(((), wasm_target::ensure()?)))?;
    let wasm_bindgen = CargoTool::wasm_bindgen(project)?;
    let wasm_bindgen = steps.step(&wasm_bindgen.title(), || wasm_bindgen.ensure(project))?;
    let trunk = CargoTool::trunk();
    let trunk = steps.step(&trunk.title(), || trunk.ensure(project))?;
    let wasm_opt = steps.step(&wasm_opt::title(), || Ok(wasm_opt::ensure(project)))?;

    let optimise = wasm_opt.is_some();
    let programs = [Some(wasm_bindgen), wasm_opt];
    let folders = programs.iter().flatten().filter_map(|program| program.parent()).map(Into::into).collect();
    Ok(Tools { trunk, folders, optimise })
}

/// Lists the tools, installing what is missing.
pub fn list(project: &Project) -> Result<()> {
    let mut steps = Steps::new(STEPS);
    ensure(project, &mut steps)?;
    println!("The folder of tools is {}", project.tools.display());
    for (name, found) in
        [("npm", process::which("npm")), ("node", process::which("node")), ("Chromium", chromium::find()?)]
    {
        match found {
            Some(program) => note(format_args!("{name}: {}", program.display())),
            None => note(format_args!("{name}: not here; only the browser tests need it, and npm for wasm-opt")),
        }
    }
    Ok(())
}
