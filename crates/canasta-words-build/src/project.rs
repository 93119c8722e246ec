//! All languages together.

use crate::compile::{Compiler, Parsed, Shared, Writing};
use crate::source::File;
use crate::{Choice, Kind, Problem, Variable};
use canasta_words::Locale;
use fluent_syntax::ast;
use fluent_syntax::serializer::serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A message in the source language.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The file, without `.ftl`.
    pub subject: String,
    /// The name.
    pub id: String,
    /// The comment, without the lines of variables.
    pub comment: String,
    /// The variables, in the order of the arguments.
    pub variables: Vec<Variable>,
    /// The compiled English.
    pub english: Vec<u8>,
    /// A hash of the English as it is written, by which a translation is seen to be older than it. Another message that comes or goes
    /// does not change it.
    pub fingerprint: u64,
    /// Variables that every language must use.
    pub(crate) needed: BTreeSet<String>,
}

/// Another language, compiled.
#[derive(Clone, Debug)]
pub struct Language {
    /// Which one.
    pub locale: Locale,
    /// Its table.
    pub table: Vec<u8>,
    /// The messages that are still missing.
    pub missing: Vec<String>,
    /// Whether it is said to be still in the making; it is not offered before that is over.
    pub is_unfinished: bool,
}

/// The sentences of the game.
#[derive(Clone, Debug)]
pub struct Project {
    /// The types of choices.
    pub choices: Vec<Choice>,
    /// The messages, in the order of their places in a table.
    pub entries: Vec<Entry>,
    /// The messages that others call.
    pub callees: Vec<String>,
    /// The other languages.
    pub languages: Vec<Language>,
    /// Says which table belongs to which program.
    pub ids: u64,
}

impl Language {
    /// Whether the game offers the language: one that is finished, or any where `CANASTA_LANGUAGES` is `all`, so that whoever
    /// writes its words sees them.
    #[must_use]
    pub fn is_offered(&self) -> bool {
        !self.is_unfinished || std::env::var(ALL_LANGUAGES).is_ok_and(|value| value == "all")
    }
}

/// The variable that offers languages that are still being written.
pub const ALL_LANGUAGES: &str = "CANASTA_LANGUAGES";

/// The file whose messages others may call.
const CALLED: &str = "cards";
/// A folder with a file of this name may lack messages: the language is being written.
const UNFINISHED: &str = "UNFINISHED";

impl Project {
    /// Reads and compiles the folder of all languages.
    ///
    /// # Errors
    ///
    /// Everything that is wrong in any language.
    pub fn read(folder: &Path) -> Result<Project, Vec<Problem>> {
        let types = folder.join("types");
        let text = std::fs::read_to_string(&types)
            .map_err(|why| vec![Problem::of_file(&types, format!("it cannot be read: {why}"))])?;
        let choices = Choice::read_all(&types, &text)?;
        let (entries, callees) = english(folder, &choices, Writing::Plain)?;
        let ids = hash(&entries, &choices);
        let mut project = Project { choices, entries, callees, languages: Vec::new(), ids };
        let mut problems = unknown(folder);
        for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::En) {
            let folder = folder.join(locale.tag());
            if folder.is_dir() {
                match project.language(&folder, locale) {
                    Ok(language) => project.languages.push(language),
                    Err(more) => problems.extend(more),
                }
            }
        }
        if problems.is_empty() { Ok(project) } else { Err(problems) }
    }

    /// English with accents, as the table of another language: what has none in a page is no message.
    ///
    /// # Errors
    ///
    /// Everything that is wrong in English.
    pub fn accented(&self, folder: &Path) -> Result<Vec<u8>, Vec<Problem>> {
        let (entries, _) = english(folder, &self.choices, Writing::Accented)?;
        let messages: Vec<Vec<u8>> = entries.into_iter().map(|entry| entry.english).collect();
        self.table(folder, &messages)
    }

    fn table(&self, folder: &Path, messages: &[Vec<u8>]) -> Result<Vec<u8>, Vec<Problem>> {
        canasta_words::write(messages, self.ids).map_err(|why| vec![Problem::of_file(folder, why.to_string())])
    }

    /// Compiles one language from its folder.
    ///
    /// # Errors
    ///
    /// Everything that is wrong in it.
    pub fn language(&self, folder: &Path, locale: Locale) -> Result<Language, Vec<Problem>> {
        let files = File::read_all(folder)?;
        let mut problems = Vec::new();
        let written = entries(&files, &mut problems);
        let (messages, terms) = index(&written, &mut problems);
        let variables = self.entries.iter().map(|one| (one.id.clone(), one.variables.clone())).collect();
        let shared = Shared {
            locale,
            writing: Writing::Plain,
            choices: &self.choices,
            messages: &messages,
            terms: &terms,
            variables: &variables,
            callees: &self.callees,
        };
        let places: BTreeMap<&str, &str> =
            self.entries.iter().map(|one| (one.id.as_str(), one.subject.as_str())).collect();
        for message in messages.values() {
            match places.get(message.id) {
                None => {
                    problems.push(message.file.problem(message.id, format!("English has no message {}", message.id)))
                }
                Some(subject) if *subject != message.file.subject => problems.push(
                    message.file.problem(message.id, format!("{} stands in {subject}.ftl in English", message.id)),
                ),
                Some(_) => {}
            }
        }
        let (mut compiled, mut missing) = (Vec::new(), Vec::new());
        for entry in &self.entries {
            let Some(&message) = messages.get(entry.id.as_str()) else {
                missing.push(entry.id.clone());
                compiled.push(entry.english.clone());
                continue;
            };
            let mut compiler = Compiler::new(&shared, &entry.variables);
            compiled.push(compiler.message(message));
            for name in entry.needed.difference(&compiler.used) {
                let why = format!("{} does not use ${name}, which is written {{ ${name} }}", message.id);
                problems.push(message.file.problem(message.id, why));
            }
            problems.append(&mut compiler.problems);
        }
        let is_unfinished = folder.join(UNFINISHED).exists();
        if !is_unfinished {
            problems.extend(missing.iter().map(|id| {
                let subject = places.get(id.as_str()).copied().unwrap_or_default();
                Problem::of_file(&folder.join(format!("{subject}.ftl")), format!("the message {id} is missing"))
            }));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let table = self.table(folder, &compiled)?;
        Ok(Language { locale, table, missing, is_unfinished })
    }
}

/// The folders that no language of the game has. Their words would be read by nobody.
fn unknown(folder: &Path) -> Vec<Problem> {
    let folders = std::fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let unknown = folders.filter(|path| path.is_dir()).filter_map(|path| {
        let name = path.file_name()?.to_str()?;
        let is_known = name.starts_with('.') || Locale::ALL.iter().any(|locale| locale.tag() == name);
        let why = match Locale::of_tag(name) {
            Some(locale) => format!("the folder of this language is {}", locale.tag()),
            None => format!("the program has no language {name} yet: docs/adding.md says how a programmer adds it"),
        };
        (!is_known).then(|| Problem::of_file(&path, why))
    });
    unknown.collect()
}

/// Compiles English, which declares what the messages are.
fn english(folder: &Path, choices: &[Choice], writing: Writing) -> Result<(Vec<Entry>, Vec<String>), Vec<Problem>> {
    let files = File::read_all(&folder.join(Locale::En.tag()))?;
    let mut problems = Vec::new();
    let written = entries(&files, &mut problems);
    let (messages, terms) = index(&written, &mut problems);
    let mut entries = Vec::new();
    for (file, entry) in &written {
        let ast::Entry::Message(message) = entry else { continue };
        let (mut variables, mut comment) = (Vec::<Variable>::new(), Vec::new());
        for line in message.comment.iter().flat_map(|comment| &comment.content) {
            match Variable::of_comment(line, choices) {
                None => comment.push(line.trim()),
                Some(Ok(variable)) if variables.iter().any(|one| one.name == variable.name) => {
                    problems.push(file.problem(line, format!("${} is declared twice", variable.name)));
                }
                Some(Ok(variable)) => variables.push(variable),
                Some(Err(why)) => problems.push(file.problem(line, why)),
            }
        }
        entries.push(Entry {
            subject: file.subject.clone(),
            id: message.id.name.to_owned(),
            comment: comment.join("\n"),
            variables,
            english: Vec::new(),
            fingerprint: fingerprint(message),
            needed: BTreeSet::new(),
        });
    }
    let called = |entry: &&Entry| entry.subject == CALLED && !entry.variables.is_empty();
    let callees: Vec<String> = entries.iter().filter(called).map(|entry| entry.id.clone()).collect();
    let variables = entries.iter().map(|one| (one.id.clone(), one.variables.clone())).collect();
    let shared = Shared {
        locale: Locale::En,
        writing,
        choices,
        messages: &messages,
        terms: &terms,
        variables: &variables,
        callees: &callees,
    };
    for entry in &mut entries {
        let Some(&message) = messages.get(entry.id.as_str()) else { continue };
        let mut compiler = Compiler::new(&shared, &entry.variables);
        entry.english = compiler.message(message);
        let is_needed = |variable: &&Variable| {
            !matches!(variable.kind, Kind::Choice(_) | Kind::Case) && compiler.used.contains(&variable.name)
        };
        entry.needed = entry.variables.iter().filter(is_needed).map(|variable| variable.name.clone()).collect();
        problems.append(&mut compiler.problems);
    }
    if problems.is_empty() { Ok((entries, callees)) } else { Err(problems) }
}

/// A hash of a message without its comment.
fn fingerprint(message: &ast::Message<&str>) -> u64 {
    let message = ast::Message { comment: None, ..message.clone() };
    let written = serialize(&ast::Resource { body: vec![ast::Entry::Message(message)] });
    crate::hash::of(written.into_bytes())
}

type ById<'a> = BTreeMap<&'a str, Parsed<'a>>;

/// What stands in the files of a language, each with its file.
type Written<'a> = Vec<(&'a File, ast::Entry<&'a str>)>;

fn entries<'a>(files: &'a [File], problems: &mut Vec<Problem>) -> Written<'a> {
    files.iter().flat_map(|file| file.parse(problems).into_iter().map(move |entry| (file, entry))).collect()
}

/// The messages and terms by name. A name stands once in a language, be it a message's or a term's.
fn index<'a>(written: &'a Written<'a>, problems: &mut Vec<Problem>) -> (ById<'a>, ById<'a>) {
    let (mut messages, mut terms) = (ById::new(), ById::new());
    for (file, entry) in written {
        let (id, pattern, attributes, is_term) = match entry {
            ast::Entry::Message(one) => (one.id.name, one.value.as_ref(), &one.attributes, false),
            ast::Entry::Term(one) => (one.id.name, Some(&one.value), &one.attributes, true),
            _ => continue,
        };
        if let Some(attribute) = attributes.first() {
            problems
                .push(file.problem(attribute.id.name, format!("{id} has attributes, which the game does not read")));
        }
        let Some(pattern) = pattern else { continue };
        if messages.contains_key(id) || terms.contains_key(id) {
            problems.push(file.problem(id, format!("{id} stands twice in this language, as a message or a term")));
        }
        let all = if is_term { &mut terms } else { &mut messages };
        all.insert(id, Parsed { file, id, pattern });
    }
    (messages, terms)
}

/// A hash (FNV-1a) of all names with their variables, so that a table of another version is refused.
fn hash(entries: &[Entry], choices: &[Choice]) -> u64 {
    let mut named = Vec::new();
    let mut add = |text: &str| named.extend(text.bytes().chain([0]));
    for entry in entries {
        add(&entry.id);
        for variable in &entry.variables {
            add(&variable.name);
            add(&format!("{:?}", variable.kind));
        }
    }
    for choice in choices {
        add(&choice.name);
        choice.keys.iter().for_each(|key| add(key));
    }
    crate::hash::of(named)
}
