//! The Content-Security-Policy of each page: nothing from other origins, and no scripts or styles in the page but its own, by
//! their hashes.

use super::html::replace_once;
use crate::hash;
use anyhow::Result;
use regex::Regex;

const CHARSET: &str = "<meta charset=\"utf-8\">";

/// Where the game may connect to: its own files, and the signalling server that a person names, which stands outside of this device by TLS
/// alone. No page knows that server before.
const CONNECTIONS: &str = "'self' wss: ws://localhost:* ws://127.0.0.1:*";

/// Adds the policy to the front page, which loads files from its own origin.
pub fn add_to_front_page(page: &str) -> Result<String> {
    let (scripts, styles) = (hashes(page, "script")?, hashes(page, "style")?);
    add(
        page,
        &format!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'{styles}; \
             img-src 'self' data: blob:; connect-src {CONNECTIONS}; manifest-src 'self'; worker-src 'self'; base-uri 'self'; \
             form-action 'none'"
        ),
    )
}

/// Adds the policy to the page for unknown addresses, which looks for the game above its address.
pub fn add_to_not_found_page(page: &str) -> Result<String> {
    let (scripts, styles) = (hashes(page, "script")?, hashes(page, "style")?);
    add(
        page,
        &format!(
            "default-src 'none'; script-src{scripts}; style-src{styles}; connect-src 'self'; base-uri 'none'; \
             form-action 'none'"
        ),
    )
}

/// Adds the policy to the single-file page. `module` and `styles` are the texts that it unpacks and runs.
pub fn add_to_single_file(page: &str, module: &str, styles: &str) -> Result<String> {
    let scripts = format!("{} '{}'", hashes(page, "script")?, hash::integrity(module.as_bytes()));
    let styles = format!("{} '{}'", hashes(page, "style")?, hash::integrity(styles.as_bytes()));
    add(
        page,
        &format!(
            "default-src 'none'; script-src 'wasm-unsafe-eval'{scripts}; style-src{styles}; img-src data: blob:; \
             worker-src blob:; connect-src {CONNECTIONS}; base-uri 'none'; form-action 'none'"
        ),
    )
}

fn add(page: &str, policy: &str) -> Result<String> {
    // Before everything that the policy is about.
    let meta = format!("{CHARSET}\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    replace_once(page, CHARSET, &meta)
}

/// The hashes of all inline elements of a kind: ` 'sha256-…'` for each. Data blocks are never run and need none.
fn hashes(page: &str, element: &str) -> Result<String> {
    let inline = Regex::new(&format!("(?s)<{element}([^>]*)>(.*?)</{element}>"))?;
    let is_run = |attributes: &str| !attributes.contains("type=\"text/plain\"");
    Ok(inline
        .captures_iter(page)
        .filter(|captures| is_run(&captures[1]))
        .map(|captures| format!(" '{}'", hash::integrity(captures[2].as_bytes())))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_elements_are_allowed_by_their_hash() {
        let page = "<script type=\"module\">a</script><style>b</style><script type=\"text/plain\" id=\"x\">c</script>";
        assert_eq!(hashes(page, "script").ok(), Some(format!(" '{}'", hash::integrity(b"a"))));
        assert_eq!(hashes(page, "style").ok(), Some(format!(" '{}'", hash::integrity(b"b"))));
    }
}
