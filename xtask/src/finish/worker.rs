//! The bots' program, which the page runs in a worker: its script and the program itself, named by their content, so that a page never
//! starts the worker of another build.

use super::files::{Files, take_text};
use super::html::replace_once;
use super::{blanks, function_order, import_names};
use crate::hash;
use anyhow::{Context, Result};

/// What Trunk stages: wasm-bindgen's script, and the program.
const GLUE: &str = "worker.js";
const PROGRAM: &str = "worker_bg.wasm";

/// Whether the file belongs to the bots' program.
pub fn is_bots_program(name: &str) -> bool {
    name.starts_with("worker-")
}

/// Joins wasm-bindgen's script and the one that starts it, and writes the names of script and program into the page.
pub fn add(files: &mut Files, page: &str, start: &str) -> Result<String> {
    let glue = take_text(files, GLUE)?;
    let program = files.remove(PROGRAM).with_context(|| format!("Trunk has not staged {PROGRAM}"))?;
    let (program, glue) = import_names::shorten(&program, &glue)?;
    let script = blanks::short_script(&format!("{glue}\n{start}"))?;
    let program = function_order::reorder(&program)?;
    let script_name = format!("worker-{}.js", hash::short(script.as_bytes()));
    let program_name = format!("worker-{}_bg.wasm", hash::short(&program));
    let page = replace_once(page, "content=\"worker.js\"", &format!("content=\"{script_name}\""))?;
    let page = replace_once(&page, &format!("{PROGRAM}\""), &format!("{program_name}\""))?;
    files.insert(script_name, script.into());
    files.insert(program_name, program);
    Ok(page)
}
