//! Texts of the page without what only their authors read.

use anyhow::{Result, ensure};
use regex::Regex;

/// A style sheet without comments, and without the blanks that mean nothing.
pub fn short_style(style: &str) -> Result<String> {
    let style = Regex::new(r"(?s)/\*.*?\*/\s*")?.replace_all(style, "");
    // Texts in quotes stay as they are. A space before a colon parts selectors, so only spaces after the name of a property go.
    let blanks = Regex::new(r#"("(?:[^"\\]|\\.)*")|\s*([{};,>])\s*|\s+"#)?;
    let style = blanks.replace_all(&style, |found: &regex::Captures| {
        let kept = found.get(1).or_else(|| found.get(2));
        kept.map_or(" ", |kept| kept.as_str()).to_owned()
    });
    let style = Regex::new(r"([{;(][a-z0-9-]+): ")?.replace_all(&style, "$1:");
    Ok(style.replace(";}", "}"))
}

/// A page without comments and indentation.
pub fn short_page(page: &str) -> Result<String> {
    // A script that writes such an element fills it in.
    let has_set_text = Regex::new("<(pre|textarea)[^>]*>[^<$]")?.is_match(page);
    ensure!(!has_set_text, "blanks mean something in this page");
    let page = Regex::new(r"(?s)<!--.*?-->\s*")?.replace_all(page, "");
    let page = short_script(&page)?;
    let scripts = Regex::new("(?s)(<script[^>]*>)(.*?)</script>")?;
    let short = |found: &regex::Captures| format!("{}{}</script>", &found[1], without_blanks(&found[2]));
    Ok(scripts.replace_all(&page, short).into_owned())
}

/// A script without indentation and lines of comments.
pub fn short_script(script: &str) -> Result<String> {
    // In a text of several lines blanks would mean something.
    let has_text_of_lines = script.lines().any(|line| line.matches('`').count() % 2 == 1);
    ensure!(!has_text_of_lines, "a text in the script goes over several lines");
    let comments = r"(?m)^[ \t]*(<script[^>]*>)?\s*(?://.*|/\*\*[^\n]*\*/)\n";
    let script = Regex::new(comments)?.replace_all(script, "$1");
    Ok(Regex::new(r"\n\s+")?.replace_all(&script, "\n").into_owned())
}

/// A script that a program has written, without everything that only its readers need.
pub fn shortest_script(script: &str) -> Result<String> {
    let script = without_blanks(&short_script(script)?);
    // A statement without a semicolon ends with its line, and so may a comment.
    Ok(Regex::new(r"(?m)^([^\n]*[;{,])\n|\n(\})")?
        .replace_all(&script, |found: &regex::Captures| {
            let whole = &found[0];
            let is_kept = found.get(1).is_some_and(|line| line.as_str().contains("//"));
            if is_kept { whole.to_owned() } else { whole.replace('\n', "") }
        })
        .into_owned())
}

/// A script without the blanks beside its signs.
fn without_blanks(script: &str) -> String {
    script.split('\n').map(|line| short_line(line).unwrap_or_else(|| line.to_owned())).collect::<Vec<_>>().join("\n")
}

/// A line without the blanks beside signs; `None` where a text does not end in it, or holds texts of its own.
fn short_line(line: &str) -> Option<String> {
    let is_sign = |sign: &char| "=+-*/<>!?:,;(){}[]&|".contains(*sign);
    let mut short = String::new();
    let mut quote = None;
    let mut signs = line.chars().peekable();
    if line.contains("${") && line.matches('`').count() > 2 {
        return None;
    }
    while let Some(sign) = signs.next() {
        let (before, after) = (short.chars().last(), signs.peek().copied());
        // Two signs would become one of another meaning.
        let is_parted = before == after && before.is_some_and(|sign| "+-".contains(sign));
        let is_needless = sign == ' ' && [before, after].iter().flatten().any(is_sign) && !is_parted;
        if quote.is_some() || !is_needless {
            short.push(sign);
        }
        match quote {
            Some(_) if sign == '\\' => short.extend(signs.next()),
            Some(open) if sign == open => quote = None,
            None if ['"', '\'', '`'].contains(&sign) => quote = Some(sign),
            _ => {}
        }
    }
    quote.is_none().then_some(short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_between_words_and_in_texts_stay() {
        let short = |line: &str| short_line(line).unwrap_or_else(|| line.to_owned());
        assert_eq!(short("const { a } = b ? 'x : y' : `${c} = d`;"), "const{a}=b?'x : y':`${c} = d`;");
        assert_eq!(short("a = b + +c - -d; return c in e;"), "a=b+ +c- -d;return c in e;");
        assert_eq!(short("f(\"a \\\" = b\", c)"), "f(\"a \\\" = b\",c)");
        assert_eq!(short("`${a ? ` = ` : b}`"), "`${a ? ` = ` : b}`");
        assert_eq!(short("// it's = that"), "// it's = that");
    }

    #[test]
    fn lines_are_joined_where_no_statement_ends_without_a_semicolon() {
        let script = "f(\n  a,\n  b);\nlet c = 1\nd();\nif (e) {\n  g()\n}\n(h)\n";
        assert_eq!(shortest_script(script).unwrap(), "f(\na,b);let c=1\nd();if(e){g()}\n(h)\n");
        assert_eq!(shortest_script("a(\"//\");\nb();\n").unwrap(), "a(\"//\");\nb();");
    }

    #[test]
    fn styles_keep_what_means_something() {
        let style = "/* why */\n.a :hover > b,\n.c { content: \"a ; b\"; --x-2: calc(1px + 2px); }\n@media (x: 1) { i { top: 0 } }\n";
        let short = ".a :hover>b,.c{content:\"a ; b\";--x-2:calc(1px + 2px)}@media (x:1){i{top:0}}";
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
        assert_eq!(short_script("f(\n    // why\n    /** how */\n    `a`);\n").unwrap(), "f(\n`a`);\n");
        assert_eq!(short_script("<script>// what\n// why\na();\n</script>").unwrap(), "<script>a();\n</script>");
        assert!(short_script("f(`\n    a`);\n").is_err());
    }
}
