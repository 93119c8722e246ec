//! A command of a contestant as its words: `exec:COMMAND`.

use std::fmt;

/// Why a command cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCommand {
    /// It has no word.
    Empty,
    /// A quote is not closed, or nothing follows a backslash.
    Open,
    /// A shell would not give this word to the program.
    Shell(String),
    /// The first word sets a variable.
    Variable(String),
}

impl fmt::Display for BadCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadCommand::Empty => f.write_str("exec: names no program"),
            BadCommand::Open => f.write_str("exec: has a quote that is not closed, or ends with a backslash"),
            BadCommand::Shell(word) => write!(
                f,
                "exec: is no shell and has no pipes and redirections: write exec:sh -c '…', or quote {word} if the program is \
                 to have it"
            ),
            BadCommand::Variable(word) => {
                write!(f, "exec: is no shell and sets no variable: write exec:env {word} …")
            }
        }
    }
}

/// Splits a command as a shell does: at spaces outside quotes; a backslash escapes the next character, except within single
/// quotes. Nothing else of a shell is there.
///
/// # Errors
/// If it has no word or an open quote, or needs a shell.
pub fn split_command(text: &str) -> Result<Vec<String>, BadCommand> {
    let mut words = Vec::new();
    let mut word: Option<Word> = None;
    let mut quote = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (Some('\''), _) => word.get_or_insert_default().text.push(letter),
            (_, '\\') => {
                let word = word.get_or_insert_default();
                word.text.push(letters.next().ok_or(BadCommand::Open)?);
                word.is_quoted = true;
            }
            (Some(_), _) => word.get_or_insert_default().text.push(letter),
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default().is_quoted = true;
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (None, _) => word.get_or_insert_default().text.push(letter),
        }
    }
    words.extend(word);
    if quote.is_some() {
        return Err(BadCommand::Open);
    }
    if let Some(word) = words.iter().find(|word| word.is_for_a_shell()) {
        return Err(BadCommand::Shell(word.text.clone()));
    }
    match words.first() {
        None => Err(BadCommand::Empty),
        Some(first) if first.sets_a_variable() => Err(BadCommand::Variable(first.text.clone())),
        Some(_) => Ok(words.into_iter().map(|word| word.text).collect()),
    }
}

/// A word of a command.
#[derive(Default)]
struct Word {
    text: String,
    /// Whether a part of it was in quotes or after a backslash: it is meant as it is.
    is_quoted: bool,
}

impl Word {
    /// Whether it is a pipe, a redirection or the end of a command: `|`, `&&`, `2>/dev/null`, `x;`.
    fn is_for_a_shell(&self) -> bool {
        let text = self.text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        !self.is_quoted && (text.starts_with(['|', '&', '<', '>', ';']) || text.ends_with(';'))
    }

    /// Whether it is `NAME=value`.
    fn sets_a_variable(&self) -> bool {
        let is_name = |name: &str| {
            name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_')
                && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
        };
        !self.is_quoted && self.text.split_once('=').is_some_and(|(name, _)| is_name(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_a_shell_splits_them() {
        let split = |text: &str| split_command(text).map(|words| words.join("|"));
        assert_eq!(split("python3  a.py --x 1").as_deref(), Ok("python3|a.py|--x|1"));
        assert_eq!(split(r#"'my bot' "a b"c '' d\ e"#).as_deref(), Ok("my bot|a bc||d e"));
        assert_eq!(split(r#"a'\'b "\"q\"""#).as_deref(), Ok(r#"a\b|"q""#));
        for bad in ["'a", "a\\", "a \"b"] {
            assert_eq!(split(bad), Err(BadCommand::Open), "{bad}");
        }
        for bad in ["", "  "] {
            assert_eq!(split(bad), Err(BadCommand::Empty), "{bad}");
        }
    }

    #[test]
    fn what_only_a_shell_does_is_refused_unless_it_is_quoted() {
        for bad in ["|", "||", "&&", "&", ";", ">", ">>x", "<in", "2>/dev/null", "2>&1", "&>x", "x;"] {
            let command = format!("bot {bad} y");
            assert_eq!(split_command(&command), Err(BadCommand::Shell(bad.to_owned())), "{bad}");
            assert_eq!(split_command(&format!("bot '{bad}' y")).map(|words| words.len()), Ok(3), "{bad}");
        }
        assert_eq!(split_command("SEED=4 bot"), Err(BadCommand::Variable("SEED=4".to_owned())));
        assert!(split_command("bot SEED=4 a|b x>y --z=1 12 -").is_ok());
        assert!(split_command("./a=b").is_ok());
    }
}
