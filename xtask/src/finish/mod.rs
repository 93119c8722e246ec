//! The last step of a build: turns the files that Trunk has staged into the finished page. It joins the style sheets, names
//! the bots' program by its content, shortens the names of imports, adds the part of the program that comes later, fills in hashes and the security policy, and adds the licences, the
//! service worker, the page for unknown addresses and the single-file page.

mod address;
mod blanks;
mod files;
mod function_order;
mod html;
mod import_names;
mod part;
mod policy;
mod service_worker;
mod single_file;
mod start;
mod words;
mod worker;

use crate::hash;
use crate::licences::{self, LICENCES, Program};
use crate::page_files::read_files;
use crate::project::Project;
use crate::quality::Quality;
use crate::split;
pub use address::ADDRESS;
use address::Address;
use anyhow::{Context, Result, ensure};
use files::{Files, NOT_FOUND, SERVICE_WORKER, take_text};
pub use files::{INDEX, SINGLE_FILE, is_later_style, is_part_of_game, is_part_of_program};
use std::path::PathBuf;
use std::{env, fs};
pub use words::{OTHERS, is_later_words, language_of};
pub use worker::is_bots_program;

const STYLE_SHEET: &str = r#"<link rel="stylesheet" href="\./([^"]+)"/>\s*"#;
const TYPINGS: &str = "canasta.d.ts";
/// The types that the typings of the page import, and the line of the import.
const COMMON_TYPES: &str = "crates/canasta/src/rules/types.d.ts";
const IMPORT_TYPES: &str = r#"import type (\{[^}]*\}) from "../crates/canasta/src/rules/types";\s*"#;
const END_OF_STYLES: &str = "<!-- end of styles -->";
/// What follows is styles of what the part shows.
const LATER_STYLES: &str = "<!-- later styles";
/// The address of the later styles in www/start.js; Trunk.toml leaves it empty.
const STYLES_ADDRESS: &str = "const STYLES_ADDRESS = \"\";";
/// The style sheet that overrides all others, so that the later ones end with it too.
const OVERRIDES: &str = "media-";

/// Finishes the page in Trunk's staging folder.
pub fn finish(project: &Project) -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).context("only Trunk runs this: use `build`")?;
    let mut files = read_files(&folder)?;
    let staged: Vec<String> = files.keys().cloned().collect();
    let www = |name: &str| {
        let path = project.root.join("www").join(name);
        fs::read_to_string(&path).with_context(|| format!("reading {} failed", path.display()))
    };

    let page = take_text(&mut files, INDEX)?;
    let page = inline_icon(&files, &page)?;
    let page = join_styles(&mut files, &page)?;
    let page = worker::add(&mut files, &page, &www("worker.js")?)?;
    shorten_import_names(&mut files)?;
    let page = part::add(&project.shell()?, &mut files, &page)?;
    let not_found = take_text(&mut files, "not-found.html")?;
    let words::Pages { front: page, not_found, words, manifests } =
        words::add(&project.root, &mut files, &page, &not_found, &www("choose-language.js")?)?;
    let page = html::fill_integrity(&page, &files)?;
    files.insert(LICENCES.to_owned(), licences::of(project, Program::Page)?.into());
    let single_file = single_file::build(&page, &files, &words, &www("cards.svg")?, &www("single-file.js")?)?;
    let typings =
        join_typings(&take_text(&mut files, TYPINGS)?, &fs::read_to_string(project.root.join(COMMON_TYPES))?)?;
    files.insert(TYPINGS.to_owned(), typings.into());

    let address = Address::of_environment()?;
    for name in &manifests {
        let manifest = take_text(&mut files, name)?;
        let manifest = address.iter().try_fold(manifest, |manifest, address| address.add_to_manifest(&manifest))?;
        // Without blanks, once it is seen to be sound.
        files.insert(name.clone(), serde_json::from_str::<serde_json::Value>(&manifest)?.to_string().into());
    }
    let page = match address {
        Some(address) => address.add_to_page(&page)?,
        None => page,
    };
    files.insert(INDEX.to_owned(), policy::add_to_front_page(&blanks::short_page(&page)?)?.into());
    files.insert(NOT_FOUND.to_owned(), policy::add_to_not_found_page(&not_found)?.into());
    files.insert(SINGLE_FILE.to_owned(), single_file.into());
    let service_worker = service_worker::build(&www("service-worker.js")?, &files)?;
    files.insert(SERVICE_WORKER.to_owned(), service_worker.into());

    for name in staged.iter().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    for (name, bytes) in &files {
        fs::write(folder.join(name), bytes)?;
    }
    Ok(())
}

/// Writes the icon into the page, which saves a request and serves the single-file page too.
fn inline_icon(files: &Files, page: &str) -> Result<String> {
    let icon = files.get("icon.svg").context("Trunk has not staged icon.svg")?;
    // As text it is smaller than in base 64, once the page is compressed.
    let icon = std::str::from_utf8(icon)?.trim();
    ensure!(!icon.contains(['%', '\'', '\n']), "the icon holds signs that mean something in its address");
    let address = format!("data:image/svg+xml,{}", icon.replace('"', "'").replace('#', "%23"));
    html::replace_once(page, "href=\"icon.svg\"", &format!("href=\"{address}\""))
}

/// Joins the style sheets, which saves requests before the game is shown: those of the first cards, and those of what the part shows. A
/// page in one piece has one file.
fn join_styles(files: &mut Files, page: &str) -> Result<String> {
    let link = regex::Regex::new(STYLE_SHEET)?;
    let later = page.find(LATER_STYLES).context("index.html has no later styles")?;
    let (mut first_styles, mut later_styles, mut overrides) = (String::new(), String::new(), String::new());
    for captures in link.captures_iter(page) {
        let text = take_text(files, &captures[1])?;
        if captures[1].starts_with(OVERRIDES) {
            overrides = text.clone();
        }
        let is_later = captures.get(0).is_some_and(|whole| whole.start() > later);
        if is_later { later_styles += &text } else { first_styles += &text }
    }
    let page = link.replace_all(page, "");
    later_styles += &overrides;
    let page = if split::part()?.is_some() {
        let styles = blanks::short_style(&later_styles)?;
        let name = format!("later-{}.css", hash::short(styles.as_bytes()));
        files.insert(name.clone(), styles.into());
        html::replace_once(&page, STYLES_ADDRESS, &STYLES_ADDRESS.replace("\"\"", &format!("\"./{name}\"")))?
    } else {
        first_styles += &later_styles;
        page.into_owned()
    };
    let styles = blanks::short_style(&first_styles)?;
    let name = format!("canasta-{}.css", hash::short(styles.as_bytes()));
    files.insert(name.clone(), styles.into());
    html::replace_once(&page, END_OF_STYLES, &format!("<link rel=\"stylesheet\" href=\"./{name}\" integrity=\"\">"))
}

/// Shortens the names of what the program imports from its script, and sorts its functions.
fn shorten_import_names(files: &mut Files) -> Result<()> {
    let find = |beginning: &str, ending: &str| -> Result<String> {
        let is_it = |name: &&String| name.starts_with(beginning) && name.ends_with(ending);
        files.keys().find(is_it).cloned().with_context(|| format!("Trunk has not staged {beginning}…{ending}"))
    };
    let (program, script) = (find("page-", ".wasm")?, find("page-", ".js")?);
    let text = take_text(files, &script)?;
    let (short_program, short_script) = import_names::shorten(files.get(&program).map_or(&[], Vec::as_slice), &text)?;
    let program_bytes = match Quality::of_environment() {
        Quality::Release => function_order::reorder(&short_program)?,
        Quality::Quick => short_program,
    };
    files.insert(program, program_bytes);
    let short_script = start::with_one_way(&part::add_loader(&short_script)?)?;
    files.insert(script, blanks::shortest_script(&start::with_short_names(&short_script)?)?.into());
    Ok(())
}

/// Puts the imported types into the typings, which are one file for those who download them.
fn join_typings(typings: &str, common: &str) -> Result<String> {
    let import = regex::Regex::new(IMPORT_TYPES)?;
    let names = import.captures(typings).context("the typings import no types")?[1].to_owned();
    // Without the comment on where the file lies.
    let (_, types) = common.split_once("\n\n").context("the common types begin with no comment")?;
    html::replace_once(&import.replace(typings, ""), &format!("export type {names};\n"), types)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typings_hold_the_types_that_they_import() {
        let typings = "import type { A, B } from \"../crates/canasta/src/rules/types\";\n\n/** C */\nexport type C = A;\n\nexport type { A, B };\n\nend\n";
        let joined =
            join_typings(typings, "// Here.\n// There.\n\nexport type A = 1;\n\nexport type B = 2;\n").unwrap();
        assert_eq!(joined, "/** C */\nexport type C = A;\n\nexport type A = 1;\n\nexport type B = 2;\n\nend\n");
        assert!(join_typings("export type C = 1;\n", "// Here.\n\n").is_err());
    }
}
