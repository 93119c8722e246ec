//! The pages of today's deal: the deals of a day with the calendar, and what a first try came to.

use super::{AgainstPar, DailyIntent, DailyPage, DayBook, DayResult, DayStart, Streak};
use crate::features::library::{GameState, LibraryIntent, Origin};
use crate::session::{Day, DayTry, Intent, Session};
use crate::view::cards::with_signs;
use crate::view::content::Content;
use crate::view::controls::{day, icon, icon_button, with_intent};
use crate::view::dialogs::entry::{entry, entry_button};
use crate::view::dialogs::hand_end::send_button;
use crate::view::form_controls::{done_button, feedback, text_button};
use crate::view::node::{Element, Node, b, button, dd, div, dl, dt, h3, li, p, section, small, span, ul};
use crate::view::text;
use crate::words;
use canasta::daily::{DailyDeal, DailyGame, Date, FIRST_DAY};

/// What the first page says of today to who has played a day: the date, and how its deals went. Others see what stands there before the
/// program, so that nothing moves when it comes.
pub(crate) fn today(session: &Session) -> Vec<Node> {
    let Some(date) = session.date().filter(|_| !session.daily().is_empty()) else { return Vec::new() };
    let played: Vec<(DailyDeal, &DayResult)> = results_of(session.daily(), date).collect();
    let how = match played[..] {
        [] => words::daily::day_not_played().to_owned(),
        [(deal, result)] => text::day_result_line(result, session.daily().par(deal)),
        ref several => words::daily::day_played_of(several.len(), DailyGame::ALL.len()),
    };
    let dot = || Node::from(" · ".to_owned());
    vec![dot(), date_element(date).into(), dot(), Node::from(how)]
}

/// The results of a day.
fn results_of(book: &DayBook, date: Date) -> impl Iterator<Item = (DailyDeal, &DayResult)> {
    deals_of(date).into_iter().filter_map(|deal| Some((deal, book.result(deal)?)))
}

fn deals_of(date: Date) -> Vec<DailyDeal> {
    DailyGame::ALL.into_iter().filter_map(|game| DailyDeal::of(date, game).ok()).collect()
}

fn date_element(date: Date) -> Element {
    day(Day::new(date.number()))
}

fn intent(intent: DailyIntent) -> Intent {
    Intent::Daily(intent)
}

pub(crate) fn daily(page: DailyPage, session: &Session) -> Content {
    match page {
        DailyPage::Day(date) => day_page(date, None, session),
        DailyPage::Refused(why) => day_page(None, Some(text::day_refusal(why)), session),
        DailyPage::Result(deal) => match session.daily().result(deal) {
            Some(result) => result_page(deal, result, session),
            None => day_page(Some(deal.date()), None, session),
        },
    }
}

/// The deals of a day, below what is wrong with the link that has led there.
fn day_page(date: Option<Date>, wrong: Option<&'static str>, session: &Session) -> Content {
    let title = words::first_page::todays_deal().to_owned();
    let note = words::daily::day_note().to_owned();
    let Some(today) = session.date() else {
        return Content { title, note, body: Vec::new(), foot: vec![done_button()] };
    };
    let date = date.unwrap_or(today);
    let body = if today < FIRST_DAY {
        let soon = span().text(words::daily::day_early()).text(" ").child(date_element(FIRST_DAY));
        vec![p().child(soon)]
    } else {
        // A link may lead to any day.
        let shown = date.clamp(FIRST_DAY, today);
        let wrong = wrong.or_else(|| (shown != date).then(words::daily::day_other_day));
        let mut body: Vec<Element> =
            wrong.map(|wrong| p().class("error").key("wrong").text(wrong)).into_iter().collect();
        body.push(day_row(shown, today));
        body.push(ul().class("drills").children(deals_of(shown).into_iter().map(|deal| deal_entry(deal, session))));
        body.extend(back_to_match(session));
        body.push(history(shown, today, session));
        body
    };
    Content { title, note, body, foot: vec![done_button()] }
}

/// The day that is shown, with the ways to the day before and after it.
fn day_row(shown: Date, today: Date) -> Element {
    let step = |key: &'static str, label: &str, to: Option<Date>| {
        let to = to.filter(|to| (FIRST_DAY..=today).contains(to));
        let button = icon_button("more", label).attr("title", label).key(key);
        let button = button.maybe("aria-disabled", to.is_none().then_some("true"));
        with_intent(button, &intent(DailyIntent::Show(to.unwrap_or(shown))))
    };
    div()
        .class("day-row")
        .key("day")
        .child(step("before", words::daily::day_before(), shown.previous()))
        .child(h3().child(date_element(shown)))
        .child(step("after", words::daily::day_after(), shown.next()))
}

/// A deal: its game, how it went, and a button that plays it or shows what it came to.
fn deal_entry(deal: DailyDeal, session: &Session) -> Element {
    let book = session.daily();
    let is_lost = || book.is_lost(deal, session.library(), session.day_try());
    let (note, does) = match (book.result(deal), session.day_start(deal)) {
        (Some(result), _) => (text::day_result_line(result, book.par(deal)), DailyIntent::Result(deal)),
        (None, _) if book.wanted() == Some(deal) => (words::daily::day_looking().to_owned(), DailyIntent::Play(deal)),
        (None, DayStart::Deal(one)) if one.counts() => {
            (words::daily::day_not_played().to_owned(), DailyIntent::Play(deal))
        }
        (None, DayStart::Deal(_)) if is_lost() => (words::daily::day_lost().to_owned(), DailyIntent::Play(deal)),
        (None, DayStart::Deal(_)) => (words::daily::day_played().to_owned(), DailyIntent::Play(deal)),
        (None, DayStart::Unread) if !book.is_begun(deal) => {
            (words::daily::day_not_played().to_owned(), DailyIntent::Play(deal))
        }
        (None, DayStart::AtTable | DayStart::Resume(_) | DayStart::Unread) => {
            (words::daily::day_begun().to_owned(), DailyIntent::Play(deal))
        }
    };
    let arrow = icon("more");
    let button = entry_button(&text::daily_deal(deal), &note, None, &intent(does)).child(arrow);
    li().child(button)
}

/// The way back to the match that a deal has taken the table from.
fn back_to_match(session: &Session) -> Option<Element> {
    let _ = session.day_try()?;
    let is_left = |game: &&crate::features::library::Listed| {
        game.summary.state == GameState::Begun && game.summary.origin == Origin::Played
    };
    let left = session.library().games().iter().find(is_left)?;
    let resume = Intent::Library(LibraryIntent::Resume(left.summary.id.clone()));
    let back = entry(words::daily::day_back_to_match(), &text::game_title(&left.summary), None, &resume);
    Some(ul().class("drills").key("match").child(back))
}

/// The month of a day as a calendar, and what all days come to.
fn history(shown: Date, today: Date, session: &Session) -> Element {
    let book = session.daily();
    let (year, month, _) = shown.year_month_day();
    let first = Date::new(year, month, 1).unwrap_or(shown);
    let days = std::iter::successors(Some(first), |date| date.next()).take_while(|date| {
        let (other_year, other_month, _) = date.year_month_day();
        (other_year, other_month) == (year, month)
    });
    // Weeks begin on Monday.
    let blanks = (0..first.weekday() as usize).map(|_| span().attr("aria-hidden", "true"));
    let cells = days.map(|date| cell(date, shown, today, book));
    let grid = div()
        .class("day-grid")
        .attr("role", "group")
        .attr("aria-label", words::daily::day_calendar())
        .children(blanks)
        .children(cells);
    let mut facts = vec![(words::daily::day_streak(), words::daily::day_days(Streak::up_to(book, today).days))];
    facts.push((words::daily::day_deals_played(), text::number(i32::try_from(book.results().count()).unwrap_or(0))));
    facts.extend(AgainstPar::of(book).map(|mean| (words::daily::day_mean_against_par(), text::against_par(&mean))));
    section()
        .class("figures-part")
        .key("history")
        .child(h3().text(words::daily::day_history()))
        .child(grid)
        .child(fact_list(facts))
        .child(p().class("figures-note").text(words::daily::day_streak_note()))
}

/// A day of the calendar: how many of its deals were played.
fn cell(date: Date, shown: Date, today: Date, book: &DayBook) -> Element {
    let (_, _, number) = date.year_month_day();
    let played = results_of(book, date).count();
    let is_open = (FIRST_DAY..=today).contains(&date);
    let label = words::daily::day_cell(played);
    let cell = button().class(if played > 0 { "day-cell played" } else { "day-cell" }).attr("type", "button");
    let marks = (0..played).map(|_| span().class("dot"));
    let cell = cell
        .maybe("aria-current", (date == shown).then_some("date"))
        .maybe("aria-disabled", (!is_open).then_some("true"))
        .child(b().text(number.to_string()))
        .child(span().class("sr-only").text(" ").child(date_element(date)).text(format!(": {label}")))
        .child(span().class("dots").attr("aria-hidden", "true").children(marks));
    if is_open { with_intent(cell, &intent(DailyIntent::Show(date))) } else { cell }
}

fn fact_list(all: Vec<(&'static str, String)>) -> Element {
    let fact = |(name, value): (&str, String)| div().child(dt().text(name)).child(dd().text(value));
    dl().class("fact-list").children(all.into_iter().map(fact))
}

/// What a first try came to.
fn result_page(deal: DailyDeal, result: &DayResult, session: &Session) -> Content {
    let book = session.daily();
    let par = book.par(deal);
    let lead = p()
        .class("day-lead")
        .key("lead")
        .child(b().text(text::signed(result.lead)))
        .text(" ")
        .child(span().text(words::daily::day_lead_note()));
    let course = (!result.course.is_empty()).then(|| {
        let squares = span().class("squares").attr("aria-hidden", "true").text(text::course_squares(&result.course));
        p().class("day-course")
            .key("course")
            .child(squares)
            .child(span().class("sr-only").text(text::course_in_words(&result.course)))
    });
    let par_words = match par {
        Some(par) => text::par_with_interval(par),
        None if book.lacks_par(deal) => words::daily::day_no_par().to_owned(),
        None => text::par_underway(book.playings(deal)),
    };
    let mut facts =
        vec![(words::daily::day_own_points(), text::number(result.own)), (words::daily::day_par(), par_words)];
    facts.extend(par.map(|par| (words::daily::day_above_par(), text::above_par(result.lead, par))));
    if let Some(luck) = result.luck {
        facts.push((words::daily::day_luck(), text::signed(luck)));
        facts.push((words::daily::day_without_luck(), text::signed(result.lead.saturating_sub(luck))));
    }
    facts.push((words::daily::day_bots(), text::day_bots(&result.bots)));
    let look = DayBook::can_look(session.library(), deal, session.day_try())
        .then(|| text_button("btn", words::daily::day_look(), &intent(DailyIntent::Look(deal))).key("look"));
    let again = text_button("btn", words::daily::day_again(), &intent(DailyIntent::Play(deal))).key("again");
    let others = text_button("btn", words::daily::day_others(), &intent(DailyIntent::Show(deal.date()))).key("others");
    let copy = text_button("btn", words::daily::day_copy(), &intent(DailyIntent::Copy(deal))).key("copy");
    let picture = text_button("btn", words::daily::day_picture(), &intent(DailyIntent::Picture(deal))).key("picture");
    let send = text_button("btn primary", words::daily::day_send(), &intent(DailyIntent::Send(deal))).key("send");
    let cards = is_at_table(deal, session).then(|| send_button(session)).flatten();
    let mut body = vec![p().class("day-of").key("date").child(date_element(deal.date())), lead];
    body.extend(course);
    body.push(fact_list(facts));
    body.push(p().class("figures-note").text(words::daily::day_par_note()));
    body.extend(costliest(session));
    body.push(div().class("row day-ways").key("ways").children(look).children(cards).child(again).child(others));
    body.extend(feedback(session));
    Content {
        title: text::daily_deal(deal),
        note: String::new(),
        body,
        foot: vec![send, picture, copy, done_button_plain()],
    }
}

/// Whether the first try of a deal is at the table, over.
fn is_at_table(deal: DailyDeal, session: &Session) -> bool {
    session.ended_day() == Some(DayTry::first(deal))
}

/// The decision that cost most, once the review has found it, and how far the review is before.
fn costliest(session: &Session) -> Option<Element> {
    let review = session.day_review()?;
    let part = section().class("figures-part").key("costliest").child(h3().text(words::daily::day_costliest()));
    let (done, all) = review.progress();
    let progress = p().class("figures-note").key("progress").text(text::review_progress(done, all));
    let worst = review.mistakes().first().and_then(|one| Some((*one, one.worth.as_ref()?)));
    let found = match worst {
        Some((one, worth)) => {
            let best = words::common::labelled(words::common::best(), &text::plan_advised(&worth.best));
            p().class("day-costliest")
                .key("worst")
                .children(with_signs(&text::plan_done(&one.done)))
                .text(" ")
                .child(b().text(text::win_loss(worth.win.loss)))
                .text(" ")
                .child(small().children(with_signs(&best)))
        }
        None if done == all => p().key("none").text(words::review::no_mistakes()),
        None => return Some(part.child(progress)),
    };
    Some(part.child(found).child(progress))
}

/// The button that closes a page whose first button does something else.
fn done_button_plain() -> Element {
    use crate::session::DialogIntent;
    text_button("btn", words::common::done(), &Intent::Dialog(DialogIntent::Close))
}
