//! The files of one language, parsed.

use crate::Problem;
use fluent_syntax::ast;
use fluent_syntax::parser::ErrorKind;
use std::io;
use std::path::{Path, PathBuf};

/// A file with its text.
pub struct File {
    pub path: PathBuf,
    /// The name without `.ftl`.
    pub subject: String,
    pub text: String,
}

impl File {
    /// The files of a folder, by name.
    pub fn read_all(folder: &Path) -> Result<Vec<File>, Vec<Problem>> {
        let refuse = |path: &Path, why: io::Error| {
            let why = match why.kind() {
                io::ErrorKind::InvalidData => "it is no UTF-8: save it with the encoding UTF-8".to_owned(),
                _ => format!("it cannot be read: {why}"),
            };
            vec![Problem::of_file(path, why)]
        };
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(|why| refuse(folder, why))? {
            let path = entry.map_err(|why| refuse(folder, why))?.path();
            if path.extension().is_some_and(|end| end == "txt") {
                return Err(vec![Problem::of_file(&path, "it is not read: the name of a file of words ends in .ftl")]);
            }
            if path.extension().is_none_or(|end| end != "ftl") {
                continue;
            }
            let text = std::fs::read_to_string(&path).map_err(|why| refuse(&path, why))?;
            let subject = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            files.push(File { path, subject, text });
        }
        files.sort_by(|one, other| one.subject.cmp(&other.subject));
        Ok(files)
    }

    /// A fault at a byte of this file.
    pub fn problem_at(&self, byte: usize, text: impl Into<String>) -> Problem {
        let before = self.text.get(..byte).unwrap_or(&self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        Problem { file: self.path.clone(), line, column, text: text.into() }
    }

    /// A fault at a part of the text of this file.
    pub fn problem(&self, part: &str, text: impl Into<String>) -> Problem {
        // A part is a slice of the text, so that the distance of their addresses is its place.
        let byte = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        self.problem_at(if byte <= self.text.len() { byte } else { 0 }, text)
    }

    /// The entries of the file.
    pub fn parse(&self, problems: &mut Vec<Problem>) -> Vec<ast::Entry<&str>> {
        if self.text.starts_with(BYTE_ORDER_MARK) {
            problems.push(self.problem_at(0, "the file begins with a byte order mark: save it as UTF-8 without one"));
        }
        let mut start = 0;
        for line in self.text.split_inclusive('\n') {
            if line.trim_start_matches(' ').starts_with('\t') {
                problems.push(self.problem_at(start, "a line begins with a tab: use blanks"));
            }
            if line.trim_start_matches(' ').starts_with('\u{a0}') {
                problems.push(
                    self.problem_at(
                        start,
                        "a line begins with a no-break space, at which other readers cut the message",
                    ),
                );
            }
            start += line.len();
        }
        let (body, errors) = match fluent_syntax::parser::parse(self.text.as_str()) {
            Ok(resource) => (resource.body, Vec::new()),
            Err((resource, errors)) => (resource.body, errors),
        };
        // The parser says of both only that something else is missing.
        if !self.text.starts_with(BYTE_ORDER_MARK) {
            problems
                .extend(errors.into_iter().map(|error| self.problem_at(error.pos.start, in_plain_words(&error.kind))));
        }
        body
    }
}

/// What some editors put before the first letter of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// What is wrong, for somebody who knows no grammar of Fluent.
fn in_plain_words(kind: &ErrorKind) -> String {
    let words = match kind {
        ErrorKind::ExpectedToken('}') => "a } is missing before this place",
        ErrorKind::ExpectedToken('=') => {
            "a = is missing: a message is `name = text`, and a further line of its text begins with a blank"
        }
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => {
            "a new line is missing here: the variants begin below ->, each on a line of its own"
        }
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            return format!("{entry_id} has no text after =");
        }
        ErrorKind::ForbiddenCallee => "the name of a message that is called is in capitals: CARDS-COUNT($count)",
        ErrorKind::MissingDefaultVariant => {
            "the variant for the rest is missing: *[other], with an asterisk, on a line of its own"
        }
        ErrorKind::MultipleDefaultVariants => "two variants have an asterisk, and only that for the rest has one",
        ErrorKind::MessageReferenceAsSelector | ErrorKind::ExpectedSimpleExpressionAsSelector => {
            "a message selects by a variable, with a dollar sign: { $count ->"
        }
        ErrorKind::UnterminatedStringLiteral => "the straight quotation mark at the end is missing",
        ErrorKind::UnbalancedClosingBrace => "this } has no { before it",
        ErrorKind::ExpectedInlineExpression => {
            "here stands a $variable, a -term, a call in capitals, or a text in straight quotation marks"
        }
        ErrorKind::ExpectedLiteral => "the key stands in straight quotation marks: case: \"dat\"",
        other => return other.to_string(),
    };
    words.to_owned()
}
