//! The typed accessors.

use crate::names::{constant, function};
use crate::{Choice, Entry, Kind, Project, Variable};
use std::fmt::Write as _;

/// The Rust code of the module of all accessors: a module for each file, a function for each message.
#[must_use]
pub fn accessors(project: &Project) -> String {
    let mut code = String::new();
    for choice in &project.choices {
        choice_type(choice, &mut code);
    }
    shapes(project, &mut code);
    let mut subjects: Vec<&str> = project.entries.iter().map(|entry| entry.subject.as_str()).collect();
    subjects.dedup();
    for subject in subjects {
        let _ =
            writeln!(code, "/// The messages of `{subject}.ftl`.\npub mod {} {{\n    use super::*;", function(subject));
        for (index, entry) in project.entries.iter().enumerate().filter(|(_, entry)| entry.subject == subject) {
            accessor(project, index, entry, &mut code);
        }
        code.push_str("}\n");
    }
    let callees = project.callees.iter().filter_map(|id| {
        let entry = project.entries.iter().find(|entry| entry.id == *id)?;
        Some(format!("{}::{}", function(&entry.subject), constant(&entry.id)))
    });
    let callees = callees.collect::<Vec<_>>().join(", ");
    let _ = writeln!(code, "/// The messages that others call.\npub(crate) static CALLEES: &[Message] = &[{callees}];");
    let whole = project.languages.iter().filter(|language| language.is_offered());
    let whole: String = whole.map(|language| format!(", Locale::{:?}", language.locale)).collect();
    let _ =
        writeln!(code, "/// The languages that the game offers.\npub const OFFERED: &[Locale] = &[Locale::En{whole}];");
    let _ = writeln!(code, "/// The tables that belong to these accessors.\npub const IDS: u64 = {};", project.ids);
    code
}

fn choice_type(choice: &Choice, code: &mut String) {
    let rust = choice.rust();
    if choice.path.is_none() {
        let _ = writeln!(
            code,
            "/// What messages choose by: `{}` in `locales/types`.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum {rust} {{",
            choice.name
        );
        for (key, variant) in choice.keys.iter().zip(&choice.variants) {
            let _ = writeln!(code, "    /// `{key}`\n    {variant},");
        }
        code.push_str("}\n");
    }
    let _ = writeln!(code, "impl Choice for {rust} {{\n    fn key(self) -> u8 {{\n        match self {{");
    for (place, variant) in choice.variants.iter().enumerate() {
        let _ = writeln!(code, "            {rust}::{variant} => {place},");
    }
    code.push_str("        }\n    }\n}\n");
}

fn accessor(project: &Project, index: usize, entry: &Entry, code: &mut String) {
    let (name, constant) = (function(&entry.id), constant(&entry.id));
    let doc = entry.comment.lines().next().unwrap_or(&entry.id).replace('`', "'");
    let place = u16::try_from(index).unwrap_or(u16::MAX).to_le_bytes();
    let bytes: String = place.iter().chain(&entry.english).map(|&byte| byte_literal(byte)).collect();
    let visible = if project.callees.contains(&entry.id) { "pub(super) " } else { "" };
    // A constant of a callee stands in the table of callees too.
    let _ = writeln!(code, "    {visible}const {constant}: Message = Message(b\"{bytes}\");");
    let _ = writeln!(code, "    /// {doc}");
    if entry.variables.is_empty() {
        // The function is as long as the call of it, so that the program is shorter without it.
        let _ = writeln!(
            code,
            "    #[inline(always)]\n    #[must_use]\n    pub fn {name}() -> &'static str {{\n        plain({constant})\n    }}"
        );
        return;
    }
    let parameters = entry.variables.iter().map(|one| format!("{}: {}", function(&one.name), rust_type(project, one)));
    let arguments = entry.variables.iter().map(|one| format!(", {}", argument(one)));
    let _ = writeln!(
        code,
        "    #[inline(always)]\n    #[must_use]\n    pub fn {name}({}) -> String {{\n        {}({constant}{})\n    }}",
        parameters.collect::<Vec<_>>().join(", "),
        shape(entry),
        arguments.collect::<String>()
    );
}

/// The name of the function for all messages with such variables.
fn shape(entry: &Entry) -> String {
    entry.variables.iter().fold("format".to_owned(), |name, one| name + letter(one.kind).0)
}

/// The letter of a kind in the name of a shape, its type there, and how it becomes an argument.
const fn letter(kind: Kind) -> (&'static str, &'static str, &'static str) {
    match kind {
        Kind::Number => ("_n", "Number", "Arg::Number"),
        Kind::Text => ("_t", "&str", "Arg::Text"),
        Kind::Who => ("_w", "Who<'_>", "Arg::Who"),
        Kind::Side => ("_s", "SideWords<'_>", "Arg::Side"),
        Kind::Phrase => ("_p", "&dyn Fn(Case) -> String", "Arg::Phrase"),
        Kind::Case | Kind::Choice(_) => ("_c", "u8", "Arg::Choice"),
    }
}

/// A function for each shape. All messages of a shape share it, so that the program does not build arguments at every place.
fn shapes(project: &Project, code: &mut String) {
    let mut written = Vec::new();
    for entry in project.entries.iter().filter(|entry| !entry.variables.is_empty()) {
        let name = shape(entry);
        if written.contains(&name) {
            continue;
        }
        let parameters = entry.variables.iter().enumerate().map(|(at, one)| format!(", a{at}: {}", letter(one.kind).1));
        let arguments = entry.variables.iter().enumerate().map(|(at, one)| format!("{}(a{at})", letter(one.kind).2));
        let _ = writeln!(
            code,
            "#[allow(clippy::too_many_arguments, reason = \"a message has as many\")]\n#[inline(never)]\nfn {name}(message: Message{}) -> String {{\n    format(message, &[{}])\n}}",
            parameters.collect::<String>(),
            arguments.collect::<Vec<_>>().join(", ")
        );
        written.push(name);
    }
}

fn rust_type(project: &Project, variable: &Variable) -> String {
    match variable.kind {
        Kind::Number => "impl Into<Number>".to_owned(),
        Kind::Text => "&str".to_owned(),
        Kind::Who => "Who<'_>".to_owned(),
        Kind::Side => "SideWords<'_>".to_owned(),
        Kind::Phrase => "&dyn Fn(Case) -> String".to_owned(),
        Kind::Case => "Case".to_owned(),
        Kind::Choice(place) => project.choices.get(place).map(Choice::rust).unwrap_or_default(),
    }
}

fn argument(variable: &Variable) -> String {
    let name = function(&variable.name);
    match variable.kind {
        Kind::Number => format!("{name}.into()"),
        Kind::Text | Kind::Who | Kind::Side | Kind::Phrase => name,
        Kind::Case => format!("{name}.key()"),
        Kind::Choice(_) => format!("Choice::key({name})"),
    }
}

fn byte_literal(byte: u8) -> String {
    match byte {
        b'"' | b'\\' => format!("\\{}", char::from(byte)),
        b' '..=b'~' => char::from(byte).to_string(),
        other => format!("\\x{other:02x}"),
    }
}
