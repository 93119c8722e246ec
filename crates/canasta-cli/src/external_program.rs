//! Another program as a player: it is started, exchanges lines with the table, and has a time limit for every answer.

use super::fault::Fault;
use super::files::without_mark;
use super::processes::Family;
use super::protocol::{Message, parse_ready, to_line};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read, in bytes; every action is far shorter.
const MAX_LINE: u64 = 4_096;
/// How much of an invalid answer is reported, in characters.
const MAX_REPORTED: usize = 120;
/// The least time that a program has to start.
const START_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a program may take to exit after its input is closed.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);

/// Splits a command as a shell does: at spaces outside quotes; a backslash escapes the next character, except within single
/// quotes. `None` if a quote is not closed or the command is empty.
#[must_use]
pub fn split_command(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (Some('\''), _) => word.get_or_insert_default().push(letter),
            (_, '\\') => word.get_or_insert_default().push(letters.next()?),
            (Some(_), _) => word.get_or_insert_default().push(letter),
            (None, '\'' | '"') => {
                quote = Some(letter);
                let _ = word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (None, _) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    (quote.is_none() && !words.is_empty()).then_some(words)
}

/// A running program.
///
/// Separate threads write its input and read its output, so that a program that does neither cannot block the table.
/// Dropping it closes its input, waits for a moment, and kills it together with the processes that it started.
pub struct ExternalProgram {
    child: Child,
    /// It and what it has started.
    family: Family,
    input: Option<Sender<String>>,
    output: Receiver<Result<OutputLine, Fault>>,
    timeout: Duration,
}

impl ExternalProgram {
    /// Starts a program and sends it the first message.
    ///
    /// # Errors
    /// If it cannot be started, answers too late, or answers something other than `ready NAME`.
    pub fn start(command: &[String], timeout: Duration, hello: &Message) -> Result<ExternalProgram, Fault> {
        let (program, arguments) = command.split_first().ok_or_else(|| Fault::NotStarted("no command".to_owned()))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let (mut child, family) = Family::spawn(&mut command).map_err(|error| Fault::NotStarted(error.to_string()))?;
        let (input, lines) = channel();
        let (lines_out, output) = channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &lines_out));
        }
        let mut program =
            ExternalProgram { child, family, input: Some(input), output, timeout: timeout.max(START_TIMEOUT) };
        let answer = program.request(hello)?;
        program.timeout = timeout;
        parse_ready(&answer).ok_or_else(|| Fault::NotReady(excerpt(&answer)))?;
        Ok(program)
    }

    /// Sends a message that has no answer.
    pub fn notify(&self, message: &Message) {
        if let Some(input) = &self.input {
            // A program that has ended is noticed at the next request.
            let _ = input.send(to_line(message));
        }
    }

    /// Sends a message and waits for the line of its answer.
    ///
    /// # Errors
    /// If the program answers too late, has ended, or has written a line without being asked.
    pub fn request(&mut self, message: &Message) -> Result<String, Fault> {
        match self.output.try_recv() {
            Ok(early) => return Err(Fault::OutOfTurn(excerpt(&early?.text))),
            Err(TryRecvError::Disconnected) => return Err(Fault::Gone),
            Err(TryRecvError::Empty) => {}
        }
        self.notify(message);
        let answer = self.receive()?;
        if answer.has_successor {
            return Err(Fault::OutOfTurn(excerpt(&self.receive()?.text)));
        }
        Ok(answer.text)
    }

    fn receive(&self) -> Result<OutputLine, Fault> {
        self.output.recv_timeout(self.timeout).unwrap_or_else(|error| {
            Err(match error {
                RecvTimeoutError::Timeout => {
                    Fault::Late { timeout_ms: self.timeout.as_millis().try_into().unwrap_or(u64::MAX) }
                }
                RecvTimeoutError::Disconnected => Fault::Gone,
            })
        })
    }
}

impl Drop for ExternalProgram {
    fn drop(&mut self) {
        self.input = None;
        let start = Instant::now();
        let mut pause = Duration::from_millis(1);
        while matches!(self.child.try_wait(), Ok(None)) && start.elapsed() < EXIT_TIMEOUT {
            thread::sleep(pause);
            pause *= 2;
        }
        // Even if it has ended: processes that it started may still run.
        self.family.kill();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A line of the program's output.
struct OutputLine {
    text: String,
    /// Whether another line arrived together with this one. That one answers no request, however soon the next follows.
    has_successor: bool,
}

/// The beginning of a line, for reports.
fn excerpt(line: &str) -> String {
    line.trim_end().chars().take(MAX_REPORTED).collect()
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Passes on every line, until the end of the output or a line that is too long.
fn read_lines(stdout: ChildStdout, lines: &Sender<Result<OutputLine, Fault>>) {
    let mut stdout = BufReader::new(stdout);
    let mut is_first = true;
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(MAX_LINE).read_until(b'\n', &mut line);
        let complete = line.ends_with(b"\n") || (line.len() as u64) < MAX_LINE;
        match read {
            Ok(1..) => {
                if !complete {
                    // Nobody waits for it if the table has ended meanwhile.
                    let _ = lines.send(Err(Fault::TooLong { most: MAX_LINE }));
                    return;
                }
                let has_successor = stdout.buffer().contains(&b'\n');
                let line = if std::mem::take(&mut is_first) { without_mark(&line) } else { &line };
                let text = String::from_utf8_lossy(line).into_owned();
                if lines.send(Ok(OutputLine { text, has_successor })).is_err() {
                    return;
                }
            }
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_a_shell_splits_them() {
        let split = |text: &str| split_command(text).map(|words| words.join("|"));
        assert_eq!(split("python3  a.py --x 1").as_deref(), Some("python3|a.py|--x|1"));
        assert_eq!(split(r#"'my bot' "a b"c '' d\ e"#).as_deref(), Some("my bot|a bc||d e"));
        assert_eq!(split(r#"a'\'b "\"q\"""#).as_deref(), Some(r#"a\b|"q""#));
        for bad in ["", "  ", "'a", "a\\"] {
            assert_eq!(split(bad), None, "{bad}");
        }
    }
}
