//! The npm package `canasta-engine`: `packages/npm`, built into `target/npm`.

use crate::cargo_tool::CargoTool;
use crate::compression;
use crate::project::Project;
use crate::rustup::{self, WASM};
use crate::steps::{Steps, note};
use crate::test_summary::TestSummary;
use crate::wasm_opt;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// The crate.
pub const FOLDER: &str = "packages/npm";
/// What is copied into the package as it is.
const COPIED: [&str; 7] =
    ["package.json", "README.md", "node.js", "browser.js", "index.d.ts", "LICENSE-MIT", "LICENSE-APACHE"];

/// Where the package is built.
pub fn folder(project: &Project) -> PathBuf {
    project.target.join("npm/node_modules/canasta-engine")
}

/// Builds the package. Returns its folder, which lies in `node_modules`, so that tests and examples import it by its name.
pub fn build(project: &Project) -> Result<PathBuf> {
    let shell = project.shell()?;
    let mut steps = Steps::new(4);
    rustup::ensure_wasm(&shell)?;
    let wasm_bindgen = CargoTool::wasm_bindgen(project)?;
    let wasm_bindgen = steps.step(&wasm_bindgen.title(), || wasm_bindgen.ensure(project))?;
    let wasm_opt = steps.step(&wasm_opt::title(), || wasm_opt::ensure(project))?;
    let folder = folder(project);
    let build = project.target.join("packages");
    steps.step("the engine for WebAssembly", || {
        cmd!(shell, "cargo build --release --target {WASM} --manifest-path {FOLDER}/Cargo.toml --target-dir {build}")
            .run()?;
        Ok(((), "compiled".to_owned()))
    })?;
    steps.step("the package", || {
        shell.remove_path(&folder)?;
        shell.create_dir(&folder)?;
        let wasm = build.join(WASM).join("release/canasta_engine.wasm");
        cmd!(shell, "{wasm_bindgen} --target web --out-dir {folder} {wasm}").run()?;
        let wasm = folder.join("canasta_engine_bg.wasm");
        if let Some(wasm_opt) = wasm_opt {
            cmd!(shell, "{wasm_opt} -O3 {wasm} -o {wasm}").run()?;
        }
        for name in COPIED {
            shell.copy_file(project.root.join(FOLDER).join(name), &folder)?;
        }
        Ok(((), folder.display().to_string()))
    })?;
    let [raw, packed] = sizes(&folder)?;
    note(format_args!("{raw} bytes, {packed} with gzip"));
    Ok(folder)
}

/// The size of a package in bytes, and that with gzip.
pub fn sizes(folder: &Path) -> Result<[usize; 2]> {
    let mut sizes = [0, 0];
    for entry in fs::read_dir(folder).context("the package has no folder")? {
        let bytes = fs::read(entry?.path())?;
        sizes[0] += bytes.len();
        sizes[1] += compression::gzip(&bytes)?.len();
    }
    Ok(sizes)
}

/// Builds the package and runs its tests and its example, where there is Node.js.
pub fn check(project: &Project) -> Result<TestSummary> {
    let Some(node) = which::which("node").ok() else {
        note("Node.js is missing: the npm package is not checked");
        return Ok(TestSummary::default());
    };
    build(project)?;
    let shell = project.shell()?;
    let beside = project.target.join("npm");
    for folder in ["test", "examples"] {
        shell.remove_path(beside.join(folder))?;
        shell.create_dir(beside.join(folder))?;
        for file in shell.read_dir(project.root.join(FOLDER).join(folder))? {
            shell.copy_file(file, beside.join(folder))?;
        }
    }
    let tests = cmd!(shell, "{node} --test {beside}/test/engine.test.mjs").run().is_ok();
    let example = cmd!(shell, "{node} {beside}/examples/own_bot.mjs 1 beginner").run().is_ok();
    let mut summary = TestSummary::one(tests);
    summary += TestSummary::one(example);
    Ok(summary)
}
