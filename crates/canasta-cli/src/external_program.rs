//! Another program as a player: it is started, exchanges lines with the table, and has a time limit for every answer.

use super::fault::{Ending, Fault};
use super::files::without_mark;
use super::processes::Family;
use super::protocol::{BadReady, Message, parse_ready, to_line};
use canasta::rules::is_invisible;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read, in bytes; every action is far shorter.
const MAX_LINE: u64 = 4_096;
/// How much of an invalid answer is reported, in characters.
const MAX_REPORTED: usize = 120;
/// The least time that a program has to start.
const START_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a program that has closed its output may take to exit, until it counts as one that runs on.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(200);
/// How long a program may take to exit after its input is closed.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);

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
        let (program, arguments) =
            command.split_first().ok_or_else(|| Fault::NotStarted("there is no command".to_owned()))?;
        let not_started = |error| {
            let is_for_a_shell = program.starts_with('~') || program.contains('$');
            let hint = if is_for_a_shell { "; exec: is no shell, so that ~ and $ stay as they are" } else { "" };
            Fault::NotStarted(format!("“{program}”: {error}{hint}"))
        };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let (mut child, family) = Family::spawn(&mut command).map_err(not_started)?;
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
        parse_ready(&answer).map_err(|bad| match bad {
            BadReady::OtherForm => Fault::NotReady(excerpt(&answer)),
            BadReady::LongName(bytes) => Fault::LongName(bytes),
        })?;
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
            Err(TryRecvError::Disconnected) => return Err(Fault::Gone(self.ending())),
            Err(TryRecvError::Empty) => {}
        }
        self.notify(message);
        let answer = self.receive()?;
        if answer.has_successor {
            return Err(Fault::OutOfTurn(excerpt(&self.receive()?.text)));
        }
        Ok(answer.text)
    }

    fn receive(&mut self) -> Result<OutputLine, Fault> {
        self.output.recv_timeout(self.timeout).unwrap_or_else(|error| {
            Err(match (error, self.child.try_wait()) {
                // What it has started may hold its output open.
                (RecvTimeoutError::Timeout, Ok(Some(status))) => Fault::Gone(status.into()),
                (RecvTimeoutError::Timeout, _) => {
                    Fault::Late { timeout_ms: self.timeout.as_millis().try_into().unwrap_or(u64::MAX) }
                }
                (RecvTimeoutError::Disconnected, _) => Fault::Gone(self.ending()),
            })
        })
    }

    /// How a program whose output is closed has ended. Its output is closed a moment before it has.
    fn ending(&mut self) -> Ending {
        wait_for_exit(&mut self.child, CLOSE_TIMEOUT).map_or(Ending::Closed, Ending::from)
    }
}

/// The status of a program that exits within a time.
fn wait_for_exit(child: &mut Child, within: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        match child.try_wait() {
            Ok(None) if start.elapsed() < within => thread::sleep(pause),
            status => return status.ok().flatten(),
        }
        pause *= 2;
    }
}

impl Drop for ExternalProgram {
    fn drop(&mut self) {
        self.input = None;
        wait_for_exit(&mut self.child, EXIT_TIMEOUT);
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

/// The beginning of a line, for reports. What shows nothing, or looks like a space and is none, is escaped.
pub fn excerpt(line: &str) -> String {
    let mut shown = String::new();
    for letter in line.trim_matches([' ', '\t', '\r', '\n']).chars().take(MAX_REPORTED) {
        if is_invisible(letter) || letter.is_control() || letter.is_whitespace() && letter != ' ' {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// The beginning of a line that is no UTF-8, with escapes for all that is no ASCII.
fn excerpt_of_bytes(line: &[u8]) -> String {
    line.trim_ascii_end()
        .iter()
        .take(MAX_REPORTED)
        .copied()
        .flat_map(std::ascii::escape_default)
        .map(char::from)
        .collect()
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
                // Some libraries write the mark before every text.
                let line = match str::from_utf8(without_mark(&line)) {
                    Ok(text) => Ok(OutputLine { text: text.to_owned(), has_successor }),
                    Err(_) => Err(Fault::NotUtf8(excerpt_of_bytes(&line))),
                };
                if lines.send(line).is_err() {
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
    fn what_shows_nothing_is_escaped_in_an_excerpt() {
        assert_eq!(excerpt(" discard\u{a0}T\u{200b}d\u{feff}\u{7}\r\n"), r"discard\u{a0}T\u{200b}d\u{feff}\u{7}");
        assert_eq!(excerpt("é 🂡 x"), "é 🂡 x");
        assert_eq!(excerpt(&"x".repeat(500)).len(), MAX_REPORTED);
        assert_eq!(excerpt_of_bytes(b"\xff\xfed\0r\0\n"), r"\xff\xfed\x00r\x00");
    }
}
