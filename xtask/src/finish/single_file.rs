//! The whole game in one file, which opens from a disk without a server.
//!
//! A browser lets a page from a disk load no other file. So the page holds the styles, the drawings, the JavaScript module, the
//! program itself, its part, script and program of the bots' worker and the licences, as base 85 of gzip, and www/single-file.js unpacks
//! and starts them.

use super::files::{is_later_style, is_part_of_program};
use super::html::{find_name, replace_once};
use super::policy;
use super::start::SHORT_EXPORT;
use crate::compression::{gzip, gzip_smallest};
use crate::licences::LICENCES;
use crate::quality::Quality;
use anyhow::{Context, Result, ensure};
use regex::Regex;
use std::collections::BTreeMap;

/// Builds the page from the front page without its policy, the files that it links, the words by languages, the drawings and the starting script.
pub fn build(
    page: &str,
    files: &BTreeMap<String, Vec<u8>>,
    words: &[(String, Vec<u8>)],
    drawings: &str,
    start: &str,
) -> Result<String> {
    let text = |start, end| -> Result<&str> {
        let name = find_name(files, start, end)?;
        Ok(std::str::from_utf8(files.get(name).context("the file is missing")?)?)
    };
    let module = classic_script(text("page-", ".js")?)?;
    let later = files.keys().any(|name| is_later_style(name)).then(|| text("later-", ".css")).transpose()?;
    let styles = format!("{}{}", text("canasta-", ".css")?, later.unwrap_or_default());
    let styles = styles.as_str();
    let program = |start| files.get(find_name(files, start, ".wasm")?).context("the program is missing");
    let words = words.iter().map(|(tag, table)| (format!("words-{tag}"), table.as_slice())).collect::<Vec<_>>();
    let part = files.iter().find(|(name, _)| is_part_of_program(name)).map(|(_, bytes)| ("part", bytes.as_slice()));

    let mut scripts = String::new();
    for (id, bytes) in [
        ("styles", styles.as_bytes()),
        ("drawings", drawings.as_bytes()),
        ("module", module.as_bytes()),
        ("worker", text("worker-", ".js")?.as_bytes()),
        ("program", program("page-")?),
        ("bots", program("worker-")?),
        ("licences", files.get(LICENCES).context("the licences are missing")?),
    ]
    .into_iter()
    .chain(part)
    .chain(words.iter().map(|(id, bytes)| (id.as_str(), *bytes)))
    {
        let packed = match Quality::of_environment() {
            Quality::Release => gzip_smallest(bytes)?,
            Quality::Quick => gzip(bytes)?,
        };
        let length = packed.len();
        let packed = encode(packed);
        scripts +=
            &format!("<script type=\"text/plain\" id=\"packed-{id}\" data-length=\"{length}\">{packed}</script>\n");
    }
    scripts += &format!("<script>\n{start}</script>\n");

    let hosted = Regex::new("(?s) *<!-- begin hosted.*?<!-- end hosted -->\n?")?;
    let page = hosted.replace_all(page, "");
    let template = Regex::new("(?s)(<template id=\"drawings\">).*?(</template>)")?;
    let page = template.replace(&page, "$1$2");
    let page = replace_once(&page, "</body>", &format!("{scripts}</body>"))?;
    policy::add_to_single_file(&page, &module, styles)
}

/// Z85, with `_` as the digit `<`: about one program in forty would hold `<!--` by chance.
fn encode(mut bytes: Vec<u8>) -> String {
    // Z85 encodes four bytes at a time.
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    z85::encode(&bytes).replace('<', "_")
}

/// Turns wasm-bindgen's module into a script that defines `canastaModule`: a page from a disk cannot import modules.
fn classic_script(module: &str) -> Result<String> {
    let text = replace_once(module, SHORT_EXPORT, "return __wbg_init;")?;
    ensure!(
        !Regex::new(r"(?m)(?:^|[;}])(?:import|export)[ {*]")?.is_match(&text),
        "wasm-bindgen's module has other imports or exports"
    );
    Ok(format!("globalThis.canastaModule = (() => {{\n{text}\n}})();\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoded_part_never_looks_like_markup() {
        let markup = z85::decode("<!--0</script>0").unwrap_or_default();
        assert_eq!(markup.len(), 12);
        assert_eq!(encode(markup), "_!--0_/script>0");
        assert_eq!(encode(vec![0, 0, 0, 0, 0]), "0000000000", "the last group is filled up");
    }

    #[test]
    fn a_module_becomes_a_script() {
        let module = "let a;\nexport{__wbg_init as default};\n";
        let script = "globalThis.canastaModule = (() => {\nlet a;\nreturn __wbg_init;\n\n})();\n";
        assert_eq!(classic_script(module).ok().as_deref(), Some(script));
        assert!(classic_script("import x from 'y';").is_err());
    }
}
