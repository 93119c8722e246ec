//! Texts of the page without what only their authors read.

use anyhow::{Result, ensure};
use regex::Regex;

/// A style sheet without comments, and without the blanks that mean nothing.
pub fn short_style(style: &str) -> Result<String> {
    let style = Regex::new(r"(?s)/\*.*?\*/\s*")?.replace_all(style, "");
    // Texts in quotes stay as they are. A space before a colon parts selectors, so only spaces after the name of a property go.
    let blanks = Regex::new(r#"("(?:[^"\\]|\\.)*")|\s*([{};,])\s*|\s+"#)?;
    let style = blanks.replace_all(&style, |found: &regex::Captures| {
        let kept = found.get(1).or_else(|| found.get(2));
        kept.map_or(" ", |kept| kept.as_str()).to_owned()
    });
    let style = Regex::new(r"([{;][a-z-]+): ")?.replace_all(&style, "$1:");
    Ok(style.replace(";}", "}"))
}

/// A page without comments and indentation.
pub fn short_page(page: &str) -> Result<String> {
    // A script that writes such an element fills it in.
    let has_set_text = Regex::new("<(pre|textarea)[^>]*>[^<$]")?.is_match(page);
    ensure!(!has_set_text, "blanks mean something in this page");
    let page = Regex::new(r"(?s)<!--.*?-->\s*")?.replace_all(page, "");
    short_script(&page)
}

/// A script without indentation and lines of comments.
pub fn short_script(script: &str) -> Result<String> {
    // In a text of several lines blanks would mean something.
    let has_text_of_lines = script.lines().any(|line| line.matches('`').count() % 2 == 1);
    ensure!(!has_text_of_lines, "a text in the script goes over several lines");
    let script = Regex::new(r"(?m)^\s*//.*\n")?.replace_all(script, "");
    Ok(Regex::new(r"\n\s+")?.replace_all(&script, "\n").into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_keep_what_means_something() {
        let style = "/* why */\n.a :hover > b,\n.c { content: \"a ; b\"; width: calc(1px + 2px); }\n@media (x: 1) { i { top: 0 } }\n";
        let short = ".a :hover > b,.c{content:\"a ; b\";width:calc(1px + 2px)}@media (x: 1){i{top:0}}";
        assert_eq!(short_style(style).unwrap(), short);
    }

    #[test]
    fn pages_lose_comments_and_indentation() {
        assert_eq!(short_page("<p>\n  <!-- why\n -->\n  a\n</p>").unwrap(), "<p>\na\n</p>");
        assert!(short_page("<pre></pre>").is_ok());
        assert!(short_page("<pre> a</pre>").is_err());
    }

    #[test]
    fn a_text_over_several_lines_is_noticed() {
        assert_eq!(short_script("f(\n    // why\n    `a`);\n").unwrap(), "f(\n`a`);\n");
        assert!(short_script("f(`\n    a`);\n").is_err());
    }
}
