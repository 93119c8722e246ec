//! How a message becomes a text.

use crate::code::{BASE, CALL, CHOICE, DEPTH, EXACT, FIXED, PASS, PHRASE, PLURAL, PRINT, REST, SELECT, TEXT};
use crate::{Arg, Case, Locale, Number, Plural, SideWords, Table, Who};

/// A message: its place in a table, in two bytes, low byte first, and the compiled English.
///
/// Both are one slice of bytes, because a program has thousands of messages: a structure of its own would cost each of them
/// eight bytes more.
#[derive(Clone, Copy, Debug)]
pub struct Message(pub &'static [u8]);

impl Message {
    /// The place in the table of another language.
    const fn index(self) -> u16 {
        match self.0 {
            [low, high, ..] => u16::from_le_bytes([*low, *high]),
            _ => u16::MAX,
        }
    }

    /// The compiled English.
    fn english(self) -> &'static [u8] {
        self.0.get(2..).unwrap_or_default()
    }
}

/// The language in use.
#[derive(Clone, Copy)]
pub struct Words {
    /// The table of the language; English without one.
    pub table: Option<&'static Table>,
    /// The messages that others call, such as the names of ranks.
    pub callees: &'static [Message],
}

/// The most arguments of a message that is called.
const MOST_ARGUMENTS: usize = 6;

impl Words {
    /// The language that texts are in.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.table.map_or(Locale::En, Table::locale)
    }

    /// The compiled bytes of a message in this language.
    fn bytes(&self, message: Message) -> &'static [u8] {
        self.table.and_then(|table| table.get(message.index())).unwrap_or_else(|| message.english())
    }

    /// The text of a message without arguments.
    #[must_use]
    pub fn plain(&self, message: Message) -> &'static str {
        std::str::from_utf8(self.bytes(message)).unwrap_or_default()
    }

    /// The text of a message with these arguments.
    #[must_use]
    pub fn format(&self, message: Message, args: &[Arg<'_>]) -> String {
        let mut text = String::new();
        self.pattern(self.bytes(message), args, DEPTH, &mut text);
        text
    }

    fn pattern(&self, bytes: &[u8], args: &[Arg<'_>], depth: u8, to: &mut String) {
        let Some(depth) = depth.checked_sub(1) else { return };
        let mut reader = Reader(bytes);
        while let Some(&first) = reader.0.first() {
            if first >= TEXT || first == b'\n' {
                let end = reader.0.iter().position(|&b| b < TEXT && b != b'\n').unwrap_or(reader.0.len());
                let (text, rest) = reader.0.split_at(end);
                to.push_str(std::str::from_utf8(text).unwrap_or_default());
                reader.0 = rest;
            } else if self.command(&mut reader, args, depth, to).is_none() {
                return;
            }
        }
    }

    /// Carries out one command; `None` for one that makes no sense.
    fn command(&self, reader: &mut Reader<'_>, args: &[Arg<'_>], depth: u8, to: &mut String) -> Option<()> {
        match reader.byte()? {
            PRINT => self.print(reader.arg(args)?, Case::Nom, to),
            PHRASE => {
                let arg = reader.arg(args)?;
                self.print(arg, Case::at(reader.byte()?)?, to);
            }
            SELECT => {
                let arg = reader.arg(args)?;
                let variants = reader.byte()?;
                let mut chosen: Option<&[u8]> = None;
                for _ in 0..variants {
                    let fits = self.fits(reader, arg)?;
                    let length = usize::from(reader.byte()?) | usize::from(reader.byte()?) << 8;
                    let pattern = reader.take(length)?;
                    if fits && chosen.is_none() {
                        chosen = Some(pattern);
                    }
                }
                self.pattern(chosen?, args, depth, to);
            }
            CALL => {
                let callee = *self.callees.get(usize::from(reader.byte()?))?;
                let count = usize::from(reader.byte()?);
                let mut passed = [Arg::Choice(0); MOST_ARGUMENTS];
                for place in passed.get_mut(..count)? {
                    *place = match reader.byte()? {
                        PASS => *reader.arg(args)?,
                        FIXED => Arg::Choice(reader.byte()?),
                        _ => return None,
                    };
                }
                self.pattern(self.bytes(callee), passed.get(..count)?, depth, to);
            }
            _ => return None,
        }
        Some(())
    }

    fn print(&self, arg: &Arg<'_>, case: Case, to: &mut String) {
        match arg {
            Arg::Number(number) => number.write(self.locale(), to),
            Arg::Text(text) => to.push_str(text),
            Arg::Who(Who::Other(name)) | Arg::Side(SideWords::Player(name) | SideWords::Several(name)) => {
                to.push_str(name)
            }
            Arg::Phrase(words) => to.push_str(&words(case)),
            // A message writes these out as variants.
            Arg::Who(Who::You) | Arg::Side(_) | Arg::Choice(_) => {}
        }
    }

    /// Reads the key of a variant, and says whether the argument fits it.
    fn fits(&self, reader: &mut Reader<'_>, arg: &Arg<'_>) -> Option<bool> {
        Some(match reader.byte()? {
            REST => true,
            CHOICE => {
                let key = reader.byte()?;
                match arg {
                    Arg::Choice(own) => *own == key,
                    Arg::Who(who) => who.key() == key,
                    Arg::Side(side) => side.key() == key,
                    _ => false,
                }
            }
            EXACT => {
                let bytes = reader.take(4)?.try_into().ok()?;
                let exact = Number::decimal(i64::from(i32::from_le_bytes(bytes)), reader.byte()?);
                matches!(arg, Arg::Number(number) if number.equals(exact))
            }
            PLURAL => {
                let key = reader.byte()?;
                matches!(arg, Arg::Number(number) if Plural::of(*number, self.locale()).key() == key)
            }
            _ => return None,
        })
    }
}

/// The bytes that are left.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn arg<'b, 'c>(&mut self, args: &'b [Arg<'c>]) -> Option<&'b Arg<'c>> {
        args.get(usize::from(self.byte()?.checked_sub(BASE)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Words = Words { table: None, callees: &[RANK] };
    const RANK: Message = Message(b"\x00\x00\x03\x20\x02\x01\x00\x04\x00king\x00\x03\x00ace");

    fn say(english: &'static [u8], args: &[Arg<'_>]) -> String {
        ENGLISH.format(Message([b"\x09\x00", english].concat().leak()), args)
    }

    #[test]
    fn the_first_variant_that_fits_is_printed() {
        let cards = b"\x03\x20\x03\x02\x00\x00\x00\x00\x00\x02\x00no\x03\x00\x01\x00a\x00\x02\x00\x01\x20 cards";
        assert_eq!(say(cards, &[Arg::Number(0.into())]), "no cards");
        assert_eq!(say(cards, &[Arg::Number(1.into())]), "a cards");
        assert_eq!(say(cards, &[Arg::Number(1_000.into())]), "1,000 cards");
    }

    #[test]
    fn a_message_calls_another_with_a_key_or_an_argument() {
        assert_eq!(say(b"a \x04\x00\x01\x02\x00", &[]), "a king");
        assert_eq!(say(b"an \x04\x00\x01\x01\x20", &[Arg::Choice(5)]), "an ace");
    }

    #[test]
    fn phrases_and_people_are_filled_in() {
        let form = |case: Case| format!("cards {}", case.key());
        assert_eq!(say(b"with \x02\x20\x02", &[Arg::Phrase(&form)]), "with cards 2");
        assert_eq!(say(b"\x01\x20 leads", &[Arg::Who(Who::Other("Ann"))]), "Ann leads");
    }

    #[test]
    fn nonsense_prints_what_can_be_read() {
        assert_eq!(say(b"a\x01", &[]), "a");
        assert_eq!(say(b"a\x01\x25", &[]), "a");
        assert_eq!(say(b"a\x03\x20\x01\x00\xff\xff", &[Arg::Choice(0)]), "a");
        assert_eq!(say(b"a\x04\x09\x00", &[]), "a");
        assert_eq!(say(b"a\x1f", &[]), "a");
        assert_eq!(say(b"\xff", &[]), "");
    }
}
