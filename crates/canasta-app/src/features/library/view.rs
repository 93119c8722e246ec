//! The page of the library: its list, and what can be done with each game.

use crate::features::library::{
    GameState, GameSummary, Library, LibraryIntent, LibraryNotice, LibraryState, Origin, Persistence, StateFilter,
};
use crate::session::{DialogIntent, DialogKind, Intent, Session};
use crate::view::content::Content;
use crate::view::controls::{date, icon, icon_button, with_intent};
use crate::view::form_controls::{ALERT, POLITE, done_button, live_region, segmented_choice, text_button};
use crate::view::node::{Element, b, details, div, input, label, li, option, p, select, small, span, summary, ul};
use crate::view::text;
use crate::words;
use std::iter;

pub(crate) fn library(session: &Session) -> Content {
    let library = session.library();
    let mut body = match library.state() {
        LibraryState::Refused => vec![p().key("refused").text(words::library::library_refused())],
        // Its regions are there before the list: Orca says "blank" of an empty alert that comes to an open dialog.
        LibraryState::Unread => {
            let reading = p().key("reading").attr("aria-live", "polite").text(words::library::library_loading());
            iter::once(reading).chain(notices(library)).collect()
        }
        LibraryState::Open => open_body(session),
    };
    // Score sheets are kept even where the browser keeps no games.
    let at = body.iter().position(|part| part.key.as_deref() == Some("games")).unwrap_or(body.len());
    body.insert(at, score_sheets(session));
    let has_games = library.state() == LibraryState::Open && !library.games().is_empty();
    if has_games && library.usage().is_some_and(|usage| usage.persistence == Persistence::Offered) {
        let keep = text_button("btn", words::library::keep_games(), &Intent::Library(LibraryIntent::Persist));
        body.insert(at, div().class("row").key("keep").child(span().text(words::library::may_delete())).child(keep));
    }
    let can_save = has_games || (library.state() == LibraryState::Open && !session.score_keeper().is_empty());
    let save = text_button("btn left", words::common::save_library(), &Intent::Library(LibraryIntent::ExportAll));
    let figures = Intent::Dialog(DialogIntent::Open(DialogKind::Statistics));
    let figures = text_button("btn", words::common::statistics(), &figures);
    Content {
        title: words::common::library().to_owned(),
        note: text::library_note(library, session.safari()),
        body,
        foot: can_save.then_some(save).into_iter().chain(has_games.then_some(figures)).chain([done_button()]).collect(),
    }
}

/// The way to the games that are played with real cards.
fn score_sheets(session: &Session) -> Element {
    let open = Intent::Dialog(DialogIntent::Open(DialogKind::ScoreKeeper));
    let words = text::sheets_kept(session.score_keeper().sheets().count());
    div().class("row").key("score-sheets").child(span().text(words)).child(text_button(
        "btn",
        words::common::score_keeper_more(),
        &open,
    ))
}

fn open_body(session: &Session) -> Vec<Element> {
    let library = session.library();
    let (games, found) = library.shown();
    let all = library.games().len();
    let entries: Vec<Element> = games.map(|game| entry(game, session)).collect();
    let is_more = entries.len() < found;
    let mut body = Vec::new();
    if all > 0 {
        body.push(filters(library));
    }
    body.push(bring_in(library));
    if all == 0 {
        body.push(p().key("none").text(words::library::library_empty()));
    } else if found == 0 {
        let words = p().key("none").text(words::library::library_none_found());
        let show_all = Intent::Library(LibraryIntent::ClearFilter);
        body.push(words.child(text_button("btn", words::library::show_all_games(), &show_all)));
    } else {
        // A list without marks is no list for some screen readers, unless it says so.
        body.push(ul().class("games").key("games").attr("role", "list").children(entries));
    }
    if is_more {
        let more = text_button("btn", words::library::show_more(), &Intent::Library(LibraryIntent::ShowMore));
        body.push(div().class("more-games").key("more").child(more));
    }
    body.extend(notices(library));
    body
}

/// Search and filters.
fn filters(library: &Library) -> Element {
    let filter = library.filter();
    let field = input()
        .attr("type", "search")
        .attr("data-set", "list-search")
        .attr("data-live", "")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", words::library::search_games())
        .attr("value", &filter.search);
    let name = span().class("sr-only").text(words::library::search_games());
    let search = label().class("search").key("search").child(name).child(icon("search")).child(field);
    let states = StateFilter::ALL.map(|state| {
        let word = match state {
            StateFilter::All => words::library::list_all(),
            StateFilter::Begun => words::library::list_begun(),
            StateFilter::Finished => words::library::list_finished(),
        };
        (Intent::Library(LibraryIntent::FilterState(state)), word.to_owned(), filter.state == state)
    });
    let states = segmented_choice("list-state", words::library::list_state(), states);
    let presets = library.presets().into_iter().map(|preset| {
        let chosen = filter.rules == Some(preset);
        option().attr("value", preset).flag("selected", chosen).text(text::preset(preset))
    });
    let any = |value: &str, word: &str, chosen: bool| option().attr("value", value).flag("selected", chosen).text(word);
    let rules = select()
        .attr("data-set", "list-rules")
        .attr("aria-label", words::common::list_rules())
        .child(any("any", words::common::list_any_rules(), filter.rules.is_none()))
        .children(presets);
    let names = library
        .players()
        .iter()
        .map(|name| (name, filter.player.as_ref() == Some(name)))
        .map(|(name, chosen)| option().attr("value", name).flag("selected", chosen).text(text::shown_name(name)));
    let players = select()
        .attr("data-set", "list-player")
        .attr("aria-label", words::library::list_player())
        .child(any("", words::library::list_any_player(), filter.player.is_none()))
        .children(names);
    // While only the beginning of the list is there, nobody knows how many there are.
    let words = library.is_whole().then(|| text::games_found(library.shown().1, library.games().len()));
    let count = p().class("sr-only").key("count").attr("aria-live", "polite").text(words.unwrap_or_default());
    div().class("game-filters").key("filters").child(search).child(states).child(rules).child(players).child(count)
}

/// The games that a person has brought from another device, and the way to say that they were theirs.
fn claim_all(library: &Library) -> Option<(String, Element)> {
    let games = library.claimable().count();
    let button =
        || text_button("btn", words::library::claim_games(), &Intent::Library(LibraryIntent::ClaimAll)).key("claim");
    (games > 0).then(|| (text::claimable(games), button()))
}

/// How far the reading of files is, and the way to end it.
fn reading(library: &Library) -> Vec<Element> {
    let Some(progress) = library.import_progress() else { return Vec::new() };
    let bar = Element::new("progress").attr("aria-label", words::library::importing());
    let bar = match progress.all {
        0 => bar,
        all => bar.attr("value", progress.read).attr("max", all),
    };
    let words = small().key("so-far").text(text::import_progress(progress));
    let stop = text_button("btn", words::library::stop_importing(), &Intent::Library(LibraryIntent::StopImport));
    vec![bar.key("reading"), words, stop.key("stop")]
}

/// What the last step did: a region for success, and one for failure.
fn notices(library: &Library) -> [Element; 2] {
    let words = |is_bad: bool| library.notice().filter(|notice| notice.is_bad() == is_bad).map(text::library_notice);
    let importing = library.is_importing().then(|| words::library::importing().to_owned());
    let good = live_region(POLITE, "success", "said", importing.or_else(|| words(false)));
    let offers_undo = matches!(library.notice(), Some(LibraryNotice::Deleted(_) | LibraryNotice::NotStored));
    let undo = (offers_undo && library.can_bring_back()).then(|| {
        text_button("btn", words::common::undo_delete(), &Intent::Library(LibraryIntent::UndoDelete)).key("undo")
    });
    let has_come = matches!(library.notice(), Some(LibraryNotice::Imported(_)));
    let go_on = library.came_begun().filter(|_| has_come).map(|id| {
        text_button("btn primary", words::common::resume_game(), &Intent::Library(LibraryIntent::Resume(id.clone())))
            .key("go-on")
    });
    let claim = claim_all(library).filter(|_| has_come).map(|(_, button)| button);
    let good = div().class("game-notice").key("notice").child(good).children(undo).children(go_on).children(claim);
    let bad = live_region(ALERT, "error", "refused", words(true));
    [good.children(reading(library)), bad]
}

fn entry(game: &GameSummary, session: &Session) -> Element {
    let (renaming, at_table) = (session.library().renaming(), session.match_id());
    let own_rules = session.house_rules().name_of(game.preset, &game.changes);
    let title = text::game_title(game);
    let is_at_table = at_table == Some(&game.id);
    let is_renamed = renaming == Some(&game.id);
    let named = |button: Element, word: &str| button.attr("aria-label", text::of_game(word, &title));
    let (word, intent) = match game.state {
        GameState::Begun => (words::common::resume_game(), LibraryIntent::Resume(game.id.clone())),
        GameState::Won | GameState::Lost => (words::common::look_back(), LibraryIntent::LookBack(game.id.clone())),
    };
    let tool = |sign: &str, word: &str, intent: LibraryIntent| {
        let button = icon_button(sign, &text::of_game(word, &title)).attr("title", word).key(sign);
        with_intent(button, &Intent::Library(intent))
    };
    let is_over = game.state != GameState::Begun;
    let review = || tool("eye", words::common::review(), LibraryIntent::Review(game.id.clone()));
    let actions = div()
        .class("game-actions")
        .child(named(text_button("btn", word, &Intent::Library(intent)), word))
        .children(is_over.then(review))
        .child(
            tool("edit", words::library::edit_title(), LibraryIntent::EditTitle(game.id.clone()))
                .attr("aria-expanded", is_renamed),
        )
        .child(tool("save", words::common::save_game(), LibraryIntent::Export(game.id.clone())))
        .child(
            tool("bin", words::common::delete_game(), LibraryIntent::Delete(game.id.clone()))
                .maybe("aria-disabled", is_at_table.then_some("true")),
        );
    let head = if is_renamed {
        input()
            .attr("type", "text")
            .class("title-field")
            .key("title")
            .attr("data-set", format_args!("game-title.{}", game.id))
            .attr("aria-label", words::library::game_title())
            .attr("autocomplete", "off")
            .attr("maxlength", 60)
            .attr("value", &game.title)
            .attr("placeholder", &title)
    } else {
        b().text(&title)
    };
    let class = match game.state {
        GameState::Begun => "game-result",
        GameState::Won => "game-result won",
        GameState::Lost => "game-result lost",
    };
    let table = is_at_table.then(|| span().class("at-table").text(words::library::on_the_table()));
    // What the title needs stands with it: the game is being looked after.
    let claim = match game.origin {
        Origin::Imported => Some((words::library::claim_game(), LibraryIntent::Claim(game.id.clone()))),
        Origin::Played => Some((words::library::disclaim_game(), LibraryIntent::Disclaim(game.id.clone()))),
        Origin::Daily(_) | Origin::Link(_) | Origin::LinkOfFile(_) | Origin::Duplicate(_) => None,
    };
    let claim = claim
        .filter(|_| is_renamed)
        .map(|claim| named(text_button("btn", claim.0, &Intent::Library(claim.1)), claim.0).key("claim"));
    let words = div()
        .class("game-words")
        .child(head)
        .child(span().class("game-line").child(span().class(class).text(text::game_result(game))).children(table))
        .child(small().text(text::game_players(game)).text(" · ").text(text::game_rules(game, own_rules)))
        .child(small().children(date(game.changed)))
        .children(claim);
    li().class("game").key(&game.id).child(words).child(actions)
}

/// The ways to bring games in.
fn bring_in(library: &Library) -> Element {
    let paste = Element::new("textarea")
        .attr("rows", 3)
        .attr("data-text", "library-text")
        .attr("spellcheck", "false")
        .attr("aria-label", words::library::pasted_games());
    let file = input()
        .attr("type", "file")
        .attr("data-file", "library")
        .attr("multiple", "")
        .attr("accept", ".canasta,.txt,text/plain")
        .attr("aria-label", words::library::game_files());
    let add = text_button("btn", words::library::add_games(), &Intent::Library(LibraryIntent::AddPasted));
    details()
        .class("share bring-in")
        .key("bring-in")
        .child(summary().text(words::library::bring_games()))
        .child(p().text(words::library::bring_games_note()))
        .child(paste)
        .child(div().class("row").child(file).child(add))
        .children(
            claim_all(library)
                .map(|(words, button)| div().class("row").key("claim").child(span().text(words)).child(button)),
        )
}
