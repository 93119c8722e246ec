//! The whole game in one file that opens from a disk: no server, no connection, no other file.
//!
//! A browser that has opened a file lets it load no other, not even one beside it. So everything stands in the page,
//! packed once: the program, its JavaScript (for the page and for the worker), the styles and the drawings. The bytes stand in it
//! as letters of windows-1252; where a server calls the page another, it reads its own file again as what it is.

use super::draft::{Draft, INDEX, between, missing, replace_one};
use super::letters;
use super::parts::Parts;
use super::policy;
use crate::failure::{Failure, Result};
use crate::pack;
use crate::project::Project;

/// Makes the file.
pub fn build(project: &Project, draft: &Draft, parts: &Parts) -> Result<Vec<u8>> {
    let path = project.root.join("www").join("one-file.js");
    let start = std::fs::read_to_string(&path).map_err(|error| Failure::io("reading", &path, &error))?;
    let html = draft.text(INDEX)?;
    let glue = classic(draft.text(&parts.glue)?)?;
    let worker = draft.text(&parts.worker)?;
    let styles = draft.text(&parts.styles)?;
    let body = between(html, "<body>", "</body>")?;
    let (page, drawings) = body.split_once("<link").ok_or_else(|| missing("there are no styles behind #page"))?;
    let (_, drawings) = drawings.split_once('>').ok_or_else(|| missing("the link to the styles has no end"))?;

    let wasm = draft.bytes(&parts.wasm)?;
    let texts = [glue.as_str(), worker, styles, drawings.trim()];
    let mut all: Vec<u8> = texts.concat().into_bytes();
    all.extend(wasm);
    let lengths: Vec<String> = texts.iter().map(|text| text.len().to_string()).collect();
    let start = replace_one(&start, "const LENGTHS = [];", &format!("const LENGTHS = [{}];", lengths.join(", ")))?;
    let (packed, added) = letters::write(&pack::gzip_tightly(&all));
    let start = replace_one(&start, "const ADDED = 0;", &format!("const ADDED = {added};"))?;

    let head = between(html, "<head>", "</head>")?;
    let kept: Vec<&str> = head.lines().filter(|line| is_for_one_file(line)).collect();
    let head = kept.join("\n");
    let theirs = between(&head, "<script type=\"module\">", "</script>")?;
    let head = replace_one(&head, &format!("<script type=\"module\">{theirs}</script>"), "")?;
    let html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>{head}</head>\n<body>\n{page}\n\
         <script type=\"text/plain\" id=\"packed\">{packed}</script>\n<script>\n{start}</script>\n</body>\n</html>\n"
    );
    let policy = format!(
        "default-src 'none'; script-src 'wasm-unsafe-eval'{} '{}'; style-src{} '{}'; img-src data: blob:; worker-src blob:; \
         connect-src 'self'; base-uri 'none'; form-action 'none'",
        policy::hashes(&html, "<script")?,
        pack::integrity(glue.as_bytes()),
        policy::hashes(&html, "<style")?,
        pack::integrity(styles.as_bytes()),
    );
    let html = policy::with_policy(&html, &policy)?;
    let html = replace_one(&html, policy::CHARSET, &format!("<meta charset=\"{}\">", letters::CHARSET))?;
    letters::encode(&html).ok_or_else(|| missing("the front page has letters that are not in its one file's encoding"))
}

/// Whether a line of the front page's head says something about the game itself, not about other files.
fn is_for_one_file(line: &str) -> bool {
    !["<base", "<link rel=\"stylesheet\"", "<link rel=\"manifest\"", "<link rel=\"apple", "<link rel=\"modulepreload\""]
        .iter()
        .any(|start| line.trim_start().starts_with(start))
}

/// wasm-bindgen's module as a script that page and worker can both run: workers from within a page are no modules.
fn classic(module: &str) -> Result<String> {
    let text = replace_one(module, "export { initSync, __wbg_init as default };", "return __wbg_init;")?;
    if text.contains("\nimport ") || text.contains("\nexport ") {
        return Err(missing("wasm-bindgen's JavaScript has imports or exports that are not known here"));
    }
    // Only a program that was not handed its bytes would ask where it lies.
    let text = text.replace("import.meta.url", "location.href");
    Ok(format!("globalThis.canastaGlue = (() => {{\n{text}\n}})();\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_becomes_a_script() {
        let module = "let a = import.meta.url;\nexport { initSync, __wbg_init as default };\n";
        let script = classic(module).ok();
        let wanted = "globalThis.canastaGlue = (() => {\nlet a = location.href;\nreturn __wbg_init;\n\n})();\n";
        assert_eq!(script.as_deref(), Some(wanted));
        assert!(classic("import x from 'y';").is_err());
    }
}
