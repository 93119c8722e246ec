//! The files of one language, parsed.

use crate::Problem;
use fluent_syntax::ast;
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
        let refuse =
            |path: &Path, why: std::io::Error| vec![Problem::of_file(path, format!("it cannot be read: {why}"))];
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(|why| refuse(folder, why))? {
            let path = entry.map_err(|why| refuse(folder, why))?.path();
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
        let mut start = 0;
        for line in self.text.split_inclusive('\n') {
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
        match fluent_syntax::parser::parse(self.text.as_str()) {
            Ok(resource) => resource.body,
            Err((resource, errors)) => {
                problems
                    .extend(errors.into_iter().map(|error| self.problem_at(error.pos.start, error.kind.to_string())));
                resource.body
            }
        }
    }
}
