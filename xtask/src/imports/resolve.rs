//! Resolves paths through imports and re-exports down to the module that defines the item.

use super::sources::{ModuleId, Sources};

/// The meaning of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A module.
    Module(ModuleId),
    /// Something that this module defines, or a part of it such as a variant.
    Item(ModuleId),
}

/// Pairs of a module and a name whose imports are being followed; circles of re-exports end there.
type Trail = Vec<(ModuleId, String)>;

/// The meanings of a path in a module. More than one where a module and a function share a name, none where the path leads
/// to another package or to a local name.
pub fn resolve(sources: &Sources, module: ModuleId, path: &[String]) -> Vec<Target> {
    follow(sources, module, path, &mut Vec::new())
}

fn follow(sources: &Sources, module: ModuleId, path: &[String], trail: &mut Trail) -> Vec<Target> {
    let Some((first, mut rest)) = path.split_first() else { return Vec::new() };
    let mut targets = match first.as_str() {
        "crate" => vec![Target::Module(sources.root_of(module))],
        "self" => vec![Target::Module(module)],
        "super" => sources.modules[module].parent.map(Target::Module).into_iter().collect(),
        name => lookup(sources, module, name, trail),
    };
    while let Some((segment, later)) = rest.split_first() {
        targets = step(sources, &targets, segment, trail);
        rest = later;
    }
    targets
}

/// The meanings of `segment` behind `::`.
fn step(sources: &Sources, targets: &[Target], segment: &str, trail: &mut Trail) -> Vec<Target> {
    let mut found = Vec::new();
    let has_module = targets.iter().any(|target| matches!(target, Target::Module(_)));
    for &target in targets {
        match target {
            Target::Module(module) if segment == "super" => {
                found.extend(sources.modules[module].parent.map(Target::Module));
            }
            Target::Module(module) => {
                let inside = lookup(sources, module, segment, trail);
                // A name that a macro makes up belongs to the module that invokes the macro.
                if inside.is_empty() { found.push(Target::Item(module)) } else { found.extend(inside) }
            }
            // Of a module and a function with one name, only the module has something behind it.
            Target::Item(_) if has_module => {}
            Target::Item(module) => found.push(Target::Item(module)),
        }
    }
    found.dedup();
    found
}

/// The meanings of a name in a module: its own item, a child, an import, or else something from a glob.
fn lookup(sources: &Sources, module: ModuleId, name: &str, trail: &mut Trail) -> Vec<Target> {
    let own = &sources.modules[module];
    let mut found = Vec::new();
    found.extend(own.children.get(name).copied().map(Target::Module));
    if own.names.contains(name) {
        found.push(Target::Item(module));
    }
    let key = (module, name.to_owned());
    if trail.contains(&key) {
        return found;
    }
    trail.push(key);
    for import in own.imports.iter().filter(|import| import.name.as_deref() == Some(name)) {
        found.extend(follow(sources, module, &import.path, trail));
    }
    if found.is_empty() {
        for import in own.imports.iter().filter(|import| import.name.is_none()) {
            for target in follow(sources, module, &import.path, trail) {
                if let Target::Module(other) = target {
                    found.extend(lookup(sources, other, name, trail));
                }
            }
        }
    }
    trail.pop();
    found.dedup();
    found
}
