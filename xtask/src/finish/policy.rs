//! What a page may do, said in the page itself: nothing but what the game needs, and nothing from elsewhere.

use super::draft::{Draft, INDEX, missing, replace_one};
use crate::failure::Result;
use crate::pack;

/// The policy goes before everything that it is about.
pub const CHARSET: &str = "<meta charset=\"utf-8\">";

/// Puts the policy into the front page.
pub fn protect(draft: &mut Draft) -> Result<()> {
    let html = draft.text(INDEX)?;
    let scripts = hashes(html, "<script")?;
    let styles = hashes(html, "<style")?;
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'{styles}; \
         img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; \
         form-action 'none'"
    );
    let html = with_policy(html, &policy)?;
    draft.put(INDEX, html);
    Ok(())
}

/// A small page that needs nothing but itself, and asks where the game lies.
pub fn protect_alone(html: &str) -> Result<String> {
    let (scripts, styles) = (hashes(html, "<script")?, hashes(html, "<style")?);
    let policy = format!(
        "default-src 'none'; script-src{scripts}; style-src{styles}; connect-src 'self'; base-uri 'none'; \
         form-action 'none'"
    );
    with_policy(html, &policy)
}

/// A page with its policy.
pub fn with_policy(html: &str, policy: &str) -> Result<String> {
    replace_one(
        html,
        CHARSET,
        &format!("{CHARSET}\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">"),
    )
}

/// The hashes of every element of a kind that stands in the page itself: ` 'sha256-…'` for each.
pub fn hashes(html: &str, tag: &str) -> Result<String> {
    let mut out = String::new();
    let mut rest = html;
    while let Some(at) = rest.find(tag) {
        rest = &rest[at + tag.len()..];
        let (attributes, after) = rest.split_once('>').ok_or_else(|| missing(&format!("`{tag}` has no end")))?;
        let (content, after) =
            after.split_once(&tag.replace('<', "</")).ok_or_else(|| missing(&format!("`{tag}` is not closed")))?;
        // What only holds data is never run.
        if !attributes.contains("type=\"text/plain\"") {
            out += &format!(" '{}'", pack::integrity(content.as_bytes()));
        }
        rest = after;
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_the_page_is_allowed_by_its_hash() {
        let html = "<script type=\"module\">a</script><style>b</style><script type=\"text/plain\" id=\"x\">c</script>";
        assert_eq!(hashes(html, "<script").ok(), Some(format!(" '{}'", pack::integrity(b"a"))));
        assert_eq!(hashes(html, "<style").ok(), Some(format!(" '{}'", pack::integrity(b"b"))));
        assert!(hashes("<script>a", "<script").is_err());
    }
}
