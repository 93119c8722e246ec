//! The parts of the page: one style sheet of many, the worker by its content, the script that starts the game.

use super::draft::{Draft, INDEX, between, missing, replace_one};
use super::names;
use crate::failure::Result;
use crate::pack;

/// The script in the page that starts the game, as www/start.js has it.
const START: &str = "start.js";
/// The script that starts the game in a worker.
const WORKER: &str = "worker.js";

/// The names of the parts.
pub struct Parts {
    /// The one style sheet.
    pub styles: String,
    /// The worker's script.
    pub worker: String,
    /// wasm-bindgen's JavaScript.
    pub glue: String,
    /// The program.
    pub wasm: String,
}

/// Puts the parts in order and their names into the page.
pub fn take(draft: &mut Draft) -> Result<Parts> {
    let (html, styles) = join_styles(draft)?;
    let (html, worker) = name_worker(draft, &html)?;
    let (html, glue, wasm) = own_start(draft, &html)?;
    let html = without_notes(&html, "<!--", "-->");
    draft.put(INDEX, tidy(&html));
    Ok(Parts { styles, worker, glue, wasm })
}

/// One request instead of many, before anything can be painted.
fn join_styles(draft: &mut Draft) -> Result<(String, String)> {
    const LINK: &str = "<link rel=\"stylesheet\" href=\"./";
    let mut html = draft.text(INDEX)?.to_owned();
    let mut all = String::new();
    while let Some(at) = html.find(LINK) {
        let rest = &html[at + LINK.len()..];
        let (name, _) = rest.split_once("\"/>").ok_or_else(|| missing("a link to a style sheet has no end"))?;
        let name = name.to_owned();
        all += &draft.take(&name)?;
        all.push('\n');
        html = replace_one(&html, &format!("{LINK}{name}\"/>"), "")?;
    }
    let all = tidy(&without_notes(&all, "/*", "*/"));
    let name = format!("canasta-{}.css", pack::short_hash(all.as_bytes()));
    let hash = pack::integrity(all.as_bytes());
    // Behind what can be painted without it, and the scripts wait for it all the same.
    let place = format!("<!--styles{}-->", between(&html, "<!--styles", "-->")?);
    html = replace_one(&html, &place, &format!("{LINK}{name}\" integrity=\"{hash}\">"))?;
    draft.put(&name, all);
    Ok((html, name))
}

/// A worker named by its content never serves a page of another build.
fn name_worker(draft: &mut Draft, html: &str) -> Result<(String, String)> {
    let script = draft.take(WORKER)?;
    let name = format!("worker-{}.js", pack::short_hash(script.as_bytes()));
    let html = replace_one(html, &format!("content=\"{WORKER}\""), &format!("content=\"{name}\""))?;
    draft.put(&name, script);
    Ok((html, name))
}

/// Trunk's script in the page is replaced by our own, which says so when the game cannot start.
fn own_start(draft: &mut Draft, html: &str) -> Result<(String, String, String)> {
    const SCRIPT: &str = "<script type=\"module\">";
    const PRELOAD: &str = "<link rel=\"modulepreload\" href=\"./";
    let theirs = between(html, SCRIPT, "</script>")?;
    let glue = between(theirs, "from './", "'")?.to_owned();
    let wasm = between(theirs, "module_or_path: './", "'")?.to_owned();
    let ours = draft.take(START)?;
    let ours = replace_one(&ours, "./page.js", &format!("./{glue}"))?;
    let ours = replace_one(&ours, "./page_bg.wasm", &format!("./{wasm}"))?;
    let ours = plain_script(&ours);
    let (slim, program) = names::shorten(&plain_script(draft.text(&glue)?), draft.bytes(&wasm)?)?;
    draft.put(&wasm, program);
    let hash = pack::integrity(slim.as_bytes());
    draft.put(&glue, slim);
    let html = replace_one(html, theirs, &format!("\n{ours}\n"))?;
    let html = replace_one(&html, &format!("{PRELOAD}{glue}\""), &format!("{PRELOAD}{glue}\" integrity=\"{hash}\""))?;
    Ok((html, glue, wasm))
}

/// A script without indentation, and without comments that have lines of their own. One with texts of several lines, in
/// which either might mean something, stays as it is.
fn plain_script(script: &str) -> String {
    let lines = || script.lines().filter(|line| !line.trim_start().starts_with("//"));
    if lines().any(|line| line.matches('`').count() % 2 == 1) {
        return script.to_owned();
    }
    tidy(&lines().collect::<Vec<_>>().join("\n")) + "\n"
}

/// A text without its comments.
fn without_notes(text: &str, start: &str, end: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(start) {
        out += before;
        rest = after.split_once(end).map_or("", |(_, after)| after);
    }
    out + rest
}

/// A text without indentation and empty lines.
fn tidy(text: &str) -> String {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_lose_what_means_nothing() {
        assert_eq!(plain_script("  // why\n  a();\n\n  b(`x`); // c\n"), "a();\nb(`x`); // c\n");
        let long = "a(`\n  // no comment\n`);\n";
        assert_eq!(plain_script(long), long);
    }

    #[test]
    fn comments_and_indentation_go() {
        assert_eq!(tidy(&without_notes("a /* x\n y */ {\n  b: c;\n}\n/* z */\n", "/*", "*/")), "a  {\nb: c;\n}");
    }
}
