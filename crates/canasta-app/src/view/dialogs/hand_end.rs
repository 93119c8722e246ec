//! The end of a hand as a scene: how it ended, the last meld, everybody's hand, and the pad beside it.

use super::score_details::{more_about_the_hand, who_sat};
use super::score_sheet::{Show, sheet};
use crate::features::duplicate::{BoardMatch, DuplicateStep};
use crate::features::links::LinksIntent;
use crate::features::settings::Motion;
use crate::session::{
    DialogIntent, DialogKind, GrownMeld, HandEnd, Intent, LearnIntent, LookBackIntent, MatchReviewIntent, ScoreReveal,
    Session, Standing, TableIntent,
};
use crate::view::cards::{bare_card, meld_order};
use crate::view::content::Content;
use crate::view::controls::{icon, with_intent};
use crate::view::form_controls::{done_button, text_button};
use crate::view::node::{Element, b, button, div, h3, p, section, small, span};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::{Canasta, CardSet, Ended, Seat};

/// Whether rows come one by one. Style sheets end it for systems that ask for less motion.
pub(super) fn show(session: &Session, reveal: ScoreReveal) -> Show {
    let settings = session.settings();
    let moves = !settings.lite && settings.motion != Motion::Off;
    if reveal == ScoreReveal::RowByRow && moves { Show::RowByRow } else { Show::Whole }
}

/// The part of the scene beside the pad.
pub(super) fn moment(session: &Session, end: &HandEnd, standing: &Standing, names: Names<'_>) -> Vec<Element> {
    let meld = end.best.map(|grown| last_meld(&grown, end.ended, standing));
    meld.into_iter().chain([hands(session, end, standing, names)]).collect()
}

/// The last meld, spread large.
fn last_meld(grown: &GrownMeld, ended: Ended, standing: &Standing) -> Element {
    let class = match grown.meld.canasta() {
        Some(Canasta::Natural | Canasta::Sequence) => "last-meld natural",
        Some(Canasta::Mixed | Canasta::Wild) => "last-meld mixed",
        None => "last-meld",
    };
    let old = grown.meld.cards.difference(grown.added);
    let old = meld_order(old).map(|card| bare_card(card, ""));
    let new = meld_order(grown.added).map(|card| bare_card(card, "new"));
    let cards: Vec<Element> = old.chain(new).enumerate().map(|(at, card)| card.attr("--i", at)).collect();
    let arc = div().class("arc").attr("aria-hidden", "true").attr("--cards", cards.len()).children(cards);
    let (name, worth) = text::shown_meld(grown, &standing.rules);
    let band = p().class("meld-name").text(name).text(" ").child(b().text(worth));
    let went_out = matches!(ended, Ended::Out | Ended::Concealed);
    let label = (!went_out).then(|| p().class("which").text(words::score::best_of_hand()));
    div().class(class).key("last-meld").children(label).child(arc).child(band)
}

/// Everybody's hand, open, and the foot that was not picked up, with their points.
fn hands(session: &Session, end: &HandEnd, standing: &Standing, names: Names<'_>) -> Element {
    let others = standing.rules.players.from_after(names.me).filter(|&seat| seat != names.me);
    let seats = std::iter::once(names.me).chain(others);
    div().class("end-hands").key("end-hands").children(seats.map(|seat| hand(session, seat, end, standing, names)))
}

fn hand(session: &Session, seat: Seat, end: &HandEnd, standing: &Standing, names: Names<'_>) -> Element {
    let cards = match (seat == names.me, session.observation()) {
        (true, Some(seen)) => seen.hand(),
        _ => session.open_hand(seat).unwrap_or_default(),
    };
    let foot = session.observation().and_then(|seen| seen.shown_foot(seat)).unwrap_or_default();
    let sizes = session.observation().map(|seen| seen.foot_lens(seat).collect()).unwrap_or_default();
    let out = seat == end.seat && matches!(end.ended, Ended::Out | Ended::Concealed);
    let score = session.score().map(|sheet| sheet.sides[names.scoring().sides.of(seat)]).unwrap_or_default();
    let points = match end.ended {
        Ended::Special if seat == end.seat => score.special,
        _ if out => score.going_out,
        _ => -standing.rules.held_points(cards) - standing.rules.held_points(foot),
    };
    let class = if names.sides.of(seat) == names.own_side() { "end-hand we" } else { "end-hand they" };
    let title = h3()
        .text(text::open_hand_name(seat, names))
        .text(" ")
        .child(small().text(text::open_hand_note(seat, out, names)))
        .text(" ")
        .child(b().text(text::signed(points)));
    let shown = match cards.is_empty() {
        true => p().text(words::score::no_cards_left()),
        false => fan(cards),
    };
    // A foot that was not picked up counts against its side too.
    let foot = (!foot.is_empty()).then(|| [p().text(text::feet(&[("", sizes)], true)), fan(foot)]);
    section().class(class).key(seat.index()).child(title).child(shown).children(foot.into_iter().flatten())
}

fn fan(cards: CardSet) -> Element {
    span()
        .class("fan")
        .attr("role", "img")
        .attr("aria-label", text::cards_in_full(cards))
        .children(cards.iter().map(|card| bare_card(card, "")))
}

/// A button with an icon after or before its label.
pub(super) fn icon_text_button(class: &str, icon_name: &str, label: &str, intent: &Intent) -> Element {
    let button = button().class(class).attr("type", "button").child(icon(icon_name)).child(span().text(label));
    with_intent(button, intent)
}

/// The button that ends the counting.
pub(super) fn count_at_once(show: Show) -> Option<Element> {
    let skip = || {
        icon_text_button(
            "btn count-skip",
            "last",
            words::score::count_at_once(),
            &Intent::Dialog(DialogIntent::CountAtOnce),
        )
        .key("skip")
    };
    (show == Show::RowByRow).then(skip)
}

/// The button that leads to the review of the hand, where it can be looked at: not after a guided hand or a drill.
pub(super) fn review_button(session: &Session) -> Option<Element> {
    let open = Intent::MatchReview(MatchReviewIntent::Open);
    let button = || icon_text_button("btn", "eye", words::score::review_hand(), &open).key("review");
    session.can_look_back().then(button)
}

/// The button that shows the record on the table.
pub(super) fn look_back_button(session: &Session) -> Option<Element> {
    let open = Intent::LookBack(LookBackIntent::Open);
    let button = || icon_text_button("btn", "rewind", words::common::look_back(), &open).key("look-back");
    // Practice from a record leads back to that record.
    (session.can_look_back() && session.branch().is_none()).then(button)
}

/// The button that leads to what can be sent of the match.
pub(crate) fn send_button(session: &Session) -> Option<Element> {
    let open = Intent::Links(LinksIntent::Open);
    let button = || icon_text_button("btn", "send", words::links::send(), &open).key("send");
    session.sendable().map(|_| button())
}

/// The buttons at the end of a deal of a link: there is no next hand.
pub(super) fn sent_foot(session: &Session) -> Option<Vec<Element>> {
    let _ = session.ended_sent()?;
    let compare = Intent::Links(LinksIntent::Compare);
    let choose = Intent::Dialog(DialogIntent::Open(DialogKind::NewGame));
    Some(vec![
        text_button("btn primary", words::links::compare(), &compare).key("next"),
        text_button("btn", words::common::new_game(), &choose).key("choose"),
    ])
}

/// The buttons at the end of a board of duplicate: the next board, or the score sheet.
pub(super) fn board_foot(session: &Session) -> Option<Vec<Element>> {
    let board = session.ended_board()?;
    let intent = |step: DuplicateStep| Intent::Duplicate(step.into());
    let sheet = intent(DuplicateStep::Show(board.id));
    let next = session.duplicate().find(board.id).and_then(BoardMatch::next);
    Some(match next {
        Some(_) => vec![
            text_button("btn primary", words::duplicate::next_board(), &intent(DuplicateStep::GoOn(board.id)))
                .key("next"),
            text_button("btn", words::duplicate::score_sheet(), &sheet).key("sheet"),
        ],
        None => vec![text_button("btn primary", words::duplicate::score_sheet(), &sheet).key("next")],
    })
}

/// The button at the end of a hand at a friend's table: the host deals the next one.
pub(super) fn guest_foot(session: &Session) -> Option<Vec<Element>> {
    session.is_guest().then(|| vec![done_button().key("next")])
}

/// The buttons at the end of a hand that was played on from a record: there is no next hand.
pub(super) fn branch_foot(session: &Session) -> Option<Vec<Element>> {
    let _ = session.branch()?;
    let again = Intent::LookBack(LookBackIntent::PlayOnAgain);
    Some(vec![
        text_button("btn primary", words::common::back_to_record(), &Intent::Learn(LearnIntent::Leave)).key("next"),
        text_button("btn", words::common::once_more(), &again).key("again"),
    ])
}

/// The score pad of the hand that has ended, with what else is known about it. `next` is the number of the next hand, whose minimums are shown.
pub(super) fn pad(
    session: &Session,
    standing: &Standing,
    show: Show,
    next: Option<u32>,
    names: Names<'_>,
) -> Vec<Element> {
    let sheet = session.score().map(|last| {
        let title = text::pad_title(standing.hand, &standing.rules);
        sheet(&last, &standing.rules, names, show, Some(title), next)
    });
    let sat = who_sat(session, &standing.rules, standing.hand);
    sheet.into_iter().chain(sat).chain(more_about_the_hand(session, names)).collect()
}

/// The scene at the end of a hand that does not end the match.
pub(super) fn hand_end(
    session: &Session,
    end: &HandEnd,
    standing: &Standing,
    reveal: ScoreReveal,
    names: Names<'_>,
) -> Content {
    let show = show(session, reveal);
    // A match has fewer hands than this counts.
    let hand = u32::try_from(standing.hand).unwrap_or(u32::MAX - 1);
    // A board has no next hand either, and no totals that weigh on one.
    let is_day = session.ended_day().is_some() || session.ended_board().is_some();
    let body =
        pad(session, standing, show, Some(hand + 1).filter(|_| !is_day && session.ended_sent().is_none()), names);
    let next = if is_day { words::table::day_result() } else { words::common::next_hand() };
    let mut foot = branch_foot(session)
        .or_else(|| guest_foot(session))
        .or_else(|| board_foot(session))
        .or_else(|| sent_foot(session))
        .unwrap_or_else(|| vec![text_button("btn primary", next, &Intent::Table(TableIntent::NextHand)).key("next")]);
    foot.extend(count_at_once(show));
    // What is seen of a board before the match is over would help the second time.
    let is_board = session.ended_board().is_some();
    foot.extend(look_back_button(session).filter(|_| !is_board));
    foot.extend(review_button(session).filter(|_| !is_board));
    foot.extend(send_button(session).filter(|_| !is_board && session.ended_sent().is_none()));
    let note = text::pad_note(&text::hand_end_story(end, &standing.rules, names), standing.practice);
    Content { title: text::hand_end_title(end, names), note, body, foot }
}
