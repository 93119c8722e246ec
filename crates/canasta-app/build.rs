//! Compiles the sentences of `locales`: typed accessors with English, and a table for every other language.

use canasta_words_build::{ALL_LANGUAGES, Project, accessors};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-env-changed={ALL_LANGUAGES}");
    match Project::read(&folder) {
        Ok(project) => {
            if let Err(why) = write(&project, &folder) {
                println!("cargo::error=the compiled words cannot be written: {why}");
            }
        }
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
        }
    }
}

fn write(project: &Project, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no OUT_DIR")?);
    fs::write(out.join("words.rs"), accessors(project))?;
    let accented = project.accented(folder).map_err(|_| "English with accents is refused")?;
    fs::write(out.join("accented.words"), accented)?;
    for language in &project.languages {
        fs::write(out.join(format!("{}.words", language.locale.tag())), &language.table)?;
    }
    Ok(())
}
