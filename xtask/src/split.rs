//! The split of the page's program: what is not needed for the first cards becomes a file of its own.
//!
//! It stands between cargo and wasm-bindgen, where Trunk has no hook. So xtask lies in front of Trunk's PATH as `wasm-bindgen`: called by
//! that name it splits the program that it is given, and hands the main program on to the real wasm-bindgen. `finish` takes the part.

use crate::project::Project;
use anyhow::{Context, Result, anyhow, ensure};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// The variable with the folder of what is split off. It is set in a build that is split.
const FOLDER: &str = "CANASTA_PARTS";
/// The variable with the path of the real wasm-bindgen.
const WASM_BINDGEN: &str = "CANASTA_WASM_BINDGEN";
/// The feature of the page that has the border.
pub const FEATURE: &str = "parts";
/// The module from which the main program imports what loads the part, as wasm-bindgen's script names it.
pub const LOADER: &str = "./part.js";
/// The part, in the folder.
const PART: &str = "split_study.wasm";

/// What Trunk's environment needs for a build that is split: the folder in front of the PATH, and variables.
pub struct Wrapper {
    /// The folder with the program that Trunk takes for wasm-bindgen.
    pub folder: PathBuf,
    /// Variables for that program.
    pub environment: [(&'static str, OsString); 2],
}

/// Puts this program in the place of wasm-bindgen. Nothing is left of the last split.
pub fn wrap(project: &Project, wasm_bindgen: &Path) -> Result<Wrapper> {
    let folder = project.state()?.join("wrapper");
    let parts = project.state()?.join("parts");
    for folder in [&folder, &parts] {
        if folder.exists() {
            fs::remove_dir_all(folder).with_context(|| format!("deleting {} failed", folder.display()))?;
        }
        fs::create_dir_all(folder).with_context(|| format!("creating {} failed", folder.display()))?;
    }
    let name = wasm_bindgen.file_name().context("wasm-bindgen has no name")?;
    let (own, wrapper) = (env::current_exe()?, folder.join(name));
    // Not every disk has links.
    fs::hard_link(&own, &wrapper).or_else(|_| fs::copy(&own, &wrapper).map(drop))?;
    Ok(Wrapper { folder, environment: [(FOLDER, parts.into()), (WASM_BINDGEN, wasm_bindgen.into())] })
}

/// The part of this build, if it is split.
pub fn part() -> Result<Option<PathBuf>> {
    let Some(folder) = env::var_os(FOLDER) else { return Ok(None) };
    let files = fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    let is_main = |path: &Path| path.file_name() == Some(OsStr::new("page.wasm"));
    let parts: Vec<_> =
        files.into_iter().filter(|path| path.extension() == Some(OsStr::new("wasm")) && !is_main(path)).collect();
    let [part] = parts.as_slice() else { return Err(anyhow!("the split has left {parts:?}, and not one part")) };
    Ok(Some(part.clone()))
}

/// Acts as wasm-bindgen, if this program was called by that name.
pub fn as_wasm_bindgen() -> Option<ExitCode> {
    let called = env::args_os().next()?;
    if Path::new(&called).file_stem() != Some(OsStr::new("wasm-bindgen")) {
        return None;
    }
    let code = run(env::args_os().skip(1).collect()).unwrap_or_else(|error| {
        eprintln!("splitting the program failed: {error:#}");
        1
    });
    Some(ExitCode::from(code))
}

/// Splits the program among the arguments, and calls the real wasm-bindgen. Returns its exit code.
fn run(mut arguments: Vec<OsString>) -> Result<u8> {
    let variable = |name| env::var_os(name).with_context(|| format!("{name} is not set"));
    let is_program = |argument: &OsString| Path::new(argument).extension() == Some(OsStr::new("wasm"));
    if let Some(program) = arguments.iter_mut().find(|argument| is_program(argument)) {
        let bytes = fs::read(&*program).with_context(|| format!("reading {} failed", program.display()))?;
        if has_border(&bytes)? {
            *program = split(&bytes, Path::new(&variable(FOLDER)?))?.into();
            // Without it, the table of functions, the memory's end and the stack would be hidden from the part.
            arguments.push("--keep-lld-exports".into());
        }
    }
    let status = Command::new(variable(WASM_BINDGEN)?).args(arguments).status()?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

/// Whether the program imports what loads a part.
fn has_border(program: &[u8]) -> Result<bool> {
    for payload in wasmparser::Parser::new(0).parse_all(program) {
        if let wasmparser::Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                if import?.name.starts_with("__wasm_split_load_") {
                    return Ok(true);
                }
            }
        }
    }
    Ok(false)
}

/// Leaves the part in the folder, and returns the path of the main program.
fn split(program: &[u8], folder: &Path) -> Result<PathBuf> {
    let main = folder.join("page.wasm");
    let mut options = wasm_split_cli_support::Options::new(program);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    let parts = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?.split_modules;
    ensure!(parts == [folder.join(PART)], "one part was expected: {parts:?}");
    // Its script loads files by their names, which this build replaces by hashes.
    fs::remove_file(folder.join(LOADER))?;
    Ok(main)
}
