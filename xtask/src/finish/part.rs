//! The part of the program that is loaded after the first cards: optimised as the rest, named by its content, and loaded by a few lines
//! within wasm-bindgen's script.

use super::function_order;
use super::html::replace_once;
use crate::hash;
use crate::split;
use anyhow::{Context, Result, ensure};
use regex::Regex;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};
use xshell::{Shell, cmd};

/// The address of the part in www/start.js; Trunk.toml leaves it empty.
const ADDRESS: &str = "const PART_ADDRESS = \"\";";
/// What the part is named by in wasm-bindgen's script, in place of the loader.
const LOADER: &str = r#"const ${1} = {
__wasm_split_load_study(onEnd, first) {
const end = (isHere) => wasm.__indirect_function_table.get(onEnd)(first, isHere);
canastaPart().then((part) => WebAssembly.instantiate(part, { __wasm_split: wasm })).then(() => end(true), (error) => {
console.warn(error);
end(false);
});
}
};
"#;

/// Adds the part to the files, and to the page the address of it. A page that is not split stays as it is.
pub fn add(shell: &Shell, files: &mut BTreeMap<String, Vec<u8>>, page: &str) -> Result<String> {
    let Some(part) = split::part()? else { return Ok(page.to_owned()) };
    let bytes = fs::read(optimised(shell, &part)?)?;
    let bytes = function_order::reorder(&bytes)?;
    let name = format!("part-{}.wasm", hash::short(&bytes));
    let page = replace_once(page, ADDRESS, &ADDRESS.replace("\"\"", &format!("\"./{name}\"")))?;
    files.insert(name, bytes);
    Ok(page)
}

/// The script with the loader in it, in place of the import of it. One without that import stays as it is.
pub fn add_loader(script: &str) -> Result<String> {
    let import = Regex::new(&format!(r#"(?m)^import \* as (\w+) from ["']{}["'];?\n"#, regex::escape(split::LOADER)))?;
    ensure!(
        import.find_iter(script).count() == script.matches("from \"./part").count(),
        "wasm-bindgen imports the loader otherwise"
    );
    Ok(import.replace(script, LOADER).into_owned())
}

/// The part, after the optimisation of the page, if that is optimised.
fn optimised(shell: &Shell, part: &Path) -> Result<PathBuf> {
    if env::var("TRUNK_PROFILE").as_deref() != Ok("release") {
        return Ok(part.to_owned());
    }
    let output = part.with_extension("optimised");
    let page = shell.read_file("index.html")?;
    let (level, parameters) = flags(&page)?;
    cmd!(shell, "wasm-opt --output={output} {level} {part} {parameters...}").quiet().run()?;
    Ok(output)
}

/// The flags of wasm-opt in the page's source, as Trunk gives them.
fn flags(page: &str) -> Result<(String, Vec<String>)> {
    let link = Regex::new(r#"data-bin="page" data-wasm-opt="([^"]+)" data-wasm-opt-params="([^"]+)""#)?;
    let found = link.captures(page).context("index.html says nothing of wasm-opt")?;
    Ok((format!("-O{}", &found[1]), found[2].split_whitespace().map(str::to_owned).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_takes_the_place_of_its_import() {
        let script =
            "import * as import1 from \"./part.js\"\n\nfunction get() {\nreturn { \"./part.js\": import1 };\n}\n";
        let whole = add_loader(script).unwrap();
        assert!(whole.starts_with("const import1 = {\n__wasm_split_load_study("), "{whole}");
        assert!(whole.ends_with("\nfunction get() {\nreturn { \"./part.js\": import1 };\n}\n"), "{whole}");
        assert_eq!(add_loader("let a;\n").unwrap(), "let a;\n", "a page that is not split");
        assert!(add_loader("import { load } from \"./part.js\";\n").is_err());
    }

    #[test]
    fn the_flags_are_those_of_the_page() {
        let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../index.html")).unwrap();
        let (level, parameters) = flags(&page).unwrap();
        assert!(level.starts_with("-O") && parameters.iter().any(|flag| flag == "-Oz"), "{level} {parameters:?}");
        assert!(flags("<link>").is_err());
    }

    #[test]
    fn the_page_has_the_place_of_the_address() {
        let read = |name: &str| fs::read_to_string(format!("{}/../{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        assert_eq!(read("Trunk.toml").matches(ADDRESS).count(), 1);
        assert!(read("www/start.js").contains("compile(PART_ADDRESS"));
    }
}
