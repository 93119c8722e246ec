//! Reviews: what a bot thought of a decision, and what the strongest bot advises.

use super::advice::{instead, percent, steps};
use super::number::plural;
use super::{cards, fact, list};
use crate::session::{Candidate, Reason, Review};
use crate::view::text::Names;
use canasta::rules::{Action, Seat};

/// The decision that a review button is about, for screen readers.
#[must_use]
pub fn of_decision(seat: Seat, number: usize, names: Names<'_>) -> String {
    format!(" {}, action {number}", names.of(seat))
}

/// Below this number of simulated deals the chance is not named, as it would suggest more than is known.
const FEW_DEALS: u32 = 5;

/// The bot's own reason for an action, with a space after it; empty if there is none.
fn reason(reason: &Reason, name: &str) -> String {
    let (found, again) = match reason {
        Reason::Heuristic => return format!("{name} went by rules of thumb. "),
        Reason::Found(found) => (found, false),
        Reason::FoundAgain(found) => (found, true),
    };
    let Some(next) = found.next.as_ref().filter(|_| found.best.trials > 0) else { return String::new() };
    let (won, lost) = (percent(found.best.chance), percent(next.chance));
    let other = instead(&next.first, matches!(found.best.first, Action::Meld(_)));
    let on = plural(found.best.trials as usize, "deal");
    let it = if found.best.first == Action::Draw { "drawing" } else { "it" };
    let tried = match again {
        true => format!("Thinking again, {name} tries {it} on {on}"),
        false => format!("{name} tried {it} on {on}"),
    };
    if next.trials < found.best.trials {
        // Chances from different sets of deals cannot be compared.
        let gave =
            if found.best.trials < FEW_DEALS { String::new() } else { format!(": {won}% chance to win the match") };
        return format!(
            "{tried}{gave}. The last alternative dropped, after {}: {other}. ",
            plural(next.trials as usize, "deal")
        );
    }
    match () {
        () if won < lost => format!("{tried}, where this did better: {other}. The rules of thumb outweighed that. "),
        () if found.best.trials < FEW_DEALS => format!("{tried} and liked it best. Next best: {other}. "),
        () => format!("{tried}: {won}% chance to win the match. Next best: {other}, {lost}%. "),
    }
}

/// The review of a decision after the hand.
#[must_use]
pub fn review(review: &Review, names: Names<'_>) -> String {
    let name = names.of(review.seat);
    let said = review.reason.as_ref().map_or_else(String::new, |own| reason(own, name));
    let held = format!("{name} held {}. {said}", cards(review.held));
    let held = held.trim_end();
    let Some(evaluation) = &review.evaluation else { return format!("{held} Thinking…") };
    let all = std::iter::once(&evaluation.best.first).chain(&evaluation.best.then);
    let all: Vec<String> = match evaluation.best.then.is_empty() {
        true => vec![instead(&evaluation.best.first, review.lays())],
        false => all.flat_map(steps).collect(),
    };
    let (best, won) = (list(&all), percent(evaluation.best.chance));
    let why = super::why(&evaluation.reasons, review.seat, names);
    let why = if why.is_empty() { why } else { format!(" {why}") };
    let against = evaluation.reasons.contra.first();
    let against = against.map_or_else(String::new, |one| format!("; {}", fact(one, review.seat, names)));
    // Chances are compared on the same deals only, so the order is told, and the chances where they are known as well.
    let lays = matches!(evaluation.best.first, Action::Meld(_));
    let other = |other: &Candidate| format!("{}, {}%", instead(&other.first, lays), percent(other.chance));
    let others: Vec<String> = evaluation.others.iter().map(other).collect();
    let others = if others.is_empty() { String::new() } else { format!(" Next best: {}.", others.join("; ")) };
    if evaluation.best.trials == 0 {
        return match evaluation.is_best {
            true => format!("{held} There was no other sensible choice."),
            false => format!("{held} By rules of thumb: {best}.{why}"),
        };
    }
    // Master reviews its own decision with the present thinking time, so the result may differ.
    let own = review.is_of_strongest();
    if own && !said.is_empty() {
        return if evaluation.is_best { format!("{held}{others}{why}") } else { format!("{held}{others}") };
    }
    let advises = if own { format!("Thinking again, {name} prefers") } else { "Master advises".to_owned() };
    match &evaluation.done {
        Some(_) if evaluation.is_best => {
            let same = match (own, review.is_of_drawing()) {
                (true, true) => format!("Thinking again, {name} would draw too"),
                (true, false) => format!("Thinking again, {name} would do the same"),
                (false, true) => "Master would have drawn too".to_owned(),
                (false, false) => "Master would have done the same".to_owned(),
            };
            format!("{held} {same}: {won}% chance to win the match.{others}{why}")
        }
        Some(done) => {
            let less = percent(done.chance);
            if less > won {
                return format!("{held} {advises}: {best}, by rules of thumb. What was done is no worse.");
            }
            let done = if review.is_of_drawing() { "drawing" } else { "what was done" };
            format!(
                "{held} {advises}: {best}, with a {won}% chance to win the match; {done}: {less}%{against}.{others}{why}"
            )
        }
        None => format!("{held} {advises}: {best}, with a {won}% chance to win the match.{others}{why}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Advice, Candidate, Reasons};

    #[test]
    fn bots_say_what_they_thought() {
        let found = |won, points, trials, others| {
            let best = Candidate { trials, ..Candidate::tried("discard 4c", won, points) };
            let next = Some(Candidate { trials: others, ..Candidate::tried("discard Kh", 0.49, 0.0) });
            Box::new(Advice { best, next, reasons: Reasons::default() })
        };
        let say = |won, points, trials, others| reason(&Reason::Found(found(won, points, trials, others)), "Ada");
        assert_eq!(reason(&Reason::Heuristic, "Ada"), "Ada went by rules of thumb. ");
        assert_eq!(
            say(0.52, 0.0, 14, 14),
            "Ada tried it on 14 deals: 52% chance to win the match. Next best: discard the king of hearts, 49%. "
        );
        assert_eq!(
            say(0.49, 31.0, 14, 14),
            "Ada tried it on 14 deals: 49% chance to win the match. Next best: discard the king of hearts, 49%. "
        );
        assert_eq!(
            say(0.43, 0.0, 14, 14),
            "Ada tried it on 14 deals, where this did better: discard the king of hearts. The rules of thumb outweighed \
             that. "
        );
        // An alternative that was dropped earlier was tried on other deals, so its chance is not named.
        assert_eq!(
            say(0.43, 0.0, 11, 2),
            "Ada tried it on 11 deals: 43% chance to win the match. The last alternative dropped, after 2 deals: discard \
             the king of hearts. "
        );
        assert_eq!(
            say(0.9, 0.0, 1, 1),
            "Ada tried it on 1 deal and liked it best. Next best: discard the king of hearts. "
        );
        assert_eq!(
            reason(&Reason::FoundAgain(found(0.52, 0.0, 140, 140)), "Magda"),
            "Thinking again, Magda tries it on 140 deals: 52% chance to win the match. Next best: discard the king of \
             hearts, 49%. "
        );
        assert_eq!(say(0.5, 0.0, 0, 0), "");
    }
}
