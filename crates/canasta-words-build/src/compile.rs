//! One message becomes bytes.

use crate::source::File;
use crate::{Choice, Kind, Problem, Variable};
use canasta_words::code::{BASE, CALL, CHOICE, EXACT, FIXED, PASS, PHRASE, PLURAL, PRINT, REST, SELECT};
use canasta_words::{Case, Locale, Plural, SideWords, Who};
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// A message or term as it stands in its file.
#[derive(Clone, Copy)]
pub struct Parsed<'a> {
    pub file: &'a File,
    pub id: &'a str,
    pub pattern: &'a Pattern<&'a str>,
}

/// How texts are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// As they stand.
    Plain,
    /// With an accent on every letter and half as long again, so that a text that is no message is seen.
    Accented,
}

/// What all messages of a language are compiled with.
pub struct Shared<'a> {
    pub locale: Locale,
    pub writing: Writing,
    pub choices: &'a [Choice],
    pub messages: &'a BTreeMap<&'a str, Parsed<'a>>,
    pub terms: &'a BTreeMap<&'a str, Parsed<'a>>,
    /// The variables of every message, which English declares.
    pub variables: &'a BTreeMap<String, Vec<Variable>>,
    /// The messages that others call, in the order of their numbers.
    pub callees: &'a [String],
}

/// A function as a message calls it: its name, the variables that it is given, and keys by their names.
struct Called<'a> {
    name: &'a str,
    passed: Vec<(&'a str, (u8, Kind))>,
    keys: BTreeMap<&'a str, &'a str>,
}

/// The compilation of one message.
pub struct Compiler<'a> {
    shared: &'a Shared<'a>,
    variables: &'a [Variable],
    /// The parameters of the term that is being printed.
    parameters: Option<BTreeMap<&'a str, String>>,
    /// The messages that are being printed.
    stack: Vec<&'a str>,
    /// The variables that the message itself uses.
    pub used: BTreeSet<String>,
    /// The variables that the sentence around this place selects by.
    selected: Vec<&'a str>,
    pub problems: Vec<Problem>,
}

impl<'a> Compiler<'a> {
    pub fn new(shared: &'a Shared<'a>, variables: &'a [Variable]) -> Compiler<'a> {
        let (used, selected) = (BTreeSet::new(), Vec::new());
        Compiler { shared, variables, parameters: None, stack: Vec::new(), used, selected, problems: Vec::new() }
    }

    pub fn message(&mut self, message: Parsed<'a>) -> Vec<u8> {
        self.stack.push(message.id);
        let mut bytes = Vec::new();
        self.pattern(message.file, message.pattern, &mut bytes);
        self.stack.pop();
        bytes
    }

    fn pattern(&mut self, file: &'a File, pattern: &'a Pattern<&'a str>, to: &mut Vec<u8>) {
        let around = self.selected.len();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(file, value, value, to),
                PatternElement::Placeable { expression } => self.expression(file, expression, to),
            }
        }
        self.selected.truncate(around);
    }

    fn text(&mut self, file: &File, place: &str, text: &str, to: &mut Vec<u8>) {
        if let Some(odd) = text.chars().find(|c| c.is_control() && *c != '\n') {
            self.problems.push(
                file.problem(place, format!("the control character U+{:04X} cannot stand in a message", odd as u32)),
            );
        }
        let text = match self.shared.writing {
            Writing::Plain => Cow::Borrowed(text),
            Writing::Accented => Cow::Owned(accented(text)),
        };
        to.extend(text.bytes().filter(|&b| b >= BASE || b == b'\n'));
    }

    fn expression(&mut self, file: &'a File, expression: &'a Expression<&'a str>, to: &mut Vec<u8>) {
        match expression {
            Expression::Inline(inline) => self.inline(file, inline, to),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    let place = variants.first().map_or(file.text.as_str(), |variant| key_text(&variant.key));
                    self.problems
                        .push(file.problem(place, "a message selects by a variable: the game gives a number or a key"));
                    return;
                };
                if let Some(parameters) = &self.parameters {
                    let value = parameters.get(id.name).cloned();
                    let fits = |key: &VariantKey<&str>| value.as_deref() == Some(key_text(key));
                    let chosen =
                        variants.iter().find(|one| fits(&one.key)).or_else(|| variants.iter().find(|one| one.default));
                    if let Some(chosen) = chosen {
                        self.pattern(file, &chosen.value, to);
                    }
                    return;
                }
                let Some((place, kind)) = self.variable(file, id.name) else { return };
                if self.selected.contains(&id.name) {
                    self.problems.push(file.problem(
                        id.name,
                        format!("${} is selected by twice in one message: write whole sentences as variants", id.name),
                    ));
                }
                self.selected.push(id.name);
                self.select(file, (id.name, place, kind), variants, to);
            }
        }
    }

    fn select(
        &mut self,
        file: &'a File,
        (name, place, kind): (&'a str, u8, Kind),
        variants: &'a [fluent_syntax::ast::Variant<&'a str>],
        to: &mut Vec<u8>,
    ) {
        let mut seen: Vec<String> = Vec::new();
        let mut written: Vec<(Vec<u8>, &'a Pattern<&'a str>)> = Vec::new();
        let mut rest = None;
        for variant in variants {
            let text = key_text(&variant.key);
            if seen.iter().any(|other| other == text) {
                self.problems.push(
                    file.problem(text, format!("the variant [{text}] can never be reached: it stands here twice")),
                );
            }
            seen.push(text.to_owned());
            match self.key(kind, &variant.key) {
                Ok(_) if variant.default => rest = Some((text, &variant.value)),
                Ok(_) if text == "other" => {
                    self.problems
                        .push(file.problem(text, "the variant [other] is for the rest: it is the default, *[other]"));
                }
                Ok(key) => written.push((key, &variant.value)),
                Err(why) => self.problems.push(file.problem(text, format!("${name}: {why}"))),
            }
        }
        let Some((rest_key, rest)) = rest else { return };
        let keys = self.keys(kind);
        let missing: Vec<&String> = keys.iter().filter(|key| !seen.contains(key)).collect();
        if rest_key == "other" && missing.is_empty() && !matches!(kind, Kind::Number | Kind::Who) {
            self.problems
                .push(file.problem(rest_key, "the variant [other] can never be reached: every key has one of its own"));
        }
        if rest_key != "other" && !missing.is_empty() && matches!(kind, Kind::Choice(_) | Kind::Side) {
            let missing = missing.iter().map(|key| key.as_str()).collect::<Vec<_>>().join(", ");
            self.problems.push(
                file.problem(rest_key, format!("${name} has no variant for {missing}; *[other] covers the rest")),
            );
        }
        if rest_key != "other" && kind == Kind::Number {
            self.problems.push(file.problem(rest_key, format!("the variant of ${name} for the rest is *[other]")));
        }
        written.push((vec![REST], rest));
        to.extend([SELECT, BASE + place, u8::try_from(written.len()).unwrap_or(u8::MAX)]);
        for (key, pattern) in written {
            let mut bytes = Vec::new();
            self.pattern(file, pattern, &mut bytes);
            let length = u16::try_from(bytes.len()).unwrap_or_else(|_| {
                self.problems.push(file.problem(name, "a variant has 65,535 bytes at most"));
                0
            });
            to.extend(key);
            to.extend(length.to_le_bytes());
            to.extend(bytes);
        }
    }

    /// The keys by which a variable may be selected, without numbers.
    fn keys(&self, kind: Kind) -> Vec<String> {
        match kind {
            Kind::Number => Plural::of_locale(self.shared.locale)
                .iter()
                .filter_map(|plural| Plural::KEYS.get(usize::from(plural.key())))
                .map(|key| (*key).to_owned())
                .collect(),
            Kind::Who => Who::KEYS.map(str::to_owned).to_vec(),
            Kind::Side => SideWords::KEYS.map(str::to_owned).to_vec(),
            Kind::Case => Case::KEYS.map(str::to_owned).to_vec(),
            Kind::Choice(place) => self.shared.choices.get(place).map(|choice| choice.keys.clone()).unwrap_or_default(),
            Kind::Text | Kind::Phrase => Vec::new(),
        }
    }

    fn key(&self, kind: Kind, key: &VariantKey<&str>) -> Result<Vec<u8>, String> {
        match (kind, key) {
            (Kind::Text | Kind::Phrase, _) => Err("only a number, a person or a choice can be selected by".to_owned()),
            (Kind::Number, VariantKey::NumberLiteral { value }) => {
                let (whole, fraction) = value.split_once('.').unwrap_or((value, ""));
                let digits: i32 =
                    format!("{whole}{fraction}").parse().map_err(|_| format!("{value} is too large for a variant"))?;
                let places = u8::try_from(fraction.len()).map_err(|_| format!("{value} has too many digits"))?;
                let mut bytes = vec![EXACT];
                bytes.extend(digits.to_le_bytes());
                bytes.push(places);
                Ok(bytes)
            }
            (_, VariantKey::NumberLiteral { value }) => Err(format!("it is no number, and [{value}] is never reached")),
            (_, VariantKey::Identifier { name: "other" }) => Ok(vec![REST]),
            (Kind::Number, VariantKey::Identifier { name }) => {
                let plurals = Plural::of_locale(self.shared.locale);
                plurals
                    .iter()
                    .find(|plural| Plural::KEYS.get(usize::from(plural.key())) == Some(name))
                    .map(|plural| vec![PLURAL, plural.key()])
                    .ok_or_else(|| {
                        format!("[{name}] is never reached: this language has {} and other", self.keys(kind).join(", "))
                    })
            }
            (_, VariantKey::Identifier { name }) => {
                let keys = self.keys(kind);
                let place = keys
                    .iter()
                    .position(|key| key == name)
                    .ok_or_else(|| format!("[{name}] is never reached: the keys are {}", keys.join(", ")))?;
                Ok(vec![CHOICE, u8::try_from(place).unwrap_or(u8::MAX)])
            }
        }
    }

    /// The number and the kind of a variable, which is noted as used.
    fn variable(&mut self, file: &File, name: &str) -> Option<(u8, Kind)> {
        let found = self.variables.iter().position(|variable| variable.name == name);
        let Some(place) = found else {
            let known = self.variables.iter().map(|variable| format!("${}", variable.name)).collect::<Vec<_>>();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            self.problems.push(file.problem(name, format!("${name} is no variable of this message (it has {known})")));
            return None;
        };
        self.used.insert(name.to_owned());
        Some((u8::try_from(place).ok()?, self.variables.get(place)?.kind))
    }

    fn inline(&mut self, file: &'a File, inline: &'a InlineExpression<&'a str>, to: &mut Vec<u8>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                let text = unescape_unicode_to_string(value).into_owned();
                self.text(file, value, &text, to);
            }
            InlineExpression::NumberLiteral { value } => self.text(file, value, value, to),
            InlineExpression::VariableReference { id } => {
                if let Some(parameters) = &self.parameters {
                    match parameters.get(id.name).cloned() {
                        Some(value) => self.text(file, id.name, &value, to),
                        None => {
                            self.problems.push(file.problem(id.name, format!("the term is used without ${}", id.name)))
                        }
                    }
                    return;
                }
                let Some((place, kind)) = self.variable(file, id.name) else { return };
                if matches!(kind, Kind::Case | Kind::Choice(_)) {
                    self.problems.push(
                        file.problem(
                            id.name,
                            format!("${} is a choice: it selects a variant, and has no text", id.name),
                        ),
                    );
                }
                to.extend([PRINT, BASE + place]);
            }
            InlineExpression::FunctionReference { id, arguments } => self.function(file, id.name, arguments, to),
            InlineExpression::MessageReference { id, attribute } => {
                if let Some(attribute) = attribute {
                    self.problems.push(file.problem(attribute.name, "messages have no attributes here"));
                    return;
                }
                let Some(&message) = self.shared.messages.get(id.name) else {
                    let is_variable = self.variables.iter().any(|variable| variable.name == id.name);
                    self.problems.push(file.problem(
                        id.name,
                        match is_variable {
                            true => format!("a variable has a dollar sign: ${}", id.name),
                            false => format!("there is no message {} in this language", id.name),
                        },
                    ));
                    return;
                };
                if self.stack.contains(&message.id) {
                    self.problems.push(file.problem(id.name, format!("{} contains itself", id.name)));
                    return;
                }
                let around = std::mem::take(&mut self.selected);
                self.stack.push(message.id);
                self.pattern(message.file, message.pattern, to);
                self.stack.pop();
                self.selected = around;
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let parameters = arguments.as_ref().map(|all| self.parameters_of(file, all)).unwrap_or_default();
                match (self.shared.terms.get(id.name), attribute) {
                    (Some(_), Some(attribute)) => {
                        self.problems.push(file.problem(attribute.name, "terms have no attributes here"));
                    }
                    (None, _) => self
                        .problems
                        .push(file.problem(id.name, format!("there is no term -{} in this language", id.name))),
                    (Some(_), None) if self.parameters.is_some() => {
                        self.problems
                            .push(file.problem(id.name, "a term inside a term loses its parameters: write it out"));
                    }
                    (Some(&term), None) => {
                        self.parameters = Some(parameters);
                        self.pattern(term.file, term.pattern, to);
                        self.parameters = None;
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.expression(file, expression, to),
        }
    }

    fn parameters_of(&mut self, file: &File, arguments: &'a CallArguments<&'a str>) -> BTreeMap<&'a str, String> {
        if !arguments.positional.is_empty() {
            let place = arguments.named.first().map_or(file.text.as_str(), |one| one.name.name);
            self.problems.push(file.problem(place, "a term takes named parameters only: -term(case: \"dat\")"));
        }
        let value = |one: &InlineExpression<&str>| match one {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                (*value).to_owned()
            }
            _ => String::new(),
        };
        arguments.named.iter().map(|one| (one.name.name, value(&one.value))).collect()
    }

    /// `CARDS($cards, case: "dat")` prints a phrase; any other function is a message of `cards.ftl` that is called.
    fn function(&mut self, file: &'a File, name: &'a str, arguments: &'a CallArguments<&'a str>, to: &mut Vec<u8>) {
        let mut passed = Vec::new();
        for one in &arguments.positional {
            let InlineExpression::VariableReference { id } = one else {
                self.problems.push(file.problem(name, format!("{name} is given variables, with a dollar sign each")));
                return;
            };
            let Some(found) = self.variable(file, id.name) else { return };
            passed.push((id.name, found));
        }
        let mut keys = BTreeMap::new();
        for one in &arguments.named {
            let InlineExpression::StringLiteral { value } = one.value else {
                self.problems
                    .push(file.problem(one.name.name, format!("{} of {name} is a key in quotes", one.name.name)));
                return;
            };
            keys.insert(one.name.name, value);
        }
        if name == "CARDS" || name == "LIST" {
            self.phrase(file, &Called { name, passed, keys }, to);
        } else {
            self.call(file, &Called { name, passed, keys }, to);
        }
    }

    fn phrase(&mut self, file: &File, Called { name, passed, keys }: &Called<'_>, to: &mut Vec<u8>) {
        let [(_, (place, Kind::Phrase))] = passed.as_slice() else {
            self.problems.push(file.problem(name, format!("{name} is given one variable of cards or a list")));
            return;
        };
        if let Some(other) = keys.keys().find(|key| **key != "case") {
            self.problems.push(file.problem(other, format!("{name} has a case only")));
        }
        let case = keys.get("case").copied().unwrap_or("nom");
        let Some(case) = Case::KEYS.iter().position(|key| *key == case) else {
            self.problems.push(file.problem(case, format!("{case} is no case: they are {}", Case::KEYS.join(", "))));
            return;
        };
        to.extend([PHRASE, BASE + place, u8::try_from(case).unwrap_or(0)]);
    }

    fn call(&mut self, file: &File, Called { name, passed, keys }: &Called<'_>, to: &mut Vec<u8>) {
        let id = name.to_lowercase().replace('_', "-");
        let Some(number) = self.shared.callees.iter().position(|callee| *callee == id) else {
            let known = self.shared.callees.iter().map(|id| id.to_uppercase()).collect::<Vec<_>>().join(", ");
            self.problems.push(file.problem(
                name,
                format!("there is no {name}; messages of cards.ftl can be called: CARDS, LIST, {known}"),
            ));
            return;
        };
        let empty = Vec::new();
        let own = self.shared.variables.get(&id).unwrap_or(&empty);
        if let Some(key) = keys.keys().find(|key| !own.iter().any(|variable| variable.name == **key)) {
            self.problems.push(file.problem(key, format!("{name} has no ${key}")));
        }
        to.extend([CALL, u8::try_from(number).unwrap_or(u8::MAX), u8::try_from(own.len()).unwrap_or(u8::MAX)]);
        let mut positional = passed.iter();
        for variable in own {
            if let Some(key) = keys.get(variable.name.as_str()) {
                let place = self.keys(variable.kind).iter().position(|one| one == key);
                if place.is_none() {
                    self.problems.push(file.problem(key, format!("{key} is no key of ${} in {name}", variable.name)));
                }
                to.extend([FIXED, u8::try_from(place.unwrap_or(0)).unwrap_or(0)]);
            } else if let Some((given, (place, kind))) = positional.next() {
                if *kind != variable.kind {
                    self.problems.push(
                        file.problem(given, format!("${given} is of another type than ${} of {name}", variable.name)),
                    );
                }
                to.extend([PASS, BASE + place]);
            } else if variable.kind == Kind::Case || self.keys(variable.kind).first().is_some_and(|key| key == "none") {
                to.extend([FIXED, 0]);
            } else {
                self.problems.push(file.problem(name, format!("{name} lacks ${}", variable.name)));
            }
        }
        if positional.next().is_some() {
            self.problems.push(file.problem(name, format!("{name} is given too many variables")));
        }
    }
}

const fn key_text<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The text with an accent on every letter; vowels stand twice, which makes it some 40 % longer.
fn accented(text: &str) -> String {
    const PLAIN: &str = "aeiouAEIOUbcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ";
    const ACCENTED: &str = "áéíóúÁÉÍÓÚƀçďƒĝĥĵķľɱñƥɋŕšťṽŵẋýžßÇĎƑĜĤĴĶĽṀÑƤɊŔŠŤṼŴẊÝŽ";
    let mut long = String::new();
    for letter in text.chars() {
        match PLAIN.chars().position(|plain| plain == letter).and_then(|at| Some((at, ACCENTED.chars().nth(at)?))) {
            Some((at, accent)) => {
                long.push(accent);
                if at < 10 {
                    long.push(accent);
                }
            }
            None => long.push(letter),
        }
    }
    long
}
