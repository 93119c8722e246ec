//! The uses between files: for each file the others that define the names in its code.

use super::resolve::{Target, resolve};
use super::sources::{ModuleId, Sources, is_cfg_test};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

/// For each file and each file that it uses, the names that tie them.
pub type Uses = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// Reads all uses between the files.
pub fn uses(sources: &Sources) -> Uses {
    let mut uses = Uses::new();
    for module in 0..sources.modules.len() {
        let mut reader = Reader { sources, module, uses: &mut uses, variables: BTreeSet::new() };
        reader.read_imports();
        let mut variables = Variables(BTreeSet::new());
        for item in &sources.modules[module].items {
            variables.visit_item(item);
        }
        reader.variables = variables.0;
        for item in &sources.modules[module].items {
            reader.visit_item(item);
        }
    }
    uses
}

struct Reader<'a> {
    sources: &'a Sources,
    module: ModuleId,
    uses: &'a mut Uses,
    /// Names of variables and parameters anywhere in the module: a bare name among them may be a variable.
    variables: BTreeSet<String>,
}

impl Reader<'_> {
    fn read_imports(&mut self) {
        for import in &self.sources.modules[self.module].imports {
            for target in resolve(self.sources, self.module, &import.path) {
                let Target::Item(definer) = target else { continue };
                // A re-export of something from the module's own children is no use.
                if import.is_private || !self.sources.is_within(definer, self.module) {
                    self.add(definer, &import.path);
                }
            }
        }
    }

    fn read_path(&mut self, path: &[String]) {
        if let [name] = path
            && self.variables.contains(name)
        {
            return;
        }
        for target in resolve(self.sources, self.module, path) {
            if let Target::Item(definer) = target {
                self.add(definer, path);
            }
        }
    }

    fn add(&mut self, definer: ModuleId, path: &[String]) {
        let [user, definer] = [self.module, definer].map(|module| &self.sources.modules[module].file);
        if user != definer {
            let used = self.uses.entry(user.clone()).or_default();
            used.entry(definer.clone()).or_default().insert(short(path));
        }
    }

    /// Reads the paths in the arguments of a macro. A single word may be anything, so only paths with `::` count.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == ':' => {
                    colons += 1;
                    continue;
                }
                TokenTree::Ident(word) => {
                    if colons != 2 {
                        self.end_macro_path(&mut path);
                    }
                    path.push(word.to_string());
                }
                TokenTree::Group(group) => {
                    self.end_macro_path(&mut path);
                    self.read_tokens(group.stream());
                }
                _ => self.end_macro_path(&mut path),
            }
            colons = 0;
        }
        self.end_macro_path(&mut path);
    }

    fn end_macro_path(&mut self, path: &mut Vec<String>) {
        if path.len() > 1 {
            self.read_path(path);
        }
        path.clear();
    }
}

/// The last word of a path, behind its type if there is one.
fn short(path: &[String]) -> String {
    let is_type = |word: &String| word.starts_with(char::is_uppercase);
    match path {
        [.., before, last] if is_type(before) => format!("{before}::{last}"),
        [.., last] => last.clone(),
        [] => String::new(),
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.read_path(&words);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.read_tokens(call.tokens.clone());
        visit::visit_macro(self, call);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !function.attrs.iter().any(is_cfg_test) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_item_use(&mut self, _: &'ast syn::ItemUse) {}

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

struct Variables(BTreeSet<String>);

impl<'ast> Visit<'ast> for Variables {
    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.0.insert(pattern.ident.to_string());
        visit::visit_pat_ident(self, pattern);
    }
}
