//! Short names for what the program imports from its script. wasm-bindgen's end in a hash, which compresses to nothing less: both files
//! together are 12,000 bytes smaller with gzip without them.

use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{Import, Imports, Parser, Payload};

/// The short name of each import by its long one.
type ShortNames = BTreeMap<String, String>;

/// Renames the imports of a program, and the same names in the script that offers them.
///
/// # Errors
/// The program cannot be read, or the script does not offer each import once, as wasm-bindgen writes it.
pub fn shorten(program: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let names = short_names(program)?;
    let mut module = Module::new();
    Renaming { names: &names }
        .parse_core_module(&mut module, Parser::new(0), program)
        .map_err(|error| anyhow::anyhow!("{error}"))
        .context("the program cannot be written with other names")?;
    let mut script = script.to_owned();
    for (long, short) in &names {
        let (key, new) = (format!(" {long}: function"), format!(" {short}: function"));
        ensure!(
            script.matches(long.as_str()).count() == 1 && script.contains(&key),
            "the script names {long} otherwise"
        );
        script = script.replace(&key, &new);
    }
    Ok((module.finish(), script))
}

/// Short names for all functions that wasm-bindgen's names end in a hash of.
fn short_names(program: &[u8]) -> Result<ShortNames> {
    let mut names = ShortNames::new();
    for payload in Parser::new(0).parse_all(program) {
        let Payload::ImportSection(section) = payload? else { continue };
        for imports in section {
            if let Imports::Single(_, import) = imports?
                && ends_in_hash(import.name)
            {
                let next = names.len();
                names.entry(import.name.to_owned()).or_insert_with(|| format!("i{next}"));
            }
        }
    }
    Ok(names)
}

/// Whether a name ends in an underscore and sixteen hexadecimal digits.
fn ends_in_hash(name: &str) -> bool {
    name.rsplit_once('_')
        .is_some_and(|(_, hash)| hash.len() == 16 && hash.chars().all(|digit| digit.is_ascii_hexdigit()))
}

/// Copies a program with other names for its imports.
struct Renaming<'a> {
    names: &'a ShortNames,
}

impl Reencode for Renaming<'_> {
    type Error = Infallible;

    fn parse_imports(
        &mut self,
        section: &mut ImportSection,
        imports: Imports<'_>,
    ) -> Result<(), reencode::Error<Infallible>> {
        let names = self.names;
        let imports = match imports {
            Imports::Single(at, import) => {
                let name = names.get(import.name).map_or(import.name, String::as_str);
                Imports::Single(at, Import { name, ..import })
            }
            other => other,
        };
        reencode::utils::parse_imports(self, section, imports)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, TypeSection};

    const LONG: &str = "__wbg_log_0123456789abcdef";

    fn program() -> Vec<u8> {
        let (mut module, mut types, mut imports) = (Module::new(), TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        imports.import("./page_bg.js", LONG, EntityType::Function(0));
        imports.import("./page_bg.js", "__wbindgen_init_externref_table", EntityType::Function(0));
        module.section(&types).section(&imports);
        module.finish()
    }

    #[test]
    fn names_with_a_hash_are_short_on_both_sides() {
        let script = format!("return {{ {LONG}: function() {{}}, __wbindgen_init_externref_table: function() {{}} }}");
        let (program, script) = shorten(&program(), &script).unwrap();
        assert_eq!(script, "return { i0: function() {}, __wbindgen_init_externref_table: function() {} }");
        let text = String::from_utf8_lossy(&program);
        assert!(text.contains("i0") && text.contains("externref_table") && !text.contains("log"), "{text}");
    }

    #[test]
    fn a_script_without_the_name_is_refused() {
        assert!(shorten(&program(), "return {}").is_err());
        assert!(shorten(&program(), &format!("{{ {LONG}: function() {{}} }} {LONG}")).is_err());
    }
}
