//! The review beside a record: the summary, the graph of the win chance, the decision that is shown, and the worst ones.

use crate::beside::review::graph::share;
use crate::session::{
    DecisionId, ExerciseIntent, Intent, LookBack, LookBackIntent, MatchReview, MatchReviewIntent, RecordPoint,
    ReviewPace, SeatReview, Session, ShownDecision,
};
use crate::view::cards::{bare_card, meld_order, with_signs};
use crate::view::controls::{icon, icon_button, with_intent};
use crate::view::node::{
    Element, Node, b, button, canvas, caption, div, h2, h3, header, i, li, p, section, small, span, table, tbody, td,
    th, thead, tr, ul,
};
use crate::view::text::{self, Names};
use crate::words;
use canasta::analysis::{ChanceEvent, DecisionReview, MistakeClass, OtherPlan, TurnChance, Worth};
use canasta::rules::{Action, CardSet};

/// The most decisions in the list of the worst.
const MOST_LISTED: usize = 8;

/// The review of the record that is looked back at, while it is shown.
pub(crate) fn panel(session: &Session, names: Names<'_>) -> Option<Element> {
    let (look, review) = (session.look_back()?, session.match_review()?);
    let close = icon_button("x", words::review::hide_review()).attr("title", words::review::hide_review());
    let close = with_intent(close, &Intent::MatchReview(MatchReviewIntent::Toggle)).key("close");
    let head = header().child(h2().text(text::review_of(look.viewer(), names))).child(close);
    // It is read as a page, within the table that takes every key.
    let panel = section().class("match-review").key("match-review").attr("role", "document");
    let panel = panel.attr("aria-label", words::common::review());
    let Some(found) = session.seat_review() else {
        return Some(panel.child(head).child(p().class("lacks").text(words::review::hand_is_on())));
    };
    let shown = session.shown_decision();
    let overview = div()
        .class("review-overview")
        .key("overview")
        .child(progress(review, &found))
        .child(summary(&found))
        .child(graph(look, &found));
    let details = div()
        .class("review-details")
        .key("details")
        .child(decision(look, &found, shown.as_ref(), names))
        .child(worst(look, &found))
        .children(strokes(look, &found, names))
        .child(chances(look, &found))
        .children(turns(look, &found, names));
    Some(panel.child(head).child(overview).child(details))
}

/// How far the review has come, and the button that stops it.
fn progress(review: &MatchReview, found: &SeatReview<'_>) -> Element {
    let (done, all) = found.progress();
    let is_done = done == all;
    let words = match review.pace() {
        ReviewPace::Impossible if !is_done => words::review::no_worker().to_owned(),
        _ => text::review_progress(done, all),
    };
    let share = done * 100 / all.max(1);
    let bar = span().class("review-meter").attr("aria-hidden", "true").attr("--p", share);
    // While it goes on, each decision would be announced; only the end is.
    let said = p().class("said").key("said").attr("aria-live", if is_done { "polite" } else { "off" }).text(words);
    let (sign, word) = match review.pace() {
        ReviewPace::Running => ("pause", words::review::stop_review()),
        ReviewPace::Stopped | ReviewPace::Impossible => ("play", words::review::go_on_review()),
    };
    let run = button().class("btn").key("run").attr("type", "button").child(icon(sign)).child(span().text(word));
    let run = (!is_done || !found.has_all_cards())
        .then(|| with_intent(run, &Intent::MatchReview(MatchReviewIntent::ToggleRunning)));
    let kept = text::review_kept(review.storage(), review.lost());
    let kept = (!kept.is_empty()).then(|| p().class("kept").key("kept").attr("aria-live", "polite").text(kept));
    div().class("review-progress").key("progress").child(said).child(bar).children(run).children(kept)
}

/// The error rate and the numbers of decisions of each class.
fn summary(found: &SeatReview<'_>) -> Element {
    let tally = found.tally();
    let (rate, note) = text::error_rate(tally.error_rate(), tally.unforced());
    let rate = li().child(b().text(rate)).child(span().text(words::common::error_rate())).child(small().text(note));
    let class = |class: MistakeClass| {
        let count = tally.count(class);
        li().child(span().class("count").child(b().text(count)).child(mark(class)))
            .child(span().text(text::class_name(class, count)))
            .child(small().text(text::class_bound(class)))
    };
    ul().class("tiles").key("tiles").child(rate.class("rate")).children(MistakeClass::ALL.into_iter().map(class))
}

/// The sign of a class. Its form differs too.
fn mark(class: MistakeClass) -> Element {
    i().class(format_args!("mark {}", class_word(class))).attr("aria-hidden", "true").text(text::class_sign(class))
}

/// The class in style sheets.
const fn class_word(class: MistakeClass) -> &'static str {
    match class {
        MistakeClass::Inaccuracy => "inaccuracy",
        MistakeClass::Mistake => "mistake",
        MistakeClass::Blunder => "blunder",
    }
}

fn go_to(found: &DecisionReview) -> Intent {
    Intent::LookBack(LookBackIntent::GoTo(DecisionId::of(found).point()))
}

/// The round of a decision.
fn round(look: &LookBack, found: &DecisionReview) -> usize {
    look.course().turn_at(found.action + 1).map_or(1, |turn| turn.round)
}

fn is_shown(look: &LookBack, found: &DecisionReview) -> bool {
    look.at() == DecisionId::of(found).point()
}

/// The graph with its marks, which lead to their decisions.
fn graph(look: &LookBack, found: &SeatReview<'_>) -> Element {
    let percent = |share: f64| (share * 1000.0).round() / 10.0;
    let marks = found.decisions().filter_map(|one| {
        let (class, worth) = (one.class()?, one.worth.as_ref()?);
        let button = button()
            .class("mark-button")
            .key(one.action)
            .attr("type", "button")
            .attr("aria-label", text::decision_mark(round(look, one), one))
            .attr("--x", tenths(percent(share(look, one.action))))
            .attr("--y", tenths(percent(1.0 - worth.win.done)))
            .maybe("aria-current", is_shown(look, one).then_some("true"))
            .child(mark(class));
        Some(with_intent(button, &go_to(one)))
    });
    let level = |percent: u32, class: &str| {
        span()
            .class(format_args!("level {class}"))
            .attr("aria-hidden", "true")
            .text(words::review::win_percent(percent))
    };
    let rounds = look.course().rounds();
    let every = rounds.div_ceil(6).max(1);
    let mut labelled = 0;
    let numbers = look.course().turns().iter().filter_map(move |turn| {
        let is_new = turn.round > labelled && turn.round % every == 0;
        is_new.then(|| labelled = turn.round)?;
        let number =
            span().class("number").attr("aria-hidden", "true").attr("--x", tenths(percent(share(look, turn.start))));
        Some(number.text(turn.round))
    });
    div()
        .class("win-graph")
        .key("graph")
        .attr("role", "group")
        .attr("aria-label", words::review::win_chance())
        .child(h3().text(words::review::win_chance()))
        .child(
            div()
                .class("plot")
                .child(canvas().class("chances").attr("aria-hidden", "true"))
                .child(level(100, "full"))
                .child(level(50, "half"))
                .child(level(0, "none"))
                .children(numbers)
                .children(marks),
        )
        .child(legend(found))
}

/// What the lines of the graph are. Their tables say it to ears.
fn legend(found: &SeatReview<'_>) -> Element {
    let line = |class: &str, word: &str| span().class(class).text(word);
    let all_cards =
        if found.has_all_cards() { words::review::with_all_cards() } else { words::review::all_cards_later() };
    p().class("legend")
        .key("legend")
        .attr("aria-hidden", "true")
        .child(line("known", words::review::what_was_known()))
        .child(line("all-cards", all_cards))
}

/// A number with one decimal for style sheets. The code to print floating-point numbers would add 14 KB to the page.
fn tenths(number: f64) -> String {
    let tenths = (number * 10.0).round() as i32;
    format!("{}.{}", tenths / 10, tenths.unsigned_abs() % 10)
}

/// The decision at the moment that is shown, and the ways to the ones around it.
fn decision(look: &LookBack, found: &SeatReview<'_>, shown: Option<&ShownDecision<'_>>, names: Names<'_>) -> Element {
    let part = section().class("decision").key("decision").attr("aria-label", words::review::this_decision());
    let [before, after] = found.around(look.at().actions);
    let step = |class: &str, label: &str, to: Option<DecisionId>| {
        let step =
            icon_button("next", label).attr("title", label).class(format_args!("icon-button {class}")).key(label);
        let step = step.maybe("aria-disabled", to.is_none().then_some("true"));
        let at = to.map_or(look.at(), DecisionId::point);
        with_intent(step, &Intent::LookBack(LookBackIntent::GoTo(at)))
    };
    let steps = span().class("steps").child(step("mirrored", words::review::decision_back(), before)).child(step(
        "",
        words::review::decision_on(),
        after,
    ));
    let title = |words: &str, class: Option<MistakeClass>| {
        let words = h3().children(class.map(mark)).child(span().text(words));
        header().child(words).child(steps.clone())
    };
    let Some(ShownDecision { review, .. }) = shown else {
        return part
            .child(title(words::review::no_decision(), None))
            .child(p().class("lacks").text(words::review::no_decision_note()));
    };
    let part = part.child(title(&text::decision_title(round(look, review), review), review.class()));
    let Some(worth) = &review.worth else {
        return part.child(p().class("lacks").children(with_signs(&text::plan_done(&review.done))));
    };
    let who = if names.is_you(review.seat) { words::common::you_did() } else { names.of(review.seat) };
    let own = plan("plan", who, worth.win.done, &review.done, None);
    if worth.is_best {
        let own = plan("plan best", who, worth.win.done, &review.done, Some("check"));
        return part.child(div().class("plans").child(own)).children(others(worth));
    }
    let best = plan("plan best", words::common::best_plan(), worth.win.best, &worth.best, Some("check"));
    let why = shown.map(|shown| text::why_best(shown, names)).filter(|why| !why.is_empty());
    let again = button().class("btn").key("try").attr("type", "button");
    let again = again.child(icon("again")).child(span().text(words::common::try_again()));
    let again = review.class().map(|_| with_intent(again, &Intent::Exercise(ExerciseIntent::Begin)));
    part.child(div().class("plans").child(own).child(best))
        .child(lost(worth))
        .children(others(worth))
        .children(why.map(|why| p().class("why").text(why)))
        .children(again)
}

/// The next best plans with what each loses to the best, so that a decision can be judged by what else there was.
fn others(worth: &Worth) -> Option<Element> {
    let line = |other: &OtherPlan| {
        let words = span().class("words").children(with_signs(&text::plan_advised(&other.plan)));
        li().child(words).text(" ").child(b().text(text::loss_in_full(&other.win)))
    };
    let list =
        || ul().class("others").attr("aria-label", words::review::next_best()).children(worth.others.iter().map(line));
    (!worth.others.is_empty()).then(|| {
        div()
            .class("others-part")
            .key("others")
            .child(p().class("lacks").text(words::review::next_best()))
            .child(list())
    })
}

/// What was lost, with its error.
fn lost(worth: &Worth) -> Element {
    p().class("lost")
        .child(b().text(text::loss_in_full(&worth.win)))
        .text(" ")
        .child(small().text(words::review::two_errors()))
}

/// A plan as a small card with its chance.
pub(crate) fn plan(class: &str, who: &str, chance: f64, actions: &[Action], sign: Option<&str>) -> Element {
    let name = span().children(sign.map(icon)).text(who);
    let title = p().class("who").child(name).text(" ").child(b().text(text::win_chance(chance)));
    div().class(class).child(title).child(div().class("plan-steps").children(actions.iter().flat_map(plan_steps)))
}

/// The steps of an action, each with its cards.
fn plan_steps(action: &Action) -> Vec<Element> {
    let step = |words: &str, cards: CardSet| {
        let fan = span().class("plan-cards").attr("role", "img").attr("aria-label", text::cards_in_full(cards));
        let fan = fan.children(meld_order(cards).map(|card| bare_card(card, "")));
        div().child(small().text(words)).children((!cards.is_empty()).then_some(fan))
    };
    let words = text::plan_step(action);
    let laid = |cards: CardSet| step(words::review::lay_step(), cards);
    match action {
        Action::Meld(groups) => groups.iter().map(|group| laid(group.cards)).collect(),
        Action::Take { with, groups } => {
            std::iter::once(step(words, with.cards)).chain(groups.iter().map(|group| laid(group.cards))).collect()
        }
        Action::Discard(card) => vec![step(words, (*card).into())],
        Action::Draw | Action::Keep | Action::Ask | Action::Answer(_) | Action::Special(_) => {
            vec![step(words, CardSet::EMPTY)]
        }
    }
}

/// The worst decisions, each a way to it.
fn worst(look: &LookBack, found: &SeatReview<'_>) -> Element {
    let mistakes = found.mistakes();
    let part = section().class("worst").key("worst").child(h3().text(words::review::worst_decisions()));
    if mistakes.is_empty() {
        return part.child(p().class("lacks").text(words::review::no_mistakes()));
    }
    let line = |one: &&DecisionReview| {
        let (class, worth) = (one.class()?, one.worth.as_ref()?);
        let round = text::round_number(round(look, one));
        let best =
            format!("{round}, {}", words::common::labelled(words::common::best(), &text::plan_advised(&worth.best)));
        let words = span()
            .class("words")
            .children(with_signs(&text::plan_done(&one.done)))
            .text(" ")
            .child(small().children(with_signs(&best)));
        let button = button()
            .attr("type", "button")
            .maybe("aria-current", is_shown(look, one).then_some("true"))
            .child(mark(class))
            .child(span().class("sr-only").text(text::class_name(class, 1)))
            .child(words)
            .text(" ")
            .child(b().text(text::win_loss(worth.win.loss)));
        Some(li().key(one.action).child(with_intent(button, &go_to(one))))
    };
    part.child(ul().children(mistakes.iter().take(MOST_LISTED).filter_map(line)))
}

/// The greatest strokes of luck, each a way to its moment.
fn strokes(look: &LookBack, found: &SeatReview<'_>, names: Names<'_>) -> Option<Element> {
    let luck = found.luck()?;
    let line = |(event, win): (&ChanceEvent, f64)| {
        let actions = event.action.map_or(0, |action| action + 1);
        let to = Intent::LookBack(LookBackIntent::GoTo(RecordPoint { hand: look.at().hand, actions }));
        let place = match event.action {
            Some(_) => text::round_number(look.course().turn_at(actions).map_or(1, |turn| turn.round)),
            None => words::review::at_the_deal().to_owned(),
        };
        let words = span()
            .class("words")
            .children(with_signs(&text::stroke_of_luck(event, names)))
            .text(" ")
            .child(small().text(place));
        let button = button().attr("type", "button").child(words).text(" ").child(b().text(text::win_loss(-win)));
        let key = format_args!("{}-{}", actions, event.seat.index());
        li().key(key).child(with_intent(button, &to))
    };
    let list = found.strokes();
    let list = (!list.is_empty()).then(|| ul().children(list.into_iter().map(line)));
    Some(
        section()
            .class("strokes")
            .key("strokes")
            .child(h3().text(words::review::strokes_of_luck()))
            .child(p().class("lacks").text(text::luck_of_hand(luck)))
            .children(list),
    )
}

/// The graph as a table, for ears.
fn chances(look: &LookBack, found: &SeatReview<'_>) -> Element {
    let head = [
        words::review::round(),
        words::review::what_was_done(),
        words::review::win_chance(),
        words::common::best_plan(),
        words::review::loss(),
        words::review::kind_of_mistake(),
    ];
    let row = |one: &DecisionReview| {
        let worth = one.worth.as_ref()?;
        let class = one.class().map_or("", |class| text::class_name(class, 1));
        let cells = [
            text::plan_done(&one.done),
            text::win_chance(worth.win.done),
            text::win_chance(worth.win.best),
            if worth.is_best { words::common::best_plan().to_owned() } else { text::loss_in_full(&worth.win) },
            class.to_owned(),
        ];
        let cell = |words: String| td().children(with_signs(&words));
        Some(tr().key(one.action).child(th().attr("scope", "row").text(round(look, one))).children(cells.map(cell)))
    };
    let rows: Vec<Node> = found.decisions().filter_map(row).map(Node::from).collect();
    let head = tr().children(head.map(|word| th().attr("scope", "col").text(word)));
    let table = table()
        .child(caption().text(words::review::chances_of_hand()))
        .child(thead().child(head))
        .child(tbody().children(rows));
    // A table itself would be as wide as its contents.
    div().class("sr-only").key("chances").child(table)
}

/// The chances after each turn as a table, with all cards and from what the seat knew, for ears.
fn turns(look: &LookBack, found: &SeatReview<'_>, names: Names<'_>) -> Option<Element> {
    let head = [
        words::review::round(),
        words::review::turn_of(),
        words::review::with_all_cards(),
        words::review::what_was_known(),
    ];
    let row = |turn: &TurnChance| {
        let round = look.course().turn_at(turn.at.actions).map_or(1, |turn| turn.round);
        let cells = [
            turn.at.seat.map_or(words::review::at_the_deal(), |seat| names.of(seat)).to_owned(),
            text::open_chance(turn),
            turn.known.map_or_else(|| "–".to_owned(), text::win_chance),
        ];
        let row = tr().key(turn.at.actions).child(th().attr("scope", "row").text(round));
        Node::from(row.children(cells.map(|words| td().text(words))))
    };
    let rows: Vec<Node> = found.turn_chances().iter().map(row).collect();
    let head = tr().children(head.map(|word| th().attr("scope", "col").text(word)));
    let table = table().child(caption().text(words::review::chances_of_turns())).child(thead().child(head));
    (!rows.is_empty()).then(|| div().class("sr-only").key("turns").child(table.child(tbody().children(rows))))
}
