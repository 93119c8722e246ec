//! The page of the library.

use super::{length, level, list, number, plural, preset, taught_game};
use crate::features::library::{
    GameState, GameSummary, ImportEnd, ImportProgress, ImportTally, Library, LibraryNotice, LibraryState, Origin,
    Persistence,
};
use crate::session::{NAMES, Place, Player, SafariPlace};
use canasta::rules::Preset;

/// A number of bytes, rounded.
pub(super) fn bytes(bytes: u64) -> String {
    const KB: u64 = 1000;
    const MB: u64 = KB * KB;
    match bytes {
        ..MB => format!("{} KB", bytes.div_ceil(KB)),
        _ => format!("{}.{} MB", bytes / MB, bytes % MB / (MB / 10)),
    }
}

/// How many games there are, and how safe they are.
#[must_use]
pub fn library_note(library: &Library, safari: Option<SafariPlace>) -> String {
    if library.state() != LibraryState::Open {
        return String::new();
    }
    let games = library.games().len();
    let mut words = Vec::new();
    if games > 0 && library.is_whole() {
        words.push(plural(games, "game"));
    }
    if let Some(used) = library.usage().and_then(|usage| usage.bytes) {
        // The browser counts everything that the page keeps.
        words.push(format!("{} on this device with the program", bytes(used)));
    }
    let them = if games == 1 { "it" } else { "them" };
    let mut note = if words.is_empty() { String::new() } else { format!("{}. ", words.join(", ")) };
    match library.usage() {
        // What this browser says of persistence does not keep it from that.
        _ if games > 0 && safari == Some(SafariPlace::Tab) => {
            note += &format!(
                "This browser deletes {them} after seven days without a visit: put the page on the Home Screen, or save the library as a file."
            );
        }
        Some(usage) if games > 0 => {
            note += &match usage.persistence {
                Persistence::Kept => format!("The browser keeps {them} until you delete {them}."),
                Persistence::Declined => {
                    format!("The browser does not promise to keep {them}: save the library as a file.")
                }
                Persistence::None => format!("The browser may delete {them} when room runs out."),
                // The list begins with that, and with a way to ask.
                Persistence::Offered => String::new(),
            }
        }
        _ => {}
    }
    if library.unreadable() > 0 {
        let more = plural(library.unreadable(), "game");
        note += &format!(" {more} more cannot be read by this version; nothing was deleted.");
    }
    note.trim().to_owned()
}

/// What the last step did.
#[must_use]
pub fn library_notice(notice: &LibraryNotice) -> String {
    match notice {
        LibraryNotice::Deleted(game) => format!("Deleted: {}.", game_title(game)),
        LibraryNotice::Restored => "The game is back.".to_owned(),
        LibraryNotice::Imported(tally) => {
            let ImportTally { added, there, unreadable, sheets, no_room, skipped, end } = *tally;
            if added + there + unreadable + sheets + no_room + skipped == 0 && end == ImportEnd::Whole {
                return "There are no games in it.".to_owned();
            }
            let came = match (added, sheets) {
                (0, 0) => "No game came in".to_owned(),
                (0, sheets) => format!("{} came in", plural(sheets, "score sheet")),
                (games, 0) => format!("{} came in", plural(games, "game")),
                (games, sheets) => format!("{} and {} came in", plural(games, "game"), plural(sheets, "score sheet")),
            };
            let others = [(there, "there already"), (unreadable, "could not be read"), (no_room, "found no room")];
            let others = others.iter().filter(|(n, _)| *n > 0).map(|&(n, what)| match (n, what) {
                (n, "there already") => format!("{n} {} there already", if n == 1 { "was" } else { "were" }),
                (n, what) => format!("{n} {what}"),
            });
            let no_games = (skipped > 0).then(|| match skipped {
                1 => "1 line was no game".to_owned(),
                lines => format!("{} lines were no games", number(i32::try_from(lines).unwrap_or(i32::MAX))),
            });
            let all: Vec<String> = std::iter::once(came).chain(others).chain(no_games).collect();
            let rest = match end {
                ImportEnd::Whole => "",
                ImportEnd::Cut => " The rest of the file was left: too much of it is no game.",
                ImportEnd::Stopped => " You stopped it; the rest was not read.",
                ImportEnd::Unread => " The browser could not read the rest of the file.",
            };
            format!("{}.{rest}", list(&all))
        }
        LibraryNotice::Claimed(1) => "The game counts as yours.".to_owned(),
        LibraryNotice::Claimed(games) => format!("{} count as yours.", plural(*games, "game")),
        LibraryNotice::Disclaimed => "The game does not count as yours any more.".to_owned(),
        LibraryNotice::NothingPasted => "Paste a record or a saved library first, or choose files.".to_owned(),
        LibraryNotice::Gone => "This game is no longer here: it was deleted in another tab.".to_owned(),
        LibraryNotice::Unreadable => "This game cannot be read. It was not changed.".to_owned(),
        LibraryNotice::NotRead => {
            "The browser could not read this game now. Nothing was changed; try again later.".to_owned()
        }
        LibraryNotice::NotStored => {
            "The browser did not store this: the device may be short of room. What was here is unchanged.".to_owned()
        }
        LibraryNotice::TableNotKept => {
            "The game at the table could not be kept, so it stays there. The device may be short of room.".to_owned()
        }
    }
}

/// How much of the chosen files is read.
#[must_use]
pub fn import_progress(progress: ImportProgress) -> String {
    format!("{} of {}", bytes(progress.read), bytes(progress.all))
}

/// How many games were played on another device and do not count here.
#[must_use]
pub fn claimable(games: usize) -> String {
    match games {
        1 => "1 game was played on another device. Games from files do not count in statistics.".to_owned(),
        games => format!(
            "{} were played on another device. Games from files do not count in statistics.",
            plural(games, "game")
        ),
    }
}

/// How many games the list shows of all.
#[must_use]
pub fn games_found(found: usize, all: usize) -> String {
    if found == all { plural(all, "game") } else { format!("{found} of {}", plural(all, "game")) }
}

fn side_of(game: &GameSummary, is_own: bool, name: impl Fn(&Place) -> String) -> String {
    let plays_along = |seat: usize| match game.players.len() % 2 {
        0 => seat % 2 == game.me % 2,
        // An odd number of players play alone.
        _ => seat == game.me,
    };
    let names = game.players.iter().enumerate().filter(|&(seat, _)| plays_along(seat) == is_own);
    let names = names.map(|(_, place)| name(place));
    // The person's own seat comes first.
    list(&names.collect::<Vec<_>>())
}

/// Both sides, the own one first.
fn sides(game: &GameSummary, name: impl Fn(&Place) -> String) -> String {
    format!("{} against {}", side_of(game, true, &name), side_of(game, false, &name))
}

/// The title that the person gave, or the names of the players.
#[must_use]
pub fn game_title(game: &GameSummary) -> String {
    if game.title.is_empty() { sides(game, |place| place.name.to_string()) } else { game.title.clone() }
}

/// The players with their levels.
#[must_use]
pub fn game_players(game: &GameSummary) -> String {
    let levels: Vec<&str> = game
        .players
        .iter()
        .filter_map(|place| match place.player {
            Player::Bot(bot) => Some(level(bot).0),
            Player::Person => None,
        })
        .collect();
    let has_title = !game.title.is_empty();
    match levels.first() {
        // One level for all is said once.
        Some(first) if levels.iter().all(|level| level == first) => match has_title {
            true => format!("{} · {first}", sides(game, |place| place.name.to_string())),
            false => (*first).to_owned(),
        },
        Some(_) => sides(game, |place| match place.player {
            Player::Bot(bot) => format!("{} ({})", place.name, level(bot).0),
            Player::Person => place.name.to_string(),
        }),
        None if has_title => sides(game, |place| place.name.to_string()),
        None => "People at one device".to_owned(),
    }
}

/// The rules of a match, how many of their preset somebody changed, and whether it is practice. Without a preset it is the game that
/// the guide teaches.
#[must_use]
pub fn match_rules(
    of: Option<Preset>,
    target: Option<i32>,
    deals: Option<u8>,
    changed: usize,
    practice: bool,
) -> String {
    let mut rules = format!("{}, {}", of.map_or(taught_game().0, preset), length(target, deals));
    if changed > 0 {
        rules += &format!(", {} changed", plural(changed, "rule"));
    }
    if practice {
        rules += ", practice";
    }
    rules
}

/// The rules, and whether the game is practice.
#[must_use]
pub fn game_rules(game: &GameSummary) -> String {
    // Games of the first form do not say after how many hands they end; those of a preset end as it does.
    let of_preset = game.preset.rules().deals.filter(|_| game.rules_changed == 0);
    let deals = game.deals.or(of_preset);
    let of = (!game.taught).then_some(game.preset);
    let changed = game.house_changes.unwrap_or(game.rules_changed);
    let mut rules = match_rules(of, game.target, deals, changed, game.practice);
    if game.origin == Origin::Imported {
        rules += ", from a file";
    }
    rules
}

/// How the game stands, or how it ended.
#[must_use]
pub fn game_result(game: &GameSummary) -> String {
    let [own, other] = game.totals.map(number);
    let own_name = game.players.get(game.me).map_or("", |place| &*place.name);
    // Where several people play, the own side is that of the first.
    let who = if own_name == NAMES[0] || own_name.is_empty() { String::new() } else { format!("{own_name}: ") };
    match game.state {
        // Before the first count there is no score.
        GameState::Begun if game.hands == 0 => format!("{who}hand 1"),
        GameState::Begun => format!("{who}hand {}, {own} to {other}", game.hands.saturating_add(1)),
        GameState::Won => format!("{who}won {own} to {other}"),
        GameState::Lost => format!("{who}lost {own} to {other}"),
    }
}

/// What a button does with a game.
#[must_use]
pub fn of_game(word: &str, title: &str) -> String {
    format!("{word}: {title}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_rounded() {
        assert_eq!([0, 1, 999, 1000, 1001].map(bytes), ["0 KB", "1 KB", "1 KB", "1 KB", "2 KB"]);
        assert_eq!([1_000_000, 2_350_000, 10_999_999].map(bytes), ["1.0 MB", "2.3 MB", "10.9 MB"]);
    }
}
