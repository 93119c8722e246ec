//! What messages say, for programs that build or compare. A program that runs has the accessors.

use crate::{Entry, Project};
use canasta_words::{Arg, Locale, Message, Table, Words};

/// A language with all messages.
pub struct Speaker<'a> {
    entries: &'a [Entry],
    messages: Vec<Message>,
    words: Words,
}

impl Project {
    /// All languages that can be read, English first. What they say with is kept for good: a program that builds ends soon.
    #[must_use]
    pub fn speakers(&self) -> Vec<Speaker<'_>> {
        let messages: Vec<Message> = self.entries.iter().enumerate().map(message).collect();
        let is_called = |entry: &Entry| self.callees.contains(&entry.id);
        let called = self.entries.iter().zip(&messages).filter(|(entry, _)| is_called(entry));
        let callees: &'static [Message] = called.map(|(_, message)| *message).collect::<Vec<_>>().leak();
        let table = |language: &crate::Language| {
            let table = Table::read(language.locale, language.table.clone(), self.ids).ok()?;
            Some(&*Box::leak(Box::new(table)))
        };
        let tables = std::iter::once(None).chain(self.languages.iter().filter_map(table).map(Some));
        tables
            .map(|table| Speaker {
                entries: &self.entries,
                messages: messages.clone(),
                words: Words { table, callees },
            })
            .collect()
    }
}

/// English as the program has it: its place, and its bytes.
fn message((place, entry): (usize, &Entry)) -> Message {
    let place = u16::try_from(place).unwrap_or(u16::MAX).to_le_bytes();
    Message([&place, entry.english.as_slice()].concat().leak())
}

impl Speaker<'_> {
    /// The language.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.words.locale()
    }

    /// What the message at this place says.
    #[must_use]
    pub fn say_at(&self, place: usize, args: &[Arg<'_>]) -> String {
        self.messages.get(place).map_or_else(String::new, |message| self.words.format(*message, args))
    }

    /// What the message of this name says with its arguments, which follow the order of its variables; `None` if there is no such message,
    /// or one of other variables.
    #[must_use]
    pub fn say(&self, id: &str, args: &[Arg<'_>]) -> Option<String> {
        let place = self.entries.iter().position(|entry| entry.id == id && entry.variables.len() == args.len())?;
        Some(self.say_at(place, args))
    }
}
