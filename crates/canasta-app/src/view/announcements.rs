//! Announcements for screen readers: the lines of the live log, made from the events at the table and the person's queries.

use super::node::{Element, div};
use super::table;
use super::text::{self, Names};
use crate::features::settings::Verbosity;
use crate::parts::Loading;
use crate::session::{GameEvent, HintState, LookBack, Query, Session};
use crate::words;
use canasta::rules::{Card, CardSet, Observation, Phase, Side};

/// A line that is to be heard. It is announced when its key was not there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Tells the line from the others.
    pub key: String,
    /// The text.
    pub words: String,
}

/// How the keys of the lines begin that are heard once, however often they come back.
const ONCE: &str = "once-";

impl Line {
    /// Whether the line is not announced again when it comes back.
    #[must_use]
    pub fn is_heard_once(key: &str) -> bool {
        key.starts_with(ONCE)
    }
}

/// The log, in a region that screen readers announce and nobody sees. It is described as empty: the browser puts the last
/// announcement into it. A screen reader says the label of a region before each sentence, so it has none.
#[must_use]
pub fn region() -> Element {
    log().key("live").attr("id", "live")
}

fn log() -> Element {
    div().class("sr-only").attr("role", "log").attr("aria-live", "polite").attr("data-log", "")
}

/// The region within a dialog. While a dialog is open, screen readers ignore the region outside.
#[must_use]
pub fn within() -> Element {
    log().key("heard")
}

/// One announcement of several lines.
#[must_use]
pub fn announcement(lines: &[String]) -> String {
    let mut all = String::new();
    for words in lines {
        if !all.is_empty() {
            all += if all.ends_with(['.', '!', '?', '…']) { " " } else { ". " };
        }
        all += words;
    }
    all
}

/// The lines since the person's last action, in the order in which they are said: a sentence for each turn, the prompt, the answers
/// to queries, and last what can wait.
#[must_use]
pub fn lines(session: &Session, names: &[String]) -> Vec<Line> {
    let names = Names::at(session, names);
    let parts = session.parts();
    if let Some(lines) = parts.and_then(|parts| (parts.heard_of_record)(session, names)) {
        return lines;
    }
    let Some(seen) = session.live_observation() else { return Vec::new() };
    let mut lines = Vec::new();
    let mut number = session.log_start();
    for turn in finished(session, &seen) {
        let words = turn_words(turn, &seen, session.settings().verbosity, names);
        if !words.is_empty() {
            // A turn that continues gets another line, which repeats it as a whole.
            lines.push(Line { key: format!("turn{number}-{}", turn.len()), words });
        }
        number += turn.len();
    }
    if session.is_fresh_deal() && !session.is_guided() && session.drill().is_none() {
        lines.push(Line { key: "deal".to_owned(), words: text::say_deal(&seen) });
    }
    lines.extend(replay_lines(session, names));
    let got: Vec<Card> =
        session.live_hand_layout().cards().iter().filter(|held| held.fresh).map(|held| held.card).collect();
    let changes = session.changes();
    // Whoever only watches gets no cards.
    if !got.is_empty() && !names.watched && drew_last(session.live_log(), &seen) {
        lines.push(Line { key: format!("got{changes}"), words: text::got(&got) });
    }
    let was_taken_back = session.live_log().is_empty() && seen.ended().is_none() && changes > 1;
    if was_taken_back && !session.is_guided() {
        lines.push(Line { key: format!("back{changes}"), words: words::announcements::taken_back().to_owned() });
    }
    let answering = session.is_my_turn() && seen.phase() == Phase::Answer;
    let prompt = if answering {
        text::say_question(seen.rules().held_points(seen.hand()))
    } else {
        table::prompt(session, names)
    };
    if !prompt.is_empty() && wants_prompt(session, &seen) {
        lines.push(Line { key: format!("prompt{changes}"), words: prompt });
    }
    if let Some(parts) = parts {
        (parts.heard_beside)(session, names, &mut lines);
    }
    let turns = lines.len();
    if let (Some(HintState::Advice(advice)), Some(parts)) = (session.hint(), parts) {
        lines.push(Line { key: format!("hint{changes}"), words: (parts.advice)(advice, names).aloud() });
    }
    if session.offers_mouse() {
        lines.push(Line { key: "mouse-offer".to_owned(), words: words::common::keep_both().to_owned() });
    }
    if let Some((number, hand_edit)) = session.hand_edit() {
        let words = text::say_hand_edit(&hand_edit, &table::staged_points(session, names));
        lines.push(Line { key: format!("edit{number}"), words });
    }
    let warning = parts.map(|parts| (parts.discard_warning)(session, names)).unwrap_or_default();
    if let Some(card) = session.hand_layout().picked().nth(0).filter(|_| !warning.is_empty()) {
        lines.push(Line { key: format!("warning{changes}-{card}"), words: warning });
    }
    let steps = lines.len();
    if let (Some(news), Some(parts)) = (session.news(), parts) {
        let words = text::in_a_row((parts.news)(&news, names));
        lines.push(Line {
            key: "news".to_owned(),
            words: words::common::labelled(words::common::news(), &format!("{words}.")),
        });
    }
    if let (Some(tip), Some(parts)) = (session.coach_tip().filter(|_| session.hint().is_none()), parts) {
        // Whoever listens mostly plays by keyboard.
        let words = (parts.tip_words)(session, tip, text::InputMode::Keys);
        lines.push(Line {
            key: format!("{ONCE}{}", tip.name()),
            words: words::common::labelled(words::common::tip(), &words),
        });
    }
    if let Some((number, query)) = session.asked() {
        let mut key = format!("asked{number}");
        let words = match query {
            Query::Repeat => {
                // The refusal was announced last.
                let refusal = refusal_line(session, names).map(|line| line.words);
                // The person's own steps and hints came after the turns.
                let (said, last) = lines.split_at(steps);
                let (turns, steps) = said.split_at(turns);
                let lines = steps.iter().rev().chain(turns).chain(last).map(|line| line.words.clone());
                refusal.into_iter().chain(lines).collect::<Vec<_>>().join(" ")
            }
            query => match parts {
                Some(parts) => (parts.query_answer)(session, &seen, query, names),
                // The answer follows in a line of its own.
                None => {
                    key += "-waiting";
                    match session.loading() {
                        Some(Loading::Failed) => words::common::parts_missing(),
                        _ => words::dialogs::parts_underway(),
                    }
                    .to_owned()
                }
            },
        };
        let words = if words.is_empty() { words::announcements::nothing_to_do().to_owned() } else { words };
        lines.insert(steps, Line { key, words });
    }
    if let Some(refusal) = refusal_line(session, names) {
        lines.insert(steps, refusal);
    }
    let settings = session.settings();
    if settings.keys && !settings.greeted && !names.watched {
        lines.push(Line { key: format!("{ONCE}reader"), words: words::announcements::reader_note().to_owned() });
    }
    lines
}

/// Adds what the guided hand, a drill or an exercise says.
pub(crate) fn lines_beside(session: &Session, names: Names<'_>, lines: &mut Vec<Line>) {
    let cut = table::after_cut::heard(session, names);
    if !cut.is_empty() {
        lines.push(Line { key: format!("cut{}", session.log_start()), words: cut });
    }
    if let Some(lesson) = session.lesson() {
        let words = match lesson.reply() {
            Some(reply) => text::lesson_reply(lesson.step(), reply, names),
            None => {
                let (say, why) = text::lesson_step(lesson.step(), session, names);
                let settings = session.settings();
                let keys = if settings.keys { text::lesson_keys(lesson, &settings.key_map) } else { String::new() };
                format!("{say} {why} {keys}").trim_end().to_owned()
            }
        };
        lines.push(Line { key: format!("lesson{}", lesson.said()), words });
    }
    if let Some(run) = session.drill() {
        lines.push(Line {
            key: format!("drill-{}-{}-{}", run.drill().name(), run.at(), run.said()),
            words: text::say_drill(run),
        });
    }
    if let Some(run) = session.exercise() {
        lines.push(Line { key: format!("exercise{}", run.said()), words: text::say_exercise(run, names) });
    }
}

/// The lines while a record is looked back at: the moment that is shown, and the answer to a query.
pub(crate) fn look_back_lines(session: &Session, names: Names<'_>) -> Option<Vec<Line>> {
    let (look, seen) = (session.look_back()?, session.observation()?);
    let moment = text::say_moment(look, names);
    let said = Line { key: format!("moment{}", session.changes()), words: moment.clone() };
    let asked = session.asked().map(|(number, query)| {
        let words = match query {
            Query::Repeat | Query::Buttons => moment,
            query => answer(session, &seen, query, names),
        };
        Line { key: format!("asked{number}"), words }
    });
    let refusal = refusal_line(session, names);
    Some(std::iter::once(said).chain(decision_line(session, look, names)).chain(asked).chain(refusal).collect())
}

/// The refusal of the last action.
fn refusal_line(session: &Session, names: Names<'_>) -> Option<Line> {
    let words = text::refusal(session, names)?;
    Some(Line { key: format!("refused{}", session.refusals()), words })
}

/// What the review found about the decision at the moment that is shown.
fn decision_line(session: &Session, look: &LookBack, names: Names<'_>) -> Option<Line> {
    let shown = session.shown_decision().filter(|shown| shown.review.action == look.at().actions)?;
    let round = look.course().turn_at(shown.review.action + 1).map_or(1, |turn| turn.round);
    let key = format!("decision{}-{}", shown.review.hand, shown.review.action);
    Some(Line { key, words: text::say_decision(round, &shown, names) })
}

/// The lines of the last round while it is shown again: a sentence for each turn that is over.
fn replay_lines(session: &Session, names: Names<'_>) -> Vec<Line> {
    let Some(replay) = session.replay() else { return Vec::new() };
    let number = session.replays();
    let line = |at: usize, words: String| Line { key: format!("replay{number}-{at}"), words };
    let turns: Vec<&[GameEvent]> = replay.log().chunk_by(|a, b| a.seat() == b.seat()).collect();
    let open = usize::from(!replay.is_over() && turns.last().is_some_and(|turn| !is_over(turn)));
    let shown = turns.len() - open;
    let said = turns.into_iter().take(shown).enumerate();
    let said = said.map(|(at, turn)| line(at + 1, text::events_aloud(turn, names)));
    std::iter::once(line(0, words::common::last_round_again().to_owned())).chain(said).collect()
}

/// Whether events are those of a turn that is over.
fn is_over(turn: &[GameEvent]) -> bool {
    turn.iter()
        .any(|what| matches!(what, GameEvent::Discarded { .. } | GameEvent::Kept { .. } | GameEvent::Ended { .. }))
}

/// The log by turns, without the unfinished turn of another player.
fn finished<'a>(session: &'a Session, seen: &Observation<'_>) -> impl Iterator<Item = &'a [GameEvent]> {
    let log = session.live_log();
    let is_my_turn = session.is_person(seen.seat()) && seen.is_to_act();
    let on = (seen.ended().is_none() && !is_my_turn).then(|| seen.to_act());
    let turns: Vec<&[GameEvent]> = log.chunk_by(|a, b| a.seat() == b.seat()).collect();
    let last = turns.last().and_then(|turn| turn.first()).and_then(GameEvent::seat);
    let open = usize::from(on.is_some() && last == on);
    let keep = turns.len() - open;
    turns.into_iter().take(keep)
}

/// Whether the last event that brought anybody cards brought them to the own hand.
fn drew_last(log: &[GameEvent], seen: &Observation<'_>) -> bool {
    let came = |what: &GameEvent| matches!(what, GameEvent::Drew { .. } | GameEvent::Took { .. });
    log.iter().rev().find(|what| came(what)).is_some_and(|what| what.seat() == Some(seen.seat()))
}

/// A turn in a sentence, as detailed as the settings say.
fn turn_words(turn: &[GameEvent], seen: &Observation<'_>, verbosity: Verbosity, names: Names<'_>) -> String {
    let own = turn.first().and_then(GameEvent::seat) == Some(seen.seat());
    let drew = |what: &GameEvent| matches!(what, GameEvent::Drew { red_threes, .. } if red_threes.is_empty());
    let matters = |what: &&GameEvent| match (verbosity, own) {
        (Verbosity::Full, _) => true,
        // The card has a line of its own.
        (_, true) => !drew(what),
        (Verbosity::Normal, false) => !drew(what) || turn.len() == 1,
        (Verbosity::Brief, false) => !matches!(what, GameEvent::Drew { .. } | GameEvent::Kept { .. }),
    };
    let said: Vec<GameEvent> = turn.iter().filter(matters).cloned().collect();
    text::events_aloud(&said, names)
}

/// Whether to announce the prompt: only when it has changed, unless the settings ask for full detail.
fn wants_prompt(session: &Session, seen: &Observation<'_>) -> bool {
    if session.is_guided() {
        return false;
    }
    match (seen.phase(), session.live_log().last()) {
        (Phase::Draw | Phase::Answer, _) | (_, None | Some(GameEvent::Answered { .. })) => true,
        (Phase::Play, Some(GameEvent::Drew { .. } | GameEvent::Took { .. })) => {
            session.settings().verbosity != Verbosity::Brief
        }
        (Phase::Play, _) => session.settings().verbosity == Verbosity::Full,
    }
}

fn melds(seen: &Observation<'_>, side: Side, who: &str) -> String {
    let melds: Vec<String> = seen.melds(side).iter().map(text::meld_label).collect();
    text::say_melds(who, &melds, seen.red_threes(side))
}

/// The answer to a query about the table.
pub(crate) fn answer(session: &Session, seen: &Observation<'_>, query: Query, names: Names<'_>) -> String {
    let us = seen.side();
    match query {
        Query::Hand if session.hides_all_hands() => words::table::you_rest().to_owned(),
        Query::Hand => {
            let staged: Vec<CardSet> = session.staged().iter().map(|group| group.cards).collect();
            text::say_hand(seen.hand(), session.hand_layout().picked(), &staged, names)
        }
        Query::Melds => {
            let is_bare = |side: Side| seen.melds(side).is_empty() && seen.red_threes(side).is_empty();
            if names.all_sides().all(is_bare) {
                words::announcements::nobody_melded().to_owned()
            } else {
                let all = names.all_sides().map(|side| melds(seen, side, &text::side_name(names.side(side))));
                all.collect::<Vec<_>>().join(" ")
            }
        }
        Query::Pile => {
            // With a three or a wild on top nobody takes the pile, opened or not.
            let closed = seen.pile_closed_to(seen.seat());
            let frozen = seen.frozen_to(us) == Some(canasta::rules::FrozenBy::NotMelded) && closed.is_none();
            let until_opened = frozen.then(|| text::until_side_opens(names.side(us), seen.rules().pile_naturals()));
            let closed = closed.filter(|_| seen.rules().pile_allowed).map(|reason| text::rule_error(&reason, names));
            let unopened =
                closed.or(until_opened).filter(|_| seen.pile().last().is_some_and(|top| top.rank().is_natural()));
            text::say_pile(&text::pile_label(seen), unopened.as_deref(), seen.stock_len())
        }
        Query::Scores => session.standing().map_or_else(String::new, |standing| {
            let totals = standing.totals;
            text::say_scores(totals, &standing.rules, standing.hand, names)
        }),
        Query::Minimum => {
            let open = !seen.melds(us).is_empty();
            let minimum = text::say_minimum(open, seen.opening_minimum(seen.seat()), names.side(us));
            if open { minimum } else { text::and_canasta(minimum, seen.opening_need(seen.seat())) }
        }
        Query::Buttons | Query::Repeat => {
            let buttons = text::say_buttons(&table::buttons(session, names));
            match text::say_obligation(seen.obligation()) {
                bound if bound.is_empty() || !session.is_my_turn() => buttons,
                bound => format!("{bound} {buttons}"),
            }
        }
    }
}
