//! Whether the page has sentences of its own: what a player reads stands in `locales`, where every language has it.
//!
//! A sentence is a text between quotation marks with three words or more, outside tests. Where a text stands says mostly that nobody
//! plays by it: in an attribute, in what a panic or a check says, or in an error, whose text programmers read. A text of nothing but
//! classes of the style sheets or names of elements is none.

use crate::imports::sources::{Sources, is_test};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Item, ItemImpl};

/// What is said when the program stops, or while it is tested.
const MACROS_OF_PROGRAMMERS: [&str; 12] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "compile_error",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprintln",
    "panic",
    "todo",
    "unreachable",
];

/// The functions that are given the text of an error.
const FUNCTIONS_OF_ERRORS: [&str; 5] = ["Err", "custom", "expect", "ok_or", "throw_str"];

/// The elements that selectors name.
const ELEMENTS: [&str; 9] = ["a", "button", "details", "dialog", "input", "option", "select", "summary", "textarea"];

/// The sentences in these sources, each with its file. `classes` are those of the style sheets.
fn sentences(sources: &Sources, classes: &BTreeSet<String>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let errors = sources.modules.iter().flat_map(|module| &module.items).filter_map(error).collect();
    for module in &sources.modules {
        let mut finder = Finder { classes, errors: &errors, texts: Vec::new() };
        module.items.iter().for_each(|item| finder.visit_item(item));
        found.extend(finder.texts.into_iter().map(|text| (module.file.clone(), text)));
    }
    found
}

/// The type that this item makes an error.
fn error(item: &Item) -> Option<String> {
    if let Item::Impl(item) = item {
        implemented(item).filter(|(what, _)| what == "Error").map(|(_, of)| of)
    } else {
        None
    }
}

/// The names of the trait and the type of an implementation.
fn implemented(item: &ItemImpl) -> Option<(String, String)> {
    let name = |path: &syn::Path| path.segments.last().map(|part| part.ident.to_string());
    let syn::Type::Path(of) = &*item.self_ty else { return None };
    Some((name(&item.trait_.as_ref()?.0)?, name(&of.path)?))
}

struct Finder<'a> {
    classes: &'a BTreeSet<String>,
    /// The types of errors.
    errors: &'a BTreeSet<String>,
    texts: Vec<String>,
}

impl Finder<'_> {
    fn text(&mut self, text: String) {
        let words: Vec<&str> = text.split_whitespace().filter_map(word).collect();
        let is_class = |word: &&str| self.classes.contains(*word);
        let is_element = |word: &&str| ELEMENTS.contains(word);
        let is_sentence = words.len() >= 3 && !words.iter().all(is_class) && !words.iter().all(is_element);
        if is_sentence {
            self.texts.push(text);
        }
    }

    /// The code in a macro. What it means only the macro knows, so its tokens are looked at one by one.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(name) => {
                    let name = name.to_string();
                    let is_macro = matches!(tokens.peek(), Some(TokenTree::Punct(sign)) if sign.as_char() == '!')
                        .then(|| tokens.next());
                    let is_silent = if is_macro.is_some() {
                        MACROS_OF_PROGRAMMERS.contains(&name.as_str())
                    } else {
                        FUNCTIONS_OF_ERRORS.contains(&name.as_str())
                    };
                    if is_silent && matches!(tokens.peek(), Some(TokenTree::Group(_))) {
                        tokens.next();
                    }
                }
                TokenTree::Punct(sign) if sign.as_char() == '#' => {
                    // An attribute of an item in a macro.
                    if matches!(tokens.peek(), Some(TokenTree::Group(_))) {
                        tokens.next();
                    }
                }
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let syn::Lit::Str(text) = syn::Lit::new(literal) {
                        self.text(text.value());
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test(item) {
            visit::visit_item(self, item);
        }
    }

    /// Only programmers read how an error is written; the page says by its kind what is wrong.
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let is_text = |(what, of): (String, String)| what == "Display" && self.errors.contains(&of);
        if !implemented(item).is_some_and(is_text) {
            visit::visit_item_impl(self, item);
        }
    }

    /// A variable that is named so has classes of the style sheets.
    fn visit_local(&mut self, local: &'ast syn::Local) {
        if !matches!(&local.pat, syn::Pat::Ident(name) if name.ident == "class") {
            visit::visit_local(self, local);
        }
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.text(text.value());
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let is_error = |path: &syn::Path| {
            let names: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
            let is_type = |name: &String| name.ends_with("Error") || name.starts_with("Malformed");
            names.iter().any(is_type) || names.last().is_some_and(|name| FUNCTIONS_OF_ERRORS.contains(&name.as_str()))
        };
        if !matches!(&*call.func, syn::Expr::Path(function) if is_error(&function.path)) {
            visit::visit_expr_call(self, call);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if FUNCTIONS_OF_ERRORS.contains(&call.method.to_string().as_str()) {
            self.visit_expr(&call.receiver);
        } else {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let name = call.path.segments.last().map(|part| part.ident.to_string()).unwrap_or_default();
        if !MACROS_OF_PROGRAMMERS.contains(&name.as_str()) {
            self.tokens(call.tokens.clone());
        }
    }
}

/// The word of a part between blanks; `None` for a sign, a number, a place to be filled in, a card, a selector or code.
fn word(part: &str) -> Option<&str> {
    let word = part.trim_matches(['.', ',', ';', ':', '!', '?', '(', ')', '“', '”', '"', '…']);
    let is_word = word.starts_with(char::is_alphabetic)
        && word.chars().all(|letter| letter.is_alphabetic() || ['-', '\'', '’'].contains(&letter));
    // A selector begins with its sign, and a card is a rank with a suit.
    let is_code = part.starts_with(['.', ':', '#', '[']) || is_card(word);
    (is_word && !is_code).then_some(word)
}

fn is_card(word: &str) -> bool {
    let mut letters = word.chars();
    let card = (letters.next(), letters.next(), letters.next());
    word == "Jo" || matches!(card, (Some('T' | 'J' | 'Q' | 'K' | 'A'), None | Some('s' | 'h' | 'd' | 'c'), None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imports::sources::crate_roots;
    use std::path::{Path, PathBuf};

    fn found_in(code: &str) -> Vec<String> {
        let read = |_: &Path| Some(code.to_owned());
        let mut sources = Sources::default();
        sources.add_crate(&read, Path::new("src/lib.rs")).unwrap_or_else(|why| panic!("{why:#}"));
        let classes = ["btn", "quiet", "left"].map(str::to_owned).into();
        sentences(&sources, &classes).into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn a_planted_sentence_is_found_wherever_a_player_may_read_it() {
        let planted = "You win this hand.";
        for code in [
            "fn f() -> &'static str { \"You win this hand.\" }",
            "const TITLE: &str = \"You win this hand.\";",
            "fn f() { show(span().text(\"You win this hand.\")) }",
            "fn f(n: u8) -> String { let words = match n { 0 => \"You win this hand.\", _ => \"\" }; words.into() }",
            "mod inner { impl Page { fn f(&self) { self.say(&[(1, \"You win this hand.\")]) } } }",
            "fn f() { write!(text, \"You win this hand.\").unwrap() }",
            "fn f() { set(vec![Some(\"You win this hand.\")]) }",
            "impl Display for Title { fn fmt(&self) { f.write_str(\"You win this hand.\") } }",
            "macro_rules! titles { () => { \"You win this hand.\" } }",
        ] {
            assert_eq!(found_in(code), [planted], "{code}");
        }
        assert_eq!(found_in("fn f(n: u8) -> String { format!(\"{n} cards are left\") }"), ["{n} cards are left"]);
    }

    #[test]
    fn what_no_player_reads_is_no_sentence() {
        for code in [
            "/// What a function does for whom.\nfn f() {}",
            "#[allow(unused, reason = \"it is used elsewhere\")] fn f() {}",
            "#[cfg(test)] mod tests { fn f() { \"You win this hand.\"; } }",
            "fn f() { panic!(\"a hand has no end\") }",
            "fn f() { map(|| unreachable!(\"a hand has no end\")) }",
            "fn f() { g().expect(\"a hand has an end\") }",
            "fn f() -> Result<(), &'static str> { g().ok_or(\"a hand has no end\")?; Err(\"a hand has no end\") }",
            "fn f() { div().class(\"btn quiet left\"); let class = \"coach news covered\"; }",
            "impl Display for Bad { fn fmt(&self) { f.write_str(\"a hand has no end\") } } impl Error for Bad {}",
            "fn f() { first(\"button, input, a\"); first(\"#hand > .card, .pile .card\"); cards(\"Ks Kh Kd\") }",
            "fn f() { format!(\"{a} {b}, {c}\") }",
        ] {
            assert_eq!(found_in(code), [""; 0], "{code}");
        }
    }

    /// The classes that the style sheets name.
    fn classes(root: &Path) -> BTreeSet<String> {
        let mut classes = BTreeSet::new();
        for folder in ["www", "crates/canasta-app/src"] {
            for file in ignore::Walk::new(root.join(folder)).flatten() {
                if file.path().extension().is_some_and(|end| end == "css") {
                    let style = std::fs::read_to_string(file.path()).unwrap_or_default();
                    let end = |after: &str| {
                        after.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(after.len())
                    };
                    classes.extend(style.split('.').skip(1).map(|after| after[..end(after)].to_owned()));
                }
            }
        }
        classes
    }

    #[test]
    fn the_page_has_no_sentence_of_its_own() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let read = |file: &Path| std::fs::read_to_string(root.join(file)).ok();
        let mut sources = Sources::default();
        let mut roots: Vec<PathBuf> = crate_roots(&root, Path::new("crates/canasta-app"));
        roots.extend(["src/main.rs", "src/worker.rs"].map(PathBuf::from));
        for file in roots {
            sources.add_crate(&read, &file).unwrap_or_else(|why| panic!("{why:#}"));
        }
        assert!(sources.modules.len() > 300, "{} modules", sources.modules.len());
        let sentences = sentences(&sources, &classes(&root));
        assert_eq!(sentences, [], "what a player reads is a message of locales");
    }
}
