//! Short names between the program and its JavaScript. wasm-bindgen gives each function that the program calls a name of
//! forty letters, half of them chance, and both files say them all: in what is sent they weigh more than a page of the game.

use super::draft::{missing, replace_one};
use crate::failure::Result;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser};

/// The module that wasm-bindgen's program imports from.
const MODULE: &str = "./page_bg.js";

/// The JavaScript and the program with short names; both must be those that wasm-bindgen made together.
pub fn shorten(glue: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut names = Names::default();
    let mut module = Module::new();
    names
        .parse_core_module(&mut module, Parser::new(0), wasm)
        .map_err(|error| missing(&format!("the program cannot be read: {error}")))?;
    let mut glue = replace_one(glue, &format!("\"{MODULE}\":"), &format!("\"{}\":", short(0)))?;
    for (at, name) in names.0.iter().enumerate() {
        glue = replace_one(&glue, &format!("\n{name}:"), &format!("\n{}:", short(at)))?;
    }
    Ok((glue, module.finish()))
}

/// The name of a number: a key of an object in JavaScript needs no letters.
fn short(at: usize) -> String {
    at.to_string()
}

/// The names that the program had, in the order of its imports.
#[derive(Default)]
struct Names(Vec<String>);

impl Reencode for Names {
    type Error = std::convert::Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> std::result::Result<(), Error<Self::Error>> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            if import.module == MODULE {
                imports.import(&short(0), &short(self.0.len()), kind);
                self.0.push(import.name.to_owned());
            } else {
                imports.import(import.module, import.name, kind);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, TypeSection};

    fn program(module: &str, names: &[&str]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in names {
            imports.import(module, name, EntityType::Function(0));
        }
        let mut program = Module::new();
        program.section(&types).section(&imports);
        program.finish()
    }

    #[test]
    fn both_files_say_the_same_short_names() {
        let glue = "{\n__wbg_a_1: function() {},\n__wbg_b_2: function() {},\n};\n\"./page_bg.js\": all";
        let done = shorten(glue, &program(MODULE, &["__wbg_b_2", "__wbg_a_1"])).ok();
        let short = "{\n1: function() {},\n0: function() {},\n};\n\"0\": all".to_owned();
        assert_eq!(done, Some((short, program("0", &["0", "1"]))));
    }

    #[test]
    fn files_that_do_not_fit_together_are_refused() {
        let glue = "{\n__wbg_a_1: function() {},\n};\n\"./page_bg.js\": all";
        assert!(shorten(glue, &program(MODULE, &["__wbg_b_2"])).is_err(), "a name that is not in the script");
        assert!(shorten("", &program(MODULE, &[])).is_err(), "no module in the script");
        assert!(shorten(glue, b"no program").is_err(), "no program");
    }
}
