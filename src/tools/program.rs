//! A player that is another program: started, spoken to by lines, and never waited for too long.

use super::protocol::{Fault, Message, line, name_of_ready};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read: any action is far shorter.
const LONGEST_LINE: u64 = 4_096;
/// How much of a strange answer is told.
const LONGEST_TOLD: usize = 120;
/// A program has at least so long to start.
const START: Duration = Duration::from_secs(10);
/// How long a program has to end by itself once its input is closed.
const GRACE: Duration = Duration::from_millis(500);

/// The words of a command: separated by spaces; quotes keep words together, and a backslash takes the next character as
/// it is, but for within single quotes. `None` if a quote is left open, or there is no word.
#[must_use]
pub fn words(text: &str) -> Option<Vec<String>> {
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

/// A program that runs.
///
/// Its input is written and its output read by threads of their own, so that one that neither reads nor writes stops
/// nobody. Dropping it closes its input, and kills it and what it has started if it does not end soon.
pub struct Program {
    child: Child,
    input: Option<Sender<String>>,
    output: Receiver<Said>,
    timeout: Duration,
    name: String,
}

impl Program {
    /// Starts a program and says hello.
    ///
    /// # Errors
    /// If it cannot be started, or its answer is late or none.
    pub fn start(command: &[String], timeout: Duration, hello: &Message) -> Result<Program, Fault> {
        let (program, arguments) = command.split_first().ok_or_else(|| Fault::NotStarted("no command".to_owned()))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own: what the program starts is killed with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| Fault::NotStarted(error.to_string()))?;
        let (input, lines) = channel();
        let (said, output) = channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &said));
        }
        let start = timeout.max(START);
        let mut program = Program { child, input: Some(input), output, timeout: start, name: String::new() };
        let answer = program.ask(hello)?;
        program.timeout = timeout;
        program.name = name_of_ready(&answer).ok_or_else(|| Fault::NotReady(short(&answer)))?.to_owned();
        Ok(program)
    }

    /// What it calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Tells it something that is not answered.
    pub fn tell(&self, message: &Message) {
        if let Some(input) = &self.input {
            // If it is gone, that is found out when it is asked.
            let _ = input.send(line(message));
        }
    }

    /// Asks it something, and waits for the line of the answer.
    ///
    /// # Errors
    /// If it is late or gone, or had said something before it was asked.
    pub fn ask(&mut self, message: &Message) -> Result<String, Fault> {
        match self.output.try_recv() {
            Ok(said) => return Err(Fault::OutOfTurn(short(&said.line))),
            Err(TryRecvError::Disconnected) => return Err(Fault::Gone),
            Err(TryRecvError::Empty) => {}
        }
        self.tell(message);
        let said = self.hear()?;
        if said.more {
            return Err(Fault::OutOfTurn(short(&self.hear()?.line)));
        }
        Ok(said.line)
    }

    fn hear(&self) -> Result<Said, Fault> {
        self.output.recv_timeout(self.timeout).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                Fault::Late { timeout_ms: self.timeout.as_millis().try_into().unwrap_or(u64::MAX) }
            }
            RecvTimeoutError::Disconnected => Fault::Gone,
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.input = None;
        let begin = Instant::now();
        let mut pause = Duration::from_millis(1);
        while matches!(self.child.try_wait(), Ok(None)) && begin.elapsed() < GRACE {
            thread::sleep(pause);
            pause *= 2;
        }
        // Also where it has ended: something that it started may run on.
        kill_group(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // There may be nobody left.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

/// A line that a program has said.
struct Said {
    line: String,
    /// Whether another has come together with it: that one nobody has asked for, however soon the next question is put.
    more: bool,
}

/// The beginning of a line, for reports.
fn short(said: &str) -> String {
    said.trim_end().chars().take(LONGEST_TOLD).collect()
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hands on line after line, until the end or a line that is too long.
fn read(stdout: ChildStdout, said: &Sender<Said>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE;
        match read {
            Ok(1..) => {
                let more = stdout.buffer().contains(&b'\n');
                let line = String::from_utf8_lossy(&line).into_owned();
                if said.send(Said { line, more }).is_err() || !whole {
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
    fn a_command_is_split_as_a_shell_does() {
        let split = |text: &str| words(text).map(|words| words.join("|"));
        assert_eq!(split("python3  a.py --x 1").as_deref(), Some("python3|a.py|--x|1"));
        assert_eq!(split(r#"'my bot' "a b"c '' d\ e"#).as_deref(), Some("my bot|a bc||d e"));
        assert_eq!(split(r#"a'\'b "\"q\"""#).as_deref(), Some(r#"a\b|"q""#));
        for bad in ["", "  ", "'a", "a\\"] {
            assert_eq!(split(bad), None, "{bad}");
        }
    }
}
