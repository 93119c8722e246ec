//! The page of the library.

use super::{board_origin, day_origin, length, level, list, preset, shown_name, taught_game};
use crate::features::library::{
    GameState, GameSummary, ImportEnd, ImportProgress, ImportTally, Library, LibraryNotice, LibraryState, Origin,
    Persistence,
};
use crate::session::{NAMES, Place, Player, SafariPlace};
use crate::words::{Number, cards::list_more, library as say};
use canasta::rules::Preset;

/// A number of bytes, rounded.
pub(super) fn bytes(bytes: u64) -> String {
    const KB: u64 = 1000;
    const MB: u64 = KB * KB;
    match bytes {
        ..MB => say::size_in_kb(bytes.div_ceil(KB)),
        _ => say::size_in_mb(Number::decimal(i64::try_from(bytes / (MB / 10)).unwrap_or(i64::MAX), 1)),
    }
}

/// How many games there are, and how safe they are.
#[must_use]
pub fn library_note(library: &Library, safari: Option<SafariPlace>) -> String {
    if library.state() != LibraryState::Open {
        return String::new();
    }
    let games = library.games().len();
    let counted = (games > 0 && library.is_whole()).then_some(games);
    // The browser counts everything that the page keeps.
    let used = library.usage().and_then(|usage| usage.bytes).map(bytes);
    let size = match (counted, used) {
        (None, None) => None,
        (Some(games), None) => Some(say::note_games(games)),
        (None, Some(used)) => Some(say::note_size(&used)),
        (Some(games), Some(used)) => Some(say::note_games_and_size(games, &used)),
    };
    let safety = match library.usage() {
        _ if games == 0 => None,
        // What this browser says of persistence does not keep it from that.
        _ if safari == Some(SafariPlace::Tab) => Some(say::note_safari(games)),
        Some(usage) => match usage.persistence {
            Persistence::Kept => Some(say::note_kept(games)),
            Persistence::Declined => Some(say::note_declined(games)),
            Persistence::None => Some(say::note_not_promised(games)),
            // The list begins with that, and with a way to ask.
            Persistence::Offered => None,
        },
        None => None,
    };
    let unreadable = (library.unreadable() > 0).then(|| say::note_unreadable(library.unreadable()));
    [size, safety, unreadable].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What came in from files.
fn imported(tally: &ImportTally) -> String {
    let ImportTally { added, there, unreadable, sheets, no_room, skipped, end } = *tally;
    if added + there + unreadable + sheets + no_room + skipped == 0 && end == ImportEnd::Whole {
        return say::file_is_empty().to_owned();
    }
    let mut all = vec![match (added, sheets) {
        (0, 0) => say::came_none().to_owned(),
        (0, sheets) => say::came_sheets(sheets),
        (games, 0) => say::came_games(games),
        (games, sheets) => say::came_both(games, sheets),
    }];
    all.extend((there > 0).then(|| say::came_again(there)));
    all.extend((unreadable > 0).then(|| say::came_unreadable(unreadable)));
    all.extend((no_room > 0).then(|| say::came_without_room(no_room)));
    all.extend((skipped > 0).then(|| say::came_no_games(skipped)));
    let done = say::import_done(&list(&all));
    let rest = match end {
        ImportEnd::Whole => return done,
        ImportEnd::Cut => say::import_cut(),
        ImportEnd::Stopped => say::import_stopped(),
        ImportEnd::Unread => say::import_unread(),
    };
    format!("{done} {rest}")
}

/// What the last step did.
#[must_use]
pub fn library_notice(notice: &LibraryNotice) -> String {
    let words = match notice {
        LibraryNotice::Deleted(game) => return say::game_deleted(&game_title(game)),
        LibraryNotice::Imported(tally) => return imported(tally),
        LibraryNotice::Claimed(games) => return say::games_claimed(*games),
        LibraryNotice::Restored => say::game_restored(),
        LibraryNotice::Disclaimed => say::game_disclaimed(),
        LibraryNotice::NothingPasted => say::nothing_pasted(),
        LibraryNotice::Gone => say::game_is_gone(),
        LibraryNotice::Unreadable => say::game_is_unreadable(),
        LibraryNotice::BoardHidden => crate::words::duplicate::board_is_hidden(),
        LibraryNotice::NotRead => say::game_not_read(),
        LibraryNotice::NotStored => say::game_not_stored(),
        LibraryNotice::TableNotKept => say::table_not_kept(),
    };
    words.to_owned()
}

/// How much of the chosen files is read.
#[must_use]
pub fn import_progress(progress: ImportProgress) -> String {
    say::read_so_far(&bytes(progress.read), &bytes(progress.all))
}

/// How many games were played on another device and do not count here.
#[must_use]
pub fn claimable(games: usize) -> String {
    say::games_to_claim(games)
}

/// How many games the list shows of all.
#[must_use]
pub fn games_found(found: usize, all: usize) -> String {
    if found == all { say::games_in_all(all) } else { say::some_games(found, all) }
}

fn side_of(game: &GameSummary, is_own: bool, name: impl Fn(&Place) -> String) -> String {
    let plays_along = |seat: usize| match game.players.len() % 2 {
        0 => seat % 2 == game.me % 2,
        // The fifth is of the first side.
        _ if game.rests => seat % 2 == game.me % 2,
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
    say::side_against_side(&side_of(game, true, &name), &side_of(game, false, &name))
}

/// The title that the person gave, or the names of the players.
#[must_use]
pub fn game_title(game: &GameSummary) -> String {
    if game.title.is_empty() { sides(game, |place| shown_name(&place.name)) } else { game.title.clone() }
}

/// The players with their levels.
#[must_use]
pub fn game_players(game: &GameSummary) -> String {
    let levels: Vec<&str> = game
        .players
        .iter()
        .filter_map(|place| match place.player {
            Player::Bot(bot) => Some(level(bot)),
            Player::Person | Player::Friend => None,
        })
        .collect();
    let has_title = !game.title.is_empty();
    match levels.first() {
        // One level for all is said once.
        Some(first) if levels.iter().all(|level| level == first) => match has_title {
            true => say::sides_of_level(&sides(game, |place| shown_name(&place.name)), first),
            false => (*first).to_owned(),
        },
        Some(_) => sides(game, |place| match place.player {
            Player::Bot(bot) => say::player_of_level(&shown_name(&place.name), level(bot)),
            Player::Person | Player::Friend => shown_name(&place.name),
        }),
        None if has_title => sides(game, |place| shown_name(&place.name)),
        None => say::only_people().to_owned(),
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
    named_rules(of.map_or(taught_game().0, preset), target, deals, changed, practice)
}

/// The rules of a match by their name, how many of them somebody changed, and whether it is practice.
#[must_use]
pub fn named_rules(name: &str, target: Option<i32>, deals: Option<u8>, changed: usize, practice: bool) -> String {
    let mut rules = list_more(name, &length(target, deals));
    if changed > 0 {
        rules = list_more(&rules, &say::rules_differ(changed));
    }
    if practice {
        rules = list_more(&rules, say::game_practice());
    }
    rules
}

/// The rules, by their own name if the person has saved them under one, and whether the game is practice.
#[must_use]
pub fn game_rules(game: &GameSummary, own: Option<&str>) -> String {
    // Games of the first form do not say after how many hands they end; those of a preset end as it does.
    let of_preset = game.preset.rules().deals.filter(|_| game.rules_changed == 0);
    let deals = game.deals.or(of_preset);
    let of = (!game.taught).then_some(game.preset);
    let changed = game.house_changes.unwrap_or(game.rules_changed);
    let mut rules = match own {
        Some(name) => named_rules(name, game.target, deals, 0, game.practice),
        None => match_rules(of, game.target, deals, changed, game.practice),
    };
    match game.origin {
        Origin::Daily(one) => rules = list_more(&rules, &day_origin(one)),
        Origin::Link(_) | Origin::LinkOfFile(_) => {
            rules = list_more(&rules, crate::words::links::game_from_link());
        }
        Origin::Duplicate(one) => rules = list_more(&rules, &board_origin(one)),
        Origin::Played | Origin::Imported => {}
    }
    if !game.origin.is_own() {
        rules = list_more(&rules, say::game_from_file());
    }
    rules
}

/// How the game stands, or how it ended.
#[must_use]
pub fn game_result(game: &GameSummary) -> String {
    let [own, other] = game.totals;
    let result = match game.state {
        GameState::Begun if game.hands == 0 => say::result_begun().to_owned(),
        GameState::Begun => say::result_in_hand(game.hands.saturating_add(1), own, other),
        GameState::Won => say::result_won(own, other),
        GameState::Lost => say::result_lost(own, other),
    };
    let name = game.players.get(game.me).map_or("", |place| &*place.name);
    // Where several people play, the own side is that of the first.
    if name == NAMES[0] || name.is_empty() { result } else { say::result_of_player(&shown_name(name), &result) }
}

/// What a button does with a game.
#[must_use]
pub fn of_game(word: &str, title: &str) -> String {
    say::button_of_game(word, title)
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
