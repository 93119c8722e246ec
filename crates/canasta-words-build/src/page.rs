//! The words that stand in the page before the program has started. They are said here as the program says them: a test of the
//! application compares.

use crate::{Project, Speaker};
use canasta_words::{Arg, Locale};

/// What is seen at once: the first page, and what is said of a long or failed load. Names of messages.
const AT_ONCE: [&str; 19] = [
    "menu",
    "settings",
    "free",
    "play",
    "first-game-easy",
    "new-to-canasta",
    "lesson-new",
    "todays-deal",
    "todays-deal-note",
    "drills",
    "drills-note",
    "choose-game",
    "choose-game-note",
    "friends-more",
    "friends-note",
    "fair-deal",
    "page-waiting",
    "page-failed",
    "try-again",
];
/// What is seen later, if at all: the menu, what is folded away, the page of a fault. The page reads it from the table of its language.
const LATER: [&str; 21] = [
    "new-game-more",
    "play-more",
    "library-more",
    "statistics-more",
    "learn-more",
    "rules",
    "settings-more",
    "more-more",
    "fingerprint-note",
    "fingerprint",
    "page-needs-wasm",
    "page-description",
    "stopped",
    "stopped-why",
    "stopped-saved",
    "stopped-behind",
    "stopped-kept",
    "page-reload",
    "stopped-save",
    "stopped-without",
    "stopped-without-note",
];
/// The parts of the guided hand.
const PARTS: i32 = 9;

/// The words of the page.
#[derive(Debug)]
pub struct PageWords {
    /// The places in a table of what is seen later: the last words.
    pub places: Vec<u16>,
    /// The words in every language, English first. An English text stands once.
    pub languages: Vec<(Locale, Vec<String>)>,
}

impl PageWords {
    /// The words of the page in all languages.
    ///
    /// # Errors
    ///
    /// A message that is missing, or that cannot stand in the page.
    pub fn of(project: &Project) -> Result<PageWords, String> {
        let mut languages = Vec::new();
        for speaker in project.speakers() {
            let words: Result<Vec<String>, String> = AT_ONCE.iter().chain(&LATER).map(|id| say(&speaker, id)).collect();
            languages.push((speaker.locale(), words?));
        }
        let place = |id: &&str| {
            let place = project.entries.iter().position(|entry| entry.id == **id);
            place.and_then(|place| u16::try_from(place).ok()).ok_or_else(|| format!("there is no message {id}"))
        };
        let places = LATER.iter().map(place).collect::<Result<_, _>>()?;
        Ok(PageWords { places, languages })
    }

    /// How many words are seen at once: the first ones.
    #[must_use]
    pub const fn at_once(&self) -> usize {
        AT_ONCE.len()
    }
}

/// What a message says on the page of a visitor for whom nothing is stored.
fn say(speaker: &Speaker<'_>, id: &str) -> Result<String, String> {
    let text = |id: &str, args: &[Arg<'_>]| speaker.say(id, args).ok_or_else(|| format!("there is no message {id}"));
    let number = |number: i32| Arg::Number(number.into());
    let said = match id {
        "lesson-new" => text(id, &[number(PARTS)]),
        "first-game-easy" => {
            // How the last word begins, of i, o and any: no name begins with one of those.
            let list = |before: &str, last: &str| text("list-end", &[before.into(), last.into(), Arg::Choice(2)]);
            let (we, they) = (list(&text("player-you", &[])?, "Ben")?, list("Ada", "Cleo")?);
            let players = text("players-against", &[we.as_str().into(), they.as_str().into()])?;
            let length = text("length-hands", &[number(1)])?;
            text(id, &[players.as_str().into(), length.as_str().into()])
        }
        "fingerprint" => {
            let line = text(id, &["\n".into()])?;
            let label = line.strip_suffix('\n').ok_or("in the message fingerprint the fingerprint is the last word")?;
            Ok(label.trim_end().to_owned())
        }
        _ => text(id, &[]),
    }?;
    if said.contains(['|', '\n', '<', '\\', '"', '&']) || said.trim() != said {
        let tag = speaker.locale().tag();
        return Err(format!(
            "{tag}: {id} stands in the page itself, without \" & < \\ | and with no blank at an end: {said}"
        ));
    }
    Ok(said)
}
