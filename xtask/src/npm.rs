//! The npm package `canasta-engine`: `packages/npm`, built into `target/npm`.

use crate::cargo_tool::CargoTool;
use crate::compression;
use crate::project::Project;
use crate::rustup::{self, WASM};
use crate::steps::{Steps, note};
use crate::test_summary::TestSummary;
use crate::wasm_opt;
use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::fs;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The crate.
pub const FOLDER: &str = "packages/npm";
/// What is copied into the package as it is.
const COPIED: [&str; 10] = [
    "package.json",
    "README.md",
    "engine.js",
    "node.js",
    "browser.js",
    "workerd.js",
    "inline.js",
    "index.d.ts",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// The folder in the package of the engine with links and the deals of days, which two entries have.
pub const FULL: &str = "full";
/// The feature of the crate that it has.
const FULL_FEATURE: &str = "full";
/// What it has of those that are copied: each names what it exports.
const IN_FULL: [&str; 5] = ["engine.js", "node.js", "browser.js", "workerd.js", "inline.js"];
/// The functions that the engine alone exports, in each of these files.
const EXPORTED: &str = "bots, presets, review }";
/// Those of the full engine.
const EXPORTED_IN_FULL: &str =
    "bots, presets, review, day, dealHand, dealLink, gameLink, par, parPlaying, readDay, readLink }";

/// What wasm-bindgen writes for tools that import WebAssembly files as modules, and the package does without: its entries compile
/// the file themselves.
const LEFT_OUT: [&str; 2] = ["canasta_engine.js", "canasta_engine_bg.wasm.d.ts"];

/// Where the package is built.
pub fn folder(project: &Project) -> PathBuf {
    project.target.join("npm/node_modules/canasta-engine")
}

/// Builds the package. Returns its folder, which lies in `node_modules`, so that tests and examples import it by its name.
pub fn build(project: &Project) -> Result<PathBuf> {
    let shell = project.shell()?;
    let mut steps = Steps::new(6);
    rustup::ensure_wasm(&shell)?;
    let wasm_bindgen = CargoTool::wasm_bindgen(project)?;
    let wasm_bindgen = steps.step(&wasm_bindgen.title(), || wasm_bindgen.ensure(project))?;
    let wasm_opt = steps.step(&wasm_opt::title(), || wasm_opt::ensure(project))?;
    let folder = folder(project);
    shell.remove_path(&folder)?;
    let build = project.target.join("packages");
    for (title, features, folder) in [
        ("the engine", None, folder.clone()),
        ("the engine with links and days", Some(FULL_FEATURE), folder.join(FULL)),
    ] {
        steps.step(title, || {
            let features = features.iter().flat_map(|name| ["--features", name]);
            let manifest = format!("{FOLDER}/Cargo.toml");
            cmd!(
                shell,
                "cargo build --release --target {WASM} --manifest-path {manifest} --target-dir {build} {features...}"
            )
            .run()?;
            let wasm = build.join(WASM).join("release/canasta_engine.wasm");
            bind(&shell, &wasm_bindgen, wasm_opt.as_deref(), &wasm, &folder)?;
            Ok(((), "compiled".to_owned()))
        })?;
    }
    steps.step("the package", || {
        let own = project.root.join(FOLDER);
        for name in COPIED {
            shell.copy_file(own.join(name), &folder)?;
        }
        for name in IN_FULL {
            shell.write_file(folder.join(FULL).join(name), full_exports(name, &shell.read_file(own.join(name))?)?)?;
        }
        let types = ["index.d.ts", "full.d.ts"].map(|name| shell.read_file(own.join(name)));
        let types = types.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
        shell.write_file(folder.join(FULL).join("index.d.ts"), types)?;
        // The README links to them.
        shell.create_dir(folder.join("examples"))?;
        for example in shell.read_dir(own.join("examples"))? {
            shell.copy_file(example, folder.join("examples"))?;
        }
        Ok(((), folder.display().to_string()))
    })?;
    let [raw, packed] = sizes(&folder)?;
    let [full_raw, full_packed] = sizes(&folder.join(FULL))?;
    note(format_args!("a page loads {raw} bytes, {packed} with gzip; with links and days {full_raw}, {full_packed}"));
    Ok(folder)
}

/// Writes a compiled engine into a folder: the file, what calls it, its types, and the file as text.
fn bind(shell: &Shell, wasm_bindgen: &Path, wasm_opt: Option<&Path>, wasm: &Path, folder: &Path) -> Result<()> {
    shell.create_dir(folder)?;
    // The glue of this target holds no `import.meta`, which some tools cannot carry.
    cmd!(shell, "{wasm_bindgen} --target bundler --out-dir {folder} {wasm}").run()?;
    for name in LEFT_OUT {
        shell.remove_path(folder.join(name))?;
    }
    let wasm = folder.join("canasta_engine_bg.wasm");
    if let Some(wasm_opt) = wasm_opt {
        cmd!(shell, "{wasm_opt} -O3 {wasm} -o {wasm}").run()?;
    }
    let text = STANDARD.encode(fs::read(&wasm)?);
    shell.write_file(folder.join("inline_text.js"), format!("export const text = \"{text}\";\n"))?;
    Ok(())
}

/// A file of the engine, with the exports of the full one.
fn full_exports(name: &str, text: &str) -> Result<String> {
    ensure!(text.matches(EXPORTED).count() == 1, "{name} exports otherwise than by `{EXPORTED}`");
    Ok(text.replace(EXPORTED, EXPORTED_IN_FULL))
}

/// Packs the built package as npm sends packages. Gives the file.
pub fn pack(project: &Project) -> Result<PathBuf> {
    let shell = project.shell()?;
    let (folder, beside) = (folder(project), project.target.join("npm"));
    let name = cmd!(shell, "npm pack --silent --pack-destination {beside} {folder}").quiet().read()?;
    Ok(beside.join(name.trim()))
}

/// What a page that imports the package loads.
const LOADED: [&str; 4] = ["browser.js", "engine.js", "canasta_engine_bg.js", "canasta_engine_bg.wasm"];

/// The size in bytes of what a page loads of a package, and that with gzip.
pub fn sizes(folder: &Path) -> Result<[usize; 2]> {
    let mut sizes = [0, 0];
    for name in LOADED {
        let bytes = fs::read(folder.join(name)).with_context(|| format!("the package has no {name}"))?;
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
    if which::which("npm").is_ok() {
        note(pack(project)?.display());
    }
    let shell = project.shell()?;
    let beside = project.target.join("npm");
    for folder in ["test", "examples"] {
        shell.remove_path(beside.join(folder))?;
        shell.create_dir(beside.join(folder))?;
        for file in shell.read_dir(project.root.join(FOLDER).join(folder))? {
            shell.copy_file(file, beside.join(folder))?;
        }
    }
    let mut summary = TestSummary::default();
    for file in ["engine", "links", "daily", "readme", "random_calls"] {
        // They read the test vectors of the repository.
        let test = cmd!(shell, "{node} --test {beside}/test/{file}.test.mjs").env("CANASTA_ROOT", &project.root);
        summary += TestSummary::one(test.run().is_ok());
    }
    for example in ["own_bot.mjs 1 beginner", "with_worker.mjs club 60"] {
        let (file, arguments) = example.split_once(' ').unwrap_or((example, ""));
        let arguments = arguments.split(' ');
        summary += TestSummary::one(cmd!(shell, "{node} {beside}/examples/{file} {arguments...}").run().is_ok());
    }
    Ok(summary)
}
