//! The review of a record as text.

use super::findings::Findings;
use crate::output::{BAD, BOLD, DIM, Shown};
use canasta::analysis::{ChanceEvent, ChanceKind, DecisionReview, Likeness, Luck, MistakeClass, Tally, Worth};
use canasta::rules::{Action, Card, Seat, Side};
use std::io::{self, Write};

/// Prints the worst decisions and the luckiest cards of each hand, at most so many of each, and what they add up to.
pub fn print(found: &Findings<'_>, most: usize, out: &mut impl Write) -> io::Result<()> {
    let mistakes = found.review.mistakes();
    for hand in 1..=found.record.hands.len() {
        writeln!(out, "{BOLD}hand {hand}{BOLD:#}")?;
        let of_hand: Vec<_> = mistakes.iter().filter(|review| review.hand == hand).collect();
        if of_hand.is_empty() {
            writeln!(out, "  no mistake was found")?;
        }
        for review in of_hand.iter().take(most) {
            print_mistake(found, review, out)?;
        }
        if of_hand.len() > most {
            writeln!(out, "  {DIM}and {} more{DIM:#}", of_hand.len() - most)?;
        }
        print_hand_luck(found, hand, most, out)?;
        writeln!(out)?;
    }
    print_match_luck(found, out)?;
    for person in found.people() {
        let tally = found.tally(person);
        writeln!(out, "{BOLD}{}{BOLD:#}: {}", Shown(found.name(person)), tally_text(&tally))?;
        if let Some(likeness) = found.likeness(&tally) {
            writeln!(out, "  {}", likeness_text(&likeness))?;
        }
    }
    Ok(())
}

/// The name of who sits at a seat in a hand, which somebody else has written.
fn shown_name(found: &Findings<'_>, hand: usize, seat: Seat) -> Shown<String> {
    Shown(found.name_in(hand, seat))
}

fn plan_text(plan: &[Action]) -> String {
    plan.iter().map(Action::to_string).collect::<Vec<_>>().join(", ")
}

fn percent(probability: f64) -> f64 {
    100.0 * probability
}

fn print_mistake(found: &Findings<'_>, review: &DecisionReview, out: &mut impl Write) -> io::Result<()> {
    let (Some(worth), Some(class)) = (&review.worth, review.class()) else { return Ok(()) };
    let Worth { best, win, points, .. } = worth;
    let (action, name) = (review.action + 1, shown_name(found, review.hand, review.seat));
    let (loss, error) = (percent(win.loss), percent(win.error));
    let (done, better) = (percent(win.done), percent(win.best));
    writeln!(
        out,
        "  {BAD}{}{BAD:#} of {name}, action {action}: {loss:.1} % lost (± {error:.1}), {:+.0} points",
        class.name(),
        -points.loss
    )?;
    writeln!(out, "    did   {} {DIM}{done:.1} %{DIM:#}", plan_text(&review.done))?;
    writeln!(out, "    best  {} {DIM}{better:.1} %{DIM:#}", plan_text(best))?;
    for other in &worth.others {
        writeln!(out, "    next  {} {DIM}{:.1} %{DIM:#}", plan_text(&other.plan), percent(other.win.done))?;
    }
    Ok(())
}

/// The side that had luck.
fn lucky_side(luck_of_first: Luck) -> Side {
    if luck_of_first.points < 0.0 { Side::SECOND } else { Side::FIRST }
}

fn print_hand_luck(found: &Findings<'_>, number: usize, most: usize, out: &mut impl Write) -> io::Result<()> {
    let Some(hand) = found.luck.hands.iter().find(|hand| hand.hand == number) else { return Ok(()) };
    if found.record.rules.sides().scores() != 2 {
        return Ok(());
    }
    let side = lucky_side(hand.luck(Side::FIRST));
    let (deal, draws, all) = (hand.deal(side), hand.draws(side), hand.luck(side));
    let name = Shown(found.side_name_in(number, side));
    let (points, win) = (all.points, percent(all.win));
    write!(out, "  luck of {name}: {points:+.0} points ({win:+.1} %): ")?;
    writeln!(out, "deal {:+.0}, draws {:+.0}", deal.points, draws.points)?;
    if let (Some(margin), Some(adjusted)) = (hand.margin(side), hand.adjusted_margin(side)) {
        writeln!(out, "    won by {margin:+} points, {adjusted:+.0} without luck")?;
    }
    let mut events: Vec<_> = found.luck.events.iter().filter(|event| event.hand == number).collect();
    events.sort_by(|one, other| other.luck.points.abs().total_cmp(&one.luck.points.abs()));
    for event in events.into_iter().take(most) {
        writeln!(out, "    {DIM}{}{DIM:#}", event_text(found, event))?;
    }
    Ok(())
}

fn event_text(found: &Findings<'_>, event: &ChanceEvent) -> String {
    let cards = event.cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let name = shown_name(found, event.hand, event.seat);
    let came = match event.kind {
        ChanceKind::Deal => format!("{name} was dealt {cards}"),
        ChanceKind::TurnUp => format!("{cards} turned up for {name}"),
        ChanceKind::Draw => format!("{name} drew {cards}"),
        ChanceKind::Replacement => format!("{name} got {cards} for red threes"),
    };
    let action = event.action.map(|action| format!(", action {}", action + 1)).unwrap_or_default();
    format!("{:+.0} points: {came}{action}", event.luck.points)
}

fn print_match_luck(found: &Findings<'_>, out: &mut impl Write) -> io::Result<()> {
    let luck = &found.luck;
    if found.record.rules.sides().scores() != 2 {
        return Ok(());
    }
    let side = lucky_side(luck.luck(Side::FIRST));
    let all = luck.luck(side);
    let (name, points, win) = (Shown(found.side_name(side)), all.points, percent(all.win));
    writeln!(out, "{BOLD}luck of {name}{BOLD:#}: {points:+.0} points, {win:+.1} % of the match")?;
    if luck.hands.iter().any(|hand| hand.margin(side).is_some()) {
        let (margin, adjusted) = (luck.margin(side), luck.adjusted_margin(side));
        writeln!(out, "  {margin:+} points in finished hands, {adjusted:+.0} without luck")?;
    }
    if let (Some(result), Some(adjusted)) = (luck.result(side), luck.adjusted_result(side)) {
        let word = if result > 0.5 { "won" } else { "lost" };
        writeln!(out, "  {word} the match, which counts as {adjusted:.2} of a win without luck")?;
    }
    writeln!(out)
}

fn tally_text(tally: &Tally) -> String {
    let Some(rate) = tally.error_rate() else { return "no decision".to_owned() };
    let counts = MistakeClass::ALL.map(|class| match (tally.count(class), class) {
        (1, class) => format!("1 {}", class.name()),
        (count, MistakeClass::Inaccuracy) => format!("{count} inaccuracies"),
        (count, class) => format!("{count} {}s", class.name()),
    });
    let error = if rate.standard_error.is_finite() { format!(" ± {:.1}", rate.standard_error) } else { String::new() };
    let (unforced, forced) = (tally.unforced(), tally.forced);
    // Below 0 it is noise.
    let rate = if rate.mean < 0.0 { "0 (as good as the search)".to_owned() } else { format!("{:.1}", rate.mean) };
    let counts = counts.join(", ");
    let word = if unforced == 1 { "decision" } else { "decisions" };
    let was = if forced == 1 { "was" } else { "were" };
    format!("error rate {rate}{error} in {unforced} {word} ({forced} more {was} forced); {counts}")
}

fn likeness_text(likeness: &Likeness) -> String {
    let Likeness { preset, level, weakest, strongest } = likeness;
    let doubt = match (weakest == level, strongest == level) {
        (true, true) => String::new(),
        (false, true) => format!(" or {weakest}"),
        (true, false) => format!(" or {strongest}"),
        (false, false) => format!(" (from {weakest} to {strongest})"),
    };
    format!("plays like {level}{doubt}, as measured in {preset}")
}
