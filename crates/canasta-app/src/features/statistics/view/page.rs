//! The page of the statistics: figures of all games of the library, each as text, the shares and the course as pictures too.

use super::achievements::achievements;
use super::course::{errors_and_luck, points_course};
use crate::features::duplicate::DuplicateFigures;
use crate::features::library::{LibraryIntent, LibraryState};
use crate::features::statistics::{FactsBook, FactsProgress, HandLink, Overview, StatisticsIntent, WinRate};
use crate::session::{Intent, Session};
use crate::view::content::Content;
use crate::view::controls::{date, with_intent};
use crate::view::form_controls::{POLITE, done_button, live_region, text_button};
use crate::view::node::{
    Element, b, button, dd, div, dl, dt, h3, i, li, option, p, section, select, small, span, table, tbody, td, th,
    thead, tr, ul,
};
use crate::view::text;
use crate::words;
use canasta::rules::Preset;

pub(crate) fn statistics(session: &Session) -> Content {
    let (library, book) = (session.library(), session.statistics().facts());
    let overview = book.overview();
    let is_refused = library.state() == LibraryState::Refused;
    let mut body = Vec::new();
    if is_refused {
        body.push(p().key("refused").text(words::statistics::statistics_refused()));
    } else {
        let progress = (book.progress() != FactsProgress::Done).then(|| text::facts_progress(book.progress()));
        body.push(live_region(POLITE, "counting-games", "counting", progress));
        if let FactsProgress::Games { left } = book.progress() {
            // The number runs. Said again and again, it would drown everything else.
            body.push(p().class("figures-note").key("left").attr("aria-hidden", "true").text(text::games_left(left)));
        }
        let presets = book.presets(library);
        if presets.len() > 1 {
            body.push(rules_filter(book, &presets));
        }
        if !overview.is_empty() {
            body.extend(figures(overview));
        } else if book.progress() == FactsProgress::Done {
            body.push(p().key("none").text(words::statistics::statistics_empty()));
        }
    }
    if let Some(figures) = DuplicateFigures::of(session.duplicate()) {
        let figures = facts(text::duplicate_figures(&figures));
        body.push(part("duplicate", words::duplicate::duplicate()).child(figures));
    }
    if session.settings().achievements {
        body.push(part("achievements", words::statistics::achievements()).children(achievements(session)));
    }
    let save = text_button("btn left", words::statistics::save_table(), &Intent::Statistics(StatisticsIntent::Export));
    Content {
        title: words::common::statistics().to_owned(),
        note: text::statistics_note(overview),
        body,
        foot: (!overview.is_empty()).then_some(save).into_iter().chain([done_button()]).collect(),
    }
}

fn rules_filter(book: &FactsBook, presets: &[Preset]) -> Element {
    let any =
        option().attr("value", "any").flag("selected", book.rules().is_none()).text(words::common::list_any_rules());
    let presets = presets.iter().map(|&preset| {
        option().attr("value", preset).flag("selected", book.rules() == Some(preset)).text(text::preset(preset))
    });
    let rules = select()
        .attr("data-set", "statistics-rules")
        .attr("aria-label", words::common::list_rules())
        .child(any)
        .children(presets);
    div().class("figures-filter").key("filter").child(rules)
}

fn part(key: &'static str, title: &str) -> Element {
    section().class("figures-part").key(key).child(h3().text(title))
}

fn figures(overview: &Overview) -> Vec<Element> {
    let mut parts = Vec::new();
    if overview.rate.finished > 0 {
        let rules = overview.by_rules.iter().map(|(preset, rate)| (text::preset(*preset).to_owned(), *rate));
        let levels = overview.by_opponents.iter().map(|(opponents, rate)| (text::opponents(*opponents), *rate));
        let players = overview.by_player.iter().map(|player| (text::with_player(player), player.rate));
        let all = std::iter::once((words::statistics::all_games().to_owned(), overview.rate));
        parts.push(
            part("won", words::statistics::games_won())
                .child(rates(words::statistics::by_rules(), all.chain(rules)))
                .child(rates(words::statistics::by_level(), levels))
                .child(p().class("figures-note").text(text::levels_note()))
                .child(rates(words::statistics::by_player(), players))
                .child(p().class("figures-note").text(words::statistics::interval_note())),
        );
    }
    parts.push(part("hand", words::statistics::figures_of_hands()).child(facts(text::hand_figures(&overview.tally))));
    if !overview.course.is_empty() {
        parts.push(part("course", words::statistics::over_time()).children(points_course(&overview.course)));
    }
    let reviewed = p().class("figures-note").text(text::reviewed_note(&overview.reviewed));
    parts.push(
        part("reviewed", words::statistics::errors_and_luck())
            .child(reviewed)
            .children(errors_and_luck(&overview.reviewed)),
    );
    if overview.rate.finished > 0 {
        parts.push(part("streaks", words::statistics::streaks()).child(facts(text::streaks(&overview.streaks))));
    }
    parts.push(
        part("marked", words::statistics::marked_hands())
            .child(marked(words::statistics::best_hands(), &overview.best))
            .child(marked(words::statistics::worst_hands(), &overview.worst)),
    );
    parts
}

/// Names and values.
fn facts(all: Vec<(&'static str, String)>) -> Element {
    let fact = |(name, value): (&str, String)| div().child(dt().text(name)).child(dd().text(value));
    dl().class("fact-list").children(all.into_iter().map(fact))
}

/// Shares of games won, each with its interval as a bar.
fn rates(title: &str, all: impl Iterator<Item = (String, WinRate)>) -> Element {
    let head = |word: &str| th().attr("scope", "col").text(word);
    let heads = tr()
        .child(head(title))
        .child(head(words::statistics::won_games()))
        .child(head(words::statistics::share_won()))
        .child(head(words::statistics::interval()));
    let row = |(name, rate): (String, WinRate)| {
        tr().child(th().attr("scope", "row").text(name))
            .child(td().text(text::won_of(rate)))
            .child(td().text(text::win_share(rate)))
            .child(td().child(span().text(text::win_interval(rate))).children(whisker(rate)))
    };
    table().class("rates shares").child(thead().child(heads)).child(tbody().children(all.map(row)))
}

/// The share as a dot on its interval.
fn whisker(rate: WinRate) -> Option<Element> {
    let share = rate.share()?;
    // Whole thousandths: to write a number with a fraction would add code to the page.
    let place = |share: f64| (share * 1000.0) as u32;
    let bar = span()
        .class("whisker")
        .attr("aria-hidden", "true")
        .attr("--low", place(share.low))
        .attr("--wide", place(share.high - share.low))
        .attr("--at", place(share.share));
    Some(bar.child(i()).child(b()))
}

/// The best or the worst hands, each with a way to look at it.
fn marked(title: &str, hands: &[HandLink]) -> Element {
    let row = |link: &HandLink| {
        let look = Intent::Library(LibraryIntent::LookAtHand(link.game.clone(), link.hand.hand));
        let button = button()
            .class("hand-link")
            .attr("type", "button")
            .child(span().class("sr-only").text(text::look_back_at(link.hand.points, link.hand.hand)))
            .child(b().attr("aria-hidden", "true").text(text::marked_points(link.hand.points)))
            .child(span().attr("aria-hidden", "true").text(text::marked_hand(link.hand.hand)))
            .child(small().children(date(link.changed)));
        li().child(with_intent(button, &look))
    };
    let list = ul().attr("role", "list").attr("aria-label", title).children(hands.iter().map(row));
    div().class("hand-links").child(p().class("label").text(title)).child(list)
}
