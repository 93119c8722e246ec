//! The modules of a crate, read from its files: what each declares, imports and contains.

use anyhow::{Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, Item, UseTree, Visibility};

/// Index of a module in [`Sources::modules`].
pub type ModuleId = usize;

/// Gives the text of a file by its path relative to the checkout.
pub type Read<'a> = &'a dyn Fn(&Path) -> Option<String>;

/// All modules of all crates that are looked at.
#[derive(Default)]
pub struct Sources {
    /// Modules; a file has more than one if it has inline modules.
    pub modules: Vec<Module>,
}

/// One module.
pub struct Module {
    /// The file that holds its code, relative to the checkout, with forward slashes.
    pub file: String,
    /// The module around it; `None` for the root of a crate.
    pub parent: Option<ModuleId>,
    /// The modules that it declares.
    pub children: BTreeMap<String, ModuleId>,
    /// Names that it defines itself.
    pub names: BTreeSet<String>,
    /// Its `use` declarations, those inside functions included.
    pub imports: Vec<Import>,
    /// Its code without inline modules.
    pub items: Vec<Item>,
}

/// One name of a `use` declaration.
pub struct Import {
    /// The name under which it is known here; `None` for a glob.
    pub name: Option<String>,
    /// The path as written.
    pub path: Vec<String>,
    /// Whether it is private to the module, as opposed to a re-export.
    pub is_private: bool,
}

impl Sources {
    /// Adds the crate whose root module is `file`.
    pub fn add_crate(&mut self, read: Read<'_>, file: &Path) -> Result<ModuleId> {
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        self.add_file(read, file, &folder, None)
    }

    /// The outermost module around a module.
    pub fn root_of(&self, mut module: ModuleId) -> ModuleId {
        while let Some(parent) = self.modules[module].parent {
            module = parent;
        }
        module
    }

    /// Whether `module` is `ancestor` or lies inside it.
    pub fn is_within(&self, module: ModuleId, ancestor: ModuleId) -> bool {
        module == ancestor || self.modules[module].parent.is_some_and(|parent| self.is_within(parent, ancestor))
    }

    /// Reads a file and the files of its child modules, which lie in `folder`.
    fn add_file(&mut self, read: Read<'_>, file: &Path, folder: &Path, parent: Option<ModuleId>) -> Result<ModuleId> {
        let text = read(file).with_context(|| format!("{} cannot be read", file.display()))?;
        let parsed = syn::parse_file(&text).with_context(|| format!("{} is not Rust", file.display()))?;
        self.add_module(read, &file.to_string_lossy().replace('\\', "/"), folder, parent, parsed.items)
    }

    fn add_module(
        &mut self,
        read: Read<'_>,
        file: &str,
        folder: &Path,
        parent: Option<ModuleId>,
        items: Vec<Item>,
    ) -> Result<ModuleId> {
        let id = self.modules.len();
        let mut module = Module {
            file: file.to_owned(),
            parent,
            children: BTreeMap::new(),
            names: BTreeSet::new(),
            imports: Vec::new(),
            items: Vec::new(),
        };
        let (modules, items): (Vec<Item>, Vec<Item>) =
            items.into_iter().filter(|item| !is_test(item)).partition(|item| matches!(item, Item::Mod(_)));
        for item in &items {
            declare(item, &mut module.names);
        }
        let mut collector = ImportCollector(&mut module.imports);
        for item in &items {
            syn::visit::visit_item(&mut collector, item);
        }
        module.items = items;
        self.modules.push(module);
        for item in modules {
            let Item::Mod(child) = item else { continue };
            let name = child.ident.to_string();
            let inside = folder.join(&name);
            let child = match child.content {
                Some((_, items)) => self.add_module(read, file, &inside, Some(id), items)?,
                None => {
                    let plain = folder.join(format!("{name}.rs"));
                    let path = if read(&plain).is_some() { plain } else { inside.join("mod.rs") };
                    self.add_file(read, &path, &inside, Some(id))?
                }
            };
            self.modules[id].children.insert(name, child);
        }
        Ok(id)
    }
}

/// Finds the root files of a package in `folder`, relative to `root`: the library first.
pub fn crate_roots(root: &Path, folder: &Path) -> Vec<PathBuf> {
    let src = folder.join("src");
    let mut roots: Vec<PathBuf> = ["lib.rs", "main.rs"].iter().map(|name| src.join(name)).collect();
    let programs = fs::read_dir(root.join(&src).join("bin")).into_iter().flatten().flatten();
    roots.extend(programs.map(|entry| src.join("bin").join(entry.file_name())));
    roots.retain(|file| root.join(file).is_file());
    roots
}

/// Whether an item is compiled for tests only. Such code may import from everywhere.
pub fn is_test(item: &Item) -> bool {
    let attributes = match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(is_cfg_test)
}

/// Whether an attribute is `#[cfg(test)]`.
pub fn is_cfg_test(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Path>().is_ok_and(|condition| condition.is_ident("test"))
}

fn declare(item: &Item, names: &mut BTreeSet<String>) {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::TraitAlias(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        Item::Macro(item) => {
            names.extend(item.ident.as_ref().map(ToString::to_string));
            declare_in_macro(item.mac.tokens.clone(), names);
            return;
        }
        _ => return,
    };
    names.insert(name.to_string());
}

/// Takes every word after `struct`, `fn` and the like for a name that the macro defines.
fn declare_in_macro(tokens: TokenStream, names: &mut BTreeSet<String>) {
    let mut follows_keyword = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) => declare_in_macro(group.stream(), names),
            TokenTree::Ident(word) => {
                let word = word.to_string();
                if follows_keyword {
                    names.insert(word.clone());
                }
                follows_keyword =
                    ["const", "enum", "fn", "static", "struct", "trait", "type", "union"].contains(&word.as_str());
            }
            _ => follows_keyword = false,
        }
    }
}

struct ImportCollector<'a>(&'a mut Vec<Import>);

impl<'ast> syn::visit::Visit<'ast> for ImportCollector<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let is_private = matches!(item.vis, Visibility::Inherited);
        self.collect(&item.tree, &[], is_private);
    }
}

impl ImportCollector<'_> {
    fn collect(&mut self, tree: &UseTree, prefix: &[String], is_private: bool) {
        let with = |word: &syn::Ident| [prefix, &[word.to_string()]].concat();
        match tree {
            UseTree::Path(path) => self.collect(&path.tree, &with(&path.ident), is_private),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.collect(tree, prefix, is_private)),
            UseTree::Glob(_) => self.0.push(Import { name: None, path: prefix.to_vec(), is_private }),
            UseTree::Name(name) => {
                let path = if name.ident == "self" { prefix.to_vec() } else { with(&name.ident) };
                self.0.push(Import { name: path.last().cloned(), path, is_private });
            }
            UseTree::Rename(rename) => {
                let path = if rename.ident == "self" { prefix.to_vec() } else { with(&rename.ident) };
                self.0.push(Import { name: Some(rename.rename.to_string()), path, is_private });
            }
        }
    }
}
